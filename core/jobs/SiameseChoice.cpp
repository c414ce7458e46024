#include "jobs/SiameseChoice.h"

#include "base/Checksum.h"
#include "base/Log.h"

#include <filesystem>

namespace crossgloss {

namespace {

SiameseModel trained(const SiameseChoice& choice, const SiameseData& data, Progress& progress, nlohmann::json& details)
{
    const auto tell = [&choice](std::size_t candidate, std::size_t candidates, const TrainingPoint& point) {
        if (choice.onPoint) {
            choice.onPoint(candidate, candidates, point);
        }
    };
    SiameseOptions options = choice.options;
    if (!choice.grid) {
        options.out = choice.model;
        SiameseResult result =
            trainSiamese(data, options, progress, [&tell](const TrainingPoint& point) { tell(0, 1, point); });
        details["siamese"]["training"] = toJson(result);
        return std::move(result.model);
    }
    const std::vector<SiameseOptions> grid = siameseGrid(options);
    SiameseGridResult result = searchSiamese(data, grid, choice.model, progress,
                                             [&](std::size_t candidate, const TrainingPoint& point) {
                                                 tell(candidate, grid.size(), point);
                                             });
    for (const SiameseTrial& trial : result.trials) {
        details["siamese"]["grid"].push_back(toJson(trial));
    }
    details["siamese"]["training"] = toJson(result.best);
    return std::move(result.best.model);
}

} // namespace

nlohmann::json toJson(const SiameseChoice& choice)
{
    nlohmann::json json = toJson(choice.options);
    json["grid"] = choice.grid;
    std::error_code ignored;
    if (std::filesystem::is_regular_file(choice.model, ignored)) {
        json["model"] = {{"name", choice.model}, {"checksum", fileChecksum(choice.model)}};
    }
    return json;
}

SiameseModel siameseModel(const SiameseChoice& choice, const SiameseData& data, const std::vector<std::size_t>& scored,
                          Progress& progress, nlohmann::json& details)
{
    std::error_code ignored;
    const bool isThere = !choice.model.empty() && std::filesystem::exists(choice.model, ignored);
    SiameseModel model = isThere ? loadSiamese(choice.model) : trained(choice, data, progress, details);
    const std::size_t seen = pairsSeen(model, data.source, data.target, scored);
    // Some pairs stand in a file more than once; only a model from elsewhere is worth a word.
    if (seen > 0 && isThere) {
        log(LogLevel::Warning, choice.model + ": has been trained on " + std::to_string(seen) + " of the " +
                                   std::to_string(scored.size()) + " pairs that it compares, or on their like");
    }
    details["siamese"]["model"] = toJson(model);
    details["siamese"]["seen"] = seen;
    return model;
}

} // namespace crossgloss
