#pragma once

#include "base/Progress.h"
#include "gloss/GlossSimilarity.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// One measure's part in a fused one.
struct FusedPart {
    std::string name;                  ///< of the measure
    double mean = 0;                   ///< of its values when the weights were fitted
    double deviation = 1;
    double weight = 0;                 ///< of the standardised values
};

/// Weights of several measures of gloss similarity, fitted on pairs that are known to be right.
struct FusedWeights {
    std::vector<FusedPart> parts;
    std::size_t pairs = 0;             ///< fitted on
    double logLikelihood = 0;          ///< mean over pairs and both directions
};

nlohmann::json toJson(const FusedWeights& weights);
/// @throws Error when the object does not hold weights.
FusedWeights fusedWeights(const nlohmann::json& object);

/// Of a JSON file. @throws Error when it cannot be read or does not hold weights.
FusedWeights readFusedWeights(const std::filesystem::path& file);

struct FitFusionOptions {
    int iterations = 300;
    double rate = 0.05;
    double penalty = 1e-3;             ///< of squared weights
    int threads = 0;
};

/// A measure by name with its similarities.
struct NamedSimilarity {
    std::string name;
    const GlossSimilarity* similarity = nullptr;
};

/// Fits one weight to each measure, so that the softmax of the weighted sum, by rows and by columns, gives the right pairs
/// the highest likelihood. Standardised values; convex, so that every start ends alike. Nothing is corrected for hubs here:
/// that is a way of choosing, and open to the fused measure as to any other.
/// @param measures square matrices of the same size, the right pairs on the diagonal. @throws Cancelled.
FusedWeights fitFusion(std::span<const NamedSimilarity> measures, const FitFusionOptions& options, Progress& progress);

/// Weighted sum of standardised measures: log-odds that a pair is right, up to one constant for all pairs. Values are
/// standardised by the matrices at hand, so that sets of another size or language keep the measures' balance.
/// @throws Error when a measure that has weight is not among @p measures.
GlossSimilarity fuse(std::span<const NamedSimilarity> measures, const FusedWeights& weights);

} // namespace crossgloss
