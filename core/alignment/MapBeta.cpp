#include "alignment/MapBeta.h"

#include "base/Random.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>

namespace crossgloss {

namespace {

constexpr std::size_t mostSources = 30000;

/// Rows of a space that were asked for, each once, in the order of asking.
class RowSelection {
public:
    std::uint32_t place(std::uint32_t row)
    {
        const auto [found, inserted] = m_places.try_emplace(row, static_cast<std::uint32_t>(m_rows.size()));
        if (inserted) {
            m_rows.push_back(row);
        }
        return found->second;
    }

    std::vector<float> mapped(const AlignmentMap& map, MapSide side, const EmbeddingSpace& space, int threads) const
    {
        std::vector<float> rows;
        rows.reserve(m_rows.size() * space.dimension());
        for (const std::uint32_t row : m_rows) {
            const std::span<const float> vector = space.vector(row);
            rows.insert(rows.end(), vector.begin(), vector.end());
        }
        return map.applyRows(side, rows.data(), m_rows.size(), threads);
    }

    std::size_t size() const { return m_rows.size(); }

private:
    std::vector<std::uint32_t> m_rows;
    std::unordered_map<std::uint32_t, std::uint32_t> m_places;
};

/// @p count of the numbers below @p size, each set as likely as any other (the start of a Fisher–Yates shuffle).
std::vector<std::uint32_t> draw(std::size_t size, std::size_t count, std::uint64_t seed)
{
    std::vector<std::uint32_t> numbers(size);
    std::iota(numbers.begin(), numbers.end(), 0u);
    if (count < size) {
        Random random(seed);
        for (std::size_t i = 0; i < count; ++i) {
            std::swap(numbers[i], numbers[i + static_cast<std::size_t>(uniformBelow(random, size - i))]);
        }
        numbers.resize(count);
    }
    return numbers;
}

} // namespace

LearnedBeta learnMapBeta(const AlignmentMap& map, const EmbeddingSpace& source, const EmbeddingSpace& target,
                         std::span<const IndexPair> pairs, const LearnBetaOptions& options, Progress& progress)
{
    RowSelection sources;
    RowSelection targets;
    for (const std::uint32_t row : draw(source.size(), mostSources, options.seed)) {
        sources.place(row);
    }
    std::vector<IndexPair> places;
    places.reserve(pairs.size());
    for (const IndexPair& pair : pairs) {
        places.push_back({sources.place(pair.source), targets.place(pair.target)});
    }
    const std::vector<float> x = sources.mapped(map, MapSide::Source, source, options.threads);
    const std::vector<float> z = targets.mapped(map, MapSide::Target, target, options.threads);
    const std::size_t shared = map.source.shared;
    return learnBeta({x.data(), sources.size(), shared}, {z.data(), targets.size(), shared}, shared, places, options,
                     progress);
}

LearnedBeta learnMapBeta(const AlignmentMap& map, const SentencePairs& sentences, const LearnBetaOptions& options,
                         Progress& progress)
{
    const std::vector<float> x =
        map.applyRows(MapSide::Source, sentences.asideSource.data(), sentences.aside, options.threads);
    const std::vector<float> z =
        map.applyRows(MapSide::Target, sentences.asideTarget.data(), sentences.aside, options.threads);
    std::vector<IndexPair> places(sentences.aside);
    for (std::size_t i = 0; i < places.size(); ++i) {
        places[i] = {static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(i)};
    }
    const std::size_t shared = map.source.shared;
    return learnBeta({x.data(), sentences.aside, shared}, {z.data(), sentences.aside, shared}, shared, places, options,
                     progress);
}

} // namespace crossgloss
