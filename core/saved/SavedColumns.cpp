#include "saved/SavedColumns.h"

#include "base/Error.h"
#include "base/Numbers.h"
#include "text/Ascii.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace crossgloss {

namespace {

constexpr std::array<std::string_view, savedColumns> names = {
    "id",   "word",  "language", "part_of_speech", "gender",        "meaning", "meaning_language", "query",
    "query_language", "note", "tags", "lists", "source", "saved_at", "last_reviewed", "due", "interval_days",
    "reviews", "lapses", "stability", "difficulty"};

constexpr std::array<std::pair<std::string_view, SavedColumn>, 8> otherNames = {{
    {"guid", SavedColumn::Id},
    {"pos", SavedColumn::PartOfSpeech},
    {"marks", SavedColumn::Gender},
    {"definition", SavedColumn::Meaning},
    {"notes", SavedColumn::Note},
    {"list", SavedColumn::Lists},
    {"saved", SavedColumn::SavedAt},
    {"lang", SavedColumn::Language},
}};

/// Names of lists in one cell: a semicolon between them, those in names after a backslash.
std::string listsText(const std::vector<std::string>& lists)
{
    std::string text;
    for (const std::string& list : lists) {
        text += text.empty() ? "" : "; ";
        for (const char c : list) {
            text += c == ';' || c == '\\' ? std::string("\\") + c : std::string(1, c);
        }
    }
    return text;
}

std::vector<std::string> listsIn(const std::string& text)
{
    std::vector<std::string> lists(1);
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\\' && i + 1 < text.size()) {
            lists.back() += text[++i];
        } else if (text[i] == ';') {
            lists.emplace_back();
        } else if (text[i] != ' ' || !lists.back().empty()) {
            lists.back() += text[i];
        }
    }
    std::erase(lists, std::string());
    return lists;
}

std::int64_t timeIn(const std::string& text)
{
    const std::optional<std::int64_t> time = savedTimeFrom(text);
    if (!time) {
        throw Error(CROSSGLOSS_TEXT("%1 is not a time; expected is one like 2026-03-01T12:00:00Z"), {text});
    }
    return *time;
}

double numberIn(const std::string& text, double least, double most)
{
    double value = 0;
    if (parseNumber(text, value) != NumberFault::None || value < least || value > most) {
        throw Error(CROSSGLOSS_TEXT("%1 is not a number, or not one allowed here"), {text});
    }
    return value;
}

std::int64_t countIn(const std::string& text)
{
    return std::llround(numberIn(text, 0, 1e9));
}

ReviewState& stateOf(SavedWord& word)
{
    if (!word.review) {
        word.review = ReviewState{};
    }
    return *word.review;
}

std::string reviewText(const ReviewState& state, SavedColumn column)
{
    switch (column) {
    case SavedColumn::LastReviewed:
        return savedTimeText(state.lastAt);
    case SavedColumn::Due:
        return savedTimeText(state.dueAt);
    case SavedColumn::IntervalDays:
        return std::to_string(state.intervalDays);
    case SavedColumn::Reviews:
        return std::to_string(state.reviews);
    case SavedColumn::Lapses:
        return std::to_string(state.lapses);
    case SavedColumn::Stability:
        return significantDigits(state.memory.stability, 17);
    case SavedColumn::Difficulty:
        return significantDigits(state.memory.difficulty, 17);
    default:
        return {};
    }
}

void setReview(SavedWord& word, SavedColumn column, const std::string& text)
{
    switch (column) {
    case SavedColumn::LastReviewed:
        stateOf(word).lastAt = timeIn(text);
        break;
    case SavedColumn::Due:
        stateOf(word).dueAt = timeIn(text);
        break;
    case SavedColumn::IntervalDays:
        stateOf(word).intervalDays = countIn(text);
        break;
    case SavedColumn::Reviews:
        stateOf(word).reviews = countIn(text);
        break;
    case SavedColumn::Lapses:
        stateOf(word).lapses = countIn(text);
        break;
    case SavedColumn::Stability:
        stateOf(word).memory.stability = numberIn(text, 0, 1e5);
        break;
    case SavedColumn::Difficulty:
        stateOf(word).memory.difficulty = numberIn(text, 1, 10);
        break;
    default:
        break;
    }
}

} // namespace

std::string_view columnName(SavedColumn column)
{
    return names.at(static_cast<std::size_t>(column));
}

std::string ankiFieldName(SavedColumn column)
{
    std::string name(columnName(column));
    name.front() = static_cast<char>(name.front() - 'a' + 'A');
    std::ranges::replace(name, '_', ' ');
    return name;
}

std::optional<SavedColumn> columnNamed(std::string_view name)
{
    std::string plain;
    for (const char c : name) {
        plain += c == ' ' ? '_' : isUpper(c) ? static_cast<char>(c - 'A' + 'a') : c;
    }
    const std::size_t begin = std::min(plain.find_first_not_of('_'), plain.size());
    plain = plain.substr(begin, plain.find_last_not_of('_') + 1 - begin);
    if (const auto found = std::ranges::find(names, plain); found != names.end()) {
        return static_cast<SavedColumn>(found - names.begin());
    }
    const auto other = std::ranges::find(otherNames, plain, &std::pair<std::string_view, SavedColumn>::first);
    return other == otherNames.end() ? std::nullopt : std::optional(other->second);
}

std::string columnText(const SavedWord& word, SavedColumn column)
{
    switch (column) {
    case SavedColumn::Id:
        return word.id;
    case SavedColumn::Word:
        return word.word;
    case SavedColumn::Language:
        return word.language;
    case SavedColumn::PartOfSpeech:
        return std::string(partOfSpeechName(word.pos));
    case SavedColumn::Gender:
        return marksText(word.marks);
    case SavedColumn::Meaning:
        return word.meaning;
    case SavedColumn::MeaningLanguage:
        return word.meaningLanguage;
    case SavedColumn::Query:
        return word.query;
    case SavedColumn::QueryLanguage:
        return word.queryLanguage;
    case SavedColumn::Note:
        return word.note;
    case SavedColumn::Tags:
        return tagText(word.tags);
    case SavedColumn::Lists:
        return listsText(word.lists);
    case SavedColumn::Source:
        return word.source;
    case SavedColumn::SavedAt:
        return savedTimeText(word.savedAt);
    default:
        return word.review ? reviewText(*word.review, column) : std::string();
    }
}

void setColumn(SavedWord& word, SavedColumn column, const std::string& text)
{
    if (text.empty()) {
        return;
    }
    switch (column) {
    case SavedColumn::Id:
        word.id = text;
        break;
    case SavedColumn::Word:
        word.word = text;
        break;
    case SavedColumn::Language:
        word.language = text;
        break;
    case SavedColumn::PartOfSpeech:
        word.pos = partOfSpeechFromName(text);
        break;
    case SavedColumn::Gender:
        word.marks = marksFromText(text);
        break;
    case SavedColumn::Meaning:
        word.meaning = text;
        break;
    case SavedColumn::MeaningLanguage:
        word.meaningLanguage = text;
        break;
    case SavedColumn::Query:
        word.query = text;
        break;
    case SavedColumn::QueryLanguage:
        word.queryLanguage = text;
        break;
    case SavedColumn::Note:
        word.note = text;
        break;
    case SavedColumn::Tags:
        word.tags = tagsIn(text);
        break;
    case SavedColumn::Lists:
        word.lists = listsIn(text);
        break;
    case SavedColumn::Source:
        word.source = text;
        break;
    case SavedColumn::SavedAt:
        word.savedAt = timeIn(text);
        break;
    default:
        setReview(word, column, text);
    }
}

} // namespace crossgloss
