#pragma once

#include "linking/ReviewDesk.h"

#include <QAbstractTableModel>
#include <QString>

#include <memory>
#include <utility>
#include <vector>

namespace crossgloss {

/// Every source gloss of a linking with what is known of it, in the linking's order. It is filled once; decisions change
/// the rows they touch and nothing else.
class QueueModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { StateColumn, SourceColumn, SuggestionColumn, MarginColumn, ScoreColumn, ColumnCount };
    /// Texts of the glosses as they are searched, by position.
    struct SearchTexts {
        std::vector<QString> source;
        std::vector<QString> target;
    };
    using ItemChanges = std::vector<std::pair<std::int32_t, ReviewItem>>;

    explicit QueueModel(QObject* parent = nullptr);

    /// @param linking must live as long as it is shown.
    /// @param seen suggestion of each source when the reviewer looked at it last.
    void open(const Linking* linking, std::vector<ReviewItem> items, std::vector<std::int32_t> seen, SearchTexts texts);
    void close();
    void apply(const ItemChanges& changes);
    /// Has whoever shows the source look at it again.
    void touch(std::int32_t source);
    /// What is suggested for a source now has been seen.
    void looked(std::int32_t source);

    const Linking* linking() const { return m_linking; }
    const std::vector<ReviewItem>& items() const { return m_items; }
    const ReviewItem* item(std::int32_t source) const;
    /// Something else is suggested than when the reviewer looked at it; never of what is decided.
    bool isMoved(std::int32_t source) const;
    /// All of @p words stand in the lemmas or glosses of the source or of what it is linked to.
    bool contains(std::int32_t source, const QStringList& words) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : ColumnCount; }
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void retranslate();

    /// Makes the text of a source gloss and its lemmas ready to be searched.
    static SearchTexts searchTexts(const Linking& linking);

private:
    QVariant text(std::int32_t source, int column) const;
    QString toolTip(std::int32_t source, int column) const;

    const Linking* m_linking = nullptr;
    std::vector<ReviewItem> m_items;
    std::vector<std::int32_t> m_seen;
    SearchTexts m_texts;
};

} // namespace crossgloss
