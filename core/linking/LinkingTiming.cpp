#include "linking/LinkingTiming.h"

#include "base/Random.h"
#include "base/Seconds.h"
#include "gloss/GlossFusion.h"
#include "linking/LinkingMeasure.h"
#include "linking/LinkingWeights.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <numeric>

namespace crossgloss {

namespace {

/// Enough glosses that a step's own work shows beside what every call costs, few enough to be done in a moment.
constexpr std::size_t maxSources = 2000;
constexpr std::size_t maxTargets = 10000;
constexpr std::size_t minGlosses = 200;
/// Pairs of so many sources with as many targets, for what a call costs and what a pair costs.
constexpr std::size_t fewPairs = 10;
constexpr std::size_t somePairs = 160;
constexpr std::size_t fittedPairs = 250;
constexpr std::size_t rankedPairs = 200000;
/// The rest is too small beside these to be measured: rows and blobs that go into the database.
constexpr double secondsPerStoredGloss = 2.5e-6;
constexpr double secondsPerStoredPair = 1e-7;

double secondsOf(const std::function<void()>& work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    return secondsSince(begin);
}

/// Positions of at most @p most of @p count, spread evenly.
std::vector<std::size_t> spread(std::size_t count, std::size_t most)
{
    const std::size_t taken = std::min({count, most, std::max(minGlosses, count / 5)});
    std::vector<std::size_t> positions;
    for (std::size_t i = 0; i < taken; ++i) {
        positions.push_back(i * count / taken);
    }
    return positions;
}

LinkingSide partOf(const LinkingSide& side, const std::vector<std::size_t>& positions)
{
    LinkingSide part;
    part.name = side.name;
    part.language = side.language;
    for (const std::size_t position : positions) {
        part.glosses.push_back(side.glosses[position]);
    }
    return part;
}

/// The first so many with the first so many.
GlossCandidates square(std::size_t width, std::size_t sources, std::size_t targets)
{
    GlossCandidates candidates;
    for (std::size_t source = 0; source < sources; ++source) {
        for (std::size_t target = 0; source < width && target < std::min(width, targets); ++target) {
            candidates.target.push_back(static_cast<std::uint32_t>(target));
        }
        candidates.start.push_back(candidates.target.size());
    }
    return candidates;
}

/// Seconds to bring the candidates of all sources into their order.
double rankingSeconds(double pairs, std::size_t sources)
{
    const auto length = static_cast<std::size_t>(pairs / static_cast<double>(sources)) + 1;
    const std::size_t rows = std::min(sources, rankedPairs / length + 1);
    Random random(1);
    std::vector<float> scores(length * rows);
    std::ranges::generate(scores, [&random] { return static_cast<float>(uniform(random)); });
    std::vector<std::size_t> order(length);
    const double seconds = secondsOf([&] {
        for (std::size_t row = 0; row < rows; ++row) {
            std::iota(order.begin(), order.end(), row * length);
            std::ranges::stable_sort(order, std::ranges::greater(), [&scores](std::size_t i) { return scores[i]; });
        }
    });
    return seconds * static_cast<double>(sources) / static_cast<double>(rows);
}

/// Seconds to fit weights of @p parts measures on so many pairs, without comparing them.
double fittingSeconds(std::size_t parts, std::size_t pairs, int threads, Progress& progress)
{
    const std::size_t width = std::min(pairs, fittedPairs);
    Random random(1);
    std::vector<GlossSimilarity> values(parts);
    std::vector<NamedSimilarity> named;
    for (GlossSimilarity& each : values) {
        each.rows = each.columns = width;
        for (std::size_t i = 0; i < width * width; ++i) {
            each.values.push_back(static_cast<float>(uniform(random)));
        }
        named.push_back({std::to_string(named.size()), &each});
    }
    FitFusionOptions options;
    options.threads = threads;
    const double seconds = secondsOf([&] { fitFusion(named, options, progress); });
    const double scale = static_cast<double>(pairs) / static_cast<double>(width);
    return seconds * scale * scale;
}

} // namespace

double linkingSeconds(const Linking& linking, const GlossSet& from, const GlossSet& to, const LinkingWork& work,
                      const MakeLinkingOptions& options, const EncodeGlosses& encode, Progress& progress)
{
    QuietProgress quiet(progress);
    const std::vector<std::size_t> sources = spread(from.size(), maxSources);
    const std::vector<std::size_t> targets = spread(to.size(), maxTargets);
    const LinkingSide sourcePart = partOf(linking.source, sources);
    const LinkingSide targetPart = partOf(linking.target, targets);
    const GlossSet fromPart = from.subset(sources);
    const GlossSet toPart = to.subset(targets);
    // What every gloss costs, and what every pair of glosses costs that is screened.
    const double byGloss =
        static_cast<double>(from.size() + to.size()) / static_cast<double>(sources.size() + targets.size());
    const double byProduct = static_cast<double>(from.size()) * static_cast<double>(to.size()) /
                             (static_cast<double>(sources.size()) * static_cast<double>(targets.size()));

    MakeLinkingOptions sampled = options;
    const bool fused = options.measure == GlossMeasure::Fused;
    if (fused && !sampled.weights) {
        sampled.weights = usualLinkingWeights(options.siamese != nullptr);
    }
    double seconds = work.bagSeconds;
    if (options.measure == GlossMeasure::Encoder) {
        seconds += byGloss * secondsOf([&] {
                       sampled.encoded = encode(textsOf(sourcePart.glosses), textsOf(targetPart.glosses));
                   });
    }
    std::optional<LinkingMeasure> measure;
    double preparing = secondsOf([&] {
        measure.emplace(ComparedSide{sourcePart, fromPart}, ComparedSide{targetPart, toPart}, sampled, quiet);
    });
    const auto compare = [&](std::size_t width) {
        const GlossCandidates pairs = square(width, sources.size(), targets.size());
        const double spent = secondsOf([&] { measure->scores(pairs, quiet); });
        return std::pair(spent, static_cast<double>(pairs.pairs()));
    };
    const auto [fewSeconds, few] = compare(fewPairs);
    const auto [someSeconds, some] = compare(somePairs);
    const double perPair = some > few ? std::max(0.0, someSeconds - fewSeconds) / (some - few) : 0.0;
    const double perCall = byGloss * fewSeconds;
    if (fused) {
        // Of the sample's preparation this much was the standardising, which does not grow with the glosses.
        const auto of = [](std::size_t count) { return static_cast<double>(std::min(count, standardisedGlosses)); };
        preparing = std::max(0.0, preparing - fewSeconds - perPair * of(sources.size()) * of(targets.size()));
        seconds += perCall + perPair * of(from.size()) * of(to.size());
        if (!options.weights && work.known >= minFittedPairs) {
            const std::size_t fitted = std::min(work.known, maxFittedPairs);
            seconds += perCall + perPair * static_cast<double>(fitted) * static_cast<double>(fitted) +
                       fittingSeconds(sampled.weights->parts.size(), fitted, options.threads, quiet);
        }
    }
    seconds += byGloss * preparing;
    if (!candidatesByDictionary(options) && options.candidates > 0) {
        const double screening = secondsOf([&] {
            measure->nearest(kindsOf(sourcePart.glosses, options), kindsOf(targetPart.glosses, options),
                             nearestOf(options), quiet);
        });
        // What it screens are means of words, each made once, where the measure has no vectors of its own.
        const bool means = !options.siamese && options.measure != GlossMeasure::Encoder;
        const double meaning = !means ? 0.0 : secondsOf([&] {
            meanVectors(fromPart, options.threads);
            meanVectors(toPart, options.threads);
        });
        seconds += byProduct * std::max(0.0, screening - meaning) + byGloss * meaning;
    }
    seconds += perCall + perPair * work.pairs + rankingSeconds(work.pairs, from.size());
    return seconds + secondsPerStoredGloss * static_cast<double>(work.stored) + secondsPerStoredPair * work.pairs;
}

} // namespace crossgloss
