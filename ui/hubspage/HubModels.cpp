#include "hubspage/HubModels.h"

#include "common/AlignTexts.h"
#include "common/Cells.h"

#include <QLocale>

#include <algorithm>

namespace crossgloss {

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
    return column == TargetsColumn ? countCell(bin.targets, role)
           : role == Qt::DisplayRole ? QVariant(displayRange(bin))
                                     : QVariant();
}

QString HubModel::heading(int column) const
{
    return column == WordColumn ? tr("Hub") : tr("N_k");
}

QVariant HubModel::cell(const HubnessFigures::Hub& hub, int column, int role) const
{
    if (column == WordColumn) {
        return textCell(hub.word, role);
    }
    return countCell(hub.occurrences, role);
}

QString VictimModel::heading(int column) const
{
    return QStringList{tr("Victim"), tr("Rank"), tr("First answer"), tr("Dictionary")}.value(column);
}

QVariant VictimModel::cell(const HubVictim& victim, int column, int role) const
{
    switch (column) {
    case WordColumn: return textCell(victim.word, role);
    case RankColumn: return countCell(victim.rank, role);
    case BestColumn: return textCell(victim.firstIsRight ? victim.best + " ✓" : victim.best, role);
    case GoldColumn: return textCell(victim.gold, role);
    default: return {};
    }
}

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
    case SkewnessColumn: return numberCell(figures.skewness, role, QLocale().toString(figures.skewness, 'f', 2));
    case RobinHoodColumn: return numberCell(figures.robinHood, role, displayScore(figures.robinHood));
    case GiniColumn: return numberCell(figures.gini, role, displayScore(figures.gini));
    case HubsColumn: return countCell(figures.hubCount, role);
    case AntihubsColumn: return countCell(figures.antihubs, role);
    case P1Column: return figures.p1 ? numberCell(*figures.p1, role, displayScore(*figures.p1)) : QVariant();
    default: return {};
    }
}

} // namespace crossgloss
