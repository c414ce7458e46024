#include "lookuppage/HistoryTexts.h"

#include "common/LanguageNames.h"
#include "common/PlainText.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "lookuppage/LookupHistory.h"

#include <QCoreApplication>
#include <QLocale>

namespace crossgloss {

QString historyLanguages(const HistoryEntry& entry)
{
    QStringList to;
    for (const QString& code : entry.to) {
        to.append(displayLanguage(code));
    }
    return displayDirection(displayLanguage(entry.from), to.join(QStringLiteral(", ")));
}

QString historyRestrictions(const HistoryEntry& entry)
{
    const LookupFilter& filter = entry.filter;
    QStringList parts;
    for (const PartOfSpeech pos : filter.partsOfSpeech) {
        parts.append(displayPartOfSpeech(pos));
    }
    if (!filter.startsWith.empty()) {
        parts.append(QString::fromStdString(filter.startsWith) + QStringLiteral("…"));
    }
    if (!filter.pattern.empty()) {
        parts.append(QString::fromStdString(filter.pattern));
    }
    if (filter.minimumLength > 0 || filter.maximumLength > 0) {
        const auto bound = [](int letters) { return letters > 0 ? QLocale().toString(letters) : QString(); };
        parts.append(QCoreApplication::translate("HistoryTexts", "%1–%2 letters")
                         .arg(bound(filter.minimumLength), bound(filter.maximumLength)));
    }
    if (filter.maximumFrequencyRank > 0) {
        parts.append(QCoreApplication::translate("HistoryTexts", "%1 most common")
                         .arg(QLocale().toString(filter.maximumFrequencyRank)));
    } else if (filter.minimumFrequencyRank > 0) {
        parts.append(QCoreApplication::translate("HistoryTexts", "rarer than rank %1")
                         .arg(QLocale().toString(filter.minimumFrequencyRank - 1)));
    }
    if (!entry.dictionaries.isEmpty()) {
        parts.append(entry.dictionaries);
    }
    return parts.join(QStringLiteral(", "));
}

QString historyTime(const HistoryEntry& entry)
{
    const QDateTime local = entry.time.toLocalTime();
    return local.date() == QDate::currentDate() ? QLocale().toString(local.time(), QLocale::ShortFormat)
                                                : QLocale().toString(local, QLocale::ShortFormat);
}

QString historyMenuText(const HistoryEntry& entry)
{
    constexpr int longest = 60;
    QString text = entry.text.simplified();
    if (text.size() > longest) {
        text = text.left(longest - 1) + QChar(0x2026);
    }
    return isolated(withoutMnemonics(text));
}

} // namespace crossgloss
