#pragma once

#include "base/Progress.h"
#include "jobs/DictionaryExperiment.h"
#include "jobs/ParaphraseExperiment.h"

namespace crossgloss {

/// What the Train page asks for to fill whole tables. As Backend: called from worker threads, failures thrown as Error.
class ExperimentService {
public:
    virtual ~ExperimentService() = default;

    /// Keeps a run in the workspace, whatever the ending. @param onPoint before each training, from a working thread.
    virtual ExperimentTables run(const DictionaryExperimentRequest& request, Progress& progress,
                                 const OnExperimentPoint& onPoint) = 0;
    /// The same for paraphrases.
    virtual ExperimentTables run(const ParaphraseExperimentRequest& request, Progress& progress,
                                 const OnExperimentPoint& onPoint) = 0;
};

} // namespace crossgloss
