#include "glossespage/QueueFilter.h"

#include "common/FoldedText.h"
#include "glossespage/GlossTexts.h"

#include <QCollator>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace crossgloss {

namespace {

/// Pairs that were never compared have no number; they stand below all others.
float ordered(float number)
{
    return std::isnan(number) ? -std::numeric_limits<float>::infinity() : number;
}

/// The place of every gloss in the alphabet by its lemmas.
std::vector<std::int32_t> alphabet(const std::vector<LinkingGloss>& glosses)
{
    QCollator collator{QLocale()};
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    std::vector<QCollatorSortKey> keys;
    keys.reserve(glosses.size());
    for (const LinkingGloss& gloss : glosses) {
        keys.push_back(collator.sortKey(displayLemmas(gloss)));
    }
    std::vector<std::int32_t> order(glosses.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&keys](std::int32_t a, std::int32_t b) {
        return keys[static_cast<std::size_t>(a)] < keys[static_cast<std::size_t>(b)];
    });
    std::vector<std::int32_t> rank(glosses.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        rank[static_cast<std::size_t>(order[i])] = static_cast<std::int32_t>(i);
    }
    return rank;
}

} // namespace

QueueFilter::QueueFilter(QueueModel* model, QObject* parent) : QSortFilterProxyModel(parent), m_model(model)
{
    connect(model, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        m_sourceRank.clear();
        m_targetRank.clear();
        m_listed.clear();
        m_held = -1;
    });
    setDynamicSortFilter(true);
    setSourceModel(model);
    QSortFilterProxyModel::sort(QueueModel::MarginColumn, Qt::AscendingOrder);
}

void QueueFilter::setChoice(const Choice& choice)
{
    release();
    m_choice = choice;
    m_words = foldedForSearch(choice.text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

void QueueFilter::setListed(const std::vector<std::int32_t>& sources)
{
    m_listed.assign(m_model->items().size(), false);
    for (const std::int32_t source : sources) {
        if (m_model->item(source)) {
            m_listed[static_cast<std::size_t>(source)] = true;
        }
    }
    if (m_choice.listed) {
        invalidateFilter();
    }
}

void QueueFilter::setOrder(QueueOrder order)
{
    release();
    m_order = order;
    rankLemmas();
    static constexpr QueueModel::Column columns[] = {QueueModel::MarginColumn,     QueueModel::MarginColumn,
                                                     QueueModel::ScoreColumn,      QueueModel::ScoreColumn,
                                                     QueueModel::SourceColumn,     QueueModel::SuggestionColumn,
                                                     QueueModel::StateColumn,      QueueModel::StateColumn};
    // The order itself is in lessThan(); the base class sorts again only when column or direction change.
    QSortFilterProxyModel::sort(columns[static_cast<int>(order)],
                                order == QueueOrder::MostCertain || order == QueueOrder::BestScore ? Qt::DescendingOrder
                                                                                                   : Qt::AscendingOrder);
    invalidate();
    Q_EMIT orderChanged();
}

void QueueFilter::hold(std::int32_t source)
{
    if (source == m_held) {
        return;
    }
    const std::int32_t before = m_held;
    m_held = -1;
    m_model->touch(before);
    if (const ReviewItem* item = indexOf(source).isValid() ? m_model->item(source) : nullptr) {
        m_heldItem = *item;
        m_held = source;
    }
}

const ReviewItem& QueueFilter::ordering(int row) const
{
    return row == m_held ? m_heldItem : m_model->items()[static_cast<std::size_t>(row)];
}

void QueueFilter::sort(int column, Qt::SortOrder order)
{
    const bool falling = order == Qt::DescendingOrder;
    switch (column) {
    case QueueModel::StateColumn: setOrder(falling ? QueueOrder::Linking : QueueOrder::State); break;
    case QueueModel::SourceColumn: setOrder(QueueOrder::SourceLemma); break;
    case QueueModel::SuggestionColumn: setOrder(QueueOrder::TargetLemma); break;
    case QueueModel::ScoreColumn: setOrder(falling ? QueueOrder::BestScore : QueueOrder::WorstScore); break;
    default: setOrder(falling ? QueueOrder::MostCertain : QueueOrder::LeastCertain); break;
    }
}

void QueueFilter::setCompact(bool compact)
{
    if (m_compact != compact) {
        m_compact = compact;
        Q_EMIT headerDataChanged(Qt::Horizontal, QueueModel::StateColumn, QueueModel::StateColumn);
    }
}

QVariant QueueFilter::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (m_compact && orientation == Qt::Horizontal && section == QueueModel::StateColumn && role == Qt::DisplayRole) {
        return QString();
    }
    return QSortFilterProxyModel::headerData(section, orientation, role);
}

void QueueFilter::rankLemmas()
{
    if (!m_model->linking()) {
        return;
    }
    if (m_order == QueueOrder::SourceLemma && m_sourceRank.empty()) {
        m_sourceRank = alphabet(m_model->linking()->source.glosses);
    } else if (m_order == QueueOrder::TargetLemma && m_targetRank.empty()) {
        m_targetRank = alphabet(m_model->linking()->target.glosses);
    }
}

std::int32_t QueueFilter::sourceOf(const QModelIndex& index) const
{
    return index.isValid() ? mapToSource(index).row() : -1;
}

QModelIndex QueueFilter::indexOf(std::int32_t source, int column) const
{
    return m_model->item(source) ? mapFromSource(m_model->index(source, column)) : QModelIndex();
}

std::vector<std::int32_t> QueueFilter::shown() const
{
    std::vector<std::int32_t> sources(static_cast<std::size_t>(rowCount()));
    for (std::size_t i = 0; i < sources.size(); ++i) {
        sources[i] = mapToSource(index(static_cast<int>(i), 0)).row();
    }
    return sources;
}

bool QueueFilter::filterAcceptsRow(int row, const QModelIndex&) const
{
    const ReviewItem* item = m_model->item(row);
    if (!item || row == m_held) {
        return item != nullptr;
    }
    const auto place = static_cast<std::size_t>(row);
    return (!m_choice.state || item->verdict == *m_choice.state)
        && (!m_choice.pos || m_model->linking()->source.glosses[place].pos == *m_choice.pos)
        && (!m_choice.moved || m_model->isMoved(row))
        && (!m_choice.disagrees || (item->target >= 0 && item->retrieved >= 0 && item->target != item->retrieved))
        && (!m_choice.noted || !item->note.empty()) && (!m_choice.rejected || item->rejected > 0)
        && (!m_choice.listed || (place < m_listed.size() && m_listed[place]))
        && (m_words.isEmpty() || m_model->contains(row, m_words));
}

bool QueueFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const ReviewItem& a = ordering(left.row());
    const ReviewItem& b = ordering(right.row());
    const bool falling = sortOrder() == Qt::DescendingOrder;
    // Glosses without a suggestion stand last, whichever way the others run.
    if (m_order <= QueueOrder::WorstScore && (a.target < 0) != (b.target < 0)) {
        return (b.target < 0) != falling;
    }
    switch (m_order) {
    case QueueOrder::LeastCertain:
    case QueueOrder::MostCertain:
        if (ordered(a.margin) != ordered(b.margin)) {
            return ordered(a.margin) < ordered(b.margin);
        }
        break;
    case QueueOrder::BestScore:
    case QueueOrder::WorstScore:
        if (ordered(a.score) != ordered(b.score)) {
            return ordered(a.score) < ordered(b.score);
        }
        break;
    case QueueOrder::SourceLemma:
        if (!m_sourceRank.empty()) {
            return m_sourceRank[static_cast<std::size_t>(left.row())] < m_sourceRank[static_cast<std::size_t>(right.row())];
        }
        break;
    case QueueOrder::TargetLemma:
        if (!m_targetRank.empty() && a.target != b.target) {
            const auto rank = [this](std::int32_t target) {
                return target < 0 ? std::numeric_limits<std::int32_t>::max() : m_targetRank[static_cast<std::size_t>(target)];
            };
            return rank(a.target) < rank(b.target);
        }
        break;
    case QueueOrder::State:
        if (a.verdict != b.verdict) {
            return a.verdict < b.verdict;
        }
        break;
    case QueueOrder::Linking: break;
    }
    return falling ? left.row() > right.row() : left.row() < right.row();
}

} // namespace crossgloss
