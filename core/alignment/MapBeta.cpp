#include "alignment/MapBeta.h"

#include "alignment/DictionaryInduction.h"
#include "space/SampleRows.h"

#include <algorithm>
#include <unordered_map>

namespace crossgloss {

namespace {

/// More sources than this need not be mapped for a sample of some thousand.
constexpr std::size_t maxSources = 20000;

/// Most frequent words that a map without a dictionary pairs by itself.
constexpr std::size_t ownWords = 5000;

/// Rows of a space that were asked for, each once, in the order of asking.
class RowSelection {
public:
    RowSelection(const EmbeddingSpace& space, std::size_t expected) : m_space(space)
    {
        m_vectors.reserve(expected * space.dimension());
        m_places.reserve(expected);
    }

    std::uint32_t place(std::uint32_t row)
    {
        const auto [found, inserted] = m_places.try_emplace(row, static_cast<std::uint32_t>(m_places.size()));
        if (inserted) {
            const std::span<const float> vector = m_space.vector(row);
            m_vectors.insert(m_vectors.end(), vector.begin(), vector.end());
        }
        return found->second;
    }

    std::size_t size() const { return m_places.size(); }
    std::vector<float> mapped(const AlignmentMap& map, MapSide side, int threads) const
    {
        return map.applyRows(side, m_vectors.data(), size(), threads);
    }

private:
    const EmbeddingSpace& m_space;
    std::vector<float> m_vectors;
    std::unordered_map<std::uint32_t, std::uint32_t> m_places;
};

} // namespace

LearnedBeta learnMapBeta(const AlignmentMap& map, const EmbeddingSpace& source, const EmbeddingSpace& target,
                         std::span<const IndexPair> pairs, const LearnBetaOptions& options, Progress& progress)
{
    const std::vector<std::uint32_t> drawnPairs = sampleIndices(pairs.size(), options.pairs, options.seed + 1);
    const std::vector<std::uint32_t> drawnSources = sampleIndices(source.size(), maxSources, options.seed);
    RowSelection sources(source, drawnSources.size() + drawnPairs.size());
    RowSelection targets(target, drawnPairs.size());
    for (const std::uint32_t row : drawnSources) {
        sources.place(row);
    }
    std::vector<IndexPair> places;
    places.reserve(drawnPairs.size());
    for (const std::uint32_t pair : drawnPairs) {
        places.push_back({sources.place(pairs[pair].source), targets.place(pairs[pair].target)});
    }
    const std::vector<float> x = sources.mapped(map, MapSide::Source, options.threads);
    const std::vector<float> z = targets.mapped(map, MapSide::Target, options.threads);
    const std::size_t shared = map.source.shared;
    LearnBetaOptions rest = options;
    rest.pairs = 0;
    rest.population = source.size();
    return learnBeta({x.data(), sources.size(), shared}, {z.data(), targets.size(), shared}, shared, places, rest,
                     progress);
}

LearnedBeta learnMapBeta(const AlignmentMap& map, const EmbeddingSpace& source, const EmbeddingSpace& target,
                         std::size_t neighbourhood, const LearnBetaOptions& options, Progress& progress)
{
    const std::size_t sources = std::min(source.size(), ownWords);
    const std::size_t targets = std::min(target.size(), ownWords);
    const std::vector<float> x = map.applyRows(MapSide::Source, source.data(), sources, options.threads);
    const std::vector<float> z = map.applyRows(MapSide::Target, target.data(), targets, options.threads);
    const std::size_t shared = map.source.shared;
    DictionaryInduction induction({neighbourhood, options.threads, options.seed});
    const std::vector<IndexPair> pairs =
        induction.match({x.data(), sources, shared}, {z.data(), targets, shared}, shared, 1.0, 0, progress).mutual();
    return pairs.empty() ? LearnedBeta{} : learnMapBeta(map, source, target, pairs, options, progress);
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
