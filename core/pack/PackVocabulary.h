#pragma once

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// The words of one language of a pack, found by their letters or by their stems. The tables for that are built on
/// their first use, so that opening a pack stays fast; any number of threads may ask at once.
class PackVocabulary
{
public:
    /// @param words the section of units: each a length byte and normalised UTF-8, the answers first and by falling
    /// frequency. @param shown the section of spellings that differ: a u32 row, a length byte and UTF-8. Both must
    /// outlive this object. @return the damaged section's name, empty where both are sound.
    std::string open(std::string_view words, std::string_view shown, std::size_t units, std::size_t answers);

    /// An answer as it is shown. @param row below the number of answers.
    std::string_view word(std::size_t row) const;
    /// The unit with these letters. @param normalised as normalise() gives it.
    std::optional<std::uint32_t> unit(std::string_view normalised) const;
    /// The most frequent answer of one word with this stem, among the frequent ones. @param language of the stemmer.
    std::optional<std::uint32_t> stem(std::string_view stemmed, const std::string& language) const;
    /// Builds both tables now.
    void prepare(const std::string& language) const;

private:
    /// Numbers by 64-bit hashes, open addressing: built and freed in one piece.
    class Table
    {
    public:
        void reserve(std::size_t count);
        /// The first number with an equal hash that same() takes, else none.
        template <typename Same>
        std::optional<std::uint32_t> find(std::uint64_t hash, const Same& same) const;
        void add(std::uint64_t hash, std::uint32_t number);

    private:
        struct Cell
        {
            std::uint32_t tag = 0;
            std::uint32_t number = 0; ///< plus one; 0 where the cell is free
        };
        std::vector<Cell> m_cells;
        std::size_t m_mask = 0;
    };

    std::string_view unitText(std::size_t unit) const;
    const Table& units() const;
    const Table& stems(const std::string& language) const;

    std::string_view m_words;
    std::string_view m_shown;
    std::vector<std::uint32_t> m_begin;   ///< by unit, the place of its length byte
    std::vector<std::uint32_t> m_shownAt; ///< by answer, the place of its length byte plus one; 0 where none differs
    mutable std::once_flag m_indexed;
    mutable Table m_units;
    mutable std::once_flag m_stemmed;
    mutable Table m_stems;
};

} // namespace crossgloss
