#pragma once

#include "base/Error.h"
#include "base/Progress.h"
#include "resources/Dictionary.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace crossgloss {

/// Sentences are read with a model: see store/SentenceLists.h, not Workspace::import().
enum class ResourceKind { Embeddings, Dictionary, Wordnet, Lexicon, Parallel, Pairs, Descriptions, Sentences };

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
    std::uint64_t entries = 0;                 ///< words, entries, synsets, lines, sentences
    std::uint64_t dimension = 0;               ///< of embeddings and vectors of sentences
    std::uint64_t skipped = 0;                 ///< lines or entries that could not be used
    std::vector<ReadIssue> issues;
    std::vector<LeftOut> leftOut; ///< the skipped ones by reason

    /// Skipped ones that say that something is wrong with the file.
    std::uint64_t faulty() const;
};

/// What an import does where its name belongs to another resource: one that was read from another file, or another
/// kind.
enum class NameTaken
{
    Refuse, ///< NameTakenError; without a name of the user's: a name with a number
    Replace,
    KeepBoth ///< a name with a number
};

struct ImportOptions {
    std::string language;                      ///< canonical code; empty = as the file says
    std::string secondLanguage;
    std::string name;                          ///< empty = from the file name
    bool anyLanguage = false;                  ///< takes codes of languages that nobody here knows
    int threads = 0;
    NameTaken whenTaken = NameTaken::Refuse;
    std::filesystem::path metadata = {};            ///< of word vectors: ReadVectorsOptions::metadata
};

/// The name belongs to another resource.
class NameTakenError : public Error
{
public:
    explicit NameTakenError(const std::string& name);
};

/// The name that an import gives a resource of that file where nobody names one: "novels.fr.100d" of
/// /x/novels.fr.100d.vec.xz.
std::string proposedName(const std::filesystem::path& file);

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
    /// Opens or creates, private to the user; runs whose process is gone are written down as interrupted. Where there is
    /// a workspace that cannot be written (write-protected, full disk), it is opened for reading alone.
    /// @throws Error when the folder cannot be used, or another version of the program wrote the workspace.
    explicit Workspace(std::filesystem::path folder);
    ~Workspace();
    Workspace(const Workspace&) = delete;
    Workspace& operator=(const Workspace&) = delete;

    const std::filesystem::path& folder() const;
    /// Why nothing can be changed; null where it can. What changes the workspace then throws this.
    const Error* readOnlyReason() const;
    /// How long a writer waits for another process before it gives up with an error; 20 s at first.
    void setBusyTimeout(int milliseconds);

    std::vector<Resource> resources() const;
    /// Reads a file of the given kind into the workspace: all or nothing. An unchanged file is not read again (but
    /// vectors whose copy is damaged are), a changed one of the same path and name replaces what it was in one
    /// transaction.
    /// @throws NameTakenError, Error, Cancelled.
    Resource import(ResourceKind kind, const std::vector<std::filesystem::path>& files, const ImportOptions& options,
                    Progress& progress);
    /// For good; its space is free afterwards. RemovedResources.h has what can be undone.
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
