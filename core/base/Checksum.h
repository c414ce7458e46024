#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace crossgloss {

class MemoryMap;

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

/// The same of a file's content, from an offset on. @throws Error when it cannot be read.
std::string fileChecksum(const std::filesystem::path& path, std::size_t offset = 0);

/// Whether a mapped file has this checksum from an offset on. To read it takes a third of the time that touching every page of
/// the map does; should the file have been replaced meanwhile, the map's bytes decide.
bool hasChecksum(const MemoryMap& map, const std::filesystem::path& path, std::size_t offset, std::string_view expected);

} // namespace crossgloss
