#include "common/PlanModel.h"

#include "common/AlignTexts.h"
#include "common/PlotExport.h"
#include "common/TextDirection.h"

namespace crossgloss {

namespace {

bool isAlone(const std::vector<bool>& alone, std::size_t word)
{
    return word < alone.size() && alone[word];
}

} // namespace

void PlanModel::setPlan(const std::optional<PlanFlows>& plan)
{
    std::vector<PlanRow> rows;
    if (plan) {
        std::vector<bool> sourceMoves(plan->sourceWords.size());
        std::vector<bool> targetMoves(plan->targetWords.size());
        for (const PlanFlows::Flow& flow : plan->flows) {
            rows.push_back({QString::fromStdString(plan->sourceWords[flow.source]),
                            QString::fromStdString(plan->targetWords[flow.target]), flow.mass, flow.cost, true,
                            isAlone(plan->sourceAlone, flow.source) || isAlone(plan->targetAlone, flow.target)});
            sourceMoves[flow.source] = true;
            targetMoves[flow.target] = true;
        }
        for (std::size_t i = 0; i < sourceMoves.size(); ++i) {
            if (!sourceMoves[i]) {
                rows.push_back({QString::fromStdString(plan->sourceWords[i]), {}, 0, 0, false, true});
            }
        }
        for (std::size_t i = 0; i < targetMoves.size(); ++i) {
            if (!targetMoves[i]) {
                rows.push_back({{}, QString::fromStdString(plan->targetWords[i]), 0, 0, false, true});
            }
        }
    }
    setRows(std::move(rows));
}

QString PlanModel::heading(int column) const
{
    return QStringList{tr("Word"), tr("Transported to"), tr("Mass"), tr("Distance")}.value(column);
}

QVariant PlanModel::cell(const PlanRow& row, int column, int role) const
{
    if (role == plotValueRole) {
        return column == MassColumn ? QVariant(row.mass) : column == CostColumn && row.moves ? QVariant(row.cost) : QVariant();
    }
    if (role == Qt::ToolTipRole && row.alone) {
        return tr("A word without counterpart");
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    const QString none = tr("no counterpart");
    switch (column) {
    case SourceColumn: return row.source.isEmpty() ? none : isolated(row.source);
    case TargetColumn:
        return row.target.isEmpty()       ? none
               : row.moves && row.alone   ? tr("%1 (no counterpart)", "a word").arg(isolated(row.target))
                                          : isolated(row.target);
    case MassColumn: return displayScore(row.mass);
    case CostColumn: return row.moves ? displayScore(row.cost) : QString();
    default: return {};
    }
}

} // namespace crossgloss
