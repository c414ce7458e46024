#pragma once

#include "lookuppage/LookupHistory.h"

#include <QAbstractListModel>

namespace crossgloss {

/// What was looked up before, the latest first, as far as it holds the words and the language looked for.
class HistoryModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { LineRole = Qt::UserRole + 1, TimeRole };

    /// @param history must outlive the model.
    explicit HistoryModel(const LookupHistory& history, QObject* parent = nullptr);

    /// The history has changed.
    void refresh();
    /// @param language code of a language described in or answered in; empty: any.
    void setFilter(const QString& words, const QString& language);
    HistoryEntry entry(const QModelIndex& index) const { return m_shown.value(index.row()); }
    /// Codes of the languages that occur.
    QStringList languages() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    const LookupHistory& m_history;
    QString m_words;
    QString m_language;
    QList<HistoryEntry> m_shown;
};

} // namespace crossgloss
