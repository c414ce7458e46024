#include "lookup/Reranking.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

double RerankingWeights::score(const CandidateFeatures& features) const
{
    double sum = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        sum += values[i] * features.values[i];
    }
    return sum;
}

const RerankingWeights& rerankingWeights(bool indexed)
{
    // One set for all directions: weights of their own for each kind of direction were no better on descriptions set
    // apart.
    //                                own    transl lex    cov    supp   rank    rank²   out     several capital pos cos
    //                                carried exact category repeats meant share everyday gender
    static const RerankingWeights common{
        {{0.315, 0.166, 0.499, 3.533, 0.837, -0.086, -0.272, -2.836, 0.923, -1.487, 0.787, -1.16, 0.759, 1.531, 0.5, -3.0, 0.6, 3.0, 0.3, 2.0}}};
    static const RerankingWeights alone{
        {{0.409, 0.101, 0.0, 0.0, 0.0, 0.0, -0.391, 0.0, 0.0, -1.218, 0.653, 0.0, 0.346, 0.0, 0.5, -3.0, 0.6, 3.0, 0.3, 2.0}}};
    return indexed ? common : alone;
}

double calibratedChance(double score, double logSum)
{
    // Several answers may be right, and the softmax is too sure of itself: logit(shown) = -.1 + .6 logit(softmax).
    constexpr double offset = -0.1;
    constexpr double slope = 0.6;
    const double p = std::clamp(std::exp(score - logSum), 1e-6, 1 - 1e-6);
    return 1 / (1 + std::exp(-(offset + slope * std::log(p / (1 - p)))));
}

} // namespace crossgloss
