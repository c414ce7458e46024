#include "trainpage/WordVectorCurve.h"

#include "common/Charts.h"
#include "common/Layouts.h"
#include "common/Texts.h"
#include "common/Theme.h"

#include <QChart>
#include <QChartView>
#include <QHeaderView>
#include <QLineSeries>
#include <QLocale>
#include <QTabWidget>
#include <QTableWidget>
#include <QValueAxis>

#include <algorithm>

namespace crossgloss {

namespace {

QTableWidget* newTable(int columns, QWidget* parent)
{
    auto* table = new QTableWidget(0, columns, parent);
    table->setShowGrid(false);
    table->setTabKeyNavigation(false);
    table->setFrameShape(QFrame::NoFrame);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->verticalHeader()->hide();
    return table;
}

} // namespace

WordVectorCurve::WordVectorCurve(QWidget* parent)
    : Retranslated(parent)
    , m_tabs(new QTabWidget(this))
    , m_neighbours(newTable(2, this))
    , m_chart(new QChart)
    , m_chartView(new QChartView(m_chart, this))
    , m_loss(new QLineSeries(m_chart))
    , m_share(new QValueAxis(m_chart))
    , m_lossAxis(new QValueAxis(m_chart))
    , m_table(newTable(4, this))
{
    m_neighbours->setObjectName(QStringLiteral("sampleNeighbours"));
    m_neighbours->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_neighbours->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_neighbours->horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    m_chart->addSeries(m_loss);
    m_chart->addAxis(m_share, Qt::AlignBottom);
    m_chart->addAxis(m_lossAxis, Qt::AlignLeft);
    m_loss->attachAxis(m_share);
    m_loss->attachAxis(m_lossAxis);
    m_share->setRange(0, 100);
    m_share->setLabelFormat(QStringLiteral("%.0f"));
    m_lossAxis->setLabelFormat(QStringLiteral("%.3g"));
    prepareChart(m_chart, m_chartView);
    m_chart->legend()->hide();
    m_chartView->setMinimumHeight(200);
    m_tabs->addTab(m_neighbours, QString());
    m_tabs->addTab(m_chartView, QString());
    m_tabs->addTab(m_table, QString());
    auto* layout = columnIn(this);
    layout->addWidget(m_tabs);
    connect(&Theme::instance(), &Theme::changed, this, &WordVectorCurve::recolour);
    recolour();
    retranslate();
    clear();
}

void WordVectorCurve::clear()
{
    m_points.clear();
    m_loss->clear();
    m_table->setRowCount(0);
    m_neighbours->setRowCount(0);
    fitAxis(m_lossAxis, 0, 1);
}

void WordVectorCurve::append(const std::vector<WordVectorPoint>& points)
{
    QList<QPointF> losses;
    for (const WordVectorPoint& point : points) {
        losses.append({100 * point.share, point.loss});
        addRow(point);
        m_points.push_back(point);
    }
    m_loss->append(losses);
    double most = 0;
    for (const WordVectorPoint& point : m_points) {
        most = std::max(most, point.loss);
    }
    fitAxis(m_lossAxis, 0, most > 0 ? most : 1);
    m_table->scrollToBottom();
    showNeighbours();
}

void WordVectorCurve::showNeighbours()
{
    if (m_points.empty()) {
        return;
    }
    const std::vector<WordVectorPoint::Neighbours>& samples = m_points.back().samples;
    m_neighbours->setRowCount(static_cast<int>(samples.size()));
    for (int row = 0; row < m_neighbours->rowCount(); ++row) {
        const WordVectorPoint::Neighbours& sample = samples[static_cast<std::size_t>(row)];
        QStringList nearest;
        for (const std::string& word : sample.nearest) {
            nearest.append(QString::fromStdString(word));
        }
        m_neighbours->setItem(row, 0, new QTableWidgetItem(QString::fromStdString(sample.word)));
        m_neighbours->setItem(row, 1, new QTableWidgetItem(nearest.join(QStringLiteral(", "))));
    }
}

void WordVectorCurve::addRow(const WordVectorPoint& point)
{
    const QLocale locale;
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    const QStringList texts = {locale.toString(point.epoch), displayDuration(point.seconds),
                               locale.toString(point.loss, 'g', 4), locale.toString(qRound64(point.wordsPerSecond))};
    for (int column = 0; column < texts.size(); ++column) {
        auto* item = new QTableWidgetItem(texts.at(column));
        item->setTextAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
        m_table->setItem(row, column, item);
    }
}

void WordVectorCurve::recolour()
{
    const Theme& theme = Theme::instance();
    QPen pen(theme.colours().series.at(0), theme.scaled(2));
    pen.setCosmetic(true);
    m_loss->setPen(pen);
    recolourChart(m_chart);
}

void WordVectorCurve::retranslate()
{
    m_tabs->setTabText(0, tr("Neighbours"));
    m_tabs->setTabText(1, tr("Curve"));
    m_tabs->setTabText(2, tr("Table"));
    m_neighbours->setHorizontalHeaderLabels({tr("Word"), tr("Nearest words so far")});
    m_neighbours->setAccessibleName(tr("Sample words with their nearest neighbours"));
    m_table->setHorizontalHeaderLabels({tr("Epoch"), tr("Time"), tr("Loss"), tr("Words/s")});
    m_table->setAccessibleName(tr("Loss and speed over time"));
    m_loss->setName(tr("Loss"));
    m_share->setTitleText(tr("Share of the work (%)"));
    m_lossAxis->setTitleText(tr("Loss"));
    m_chartView->setAccessibleName(tr("Loss of the word vectors; the table beside it has the numbers"));
}

} // namespace crossgloss
