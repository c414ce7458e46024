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
    FakeBackend()
    {
        Resource dictionary;
        dictionary.id = 1;
        dictionary.kind = ResourceKind::Dictionary;
        dictionary.name = "freedict-fra-eng";
        dictionary.title = "French-English FreeDict Dictionary";
        dictionary.language = "fr";
        dictionary.secondLanguage = "en";
        dictionary.licence = "GPL-2.0-or-later";
        dictionary.path = "/usr/share/dictd/freedict-fra-eng.index";
        dictionary.checksum = "9f2c0e5d1b7a4c33a1";
        dictionary.importedAt = "2026-11-20T10:00:00Z";
        dictionary.entries = 8511;
        m_resources.push_back(dictionary);
        Resource wordnet = dictionary;
        wordnet.id = 2;
        wordnet.kind = ResourceKind::Wordnet;
        wordnet.name = "wordnet-3.0";
        wordnet.title = "WordNet 3.0";
        wordnet.language = "en";
        wordnet.secondLanguage.clear();
        wordnet.licence = "WordNet 3.0";
        wordnet.path = "/usr/share/wordnet";
        wordnet.entries = 117659;
        m_resources.push_back(wordnet);
        Resource vectors = dictionary;
        vectors.id = 3;
        vectors.kind = ResourceKind::Embeddings;
        vectors.name = "novels.fr";
        vectors.title = "novels.fr";
        vectors.secondLanguage.clear();
        vectors.licence.clear();
        vectors.path = "/home/reader/novels.fr.vec";
        vectors.entries = 40000;
        vectors.dimension = 100;
        vectors.skipped = 2;
        vectors.issues = {{"/home/reader/novels.fr.vec", 117, "99 numbers instead of 100"},
                          {"/home/reader/novels.fr.vec", 2045, "the word repeats that of line 19"}};
        m_resources.push_back(vectors);
        vectors.id = 4;
        vectors.name = "novels.en";
        vectors.title = "novels.en";
        vectors.language = "en";
        vectors.path = "/home/reader/novels.en.vec";
        vectors.entries = 36831;
        vectors.skipped = 0;
        vectors.issues.clear();
        m_resources.push_back(vectors);
    }

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
