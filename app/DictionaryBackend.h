#pragma once

#include "jobs/SharedWorkspace.h"

#include "common/DictionaryService.h"

namespace crossgloss {

/// What the user of the window chose about its workspace's dictionaries.
class DictionaryBackend final : public DictionaryService
{
public:
    /// @param workspace must outlive this.
    explicit DictionaryBackend(SharedWorkspace& workspace) : m_workspace(workspace) {}

    DictionaryUses uses() override { return dictionaryUses(*m_workspace.open()); }
    DictionaryUses change(const std::function<void(DictionaryUses&)>& change) override
    {
        return changeDictionaryUses(*m_workspace.open(), change);
    }

private:
    SharedWorkspace& m_workspace;
};

} // namespace crossgloss
