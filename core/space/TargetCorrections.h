#pragma once

#include "space/BestK.h"
#include "space/CorrectedSearch.h"

#include <functional>

namespace crossgloss {

/// A correction that follows from the nearest sources of a target.
class NearestSourcesCorrection final : public TargetCorrection {
public:
    struct Affine {
        float offset = 0.0f;
        float weight = 1.0f;
    };
    /// Called from many threads, once per target, with its nearest sources by falling cosine.
    using Rule = std::function<Affine(std::size_t target, std::span<const BestK::Entry> nearest)>;

    /// @param k how many sources; a target gets fewer when there are fewer.
    NearestSourcesCorrection(std::size_t k, Rule rule) : m_k(k), m_rule(std::move(rule)) {}
    std::unique_ptr<Worker> worker() const override;

private:
    class Nearest;
    std::size_t m_k;
    Rule m_rule;
};

/// Offset −ln(Σ_n exp(β s_n)) / β over the sources n: the inverted softmax (Smith et al. 2017, eq. 12) divided by β.
class InvertedSoftmaxCorrection final : public TargetCorrection {
public:
    explicit InvertedSoftmaxCorrection(double beta) : m_beta(beta) {}
    std::unique_ptr<Worker> worker() const override;

private:
    class Normaliser;
    double m_beta;
};

/// Mean cosine of the entries; 0 of none.
double meanScore(std::span<const BestK::Entry> entries);

} // namespace crossgloss
