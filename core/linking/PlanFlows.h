#pragma once

#include "linking/ReviewDesk.h"

#include <optional>
#include <string>
#include <vector>

namespace crossgloss {

/// A transport plan in words: what of the mass of which word moves where, and over which distance.
struct PlanFlows {
    struct Flow {
        std::size_t source = 0;        ///< position in @ref sourceWords
        std::size_t target = 0;
        double mass = 0;               ///< share of the whole, 0 … 1
        double cost = 0;               ///< distance of the two words, 0 … 2
    };
    double distance = 0;               ///< sum of mass × cost
    std::vector<std::string> sourceWords;  ///< in the order of the plan
    std::vector<std::string> targetWords;
    std::vector<Flow> flows;           ///< the largest first
};

/// The plan of a pair, told in words; nothing when the linking has no word vectors.
std::optional<PlanFlows> planFlows(ReviewDesk& desk, std::int32_t source, std::int32_t target);

} // namespace crossgloss
