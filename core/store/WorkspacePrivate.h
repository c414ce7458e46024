#pragma once

#include "store/Database.h"
#include "store/GlossRuns.h"
#include "store/IndexWriter.h"
#include "store/Workspace.h"

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace crossgloss {

/// What a resource's row holds beside what the Library shows.
struct StoredResource {
    Resource resource;
    std::int64_t size = 0;     ///< of the files together, in bytes
    std::int64_t modified = 0; ///< latest of the files, nanoseconds since the epoch of the file clock
    bool installed = false;    ///< found on the system by importInstalled()
    std::string file;          ///< matrix, relative to the workspace's folder; empty without one
};

struct Workspace::Private {
    explicit Private(std::filesystem::path workspaceFolder);
    ~Private();

    /// A reading connection, given back when destroyed.
    class Reader {
    public:
        Reader(const Private& owner, std::unique_ptr<SQLite::Database> database)
            : m_owner(owner), m_database(std::move(database))
        {
        }
        ~Reader();
        Reader(const Reader&) = delete;
        Reader& operator=(const Reader&) = delete;
        SQLite::Database& operator*() const { return *m_database; }
        SQLite::Database* operator->() const { return m_database.get(); }

    private:
        const Private& m_owner;
        std::unique_ptr<SQLite::Database> m_database;
    };
    std::unique_ptr<Reader> reader() const;

    std::vector<StoredResource> stored(SQLite::Database& database) const;
    /// Writes the row with its issues and sets its id.
    void insertResource(StoredResource& stored);
    /// Removes an earlier resource of the name. Within a transaction.
    void removeNamed(const std::string& name);
    /// Changes what the user database holds, in one transaction; an import does not hold it. @throws Error.
    void changeUserData(const std::function<void(SQLite::Database& user)>& change);
    void readUserData(const std::function<void(SQLite::Database& user)>& read) const;
    /// Writes down as interrupted what nobody is at any more. Does not wait for another writer: readers see it anyway.
    void closeInterruptedRuns();
    /// Takes matrices that unfinished imports left behind to the trash: those that this program has written down as its
    /// own, that nobody names and nobody is at, and that bear its mark.
    void removeOrphanedFiles();
    /// Writes down that this process is about to write a file; @p file is relative to the folder.
    void announceFile(const std::string& file);
    /// Takes a matrix that no resource names any more off the disk.
    void dropFile(const std::string& file);
    /// Gives pages of the database that hold nothing back to the disk, as far as that can be done now.
    void giveSpaceBack();
    /// Tries once more to open for writing what was opened for reading alone. @return whether that went well.
    bool openAgain();
    /// To be called before anything is written. @throws Error when the workspace is open for reading alone.
    void requireWriter() const
    {
        if (cannotWrite) {
            throw *cannotWrite;
        }
    }

    std::filesystem::path folder;
    std::filesystem::path file;
    std::mutex writingUserData;               ///< taken after `writing` where both are
    std::unique_ptr<SQLite::Database> userWriter;
    std::optional<int> userPatience;          ///< busy timeout in milliseconds; SQLite's own where nobody set one
    std::mutex writing;                       ///< one import or change at a time in this process
    std::unique_ptr<SQLite::Database> writer; ///< none where cannotWrite says why
    std::optional<Error> cannotWrite;
    WordCache words;
    std::vector<std::filesystem::path> removedHere; ///< what removeResource() keeps; gone when this closes

private:
    void openForWriting();
    /// Takes away what a workspace that could not be made has begun with.
    void removeBeginnings(bool wholeFolder) const;
    /// Makes the tables of the user database where one was just being made.
    void prepareUserData() const;

    mutable std::mutex m_pool;
    mutable std::vector<std::unique_ptr<SQLite::Database>> m_idle;
};

/// Writes everything of a run but when it started. Within a transaction. @throws Error when there is no such run.
void updateRun(SQLite::Database& database, const Run& run);
/// The glosses of a run by position.
std::vector<StoredGloss> readGlosses(SQLite::Database& database, std::int64_t run);
/// Within a transaction. @return the run's number: its own where that is free.
std::int64_t insertRun(SQLite::Database& database, const StoredRun& stored);
/// Columns of a run in the order of its fields.
constexpr const char* runColumns = "id, kind, started_at, seconds, state, parameters, result, process";
/// A row of these; running ones whose process is gone are interrupted.
Run readRun(SQLite::Statement& row);

/// "2026-01-31T12:00:00Z"
std::string utcNow();
std::string utcText(std::int64_t secondsSince1970);

/// Size and latest time of change of files together.
void fileState(const std::vector<std::filesystem::path>& files, std::int64_t& size, std::int64_t& modified);

} // namespace crossgloss
