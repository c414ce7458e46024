#pragma once

#include "jobs/ExperimentTables.h"
#include "jobs/JobContext.h"

#include "paraphrase/ParaphraseTraining.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace crossgloss {

/// A row of the table: an encoder that learns end to end, or a trained one whose vectors a classifier learns on.
struct ParaphraseCondition {
    std::string name;                          ///< "BiATT", "BilDRL-ATT-MTL"
    std::string encoder;                       ///< as setPairEncoder() takes it; empty with models
    /// Trained dictionary encoders, one for each seed in turn (the last one for all further ones).
    std::vector<std::filesystem::path> models;
};

/// The end-to-end rows of table 4 of BilDRL: BiBOW, BiCNN, ABCNN, BiGRU, BiATT.
std::vector<ParaphraseCondition> pairBaselines();

struct ParaphraseExperimentRequest {
    std::vector<ParaphraseCondition> conditions;
    ParaphraseConfig base;                     ///< files and what the rows have in common; of it out and seed are the experiment's
    std::vector<std::uint64_t> seeds{1, 2, 3};
    std::filesystem::path folder;              ///< of what each training found; what is there already is taken
    BootstrapOptions bootstrap;
};

/// Bilingual paraphrase identification (BilDRL, section 4.2, table 4), cell by cell as DictionaryExperiment.
class ParaphraseExperiment {
public:
    /// @param context must outlive this.
    ParaphraseExperiment(JobContext& context, ParaphraseExperimentRequest request)
        : m_context(context), m_request(std::move(request))
    {
    }

    /// Tables accuracy and f1 (of the paraphrases; its interval by drawing pairs), means over the seeds; "differences":
    /// accuracy of each row against the best end-to-end row, paired by question. Keeps a run. @throws Error, Cancelled.
    /// @param onPoint from the thread that runs.
    ExperimentTables run(Progress& progress, const OnExperimentPoint& onPoint = {}) const;

private:
    JobContext& m_context;
    ParaphraseExperimentRequest m_request;
};

} // namespace crossgloss
