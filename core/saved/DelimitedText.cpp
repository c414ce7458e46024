#include "saved/DelimitedText.h"

#include "base/Error.h"

#include <algorithm>

namespace crossgloss {

namespace {

constexpr std::uint64_t largestTable = std::uint64_t{1} << 30;

/// Goes over the characters of a record. @return whether it ended within quotes.
template <typename Letter, typename EndCell>
bool scan(std::string_view record, char separator, bool quoted, const Letter& letter, const EndCell& endCell)
{
    bool begins = true;
    for (std::size_t i = 0; i < record.size(); ++i) {
        const char c = record[i];
        if (quoted) {
            if (c != '"') {
                letter(c);
            } else if (i + 1 < record.size() && record[i + 1] == '"') {
                letter(c);
                ++i;
            } else {
                quoted = false;
            }
        } else if (c == separator) {
            endCell();
            begins = true;
            continue;
        } else if (c == '"' && begins) {
            quoted = true;
        } else {
            letter(c);
        }
        begins = false;
    }
    return quoted;
}

bool looksLikeFormula(std::string_view cell)
{
    const std::size_t first = cell.find_first_not_of('\'');
    return first != std::string_view::npos && std::string_view("=+-@\t\r").find(cell[first]) != std::string_view::npos;
}

} // namespace

std::string delimitedRecord(const std::vector<std::string>& cells, char separator, std::string_view end)
{
    std::string record;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::string& cell = cells[i];
        record += i == 0 ? std::string() : std::string(1, separator);
        const bool plain = cell.find_first_of("\"\r\n") == std::string::npos &&
                           cell.find(separator) == std::string::npos && !cell.starts_with('#');
        if (plain) {
            record += cell;
            continue;
        }
        record += '"';
        for (const char c : cell) {
            record += c == '"' ? "\"\"" : std::string(1, c);
        }
        record += '"';
    }
    record += end;
    return record;
}

std::string csvRecord(const std::vector<std::string>& cells)
{
    return delimitedRecord(cells, ',', "\n");
}

std::string csvComment(std::string_view name, std::string_view value)
{
    std::string line = "# " + std::string(name) + ": " + std::string(value);
    std::ranges::replace_if(line, [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return line + '\n';
}

std::vector<std::string> delimitedCells(std::string_view record, char separator)
{
    std::vector<std::string> cells(1);
    scan(record, separator, false, [&](char c) { cells.back() += c; }, [&] { cells.emplace_back(); });
    return cells;
}

bool endsQuoted(std::string_view line, char separator, bool quoted)
{
    return scan(line, separator, quoted, [](char) {}, [] {});
}

std::string formulaGuarded(std::string cell)
{
    return looksLikeFormula(cell) ? '\'' + std::move(cell) : std::move(cell);
}

std::string formulaUnguarded(std::string cell)
{
    if (cell.starts_with('\'') && looksLikeFormula(cell)) {
        cell.erase(0, 1);
    }
    return cell;
}

DelimitedReader::DelimitedReader(const std::filesystem::path& file) : m_reader(file, {largestTable, maxRecordLength}) {}

bool DelimitedReader::peekLine(std::string_view& line)
{
    if (!m_peeked) {
        std::string_view read;
        if (!m_reader.next(read)) {
            return false;
        }
        m_text = read;
        m_line = m_reader.line();
        m_peeked = true;
    }
    line = m_text;
    return true;
}

bool DelimitedReader::next(std::vector<std::string>& cells, char separator)
{
    std::string_view line;
    while (peekLine(line) && line.empty()) {
        takeLine();
    }
    if (!m_peeked) {
        return false;
    }
    takeLine();
    bool quoted = endsQuoted(m_text, separator, false);
    while (quoted) {
        std::string_view more;
        if (!m_reader.next(more)) {
            throw Error(CROSSGLOSS_TEXT("A quote is opened here and never closed"))
                .at(path().string(), m_line)
                .advise(CROSSGLOSS_TEXT("Close it, or write quotes within a cell twice"));
        }
        if (m_text.size() + more.size() > maxRecordLength) {
            throw Error(CROSSGLOSS_TEXT("The entry that begins here is too long; a quote may be missing"))
                .at(path().string(), m_line);
        }
        m_text += '\n';
        m_text += more;
        quoted = endsQuoted(more, separator, true);
    }
    cells = delimitedCells(m_text, separator);
    return true;
}

} // namespace crossgloss
