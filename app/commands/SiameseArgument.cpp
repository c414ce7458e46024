#include "SiameseArgument.h"

#include <CLI/CLI.hpp>

#include <cstdio>

namespace crossgloss {

void printSiamesePoint(std::size_t candidate, std::size_t candidates, const TrainingPoint& point)
{
    if (candidates > 1 && point.epoch == 1) {
        std::fprintf(stderr, "\r\033[Kcandidate %zu of %zu\n", candidate + 1, candidates);
    }
    if (point.validationMrr) {
        std::fprintf(stderr, "\r\033[Kepoch %d  loss %.5f  P@1 %.4f  P@10 %.4f  MRR %.4f  %.0f s  %.0f examples/s\n",
                     point.epoch, point.loss, *point.validationP1, *point.validationP10, *point.validationMrr,
                     point.seconds, point.examplesPerSecond);
    } else {
        std::fprintf(stderr, "\r\033[Kepoch %d  loss %.5f  %.0f s  %.0f examples/s\n", point.epoch, point.loss, point.seconds,
                     point.examplesPerSecond);
    }
}

void addSiameseOptions(CLI::App& command, SiameseArgument& argument)
{
    command.add_option("--siamese-model", argument.model,
                       "Siamese LSTM: a model, or where to write it once trained on the lines that are not scored; with it "
                       "the fused measure has the LSTM among its parts");
    command.add_flag("--siamese-grid", argument.grid, "Try several sizes and dropouts, keep the best by --validation");
    addSiameseSettings(command, argument, false);
}

void addSiameseSettings(CLI::App& command, SiameseArgument& argument, bool plain)
{
    SiameseOptions& options = argument.options;
    const auto name = [plain](const std::string& setting) {
        return (plain ? "--" + setting + "," : std::string()) + "--siamese-" + setting;
    };
    command.add_option(name("epochs"), options.epochs, "Passes over the glosses")->check(CLI::Range(1, 100000));
    command.add_option(name("hidden"), options.hidden, "Units of the LSTM")->check(CLI::Range(1, 16384));
    command.add_option(name("batch"), options.batch, "Pairs in a batch")->check(CLI::Range(2, 4096));
    command.add_option(name("input-dropout"), options.inputDropout, "Share of the inputs that a gloss forgoes")
        ->check(CLI::Range(0.0, 0.99));
    command.add_option(name("state-dropout"), options.stateDropout, "The same of the recurrent states")
        ->check(CLI::Range(0.0, 0.99));
    command.add_option(name("learning-rate"), options.learningRate, "Factor of AdaDelta's moves")
        ->check(CLI::PositiveNumber);
    command.add_option(name("forget-bias"), options.forgetBias, "Of the untrained network")
        ->check(CLI::Range(-20.0, 20.0));
    command
        .add_option(name("patience"), options.patience, "Stop after so many epochs without a better score; 0 = never")
        ->check(CLI::NonNegativeNumber);
    command.add_option(name("objective"), argument.objective, "What it learns")
        ->check(CLI::IsMember({"shuffled", "batch", "softmax"}));
    command.add_option(name("distance"), argument.distance, "Between encoded glosses")
        ->check(CLI::IsMember({"manhattan", "euclidean"}));
}

SiameseOptions siameseOptions(const SiameseArgument& argument, const Session& session)
{
    SiameseOptions options = argument.options;
    options.seed = session.seed;
    options.threads = session.threads;
    if (!argument.objective.empty()) {
        options.objective = siameseObjectiveFromName(argument.objective);
    }
    if (!argument.distance.empty()) {
        options.distance = siameseDistanceFromName(argument.distance);
    }
    return options;
}

SiameseChoice siameseChoice(const SiameseArgument& argument, const Session& session)
{
    return {argument.model, siameseOptions(argument, session), argument.grid, printSiamesePoint};
}

} // namespace crossgloss
