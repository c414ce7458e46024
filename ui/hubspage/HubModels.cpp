#include "hubspage/HubModels.h"

#include "common/AlignTexts.h"
#include "common/PlotExport.h"

#include <QLocale>

#include <algorithm>

namespace crossgloss {

namespace {

QVariant number(double value, int role, const QString& shown)
{
    return role == Qt::DisplayRole ? QVariant(shown) : role == plotValueRole ? QVariant(value) : QVariant();
}

QVariant count(std::size_t value, int role)
{
    return number(static_cast<double>(value), role, displayCount(value));
}

QVariant text(const std::string& value, int role)
{
    return role == Qt::DisplayRole ? QVariant(QString::fromStdString(value)) : QVariant();
}

} // namespace

OccurrenceModel::OccurrenceModel(QObject* parent) : RowModel(ColumnCount, parent) {}

QString OccurrenceModel::displayRange(const OccurrenceBin& bin)
{
    return bin.from == bin.to ? displayCount(bin.from)
                              : QStringLiteral("%1–%2").arg(displayCount(bin.from), displayCount(bin.to));
}

QString OccurrenceModel::heading(int column) const
{
    return column == RangeColumn ? tr("N_k") : tr("Words");
}

QVariant OccurrenceModel::cell(const OccurrenceBin& bin, int column, int role) const
{
    return column == TargetsColumn ? count(bin.targets, role)
           : role == Qt::DisplayRole ? QVariant(displayRange(bin))
                                     : QVariant();
}

HubModel::HubModel(QObject* parent) : RowModel(ColumnCount, parent) {}

QString HubModel::heading(int column) const
{
    return column == WordColumn ? tr("Hub") : tr("N_k");
}

QVariant HubModel::cell(const HubnessFigures::Hub& hub, int column, int role) const
{
    if (column == WordColumn) {
        return text(hub.word, role);
    }
    return count(hub.occurrences, role);
}

VictimModel::VictimModel(QObject* parent) : RowModel(ColumnCount, parent) {}

QString VictimModel::heading(int column) const
{
    return QStringList{tr("Victim"), tr("Rank"), tr("First answer"), tr("Dictionary")}.value(column);
}

QVariant VictimModel::cell(const HubVictim& victim, int column, int role) const
{
    switch (column) {
    case WordColumn: return text(victim.word, role);
    case RankColumn: return count(victim.rank, role);
    case BestColumn: return text(victim.firstIsRight ? victim.best + " ✓" : victim.best, role);
    case GoldColumn: return text(victim.gold, role);
    default: return {};
    }
}

CriteriaModel::CriteriaModel(QObject* parent) : RowModel(ColumnCount, parent) {}

QString CriteriaModel::displayStage(HubnessStage stage)
{
    return stage == HubnessStage::Before ? tr("before the map") : tr("after the map");
}

QString CriteriaModel::heading(int column) const
{
    return QStringList{tr("Criterion"), tr("Stage"), tr("Skewness"), tr("Robin Hood"), tr("Gini"), tr("Hubs"),
                       tr("Antihubs"), tr("P@1")}.value(column);
}

QVariant CriteriaModel::cell(const HubnessFigures& figures, int column, int role) const
{
    switch (column) {
    case MethodColumn: return role == Qt::DisplayRole ? QVariant(displayHubnessMethod(figures.method)) : QVariant();
    case StageColumn: return role == Qt::DisplayRole ? QVariant(displayStage(figures.stage)) : QVariant();
    case SkewnessColumn: return number(figures.skewness, role, QLocale().toString(figures.skewness, 'f', 2));
    case RobinHoodColumn: return number(figures.robinHood, role, displayScore(figures.robinHood));
    case GiniColumn: return number(figures.gini, role, displayScore(figures.gini));
    case HubsColumn: return count(figures.hubCount, role);
    case AntihubsColumn: return count(figures.antihubs, role);
    case P1Column: return figures.p1 ? number(*figures.p1, role, displayScore(*figures.p1)) : QVariant();
    default: return {};
    }
}

} // namespace crossgloss
