#include "linking/LinkingWeights.h"

#include "base/Error.h"
#include "base/Random.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>

namespace crossgloss {

namespace {

constexpr std::uint64_t seed = 1;      // a linking made twice is the same

/// Every chosen source with every chosen target, in the order of @p targets.
GlossCandidates eachWithEach(const std::vector<std::uint32_t>& chosen, const std::vector<std::uint32_t>& targets,
                             std::size_t sources)
{
    GlossCandidates candidates;
    auto next = chosen.begin();
    for (std::size_t source = 0; source < sources; ++source) {
        if (next != chosen.end() && *next == source) {
            candidates.target.insert(candidates.target.end(), targets.begin(), targets.end());
            ++next;
        }
        candidates.start.push_back(candidates.target.size());
    }
    return candidates;
}

std::vector<std::uint32_t> someOf(std::size_t count, Random& random)
{
    std::vector<std::uint32_t> indices(count);
    std::iota(indices.begin(), indices.end(), 0U);
    shuffle(indices, random);
    indices.resize(std::min(count, standardisedGlosses));
    std::ranges::sort(indices);
    return indices;
}

GlossMeasure measureOf(const FusedPart& part)
{
    const std::optional<GlossMeasure> measure = glossMeasure(part.name);
    if (!measure || *measure == GlossMeasure::Fused) {
        throw Error(CROSSGLOSS_TEXT("The fused measure needs %1, which is missing"), {part.name});
    }
    return *measure;
}

} // namespace

FusedWeights usualLinkingWeights(bool siamese)
{
    if (siamese) {
        return {{{"semb", 0, 1, -0.07},
                 {"siamese", 0, 1, 1.98},
                 {"sif", 0, 1, 0.38},
                 {"sinkhorn", 0, 1, 0.77},
                 {"tfidf", 0, 1, 0.18},
                 {"wmd", 0, 1, -0.65}}};
    }
    return {{{"semb", 0, 1, 0.33},
             {"sif", 0, 1, 0.64},
             {"sinkhorn", 0, 1, 1.40},
             {"tfidf", 0, 1, 0.24},
             {"wmd", 0, 1, -0.48}}};
}

FusedWeights fitLinkingWeights(std::span<const GlossMeasure> measures,
                               std::span<const std::pair<std::uint32_t, std::uint32_t>> known, std::size_t sources,
                               const CandidateScores& scores, int threads, Progress& progress)
{
    if (known.size() < minFittedPairs) {
        return usualLinkingWeights(std::ranges::find(measures, GlossMeasure::Siamese) != measures.end());
    }
    std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs(known.begin(), known.end());
    Random random(seed);
    shuffle(pairs, random);
    pairs.resize(std::min(pairs.size(), maxFittedPairs));
    std::ranges::sort(pairs);
    std::vector<std::uint32_t> from;
    std::vector<std::uint32_t> to;
    for (const auto& [source, target] : pairs) {
        from.push_back(source);
        to.push_back(target);
    }
    const GlossCandidates square = eachWithEach(from, to, sources);
    std::vector<GlossSimilarity> values;
    std::vector<NamedSimilarity> named;
    values.reserve(measures.size());
    for (const GlossMeasure measure : measures) {
        values.push_back({pairs.size(), pairs.size(), scores(measure, square)});
        named.push_back({std::string(nameOf(measure)), &values.back()});
    }
    FitFusionOptions options;
    options.threads = threads;
    return fitFusion(named, options, progress);
}

void standardiseFor(std::size_t sources, std::size_t targets, const CandidateScores& scores, FusedWeights& weights)
{
    Random random(seed);
    const std::vector<std::uint32_t> from = someOf(sources, random);
    const GlossCandidates sample = eachWithEach(from, someOf(targets, random), sources);
    for (FusedPart& part : weights.parts) {
        const std::vector<float> values = scores(measureOf(part), sample);
        const double n = static_cast<double>(std::max<std::size_t>(1, values.size()));
        part.mean = std::accumulate(values.begin(), values.end(), 0.0) / n;
        const double squares = std::accumulate(values.begin(), values.end(), 0.0, [&part](double sum, float value) {
            return sum + (static_cast<double>(value) - part.mean) * (static_cast<double>(value) - part.mean);
        });
        part.deviation = squares > 0.0 ? std::sqrt(squares / n) : 1.0;
    }
}

std::vector<float> fusedScores(const FusedWeights& weights, const GlossCandidates& candidates,
                               const CandidateScores& scores)
{
    std::vector<float> sums(candidates.pairs(), 0.0F);
    for (const FusedPart& part : weights.parts) {
        if (part.weight == 0.0) {
            continue;
        }
        const std::vector<float> values = scores(measureOf(part), candidates);
        const float factor = static_cast<float>(part.weight / part.deviation);
        const float mean = static_cast<float>(part.mean);
        for (std::size_t i = 0; i < values.size(); ++i) {
            sums[i] += factor * (values[i] - mean);
        }
    }
    return sums;
}

} // namespace crossgloss
