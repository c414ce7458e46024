#pragma once

#include "jobs/AlignmentService.h"
#include "common/RowModel.h"

#include <QString>

namespace crossgloss {

/// The points of an iterative alignment, oldest first: the numbers behind the curve.
class AlignmentCurveModel : public RowModel<AlignmentStep> {
    Q_OBJECT

public:
    enum Column { IterationColumn, ObjectiveColumn, P1Column, PairsColumn, KeepColumn, ColumnCount };
    explicit AlignmentCurveModel(QObject* parent = nullptr) : RowModel(ColumnCount, parent) {}

protected:
    QString heading(int column) const override;
    QVariant cell(const AlignmentStep& step, int column, int role) const override;
};

/// How well words are translated, by direction and criterion.
class FiguresModel : public RowModel<TranslationFigures> {
    Q_OBJECT

public:
    enum Column
    {
        DirectionColumn,
        CriterionColumn,
        WordsColumn,
        P1Column,
        IntervalColumn,
        P5Column,
        P10Column,
        MrrColumn,
        ColumnCount
    };
    explicit FiguresModel(QObject* parent = nullptr) : RowModel(ColumnCount, parent) {}
    void setTitles(const QString& source, const QString& target);
    QString direction(bool backward) const;

protected:
    QString heading(int column) const override;
    QVariant cell(const TranslationFigures& figures, int column, int role) const override;
    bool isNumber(int column) const override { return column > CriterionColumn; }

private:
    QString m_source;
    QString m_target;
};

/// Words near a word, nearest first.
class NeighbourModel : public RowModel<NeighbourAnswer::Row> {
    Q_OBJECT

public:
    enum Column { WordColumn, CosineColumn, ColumnCount };
    enum Role { FractionRole = Qt::UserRole + 1 };
    explicit NeighbourModel(QObject* parent = nullptr) : RowModel(ColumnCount, parent) {}

protected:
    QString heading(int column) const override;
    QVariant cell(const NeighbourAnswer::Row& row, int column, int role) const override;
    bool isNumber(int column) const override { return column == CosineColumn; }
};

/// Word pairs of the user's choice with what the plane tells of them; the words can be edited.
struct PlanePair {
    WordPair words;
    bool known = true;                 ///< both spaces hold their word; until asked, nobody doubts it
    bool drawn = false;
    std::optional<double> cosineBefore;
    std::optional<double> cosineAfter;
};
class PlanePairModel : public RowModel<PlanePair> {
    Q_OBJECT

public:
    enum Column { SourceColumn, TargetColumn, BeforeColumn, AfterColumn, ColumnCount };
    explicit PlanePairModel(QObject* parent = nullptr) : RowModel(ColumnCount, parent) {}
    std::vector<WordPair> pairs() const;
    void setPairs(const std::vector<WordPair>& pairs);
    /// Fills in what the plane tells of each pair.
    void setAnswer(const PlaneAnswer& answer);
    int addPair();
    void removePair(int row);

    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

Q_SIGNALS:
    /// The words changed, not what is told of them.
    void pairsChanged();

protected:
    QString heading(int column) const override;
    QVariant cell(const PlanePair& pair, int column, int role) const override;
    bool isNumber(int column) const override { return column > TargetColumn; }
};

/// Every method with every criterion in both directions.
class ComparisonModel : public RowModel<ComparisonRow> {
    Q_OBJECT

public:
    enum Column { MethodColumn, DirectionColumn, CriterionColumn, P1Column, IntervalColumn, P5Column, P10Column,
                  MrrColumn, ChanceColumn, WordsColumn, SecondsColumn, ColumnCount };
    explicit ComparisonModel(QObject* parent = nullptr) : RowModel(ColumnCount, parent) {}
    void setTitles(const QString& source, const QString& target);
    QString direction(bool backward) const;

protected:
    QString heading(int column) const override;
    QVariant cell(const ComparisonRow& row, int column, int role) const override;
    bool isNumber(int column) const override { return column > CriterionColumn; }

private:
    QString m_source;
    QString m_target;
};

} // namespace crossgloss
