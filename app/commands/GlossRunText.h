#pragma once

#include "evaluation/GlossDifferences.h"
#include "evaluation/GlossRunComparison.h"
#include "store/GlossRuns.h"

#include <cstddef>
#include <span>
#include <string>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// `[{position, line, source, target, own_score, rank, backward_rank, best, best_score, matched, matched_score}]`; null for
/// what the run did not look for, positions from 0.
nlohmann::json pairsJson(std::span<const StoredGloss> glosses);
/// The same as lines of TSV under a heading; lines instead of positions, and the texts that were retrieved and matched.
std::string pairsTsv(std::span<const StoredGloss> glosses);

/// A run that compared glosses, for a terminal. @param run as `runs show --json` has it.
std::string describeGlossRun(const nlohmann::json& run, std::span<const StoredGloss> glosses);

/// The hubs with their victims, then the differences. @param limit of either; 0 = all.
std::string describeDifferences(const GlossDifferences& differences, std::span<const StoredGloss> glosses,
                                std::size_t limit);

} // namespace crossgloss
