#pragma once

#include <QChartView>
#include <QList>
#include <QStringList>

class QAbstractBarSeries;
class QBarCategoryAxis;
class QChart;
class QValueAxis;

namespace crossgloss {

/// Bars in groups: one group for a category, one bar in it for a series.
class BarPlot : public QChartView {
    Q_OBJECT

public:
    struct Series {
        QString name;
        QList<double> values;          ///< by category; not a number, or a negative share = no bar
        QList<QPair<double, double>> intervals{};  ///< by category, drawn as whiskers; may be empty
    };

    /// @param orientation Of the bars.
    explicit BarPlot(QWidget* parent = nullptr, Qt::Orientation orientation = Qt::Vertical);

    enum class Scale {
        Share,                         ///< from 0 to 1
        Number                         ///< of any size, negative ones too
    };
    void setBars(const QStringList& categories, const QList<Series>& series, Scale scale = Scale::Share);
    void setAxisTitle(const QString& title);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void drawForeground(QPainter* painter, const QRectF& area) override;

private:
    bool isMissing(double value) const;
    void adaptLabels();
    void recolour();

    Qt::Orientation m_orientation;
    QChart* m_chart;
    QAbstractBarSeries* m_bars;
    QBarCategoryAxis* m_categories;
    QValueAxis* m_values;
    QStringList m_names;
    QList<Series> m_series;            ///< as they were given
    Scale m_scale = Scale::Share;
};

} // namespace crossgloss
