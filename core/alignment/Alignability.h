#pragma once

#include "base/Progress.h"
#include "resources/EmbeddingSpace.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

struct AlignmentData;
struct AlignOptions;

/// Something to know before a run: an English template with arguments, like an Error's.
struct Warning {
    enum class Severity {
        Note,                          ///< good to know
        Doubtful,                      ///< the run may well end in nothing
        Impossible                     ///< the run will fail
    };

    Severity severity = Severity::Doubtful;
    std::string text;                  ///< marked with CROSSGLOSS_TEXT; %1 … %9 stand for the arguments
    std::vector<std::string> arguments;
    std::string advice;                ///< what to do, likewise; may be empty

    /// Text and advice with the arguments filled in, in English.
    std::string message() const;
};

/// What can be told of two spaces and a dictionary before anything is learned.
struct Alignability {
    std::size_t sourceWords = 0;
    std::size_t targetWords = 0;
    std::size_t sourceDimension = 0;
    std::size_t targetDimension = 0;
    std::size_t identicalStrings = 0;          ///< words that both spaces hold

    std::size_t pairs = 0;                     ///< of the dictionary, with both words there
    double coverage = 0;                       ///< share of the dictionary's source words that have such a pair
    double frequentPairs = 0;                  ///< share of the pairs that are in the vocabulary on both sides
    /// Spearman's rank correlation of the two words' places by frequency, over the pairs; none below ten pairs. Near zero
    /// where a space is not sorted by frequency or the dictionary is not of these languages.
    std::optional<double> frequencyCorrelation;

    /// spectralDistance() of the neighbourhood graphs; none with fewer words than a graph needs.
    std::optional<double> spectralDistance;
    std::size_t spectralWords = 0;             ///< in either graph
    bool spectralOfDictionary = false;         ///< graphs of the dictionary's words, else of the most frequent ones

    std::vector<Warning> warnings;             ///< the worst first

    bool possible() const;
};

/// Looks at what a run with @p options would start from, in a second or two whatever the size of the spaces: coverage, overlap,
/// frequencies, and how alike the shapes of the neighbourhoods are, of at most 1,000 words (Søgaard et al. 2018).
/// @throws Cancelled.
Alignability checkAlignability(const EmbeddingSpace& source, const EmbeddingSpace& target, const AlignmentData& data,
                               const AlignOptions& options, Progress& progress);

/// All of it; warnings as `{severity, message}`.
nlohmann::json toJson(const Alignability& alignability);

} // namespace crossgloss
