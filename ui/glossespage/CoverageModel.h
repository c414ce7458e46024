#pragma once

#include "common/RowModel.h"
#include "linking/CoverageCurve.h"

namespace crossgloss {

/// Which suggestions a curve is of, and how their rightness is known.
enum class CoverageKind { Matching, Retrieval, Judged };

struct CoverageRow {
    CoverageKind kind = CoverageKind::Matching;
    CoveragePoint point;
};

/// The points of all curves, one curve after the other.
class CoverageModel : public RowModel<CoverageRow> {
    Q_OBJECT

public:
    enum Column {
        CurveColumn,
        CoverageColumn,
        PrecisionColumn,
        LowColumn,
        HighColumn,
        RightColumn,
        TakenColumn,
        ConfidenceColumn,
        ColumnCount
    };
    explicit CoverageModel(QObject* parent = nullptr) : RowModel(ColumnCount, parent) {}

    static QString displayKind(CoverageKind kind);
    /// A point in words.
    static QString describe(const CoverageRow& row);

protected:
    QString heading(int column) const override;
    QVariant cell(const CoverageRow& row, int column, int role) const override;
    bool isNumber(int column) const override { return column != CurveColumn; }
};

} // namespace crossgloss
