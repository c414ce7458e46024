#pragma once

#include "resources/CompressedInput.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string_view>
#include <vector>

namespace crossgloss {

/// Lines of a text file, plain or compressed, with their numbers. Line ends are LF or CRLF, or CR alone where the start
/// of the file (256 KB) has no LF, and are not part of the line; a UTF-8 byte order mark at the start of the file is dropped. The bytes are not checked to be UTF-8.
class LineReader {
public:
    struct Options {
        std::uint64_t maximumBytes = 0;                        ///< of decompressed text; 0 = no limit
        std::size_t maximumLine = std::size_t{16} << 20;       ///< bytes of one line; longer ones are an Error
    };

    /// @throws Error when the file cannot be read.
    explicit LineReader(const std::filesystem::path& path);
    LineReader(const std::filesystem::path& path, const Options& options);

    /// Sets @p line to the next line, valid until the next call. @return false at the end of the file.
    /// @throws Error naming the file (and line) when it is damaged or a limit is passed.
    bool next(std::string_view& line);

    /// 1-based number of the line that next() returned last; 0 before the first.
    std::size_t line() const { return m_line; }
    std::uint64_t bytesRead() const { return m_input.bytesRead(); }
    std::uint64_t totalBytes() const { return m_input.totalBytes(); }
    const std::filesystem::path& path() const { return m_input.path(); }

private:
    void refill();

    CompressedInput m_input;
    Options m_options;
    std::vector<char> m_buffer;
    std::size_t m_begin = 0;
    std::size_t m_end = 0;
    std::size_t m_line = 0;
    char m_lineEnd = '\n';
    bool m_ended = false;
};

} // namespace crossgloss
