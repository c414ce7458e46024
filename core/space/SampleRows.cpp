#include "space/SampleRows.h"

#include "base/Random.h"

#include <algorithm>
#include <numeric>

namespace crossgloss {

std::vector<std::uint32_t> sampleIndices(std::size_t size, std::size_t count, std::uint64_t seed)
{
    std::vector<std::uint32_t> indices(size);
    std::iota(indices.begin(), indices.end(), 0u);
    if (count == 0 || count >= size) {
        return indices;
    }
    Random random(seed);
    for (std::size_t i = 0; i < count; ++i) {
        std::swap(indices[i], indices[i + static_cast<std::size_t>(uniformBelow(random, size - i))]);
    }
    indices.resize(count);
    std::sort(indices.begin(), indices.end());
    return indices;
}

SampledRows::SampledRows(const RowMatrix& matrix, std::size_t dimension, std::size_t count, std::uint64_t seed)
    : m_matrix(matrix)
{
    if (count > 0 && count < matrix.rows) {
        m_rows = sampleIndices(matrix.rows, count, seed);
        copy(matrix, dimension);
    }
}

SampledRows::SampledRows(const RowMatrix& matrix, std::size_t dimension, std::vector<std::uint32_t> rows)
    : m_rows(std::move(rows))
{
    copy(matrix, dimension);
}

void SampledRows::copy(const RowMatrix& matrix, std::size_t dimension)
{
    m_values.resize(m_rows.size() * dimension);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        std::copy_n(matrix.data + m_rows[i] * matrix.stride, dimension, m_values.data() + i * dimension);
    }
    m_matrix = {m_values.data(), m_rows.size(), dimension};
}

} // namespace crossgloss
