#include "lookuppage/LookupHistory.h"

#include <QSettings>

namespace crossgloss {

void LookupHistory::visit(const HistoryEntry& entry)
{
    if (entry.text.isEmpty()) {
        return;
    }
    if (m_place >= 0 && m_entries.at(m_place) == entry) {
        return;
    }
    const bool goesOn = m_place >= 0 && m_place == m_entries.size() - 1 && m_entries.at(m_place).from == entry.from
                        && (entry.text.startsWith(m_entries.at(m_place).text)
                            || m_entries.at(m_place).text.startsWith(entry.text));
    if (goesOn) {
        m_entries[m_place] = entry;
    } else {
        m_entries.removeAll(entry);
        m_entries.append(entry);
        if (m_entries.size() > capacity) {
            m_entries.removeFirst();
        }
    }
    m_place = m_entries.size() - 1;
}

HistoryEntry LookupHistory::goBack()
{
    return canGoBack() ? goTo(m_place - 1) : HistoryEntry{};
}

HistoryEntry LookupHistory::goForward()
{
    return canGoForward() ? goTo(m_place + 1) : HistoryEntry{};
}

HistoryEntry LookupHistory::goTo(qsizetype index)
{
    m_place = qBound<qsizetype>(0, index, m_entries.size() - 1);
    return m_entries.value(m_place);
}

void LookupHistory::remove(qsizetype index)
{
    if (index >= 0 && index < m_entries.size()) {
        m_entries.removeAt(index);
        if (m_place >= index) {
            m_place = qMin(m_place - 1, m_entries.size() - 1);
        }
        m_place = m_entries.isEmpty() ? -1 : qMax<qsizetype>(0, m_place);
    }
}

void LookupHistory::clear()
{
    m_entries.clear();
    m_place = -1;
}

void LookupHistory::save(QSettings& settings) const
{
    settings.beginWriteArray(QStringLiteral("history"), static_cast<int>(m_entries.size()));
    for (int i = 0; i < m_entries.size(); ++i) {
        settings.setArrayIndex(i);
        settings.setValue(QStringLiteral("text"), m_entries.at(i).text);
        settings.setValue(QStringLiteral("from"), m_entries.at(i).from);
        settings.setValue(QStringLiteral("to"), m_entries.at(i).to);
    }
    settings.endArray();
}

void LookupHistory::restore(QSettings& settings)
{
    clear();
    const int count = settings.beginReadArray(QStringLiteral("history"));
    for (int i = 0; i < qMin<int>(count, capacity); ++i) {
        settings.setArrayIndex(i);
        const HistoryEntry entry{settings.value(QStringLiteral("text")).toString(),
                                 settings.value(QStringLiteral("from")).toString(),
                                 settings.value(QStringLiteral("to")).toStringList()};
        if (!entry.text.isEmpty()) {
            m_entries.append(entry);
        }
    }
    settings.endArray();
    m_place = m_entries.size() - 1;
}

} // namespace crossgloss
