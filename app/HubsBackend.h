#pragma once

#include "OpenedSpaces.h"
#include "RunKeeper.h"

#include "common/HubnessService.h"

namespace crossgloss {

/// What the Hubs page asks for, done by core.
class HubsBackend final : public HubnessService {
public:
    /// Both must outlive this.
    HubsBackend(SharedWorkspace& workspace, OpenedSpaces& spaces) : m_spaces(spaces), m_runs(workspace) {}

    std::shared_ptr<const HubnessResult> measure(const HubnessRequest& request, Progress& progress) override;

private:
    OpenedSpaces& m_spaces;
    RunKeeper m_runs;
};

} // namespace crossgloss
