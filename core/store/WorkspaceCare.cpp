#include "store/WorkspaceCare.h"

#include "base/OpenFolder.h"
#include "composition/SentenceListFile.h"
#include "resources/EmbeddingSpace.h"
#include "store/OwnSchema.h"
#include "store/SalvageDatabase.h"
#include "store/WorkspaceFiles.h"
#include "store/WorkspacePrivate.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <set>
#include <string>
#include <system_error>
#include <thread>

namespace crossgloss {

namespace {

Error emptyDatabase(const std::filesystem::path& file)
{
    return Error(CROSSGLOSS_TEXT("The database is empty: what it held is gone"))
        .at(file.string())
        .advise(CROSSGLOSS_TEXT("Restore a backup; vectors that lie beside it were not touched"));
}

/// Whether nothing is in it, for longer than another connection needs that just creates it.
bool staysEmpty(const std::filesystem::path& file)
{
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(2);
    std::error_code failure;
    while (std::filesystem::file_size(file, failure) == 0 && !failure) {
        if (std::chrono::steady_clock::now() >= end) {
            return true;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return false;
}

/// What is wrong with a database; nothing when it is sound.
std::optional<Error> faultOf(const std::filesystem::path& file)
{
    if (staysEmpty(file)) {
        return emptyDatabase(file);
    }
    try {
        // First of all: what a schema may say makes everything else take time or do harm.
        if (std::optional<Error> foreign = foreignSchema(file, file.filename().string())) {
            return foreign;
        }
        std::string verdict;
        guardDatabase(file, [&] {
            const auto database = openDatabase(file, DatabaseAccess::Reader);
            verdict = database->execAndGet("PRAGMA integrity_check(1)").getString();
        });
        return verdict == "ok" ? std::nullopt : std::optional<Error>(DamagedDatabase(verdict, file));
    } catch (const Error& error) {
        return error;
    }
}

Error missingVectors(const Resource& resource, const std::filesystem::path& file)
{
    return Error(CROSSGLOSS_TEXT("The vectors of %1 are missing"), {resource.name, resource.path})
        .at(file.string())
        .advise(CROSSGLOSS_TEXT("Import them again from %2"));
}

Error damagedVectors(const Resource& resource, const std::filesystem::path& file)
{
    return Error(CROSSGLOSS_TEXT("The vectors of %1 are damaged"), {resource.name, resource.path})
        .at(file.string())
        .advise(CROSSGLOSS_TEXT("Import them again from %2"));
}

std::optional<Error> faultOf(const StoredResource& stored, const std::filesystem::path& file)
{
    std::error_code failure;
    if (!std::filesystem::exists(file, failure)) {
        return missingVectors(stored.resource, file);
    }
    try {
        const bool intact = stored.resource.kind == ResourceKind::Sentences ? SentenceListFile(file).isIntact()
                                                                            : openSpace(file).isIntact();
        return intact ? std::nullopt : std::optional(damagedVectors(stored.resource, file));
    } catch (const Error&) {
        return damagedVectors(stored.resource, file);
    }
}

struct FileState
{
    std::int64_t size = 0;
    std::int64_t modified = 0;
    bool operator==(const FileState&) const = default;
};

FileState stateOf(const std::filesystem::path& file)
{
    FileState state;
    fileState({file}, state.size, state.modified);
    return state;
}

bool wasWhole(SQLite::Database& database, const std::string& name, const FileState& state)
{
    SQLite::Statement row(database,
                          "SELECT 1 FROM written_files WHERE file = ? AND checked_size = ? AND checked_modified = ?");
    row.bind(1, name);
    row.bind(2, state.size);
    row.bind(3, state.modified);
    return row.executeStep();
}

void rememberWhole(Workspace::Private& d, const std::string& name, const FileState& state)
{
    const std::unique_lock lock(d.writing, std::try_to_lock);
    if (!lock || !d.writer) {
        return;
    }
    const int patience = d.writer->execAndGet("PRAGMA busy_timeout").getInt();
    d.writer->setBusyTimeout(0);
    try {
        SQLite::Statement update(*d.writer,
                                 "UPDATE written_files SET checked_size = ?, checked_modified = ? WHERE file = ?");
        update.bind(1, state.size);
        update.bind(2, state.modified);
        update.bind(3, name);
        update.exec();
    } catch (const SQLite::Exception&) {
        // It is looked at again another time.
    }
    d.writer->setBusyTimeout(patience);
}

std::vector<StoredResource> withVectors(const Workspace& workspace)
{
    std::vector<StoredResource> all;
    guardDatabase(workspace.d().file, [&] { all = workspace.d().stored(**workspace.d().reader()); });
    std::erase_if(all, [](const StoredResource& stored) { return stored.file.empty(); });
    return all;
}

std::vector<CareFinding> checkVectors(const Workspace& workspace, Progress& progress, bool onlyChanged)
{
    std::vector<CareFinding> findings;
    const std::vector<StoredResource> all = withVectors(workspace);
    progress.stage(CROSSGLOSS_TEXT("Checking the vectors"), all.size());
    std::uint64_t done = 0;
    for (const StoredResource& stored : all) {
        progress.throwIfCancelled();
        progress.advance(done++);
        std::filesystem::path file;
        try {
            file = storedPath(workspace.folder(), stored.file);
        } catch (const Error& error) {
            findings.push_back({error});
            continue;
        }
        const FileState state = stateOf(file);
        bool whole = false;
        guardDatabase(workspace.d().file, [&] {
            whole =
                onlyChanged && std::filesystem::exists(file) && wasWhole(**workspace.d().reader(), stored.file, state);
        });
        if (whole) {
            continue;
        }
        if (const std::optional<Error> fault = faultOf(stored, file)) {
            findings.push_back({*fault});
        } else {
            rememberWhole(workspace.d(), stored.file, state);
        }
    }
    return findings;
}

void tellUnknownFiles(const Workspace& workspace, CareReport& report)
{
    std::set<std::string> known;
    for (const StoredResource& stored : withVectors(workspace)) {
        known.insert(stored.file);
    }
    for (const std::string& name : OpenFolder(workspace.folder()).folder("vectors").names()) {
        if (!known.contains("vectors/" + name)) {
            report.findings.push_back(
                {Error(CROSSGLOSS_TEXT("The workspace does not know this file; it stays as it is"))
                     .at((workspace.folder() / "vectors" / name).string()),
                 false});
        }
    }
}

} // namespace

std::size_t CareReport::problems() const
{
    return static_cast<std::size_t>(std::ranges::count_if(findings, &CareFinding::problem));
}

CareReport checkWorkspace(const std::filesystem::path& folder, Progress& progress)
{
    CareReport report;
    const std::filesystem::path main = folder / "workspace.sqlite";
    if (std::error_code failure; folder.empty() || !std::filesystem::exists(main, failure)) {
        throw Error(CROSSGLOSS_TEXT("There is no workspace in this folder")).at(folder.string());
    }
    requireKnownVersion(folder);
    progress.stage(CROSSGLOSS_TEXT("Checking the databases"), 0);
    bool readable = true;
    for (const char* name : workspaceDatabases) {
        progress.throwIfCancelled();
        std::error_code failure;
        if (!std::filesystem::exists(folder / name, failure)) {
            continue;
        }
        ++report.databases;
        if (const std::optional<Error> fault = faultOf(folder / name)) {
            report.findings.push_back({*fault});
            readable = readable && folder / name != main;
        }
    }
    if (readable) {
        const Workspace workspace(folder);
        if (const Error* reason = workspace.readOnlyReason()) {
            report.findings.push_back({*reason});
        }
        report.vectors = withVectors(workspace).size();
        for (CareFinding& finding : checkVectors(workspace, progress, false)) {
            report.findings.push_back(std::move(finding));
        }
        tellUnknownFiles(workspace, report);
    }
    report.space = spaceUsed(folder);
    return report;
}

std::vector<CareFinding> checkChangedVectors(const Workspace& workspace, Progress& progress)
{
    return checkVectors(workspace, progress, true);
}

std::vector<CareFinding> repairWorkspace(const std::filesystem::path& folder, Progress& progress)
{
    requireKnownVersion(folder);
    std::vector<CareFinding> told;
    for (const char* name : workspaceDatabases) {
        const std::filesystem::path file = folder / name;
        std::error_code failure;
        if (!std::filesystem::exists(file, failure) || !faultOf(file)) {
            continue;
        }
        progress.throwIfCancelled();
        progress.stage(CROSSGLOSS_TEXT("Saving what can be read"), 0);
        const std::filesystem::path damaged = moveToTrash(folder, name);
        if (damaged.empty()) {
            throw Error(CROSSGLOSS_TEXT("The damaged database could not be moved to the trash of the workspace"))
                .at(file.string())
                .advise(CROSSGLOSS_TEXT("Check that the disk is not full and that you may write there"));
        }
        for (const char* ending : {"-wal", "-shm"}) {
            moveWithin(folder, std::string(name) + ending, "trash/" + damaged.filename().string() + ending);
        }
        const Salvaged saved = salvageDatabase(damaged, file);
        told.push_back({Error(CROSSGLOSS_TEXT("%1 rows were saved; the damaged database is now %2"),
                              {std::to_string(saved.rows), damaged.string()})
                            .at(file.string()),
                        saved.rows == 0});
    }
    if (std::error_code failure; !told.empty() && !std::filesystem::exists(folder / workspaceDatabases[0], failure)) {
        const Workspace anew(folder); // nothing could be read: it begins anew, beside what is in the trash
    }
    return told;
}

std::uint64_t emptyTrash(const std::filesystem::path& folder)
{
    const std::uint64_t bytes = spaceUsed(folder).trash;
    const OpenFolder trash = OpenFolder(folder).folder("trash");
    for (const std::string& name : trash.names()) {
        trash.removeTree(name);
    }
    return bytes - spaceUsed(folder).trash;
}

} // namespace crossgloss
