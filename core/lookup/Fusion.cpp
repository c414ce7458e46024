#include "lookup/Fusion.h"

#include <cmath>

namespace crossgloss {

DenseScale denseScale(std::span<const float> scores)
{
    if (scores.empty()) {
        return {};
    }
    double sum = 0;
    for (const float score : scores) {
        sum += static_cast<double>(score);
    }
    return {sum / static_cast<double>(scores.size())};
}

double fuse(std::optional<double> dense, const DenseScale& scale, double lexical, const FusionOptions& options)
{
    const double above = dense ? *dense - scale.mean : options.unknownDense;
    return lexical > 0 ? above + options.lexicalWeight * std::pow(lexical, options.lexicalExponent) : above;
}

double shownScore(double fused, const FusionOptions& options)
{
    return 1 / (1 + std::exp(-(fused - options.middle) / options.spread));
}

} // namespace crossgloss
