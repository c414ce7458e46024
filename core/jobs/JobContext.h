#pragma once

#include "jobs/OpenedSpaces.h"
#include "jobs/OpenedWordnets.h"
#include "jobs/RunRecorder.h"
#include "jobs/SharedWorkspace.h"

#include <filesystem>
#include <utility>

namespace crossgloss {

/// What the jobs of a program share. Its end waits until all runs are written.
struct JobContext {
    /// @param folder of the workspace, which is opened, and made, when first needed.
    explicit JobContext(std::filesystem::path folder) : workspace(std::move(folder)) {}

    SharedWorkspace workspace;
    OpenedSpaces spaces{workspace};
    OpenedWordnets wordnets;
    RunRecorder runs{workspace};
};

} // namespace crossgloss
