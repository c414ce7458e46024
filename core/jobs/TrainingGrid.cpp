#include "jobs/TrainingGrid.h"

#include "base/Error.h"
#include "base/Numbers.h"

namespace crossgloss {

namespace {

[[noreturn]] void refuse(const std::string& name)
{
    throw Error(CROSSGLOSS_TEXT("\"%1\" is no setting of a training, or its value cannot be used"), {name})
        .advise(CROSSGLOSS_TEXT("Settings are distance, sampling, negatives, margin, regularisation, batch, epochs, "
                                "dimension, learning_rate and start_deviation"));
}

void apply(const std::string& name, const nlohmann::json& value, CompositionOptions& options)
{
    if (name == "distance" && (value == "euclidean" || value == "cosine")) {
        options.distance = value == "cosine" ? CompositionDistance::Cosine : CompositionDistance::Euclidean;
        return;
    }
    if (name == "sampling" && (value == "random" || value == "max" || value == "mix")) {
        options.sampling = value == "random" ? NegativeSampling::Drawn
                           : value == "max"  ? NegativeSampling::Max
                                             : NegativeSampling::Mix;
        return;
    }
    if (!value.is_number() || value.get<double>() < 0.0 || value.get<double>() > 1e9) {
        refuse(name);
    }
    const double number = value.get<double>();
    if (name == "negatives") {
        options.negatives = static_cast<std::size_t>(number);
    } else if (name == "margin") {
        options.margin = number;
    } else if (name == "regularisation") {
        options.regularisation = number;
    } else if (name == "batch") {
        options.batch = static_cast<int>(number);
    } else if (name == "epochs") {
        options.epochs = static_cast<int>(number);
    } else if (name == "dimension") {
        options.dimension = static_cast<std::size_t>(number);
    } else if (name == "learning_rate") {
        options.optimiser.learningRate = number;
    } else if (name == "start_deviation") {
        options.startDeviation = number;
    } else {
        refuse(name);
    }
}

} // namespace

void applySettings(const nlohmann::json& settings, CompositionOptions& options)
{
    if (!settings.is_object()) {
        throw Error(CROSSGLOSS_TEXT("Settings of a training are a JSON object"));
    }
    for (const auto& [name, value] : settings.items()) {
        apply(name, value, options);
    }
}

std::string settingsName(const CompositionOptions& options)
{
    const bool cosine = options.distance == CompositionDistance::Cosine;
    std::string name = cosine ? "cosine" : "euclidean";
    name += " δ " + significantDigits(options.margin, 3) + " λ " + significantDigits(options.regularisation, 3);
    name += options.sampling == NegativeSampling::Drawn ? " k " + std::to_string(options.negatives)
            : options.sampling == NegativeSampling::Max ? " max"
                                                        : " mix";
    return name + " batch " + std::to_string(options.batch);
}

std::vector<CompositionOptions> gridGroup(const TrainingGrid& grid, const CompositionOptions& base, GridGroup group)
{
    std::vector<CompositionOptions> tried;
    const auto with = [&](const auto& values, auto member) {
        for (const auto& value : values) {
            CompositionOptions options = base;
            options.*member = value;
            tried.push_back(std::move(options));
        }
    };
    if (group == GridGroup::Regularisation) {
        with(grid.regularisations, &CompositionOptions::regularisation);
        return tried;
    }
    if (group == GridGroup::Batch) {
        with(grid.batches, &CompositionOptions::batch);
        return tried;
    }
    CompositionOptions options = base;
    if (base.objective == SentenceMethod::Bi) {
        for (const double margin : grid.euclideanMargins) {
            for (const std::size_t negatives : grid.negatives) {
                options.margin = margin;
                options.negatives = negatives;
                tried.push_back(options);
            }
        }
        return tried;
    }
    for (const CompositionDistance distance : {CompositionDistance::Euclidean, CompositionDistance::Cosine}) {
        for (const double margin :
             distance == CompositionDistance::Cosine ? grid.cosineMargins : grid.euclideanMargins) {
            for (const NegativeSampling sampling : {NegativeSampling::Max, NegativeSampling::Mix}) {
                options.distance = distance;
                options.margin = margin;
                options.sampling = sampling;
                tried.push_back(options);
            }
        }
    }
    return tried;
}

} // namespace crossgloss
