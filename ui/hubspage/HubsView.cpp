#include "hubspage/HubsView.h"

#include "common/AlignTexts.h"
#include "common/BarPlot.h"
#include "common/FlowLayout.h"
#include "common/PlotPanel.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "common/Theme.h"
#include "common/ChoiceBar.h"
#include "common/Layouts.h"
#include "hubspage/NumberTile.h"
#include "hubspage/OccurrencePlot.h"
#include "jobs/JobRunner.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>

namespace crossgloss {

HubsView::HubsView(JobRunner& jobs, Prompts& prompts, QWidget* parent)
    : Retranslated(parent)
    , m_jobs(jobs)
    , m_method(new ChoiceBar(this))
    , m_stage(new ChoiceBar(this))
    , m_skewness(new NumberTile(this))
    , m_robinHood(new NumberTile(this))
    , m_gini(new NumberTile(this))
    , m_antihubs(new NumberTile(this))
    , m_hubCount(new NumberTile(this))
    , m_p1(new NumberTile(this))
    , m_tabs(new QTabWidget(this))
    , m_histogram(new OccurrenceModel(this))
    , m_plot(new OccurrencePlot(this))
    , m_histogramPanel(new PlotPanel(m_plot, m_histogram, prompts, this, Qt::Horizontal))
    , m_criteria(new CriteriaModel(this))
    , m_bars(new BarPlot(this, Qt::Horizontal))
    , m_criteriaPanel(new PlotPanel(m_bars, m_criteria, prompts, this, Qt::Horizontal))
    , m_hubsLabel(styledLabel("section", this))
    , m_hubs(new HubModel(this))
    , m_hubsTable(new QTableView(this))
    , m_victimsLabel(styledLabel("section", this))
    , m_victims(new VictimModel(this))
    , m_victimsTable(new QTableView(this))
    , m_splitter(new QSplitter(Qt::Vertical, this))
{
    m_method->setObjectName(QStringLiteral("hubsCriterion"));
    m_stage->setObjectName(QStringLiteral("hubsStage"));
    m_skewness->setObjectName(QStringLiteral("skewness"));
    m_p1->setObjectName(QStringLiteral("precision"));
    m_hubsTable->setObjectName(QStringLiteral("hubs"));
    m_victimsTable->setObjectName(QStringLiteral("victims"));
    m_hubsTable->setModel(m_hubs);
    m_victimsTable->setModel(m_victims);
    for (QTableView* table : {m_hubsTable, m_victimsTable}) {
        prepareTable(table);
    }
    m_victimsTable->horizontalHeader()->setSectionResizeMode(VictimModel::RankColumn, QHeaderView::ResizeToContents);
    m_criteriaPanel->table()->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);

    auto* tiles = new QWidget(this);
    auto* flow = new FlowLayout(tiles, 8);
    for (NumberTile* tile : {m_skewness, m_robinHood, m_gini, m_hubCount, m_antihubs, m_p1}) {
        tile->setParent(tiles);
        flow->addWidget(tile);
    }
    m_tabs->addTab(m_histogramPanel, QString());
    m_tabs->addTab(m_criteriaPanel, QString());
    m_tabs->setCornerWidget(m_stage);
    m_histogramPanel->setShares(5, 2);
    m_criteriaPanel->setShares(1, 1);
    auto* lists = new QSplitter(Qt::Horizontal, this);
    lists->setChildrenCollapsible(false);
    lists->setHandleWidth(12);
    for (const auto& [label, table] : std::initializer_list<std::pair<QLabel*, QTableView*>>{
             {m_hubsLabel, m_hubsTable}, {m_victimsLabel, m_victimsTable}}) {
        auto* side = new QWidget(this);
        auto* sideLayout = columnIn(side, {}, 4);
        sideLayout->addWidget(label);
        sideLayout->addWidget(table, 1);
        lists->addWidget(side);
    }
    lists->setStretchFactor(0, 2);
    lists->setStretchFactor(1, 3);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(12);
    m_splitter->addWidget(m_tabs);
    m_splitter->addWidget(lists);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    auto* layout = columnIn(this, {}, 8);
    layout->addWidget(m_method);
    layout->addWidget(tiles);
    layout->addWidget(m_splitter, 1);

    connect(m_method, &ChoiceBar::chosen, this, &HubsView::showChosen);
    connect(m_stage, &ChoiceBar::chosen, this, [this] {
        fillBars();
        showChosen();
    });
    connect(m_hubsTable->selectionModel(), &QItemSelectionModel::currentChanged, this, &HubsView::showVictims);
    const auto adapt = [this] {
        for (QTableView* table : {m_hubsTable, m_victimsTable}) {
            table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height()
                                                           + Theme::instance().scaled(12));
            table->setMinimumHeight(Theme::instance().scaled(110));
        }
        m_tabs->setMinimumHeight(Theme::instance().scaled(280));
    };
    connect(&Theme::instance(), &Theme::changed, this, adapt);
    adapt();
    retranslate();
}

void HubsView::show(std::shared_ptr<const HubnessResult> result, const PlotParameters& parameters)
{
    m_result = std::move(result);
    m_parameters = parameters;
    m_criteria->setRows(m_result ? m_result->figures() : std::vector<HubnessFigures>());
    m_criteriaPanel->setParameters(parameters);
    fillChoices();
    fillBars();
    showChosen();
}

void HubsView::choose(HubnessMethod method, HubnessStage stage)
{
    m_stage->choose(static_cast<int>(stage));
    m_method->choose(static_cast<int>(method));
}

void HubsView::exportCurrent()
{
    (m_tabs->currentIndex() == 0 ? m_histogramPanel : m_criteriaPanel)->openExportMenu();
}

void HubsView::showCriteria()
{
    m_tabs->setCurrentWidget(m_criteriaPanel);
}

void HubsView::fillChoices()
{
    QList<QPair<int, QString>> methods;
    QList<QPair<int, QString>> stages;
    if (m_result) {
        // After first: it is what the page is opened for.
        for (const HubnessStage stage : {HubnessStage::After, HubnessStage::Before}) {
            for (const HubnessFigures& figures : m_result->figures()) {
                if (figures.stage == stage) {
                    stages.append({static_cast<int>(stage),
                                   stage == HubnessStage::After ? tr("After the map") : tr("Before the map")});
                    break;
                }
            }
        }
        for (const HubnessFigures& figures : m_result->figures()) {
            const QPair<int, QString> choice(static_cast<int>(figures.method), displayHubnessMethod(figures.method));
            if (!methods.contains(choice)) {
                methods.append(choice);
            }
        }
    }
    m_stage->setChoices(stages);
    m_stage->setVisible(stages.size() > 1);
    m_method->setChoices(methods);
}

std::optional<std::size_t> HubsView::figuresOf(HubnessMethod method, HubnessStage stage) const
{
    if (m_result) {
        const std::vector<HubnessFigures>& figures = m_result->figures();
        for (std::size_t i = 0; i < figures.size(); ++i) {
            if (figures[i].method == method && figures[i].stage == stage) {
                return i;
            }
        }
    }
    return std::nullopt;
}

std::optional<std::size_t> HubsView::chosenFigures() const
{
    return figuresOf(static_cast<HubnessMethod>(m_method->current()), static_cast<HubnessStage>(m_stage->current()));
}

void HubsView::showChosen()
{
    const std::optional<std::size_t> chosen = chosenFigures();
    if (!chosen) {
        m_histogram->clear();
        m_hubs->clear();
        m_victims->clear();
        m_plot->setBins({}, 10);
        return;
    }
    const HubnessFigures& figures = m_result->figures()[*chosen];
    // The hub that was looked at stays chosen where it is one under the new criterion too.
    const HubnessFigures::Hub* before = m_hubs->row(m_hubsTable->currentIndex());
    const std::int64_t target = before ? static_cast<std::int64_t>(before->target) : -1;
    showNumbers();
    m_histogram->setRows(figures.histogram);
    m_plot->setBins(figures.histogram, m_result->k());
    PlotParameters parameters = m_parameters;
    parameters.append({tr("criterion"), displayHubnessMethod(figures.method)});
    parameters.append({tr("stage"), CriteriaModel::displayStage(figures.stage)});
    m_histogramPanel->setParameters(parameters);
    m_hubs->setRows(figures.hubs);
    int row = 0;
    for (std::size_t i = 0; i < figures.hubs.size(); ++i) {
        row = static_cast<std::int64_t>(figures.hubs[i].target) == target ? static_cast<int>(i) : row;
    }
    m_hubsTable->setCurrentIndex(m_hubs->index(row, 0));
    showVictims();
}

void HubsView::showNumbers()
{
    const std::optional<std::size_t> chosen = chosenFigures();
    if (!chosen) {
        return;
    }
    const HubnessFigures& figures = m_result->figures()[*chosen];
    const QLocale locale;
    const auto skewness = [&locale](const HubnessFigures& each) { return locale.toString(each.skewness, 'f', 2); };
    // Everything is told against plain nearest neighbours (NN).
    const std::optional<std::size_t> plain = figuresOf(HubnessMethod::NearestNeighbour, figures.stage);
    const HubnessFigures* base = plain && *plain != *chosen ? &m_result->figures()[*plain] : nullptr;
    const auto beside = [base](const QString& text) { return base ? HubsView::tr("NN %1").arg(text) : QString(); };
    m_skewness->setNumber(skewness(figures), base ? beside(skewness(*base)) : QString());
    m_robinHood->setNumber(displayScore(figures.robinHood), base ? beside(displayScore(base->robinHood)) : QString());
    m_gini->setNumber(displayScore(figures.gini), base ? beside(displayScore(base->gini)) : QString());
    m_hubCount->setNumber(displayCount(figures.hubCount), base ? beside(displayCount(base->hubCount)) : QString());
    m_antihubs->setNumber(displayCount(figures.antihubs), base ? beside(displayCount(base->antihubs)) : QString());
    m_p1->setNumber(figures.p1 ? displayScore(*figures.p1) : QStringLiteral("–"),
                    base && base->p1 ? beside(displayScore(*base->p1)) : QString());
    m_histogramPanel->setCaption(
        tr("How often each of %1 words is among the %2 nearest neighbours of %3 queries.")
            .arg(displayCount(m_result->targets()), displayCount(m_result->k()), displayCount(m_result->queries())));
}

void HubsView::showVictims()
{
    ++m_generation;
    if (m_job) {
        m_job->cancel();
    }
    const std::optional<std::size_t> chosen = chosenFigures();
    const HubnessFigures::Hub* hub = m_hubs->row(m_hubsTable->currentIndex());
    if (!chosen || !hub) {
        m_victims->clear();
        m_victimsLabel->setText(tr("Victims"));
        return;
    }
    m_victimsLabel->setText(tr("Victims of %1").arg(isolated(QString::fromStdString(hub->word))));
    m_job = m_jobs.ask(
        tr("Victims of %1").arg(isolated(QString::fromStdString(hub->word))),
        [result = m_result, figures = *chosen, target = hub->target](JobProgress&) {
            return result->victims(figures, target);
        },
        this,
        [this, generation = m_generation](std::vector<HubVictim> victims) {
            if (generation == m_generation) {
                m_victims->setRows(std::move(victims));
            }
        });
}

void HubsView::fillBars()
{
    // P@1 and Robin Hood share the scale of 0 to 1: one rises as the other falls.
    QStringList categories;
    QList<BarPlot::Series> series = {{tr("Robin Hood"), {}}, {tr("P@1"), {}}};
    for (const HubnessFigures& figures : m_criteria->rows()) {
        if (figures.stage == static_cast<HubnessStage>(m_stage->current())) {
            categories.append(displayHubnessMethod(figures.method));
            series[0].values.append(figures.robinHood);
            series[1].values.append(figures.p1.value_or(-1));
        }
    }
    m_bars->setBars(categories, series);
}

void HubsView::retranslate()
{
    m_histogram->retranslate();
    m_hubs->retranslate();
    m_victims->retranslate();
    m_criteria->retranslate();
    m_plot->retranslate();
    m_method->setAccessibleName(tr("Criterion"));
    m_stage->setAccessibleName(tr("Before or after the map"));
    m_skewness->setTexts(
        tr("Skewness"),
        tr("Of the distribution of N_k: 0 where it is symmetric, large where a few words are neighbours of many."));
    m_robinHood->setTexts(
        tr("Robin Hood"),
        tr("Robin Hood index: the share of neighbour counts to be moved until all words have equally many."));
    m_gini->setTexts(tr("Gini"),
                     tr("Inequality of N_k: 0 = equal for all words, 1 = one word is everyone's neighbour."));
    m_hubCount->setTexts(tr("Hubs"),
                         tr("Words that are neighbours more than twice as often as the average: N_k > 2k."));
    m_antihubs->setTexts(tr("Antihubs"), tr("Words that are never among the neighbours."));
    m_p1->setTexts(tr("P@1"), tr("Share of the dictionary's words whose nearest neighbour is correct."));
    m_tabs->setTabText(0, tr("Histogram"));
    m_tabs->setTabText(1, tr("All criteria"));
    m_tabs->setAccessibleName(tr("Views of the measurement"));
    m_histogramPanel->setTexts(tr("Histogram of N_k; the table has the numbers"), tr("Words by N_k"),
                               tr("hubness-histogram"));
    m_criteriaPanel->setTexts(tr("Bars of Robin Hood and P@1 by criterion; the table has the numbers"),
                              tr("All criteria before and after the map"), tr("hubness-criteria"));
    m_criteriaPanel->setCaption(tr("Robin Hood and P@1 of all criteria, side by side."));
    m_hubsLabel->setText(tr("Hubs"));
    m_hubsTable->setAccessibleName(tr("Hubs by descending N_k"));
    m_victimsTable->setAccessibleName(tr("Victims of the chosen hub"));
    fillChoices();
    fillBars();
    showNumbers();
    showVictims();
}

} // namespace crossgloss
