#pragma once

#include "jobs/ResultsService.h"
#include "common/RowModel.h"

#include <QSortFilterProxyModel>
#include <QString>

namespace crossgloss {

/// "Align", "Glosses", …: a kind of run in the interface language; one that is not known stays as it is.
QString displayRunKind(const std::string& kind);
QString displayRunState(const std::string& state);
/// Local date and time, short.
QString displayWhen(const std::string& iso);
/// "12 · wmd": what a run is called beside others.
QString displayRun(const RunRow& row);

/// All runs of the workspace.
class RunModel : public RowModel<RunRow> {
    Q_OBJECT

public:
    enum Column { NumberColumn, KindColumn, MethodColumn, SubjectColumn, P1Column, MatchingColumn, MrrColumn, WhenColumn,
                  DurationColumn, StateColumn, ColumnCount };
    explicit RunModel(QObject* parent = nullptr) : RowModel(ColumnCount, parent) {}

protected:
    QString heading(int column) const override;
    QVariant cell(const RunRow& row, int column, int role) const override;
    bool isNumber(int column) const override;
};

/// Runs of a kind that hold a text anywhere, parameters included; sorts numbers as numbers.
class RunFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit RunFilter(RunModel* model, QObject* parent = nullptr);

    void setText(const QString& text);
    /// @param kind as runs keep it; empty = all.
    void setKind(const QString& kind);
    const RunRow* row(const QModelIndex& index) const;
    /// Index of a run in this model; invalid where it is filtered out.
    QModelIndex indexOf(std::int64_t run) const;

protected:
    bool filterAcceptsRow(int sourceRow, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    RunModel* m_model;
    QString m_text;
    QString m_kind;
};

/// What two runs differ in, and the figures of both.
class RunEntryModel : public RowModel<RunComparison::Entry> {
    Q_OBJECT

public:
    enum Column { SectionColumn, NameColumn, FirstColumn, SecondColumn, ColumnCount };
    explicit RunEntryModel(QObject* parent = nullptr) : RowModel(ColumnCount, parent) {}
    void setRuns(const QString& first, const QString& second);

protected:
    QString heading(int column) const override;
    QVariant cell(const RunComparison::Entry& entry, int column, int role) const override;
    bool isNumber(int) const override { return false; }

private:
    QString m_first;
    QString m_second;
};

/// A paired test of two runs: of glosses chosen in some way, or of rankings.
struct PairedRow {
    GlossScore::Way way = GlossScore::Way::Retrieval;
    PairedComparison comparison;
    std::string direction{};           ///< of a ranking; empty for glosses
    std::string retrieval{};
};

class PairedModel : public RowModel<PairedRow> {
    Q_OBJECT

public:
    enum Column { WayColumn, CountColumn, DifferenceColumn, IntervalColumn, OnlyFirstColumn, OnlySecondColumn, McNemarColumn,
                  BootstrapColumn, ColumnCount };
    explicit PairedModel(QObject* parent = nullptr) : RowModel(ColumnCount, parent) {}
    static QString displayDifference(double difference);
    /// "< 0.001" or with three decimals.

protected:
    QString heading(int column) const override;
    QVariant cell(const PairedRow& row, int column, int role) const override;
    bool isNumber(int column) const override { return column != WayColumn; }
};

} // namespace crossgloss
