#pragma once

#include "jobs/GlossEncoderService.h"
#include "jobs/JobContext.h"

namespace crossgloss {

/// What the Train page asks for to teach an encoder of glosses, done by core.
class GlossEncoderBackend final : public GlossEncoderService {
public:
    /// @param context must outlive this.
    explicit GlossEncoderBackend(JobContext& context) : m_context(context) {}

    GlossEncoderResult train(const GlossEncoderRequest& request, Progress& progress,
                             const std::function<void(std::size_t candidate, const SiamesePoint&)>& onPoint) override;

private:
    JobContext& m_context;
};

} // namespace crossgloss
