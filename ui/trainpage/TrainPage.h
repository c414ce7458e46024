#pragma once

#include "common/Page.h"
#include "encoder/Training.h"

#include <QPointer>
#include <QTimer>

#include <memory>
#include <mutex>
#include <vector>

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSplitter;

namespace crossgloss {

class Backend;
class InlineMessage;
class Job;
class JobRunner;
class Prompts;
class TrainingCurves;
class TrainingSettings;

/// Trains a dictionary encoder: settings at one side, live curves at the other. What would make the run fail is told
/// before it begins; a run that was stopped goes on from its checkpoint.
class TrainPage : public Page {
    Q_OBJECT

public:
    TrainPage(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent = nullptr);

    QWidget* focusTarget() override;
    void saveSession(QSettings& settings) const override;
    void restoreSession(QSettings& settings) override;

    TrainingSettings& settings() { return *m_settings; }
    const TrainingCurves& curves() const { return *m_curves; }
    bool isTraining() const;
    QString messageText() const;
    QString summaryText() const;

public Q_SLOTS:
    void startTraining();
    void cancelTraining();

protected:
    void changeEvent(QEvent* event) override;

private:
    /// Points travel here from the worker; the window fetches them about ten times a second.
    struct Inbox {
        std::mutex mutex;
        std::vector<TrainingPoint> points;
    };

    void fetchPoints();
    void finished(Job* job);
    void refresh();
    void showSummary();
    void retranslate();

    std::shared_ptr<Backend> m_backend;
    JobRunner& m_jobs;
    QLabel* m_title;
    QLabel* m_sentence;
    QPushButton* m_start;
    QPushButton* m_cancel;
    QCheckBox* m_afresh;
    QLabel* m_problems;
    InlineMessage* m_message;
    QSplitter* m_splitter;
    TrainingSettings* m_settings;
    QLabel* m_stage;
    QProgressBar* m_progress;
    QLabel* m_summary;
    TrainingCurves* m_curves;
    QTimer m_fetch;
    std::shared_ptr<Inbox> m_inbox;
    QPointer<Job> m_job;
    bool m_wanted = false;
};

} // namespace crossgloss
