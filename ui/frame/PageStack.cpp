#include "frame/PageStack.h"

#include "alignpage/AlignPage.h"
#include "alignpage/AlignResults.h"
#include "alignpage/AlignSettings.h"
#include "common/Backend.h"
#include "common/SavedAnswers.h"
#include "common/Settings.h"
#include "comparepage/CompareActions.h"
#include "comparepage/ComparePage.h"
#include "frame/Actions.h"
#include "frame/PageCatalogue.h"
#include "frame/PageScroll.h"
#include "glossespage/GlossesPage.h"
#include "glossespage/NewLinkingPanel.h"
#include "hubspage/HubsPage.h"
#include "jobs/JobRunner.h"
#include "librarypage/LibraryPage.h"
#include "lookuppage/LookupPage.h"
#include "mappage/MapActions.h"
#include "mappage/MapPage.h"
#include "resultspage/ResultsPage.h"
#include "savedpage/SavedPage.h"
#include "settings/Preferences.h"
#include "settings/SettingsCatalogue.h"
#include "trainpage/TrainPage.h"

namespace crossgloss {

PageStack::PageStack(const Parts& parts, QWidget* parent)
    : QStackedWidget(parent), m_parts(parts), m_lookup(new LookupPage(this))
{
    setObjectName(QStringLiteral("pages"));
    m_lookup->setSavedAnswers(&m_parts.savedAnswers);
    add(PageId::Lookup, m_lookup);
}

void PageStack::add(PageId id, Page* page)
{
    page->restoreSession(m_parts.settings.session());
    m_pages.insert(id, page);
    auto* scroll = new PageScroll(page, this);
    m_scrolls.insert(id, scroll);
    addWidget(scroll);
    connect(scroll, &PageScroll::outgrown, this, &PageStack::askForRoom);
    connect(page, &Page::statusMessage, this, &PageStack::statusMessage);
    connect(page, &Page::lineRequested, this, &PageStack::lineRequested);
    connect(page, &Page::runEnded, this, [this] {
        if (m_currentId == PageId::Results) {
            m_results->reload();
        }
    });
    passAlignment(*page);
}

bool PageStack::hasAlignment() const
{
    return m_align && m_align->results().alignment();
}

void PageStack::passAlignment(Page& page) const
{
    if (hasAlignment()) {
        page.setAlignment(m_align->results().alignment(), m_align->results().request());
    }
}

ComparePage& PageStack::compare()
{
    if (!m_compare) {
        m_compare = new ComparePage(m_parts.backend, m_parts.jobs, m_parts.prompts, *m_parts.actions.compare, this);
        m_compare->setKeys({m_parts.actions.compareSentences, m_parts.actions.compare->alignLists,
                            m_parts.actions.compare->addList},
                           m_parts.actions.cancelJob);
        add(PageId::Compare, m_compare);
    }
    return *m_compare;
}

SavedPage& PageStack::saved()
{
    if (!m_saved) {
        m_saved = new SavedPage({m_parts.backend, m_parts.jobs, m_parts.prompts, *m_parts.actions.saved}, this);
        connect(m_saved, &SavedPage::wordsChanged, &m_parts.savedAnswers, &SavedAnswers::reload);
        connect(m_saved, &SavedPage::firstWordRequested, this, [this] { open(PageId::Lookup); });
        connect(m_saved, &SavedPage::lookUpRequested, this,
                [this](const QString& text, const QString& language, const QString& answerLanguage) {
                    open(PageId::Lookup);
                    m_lookup->lookUpAgain(text, language, answerLanguage);
                });
        add(PageId::Saved, m_saved);
    }
    return *m_saved;
}

GlossesPage& PageStack::glosses()
{
    if (!m_glosses) {
        m_glosses = new GlossesPage(m_parts.backend, m_parts.jobs, m_parts.prompts, *m_parts.actions.review, this);
        m_glosses->setReviewer(m_parts.preferences.text(SettingKey::reviewer));
        connect(m_glosses, &GlossesPage::reviewerChanged, this, [this](const QString& name) {
            m_parts.preferences.set(QLatin1String(SettingKey::reviewer), name);
        });
        connect(m_glosses, &GlossesPage::trainingRequested, this, [this] {
            const GlossMaterials materials = m_glosses->newLinking().request();
            open(PageId::Train);
            m_train->showGlossEncoder(materials);
        });
        add(PageId::Glosses, m_glosses);
    }
    return *m_glosses;
}

AlignPage& PageStack::align()
{
    if (!m_align) {
        m_align = new AlignPage(m_parts.backend, m_parts.jobs, m_parts.prompts, this);
        m_align->setKeys({m_parts.actions.align, m_parts.actions.compareMethods}, m_parts.actions.cancelJob);
        connect(m_align, &AlignPage::aligned, this, [this] {
            for (Page* page : std::as_const(m_pages)) {
                passAlignment(*page);
            }
            Q_EMIT alignmentPassed();
        });
        add(PageId::Align, m_align);
    }
    return *m_align;
}

HubsPage& PageStack::hubs()
{
    if (!m_hubs) {
        m_hubs = new HubsPage(m_parts.backend, m_parts.jobs, m_parts.prompts, this);
        m_hubs->setKeys({m_parts.actions.measureHubness}, m_parts.actions.cancelJob);
        add(PageId::Hubs, m_hubs);
    }
    return *m_hubs;
}

MapPage& PageStack::map()
{
    if (!m_map) {
        m_map = new MapPage(m_parts.backend, m_parts.jobs, m_parts.prompts, *m_parts.actions.map, this);
        m_map->setKeys({m_parts.actions.map->layOut, m_parts.actions.map->goOn}, m_parts.actions.cancelJob);
        connect(m_map, &MapPage::lookUpRequested, this, [this](const QString& text, const QString& language) {
            open(PageId::Lookup);
            m_lookup->lookUpAgain(text, language, {});
        });
        connect(m_map, &MapPage::alignmentRequested, this, [this](const AlignRequest& request) {
            open(PageId::Align);
            if (!m_align->isRunning()) {
                m_align->settings().setRequest(request);
            }
        });
        add(PageId::Map, m_map);
    }
    return *m_map;
}

TrainPage& PageStack::train()
{
    if (!m_train) {
        m_train = new TrainPage(m_parts.backend, m_parts.jobs, m_parts.prompts, this);
        m_train->setKeys({m_parts.actions.train}, m_parts.actions.cancelJob);
        connect(m_train, &TrainPage::linkingRequested, this,
                [this](const GlossMaterials& materials, const std::filesystem::path& model) {
                    open(PageId::Glosses);
                    m_glosses->showNewLinking();
                    m_glosses->newLinking().setSiameseModel(materials, model);
                });
        add(PageId::Train, m_train);
    }
    return *m_train;
}

ResultsPage& PageStack::results()
{
    if (!m_results) {
        m_results = new ResultsPage(m_parts.backend, m_parts.jobs, m_parts.prompts, this);
        connect(m_results, &ResultsPage::openRequested, this, &PageStack::runRequested);
        connect(m_results, &ResultsPage::firstRunRequested, this, [this] { open(PageId::Align); });
        add(PageId::Results, m_results);
    }
    return *m_results;
}

LibraryPage& PageStack::library()
{
    if (!m_library) {
        m_library = new LibraryPage(m_parts.backend, m_parts.jobs, m_parts.prompts, this);
        m_library->setRecentMenu(m_parts.recent);
        m_library->setDictionaryFolders(m_parts.preferences.list(SettingKey::folders));
        m_library->setDictionaryActions(*m_parts.actions.dictionaries);
        connect(m_library, &LibraryPage::usesChanged, this, &PageStack::engineOutdated);
        connect(m_library, &LibraryPage::resourcesChanged, this, [this] {
            m_lookup->refresh();
            for (Page* page : std::as_const(m_pages)) {
                page->reloadResources();
            }
        });
        connect(m_library, &LibraryPage::workspaceReplaced, this, [this] {
            Q_EMIT engineOutdated();
            Q_EMIT m_library->resourcesChanged();
            m_parts.savedAnswers.reload();
        });
        add(PageId::Library, m_library);
    }
    return *m_library;
}

Page& PageStack::page(PageId id)
{
    switch (id) {
    case PageId::Lookup: return *m_lookup;
    case PageId::Compare: return compare();
    case PageId::Map: return map();
    case PageId::Saved: return saved();
    case PageId::Glosses: return glosses();
    case PageId::Align: return align();
    case PageId::Hubs: return hubs();
    case PageId::Train: return train();
    case PageId::Results: return results();
    case PageId::Library: return library();
    }
    return *m_lookup;
}

void PageStack::open(PageId id)
{
    Page& opening = page(id);
    m_currentId = id;
    setCurrentWidget(m_scrolls.value(id));
    Q_EMIT statusMessage({});
    opening.activate();
    opening.focusTarget()->setFocus(Qt::OtherFocusReason);
    Q_EMIT opened(id);
    askForRoom();
}

void PageStack::askForRoom()
{
    const QSize lacking = m_scrolls.value(m_currentId)->lacking();
    if (!lacking.isNull()) {
        Q_EMIT roomWanted(lacking);
    }
}

void PageStack::setReviewer(const QString& name)
{
    if (m_glosses) {
        m_glosses->setReviewer(name);
    }
}

void PageStack::keepUnfinished()
{
    if (m_glosses) {
        m_glosses->keepUnfinished();
    }
}

void PageStack::saveSession(QSettings& settings) const
{
    settings.setValue(QStringLiteral("page"), QLatin1String(pageEntry(m_currentId).key));
    for (const Page* page : std::as_const(m_pages)) {
        page->saveSession(settings);
    }
}

} // namespace crossgloss
