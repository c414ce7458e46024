#pragma once

namespace crossgloss {

// Characters of ASCII, whatever the locale; bytes of other letters are none of these.

constexpr bool isUpper(char c)
{
    return c >= 'A' && c <= 'Z';
}

constexpr bool isLower(char c)
{
    return c >= 'a' && c <= 'z';
}

constexpr bool isLetter(char c)
{
    return isUpper(c) || isLower(c);
}

constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

constexpr bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

} // namespace crossgloss
