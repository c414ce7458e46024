#pragma once

#include "common/RowModel.h"
#include "comparepage/ShownPairs.h"

namespace crossgloss {

/// Pairs of two aligned lists; a row is a place in the result.
class PairModel : public RowModel<std::size_t> {
    Q_OBJECT

public:
    enum Column { ScoreColumn, MarginColumn, SourceColumn, TargetColumn, SourceLineColumn, TargetLineColumn, ColumnCount };
    /// Length of the bar beside a margin, 0 … 1.
    static constexpr int fractionRole = Qt::UserRole + 1;

    explicit PairModel(QObject* parent = nullptr) : RowModel(ColumnCount, parent) {}

    void setResult(AlignedLists result);
    const MinedPair* pair(const QModelIndex& index) const;
    /// What a click on the heading orders by.
    static PairColumn orderOf(int column);
    void sort(int column, Qt::SortOrder order) override;

Q_SIGNALS:
    /// The rows are wanted in another order; who fills the model brings it.
    void orderRequested(PairColumn column, bool falling);

protected:
    QString heading(int column) const override;
    QVariant cell(const std::size_t& place, int column, int role) const override;
    bool isNumber(int column) const override { return column != SourceColumn && column != TargetColumn; }

private:
    AlignedLists m_result;
    double m_most = 1;                 ///< the largest margin
};

/// Sentences of one list that have no partner; a row is a place in its texts.
class AloneModel : public RowModel<std::size_t> {
    Q_OBJECT

public:
    enum Column { LineColumn, SentenceColumn, ColumnCount };
    explicit AloneModel(QObject* parent = nullptr) : RowModel(ColumnCount, parent) {}

    void setResult(AlignedLists result, bool target);

protected:
    QString heading(int column) const override;
    QVariant cell(const std::size_t& place, int column, int role) const override;
    bool isNumber(int column) const override { return column == LineColumn; }

private:
    AlignedLists m_result;
    bool m_target = false;
};

/// The bars of the histogram of margins.
class MarginModel : public RowModel<MarginBin> {
    Q_OBJECT

public:
    enum Column { RangeColumn, PairsColumn, ColumnCount };
    explicit MarginModel(QObject* parent = nullptr) : RowModel(ColumnCount, parent) {}
    static QString displayRange(const MarginBin& bin);

protected:
    QString heading(int column) const override;
    QVariant cell(const MarginBin& bin, int column, int role) const override;
};

/// A margin with two decimals.
QString displayMargin(double margin);

} // namespace crossgloss
