#pragma once

#include "common/Page.h"

#include <QMainWindow>
#include <QMap>

#include <memory>

class QLabel;
class QStackedWidget;

namespace crossgloss {

class Actions;
class AlignPage;
class Backend;
class GlossesPage;
class HubsPage;
class InterfaceLanguage;
class JobRunner;
class JobsDock;
class LibraryPage;
class LookupPage;
class Menus;
class Prompts;
class Rail;
class ResultsPage;
class ResumeNotice;
class SavedAnswers;
class SavedPage;
struct RunInputs;
class SessionKeeper;
class Settings;
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
    };

    explicit MainWindow(const Parts& parts, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens the pack and, when wanted, looks for new dictionaries on the system; both in the background.
    void start(bool indexInstalled);

    void showPage(PageId id);
    /// Imports files that the program was started with.
    void openFiles(const QStringList& files);
    PageId currentPage() const { return m_currentId; }
    LookupPage& lookupPage() { return *m_lookup; }
    /// Made when first needed.
    TrainPage& trainPage();
    LibraryPage& libraryPage();
    AlignPage& alignPage();
    HubsPage& hubsPage();
    GlossesPage& glossesPage();
    ResultsPage& resultsPage();
    SavedPage& savedPage();
    ResumeNotice& resumeNotice() { return *m_resume; }
    JobRunner& jobs() { return *m_jobs; }
    Actions& actions() { return *m_actions; }

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void connectActions();
    void connectSaved();
    void openEngine();
    /// In the background: what has changed on the disk since it was last found whole.
    void checkVectors();
    /// The map last learned goes to all pages that use one, or to @p newcomer alone.
    void passAlignment(Page* newcomer = nullptr);
    Page& page(PageId id);
    void addPage(PageId id, Page* page);
    void pageShown();
    /// @return false when no text field has the keyboard.
    bool editText(const char* slot);
    Page& currentPageWidget() { return *m_pages.value(m_currentId); }
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
    JobRunner* m_jobs;
    Actions* m_actions;
    Menus* m_menus;
    Rail* m_rail;
    QStackedWidget* m_stack;
    QMap<PageId, Page*> m_pages;
    PageId m_currentId = PageId::Lookup;
    LookupPage* m_lookup;
    TrainPage* m_train = nullptr;
    LibraryPage* m_library = nullptr;
    AlignPage* m_align = nullptr;
    HubsPage* m_hubs = nullptr;
    GlossesPage* m_glosses = nullptr;
    ResultsPage* m_results = nullptr;
    SavedPage* m_saved = nullptr;
    SavedAnswers* m_savedAnswers;
    JobsDock* m_jobsDock;
    StatusJob* m_statusJob;
    SessionKeeper* m_keeper;
    ResumeNotice* m_resume;
    QLabel* m_status;
    bool m_closing = false;
};

} // namespace crossgloss
