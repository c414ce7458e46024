#pragma once

#include "training/TrainingPoint.h"

#include <QAbstractTableModel>

#include <vector>

namespace crossgloss {

/// The points of a training run, oldest first: the numbers behind the curves.
class TrainingCurveModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { EpochColumn, StepColumn, LossColumn, P1Column, P10Column, MrrColumn, TimeColumn, SpeedColumn, ColumnCount };

    explicit TrainingCurveModel(QObject* parent = nullptr);

    void clear();
    void append(const std::vector<TrainingPoint>& points);
    const std::vector<TrainingPoint>& points() const { return m_points; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    void retranslate();

private:
    std::vector<TrainingPoint> m_points;
};

} // namespace crossgloss
