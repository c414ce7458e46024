#include "base/OneLine.h"

#include <cstdint>

namespace crossgloss {

namespace {

constexpr std::string_view replacement = "\xef\xbf\xbd";
constexpr std::string_view ellipsis = "\xe2\x80\xa6";

/// Length of the well-formed character at the start of @p text, 0 when there is none; @p code gets its number.
std::size_t characterLength(std::string_view text, std::uint32_t& code)
{
    const auto byte = [&](std::size_t i) { return static_cast<std::uint32_t>(static_cast<unsigned char>(text[i])); };
    const std::uint32_t lead = byte(0);
    const std::size_t length = lead < 0x80                   ? 1
                               : lead >= 0xC2 && lead < 0xE0 ? 2
                               : lead >= 0xE0 && lead < 0xF0 ? 3
                               : lead >= 0xF0 && lead < 0xF5 ? 4
                                                             : 0;
    if (length == 0 || length > text.size()) {
        return 0;
    }
    code = length == 1 ? lead : lead & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80U) {
            return 0;
        }
        code = code << 6 | (byte(i) & 0x3FU);
    }
    const bool overlong = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
    return overlong || (code >= 0xD800 && code < 0xE000) || code > 0x10FFFF ? 0 : length;
}

bool controls(std::uint32_t code)
{
    return code < 0x20 || (code >= 0x7F && code < 0xA0) || (code >= 0x2028 && code <= 0x202E) ||
           (code >= 0x2066 && code <= 0x2069);
}

} // namespace

std::string oneLine(std::string_view text, std::size_t longest)
{
    std::string line;
    std::size_t characters = 0;
    std::size_t lastStart = 0;
    while (!text.empty()) {
        if (characters == longest) {
            line.resize(lastStart);
            return longest == 0 ? line : line.append(ellipsis);
        }
        std::uint32_t code = 0;
        const std::size_t length = characterLength(text, code);
        lastStart = line.size();
        line.append(length == 0 ? replacement : controls(code) ? std::string_view(" ") : text.substr(0, length));
        text.remove_prefix(length == 0 ? 1 : length);
        ++characters;
    }
    return line;
}

} // namespace crossgloss
