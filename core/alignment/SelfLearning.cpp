#include "alignment/SelfLearning.h"

#include "alignment/Align.h"
#include "alignment/DictionaryInduction.h"
#include "alignment/HeldOut.h"
#include "alignment/IterationLog.h"
#include "alignment/PreparedSpaces.h"
#include "alignment/StochasticSearch.h"
#include "alignment/UnsupervisedStart.h"
#include "alignment/VecMapSteps.h"
#include "alignment/WorkingRows.h"

#include <algorithm>
#include <utility>

namespace crossgloss {

namespace {

using Pairs = std::vector<IndexPair>;

/// Growth goes on to the next vocabulary when a step gains less than this, or after so many steps.
constexpr double settled = 2e-4;
constexpr int maxStepsPerVocabulary = 4;

/// A dictionary on the way, judged by the orthogonal map that it gives.
struct Candidate {
    Pairs dictionary;
    std::size_t vocabulary = 0;        ///< of the induced pairs; 0 = the start
    int iteration = 0;
    double objective = 0;
    double mutual = 0;                 ///< share of the most frequent source words whose best target chose them too
    double heldOut = -1;
};

/// A dictionary that the final map may be of.
struct Finalist {
    const char* name = "";
    Pairs dictionary;
    double heldOut = -1;               ///< P@1 of the final map
};

class SelfLearner {
public:
    SelfLearner(const EmbeddingSpace& source, const EmbeddingSpace& target, const AlignmentData& data,
                const AlignOptions& options, Progress& progress)
        : m_options(options), m_settings(options.selfLearning), m_progress(progress), m_quiet(progress),
          m_log(options.onStep), m_all(data.words.pairs), m_spaces(prepared(source, target, options, progress)),
          m_split(splitDictionary(m_all, options.heldOut, options.seed)),
          m_rows(m_spaces, std::max<std::size_t>(1, options.vocabulary), m_all, m_split.heldOut),
          m_induction({options.neighbourhood, options.threads, options.seed})
    {
        m_log.endPhase("rows");
    }

    AlignmentMap run()
    {
        start();
        if (needsSearch()) {
            search();
        }
        grow();
        AlignmentMap map = finish();
        map.method = nameOf(AlignmentMethod::SelfLearning);
        map.seed = m_options.seed;
        describe(map);
        return map;
    }

private:
    static PreparedSpaces prepared(const EmbeddingSpace& source, const EmbeddingSpace& target, const AlignOptions& options,
                                   Progress& progress)
    {
        progress.stage(CROSSGLOSS_TEXT("Normalising vectors"), 0);
        return prepareSpaces(source, target, options);
    }

    void start()
    {
        m_dictionary = m_split.training;
        if (m_all.empty()) {
            m_progress.stage(CROSSGLOSS_TEXT("Comparing the spectra of the spaces"), 0);
            UnsupervisedStartOptions options;
            options.words = m_settings.unsupervisedWords;
            options.neighbourhood = m_options.neighbourhood;
            options.threads = m_options.threads;
            m_dictionary = unsupervisedStart(m_rows.sourceRows(), m_spaces.source.dimension(), m_rows.targetRows(),
                                             m_spaces.target.dimension(), options, m_quiet);
            m_log.endPhase("start");
        } else if (m_settings.keepGiven) {
            m_staying = m_split.training;
        }
        m_startPairs = m_dictionary.size();
    }

    /// Few pairs leave the map open; more than there are dimensions say where to go.
    bool needsSearch() const
    {
        const double dimension = static_cast<double>(std::min(m_spaces.source.dimension(), m_spaces.target.dimension()));
        return m_all.empty() || static_cast<double>(m_dictionary.size()) < m_settings.searchBelow * dimension;
    }

    void search()
    {
        m_progress.stage(CROSSGLOSS_TEXT("Searching for an initial dictionary"), 0);
        StochasticSearchOptions options;
        options.vocabulary = std::min(m_settings.firstVocabulary, m_options.vocabulary);
        options.neighbourhood = m_options.neighbourhood;
        options.initialKeep = m_settings.initialKeep;
        options.stagnation = m_settings.stagnation;
        options.threshold = m_settings.threshold;
        options.maximumSteps = m_options.maximumIterations;
        options.seed = m_options.seed;
        options.threads = m_options.threads;
        SearchResult found = searchDictionary(
            m_rows, m_dictionary, m_staying, options,
            [&](const SearchStep& step) {
                m_log.add({step.iteration, step.objective, step.heldOutP1, step.pairs, step.keep}, "search", options.vocabulary);
            },
            m_quiet);
        m_dictionary = std::move(found.dictionary);
        m_iteration = found.steps;
        m_details["search"] = {{"steps", found.steps}, {"stopped", found.stopped}};
        m_log.endPhase("search");
    }

    /// Pairs that chose each other among all of the vocabulary and are frequent enough, and those that stay.
    Pairs nextDictionary(const InducedMatches& matches, std::size_t vocabulary) const
    {
        Pairs pairs = matches.mutual();
        std::erase_if(pairs, [&](const IndexPair& pair) { return pair.source >= vocabulary || pair.target >= vocabulary; });
        pairs.insert(pairs.end(), m_staying.begin(), m_staying.end());
        return pairs;
    }

    InducedMatches match()
    {
        return m_induction.match(m_rows.mappedSources(m_rows.sources()), m_rows.mappedTargets(m_rows.targets()),
                                 m_rows.shared(), 1.0, 0, m_quiet);
    }

    /// Measured on vectors of novels with the dictionary hidden, this followed the precision from vocabulary to vocabulary,
    /// where the mean cosines of pairs went on rising.
    double mutualShare(const InducedMatches& matches) const
    {
        const std::size_t words = std::min(m_rows.sources(), std::max<std::size_t>(1, m_settings.firstVocabulary));
        std::size_t mutual = 0;
        for (std::size_t row = 0; row < words; ++row) {
            mutual += matches.ofTarget[matches.ofSource[row]] == row ? 1 : 0;
        }
        return static_cast<double>(mutual) / static_cast<double>(words);
    }

    void grow()
    {
        m_progress.stage(CROSSGLOSS_TEXT("Extending the dictionary"), 0);
        const std::size_t whole = std::max(m_rows.sources(), m_rows.targets());
        std::size_t vocabulary = std::min(std::max<std::size_t>(1, m_settings.firstVocabulary), whole);
        std::size_t of = 0;                                // the words that the present dictionary was induced from
        for (int steps = 0;; ++steps) {
            m_rows.fit(m_dictionary);
            const InducedMatches matches = match();
            const Candidate candidate{m_dictionary,          of, m_iteration, matches.objective, mutualShare(matches),
                                      m_rows.heldOutP1(m_induction.targetHubness())};
            m_log.add({m_iteration, candidate.objective, candidate.heldOut, m_dictionary.size(), 1.0}, "growth", of);
            m_progress.advance(static_cast<std::uint64_t>(++m_iteration));
            const double before = m_candidates.empty() || of == 0 ? 0.0 : m_candidates.back().objective;
            const bool atRest = of > 0 && (candidate.objective < before + settled || steps >= maxStepsPerVocabulary);
            m_candidates.push_back(candidate);
            if (m_options.maximumIterations > 0 && m_iteration >= m_options.maximumIterations) {
                m_stopped = CROSSGLOSS_TEXT("the maximum number of steps was reached");
                break;
            }
            if (atRest && vocabulary >= whole) {
                m_stopped = CROSSGLOSS_TEXT("the dictionary no longer changed");
                break;
            }
            if (atRest) {
                vocabulary = std::min(2 * vocabulary, whole);
                steps = 0;
            }
            Pairs next = nextDictionary(matches, vocabulary);
            if (next.empty()) {
                m_stopped = CROSSGLOSS_TEXT("there were no mutual nearest neighbours");
                break;
            }
            m_dictionary = std::move(next);
            of = vocabulary;
        }
        m_log.endPhase("growth");
    }

    AlignmentMap finish()
    {
        m_progress.stage(CROSSGLOSS_TEXT("Learning the map"), 0);
        const Candidate& best = chosen();
        // The final map translates better than the orthogonal one that made its dictionary: it makes another.
        std::vector<Finalist> finalists = {{"induced", best.dictionary, -1.0}};
        judge(finalists.back());
        const std::size_t vocabulary = best.vocabulary > 0 ? best.vocabulary : m_settings.firstVocabulary;
        Pairs again = nextDictionary(match(), vocabulary);
        if (!again.empty()) {
            finalists.push_back({"induced by the final map", std::move(again), -1.0});
        }
        if (m_rows.heldOutWords() > 0) {
            if (best.vocabulary > 0 && !m_all.empty()) {
                finalists.push_back({"given", m_split.training, -1.0});
            }
            for (std::size_t i = 1; i < finalists.size(); ++i) {
                judge(finalists[i]);
            }
        }
        // Of equal ones the first by this order: what is held out cannot tell them apart, other data could.
        const std::size_t preferred = finalists.size() > 1 ? 1 : 0;
        std::swap(finalists.front(), finalists[preferred]);
        const Finalist& final = *std::ranges::max_element(finalists, {}, &Finalist::heldOut);
        describe(finalists, final);
        // What was held out has done its work.
        Pairs pairs = final.dictionary;
        for (const HeldOutWord& word : m_split.heldOut) {
            for (const std::uint32_t target : word.targets) {
                pairs.push_back({word.source, target});
            }
        }
        AlignmentMap map = m_spaces.compose(finalMap(pairs));
        m_details["dictionary"]["pairs"] = pairs.size();
        m_log.endPhase("map");
        return map;
    }

    /// Scores the final map of a dictionary; the rows are left mapped by it, with their hubness.
    void judge(Finalist& finalist)
    {
        m_rows.place(finalMap(finalist.dictionary));
        m_induction.update(m_rows.mappedSources(m_rows.sources()), m_rows.mappedTargets(m_rows.targets()), m_rows.shared(),
                           m_quiet);
        finalist.heldOut = m_rows.heldOutP1(m_induction.targetHubness());
    }

    const Candidate& chosen() const
    {
        return m_rows.heldOutWords() > 0 ? *std::ranges::max_element(m_candidates, {}, &Candidate::heldOut)
                                         : *std::ranges::max_element(m_candidates, {}, &Candidate::mutual);
    }

    MapPair finalMap(const Pairs& pairs) const
    {
        VecMapOptions steps = m_options.vecMap;
        steps.dimensions = m_options.dimensions;
        const CrossProducts products = m_spaces.products(pairs, steps.whiten);
        MapPair maps = vecMap(products, steps);
        // Whitening leaves nothing of rows that are all zero, as the only word of a centred space is.
        return maps.source.columns > 0 ? maps : procrustes(products.cross);
    }

    void describe(const std::vector<Finalist>& finalists, const Finalist& final)
    {
        const bool judged = m_rows.heldOutWords() > 0;
        const Candidate& best = chosen();
        m_details["best"] = {{"iteration", best.iteration},
                             {"vocabulary", best.vocabulary},
                             {"chosen_by", judged ? "held_out_p1" : "mutual_share"},
                             {"objective", best.objective},
                             {"mutual_share", best.mutual}};
        m_details["dictionary"] = {{"kind", final.name}, {"keeps_given", !m_staying.empty()}};
        if (judged) {
            m_details["best"]["held_out_p1"] = best.heldOut;
            for (const Finalist& finalist : finalists) {
                m_details["final"].push_back({{"dictionary", finalist.name}, {"held_out_p1", finalist.heldOut}});
            }
        }
    }

    void describe(AlignmentMap& map)
    {
        nlohmann::json details = m_log.json(m_split, m_rows.heldOutWords());
        details.update(m_details);
        details["start"] = {{"kind", m_all.empty() ? "unsupervised" : "pairs"}, {"pairs", m_startPairs}};
        details["stopped"] = m_stopped;
        details["shared_dimensions"] = map.source.shared;
        map.details = std::move(details);
    }

    const AlignOptions& m_options;
    const SelfLearningOptions& m_settings;
    Progress& m_progress;
    QuietProgress m_quiet;
    IterationLog m_log;
    const Pairs& m_all;
    PreparedSpaces m_spaces;
    DictionarySplit m_split;
    WorkingRows m_rows;
    DictionaryInduction m_induction;
    Pairs m_dictionary;                ///< the present one
    Pairs m_staying;                   ///< pairs that every dictionary holds
    std::vector<Candidate> m_candidates;
    std::size_t m_startPairs = 0;
    int m_iteration = 0;
    const char* m_stopped = "";
    nlohmann::json m_details = nlohmann::json::object();
};

} // namespace

AlignmentMap selfLearn(const EmbeddingSpace& source, const EmbeddingSpace& target, const AlignmentData& data,
                       const AlignOptions& options, Progress& progress)
{
    return SelfLearner(source, target, data, options, progress).run();
}

} // namespace crossgloss
