#include "text/Folding.h"

#include <algorithm>

#include <unicode/normalizer2.h>
#include <unicode/unistr.h>

namespace crossgloss {

namespace {

bool isAscii(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

} // namespace

std::string foldLetters(std::string_view text)
{
    if (isAscii(text)) {
        std::string result(text);
        for (char& c : result) {
            if (c >= 'A' && c <= 'Z') {
                c = static_cast<char>(c - 'A' + 'a');
            }
        }
        return result;
    }
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* decompose = icu::Normalizer2::getNFDInstance(status);
    const icu::Normalizer2* compose = icu::Normalizer2::getNFCInstance(status);
    icu::UnicodeString unicode = icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<int32_t>(text.size())));
    unicode.foldCase();
    if (U_FAILURE(status)) {
        std::string result;
        return unicode.toUTF8String(result);
    }
    const icu::UnicodeString decomposed = decompose->normalize(unicode, status);
    icu::UnicodeString bare;
    for (int32_t i = 0; i < decomposed.length(); ++i) {
        const char16_t unit = decomposed.charAt(i);
        if (unit < 0x300 || unit > 0x36f) {
            bare.append(unit);
        }
    }
    std::string result;
    compose->normalize(bare, status).toUTF8String(result);
    return result;
}

} // namespace crossgloss
