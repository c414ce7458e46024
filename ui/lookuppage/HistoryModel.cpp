#include "lookuppage/HistoryModel.h"

#include "common/FoldedText.h"
#include "common/PlainText.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "lookuppage/HistoryTexts.h"

#include <algorithm>

namespace crossgloss {

HistoryModel::HistoryModel(const LookupHistory& history, QObject* parent)
    : QAbstractListModel(parent), m_history(history)
{
    refresh();
}

void HistoryModel::refresh()
{
    const QStringList words = foldedForSearch(m_words).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    beginResetModel();
    m_shown.clear();
    const QList<HistoryEntry>& entries = m_history.entries();
    for (auto entry = entries.crbegin(); entry != entries.crend(); ++entry) {
        const QString text = words.isEmpty() ? QString() : foldedForSearch(entry->text);
        if ((m_language.isEmpty() || entry->from == m_language || entry->to.contains(m_language)) &&
            std::ranges::all_of(words, [&](const QString& word) { return text.contains(word); })) {
            m_shown.append(*entry);
        }
    }
    endResetModel();
}

void HistoryModel::setFilter(const QString& words, const QString& language)
{
    m_words = words;
    m_language = language;
    refresh();
}

QStringList HistoryModel::languages() const
{
    QStringList codes;
    for (const HistoryEntry& entry : m_history.entries()) {
        codes.append(entry.from);
        codes.append(entry.to);
        codes.removeDuplicates();
    }
    return codes;
}

int HistoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const HistoryEntry& shown = m_shown.at(index.row());
    const QString line = joinedFacts({historyLanguages(shown), historyRestrictions(shown)});
    switch (role) {
    case Qt::DisplayRole: return shown.text.simplified();
    case Qt::ToolTipRole: return toolTipText(shown.text + QLatin1Char('\n') + line);
    case Qt::AccessibleTextRole:
        return QStringList{shown.text.simplified(), line, historyTime(shown)}.join(QStringLiteral(", "));
    case LineRole: return line;
    case TimeRole: return historyTime(shown);
    default: return {};
    }
}

} // namespace crossgloss
