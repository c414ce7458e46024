#pragma once

#include "jobs/ComposeJob.h"
#include "jobs/ExperimentTables.h"
#include "jobs/JobContext.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// A training under the name that tables give it; its out and seeds are the experiment's.
struct TrainingCondition {
    std::string name;
    ComposeRequest request;
};

struct TrainingExperimentRequest {
    std::string experiment;                    ///< as the command line names it
    std::vector<TrainingCondition> conditions;
    std::vector<NamedModel> references;        ///< scored beside them
    std::vector<std::uint64_t> seeds{1, 2, 3};
    std::vector<std::filesystem::path> pairs;  ///< scored pairs, each a set
    std::string firstLanguage;                 ///< canonical codes
    std::string secondLanguage;
    std::string baseline;                      ///< condition or reference; empty = the best
    std::filesystem::path folder;              ///< of the models, CONDITION.SEED.model; one that is there already is taken
    BootstrapOptions bootstrap;
    int threads = 0;
};

/// Trains additive compositions under several conditions with several seeds each, and scores them on the same pairs:
/// tables 3 (objectives and materials), 5 (memorisation) and 6 (size) of Elgohary & Carpuat (2016), and their grid.
class TrainingExperiment {
public:
    /// @param context must outlive this.
    TrainingExperiment(JobContext& context, TrainingExperimentRequest request)
        : m_context(context), m_request(std::move(request))
    {
    }

    /// The tables of correlationTables(), and "training" with the pairs of each condition, those that were left out as they
    /// share a bigram with the test, and the words of each language. Keeps a run, and one of each training.
    /// @throws Error, Cancelled.
    ExperimentTables run(Progress& progress) const;

private:
    JobContext& m_context;
    TrainingExperimentRequest m_request;
};

} // namespace crossgloss
