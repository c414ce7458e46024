#pragma once

#include "jobs/ExperimentTables.h"
#include "jobs/JobContext.h"

#include "corpus/ParallelSentences.h"
#include "evaluation/SentenceRetrieval.h"

#include <cstddef>
#include <string>
#include <vector>

namespace crossgloss {

struct RetrievalExperimentRequest {
    std::vector<NamedModel> models;
    std::vector<SentenceFile> texts;           ///< parallel ones
    std::size_t neighbourhood = 10;            ///< of CSLS
    std::size_t marginNeighbours = 4;          ///< of the margin
    std::size_t limit = 0;                     ///< only the first lines; 0 = all
    BootstrapOptions bootstrap;
    int threads = 0;
};

/// How many sentences find their translation among all of a text, by nearest neighbour, inverted softmax, CSLS, the global
/// correction and the ratio margin, in both directions.
class RetrievalExperiment {
public:
    /// @param context must outlive this.
    RetrievalExperiment(JobContext& context, RetrievalExperimentRequest request)
        : m_context(context), m_request(std::move(request))
    {
    }

    /// Tables "p1", "p5", "p10" with a row for each text, model and criterion and a column for each direction. Keeps a run.
    /// @throws Error when a model makes no vectors; Cancelled.
    ExperimentTables run(Progress& progress) const;

private:
    JobContext& m_context;
    RetrievalExperimentRequest m_request;
};

} // namespace crossgloss
