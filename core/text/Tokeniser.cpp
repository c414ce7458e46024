#include "text/Tokeniser.h"

#include "text/Characters.h"

#include <unicode/brkiter.h>
#include <unicode/locid.h>
#include <unicode/normalizer2.h>
#include <unicode/ubrk.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <utility>

namespace crossgloss {

namespace {

bool isOneOf(std::string_view language, std::initializer_list<std::string_view> languages)
{
    return std::find(languages.begin(), languages.end(), language) != languages.end();
}

bool isTurkic(std::string_view language)
{
    return language == "tr" || language == "az";
}

icu::UnicodeString toUnicode(std::string_view text)
{
    return icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<int32_t>(text.size())));
}

icu::UnicodeString nfc(const icu::UnicodeString& text)
{
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* normalizer = icu::Normalizer2::getNFCInstance(status);
    if (U_FAILURE(status)) {
        return text;
    }
    icu::UnicodeString normalised = normalizer->normalize(text, status);
    return U_FAILURE(status) ? text : normalised;
}

std::string toUtf8(const icu::UnicodeString& text)
{
    std::string result;
    text.toUTF8String(result);
    return result;
}

/// The whole of Unicode's rules; what depends on neighbours comes here.
std::string normaliseByIcu(std::string_view text, std::string_view language)
{
    const icu::Locale locale = isTurkic(language) ? icu::Locale("tr") : icu::Locale::getRoot();
    icu::UnicodeString lower = nfc(toUnicode(text));
    lower.toLower(locale);
    const std::string utf8 = toUtf8(nfc(lower));
    std::string result;
    result.reserve(utf8.size());
    for (std::size_t position = 0; position < utf8.size();) {
        const char32_t codePoint = nextCodePoint(utf8, position);
        const CharacterClass kind = characterOf(codePoint).kind;
        if (kind == CharacterClass::Apostrophe) {
            result += '\'';
        } else if (kind != CharacterClass::Ignorable) {
            appendUtf8(result, codePoint);
        }
    }
    return result;
}

/// How a language writes the apostrophe.
enum class ApostropheUse {
    Separates, ///< German geht's, Turkish İstanbul'da
    Elides,    ///< French l'eau: ends the clitic before it
    Joins      ///< English don't, Dutch foto's, Ukrainian п'ять
};

ApostropheUse apostropheUse(std::string_view language)
{
    if (isOneOf(language, {"fr", "it", "ca", "oc"})) {
        return ApostropheUse::Elides;
    }
    return isOneOf(language, {"en", "nl", "uk", "be", "br", "cy", "ga"}) ? ApostropheUse::Joins
                                                                        : ApostropheUse::Separates;
}

/// French words whose apostrophe is no elision any more.
bool isJoinedFrench(std::string_view before)
{
    return isOneOf(before, {"aujourd", "prud", "presqu", "grand"});
}

bool isWrittenWithoutSpaces(std::string_view language)
{
    return isOneOf(language, {"ja", "zh", "th", "lo", "km", "my", "yue"});
}

/// Word boundaries by ICU's dictionaries; the iterator is expensive to make and belongs to one thread.
std::vector<std::string> tokeniseByDictionary(const std::string& normalised, std::string_view language)
{
    thread_local std::map<std::string, std::unique_ptr<icu::BreakIterator>, std::less<>> iterators;
    auto found = iterators.find(language);
    if (found == iterators.end()) {
        UErrorCode status = U_ZERO_ERROR;
        std::unique_ptr<icu::BreakIterator> made(
            icu::BreakIterator::createWordInstance(icu::Locale(std::string(language).c_str()), status));
        if (U_FAILURE(status)) {
            made.reset();
        }
        found = iterators.emplace(std::string(language), std::move(made)).first;
    }
    std::vector<std::string> tokens;
    icu::BreakIterator* const iterator = found->second.get();
    if (iterator == nullptr) {
        return tokens;
    }
    const icu::UnicodeString text = toUnicode(normalised);
    iterator->setText(text);
    int32_t begin = iterator->first();
    for (int32_t end = iterator->next(); end != icu::BreakIterator::DONE; begin = end, end = iterator->next()) {
        if (iterator->getRuleStatus() >= UBRK_WORD_NONE_LIMIT) {
            std::string token;
            text.tempSubStringBetween(begin, end).toUTF8String(token);
            tokens.push_back(std::move(token));
        }
    }
    return tokens;
}

/// Byte after the character at @p position and its class.
std::pair<std::size_t, CharacterClass> classAt(std::string_view text, std::size_t position)
{
    std::size_t after = position;
    const CharacterClass kind = characterOf(nextCodePoint(text, after)).kind;
    return {after, kind};
}

std::vector<std::string> tokeniseBySpaces(const std::string& text, std::string_view language)
{
    const ApostropheUse use = apostropheUse(language);
    std::vector<std::string> tokens;
    tokens.reserve(text.size() / 6 + 1);
    std::size_t position = 0;
    while (position < text.size()) {
        const std::size_t begin = position;
        auto [after, kind] = classAt(text, position);
        if (kind != CharacterClass::Word) {
            position = after;
            continue;
        }
        std::size_t end = after;
        for (position = end; position < text.size();) {
            std::tie(after, kind) = classAt(text, position);
            if (kind == CharacterClass::Word || kind == CharacterClass::Mark) {
                position = end = after;
                continue;
            }
            if (kind == CharacterClass::Joiner) {
                position = after; // belongs to the word only when more of it follows
                continue;
            }
            if (kind != CharacterClass::Apostrophe || use == ApostropheUse::Separates || after >= text.size()
                || classAt(text, after).second != CharacterClass::Word) {
                break;
            }
            const std::string_view before(text.data() + begin, position - begin);
            position = end = after;
            if (use == ApostropheUse::Elides && !(language == "fr" && isJoinedFrench(before))) {
                break;
            }
        }
        tokens.emplace_back(text, begin, end - begin);
        position = std::max(position, end);
    }
    return tokens;
}

} // namespace

std::string normalise(std::string_view text, std::string_view language)
{
    const bool turkic = isTurkic(language);
    std::string result;
    result.reserve(text.size() + 8);
    for (std::size_t position = 0; position < text.size();) {
        const char32_t codePoint = nextCodePoint(text, position);
        if (codePoint < 0x80) {
            if (codePoint >= U'A' && codePoint <= U'Z') {
                if (turkic && codePoint == U'I') {
                    appendUtf8(result, 0x0131);
                } else {
                    result += static_cast<char>(codePoint + 0x20);
                }
            } else {
                result += static_cast<char>(codePoint);
            }
            continue;
        }
        const Character character = characterOf(codePoint);
        if (!character.simple) {
            return normaliseByIcu(text, language);
        }
        if (character.kind != CharacterClass::Ignorable) {
            appendUtf8(result, character.lower);
        }
    }
    return result;
}

std::string capitalised(std::string_view text)
{
    const icu::UnicodeString whole = nfc(toUnicode(text));
    const std::int32_t rest = whole.moveIndex32(0, 1);
    return toUtf8(icu::UnicodeString(whole, 0, rest).toUpper(icu::Locale::getRoot()) + icu::UnicodeString(whole, rest));
}

std::string toNfc(std::string_view text)
{
    for (std::size_t position = 0; position < text.size();) {
        const std::size_t before = position;
        const char32_t codePoint = nextCodePoint(text, position);
        const bool replaced = codePoint == 0xFFFD && text.substr(before, 3) != "\xEF\xBF\xBD";
        if (replaced || (codePoint >= 0x300 && !characterOf(codePoint).simple)) {
            return toUtf8(nfc(toUnicode(text)));
        }
    }
    return std::string(text);
}

bool isValidUtf8(std::string_view text)
{
    for (std::size_t position = 0; position < text.size();) {
        const std::size_t before = position;
        if (nextCodePoint(text, position) == 0xFFFD && text.substr(before, 3) != "\xEF\xBF\xBD") {
            return false;
        }
    }
    return true;
}

std::vector<std::string> tokenise(std::string_view text, std::string_view language)
{
    const std::string normalised = normalise(text, language);
    return isWrittenWithoutSpaces(language) ? tokeniseByDictionary(normalised, language)
                                            : tokeniseBySpaces(normalised, language);
}

} // namespace crossgloss
