#include "space/Retrieval.h"

#include "space/CorrectedSearch.h"
#include "space/GlobalCorrection.h"
#include "space/NearestSearch.h"
#include "space/SampleRows.h"
#include "space/TargetCorrections.h"

namespace crossgloss {

namespace {

/// Offset −r_T / 2: half of 2 S − r_T.
NearestSourcesCorrection meanCorrection(std::size_t neighbourhood, double factor)
{
    return {neighbourhood, [factor](std::size_t, std::span<const BestK::Entry> nearest) {
                return NearestSourcesCorrection::Affine{static_cast<float>(factor * meanScore(nearest)), 1.0f};
            }};
}

CorrectedSearchOptions searchOptions(const RetrievalOptions& options)
{
    CorrectedSearchOptions search;
    search.k = options.k;
    search.sameSpace = options.sameSpace;
    search.threads = options.threads;
    return search;
}

Neighbours csls(const RowMatrix& queries, const RowMatrix& targets, const RowMatrix& sources, std::size_t dimension,
                const RetrievalOptions& options, Progress& progress)
{
    const NearestSourcesCorrection correction = meanCorrection(options.neighbourhood, -0.5);
    CorrectedSearchOptions search = searchOptions(options);
    search.nearest = options.neighbourhood;
    CorrectedAnswers answers = correctedSearch(queries, targets, sources, dimension, &correction, nullptr, search, progress);
    for (std::size_t query = 0; query < queries.rows; ++query) {
        double mean = 0.0;
        for (const float cosine : answers.nearest.scoresOf(query)) {
            mean += static_cast<double>(cosine);
        }
        mean /= static_cast<double>(std::max<std::size_t>(answers.nearest.k, 1));
        for (std::size_t n = 0; n < answers.best.k; ++n) {
            float& score = answers.best.scores[query * answers.best.k + n];
            score = static_cast<float>(2.0 * static_cast<double>(score) - mean);
        }
    }
    return std::move(answers.best);
}

Neighbours invertedSoftmax(const RowMatrix& queries, const RowMatrix& targets, const RowMatrix& sources,
                           std::size_t dimension, const RetrievalOptions& options, Progress& progress)
{
    if (!(options.beta > 0.0)) {
        throw Error(CROSSGLOSS_TEXT("The inverse temperature of the inverted softmax must be positive, not %1"),
                    {std::to_string(options.beta)});
    }
    const SampledRows sample(sources, dimension, options.sample, options.seed);
    const InvertedSoftmaxCorrection correction(options.beta);
    CorrectedSearchOptions search = searchOptions(options);
    search.sourceRows = sample.rows();
    Neighbours found
        = correctedSearch(queries, targets, sample.matrix(), dimension, &correction, nullptr, search, progress).best;
    for (float& score : found.scores) {
        score = static_cast<float>(options.beta * static_cast<double>(score));
    }
    return found;
}

Neighbours nearestNeighbours(const RowMatrix& queries, const RowMatrix& targets, std::size_t dimension,
                             const RetrievalOptions& options, Progress& progress)
{
    if (options.sameSpace) {
        return correctedSearch(queries, targets, {}, dimension, nullptr, nullptr, searchOptions(options), progress).best;
    }
    ExactSearchOptions search;
    search.k = options.k;
    search.threads = options.threads;
    return searchNearest(queries, targets, dimension, search, progress);
}

} // namespace

Neighbours retrieve(const RowMatrix& queries, const RowMatrix& targets, const RowMatrix& sources, std::size_t dimension,
                    const RetrievalOptions& options, Progress& progress)
{
    if (queries.rows == 0 || targets.rows == 0 || options.k == 0) {
        return Neighbours(queries.rows);
    }
    if (sources.rows == 0
        && (options.criterion == RetrievalCriterion::Csls || options.criterion == RetrievalCriterion::InvertedSoftmax)) {
        throw Error(CROSSGLOSS_TEXT("There are no source words from which the hubness of targets could be estimated"));
    }
    switch (options.criterion) {
    case RetrievalCriterion::Csls:
        return csls(queries, targets, sources, dimension, options, progress);
    case RetrievalCriterion::InvertedSoftmax:
        return invertedSoftmax(queries, targets, sources, dimension, options, progress);
    case RetrievalCriterion::GloballyCorrected: {
        GlobalCorrectionOptions correction;
        correction.k = options.k;
        correction.pivots = options.pivots;
        correction.sameSpace = options.sameSpace;
        correction.seed = options.seed;
        correction.threads = options.threads;
        return globallyCorrected(queries, targets, sources, dimension, correction, progress);
    }
    case RetrievalCriterion::NearestNeighbour:
        break;
    }
    return nearestNeighbours(queries, targets, dimension, options, progress);
}

std::vector<float> meanSimilarity(const RowMatrix& points, const RowMatrix& others, std::size_t dimension,
                                  std::size_t neighbourhood, int threads, Progress& progress)
{
    const NearestSourcesCorrection correction = meanCorrection(neighbourhood, 1.0);
    CorrectedSearchOptions options;
    options.threads = threads;
    return correctedSearch({}, points, others, dimension, &correction, nullptr, options, progress).offsets;
}

} // namespace crossgloss
