#pragma once

#include "common/RowModel.h"
#include "gloss/PlanFlows.h"

#include <QString>

#include <optional>

namespace crossgloss {

struct PlanRow {
    QString source;
    QString target;
    double mass = 0;
    double cost = 0;
    bool moves = true;                 ///< false for a word that nothing is carried from or to
    bool alone = false;                ///< one of the words has no counterpart
};

/// A transport plan in numbers: what PlanView draws.
class PlanModel : public RowModel<PlanRow> {
    Q_OBJECT

public:
    enum Column { SourceColumn, TargetColumn, MassColumn, CostColumn, ColumnCount };
    explicit PlanModel(QObject* parent = nullptr) : RowModel(ColumnCount, parent) {}

    void setPlan(const std::optional<PlanFlows>& plan);

protected:
    QString heading(int column) const override;
    QVariant cell(const PlanRow& row, int column, int role) const override;
    bool isNumber(int column) const override { return column >= MassColumn; }
};

} // namespace crossgloss
