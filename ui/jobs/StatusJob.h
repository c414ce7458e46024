#pragma once

#include "common/Retranslated.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QTimer;
class QToolButton;

namespace crossgloss {

class Job;
class JobRunner;

/// The job that runs, in the status bar: name and stage, bar, cancel. A click on the name opens the Jobs dock.
class StatusJob : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit StatusJob(JobRunner& runner, QWidget* parent = nullptr);

Q_SIGNALS:
    void jobsRequested();

private:
    Job* shown() const;
    void refresh();
    void retranslate() override;

    JobRunner& m_runner;
    QTimer* m_delay;                   ///< what is over sooner is not shown
    QToolButton* m_title;
    QProgressBar* m_bar;
    QToolButton* m_cancel;
};

} // namespace crossgloss
