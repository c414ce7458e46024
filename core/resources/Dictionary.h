#pragma once

#include "base/Progress.h"
#include "resources/WordMarks.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

enum class PartOfSpeech : std::uint8_t {
    Unknown, Noun, Verb, Adjective, Adverb, ProperNoun, Pronoun, Preposition, Conjunction, Interjection, Numeral,
    Determiner, Particle, Phrase, Affix
};

/// Stable short name ("noun", "verb", …; "" for Unknown) and back (Unknown when it says nothing).
std::string_view partOfSpeechName(PartOfSpeech pos);
PartOfSpeech partOfSpeechFromName(std::string_view name);

/// A word or short phrase of the other language, with what the dictionary prints beside it.
struct Translation
{
    std::string word;
    WordMarks marks;

    friend bool operator==(const Translation&, const Translation&) = default;
};

/// A sentence that shows a word in use.
struct Example
{
    std::string text;
    std::string translation; ///< empty where there is none

    friend bool operator==(const Example&, const Example&) = default;
};

/// One meaning of a headword.
struct Sense {
    std::vector<Translation> translations; ///< none in a monolingual dictionary
    /// Explanations in the headword's language (WikDict style) or, where a bilingual dictionary only explains,
    /// in the other one; DictionaryInfo::definitionLanguage tells.
    std::vector<std::string> definitions;
    std::vector<std::string> synonyms;
    std::vector<Example> examples;
    /// Field, usage or register, as printed ("botany", "archaic"); empty when none.
    std::string label;
};

struct DictionaryEntry {
    std::string headword;
    PartOfSpeech pos = PartOfSpeech::Unknown;
    std::vector<Sense> senses;
    WordMarks marks = {};                         ///< of the headword
    std::string plural = {};                      ///< its plural form; empty where none is stated
    std::vector<std::string> pronunciations = {}; ///< as printed, in IPA mostly, without slashes and brackets
    std::vector<std::string> references = {};     ///< other headwords that the entry points at
    std::string etymology = {};
};

struct DictionaryInfo {
    std::string name;                  ///< short, unique: "freedict-fra-fin", "gcide", "wordnet-3.0"
    std::string title;                 ///< as the dictionary calls itself
    std::string headwordLanguage;      ///< canonical code
    std::string translationLanguage;   ///< canonical code; empty when monolingual
    std::string definitionLanguage;    ///< canonical code of Sense::definitions
    std::string licence;               ///< as stated by the dictionary; empty when it says nothing
    std::filesystem::path path;        ///< the file it was read from
    std::string checksum;              ///< of the data file
};

/// A line or entry that could not be used; reading goes on behind it.
struct ReadIssue {
    std::string file;
    std::uint64_t line = 0;
    std::string message;
};

/// How many entries or lines were left out for one reason.
struct LeftOut
{
    std::string reason; ///< English text
    std::uint64_t count = 0;
    bool harmless = false; ///< a sound file may well have such ones: nothing is wrong with it
};

struct ReadReport
{
    std::uint64_t read = 0;        ///< entries (or lines) handed out
    std::uint64_t skipped = 0;     ///< entries that could not be used
    std::vector<ReadIssue> issues; ///< the first 100 of them
    std::vector<LeftOut> leftOut;  ///< the skipped ones by reason, of at most 20 reasons
};

using EntrySink = std::function<void(DictionaryEntry&&)>;

} // namespace crossgloss
