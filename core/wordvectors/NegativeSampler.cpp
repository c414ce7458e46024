#include "wordvectors/NegativeSampler.h"

#include "base/Error.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace crossgloss {

NegativeSampler::NegativeSampler(std::span<const std::uint64_t> counts, double power)
{
    std::vector<double> chances(counts.size());
    for (std::size_t i = 0; i < counts.size(); ++i) {
        chances[i] = counts[i] == 0 ? 0.0 : std::pow(static_cast<double>(counts[i]), power);
    }
    const double sum = std::accumulate(chances.begin(), chances.end(), 0.0);
    if (!(sum > 0.0)) {
        throw Error(CROSSGLOSS_TEXT("There are no words to draw negatives from"));
    }
    // Vose's construction: what a small place lacks is filled up from a large one.
    std::vector<std::uint32_t> small;
    std::vector<std::uint32_t> large;
    for (std::size_t i = 0; i < chances.size(); ++i) {
        chances[i] *= static_cast<double>(chances.size()) / sum;
        (chances[i] < 1.0 ? small : large).push_back(static_cast<std::uint32_t>(i));
    }
    m_places.resize(chances.size());
    while (!small.empty() && !large.empty()) {
        const std::uint32_t lesser = small.back();
        const std::uint32_t greater = large.back();
        small.pop_back();
        m_places[lesser] = {static_cast<std::uint32_t>(std::min(chances[lesser] * 0x1.0p32, 0x1.fffffffep31)), greater};
        chances[greater] -= 1.0 - chances[lesser];
        if (chances[greater] < 1.0) {
            large.pop_back();
            small.push_back(greater);
        }
    }
    for (const auto* rest : {&small, &large}) {
        for (const std::uint32_t place : *rest) {
            m_places[place] = {~std::uint32_t{0}, place};
        }
    }
}

} // namespace crossgloss
