#include "resources/LineReader.h"

#include "base/Error.h"

#include <cstring>
#include <string>

namespace crossgloss {

namespace {

constexpr std::size_t bufferSize = std::size_t{1} << 18;

} // namespace

LineReader::LineReader(const std::filesystem::path& path) : LineReader(path, Options()) {}

LineReader::LineReader(const std::filesystem::path& path, const Options& options)
    : m_input(path, options.maximumBytes), m_options(options), m_buffer(bufferSize)
{
}

void LineReader::refill()
{
    std::memmove(m_buffer.data(), m_buffer.data() + m_begin, m_end - m_begin);
    m_end -= m_begin;
    m_begin = 0;
    if (m_end == m_buffer.size()) {
        m_buffer.resize(2 * m_buffer.size());
    }
    const std::size_t wanted = m_buffer.size() - m_end;
    const std::size_t count = m_input.read(m_buffer.data() + m_end, wanted);
    const bool first = m_line == 0 && m_end == 0;
    m_end += count;
    m_ended = count < wanted;
    if (first) {
        // As the Macintosh wrote them until 2001, and some spreadsheets do still.
        const std::string_view start(m_buffer.data(), m_end);
        m_lineEnd = start.find('\n') == std::string_view::npos && start.find('\r') != std::string_view::npos ? '\r' : '\n';
    }
}

bool LineReader::next(std::string_view& line)
{
    std::size_t searched = 0;
    const char* newline = nullptr;
    for (;;) {
        const char* start = m_buffer.data() + m_begin;
        const std::size_t length = m_end - m_begin;
        newline = length > searched ? static_cast<const char*>(std::memchr(start + searched, m_lineEnd, length - searched))
                                    : nullptr;
        searched = newline ? static_cast<std::size_t>(newline - start) : length;
        if (searched > m_options.maximumLine) {
            throw Error(CROSSGLOSS_TEXT("The line is longer than the %1 bytes allowed"),
                        {std::to_string(m_options.maximumLine)})
                .at(path().string(), m_line + 1)
                .advise(CROSSGLOSS_TEXT("Check that this is a text file of the expected kind"));
        }
        if (newline || m_ended) {
            break;
        }
        refill();
    }
    if (!newline && searched == 0) {
        return false;
    }
    line = {m_buffer.data() + m_begin, searched};
    m_begin += searched + (newline ? 1 : 0);
    if (line.ends_with('\r')) {
        line.remove_suffix(1);
    }
    if (m_line == 0 && line.starts_with("\xef\xbb\xbf")) {
        line.remove_prefix(3);
    }
    ++m_line;
    return true;
}

} // namespace crossgloss
