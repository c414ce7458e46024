#pragma once

#include "common/RowModel.h"

#include <QString>

namespace crossgloss {

struct ClusterRow {
    std::size_t cluster = 0;
    QString name;
    std::size_t points = 0;
};

/// Clusters by falling size.
class ClusterModel : public RowModel<ClusterRow> {
    Q_OBJECT

public:
    enum Column { NameColumn, PointsColumn, ColumnCount };
    explicit ClusterModel(QObject* parent = nullptr) : RowModel(ColumnCount, parent) {}

protected:
    QString heading(int column) const override;
    QVariant cell(const ClusterRow& row, int column, int role) const override;
    bool isNumber(int column) const override { return column == PointsColumn; }
};

} // namespace crossgloss
