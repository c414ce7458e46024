#pragma once

#include "base/Progress.h"
#include "space/ExactSearch.h"

#include <cstddef>

namespace crossgloss {

// Reducers of hubness beside CSLS. Each takes what retrieve() takes: rows of length one in one shared space (queries,
// targets and the sources from which the neighbourhood of a target is estimated), and gives the best targets of every
// query. Distances are those of the unit sphere, d² = 2 − 2S with S the cosine. None ever holds a matrix of all distances.

/// What stands for the local scale of a point.
enum class LocalScale {
    KthDistance,                       ///< local scaling: d² / (σ_x σ_y), σ the distance to the k-th neighbour
    MeanDistance                       ///< NICDM (Jégou et al. 2007): d / √(μ_x μ_y), μ the mean distance to k neighbours
};

struct LocalScalingOptions {
    std::size_t k = 10;                ///< answers per query
    LocalScale scale = LocalScale::KthDistance;
    std::size_t neighbourhood = 5;     ///< of the local scale
    bool sameSpace = false;            ///< as in RetrievalOptions
    int threads = 0;                   ///< 0 = all
};

/// Local scaling (Zelnik-Manor & Perona 2004; Schnitzer et al. 2012, section 3.1).
/// @return scores exp(−d² / (σ_x σ_y)), for NICDM −d / √(μ_x μ_y). The same result for any number of threads.
/// @throws as retrieve.
Neighbours localScaling(const RowMatrix& queries, const RowMatrix& targets, const RowMatrix& sources,
                        std::size_t dimension, const LocalScalingOptions& options, Progress& progress);

struct MutualProximityOptions {
    std::size_t k = 10;                ///< answers per query
    bool sameSpace = false;            ///< as in RetrievalOptions
    int threads = 0;                   ///< 0 = all
};

/// Mutual proximity with independent normal distances (Schnitzer et al. 2012, section 3.2): P(D_x > δ) · P(D_y > δ), where
/// δ = 1 − S is the cosine distance of the pair, D_x a query's distance to a target and D_y a target's to a source, each
/// normal with the object's own mean and standard deviation. Means and deviations are exact over all rows: they follow
/// from the mean and the second moments of the other side.
/// @return scores are ln(mutual proximity), at most 0. The same result for any number of threads. @throws as retrieve.
Neighbours mutualProximity(const RowMatrix& queries, const RowMatrix& targets, const RowMatrix& sources,
                           std::size_t dimension, const MutualProximityOptions& options, Progress& progress);

struct DisSimLocalOptions {
    std::size_t k = 10;                ///< answers per query
    std::size_t neighbourhood = 5;     ///< neighbours whose mean is the local centroid
    bool sameSpace = false;            ///< as in RetrievalOptions
    int threads = 0;                   ///< 0 = all
};

/// DisSim local (Hara et al. 2016, eq. 7): ‖x − y‖² − ‖x − c(x)‖² − ‖y − c(y)‖², c the mean of the k nearest rows of the
/// other side.
/// @return scores are the negated dissimilarities. The same result for any number of threads. @throws as retrieve.
Neighbours disSimLocal(const RowMatrix& queries, const RowMatrix& targets, const RowMatrix& sources,
                       std::size_t dimension, const DisSimLocalOptions& options, Progress& progress);

} // namespace crossgloss
