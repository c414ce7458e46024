#include "resultspage/ScoresView.h"

#include "common/AlignTexts.h"
#include "common/BarPlot.h"
#include "common/Layouts.h"
#include "common/PlotPanel.h"
#include "resultspage/RunModels.h"

#include <QHeaderView>
#include <QLocale>
#include <QTableView>

namespace crossgloss {

namespace {

constexpr GlossScore::Way allWays[] = {GlossScore::Way::Retrieval, GlossScore::Way::Backward, GlossScore::Way::Csls,
                                       GlossScore::Way::Matching};

} // namespace

ScoresView::ScoresView(Prompts& prompts, QWidget* parent)
    : Retranslated(parent)
    , m_model(new ScoreModel(this))
    , m_plot(new BarPlot(this))
    , m_panel(new PlotPanel(m_plot, m_model, prompts, this, Qt::Horizontal))
{
    m_panel->table()->setObjectName(QStringLiteral("scores"));
    m_panel->table()->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_panel->setShares(5, 4);
    auto* layout = columnIn(this);
    layout->addWidget(m_panel);
    retranslate();
}

void ScoresView::setRuns(const GlossRunResults& runs, const PlotParameters& parameters)
{
    m_runs = runs;
    m_panel->setParameters(parameters);
    fill();
}

void ScoresView::fill()
{
    std::vector<ScoreRow> rows;
    QStringList categories;
    for (const auto& run : m_runs) {
        // On one line: a bar's name is broken at its blanks.
        categories.append(displayRun(run->row).replace(QLatin1Char(' '), QChar(QChar::Nbsp)));
        for (const GlossScore& score : run->scores) {
            rows.push_back({displayRun(run->row), score});
        }
    }
    QList<BarPlot::Series> series;
    for (const GlossScore::Way way : allWays) {
        BarPlot::Series bars{displayWay(way), {}};
        bool any = false;
        for (const auto& run : m_runs) {
            double value = -1;
            QPair<double, double> interval;
            for (const GlossScore& score : run->scores) {
                if (score.way == way) {
                    value = score.p1;
                    interval = {score.interval.low, score.interval.high};
                    any = true;
                }
            }
            bars.values.append(value);
            bars.intervals.append(interval);
        }
        if (any) {
            series.append(bars);
        }
    }
    m_model->setRows(std::move(rows));
    m_plot->setBars(categories, series);
    QString caption = tr("P@1 of retrieval and of matching; whiskers are 95 % intervals.");
    if (m_runs.size() == 1) {
        const GlossRunResult& run = *m_runs.front();
        caption += QLatin1Char(' ') + tr("%Ln glosses.", nullptr, static_cast<int>(run.glosses.size()));
        if (run.skewness) {
            caption += QLatin1Char(' ')
                       + tr("Skewness of N_k: %1.").arg(QLocale().toString(*run.skewness, 'f', 2));
        }
    }
    m_panel->setCaption(caption);
}

void ScoresView::retranslate()
{
    m_model->retranslate();
    m_plot->setAxisTitle(tr("P@1"));
    m_panel->setTexts(tr("Bars of P@1 by run, for retrieval and matching; the table has the numbers"),
                      tr("Precision by run, for retrieval and matching"), tr("gloss-precision"));
    fill();
}

} // namespace crossgloss
