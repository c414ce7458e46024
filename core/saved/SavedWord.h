#pragma once

#include "resources/Dictionary.h"
#include "saved/Fsrs.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// Bytes that a text of a saved word may have.
constexpr std::size_t maxSavedTextLength = 20000;
/// The same of the word itself.
constexpr std::size_t maxSavedWordLength = 1000;

/// A word that somebody keeps to learn it.
struct SavedWord
{
    std::string id; ///< UUID; stays the same through edits, exports and imports
    std::string word;
    std::string language; ///< canonical code
    PartOfSpeech pos = PartOfSpeech::Unknown;
    WordMarks marks;
    std::string meaning;         ///< the definition that was shown
    std::string meaningLanguage; ///< canonical code; empty when unknown
    std::string query;           ///< what it was the answer to: a description, or a word to translate
    std::string queryLanguage;   ///< canonical code; empty when unknown
    std::string note;
    std::vector<std::string> tags;  ///< each without blanks, sorted, none twice
    std::vector<std::string> lists; ///< names of the lists it is in, sorted
    std::string source;             ///< dictionary of the meaning, or "encoder"
    std::int64_t savedAt = 0;       ///< seconds since 1970, UTC
    std::optional<ReviewState> review; ///< nothing while it is new

    friend bool operator==(const SavedWord&, const SavedWord&) = default;
};

/// A random UUID (version 4) as text.
std::string newSavedId();

/// What two saved words have in common when they are the same answer to the same question: word, language and query,
/// the query without regard to case and blanks.
std::string savedIdentity(const SavedWord& word);

/// The word without regard to case, by the rules of its language.
std::string foldedWord(const SavedWord& word);

/// Tags in a text: separated by blanks or commas, a leading # left out, sorted, none twice.
std::vector<std::string> tagsIn(std::string_view text);
/// Tags as one text, separated by blanks.
std::string tagText(const std::vector<std::string>& tags);

/// Genders and number as a text ("feminine plural") and back.
std::string marksText(const WordMarks& marks);
WordMarks marksFromText(std::string_view text);

/// The word as it may be stored: valid UTF-8, no control characters but line breaks in notes and meanings, tags and
/// lists sorted, languages canonical.
/// @throws Error when it has no word or no language, a text is too long, or a list has no proper name.
SavedWord checkedSavedWord(SavedWord word);

/// "2026-01-31T12:00:00Z" and back; nothing for what is no such time.
std::string savedTimeText(std::int64_t secondsSince1970);
std::optional<std::int64_t> savedTimeFrom(std::string_view text);

} // namespace crossgloss
