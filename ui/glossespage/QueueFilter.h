#pragma once

#include "glossespage/QueueModel.h"

#include <QSortFilterProxyModel>
#include <QStringList>

#include <optional>
#include <vector>

namespace crossgloss {

/// Orders that the queue knows; a column's header chooses among them too.
enum class QueueOrder { LeastCertain, MostCertain, BestScore, WorstScore, SourceLemma, TargetLemma, State, Linking };

/// What of the queue is shown, and in which order.
class QueueFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    struct Choice {
        std::optional<Verdict> state;
        std::optional<PartOfSpeech> pos;
        QString text;
        bool moved = false;            ///< changed since it was looked at
        bool disagrees = false;        ///< retrieval would choose another
        bool noted = false;
        bool rejected = false;         ///< a target was rejected
        bool listed = false;           ///< of setListed()

        bool isEmpty() const
        {
            return !state && !pos && text.trimmed().isEmpty() && !moved && !disagrees && !noted && !rejected && !listed;
        }
    };

    explicit QueueFilter(QueueModel* model, QObject* parent = nullptr);

    void setChoice(const Choice& choice);
    const Choice& choice() const { return m_choice; }
    /// Sources that Choice::listed shows: conflicts of an import, differences of two reviewers.
    void setListed(const std::vector<std::int32_t>& sources);
    void setOrder(QueueOrder order);
    QueueOrder order() const { return m_order; }

    /// The heading of the state is left out where its column is as narrow as its icon.
    void setCompact(bool compact);
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    std::int32_t sourceOf(const QModelIndex& index) const;
    QModelIndex indexOf(std::int32_t source, int column = 0) const;
    /// Sources as they are shown.
    std::vector<std::int32_t> shown() const;

    /// Keeps a gloss shown and in its place, whatever becomes of it, until another is held or none.
    void hold(std::int32_t source);
    void release() { hold(-1); }
    std::int32_t held() const { return m_held; }

    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

Q_SIGNALS:
    void orderChanged();

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    void rankLemmas();
    /// What a row is ordered by.
    const ReviewItem& ordering(int row) const;

    QueueModel* m_model;
    Choice m_choice;
    QStringList m_words;
    std::vector<bool> m_listed;
    std::int32_t m_held = -1;
    ReviewItem m_heldItem;             ///< as it was
    bool m_compact = false;
    QueueOrder m_order = QueueOrder::LeastCertain;
    std::vector<std::int32_t> m_sourceRank;    ///< place in the alphabet, by gloss
    std::vector<std::int32_t> m_targetRank;
};

} // namespace crossgloss
