#pragma once

#include "jobs/RunRecorder.h"
#include "jobs/SentenceModelChoice.h"

#include "evaluation/FigureTable.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// A sentence model under the name that tables give it. Several of one name are seeds of one training.
struct NamedModel {
    std::string name;
    SentenceModelChoice choice;
};

/// What an experiment found.
struct ExperimentTables {
    std::string experiment;            ///< as the command line names it
    std::vector<FigureTable> tables;
    nlohmann::json details = nlohmann::json::object();         ///< what is no figure
    RunRecorder::Handle run;
};

/// How far an experiment of several trainings is: told before each training that is not kept from an earlier run.
struct ExperimentPoint {
    std::vector<FigureTable> tables;   ///< as far as they are filled
    std::string row;                   ///< of what is trained now
    std::uint64_t seed = 0;
    std::size_t done = 0;              ///< of all trainings, those kept included
    std::size_t total = 0;
};
using OnExperimentPoint = std::function<void(const ExperimentPoint&)>;

/// `experiment, tables: [as of FigureTable]` and the details.
nlohmann::json toJson(const ExperimentTables& result);

/// Keeps each cell as a figure of the run: of the row as subset and of the column as method.
void addFigures(RunRecord& record, const std::vector<FigureTable>& tables);

/// Models as a run keeps them: `[{name, …}]`.
nlohmann::json toJson(std::span<const NamedModel> models);
/// The models' files among the inputs of a run.
void addInputs(RunRecord& record, std::span<const NamedModel> models);

/// Names without their repetitions, in order; and the place of each model's name among them.
std::vector<std::string> systemNames(std::span<const NamedModel> models);
std::size_t systemOf(const std::vector<std::string>& names, const std::string& name);

} // namespace crossgloss
