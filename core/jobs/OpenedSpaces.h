#pragma once

#include "jobs/SharedWorkspace.h"

#include "base/Progress.h"
#include "resources/EmbeddingSpace.h"
#include "resources/WordPairs.h"
#include "store/StoredResources.h"

#include <filesystem>
#include <initializer_list>
#include <list>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// Word vectors to work with: a resource of the workspace, or a file.
struct SpaceChoice {
    std::string resource;              ///< name in the workspace; empty = a file
    std::filesystem::path file;
    std::string language{};            ///< what the user says of it; empty = as the workspace or the file's name tells

    bool empty() const { return resource.empty() && file.empty(); }
    /// As runs keep it and commands are given it.
    std::string text() const { return resource.empty() ? file.string() : resource; }
    friend bool operator==(const SpaceChoice&, const SpaceChoice&) = default;
};

/// Vectors as a command is given them: the file of that name where there is one, else a resource.
SpaceChoice spaceNamed(const std::string& name, const std::string& language = {});

/// Word vectors that a job opened.
struct OpenedSpace {
    EmbeddingSpace space;
    std::string title;                 ///< as pages, maps and runs call it
    std::string language;              ///< canonical code; empty when nothing tells it
};

/// Opens word vectors for jobs and keeps the files used last, so that a check, a run and a measurement read them once.
class OpenedSpaces {
public:
    /// @param workspace must outlive this; it is not made where there is none.
    explicit OpenedSpaces(SharedWorkspace& workspace) : m_workspace(workspace) {}

    /// @throws Error when the workspace has no vectors of that name; of files nothing is looked at.
    void requireNamed(const SpaceChoice& choice);
    /// @throws Error when the file or resource cannot be read; Cancelled.
    OpenedSpace open(const SpaceChoice& choice, Progress& progress, int threads = 0);

private:
    struct Kept {
        std::string key;               ///< what was opened, and the state of its file
        EmbeddingSpace space;
    };
    EmbeddingSpace readFile(const std::filesystem::path& file, int threads, Progress& progress);

    SharedWorkspace& m_workspace;
    std::mutex m_mutex;
    std::list<Kept> m_kept;            ///< last used first
};

/// Word pairs of a resource of the workspace. @throws Error when there is none, or a language is unknown.
std::vector<WordPair> storedPairs(SharedWorkspace& workspace, const std::string& resource, std::string_view from,
                                  std::string_view to);
/// Word pairs as a command is given them: the file of that name where there is one, else a dictionary, lexicon or wordnet of
/// the workspace. @throws Error as above, and when the file cannot be read; Cancelled.
std::vector<WordPair> pairsNamed(SharedWorkspace& workspace, const std::string& name, std::string_view from,
                                 std::string_view to, Progress& progress);

/// Lines of the workspace as a command names them. @return nothing where a file of that name is meant.
/// @throws Error when the workspace has none of that name and kind.
std::optional<std::vector<StoredLine>> linesNamed(SharedWorkspace& workspace, const std::filesystem::path& name,
                                                  std::initializer_list<ResourceKind> kinds);

/// "novels.fr.100d.vec" → "fr"; empty when no part of the name is a language.
std::string languageInFileName(const std::filesystem::path& file);

} // namespace crossgloss
