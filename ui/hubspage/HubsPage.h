#pragma once

#include "jobs/HubnessService.h"
#include "common/Page.h"

#include <QPointer>

#include <memory>

class QPushButton;
class QSplitter;
class QStackedWidget;

namespace crossgloss {

class Backend;
class EmptyState;
class HubsSettings;
class HubsView;
class Job;
class JobMessage;
class JobRunner;
class JobStage;
class PageHeading;
class ProblemList;
class Prompts;

/// Shows the hubs of a pair of spaces: words that stand among the answers to far too many queries, and what the
/// retrieval criteria do about them.
class HubsPage : public Page {
    Q_OBJECT

public:
    HubsPage(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent = nullptr);

    void activate() override;
    QWidget* focusTarget() override;
    bool takeFiles(const QStringList& files) override;
    void exportCurrent() override;
    bool canExport() const override { return true; }
    void saveSession(QSettings& settings) const override;
    void restoreSession(QSettings& settings) override;

    HubsSettings& settings() { return *m_settings; }
    HubsView& view() { return *m_view; }
    bool isRunning() const;
    QString messageText() const;

public Q_SLOTS:
    void measure();
    void cancel();
    void reload();
    void reloadResources() override { reload(); }
    void setAlignment(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request) override;

Q_SIGNALS:
    void lineRequested(const QString& file, quint64 line);

protected:
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    void finished(Job* job);
    QStringList problems() const;
    void openMissingVectors();
    void refresh();
    void retranslate();

    std::shared_ptr<Backend> m_backend;
    JobRunner& m_jobs;
    PageHeading* m_heading;
    JobMessage* m_message;
    QSplitter* m_splitter;
    HubsSettings* m_settings;
    ProblemList* m_problems;
    QPushButton* m_run;
    QPushButton* m_cancel;
    JobStage* m_stage;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    HubsView* m_view;
    QPointer<Job> m_job;
    bool m_wanted = false;
    bool m_loaded = false;
};

} // namespace crossgloss
