#include "resources/ReadIssues.h"

#include "base/Error.h"
#include "base/OneLine.h"
#include "text/Tokeniser.h"

namespace crossgloss {

namespace {

constexpr std::size_t maximumIssues = 100;

} // namespace

void addIssue(ReadReport& report, const std::filesystem::path& file, std::uint64_t line, std::string message)
{
    ++report.skipped;
    addNote(report, file, line, std::move(message));
}

void addNote(ReadReport& report, const std::filesystem::path& file, std::uint64_t line, std::string message)
{
    if (report.issues.size() < maximumIssues) {
        report.issues.push_back({file.string(), line, oneLine(message)});
    }
}

std::string checkText(std::string_view line)
{
    if (line.find('\0') != std::string_view::npos) {
        return CROSSGLOSS_TEXT("a NUL byte: this is no text file");
    }
    if (!isValidUtf8(line)) {
        return CROSSGLOSS_TEXT("the bytes are not UTF-8; convert the file first, for instance with iconv");
    }
    return {};
}

} // namespace crossgloss
