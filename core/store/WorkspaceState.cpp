#include "store/WorkspaceState.h"

#include "store/Connection.h"
#include "store/Database.h"
#include "store/SalvageDatabase.h"
#include "store/UserDatabase.h"

#include <array>
#include <fstream>
#include <string_view>
#include <system_error>

#include <sqlite3.h>

namespace crossgloss {

namespace {

// SQLite's file format: two big-endian numbers of the first page.
constexpr std::size_t versionAt = 60;
constexpr std::size_t ownerAt = 68;
constexpr std::size_t headerBytes = 72;

struct Header
{
    int version = 0;
    int owner = 0;
};

int numberAt(const std::array<char, headerBytes>& bytes, std::size_t at)
{
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        number = number << 8 | static_cast<unsigned char>(bytes[at + i]);
    }
    return static_cast<int>(number);
}

/// Neither writes the log into the file, as closing a database does otherwise, nor, where nobody else has it open, anything
/// beside it.
Header headerThroughLog(const std::filesystem::path& file, bool alone)
{
    const auto database = connectForReading(file, [alone](SQLite::Database& opened) {
        sqlite3_db_config(opened.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, static_cast<int*>(nullptr));
        if (alone) {
            opened.setBusyTimeout(0);
            opened.exec("PRAGMA locking_mode = EXCLUSIVE");
        }
    });
    return {database->execAndGet("PRAGMA user_version").getInt(), database->execAndGet("PRAGMA application_id").getInt()};
}

/// What a database says of itself; nothing where it says nothing that can be read.
std::optional<Header> headerOf(const std::filesystem::path& file)
{
    requirePlainDatabase(file); // a pipe would be waited for
    std::error_code failure;
    std::filesystem::path log = file;
    log += "-wal";
    if (const auto size = std::filesystem::file_size(log, failure); !failure && size > 0) {
        // What was last written lies in the log, of which SQLite knows what counts.
        try {
            return headerThroughLog(file, true);
        } catch (const SQLite::Exception&) {
        }
        try {
            return headerThroughLog(file, false); // somebody else has it open
        } catch (const SQLite::Exception&) {
            return std::nullopt; // who opens it is told why it cannot be read
        }
    }
    std::array<char, headerBytes> bytes{};
    std::ifstream in(file, std::ios::binary);
    if (!in.read(bytes.data(), bytes.size()) || !std::string_view(bytes.data(), 15).starts_with("SQLite format 3")) {
        return std::nullopt;
    }
    return Header{numberAt(bytes, versionAt), numberAt(bytes, ownerAt)};
}

void requireKnown(const std::filesystem::path& file, const DatabaseSchema& schema)
{
    const std::optional<Header> header = headerOf(file);
    if (header && header->owner == schema.applicationId) {
        requireVersion(file, schema, header->version);
    }
}

} // namespace

FolderContent folderContent(const std::filesystem::path& folder)
{
    std::error_code failure;
    if (!std::filesystem::is_directory(folder, failure)) {
        return std::filesystem::exists(folder, failure) ? FolderContent::Other : FolderContent::Missing;
    }
    if (std::filesystem::exists(folder / "workspace.sqlite", failure)) {
        return FolderContent::Workspace;
    }
    return std::filesystem::is_empty(folder, failure) && !failure ? FolderContent::Empty : FolderContent::Other;
}

void requireKnownVersion(const std::filesystem::path& folder)
{
    requireKnown(folder / "workspace.sqlite", workspaceDatabaseSchema());
    requireKnown(userDatabaseFile(folder), userDatabaseSchema());
}

SpaceUsed spaceUsed(const std::filesystem::path& folder)
{
    SpaceUsed used;
    std::error_code failure;
    for (std::filesystem::recursive_directory_iterator entry(
             folder, std::filesystem::directory_options::skip_permission_denied, failure),
         end;
         !failure && entry != end; entry.increment(failure)) {
        std::error_code ignored;
        if (!entry->is_regular_file(ignored) || entry->is_symlink(ignored)) {
            continue;
        }
        const std::uint64_t bytes = entry->file_size(ignored);
        if (ignored) {
            continue;
        }
        const std::string name = entry->path().lexically_relative(folder).generic_string();
        const bool top = name.find('/') == std::string::npos;
        std::uint64_t& part = top && name.find(".sqlite") != std::string::npos ? used.databases
                              : name.starts_with("vectors/")                   ? used.vectors
                              : name.starts_with("encoders/")                  ? used.models
                              : name.starts_with("backups/")                   ? used.backups
                              : name.starts_with("trash/")                     ? used.trash
                                                                               : used.other;
        part += bytes;
    }
    return used;
}

} // namespace crossgloss
