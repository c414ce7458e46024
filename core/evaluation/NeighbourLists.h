#pragma once

#include "base/Progress.h"
#include "space/ExactSearch.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace crossgloss {

/// Neighbours that another program found.
struct NeighbourLists {
    std::vector<std::string> queries;  ///< in the order of the file
    std::vector<std::string> targets;  ///< every word that is a neighbour, or told to be one that could be
    Neighbours neighbours;             ///< rows of `targets`; all scores are 0
};

/// Reads lines `query<TAB>neighbour<TAB>neighbour…`, the best first, plain or compressed; empty lines are skipped.
///
/// @param k how many neighbours of each line count. @param targets words that could be neighbours, which decide how many
/// are none of anyone's; empty = those that are, and the queries.
/// @throws Error with file and line when a line has fewer than k neighbours, names one twice or one that is not among the
/// targets, or is not text; when the file holds no lists.
NeighbourLists readNeighbourLists(const std::filesystem::path& path, std::size_t k, const std::vector<std::string>& targets,
                                  Progress& progress);

} // namespace crossgloss
