#pragma once

#include "encoder/Training.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QSettings;
class QSplitter;

namespace crossgloss {

class InlineMessage;
class Job;
class JobRunner;
class TrainingCurves;

/// One kind of training: settings at one side, live curves at the other. What would make the run fail is told before it
/// begins; a run that was stopped goes on from its checkpoint. What the settings are and what runs, each kind says
/// itself.
class TrainingPane : public QWidget {
    Q_OBJECT

public:
    const TrainingCurves& curves() const { return *m_curves; }
    bool isTraining() const;
    QString messageText() const;
    QString summaryText() const;
    void saveSplitter(QSettings& settings, const QString& key) const;
    void restoreSplitter(QSettings& settings, const QString& key);

public Q_SLOTS:
    void startTraining();
    void cancelTraining();

protected:
    /// Called from the worker. @param candidate of a search for settings, 0 without.
    using OnPoint = std::function<void(std::size_t candidate, const TrainingPoint& point)>;

    /// @param scroll holds @p settings. The pane must be refreshed once it is made.
    TrainingPane(JobRunner& jobs, QWidget* settings, QScrollArea* scroll, QWidget* parent);

    /// What would make the run fail; empty when it can begin.
    virtual QStringList problems() const = 0;
    /// Something of an earlier run lies beside the model.
    virtual bool hasCheckpoint() const = 0;
    /// Puts the run on a thread. @param resume go on from the checkpoint.
    virtual Job* run(bool resume, const OnPoint& onPoint) = 0;
    virtual QString stoppedText() const = 0;
    /// What the summary says of a candidate; empty when there is one alone.
    virtual QString candidateText(std::size_t candidate) const;
    /// The thing to do about a message was chosen.
    virtual void act() {}

    JobRunner& jobs() { return m_jobs; }
    /// Shows that the run went well. @param action something to do about it. @param points replace the curves where
    /// there are any.
    void succeed(const QString& text, const QString& action = {}, const std::vector<TrainingPoint>& points = {});
    void refresh();
    void changeEvent(QEvent* event) override;
    void retranslate();

private:
    struct Step {
        std::size_t candidate = 0;
        TrainingPoint point;
    };
    /// Points travel here from the worker; the window fetches them about ten times a second.
    struct Inbox {
        std::mutex mutex;
        std::vector<Step> steps;
    };

    void layOut(QScrollArea* scroll);
    void fetchPoints();
    void finished(Job* job);
    void showSummary();

    JobRunner& m_jobs;
    QWidget* m_settings;
    QPushButton* m_start;
    QPushButton* m_cancel;
    QCheckBox* m_afresh;
    QLabel* m_problems;
    InlineMessage* m_message;
    QSplitter* m_splitter;
    QLabel* m_stage;
    QProgressBar* m_progress;
    QLabel* m_summary;
    TrainingCurves* m_curves;
    QTimer m_fetch;
    std::shared_ptr<Inbox> m_inbox;
    QPointer<Job> m_job;
    std::size_t m_candidate = 0;
    bool m_wanted = false;
};

} // namespace crossgloss
