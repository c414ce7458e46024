#pragma once

#include "space/ExactSearch.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

/// @p count different numbers below @p size, drawn with @p seed, in rising order; all of them when count is 0 or too large.
std::vector<std::uint32_t> sampleIndices(std::size_t size, std::size_t count, std::uint64_t seed);

/// Rows drawn without replacement, copied side by side; or the whole matrix where it stands.
class SampledRows {
public:
    /// @param count 0 = all.
    SampledRows(const RowMatrix& matrix, std::size_t dimension, std::size_t count, std::uint64_t seed);
    /// The rows named.
    SampledRows(const RowMatrix& matrix, std::size_t dimension, std::vector<std::uint32_t> rows);
    SampledRows(const SampledRows&) = delete;
    SampledRows& operator=(const SampledRows&) = delete;

    RowMatrix matrix() const { return m_matrix; }
    /// Row of the whole matrix that each row was; empty when it is the whole matrix itself.
    std::span<const std::uint32_t> rows() const { return m_rows; }

private:
    void copy(const RowMatrix& matrix, std::size_t dimension);

    std::vector<std::uint32_t> m_rows;
    std::vector<float> m_values;
    RowMatrix m_matrix;
};

} // namespace crossgloss
