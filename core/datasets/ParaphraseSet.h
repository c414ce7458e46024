#pragma once

#include "datasets/DictionaryMaterial.h"
#include "datasets/ReverseSet.h"

#include "base/Progress.h"
#include "resources/EmbeddingSpace.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// How a paraphrase set is made.
struct ParaphraseSetOptions
{
    std::array<std::string, 2> languages;      ///< canonical codes, of first and second sentences
    std::vector<std::string> dictionaries;     ///< of the workspace; empty = all
    bool chained = true;                       ///< also words that are each other's best translation, where no dictionary
                                               ///< aligns their senses
    std::size_t pairs = 3000;                  ///< of either label at most; 0 = as many as there are
    std::size_t neighbours = 15;               ///< negatives come from one of so many
    std::size_t minimumWords = 2;              ///< shorter definitions are left out
    std::size_t maximumWords = 60;             ///< longer ones too; 0 = none
    std::array<int, 3> split{70, 5, 25};       ///< per cent to train, validate and test
    std::filesystem::path exclude;             ///< folder of a data set none of whose words and texts may be in this one
    std::uint64_t seed = 1;
    int threads = 0;
};

/// A word and its translation, both with a definition in their own language.
struct AlignedDefinitions
{
    std::array<std::uint32_t, 2> words{};      ///< DictionaryMaterial::words
    std::array<std::uint32_t, 2> senses{};     ///< DictionaryMaterial::senses
    std::array<std::uint32_t, 2> texts{};      ///< ParaphraseSet::texts
    bool chained = false;
};

struct ParaphrasePair
{
    bool paraphrase = false;
    std::array<std::uint32_t, 2> aligned{};    ///< in ParaphraseSet::aligned: whose definitions these are
    SetPart part = SetPart::Train;
};

/// A paraphrase set in the manner of WBP3l (BilDRL, section 4). No text stands in two of its pairs.
struct ParaphraseSet
{
    DictionaryMaterial material;
    TextSet texts;
    std::vector<AlignedDefinitions> aligned;   ///< all that were found; a word and a text stand in one at most
    std::vector<ParaphrasePair> pairs;
    std::size_t withVectors = 0;               ///< of aligned
    std::size_t excluded = 0;                  ///< left out for a word or text of the excluded set
};

/// Makes and splits the set. A negative pairs the definition of a word with that of the translation of one of its nearest
/// neighbours among the words of @ref ParaphraseSet::aligned.
/// @param vectors of the first language, in which neighbours are near.
/// @throws Error when nothing can be paired; Cancelled.
ParaphraseSet makeParaphraseSet(const Workspace& workspace, const ParaphraseSetOptions& options,
                                const EmbeddingSpace& vectors, Progress& progress);

/// What report.json holds: `kind, languages, seed, options, dictionaries, aligned, …`, counts of the parts, leakage.
nlohmann::json reportOf(const ParaphraseSet& set, const ParaphraseSetOptions& options, Progress& progress);
/// Writes train.tsv, valid.tsv and test.tsv (label 1 or 0, both sentences), words.tsv (the words whose definitions they
/// are) and report.json. @throws Error.
void writeParaphraseSet(const ParaphraseSet& set, const nlohmann::json& report, const std::filesystem::path& folder);

} // namespace crossgloss
