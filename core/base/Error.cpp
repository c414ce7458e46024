#include "base/Error.h"

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

Error::Error(std::string text, std::vector<std::string> arguments)
    : std::runtime_error(text), m_text(std::move(text)), m_arguments(std::move(arguments))
{
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
        m_what += m_file;
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
    // One line whatever a hostile file put into the arguments.
    std::replace_if(m_what.begin(), m_what.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; }, ' ');
}

Cancelled::Cancelled() : Error(CROSSGLOSS_TEXT("Cancelled")) {}

} // namespace crossgloss
