#pragma once

#include "evaluation/RetrievalMetrics.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// A number that a run found, by the name under which runs keep it: "p1", "skewness", …
struct RunValue {
    std::string name;
    double value = 0;
    std::optional<Interval> interval;  ///< 95 %
};

/// One line of a run's figures: what was measured, on how many items, and what was found. Names are as runs keep them.
struct RunFigures {
    std::string direction;             ///< "forward", "backward"; empty = there is but one
    std::string stage;                 ///< of hubness: "before", "after"
    std::string method;                ///< where a run has several
    std::string retrieval;
    std::string subset;                ///< "tolerant", "proper_names", "rank", …; empty = everything
    std::size_t from = 0;              ///< of "rank": words so frequent, from the first
    std::size_t to = 0;
    std::optional<std::size_t> n;
    std::vector<RunValue> values;

    /// Adds P@1, P@5, P@10 and the mean reciprocal rank with their intervals, and n.
    RunFigures& add(const PrecisionScores& scores);
    /// Adds P@1, P@10, P@100, the mean reciprocal rank and the median rank likewise, and how many are covered.
    RunFigures& add(const RetrievalScores& scores);
};

/// `[{direction, …, n, values: [{name, value, interval}]}]`; what is empty is left out.
nlohmann::json toJson(const std::vector<RunFigures>& figures);
/// Reads that back; whatever is not of this form is left out.
std::vector<RunFigures> runFiguresOf(const nlohmann::json& json);

} // namespace crossgloss
