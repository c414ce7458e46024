#pragma once

#include "resources/CompressedInput.h"

#include <cstddef>
#include <filesystem>
#include <memory>

namespace crossgloss {

/// How a file of that name is to be written: gzip for .gz, xz for .xz, else plain.
Compression compressionFromName(const std::filesystem::path& path);
/// "x.xml.gz" → ".xml": the ending below that of the compression.
std::string endingWithoutCompression(const std::filesystem::path& path);

/// An AtomicFile, compressed as its name says. The same content makes the same bytes at any time.
class CompressedOutput {
public:
    /// @throws Error when the folder cannot be written.
    explicit CompressedOutput(const std::filesystem::path& path);
    ~CompressedOutput();
    CompressedOutput(const CompressedOutput&) = delete;
    CompressedOutput& operator=(const CompressedOutput&) = delete;

    /// Never throws; what fails is told by commit().
    void write(const void* data, std::size_t size);
    /// @throws Error when anything could not be written.
    void commit();

private:
    struct Private;
    std::unique_ptr<Private> m_d;
};

} // namespace crossgloss
