#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>

namespace crossgloss {

/// XXH3-128 of bytes as 32 lower-case hexadecimal digits. For identity, not for security.
std::string checksum(const void* data, std::size_t size);

/// The same over bytes that come in pieces.
class RunningChecksum {
public:
    RunningChecksum();
    ~RunningChecksum();
    RunningChecksum(const RunningChecksum&) = delete;
    RunningChecksum& operator=(const RunningChecksum&) = delete;

    void add(const void* data, std::size_t size);
    /// Of everything added so far.
    std::string hex() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

/// The same of a file's content. @throws Error when it cannot be read.
std::string fileChecksum(const std::filesystem::path& path);

} // namespace crossgloss
