#pragma once

#include "evaluation/PairedTests.h"

#include <cstdint>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// What a run keeps of one ranking under `ranks`: `{test, ranks}`, where @p test names the questions and their order.
nlohmann::json rankedJson(const std::string& test, const std::vector<std::uint32_t>& ranks);

/// One ranking that two runs both made.
struct PairedRanks {
    std::string name;                  ///< key under `ranks`: "forward", "backward", or with a criterion "forward/csls"
    PairedComparison comparison;       ///< second minus first, over the questions that both asked
};

/// Paired tests wherever the results of two runs hold ranks of one and the same test under the same name.
std::vector<PairedRanks> pairedRanks(const nlohmann::json& first, const nlohmann::json& second,
                                     const BootstrapOptions& options = {});

} // namespace crossgloss
