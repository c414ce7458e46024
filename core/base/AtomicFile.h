#pragma once

#include "base/TemporaryFile.h"

#include <filesystem>
#include <fstream>
#include <memory>

namespace crossgloss {

/// A file that appears whole or not at all: written beside its final place under a temporary name, flushed to
/// the disk and renamed by commit(). Destroyed without commit(), it leaves nothing behind. A link is followed,
/// permissions of a file that is replaced stay, unless this one is private; a device or a pipe is written to as it is.
class AtomicFile
{
public:
    /// @throws Error when the folder cannot be written.
    explicit AtomicFile(std::filesystem::path path, FileAccess access = FileAccess::Usual);
    ~AtomicFile();
    AtomicFile(const AtomicFile&) = delete;
    AtomicFile& operator=(const AtomicFile&) = delete;

    std::ostream& stream() { return m_stream; }
    void write(const void* data, std::size_t size);
    /// @throws Error when anything could not be written (full disk included).
    void commit();

private:
    std::filesystem::path m_path;
    std::unique_ptr<TemporaryFile> m_temporary; ///< none for what is no regular file
    std::ofstream m_stream;
};

} // namespace crossgloss
