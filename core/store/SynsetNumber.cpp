#include "store/SynsetNumber.h"

#include <charconv>
#include <system_error>

namespace crossgloss {

std::int64_t synsetNumber(std::string_view id, std::string_view ili)
{
    std::uint32_t offset = 0;
    const char* const behind = id.data() + id.size();
    const std::from_chars_result number = std::from_chars(id.data(), behind, offset);
    if (number.ec == std::errc() && behind - number.ptr == 2 && *number.ptr == '-') {
        return static_cast<std::int64_t>(offset) * 256 + static_cast<unsigned char>(number.ptr[1]);
    }
    // Wordnets with ids of their own meet at the interlingual index where they are linked to it: i12345.
    const std::string_view linked = ili.empty() ? id : ili;
    if (linked.size() > 1 && linked.front() == 'i') {
        std::uint32_t entry = 0;
        const std::from_chars_result index = std::from_chars(linked.data() + 1, linked.data() + linked.size(), entry);
        if (index.ec == std::errc() && index.ptr == linked.data() + linked.size()) {
            return -static_cast<std::int64_t>(entry) - 1;
        }
    }
    // Ids of another making join with each other only when they are the same text: FNV-1a of the text, below the numbers
    // of the interlingual index. Of a million ids two meet with a chance of 10^-7.
    std::uint64_t hash = 14695981039346656037ULL;
    for (const char c : linked) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
    }
    return -static_cast<std::int64_t>(hash >> 2 | std::uint64_t{1} << 61) - 1;
}

} // namespace crossgloss
