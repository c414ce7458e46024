#pragma once

#include "training/AmsGrad.h"
#include "wordvectors/WordRows.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

/// Gradients of the rows that a batch touches, added up. Memory grows to the largest batch and stays.
class RowGradients {
public:
    /// @param rows of the matrix. @param width values of a row.
    RowGradients(std::size_t rows, std::size_t width) : m_places(rows, -1), m_width(width) {}

    /// Adds @p factor · @p gradient (@p count values) to the gradient of a row.
    void add(std::uint32_t row, float factor, const float* gradient, std::size_t count);
    void clear();

    std::span<const std::uint32_t> rows() const { return m_rows; }
    const float* gradient(std::size_t place) const { return m_values.data() + place * m_width; }

private:
    std::vector<std::int32_t> m_places;        // by row; −1 = not touched
    std::vector<std::uint32_t> m_rows;
    std::vector<float> m_values;               // touched rows × width
    std::size_t m_width;
};

/// AMSGrad over some rows of a matrix, of which the others and their states stay untouched (as AmsGrad, with the number of
/// steps that all rows have in common).
class RowAmsGrad {
public:
    RowAmsGrad(std::size_t rows, std::size_t width, const AmsGrad::Options& options);

    /// One step of the rows that have a gradient. Other threads may read and write the rows meanwhile, without locks
    /// (Hogwild, Recht et al. 2011). @param factor of the learning rate.
    void step(WordRows& words, const RowGradients& gradients, double factor);

    std::uint64_t steps() const { return m_steps; }
    /// State for checkpoints: by row m, v and v̂.
    std::span<float> state() { return m_state; }
    void restored(std::uint64_t steps) { m_steps = steps; }

private:
    AmsGrad::Options m_options;
    std::size_t m_width;
    std::uint64_t m_steps = 0;
    std::vector<float> m_state;
};

} // namespace crossgloss
