#include "lookuppage/LookupHistory.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QSaveFile>
#include <QSettings>

#include <algorithm>

namespace crossgloss {

namespace {

constexpr qint64 largestFile = 16 << 20;
constexpr int lockMilliseconds = 200; // that another window may be writing
constexpr qsizetype maxTextLength = 10000; // characters; nobody types more

QJsonObject filterJson(const LookupFilter& filter)
{
    QJsonObject json;
    QJsonArray parts;
    for (const PartOfSpeech pos : filter.partsOfSpeech) {
        parts.append(static_cast<int>(pos));
    }
    const auto put = [&json](const char* name, const QJsonValue& value, bool given) {
        if (given) {
            json[QLatin1String(name)] = value;
        }
    };
    put("pos", parts, !parts.isEmpty());
    put("starts", QString::fromStdString(filter.startsWith), !filter.startsWith.empty());
    put("pattern", QString::fromStdString(filter.pattern), !filter.pattern.empty());
    put("minimumLength", filter.minimumLength, filter.minimumLength != 0);
    put("maximumLength", filter.maximumLength, filter.maximumLength != 0);
    put("minimumRank", filter.minimumFrequencyRank, filter.minimumFrequencyRank != 0);
    put("maximumRank", filter.maximumFrequencyRank, filter.maximumFrequencyRank != 0);
    put("hideVulgar", filter.hideVulgar, filter.hideVulgar);
    return json;
}

LookupFilter filterOf(const QJsonObject& json)
{
    LookupFilter filter;
    for (const QJsonValue& pos : json[QLatin1String("pos")].toArray()) {
        filter.partsOfSpeech.push_back(static_cast<PartOfSpeech>(pos.toInt()));
    }
    filter.startsWith = json[QLatin1String("starts")].toString().left(100).toStdString();
    filter.pattern = json[QLatin1String("pattern")].toString().left(100).toStdString();
    filter.minimumLength = json[QLatin1String("minimumLength")].toInt();
    filter.maximumLength = json[QLatin1String("maximumLength")].toInt();
    filter.minimumFrequencyRank = json[QLatin1String("minimumRank")].toInt();
    filter.maximumFrequencyRank = json[QLatin1String("maximumRank")].toInt();
    filter.hideVulgar = json[QLatin1String("hideVulgar")].toBool();
    return filter;
}

QJsonObject entryJson(const HistoryEntry& entry)
{
    QJsonObject json{{QStringLiteral("text"), entry.text},
                     {QStringLiteral("from"), entry.from},
                     {QStringLiteral("to"), QJsonArray::fromStringList(entry.to)},
                     {QStringLiteral("time"), entry.time.toUTC().toString(Qt::ISODateWithMs)}};
    if (const QJsonObject filter = filterJson(entry.filter); !filter.isEmpty()) {
        json[QLatin1String("filter")] = filter;
    }
    if (!entry.dictionaries.isEmpty()) {
        json[QLatin1String("dictionaries")] = entry.dictionaries;
    }
    return json;
}

HistoryEntry entryOf(const QJsonObject& json)
{
    HistoryEntry entry;
    entry.text = json[QLatin1String("text")].toString().left(maxTextLength);
    entry.from = json[QLatin1String("from")].toString();
    for (const QJsonValue& code : json[QLatin1String("to")].toArray()) {
        entry.to.append(code.toString());
    }
    entry.filter = filterOf(json[QLatin1String("filter")].toObject());
    entry.dictionaries = json[QLatin1String("dictionaries")].toString();
    entry.time = QDateTime::fromString(json[QLatin1String("time")].toString(), Qt::ISODateWithMs).toUTC();
    return entry;
}

QByteArray lineOf(const HistoryEntry& entry)
{
    return QJsonDocument(entryJson(entry)).toJson(QJsonDocument::Compact);
}

/// What is no entry is left out.
QList<HistoryEntry> readEntries(const QString& name)
{
    QList<HistoryEntry> list;
    QFile file(name);
    if (file.open(QIODevice::ReadOnly) && file.size() <= largestFile) {
        const QList<QByteArray> lines = file.readAll().split('\n');
        for (const QByteArray& line : lines) {
            const HistoryEntry entry = entryOf(QJsonDocument::fromJson(line).object());
            if (!entry.text.isEmpty() && !entry.from.isEmpty() && entry.time.isValid()) {
                list.append(entry);
            }
        }
    }
    return list;
}

void removeFrom(QList<HistoryEntry>& list, const HistoryEntry& entry)
{
    list.removeIf([&](const HistoryEntry& each) { return each.asksAs(entry); });
}

} // namespace

bool HistoryEntry::asksAs(const HistoryEntry& other) const
{
    return text == other.text && from == other.from && to == other.to && dictionaries == other.dictionaries &&
           filterJson(filter) == filterJson(other.filter);
}

void LookupHistory::visit(HistoryEntry entry)
{
    entry.text = entry.text.left(maxTextLength);
    if (entry.text.isEmpty() || (m_place >= 0 && m_place < m_way.size() && m_way.at(m_place).asksAs(entry))) {
        return;
    }
    if (!entry.time.isValid()) {
        entry.time = QDateTime::currentDateTimeUtc();
    }
    const auto goesOnFrom = [&](const HistoryEntry& last) {
        return last.from == entry.from && last.time.secsTo(entry.time) < typingSeconds &&
               (entry.text.startsWith(last.text) || last.text.startsWith(entry.text));
    };
    if (m_place >= 0 && m_place == m_way.size() - 1 && goesOnFrom(m_way.at(m_place))) {
        removeFrom(m_entries, m_way.at(m_place));
        m_way.removeLast();
    } else {
        m_way.resize(qMin(m_place + 1, m_way.size()));
    }
    m_way.append(entry);
    if (m_way.size() > maxPathLength) {
        m_way.removeFirst();
    }
    m_place = m_way.size() - 1;
    removeFrom(m_entries, entry);
    m_entries.append(entry);
    if (m_entries.size() > capacity) {
        m_entries.removeFirst();
    }
    m_changed = true;
}

HistoryEntry LookupHistory::go(qsizetype steps)
{
    m_place = qBound<qsizetype>(qMin<qsizetype>(0, m_place), m_place + steps, m_way.size() - 1);
    return m_way.value(m_place);
}

QList<HistoryEntry> LookupHistory::behind() const
{
    QList<HistoryEntry> list = m_way.mid(0, qMax<qsizetype>(0, m_place));
    std::reverse(list.begin(), list.end());
    return list;
}

QList<HistoryEntry> LookupHistory::ahead() const
{
    return m_way.mid(m_place + 1);
}

void LookupHistory::remove(const HistoryEntry& entry)
{
    removeFrom(m_entries, entry);
    for (qsizetype i = m_way.size() - 1; i >= 0; --i) {
        if (m_way.at(i).asksAs(entry)) {
            m_way.removeAt(i);
            m_place -= i <= m_place ? 1 : 0;
        }
    }
    m_place = m_way.isEmpty() ? -1 : qMax<qsizetype>(0, m_place);
    m_changed = true;
}

void LookupHistory::clear()
{
    m_entries.clear();
    m_way.clear();
    m_place = -1;
    m_changed = true;
}

void LookupHistory::bringBack(const QList<HistoryEntry>& forgotten)
{
    for (const HistoryEntry& entry : forgotten) {
        const auto same = std::ranges::find_if(m_entries, [&](const HistoryEntry& each) { return each.asksAs(entry); });
        if (same == m_entries.end()) {
            m_entries.insert(std::ranges::upper_bound(m_entries, entry.time, {}, &HistoryEntry::time), entry);
        }
    }
    while (m_entries.size() > capacity) {
        m_entries.removeFirst();
    }
    m_changed = true;
}

void LookupHistory::setKept(bool kept)
{
    m_changed = m_changed || kept != m_kept;
    m_kept = kept;
}

QString LookupHistory::fileBeside(const QSettings& settings)
{
    return QFileInfo(settings.fileName()).absolutePath() + QStringLiteral("/history.jsonl");
}

void LookupHistory::save(QSettings& settings) const
{
    if (!m_changed) {
        return;
    }
    const QString name = fileBeside(settings);
    if (!m_kept || m_entries.isEmpty()) {
        m_changed = QFile::exists(name) && !QFile::remove(name);
        return;
    }
    QLockFile lock(name + QStringLiteral(".lock"));
    if (!lock.tryLock(lockMilliseconds)) {
        return;
    }
    QSaveFile file(name);
    if (!file.open(QIODevice::WriteOnly)) {
        return;
    }
    file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    for (const HistoryEntry& entry : withOthers(name)) {
        file.write(lineOf(entry) + '\n');
    }
    m_changed = !file.commit();
    for (const HistoryEntry& entry : m_entries) {
        m_known.insert(lineOf(entry));
    }
}

/// The entries, and those that another window wrote since this one read the file.
QList<HistoryEntry> LookupHistory::withOthers(const QString& file) const
{
    QList<HistoryEntry> list;
    for (const HistoryEntry& entry : readEntries(file)) {
        const bool own = std::ranges::any_of(m_entries, [&](const HistoryEntry& each) { return each.asksAs(entry); });
        if (!own && !m_known.contains(lineOf(entry))) {
            list.append(entry);
        }
    }
    list.append(m_entries);
    std::ranges::stable_sort(list, {}, &HistoryEntry::time);
    return list.mid(qMax<qsizetype>(0, list.size() - capacity));
}

void LookupHistory::restore(QSettings& settings, bool atNewest)
{
    clear();
    m_changed = false;
    m_known.clear();
    if (const QString file = fileBeside(settings); QFile::exists(file)) {
        m_entries = readEntries(file);
        for (const HistoryEntry& entry : std::as_const(m_entries)) {
            m_known.insert(lineOf(entry));
        }
        m_entries = m_entries.mid(qMax<qsizetype>(0, m_entries.size() - capacity));
    }
    std::ranges::stable_sort(m_entries, {}, &HistoryEntry::time);
    m_way = m_entries.mid(qMax<qsizetype>(0, m_entries.size() - maxPathLength));
    m_place = atNewest || m_way.isEmpty() ? m_way.size() - 1 : m_way.size();
}

} // namespace crossgloss
