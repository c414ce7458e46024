#pragma once

#include "resources/Dictionary.h"
#include "resources/WordMarks.h"

#include <array>
#include <cstddef>
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

} // namespace crossgloss
