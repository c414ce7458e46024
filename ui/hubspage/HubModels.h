#pragma once

#include "jobs/HubnessService.h"
#include "common/RowModel.h"

namespace crossgloss {

/// The bars of the histogram of N_k.
class OccurrenceModel : public RowModel<OccurrenceBin> {
    Q_OBJECT

public:
    enum Column { RangeColumn, TargetsColumn, ColumnCount };
    explicit OccurrenceModel(QObject* parent = nullptr) : RowModel(ColumnCount, parent) {}
    static QString displayRange(const OccurrenceBin& bin);

protected:
    QString heading(int column) const override;
    QVariant cell(const OccurrenceBin& bin, int column, int role) const override;
};

/// Hubs, by falling N_k.
class HubModel : public RowModel<HubnessFigures::Hub> {
    Q_OBJECT

public:
    enum Column { WordColumn, OccurrencesColumn, ColumnCount };
    explicit HubModel(QObject* parent = nullptr) : RowModel(ColumnCount, parent) {}

protected:
    QString heading(int column) const override;
    QVariant cell(const HubnessFigures::Hub& hub, int column, int role) const override;
    bool isNumber(int column) const override { return column == OccurrencesColumn; }
};

/// Queries that a hub stands among the answers of.
class VictimModel : public RowModel<HubVictim> {
    Q_OBJECT

public:
    enum Column { WordColumn, RankColumn, BestColumn, GoldColumn, ColumnCount };
    explicit VictimModel(QObject* parent = nullptr) : RowModel(ColumnCount, parent) {}

protected:
    QString heading(int column) const override;
    QVariant cell(const HubVictim& victim, int column, int role) const override;
    bool isNumber(int column) const override { return column == RankColumn; }
};

/// All criteria at both stages.
class CriteriaModel : public RowModel<HubnessFigures> {
    Q_OBJECT

public:
    enum Column { MethodColumn, StageColumn, SkewnessColumn, RobinHoodColumn, GiniColumn, HubsColumn, AntihubsColumn,
                  P1Column, ColumnCount };
    explicit CriteriaModel(QObject* parent = nullptr) : RowModel(ColumnCount, parent) {}
    static QString displayStage(HubnessStage stage);

protected:
    QString heading(int column) const override;
    QVariant cell(const HubnessFigures& figures, int column, int role) const override;
    bool isNumber(int column) const override { return column > StageColumn; }
};

} // namespace crossgloss
