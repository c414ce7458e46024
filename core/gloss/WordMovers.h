#pragma once

#include "base/Progress.h"
#include "gloss/GlossSet.h"
#include "gloss/Sinkhorn.h"
#include "gloss/Transport.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace crossgloss {

/// The Word Mover's Distance between glosses: optimal transport of their tf-idf masses, the ground cost the Euclidean
/// distance of unit vectors (Kusner et al. 2015; Sever & Ercan 2020). It lies in 0 … 2; a gloss without words is as far from
/// everything as can be.
struct WordMoversOptions {
    std::optional<SinkhornOptions> sinkhorn;   ///< entropic instead of exact
    int threads = 0;
};

constexpr float farthestGloss = 2.0F;

/// All distances, source.size() × target.size(), row-major. The same for any number of threads. @throws Cancelled.
std::vector<float> wordMoversMatrix(const GlossSet& source, const GlossSet& target, const WordMoversOptions& options,
                                    Progress& progress);

struct GlossCandidates;
/// Distances of candidate pairs alone, in their order; those of the whole matrix. @throws Cancelled.
std::vector<float> wordMoversDistances(const GlossSet& source, const GlossSet& target, const GlossCandidates& candidates,
                                       const WordMoversOptions& options, Progress& progress);

/// How the words of one gloss move to those of another.
struct GlossPlan {
    double distance = 0;
    std::vector<std::uint32_t> sourceWords;    ///< ids in their sets
    std::vector<std::uint32_t> targetWords;
    std::vector<Shipment> shipments;           ///< between positions in these lists
};
GlossPlan explainPair(const GlossSet& source, std::size_t sourceGloss, const GlossSet& target, std::size_t targetGloss);

} // namespace crossgloss
