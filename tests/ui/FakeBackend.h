#pragma once

#include "Gate.h"
#include "FakeAlignment.h"
#include "FakeAskEncoder.h"
#include "FakeDictionaries.h"
#include "FakeEngine.h"
#include "FakeExperiments.h"
#include "FakeGlossDesk.h"
#include "FakeGlossEncoder.h"
#include "FakeHubness.h"
#include "FakeLayouts.h"
#include "FakeResults.h"
#include "FakeSaved.h"
#include "FakeSentenceLists.h"
#include "FakeSentences.h"
#include "FakeWordVectors.h"
#include "FakeWorkspaceCare.h"
#include "common/Backend.h"
#include "common/Prompts.h"

#include <QString>
#include <QStringList>

#include <atomic>

namespace crossgloss {

/// A workspace in memory; files whose name holds "broken" cannot be imported.
class FakeBackend final : public Backend {
public:
    ~FakeBackend() override;   // in Fakes.cpp, and with it all that is virtual
    FakeBackend();

    std::shared_ptr<const LookupEngine> openEngine(Progress&) override { return engine; }
    std::string packCard() override { return R"({"languages": ["en", "fr"], "licence": "CC BY-SA 3.0"})"; }
    std::vector<Resource> resources() override
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        return m_resources;
    }
    ResourceKind guessKind(const std::filesystem::path& file) override
    {
        if (file.string().find("unknown") != std::string::npos) {
            throw Error("The file does not show what kind of resource it is").at(file.string());
        }
        return file.extension() == ".vec" ? ResourceKind::Embeddings : ResourceKind::Dictionary;
    }
    Resource import(ResourceKind kind, const std::vector<std::filesystem::path>& files, const ImportOptions& options,
                    Progress& progress) override
    {
        progress.stage("Reading", 100);
        if (files.front().string().find("broken") != std::string::npos) {
            throw Error("%1 numbers instead of %2", {"3", "4"}).at(files.front().string(), 3).advise("Mend the line");
        }
        Resource resource;
        resource.kind = kind;
        resource.name = options.name;
        resource.title = options.name;
        resource.language = options.language;
        resource.entries = 12;
        const std::lock_guard<std::mutex> lock(m_mutex);
        m_resources.push_back(resource);
        return resource;
    }
    void plant(const Resource& resource)
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        m_resources.push_back(resource);
    }
    RemovedResource remove(const std::string& name) override
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        std::erase_if(m_resources, [&](const Resource& resource) {
            if (resource.name == name) {
                m_removed = resource;
            }
            return resource.name == name;
        });
        return {name, "kept"};
    }
    Resource restore(const RemovedResource&) override
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        m_resources.push_back(m_removed);
        return m_removed;
    }
    Workspace::InstalledReport importInstalled(const std::vector<std::filesystem::path>& folders,
                                               Progress& progress) override
    {
        {
            const std::lock_guard<std::mutex> lock(m_mutex);
            indexedFolders = folders;
        }
        ++timesIndexed;
        progress.stage("Indexing", 10);
        return {3, 2, 0, {}};
    }
    TrainingResult train(const TrainingConfig& config, Progress& progress,
                         const std::function<void(const TrainingPoint&)>& onPoint) override
    {
        TrainingResult result;
        progress.stage("Training", static_cast<std::uint64_t>(config.epochs));
        for (int epoch = 1; epoch <= config.epochs; ++epoch) {
            progress.throwIfCancelled();
            TrainingPoint point;
            point.epoch = epoch;
            point.step = static_cast<std::uint64_t>(epoch) * 100;
            point.seconds = epoch * 0.5;
            point.loss = 1.0 / (1 + 0.12 * epoch);
            point.validationP1 = 0.2 * (1 - 1.0 / epoch);
            point.validationP10 = 0.55 * (1 - 1.0 / (1 + 0.3 * epoch));
            point.validationMrr = 0.35 * (1 - 1.0 / (1 + 0.25 * epoch));
            result.curve.push_back(point);
            onPoint(point);
            progress.advance(static_cast<std::uint64_t>(epoch));
            ++epochsDone;
            gate.pass(progress, epoch);
        }
        result.bestEpoch = config.epochs;
        result.bestValidationMrr = 0.31;
        return result;
    }
    std::filesystem::path modelFolder() const override { return std::filesystem::temp_directory_path(); }
    AlignmentService& alignment() override { return aligner; }
    HubnessService& hubness() override { return hubs; }
    ResultsService& results() override { return runResults; }
    GlossDeskService& glossDesk() override { return glosses; }
    GlossEncoderService& glossEncoder() override { return glossEncoding; }
    WordVectorService& wordVectors() override { return wordVectorTraining; }
    AskEncoderService& askEncoder() override { return askedEncoder; }
    ExperimentService& experiments() override { return experiment; }
    WorkspaceCareService& care() override { return workspaceCare; }
    SavedWordsService& saved() override { return savedWords; }
    DictionaryService& dictionaries() override { return dictionaryUse; }
    SentenceService& sentences() override { return sentenceUse; }
    SentenceListService& sentenceLists() override { return sentenceListUse; }
    LayoutService& layouts() override { return layoutUse; }

    FakeAlignment aligner;
    FakeHubness hubs;
    FakeResults runResults;
    FakeGlossDesk glosses;
    FakeGlossEncoder glossEncoding;
    FakeWordVectors wordVectorTraining;
    FakeAskEncoder askedEncoder;
    FakeExperiments experiment;
    FakeWorkspaceCare workspaceCare;
    FakeSaved savedWords;
    FakeDictionaries dictionaryUse;
    FakeSentences sentenceUse;
    FakeSentenceLists sentenceListUse;
    FakeLayouts layoutUse;
    std::shared_ptr<FakeEngine> engine = std::make_shared<FakeEngine>();
    std::atomic<int> epochsDone{0};
    std::atomic<int> timesIndexed{0};
    std::vector<std::filesystem::path> indexedFolders; ///< of the last time
    Gate gate;                         ///< of the epochs of train()

private:
    std::mutex m_mutex;
    std::vector<Resource> m_resources;
    Resource m_removed;
};

/// Answers instead of asking, and remembers what was asked.
class FakePrompts final : public Prompts {
public:
    ~FakePrompts() override;   // in Fakes.cpp, and with it all that is virtual
    bool confirm(QWidget*, const QString& title, const QString&, const QString&) override
    {
        asked.append(title);
        return answer;
    }
    QStringList openFiles(QWidget*, const QString& title, const QString&) override
    {
        asked.append(title);
        return files;
    }
    QString saveFile(QWidget*, const QString& title, const QString&, const QString&) override
    {
        asked.append(title);
        return files.value(0);
    }

    QString openFolder(QWidget*, const QString& title) override
    {
        asked.append(title);
        return folder;
    }

    bool answer = true;
    QString folder;
    QStringList files;
    QStringList asked;
};

} // namespace crossgloss
