#pragma once

#include "jobs/ExperimentTables.h"
#include "jobs/JobContext.h"

#include "corpus/ParallelSentences.h"

#include <string>
#include <vector>

namespace crossgloss {

struct ParallelExperimentRequest {
    std::vector<NamedModel> models;
    std::vector<SentenceFile> texts;           ///< parallel ones, each of two languages
    BootstrapOptions bootstrap;                ///< its seed draws the random pairs too
    int threads = 0;
};

/// How alike models find translations, and random pairs of the same sentences (Aldarmaki & Diab 2016, table 1).
class ParallelExperiment {
public:
    /// @param context must outlive this.
    ParallelExperiment(JobContext& context, ParallelExperimentRequest request)
        : m_context(context), m_request(std::move(request))
    {
    }

    /// Table "similarity" with a row for each model and text; a text whose languages a model does not read is left out.
    /// Keeps a run. @throws Error, Cancelled.
    ExperimentTables run(Progress& progress) const;

private:
    JobContext& m_context;
    ParallelExperimentRequest m_request;
};

} // namespace crossgloss
