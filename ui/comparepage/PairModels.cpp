#include "comparepage/PairModels.h"

#include "common/AlignTexts.h"
#include "common/PlainText.h"
#include "common/PlotExport.h"
#include "common/TextDirection.h"
#include "common/Texts.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

QVariant sentenceCell(const std::string& sentence, int role)
{
    const QString text = QString::fromStdString(sentence);
    return role == Qt::DisplayRole   ? QVariant(isolated(text))
           : role == plotValueRole ? QVariant(text)
           : role == Qt::ToolTipRole ? QVariant(toolTipText(text))
                                     : QVariant();
}

/// Blank lines of a file are no sentences, so that places differ from lines.
std::size_t lineOf(const std::vector<std::uint32_t>& lines, std::size_t place)
{
    return place < lines.size() ? lines[place] : place + 1;
}

QVariant lineCell(std::size_t line, int role)
{
    return role == Qt::DisplayRole   ? QVariant(displayCount(line))
           : role == plotValueRole ? QVariant(static_cast<double>(line))
                                   : QVariant();
}

} // namespace

QString displayMargin(double margin)
{
    return QLocale().toString(margin, 'f', 2);
}

void PairModel::setResult(AlignedLists result)
{
    clear();
    m_result = std::move(result);
    m_most = 1;
    for (const MinedPair& each : m_result->pairs) {
        const auto margin = static_cast<double>(each.margin);
        m_most = std::isfinite(margin) ? std::max(m_most, margin) : m_most;
    }
}

const MinedPair* PairModel::pair(const QModelIndex& index) const
{
    const std::size_t* place = row(index);
    return place && m_result ? &m_result->pairs[*place] : nullptr;
}

PairColumn PairModel::orderOf(int column)
{
    switch (column) {
    case ScoreColumn: return PairColumn::Score;
    case SourceColumn: return PairColumn::Source;
    case TargetColumn: return PairColumn::Target;
    case SourceLineColumn: return PairColumn::SourceLine;
    case TargetLineColumn: return PairColumn::TargetLine;
    default: return PairColumn::Margin;
    }
}

void PairModel::sort(int column, Qt::SortOrder order)
{
    Q_EMIT orderRequested(orderOf(column), order == Qt::DescendingOrder);
}

QString PairModel::heading(int column) const
{
    return QStringList{tr("Score"), tr("Margin"), tr("First sentence"), tr("Second sentence"),
                       tr("Line", "of the first file"), tr("Line", "of the second file")}.value(column);
}

QVariant PairModel::cell(const std::size_t& place, int column, int role) const
{
    const MinedPair& pair = m_result->pairs[place];
    switch (column) {
    case ScoreColumn:
        return role == Qt::DisplayRole   ? QVariant(displayScore(static_cast<double>(pair.cosine)))
               : role == plotValueRole ? QVariant(static_cast<double>(pair.cosine))
                                       : QVariant();
    case MarginColumn:
        return role == Qt::DisplayRole   ? QVariant(displayMargin(static_cast<double>(pair.margin)))
               : role == plotValueRole ? QVariant(static_cast<double>(pair.margin))
               : role == fractionRole  ? QVariant(std::clamp(static_cast<double>(pair.margin) / m_most, 0.0, 1.0))
                                       : QVariant();
    case SourceColumn: return sentenceCell(m_result->source[pair.first], role);
    case TargetColumn: return sentenceCell(m_result->target[pair.second], role);
    case SourceLineColumn: return lineCell(lineOf(m_result->sourceLines, pair.first), role);
    case TargetLineColumn: return lineCell(lineOf(m_result->targetLines, pair.second), role);
    default: return {};
    }
}

void AloneModel::setResult(AlignedLists result, bool target)
{
    clear();
    m_result = std::move(result);
    m_target = target;
}

QString AloneModel::heading(int column) const
{
    return column == LineColumn ? tr("Line") : tr("Sentence");
}

QVariant AloneModel::cell(const std::size_t& place, int column, int role) const
{
    return column == LineColumn ? lineCell(lineOf(m_target ? m_result->targetLines : m_result->sourceLines, place), role)
                                : sentenceCell((m_target ? m_result->target : m_result->source)[place], role);
}

QString MarginModel::displayRange(const MarginBin& bin)
{
    return isolated(tr("%1 – %2", "from, to").arg(displayMargin(bin.from), displayMargin(bin.to)));
}

QString MarginModel::heading(int column) const
{
    return column == RangeColumn ? tr("Margin") : tr("Pairs");
}

QVariant MarginModel::cell(const MarginBin& bin, int column, int role) const
{
    if (column == RangeColumn) {
        return role == Qt::DisplayRole ? QVariant(displayRange(bin)) : role == plotValueRole ? QVariant(bin.from) : QVariant();
    }
    return role == Qt::DisplayRole   ? QVariant(displayCount(bin.pairs))
           : role == plotValueRole ? QVariant(static_cast<double>(bin.pairs))
                                   : QVariant();
}

} // namespace crossgloss
