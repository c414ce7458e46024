#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace crossgloss {

/// AdaDelta (Zeiler 2012, algorithm 1) over one flat vector, after clipping the gradient's length (Pascanu et al.
/// 2013):
///
///     g ← g · min(1, clip / ‖g‖),  E[g²] ← ρ E[g²] + (1 − ρ) g²
///     Δ = −√(E[Δ²] + ε) / √(E[g²] + ε) · g,  E[Δ²] ← ρ E[Δ²] + (1 − ρ) Δ²,  p ← p + α Δ
class AdaDelta {
public:
    struct Options {
        double decay = 0.95;           ///< ρ
        double epsilon = 1e-6;
        double learningRate = 1;       ///< α; 1 is Zeiler's
        double clip = 1.25;            ///< greatest length of the gradient; 0 = any
    };

    AdaDelta(std::size_t count, const Options& options);

    /// One step. Gradients of shards are added in their order; each spans count values, the first receives the sum.
    void step(float* parameters, std::span<float* const> gradients);

    /// State for checkpoints: E[g²] and E[Δ²] one after another.
    std::span<float> state() { return m_state; }

private:
    Options m_options;
    std::size_t m_count;
    std::vector<float> m_state;
};

} // namespace crossgloss
