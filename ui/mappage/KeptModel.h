#pragma once

#include "common/RowModel.h"
#include "jobs/LayoutService.h"

namespace crossgloss {

/// Layouts that are kept.
class KeptModel : public RowModel<KeptLayout> {
    Q_OBJECT

public:
    enum Column { NameColumn, AboutColumn, MethodColumn, PointsColumn, MadeColumn, ColumnCount };
    explicit KeptModel(QObject* parent = nullptr) : RowModel(ColumnCount, parent) {}

protected:
    QString heading(int column) const override;
    QVariant cell(const KeptLayout& layout, int column, int role) const override;
    bool isNumber(int column) const override { return column == PointsColumn; }
};

} // namespace crossgloss
