#pragma once

#include "jobs/AddSentenceListJob.h"
#include "jobs/AlignSentencesJob.h"
#include "jobs/SearchSentencesJob.h"
#include "store/RemovedResources.h"
#include "store/SentenceLists.h"

namespace crossgloss {

/// What the Compare page asks of lists of sentences, done by the jobs. Keeps lists open.
class SentenceListBackend final : public SentenceListService {
public:
    /// @param context,pack must outlive this.
    SentenceListBackend(JobContext& context, SharedPack& pack) : m_context(context), m_lists(context, pack) {}

    std::vector<SentenceList> lists() override { return sentenceLists(m_context.workspace); }
    AddSentenceListResult add(const AddSentenceListRequest& request, Progress& progress) override
    {
        return AddSentenceListJob(m_context, m_lists, request).run(progress);
    }
    SearchSentencesResult search(const SearchSentencesRequest& request, Progress& progress) override
    {
        return SearchSentencesJob(m_context, m_lists, request).search(progress);
    }
    AlignSentencesResult align(const AlignSentencesRequest& request, Progress& progress) override
    {
        return AlignSentencesJob(m_context, m_lists, request).run(progress);
    }
    void exportPairs(const AlignSentencesResult& result, const std::vector<std::size_t>& chosen,
                     const std::filesystem::path& file, Progress& progress) override
    {
        crossgloss::exportPairs(result, chosen, file, progress);
    }
    void remove(const std::string& name) override
    {
        const std::shared_ptr<Workspace> workspace = m_context.workspace.open();
        storedSentenceList(*workspace, name);
        removeResource(*workspace, name);
    }

private:
    JobContext& m_context;
    OpenedSentenceLists m_lists;
};

} // namespace crossgloss
