#include "gloss/SiameseOptions.h"

#include "base/Error.h"
#include "gloss/SiameseLstm.h"

#include <algorithm>
#include <array>
#include <utility>

namespace crossgloss {

namespace {

constexpr std::array<std::pair<SiameseObjective, std::string_view>, 3> objectiveNames = {{
    {SiameseObjective::Shuffled, "shuffled"},
    {SiameseObjective::Batch, "batch"},
    {SiameseObjective::Softmax, "softmax"},
}};

} // namespace

std::vector<SiameseOptions> siameseGrid(const SiameseOptions& base)
{
    std::vector<SiameseOptions> grid;
    for (const int hidden : {base.hidden, std::max(1, base.hidden / 2)}) {
        for (const double factor : {1.0, 0.5}) {
            SiameseOptions candidate = base;
            candidate.hidden = hidden;
            candidate.inputDropout = factor * base.inputDropout;
            candidate.stateDropout = factor * base.stateDropout;
            grid.push_back(std::move(candidate));
        }
    }
    return grid;
}

nlohmann::json toJson(const SiameseOptions& options)
{
    return {{"hidden", options.hidden},
            {"batch", options.batch},
            {"epochs", options.epochs},
            {"input-dropout", options.inputDropout},
            {"state-dropout", options.stateDropout},
            {"objective", siameseObjectiveName(options.objective)},
            {"distance", siameseDistanceName(options.distance)},
            {"learning-rate", options.learningRate},
            {"epsilon", options.epsilon},
            {"clip", options.clip},
            {"forget-bias", options.forgetBias},
            {"longest", options.longest},
            {"patience", options.patience},
            {"seed", options.seed}};
}

std::string_view siameseObjectiveName(SiameseObjective objective)
{
    for (const auto& [value, name] : objectiveNames) {
        if (value == objective) {
            return name;
        }
    }
    return {};
}

SiameseObjective siameseObjectiveFromName(std::string_view name)
{
    for (const auto& [value, known] : objectiveNames) {
        if (known == name) {
            return value;
        }
    }
    throw Error(CROSSGLOSS_TEXT("There is no objective named %1; there are shuffled, batch and softmax"),
                {std::string(name)});
}

} // namespace crossgloss
