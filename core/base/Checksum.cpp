#include "base/Checksum.h"

#include "base/Error.h"
#include "base/MemoryMap.h"

#include <xxhash.h>

#include <cstdio>
#include <fstream>
#include <memory>
#include <vector>

namespace crossgloss {

namespace {

std::string toHex(XXH128_hash_t hash)
{
    char text[33];
    std::snprintf(text, sizeof text, "%016llx%016llx", static_cast<unsigned long long>(hash.high64),
                  static_cast<unsigned long long>(hash.low64));
    return text;
}

} // namespace

std::string checksum(const void* data, std::size_t size)
{
    return toHex(XXH3_128bits(data, size));
}

struct RunningChecksum::State {
    std::unique_ptr<XXH3_state_t, decltype(&XXH3_freeState)> hash{XXH3_createState(), &XXH3_freeState};
};

RunningChecksum::RunningChecksum() : m_state(std::make_unique<State>())
{
    XXH3_128bits_reset(m_state->hash.get());
}

RunningChecksum::~RunningChecksum() = default;

void RunningChecksum::add(const void* data, std::size_t size)
{
    XXH3_128bits_update(m_state->hash.get(), data, size);
}

std::string RunningChecksum::hex() const
{
    return toHex(XXH3_128bits_digest(m_state->hash.get()));
}

std::string fileChecksum(const std::filesystem::path& path, std::size_t offset)
{
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        throw Error(CROSSGLOSS_TEXT("The file cannot be read")).at(path.string());
    }
    file.seekg(static_cast<std::streamoff>(offset));
    RunningChecksum sum;
    std::vector<char> buffer(1 << 18);
    while (file) {
        file.read(buffer.data(), static_cast<std::streamsize>(buffer.size()));
        sum.add(buffer.data(), static_cast<std::size_t>(file.gcount()));
    }
    if (file.bad()) {
        throw Error(CROSSGLOSS_TEXT("The file cannot be read")).at(path.string());
    }
    return sum.hex();
}

bool hasChecksum(const MemoryMap& map, const std::filesystem::path& path, std::size_t offset, std::string_view expected)
{
    return fileChecksum(path, offset) == expected || checksum(map.text() + offset, map.size() - offset) == expected;
}

} // namespace crossgloss
