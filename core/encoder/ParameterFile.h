#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
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

/// Writes atomically; the parts follow one another as the file's values. @param kind at most 8 characters.
void writeParameterFile(const std::filesystem::path& path, std::string_view kind, const nlohmann::json& header,
                        const std::vector<std::span<const float>>& parts);

/// @throws Error when the file is missing, of another kind, truncated or damaged. Reads nothing before sizes are checked
/// against the file's.
ParameterFile readParameterFile(const std::filesystem::path& path, std::string_view kind);

} // namespace crossgloss
