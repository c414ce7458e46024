#include "gloss/SiameseSearch.h"

#include "base/Error.h"
#include "training/Checkpoint.h"

#include <algorithm>
#include <system_error>

namespace crossgloss {

namespace {

std::filesystem::path candidatePath(const std::filesystem::path& out, std::size_t candidate)
{
    std::filesystem::path path = out;
    path += '.' + std::to_string(candidate + 1);
    return path;
}

/// What a run that was stopped may have left.
std::vector<std::filesystem::path> unfinishedFiles(const std::filesystem::path& model, std::size_t candidates)
{
    std::vector<std::filesystem::path> files = {checkpointPath(model)};
    for (std::size_t i = 0; candidates > 1 && i < candidates; ++i) {
        files.push_back(candidatePath(model, i));
        files.push_back(checkpointPath(candidatePath(model, i)));
    }
    return files;
}

/// A candidate that was finished before a kill.
bool isFinished(const SiameseData& data, const SiameseOptions& options, SiameseResult& result)
{
    std::error_code ignored;
    if (options.out.empty() || !std::filesystem::exists(options.out, ignored)) {
        return false;
    }
    SiameseModel model = loadSiamese(options.out);
    if (model.fingerprint != siameseFingerprint(data, options) || model.settings != toJson(options)) {
        return false;
    }
    result.bestMrr = model.scores.at("mrr").get<double>();
    result.pairs = model.trainedPairs.size();
    result.resumed = true;
    result.model = std::move(model);
    return true;
}

} // namespace

SiameseGridResult searchSiamese(const SiameseData& data, std::span<const SiameseOptions> candidates,
                                const std::filesystem::path& out, Progress& progress,
                                const std::function<void(std::size_t candidate, const TrainingPoint&)>& onPoint)
{
    if (data.validation.empty() || candidates.empty()) {
        throw Error(CROSSGLOSS_TEXT("A search for settings needs candidates, and validation glosses to choose by"));
    }
    SiameseGridResult result;
    std::vector<std::filesystem::path> files;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        SiameseOptions options = candidates[i];
        options.out.clear();
        if (!out.empty()) {
            options.out = candidatePath(out, i);
            files.push_back(options.out);
        }
        SiameseResult trained;
        if (!isFinished(data, options, trained)) {
            trained = trainSiamese(data, options, progress, [&onPoint, i](const TrainingPoint& point) {
                if (onPoint) {
                    onPoint(i, point);
                }
            });
        }
        result.trials.push_back({candidates[i], trained.model.epoch, trained.bestMrr});
        if (i == 0 || trained.bestMrr > result.best.bestMrr) {
            result.best = std::move(trained);
            result.chosen = i;
        }
    }
    if (!out.empty()) {
        saveSiamese(result.best.model, out);
        for (const std::filesystem::path& file : files) {
            std::error_code ignored;
            std::filesystem::remove(file, ignored);
        }
    }
    return result;
}

bool isSiameseUnfinished(const std::filesystem::path& model, std::size_t candidates)
{
    return std::ranges::any_of(unfinishedFiles(model, candidates), [](const std::filesystem::path& file) {
        std::error_code ignored;
        return std::filesystem::exists(file, ignored);
    });
}

void forgetUnfinishedSiamese(const std::filesystem::path& model, std::size_t candidates)
{
    for (const std::filesystem::path& file : unfinishedFiles(model, candidates)) {
        std::error_code ignored;
        std::filesystem::remove(file, ignored);
    }
}

nlohmann::json toJson(const SiameseTrial& trial)
{
    return {{"settings", toJson(trial.options)}, {"epoch", trial.bestEpoch}, {"mrr", trial.bestMrr}};
}

} // namespace crossgloss
