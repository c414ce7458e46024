#include "resources/PrincetonGloss.h"

namespace crossgloss {

namespace {

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view rim = " \t;:,";
    const std::size_t first = text.find_first_not_of(rim);
    if (first == std::string_view::npos) {
        return {};
    }
    return text.substr(first, text.find_last_not_of(rim) - first + 1);
}

/// Where the quotation that opens at @p open ends: its closing mark, or the end of the gloss when it has none.
std::size_t quotationEnd(std::string_view gloss, std::size_t open)
{
    const std::size_t close = gloss.find('"', open + 1);
    return close == std::string_view::npos ? gloss.size() : close;
}

/// True when the quotation mark at @p close ends a part: only blanks lie between it and a semicolon or the end.
bool closesPart(std::string_view gloss, std::size_t close)
{
    const std::size_t next = close < gloss.size() ? gloss.find_first_not_of(' ', close + 1) : std::string_view::npos;
    return next == std::string_view::npos || gloss[next] == ';';
}

} // namespace

void splitGloss(std::string_view gloss, std::vector<std::string>& definitions, std::vector<std::string>& examples)
{
    const std::size_t definitionsBefore = definitions.size();
    std::size_t start = 0;
    int depth = 0;
    bool quotes = false; // the present part began with a quotation: what follows until ';' is its attribution
    const auto finish = [&](std::size_t end) {
        if (!quotes) {
            if (const std::string_view part = trimmed(gloss.substr(start, end - start)); !part.empty()) {
                definitions.emplace_back(part);
            }
        }
        quotes = false;
        depth = 0;
    };
    for (std::size_t i = 0; i < gloss.size(); ++i) {
        const char c = gloss[i];
        if (c == '"') {
            const std::string_view before = gloss.substr(start, i - start);
            if (!quotes && closesPart(gloss, i) && !trimmed(before).empty() && before.back() != ' ') {
                // A closing mark whose opening one was forgotten.
                examples.emplace_back(trimmed(before));
                quotes = true;
                continue;
            }
            const std::size_t close = quotationEnd(gloss, i);
            // A quotation at the start of a part is an example, also one behind a colon, comma or parenthesis that
            // ends the part; elsewhere it belongs to the sentence around it.
            const std::string_view introduction = before.substr(0, before.find_last_not_of(' ') + 1);
            const bool introduced = introduction.ends_with(':')
                || ((introduction.ends_with(',') || introduction.ends_with(')')) && closesPart(gloss, close));
            if (quotes || introduction.empty() || introduced) {
                finish(i);
                if (const std::string_view part = trimmed(gloss.substr(i + 1, close - i - 1)); !part.empty()) {
                    examples.emplace_back(part);
                }
                quotes = true;
            }
            i = close;
        } else if (c == '(') {
            ++depth;
        } else if (c == ')' && depth > 0) {
            --depth;
        } else if (c == ';' && (depth == 0 || gloss.find(')', i) == std::string_view::npos)) {
            finish(i);
            start = i + 1;
        }
    }
    finish(gloss.size());
    if (definitions.size() == definitionsBefore && !trimmed(gloss).empty()) {
        definitions.emplace_back(trimmed(gloss));
    }
}

} // namespace crossgloss
