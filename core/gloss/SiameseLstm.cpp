#include "gloss/SiameseLstm.h"

#include "base/Error.h"
#include "base/Parallel.h"
#include "training/ParameterFile.h"
#include "gloss/SiameseBatch.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>

namespace crossgloss {

namespace {

constexpr std::string_view kind = "siamese";
constexpr int version = 2;

/// Glosses that are encoded at once: enough for good products, few enough to stay in the cache.
constexpr std::size_t glossesPerBatch = 64;

constexpr std::array<std::pair<SiameseDistance, std::string_view>, 2> distanceNames = {{
    {SiameseDistance::Manhattan, "manhattan"},
    {SiameseDistance::Euclidean, "euclidean"},
}};

void addToHash(const GlossSet& glosses, std::size_t gloss, std::uint64_t& hash)
{
    const auto add = [&hash](unsigned char byte) { hash = (hash ^ byte) * 1099511628211ULL; };
    for (const std::uint32_t token : glosses.tokensOf(gloss)) {
        if (token != GlossSet::unknown) {
            for (const char c : glosses.word(token)) {
                add(static_cast<unsigned char>(c));
            }
            add(' ');
        }
    }
    add('\n');
}

} // namespace

void SiameseShape::check() const
{
    constexpr std::size_t largest = 16384;
    if (dimension < 1 || hidden < 1 || longest < 1 || dimension > largest || hidden > largest || longest > largest) {
        throw Error(
            CROSSGLOSS_TEXT("The sizes of the Siamese LSTM cannot be used: %1 inputs, %2 hidden units, %3 words"),
            {std::to_string(dimension), std::to_string(hidden), std::to_string(longest)});
    }
}

void requireVectors(const SiameseModel& model, const AlignmentMap& map)
{
    if (map.source.shared != model.shape.dimension) {
        throw Error(CROSSGLOSS_TEXT("The Siamese LSTM reads vectors of %1 dimensions, the glosses' have %2"),
                    {std::to_string(model.shape.dimension), std::to_string(map.source.shared)})
            .advise(CROSSGLOSS_TEXT("Compare in the space that it was trained in"));
    }
    for (const SideMap* side : {&map.source, &map.target}) {
        if (!model.vectors.empty() && std::ranges::find(model.vectors, mappedChecksum(*side)) == model.vectors.end()) {
            throw Error(CROSSGLOSS_TEXT("The Siamese LSTM was trained on other vectors than %1, or with another map"),
                        {side->name})
                .advise(CROSSGLOSS_TEXT("Take the vectors and the map that it was trained with, or train it anew"));
        }
    }
}

std::vector<float> encodeGlosses(const SiameseModel& model, const GlossSet& glosses, int threads, Progress& progress)
{
    if (glosses.dimension() != model.shape.dimension) {
        throw Error(CROSSGLOSS_TEXT("The Siamese LSTM reads vectors of %1 dimensions, the glosses' have %2"),
                    {std::to_string(model.shape.dimension), std::to_string(glosses.dimension())})
            .advise(CROSSGLOSS_TEXT("Compare in the space that it was trained in"));
    }
    const std::size_t hidden = model.shape.hidden;
    const GlossWords words(glosses, model.shape.longest);
    std::vector<std::size_t> order;
    for (std::size_t gloss = 0; gloss < glosses.size(); ++gloss) {
        if (words.length(gloss) > 0) {
            order.push_back(gloss);
        }
    }
    std::stable_sort(order.begin(), order.end(),
                     [&words](std::size_t a, std::size_t b) { return words.length(a) > words.length(b); });
    std::vector<float> encodings(glosses.size() * hidden, 0.0F);
    const std::size_t batches = (order.size() + glossesPerBatch - 1) / glossesPerBatch;
    const int parts = resolveThreads(threads);
    // Batches are dealt out in turn, since the first hold the longest glosses.
    parallelRanges(static_cast<std::size_t>(parts), parts, [&](std::size_t begin, std::size_t end, int) {
        SiameseBatch batch(model.shape.dimension, hidden);
        std::vector<BatchGloss> members;
        for (std::size_t part = begin; part < end; ++part) {
            for (std::size_t i = part; i < batches && !progress.cancelled(); i += static_cast<std::size_t>(parts)) {
                members.clear();
                const std::size_t last = std::min(order.size(), (i + 1) * glossesPerBatch);
                for (std::size_t at = i * glossesPerBatch; at < last; ++at) {
                    members.push_back({&words, order[at], order[at]});
                }
                batch.forward(model.parameters.data(), members, nullptr, nullptr, encodings.data());
            }
        }
    });
    progress.throwIfCancelled();
    return encodings;
}

GlossSimilarity siameseSimilarity(const SiameseModel& model, const GlossSet& source, const GlossSet& target,
                                  int threads, Progress& progress)
{
    const std::size_t hidden = model.shape.hidden;
    const std::vector<float> sources = encodeGlosses(model, source, threads, progress);
    const std::vector<float> targets = encodeGlosses(model, target, threads, progress);
    GlossSimilarity result{source.size(), target.size(), std::vector<float>(source.size() * target.size())};
    const float scale = std::exp(model.parameters.back());
    const std::size_t blocks = (source.size() + siameseSourceBlock - 1) / siameseSourceBlock;
    progress.stage(CROSSGLOSS_TEXT("Comparing glosses"), source.size());
    parallelEach(blocks, resolveThreads(threads), [&](std::size_t block) {
        if (progress.cancelled()) {
            return;
        }
        const std::size_t end = std::min(source.size(), (block + 1) * siameseSourceBlock);
        for (std::size_t first = 0; first < target.size(); first += siameseTargetBlock) {
            const std::size_t count = std::min(siameseTargetBlock, target.size() - first);
            for (std::size_t row = block * siameseSourceBlock; row < end; ++row) {
                float* values = result.values.data() + row * target.size() + first;
                distancesTo(model.shape.distance, hidden, sources.data() + row * hidden, count,
                            targets.data() + first * hidden, values);
                for (std::size_t i = 0; i < count; ++i) {
                    values[i] *= -scale;
                }
            }
        }
    });
    progress.throwIfCancelled();
    if (source.emptyGlosses() + target.emptyGlosses() == 0 || result.values.empty()) {
        return result;
    }
    const float below = belowAll(result.values);
    for (std::size_t row = 0; row < result.rows; ++row) {
        for (std::size_t column = 0; column < result.columns; ++column) {
            if (source.wordsOf(row).empty() || target.wordsOf(column).empty()) {
                result.values[row * result.columns + column] = below;
            }
        }
    }
    return result;
}

float belowAll(std::span<const float> similarities)
{
    const float least = similarities.empty() ? 0.0F : *std::ranges::min_element(similarities);
    return least - 1.0F - 1e-3F * std::fabs(least);
}

std::uint64_t pairHash(const GlossSet& source, std::size_t sourceGloss, const GlossSet& target, std::size_t targetGloss)
{
    std::uint64_t hash = 14695981039346656037ULL;
    addToHash(source, sourceGloss, hash);
    addToHash(target, targetGloss, hash);
    return hash;
}

std::size_t pairsSeen(const SiameseModel& model, const GlossSet& source, const GlossSet& target,
                      std::span<const std::size_t> lines)
{
    return static_cast<std::size_t>(std::count_if(lines.begin(), lines.end(), [&](std::size_t line) {
        return std::binary_search(model.trainedPairs.begin(), model.trainedPairs.end(),
                                  pairHash(source, line, target, line));
    }));
}

void saveSiamese(const SiameseModel& model, const std::filesystem::path& path)
{
    nlohmann::json header = toJson(model);
    header["version"] = version;
    header["program"] = CROSSGLOSS_VERSION;
    header["fingerprint"] = model.fingerprint;
    header["trained-pairs"] = model.trainedPairs;
    header["vectors"] = model.vectors;
    writeParameterFile(path, kind, header, {model.parameters});
}

SiameseModel loadSiamese(const std::filesystem::path& path)
{
    ParameterFile file = readParameterFile(path, kind);
    SiameseModel model;
    try {
        const nlohmann::json& header = file.header;
        requireModelVersion(header, version);
        model.shape.dimension = header.at("dimension").get<std::size_t>();
        model.shape.hidden = header.at("hidden").get<std::size_t>();
        model.shape.longest = header.at("longest").get<std::size_t>();
        model.shape.distance = siameseDistanceFromName(header.at("distance").get<std::string>());
        model.shape.check();
        model.epoch = header.at("epoch").get<int>();
        model.fingerprint = header.at("fingerprint").get<std::string>();
        model.settings = header.at("settings");
        model.scores = header.at("scores");
        model.trainedPairs = header.at("trained-pairs").get<std::vector<std::uint64_t>>();
        model.vectors = header.at("vectors").get<std::vector<std::string>>();
    } catch (const nlohmann::json::exception&) {
        throw Error(CROSSGLOSS_TEXT("The model lacks some of its description")).at(path.string());
    } catch (Error& error) {
        throw error.at(path.string());
    }
    model.parameters = std::move(file.values);
    const bool finite = std::all_of(model.parameters.begin(), model.parameters.end(),
                                    [](float value) { return std::isfinite(value); });
    if (model.parameters.size() != model.shape.parameterCount() || !finite ||
        !std::is_sorted(model.trainedPairs.begin(), model.trainedPairs.end())) {
        throw Error(CROSSGLOSS_TEXT("The weights of the model do not fit its description")).at(path.string());
    }
    return model;
}

nlohmann::json toJson(const SiameseModel& model)
{
    return {{"dimension", model.shape.dimension},
            {"hidden", model.shape.hidden},
            {"longest", model.shape.longest},
            {"distance", siameseDistanceName(model.shape.distance)},
            {"epoch", model.epoch},
            {"settings", model.settings},
            {"scores", model.scores},
            {"pairs", model.trainedPairs.size()}};
}

std::string_view siameseDistanceName(SiameseDistance distance)
{
    for (const auto& [value, name] : distanceNames) {
        if (value == distance) {
            return name;
        }
    }
    return {};
}

SiameseDistance siameseDistanceFromName(std::string_view name)
{
    for (const auto& [value, known] : distanceNames) {
        if (known == name) {
            return value;
        }
    }
    throw Error(CROSSGLOSS_TEXT("There is no distance named %1; there are manhattan and euclidean"),
                {std::string(name)});
}

} // namespace crossgloss
