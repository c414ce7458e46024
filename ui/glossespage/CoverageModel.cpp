#include "glossespage/CoverageModel.h"

#include "common/AlignTexts.h"
#include "common/PlotExport.h"
#include "glossespage/GlossTexts.h"

namespace crossgloss {

namespace {

QString displayConfidence(const CoverageRow& row)
{
    const auto value = static_cast<float>(row.point.confidence);
    return row.kind == CoverageKind::Retrieval ? displaySimilarity(value) : displayMargin(value);
}

} // namespace

QString CoverageModel::displayKind(CoverageKind kind)
{
    switch (kind) {
    case CoverageKind::Matching: return tr("Matching by margin");
    case CoverageKind::Retrieval: return tr("Retrieval by score");
    case CoverageKind::Judged: return tr("Decided, by margin");
    }
    return {};
}

QString CoverageModel::describe(const CoverageRow& row)
{
    const CoveragePoint& point = row.point;
    return tr("%1\n%2 of %3 correct: precision %4, 95 % interval %5 … %6\ncoverage %7, %8 at least %9")
        .arg(displayKind(row.kind), displayCount(point.right), displayCount(point.taken), displayScore(point.precision),
             displayScore(point.interval.low), displayScore(point.interval.high), displayScore(point.coverage),
             row.kind == CoverageKind::Retrieval ? tr("score") : tr("margin"), displayConfidence(row));
}

QString CoverageModel::heading(int column) const
{
    return QStringList{tr("Curve"), tr("Coverage"), tr("Precision"), tr("95 % from"), tr("to"), tr("Correct"),
                       tr("Suggestions"), tr("Threshold")}.value(column);
}

QVariant CoverageModel::cell(const CoverageRow& row, int column, int role) const
{
    const CoveragePoint& point = row.point;
    const auto number = [role](double value, const QString& text) {
        return role == Qt::DisplayRole ? QVariant(text) : role == plotValueRole ? QVariant(value) : QVariant();
    };
    if (role == Qt::ToolTipRole) {
        return describe(row);
    }
    switch (column) {
    case CurveColumn: return role == Qt::DisplayRole ? QVariant(displayKind(row.kind)) : QVariant();
    case CoverageColumn: return number(point.coverage, displayScore(point.coverage));
    case PrecisionColumn: return number(point.precision, displayScore(point.precision));
    case LowColumn: return number(point.interval.low, displayScore(point.interval.low));
    case HighColumn: return number(point.interval.high, displayScore(point.interval.high));
    case RightColumn: return number(static_cast<double>(point.right), displayCount(point.right));
    case TakenColumn: return number(static_cast<double>(point.taken), displayCount(point.taken));
    case ConfidenceColumn: return number(point.confidence, displayConfidence(row));
    default: return {};
    }
}

} // namespace crossgloss
