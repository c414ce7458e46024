#include "linking/GlossEncoderTraining.h"

#include "base/Error.h"
#include "base/Random.h"
#include "base/Seconds.h"
#include "linking/MakeLinking.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <numeric>
#include <system_error>

namespace crossgloss {

namespace {

/// A larger part than this would leave too little to learn from.
constexpr std::size_t validationShare = 5;

void makeFolderOf(const std::filesystem::path& file)
{
    const std::filesystem::path folder = file.parent_path();
    std::error_code failure;
    if (!folder.empty()) {
        std::filesystem::create_directories(folder, failure);
    }
    if (failure) {
        throw Error(CROSSGLOSS_TEXT("The folder cannot be made: %1"), {failure.message()}).at(folder.string());
    }
}

GlossSet glossSet(const std::vector<std::string>& lines, const std::string& language, MapSide side,
                  const EmbeddingSpace& space, const AlignmentMap& map, bool dropStopWords, Progress& progress)
{
    return GlossSet(
        lines, {language, dropStopWords, map.source.shared},
        [&](std::string_view word, std::span<float> out) { return map.vectorOf(side, space, word, out); }, progress);
}

void draw(std::size_t count, const GlossEncoderOptions& options, SiameseData& data)
{
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    Random random(options.siamese.seed);
    shuffle(order, random);
    const std::size_t validation = std::min(options.validation, count / validationShare);
    const std::size_t rest = count - validation;
    const std::size_t training = options.pairs == 0 ? rest : std::min(options.pairs, rest);
    const auto split = order.begin() + static_cast<std::ptrdiff_t>(validation);
    data.validation.assign(order.begin(), split);
    data.training.assign(split, split + static_cast<std::ptrdiff_t>(training));
}

} // namespace

AlignedGlosses alignedGlosses(const Wordnet& source, const Wordnet& target)
{
    AlignedGlosses aligned{source.language, target.language, {}, {}};
    const auto [from, to] = commonLinkingGlosses(source, target);
    if (from.empty()) {
        throw Error(CROSSGLOSS_TEXT("%1 and %2 define no synset in common"), {source.name, target.name})
            .advise(CROSSGLOSS_TEXT("Many wordnets hold words without definitions; take ones that have def rows"));
    }
    for (std::size_t i = 0; i < from.size(); ++i) {
        aligned.source.push_back(from[i].text);
        aligned.target.push_back(to[i].text);
    }
    return aligned;
}

GlossEncoderResult trainGlossEncoder(const AlignedGlosses& glosses, const GlossEncoderSpaces& spaces,
                                     const GlossEncoderOptions& options, Progress& progress,
                                     const std::function<void(std::size_t candidate, const TrainingPoint&)>& onPoint)
{
    const auto begin = std::chrono::steady_clock::now();
    requireSpace(spaces.map.source, spaces.source);
    requireSpace(spaces.map.target, spaces.target);
    if (glosses.source.size() != glosses.target.size()) {
        throw Error(CROSSGLOSS_TEXT("The files are not aligned line by line: %1 and %2 lines"),
                    {std::to_string(glosses.source.size()), std::to_string(glosses.target.size())});
    }
    makeFolderOf(options.siamese.out);
    progress.stage(CROSSGLOSS_TEXT("Reading glosses"), 0);
    const GlossSet source = glossSet(glosses.source, glosses.sourceLanguage, MapSide::Source, spaces.source, spaces.map,
                                     options.dropStopWords, progress);
    const GlossSet target = glossSet(glosses.target, glosses.targetLanguage, MapSide::Target, spaces.target, spaces.map,
                                     options.dropStopWords, progress);
    SiameseData data{source, target, {}, {}};
    data.vectors = {mappedChecksum(spaces.map.source), mappedChecksum(spaces.map.target)};
    draw(source.size(), options, data);
    const std::vector<SiameseOptions> candidates =
        options.grid ? siameseGrid(options.siamese) : std::vector<SiameseOptions>{options.siamese};
    if (!options.resume) {
        forgetUnfinishedSiamese(options.siamese.out, candidates.size());
    }
    GlossEncoderResult result;
    result.listed = source.size();
    result.validation = data.validation.size();
    if (options.grid) {
        SiameseGridResult found = searchSiamese(data, candidates, options.siamese.out, progress, onPoint);
        result.best = std::move(found.best);
        result.trials = std::move(found.trials);
    } else {
        result.best = trainSiamese(data, options.siamese, progress, [&onPoint](const TrainingPoint& point) {
            if (onPoint) {
                onPoint(0, point);
            }
        });
    }
    result.seconds = secondsSince(begin);
    return result;
}

Fields fieldsOf(GlossEncoderOptions& options)
{
    Fields fields = fieldsOf(options.siamese);
    fields += {Field{"pairs", &options.pairs, "Train on this many random pairs; 0 = all"}.atLeast(0),
               Field{"validation", &options.validation,
                     "Validation pairs, which choose the epoch and the settings; at most a fifth of all"},
               Field{"grid", &options.grid, "Try several sizes and dropouts, keep the best"},
               Field{"drop_stop_words", &options.dropStopWords, "Leave out function words (stop words)"},
               Field{"resume", &options.resume, "Start from scratch even if there is a checkpoint"}.when(false)};
    return fields;
}

nlohmann::json toJson(const GlossEncoderResult& result)
{
    nlohmann::json json = toJson(result.best);
    json.erase("epoch");
    json["best_epoch"] = result.best.model.epoch;
    json["scores"] = result.best.model.scores;
    json["listed"] = result.listed;
    json["validation"] = result.validation;
    json["seconds"] = result.seconds;
    for (const SiameseTrial& trial : result.trials) {
        json["grid"].push_back(toJson(trial));
    }
    return json;
}

} // namespace crossgloss
