#pragma once

#include "DictionaryBackend.h"
#include "GlossDeskBackend.h"
#include "JobBackends.h"
#include "LayoutBackend.h"
#include "ResultsBackend.h"
#include "SavedBackend.h"
#include "SentenceListBackend.h"
#include "WorkspaceCareBackend.h"

#include "common/Backend.h"
#include "jobs/AskEncoderJob.h"
#include "jobs/JobContext.h"
#include "jobs/SharedPack.h"

#include <filesystem>
#include <memory>

namespace crossgloss {

/// What the window asks for, done by core: one workspace, one pack. Opens both when first needed, from any thread. What
/// the pages of alignment and hubs ask for has backends of its own.
class CoreBackend final : public Backend {
public:
    /// @param pack Empty: the pack that came with the program.
    CoreBackend(std::filesystem::path workspace, std::filesystem::path pack);
    ~CoreBackend() override;

    std::shared_ptr<const LookupEngine> openEngine(Progress& progress) override;
    std::string packCard() override;
    std::vector<Resource> resources() override;
    ResourceKind guessKind(const std::filesystem::path& file) override;
    Resource import(ResourceKind kind, const std::vector<std::filesystem::path>& files, const ImportOptions& options,
                    Progress& progress) override;
    RemovedResource remove(const std::string& name) override;
    Resource restore(const RemovedResource& removed) override;
    Workspace::InstalledReport importInstalled(const std::vector<std::filesystem::path>& folders,
                                               Progress& progress) override;
    TrainingResult train(const TrainingConfig& config, Progress& progress,
                         const std::function<void(const TrainingPoint&)>& onPoint) override;
    std::filesystem::path modelFolder() const override;
    AlignmentService& alignment() override { return m_align; }
    HubnessService& hubness() override { return m_hubs; }
    ResultsService& results() override { return m_results; }
    GlossDeskService& glossDesk() override { return m_glosses; }
    GlossEncoderService& glossEncoder() override { return m_glossEncoder; }
    WordVectorService& wordVectors() override { return m_wordVectors; }
    AskEncoderService& askEncoder() override { return m_askEncoder; }
    ExperimentService& experiments() override { return m_experiments; }
    WorkspaceCareService& care() override { return m_care; }
    SavedWordsService& saved() override { return m_saved; }
    DictionaryService& dictionaries() override { return m_dictionaries; }
    SentenceService& sentences() override { return m_sentences; }
    SentenceListService& sentenceLists() override { return m_sentenceLists; }
    LayoutService& layouts() override { return m_layouts; }

private:
    JobContext m_context;
    AlignBackend m_align;
    HubsBackend m_hubs;
    ResultsBackend m_results;
    SharedPack m_pack;
    GlossDeskBackend m_glosses;
    GlossEncoderBackend m_glossEncoder;
    WordVectorBackend m_wordVectors{m_context};
    AskEncoderJob m_askEncoder;
    ExperimentBackend m_experiments{m_context};
    WorkspaceCareBackend m_care;
    SavedBackend m_saved;
    DictionaryBackend m_dictionaries;
    SentenceBackend m_sentences;
    SentenceListBackend m_sentenceLists;
    LayoutBackend m_layouts{m_context, m_pack};
};

} // namespace crossgloss
