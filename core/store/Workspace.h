#pragma once

#include "base/Progress.h"
#include "resources/Dictionary.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace crossgloss {

enum class ResourceKind { Embeddings, Dictionary, Wordnet, Lexicon, Parallel, Pairs, Descriptions };

/// One imported resource as the Library shows it.
struct Resource {
    std::int64_t id = 0;
    ResourceKind kind = ResourceKind::Dictionary;
    std::string name;                          ///< unique in the workspace
    std::string title;
    std::string language;                      ///< canonical code
    std::string secondLanguage;                ///< of the translations or answers; empty when there is none
    std::string licence;
    std::string path;                          ///< where it was read from
    std::string checksum;
    std::string importedAt;                    ///< ISO 8601, UTC
    std::uint64_t entries = 0;                 ///< words, entries, synsets, lines
    std::uint64_t dimension = 0;               ///< of embeddings
    std::uint64_t skipped = 0;                 ///< lines or entries that could not be used
    std::vector<ReadIssue> issues;
};

struct ImportOptions {
    std::string language;                      ///< canonical code; empty = as the file says
    std::string secondLanguage;
    std::string name;                          ///< empty = from the file name
    bool anyLanguage = false;                  ///< takes codes of languages that nobody here knows
    int threads = 0;
};

/// A training or evaluation run with everything needed to repeat it.
struct Run {
    std::int64_t id = 0;
    std::string kind;                          ///< "train", "evaluate", "lookup-batch", "pack"
    std::string startedAt;                     ///< ISO 8601, UTC
    double seconds = 0;
    /// "running", "done", "failed", "cancelled"; "interrupted" when the process ended without saying how
    std::string state;
    std::string parameters;                    ///< JSON
    std::string result;                        ///< JSON
    std::string process;                       ///< ProcessMark of who began it; addRun() fills it in
};

/// A folder with `workspace.sqlite` and `vectors/`. Writers are transactional: a kill loses at most the running import.
/// One object may be used from several threads; each call takes its own connection or waits its turn.
class Workspace {
public:
    /// Opens or creates, and migrates older schemas; runs whose process is gone are written down as interrupted.
    /// @throws Error when the folder cannot be used or is newer than we are.
    explicit Workspace(std::filesystem::path folder);
    ~Workspace();
    Workspace(const Workspace&) = delete;
    Workspace& operator=(const Workspace&) = delete;

    const std::filesystem::path& folder() const;
    /// How long a writer waits for another process before it gives up with an error; 20 s at first.
    void setBusyTimeout(int milliseconds);

    std::vector<Resource> resources() const;
    /// Reads a file of the given kind into the workspace: all or nothing. Re-importing an unchanged name is a no-op,
    /// a changed one replaces the old in one transaction. @throws Error, Cancelled.
    Resource import(ResourceKind kind, const std::vector<std::filesystem::path>& files, const ImportOptions& options,
                    Progress& progress);
    void remove(const std::string& name);

    struct InstalledReport {
        int found = 0;                         ///< dictionaries on the system
        int imported = 0;                      ///< new or changed ones that were indexed now
        int removed = 0;                       ///< indexed earlier, no longer on the system
        std::vector<ReadIssue> failures;       ///< dictionaries that could not be read
    };
    /// Indexes the dictd dictionaries and the WordNet found on the system; each in its own transaction, only what
    /// changed. Look-ups go on meanwhile.
    InstalledReport importInstalled(Progress& progress);

    std::int64_t addRun(const Run& run);
    void updateRun(const Run& run);
    /// A run that is stored as running is interrupted here as soon as its process is gone.
    std::vector<Run> runs() const;

    struct Private;
    Private& d() const { return *m_d; }

private:
    std::unique_ptr<Private> m_d;
};

/// Resource kind of a file by its name and first bytes; used by drag and drop and by `import` without a kind.
/// @throws Error when nothing fits.
ResourceKind guessKind(const std::filesystem::path& file);

} // namespace crossgloss
