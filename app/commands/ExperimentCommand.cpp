#include "Commands.h"
#include "ExperimentOptions.h"

#include <CLI/CLI.hpp>

namespace crossgloss {

void addExperimentCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand(
        "experiment", "Whole tables of models, with intervals and paired tests, kept as runs");
    command->require_subcommand(1);
    command->footer("JSON: experiment, tables [{name, title, columns, rows [{name, cells [{value, interval, p, deviation, "
                    "n}]}]}], run; cells without a figure are null");
    addStsExperiment(*command, session);
    addCompositionExperiment(*command, session);
    addTuningExperiment(*command, session);
    addUndertrainedExperiment(*command, session);
    addMemorisationExperiment(*command, session);
    addTrainingSizeExperiment(*command, session);
    addParallelExperiment(*command, session);
    addClassificationExperiment(*command, session);
    addRetrievalExperiment(*command, session);
    addDictionaryExperiment(*command, session);
    addParaphraseExperiment(*command, session);
}

} // namespace crossgloss
