#pragma once

#include "jobs/SharedWorkspace.h"

#include "common/SavedWordsService.h"

#include <memory>
#include <mutex>

namespace crossgloss {

/// The saved words of the window's workspace.
class SavedBackend final : public SavedWordsAccess
{
public:
    /// @param workspace must outlive this.
    explicit SavedBackend(SharedWorkspace& workspace) : m_workspace(workspace) {}

protected:
    std::shared_ptr<SavedWords> words() override;

private:
    SharedWorkspace& m_workspace;
    std::mutex m_mutex;
    std::shared_ptr<Workspace> m_opened;
    std::shared_ptr<SavedWords> m_words;
};

} // namespace crossgloss
