#include "space/OccurrenceHistogram.h"

#include "base/Error.h"

#include <algorithm>

namespace crossgloss {

std::vector<OccurrenceBin> occurrenceHistogram(std::span<const std::uint32_t> occurrences, std::size_t k)
{
    if (k == 0) {
        throw Error(CROSSGLOSS_TEXT("Hubness needs at least one neighbour per query"));
    }
    std::vector<OccurrenceBin> bins;
    if (occurrences.empty()) {
        return bins;
    }
    const std::size_t most = *std::max_element(occurrences.begin(), occurrences.end());
    const std::size_t threshold = 2 * k;
    bins.push_back({0, 0, 0});
    for (std::size_t from = 1, to = 1; from <= most; from = to + 1) {
        // Powers of two up to the threshold, doublings of the threshold beyond it.
        to = from == 1 ? 1 : 2 * (from - 1);
        if (from <= threshold) {
            to = std::min(to, threshold);
        }
        bins.push_back({from, to, 0});
    }
    for (const std::uint32_t count : occurrences) {
        const auto bin =
            std::find_if(bins.begin(), bins.end(), [count](const OccurrenceBin& each) { return count <= each.to; });
        ++bin->targets;
    }
    return bins;
}

} // namespace crossgloss
