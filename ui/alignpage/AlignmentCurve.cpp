#include "alignpage/AlignmentCurve.h"

#include "common/Charts.h"
#include "common/Layouts.h"
#include "common/PlotPanel.h"
#include "common/Theme.h"

#include <QChart>
#include <QChartView>
#include <QLineSeries>
#include <QTableView>
#include <QValueAxis>

#include <algorithm>
#include <cmath>
#include <limits>

namespace crossgloss {

AlignmentCurve::AlignmentCurve(Prompts& prompts, QWidget* parent)
    : Retranslated(parent)
    , m_model(new AlignmentCurveModel(this))
    , m_chart(new QChart)
    , m_view(new QChartView(m_chart, this))
    , m_panel(new PlotPanel(m_view, m_model, prompts, this))
    , m_objective(new QLineSeries(m_chart))
    , m_p1(new QLineSeries(m_chart))
    , m_iterations(new QValueAxis(m_chart))
    , m_objectiveAxis(new QValueAxis(m_chart))
    , m_p1Axis(new QValueAxis(m_chart))
{
    m_chart->addSeries(m_objective);
    m_chart->addSeries(m_p1);
    m_chart->addAxis(m_iterations, Qt::AlignBottom);
    m_chart->addAxis(m_objectiveAxis, Qt::AlignLeft);
    m_chart->addAxis(m_p1Axis, Qt::AlignRight);
    m_objective->attachAxis(m_iterations);
    m_objective->attachAxis(m_objectiveAxis);
    m_p1->attachAxis(m_iterations);
    m_p1->attachAxis(m_p1Axis);
    m_iterations->setLabelFormat(QStringLiteral("%d"));
    m_objectiveAxis->setLabelFormat(QStringLiteral("%.4g"));
    m_p1Axis->setLabelFormat(QStringLiteral("%.2f"));
    m_p1Axis->setGridLineVisible(false);
    prepareChart(m_chart, m_view);
    m_view->setMinimumHeight(160);
    auto* layout = columnIn(this);
    layout->addWidget(m_panel);
    connect(&Theme::instance(), &Theme::changed, this, &AlignmentCurve::recolour);
    recolour();
    retranslate();
    adapt();
}

void AlignmentCurve::clear()
{
    m_model->clear();
    m_objective->clear();
    m_p1->clear();
    adapt();
}

void AlignmentCurve::append(const std::vector<AlignmentStep>& steps)
{
    QList<QPointF> objectives;
    QList<QPointF> precisions;
    for (const AlignmentStep& step : steps) {
        if (std::isfinite(step.objective)) {
            objectives.append({static_cast<double>(step.iteration), step.objective});
        }
        if (step.heldOutP1 >= 0) {
            precisions.append({static_cast<double>(step.iteration), step.heldOutP1});
        }
    }
    m_model->append(steps);
    m_objective->append(objectives);
    m_p1->append(precisions);
    adapt();
    m_panel->table()->scrollToBottom();
}

void AlignmentCurve::adapt()
{
    constexpr double infinite = std::numeric_limits<double>::infinity();
    int first = std::numeric_limits<int>::max();
    int last = 0;
    double least = infinite;
    double most = -infinite;
    double best = 0;
    for (const AlignmentStep& step : m_model->rows()) {
        first = std::min(first, step.iteration);
        last = std::max(last, step.iteration);
        if (std::isfinite(step.objective)) {
            least = std::min(least, step.objective);
            most = std::max(most, step.objective);
        }
        best = std::max(best, step.heldOutP1);
    }
    const bool any = m_model->rowCount() > 0;
    first = any ? first : 0;
    m_iterations->setRange(first, std::max(first + 1, last));
    m_iterations->setTickCount(std::clamp(last - first + 1, 2, 6));
    // The objective need not begin at zero: its changes are what there is to see.
    fitAxis(m_objectiveAxis, any && std::isfinite(least) ? least : 0, any && std::isfinite(most) ? most : 1);
    fitAxis(m_p1Axis, 0, best > 0 ? std::min(1.0, best) : 1);
    const bool single = m_model->rowCount() == 1;
    // A line needs two points; one is a marker.
    m_objective->setPointsVisible(single);
    m_p1->setPointsVisible(single);
}

void AlignmentCurve::recolour()
{
    const Theme& theme = Theme::instance();
    const QList<QPair<QLineSeries*, Qt::PenStyle>> styles = {{m_objective, Qt::SolidLine}, {m_p1, Qt::DashLine}};
    for (int i = 0; i < styles.size(); ++i) {
        QPen pen(theme.colours().series.at(i), theme.scaled(2), styles.at(i).second);
        pen.setCosmetic(true);
        styles.at(i).first->setPen(pen);
    }
    recolourChart(m_chart);
}

void AlignmentCurve::retranslate()
{
    m_model->retranslate();
    m_objective->setName(tr("Objective (left)"));
    m_p1->setName(tr("P@1 on held-out pairs (right)"));
    m_iterations->setTitleText(tr("Iteration"));
    m_panel->setTexts(tr("Curve of the alignment; the table has the numbers"), tr("Objective and P@1 by iteration"),
                      tr("alignment-curve"));
}

} // namespace crossgloss
