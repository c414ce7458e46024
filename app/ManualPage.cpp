#include "ManualPage.h"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <cstdio>

namespace crossgloss {

namespace {

/// The code point at @p at of @p text, which moves behind it; U+FFFD for what is no UTF-8.
std::uint32_t nextCodePoint(std::string_view text, std::size_t& at)
{
    const auto byte = static_cast<unsigned char>(text[at++]);
    const int further = byte < 0x80 ? 0 : byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : byte >= 0xC0 ? 1 : -1;
    if (further < 0) {
        return 0xFFFD;
    }
    std::uint32_t point = further == 0 ? byte : byte & (0x3Fu >> further);
    for (int i = 0; i < further; ++i) {
        if (at >= text.size() || (static_cast<unsigned char>(text[at]) & 0xC0u) != 0x80u) {
            return 0xFFFD;
        }
        point = point << 6 | (static_cast<unsigned char>(text[at++]) & 0x3Fu);
    }
    return point;
}

std::string escaped(std::string_view text)
{
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const std::uint32_t point = nextCodePoint(text, at);
        switch (point) {
        case '\\':
            out += "\\e";
            break;
        case '-':
            out += "\\-";
            break;
        case '\'':
            out += "\\(aq";
            break;
        case '`':
            out += "\\(ga";
            break;
        case '^':
            out += "\\(ha";
            break;
        case '~':
            out += "\\(ti";
            break;
        case '"':
            out += "\\(dq"; // quotes are parted from the arguments of requests so
            break;
        default:
            if (point < 0x20) {
                out += ' ';
            } else if (point < 0x7F) {
                out += static_cast<char>(point);
            } else {
                char unicode[16];
                std::snprintf(unicode, sizeof unicode, "\\[u%04X]", static_cast<unsigned>(point));
                out += unicode;
            }
        }
    }
    return out;
}

/// A dot at the beginning of a line would be a request.
std::string guarded(const std::string& line)
{
    return line.starts_with('.') ? "\\&" + line : line;
}

} // namespace

ManualPage::ManualPage(std::string_view name, std::string_view summary, std::string_view date)
{
    std::string title;
    for (const char letter : name) {
        title += static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    }
    m_text = ".TH \"" + escaped(title) + "\" 1 \"" + std::string(date) + "\" \"Crossgloss " CROSSGLOSS_VERSION "\" \"User Commands\"\n";
    section("Name");
    m_text += escaped(name) + " \\- " + escaped(summary) + '\n';
}

void ManualPage::section(std::string_view title)
{
    std::string capitals;
    for (const char letter : title) {
        capitals += static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    }
    m_text += ".SH \"" + escaped(capitals) + "\"\n";
}

void ManualPage::subsection(std::string_view title)
{
    m_text += ".SS \"" + escaped(title) + "\"\n";
}

void ManualPage::beginParagraph()
{
    // A heading begins one.
    const std::size_t line = m_text.rfind('\n', m_text.size() - 2) + 1;
    if (m_text.compare(line, 2, ".S") != 0) {
        m_text += ".PP\n";
    }
}

void ManualPage::filled(std::string_view text)
{
    constexpr std::size_t width = 78;
    std::string line;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const std::string word = escaped(text.substr(at, end - at));
        at = end + 1;
        if (word.empty()) {
            continue;
        }
        if (!line.empty() && line.size() + 1 + word.size() > width) {
            m_text += guarded(line) + '\n';
            line.clear();
        }
        line += (line.empty() ? "" : " ") + word;
    }
    if (!line.empty()) {
        m_text += guarded(line) + '\n';
    }
}

void ManualPage::paragraph(std::string_view text)
{
    std::string together;
    bool verbatim = false;
    const auto flush = [&] {
        if (!together.empty()) {
            beginParagraph();
            filled(together);
            together.clear();
        }
    };
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view line = text.substr(at, end - at);
        at = end + 1;
        const bool kept = line.starts_with(' ');
        if (kept || line.empty()) {
            flush();
        }
        if (kept != verbatim) {
            if (kept) {
                beginParagraph();
            }
            m_text += kept ? ".nf\n" : ".fi\n";
            verbatim = kept;
        }
        if (kept) {
            m_text += escaped(line) + '\n';
        } else if (!line.empty()) {
            together += (together.empty() ? "" : " ") + std::string(line);
        }
    }
    if (verbatim) {
        m_text += ".fi\n";
    }
    flush();
}

void ManualPage::synopsis(std::string_view command, std::string_view arguments)
{
    beginParagraph();
    m_text += "\\fB" + escaped(command) + "\\fR\n";
    filled(arguments);
}

void ManualPage::entry(std::string_view term, std::string_view argument, std::string_view text)
{
    m_text += ".TP\n\\fB" + escaped(term) + "\\fR";
    if (!argument.empty()) {
        m_text += " \\fI" + escaped(argument) + "\\fR";
    }
    m_text += '\n';
    if (text.empty()) {
        m_text += "\\&\n";
    } else {
        filled(text);
    }
}

void ManualPage::references(const std::string& names)
{
    section("See also");
    for (std::size_t at = 0; at < names.size();) {
        const std::size_t end = std::min(names.find(',', at), names.size());
        m_text += ".BR " + escaped(names.substr(at, end - at)) + " (1)" + (end < names.size() ? "," : "") + '\n';
        at = end + 1;
    }
}

} // namespace crossgloss
