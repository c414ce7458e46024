#pragma once

#include "jobs/JobContext.h"
#include "jobs/MappedSpaces.h"

#include "evaluation/ProperNames.h"
#include "evaluation/TranslationEvaluation.h"
#include "space/Retrieval.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

struct TranslateRequest {
    SpaceChoice source;
    SpaceChoice target;
    MapChoice map;                     ///< none = the spaces are aligned already
    std::size_t sourceLimit = 0;       ///< only the first words of a space; 0 = all
    std::size_t targetLimit = 0;
    std::vector<TranslationDirection> directions = {TranslationDirection::Forward, TranslationDirection::Backward};
    RetrievalOptions retrieval = {.criterion = RetrievalCriterion::Csls};  ///< k and β are set by the job
    double beta = 0;                   ///< of the inverted softmax; 0 = the map's, else the default
    std::size_t answers = 10;          ///< shown per word

    // Of a test.
    std::string test;                  ///< word pairs, a file or a name in the workspace
    std::vector<std::string> also;     ///< further ones whose translations count in a tolerant view
    std::string training;              ///< dictionary of the map; empty = the one that the map names
    std::vector<std::string> properNames;  ///< lists of them; "installed" asks the indexed dictionaries
    std::vector<std::size_t> frequencyBins = TranslationOptions().frequencyBins;
    bool lowerCase = false;
    std::filesystem::path out;         ///< report of every word; empty = none
};

Fields fieldsOf(TranslateRequest& request);
/// What a run keeps of it; read again, translationRequestOf() has how its map is learned.
nlohmann::json runParametersOf(const TranslateRequest& request);

/// How well words of a test were translated.
struct TranslateResult {
    struct Direction {
        TranslationDirection direction = TranslationDirection::Forward;
        std::string from;              ///< titles of the spaces
        std::string to;
        std::size_t sourceWords = 0;   ///< in use
        std::size_t targetWords = 0;
        TranslationTest test;
        TranslationEvaluation evaluation;
        ProperNames properNames;
        std::optional<TrainingOverlap> overlap;    ///< with the map's dictionary, where that is known
        double beta = 0;               ///< 0 = not used
        bool tolerant = false;         ///< another dictionary counted too
        double seconds = 0;
    };
    std::string method;                ///< of the map
    RetrievalCriterion retrieval = RetrievalCriterion::Csls;
    std::vector<Direction> directions;
    RunRecorder::Handle run;
};

/// The first direction as evaluateTranslation()'s, with `direction, retrieval, method, source_words, target_words,
/// repeated_pairs, seconds` and, where there are such, `beta, proper_name_signs, tolerant, overlap`; the other one alike
/// under `backward`.
nlohmann::json toJson(const TranslateResult& result);

/// What entries were translated by.
struct TranslatedEntries {
    struct Entry {
        std::string query;
        bool inVocabulary = false;
        std::vector<RankedAnswer> answers;
    };
    std::vector<Entry> entries;
    std::vector<std::string> unknown;  ///< entries without a known word
};

/// Translates words through a map, and scores it on a test dictionary.
class TranslateJob {
public:
    /// @param context must outlive this.
    TranslateJob(JobContext& context, TranslateRequest request) : m_context(context), m_request(std::move(request)) {}

    /// Scores the test; keeps a run of it, whatever the ending. @throws Error, Cancelled.
    TranslateResult run(Progress& progress) const;
    /// Translates the entries of a file, one a line, in the first of the directions. @throws Error, Cancelled.
    TranslatedEntries translate(const std::filesystem::path& entries, Progress& progress) const;

private:
    struct Inputs;
    Inputs open(Progress& progress) const;
    std::string trainingDictionary(const AlignmentMap& map) const;
    ProperNames namesOf(const Inputs& inputs, const TranslationTest& test, TranslationDirection direction,
                        Progress& progress) const;
    TranslateResult::Direction score(const Inputs& inputs, TranslationDirection direction, Progress& progress) const;
    RetrievalOptions retrieval(const MappedSpaces& spaces, TranslationDirection direction,
                               std::span<const IndexPair> training, Progress& progress) const;
    SharedSpace shared(const MappedSpaces& spaces, MapSide side) const;
    void requireSpaces() const;
    MappedSpaces openSpaces(Progress& progress) const;

    JobContext& m_context;
    TranslateRequest m_request;
};

} // namespace crossgloss
