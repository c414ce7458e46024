#include "resources/ReadIssues.h"

#include "base/Error.h"
#include "base/OneLine.h"
#include "text/Tokeniser.h"

namespace crossgloss {

namespace {

constexpr std::size_t maximumIssues = 100;
constexpr std::size_t maximumReasons = 20;

} // namespace

void countLeftOut(ReadReport& report, std::string_view reason, bool harmless, std::uint64_t count)
{
    for (LeftOut& known : report.leftOut) {
        if (known.reason == reason && known.harmless == harmless) {
            known.count += count;
            return;
        }
    }
    if (report.leftOut.size() + 1 < maximumReasons) {
        report.leftOut.push_back({std::string(reason), count, harmless});
        return;
    }
    // Reasons that name what they found differ from line to line.
    constexpr const char* others = CROSSGLOSS_TEXT("for other reasons");
    if (report.leftOut.back().reason == others) {
        report.leftOut.back().count += count;
    } else {
        report.leftOut.push_back({others, count, false});
    }
}

void addIssue(ReadReport& report, const std::filesystem::path& file, std::uint64_t line, std::string message)
{
    ++report.skipped;
    countLeftOut(report, message);
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
        return CROSSGLOSS_TEXT("a NUL byte: this is not a text file");
    }
    if (!isValidUtf8(line)) {
        return CROSSGLOSS_TEXT("the bytes are not UTF-8; convert the file first, for instance with iconv");
    }
    return {};
}

} // namespace crossgloss
