#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

enum class RowUpdate { AdaGrad, Adam };

/// Updates of some rows of a matrix, of which the others, and their states, stay untouched.
///
///     AdaGrad (Duchi et al. 2011): h ← h + g²,  w ← w − α g / (√h + ε)
///     Adam (Kingma & Ba 2015), where only rows with a gradient move: m, v as usual with the corrections of the step
class RowOptimiser {
public:
    struct Options {
        RowUpdate update = RowUpdate::AdaGrad;
        double learningRate = 0.05;
    };

    RowOptimiser(std::size_t rows, std::size_t dimension, const Options& options);

    /// What the updates of one step have in common.
    struct Moment {
        float rate = 0;
        float root = 0;                ///< Adam's: 1 / √(1 − β₂ᵗ)
    };
    /// @param rate factor of the learning rate. @param steps made before.
    Moment moment(double rate, std::uint64_t steps) const;
    /// Updates one row of @p words. Different rows may be updated from several threads.
    void update(float* words, std::uint32_t row, const float* gradient, const Moment& moment);

    /// For checkpoints: h, or m and v one after another.
    std::span<float> state() { return m_state; }

private:
    std::size_t m_rows;
    std::size_t m_dimension;
    Options m_options;
    std::vector<float> m_state;
};

} // namespace crossgloss
