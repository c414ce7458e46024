#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

struct SinkhornOptions {
    double regularisation = 0.1;       ///< of the entropic term (Cuturi 2013); costs of unit vectors lie in 0 … 2
    int iterations = 50;
};

/// One pair of histograms with the ground costs between their words.
struct TransportPair {
    std::span<const double> supply;
    std::span<const double> demand;
    const float* costs = nullptr;      ///< supply.size() × demand.size()
    std::size_t stride = 0;            ///< elements between rows of the costs
};

/// Entropic transport between small histograms, ⟨P, C⟩ of the plan after a number of Sinkhorn iterations: eight pairs run
/// side by side, one in each lane of a vector register. Where the regularisation is so small that float32 would not hold
/// exp(−C / ε), a pair runs by itself, on logarithms in double. One object serves one thread.
class SinkhornSolver {
public:
    explicit SinkhornSolver(const SinkhornOptions& options) : m_options(options) {}

    /// distances[i] = cost of pair i. Pairs of like size side by side waste no work. Masses are positive.
    void solve(std::span<const TransportPair> pairs, std::span<float> distances);
    /// The plan of one pair, supply.size() × demand.size(), by the stabilised iteration in double.
    std::vector<double> plan(const TransportPair& pair) const;

private:
    double solveStabilised(const TransportPair& pair, std::vector<double>* plan) const;

    SinkhornOptions m_options;
    std::vector<float> m_kernel, m_costs, m_supply, m_demand, m_left, m_right;
};

} // namespace crossgloss
