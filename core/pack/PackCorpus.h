#pragma once

#include "resources/Dictionary.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace crossgloss {

/// Where the training pairs of a pack come from, as its card lists them.
struct PackSource
{
    std::string name;
    std::string title;
    std::string licence;
    std::string file;              ///< file name without folder
    std::string checksum;          ///< XXH3-128 of the file
    std::uint64_t definitions = 0; ///< descriptions it gave
    std::uint64_t pairs = 0;       ///< word pairs it gave
    bool installed = false;        ///< a dictionary that the system packages
};

/// How a training pair came about.
enum class PackItemKind : std::uint8_t
{
    Definition, ///< a dictionary says so
    Chained,    ///< definition of a headword, answered by the headword's translations
    Pair,       ///< a word, answered by its translations or synonyms
    Extra       ///< rephrased: examples, hypernyms with a gloss
};

/// One description with every right answer. Ranges point into PackCorpus::tokens and PackCorpus::answers.
struct PackItem
{
    std::uint32_t tokenBegin = 0, tokenEnd = 0;
    std::uint32_t answerBegin = 0, answerEnd = 0;
    std::uint16_t language = 0; ///< of the description: index of PackCorpus::languages
    PackItemKind kind = PackItemKind::Definition;
    float weight = 1; ///< how often it is drawn, relative to a definition
};

/// The words of one language. Units [0, targets) are answers in falling frequency, the others occur in descriptions
/// only.
struct PackLanguage
{
    std::string code;
    std::vector<std::string> units; ///< normalised, distinct
    std::vector<std::string> shown; ///< of the targets: as they are written
    std::vector<std::uint32_t> pos; ///< of the targets: bit 1 << int(PartOfSpeech)
    std::size_t targets = 0;
    std::uint32_t offset = 0;                             ///< global id of unit 0
    std::uint32_t targetOffset = 0;                       ///< global index of target 0
    std::unordered_map<std::string, std::uint32_t> index; ///< normalised word → unit
};

/// Cases of one direction that no training pair knows.
struct PackHeldOut
{
    std::string name; ///< "en-fr", "en-en reworded"
    std::uint16_t definitionLanguage = 0;
    std::uint16_t answerLanguage = 0;
    std::vector<PackItem> items;
};

/// Everything that a pack is trained from, in memory. Global unit ids run through all languages.
struct PackCorpus
{
    std::vector<PackLanguage> languages;
    std::vector<std::uint32_t> tokens;  ///< global unit ids
    std::vector<std::uint32_t> answers; ///< global unit ids of targets; by language, then id, within an item
    std::vector<std::uint8_t> votes;    ///< of the answers, as far as it goes: how many sources say so, 255 at most
    std::vector<PackItem> items;
    std::vector<PackHeldOut> heldOut;
    std::vector<PackSource> sources;

    std::uint32_t units() const;
    std::uint32_t targetCount() const;
    /// Index of the language that a global unit id belongs to.
    std::size_t languageOf(std::uint32_t unit) const;
    /// Global target index of a global unit id, or -1 for a word that is no answer.
    std::int64_t targetIndex(std::uint32_t unit) const;
    std::size_t findLanguage(std::string_view code) const; ///< languages.size() when absent
    /// Numbers units and targets through all languages; call after the languages are filled.
    void number();
};

} // namespace crossgloss
