#pragma once

#include "common/Retranslated.h"
#include "jobs/WordVectorService.h"

#include <QWidget>

#include <vector>

class QChart;
class QChartView;
class QLineSeries;
class QTabWidget;
class QTableWidget;
class QValueAxis;

namespace crossgloss {

/// How word vectors learn: sample words with their neighbours of the moment; the loss over the work as a curve and, with
/// the words per second, as a table.
class WordVectorCurve : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit WordVectorCurve(QWidget* parent = nullptr);

    void clear();
    void append(const std::vector<WordVectorPoint>& points);
    const std::vector<WordVectorPoint>& points() const { return m_points; }
    /// Of the sample words.
    const QTableWidget& neighbours() const { return *m_neighbours; }

private:
    void showNeighbours();
    void addRow(const WordVectorPoint& point);
    void recolour();
    void retranslate() override;

    std::vector<WordVectorPoint> m_points;
    QTabWidget* m_tabs;
    QTableWidget* m_neighbours;
    QChart* m_chart;
    QChartView* m_chartView;
    QLineSeries* m_loss;
    QValueAxis* m_share;
    QValueAxis* m_lossAxis;
    QTableWidget* m_table;
};

} // namespace crossgloss
