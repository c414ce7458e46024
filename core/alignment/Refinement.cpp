#include "alignment/Refinement.h"

#include "alignment/Align.h"
#include "alignment/DictionaryInduction.h"
#include "alignment/HeldOut.h"
#include "alignment/IterationLog.h"
#include "alignment/PreparedSpaces.h"
#include "alignment/UnsupervisedStart.h"
#include "alignment/VecMapSteps.h"
#include "alignment/WorkingRows.h"
#include "numeric/Elementwise.h"

#include <algorithm>

namespace crossgloss {

namespace {

using Pairs = std::vector<IndexPair>;

constexpr int refinements = 5;
constexpr std::size_t supervisedRank = 10000;
constexpr std::size_t unsupervisedRank = 15000;
/// Source words whose pairs the unsupervised criterion is the mean of.
constexpr std::size_t judgedWords = 10000;

/// Mean cosine of the pairs that CSLS finds for the most frequent source words.
double meanOfPairs(const WorkingRows& rows, const InducedMatches& matches)
{
    const RowMatrix sources = rows.mappedSources(judgedWords);
    const RowMatrix targets = rows.mappedTargets(rows.targets());
    double sum = 0.0;
    for (std::size_t row = 0; row < sources.rows; ++row) {
        sum += double{dot(rows.shared(), sources.data + row * sources.stride,
                          targets.data + matches.ofSource[row] * targets.stride)};
    }
    return sources.rows > 0 ? sum / static_cast<double>(sources.rows) : 0.0;
}

/// What a round came to.
struct Round {
    Pairs dictionary;
    double objective = 0;
    double heldOut = -1;
};

} // namespace

AlignmentMap refineMap(const EmbeddingSpace& source, const EmbeddingSpace& target, const AlignmentData& data,
                       const AlignOptions& options, Progress& progress)
{
    progress.stage(CROSSGLOSS_TEXT("Normalising vectors"), 0);
    QuietProgress quiet(progress);
    IterationLog log(options.onStep);
    const Pairs& given = data.words.pairs;
    const PreparedSpaces spaces = prepareSpaces(source, target, options);
    const DictionarySplit split = splitDictionary(given, options.heldOut, options.seed);
    WorkingRows rows(spaces, std::max<std::size_t>(1, options.vocabulary), given, split.heldOut);
    log.endPhase("rows");

    Pairs dictionary = split.training;
    if (given.empty()) {
        progress.stage(CROSSGLOSS_TEXT("Comparing the spectra of the spaces"), 0);
        UnsupervisedStartOptions start;
        start.words = options.selfLearning.unsupervisedWords;
        start.neighbourhood = options.neighbourhood;
        start.threads = options.threads;
        dictionary = unsupervisedStart(rows.sourceRows(), spaces.source.dimension(), rows.targetRows(),
                                       spaces.target.dimension(), start, quiet);
        log.endPhase("start");
    }
    const std::size_t startPairs = dictionary.size();
    const std::size_t rank = given.empty() ? unsupervisedRank : supervisedRank;
    const int count = options.maximumIterations > 0 ? options.maximumIterations : refinements;
    progress.stage(CROSSGLOSS_TEXT("Refining the map"), static_cast<std::uint64_t>(count) + 1);
    DictionaryInduction induction({options.neighbourhood, options.threads, options.seed});
    std::vector<Round> rounds;
    std::string_view stopped = CROSSGLOSS_TEXT("the maximum number of steps was reached");
    for (int round = 0; round <= count; ++round) {
        rows.fit(dictionary);
        const RowMatrix sources = rows.mappedSources(rows.sources());
        const RowMatrix targets = rows.mappedTargets(rows.targets());
        induction.update(sources, targets, rows.shared(), quiet);
        const InducedMatches matches = induction.match(sources, targets, rows.shared(), 1.0, 0, quiet);
        rounds.push_back({dictionary, meanOfPairs(rows, matches), rows.heldOutP1(induction.targetHubness())});
        log.add({round, rounds.back().objective, rounds.back().heldOut, dictionary.size(), 1.0}, "refinement",
                round == 0 ? 0 : rank);
        progress.advance(static_cast<std::uint64_t>(round) + 1);
        Pairs next = matches.mutual();
        std::erase_if(next, [rank](const IndexPair& pair) { return pair.source >= rank || pair.target >= rank; });
        if (next.empty()) {
            stopped = CROSSGLOSS_TEXT("there were no mutual nearest neighbours");
            break;
        }
        if (next == dictionary) {
            stopped = CROSSGLOSS_TEXT("the dictionary no longer changed");
            break;
        }
        dictionary = std::move(next);
    }
    log.endPhase("refinement");

    const bool judged = rows.heldOutWords() > 0;
    const auto best = std::ranges::max_element(rounds, {}, [judged](const Round& round) {
        return judged ? round.heldOut : round.objective;
    });
    // The start was made without the held-out pairs, which have done their work.
    const Pairs& chosen = best == rounds.begin() && !given.empty() ? given : best->dictionary;
    AlignmentMap map = spaces.compose(vecMap(spaces.products(chosen, false), VecMapOptions::orthogonal()));
    log.endPhase("map");
    map.method = nameOf(AlignmentMethod::MuseRefinement);
    map.seed = options.seed;
    map.details = log.json(split, rows.heldOutWords());
    map.details["start"] = {{"kind", given.empty() ? "unsupervised" : "pairs"}, {"pairs", startPairs}};
    map.details["best"] = {{"iteration", best - rounds.begin()},
                           {"chosen_by", judged ? "held_out_p1" : "objective"},
                           {"objective", best->objective},
                           {"held_out_p1", best->heldOut}};
    map.details["dictionary"] = {{"kind", "words"}, {"pairs", chosen.size()}, {"coverage", data.words.coverage()}};
    map.details["stopped"] = stopped;
    map.details["shared_dimensions"] = map.source.shared;
    return map;
}

} // namespace crossgloss
