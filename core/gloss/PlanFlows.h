#pragma once

#include <cstddef>
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
    /// By word: nothing on the other side says the same. Empty where nobody has asked.
    std::vector<bool> sourceAlone{};
    std::vector<bool> targetAlone{};
};

} // namespace crossgloss
