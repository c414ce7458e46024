#pragma once

#include "lookup/Lookup.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

class QSettings;

namespace crossgloss {

/// A description that was looked up, with its languages and restrictions.
struct HistoryEntry {
    QString text;
    QString from;
    QStringList to;
    LookupFilter filter = {};
    QString dictionaries = {};         ///< the group that was drawn on; empty: all
    QDateTime time = {};               ///< UTC

    /// True for the same question, whenever it was asked.
    bool asksAs(const HistoryEntry& other) const;
};

/// Descriptions looked up so far, and the way from one to the next in this window, to go back and forward on as in a
/// browser. Kept in a file of its own beside the session's, private to the user.
class LookupHistory {
public:
    /// Goes on to an entry; what lay ahead on the way is left. An entry that follows the newest within moments and
    /// differs from it only by going on typing replaces it.
    void visit(HistoryEntry entry);
    bool canGoBack() const { return m_place > 0; }
    bool canGoForward() const { return m_place + 1 < m_way.size(); }
    /// Goes along the way, at most to its end. @return where that leads.
    HistoryEntry go(qsizetype steps);
    /// Those that lie behind or ahead, the nearest first.
    QList<HistoryEntry> behind() const;
    QList<HistoryEntry> ahead() const;

    /// Each question once, by the time it was last asked, oldest first.
    const QList<HistoryEntry>& entries() const { return m_entries; }
    /// Forgets a question, on the way too.
    void remove(const HistoryEntry& entry);
    void clear();
    /// Puts forgotten entries back to their time.
    void bringBack(const QList<HistoryEntry>& forgotten);

    /// Whether it outlives the window; while it does not, there is no file.
    bool isKept() const { return m_kept; }
    void setKept(bool kept);

    /// Writes the file beside that of the session where something has changed, with what another window wrote there
    /// meanwhile; a failure is tried again next time.
    void save(QSettings& settings) const;
    /// @param atNewest the newest entry is what the page shows; else it shows none, and back leads to the newest.
    void restore(QSettings& settings, bool atNewest = true);
    static QString fileBeside(const QSettings& settings);

    static constexpr qsizetype capacity = 1000;
    static constexpr qsizetype maxPathLength = 100;
    static constexpr int typingSeconds = 30;

private:
    QList<HistoryEntry> withOthers(const QString& file) const;

    QList<HistoryEntry> m_entries;
    QList<HistoryEntry> m_way;
    qsizetype m_place = -1;            ///< on the way; behind its end where none of it is shown
    bool m_kept = true;
    mutable bool m_changed = false;
    mutable QSet<QByteArray> m_known; ///< lines that this window read or wrote; others are another window's
};

} // namespace crossgloss
