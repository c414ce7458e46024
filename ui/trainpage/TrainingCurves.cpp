#include "trainpage/TrainingCurves.h"

#include "common/Charts.h"
#include "common/Layouts.h"
#include "common/Theme.h"
#include "trainpage/TrainingCurveModel.h"

#include <QChart>
#include <QChartView>
#include <QHeaderView>
#include <QLineSeries>
#include <QTabWidget>
#include <QTableView>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace crossgloss {

TrainingCurves::TrainingCurves(QWidget* parent)
    : Retranslated(parent)
    , m_model(new TrainingCurveModel(this))
    , m_tabs(new QTabWidget(this))
    , m_chart(new QChart)
    , m_chartView(new QChartView(m_chart, this))
    , m_loss(new QLineSeries(m_chart))
    , m_p10(new QLineSeries(m_chart))
    , m_mrr(new QLineSeries(m_chart))
    , m_epochs(new QValueAxis(m_chart))
    , m_lossAxis(new QValueAxis(m_chart))
    , m_scoreAxis(new QValueAxis(m_chart))
    , m_table(new QTableView(this))
{
    for (QLineSeries* series : {m_loss, m_p10, m_mrr}) {
        m_chart->addSeries(series);
    }
    m_chart->addAxis(m_epochs, Qt::AlignBottom);
    m_chart->addAxis(m_lossAxis, Qt::AlignLeft);
    m_chart->addAxis(m_scoreAxis, Qt::AlignRight);
    for (QLineSeries* series : {m_loss, m_p10, m_mrr}) {
        series->attachAxis(m_epochs);
        series->attachAxis(series == m_loss ? m_lossAxis : m_scoreAxis);
    }
    m_epochs->setLabelFormat(QStringLiteral("%d"));
    m_lossAxis->setLabelFormat(QStringLiteral("%.3g"));
    m_scoreAxis->setLabelFormat(QStringLiteral("%.2f"));
    m_scoreAxis->setGridLineVisible(false);
    prepareChart(m_chart, m_chartView);
    m_chartView->setMinimumHeight(200);

    m_table->setModel(m_model);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignTrailing | Qt::AlignVCenter);

    m_tabs->addTab(m_chartView, QString());
    m_tabs->addTab(m_table, QString());
    auto* layout = columnIn(this);
    layout->addWidget(m_tabs);
    connect(&Theme::instance(), &Theme::changed, this, &TrainingCurves::recolour);
    recolour();
    retranslate();
    adaptAxes();
}

void TrainingCurves::clear()
{
    m_model->clear();
    for (QLineSeries* series : {m_loss, m_p10, m_mrr}) {
        series->clear();
    }
    adaptAxes();
}

void TrainingCurves::append(const std::vector<TrainingPoint>& points)
{
    QList<QPointF> losses;
    QList<QPointF> p10;
    QList<QPointF> mrr;
    for (const TrainingPoint& point : points) {
        const double epoch = point.epoch;
        if (std::isfinite(point.loss)) {
            losses.append({epoch, point.loss});
        }
        if (point.validationP10) {
            p10.append({epoch, *point.validationP10});
        }
        if (point.validationMrr) {
            mrr.append({epoch, *point.validationMrr});
        }
    }
    m_model->append(points);
    // One repaint for a batch of points, not one for each.
    m_loss->append(losses);
    m_p10->append(p10);
    m_mrr->append(mrr);
    adaptAxes();
    m_table->scrollToBottom();
}

void TrainingCurves::adaptAxes()
{
    double lastEpoch = 0;
    double maxLoss = 0;
    double bestScore = 0;
    for (const TrainingPoint& point : m_model->rows()) {
        lastEpoch = std::max(lastEpoch, static_cast<double>(point.epoch));
        maxLoss = std::isfinite(point.loss) ? std::max(maxLoss, point.loss) : maxLoss;
        bestScore = std::max({bestScore, point.validationP10.value_or(0), point.validationMrr.value_or(0)});
    }
    m_epochs->setRange(lastEpoch > 1 ? 1 : 0, std::max(2.0, lastEpoch));
    m_epochs->setTickCount(static_cast<int>(std::clamp(lastEpoch, 2.0, 6.0)));
    fitAxis(m_lossAxis, 0, maxLoss > 0 ? maxLoss : 1);
    fitAxis(m_scoreAxis, 0, bestScore > 0 ? std::min(1.0, bestScore) : 1);
}

void TrainingCurves::recolour()
{
    const Theme& theme = Theme::instance();
    const ThemeColours& colours = theme.colours();
    // Told apart by dash as well as by colour.
    const QList<QPair<QLineSeries*, Qt::PenStyle>> styles = {
        {m_loss, Qt::SolidLine}, {m_p10, Qt::DashLine}, {m_mrr, Qt::DotLine}};
    for (int i = 0; i < styles.size(); ++i) {
        QPen pen(colours.series.at(i), theme.scaled(2), styles.at(i).second);
        pen.setCosmetic(true);
        styles.at(i).first->setPen(pen);
    }
    recolourChart(m_chart);
}

void TrainingCurves::retranslate()
{
    m_model->retranslate();
    m_tabs->setTabText(0, tr("Curves"));
    m_tabs->setTabText(1, tr("Table"));
    m_loss->setName(tr("Loss (left)"));
    m_p10->setName(tr("P@10 (right)"));
    m_mrr->setName(tr("MRR (right)"));
    m_epochs->setTitleText(tr("Epoch"));
    m_chartView->setAccessibleName(tr("Curves of the training run; the table beside them has the numbers"));
    m_table->setAccessibleName(tr("Loss and scores by epoch"));
}

} // namespace crossgloss
