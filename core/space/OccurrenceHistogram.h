#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

/// How many targets have an N_k between two bounds, both included.
struct OccurrenceBin {
    std::size_t from = 0;
    std::size_t to = 0;
    std::size_t targets = 0;
};

/// Counts the k-occurrences of Hubness in bins of growing width, for N_k spans orders of magnitude: 0, 1, 2, 3–4, 5–8,
/// … up to 2k, where hubs begin, then 2k + 1 … 4k, … 8k and so on. The first bin holds exactly the antihubs, the bins
/// beyond 2k together exactly the hubs. Empty bins between others stay; the last one is not empty. @param k at least 1.
std::vector<OccurrenceBin> occurrenceHistogram(std::span<const std::uint32_t> occurrences, std::size_t k);

} // namespace crossgloss
