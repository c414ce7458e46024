#pragma once

#include "jobs/ExperimentTables.h"
#include "jobs/JobContext.h"

#include "encoder/Training.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// A row of the table: a way of training a dictionary encoder.
struct DictionaryCondition {
    std::string name;                          ///< as the table has it: "ATT-MTL"
    nlohmann::json settings;                   ///< in place of the experiment's, as TrainingConfig has them
};

/// The rows of table 3 of BilDRL, in its order: BOW, CNN, GRU and ATT of one direction; GRU-mono, ATT-mono, which fit the
/// headword of the definition's language; GRU-MTL, ATT-MTL of both directions; ATT-joint with word vectors that learn.
std::vector<DictionaryCondition> bilDrlConditions();

struct DictionaryExperimentRequest {
    std::vector<DictionaryCondition> conditions;
    /// One for each direction, with the test of the same languages: definitions whose answers no training knows.
    std::vector<DefinitionFile> training;
    std::vector<DefinitionFile> tests;
    /// What the rows have in common; of it data, out, seed and validation are the experiment's.
    TrainingConfig base;
    std::vector<std::uint64_t> seeds{1, 2, 3};
    std::filesystem::path folder;              ///< of the models and their ranks; what is there already is taken
    BootstrapOptions bootstrap;
};

/// Cross-lingual reverse dictionary retrieval (BilDRL, section 4.1): every row trained with every seed, each direction's
/// test ranked over the whole vocabulary.
///
/// A cell is a training. Its ranks are kept in the folder as soon as it is done, beside the checkpoint of one that goes on:
/// after a kill the experiment goes on where it was.
class DictionaryExperiment {
public:
    /// @param context must outlive this.
    DictionaryExperiment(JobContext& context, DictionaryExperimentRequest request)
        : m_context(context), m_request(std::move(request))
    {
    }

    /// Tables p1, p10 and mrr: rows by direction, means over the seeds with intervals over the answers, each drawn with all
    /// its definitions (of the mean over the seeds), and deviations over the seeds; "differences": mrr of each row against the one it should beat (ATT − GRU,
    /// GRU − CNN, CNN − BOW, MTL − single, joint − MTL), paired by question. Keeps a run. @throws Error, Cancelled.
    /// @param onPoint from the thread that runs.
    ExperimentTables run(Progress& progress, const OnExperimentPoint& onPoint = {}) const;

private:
    JobContext& m_context;
    DictionaryExperimentRequest m_request;
};

} // namespace crossgloss
