#pragma once

#include "alignment/Normalisation.h"
#include "resources/EmbeddingSpace.h"

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// The words of several languages in one shared space under one numbering. Vectors are not copied unless they are centred;
/// each has a factor that brings it to unit length. Words that only subwords explain get rows of their own as they are met.
class WordTable {
public:
    /// One language's vocabulary: ids first … first + space.size() − 1.
    struct Block {
        std::string language;
        EmbeddingSpace space;
        std::uint32_t first = 0;
        Normalisation normalisation;           ///< of a centred language, else without steps
        std::vector<float> centred;            ///< its rows then

        /// words × dimension, as the table has them.
        const float* values() const { return centred.empty() ? space.data() : centred.data(); }
    };

    /// @param centre bring the rows to unit length and take their mean off: the vectors of most spaces lie in a narrow cone,
    /// whose direction tells nothing of a word but outweighs all else in distances (Mu & Viswanath 2018).
    /// @throws Error when dimensions differ, the language is there already or words exceed the numbering.
    void add(const std::string& language, EmbeddingSpace space, bool centre = false, int threads = 0);

    std::size_t dimension() const { return m_dimension; }
    std::size_t size() const { return m_rows.size(); }
    bool has(std::string_view language) const { return find(language) != nullptr; }
    /// @throws Error naming the language that has no vectors.
    const Block& block(std::string_view language) const;
    const std::vector<Block>& blocks() const { return m_blocks; }

    /// A word of the vocabulary itself.
    std::optional<std::uint32_t> vocabularyId(const Block& block, std::string_view word) const;
    /// The same, else a row made from subwords where the space has them.
    std::optional<std::uint32_t> inputId(const Block& block, std::string_view word);

    const float* row(std::uint32_t id) const { return m_rows[id]; }
    /// 1 / length of the row; 0 for the zero vector.
    float scale(std::uint32_t id) const { return m_scales[id]; }
    /// The rows of all words, and their factors, by id.
    const float* const* rows() const { return m_rows.data(); }
    const float* scales() const { return m_scales.data(); }
    const float* scales(const Block& block) const { return m_scales.data() + block.first; }

private:
    const Block* find(std::string_view language) const;
    void append(const float* row);

    std::size_t m_dimension = 0;
    std::vector<Block> m_blocks;
    std::vector<const float*> m_rows;
    std::vector<float> m_scales;
    std::deque<std::vector<float>> m_subwordRows;
    std::map<std::pair<std::uint32_t, std::string>, std::optional<std::uint32_t>> m_subwordIds;
};

} // namespace crossgloss
