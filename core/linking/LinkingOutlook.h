#pragma once

#include "alignment/Alignability.h"
#include "base/Progress.h"
#include "linking/MakeLinking.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// Encodes texts of both sides, for GlossMeasure::Encoder.
using EncodeGlosses = std::function<std::pair<SentenceVectors, SentenceVectors>(
    const std::vector<std::string>& source, const std::vector<std::string>& target)>;

/// What can be told of a linking before it is made: whether its materials belong together, and what it will take.
struct LinkingOutlook {
    struct Side {
        std::size_t glosses = 0;
        double knownWords = 0;         ///< share of the glosses' words that have a vector
        std::size_t emptyGlosses = 0;  ///< without any such word
    };
    Side source;
    Side target;
    double pairs = 0;                  ///< that will be compared, at most
    /// Of pairs that belong together, the share that is nearer in the shared space than a pair drawn by chance; about a
    /// half where the map does not fit. Nothing when no such pairs are known.
    std::optional<double> fit;
    /// Share of the source glosses of which the dictionary translates a lemma into one of the target; nothing without a
    /// dictionary. Below it that of the dictionary turned round.
    std::optional<double> translated;
    double turned = 0;
    double bytes = 0;                  ///< most memory at once, vectors of the spaces not counted
    double seconds = 0;                ///< to make and store it, the wordnets and vectors being read
    std::vector<Warning> warnings;     ///< the worst first

    bool possible() const;
};

/// Checks languages, words and map, and times samples of the very work that makeLinking() will do, on this machine as busy
/// as it is, so that the time comes out within a factor of two. Takes a second or a few.
/// @param options as for makeLinking(), but that the glosses need not be encoded: @p encode does so for some of them.
/// @throws Error when a side has no glosses or no word has a vector; Cancelled.
LinkingOutlook linkingOutlook(const LinkableWordnet& source, const LinkableWordnet& target,
                              const MakeLinkingOptions& options, const EncodeGlosses& encode, Progress& progress);

nlohmann::json toJson(const LinkingOutlook& outlook);

} // namespace crossgloss
