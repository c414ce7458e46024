#include "common/WordTexts.h"

#include "common/TextDirection.h"
#include "lookup/WordGrammar.h"

#include <QCoreApplication>

namespace crossgloss {

namespace {

QString displayGender(Gender gender)
{
    switch (gender) {
    case Gender::Masculine: return QCoreApplication::translate("Texts", "m", "gender: masculine");
    case Gender::Feminine: return QCoreApplication::translate("Texts", "f", "gender: feminine");
    case Gender::Neuter: return QCoreApplication::translate("Texts", "n", "gender: neuter");
    case Gender::Common: return QCoreApplication::translate("Texts", "c", "gender: common");
    }
    return {};
}

QString displayUsage(Usage usage)
{
    switch (usage) {
    case Usage::Vulgar: return QCoreApplication::translate("Texts", "vulgar");
    case Usage::Derogatory: return QCoreApplication::translate("Texts", "offensive");
    case Usage::Colloquial: return QCoreApplication::translate("Texts", "colloquial");
    case Usage::Dated: return QCoreApplication::translate("Texts", "dated");
    case Usage::Literary: return QCoreApplication::translate("Texts", "literary");
    case Usage::Technical: return QCoreApplication::translate("Texts", "technical");
    case Usage::Regional: return QCoreApplication::translate("Texts", "regional");
    case Usage::Rare: return QCoreApplication::translate("Texts", "rare");
    }
    return {};
}

bool controlsDirection(QChar letter)
{
    const char16_t code = letter.unicode();
    return (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
}

} // namespace

QString displayGenders(const WordMarks& marks)
{
    QStringList letters;
    for (const Gender gender : gendersOf(marks)) {
        letters.append(displayGender(gender));
    }
    return letters.join(QLatin1Char('/'));
}

QStringList displayUsages(const WordMarks& marks)
{
    QStringList names;
    for (const Usage usage : usagesOf(marks)) {
        names.append(displayUsage(usage));
    }
    return names;
}

QString shownText(const QString& text, int longest)
{
    QString shown;
    shown.reserve(qMin<qsizetype>(text.size(), longest) + 3);
    for (const QChar letter : text) {
        if (shown.size() >= longest && !letter.isLowSurrogate()) {
            shown.append(QChar(0x2026));
            break;
        }
        if (!controlsDirection(letter)) {
            shown.append(letter);
        }
    }
    return isolated(shown);
}

} // namespace crossgloss
