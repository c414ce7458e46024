#pragma once

#include "common/Retranslated.h"

#include <QDockWidget>

class QLabel;
class QPushButton;
class QTreeView;

namespace crossgloss {

class Job;
class JobModel;
class JobRunner;
class SealedBrowser;

/// What runs and what ran: stage, progress, time left, cancel, and the log of the chosen job, whose faults lead to the
/// line of the file.
class JobsDock : public Retranslated<QDockWidget> {
    Q_OBJECT

public:
    explicit JobsDock(JobRunner& runner, QWidget* parent = nullptr);

    void select(Job* job);

Q_SIGNALS:
    /// The user wants to see a line of a file.
    void lineRequested(const QString& file, quint64 line);

private:
    Job* current() const;
    void cancelCurrent();
    void refresh();
    void showLog();
    void retranslate() override;

    JobRunner& m_runner;
    JobModel* m_model;
    QTreeView* m_view;
    SealedBrowser* m_log;
    QPushButton* m_cancel;
    QPushButton* m_clear;
    QString m_shownLog;
};

} // namespace crossgloss
