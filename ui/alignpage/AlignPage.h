#pragma once

#include "alignpage/AlignModels.h"
#include "common/Page.h"

#include <QPointer>
#include <QTimer>

#include <memory>
#include <mutex>
#include <vector>

class QPushButton;
class QSplitter;
class QStackedWidget;

namespace crossgloss {

class AlignResults;
class AlignSettings;
class AlignabilityPanel;
class Backend;
class EmptyState;
class Job;
class JobMessage;
class JobRunner;
class JobStage;
class PageHeading;
class ProblemList;
class Prompts;

/// Aligns two spaces of word vectors: settings and what speaks against a run at one side; curve, figures, neighbours,
/// the plane of word pairs and the comparison of all methods at the other.
class AlignPage : public Page {
    Q_OBJECT

public:
    AlignPage(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent = nullptr);

    void activate() override;
    QWidget* focusTarget() override;
    bool takeFiles(const QStringList& files) override;
    void exportCurrent() override;
    bool canExport() const override { return true; }
    void saveSession(QSettings& settings) const override;
    void restoreSession(QSettings& settings) override;

    AlignSettings& settings() { return *m_settings; }
    AlignabilityPanel& check() { return *m_check; }
    AlignResults& results() { return *m_results; }
    bool isRunning() const;
    /// A run goes on, or the spaces are being looked at.
    bool isBusy() const;
    QString messageText() const;

public Q_SLOTS:
    void startAlignment();
    void startComparison();
    void cancel();
    void saveMap();
    /// Something came to the workspace or went.
    void reload();
    void reloadResources() override { reload(); }

Q_SIGNALS:
    void aligned();
    void lineRequested(const QString& file, quint64 line);

protected:
    void changeEvent(QEvent* event) override;

private:
    /// What a worker tells travels here; the window fetches it about ten times a second.
    struct Inbox {
        std::mutex mutex;
        std::vector<AlignmentStep> steps;
        std::vector<ComparisonRow> rows;
    };

    void layOut();
    void settingsChanged();
    void checkLater();
    void checkNow();
    bool begin();
    void watch(Job* job);
    void fetch();
    void finished(Job* job);
    void showAlignment(std::shared_ptr<const AlignedSpaces> spaces);
    void openMissingVectors();
    void openWordPairs();
    void refresh();
    void retranslate();

    std::shared_ptr<Backend> m_backend;
    JobRunner& m_jobs;
    Prompts& m_prompts;
    PageHeading* m_heading;
    JobMessage* m_message;
    QSplitter* m_splitter;
    AlignSettings* m_settings;
    AlignabilityPanel* m_check;
    ProblemList* m_problems;
    QPushButton* m_run;
    QPushButton* m_compare;
    QPushButton* m_cancel;
    JobStage* m_stage;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    AlignResults* m_results;
    QTimer m_fetch;
    QTimer m_checkDelay{this};
    std::shared_ptr<Inbox> m_inbox;
    QPointer<Job> m_job;
    QPointer<Job> m_checkJob;
    int m_checkGeneration = 0;
    AlignRequest m_running;
    bool m_checkDue = false;           ///< after the run that goes on
    bool m_wanted = false;
    bool m_loaded = false;
};

} // namespace crossgloss
