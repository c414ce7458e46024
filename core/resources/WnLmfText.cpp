#include "resources/WnLmfText.h"

#include <unicode/utf8.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <utility>

namespace crossgloss {

namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::string_view replacement = "\xef\xbf\xbd";

/// Char of XML 1.0.
bool isXmlCharacter(UChar32 c)
{
    return c == 0x9 || c == 0xA || c == 0xD || (c >= 0x20 && c <= 0xD7FF) || (c >= 0xE000 && c <= 0xFFFD)
           || (c >= 0x10000 && c <= 0x10FFFF);
}

/// NameChar of XML 1.0, fifth edition, without the colon, which belongs to namespaces.
bool isNameCharacter(UChar32 c)
{
    static constexpr std::array<std::pair<UChar32, UChar32>, 18> ranges{{
        {'-', '.'},         {'0', '9'},         {'A', 'Z'},         {'_', '_'},         {'a', 'z'},
        {0xB7, 0xB7},       {0xC0, 0xD6},       {0xD8, 0xF6},       {0xF8, 0x37D},      {0x37F, 0x1FFF},
        {0x200C, 0x200D},   {0x203F, 0x2040},   {0x2070, 0x218F},   {0x2C00, 0x2FEF},   {0x3001, 0xD7FF},
        {0xF900, 0xFDCF},   {0xFDF0, 0xFFFD},   {0x10000, 0xEFFFF},
    }};
    return std::any_of(ranges.begin(), ranges.end(),
                       [c](const auto& range) { return c >= range.first && c <= range.second; });
}

void append(std::string& text, UChar32 c)
{
    char bytes[4];
    int32_t length = 0;
    U8_APPEND_UNSAFE(bytes, length, c);
    text.append(bytes, static_cast<std::size_t>(length));
}

template <typename Take>
void forEachCharacter(std::string_view text, const Take& take)
{
    const int32_t length = static_cast<int32_t>(text.size());
    for (int32_t place = 0; place < length;) {
        UChar32 c = 0;
        U8_NEXT(text.data(), place, length, c);
        take(c);
    }
}

} // namespace

PartOfSpeech partOfSpeechFromLetter(std::string_view letter)
{
    if (letter.size() != 1) {
        return PartOfSpeech::Unknown;
    }
    switch (letter.front()) {
    case 'n': return PartOfSpeech::Noun;
    case 'v': return PartOfSpeech::Verb;
    case 'a':
    case 's': return PartOfSpeech::Adjective;
    case 'r': return PartOfSpeech::Adverb;
    case 't': return PartOfSpeech::Phrase;
    case 'c': return PartOfSpeech::Conjunction;
    case 'p': return PartOfSpeech::Preposition;
    default: return PartOfSpeech::Unknown;
    }
}

char partOfSpeechLetter(PartOfSpeech pos)
{
    switch (pos) {
    case PartOfSpeech::Noun:
    case PartOfSpeech::ProperNoun: return 'n';
    case PartOfSpeech::Verb: return 'v';
    case PartOfSpeech::Adjective: return 'a';
    case PartOfSpeech::Adverb: return 'r';
    case PartOfSpeech::Phrase: return 't';
    case PartOfSpeech::Conjunction: return 'c';
    case PartOfSpeech::Preposition: return 'p';
    case PartOfSpeech::Unknown: return 'u';
    case PartOfSpeech::Pronoun:
    case PartOfSpeech::Interjection:
    case PartOfSpeech::Numeral:
    case PartOfSpeech::Determiner:
    case PartOfSpeech::Particle:
    case PartOfSpeech::Affix: return 'x';
    }
    return 'u';
}

bool isOffsetId(std::string_view id)
{
    constexpr std::string_view letters = "nvar";
    return id.size() == 10 && id[8] == '-' && letters.find(id[9]) != std::string_view::npos
           && std::all_of(id.begin(), id.begin() + 8, [](char c) { return c >= '0' && c <= '9'; });
}

std::string withoutLayout(std::string_view text)
{
    std::string plain;
    std::size_t place = text.find_first_not_of(blanks);
    while (place < text.size()) {
        const std::size_t end = std::min(text.size(), text.find_first_of(blanks, place));
        plain.append(text.substr(place, end - place));
        place = std::min(text.size(), text.find_first_not_of(blanks, end));
        if (place < text.size()) {
            const std::string_view run = text.substr(end, place - end);
            plain.append(run.find_first_not_of(' ') == std::string_view::npos ? run : std::string_view(" "));
        }
    }
    return plain;
}

std::string cleanForXml(std::string_view text)
{
    std::string legal;
    legal.reserve(text.size());
    forEachCharacter(text, [&](UChar32 c) {
        if (c >= 0 && isXmlCharacter(c)) {
            append(legal, c);
        } else {
            legal += replacement;
        }
    });
    return withoutLayout(legal);
}

std::string encodeName(std::string_view id)
{
    std::string name;
    UChar32 before = 0;
    const auto escape = [&](UChar32 c) {
        char digits[16];
        const int length = std::snprintf(digits, sizeof digits, c > 0xFFFF ? "_x%08X_" : "_x%04X_", static_cast<unsigned>(c));
        name.append(digits, static_cast<std::size_t>(length));
    };
    forEachCharacter(id, [&](UChar32 c) {
        if (before == '_') {
            // An underscore is itself until it could be taken for the start of an escape.
            if (c == 'x') {
                escape('_');
            } else {
                name.push_back('_');
            }
        }
        before = c;
        if (c < 0) {
            name += replacement;
        } else if (c != '_') {
            if (isNameCharacter(c)) {
                append(name, c);
            } else {
                escape(c);
            }
        }
    });
    if (before == '_') {
        name.push_back('_');
    }
    return name;
}

std::string decodeName(std::string_view name)
{
    std::string id;
    for (std::size_t place = 0; place < name.size();) {
        bool decoded = false;
        if (name.substr(place).starts_with("_x")) {
            for (const std::size_t digits : {std::size_t{4}, std::size_t{8}}) {
                const char* begin = name.data() + place + 2;
                if (place + 2 + digits >= name.size() || name[place + 2 + digits] != '_') {
                    continue;
                }
                std::uint32_t c = 0;
                const auto [end, failure] = std::from_chars(begin, begin + digits, c, 16);
                if (failure == std::errc() && end == begin + digits && c <= 0x10FFFF && !U_IS_SURROGATE(c)) {
                    append(id, static_cast<UChar32>(c));
                    place += digits + 3;
                    decoded = true;
                    break;
                }
            }
        }
        if (!decoded) {
            id.push_back(name[place++]);
        }
    }
    return id;
}

} // namespace crossgloss
