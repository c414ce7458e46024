#pragma once

#include "common/Page.h"
#include "frame/WorkspaceSwitcher.h"

#include <QMainWindow>
#include <QPointer>

#include <memory>

class QLabel;

namespace crossgloss {

class Actions;
class AlignPage;
class Backend;
class GlossesPage;
class HelpWindow;
class ComparePage;
class HubsPage;
class MapPage;
class InterfaceLanguage;
class JobRunner;
class JobsDock;
class LibraryPage;
class LookupPage;
class InlineMessage;
class Menus;
class PageStack;
class Preferences;
class Prompts;
class Rail;
class ResultsPage;
class ResumeNotice;
class SavedAnswers;
class SavedPage;
struct RunInputs;
class SessionKeeper;
class Settings;
class SettingsDialog;
class StatusJob;
class TrainPage;

/// The frame: rail, pages, menus, status bar, jobs. What a page does is the page's business; here they are put together.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    struct Parts {
        std::shared_ptr<Backend> backend;
        Settings& settings;
        InterfaceLanguage& language;
        Prompts& prompts;
        WorkspaceFolders workspace = {};
    };

    explicit MainWindow(const Parts& parts, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens the pack and, when wanted, looks for new dictionaries on the system; both in the background.
    void start(bool indexInstalled);

    void showPage(PageId id);
    /// Imports files that the program was started with.
    void openFiles(const QStringList& files);
    PageId currentPage() const;
    LookupPage& lookupPage();
    /// Made when first needed.
    TrainPage& trainPage();
    LibraryPage& libraryPage();
    AlignPage& alignPage();
    HubsPage& hubsPage();
    MapPage& mapPage();
    ComparePage& comparePage();
    GlossesPage& glossesPage();
    ResultsPage& resultsPage();
    SavedPage& savedPage();
    /// Made when first needed.
    HelpWindow& help();
    ResumeNotice& resumeNotice() { return *m_resume; }
    JobRunner& jobs() { return *m_jobs; }
    Actions& actions() { return *m_actions; }
    Preferences& preferences() { return *m_preferences; }
    WorkspaceSwitcher& workspaces() { return *m_switcher; }
    /// What concerns the workspace as a whole is said here.
    InlineMessage& workspaceNotice() { return *m_notice; }
    /// Opens the settings, or brings them to the front.
    SettingsDialog& showSettings();

Q_SIGNALS:
    /// The window has closed for another workspace to be opened in its place.
    void workspaceRequested(const QString& folder);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void connectPages();
    void connectActions();
    void connectSaved();
    void connectCompare();
    void connectMap();
    void connectWorkspaces();
    void connectHelp();
    /// The place in the manual that tells of what has the keyboard, or of the page in sight.
    QString helpPlace() const;
    void openEngine();
    /// The workspace can be used: looks for what was asked for at the start.
    void lookAround(bool indexInstalled);
    static Parts prepared(const Parts& parts);
    /// In the background: what has changed on the disk since it was last found whole.
    void checkVectors();
    /// Unless it is already.
    void bringToSight(PageId id);
    void pageOpened(PageId id);
    /// The page needs so much more than it has: the window grows as far as the screen lets it.
    void growBy(const QSize& lacking);
    /// The menu offers what the page in sight can do.
    void pageShown();
    /// @return false when no text field has the keyboard.
    bool editText(const char* slot);
    void copy();
    void setZoom(int percent);
    void cancelFirstJob();
    void showLine(const QString& file, quint64 line);
    /// Fills the page of a run with what the run began with. @param resume And goes on.
    void openRun(const RunInputs& inputs, bool resume);
    void restoreSession();
    void saveSession();
    void retranslate();

    Parts m_parts;
    Preferences* m_preferences;
    JobRunner* m_jobs;
    Actions* m_actions;
    Menus* m_menus;
    Rail* m_rail;
    SavedAnswers* m_savedAnswers;
    PageStack* m_pages;
    JobsDock* m_jobsDock;
    StatusJob* m_statusJob;
    SessionKeeper* m_keeper;
    ResumeNotice* m_resume;
    InlineMessage* m_notice;
    WorkspaceSwitcher* m_switcher;
    QPointer<SettingsDialog> m_settingsDialog;
    QString m_next;                    ///< workspace to be opened when this window is closed
    QLabel* m_status;
    HelpWindow* m_help = nullptr;
    bool m_closing = false;
};

} // namespace crossgloss
