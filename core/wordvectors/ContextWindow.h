#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

/// Passes over frequent words at times (Mikolov et al. 2013): a word with the share f of the text stays with the chance
/// √(t / f) + t / f, as word2vec and fastText have it.
class Subsampling {
public:
    Subsampling() = default;
    /// @param threshold t; 0 = every word stays.
    Subsampling(std::span<const std::uint64_t> counts, double threshold)
    {
        double total = 0.0;
        for (const std::uint64_t count : counts) {
            total += static_cast<double>(count);
        }
        m_limits.reserve(counts.size());
        for (const std::uint64_t count : counts) {
            const double ratio = count == 0 || threshold <= 0.0 ? 1.0 : threshold * total / static_cast<double>(count);
            const double chance = std::min(1.0, std::sqrt(ratio) + ratio);
            m_limits.push_back(static_cast<std::uint32_t>(chance * 0x1.fffffffep31));
        }
    }

    /// The chance of a word to stay.
    double chance(std::uint32_t word) const { return static_cast<double>(m_limits[word]) / 0x1.fffffffep31; }

    /// Replaces @p kept by the words of @p sentence that stay.
    template <typename Generator>
    void sample(std::span<const std::uint32_t> sentence, Generator& random, std::vector<std::uint32_t>& kept) const
    {
        kept.clear();
        for (const std::uint32_t word : sentence) {
            const std::uint32_t limit = m_limits[word];
            if (limit == ~std::uint32_t{0} || static_cast<std::uint32_t>(random() >> 32) <= limit) {
                kept.push_back(word);
            }
        }
    }

private:
    std::vector<std::uint32_t> m_limits;   ///< of 2³² − 1
};

/// Places [begin, end) of a sentence around one of its words, that word's own included.
struct ContextWindow {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// A window of 1 … @p largest words on either side, its size drawn, so that near words count more.
template <typename Generator>
ContextWindow drawWindow(std::size_t place, std::size_t words, int largest, Generator& random)
{
    const auto reach = 1 + static_cast<std::size_t>(((random() >> 32) * static_cast<std::uint64_t>(largest)) >> 32);
    return {place - std::min(place, reach), std::min(words, place + reach + 1)};
}

} // namespace crossgloss
