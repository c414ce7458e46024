#include "resources/WordIndex.h"

#include <xxhash.h>

#include <algorithm>
#include <bit>

namespace crossgloss {

std::uint64_t hashWord(std::string_view word)
{
    return XXH3_64bits(word.data(), word.size());
}

std::size_t wordSlotCount(std::size_t words)
{
    return std::bit_ceil(std::max<std::size_t>(8, 2 * words));
}

std::optional<std::size_t> WordIndex::find(std::string_view wanted) const
{
    if (slots.empty()) {
        return std::nullopt;
    }
    const std::uint64_t hash = hashWord(wanted);
    const std::size_t mask = slots.size() - 1;
    const std::uint32_t tag = static_cast<std::uint32_t>(hash >> 32);
    for (std::size_t place = static_cast<std::size_t>(hash) & mask;; place = (place + 1) & mask) {
        const WordSlot& slot = slots[place];
        if (slot.rowPlusOne == 0) {
            return std::nullopt;
        }
        if (slot.tag == tag && word(slot.rowPlusOne - 1) == wanted) {
            return slot.rowPlusOne - 1;
        }
    }
}

} // namespace crossgloss
