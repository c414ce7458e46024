#pragma once

#include "base/Progress.h"
#include "jobs/GlossMaterials.h"
#include "linking/GlossEncoderTraining.h"

#include <cstddef>
#include <functional>
#include <optional>

namespace crossgloss {

struct GlossEncoderRequest : GlossMaterials {
    GlossEncoderOptions options;       ///< with where the model goes
    /// To learn from instead of the synsets that both wordnets define; the wordnets' files are then those of the glosses.
    std::optional<AlignedGlosses> glosses;
};

/// What the Train page asks of the rest of the program to teach an encoder of glosses. As Backend: called from worker
/// threads, failures thrown as Error.
class GlossEncoderService {
public:
    virtual ~GlossEncoderService() = default;

    /// Trains a Siamese LSTM on the synsets that both wordnets define and keeps a run of it in the workspace, whatever
    /// the ending. @param onPoint receives which candidate of a grid, and each epoch of it.
    virtual GlossEncoderResult
    train(const GlossEncoderRequest& request, Progress& progress,
          const std::function<void(std::size_t candidate, const TrainingPoint&)>& onPoint) = 0;
};

} // namespace crossgloss
