#pragma once

#include "common/InlineMessage.h"
#include "common/Page.h"
#include "store/DictionaryUse.h"
#include "store/RemovedResources.h"
#include "store/Workspace.h"
#include "store/WorkspaceCare.h"

#include <QStringList>

#include <functional>
#include <memory>
#include <vector>

class QLabel;
class QListView;
class QMenu;
class QPushButton;
class QSplitter;

namespace crossgloss {

class Backend;
class DictionaryActions;
class ImportPanel;
class KindPanel;
class InlineMessage;
class Job;
class JobRunner;
class NeedsPanel;
class Prompts;
class ResourceDetails;
class ResourceModel;
class UsePanel;

/// What is in the workspace: resources come in by dialog, by dropping files or from the system's dictionaries.
class LibraryPage : public Page {
    Q_OBJECT

public:
    LibraryPage(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent = nullptr);

    void activate() override;
    QWidget* focusTarget() override;
    bool copy() override;
    /// Brings back what was removed last, or takes back what was last chosen about the dictionaries.
    bool undo() override;
    void saveSession(QSettings& settings) const override;
    void restoreSession(QSettings& settings) override;

    /// Files that the user brought: asks what they are, where it must.
    void offer(const QStringList& files);
    /// Files that the program was started with, one after another: imports what says all that must be known of it, and
    /// asks about the others.
    void open(const QStringList& files);
    /// Folders that are looked through for dictionaries beside those of the system, from the next indexing on.
    void setDictionaryFolders(const QStringList& folders) { m_folders = folders; }
    /// Menu for files that were imported lately.
    void setRecentMenu(QMenu* menu);
    /// What is done with the chosen dictionary; they must outlive the page.
    void setDictionaryActions(const DictionaryActions& actions);
    const ResourceModel& model() const { return *m_model; }
    QString messageText() const;

public Q_SLOTS:
    void chooseFiles();
    void indexInstalled();
    void removeCurrent();
    void reload();
    void checkWorkspace();
    void backUp();
    void restoreBackup();
    /// What a check has found.
    void tell(const std::vector<CareFinding>& findings);

Q_SIGNALS:
    /// Something came or went.
    void resourcesChanged();
    /// Look-ups draw on other dictionaries now, or in another order.
    void usesChanged();
    /// The workspace is another one now.
    void workspaceReplaced();
    /// All dictionaries of the system have been looked at; not sent when that was cancelled or failed.
    void installedIndexed();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Asks the backend what the files are; @p atOnce imports without a question where none is open.
    void lookAt(const QStringList& files, bool atOnce);
    void offerAs(const QStringList& files, std::optional<ResourceKind> kind, bool atOnce);
    void openNext();
    void importOffered();
    void imported(const Resource& resource);
    void showFailure(const Job& job);
    void restoreRemoved();
    static QString listOf(const std::vector<CareFinding>& findings);
    void repair();
    void emptyTrash();
    void showMessage(InlineMessage::Severity severity, const QString& text, const QString& action = {},
                     std::function<void()> work = {});
    void showResources(std::vector<Resource> resources, DictionaryUses uses);
    void changeUses(const QString& title, const std::function<void(DictionaryUses&)>& change, const QString& told = {},
                    bool undoable = true);
    void enableDictionaries(const std::vector<std::string>& names, bool enabled);
    void moveCurrent(int steps);
    void groupCurrent(const QString& group);
    void showUse();
    void showUseMenu(const QPoint& at);
    /// Switches the actions on where there is something for them.
    void offerUse();
    void showCurrent();
    void remember(const QStringList& files);
    void fillRecent();
    void retranslate() override;

    std::shared_ptr<Backend> m_backend;
    JobRunner& m_jobs;
    Prompts& m_prompts;
    ResourceModel* m_model;
    QLabel* m_title;
    QPushButton* m_import;
    QPushButton* m_index;
    InlineMessage* m_message;
    KindPanel* m_kindPanel;
    ImportPanel* m_panel;
    QSplitter* m_splitter;
    QListView* m_list;
    QLabel* m_empty;
    ResourceDetails* m_details;
    UsePanel* m_usePanel;
    const DictionaryActions* m_actions = nullptr;
    NeedsPanel* m_needs;
    QLabel* m_drop;
    QMenu* m_recentMenu = nullptr;
    QStringList m_recent;
    QStringList m_waiting;             ///< to be opened
    QString m_failedFile;
    quint64 m_failedLine = 0;
    std::function<void()> m_offered; ///< what the message's button does
    /// What can be taken back: a removal, or a choice about dictionaries.
    struct UndoStep
    {
        std::optional<RemovedResource> removed;
        DictionaryUses uses;
    };
    std::vector<UndoStep> m_undo;
    QStringList m_folders;
    bool m_indexing = false;
    bool m_indexAgain = false;         ///< asked for while the folders were being looked through
    bool m_loaded = false;
    std::string m_selectAfterReload;
    std::optional<std::string> m_selectGroupAfterReload;
};

} // namespace crossgloss
