#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace crossgloss {

/// What the tokeniser needs to know of a code point.
enum class CharacterClass : std::uint8_t {
    Other,      ///< separates words
    Word,       ///< letter or decimal digit
    Mark,       ///< combining mark: part of a word, begins none
    Joiner,     ///< zero-width (non-)joiner: inside words only
    Apostrophe, ///< ' and what is written for it
    Ignorable   ///< soft hyphen, byte order mark, direction marks: dropped
};

/// Class and lower case of one code point.
struct Character {
    char32_t lower = 0;
    CharacterClass kind = CharacterClass::Other;
    /// False when lower case or NFC depend on the neighbours, so that a text with it takes the slow way through ICU.
    bool simple = true;
};

/// Properties of @p codePoint; the basic plane comes from a table that is built at the first call. Thread-safe.
Character characterOf(char32_t codePoint);

/// True for decimal digits of any script.
bool isDecimalDigit(char32_t codePoint);

/// Next code point of well- or ill-formed UTF-8; what is ill-formed gives U+FFFD. @p position moves on.
char32_t nextCodePoint(std::string_view text, std::size_t& position);

void appendUtf8(std::string& text, char32_t codePoint);

} // namespace crossgloss
