#include "alignment/StochasticSearch.h"

#include "alignment/DictionaryInduction.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace crossgloss {

namespace {

/// Words of either side whose nearest counterparts tell how the search gets on. More would cost as much as the steps.
constexpr std::size_t watchedWords = 500;
/// The held-out pairs are scored every so many steps: the hubness of all targets costs several of them.
constexpr int scoreEvery = 10;
/// With all candidates nothing is left to chance: so many steps without a better objective are the end.
constexpr int settledSteps = 3;

/// Mean cosine of rows spread over @p points to the nearest of @p others.
double meanNearest(const RowMatrix& points, const RowMatrix& others, std::size_t dimension, int threads, Progress& progress)
{
    // Every n-th row is a matrix of its own: nothing is copied.
    const std::size_t every = std::max<std::size_t>(1, points.rows / watchedWords);
    const RowMatrix some{points.data, (points.rows + every - 1) / every, points.stride * every};
    ExactSearchOptions options;
    options.k = 1;
    options.threads = threads;
    options.queryBlock = 256;
    const Neighbours nearest = exactSearch(some, others, dimension, options, progress);
    return std::accumulate(nearest.scores.begin(), nearest.scores.end(), 0.0)
           / static_cast<double>(std::max<std::size_t>(1, nearest.scores.size()));
}

} // namespace

SearchResult searchDictionary(WorkingRows& rows, std::vector<IndexPair> start, std::span<const IndexPair> staying,
                              const StochasticSearchOptions& options, const std::function<void(const SearchStep&)>& onStep,
                              Progress& progress)
{
    InductionOptions inductionOptions;
    inductionOptions.neighbourhood = options.neighbourhood;
    inductionOptions.threads = options.threads;
    inductionOptions.seed = options.seed;
    DictionaryInduction induction(inductionOptions);
    DictionaryInduction wide(inductionOptions);

    SearchResult result;
    result.dictionary = std::move(start);
    double keep = std::clamp(options.initialKeep, 1e-3, 1.0);
    double best = -std::numeric_limits<double>::infinity();
    int stagnant = 0;
    SearchStep step;
    for (;;) {
        progress.throwIfCancelled();
        rows.fit(result.dictionary);
        const RowMatrix sources = rows.mappedSources(options.vocabulary);
        const RowMatrix targets = rows.mappedTargets(options.vocabulary);
        InducedMatches matches =
            induction.match(sources, targets, rows.shared(), keep, static_cast<std::uint64_t>(result.steps), progress);
        step.iteration = result.steps;
        step.keep = keep;
        step.pairs = result.dictionary.size();
        step.objective = 0.5
                         * (meanNearest(sources, targets, rows.shared(), options.threads, progress)
                            + meanNearest(targets, sources, rows.shared(), options.threads, progress));
        if (rows.heldOutWords() > 0 && result.steps % scoreEvery == 0) {
            wide.update(sources, rows.mappedTargets(rows.targets()), rows.shared(), progress);
            step.heldOutP1 = rows.heldOutP1(wide.targetHubness());
        }
        onStep(step);
        progress.advance(static_cast<std::uint64_t>(result.steps));

        result.dictionary = matches.bothWays();
        result.dictionary.insert(result.dictionary.end(), staying.begin(), staying.end());
        ++result.steps;
        if (options.maximumSteps > 0 && result.steps >= options.maximumSteps) {
            result.stopped = CROSSGLOSS_TEXT("the maximum number of steps was reached");
            return result;
        }
        if (step.objective >= best + options.threshold) {
            best = step.objective;
            stagnant = 0;
        } else if (++stagnant >= (keep < 1.0 ? options.stagnation : settledSteps)) {
            if (keep >= 1.0) {
                result.stopped = CROSSGLOSS_TEXT("the objective no longer increased with all candidates");
                return result;
            }
            keep = std::min(1.0, 2.0 * keep);
            best = keep < 1.0 ? best : step.objective;
            stagnant = 0;
        }
    }
}

} // namespace crossgloss
