#include "encoder/ParameterFile.h"

#include "base/AtomicFile.h"
#include "base/Checksum.h"
#include "base/Error.h"
#include "base/Json.h"
#include "base/MemoryMap.h"

#include <array>
#include <bit>
#include <cstring>
#include <string>

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
        .advise(CROSSGLOSS_TEXT("Take a copy of it, or train again"));
}

} // namespace

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
    std::vector<char> bytes(sizeof prefix + text.size() + prefix.floats * sizeof(float));
    std::memcpy(bytes.data(), &prefix, sizeof prefix);
    std::memcpy(bytes.data() + sizeof prefix, text.data(), text.size());
    char* to = bytes.data() + sizeof prefix + text.size();
    for (const std::span<const float> part : parts) {
        if (!part.empty()) {
            std::memcpy(to, part.data(), part.size_bytes());
        }
        to += part.size_bytes();
    }
    AtomicFile file(path);
    file.write(bytes.data(), bytes.size());
    const std::string sum = checksum(bytes.data(), bytes.size());
    file.write(sum.data(), sum.size());
    file.commit();
}

ParameterFile readParameterFile(const std::filesystem::path& path, std::string_view kind)
{
    const MemoryMap map(path);
    Prefix prefix;
    if (map.size() < sizeof prefix + checksumSize) {
        throw damaged(path);
    }
    std::memcpy(&prefix, map.text(), sizeof prefix);
    const std::string_view found(prefix.kind.data(), ::strnlen(prefix.kind.data(), prefix.kind.size()));
    if (std::string_view(prefix.magic.data(), magic.size()) != magic || found != kind) {
        throw Error(CROSSGLOSS_TEXT("The file is not of the kind that is wanted here (%1)"), {std::string(kind)})
            .at(path.string());
    }
    const std::uint64_t body = map.size() - sizeof prefix - checksumSize;
    if (prefix.headerSize > body || prefix.floats != (body - prefix.headerSize) / sizeof(float) ||
        (body - prefix.headerSize) % sizeof(float) != 0) {
        throw damaged(path);
    }
    const std::size_t summed = map.size() - checksumSize;
    if (checksum(map.text(), summed) != std::string_view(map.text() + summed, checksumSize)) {
        throw damaged(path);
    }
    ParameterFile file;
    const char* header = map.text() + sizeof prefix;
    file.header = parsedJson({header, static_cast<std::size_t>(prefix.headerSize)});
    if (!file.header.is_object()) {
        throw damaged(path);
    }
    file.values.resize(prefix.floats);
    std::memcpy(file.values.data(), header + prefix.headerSize, prefix.floats * sizeof(float));
    map.requireIntact();
    return file;
}

} // namespace crossgloss
