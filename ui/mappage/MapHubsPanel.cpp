#include "mappage/MapHubsPanel.h"

#include "common/AlignTexts.h"
#include "common/Backend.h"
#include "common/ChoiceBar.h"
#include "common/Layouts.h"
#include "common/PlotPanel.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "hubspage/HubModels.h"
#include "hubspage/OccurrencePlot.h"
#include "jobs/JobRunner.h"
#include "mappage/MapState.h"
#include "mappage/MapTexts.h"
#include "mappage/MapWordModel.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSplitter>

#include <algorithm>

namespace crossgloss {

namespace {

/// Of a criterion in the list; the matrix of a stored run is none of them.
int keyOf(const LayoutHubs& hubs)
{
    return hubs.matrix.empty() ? static_cast<int>(hubs.method) : -1;
}

QString displayCriterion(const LayoutHubs& hubs)
{
    return hubs.matrix.empty() ? displayHubnessMethod(hubs.method)
                               : MapHubsPanel::tr("The run's matrix (%1): best answers")
                                     .arg(QString::fromStdString(hubs.matrix));
}

QWidget* titled(QLabel* label, QWidget* table)
{
    auto* side = new QWidget;
    auto* layout = columnIn(side, {}, 4);
    layout->addWidget(label);
    layout->addWidget(table, 1);
    return side;
}

} // namespace

MapHubsPanel::MapHubsPanel(MapState& state, std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts,
                           QWidget* parent)
    : Retranslated(parent)
    , m_state(state)
    , m_backend(std::move(backend))
    , m_jobs(jobs)
    , m_method(new QComboBox(this))
    , m_stage(new ChoiceBar(this))
    , m_figures(styledLabel("muted", this))
    , m_histogram(new OccurrenceModel(this))
    , m_plot(new OccurrencePlot)
    , m_panel(new PlotPanel(m_plot, m_histogram, prompts, this))
    , m_hubsLabel(styledLabel("section", this))
    , m_hubs(new MapWordTable(state, MapWordModel::Value::Occurrences, "mapHubs", this))
    , m_victimsLabel(styledLabel("section", this))
    , m_victims(new MapWordTable(state, MapWordModel::Value::Place, "mapVictims", this))
{
    m_method->setObjectName(QStringLiteral("mapHubMethod"));
    m_stage->setObjectName(QStringLiteral("mapHubStage"));
    m_figures->setObjectName(QStringLiteral("mapHubFigures"));
    m_figures->setWordWrap(true);
    m_victimsLabel->setWordWrap(true); // glosses are long
    m_plot->setMinimumSize(180, 140);
    m_panel->setShares(3, 2);
    m_panel->table()->setSelectionMode(QAbstractItemView::ContiguousSelection);
    auto* lists = new QSplitter(Qt::Vertical, this);
    lists->setChildrenCollapsible(false);
    lists->setHandleWidth(8);
    lists->addWidget(titled(m_hubsLabel, m_hubs));
    lists->addWidget(titled(m_victimsLabel, m_victims));
    auto* layout = columnIn(this, {12, 12, 12, 12}, 6);
    layout->addWidget(m_method);
    layout->addWidget(m_stage);
    layout->addWidget(m_figures);
    layout->addWidget(lists, 3);
    layout->addWidget(m_panel, 4);
    m_panel->layout()->setContentsMargins(0, 0, 0, 0);
    setFocusProxy(m_hubs);
    connect(m_method, &QComboBox::currentIndexChanged, this, [this] { showChosen(); });
    connect(m_stage, &ChoiceBar::chosen, this, [this] { showChosen(); });
    connect(m_hubs, &MapWordTable::currentWordChanged, this, &MapHubsPanel::showVictims);
    connect(m_hubs, &QTableView::clicked, this, &MapHubsPanel::showVictims);
    connect(m_plot, &OccurrencePlot::brushed, this, &MapHubsPanel::brush);
    connect(m_panel->table()->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        const QModelIndexList rows = m_panel->table()->selectionModel()->selectedRows();
        if (m_filling || rows.isEmpty()) {
            return;
        }
        const auto [first, last] = std::minmax_element(rows.begin(), rows.end(), [](const auto& a, const auto& b) {
            return a.row() < b.row();
        });
        brush(first->row(), last->row());
    });
    connect(&m_state, &MapState::layoutChanged, this, &MapHubsPanel::reset);
    connect(&m_state, &MapState::selectionChanged, this, &MapHubsPanel::markBars);
    retranslate();
    showChosen();
}

void MapHubsPanel::reset()
{
    if (m_of && m_of == m_state.layout()) {
        return;
    }
    if (m_job) {
        m_job->cancel();
    }
    m_of.reset();
    m_measured.clear();
    fillChoices();
    showChosen();
    if (isVisible()) {
        measureOnce();
    }
}

void MapHubsPanel::measureOnce()
{
    if (m_state.layout() != m_of) {
        measure();
    }
}

void MapHubsPanel::measure()
{
    if (!m_state.layout() || m_state.isLive()) {
        return;
    }
    if (m_job) {
        m_job->cancel();
    }
    m_of = m_state.layout();
    Job* job = m_jobs.compute(
        tr("Measuring hubs of the map"),
        [backend = m_backend, layout = m_of](JobProgress& progress) {
            return backend->layouts().hubs(*layout, LayoutHubsRequest(), progress);
        },
        this,
        [this, layout = m_of](std::vector<LayoutHubs> measured) {
            if (layout == m_state.layout()) {
                take(std::move(measured));
            }
        });
    m_job = job;
    m_figures->setText(tr("Measuring hubs…"));
    connect(job, &Job::finished, this, [this, job] {
        if (job->state() != Job::State::Done && job == m_job) {
            m_of.reset();
            showFigures();
        }
        if (job->state() == Job::State::Failed) {
            Q_EMIT failed(job->message());
        }
    });
}

void MapHubsPanel::take(std::vector<LayoutHubs> measured)
{
    m_measured.clear();
    for (LayoutHubs& each : measured) {
        m_measured.push_back(std::make_shared<const LayoutHubs>(std::move(each)));
    }
    fillChoices();
    showChosen();
    Q_EMIT this->measured();
}

void MapHubsPanel::fillChoices()
{
    m_filling = true;
    const QVariant before = m_method->currentData();
    m_method->clear();
    QList<QPair<int, QString>> stages;
    for (const HubnessStage stage : {HubnessStage::After, HubnessStage::Before}) {
        for (const auto& each : m_measured) {
            const QPair<int, QString> choice(static_cast<int>(stage), stage == HubnessStage::After ? tr("After the map")
                                                                                                    : tr("Before the map"));
            if (each->stage == stage && !stages.contains(choice)) {
                stages.append(choice);
            }
        }
    }
    for (const auto& each : m_measured) {
        if (m_method->findData(keyOf(*each)) < 0) {
            m_method->addItem(displayCriterion(*each), keyOf(*each));
        }
    }
    m_method->setCurrentIndex(std::max(m_method->count() > 0 ? 0 : -1, m_method->findData(before)));
    m_stage->setChoices(stages);
    m_stage->setVisible(stages.size() > 1);
    m_filling = false;
}

void MapHubsPanel::choose(HubnessMethod method, HubnessStage stage)
{
    m_stage->choose(static_cast<int>(stage));
    m_method->setCurrentIndex(m_method->findData(static_cast<int>(method)));
}

void MapHubsPanel::showChosen()
{
    if (m_filling) {
        return;
    }
    std::shared_ptr<const LayoutHubs> chosen;
    for (const auto& each : m_measured) {
        if (keyOf(*each) == m_method->currentData().toInt()
            && (m_stage->isHidden() || static_cast<int>(each->stage) == m_stage->current())) {
            chosen = each;
            break;
        }
    }
    const MapWord* before = m_hubs->current();
    const std::optional<std::uint32_t> hub = before ? before->point : std::nullopt;
    if (chosen != m_state.hubs()) {
        m_state.setHubs(chosen);
    }
    m_filling = true;
    std::vector<MapWord> rows;
    if (chosen) {
        for (const std::uint32_t point : chosen->hubs) {
            rows.push_back({m_state.text(point), point, static_cast<double>(chosen->occurrences[point])});
        }
        m_histogram->setRows(chosen->histogram);
        m_plot->setBins(chosen->histogram, chosen->k);
        markBars();
    } else {
        m_histogram->clear();
        m_plot->setBins({}, 10);
    }
    m_hubs->words().setRows(std::move(rows));
    m_filling = false;
    showFigures();
    // The hub that was looked at stays so where it is one here too.
    for (int row = 0; hub && row < m_hubs->words().rowCount(); ++row) {
        if (m_hubs->words().rows()[static_cast<std::size_t>(row)].point == hub) {
            m_hubs->setCurrentIndex(m_hubs->words().index(row, 0));
        }
    }
    showVictims();
}

void MapHubsPanel::showFigures()
{
    const auto hubs = m_state.hubs();
    if (!hubs) {
        m_figures->setText(tr("Hubs are points that are among the nearest neighbours of far too many others."));
        return;
    }
    QStringList parts{tr("skewness %1").arg(QLocale().toString(hubs->skewness, 'f', 2)),
                      tr("Robin Hood %1").arg(displayScore(hubs->robinHood)),
                      tr("%1 hubs").arg(displayCount(hubs->hubs.size())),
                      tr("%1 antihubs").arg(displayCount(hubs->antihubs))};
    if (hubs->p1) {
        parts.append(tr("P@1 %1").arg(displayScore(*hubs->p1)));
    }
    m_figures->setText(joinedFacts(parts));
    PlotParameters parameters = m_state.layout() ? parametersOf(*m_state.layout()) : PlotParameters();
    parameters.append({tr("criterion"), displayCriterion(*hubs)});
    parameters.append({tr("stage"), CriteriaModel::displayStage(hubs->stage)});
    m_panel->setParameters(parameters);
}

void MapHubsPanel::showVictims()
{
    if (m_filling) {
        return;
    }
    ++m_asked;
    const auto hubs = m_state.hubs();
    const MapWord* hub = m_hubs->current();
    if (!hubs || !hub || !hub->point) {
        m_victims->words().clear();
        m_victimsLabel->setText(tr("Victims"));
        return;
    }
    const std::uint32_t point = *hub->point;
    m_victimsLabel->setText(tr("Victims of %1").arg(isolated(hub->text)));
    m_state.setCurrent(static_cast<int>(point));
    using Victims = std::vector<std::pair<std::uint32_t, std::size_t>>;
    m_jobs.ask(
        tr("Victims of %1").arg(isolated(hub->text)),
        [hubs, point](JobProgress&) {
            Victims victims;
            for (const std::uint32_t victim : hubs->victims(point)) {
                const auto answers = hubs->answers.indicesOf(victim - hubs->firstAsking);
                victims.emplace_back(victim, std::ranges::find(answers, point - hubs->answering[0]) - answers.begin() + 1);
            }
            return victims;
        },
        this,
        [this, asked = m_asked, point](const Victims& victims) {
            if (asked != m_asked) {
                return;
            }
            std::vector<MapWord> rows;
            std::vector<std::uint32_t> marked{point};
            for (const auto& [victim, place] : victims) {
                rows.push_back({m_state.text(victim), victim, static_cast<double>(place)});
                marked.push_back(victim);
            }
            m_victims->words().setRows(std::move(rows));
            m_state.select(std::move(marked));
        });
}

void MapHubsPanel::brush(int first, int last)
{
    const auto hubs = m_state.hubs();
    if (!hubs || first < 0 || last >= static_cast<int>(hubs->histogram.size())) {
        return;
    }
    const std::size_t from = hubs->histogram[static_cast<std::size_t>(first)].from;
    const std::size_t to = hubs->histogram[static_cast<std::size_t>(last)].to;
    std::vector<std::uint32_t> points;
    for (std::uint32_t point = 0; point < m_state.points(); ++point) {
        const auto count = m_state.occurrences(point);
        if (count && *count >= from && *count <= to) {
            points.push_back(point);
        }
    }
    m_state.select(std::move(points));
}

void MapHubsPanel::markBars()
{
    const auto hubs = m_state.hubs();
    std::vector<std::size_t> marked(hubs ? hubs->histogram.size() : 0);
    for (const std::uint32_t point : m_state.selection()) {
        const auto count = m_state.occurrences(point);
        for (std::size_t bin = 0; count && bin < marked.size(); ++bin) {
            marked[bin] += *count >= hubs->histogram[bin].from && *count <= hubs->histogram[bin].to ? 1 : 0;
        }
    }
    m_plot->setMarked(std::move(marked));
}

QString MapHubsPanel::figuresText() const
{
    return m_figures->text();
}

void MapHubsPanel::retranslate()
{
    m_histogram->retranslate();
    m_plot->retranslate();
    m_method->setAccessibleName(tr("Criterion"));
    m_stage->setAccessibleName(tr("Before or after the map"));
    m_panel->setTexts(tr("Histogram of N_k; bars that are brushed select their points"), tr("Points by N_k"),
                      tr("map-hubs", "file name"));
    m_hubsLabel->setText(tr("Hubs"));
    m_victimsLabel->setText(tr("Victims"));
    m_hubs->setAccessibleName(tr("Hubs by descending N_k; choosing one marks it and its victims"));
    m_victims->setAccessibleName(tr("Victims of the chosen hub"));
    fillChoices();
    showFigures();
}

} // namespace crossgloss
