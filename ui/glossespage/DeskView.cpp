#include "glossespage/DeskView.h"

#include "common/InlineMessage.h"
#include "common/Layouts.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "glossespage/CandidatesView.h"
#include "glossespage/CoverageView.h"
#include "glossespage/DecisionBar.h"
#include "glossespage/DeskHead.h"
#include "glossespage/DeskPanes.h"
#include "glossespage/GlossTexts.h"
#include "glossespage/PairCards.h"
#include "common/PlanView.h"
#include "glossespage/QueuePane.h"
#include "glossespage/ReviewActions.h"
#include "glossespage/ReviewPanel.h"
#include "glossespage/TargetSearchView.h"

#include <QEvent>
#include <QSettings>
#include <QStackedWidget>
#include <QTimer>

#include <algorithm>

namespace crossgloss {

DeskView::DeskView(JobRunner& jobs, Prompts& prompts, ReviewActions& actions, QWidget* parent)
    : Retranslated(parent), m_jobs(jobs), m_actions(actions), m_head(new DeskHead(actions, this)),
      m_message(new InlineMessage(this)), m_model(new QueueModel(this)),
      m_current(new CurrentGloss(*m_model, this)), m_queue(new QueuePane(m_model, *m_current, this)),
      m_cards(new PairCards(this)), m_bar(new DecisionBar(actions, *m_current, this)), m_below(new QStackedWidget(this)),
      m_candidates(new CandidatesView(actions.searchTarget, m_below)), m_search(new TargetSearchView(m_below)),
      m_panel(new ReviewPanel(this)), m_flow(new ReviewFlow(actions, *m_model, *m_current, *m_queue, *m_bar, this)),
      m_coverage(new CoverageView(prompts, this)), m_pages(new QStackedWidget(this)),
      m_panes(new DeskPanes(m_queue, m_cards, m_bar, m_below, m_panel, this)), m_stale(new QTimer(this))
{
    layOut();
    m_stale->setSingleShot(true);
    m_stale->setInterval(120);
    connect(m_stale, &QTimer::timeout, this, [this] {
        m_candidates->clear();
        m_cards->setPlan(std::nullopt, {});
    });
    connect(m_current, &CurrentGloss::changed, this, &DeskView::showCurrent);
    connect(m_candidates, &CandidatesView::chosen, m_flow, &ReviewFlow::choose);
    connect(m_actions.searchTarget, &QAction::triggered, this, [this] { showSearch(true); });
    connect(m_search, &TargetSearchView::left, this, [this] { showSearch(false); });
    connect(m_search, &TargetSearchView::asked, this, &DeskView::askSearch);
    connect(m_search, &TargetSearchView::chosen, this, [this](std::int32_t target) {
        m_flow->link(target);
        showSearch(false);
    });
    connect(m_panel, &ReviewPanel::sourceRequested, this, [this](std::int32_t source) {
        // First, for the table takes the keyboard.
        m_panes->showQueue();
        m_flow->goTo(source);
    });
    connect(m_flow, &ReviewFlow::told, this, &DeskView::told);
    connect(m_flow, &ReviewFlow::applied, this, &DeskView::stepped);
    connect(m_panel, &ReviewPanel::agreementRequested, this, &DeskView::askAgreement);
    connect(m_panel, &ReviewPanel::differencesRequested, this, [this](const std::vector<std::int32_t>& sources) {
        m_panes->showQueue();
        m_queue->showListed(tr("Reviewers differ"), sources);
    });
    connect(m_head, &DeskHead::importRequested, this, &DeskView::importRequested);
    connect(m_head, &DeskHead::exportRequested, this, &DeskView::exportRequested);
    connect(m_head, &DeskHead::closeRequested, this, &DeskView::close);
    connect(m_message, &InlineMessage::actionTriggered, this,
            [this] { Q_EMIT lineRequested(m_failedFile, m_failedLine); });
    connect(m_cards, &PairCards::tableToggled, m_actions.planTable, &QAction::setChecked);
    connect(m_actions.planTable, &QAction::toggled, m_cards, &PairCards::setTableVisible);
    connect(m_actions.coverage, &QAction::toggled, this, &DeskView::showCoverage);
    connect(m_panel, &ReviewPanel::coverageRequested, m_actions.coverage, &QAction::trigger);
    connect(m_coverage, &CoverageView::backRequested, this, [this] { m_actions.coverage->setChecked(false); });
    connect(m_actions.clearFilters, &QAction::triggered, m_queue, &QueuePane::clearFilters);
    connect(m_actions.importDecisions, &QAction::triggered, this, &DeskView::importRequested);
    connect(m_actions.closeLinking, &QAction::triggered, this, &DeskView::close);
    retranslate();
}

DeskView::~DeskView() = default;

void DeskView::layOut()
{
    auto* layout = columnIn(this, {}, 8);
    m_below->addWidget(m_candidates);
    m_below->addWidget(m_search);
    layout->addWidget(m_head);
    layout->addWidget(m_message);
    m_pages->addWidget(m_panes);
    m_pages->addWidget(m_coverage);
    layout->addWidget(m_pages, 1);
}

void DeskView::open(OpenedDesk opened)
{
    m_session = std::make_unique<DeskSession>(opened.desk, m_jobs, this);
    connect(m_session.get(), &DeskSession::failed, this, &DeskView::stepFailed);
    connect(m_session.get(), &DeskSession::detailsRead, this, &DeskView::showDetails);
    connect(m_session.get(), &DeskSession::searchRead, this,
            [this](std::int32_t source, const ReviewDesk::Search& search) {
                const ReviewItem* item = m_current->item();
                if (item && source == current() && searchVisible()) {
                    m_search->show(*linking(), *item, search);
                }
            });
    connect(m_session.get(), &DeskSession::agreementRead, m_panel, &ReviewPanel::showAgreement);
    connect(m_session.get(), &DeskSession::curvesRead, this, [this](const CoverageCurves& curves) {
        m_coverage->setCurves(curves, *linking(), reviewer());
        if (coverageVisible() && isVisible()) {
            m_coverage->focusTarget()->setFocus();
        }
        Q_EMIT settled();
    });
    showSearch(false);
    m_flow->begin(*m_session, opened.nextUndo, opened.nextRedo);
    m_message->dismiss();
    m_panel->setReviewers(opened.reviewers);
    m_panel->showStatistics(opened.statistics);
    m_panel->clearMoved();
    {
        const CurrentGloss::Update update(*m_current);
        m_model->open(&m_session->linking(), std::move(opened.items), std::move(opened.seen), std::move(opened.texts));
        m_queue->offerPartsOfSpeech();
        m_queue->settle();
        m_current->refresh();
    }
    enableActions(true);
    retranslate();
    if (m_panel->agreementVisible()) {
        askAgreement();
    }
}

void DeskView::close()
{
    if (!m_session) {
        return;
    }
    m_flow->keepNote();
    m_session->then([this] {
        // Not from within the session's own loop.
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (m_session && m_session->isBusy()) {
                    close();
                } else if (m_session) {
                    m_actions.coverage->setChecked(false);
                    m_actions.setEnabled(false);
                    m_stale->stop();
                    m_waitsForDetails = false;
                    {
                        const CurrentGloss::Update update(*m_current);
                        m_model->close();
                        m_flow->end();
                        m_session.reset();
                        m_current->set(-1);
                    }
                    Q_EMIT closed();
                }
            },
            Qt::QueuedConnection);
    });
}

bool DeskView::isBusy() const
{
    return m_session && (m_session->isBusy() || m_waitsForDetails);
}

QString DeskView::reviewer() const
{
    return m_session ? m_session->reviewer() : QString();
}

QString DeskView::messageText() const
{
    return m_message->text();
}

void DeskView::whenDone(std::function<void()> action)
{
    if (m_session) {
        m_session->then(std::move(action));
    }
}

void DeskView::stepped(const DeskStep& step)
{
    m_message->dismiss();
    m_panel->showStatistics(step.statistics);
    if (step.kind != DeskStep::Kind::Note) {
        m_panel->showMoved(*linking(), step.change.moved);
    }
    if (step.merge) {
        m_panel->setReviewers(step.reviewers);
        tellMerge(*step.merge);
    }
    if (m_panel->agreementVisible()) {
        askAgreement();
    }
    if (coverageVisible()) {
        m_session->askCurves();
    }
}

void DeskView::stepFailed(const QString& message, const QString& file, quint64 line)
{
    m_failedFile = file;
    m_failedLine = line;
    m_message->show(InlineMessage::Severity::Error, message, line > 0 ? tr("Show the line") : QString());
}

void DeskView::tellMerge(const ReviewMerge& merge)
{
    QStringList parts{tr("%Ln decision(s) added", nullptr, static_cast<int>(merge.added)),
                      tr("%Ln known already", nullptr, static_cast<int>(merge.known))};
    if (merge.unknown > 0) {
        parts.append(tr("%Ln of glosses that this linking lacks", nullptr, static_cast<int>(merge.unknown)));
    }
    if (merge.conflicts > 0) {
        parts.append(tr("%Ln in conflict with what was decided here, which is kept", nullptr, static_cast<int>(merge.conflicts)));
        m_queue->showListed(tr("Import conflicts"), merge.conflicting);
    }
    m_message->show(merge.conflicts > 0 ? InlineMessage::Severity::Warning : InlineMessage::Severity::Info,
                    tr("Imported: %1.").arg(parts.join(QStringLiteral(", "))));
}

void DeskView::showNothing()
{
    m_cards->setPair(nullptr, nullptr, nullptr, nullptr, {});
    m_cards->setPlan(std::nullopt, {});
    m_candidates->clear();
    m_waitsForDetails = false;
}

QString DeskView::stateOf(const ReviewItem& item) const
{
    if (item.target < 0 || item.verdict == Verdict::NoCounterpart) {
        return displayVerdict(item.verdict);
    }
    QString state = tr("%1 · score %2 · margin %3", "state, numbers")
                        .arg(item.verdict == Verdict::Accepted
                                 ? tr("%1: %2").arg(displayVerdict(item.verdict), displayRelation(item.relation))
                                 : displayVerdict(item.verdict),
                             displaySimilarity(item.score), displayMargin(item.margin));
    if (item.verdict != Verdict::Accepted && item.retrieved >= 0 && item.retrieved != item.target) {
        state = joinedFacts(
            {state, tr("nearest neighbour: %1")
                        .arg(isolated(displayLemmas(linking()->target.glosses[static_cast<std::size_t>(item.retrieved)])))});
    }
    return state;
}

void DeskView::showCurrent()
{
    const ReviewItem* item = m_current->item();
    if (!item || !m_session) {
        showNothing();
        return;
    }
    const Linking& shown = *linking();
    const bool linked = item->target >= 0 && item->verdict != Verdict::NoCounterpart;
    m_cards->setPair(&shown.source, &shown.source.glosses[static_cast<std::size_t>(current())], &shown.target,
                     linked ? &shown.target.glosses[static_cast<std::size_t>(item->target)] : nullptr, stateOf(*item));
    if (searchVisible() && !m_search->text().isEmpty()) {
        askSearch(m_search->text());
    }
    m_waitsForDetails = true;
    m_stale->start();
    m_session->askDetails(current(), linked ? item->target : -1);
}

void DeskView::showDetails(const DeskDetails& details)
{
    const ReviewItem* item = m_current->item();
    if (details.source != current() || !item) {
        return;
    }
    m_stale->stop();
    m_waitsForDetails = false;
    m_current->setSeen();
    m_candidates->show(*linking(), *item, details.candidates);
    m_cards->setPlan(details.plan,
                     details.target < 0 ? QString()
                     : static_cast<std::size_t>(details.target) >= linking()->target.comparedGlosses().size()
                         ? tr("This concept was not compared: there is no plan to draw.")
                     : linking()->dimension == 0
                         ? tr("This linking was made without word vectors: there is no plan to draw.")
                         : tr("No word of these glosses has a vector."));
    Q_EMIT settled();
}

bool DeskView::coverageVisible() const
{
    return m_pages->currentWidget() == m_coverage;
}

QWidget* DeskView::focusTarget() const
{
    return coverageVisible() ? m_coverage->focusTarget() : m_queue->table();
}

void DeskView::enableActions(bool inSight)
{
    m_actions.setEnabled(inSight && isOpen(), !coverageVisible());
}

void DeskView::showCoverage(bool visible)
{
    if (!m_session) {
        return;
    }
    m_flow->keepNote();
    m_pages->setCurrentWidget(visible ? static_cast<QWidget*>(m_coverage) : m_panes);
    enableActions(isVisible());
    if (visible) {
        // After all that was decided before.
        m_session->then([this] { m_session->askCurves(); });
    }
    focusTarget()->setFocus();
}

bool DeskView::searchVisible() const
{
    return m_below->currentWidget() == m_search;
}

void DeskView::showSearch(bool visible)
{
    m_below->setCurrentWidget(visible ? static_cast<QWidget*>(m_search) : m_candidates);
    if (visible) {
        m_search->begin();
    } else {
        m_search->field()->clear();
        m_search->clear();
        if (m_session && isVisible()) {
            m_queue->table()->setFocus();
        }
    }
}

void DeskView::askSearch(const QString& text)
{
    if (m_session && current() >= 0) {
        m_session->askSearch(current(), text);
    }
}

void DeskView::askAgreement()
{
    const auto [first, second] = m_panel->compared();
    if (m_session && !first.empty()) {
        m_session->askAgreement(first, second);
    } else {
        m_panel->showAgreement({});
    }
}

QString DeskView::pairText() const
{
    const ReviewItem* item = m_current->item();
    if (!item) {
        return {};
    }
    const auto told = [](const LinkingGloss& gloss) {
        return QString::fromStdString(gloss.synset) + QLatin1Char('\t') + displayLemmas(gloss) + QLatin1Char('\t')
             + QString::fromStdString(gloss.text);
    };
    QString text = told(linking()->source.glosses[static_cast<std::size_t>(current())]);
    if (item->target >= 0) {
        text += QLatin1Char('\t') + told(linking()->target.glosses[static_cast<std::size_t>(item->target)]);
    }
    return text;
}

void DeskView::openExportMenu()
{
    m_head->openExportMenu();
}

void DeskView::showMessage(const QString& text, bool error)
{
    m_failedLine = 0;
    m_message->show(error ? InlineMessage::Severity::Error : InlineMessage::Severity::Info, text);
}

void DeskView::saveSession(QSettings& settings) const
{
    m_queue->saveSession(settings);
    if (isOpen()) {
        settings.setValue(QStringLiteral("current"), current());
    }
    settings.setValue(QStringLiteral("table"), m_cards->tableVisible());
    m_panes->saveSession(settings);
}

void DeskView::restoreSession(QSettings& settings)
{
    m_queue->restoreSession(settings);
    m_cards->setTableVisible(settings.value(QStringLiteral("table")).toBool());
    m_panes->restoreSession(settings);
    if (isOpen()) {
        m_queue->setCurrent(settings.value(QStringLiteral("current"), -1).toInt());
    }
}

void DeskView::changeEvent(QEvent* event)
{
    Retranslated::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_session) {
        showCurrent();
    }
}

void DeskView::retranslate()
{
    if (const Linking* shown = linking()) {
        m_head->describe(*shown, reviewer());
    }
}

} // namespace crossgloss
