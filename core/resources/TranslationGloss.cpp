#include "resources/TranslationGloss.h"

#include "resources/ArticleText.h"
#include "text/Ascii.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <array>

namespace crossgloss {

namespace {

constexpr std::size_t maxWords = 3;  ///< of a translation
constexpr std::size_t maxParts = 12; ///< of a list
constexpr std::size_t maxGlossLength = 4000; ///< bytes; what is longer is no list

/// What begins an explanation, however short it is.
constexpr std::array<std::string_view, 24> explaining = {
    "of",     "that",     "who",       "whose",      "which",      "used",     "any",   "someone",
    "one",    "pertaining", "relating", "having",    "indicates",  "indicating", "expressing", "denoting",
    "qui",    "relatif",  "relative",  "se",         "une",        "dicho",    "que",   "jemand"};

std::size_t countWords(std::string_view text)
{
    std::size_t words = text.empty() ? 0 : 1;
    std::size_t wide = 0;
    for (const char c : text) {
        words += c == ' ' ? 1 : 0;
        // Scripts that write no spaces take three bytes a letter, and about two letters a word.
        wide += (static_cast<unsigned char>(c) & 0xF0) == 0xE0 ? 1 : 0;
    }
    return std::max(words, (wide + 1) / 2);
}

std::string_view firstWord(std::string_view text)
{
    return text.substr(0, text.find(' '));
}

bool explains(std::string_view part)
{
    const std::string first = normalise(firstWord(part), "");
    return part.find(' ') != std::string_view::npos && std::ranges::find(explaining, first) != explaining.end();
}

bool isTranslation(std::string_view part, std::string_view language, PartOfSpeech pos)
{
    // "a surname" says what a name is, not what it is called.
    const bool saysKind = pos == PartOfSpeech::ProperNoun && !part.empty() && isLower(part.front());
    return !part.empty() && !saysKind && part.find_first_of(":.[]{}|=\"") == std::string_view::npos && !explains(part)
        && countWords(bareTranslation(part, language, pos)) <= maxWords;
}

/// Glosses of some editions are sentences: "Chat." is the word chat.
std::string uncapitalised(std::string_view text)
{
    std::size_t length = text.empty() ? 0 : 1;
    while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0) == 0x80) {
        ++length;
    }
    const std::string_view rest = text.substr(length);
    const bool acronym = !rest.empty() && isUpper(rest.front());
    return acronym ? std::string(text) : normalise(text.substr(0, length), "").append(rest);
}

void addRemarks(Sense& sense, const std::vector<std::string>& remarks)
{
    for (const std::string& remark : remarks) {
        if (countWords(remark) > maxWords) {
            addUnique(sense.definitions, cleanDefinition(remark));
        } else {
            addLabel(sense.label, remark);
        }
    }
}

/// The words of a list. @return false when @p chunk is none; @p sense then stays as it is.
bool addList(Sense& sense, std::string_view chunk, std::string_view language, PartOfSpeech pos)
{
    std::vector<std::string> remarks;
    std::string body = withoutRemarks(chunk, remarks);
    if (body.ends_with('.') && !body.ends_with("..")) {
        body.pop_back();
        if (language != "de" && pos != PartOfSpeech::ProperNoun) {
            body = uncapitalised(body);
        }
    }
    for (const std::string_view wide : {"、", "，"}) {
        for (std::size_t at = body.find(wide); at != std::string::npos; at = body.find(wide, at)) {
            body.replace(at, wide.size(), ", ");
        }
    }
    const std::vector<std::string_view> parts = splitTopLevel(body, ", ");
    if (parts.empty() || parts.size() > maxParts
        || !std::ranges::all_of(parts, [&](std::string_view part) { return isTranslation(part, language, pos); })) {
        return false;
    }
    for (const std::string_view part : parts) {
        addUnique(sense.translations, Translation{bareTranslation(part, language, pos), {}});
    }
    addRemarks(sense, remarks);
    return true;
}

/// "hussar, member of the light cavalry": one word in front of what explains it.
bool addExplainedWord(Sense& sense, std::string_view chunk, std::string_view language, PartOfSpeech pos)
{
    const std::size_t comma = chunk.find(", ");
    if (comma == std::string_view::npos || chunk.find('(') < comma) {
        return false;
    }
    const std::string_view word = chunk.substr(0, comma);
    const std::string_view rest = trimmed(chunk.substr(comma + 2));
    const bool plainStart = pos == PartOfSpeech::ProperNoun || language == "de" || normalise(word, "") == word;
    if (!plainStart || countWords(word) > 2 || countWords(rest) <= maxWords || word.find(' ') < 4
        || rest.find(", ") != std::string_view::npos || !isTranslation(word, language, pos)) {
        return false;
    }
    addUnique(sense.translations, Translation{bareTranslation(word, language, pos), {}});
    addUnique(sense.definitions, cleanDefinition(rest));
    return true;
}

} // namespace

std::string bareTranslation(std::string_view word, std::string_view language, PartOfSpeech pos)
{
    std::string clean = cleanWord(word);
    if (language != "en") {
        return clean;
    }
    const auto drop = [&clean](std::string_view front) {
        if (clean.size() > front.size() && clean.starts_with(front)) {
            clean.erase(0, front.size());
        }
    };
    if (pos == PartOfSpeech::Verb || pos == PartOfSpeech::Unknown) {
        drop("to ");
    }
    if (pos == PartOfSpeech::Noun || pos == PartOfSpeech::Unknown) {
        for (const char* article : {"a ", "an ", "the "}) {
            drop(article);
        }
    }
    return clean;
}

void addGloss(Sense& sense, std::string_view gloss, std::string_view language, PartOfSpeech pos)
{
    std::string clean = cleanDefinition(gloss);
    if (clean.size() > maxGlossLength) {
        addUnique(sense.definitions, std::move(clean));
        return;
    }
    std::string explanation;
    for (const std::string_view chunk : splitTopLevel(clean, ";")) {
        if (addList(sense, chunk, language, pos) || addExplainedWord(sense, chunk, language, pos)) {
            continue;
        }
        explanation += explanation.empty() ? "" : "; ";
        explanation += chunk;
    }
    addUnique(sense.definitions, std::move(explanation));
}

} // namespace crossgloss
