#pragma once

#include "base/Progress.h"
#include "evaluation/RetrievalMetrics.h"
#include "gloss/GlossSimilarity.h"
#include "space/Hubness.h"
#include "store/GlossRuns.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

struct GlossEvaluationOptions {
    bool retrieval = true;
    bool matching = true;
    std::size_t neighbourhood = 10;    ///< of the correction for hubs, and k of the N_k whose skewness is told
    BootstrapOptions bootstrap;
    int threads = 0;
};

/// How well a measure finds the pairs that are known (Sever & Ercan 2020, section 5): row i belongs to column i.
struct GlossScores {
    std::size_t n = 0;
    struct Retrieval {
        PrecisionScores scores;
        std::vector<std::uint32_t> ranks;  ///< 1-based rank of each row's own column
    };
    std::optional<Retrieval> forward;  ///< targets for sources
    std::optional<Retrieval> backward; ///< sources for targets
    std::optional<Retrieval> csls;     ///< forward, corrected for hubs
    double mutualP1 = 0;               ///< share of sources whose own target is their best and the other way round
    Hubness hubness;                   ///< of the forward answers
    struct Matching {
        double p1 = 0;
        Interval p1Interval;
        std::vector<std::int32_t> columnOf;
    };
    std::optional<Matching> matching;
    double retrievalSeconds = 0;
    double matchingSeconds = 0;
};

/// @param similarity square. @throws Error when it is not; Cancelled.
GlossScores scoreGlosses(const GlossSimilarity& similarity, const GlossEvaluationOptions& options, Progress& progress);

/// The pairs as a run keeps them: row i of @p similarity and @p scores is the pair at @p places[i].
/// @param source,target all glosses; line = place + 1.
std::vector<StoredGloss> storedGlosses(const GlossSimilarity& similarity, const GlossScores& scores,
                                       std::span<const std::string> source, std::span<const std::string> target,
                                       std::span<const std::size_t> places);

/// `n, retrieval: {p1, p10, mrr, …}, backward, csls, matching: {p1, p1_interval}, mutual_p1, skewness, seconds: {…}`.
nlohmann::json toJson(const GlossScores& scores, double costSeconds);

} // namespace crossgloss
