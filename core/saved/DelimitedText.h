#pragma once

#include "resources/LineReader.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// Bytes of one record of a table.
constexpr std::size_t maxRecordLength = std::size_t{1} << 20;

/// A record of a table, as it is written: cells with a separator, a line break or a quote in them (or a # in front) are
/// put in quotes, quotes in them doubled (RFC 4180). Ends with @p end.
std::string delimitedRecord(const std::vector<std::string>& cells, char separator, std::string_view end);

/// A record of a CSV file: UTF-8, comma, line feed. All CSV files of the program are written through this.
std::string csvRecord(const std::vector<std::string>& cells);
/// A line of a CSV file before its header that says what the table was made with; written only where the user asks for
/// comments, as strict readers take them for records.
std::string csvComment(std::string_view name, std::string_view value);

/// Cells of one record, whose lines are joined by line breaks.
std::vector<std::string> delimitedCells(std::string_view record, char separator);
/// True when a line ends within quotes, so that the next one belongs to the same record. @param quoted it begins so.
bool endsQuoted(std::string_view line, char separator, bool quoted);

/// A cell for spreadsheets: where a program would take it for a formula, an apostrophe goes in front.
std::string formulaGuarded(std::string cell);
/// The cell as it was before formulaGuarded().
std::string formulaUnguarded(std::string cell);

/// Records of a text file with their numbers of lines.
class DelimitedReader
{
public:
    /// @throws Error when the file cannot be read.
    explicit DelimitedReader(const std::filesystem::path& file);

    /// The next line as it is, without taking it. @return false at the end.
    bool peekLine(std::string_view& line);
    void takeLine() { m_peeked = false; }
    /// The next record; empty lines are passed over. @return false at the end of the file.
    /// @throws Error when a quote is not closed or a record is too long.
    bool next(std::vector<std::string>& cells, char separator);
    /// Line where the last record began, or that of peekLine().
    std::size_t line() const { return m_line; }
    const std::filesystem::path& path() const { return m_reader.path(); }
    std::uint64_t bytesRead() const { return m_reader.bytesRead(); }
    std::uint64_t totalBytes() const { return m_reader.totalBytes(); }

private:
    LineReader m_reader;
    std::string m_text;
    std::size_t m_line = 0;
    bool m_peeked = false;
};

} // namespace crossgloss
