#pragma once

#include "jobs/JobContext.h"
#include "jobs/MappedSpaces.h"

#include "evaluation/SentenceRetrieval.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

struct RetrieveSentencesRequest {
    SpaceChoice source;
    SpaceChoice target;
    MapChoice map;                     ///< none = the spaces are aligned already
    std::filesystem::path sourceText;  ///< sentences, one a line
    std::filesystem::path targetText;  ///< their translations, line by line
    std::filesystem::path pairs;       ///< instead of both: sentence, tab, translation; or parallel text of the workspace
    std::size_t limit = 0;             ///< only the first lines; 0 = all
    std::vector<TranslationDirection> directions = {TranslationDirection::Forward, TranslationDirection::Backward};
    SentenceRetrievalOptions options;  ///< seed and threads of its retrieval are the job's
};

Fields fieldsOf(RetrieveSentencesRequest& request);
/// What a run keeps of it.
nlohmann::json runParametersOf(const RetrieveSentencesRequest& request);

/// How well sentences were found.
struct RetrieveSentencesResult {
    struct Direction {
        TranslationDirection direction = TranslationDirection::Forward;
        std::string from;              ///< titles of the spaces
        std::string to;
        SentenceScores scores;
        double seconds = 0;
    };
    std::string method;                ///< of the map
    RetrievalCriterion retrieval = RetrievalCriterion::Csls;
    std::size_t blankLines = 0;        ///< lines of which a side is blank, which have no translation
    std::vector<Direction> directions;
    RunRecorder::Handle run;
};

/// The first direction as retrieveSentences()'s, with `direction, retrieval, blank_lines, seconds`; the other one alike
/// under `backward`.
nlohmann::json toJson(const RetrieveSentencesResult& result);

/// Finds each sentence's translation among those of the other language, by sums of mapped words.
class RetrieveSentencesJob {
public:
    /// @param context must outlive this.
    RetrieveSentencesJob(JobContext& context, RetrieveSentencesRequest request)
        : m_context(context), m_request(std::move(request))
    {
    }

    /// Keeps a run of it, whatever the ending. @throws Error, Cancelled.
    RetrieveSentencesResult run(Progress& progress) const;

private:
    RetrieveSentencesResult retrieve(RunRecord& record, Progress& progress) const;

    JobContext& m_context;
    RetrieveSentencesRequest m_request;
};

} // namespace crossgloss
