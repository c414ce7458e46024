#pragma once

#include "pack/Pack.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>

namespace crossgloss {

/// The one pack of the window, opened when first needed, from any thread.
class SharedPack {
public:
    /// @param find Names the file, or throws Error when there is none.
    explicit SharedPack(std::function<std::filesystem::path()> find) : m_find(std::move(find)) {}

    std::shared_ptr<const Pack> open()
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        if (!m_pack) {
            m_file = m_find();
            m_pack = Pack::open(m_file);
        }
        return m_pack;
    }
    /// Of the pack once it is open.
    std::filesystem::path file()
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        return m_file;
    }

private:
    std::function<std::filesystem::path()> m_find;
    std::mutex m_mutex;
    std::filesystem::path m_file;
    std::shared_ptr<const Pack> m_pack;
};

} // namespace crossgloss
