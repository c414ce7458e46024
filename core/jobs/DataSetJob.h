#pragma once

#include "jobs/JobContext.h"

#include "base/Progress.h"
#include "datasets/ParaphraseSet.h"
#include "datasets/ReverseSet.h"

#include <filesystem>
#include <utility>

#include <nlohmann/json.hpp>

namespace crossgloss {

struct DataSetRequest
{
    bool paraphrases = false;                  ///< else a reverse-dictionary set
    ReverseSetOptions reverse;
    ParaphraseSetOptions paraphrase;
    SpaceChoice vectors;                       ///< of the first language, for paraphrases
    std::filesystem::path out;                 ///< folder
};

struct DataSetResult
{
    nlohmann::json report;                     ///< what report.json holds
    RunRecorder::Handle run;
};

/// Makes a data set of the dictionaries of the workspace and writes it to a folder.
class DataSetJob
{
public:
    /// @param context must outlive this.
    DataSetJob(JobContext& context, DataSetRequest request) : m_context(context), m_request(std::move(request)) {}

    /// Keeps a run of it, whatever the ending. @throws Error, Cancelled.
    DataSetResult run(Progress& progress) const;

private:
    nlohmann::json make(RunRecord& record, Progress& progress) const;

    JobContext& m_context;
    DataSetRequest m_request;
};

} // namespace crossgloss
