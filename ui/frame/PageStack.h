#pragma once

#include "common/Page.h"

#include <QMap>
#include <QStackedWidget>

#include <memory>

class QMenu;

namespace crossgloss {

class Actions;
class AlignPage;
class Backend;
class ComparePage;
class GlossesPage;
class HubsPage;
class JobRunner;
class LibraryPage;
class LookupPage;
class MapPage;
class PageScroll;
class Preferences;
class Prompts;
class ResultsPage;
class SavedAnswers;
class SavedPage;
class Settings;
class TrainPage;
struct RunInputs;

/// The pages of the window, one of them in sight. All but the first are made when they are first needed; what one page
/// wants of another is put together here.
class PageStack : public QStackedWidget {
    Q_OBJECT

public:
    struct Parts
    {
        std::shared_ptr<Backend> backend;
        Settings& settings;
        Preferences& preferences;
        Prompts& prompts;
        JobRunner& jobs;
        Actions& actions;
        SavedAnswers& savedAnswers;
        QMenu* recent;                 ///< files opened last
    };

    PageStack(const Parts& parts, QWidget* parent);

    LookupPage& lookup() { return *m_lookup; }
    ComparePage& compare();
    SavedPage& saved();
    GlossesPage& glosses();
    AlignPage& align();
    HubsPage& hubs();
    MapPage& map();
    TrainPage& train();
    ResultsPage& results();
    LibraryPage& library();
    Page& page(PageId id);

    void open(PageId id);
    PageId currentId() const { return m_currentId; }
    Page& current() { return page(m_currentId); }
    /// A map was learned in this session.
    bool hasAlignment() const;
    void setReviewer(const QString& name);
    /// What is half written goes where it belongs: the window closes.
    void keepUnfinished();
    void saveSession(QSettings& settings) const;

Q_SIGNALS:
    void opened(PageId id);
    /// A map was learned, or a page was told of it.
    void alignmentPassed();
    /// What look-ups are answered from is another.
    void engineOutdated();
    void runRequested(const RunInputs& inputs, bool resume);
    void statusMessage(const QString& text);
    void lineRequested(const QString& file, quint64 line);
    /// The page in sight wants this much more room than there is.
    void roomWanted(const QSize& lacking);

private:
    /// Restores its session, and gives it the map that was learned last.
    void add(PageId id, Page* page);
    void passAlignment(Page& page) const;
    void askForRoom();

    Parts m_parts;
    QMap<PageId, Page*> m_pages;
    QMap<PageId, PageScroll*> m_scrolls;
    PageId m_currentId = PageId::Lookup;
    LookupPage* m_lookup;
    ComparePage* m_compare = nullptr;
    SavedPage* m_saved = nullptr;
    GlossesPage* m_glosses = nullptr;
    AlignPage* m_align = nullptr;
    HubsPage* m_hubs = nullptr;
    MapPage* m_map = nullptr;
    TrainPage* m_train = nullptr;
    ResultsPage* m_results = nullptr;
    LibraryPage* m_library = nullptr;
};

} // namespace crossgloss
