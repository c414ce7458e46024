#pragma once

#include "corpus/TextIds.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

/// A sparse matrix by rows; what is not listed is zero.
struct SparseRows {
    std::size_t columns = 0;
    std::vector<std::size_t> start{0};     ///< rows + 1
    std::vector<std::uint32_t> column;     ///< of each value; rising within a row
    std::vector<float> value;

    std::size_t rows() const { return start.size() - 1; }
    std::size_t nonZeros() const { return column.size(); }
    std::span<const std::uint32_t> columnsOf(std::size_t row) const
    {
        return std::span(column).subspan(start[row], start[row + 1] - start[row]);
    }
    std::span<const float> valuesOf(std::size_t row) const
    {
        return std::span(value).subspan(start[row], start[row + 1] - start[row]);
    }
};

SparseRows transposed(const SparseRows& matrix);
/// [a, b]: the rows of both side by side, columns of b behind those of a. Both have the same rows.
SparseRows sideBySide(const SparseRows& a, const SparseRows& b);

/// ln(sentences / sentences with the word), by word; 0 for words that stand nowhere.
std::vector<float> inverseDocumentFrequencies(const TextIds& text, std::size_t words);
/// Sentences × words: how often the word stands there × its idf. Words with an idf of zero are left out.
SparseRows tfIdf(const TextIds& text, std::span<const float> idf);

} // namespace crossgloss
