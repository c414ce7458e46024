#pragma once

#include "space/ExactSearch.h"

namespace crossgloss {

/// The nearest targets of each query by inner product: through the int8 prefilter of ScreenedIndex where there are so many of
/// both that rounding the targets pays, else by exactSearch(). The answers are exact either way, and the same for any number
/// of threads.
/// @throws Error when a row holds a value that is not a number, or there are more than 2^32 − 1 targets; Cancelled.
Neighbours searchNearest(const RowMatrix& queries, const RowMatrix& targets, std::size_t dimension,
                         const ExactSearchOptions& options, Progress& progress);

} // namespace crossgloss
