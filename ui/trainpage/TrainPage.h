#pragma once

#include "common/Page.h"
#include "jobs/AlignmentInputs.h"
#include "jobs/GlossMaterials.h"

#include <filesystem>
#include <memory>

class QStackedWidget;

namespace crossgloss {

class AskPane;
class Backend;
class ChoiceBar;
class DictionaryEncoderPane;
class ExperimentPane;
class GlossEncoderPane;
class JobPage;
class JobRunner;
class PageHeading;
class Prompts;
class TrainingCurves;
class TrainingPane;
class TrainingSettings;
class WordVectorPane;

/// Trains encoders: of descriptions, to look words up by, or of glosses, to link wordnets by; and the word vectors that these
/// build on; and asks the encoders that came of it. Each has a pane of its own; all may run at once.
class TrainPage : public Page {
    Q_OBJECT

public:
    enum Kind { DictionaryEncoder, GlossEncoder, WordVectors, AskEncoder, Experiments };

    TrainPage(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent = nullptr);

    void activate() override;
    QWidget* focusTarget() override;
    bool takeFiles(const QStringList& files) override;
    void reloadResources() override;
    void saveSession(QSettings& settings) const override;
    void restoreSession(QSettings& settings) override;
    bool cancelRun() override;
    void setKeys(const QList<QAction*>& starts, QAction* cancel) override;

    Kind kind() const;
    void choose(Kind kind);
    DictionaryEncoderPane& dictionaryEncoder() { return *m_dictionary; }
    GlossEncoderPane& glossEncoder() { return *m_glosses; }
    WordVectorPane& wordVectors() { return *m_vectors; }
    AskPane& ask() { return *m_ask; }
    ExperimentPane& experiments() { return *m_experiments; }
    void setAlignment(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request) override;
    /// The wish to train on the materials of a linking.
    void showGlossEncoder(const GlossMaterials& materials);
    /// The wish to ask an encoder. @param from,to canonical codes; empty leaves what is chosen.
    void showAsk(const std::filesystem::path& model, const std::string& from, const std::string& to);

    TrainingSettings& settings();
    /// Of the encoder that is shown, or was last.
    const TrainingCurves& curves() const;
    // Of the pane that is shown.
    bool isTraining() const;
    QString messageText() const;
    QString summaryText() const;

public Q_SLOTS:
    void startTraining();

Q_SIGNALS:
    /// A trained network is to link glosses.
    void linkingRequested(const GlossMaterials& materials, const std::filesystem::path& model);

private:
    JobPage& pane() const;
    QList<JobPage*> panes() const;
    void retranslate() override;

    PageHeading* m_heading;
    ChoiceBar* m_kind;
    QStackedWidget* m_stack;
    DictionaryEncoderPane* m_dictionary;
    GlossEncoderPane* m_glosses;
    WordVectorPane* m_vectors;
    AskPane* m_ask;
    ExperimentPane* m_experiments;
};

} // namespace crossgloss
