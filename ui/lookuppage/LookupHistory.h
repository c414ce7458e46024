#pragma once

#include <QList>
#include <QString>
#include <QStringList>

class QSettings;

namespace crossgloss {

/// A description that was looked up, with its languages.
struct HistoryEntry {
    QString text;
    QString from;
    QStringList to;

    bool operator==(const HistoryEntry&) const = default;
};

/// Descriptions looked up so far, oldest first, with a place in them for going back and forward.
class LookupHistory {
public:
    /// Goes to a new entry behind the present place. What was ahead stays: a dictionary's history is for finding again,
    /// not for undoing. An entry that differs from the newest only by going on typing replaces it.
    void visit(const HistoryEntry& entry);
    bool canGoBack() const { return m_place > 0; }
    bool canGoForward() const { return m_place + 1 < m_entries.size(); }
    HistoryEntry goBack();
    HistoryEntry goForward();
    HistoryEntry goTo(qsizetype index);
    void remove(qsizetype index);
    void clear();

    const QList<HistoryEntry>& entries() const { return m_entries; }
    qsizetype place() const { return m_place; }

    void save(QSettings& settings) const;
    void restore(QSettings& settings);

    static constexpr qsizetype capacity = 100;

private:
    QList<HistoryEntry> m_entries;
    qsizetype m_place = -1;
};

} // namespace crossgloss
