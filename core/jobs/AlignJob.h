#pragma once

#include "jobs/AlignmentInputs.h"
#include "jobs/MappedSpaces.h"

#include "alignment/Alignability.h"
#include <functional>
#include <optional>

namespace crossgloss {

/// What can be said of two spaces and a dictionary before a run.
struct AlignabilityAnswer {
    struct Side {
        std::string title;
        std::size_t words = 0;
        std::size_t dimension = 0;
    };
    Side source;
    Side target;
    std::size_t pairsListed = 0;       ///< 0 when there is no dictionary
    std::size_t pairsUsable = 0;
    double coverage = 0;               ///< of the dictionary's source words
    std::vector<std::string> missing;  ///< some words that a space lacks
    std::size_t identical = 0;         ///< strings that both spaces hold
    /// Distance of the neighbourhood graphs' spectra: 0 for equal shapes; nothing when there was too little to tell
    /// from.
    std::optional<double> spectralDistance;
    std::vector<Warning> warnings;     ///< the worst first
};

/// A learned map, and what came of it.
struct AlignResult {
    MappedSpaces spaces;               ///< their words are mapped where something was measured
    std::filesystem::path file;        ///< of the map; empty where it could not be kept
    std::string fileChecksum;
    AlignmentPairs words;              ///< that were learned from; empty with sentences and without a dictionary
    std::size_t pairs = 0;             ///< of words or sentences that were given
    std::size_t learnedFrom = 0;       ///< pairs or lines that the map itself tells
    std::size_t testWords = 0;         ///< of the test dictionary or share, by source word
    std::size_t learnedTestWords = 0;  ///< of a test dictionary, those that the training dictionary has too
    std::vector<WordPair> examples;    ///< frequent pairs that were not learned from, where there are such
    std::optional<Alignability> alignability;  ///< where it was looked at
    std::vector<AlignmentStep> steps;  ///< of an iterative method
    std::vector<TranslationFigures> figures;   ///< empty when there was nothing to measure on
    std::optional<std::size_t> inducedPairs;
    nlohmann::json seconds;            ///< by stage; `stages` has those of the alignment
    RunRecorder::Handle run;
};

TranslationFigures translationFigures(const PrecisionScores& scores, RetrievalCriterion criterion,
                                      TranslationDirection direction);
/// `method, out, pairs, coverage, source_words, covered_source_words, missing, in_lower_case, shared_dimensions, beta, seed,
/// checksums, exported_source, exported_target, induced, details, alignability, seconds` and, where it was measured,
/// `scores`.
nlohmann::json toJson(const AlignRequest& request, const AlignResult& result);

/// Learns a map of two spaces, measures it and writes it with what was asked for beside it.
class AlignJob {
public:
    struct Listener {
        std::function<void(const Alignability&)> onCheck;
        std::function<void(const AlignmentStep&)> onStep;
    };

    /// @param context must outlive this.
    AlignJob(JobContext& context, AlignRequest request) : m_context(context), m_request(std::move(request)) {}

    /// What can be said without learning anything. @throws Error when something cannot be read; Cancelled.
    AlignabilityAnswer check(Progress& progress) const;
    /// Keeps a run of it, whatever the ending. The same request writes the same bytes as the map's file.
    /// @param listener called from the working thread. @throws Error, Cancelled.
    AlignResult run(Progress& progress, const Listener& listener = {}) const;

private:
    AlignResult learn(RunRecord& record, Progress& progress, const Listener& listener) const;
    void requirePairs(const AlignmentData& data) const;
    std::optional<Alignability> checked(const AlignmentInputs& inputs, StageTimes& times, Progress& progress,
                                        const Listener& listener) const;
    void tell(AlignResult& result) const;
    void measure(const AlignmentInputs& inputs, AlignResult& result, RunRecord& record, Progress& progress) const;
    void write(AlignResult& result) const;
    void writeExports(AlignResult& result, StageTimes& times, Progress& progress) const;

    JobContext& m_context;
    AlignRequest m_request;
};

} // namespace crossgloss
