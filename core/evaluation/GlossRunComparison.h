#pragma once

#include "evaluation/PairedTests.h"
#include "store/GlossRuns.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// Two runs on the glosses that both compared. What they do not both have (a direction, a way of choosing) is empty.
struct GlossRunComparison {
    std::size_t n = 0;                 ///< pairs of both
    std::optional<PairedComparison> retrieval;
    std::optional<PairedComparison> backward;
    std::optional<PairedComparison> matching;  ///< its MRR is its P@1
};

/// Pairs are the same when both their texts are. Differences are second minus first.
GlossRunComparison compareGlossRuns(std::span<const StoredGloss> first, std::span<const StoredGloss> second,
                                    const BootstrapOptions& options = {});

/// `n, retrieval, backward, matching`, each as of a PairedComparison; left out where empty.
nlohmann::json toJson(const GlossRunComparison& comparison);

/// A step of the curve of ranks (Sever & Ercan 2020, figure 2).
struct RankShare {
    std::uint32_t rank = 0;
    double share = 0;                  ///< of the sources whose own target has this rank or a better one
};

/// One step for each rank that occurs, rising; empty for a run that retrieved nothing.
std::vector<RankShare> rankCurve(std::span<const StoredGloss> glosses, bool backward = false);

} // namespace crossgloss
