#pragma once

#include "jobs/OpenedSentenceLists.h"
#include "jobs/SentenceListService.h"

#include <utility>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// `n, from, results: [{line, language, sentence, translations: [{language, text}], score}], coverage, list_seconds,
/// elapsed_ms`.
nlohmann::json toJson(const SearchSentencesResult& result);

/// Finds the sentences of a list that are nearest to a text.
class SearchSentencesJob
{
public:
    /// @param context,lists must outlive this.
    SearchSentencesJob(JobContext& context, OpenedSentenceLists& lists, SearchSentencesRequest request)
        : m_context(context), m_lists(lists), m_request(std::move(request))
    {
    }

    /// Keeps a run of it, whatever the ending. @throws Error, Cancelled.
    SearchSentencesResult run(Progress& progress) const;
    /// Keeps none, for those who ask at every pause of writing. @throws Error, Cancelled.
    SearchSentencesResult search(Progress& progress) const;

private:
    JobContext& m_context;
    OpenedSentenceLists& m_lists;
    SearchSentencesRequest m_request;
};

} // namespace crossgloss
