#include "resources/WordCasing.h"

#include "text/Ascii.h"

#include <algorithm>

namespace crossgloss {

namespace {

std::string lowered(std::string_view word)
{
    std::string lower(word);
    for (char& c : lower) {
        c = isUpper(c) ? static_cast<char>(c + 0x20) : c;
    }
    return lower;
}

} // namespace

void WordCasing::learn(std::string_view text)
{
    std::string key;
    const std::size_t headEnd = text.starts_with(' ') ? 0 : std::min(text.find('\n'), text.size());
    for (std::size_t i = headEnd + 2; i < text.size();) {
        if (!isLower(text[i]) && !isUpper(text[i])) {
            ++i;
            continue;
        }
        std::size_t end = i + 1;
        while (end < text.size() && isLower(text[end])) {
            ++end;
        }
        const bool inside = text[i - 1] == ' ' && (isLower(text[i - 2]) || text[i - 2] == ',');
        const bool whole = end >= text.size() || !isUpper(text[end]);
        if (inside && whole && end - i > 1) {
            key.assign(text.substr(i, end - i));
            const bool capital = isUpper(key.front());
            key.front() = capital ? static_cast<char>(key.front() + 0x20) : key.front();
            Counts& counts = m_counts[key];
            ++(capital ? counts.capital : counts.lower);
        }
        i = end;
    }
}

bool WordCasing::isCapitalised(std::string_view word) const
{
    const auto found = m_counts.find(lowered(word));
    return found != m_counts.end() && found->second.capital > found->second.lower;
}

bool WordCasing::isSeenLower(std::string_view word) const
{
    const auto found = m_counts.find(lowered(word));
    return found != m_counts.end() && found->second.lower > 0;
}

} // namespace crossgloss
