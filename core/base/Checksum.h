#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

namespace crossgloss {

/// XXH3-128 of bytes as 32 lower-case hexadecimal digits. For identity, not for security.
std::string checksum(const void* data, std::size_t size);

/// The same of a file's content. @throws Error when it cannot be read.
std::string fileChecksum(const std::filesystem::path& path);

} // namespace crossgloss
