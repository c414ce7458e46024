#include "lookup/Fusion.h"

#include <cmath>

namespace crossgloss {

DenseScale denseScale(std::span<const float> scores)
{
    if (scores.empty()) {
        return {};
    }
    double sum = 0;
    double squares = 0;
    for (const float score : scores) {
        sum += static_cast<double>(score);
        squares += static_cast<double>(score) * static_cast<double>(score);
    }
    const auto count = static_cast<double>(scores.size());
    const double mean = sum / count;
    const double variance = squares / count - mean * mean;
    // A vocabulary of one word, or scores all alike, tell nothing: every word then stands at the mean.
    return {mean, variance > 1e-12 ? std::sqrt(variance) : 1.0};
}

double fuse(std::optional<double> dense, const DenseScale& scale, double lexical, const FusionOptions& options)
{
    const double standard = dense ? (*dense - scale.mean) / scale.deviation : options.unknownDense;
    return lexical > 0 ? standard + options.lexicalWeight * std::pow(lexical, options.lexicalExponent) : standard;
}

double shownScore(double fused, const FusionOptions& options)
{
    return 1 / (1 + std::exp(-(fused - options.middle) / options.spread));
}

} // namespace crossgloss
