#pragma once

#include "base/PageBuffer.h"
#include "wordvectors/NegativeSampling.h"

#include <cstddef>
#include <cstdint>

namespace crossgloss {

/// A matrix of word vectors while they are learned: rows of width() values, zeros behind the dimension. Several threads read
/// and write it without locks.
class WordRows {
public:
    WordRows() = default;
    WordRows(std::size_t rows, std::size_t dimension);

    std::size_t rows() const { return m_rows; }
    std::size_t dimension() const { return m_dimension; }
    std::size_t width() const { return m_width; }
    float* row(std::size_t index) { return m_values + index * m_width; }
    const float* row(std::size_t index) const { return m_values + index * m_width; }

    /// Uniform in ±1 / dimension, as fastText begins; a row's values follow from seed and place alone.
    void drawUniform(std::uint64_t seed, std::uint64_t stream, int threads);
    bool allFinite() const;

    /// Bytes that so many rows take.
    static double bytes(double rows, std::size_t dimension);

private:
    std::size_t m_rows = 0;
    std::size_t m_dimension = 0;
    std::size_t m_width = 0;
    PageBuffer m_buffer;
    float* m_values = nullptr;
};

} // namespace crossgloss
