#include "resources/Subwords.h"

#include <cstring>
#include <string>

namespace crossgloss {

namespace {

bool continuesCharacter(char c)
{
    return (static_cast<unsigned char>(c) & 0xc0) == 0x80;
}

/// FNV-1a, except that fastText extends every byte by its sign before the exclusive or. Published models depend on it.
std::uint32_t hashByte(std::uint32_t hash, char c)
{
    hash ^= static_cast<std::uint32_t>(static_cast<std::int8_t>(c));
    return hash * 16777619u;
}

} // namespace

void subwordBuckets(std::string_view word, const Subwords& subwords, std::vector<std::uint32_t>& result)
{
    result.clear();
    if (!subwords.available() || word == endOfSentence) {
        return;
    }
    std::string wrapped;
    wrapped.reserve(word.size() + 2);
    wrapped += '<';
    wrapped += word;
    wrapped += '>';
    for (std::size_t start = 0; start < wrapped.size(); ++start) {
        if (continuesCharacter(wrapped[start])) {
            continue;
        }
        std::uint32_t hash = 2166136261u;
        std::size_t end = start;
        for (int length = 1; length <= subwords.maximumLength && end < wrapped.size(); ++length) {
            do {
                hash = hashByte(hash, wrapped[end++]);
            } while (end < wrapped.size() && continuesCharacter(wrapped[end]));
            const bool bracketAlone = length == 1 && (start == 0 || end == wrapped.size());
            if (length >= subwords.minimumLength && !bracketAlone) {
                result.push_back(static_cast<std::uint32_t>(hash % subwords.buckets));
            }
        }
    }
}

void addSubwordRows(const Subwords& subwords, std::span<const std::uint32_t> ids, std::span<float> sum)
{
    for (const std::uint32_t id : ids) {
        const std::byte* row = subwords.rows + std::size_t{id} * sum.size() * sizeof(float);
        for (std::size_t i = 0; i < sum.size(); ++i) {
            float value;
            std::memcpy(&value, row + i * sizeof(float), sizeof value);
            sum[i] += value;
        }
    }
}

} // namespace crossgloss
