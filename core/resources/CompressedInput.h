#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace crossgloss {

enum class Compression : std::uint8_t { None, Gzip, Xz, Bzip2, Zstd };

/// Bytes that @p size compressed ones may expand to: text compresses to a tenth, hardly ever to a fiftieth; what grows
/// more is meant to fill the memory.
constexpr std::uint64_t maxExpanded(std::uint64_t size)
{
    return (std::uint64_t{1} << 24) + 64 * size;
}

/// What the first bytes of a file say (six are enough).
Compression compressionFromMagic(std::string_view start);

/// Bytes of a file, decompressed on the way: plain, gzip (dictzip's .dz is one), xz, bzip2 or zstd, told from the
/// content and not from the name. Memory stays at a few buffers whatever the file holds, and a compressed file that
/// expands to more than maxExpanded() is an Error. Pipes can be read too. Not thread-safe.
class CompressedInput {
public:
    /// @param maximumBytes more decompressed bytes than this are an Error too; 0 = no limit of that kind.
    /// @throws Error when the file cannot be read.
    explicit CompressedInput(std::filesystem::path path, std::uint64_t maximumBytes = 0);
    ~CompressedInput();
    CompressedInput(const CompressedInput&) = delete;
    CompressedInput& operator=(const CompressedInput&) = delete;

    /// Fills @p buffer as far as there is data; fewer than @p size bytes only at the end of the file, 0 behind it.
    /// @throws Error naming the file when it is damaged, truncated or longer than allowed.
    std::size_t read(char* buffer, std::size_t size);

    Compression compression() const;
    const std::filesystem::path& path() const;
    /// Bytes taken from the file so far, as it lies on disk: for progress.
    std::uint64_t bytesRead() const;
    /// Size of the file on disk; 0 for a pipe.
    std::uint64_t totalBytes() const;

    struct State;

private:
    std::unique_ptr<State> m_state;
};

/// A whole file in memory, decompressed.
/// @throws Error when it cannot be read, is damaged or holds more than @p maximumBytes.
std::string readWhole(const std::filesystem::path& path, std::uint64_t maximumBytes);

} // namespace crossgloss
