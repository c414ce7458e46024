#include "resources/CompressedOutput.h"

#include "base/AtomicFile.h"
#include "base/Error.h"

#include <archive.h>
#include <archive_entry.h>

#include <new>
#include <string>

namespace crossgloss {

namespace {

struct WriterDeleter {
    void operator()(archive* writer) const { archive_write_free(writer); }
};

struct EntryDeleter {
    void operator()(archive_entry* entry) const { archive_entry_free(entry); }
};

} // namespace

struct CompressedOutput::Private {
    explicit Private(const std::filesystem::path& name) : path(name), file(name) {}

    std::filesystem::path path;
    AtomicFile file;
    std::unique_ptr<archive, WriterDeleter> filter;   ///< before the file's end, which it writes to
    bool failed = false;

    void open(Compression compression)
    {
        filter.reset(archive_write_new());
        const std::unique_ptr<archive_entry, EntryDeleter> entry(archive_entry_new());
        if (!filter || !entry) {
            throw std::bad_alloc();
        }
        archive* writer = filter.get();
        archive_write_set_format_raw(writer);
        if (compression == Compression::Gzip) {
            archive_write_add_filter_gzip(writer);
            // Without the time of writing in its header.
            archive_write_set_filter_option(writer, "gzip", "timestamp", nullptr);
        } else {
            archive_write_add_filter_xz(writer);
        }
        archive_write_set_bytes_in_last_block(writer, 1);
        const auto pass = [](archive*, void* self, const void* data, std::size_t size) {
            static_cast<Private*>(self)->file.write(data, size);
            return static_cast<la_ssize_t>(size);
        };
        archive_entry_set_pathname(entry.get(), "data");
        archive_entry_set_filetype(entry.get(), AE_IFREG);
        failed = archive_write_open(writer, this, nullptr, pass, nullptr) != ARCHIVE_OK
                 || archive_write_header(writer, entry.get()) != ARCHIVE_OK;
    }
};

Compression compressionFromName(const std::filesystem::path& path)
{
    const std::string ending = path.extension().string();
    return ending == ".gz" ? Compression::Gzip : ending == ".xz" ? Compression::Xz : Compression::None;
}

std::string endingWithoutCompression(const std::filesystem::path& path)
{
    const bool plain = compressionFromName(path) == Compression::None;
    return (plain ? path : std::filesystem::path(path.stem())).extension().string();
}

CompressedOutput::CompressedOutput(const std::filesystem::path& path) : m_d(std::make_unique<Private>(path))
{
    if (const Compression compression = compressionFromName(path); compression != Compression::None) {
        m_d->open(compression);
    }
}

CompressedOutput::~CompressedOutput() = default;

void CompressedOutput::write(const void* data, std::size_t size)
{
    if (!m_d->filter) {
        m_d->file.write(data, size);
    } else if (!m_d->failed && size > 0) {
        m_d->failed = archive_write_data(m_d->filter.get(), data, size) != static_cast<la_ssize_t>(size);
    }
}

void CompressedOutput::commit()
{
    if (m_d->filter) {
        m_d->failed = archive_write_close(m_d->filter.get()) != ARCHIVE_OK || m_d->failed;
    }
    if (m_d->failed) {
        throw Error(CROSSGLOSS_TEXT("The file could not be written completely"))
            .at(m_d->path.string())
            .advise(CROSSGLOSS_TEXT("Check the free space of the disk"));
    }
    m_d->file.commit();
}

} // namespace crossgloss
