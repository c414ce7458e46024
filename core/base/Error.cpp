#include "base/Error.h"

#include "base/OneLine.h"

#include <algorithm>

namespace crossgloss {

std::string formatMessage(std::string_view text, const std::vector<std::string>& arguments)
{
    std::string result;
    result.reserve(text.size() + 16 * arguments.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%' && i + 1 < text.size() && text[i + 1] >= '1' && text[i + 1] <= '9') {
            const std::size_t index = static_cast<std::size_t>(text[i + 1] - '1');
            if (index < arguments.size()) {
                result += arguments[index];
                ++i;
                continue;
            }
        }
        result += text[i];
    }
    return result;
}

namespace {

/// However many arguments there are, each keeps so much.
constexpr std::size_t leastOfArgument = 24;
constexpr std::size_t maxFileLength = 255;

std::size_t charactersOf(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

/// Cuts the longest of @p arguments so that @p text has room for them.
void shorten(std::string_view text, std::vector<std::string>& arguments)
{
    const std::size_t own = charactersOf(text);
    const std::size_t room = own < maxMessageLength ? maxMessageLength - own : 0;
    std::vector<std::size_t> lengths;
    for (std::string& argument : arguments) {
        argument = oneLine(argument, maxMessageLength);
        lengths.push_back(charactersOf(argument));
    }
    std::ranges::sort(lengths);
    // Of what the shorter ones leave, the others have equal shares.
    std::size_t left = room;
    std::size_t most = room;
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        most = left / (lengths.size() - i);
        if (lengths[i] > most) {
            break;
        }
        left -= lengths[i];
        most = maxMessageLength;
    }
    for (std::string& argument : arguments) {
        argument = oneLine(argument, std::max(most, leastOfArgument));
    }
}

} // namespace

Error::Error(std::string text, std::vector<std::string> arguments)
    : std::runtime_error(text), m_text(std::move(text)), m_arguments(std::move(arguments))
{
    shorten(m_text, m_arguments);
    compose();
}

Error& Error::at(std::string file, std::size_t line)
{
    m_file = std::move(file);
    m_line = line;
    compose();
    return *this;
}

Error& Error::advise(std::string advice)
{
    m_advice = std::move(advice);
    compose();
    return *this;
}

void Error::compose()
{
    m_what.clear();
    if (!m_file.empty()) {
        m_what += oneLine(m_file, maxFileLength);
        if (m_line > 0) {
            m_what += ':' + std::to_string(m_line);
        }
        m_what += ": ";
    }
    m_what += formatMessage(m_text, m_arguments);
    if (!m_advice.empty()) {
        if (!m_what.empty() && m_what.back() != '.') {
            m_what += '.';
        }
        m_what += ' ' + formatMessage(m_advice, m_arguments);
    }
}

Cancelled::Cancelled() : Error(CROSSGLOSS_TEXT("Cancelled")) {}

} // namespace crossgloss
