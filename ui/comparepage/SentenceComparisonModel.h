#pragma once

#include "common/RowModel.h"
#include "jobs/SentenceService.h"

namespace crossgloss {

/// What the models say of two sentences, a row each.
class SentenceComparisonModel : public RowModel<SentenceComparison> {
    Q_OBJECT

public:
    enum Column { NameColumn, SimilarityColumn, PercentileColumn, KnownColumn, ColumnCount };
    /// Length of the bar beside a similarity, 0 … 1; negative = none.
    static constexpr int fractionRole = Qt::UserRole + 1;

    explicit SentenceComparisonModel(QObject* parent = nullptr) : RowModel(ColumnCount, parent) {}

    /// "closer than 98 % of random pairs", or why nothing can be said.
    static QString displayPercentile(const SentenceComparison& said);

protected:
    QString heading(int column) const override;
    QVariant cell(const SentenceComparison& said, int column, int role) const override;
    bool isNumber(int column) const override { return column == SimilarityColumn; }
};

} // namespace crossgloss
