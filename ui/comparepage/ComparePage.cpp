#include "comparepage/ComparePage.h"

#include "common/Backend.h"
#include "common/ChoiceBar.h"
#include "common/Layouts.h"
#include "common/PageHeading.h"
#include "comparepage/AddListSettings.h"
#include "comparepage/CompareActions.h"
#include "comparepage/ListFiles.h"
#include "comparepage/PairsView.h"
#include "comparepage/SearchPane.h"
#include "comparepage/SearchView.h"
#include "comparepage/TwoListsPane.h"
#include "comparepage/TwoListsSettings.h"
#include "comparepage/TwoSentencesPane.h"
#include "jobs/JobRunner.h"
#include "jobs/SentenceService.h"

#include <QEvent>
#include <QStackedWidget>

#include <algorithm>

namespace crossgloss {

ComparePage::ComparePage(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, CompareActions& actions,
                         QWidget* parent)
    : Page(parent)
    , m_backend(std::move(backend))
    , m_jobs(jobs)
    , m_actions(actions)
    , m_heading(new PageHeading(this))
    , m_mode(new ChoiceBar(this))
    , m_stack(new QStackedWidget(this))
    , m_sentences(new TwoSentencesPane(m_backend, jobs, prompts, m_stack))
    , m_search(new SearchPane(m_backend, jobs, prompts, m_stack))
    , m_lists(new TwoListsPane(m_backend, jobs, prompts, m_stack))
{
    m_mode->setObjectName(QStringLiteral("compareMode"));
    auto* layout = columnIn(this, {24, 16, 24, 16}, 8);
    layout->addWidget(m_heading);
    layout->addWidget(m_mode);
    layout->addWidget(m_stack, 1);
    for (JobPage* each : std::initializer_list<JobPage*>{m_sentences, m_search, m_lists}) {
        m_stack->addWidget(each);
        connect(each, &Page::lineRequested, this, &Page::lineRequested);
        connect(each, &Page::runEnded, this, &Page::runEnded);
        connect(each, &Page::statusMessage, this, &Page::statusMessage);
    }
    retranslate();
    connect(m_mode, &ChoiceBar::chosen, this, &ComparePage::showMode);
    connect(m_search, &SearchPane::compareRequested, this, &ComparePage::compareThese);
    connect(m_lists, &TwoListsPane::compareRequested, this, &ComparePage::compareThese);
    connect(m_search, &SearchPane::chosenChanged, this, &ComparePage::adaptActions);
    connect(m_lists, &TwoListsPane::chosenChanged, this, &ComparePage::adaptActions);
    connect(m_lists, &TwoListsPane::listAdded, m_search, [this] { m_search->reloadLists(); });
    connect(m_search, &SearchPane::listsChanged, this, [this](const std::vector<SentenceList>& lists) {
        m_lists->settings().setLists(lists);
        adaptActions();
    });
}

void ComparePage::activate()
{
    m_sentences->activate();
    m_search->activate(); // lists of the library are for both
    m_lists->activate();
    fetchLanguages();
    adaptActions();
}

void ComparePage::fetchLanguages()
{
    if (m_languagesAsked) {
        return;
    }
    m_languagesAsked = true;
    m_jobs.ask(
        tr("Reading the pack"), [backend = m_backend](JobProgress&) { return backend->sentences().languages(); }, this,
        [this](const std::vector<std::string>& codes) {
            m_sentences->setLanguages(codes);
            m_search->setLanguages(codes);
            m_lists->settings().setLanguages(codes);
        });
}

JobPage& ComparePage::pane() const
{
    return *static_cast<JobPage*>(m_stack->currentWidget());
}

ComparePage::Mode ComparePage::mode() const
{
    return static_cast<Mode>(m_mode->current());
}

void ComparePage::choose(Mode mode)
{
    m_mode->choose(mode);
    if (isVisible()) {
        focusTarget()->setFocus(Qt::OtherFocusReason);
    }
}

void ComparePage::showMode()
{
    m_stack->setCurrentIndex(m_mode->current());
    retranslate();
    adaptActions();
}

QWidget* ComparePage::focusTarget()
{
    return pane().focusTarget();
}

bool ComparePage::copy()
{
    return pane().copy();
}

bool ComparePage::find()
{
    return pane().find();
}

void ComparePage::exportCurrent()
{
    pane().exportCurrent();
}

bool ComparePage::takeFiles(const QStringList& files)
{
    // Lists are no models to compare two sentences by.
    if (mode() == TwoSentences && !files.isEmpty() && std::ranges::all_of(files, looksLikeSentences)) {
        choose(files.size() == 2 ? TwoLists : Search);
    } else if (mode() == Search && files.size() == 2 && std::ranges::all_of(files, looksLikeSentences)) {
        choose(TwoLists);
    }
    return pane().takeFiles(files);
}

void ComparePage::reloadResources()
{
    m_sentences->reloadResources();
    m_search->reloadResources();
    m_lists->reloadResources();
}

void ComparePage::setAlignment(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request)
{
    m_sentences->setAlignment(alignment, request);
    m_search->setAlignment(alignment, request);
    m_lists->setAlignment(std::move(alignment), request);
}

bool ComparePage::cancelRun()
{
    return pane().cancelRun();
}

void ComparePage::setKeys(const QList<QAction*>& starts, QAction* cancel)
{
    m_sentences->setKeys(starts.mid(0, 1), cancel);
    m_lists->setKeys(starts.mid(1, 1), cancel);
    m_search->setKeys(starts.mid(2, 1), cancel);
}

CompareSettings& ComparePage::settings()
{
    return m_sentences->settings();
}

CompareView& ComparePage::view()
{
    return m_sentences->view();
}

bool ComparePage::isRunning() const
{
    return pane().isRunning();
}

QString ComparePage::messageText() const
{
    return pane().messageText();
}

void ComparePage::compare()
{
    choose(TwoSentences);
    m_sentences->compare();
}

void ComparePage::addList()
{
    choose(Search);
    m_search->openForm();
}

void ComparePage::removeList()
{
    if (mode() == Search) {
        m_search->removeList();
    }
}

void ComparePage::alignLists()
{
    choose(TwoLists);
    m_lists->align();
}

void ComparePage::compareChosen()
{
    if (mode() == Search) {
        m_search->compareChosen();
    } else if (mode() == TwoLists) {
        Q_EMIT m_lists->view().compareRequested();
    }
}

void ComparePage::start()
{
    switch (mode()) {
    case TwoSentences: m_sentences->compare(); break;
    case Search: m_search->view().search(); break;
    case TwoLists: m_lists->align(); break;
    }
}

void ComparePage::compareThese(const QString& first, const QString& firstLanguage, const QString& second,
                               const QString& secondLanguage)
{
    choose(TwoSentences);
    m_sentences->compare(first, firstLanguage, second, secondLanguage);
}

void ComparePage::adaptActions()
{
    const bool shown = isVisible();
    const bool search = shown && mode() == Search;
    m_actions.removeList->setEnabled(search && !m_search->view().list().isEmpty());
    m_actions.compareChosen->setEnabled((search && m_search->canCompareChosen())
                                        || (shown && mode() == TwoLists && m_lists->canCompareChosen()));
}

void ComparePage::saveSession(QSettings& settings) const
{
    settings.setValue(QStringLiteral("compareMode"), m_mode->current());
    m_sentences->saveSession(settings);
    m_search->saveSession(settings);
    m_lists->saveSession(settings);
}

void ComparePage::restoreSession(QSettings& settings)
{
    m_mode->choose(std::clamp(settings.value(QStringLiteral("compareMode")).toInt(), int(TwoSentences), int(TwoLists)));
    m_sentences->restoreSession(settings);
    m_search->restoreSession(settings);
    m_lists->restoreSession(settings);
}

void ComparePage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    adaptActions();
}

void ComparePage::hideEvent(QHideEvent* event)
{
    Page::hideEvent(event);
    adaptActions();
}

void ComparePage::retranslate()
{
    m_mode->setAccessibleName(tr("What is compared"));
    m_mode->setChoices(
        {{TwoSentences, tr("Two sentences")}, {Search, tr("Search by meaning")}, {TwoLists, tr("Two lists")}});
    const QString sentences[] = {
        tr("See whether two sentences say the same, in one language or two, and which words carry it."),
        tr("Find the sentences of a list that mean what you write, in any language."),
        tr("Find the sentences of two lists that say the same, in one language or two.")};
    m_heading->setTexts(tr("Compare"), sentences[qBound(0, m_mode->current(), 2)]);
}

} // namespace crossgloss
