#pragma once

#include "evaluation/PairedTests.h"

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// One ranking that two runs both made.
struct PairedRanks {
    std::string name;                  ///< key under `ranks`: "forward", "backward", or with a criterion "forward/csls"
    PairedComparison comparison;       ///< second minus first, over the questions that both asked
};

/// Paired tests wherever the results of two runs hold ranks of one and the same test under the same name.
std::vector<PairedRanks> pairedRanks(const nlohmann::json& first, const nlohmann::json& second,
                                     const BootstrapOptions& options = {});

} // namespace crossgloss
