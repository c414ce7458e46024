#include "store/WorkspaceBackup.h"

#include "base/AtomicFile.h"
#include "base/Checksum.h"
#include "base/Error.h"
#include "base/TemporaryFile.h"
#include "store/Database.h"
#include "store/EarlierDatabases.h"
#include "store/SalvageDatabase.h"
#include "store/UserDatabase.h"
#include "store/WorkspaceFiles.h"
#include "store/WorkspacePrivate.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <memory>
#include <new>
#include <set>
#include <string>
#include <system_error>
#include <vector>

#include <archive.h>
#include <archive_entry.h>
#include <nlohmann/json.hpp>

namespace crossgloss {

namespace {

constexpr const char* manifestName = "crossgloss-backup.json";
constexpr const char* sumsName = "checksums.json";
constexpr std::size_t pieceBytes = std::size_t{1} << 20;

struct WriterDeleter
{
    void operator()(archive* writer) const { archive_write_free(writer); }
};
struct ReaderDeleter
{
    void operator()(archive* reader) const { archive_read_free(reader); }
};
struct EntryDeleter
{
    void operator()(archive_entry* entry) const { archive_entry_free(entry); }
};

Error incomplete(const std::filesystem::path& file)
{
    return Error(CROSSGLOSS_TEXT("The file could not be written completely"))
        .at(file.string())
        .advise(CROSSGLOSS_TEXT("Check the free space of the disk"));
}

/// The archive being written.
class BackupWriter
{
public:
    BackupWriter(const std::filesystem::path& path, Progress& progress)
        : m_path(path), m_progress(progress), m_file(path), m_archive(archive_write_new())
    {
        const auto pass = [](archive*, void* self, const void* data, std::size_t size) {
            AtomicFile& out = static_cast<BackupWriter*>(self)->m_file;
            out.write(data, size);
            return out.stream() ? static_cast<la_ssize_t>(size) : la_ssize_t{-1};
        };
        if (!m_archive) {
            throw std::bad_alloc();
        }
        archive_write_set_format_pax_restricted(m_archive.get());
        archive_write_set_bytes_in_last_block(m_archive.get(), 1);
        check(archive_write_open(m_archive.get(), this, nullptr, pass, nullptr));
    }

    void addText(const std::string& name, const std::string& text)
    {
        begin(name, text.size());
        put(text.data(), text.size());
    }

    void addFile(const std::string& name, const std::filesystem::path& from)
    {
        std::ifstream in(from, std::ios::binary);
        std::error_code failure;
        const std::uint64_t size = std::filesystem::file_size(from, failure);
        if (!in || failure) {
            throw Error(CROSSGLOSS_TEXT("The file cannot be read")).at(from.string());
        }
        begin(name, size);
        RunningChecksum sum;
        std::vector<char> piece(pieceBytes);
        std::uint64_t read = 0;
        while (read < size && in.read(piece.data(), static_cast<std::streamsize>(
                                                        std::min<std::uint64_t>(piece.size(), size - read)))) {
            const auto count = static_cast<std::size_t>(in.gcount());
            sum.add(piece.data(), count);
            put(piece.data(), count);
            read += count;
            m_report.bytes += count;
            m_progress.throwIfCancelled();
            m_progress.advance(m_report.bytes);
        }
        if (read != size) {
            throw Error(CROSSGLOSS_TEXT("The file changed while it was read")).at(from.string());
        }
        m_sums[name] = sum.hex();
        ++m_report.files;
    }

    BackupReport finish()
    {
        addText(sumsName, nlohmann::json(m_sums).dump());
        check(archive_write_close(m_archive.get()));
        m_file.commit();
        // It holds what the workspace keeps from others.
        std::error_code ignored;
        std::filesystem::permissions(m_path, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write, ignored);
        return m_report;
    }

private:
    void begin(const std::string& name, std::uint64_t size)
    {
        const std::unique_ptr<archive_entry, EntryDeleter> entry(archive_entry_new());
        archive_entry_set_pathname(entry.get(), name.c_str());
        archive_entry_set_filetype(entry.get(), AE_IFREG);
        archive_entry_set_perm(entry.get(), 0600);
        archive_entry_set_size(entry.get(), static_cast<la_int64_t>(size));
        check(archive_write_header(m_archive.get(), entry.get()));
    }
    void put(const void* data, std::size_t size)
    {
        if (size > 0 && archive_write_data(m_archive.get(), data, size) != static_cast<la_ssize_t>(size)) {
            throw incomplete(m_path);
        }
    }
    void check(int code) const
    {
        if (code != ARCHIVE_OK) {
            throw incomplete(m_path);
        }
    }

    std::filesystem::path m_path;
    Progress& m_progress;
    AtomicFile m_file;
    std::unique_ptr<archive, WriterDeleter> m_archive; ///< before the file's end, which it writes to
    std::map<std::string, std::string> m_sums;
    BackupReport m_report;
};

std::vector<std::string> vectorFiles(const std::filesystem::path& copy)
{
    std::vector<std::string> files;
    guardDatabase(copy, [&] {
        SQLite::Database database(copy.string(), SQLite::OPEN_READONLY);
        SQLite::Statement rows(database, "SELECT DISTINCT file FROM resources WHERE file <> '' ORDER BY file");
        while (rows.executeStep()) {
            files.push_back(rows.getColumn(0).getString());
        }
    });
    return files;
}

/// Files below a folder, as names relative to @p root.
std::vector<std::string> filesBelow(const std::filesystem::path& root, const char* folder)
{
    std::vector<std::string> names;
    std::error_code failure;
    for (std::filesystem::recursive_directory_iterator entry(root / folder, failure), end; !failure && entry != end;
         entry.increment(failure)) {
        std::error_code ignored;
        if (entry->is_regular_file(ignored) && !entry->is_symlink(ignored)) {
            names.push_back(entry->path().lexically_relative(root).generic_string());
        }
    }
    std::ranges::sort(names);
    return names;
}

/// Names that a backup may hold: nothing that leads out of the workspace.
bool isAllowed(const std::string& name)
{
    if (std::ranges::find(workspaceDatabases, name) != workspaceDatabases.end() || name == manifestName ||
        name == sumsName) {
        return true;
    }
    const std::filesystem::path path(name);
    if (path.is_absolute() || name.find('\\') != std::string::npos) {
        return false;
    }
    const bool plain =
        std::ranges::all_of(path, [](const auto& part) { return part != ".." && part != "." && !part.empty(); });
    return plain && (name.starts_with("vectors/") || name.starts_with("encoders/"));
}

Error noBackup(const std::filesystem::path& file)
{
    return Error(CROSSGLOSS_TEXT("The file is not a backup of a workspace, or not a complete one"))
        .at(file.string())
        .advise(CROSSGLOSS_TEXT("Choose a file that Back up has written; nothing was changed"));
}

/// A folder that goes with all that is in it.
class WorkFolder
{
public:
    explicit WorkFolder(const std::filesystem::path& parent)
        : m_path(parent / freeName("restoring",
                                   [&](const std::string& name) { return !std::filesystem::exists(parent / name); }))
    {
        makePrivateFolder(m_path);
    }
    ~WorkFolder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }
    WorkFolder(const WorkFolder&) = delete;
    WorkFolder& operator=(const WorkFolder&) = delete;
    const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

/// Unpacks a backup and compares every file with its checksum. @return names of the files.
std::vector<std::string> unpack(const std::filesystem::path& file, const std::filesystem::path& to,
                                BackupReport& report, Progress& progress)
{
    const std::unique_ptr<archive, ReaderDeleter> reader(archive_read_new());
    archive_read_support_format_tar(reader.get());
    archive_read_support_filter_none(reader.get());
    if (archive_read_open_filename(reader.get(), file.c_str(), pieceBytes) != ARCHIVE_OK) {
        throw noBackup(file);
    }
    std::map<std::string, std::string> sums;
    std::map<std::string, std::string> texts;
    std::vector<char> piece(pieceBytes);
    archive_entry* entry = nullptr;
    int code = ARCHIVE_OK;
    while ((code = archive_read_next_header(reader.get(), &entry)) == ARCHIVE_OK) {
        const char* pathname = archive_entry_pathname(entry);
        const std::string name = pathname ? pathname : "";
        const bool first = texts.empty() && sums.empty();
        if (!isAllowed(name) || archive_entry_filetype(entry) != AE_IFREG || (first != (name == manifestName)) ||
            sums.contains(name)) {
            throw noBackup(file);
        }
        const bool text = name == manifestName || name == sumsName;
        RunningChecksum sum;
        std::ofstream out;
        if (!text) {
            makePrivateFolder((to / name).parent_path());
            out.open(to / name, std::ios::binary);
        }
        la_ssize_t count = 0;
        while ((count = archive_read_data(reader.get(), piece.data(), piece.size())) > 0) {
            progress.throwIfCancelled();
            sum.add(piece.data(), static_cast<std::size_t>(count));
            if (text) {
                texts[name].append(piece.data(), static_cast<std::size_t>(count));
            } else {
                out.write(piece.data(), count);
                report.bytes += static_cast<std::uint64_t>(count);
                progress.advance(report.bytes);
            }
        }
        if (count < 0) {
            throw noBackup(file);
        }
        if (!text) {
            out.close();
            if (!out) {
                throw incomplete(to / name);
            }
            sums[name] = sum.hex();
        } else {
            texts.try_emplace(name);
        }
    }
    const nlohmann::json told = nlohmann::json::parse(texts[sumsName], nullptr, false);
    if (code != ARCHIVE_EOF || !told.is_object() || told != nlohmann::json(sums) ||
        !sums.contains("workspace.sqlite")) {
        throw noBackup(file);
    }
    std::vector<std::string> names;
    for (const auto& [name, sum] : sums) {
        names.push_back(name);
    }
    report.files = names.size();
    return names;
}

/// @throws Error when a reviewer has a linking open: the desk would go on with what is no more.
void requireNobodyReviews(const std::filesystem::path& folder)
{
    std::error_code failure;
    for (const auto& entry : std::filesystem::directory_iterator(folder / "holds", failure)) {
        bool held = false;
        try {
            SQLite::Database lock(entry.path().string(), SQLite::OPEN_READWRITE, 0);
            lock.exec("BEGIN EXCLUSIVE");
            lock.exec("ROLLBACK");
        } catch (const SQLite::Exception& exception) {
            held = (exception.getErrorCode() & 0xff) == 5; // SQLITE_BUSY
        }
        if (held) {
            throw Error(CROSSGLOSS_TEXT("A linking of the workspace is open for review"))
                .at(folder.string())
                .advise(CROSSGLOSS_TEXT("Close it before a backup is restored"));
        }
    }
}

void checkRestored(const std::filesystem::path& file, const std::filesystem::path& backup)
{
    bool sound = false;
    try {
        SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
        sound = database.execAndGet("PRAGMA quick_check(1)").getString() == "ok";
        const int version = database.execAndGet("PRAGMA user_version").getInt();
        if (sound && ((file.filename() == "workspace.sqlite" && version > schemaVersion()) ||
                      (file.filename() == "user.sqlite" && version > userSchemaVersion()))) {
            throw Error(CROSSGLOSS_TEXT("The backup was made by a newer version of the program"))
                .at(backup.string())
                .advise(CROSSGLOSS_TEXT("Update the program"));
        }
    } catch (const SQLite::Exception&) {
        sound = false;
    }
    if (!sound) {
        throw noBackup(backup);
    }
}

std::int64_t generationOf(SQLite::Database& database)
{
    try {
        return databaseGeneration(database);
    } catch (const SQLite::Exception&) {
        return 0;
    }
}

/// Gives a database the content of another, through SQLite, so that those who have it open go on; what it held is kept.
void replaceDatabase(const std::filesystem::path& folder, const std::string& name, const std::filesystem::path& by)
{
    const std::filesystem::path live = folder / name;
    const std::filesystem::path backups = folder / "backups";
    makePrivateFolder(backups);
    std::error_code failure;
    bool kept = !std::filesystem::exists(live, failure);
    try {
        if (!kept) {
            const auto database = openDatabase(live, DatabaseAccess::Reader);
            copyDatabase(*database, backups / ("before-restore-" + name));
            kept = true;
        }
    } catch (const SQLite::Exception&) {
        const std::filesystem::path damaged = moveToTrash(folder, live);
        for (const char* ending : {"-wal", "-shm"}) {
            std::filesystem::rename(live.string() + ending, damaged.string() + ending, failure);
        }
        kept = !damaged.empty();
    }
    if (!kept) {
        throw incomplete(backups);
    }
    const auto database = openDatabase(live, DatabaseAccess::Writer);
    const std::int64_t before = generationOf(*database);
    {
        SQLite::Database from(by.string(), SQLite::OPEN_READONLY);
        copyInto(from, *database);
    }
    if (name == "workspace.sqlite") {
        migrateDatabase(*database, live);
        // What others remember of the former content is out of date.
        const std::int64_t next = std::max(before, generationOf(*database)) + 1;
        database->exec("UPDATE settings SET value = " + std::to_string(next) + " WHERE key = 'generation'");
    } else if (name == "user.sqlite") {
        migrateUserDatabase(*database, live); // whoever has it open counts on its tables
    }
}

void placeFile(const std::filesystem::path& folder, const std::string& name, const std::filesystem::path& from)
{
    const std::filesystem::path to = folder / name;
    std::error_code failure;
    makePrivateFolder(to.parent_path());
    if (std::filesystem::exists(to, failure)) {
        if (fileChecksum(to) == fileChecksum(from)) {
            return;
        }
        moveToTrash(folder, to);
    }
    std::filesystem::permissions(from, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write,
                                 failure);
    std::filesystem::rename(from, to, failure);
    if (failure) {
        throw incomplete(to);
    }
}

} // namespace

BackupReport backUpWorkspace(const std::filesystem::path& folder, const std::filesystem::path& file, Progress& progress)
{
    if (std::error_code failure; folder.empty() || !std::filesystem::exists(folder / "workspace.sqlite", failure)) {
        throw Error(CROSSGLOSS_TEXT("There is no workspace in this folder")).at(folder.string());
    }
    progress.stage(CROSSGLOSS_TEXT("Copying the databases"), 0);
    std::vector<std::pair<std::string, std::filesystem::path>> files;
    std::vector<std::unique_ptr<TemporaryFile>> copies;
    for (const char* name : workspaceDatabases) {
        if (std::error_code failure; !std::filesystem::exists(folder / name, failure)) {
            continue;
        }
        copies.push_back(std::make_unique<TemporaryFile>(file.parent_path()));
        files.emplace_back(name, copies.back()->path());
        guardDatabase(folder / name, [&] {
            const auto database = openDatabase(folder / name, DatabaseAccess::Reader);
            copyToFile(*database, copies.back()->path());
        });
        progress.throwIfCancelled();
    }
    for (const std::string& name : vectorFiles(files[0].second)) {
        files.emplace_back(name, folder / name);
    }
    for (const std::string& name : filesBelow(folder, "encoders")) {
        files.emplace_back(name, folder / name);
    }
    std::uint64_t total = 0;
    for (const auto& [name, path] : files) {
        std::error_code ignored;
        const std::uint64_t size = std::filesystem::file_size(path, ignored);
        total += ignored ? 0 : size;
    }
    progress.stage(CROSSGLOSS_TEXT("Writing the backup"), total);
    BackupWriter writer(file, progress);
    writer.addText(manifestName,
                   nlohmann::json{{"format", 1}, {"program", CROSSGLOSS_VERSION}, {"created_at", utcNow()}}.dump());
    for (const auto& [name, path] : files) {
        if (std::error_code failure; std::filesystem::exists(path, failure)) {
            writer.addFile(name, path);
        }
    }
    return writer.finish();
}

BackupReport restoreWorkspace(const std::filesystem::path& folder, const std::filesystem::path& file,
                              Progress& progress)
{
    if (std::error_code failure; !std::filesystem::is_regular_file(file, failure)) {
        throw Error(CROSSGLOSS_TEXT("The file does not exist")).at(file.string());
    }
    makePrivateFolder(folder);
    requireNobodyReviews(folder);
    BackupReport report;
    progress.stage(CROSSGLOSS_TEXT("Reading the backup"), std::filesystem::file_size(file));
    const WorkFolder work(folder);
    std::vector<std::string> names = unpack(file, work.path(), report, progress);
    // The user database first: what earlier versions kept elsewhere moves into it.
    std::ranges::stable_partition(names, [](const std::string& name) { return name == "user.sqlite"; });
    const auto isDatabase = [](const std::string& name) {
        return std::ranges::find(workspaceDatabases, name) != workspaceDatabases.end();
    };
    for (const std::string& name : names) {
        if (isDatabase(name)) {
            checkRestored(work.path() / name, file);
        }
    }
    progress.throwIfCancelled();
    // Files first: a database that names them comes when they are there.
    for (const std::string& name : names) {
        if (!isDatabase(name)) {
            placeFile(folder, name, work.path() / name);
        }
    }
    for (const std::string& name : names) {
        if (isDatabase(name)) {
            guardDatabase(folder / name, [&] { replaceDatabase(folder, name, work.path() / name); });
        }
    }
    if (std::ranges::find(names, "linkings.sqlite") != names.end()) {
        adoptLinkings(*openUserDatabase(folder, DatabaseAccess::Writer), folder);
    }
    return report;
}

} // namespace crossgloss
