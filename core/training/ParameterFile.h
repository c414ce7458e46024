#pragma once

#include "base/MemoryMap.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// A JSON header and a run of floats in one checked file: what models and checkpoints are made of.
///
/// Layout, little-endian: 8 bytes "CGPARAM1", kind as 8 bytes, header size and float count as 64 bits each, header,
/// floats, 32 hexadecimal digits of the checksum of all before.
struct ParameterFile {
    nlohmann::json header;
    std::vector<float> values;
};

/// The same, opened and checked, its values still on the disk.
class ParameterFileReader {
public:
    /// @throws Error when the file is missing, of another kind, truncated or damaged. Sizes are checked against the
    /// file's before anything is read.
    ParameterFileReader(const std::filesystem::path& path, std::string_view kind);

    const nlohmann::json& header() const { return m_header; }
    std::uint64_t size() const { return m_size; }
    /// Values from @p first on. @throws Error when the file has lost its end, std::invalid_argument beyond size().
    void copy(std::uint64_t first, std::span<float> out) const;

private:
    MemoryMap m_map;
    nlohmann::json m_header;
    std::size_t m_valuesAt = 0;                ///< in bytes
    std::uint64_t m_size = 0;
};

/// Writes atomically; the parts follow one another as the file's values. @param kind at most 8 characters.
void writeParameterFile(const std::filesystem::path& path, std::string_view kind, const nlohmann::json& header,
                        const std::vector<std::span<const float>>& parts);

/// A whole file. @throws Error as ParameterFileReader does.
ParameterFile readParameterFile(const std::filesystem::path& path, std::string_view kind);

/// Of the header of a model. @throws Error when it is not of @p version, nlohmann::json::exception when it names none.
void requireModelVersion(const nlohmann::json& header, int version);

} // namespace crossgloss
