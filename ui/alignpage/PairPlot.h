#pragma once

#include "jobs/AlignmentService.h"

#include <QWidget>

class QPainter;

namespace crossgloss {

/// Word pairs in a plane, before the map at the leading side and after it at the other: figure 1 of Smith et al. 2017.
/// The words of a pair are joined by a line; source words are discs, target words squares.
class PairPlot : public QWidget {
    Q_OBJECT

public:
    explicit PairPlot(QWidget* parent = nullptr);

    void setAnswer(const PlaneAnswer& answer);
    void setTitles(const QString& source, const QString& target);
    void draw(QPainter& painter, const QRectF& area) const;

    QSize sizeHint() const override { return {520, 300}; }
    QSize minimumSizeHint() const override { return {320, 180}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void drawPanel(QPainter& painter, const QRectF& area, const QString& heading, const std::vector<PlanePoint>& source,
                   const std::vector<PlanePoint>& target, bool joined) const;
    void drawLegend(QPainter& painter, const QRectF& area) const;

    PlaneAnswer m_answer;
    QString m_source;
    QString m_target;
};

} // namespace crossgloss
