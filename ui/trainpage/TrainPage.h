#pragma once

#include "jobs/AlignmentInputs.h"
#include "jobs/GlossMaterials.h"
#include "common/Page.h"
#include "store/Workspace.h"

#include <filesystem>
#include <memory>
#include <vector>

class QLabel;
class QStackedWidget;

namespace crossgloss {

class Backend;
class ChoiceBar;
class DictionaryEncoderPane;
class GlossEncoderPane;
class JobRunner;
class Prompts;
class TrainingCurves;
class TrainingPane;
class TrainingSettings;

/// Trains encoders: of descriptions, to look words up by, or of glosses, to link wordnets by. Each has a pane of its
/// own; both may run at once.
class TrainPage : public Page {
    Q_OBJECT

public:
    enum Kind { DictionaryEncoder, GlossEncoder };

    TrainPage(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent = nullptr);

    void activate() override;
    QWidget* focusTarget() override;
    bool takeFiles(const QStringList& files) override;
    void saveSession(QSettings& settings) const override;
    void restoreSession(QSettings& settings) override;

    Kind kind() const;
    void choose(Kind kind);
    DictionaryEncoderPane& dictionaryEncoder() { return *m_dictionary; }
    GlossEncoderPane& glossEncoder() { return *m_glosses; }
    void setAlignment(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request) override;
    /// The wish to train on the materials of a linking.
    void showGlossEncoder(const GlossMaterials& materials);

    // Of the pane that is shown.
    TrainingSettings& settings();
    const TrainingCurves& curves() const;
    bool isTraining() const;
    QString messageText() const;
    QString summaryText() const;

public Q_SLOTS:
    void startTraining();
    void cancelTraining();
    /// The resources of the workspace have changed.
    void reloadResources() override;

Q_SIGNALS:
    /// A trained network is to link glosses.
    void linkingRequested(const GlossMaterials& materials, const std::filesystem::path& model);

protected:
    void changeEvent(QEvent* event) override;

private:
    TrainingPane& pane() const;
    void retranslate();

    std::shared_ptr<Backend> m_backend;
    JobRunner& m_jobs;
    QLabel* m_title;
    QLabel* m_sentence;
    ChoiceBar* m_kind;
    QStackedWidget* m_stack;
    DictionaryEncoderPane* m_dictionary;
    GlossEncoderPane* m_glosses;
    bool m_loaded = false;
};

} // namespace crossgloss
