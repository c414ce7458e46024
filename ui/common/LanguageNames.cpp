#include "common/LanguageNames.h"

#include "text/Language.h"

#include <QCollator>
#include <QLocale>

#include <unicode/uloc.h>

#include <algorithm>
#include <array>

namespace crossgloss {

QString displayLanguage(const QString& code)
{
    std::array<UChar, 128> buffer{};
    UErrorCode status = U_ZERO_ERROR;
    const QByteArray interface = QLocale().name().toLatin1();
    const int32_t length = uloc_getDisplayLanguage(code.toLatin1().constData(),
                                                   interface == "C" ? "en" : interface.constData(), buffer.data(),
                                                   static_cast<int32_t>(buffer.size()), &status);
    if (U_FAILURE(status) || length <= 0) {
        return code;
    }
    QString name = QString::fromUtf16(buffer.data(), length);
    name[0] = name.at(0).toUpper();
    return name;
}

QString displayLanguage(const std::string& code)
{
    return displayLanguage(QString::fromStdString(code));
}

const std::vector<std::string>& offeredLanguages()
{
    static const std::vector<std::string> codes = {
        "ar", "bg", "ca", "cs", "da", "de", "el", "en", "es", "et", "eu", "fa", "fi", "fr", "ga", "gl", "he",
        "hi", "hr", "hu", "id", "is", "it", "ja", "ko", "la", "lt", "lv", "mk", "ms", "nl", "no", "pl", "pt",
        "ro", "ru", "sk", "sl", "sq", "sr", "sv", "th", "tr", "uk", "vi", "zh"};
    return codes;
}

const std::vector<std::string>& otherLanguages()
{
    static const std::vector<std::string> codes = [] {
        std::vector<std::string> found;
        for (const char* const* code = uloc_getISOLanguages(); *code; ++code) {
            const std::string canonical = canonicalLanguage(*code);
            if (canonical.size() == 2 && isKnownLanguage(canonical)
                && std::ranges::find(offeredLanguages(), canonical) == offeredLanguages().end()
                && std::ranges::find(found, canonical) == found.end()) {
                found.push_back(canonical);
            }
        }
        return found;
    }();
    return codes;
}

QStringList sortedByName(const std::vector<std::string>& codes)
{
    QStringList sorted;
    for (const std::string& code : codes) {
        sorted.append(QString::fromStdString(code));
    }
    QCollator collator{QLocale()};
    std::sort(sorted.begin(), sorted.end(), [&collator](const QString& a, const QString& b) {
        return collator.compare(displayLanguage(a), displayLanguage(b)) < 0;
    });
    return sorted;
}

} // namespace crossgloss
