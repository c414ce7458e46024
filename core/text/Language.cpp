#include "text/Language.h"

#include "base/Error.h"

#include <unicode/uloc.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <array>
#include <utility>

namespace crossgloss {

namespace {

/// Codes that ICU leaves as they are: the bibliographic twins of ISO 639-2 and the individual languages that wordnets
/// and corpora write instead of the macrolanguage that has a two-letter code.
constexpr std::array<std::pair<std::string_view, std::string_view>, 33> kAliases{{
    {"alb", "sq"}, {"als", "sq"}, {"arb", "ar"}, {"arm", "hy"}, {"baq", "eu"}, {"bur", "my"}, {"chi", "zh"},
    {"cmn", "zh"}, {"cze", "cs"}, {"dut", "nl"}, {"ekk", "et"}, {"fre", "fr"}, {"geo", "ka"}, {"ger", "de"},
    {"gre", "el"}, {"ice", "is"}, {"in", "id"},  {"iw", "he"},  {"ji", "yi"},  {"lvs", "lv"}, {"mac", "mk"},
    {"mao", "mi"}, {"may", "ms"}, {"mo", "ro"},  {"npi", "ne"}, {"per", "fa"}, {"pes", "fa"}, {"rum", "ro"},
    {"slo", "sk"}, {"swh", "sw"}, {"tib", "bo"}, {"wel", "cy"}, {"zsm", "ms"},
}};

std::string lowerAscii(std::string_view text)
{
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; });
    return lower;
}

bool isCodeShaped(std::string_view code)
{
    return (code.size() == 2 || code.size() == 3)
        && std::all_of(code.begin(), code.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

/// Display name by ICU; empty when ICU has none.
std::string displayName(const std::string& code, const std::string& in)
{
    std::array<UChar, 128> buffer{};
    UErrorCode status = U_ZERO_ERROR;
    const int32_t length = uloc_getDisplayLanguage(code.c_str(), in.c_str(), buffer.data(),
                                                   static_cast<int32_t>(buffer.size()), &status);
    if (U_FAILURE(status) || status == U_USING_DEFAULT_WARNING || length <= 0
        || length > static_cast<int32_t>(buffer.size())) {
        return {};
    }
    std::string name;
    icu::UnicodeString(false, buffer.data(), length).toUTF8String(name);
    return name;
}

} // namespace

std::string canonicalLanguage(std::string_view code)
{
    const std::string whole = lowerAscii(code);
    const std::string first = whole.substr(0, whole.find_first_of("-_"));
    if (!isCodeShaped(first)) {
        return whole;
    }
    for (const auto& [alias, canonical] : kAliases) {
        if (first == alias) {
            return std::string(canonical);
        }
    }
    std::array<char, ULOC_LANG_CAPACITY> buffer{};
    UErrorCode status = U_ZERO_ERROR;
    const int32_t length =
        uloc_getLanguage(first.c_str(), buffer.data(), static_cast<int32_t>(buffer.size()), &status);
    const std::string language =
        U_SUCCESS(status) && length > 0 ? std::string(buffer.data(), static_cast<std::size_t>(length)) : first;
    return language == first && whole != first && !isKnownLanguage(first) ? whole : language;
}

std::string languageName(std::string_view code)
{
    const std::string name = isCodeShaped(code) ? displayName(std::string(code), "en") : std::string();
    return name.empty() ? std::string(code) : name;
}

std::string languageNameIn(std::string_view code, std::string_view in)
{
    return isCodeShaped(code) && isCodeShaped(in) ? displayName(std::string(code), std::string(in)) : std::string();
}

bool isKnownLanguage(std::string_view code)
{
    // A three-letter code of a language that has a shorter one is known, but not canonical.
    return isCodeShaped(code) && !displayName(std::string(code), "en").empty() && canonicalLanguage(code) == code;
}

bool isPrivateLanguage(std::string_view code)
{
    return code.size() == 3 && isCodeShaped(code) && code[0] == 'q' && code[1] <= 't';
}

std::string requireLanguage(std::string_view code)
{
    std::string canonical = canonicalLanguage(code);
    if (!isKnownLanguage(canonical) && !isPrivateLanguage(canonical)) {
        throw Error(CROSSGLOSS_TEXT("No language with the code %1 is known"), {std::string(code)})
            .advise(CROSSGLOSS_TEXT("Codes are those of ISO 639, such as en or fra; qaa to qtz are for your own use"));
    }
    return canonical;
}

} // namespace crossgloss
