#pragma once

#include "evaluation/HubnessReport.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// How much of a measurement of hubs is told by name.
struct HubnessNames {
    std::function<std::string(std::size_t row)> source;    ///< word of a query
    std::function<std::string(std::size_t row)> target;
    std::size_t hubs = 20;                                 ///< hubs and antihubs
    std::size_t victims = 20;                              ///< of each hub
};

/// `stage, method, skewness, robin_hood, gini, largest, hub_count, antihub_count, hubs: [{word, occurrences, victims}],
/// antihubs, histogram: [{from, to, targets}]`.
nlohmann::json hubnessEntryJson(std::string_view stage, std::string_view method, const Neighbours& neighbours,
                                const Hubness& hubness, std::size_t k, const HubnessNames& names);

/// `k, queries, sources, targets, beta, entries` and with a test dictionary `test: {listed, n}`; entries have `seconds`
/// besides, and with a test `p1, p1_interval, n`.
nlohmann::json hubnessJson(const HubnessReport& report, const HubnessNames& names);

} // namespace crossgloss
