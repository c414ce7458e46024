#pragma once

#include "jobs/OpenedSentenceLists.h"
#include "jobs/RunParameters.h"
#include "jobs/SentenceListService.h"

#include <cstddef>
#include <filesystem>
#include <span>
#include <utility>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// `n, source_sentences, target_sentences, mean_margin, seconds: {embed, mine}`.
nlohmann::json toJson(const AlignSentencesResult& result);

/// What a run was asked, to fill its page again.
/// All but the model and the lists.
Fields fieldsOf(AlignSentencesRequest& request);
AlignSentencesRequest alignSentencesRequestOf(const RunParameters& parameters);

/// Writes pairs of a result, by their places: TMX where @p file ends in .tmx, else TSV. @throws Error, Cancelled.
void exportPairs(const AlignSentencesResult& result, std::span<const std::size_t> chosen,
                 const std::filesystem::path& file, Progress& progress);

/// Finds best partners in two lists of sentences.
class AlignSentencesJob {
public:
    /// @param context,lists must outlive this.
    AlignSentencesJob(JobContext& context, OpenedSentenceLists& lists, AlignSentencesRequest request)
        : m_context(context), m_lists(lists), m_request(std::move(request))
    {
    }

    /// Keeps a run of it, whatever the ending. @throws Error, Cancelled.
    AlignSentencesResult run(Progress& progress) const;

private:
    AlignSentencesResult align(RunRecord& record, Progress& progress) const;

    JobContext& m_context;
    OpenedSentenceLists& m_lists;
    AlignSentencesRequest m_request;
};

} // namespace crossgloss
