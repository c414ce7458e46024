#include "training/ParameterFile.h"

#include "base/AtomicFile.h"
#include "base/Checksum.h"
#include "base/Error.h"
#include "base/Json.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <stdexcept>

namespace crossgloss {

namespace {

static_assert(std::endian::native == std::endian::little, "parameter files are written as memory holds them");

constexpr std::string_view magic = "CGPARAM1";
constexpr std::size_t checksumSize = 32;

struct Prefix {
    std::array<char, 8> magic{};
    std::array<char, 8> kind{};
    std::uint64_t headerSize = 0;
    std::uint64_t floats = 0;
};
static_assert(sizeof(Prefix) == 32);

Error damaged(const std::filesystem::path& path)
{
    return Error(CROSSGLOSS_TEXT("The file is damaged or cut off"))
        .at(path.string())
        .advise(CROSSGLOSS_TEXT("Use a copy of it, or train again"));
}

} // namespace

ParameterFileReader::ParameterFileReader(const std::filesystem::path& path, std::string_view kind) : m_map(path)
{
    Prefix prefix;
    if (m_map.size() < sizeof prefix + checksumSize) {
        throw damaged(path);
    }
    std::memcpy(&prefix, m_map.text(), sizeof prefix);
    if (std::string_view(prefix.magic.data(), magic.size()) != magic ||
        std::string_view(prefix.kind.data(), ::strnlen(prefix.kind.data(), prefix.kind.size())) != kind) {
        throw Error(CROSSGLOSS_TEXT("The file is not of the kind expected here (%1)"), {std::string(kind)})
            .at(path.string());
    }
    const std::uint64_t body = m_map.size() - sizeof prefix - checksumSize;
    if (prefix.headerSize > body || prefix.floats != (body - prefix.headerSize) / sizeof(float) ||
        (body - prefix.headerSize) % sizeof(float) != 0) {
        throw damaged(path);
    }
    const std::size_t summed = m_map.size() - checksumSize;
    if (checksum(m_map.text(), summed) != std::string_view(m_map.text() + summed, checksumSize)) {
        throw damaged(path);
    }
    m_header = parsedJson({m_map.text() + sizeof prefix, static_cast<std::size_t>(prefix.headerSize)});
    if (!m_header.is_object()) {
        throw damaged(path);
    }
    m_valuesAt = sizeof prefix + static_cast<std::size_t>(prefix.headerSize);
    m_size = prefix.floats;
    m_map.requireIntact();
}

void ParameterFileReader::copy(std::uint64_t first, std::span<float> out) const
{
    if (first > m_size || out.size() > m_size - first) {
        throw std::invalid_argument("ParameterFileReader: values beyond the end");
    }
    if (!out.empty()) {
        std::memcpy(out.data(), m_map.text() + m_valuesAt + first * sizeof(float), out.size_bytes());
    }
    m_map.requireIntact();
}

void writeParameterFile(const std::filesystem::path& path, std::string_view kind, const nlohmann::json& header,
                        const std::vector<std::span<const float>>& parts)
{
    const std::string text = jsonText(header);
    Prefix prefix;
    std::memcpy(prefix.magic.data(), magic.data(), magic.size());
    std::memcpy(prefix.kind.data(), kind.data(), std::min(kind.size(), prefix.kind.size()));
    prefix.headerSize = text.size();
    for (const std::span<const float> part : parts) {
        prefix.floats += part.size();
    }
    AtomicFile file(path);
    RunningChecksum sum;
    const auto write = [&](const void* data, std::size_t size) {
        file.write(data, size);
        sum.add(data, size);
    };
    write(&prefix, sizeof prefix);
    write(text.data(), text.size());
    for (const std::span<const float> part : parts) {
        if (!part.empty()) {
            write(part.data(), part.size_bytes());
        }
    }
    const std::string digits = sum.hex();
    file.write(digits.data(), digits.size());
    file.commit();
}

ParameterFile readParameterFile(const std::filesystem::path& path, std::string_view kind)
{
    const ParameterFileReader reader(path, kind);
    ParameterFile file;
    file.header = reader.header();
    file.values.resize(reader.size());
    reader.copy(0, file.values);
    return file;
}

void requireModelVersion(const nlohmann::json& header, int version)
{
    const int found = header.at("version").get<int>();
    if (found > version) {
        throw Error(CROSSGLOSS_TEXT("The model was made by a newer version of this program"))
            .advise(CROSSGLOSS_TEXT("Update the program"));
    }
    if (found < version) {
        throw Error(CROSSGLOSS_TEXT("The model was made by an earlier version of this program"))
            .advise(CROSSGLOSS_TEXT("Train it again"));
    }
}

} // namespace crossgloss
