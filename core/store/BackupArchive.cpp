#include "store/BackupArchive.h"

#include "base/AtomicFile.h"
#include "base/Checksum.h"
#include "store/Database.h"
#include "store/SalvageDatabase.h"
#include "store/WorkspacePrivate.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <new>
#include <system_error>

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
        : m_path(path), m_progress(progress), m_file(path), m_archive(archive_write_new())
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
        m_file.commit();
        // It holds what the workspace keeps from others.
        std::error_code ignored;
        std::filesystem::permissions(m_path, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write, ignored);
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
                throw incompleteFile(to / name);
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

} // namespace crossgloss
