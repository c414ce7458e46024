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

Fields fieldsOf(SiameseOptions& options)
{
    return {Field{"epochs", &options.epochs, "Epochs (passes over the glosses)"}.between(1, 100000),
            Field{"hidden", &options.hidden, "Hidden units of the LSTM"}.between(1, 16384),
            Field{"batch", &options.batch, "Batch size (pairs)"}.between(2, 4096),
            Field{"input-dropout", &options.inputDropout, "Dropout of the inputs"}.between(0, 0.99),
            Field{"state-dropout", &options.stateDropout, "Dropout of the recurrent states"}.between(0, 0.99),
            Field{"learning-rate", &options.learningRate, "Learning rate (factor of AdaDelta's steps)"}.atLeast(Field::aboveZero),
            Field{"forget-bias", &options.forgetBias, "Initial forget-gate bias"}.between(-20, 20),
            Field{"patience", &options.patience, "Early stopping: epochs without a better score; 0 = never"}.atLeast(0),
            Field{"objective", parsed(options.objective, &siameseObjectiveName, &siameseObjectiveFromName),
                  "Training objective: shuffled, batch or softmax"},
            Field{"distance", parsed(options.distance, &siameseDistanceName, &siameseDistanceFromName),
                  "Distance between encoded glosses: manhattan or euclidean"},
            Field{"epsilon", &options.epsilon}.atLeast(Field::aboveZero),
            Field{"clip", &options.clip}.atLeast(0),
            Field{"longest", &options.longest}.atLeast(1),
            Field{"seed", &options.seed}};
}

nlohmann::json toJson(const SiameseOptions& options)
{
    SiameseOptions copy = options;
    return valuesOf(fieldsOf(copy));
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
