#pragma once

#include "store/Workspace.h"

#include <filesystem>
#include <memory>
#include <mutex>

namespace crossgloss {

/// The one workspace of the window, opened when first needed, from any thread.
class SharedWorkspace {
public:
    explicit SharedWorkspace(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    const std::filesystem::path& folder() const { return m_folder; }
    std::shared_ptr<Workspace> open()
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        if (!m_workspace) {
            m_workspace = std::make_shared<Workspace>(m_folder);
        }
        return m_workspace;
    }
    /// Who has it goes on with it; the next one opens it anew.
    void close()
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        m_workspace.reset();
    }

private:
    std::filesystem::path m_folder;
    std::mutex m_mutex;
    std::shared_ptr<Workspace> m_workspace;
};

} // namespace crossgloss
