#pragma once

#include "store/GlossRuns.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// A source for which retrieval and matching choose different targets. All numbers are positions among the pairs.
struct GlossDifference {
    enum class Right { Neither, Retrieval, Matching };

    std::uint32_t position = 0;
    std::uint32_t retrieved = 0;
    std::optional<std::uint32_t> matched;  ///< none where sources outnumber targets
    Right right = Right::Neither;
    /// The gloss that retrieval went wrong by: the wrongly retrieved target. None where retrieval is right.
    std::optional<std::uint32_t> hub;
    /// The source that the right target was matched with, where matching is wrong.
    std::optional<std::uint32_t> takenBy;
};

/// A target that retrieval gives to sources it does not belong to.
struct GlossHub {
    std::uint32_t target = 0;
    std::size_t occurrences = 0;           ///< N_1: sources that retrieve it, its own included
    bool ownRetrieved = false;             ///< its own source is one of them
    std::vector<std::uint32_t> victims;    ///< the others, from the most alike
    std::size_t freed = 0;                 ///< victims that matching gives their right target
};

/// Where retrieval and matching disagree, and which glosses are the cause (Sever & Ercan 2020, section 3: the difference
/// of the two shows how far a measure suffers from hubs).
struct GlossDifferences {
    std::size_t n = 0;                     ///< pairs
    std::size_t bothRight = 0;
    std::size_t onlyRetrieval = 0;         ///< right by retrieval alone
    std::size_t onlyMatching = 0;
    std::size_t neither = 0;
    std::vector<GlossDifference> differences;  ///< in the order of the pairs
    std::vector<GlossHub> hubs;            ///< by falling number of victims, then by position

    /// Index in hubs of a target; none when it has no victims.
    std::optional<std::size_t> hubOf(std::uint32_t target) const;
};

/// @param glosses of a run that chose both ways; pairs that lack one of the choices are counted by the other alone and
/// are never a difference. @throws Error when a pair names a position that is not there.
GlossDifferences glossDifferences(std::span<const StoredGloss> glosses);

/// `n, both_right, only_retrieval, only_matching, neither, differences: [{position, retrieved, matched, right, hub,
/// taken_by}], hubs: [{target, occurrences, own_retrieved, victims, freed}]`; positions from 0.
nlohmann::json toJson(const GlossDifferences& differences);

} // namespace crossgloss
