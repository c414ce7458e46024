#include "SavedBackend.h"

namespace crossgloss {

namespace {

/// Keeps the workspace for as long as its words are in use.
struct Opened
{
    explicit Opened(std::shared_ptr<Workspace> of) : workspace(std::move(of)), words(*workspace) {}

    std::shared_ptr<Workspace> workspace;
    SavedWords words;
};

} // namespace

std::shared_ptr<SavedWords> SavedBackend::words()
{
    std::shared_ptr<Workspace> workspace = m_workspace.open();
    const std::lock_guard<std::mutex> lock(m_mutex);
    if (workspace != m_opened) {
        m_opened = workspace;
        const auto opened = std::make_shared<Opened>(std::move(workspace));
        m_words = std::shared_ptr<SavedWords>(opened, &opened->words);
    }
    return m_words;
}

} // namespace crossgloss
