#pragma once

#include <filesystem>
#include <fstream>

namespace crossgloss {

/// A file that appears whole or not at all: written beside its final place under a temporary name, flushed to
/// the disk and renamed by commit(). Destroyed without commit(), it leaves nothing behind.
class AtomicFile {
public:
    /// @throws Error when the folder cannot be written.
    explicit AtomicFile(std::filesystem::path path);
    ~AtomicFile();
    AtomicFile(const AtomicFile&) = delete;
    AtomicFile& operator=(const AtomicFile&) = delete;

    std::ostream& stream() { return m_stream; }
    void write(const void* data, std::size_t size);
    /// @throws Error when anything could not be written (full disk included).
    void commit();

private:
    std::filesystem::path m_path;
    std::filesystem::path m_temporary;
    std::ofstream m_stream;
    bool m_committed = false;
};

} // namespace crossgloss
