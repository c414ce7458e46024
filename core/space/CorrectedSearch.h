#pragma once

#include "base/Progress.h"
#include "space/ExactSearch.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace crossgloss {

/// What a criterion makes of a target: the score of a cosine s is (s + offset) · weight, with weight > 0, up to a rising
/// function of the query's own. CSLS, the inverted softmax, local scaling and DisSim local are all of this form.
class TargetCorrection {
public:
    virtual ~TargetCorrection() = default;

    /// Works out the correction of one block of targets at a time from their cosines to the sources, in one thread.
    class Worker {
    public:
        virtual ~Worker() = default;
        virtual void begin(std::size_t firstTarget, std::size_t targets) = 0;
        /// @param products targets × sources, rows @p stride apart; −infinity where source and target are the same word.
        /// Sources come in rising order. @return false when a value is not a number.
        virtual bool take(const float* products, std::size_t stride, std::size_t firstSource, std::size_t sources) = 0;
        virtual void finish(float* offsets, float* weights) = 0;
    };
    virtual std::unique_ptr<Worker> worker() const = 0;
};

/// A criterion that is not of that form but is bounded by it.
class Refinement {
public:
    virtual ~Refinement() = default;
    virtual double score(std::size_t query, std::size_t target, float cosine) const = 0;
    /// A bound such that no pair whose corrected cosine is at or below it scores above @p score.
    virtual float bound(std::size_t query, double score) const = 0;
};

struct CorrectedSearchOptions {
    std::size_t k = 10;                ///< answers per query
    std::size_t nearest = 0;           ///< how many nearest targets by the cosine alone are wanted beside them
    /// Row i of the queries is row i of the targets, and source n is row n, or sourceRows[n] when that is given; no row
    /// is a neighbour of its own.
    bool sameSpace = false;
    std::span<const std::uint32_t> sourceRows;
    int threads = 0;                   ///< 0 = all
};

struct CorrectedAnswers {
    Neighbours best;                   ///< by the corrected cosine, which is the score, or by the refined one
    Neighbours nearest;                ///< by the cosine
    std::vector<float> offsets;        ///< of every target
    std::vector<float> weights;
};

/// Exact search by corrected cosines. One pass over the targets: for each block of them first the products with all
/// sources, from which its corrections follow, then those with the queries, scanned with the corrections added while
/// they are in the cache. Where the queries are among the sources (the same memory) their products are made once.
/// Memory beside the results: a few dozen megabytes per thread. The same result for any number of threads.
///
/// Without queries it works out the corrections alone.
/// @param correction null = none: offset 0, weight 1. @param refinement null = none.
/// @throws Error when a row holds a value that is not a number, or there are more than 2^32 − 1 targets; Cancelled.
CorrectedAnswers correctedSearch(const RowMatrix& queries, const RowMatrix& targets, const RowMatrix& sources,
                                 std::size_t dimension, const TargetCorrection* correction, const Refinement* refinement,
                                 const CorrectedSearchOptions& options, Progress& progress);

} // namespace crossgloss
