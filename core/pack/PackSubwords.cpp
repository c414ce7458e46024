#include "pack/PackSubwords.h"

#include <algorithm>
#include <string>

namespace crossgloss {

void PackSubwords::of(std::string_view word, std::vector<std::uint32_t>& out) const
{
    out.clear();
    if (buckets == 0) {
        return;
    }
    const std::string framed = '<' + std::string(word) + '>';
    std::vector<std::size_t> starts;
    for (std::size_t i = 0; i < framed.size(); ++i) {
        if ((static_cast<unsigned char>(framed[i]) & 0xC0U) != 0x80U) {
            starts.push_back(i);
        }
    }
    const std::size_t letters = starts.size();
    starts.push_back(framed.size());
    for (std::size_t begin = 0; begin < letters; ++begin) {
        for (int n = minimum; n <= maximum && begin + static_cast<std::size_t>(n) <= letters; ++n) {
            // FNV-1a; the top bits are folded in since buckets may be a power of two.
            std::uint64_t hash = 14695981039346656037ULL;
            for (std::size_t i = starts[begin]; i < starts[begin + static_cast<std::size_t>(n)]; ++i) {
                hash = (hash ^ static_cast<unsigned char>(framed[i])) * 1099511628211ULL;
            }
            out.push_back(static_cast<std::uint32_t>((hash ^ (hash >> 32U)) % buckets));
        }
    }
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
}

} // namespace crossgloss
