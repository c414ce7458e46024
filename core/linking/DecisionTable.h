#pragma once

#include "base/Progress.h"
#include "linking/Decision.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// One line of a table of decisions: what a reviewer thinks of a source, or of a pair when it was rejected.
struct DecisionLine {
    std::string source;                ///< synset
    std::string target;                ///< synset; empty when nothing is linked
    std::optional<Verdict> verdict;    ///< nothing = this pair was rejected
    Relation relation = Relation::Exact;
    std::string note;
    std::string reviewer;              ///< empty = whoever reads it
    std::string at;                    ///< ISO 8601, UTC; may be empty
    std::size_t line = 0;
};

/// Reads a tab-separated table (plain, gzip, xz). With a heading line it may have the columns `source target verdict relation
/// note reviewer at` in any order, of which `source` is needed and unknown ones are passed over; verdicts are accepted,
/// rejected, deferred, none and open, an empty one means accepted. Without a heading, lines are `source<TAB>target`, taken as
/// exact links. Backslash, tab and line break are written \\, \t, \n.
/// @throws Error with file and line; Cancelled.
std::vector<DecisionLine> readDecisionTable(const std::filesystem::path& file, Progress& progress);

/// Text as it stands in a cell of such a table.
std::string decisionCell(std::string_view text);

} // namespace crossgloss
