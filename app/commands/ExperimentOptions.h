#pragma once

#include "SentenceModelOptions.h"

#include "jobs/ExperimentTables.h"

#include <filesystem>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace crossgloss {

struct JobContext;
struct Session;

// Each adds one experiment to the command; app/commands/ExperimentCommand.cpp calls them all.
void addStsExperiment(CLI::App& command, Session& session);
void addUndertrainedExperiment(CLI::App& command, Session& session);
void addMemorisationExperiment(CLI::App& command, Session& session);
void addTrainingSizeExperiment(CLI::App& command, Session& session);
void addCompositionExperiment(CLI::App& command, Session& session);
void addTuningExperiment(CLI::App& command, Session& session);
void addParallelExperiment(CLI::App& command, Session& session);
void addClassificationExperiment(CLI::App& command, Session& session);
void addRetrievalExperiment(CLI::App& command, Session& session);
void addDictionaryExperiment(CLI::App& command, Session& session);
void addParaphraseExperiment(CLI::App& command, Session& session);

/// Models as experiments name them: several, which share vectors and map.
struct ExperimentModels {
    SentenceModelArguments shared;
    std::vector<std::string> models;           ///< MODEL or NAME=MODEL

    /// @throws Error when an entry cannot be used.
    std::vector<NamedModel> named() const;
};
/// Adds --model NAME=M (repeatable) and what goes with it. @param required at least one.
void addExperimentModels(CLI::App& command, ExperimentModels& models, bool required);

/// Files of scored pairs and their languages.
struct ExperimentPairs {
    std::vector<std::filesystem::path> files;
    std::vector<std::string> languages;
    std::filesystem::path out;
    std::string baseline;
    BootstrapOptions bootstrap;

    std::string firstLanguage() const;
    std::string secondLanguage() const;
};
void addExperimentPairs(CLI::App& command, ExperimentPairs& pairs);
/// Adds --out alone.
void addExperimentOut(CLI::App& command, std::filesystem::path& out);

/// Prints the tables and writes them where they are wanted (TSV, one line a figure).
void printExperiment(const Session& session, JobContext& context, const ExperimentTables& result,
                     const std::filesystem::path& out);

} // namespace crossgloss
