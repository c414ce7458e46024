#pragma once

#include "jobs/ExperimentTables.h"
#include "jobs/JobContext.h"
#include "jobs/TrainingMaterials.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace crossgloss {

struct UndertrainedRequest {
    TrainingMaterials materials;
    std::vector<TrainingMaterial> compared;
    std::vector<std::filesystem::path> pairs;  ///< scored pairs, each a set; those of a year are averaged too
    std::string language;                      ///< canonical code of the test
    std::uint64_t fewer = 100;                 ///< a word seen so often is trained enough
    int threads = 0;
};

/// Share of the test's words that were seen fewer than 100 times in training (Elgohary & Carpuat 2016, table 4).
class UndertrainedExperiment {
public:
    /// @param context must outlive this.
    UndertrainedExperiment(JobContext& context, UndertrainedRequest request)
        : m_context(context), m_request(std::move(request))
    {
    }

    /// Table "undertrained" by set and material. Keeps a run. @throws Error, Cancelled.
    ExperimentTables run(Progress& progress) const;

private:
    JobContext& m_context;
    UndertrainedRequest m_request;
};

} // namespace crossgloss
