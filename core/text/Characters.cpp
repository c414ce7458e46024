#include "text/Characters.h"

#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/utf8.h>

#include <vector>

namespace crossgloss {

namespace {

constexpr char32_t kTableSize = 0x10000;

CharacterClass classify(char32_t codePoint)
{
    switch (codePoint) {
    case U'\'':
    case 0x02BC: // modifier letter apostrophe
    case 0x2018:
    case 0x2019:
    case 0x201B:
    case 0xFF07:
        return CharacterClass::Apostrophe;
    case 0x00AD:
    case 0x200E:
    case 0x200F:
    case 0x2060:
    case 0xFEFF:
        return CharacterClass::Ignorable;
    case 0x200C:
    case 0x200D:
        return CharacterClass::Joiner;
    default:
        break;
    }
    if ((codePoint >= 0x202A && codePoint <= 0x202E) || (codePoint >= 0x2066 && codePoint <= 0x2069)) {
        return CharacterClass::Ignorable;
    }
    const auto point = static_cast<UChar32>(codePoint);
    const uint32_t category = U_MASK(u_charType(point));
    if ((category & (U_GC_L_MASK | U_GC_ND_MASK | U_GC_NL_MASK)) != 0) {
        return CharacterClass::Word;
    }
    return (category & U_GC_M_MASK) != 0 ? CharacterClass::Mark : CharacterClass::Other;
}

Character compute(char32_t codePoint)
{
    const auto point = static_cast<UChar32>(codePoint);
    Character character;
    character.kind = classify(codePoint);
    character.lower = character.kind == CharacterClass::Apostrophe ? U'\'' : static_cast<char32_t>(u_tolower(point));
    character.simple = u_getIntPropertyValue(point, UCHAR_NFC_QUICK_CHECK) == UNORM_YES
        && u_getCombiningClass(point) == 0
        && codePoint != 0x03A3  // capital sigma: final or not
        && codePoint != 0x0130; // capital i with dot: two code points outside Turkish
    return character;
}

std::vector<Character> computeTable()
{
    std::vector<Character> table;
    table.reserve(kTableSize);
    for (char32_t codePoint = 0; codePoint < kTableSize; ++codePoint) {
        table.push_back(compute(codePoint));
    }
    return table;
}

} // namespace

Character characterOf(char32_t codePoint)
{
    static const std::vector<Character> table = computeTable();
    return codePoint < kTableSize ? table[codePoint] : compute(codePoint);
}

bool isDecimalDigit(char32_t codePoint)
{
    return u_isdigit(static_cast<UChar32>(codePoint)) != 0;
}

char32_t nextCodePoint(std::string_view text, std::size_t& position)
{
    const auto first = static_cast<unsigned char>(text[position]);
    if (first < 0x80) {
        ++position;
        return first;
    }
    // ICU counts in 32 bits: give it no more than one code point can need.
    const char* at = text.data() + position;
    const auto available = static_cast<int32_t>(text.size() - position < 4 ? text.size() - position : 4);
    int32_t offset = 0;
    UChar32 point = 0;
    U8_NEXT(at, offset, available, point);
    position += static_cast<std::size_t>(offset);
    return point < 0 ? char32_t{0xFFFD} : static_cast<char32_t>(point);
}

void appendUtf8(std::string& text, char32_t codePoint)
{
    if (codePoint < 0x80) {
        text += static_cast<char>(codePoint);
    } else if (codePoint < 0x800) {
        text += static_cast<char>(0xC0 | (codePoint >> 6));
        text += static_cast<char>(0x80 | (codePoint & 0x3F));
    } else if (codePoint < 0x10000) {
        text += static_cast<char>(0xE0 | (codePoint >> 12));
        text += static_cast<char>(0x80 | ((codePoint >> 6) & 0x3F));
        text += static_cast<char>(0x80 | (codePoint & 0x3F));
    } else {
        text += static_cast<char>(0xF0 | (codePoint >> 18));
        text += static_cast<char>(0x80 | ((codePoint >> 12) & 0x3F));
        text += static_cast<char>(0x80 | ((codePoint >> 6) & 0x3F));
        text += static_cast<char>(0x80 | (codePoint & 0x3F));
    }
}

} // namespace crossgloss
