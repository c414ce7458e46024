#include "store/IndexTerms.h"

#include "text/Ascii.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace crossgloss {

namespace {

constexpr std::size_t maximumWords = 4;
constexpr std::size_t maximumBytes = 96;

// What dictionaries write for "any object here"; never part of the word itself.
constexpr std::array<std::string_view, 34> placeholders = {
    "sth",   "sth.",  "sb",  "sb.",  "s.o.", "s.b.", "s.th.", "smb",   "smb.", "smth", "smth.", "sb./sth.",
    "jd.",   "jdm.",  "jdn.", "jds.", "jmd.", "jmdm.", "jmdn.", "jmds.", "etw.", "jdm", "jdn", "etw",
    "qn",    "qc",    "qqn", "qqch", "qn.",  "qc.",  "qqn.",  "qqch.", "qlcu", "qlco"};

constexpr std::string_view openings = "([{<";
constexpr std::string_view closings = ")]}>";

/// Copies @p raw without bracketed parts; an unclosed bracket swallows the rest.
std::string withoutBrackets(std::string_view raw)
{
    std::string result;
    int depth = 0;
    for (char c : raw) {
        if (openings.find(c) != std::string_view::npos) {
            ++depth;
        } else if (closings.find(c) != std::string_view::npos) {
            depth = std::max(0, depth - 1);
        } else if (depth == 0) {
            result.push_back(c);
        }
    }
    return result;
}

bool isEdgePunctuation(char c)
{
    constexpr std::string_view marks = ".,;:!?\"*=~|#/+_^$%&@";
    return marks.find(c) != std::string_view::npos;
}

std::string_view trim(std::string_view text)
{
    while (!text.empty() && isSpace(text.front())) {
        text.remove_prefix(1);
    }
    while (!text.empty() && isSpace(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

std::string_view trimEdges(std::string_view text)
{
    while (!text.empty() && (isSpace(text.front()) || isEdgePunctuation(text.front()))) {
        text.remove_prefix(1);
    }
    while (!text.empty() && (isSpace(text.back()) || isEdgePunctuation(text.back()))) {
        text.remove_suffix(1);
    }
    return text;
}

/// "Lehrer/in" and the like: the base form, which is what a dictionary of the language lists.
std::string_view withoutSlashEnding(std::string_view word)
{
    for (const std::string_view ending : {"/-in", "/in", "/innen", "/-innen", "/e", "/-e", "/a", "/o", "/-a", "/-o"}) {
        if (word.size() > ending.size() + 1 && word.ends_with(ending)) {
            return word.substr(0, word.size() - ending.size());
        }
    }
    return word;
}

bool hasLetter(std::string_view text)
{
    return std::any_of(text.begin(), text.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte >= 0x80 || (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
    });
}

} // namespace

std::vector<std::string> contentStems(std::string_view text, std::string_view language)
{
    const std::vector<std::string> tokens = tokenise(text, language);
    std::vector<std::string> stems;
    const auto collect = [&](bool stopWords) {
        for (const std::string& token : tokens) {
            if (!stopWords && isStopWord(token, language)) {
                continue;
            }
            std::string stemmed = stem(token, language);
            if (!stemmed.empty() && std::find(stems.begin(), stems.end(), stemmed) == stems.end()) {
                stems.push_back(std::move(stemmed));
            }
        }
    };
    collect(false);
    if (stems.empty()) {
        collect(true);
    }
    return stems;
}

std::string sentenceTerms(std::string_view text, std::string_view language)
{
    std::vector<std::string> terms;
    for (const std::string& token : tokenise(text, language)) {
        terms.push_back(indexTerm(stem(token, language), language));
    }
    std::ranges::sort(terms);
    const auto [end, last] = std::ranges::unique(terms);
    terms.erase(end, last);
    std::string joined;
    for (const std::string& term : terms) {
        joined += (joined.empty() ? "" : " ") + term;
    }
    return joined;
}

std::string indexTerm(std::string_view stem, std::string_view language)
{
    std::string term;
    term.reserve(language.size() + 1 + stem.size());
    term.append(language).append("_").append(stem);
    return term;
}

std::string cleanWord(std::string_view raw, std::string_view language)
{
    const std::string bare = withoutBrackets(raw);
    std::string joined;
    std::size_t words = 0;
    std::size_t position = 0;
    while (position < bare.size()) {
        while (position < bare.size() && isSpace(bare[position])) {
            ++position;
        }
        std::size_t end = position;
        while (end < bare.size() && !isSpace(bare[end])) {
            ++end;
        }
        if (end == position) {
            break;
        }
        const std::string_view word = withoutSlashEnding(std::string_view(bare).substr(position, end - position));
        position = end;
        if (std::find(placeholders.begin(), placeholders.end(), word) != placeholders.end()) {
            continue;
        }
        if (++words > maximumWords + 1) {
            return {};
        }
        if (!joined.empty()) {
            joined.push_back(' ');
        }
        joined.append(word);
    }
    std::string_view result = trimEdges(joined);
    if (language == "en" && result.size() > 3 && result.starts_with("to ")) {
        result = trimEdges(result.substr(3));
    }
    const auto spaces = static_cast<std::size_t>(std::count(result.begin(), result.end(), ' '));
    if (result.empty() || result.size() > maximumBytes || spaces >= maximumWords || !hasLetter(result)) {
        return {};
    }
    return toNfc(result);
}

std::string tidyDefinition(std::string_view raw)
{
    std::string line;
    line.reserve(raw.size());
    for (char c : trim(raw)) {
        if (!isSpace(c)) {
            line.push_back(c);
        } else if (!line.empty() && line.back() != ' ') {
            line.push_back(' ');
        }
    }
    return toNfc(line);
}

} // namespace crossgloss
