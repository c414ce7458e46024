#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

/// AMSGrad (Reddi, Kale & Kumar 2018) with the bias corrections of Adam, over one flat vector, after clipping the
/// gradient's length (Pascanu et al. 2013):
///
///     g ← g · min(1, clip / ‖g‖)
///     m ← β₁ m + (1 − β₁) g,  v ← β₂ v + (1 − β₂) g²,  v̂ ← max(v̂, v)
///     p ← p − α / (1 − β₁ᵗ) · m / (√v̂ / √(1 − β₂ᵗ) + ε)
class AmsGrad {
public:
    struct Options {
        double learningRate = 5e-4;
        double beta1 = 0.9;
        double beta2 = 0.999;
        double epsilon = 1e-8;
        double clip = 0;               ///< greatest length of the gradient; 0 = any
    };

    AmsGrad(std::size_t count, const Options& options);

    /// One step. Gradients of shards are added in their order; each spans count values.
    /// @param threads ranges of the vector that are updated at once; the result does not depend on it.
    /// @param rate factor of the learning rate.
    void step(float* parameters, std::span<const float* const> gradients, int threads, double rate = 1);

    std::uint64_t steps() const { return m_steps; }

    /// State for checkpoints: m, v and v̂ one after another.
    std::span<float> state() { return m_state; }
    /// The state is that after so many steps.
    void restored(std::uint64_t steps) { m_steps = steps; }

private:
    double clipFactor(std::span<const float* const> gradients, int threads);

    Options m_options;
    std::size_t m_count;
    std::uint64_t m_steps = 0;
    std::vector<float> m_state;
    std::vector<double> m_squares;     // of each block of the gradient; empty without clipping
};

} // namespace crossgloss
