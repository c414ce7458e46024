#pragma once

#include "base/Progress.h"
#include "space/ExactSearch.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

/// How a target is chosen for a query from the cosines S of a shared space. All rows are of length one.
enum class RetrievalCriterion {
    NearestNeighbour,                  ///< the largest S_ij
    InvertedSoftmax,                   ///< exp(β S_ij) / Σ_n exp(β S_nj) over a sample of sources n (Smith et al. 2017, eq. 12)
    Csls,                              ///< 2 S_ij − r_T(i) − r_S(j), r the mean cosine to k neighbours (Conneau et al. 2018, eq. 3)
    GloballyCorrected                  ///< by rank of the query among the pivots of a target, then by S_ij (Dinu et al. 2015)
};

struct RetrievalOptions {
    RetrievalCriterion criterion = RetrievalCriterion::Csls;
    std::size_t k = 10;                ///< answers per query
    std::size_t neighbourhood = 10;    ///< of CSLS
    /// Queries, targets and sources are one space: row i of each is the same word, which is no neighbour of its own.
    bool sameSpace = false;
    double beta = 30.0;                ///< of the inverted softmax; learnBeta() finds it
    std::size_t sample = 1500;         ///< of the inverted softmax: sources drawn; 0 = all
    std::size_t pivots = 10000;        ///< of the global correction: sources drawn beside the queries; 0 = all
    std::uint64_t seed = 1;            ///< of the draws
    int threads = 0;                   ///< 0 = all
};

/// The best targets of every query under a criterion.
///
/// @param queries,targets,sources rows of length one in one shared space; sources are the words of the queries' own
/// language (n × dimension), from which the hubness of targets is estimated.
/// @return scores are comparable within a query only: cosines, log posteriors up to the normaliser α of a query, CSLS,
/// −rank + cosine / 2. The same result for any number of threads.
/// @throws Error as exactSearch, or when hubness is to be estimated and there are no sources; Cancelled.
Neighbours retrieve(const RowMatrix& queries, const RowMatrix& targets, const RowMatrix& sources, std::size_t dimension,
                    const RetrievalOptions& options, Progress& progress);

/// Mean cosine of every row of @p points to its @p neighbourhood nearest rows of @p others: r of CSLS.
std::vector<float> meanSimilarity(const RowMatrix& points, const RowMatrix& others, std::size_t dimension,
                                  std::size_t neighbourhood, int threads, Progress& progress);

/// One valid translation: row of the source, row of the target.
struct IndexPair {
    std::uint32_t source = 0;
    std::uint32_t target = 0;

    friend bool operator==(const IndexPair&, const IndexPair&) = default;
};

struct LearnBetaOptions {
    double minimum = 1.0;
    double maximum = 200.0;            ///< the likelihood of sentences may grow for ever (Smith et al., table 6)
    std::size_t sample = 1500;         ///< sources drawn for the normaliser; 0 = all
    std::size_t pairs = 5000;          ///< pairs drawn when there are more; 0 = all
    std::size_t population = 0;        ///< sources that those given were drawn from; 0 = they are all there are
    std::uint64_t seed = 1;            ///< of the draws
    int threads = 0;                   ///< 0 = all
};

struct LearnedBeta {
    double beta = 0;
    double logLikelihood = 0;          ///< mean per pair
    bool atBound = false;              ///< the maximum lies at or beyond a bound: say so
};

/// β that maximises Σ ln P_{j→i} of the pairs (eq. 11) under the inverted normalisation (eq. 12 without α): P is the
/// probability that target i translates back into source j, the sum over all sources estimated as that of j itself and of
/// the sample, scaled up. The sum is concave in β, so that a Newton search finds its one maximum.
/// @throws Error when there are no pairs or one names a row that is not there, a row holds a value that is not a number;
/// Cancelled.
LearnedBeta learnBeta(const RowMatrix& sources, const RowMatrix& targets, std::size_t dimension,
                      std::span<const IndexPair> pairs, const LearnBetaOptions& options, Progress& progress);

} // namespace crossgloss
