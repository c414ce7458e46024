#include "resultspage/GlossModels.h"

#include "common/AlignTexts.h"
#include "common/Cells.h"
#include "common/PlainText.h"
#include "common/Texts.h"
#include "resultspage/RunModels.h"

#include <QCoreApplication>

#include <algorithm>

namespace crossgloss {

namespace {

QVariant share(const std::optional<double>& value, int role)
{
    return value ? numberCell(*value, role, displayScore(*value)) : QVariant();
}

/// A gloss, whole in the tool tip; what is right carries a tick.
QVariant gloss(const std::string& text, bool right, int role)
{
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    if (role == Qt::ToolTipRole) {
        return toolTipText(QString::fromStdString(text));
    }
    return (right ? QStringLiteral("✓ ") : QString()) + QString::fromStdString(text);
}

/// Ranks that a reader looks for: 1, 2, 3, 5, 10, 20, 30, 50, 100 …, up to @p last.
std::vector<std::uint32_t> roundRanks(std::uint32_t last)
{
    std::vector<std::uint32_t> ranks;
    for (std::uint32_t decade = 1; decade <= last; decade *= 10) {
        for (const std::uint32_t step : {1U, 2U, 3U, 5U}) {
            if (step * decade < last) {
                ranks.push_back(step * decade);
            }
        }
    }
    if (last > 0) {
        ranks.push_back(last);
    }
    return ranks;
}

double shareWithin(const std::vector<RankShare>& curve, std::uint32_t rank)
{
    const auto after = std::ranges::upper_bound(curve, rank, {}, &RankShare::rank);
    return after == curve.begin() ? 0.0 : std::prev(after)->share;
}

} // namespace

QString displayWay(GlossScore::Way way)
{
    switch (way) {
    case GlossScore::Way::Retrieval: return QCoreApplication::translate("RunTexts", "Retrieval");
    case GlossScore::Way::Backward: return QCoreApplication::translate("RunTexts", "Retrieval, backward");
    case GlossScore::Way::Csls: return QCoreApplication::translate("RunTexts", "Retrieval, CSLS");
    case GlossScore::Way::Matching: return QCoreApplication::translate("RunTexts", "Matching");
    }
    return {};
}

QString ScoreModel::heading(int column) const
{
    return QStringList{tr("Run"), tr("Chosen by"), tr("P@1"), tr("from"), tr("to"), tr("P@10"),
                       tr("MRR")}.value(column);
}

QVariant ScoreModel::cell(const ScoreRow& row, int column, int role) const
{
    switch (column) {
    case RunColumn: return role == Qt::DisplayRole ? QVariant(row.run) : QVariant();
    case WayColumn: return role == Qt::DisplayRole ? QVariant(displayWay(row.score.way)) : QVariant();
    case P1Column: return share(row.score.p1, role);
    case LowColumn: return share(row.score.interval.low, role);
    case HighColumn: return share(row.score.interval.high, role);
    case P10Column: return share(row.score.p10, role);
    case MrrColumn: return share(row.score.mrr, role);
    default: return {};
    }
}

void RankModel::setRuns(const GlossRunResults& runs, bool backward)
{
    m_names.clear();
    std::vector<RankRow> rows;
    std::uint32_t last = 0;
    const auto curveOf = [backward](const GlossRunResult& run) -> const std::vector<RankShare>& {
        return backward ? run.backwardRanks : run.ranks;
    };
    for (const auto& run : runs) {
        m_names.append(displayRun(run->row));
        last = curveOf(*run).empty() ? last : std::max(last, curveOf(*run).back().rank);
    }
    for (const std::uint32_t rank : roundRanks(last)) {
        RankRow row{rank, {}};
        for (const auto& run : runs) {
            row.shares.push_back(shareWithin(curveOf(*run), rank));
        }
        rows.push_back(std::move(row));
    }
    setRows(std::move(rows), static_cast<int>(m_names.size()) + 1);
}

QString RankModel::heading(int column) const
{
    return column == 0 ? tr("Rank") : m_names.at(column - 1);
}

QVariant RankModel::cell(const RankRow& row, int column, int role) const
{
    return column == 0 ? countCell(row.rank, role) : share(row.shares[static_cast<std::size_t>(column - 1)], role);
}

void DifferenceModel::setRun(std::shared_ptr<const GlossRunResult> run, int right)
{
    std::vector<GlossDifference> rows;
    if (run) {
        for (const GlossDifference& difference : run->differences.differences) {
            if (right < 0 || static_cast<int>(difference.right) == right) {
                rows.push_back(difference);
            }
        }
    }
    // Rows of the former run must not be asked for with the new one in place.
    clear();
    m_run = std::move(run);
    setRows(std::move(rows));
}

QString DifferenceModel::heading(int column) const
{
    return QStringList{tr("Line"), tr("Gloss"), tr("Retrieved"), tr("Matched"), tr("Correct target")}.value(column);
}

QVariant DifferenceModel::cell(const GlossDifference& difference, int column, int role) const
{
    const StoredGloss& own = m_run->glosses[difference.position];
    switch (column) {
    case LineColumn: return countCell(own.line, role);
    case SourceColumn: return gloss(own.source, false, role);
    case RetrievedColumn:
        return gloss(m_run->glosses[difference.retrieved].target,
                     difference.right == GlossDifference::Right::Retrieval, role);
    case MatchedColumn:
        return difference.matched ? gloss(m_run->glosses[*difference.matched].target,
                                          difference.right == GlossDifference::Right::Matching, role)
                                  : QVariant();
    case RightColumn: return gloss(own.target, false, role);
    default: return {};
    }
}

void GlossHubModel::setRun(std::shared_ptr<const GlossRunResult> run)
{
    clear();
    m_run = std::move(run);
    setRows(m_run ? m_run->differences.hubs : std::vector<GlossHub>());
}

QString GlossHubModel::heading(int column) const
{
    return QStringList{tr("Hub gloss"), tr("Victims"), tr("Corrected")}.value(column);
}

QVariant GlossHubModel::cell(const GlossHub& hub, int column, int role) const
{
    switch (column) {
    case GlossColumn: return gloss(m_run->glosses[hub.target].target, false, role);
    case VictimsColumn: return countCell(hub.victims.size(), role);
    case FreedColumn: return countCell(hub.freed, role);
    default: return {};
    }
}

void GlossVictimModel::setHub(std::shared_ptr<const GlossRunResult> run, const GlossHub* hub)
{
    std::vector<std::uint32_t> victims = run && hub ? hub->victims : std::vector<std::uint32_t>();
    clear();
    m_run = std::move(run);
    setRows(std::move(victims));
}

QString GlossVictimModel::heading(int column) const
{
    return QStringList{tr("Victim"), tr("Correct target"), tr("Rank")}.value(column);
}

QVariant GlossVictimModel::cell(const std::uint32_t& position, int column, int role) const
{
    const StoredGloss& victim = m_run->glosses[position];
    switch (column) {
    case SourceColumn: return gloss(victim.source, false, role);
    // The tick: matching finds it.
    case RightColumn: return gloss(victim.target, victim.matched == position, role);
    case RankColumn: return victim.rank ? countCell(*victim.rank, role) : QVariant();
    default: return {};
    }
}

} // namespace crossgloss
