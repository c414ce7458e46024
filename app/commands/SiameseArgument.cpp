#include "SiameseArgument.h"

#include "FieldOptions.h"

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
                       "Siamese LSTM: a model, or where to write it once trained on the lines that are not scored; the "
                       "fused measure then includes it");
    command.add_flag("--siamese-grid", argument.grid, "Try several sizes and dropouts, keep the best by --validation");
    addSiameseSettings(command, argument.options, false);
}

void addSiameseSettings(CLI::App& command, SiameseOptions& options, bool plain)
{
    for (Field& field : fieldsOf(options)) {
        if (!field.help.empty()) {
            const std::string name(field.name);
            const std::string names = (plain ? "--" + name + ',' : std::string()) + "--siamese-" + name;
            addOption(command, std::move(field).as(names));
        }
    }
}

SiameseChoice siameseChoice(const SiameseArgument& argument, const Session& session)
{
    SiameseOptions options = argument.options;
    options.seed = session.seed;
    options.threads = session.threads;
    return {argument.model, options, argument.grid, printSiamesePoint};
}

} // namespace crossgloss
