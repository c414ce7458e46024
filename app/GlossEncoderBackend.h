#pragma once

#include "OpenedSpaces.h"
#include "OpenedWordnets.h"
#include "RunKeeper.h"
#include "SharedWorkspace.h"

#include "common/GlossEncoderService.h"

namespace crossgloss {

/// What the Train page asks for to teach an encoder of glosses, done by core.
class GlossEncoderBackend final : public GlossEncoderService {
public:
    /// All must outlive this.
    GlossEncoderBackend(SharedWorkspace& workspace, OpenedSpaces& spaces, OpenedWordnets& wordnets)
        : m_spaces(spaces), m_wordnets(wordnets), m_runs(workspace)
    {
    }

    GlossEncoderResult train(const GlossEncoderRequest& request, Progress& progress,
                             const std::function<void(std::size_t candidate, const SiamesePoint&)>& onPoint) override;

private:
    OpenedSpaces& m_spaces;
    OpenedWordnets& m_wordnets;
    RunKeeper m_runs;
};

} // namespace crossgloss
