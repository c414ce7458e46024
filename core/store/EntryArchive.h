#pragma once

#include "resources/Dictionary.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// Whole dictionary entries as they are kept beside the index: some dozens together in a compressed block, which makes
/// them three to four times smaller than one by one.
class EntryBlock
{
public:
    static constexpr std::size_t capacity = 64; ///< entries

    bool empty() const { return m_count == 0; }
    bool full() const { return m_count == capacity; }
    /// @return its place in the block.
    std::size_t add(const DictionaryEntry& entry);
    /// The block's bytes; it is empty then.
    std::string take();

private:
    std::string m_text;
    std::size_t m_count = 0;
};

/// One entry of a block. @throws Error when the bytes are damaged or the block has no such place.
DictionaryEntry entryOfBlock(std::string_view block, std::size_t place);
/// All entries of a block in their order. @throws Error when the bytes are damaged.
std::vector<DictionaryEntry> entriesOfBlock(std::string_view block);

} // namespace crossgloss
