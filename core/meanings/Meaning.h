#pragma once

#include "resources/Dictionary.h"
#include "resources/WordMarks.h"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// The languages of the vocabulary of meanings, in the order of its columns.
inline constexpr std::array<std::string_view, 5> meaningLanguages = {"en", "fr", "de", "es", "it"};
/// Place of a language among them. @param language canonical code.
std::optional<std::size_t> meaningLanguage(std::string_view language);

/// The parts of speech that meanings have.
inline constexpr std::array meaningPartsOfSpeech = {PartOfSpeech::Noun, PartOfSpeech::Verb, PartOfSpeech::Adjective,
                                             PartOfSpeech::Adverb, PartOfSpeech::Phrase};

/// A word that says a meaning, with what stands in brackets behind it.
struct MeaningWord
{
    std::string text;
    WordMarks marks;
    std::string region; ///< "GB", "LatAm", "Austria", …; empty where it is said everywhere
};

/// A meaning: its words and how people describe it, in each of meaningLanguages.
struct Meaning
{
    std::string synset; ///< of Princeton WordNet 3.0, "04548362-n"; empty where none fits
    PartOfSpeech pos = PartOfSpeech::Unknown;
    std::array<std::vector<MeaningWord>, meaningLanguages.size()> words;        ///< the commonest first
    std::array<std::vector<std::string>, meaningLanguages.size()> descriptions; ///< the first is a short definition
    std::array<std::string, meaningLanguages.size()> examples;                  ///< a sentence; empty without one
};

/// Reads entries of the vocabulary, a line each with tabs between 17 columns: synset or "-", part of speech (noun, verb,
/// adj, adv, phrase), words in five languages ("; " between them, marks in brackets), descriptions (" | " between them),
/// an example sentence. Files are read in the order of their names.
/// @param folder with files that end in .tsv. @throws Error naming file and line of the first fault.
std::vector<Meaning> readMeanings(const std::filesystem::path& folder);

/// A form of a word that no rule leads to the headword: "went", "yeux", "ging".
struct WordForm
{
    std::string form;
    std::string headword; ///< as dictionaries list it
    PartOfSpeech pos = PartOfSpeech::Unknown;
};
using WordForms = std::array<std::vector<WordForm>, meaningLanguages.size()>;

/// Reads irregular forms: a file for each language, forms/en.tsv and so on, lines of form, headword and part of speech. Of a
/// form with several headwords the likeliest stands first. @param folder of the vocabulary; nothing where it has no forms.
/// @throws Error naming file and line of the first fault.
WordForms readWordForms(const std::filesystem::path& folder);

/// What a description that denies a word of one meaning may be of: its opposite, or what is or does it not.
struct DeniedMeaning
{
    std::uint16_t denied = 0; ///< number of a meaning
    std::uint16_t meant = 0;
    friend auto operator<=>(const DeniedMeaning&, const DeniedMeaning&) = default;
};

/// Reads opposites.tsv: two English words and their part of speech ("victory", "defeat", "noun"), opposites of each other; or
/// "not", a word and what is not so ("not", "see", "blind"). Words that no meaning has are passed over.
/// @param folder of the vocabulary; nothing where it has no such file. @return sorted. @throws Error naming file and line.
std::vector<DeniedMeaning> readOpposites(const std::filesystem::path& folder, const std::vector<Meaning>& meanings);

/// A word that degrades a group, insults or is coarse.
struct OffensiveWord
{
    std::string language; ///< any, not only those of the vocabulary
    std::string word;     ///< normalised
    Usage usage = Usage::Vulgar; ///< or Usage::Derogatory
};

/// Reads offensive.tsv: language, word, and "slur", "insult" (both derogatory) or "vulgar". @param folder of the vocabulary;
/// nothing where it has no such file. @return sorted by language and word. @throws Error naming file and line.
std::vector<OffensiveWord> readOffensiveWords(const std::filesystem::path& folder);

/// All that the folder of the vocabulary holds.
struct VocabularyFolder
{
    std::vector<Meaning> meanings;
    WordForms forms;
    std::vector<DeniedMeaning> opposites;
    std::vector<OffensiveWord> offensive;
};
VocabularyFolder readVocabulary(const std::filesystem::path& folder);

} // namespace crossgloss
