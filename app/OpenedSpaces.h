#pragma once

#include "SharedWorkspace.h"

#include "base/Progress.h"
#include "common/AlignmentService.h"
#include "resources/EmbeddingSpace.h"

#include <list>
#include <mutex>
#include <string>

namespace crossgloss {

/// Word vectors that a page asked for.
struct OpenedSpace {
    EmbeddingSpace space;
    std::string title;                 ///< as pages, maps and runs call it
    std::string language;              ///< canonical code; empty when nothing tells it
};

/// Opens word vectors for the pages and keeps those used last, so that a check, a run and a measurement read them once.
class OpenedSpaces {
public:
    explicit OpenedSpaces(SharedWorkspace& workspace) : m_workspace(workspace) {}

    /// @throws Error when the file or resource cannot be read; Cancelled.
    OpenedSpace open(const SpaceChoice& choice, Progress& progress);

private:
    struct Kept {
        std::string key;               ///< what was opened, and the state of its file
        OpenedSpace space;
    };

    SharedWorkspace& m_workspace;
    std::mutex m_mutex;
    std::list<Kept> m_kept;            ///< last used first
};

/// "novels.fr.100d.vec" → "fr"; empty when no part of the name is a language.
std::string languageInFileName(const std::filesystem::path& file);

} // namespace crossgloss
