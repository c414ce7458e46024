#include "resources/CompressedInput.h"

#include "base/Error.h"

#include <archive.h>
#include <archive_entry.h>
#include <zlib.h>

#include <algorithm>
#include <cstring>
#include <fstream>
#include <limits>
#include <system_error>
#include <utility>
#include <vector>

namespace crossgloss {

namespace {

constexpr std::size_t blockSize = std::size_t{1} << 18;

struct ReaderDeleter {
    void operator()(archive* reader) const { archive_read_free(reader); }
};

struct InflateDeleter {
    void operator()(z_stream* stream) const
    {
        inflateEnd(stream);
        delete stream;
    }
};

} // namespace

struct CompressedInput::State {
    std::filesystem::path path;
    std::uint64_t maximumBytes = 0;
    std::uint64_t totalBytes = 0;
    std::uint64_t bytesRead = 0;
    std::uint64_t bytesDelivered = 0;
    Compression compression = Compression::None;
    std::ifstream file;
    std::vector<char> block;
    /// The start of the file was read to tell its format and waits in block to be handed out.
    std::size_t pendingStart = 0;
    bool ended = false;
    bool unreadable = false;
    std::unique_ptr<archive, ReaderDeleter> reader;
    /// gzip goes to zlib directly: libarchive 3.6 checks neither the checksum nor the length that a member ends with.
    std::unique_ptr<z_stream, InflateDeleter> inflater;
    bool betweenMembers = false;
    const char* decoded = nullptr;
    std::size_t decodedSize = 0;

    [[noreturn]] void fail(const char* text, const char* advice) const
    {
        throw Error(text).at(path.string()).advise(advice);
    }

    [[noreturn]] void failUnreadable() const
    {
        fail(CROSSGLOSS_TEXT("The file cannot be read"),
             CROSSGLOSS_TEXT("Check that it exists and that you may read it"));
    }

    [[noreturn]] void failDamaged() const
    {
        if (unreadable) {
            failUnreadable();
        }
        fail(CROSSGLOSS_TEXT("The compressed file is damaged or incomplete"),
             CROSSGLOSS_TEXT("Fetch or copy it again"));
    }

    static constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

    /// Of a pipe the compressed size is not known beforehand: it may expand as far as what came of it allows.
    std::uint64_t allowed() const
    {
        const std::uint64_t expanded =
            compression == Compression::None ? unlimited : maxExpanded(std::max(totalBytes, bytesRead));
        return maximumBytes > 0 ? std::min(maximumBytes, expanded) : expanded;
    }

    [[noreturn]] void failTooLarge() const
    {
        if (maximumBytes > 0 && allowed() == maximumBytes) {
            throw Error(CROSSGLOSS_TEXT("The file holds more than the %1 bytes allowed here"),
                        {std::to_string(maximumBytes)})
                .at(path.string());
        }
        throw Error(CROSSGLOSS_TEXT("The compressed file expands to more than %1 bytes, which is out of all proportion"),
                    {std::to_string(allowed())})
            .at(path.string())
            .advise(CROSSGLOSS_TEXT("Unpack it first if you trust it"));
    }

    std::size_t readFile(char* buffer, std::size_t size)
    {
        file.read(buffer, static_cast<std::streamsize>(size));
        if (file.bad()) {
            unreadable = true;
            return 0;
        }
        const std::size_t count = static_cast<std::size_t>(file.gcount());
        bytesRead += count;
        return count;
    }

    static la_ssize_t readCallback(archive*, void* context, const void** buffer)
    {
        State& state = *static_cast<State*>(context);
        *buffer = state.block.data();
        if (state.pendingStart > 0) {
            return static_cast<la_ssize_t>(std::exchange(state.pendingStart, 0));
        }
        const std::size_t count = state.readFile(state.block.data(), state.block.size());
        return state.unreadable ? -1 : static_cast<la_ssize_t>(count);
    }

    void openGzip()
    {
        inflater.reset(new z_stream{});
        constexpr int gzipOnly = 15 + 16;
        if (inflateInit2(inflater.get(), gzipOnly) != Z_OK) {
            throw std::bad_alloc();
        }
    }

    /// Makes the next bytes of the file available to the inflater; false at the end of the file.
    bool refillInflater()
    {
        const std::size_t count =
            pendingStart > 0 ? std::exchange(pendingStart, 0) : readFile(block.data(), block.size());
        if (unreadable) {
            failUnreadable();
        }
        inflater->next_in = reinterpret_cast<Bytef*>(block.data());
        inflater->avail_in = static_cast<uInt>(count);
        return count > 0;
    }

    std::size_t readGzip(char* buffer, std::size_t size)
    {
        constexpr std::size_t largest = std::size_t{1} << 30;
        std::size_t filled = 0;
        while (filled < size && !ended) {
            if (inflater->avail_in == 0 && !refillInflater()) {
                if (!betweenMembers) {
                    failDamaged();
                }
                ended = true;
                break;
            }
            if (betweenMembers) {
                // Members may follow each other, and tapes pad with zeros; anything else behind a member is damage.
                if (*inflater->next_in == 0) {
                    ++inflater->next_in;
                    --inflater->avail_in;
                    continue;
                }
                inflateReset(inflater.get());
                betweenMembers = false;
            }
            const std::size_t room = std::min(size - filled, largest);
            inflater->next_out = reinterpret_cast<Bytef*>(buffer + filled);
            inflater->avail_out = static_cast<uInt>(room);
            const int status = inflate(inflater.get(), Z_NO_FLUSH);
            filled += room - inflater->avail_out;
            if (status == Z_STREAM_END) {
                betweenMembers = true;
            } else if (status != Z_OK && status != Z_BUF_ERROR) {
                failDamaged();
            }
        }
        return filled;
    }

    void openArchive()
    {
        reader.reset(archive_read_new());
        if (!reader) {
            throw std::bad_alloc();
        }
        // Only the filter that the content asks for: a text whose first line looks like uuencode stays a text.
        switch (compression) {
        case Compression::Xz: archive_read_support_filter_xz(reader.get()); break;
        case Compression::Bzip2: archive_read_support_filter_bzip2(reader.get()); break;
        case Compression::Zstd: archive_read_support_filter_zstd(reader.get()); break;
        case Compression::Gzip:
        case Compression::None: break;
        }
        archive_read_support_format_raw(reader.get());
        archive_read_support_format_empty(reader.get());
        if (archive_read_open(reader.get(), this, nullptr, &State::readCallback, nullptr) != ARCHIVE_OK) {
            failDamaged();
        }
        archive_entry* entry = nullptr;
        const int status = archive_read_next_header(reader.get(), &entry);
        // A filter that does not recognise its own header stands aside and would hand the compressed bytes through.
        if (archive_filter_code(reader.get(), 0) == ARCHIVE_FILTER_NONE) {
            failDamaged();
        }
        if (status == ARCHIVE_EOF && archive_errno(reader.get()) == 0) {
            ended = true;
        } else if (status != ARCHIVE_OK && status != ARCHIVE_WARN) {
            failDamaged();
        }
    }

    /// Decompressed bytes that need no copying; false at the end.
    bool nextDecoded()
    {
        const void* data = nullptr;
        std::size_t size = 0;
        la_int64_t offset = 0;
        do {
            const int status = archive_read_data_block(reader.get(), &data, &size, &offset);
            if (status == ARCHIVE_EOF) {
                ended = true;
                return false;
            }
            if (status != ARCHIVE_OK && status != ARCHIVE_WARN) {
                failDamaged();
            }
        } while (size == 0);
        decoded = static_cast<const char*>(data);
        decodedSize = size;
        return true;
    }

    std::size_t readDecoded(char* buffer, std::size_t size)
    {
        std::size_t filled = 0;
        while (filled < size && !ended) {
            if (decodedSize == 0 && !nextDecoded()) {
                break;
            }
            const std::size_t count = std::min(size - filled, decodedSize);
            std::memcpy(buffer + filled, decoded, count);
            decoded += count;
            decodedSize -= count;
            filled += count;
        }
        return filled;
    }

    std::size_t readPlain(char* buffer, std::size_t size)
    {
        std::size_t filled = std::min(size, pendingStart);
        if (filled > 0) {
            std::memcpy(buffer, block.data(), filled);
            pendingStart -= filled;
            std::memmove(block.data(), block.data() + filled, pendingStart);
        }
        if (filled < size && !ended) {
            const std::size_t count = readFile(buffer + filled, size - filled);
            if (unreadable) {
                failUnreadable();
            }
            ended = count < size - filled;
            filled += count;
        }
        return filled;
    }
};

Compression compressionFromMagic(std::string_view start)
{
    using namespace std::string_view_literals;
    if (start.starts_with("\x1f\x8b"sv)) {
        return Compression::Gzip;
    }
    if (start.starts_with("\xfd""7zXZ\0"sv)) {
        return Compression::Xz;
    }
    if (start.size() >= 4 && start.starts_with("BZh"sv) && start[3] >= '1' && start[3] <= '9') {
        return Compression::Bzip2;
    }
    if (start.starts_with("\x28\xb5\x2f\xfd"sv)) {
        return Compression::Zstd;
    }
    return Compression::None;
}

CompressedInput::CompressedInput(std::filesystem::path path, std::uint64_t maximumBytes)
    : m_state(std::make_unique<State>())
{
    State& state = *m_state;
    state.path = std::move(path);
    state.maximumBytes = maximumBytes;
    std::error_code failure;
    if (std::filesystem::is_directory(state.path, failure)) {
        state.failUnreadable();
    }
    const std::uintmax_t size = std::filesystem::file_size(state.path, failure);
    state.totalBytes = failure ? 0 : size;
    state.file.rdbuf()->pubsetbuf(nullptr, 0);
    state.file.open(state.path, std::ios::binary);
    if (!state.file) {
        state.failUnreadable();
    }
    state.block.resize(blockSize);
    state.pendingStart = state.readFile(state.block.data(), state.block.size());
    if (state.unreadable) {
        state.failUnreadable();
    }
    state.compression = compressionFromMagic({state.block.data(), state.pendingStart});
    if (state.compression == Compression::Gzip) {
        state.openGzip();
    } else if (state.compression != Compression::None) {
        state.openArchive();
    }
}

CompressedInput::~CompressedInput() = default;

std::size_t CompressedInput::read(char* buffer, std::size_t size)
{
    State& state = *m_state;
    if (state.totalBytes > 0 && state.allowed() != State::unlimited) {
        // One byte too many is enough to know; whoever asks for much must not be filled up first.
        const std::uint64_t left = state.allowed() - std::min(state.allowed(), state.bytesDelivered) + 1;
        size = static_cast<std::size_t>(std::min<std::uint64_t>(size, left));
    }
    const std::size_t count = state.compression == Compression::None   ? state.readPlain(buffer, size)
                              : state.compression == Compression::Gzip ? state.readGzip(buffer, size)
                                                                       : state.readDecoded(buffer, size);
    state.bytesDelivered += count;
    if (state.bytesDelivered > state.allowed()) {
        state.failTooLarge();
    }
    return count;
}

Compression CompressedInput::compression() const
{
    return m_state->compression;
}

const std::filesystem::path& CompressedInput::path() const
{
    return m_state->path;
}

std::uint64_t CompressedInput::bytesRead() const
{
    return m_state->bytesRead;
}

std::uint64_t CompressedInput::totalBytes() const
{
    return m_state->totalBytes;
}

std::string readWhole(const std::filesystem::path& path, std::uint64_t maximumBytes)
{
    CompressedInput input(path, maximumBytes);
    std::string content;
    std::size_t filled = 0;
    for (;;) {
        // Grows with what was really there, never with what a header promises.
        content.resize(std::max<std::size_t>(2 * filled, blockSize));
        const std::size_t wanted = content.size() - filled;
        const std::size_t count = input.read(content.data() + filled, wanted);
        filled += count;
        if (count < wanted) {
            break;
        }
    }
    content.resize(filled);
    return content;
}

} // namespace crossgloss
