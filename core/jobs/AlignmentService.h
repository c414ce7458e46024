#pragma once

#include "jobs/CompareAlignmentsJob.h"

#include <functional>
#include <memory>
#include <vector>

namespace crossgloss {

/// What the Align page asks of the rest of the program. As Backend: called from worker threads, failures thrown as
/// Error.
class AlignmentService {
public:
    virtual ~AlignmentService() = default;

    virtual AlignabilityAnswer check(const AlignRequest& request, Progress& progress) = 0;
    /// Learns a map, measures it and keeps a run of it in the workspace, whatever the ending.
    virtual std::shared_ptr<const AlignedSpaces> align(const AlignRequest& request, Progress& progress,
                                                       const std::function<void(const AlignmentStep&)>& onStep) = 0;
    /// Every method with every criterion in both directions, on one split of the dictionary; kept as a run.
    virtual std::vector<ComparisonRow> compare(const AlignRequest& request, Progress& progress,
                                               const std::function<void(const ComparisonRow&)>& onRow) = 0;
};

} // namespace crossgloss
