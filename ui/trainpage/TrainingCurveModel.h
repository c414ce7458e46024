#pragma once

#include "common/RowModel.h"
#include "training/TrainingPoint.h"

namespace crossgloss {

/// The points of a training run, oldest first: the numbers behind the curves.
class TrainingCurveModel : public RowModel<TrainingPoint> {
    Q_OBJECT

public:
    enum Column { EpochColumn, StepColumn, LossColumn, P1Column, P10Column, MrrColumn, TimeColumn, SpeedColumn, ColumnCount };

    explicit TrainingCurveModel(QObject* parent = nullptr) : RowModel(ColumnCount, parent) {}

protected:
    QString heading(int column) const override;
    QVariant cell(const TrainingPoint& point, int column, int role) const override;
};

} // namespace crossgloss
