#pragma once

#include "jobs/OpenedSentenceLists.h"
#include "jobs/SentenceListService.h"

#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// `name, source, languages, n, model, dimension`.
nlohmann::json toJson(const SentenceList& list);
/// The list with `blank, skipped, uncovered, seconds`.
nlohmann::json toJson(const AddSentenceListResult& result);

/// The lists that the library has. @throws Error.
std::vector<SentenceList> sentenceLists(SharedWorkspace& workspace);

/// Reads a list of sentences, makes their vectors and keeps both in the library.
class AddSentenceListJob
{
public:
    /// @param context,lists must outlive this.
    AddSentenceListJob(JobContext& context, OpenedSentenceLists& lists, AddSentenceListRequest request)
        : m_context(context), m_lists(lists), m_request(std::move(request))
    {
    }

    /// Keeps a run of it, whatever the ending. @throws NameTakenError, Error, Cancelled.
    AddSentenceListResult run(Progress& progress) const;

private:
    AddSentenceListResult add(RunRecord& record, Progress& progress) const;

    JobContext& m_context;
    OpenedSentenceLists& m_lists;
    AddSentenceListRequest m_request;
};

} // namespace crossgloss
