#include "store/BackupArchive.h"

#include "base/AtomicFile.h"
#include "base/Checksum.h"
#include "store/Database.h"
#include "store/SalvageDatabase.h"
#include "store/WorkspaceFiles.h"
#include "store/WorkspacePrivate.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <new>
#include <set>
#include <system_error>

#include <archive.h>
#include <archive_entry.h>
#include <nlohmann/json.hpp>

namespace crossgloss {

namespace {

constexpr const char* manifestName = "crossgloss-backup.json";
constexpr const char* sumsName = "checksums.json";
constexpr std::uint64_t maxManifestLength = 1 << 16;
constexpr std::uint64_t sumBytes = 4096; ///< a name, escaped, and its checksum
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

bool isDatabase(const std::string& name)
{
    return std::ranges::find(workspaceDatabases, name) != workspaceDatabases.end();
}

bool isText(const std::string& name)
{
    return name == manifestName || name == sumsName;
}

std::unique_ptr<archive, ReaderDeleter> openedBackup(const std::filesystem::path& file)
{
    std::unique_ptr<archive, ReaderDeleter> reader(archive_read_new());
    if (!reader) {
        throw std::bad_alloc();
    }
    archive_read_support_format_tar(reader.get());
    archive_read_support_filter_none(reader.get());
    if (archive_read_open_filename(reader.get(), file.c_str(), pieceBytes) != ARCHIVE_OK) {
        throw noBackup(file);
    }
    return reader;
}

struct Member
{
    std::string name;
    std::uint64_t size = 0;
};

/// What an entry is. @throws Error where it is nothing that a BackupWriter writes: a plain file without holes, under a
/// name of a workspace's file, no longer than the archive has bytes for it.
Member memberOf(archive_entry* entry, const std::filesystem::path& file, std::uint64_t bytesOfFile)
{
    const char* pathname = archive_entry_pathname(entry);
    Member member{pathname ? pathname : "", 0};
    const la_int64_t size = archive_entry_size(entry);
    if (archive_entry_filetype(entry) != AE_IFREG || archive_entry_hardlink(entry) || archive_entry_symlink(entry) ||
        archive_entry_sparse_count(entry) > 0 || !archive_entry_size_is_set(entry) || size < 0 ||
        static_cast<std::uint64_t>(size) > bytesOfFile ||
        !(isDatabase(member.name) || isText(member.name) || isStoredName(member.name))) {
        throw noBackup(file);
    }
    member.size = static_cast<std::uint64_t>(size);
    return member;
}

/// The members by their headers; nothing is unpacked. @throws Error where they are not in the order of a BackupWriter, or
/// say to be longer together than the archive is.
std::vector<Member> membersOf(const std::filesystem::path& file)
{
    const std::uint64_t bytes = std::filesystem::file_size(file);
    const std::unique_ptr<archive, ReaderDeleter> reader = openedBackup(file);
    std::vector<Member> members;
    std::set<std::string> names;
    std::uint64_t total = 0;
    archive_entry* entry = nullptr;
    int code = ARCHIVE_OK;
    while ((code = archive_read_next_header(reader.get(), &entry)) == ARCHIVE_OK) {
        members.push_back(memberOf(entry, file, bytes));
        total += members.back().size;
        if (!names.insert(members.back().name).second || total > bytes) {
            throw noBackup(file);
        }
    }
    const auto inside = [](const Member& member) { return !isText(member.name); };
    if (code != ARCHIVE_EOF || members.size() < 3 || members.front().name != manifestName ||
        members.back().name != sumsName || !std::all_of(members.begin() + 1, members.end() - 1, inside) ||
        members.front().size > maxManifestLength || members.back().size > sumBytes * members.size()) {
        throw noBackup(file);
    }
    return members;
}

/// Takes the content of the entry that the reader stands at. @throws Error where it is not as long as its header says.
template <typename Take>
void readMember(archive& reader, const Member& member, const std::filesystem::path& file, std::vector<char>& piece,
                const Take& take)
{
    std::uint64_t read = 0;
    la_ssize_t count = 0;
    while ((count = archive_read_data(&reader, piece.data(), piece.size())) > 0) {
        read += static_cast<std::uint64_t>(count);
        if (read > member.size) {
            break;
        }
        take(piece.data(), static_cast<std::size_t>(count));
    }
    if (count < 0 || read != member.size) {
        throw noBackup(file);
    }
}

} // namespace

Error incompleteFile(const std::filesystem::path& file)
{
    return Error(CROSSGLOSS_TEXT("The file could not be written completely"))
        .at(file.string())
        .advise(CROSSGLOSS_TEXT("Check the free space of the disk"));
}

Error noBackup(const std::filesystem::path& file)
{
    return Error(CROSSGLOSS_TEXT("The file is not a backup of a workspace, or not a complete one"))
        .at(file.string())
        .advise(CROSSGLOSS_TEXT("Choose a file that Back up has written; nothing was changed"));
}

/// The archive being written.
struct BackupWriter::Private
{
    Private(const std::filesystem::path& path, Progress& progress)
        : m_path(path), m_progress(progress), m_file(path, FileAccess::Private), m_archive(archive_write_new())
    {
        const auto pass = [](archive*, void* self, const void* data, std::size_t size) {
            AtomicFile& out = static_cast<Private*>(self)->m_file;
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
        m_file.commit(); // private: it holds what the workspace keeps from others
        return m_report;
    }

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
            throw incompleteFile(m_path);
        }
    }
    void check(int code) const
    {
        if (code != ARCHIVE_OK) {
            throw incompleteFile(m_path);
        }
    }

    std::filesystem::path m_path;
    Progress& m_progress;
    AtomicFile m_file;
    std::unique_ptr<archive, WriterDeleter> m_archive; ///< before the file's end, which it writes to
    std::map<std::string, std::string> m_sums;
    BackupReport m_report;
};

BackupWriter::BackupWriter(const std::filesystem::path& path, Progress& progress)
    : m_d(std::make_unique<Private>(path, progress))
{
    m_d->addText(manifestName,
                 nlohmann::json{{"format", 1}, {"program", CROSSGLOSS_VERSION}, {"created_at", utcNow()}}.dump());
}

BackupWriter::~BackupWriter() = default;

void BackupWriter::addFile(const std::string& name, const std::filesystem::path& from)
{
    m_d->addFile(name, from);
}

BackupReport BackupWriter::finish()
{
    return m_d->finish();
}

std::vector<std::string> unpackBackup(const std::filesystem::path& file, const std::filesystem::path& to,
                                      BackupReport& report, Progress& progress)
{
    const std::vector<Member> members = membersOf(file);
    std::uint64_t total = 0;
    for (const Member& member : members) {
        total += member.size;
    }
    std::error_code failure;
    const std::filesystem::space_info space = std::filesystem::space(to, failure);
    if (!failure && space.available < total) {
        throw fullDisk(to);
    }
    const std::unique_ptr<archive, ReaderDeleter> reader = openedBackup(file);
    std::map<std::string, std::string> sums;
    std::string told;
    std::vector<char> piece(pieceBytes);
    archive_entry* entry = nullptr;
    for (const Member& member : members) {
        if (archive_read_next_header(reader.get(), &entry) != ARCHIVE_OK ||
            memberOf(entry, file, member.size).name != member.name) {
            throw noBackup(file); // it changes while it is read
        }
        if (isText(member.name)) {
            told.clear(); // the last one counts
            readMember(*reader, member, file, piece, [&](const char* data, std::size_t size) { told.append(data, size); });
            continue;
        }
        RunningChecksum sum;
        const std::filesystem::path path = to / member.name;
        AtomicFile out(path, FileAccess::Private);
        readMember(*reader, member, file, piece, [&](const char* data, std::size_t size) {
            progress.throwIfCancelled();
            sum.add(data, size);
            out.write(data, size);
            report.bytes += size;
            progress.advance(report.bytes);
        });
        out.commit();
        sums[member.name] = sum.hex();
    }
    const nlohmann::json list = nlohmann::json::parse(told, nullptr, false);
    if (!list.is_object() || list != nlohmann::json(sums) || !sums.contains("workspace.sqlite")) {
        throw noBackup(file);
    }
    std::vector<std::string> names;
    for (const auto& [name, sum] : sums) {
        names.push_back(name);
    }
    report.files = names.size();
    return names;
}

} // namespace crossgloss
