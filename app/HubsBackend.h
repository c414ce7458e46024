#pragma once

#include "OpenedSpaces.h"

#include "common/HubnessService.h"

namespace crossgloss {

/// What the Hubs page asks for, done by core.
class HubsBackend final : public HubnessService {
public:
    /// @param spaces must outlive this.
    explicit HubsBackend(OpenedSpaces& spaces) : m_spaces(spaces) {}

    std::shared_ptr<const HubnessResult> measure(const HubnessRequest& request, Progress& progress) override;

private:
    OpenedSpaces& m_spaces;
};

} // namespace crossgloss
