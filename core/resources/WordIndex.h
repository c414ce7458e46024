#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace crossgloss {

/// One place of the hash table from words to rows: open addressing, linear probing, at most half full. Lies in files as
/// it is, so that a mapped file needs no building.
struct WordSlot {
    std::uint32_t tag = 0;             ///< upper half of the word's hash: most strangers are told without their text
    std::uint32_t rowPlusOne = 0;      ///< 0 = free
};

/// XXH3-64 of the word; part of the file format.
std::uint64_t hashWord(std::string_view word);

/// Places of a table for @p words words: a power of two.
std::size_t wordSlotCount(std::size_t words);

/// The words of a space: texts back to back, row r from ends[r] to ends[r + 1], and their table.
struct WordIndex {
    const char* text = nullptr;
    std::span<const std::uint64_t> bounds;     ///< one more than there are words
    std::span<const WordSlot> slots;

    std::size_t size() const { return bounds.empty() ? 0 : bounds.size() - 1; }
    std::string_view word(std::size_t row) const
    {
        // Zeros stand where a mapped file lost its end.
        const std::uint64_t begin = bounds[row];
        const std::uint64_t end = bounds[row + 1];
        return begin < end ? std::string_view(text + begin, static_cast<std::size_t>(end - begin)) : std::string_view();
    }
    std::optional<std::size_t> find(std::string_view word) const;
};

/// Puts a word into a table unless it stands there. @p wordOfRow gives the text of rows put in before.
/// @return the row that holds the word: @p row when it was new.
template <typename WordOfRow>
std::size_t insertWord(std::span<WordSlot> slots, std::uint64_t hash, std::string_view word, std::size_t row,
                       const WordOfRow& wordOfRow)
{
    const std::size_t mask = slots.size() - 1;
    const std::uint32_t tag = static_cast<std::uint32_t>(hash >> 32);
    for (std::size_t place = static_cast<std::size_t>(hash) & mask;; place = (place + 1) & mask) {
        WordSlot& slot = slots[place];
        if (slot.rowPlusOne == 0) {
            slot = {tag, static_cast<std::uint32_t>(row + 1)};
            return row;
        }
        if (slot.tag == tag && wordOfRow(slot.rowPlusOne - 1) == word) {
            return slot.rowPlusOne - 1;
        }
    }
}

} // namespace crossgloss
