#pragma once

#include "datasets/DictionaryMaterial.h"
#include "datasets/SentenceOverlap.h"

#include "base/Progress.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// How a reverse-dictionary set is made.
struct ReverseSetOptions
{
    std::array<std::string, 2> languages;      ///< canonical codes
    std::vector<std::string> dictionaries;     ///< of the workspace; empty = all
    bool chained = true;                       ///< also definitions joined with the headword's translations
    std::size_t translations = 1;              ///< chained: at most so many answers for a definition, the best ones
    std::size_t minimumWords = 2;              ///< shorter definitions are left out
    std::size_t maximumWords = 60;             ///< longer ones too; 0 = none
    std::size_t heldOut = 500;                 ///< answer words of each direction to test on, and so many to validate on;
                                               ///< of few words a tenth at most
    bool strict = false;                       ///< takes what gives held-out pairs away out of training
    double nearlyEqual = 0.8;                  ///< Jaccard index of two definitions' words that counts as the same text
    std::filesystem::path exclude;             ///< folder of a data set none of whose words and texts may be in this one
    std::uint64_t seed = 1;
};

enum class SetPart : std::uint8_t { Train, Valid, Test, Dropped };
constexpr std::array<const char*, 3> setPartNames = {"train", "valid", "test"};

/// A word of one language with a definition in the other.
struct ReversePair
{
    std::uint32_t answer = 0;                  ///< DictionaryMaterial::words of the answer's language
    std::uint32_t headword = 0;                ///< of the definition's
    std::uint32_t text = 0;                    ///< in ReverseDirection::texts
    std::uint32_t key = 0;                     ///< in ReverseSet::texts
    SetPart part = SetPart::Train;
    bool chained = false;
};

/// Why candidates were left out of a direction.
struct LeftOutPairs
{
    std::uint64_t noWord = 0;                  ///< the answer is an expression or an affix
    std::uint64_t stopWord = 0;
    std::uint64_t length = 0;                  ///< of the definition
    std::uint64_t repeated = 0;                ///< answer and definition are there already
    std::uint64_t excluded = 0;                ///< a word or text of the excluded set
};

/// Shares of a direction's test pairs that training gives away.
struct Leakage
{
    double sameDirection = 0;                  ///< the definition stands word for word in training
    double otherDirection = 0;                 ///< the same in the other direction's training
    double nearly = 0;                         ///< a nearly equal one in either, equal ones included
    double headword = 0;                       ///< another definition of the headword is in training
    double answerInDefinition = 0;             ///< the definition holds the answer itself
};

/// Words of languages[answers] with definitions in the other language.
struct ReverseDirection
{
    int answers = 0;
    std::vector<std::string> texts;            ///< definitions as they are written
    std::vector<ReversePair> pairs;
    LeftOutPairs leftOut;
    std::uint64_t removed = 0;                 ///< training pairs that strictness took
    Leakage before, after;                     ///< strictness
};

/// A reverse-dictionary set in the manner of Wikt3l (BilDRL, section 4).
struct ReverseSet
{
    DictionaryMaterial material;
    TextSet texts;
    std::array<ReverseDirection, 2> directions;
};

/// Makes and splits the set; the same dictionaries, options and seed give the same set.
/// @throws Error when a direction has no pair; Cancelled.
ReverseSet makeReverseSet(const Workspace& workspace, const ReverseSetOptions& options, Progress& progress);

/// Splits pairs by their answers, measures what leaks, and is strict where the options say so.
void splitReverseSet(ReverseSet& set, const ReverseSetOptions& options, Progress& progress);

/// What report.json holds: `kind, languages, seed, options, dictionaries, directions`.
nlohmann::json reportOf(const ReverseSet& set, const ReverseSetOptions& options);
/// Writes IJ.train.tsv, IJ.valid.tsv and IJ.test.tsv (I: of the answers) with lines of answer, headword and definition,
/// vocabulary.I.txt (all words of the language that the set has) and report.json, the report last. @throws Error.
void writeReverseSet(const ReverseSet& set, const ReverseSetOptions& options, const std::filesystem::path& folder);

} // namespace crossgloss
