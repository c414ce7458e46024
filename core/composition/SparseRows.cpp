#include "composition/SparseRows.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

SparseRows transposed(const SparseRows& matrix)
{
    SparseRows result;
    result.columns = matrix.rows();
    result.start.assign(matrix.columns + 1, 0);
    for (const std::uint32_t column : matrix.column) {
        ++result.start[column + 1];
    }
    for (std::size_t i = 0; i < matrix.columns; ++i) {
        result.start[i + 1] += result.start[i];
    }
    result.column.resize(matrix.nonZeros());
    result.value.resize(matrix.nonZeros());
    std::vector<std::size_t> next(result.start.begin(), result.start.end() - 1);
    for (std::size_t row = 0; row < matrix.rows(); ++row) {
        for (std::size_t i = matrix.start[row]; i < matrix.start[row + 1]; ++i) {
            const std::size_t place = next[matrix.column[i]]++;
            result.column[place] = static_cast<std::uint32_t>(row);
            result.value[place] = matrix.value[i];
        }
    }
    return result;
}

SparseRows sideBySide(const SparseRows& a, const SparseRows& b)
{
    SparseRows result;
    result.columns = a.columns + b.columns;
    result.start.reserve(a.start.size());
    result.column.reserve(a.nonZeros() + b.nonZeros());
    result.value.reserve(a.nonZeros() + b.nonZeros());
    for (std::size_t row = 0; row < a.rows(); ++row) {
        const auto add = [&](const SparseRows& part, std::size_t shift) {
            for (const std::uint32_t column : part.columnsOf(row)) {
                result.column.push_back(static_cast<std::uint32_t>(column + shift));
            }
            const std::span<const float> values = part.valuesOf(row);
            result.value.insert(result.value.end(), values.begin(), values.end());
        };
        add(a, 0);
        add(b, a.columns);
        result.start.push_back(result.column.size());
    }
    return result;
}

std::vector<float> inverseDocumentFrequencies(const TextIds& text, std::size_t words)
{
    const std::vector<std::uint64_t> documents = documentCounts(text, words);
    std::vector<float> idf(words, 0.0F);
    for (std::size_t i = 0; i < words; ++i) {
        if (documents[i] > 0) {
            idf[i] = static_cast<float>(
                std::log(static_cast<double>(text.sentences()) / static_cast<double>(documents[i])));
        }
    }
    return idf;
}

SparseRows tfIdf(const TextIds& text, std::span<const float> idf)
{
    SparseRows matrix;
    matrix.columns = idf.size();
    matrix.start.reserve(text.sentences() + 1);
    std::vector<std::uint32_t> sorted;
    for (std::size_t sentence = 0; sentence < text.sentences(); ++sentence) {
        const std::span<const std::uint32_t> ids = text.sentence(sentence);
        sorted.assign(ids.begin(), ids.end());
        std::ranges::sort(sorted);
        for (std::size_t i = 0; i < sorted.size();) {
            std::size_t end = i + 1;
            while (end < sorted.size() && sorted[end] == sorted[i]) {
                ++end;
            }
            if (idf[sorted[i]] > 0.0F) {
                matrix.column.push_back(sorted[i]);
                matrix.value.push_back(static_cast<float>(end - i) * idf[sorted[i]]);
            }
            i = end;
        }
        matrix.start.push_back(matrix.column.size());
    }
    return matrix;
}

} // namespace crossgloss
