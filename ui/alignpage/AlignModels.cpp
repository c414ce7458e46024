#include "alignpage/AlignModels.h"

#include "common/AlignTexts.h"
#include "common/Cells.h"
#include "common/PlainText.h"
#include "common/SpacePicker.h"
#include "common/TextDirection.h"
#include "common/Theme.h"

#include <QFont>
#include <QLocale>

#include <algorithm>

namespace crossgloss {

namespace {

QVariant interval(const TranslationFigures& figures, int role)
{
    if (role == plotValueRole) {
        return QStringLiteral("%1–%2").arg(figures.p1Low, 0, 'f', 4).arg(figures.p1High, 0, 'f', 4);
    }
    return textCell(QStringLiteral("%1–%2").arg(displayScore(figures.p1Low), displayScore(figures.p1High)), role);
}

} // namespace

QString AlignmentCurveModel::heading(int column) const
{
    return QStringList{tr("Iteration"), tr("Objective"), tr("Held-out P@1"), tr("Pairs"),
                       tr("Kept share")}.value(column);
}

QVariant AlignmentCurveModel::cell(const AlignmentStep& step, int column, int role) const
{
    switch (column) {
    case IterationColumn: return countCell(static_cast<std::size_t>(std::max(0, step.iteration)), role);
    case ObjectiveColumn: return numberCell(step.objective, role, QLocale().toString(step.objective, 'f', 5));
    case P1Column: return step.heldOutP1 < 0 ? textCell(QString(), role) : scoreCell(step.heldOutP1, role);
    case PairsColumn: return countCell(step.pairs, role);
    case KeepColumn: return numberCell(step.keepProbability, role, QLocale().toString(step.keepProbability, 'f', 2));
    default: return {};
    }
}

void FiguresModel::setTitles(const QString& source, const QString& target)
{
    const QPair<QString, QString> names = distinctNames(source, target);
    m_source = names.first;
    m_target = names.second;
    retranslate();
}

QString FiguresModel::direction(bool backward) const
{
    return backward ? displayDirection(m_target, m_source) : displayDirection(m_source, m_target);
}

QString FiguresModel::heading(int column) const
{
    return QStringList{tr("Direction"), tr("Retrieval"), tr("Words"), tr("P@1"), tr("95 % interval"), tr("P@5"),
                       tr("P@10"), tr("MRR")}.value(column);
}

QVariant FiguresModel::cell(const TranslationFigures& figures, int column, int role) const
{
    switch (column) {
    case DirectionColumn: return textCell(direction(figures.backward), role);
    case CriterionColumn: return textCell(displayCriterion(figures.criterion), role);
    case WordsColumn: return countCell(figures.words, role);
    case P1Column: return scoreCell(figures.p1, role);
    case IntervalColumn: return interval(figures, role);
    case P5Column: return scoreCell(figures.p5, role);
    case P10Column: return scoreCell(figures.p10, role);
    case MrrColumn: return scoreCell(figures.mrr, role);
    default: return {};
    }
}

QString NeighbourModel::heading(int column) const
{
    return column == WordColumn ? tr("Word") : tr("Cosine");
}

QVariant NeighbourModel::cell(const NeighbourAnswer::Row& row, int column, int role) const
{
    if (column == WordColumn) {
        return textCell(QString::fromStdString(row.word), role);
    }
    return role == FractionRole ? QVariant(std::max(0.0, row.cosine)) : scoreCell(row.cosine, role);
}

std::vector<WordPair> PlanePairModel::pairs() const
{
    std::vector<WordPair> result;
    for (const PlanePair& pair : rows()) {
        if (!pair.words.source.empty() && !pair.words.target.empty()) {
            result.push_back(pair.words);
        }
    }
    return result;
}

void PlanePairModel::setPairs(const std::vector<WordPair>& pairs)
{
    std::vector<PlanePair> fresh;
    for (const WordPair& pair : pairs) {
        fresh.push_back({pair, true, false, {}, {}});
    }
    setRows(std::move(fresh));
    Q_EMIT pairsChanged();
}

void PlanePairModel::setAnswer(const PlaneAnswer& answer)
{
    const auto same = [](const WordPair& a, const WordPair& b) { return a.source == b.source && a.target == b.target; };
    for (PlanePair& pair : rowsToChange()) {
        pair.drawn = false;
        pair.cosineBefore.reset();
        pair.cosineAfter.reset();
        pair.known = std::none_of(answer.unknown.begin(), answer.unknown.end(),
                                  [&](const WordPair& other) { return same(pair.words, other); });
        for (std::size_t i = 0; i < answer.pairs.size(); ++i) {
            if (same(pair.words, answer.pairs[i])) {
                pair.drawn = true;
                if (i < answer.plane.cosineBefore.size()) {
                    pair.cosineBefore = answer.plane.cosineBefore[i];
                }
                pair.cosineAfter = answer.plane.cosineAfter[i];
            }
        }
    }
    changedRows(0, rowCount() - 1);
}

int PlanePairModel::addPair()
{
    append({PlanePair{}});
    return rowCount() - 1;
}

void PlanePairModel::removePair(int row)
{
    if (row >= 0 && row < rowCount()) {
        removeRowAt(row);
        Q_EMIT pairsChanged();
    }
}

bool PlanePairModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !index.isValid() || index.column() > TargetColumn || index.row() >= rowCount()) {
        return false;
    }
    PlanePair& pair = rowsToChange()[static_cast<std::size_t>(index.row())];
    std::string& word = index.column() == SourceColumn ? pair.words.source : pair.words.target;
    const std::string text = value.toString().trimmed().toStdString();
    if (word != text) {
        word = text;
        pair.known = true;
        pair.drawn = false;
        pair.cosineBefore.reset();
        pair.cosineAfter.reset();
        changedRows(index.row(), index.row());
        Q_EMIT pairsChanged();
    }
    return true;
}

Qt::ItemFlags PlanePairModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = RowModel::flags(index);
    return index.isValid() && index.column() <= TargetColumn ? flags | Qt::ItemIsEditable : flags;
}

QString PlanePairModel::heading(int column) const
{
    return QStringList{tr("Source"), tr("Target"), tr("Cosine before"), tr("Cosine after")}.value(column);
}

QVariant PlanePairModel::cell(const PlanePair& pair, int column, int role) const
{
    if (column <= TargetColumn) {
        const QString word = QString::fromStdString(column == SourceColumn ? pair.words.source : pair.words.target);
        if (role == Qt::ForegroundRole && !pair.known) {
            return Theme::instance().colours().error;
        }
        return role == Qt::DisplayRole || role == Qt::EditRole ? QVariant(word) : QVariant();
    }
    const std::optional<double>& value = column == BeforeColumn ? pair.cosineBefore : pair.cosineAfter;
    if (value) {
        return scoreCell(*value, role);
    }
    // Told in words as well as by colour.
    return textCell(column == AfterColumn && !pair.known ? tr("not in the vectors") : QString(), role);
}

void ComparisonModel::setTitles(const QString& source, const QString& target)
{
    const QPair<QString, QString> names = distinctNames(source, target);
    m_source = names.first;
    m_target = names.second;
    retranslate();
}

QString ComparisonModel::direction(bool backward) const
{
    return backward ? displayDirection(m_target, m_source) : displayDirection(m_source, m_target);
}

QString ComparisonModel::heading(int column) const
{
    return QStringList{tr("Method"), tr("Direction"), tr("Retrieval"), tr("P@1"), tr("95 % interval"), tr("P@5"),
                       tr("P@10"), tr("MRR"), tr("p-value"), tr("Words"), tr("Seconds")}.value(column);
}

QVariant ComparisonModel::cell(const ComparisonRow& row, int column, int role) const
{
    const bool failed = !row.failure.empty();
    if (role == Qt::ToolTipRole && failed) {
        return toolTipText(QString::fromStdString(row.failure));
    }
    if (column == MethodColumn) {
        return textCell(displayMethod(row.method), role);
    }
    if (failed) {
        return textCell(column == DirectionColumn ? tr("could not run") : QString(), role);
    }
    const TranslationFigures& figures = row.figures;
    switch (column) {
    case DirectionColumn: return textCell(direction(figures.backward), role);
    case CriterionColumn: return textCell(displayCriterion(figures.criterion), role);
    case WordsColumn: return countCell(figures.words, role);
    case P1Column: return scoreCell(figures.p1, role);
    case IntervalColumn: return interval(figures, role);
    case P5Column: return scoreCell(figures.p5, role);
    case P10Column: return scoreCell(figures.p10, role);
    case MrrColumn: return scoreCell(figures.mrr, role);
    case ChanceColumn:
        return row.baseline ? textCell(tr("baseline"), role)
                            : numberCell(row.adjustedP, role, displayP(row.adjustedP));
    case SecondsColumn: return numberCell(row.seconds, role, QLocale().toString(row.seconds, 'f', 2));
    default: return {};
    }
}

} // namespace crossgloss
