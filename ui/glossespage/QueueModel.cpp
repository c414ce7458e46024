#include "glossespage/QueueModel.h"

#include "common/FoldedText.h"
#include "common/Icons.h"
#include "common/PlainText.h"
#include "common/TextDirection.h"
#include "glossespage/GlossTexts.h"

#include <algorithm>

namespace crossgloss {

QueueModel::QueueModel(QObject* parent) : QAbstractTableModel(parent) {}

QueueModel::SearchTexts QueueModel::searchTexts(const Linking& linking)
{
    SearchTexts texts;
    for (const auto& [side, into] : {std::pair(&linking.source, &texts.source), std::pair(&linking.target, &texts.target)}) {
        into->reserve(side->glosses.size());
        for (const LinkingGloss& gloss : side->glosses) {
            into->push_back(foldedForSearch(displayLemmas(gloss) + QLatin1Char('\n') + QString::fromStdString(gloss.text)
                                            + QLatin1Char('\n') + QString::fromStdString(gloss.synset)));
        }
    }
    return texts;
}

void QueueModel::open(const Linking* linking, std::vector<ReviewItem> items, std::vector<std::int32_t> seen,
                      SearchTexts texts)
{
    beginResetModel();
    m_linking = linking;
    m_items = std::move(items);
    m_texts = std::move(texts);
    m_seen = std::move(seen);
    endResetModel();
}

void QueueModel::close()
{
    open(nullptr, {}, {}, {});
}

const ReviewItem* QueueModel::item(std::int32_t source) const
{
    return source >= 0 && static_cast<std::size_t>(source) < m_items.size() ? &m_items[static_cast<std::size_t>(source)]
                                                                            : nullptr;
}

void QueueModel::apply(const ItemChanges& changes)
{
    std::vector<std::int32_t> rows;
    rows.reserve(changes.size());
    for (const auto& [source, changed] : changes) {
        if (item(source)) {
            m_items[static_cast<std::size_t>(source)] = changed;
            rows.push_back(source);
        }
    }
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    // Neighbours are told together: a proxy sorts once for each signal.
    for (std::size_t first = 0; first < rows.size();) {
        std::size_t last = first;
        while (last + 1 < rows.size() && rows[last + 1] == rows[last] + 1) {
            ++last;
        }
        Q_EMIT dataChanged(index(rows[first], 0), index(rows[last], ColumnCount - 1));
        first = last + 1;
    }
}

bool QueueModel::isMoved(std::int32_t source) const
{
    const ReviewItem* shown = item(source);
    return shown && shown->verdict != Verdict::Accepted && shown->verdict != Verdict::NoCounterpart
        && shown->target != m_seen[static_cast<std::size_t>(source)];
}

void QueueModel::touch(std::int32_t source)
{
    if (item(source)) {
        Q_EMIT dataChanged(index(source, 0), index(source, ColumnCount - 1));
    }
}

void QueueModel::looked(std::int32_t source)
{
    if (isMoved(source)) {
        m_seen[static_cast<std::size_t>(source)] = item(source)->target;
        Q_EMIT dataChanged(index(source, SuggestionColumn), index(source, SuggestionColumn));
    }
}

bool QueueModel::contains(std::int32_t source, const QStringList& words) const
{
    const ReviewItem& shown = m_items[static_cast<std::size_t>(source)];
    const QString& own = m_texts.source[static_cast<std::size_t>(source)];
    const QString* other = shown.target >= 0 ? &m_texts.target[static_cast<std::size_t>(shown.target)] : nullptr;
    return std::all_of(words.begin(), words.end(), [&](const QString& word) {
        return own.contains(word) || (other && other->contains(word));
    });
}

int QueueModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}

QVariant QueueModel::text(std::int32_t source, int column) const
{
    const ReviewItem& shown = m_items[static_cast<std::size_t>(source)];
    switch (column) {
    case StateColumn: return displayVerdict(shown.verdict);
    case SourceColumn: {
        const QString lemmas = isolated(displayLemmas(m_linking->source.glosses[static_cast<std::size_t>(source)]));
        return shown.note.empty() ? lemmas : lemmas + QStringLiteral(" ✎");
    }
    case SuggestionColumn: {
        if (shown.verdict == Verdict::NoCounterpart || shown.target < 0) {
            return QStringLiteral("–");
        }
        const QString lemmas = isolated(displayLemmas(m_linking->target.glosses[static_cast<std::size_t>(shown.target)]));
        return isMoved(source) ? QStringLiteral("↻ ") + lemmas : lemmas;
    }
    case MarginColumn: return shown.target < 0 ? QString() : displayMargin(shown.margin);
    case ScoreColumn: return shown.target < 0 ? QString() : displaySimilarity(shown.score);
    default: return {};
    }
}

QString QueueModel::toolTip(std::int32_t source, int column) const
{
    // All that a narrow queue has no room for.
    const ReviewItem& shown = m_items[static_cast<std::size_t>(source)];
    const auto told = [](const LinkingGloss& gloss) {
        return isolated(displayLemmas(gloss)) + QLatin1Char('\n') + QString::fromStdString(gloss.text);
    };
    if (column == SourceColumn) {
        const QString gloss = told(m_linking->source.glosses[static_cast<std::size_t>(source)]);
        return shown.note.empty() ? gloss : gloss + QStringLiteral("\n✎ ") + QString::fromStdString(shown.note);
    }
    if (column == SuggestionColumn && shown.verdict != Verdict::NoCounterpart && shown.target >= 0) {
        const QString gloss = told(m_linking->target.glosses[static_cast<std::size_t>(shown.target)]) + QLatin1Char('\n')
                            + tr("margin %1, score %2").arg(displayMargin(shown.margin), displaySimilarity(shown.score));
        return isMoved(source) ? tr("Changed since you looked.") + QLatin1Char('\n') + gloss : gloss;
    }
    if (column == StateColumn) {
        return shown.verdict == Verdict::Accepted
                   ? tr("%1: %2").arg(displayVerdict(shown.verdict), displayRelation(shown.relation))
                   : displayVerdict(shown.verdict);
    }
    return {};
}

QVariant QueueModel::data(const QModelIndex& index, int role) const
{
    if (!m_linking || !index.isValid() || index.row() >= rowCount() || index.column() >= ColumnCount) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole: return text(index.row(), index.column());
    case Qt::DecorationRole:
        if (index.column() == StateColumn) {
            return themedIcon(iconOf(m_items[static_cast<std::size_t>(index.row())].verdict));
        }
        return {};
    case Qt::ToolTipRole: return toolTipText(toolTip(index.row(), index.column()));
    case Qt::TextAlignmentRole:
        return QVariant((index.column() >= MarginColumn ? Qt::AlignTrailing : Qt::AlignLeading) | Qt::AlignVCenter);
    default: return {};
    }
}

QVariant QueueModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant((section >= MarginColumn ? Qt::AlignTrailing : Qt::AlignLeading) | Qt::AlignVCenter);
    }
    if (role == Qt::ToolTipRole && section == MarginColumn) {
        return tr("Score above the best other candidate; below zero where another is the nearest neighbour.");
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    switch (section) {
    case StateColumn: return tr("State");
    case SourceColumn: return tr("Source");
    case SuggestionColumn: return tr("Suggestion");
    case MarginColumn: return tr("Margin");
    case ScoreColumn: return tr("Score");
    default: return {};
    }
}

void QueueModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1), {Qt::DisplayRole});
    }
}

} // namespace crossgloss
