#pragma once

#include "jobs/AlignmentService.h"
#include "common/Page.h"
#include "linking/LinkingExport.h"

#include <QPointer>

#include <memory>
#include <optional>

class QLabel;
class QProgressBar;
class QSplitter;
class QStackedWidget;

namespace crossgloss {

class Backend;
class DeskView;
class InlineMessage;
class Job;
class JobRunner;
class LinkingsView;
class NewLinkingPanel;
class Prompts;
class ReviewActions;

/// Links the glosses of two wordnets: makes linkings, lists them, and opens one at the desk.
class GlossesPage : public Page {
    Q_OBJECT

public:
    GlossesPage(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, ReviewActions& actions,
                QWidget* parent = nullptr);

    void activate() override;
    QWidget* focusTarget() override;
    bool copy() override;
    bool undo() override;
    bool redo() override;
    bool find() override;
    bool takeFiles(const QStringList& files) override;
    void exportCurrent() override;
    bool canExport() const override { return true; }
    void saveSession(QSettings& settings) const override;
    void restoreSession(QSettings& settings) override;

    DeskView& desk() { return *m_desk; }
    LinkingsView& list() { return *m_list; }
    NewLinkingPanel& newLinking() { return *m_new; }
    bool deskVisible() const;
    /// A list is read or a linking opens.
    bool isBusy() const;
    QString messageText() const;
    QString reviewer() const;
    void setReviewer(const QString& name);
    void setAlignment(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request) override;

public Q_SLOTS:
    void reload();
    /// The resources of the workspace have changed.
    void reloadResources() override;
    void open(std::int64_t linking);
    /// Opens it as soon as the list is read.
    void openNamed(const QString& name);
    void showNewLinking();
    void importDecisions();
    /// What is half written, before the window closes.
    void keepUnfinished();

Q_SIGNALS:
    void reviewerChanged(const QString& name);
    /// A trained network is wanted for the new linking.
    void trainingRequested();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void layOut();
    void showList();
    void remove(std::int64_t linking);
    void exportTo(LinkingFormat format);
    void write(LinkingFormat format, const QString& file);
    void retranslate() override;

    std::shared_ptr<Backend> m_backend;
    JobRunner& m_jobs;
    Prompts& m_prompts;
    ReviewActions& m_actions;
    QStackedWidget* m_stack;
    QLabel* m_title;
    QLabel* m_sentence;
    InlineMessage* m_message;
    QLabel* m_opening;
    QProgressBar* m_openingBar;
    QSplitter* m_splitter;
    LinkingsView* m_list;
    NewLinkingPanel* m_new;
    DeskView* m_desk;
    QPointer<Job> m_listJob;
    QPointer<Job> m_openJob;
    std::int64_t m_wanted = -1;        ///< to be tried again
    QString m_wantedName;
    QPointer<QSettings> m_session;     ///< where the open linking was left; read when it is open again
    bool m_loaded = false;
};

} // namespace crossgloss
