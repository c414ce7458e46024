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

    /// @param gradient rows.size() × dimension. @param rate factor of the learning rate. @param steps made before.
    /// The same for any number of threads.
    void step(float* words, std::span<const std::uint32_t> rows, const float* gradient, double rate,
              std::uint64_t steps, int threads);

    /// For checkpoints: h, or m and v one after another.
    std::span<float> state() { return m_state; }

private:
    std::size_t m_rows;
    std::size_t m_dimension;
    Options m_options;
    std::vector<float> m_state;
};

} // namespace crossgloss
