#include "glossespage/GlossesPage.h"

#include "common/Backend.h"
#include "common/Paths.h"
#include "common/TextDirection.h"
#include "jobs/GlossDeskService.h"
#include "common/InlineMessage.h"
#include "common/Layouts.h"
#include "common/PlotPanel.h"
#include "common/Prompts.h"
#include "common/Texts.h"
#include "glossespage/CoverageView.h"
#include "glossespage/DeskView.h"
#include "glossespage/LinkingsView.h"
#include "glossespage/NewLinkingPanel.h"
#include "glossespage/QueuePane.h"
#include "glossespage/ReviewActions.h"
#include "jobs/JobRunner.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QProgressBar>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>

namespace crossgloss {

GlossesPage::GlossesPage(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, ReviewActions& actions,
                         QWidget* parent)
    : Page(parent)
    , m_backend(std::move(backend))
    , m_jobs(jobs)
    , m_prompts(prompts)
    , m_actions(actions)
    , m_stack(new QStackedWidget(this))
    , m_title(new QLabel(this))
    , m_sentence(styledLabel("muted", this))
    , m_message(new InlineMessage(this))
    , m_opening(new QLabel(this))
    , m_openingBar(new QProgressBar(this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
    , m_list(new LinkingsView(this))
    , m_new(new NewLinkingPanel(m_backend, jobs, prompts, this))
    , m_desk(new DeskView(jobs, prompts, actions, this))
{
    layOut();
    connect(m_list, &LinkingsView::openRequested, this, &GlossesPage::open);
    connect(m_list, &LinkingsView::removeRequested, this, &GlossesPage::remove);
    connect(m_list, &LinkingsView::newRequested, this, &GlossesPage::showNewLinking);
    connect(m_list, &LinkingsView::reviewerChanged, this, &GlossesPage::reviewerChanged);
    connect(m_new, &NewLinkingPanel::created, this, [this](std::int64_t linking) {
        m_new->hide();
        Q_EMIT runEnded();
        reload();
        open(linking);
    });
    connect(m_new, &NewLinkingPanel::dismissed, this, [this] {
        m_new->hide();
        m_list->focusTarget()->setFocus();
    });
    connect(m_new, &NewLinkingPanel::lineRequested, this, &GlossesPage::lineRequested);
    connect(m_new, &NewLinkingPanel::trainingRequested, this, &GlossesPage::trainingRequested);
    connect(m_desk, &DeskView::closed, this, [this] {
        showList();
        reload();
    });
    connect(m_desk, &DeskView::told, this, &GlossesPage::statusMessage);
    connect(m_desk, &DeskView::importRequested, this, &GlossesPage::importDecisions);
    connect(m_desk, &DeskView::lineRequested, this, &GlossesPage::lineRequested);
    connect(m_desk, &DeskView::exportRequested, this,
            [this](int format) { exportTo(static_cast<LinkingFormat>(format)); });
    connect(m_message, &InlineMessage::actionTriggered, this, [this] {
        m_message->dismiss();
        if (m_wanted >= 0) {
            open(m_wanted);
        }
    });
    retranslate();
}

void GlossesPage::layOut()
{
    followFont(m_title, 1.5, true);
    m_sentence->setWordWrap(true);
    m_new->hide();
    m_openingBar->setTextVisible(false);
    m_opening->hide();
    m_openingBar->hide();
    auto* start = new QWidget(this);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(24);
    m_splitter->addWidget(m_list);
    m_splitter->addWidget(m_new);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    auto* startLayout = columnIn(start, {24, 16, 24, 16}, 8);
    startLayout->addWidget(m_title);
    startLayout->addWidget(m_sentence);
    startLayout->addWidget(m_message);
    startLayout->addWidget(m_opening);
    startLayout->addWidget(m_openingBar);
    startLayout->addSpacing(8);
    startLayout->addWidget(m_splitter, 1);
    auto* desk = new QWidget(this);
    auto* deskLayout = columnIn(desk, {16, 12, 16, 12});
    deskLayout->addWidget(m_desk);
    m_stack->addWidget(start);
    m_stack->addWidget(desk);
    auto* layout = columnIn(this);
    layout->addWidget(m_stack);
}

void GlossesPage::activate()
{
    if (!m_loaded) {
        m_loaded = true;
        reload();
        reloadResources();
    }
}

QWidget* GlossesPage::focusTarget()
{
    return deskVisible() ? m_desk->focusTarget() : m_list->focusTarget();
}

bool GlossesPage::deskVisible() const
{
    return m_stack->currentIndex() == 1;
}

bool GlossesPage::isBusy() const
{
    return (m_listJob && m_listJob->isActive()) || (m_openJob && m_openJob->isActive()) || m_desk->isBusy();
}

QString GlossesPage::messageText() const
{
    return deskVisible() ? m_desk->messageText() : m_message->text();
}

QString GlossesPage::reviewer() const
{
    return m_list->reviewer();
}

void GlossesPage::setReviewer(const QString& name)
{
    m_list->setReviewer(name);
}

void GlossesPage::setAlignment(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request)
{
    m_new->setAlignment(std::move(alignment), request);
}

void GlossesPage::reload()
{
    Job* job = m_jobs.ask(
        tr("Reading the linkings"), [backend = m_backend](JobProgress&) { return backend->glossDesk().linkings(); }, this,
        [this](const std::vector<LinkingSummary>& linkings) {
            m_list->setLinkings(linkings);
            if (m_wantedName.isEmpty()) {
                return;
            }
            const std::string name = m_wantedName.toStdString();
            m_wantedName.clear();
            for (const LinkingSummary& linking : linkings) {
                if (linking.name == name && !m_desk->isOpen()) {
                    m_list->select(linking.id);
                    open(linking.id);
                    return;
                }
            }
        });
    m_listJob = job;
    job->onFailure(this, [this](const Job& ended) {
        m_message->show(InlineMessage::Severity::Error, ended.message());
    });
}

void GlossesPage::reloadResources()
{
    m_jobs.ask(
        tr("Reading the library"), [backend = m_backend](JobProgress&) { return backend->resources(); }, this,
        [this](const std::vector<Resource>& resources) { m_new->setResources(resources); });
}

void GlossesPage::openNamed(const QString& name)
{
    m_wantedName = name;
    m_loaded = true;
    reload();
    reloadResources();
}

void GlossesPage::open(std::int64_t linking)
{
    if ((m_openJob && m_openJob->isActive()) || m_desk->isOpen() || reviewer().isEmpty()) {
        return;
    }
    m_wanted = linking;
    m_message->dismiss();
    m_list->setBusy(true);
    Job* job = m_jobs.ask(
        tr("Opening a linking"),
        [backend = m_backend, linking, name = reviewer().toStdString()](JobProgress& progress) {
            return OpenedDesk::read(backend->glossDesk().open(linking, name, progress), progress);
        },
        this,
        [this](OpenedDesk opened) {
            m_stack->setCurrentIndex(1);
            m_desk->open(std::move(opened));
            m_desk->enableActions(isVisible());
            if (m_session) {
                m_session->beginGroup(QStringLiteral("glosses"));
                m_desk->restoreSession(*m_session);
                m_session->endGroup();
                m_session = nullptr;
            }
            if (isVisible()) {
                m_desk->queue().table()->setFocus();
            }
        });
    m_openJob = job;
    m_opening->show();
    m_openingBar->show();
    const auto tell = [this, job] {
        const std::optional<double> fraction = job->fraction();
        m_opening->setText(job->stageText());
        m_openingBar->setRange(0, fraction ? 1000 : 0);
        m_openingBar->setValue(fraction ? qRound(1000 * *fraction) : 0);
    };
    tell();
    connect(job, &Job::changed, this, tell);
    connect(job, &Job::finished, this, [this, job] {
        m_opening->hide();
        m_openingBar->hide();
        m_list->setBusy(false);
        if (job->state() == Job::State::Failed) {
            m_message->show(InlineMessage::Severity::Error, job->message(), tr("Try again"));
            reload();
        }
    });
}

void GlossesPage::showList()
{
    m_stack->setCurrentIndex(0);
    if (isVisible()) {
        m_list->focusTarget()->setFocus();
    }
}

void GlossesPage::showNewLinking()
{
    if (deskVisible()) {
        return;
    }
    m_new->show();
    m_new->setFocus();
    m_splitter->setSizes({m_splitter->width() * 11 / 20, m_splitter->width() * 9 / 20});
}

void GlossesPage::remove(std::int64_t linking)
{
    const LinkingSummary* chosen = m_list->current();
    if (!chosen || chosen->id != linking) {
        return;
    }
    const QString name = isolated(QString::fromStdString(chosen->name));
    // Nothing brings decisions back: this one is asked.
    const bool sure = m_prompts.confirm(
        this, tr("Remove a linking"),
        chosen->decided == 0 && chosen->reviewers.empty()
            ? tr("%1 has no decisions yet.").arg(name)
            : tr("%1 and the decisions on %Ln gloss(es) will be deleted for good. Export them first if in doubt.",
                 nullptr, static_cast<int>(chosen->decided))
                  .arg(name),
        tr("Remove"));
    if (!sure) {
        return;
    }
    m_list->setBusy(true);
    Job* job = m_jobs.ask(
        tr("Removing a linking"), [backend = m_backend, linking](JobProgress&) { backend->glossDesk().remove(linking); }, this,
        [this] { reload(); });
    m_listJob = job;
    connect(job, &Job::finished, this, [this, job] {
        m_list->setBusy(false);
        if (job->state() == Job::State::Failed) {
            m_wanted = -1;
            m_message->show(InlineMessage::Severity::Error, job->message());
        }
    });
}

void GlossesPage::importDecisions()
{
    if (!deskVisible()) {
        return;
    }
    const QString file =
        m_prompts.openFiles(this, tr("Import decisions"), tr("Decisions (*.tsv *.txt);;All files (*)")).value(0);
    if (!file.isEmpty()) {
        m_desk->flow().importFile(file);
    }
}

bool GlossesPage::takeFiles(const QStringList& files)
{
    if (deskVisible()) {
        for (const QString& file : files) {
            m_desk->flow().importFile(file);
        }
        return true;
    }
    showNewLinking();
    for (const QString& file : files) {
        m_new->takeFile(file);
    }
    return true;
}

void GlossesPage::exportCurrent()
{
    if (deskVisible() && m_desk->coverageVisible()) {
        m_desk->coverage().panel().openExportMenu();
    } else if (deskVisible()) {
        m_desk->openExportMenu();
    }
}

void GlossesPage::exportTo(LinkingFormat format)
{
    const Linking* linking = m_desk->linking();
    if (!linking) {
        return;
    }
    static const char* const suffixes[] = {".tsv", ".tab", ".xml"};
    const QString filters[] = {tr("Decisions (*.tsv)"), tr("Open Multilingual Wordnet (*.tab)"), tr("WN-LMF (*.xml)")};
    const auto place = static_cast<std::size_t>(format);
    const QString file = m_prompts.saveFile(
        this, tr("Export"), QString::fromStdString(linking->name) + QLatin1String(suffixes[place]), filters[place]);
    if (file.isEmpty()) {
        return;
    }
    m_desk->flow().keepNote();
    m_desk->whenDone([this, format, file] { write(format, file); });
}

void GlossesPage::write(LinkingFormat format, const QString& file)
{
    const Linking* linking = m_desk->linking();
    // The table holds what everybody decided; a wordnet is one reviewer's.
    const std::string reviewer = format == LinkingFormat::Tsv ? std::string() : m_desk->reviewer().toStdString();
    m_jobs.ask(
        tr("Exporting %1").arg(isolated(QString::fromStdString(linking->name))),
        [backend = m_backend, id = linking->id, format, reviewer, file](JobProgress& progress) {
            return backend->glossDesk().exportTo(id, format, reviewer, toPath(file),
                                                 progress);
        },
        this,
        [this, file, format](const LinkingExportReport& report) {
            m_desk->showMessage(format == LinkingFormat::Tsv
                                    ? tr("%Ln decision(s) written to %1.", nullptr, static_cast<int>(report.decisions))
                                          .arg(isolated(file))
                                    : tr("%Ln synset(s) written to %1.", nullptr, static_cast<int>(report.synsets))
                                          .arg(isolated(file)));
        })
        ->onFailure(this, [this](const Job& ended) { m_desk->showMessage(ended.message(), true); });
}

bool GlossesPage::copy()
{
    const QString text = deskVisible() ? m_desk->pairText() : QString();
    if (text.isEmpty()) {
        return false;
    }
    QGuiApplication::clipboard()->setText(text);
    return true;
}

bool GlossesPage::undo()
{
    // What is taken back is to be seen.
    const bool here = deskVisible() && !m_desk->coverageVisible();
    if (here) {
        m_desk->flow().undo();
    }
    return here;
}

bool GlossesPage::redo()
{
    const bool here = deskVisible() && !m_desk->coverageVisible();
    if (here) {
        m_desk->flow().redo();
    }
    return here;
}

bool GlossesPage::find()
{
    const bool here = deskVisible() && !m_desk->coverageVisible();
    if (here) {
        m_desk->queue().focusSearch();
    }
    return here;
}

void GlossesPage::keepUnfinished()
{
    m_desk->flow().keepNote();
}

void GlossesPage::saveSession(QSettings& settings) const
{
    settings.beginGroup(QStringLiteral("glosses"));
    // A linking that was never opened again in this session stays where it was left.
    if (m_desk->isOpen() || !m_session) {
        settings.setValue(QStringLiteral("linking"),
                          m_desk->isOpen() ? QString::fromStdString(m_desk->linking()->name) : QString());
        m_desk->saveSession(settings);
    }
    settings.beginGroup(QStringLiteral("new"));
    m_new->saveSession(settings);
    settings.endGroup();
    settings.endGroup();
}

void GlossesPage::restoreSession(QSettings& settings)
{
    settings.beginGroup(QStringLiteral("glosses"));
    m_wantedName = settings.value(QStringLiteral("linking")).toString();
    settings.beginGroup(QStringLiteral("new"));
    m_new->restoreSession(settings);
    settings.endGroup();
    if (m_wantedName.isEmpty()) {
        m_desk->restoreSession(settings);
    } else {
        m_session = &settings;
    }
    settings.endGroup();
}

void GlossesPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    m_desk->enableActions(true);
}

void GlossesPage::hideEvent(QHideEvent* event)
{
    Page::hideEvent(event);
    // The desk's keys are single letters: they are the desk's only while it is in sight.
    m_actions.setEnabled(false);
}

void GlossesPage::retranslate()
{
    m_title->setText(tr("Glosses"));
    m_sentence->setText(tr("Link the glosses of two wordnets, and decide on every suggestion yourself."));
    m_openingBar->setAccessibleName(tr("Progress of opening the linking"));
}

} // namespace crossgloss
