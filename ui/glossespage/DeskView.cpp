#include "glossespage/DeskView.h"

#include "common/AlignTexts.h"
#include "common/Icons.h"
#include "common/InlineMessage.h"
#include "common/LanguageNames.h"
#include "common/Texts.h"
#include "common/Theme.h"
#include "glossespage/CandidatesView.h"
#include "glossespage/DecisionBar.h"
#include "glossespage/GlossTexts.h"
#include "glossespage/PairCards.h"
#include "glossespage/PlanView.h"
#include "glossespage/QueuePane.h"
#include "glossespage/ReviewActions.h"
#include "glossespage/ReviewPanel.h"
#include "linking/LinkingExport.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QSplitter>
#include <QTableView>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace crossgloss {

DeskView::DeskView(JobRunner& jobs, ReviewActions& actions, QWidget* parent)
    : QWidget(parent)
    , m_jobs(jobs)
    , m_actions(actions)
    , m_title(new QLabel(this))
    , m_about(styledLabel("muted", this))
    , m_import(new QPushButton(this))
    , m_export(new QPushButton(this))
    , m_close(new QPushButton(this))
    , m_message(new InlineMessage(this))
    , m_model(new QueueModel(this))
    , m_queue(new QueuePane(m_model, this))
    , m_cards(new PairCards(this))
    , m_bar(new DecisionBar(actions, this))
    , m_candidates(new CandidatesView(this))
    , m_panel(new ReviewPanel(this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
    , m_centre(new QSplitter(Qt::Vertical, this))
    , m_cardScroll(new QScrollArea(this))
    , m_stale(new QTimer(this))
{
    layOut();
    connectActions();
    m_stale->setSingleShot(true);
    m_stale->setInterval(120);
    connect(m_stale, &QTimer::timeout, this, [this] {
        m_candidates->clear();
        m_cards->setPlan(std::nullopt, {});
    });
    connect(m_queue, &QueuePane::currentChanged, this, &DeskView::currentChanged);
    connect(m_queue, &QueuePane::moveRequested, this, &DeskView::move);
    connect(m_candidates, &CandidatesView::chosen, this, &DeskView::choose);
    connect(m_bar, &DecisionBar::noteEntered, this, &DeskView::keepNote);
    connect(m_bar, &DecisionBar::noteLeft, this, [this] { m_queue->table()->setFocus(); });
    connect(m_panel, &ReviewPanel::sourceRequested, this, &DeskView::goTo);
    connect(m_panel, &ReviewPanel::agreementRequested, this, &DeskView::askAgreement);
    connect(m_panel, &ReviewPanel::differencesRequested, this, [this](const std::vector<std::int32_t>& sources) {
        m_queue->showListed(tr("Reviewers differ"), sources);
    });
    connect(m_import, &QPushButton::clicked, this, &DeskView::importRequested);
    connect(m_close, &QPushButton::clicked, this, &DeskView::close);
    connect(m_message, &InlineMessage::actionTriggered, this,
            [this] { Q_EMIT lineRequested(m_failedFile, m_failedLine); });
    connect(m_cards, &PairCards::tableToggled, m_actions.planTable, &QAction::setChecked);
    retranslate();
    adapt();
    connect(&Theme::instance(), &Theme::changed, this, &DeskView::adapt);
}

DeskView::~DeskView() = default;

void DeskView::layOut()
{
    followFont(m_title, 1.3, true);
    m_title->setObjectName(QStringLiteral("linkingName"));
    m_title->setTextFormat(Qt::PlainText);
    m_about->setTextFormat(Qt::PlainText);
    m_about->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_import->setIcon(themedIcon(QStringLiteral("import")));
    m_export->setIcon(themedIcon(QStringLiteral("export")));
    m_export->setObjectName(QStringLiteral("exportLinking"));
    m_import->setObjectName(QStringLiteral("importDecisions"));
    m_close->setObjectName(QStringLiteral("closeLinking"));
    auto* menu = new QMenu(this);
    for (const LinkingFormat format : {LinkingFormat::Tsv, LinkingFormat::OmwTab, LinkingFormat::WnLmf}) {
        QAction* action = menu->addAction(QString());
        m_exportActions[static_cast<int>(format)] = action;
        connect(action, &QAction::triggered, this, [this, format] { Q_EMIT exportRequested(static_cast<int>(format)); });
    }
    m_export->setMenu(menu);

    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_title);
    head->addSpacing(4);
    head->addWidget(m_about, 1);
    head->addWidget(m_import);
    head->addWidget(m_export);
    head->addWidget(m_close);
    auto* pair = new QWidget(this);
    auto* pairLayout = new QVBoxLayout(pair);
    pairLayout->setContentsMargins(0, 0, 0, 0);
    pairLayout->setSpacing(8);
    m_cardScroll->setWidgetResizable(true);
    m_cardScroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_cardScroll->setWidget(m_cards);
    pairLayout->addWidget(m_cardScroll, 1);
    pairLayout->addWidget(m_bar);
    m_centre->setChildrenCollapsible(false);
    m_centre->setHandleWidth(10);
    m_centre->addWidget(pair);
    m_centre->addWidget(m_candidates);
    m_centre->setStretchFactor(0, 1);
    m_centre->setStretchFactor(1, 1);
    m_centre->setSizes({410, 240});
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(14);
    m_splitter->addWidget(m_queue);
    m_splitter->addWidget(m_centre);
    m_splitter->addWidget(m_panel);
    m_splitter->setStretchFactor(0, 4);
    m_splitter->setStretchFactor(1, 5);
    m_splitter->setStretchFactor(2, 2);
    m_splitter->setSizes({360, 470, 205});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addLayout(head);
    layout->addWidget(m_message);
    layout->addWidget(m_splitter, 1);
}

void DeskView::connectActions()
{
    connect(m_actions.accept, &QAction::triggered, this, &DeskView::accept);
    connect(m_actions.reject, &QAction::triggered, this, &DeskView::reject);
    connect(m_actions.defer, &QAction::triggered, this, [this] { settle(Decision::Kind::Defer, Verdict::Deferred); });
    connect(m_actions.noCounterpart, &QAction::triggered, this,
            [this] { settle(Decision::Kind::NoCounterpart, Verdict::NoCounterpart); });
    connect(m_actions.reopen, &QAction::triggered, this, &DeskView::reopen);
    for (int i = 0; i < m_actions.choose.size(); ++i) {
        connect(m_actions.choose.at(i), &QAction::triggered, this, [this, i] { choose(i); });
    }
    for (int i = 0; i < m_actions.relations.size(); ++i) {
        connect(m_actions.relations.at(i), &QAction::triggered, this, [this, i] { relate(i); });
    }
    connect(m_actions.note, &QAction::triggered, this, &DeskView::startNote);
    connect(m_actions.undo, &QAction::triggered, this, &DeskView::undo);
    connect(m_actions.redo, &QAction::triggered, this, &DeskView::redo);
    connect(m_actions.previous, &QAction::triggered, this, [this] { move(-1); });
    connect(m_actions.next, &QAction::triggered, this, [this] { move(1); });
    connect(m_actions.planTable, &QAction::toggled, m_cards, &PairCards::setTableVisible);
    connect(m_actions.clearFilters, &QAction::triggered, m_queue, &QueuePane::clearFilters);
    connect(m_actions.importDecisions, &QAction::triggered, this, &DeskView::importRequested);
    connect(m_actions.closeLinking, &QAction::triggered, this, &DeskView::close);
}

void DeskView::open(OpenedDesk opened)
{
    m_session = std::make_unique<DeskSession>(opened.desk, m_jobs, this);
    connect(m_session.get(), &DeskSession::stepped, this, &DeskView::stepped);
    connect(m_session.get(), &DeskSession::failed, this, &DeskView::stepFailed);
    connect(m_session.get(), &DeskSession::detailsRead, this, &DeskView::showDetails);
    connect(m_session.get(), &DeskSession::agreementRead, m_panel, &ReviewPanel::showAgreement);
    m_nextUndo = opened.nextUndo;
    m_nextRedo = opened.nextRedo;
    m_shown = -1;
    m_message->dismiss();
    m_model->open(&m_session->linking(), std::move(opened.items), std::move(opened.texts));
    m_queue->offerPartsOfSpeech();
    m_panel->setReviewers(opened.reviewers);
    m_panel->showStatistics(opened.statistics);
    m_panel->clearMoved();
    m_actions.setEnabled(true);
    retranslate();
    m_queue->move(0);
    currentChanged();
    if (m_panel->agreementVisible()) {
        askAgreement();
    }
}

void DeskView::close()
{
    if (!m_session) {
        return;
    }
    keepNote();
    m_session->then([this] {
        // Not from within the session's own loop.
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (m_session && !m_session->isBusy()) {
                    m_actions.setEnabled(false);
                    m_stale->stop();
                    m_waitsForDetails = false;
                    m_shown = -1;
                    m_model->close();
                    m_session.reset();
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

std::int32_t DeskView::current() const
{
    return m_queue->current();
}

QString DeskView::messageText() const
{
    return m_message->text();
}

void DeskView::withCurrent(std::function<void(std::int32_t, const ReviewItem&)> action)
{
    if (!m_session) {
        return;
    }
    m_session->then([this, action = std::move(action)] {
        const std::int32_t source = current();
        if (const ReviewItem* item = m_model->item(source)) {
            action(source, *item);
        }
    });
}

void DeskView::decide(const Decision& decision, bool goOn)
{
    m_kind = decision.kind == Decision::Kind::Note ? Kind::Note : Kind::Decision;
    m_goOn = goOn;
    m_session->decide(decision);
}

void DeskView::accept()
{
    withCurrent([this](std::int32_t source, const ReviewItem& item) {
        if (item.target < 0) {
            Q_EMIT told(tr("Nothing is suggested here: choose a candidate, or say that there is no counterpart."));
            return;
        }
        if (item.verdict == Verdict::Accepted && item.relation == m_bar->relation()) {
            goOnFrom(source, m_queue->filter().shown());
            return;
        }
        Decision decision;
        decision.kind = Decision::Kind::Accept;
        decision.source = source;
        decision.target = item.target;
        decision.relation = m_bar->relation();
        decide(decision, true);
    });
}

void DeskView::reject()
{
    withCurrent([this](std::int32_t source, const ReviewItem& item) {
        if (item.target < 0) {
            Q_EMIT told(tr("Nothing is suggested here that could be rejected."));
            return;
        }
        Decision decision;
        decision.kind = Decision::Kind::Reject;
        decision.source = source;
        decision.target = item.target;
        // The next suggestion for the same gloss comes first; stepped() goes on when there is none.
        decide(decision, false);
    });
}

void DeskView::settle(Decision::Kind kind, Verdict verdict)
{
    withCurrent([this, kind, verdict](std::int32_t source, const ReviewItem& item) {
        if (item.verdict == verdict) {
            goOnFrom(source, m_queue->filter().shown());
            return;
        }
        Decision decision;
        decision.kind = kind;
        decision.source = source;
        decide(decision, true);
    });
}

void DeskView::reopen()
{
    withCurrent([this](std::int32_t source, const ReviewItem& item) {
        if (item.verdict == Verdict::Open) {
            Q_EMIT told(tr("This gloss is open."));
            return;
        }
        Decision decision;
        decision.kind = Decision::Kind::Reopen;
        decision.source = source;
        decide(decision, false);
    });
}

void DeskView::choose(int candidate)
{
    withCurrent([this, candidate](std::int32_t source, const ReviewItem&) {
        m_kind = Kind::Decision;
        m_goOn = true;
        m_session->choose(source, static_cast<std::size_t>(candidate), m_bar->relation());
    });
}

void DeskView::relate(int relation)
{
    withCurrent([this, relation](std::int32_t source, const ReviewItem& item) {
        m_bar->setRelation(static_cast<Relation>(relation));
        if (item.verdict == Verdict::Accepted && item.relation != static_cast<Relation>(relation)) {
            Decision decision;
            decision.kind = Decision::Kind::Accept;
            decision.source = source;
            decision.target = item.target;
            decision.relation = static_cast<Relation>(relation);
            decide(decision, false);
        }
    });
}

void DeskView::startNote()
{
    if (!m_session || m_noteWaits) {
        return;
    }
    if (!m_session->isBusy()) {
        m_bar->editNote();
        return;
    }
    // What is typed from now on belongs to the note of the gloss that will be current, which is not known yet.
    m_noteWaits = true;
    m_bar->beginUnknownNote();
    m_session->then([this] {
        m_noteWaits = false;
        m_bar->endUnknownNote(m_model->item(current()));
    });
}

void DeskView::keepNote()
{
    if (!m_session) {
        return;
    }
    if (m_noteWaits) {
        m_session->then([this] { keepNote(); });
        return;
    }
    if (m_shown < 0 || !m_bar->noteChanged()) {
        return;
    }
    Decision decision;
    decision.kind = Decision::Kind::Note;
    decision.source = m_shown;
    decision.note = m_bar->note().toStdString();
    m_bar->noteTaken();
    m_session->then([this, decision] { decide(decision, false); });
}

void DeskView::whenDone(std::function<void()> action)
{
    if (m_session) {
        m_session->then(std::move(action));
    }
}

void DeskView::undo()
{
    if (m_session) {
        keepNote();
        m_session->then([this] {
            if (!m_nextUndo) {
                Q_EMIT told(tr("There is nothing to take back."));
                return;
            }
            m_kind = Kind::Undo;
            m_taken = m_nextUndo;
            m_session->undo();
        });
    }
}

void DeskView::redo()
{
    if (m_session) {
        m_session->then([this] {
            if (!m_nextRedo) {
                Q_EMIT told(tr("There is nothing to make again."));
                return;
            }
            m_kind = Kind::Redo;
            m_taken = m_nextRedo;
            m_session->redo();
        });
    }
}

void DeskView::importFile(const QString& file)
{
    if (m_session) {
        keepNote();
        m_session->then([this, file] {
            m_kind = Kind::Import;
            m_session->importFile(std::filesystem::path(file.toStdU16String()));
        });
    }
}

void DeskView::move(int step)
{
    if (m_session) {
        m_session->then([this, step] { m_queue->move(step); });
    }
}

void DeskView::goTo(std::int32_t source)
{
    if (!m_session) {
        return;
    }
    m_session->then([this, source] {
        if (!m_queue->setCurrent(source)) {
            m_queue->clearFilters();
            m_queue->setCurrent(source);
        }
        m_queue->table()->setFocus();
    });
}

void DeskView::goOnFrom(std::int32_t source, const std::vector<std::int32_t>& order)
{
    const auto here = std::find(order.begin(), order.end(), source);
    if (here == order.end()) {
        return;
    }
    const auto open = [this](std::int32_t each) {
        const ReviewItem* item = m_model->item(each);
        return item && item->verdict == Verdict::Open && m_queue->filter().indexOf(each).isValid();
    };
    auto next = std::find_if(here + 1, order.end(), open);
    if (next == order.end()) {
        next = std::find_if(order.begin(), here, open);
        if (next == here) {
            Q_EMIT told(tr("Nothing open is left in this view."));
            m_queue->setCurrent(source);
            return;
        }
    }
    m_queue->setCurrent(*next);
}

void DeskView::stepped(const DeskStep& step)
{
    const std::int32_t before = current();
    const std::vector<std::int32_t>& decided = step.change.decided;
    // A decision that changes nothing is about nobody; it was meant for the current gloss.
    const bool about = decided.empty() || std::find(decided.begin(), decided.end(), before) != decided.end();
    const std::vector<std::int32_t> order =
        about && m_kind == Kind::Decision ? m_queue->filter().shown() : std::vector<std::int32_t>();
    m_nextUndo = step.nextUndo;
    m_nextRedo = step.nextRedo;
    m_message->dismiss();
    m_applying = true;
    m_model->apply(step.items);
    m_model->markMoved(step.change.moved);
    if (!m_queue->setCurrent(before) && !(about && m_kind == Kind::Decision)) {
        m_queue->move(0);
    }
    if (m_kind == Kind::Decision && about) {
        const ReviewItem* item = m_model->item(before);
        const bool stays = item && item->verdict == Verdict::Open && item->target >= 0;
        if (m_goOn || (!stays && item->verdict == Verdict::Open)) {
            goOnFrom(before, order);
        } else if (!m_queue->filter().indexOf(before).isValid()) {
            goOnFrom(before, order);
        }
    } else if ((m_kind == Kind::Undo || m_kind == Kind::Redo) && !decided.empty()) {
        const bool seen = m_queue->setCurrent(decided.front());
        if (m_taken) {
            const QString text = describe(*m_taken);
            Q_EMIT told((m_kind == Kind::Undo ? tr("Taken back: %1") : tr("Made again: %1")).arg(text)
                        + (seen ? QString() : QLatin1Char(' ') + tr("(hidden by the filters)")));
        }
    }
    m_applying = false;
    m_panel->showStatistics(step.statistics);
    if (m_kind != Kind::Note) {
        m_panel->showMoved(*linking(), step.change.moved);
    }
    if (step.merge) {
        m_panel->setReviewers(step.reviewers);
        tellMerge(*step.merge);
    }
    m_kind = Kind::None;
    m_goOn = false;
    m_shown = m_shown == current() ? m_shown : -1;
    currentChanged();
    if (m_panel->agreementVisible()) {
        askAgreement();
    }
}

void DeskView::stepFailed(const QString& message, const QString& file, quint64 line)
{
    m_kind = Kind::None;
    m_goOn = false;
    m_failedFile = file;
    m_failedLine = line;
    m_message->show(InlineMessage::Severity::Error, message, line > 0 ? tr("Show the line") : QString());
    if (const ReviewItem* item = m_model->item(m_shown)) {
        m_bar->noteRefused(*item);
    }
}

void DeskView::tellMerge(const ReviewMerge& merge)
{
    QStringList parts{tr("%n decision(s) added", nullptr, static_cast<int>(merge.added)),
                      tr("%n known already", nullptr, static_cast<int>(merge.known))};
    if (merge.unknown > 0) {
        parts.append(tr("%n of glosses that this linking lacks", nullptr, static_cast<int>(merge.unknown)));
    }
    if (merge.conflicts > 0) {
        parts.append(tr("%n in conflict with what was decided here, which is kept", nullptr, static_cast<int>(merge.conflicts)));
        m_queue->showListed(tr("Import conflicts"), merge.conflicting);
    }
    m_message->show(merge.conflicts > 0 ? InlineMessage::Severity::Warning : InlineMessage::Severity::Info,
                    tr("Imported: %1.").arg(parts.join(QStringLiteral(", "))));
}

void DeskView::currentChanged()
{
    if (m_applying || !m_session) {
        return;
    }
    if (m_shown >= 0 && m_shown != current()) {
        keepNote();
        // The row may leave a filter with this; not while the view is changing its current row.
        QMetaObject::invokeMethod(this, [this, left = m_shown] {
            if (left != current()) {
                m_model->looked(left);
            }
        }, Qt::QueuedConnection);
    }
    showCurrent();
}

void DeskView::showCurrent()
{
    m_shown = current();
    const ReviewItem* item = m_model->item(m_shown);
    const Linking* shown = linking();
    if (!item || !shown) {
        m_cards->setPair(nullptr, nullptr, nullptr, nullptr, {});
        m_cards->setPlan(std::nullopt, {});
        m_candidates->clear();
        m_bar->show(nullptr);
        m_waitsForDetails = false;
        return;
    }
    const bool linked = item->target >= 0 && item->verdict != Verdict::NoCounterpart;
    QString note;
    if (linked) {
        note = tr("%1 · score %2 · margin %3", "state, numbers")
                   .arg(item->verdict == Verdict::Accepted
                            ? tr("%1: %2").arg(displayVerdict(item->verdict), displayRelation(item->relation))
                            : displayVerdict(item->verdict),
                        displaySimilarity(item->score), displayMargin(item->margin));
        if (item->verdict != Verdict::Accepted && item->retrieved >= 0 && item->retrieved != item->target) {
            note += QStringLiteral(" · ")
                  + tr("retrieval would choose %1")
                        .arg(isolated(displayLemmas(shown->target.glosses[static_cast<std::size_t>(item->retrieved)])));
        }
    } else {
        note = displayVerdict(item->verdict);
    }
    m_cards->setPair(&shown->source, &shown->source.glosses[static_cast<std::size_t>(m_shown)], &shown->target,
                     linked ? &shown->target.glosses[static_cast<std::size_t>(item->target)] : nullptr, note);
    if (!m_noteWaits) {
        m_bar->show(item);
    }
    m_waitsForDetails = true;
    m_stale->start();
    m_session->askDetails(m_shown, linked ? item->target : -1);
}

void DeskView::showDetails(const DeskDetails& details)
{
    const ReviewItem* item = m_model->item(details.source);
    if (details.source != m_shown || !item) {
        return;
    }
    m_stale->stop();
    m_waitsForDetails = false;
    m_candidates->show(*linking(), *item, details.candidates);
    m_cards->setPlan(details.plan,
                     details.target < 0         ? QString()
                     : linking()->dimension == 0 ? tr("This linking was made without word vectors: there is no plan to draw.")
                                                : tr("No word of these glosses has a vector."));
    Q_EMIT settled();
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

QString DeskView::describe(const Decision& decision) const
{
    const Linking* shown = linking();
    if (!shown || !m_model->item(decision.source)) {
        return {};
    }
    const QString source = isolated(displayLemmas(shown->source.glosses[static_cast<std::size_t>(decision.source)]));
    const QString pair =
        decision.target < 0
            ? source
            : source + QStringLiteral(" → ")
                  + isolated(displayLemmas(shown->target.glosses[static_cast<std::size_t>(decision.target)]));
    switch (decision.kind) {
    case Decision::Kind::Accept: return tr("accepted %1").arg(pair);
    case Decision::Kind::Reject: return tr("rejected %1").arg(pair);
    case Decision::Kind::Defer: return tr("deferred %1").arg(source);
    case Decision::Kind::NoCounterpart: return tr("no counterpart of %1").arg(source);
    case Decision::Kind::Reopen: return tr("reopened %1").arg(source);
    case Decision::Kind::Note: return tr("note on %1").arg(source);
    }
    return {};
}

QString DeskView::pairText() const
{
    const ReviewItem* item = m_model->item(current());
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
    m_export->showMenu();
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
    settings.setValue(QStringLiteral("panes"), m_splitter->saveState());
    settings.setValue(QStringLiteral("centre"), m_centre->saveState());
}

void DeskView::restoreSession(QSettings& settings)
{
    m_queue->restoreSession(settings);
    m_cards->setTableVisible(settings.value(QStringLiteral("table")).toBool());
    m_splitter->restoreState(settings.value(QStringLiteral("panes")).toByteArray());
    m_centre->restoreState(settings.value(QStringLiteral("centre")).toByteArray());
    if (isOpen()) {
        m_queue->setCurrent(settings.value(QStringLiteral("current"), -1).toInt());
    }
}

void DeskView::adapt()
{
    const Theme& theme = Theme::instance();
    // Small enough for small screens at large text; the splitters give what there is.
    m_panel->setMinimumWidth(theme.scaled(180));
    m_cardScroll->setMinimumHeight(theme.scaled(90));
}

void DeskView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (m_session) {
            currentChanged();
        }
    }
    QWidget::changeEvent(event);
}

void DeskView::retranslate()
{
    if (const Linking* shown = linking()) {
        m_title->setText(QString::fromStdString(shown->name));
        m_about->setText(
            QStringList{displayDirection(displayLanguage(shown->source.language), displayLanguage(shown->target.language)),
                        displayMeasure(shown->measure), tr("reviewed by %1").arg(isolated(reviewer()))}
                .join(QStringLiteral(" · ")));
    }
    m_import->setText(tr("Import…"));
    m_import->setToolTip(tr("Merge decisions made elsewhere (%1)")
                             .arg(m_actions.importDecisions->shortcut().toString(QKeySequence::NativeText)));
    m_export->setText(tr("Export…"));
    m_export->setToolTip(tr("Write the decisions or the linked wordnet to a file (Ctrl+E)"));
    m_close->setText(tr("Close"));
    m_close->setToolTip(tr("Back to the list of linkings (%1)")
                            .arg(m_actions.closeLinking->shortcut().toString(QKeySequence::NativeText)));
    m_exportActions[static_cast<int>(LinkingFormat::Tsv)]->setText(tr("Decisions as a &table (.tsv)…"));
    m_exportActions[static_cast<int>(LinkingFormat::OmwTab)]->setText(tr("Open Multilingual &Wordnet (.tab)…"));
    m_exportActions[static_cast<int>(LinkingFormat::WnLmf)]->setText(tr("Wordnet with links, WN-&LMF (.xml)…"));
}

} // namespace crossgloss
