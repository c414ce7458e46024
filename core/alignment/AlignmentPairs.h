#pragma once

#include "resources/EmbeddingSpace.h"
#include "resources/WordPairs.h"
#include "space/Retrieval.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace crossgloss {

/// Word pairs as rows of two spaces, and what was lost on the way.
struct AlignmentPairs {
    std::vector<IndexPair> pairs;      ///< without repetition, in the order of the dictionary
    std::size_t listed = 0;            ///< pairs in the dictionary
    std::size_t sourceWords = 0;       ///< different source words listed
    std::size_t coveredSourceWords = 0;    ///< of them with at least one pair in both spaces
    std::vector<std::string> missing;  ///< the first 20 words that a space lacks
    std::size_t inLowerCase = 0; ///< further pairs that PairOptions::lowerCase would add; those it added, when set

    double coverage() const { return sourceWords == 0 ? 0.0 : double(coveredSourceWords) / double(sourceWords); }
};

struct PairOptions {
    std::size_t sourceLimit = 0;       ///< only among the most frequent words; 0 = all
    std::size_t targetLimit = 0;
    /// Words that a space lacks as they are written are looked up in lower case (NFC) too: for dictionaries that
    /// capitalise and vectors that do not.
    bool lowerCase = false;
    std::string sourceLanguage{};      ///< whose rules lower-case the words; may be empty
    std::string targetLanguage{};
};

/// Looks the words of a dictionary up in both spaces.
AlignmentPairs resolvePairs(std::span<const WordPair> dictionary, const EmbeddingSpace& source,
                            const EmbeddingSpace& target, const PairOptions& options = {});

struct IdenticalOptions {
    std::size_t sourceLimit = 0;       ///< only among the most frequent words; 0 = all
    std::size_t targetLimit = 0;
    std::size_t minimumLength = 1;     ///< in characters (code points)
    bool lettersOnly = false;          ///< leave out strings with digits or punctuation
    bool digitsOnly = false;           ///< numerals alone (Artetxe et al. 2017)

    bool operator==(const IdenticalOptions&) const = default;
};

/// The pseudo-dictionary of character strings that stand in both spaces (Smith et al. 2017, section 2.5.1), in the
/// order of the source's rows. @throws Error when both lettersOnly and digitsOnly are asked for.
AlignmentPairs identicalPairs(const EmbeddingSpace& source, const EmbeddingSpace& target,
                              const IdenticalOptions& options);

} // namespace crossgloss
