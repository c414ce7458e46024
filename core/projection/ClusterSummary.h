#pragma once

#include "projection/Clusters.h"

namespace crossgloss {

/// Clusters from a label for each point, −1 = in none: numbered anew by falling size (of equal ones, the one with the first
/// point comes first), labels that no point has left out, with their typical points.
Clusters summarise(std::vector<std::int32_t> labels, std::size_t count, const RowMatrix& rows, std::size_t dimension,
                   int threads, const Progress& progress);

} // namespace crossgloss
