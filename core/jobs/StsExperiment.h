#pragma once

#include "jobs/ExperimentTables.h"
#include "jobs/JobContext.h"

#include <filesystem>
#include <string>
#include <vector>

namespace crossgloss {

struct StsExperimentRequest {
    std::vector<NamedModel> models;
    std::vector<std::filesystem::path> pairs;  ///< scored pairs, each a set; those of a year are averaged too
    std::string firstLanguage;                 ///< canonical codes
    std::string secondLanguage;
    std::string baseline;                      ///< model that all are held against; empty = the best
    BootstrapOptions bootstrap;
    int threads = 0;
};

/// Semantic textual similarity by model and set (Elgohary & Carpuat 2016, table 3; Aldarmaki & Diab 2016, tables 2, 3).
class StsExperiment {
public:
    /// @param context must outlive this.
    StsExperiment(JobContext& context, StsExperimentRequest request)
        : m_context(context), m_request(std::move(request))
    {
    }

    /// The tables of correlationTables(). Keeps a run.
    /// @throws Error, Cancelled.
    ExperimentTables run(Progress& progress) const;

private:
    JobContext& m_context;
    StsExperimentRequest m_request;
};

} // namespace crossgloss
