#include "resources/ScoredPairs.h"

#include "base/Error.h"
#include "base/Numbers.h"
#include "resources/LineReader.h"
#include "resources/ReadIssues.h"
#include "text/Fields.h"

#include <algorithm>

namespace crossgloss {

namespace {

/// Which fields of a line hold what.
struct Columns {
    std::size_t score = 0;
    std::size_t first = 1;
    std::size_t second = 2;

    /// Takes them from a heading. @return false when the line is none.
    bool readHeading(const std::vector<std::string_view>& fields)
    {
        const auto place = [&](std::string_view name) {
            return static_cast<std::size_t>(std::ranges::find(fields, name) - fields.begin());
        };
        const Columns found{place("relatedness_score"), place("sentence_A"), place("sentence_B")};
        if (std::max({found.score, found.first, found.second}) >= fields.size()) {
            return false;
        }
        *this = found;
        return true;
    }
};

std::string parse(const std::vector<std::string_view>& fields, const Columns& columns, ScoredPairs& result)
{
    if (fields.size() <= std::max({columns.score, columns.first, columns.second})) {
        return CROSSGLOSS_TEXT("a score and two sentences separated by tabs were expected");
    }
    const std::string_view score = trimmedField(fields[columns.score]);
    if (score.empty()) {
        ++result.withoutScore;
        return {};
    }
    ScoredPair pair;
    if (parseNumber(score, pair.score) != NumberFault::None) {
        return CROSSGLOSS_TEXT("the score is no number");
    }
    pair.first = trimmedField(fields[columns.first]);
    pair.second = trimmedField(fields[columns.second]);
    if (pair.first.empty() || pair.second.empty()) {
        return CROSSGLOSS_TEXT("a sentence is empty");
    }
    result.pairs.push_back(std::move(pair));
    return {};
}

} // namespace

ScoredPairs readScoredPairs(const std::filesystem::path& path, Progress& progress, ReadReport& report)
{
    LineReader reader(path, {.maximumBytes = 0, .maximumLine = std::size_t{1} << 20});
    progress.stage(CROSSGLOSS_TEXT("Reading sentence pairs"), reader.totalBytes());
    ScoredPairs result;
    Columns columns;
    std::string_view line;
    while (reader.next(line)) {
        if ((reader.line() & 0x3ff) == 0) {
            progress.throwIfCancelled();
            progress.advance(reader.bytesRead());
        }
        if (trimmedField(line).empty()) {
            continue;
        }
        std::string problem = checkText(line);
        if (problem.empty()) {
            const std::vector<std::string_view> fields = splitFields(line, '\t');
            if (reader.line() == 1 && columns.readHeading(fields)) {
                continue;
            }
            problem = parse(fields, columns, result);
        }
        if (!problem.empty()) {
            addIssue(report, path, reader.line(), std::move(problem));
        }
    }
    report.read += result.pairs.size();
    if (result.pairs.empty()) {
        if (!report.issues.empty()) {
            throw Error(CROSSGLOSS_TEXT("No line of this file can be used: %1"), {report.issues.front().message})
                .at(path.string(), report.issues.front().line);
        }
        throw Error(CROSSGLOSS_TEXT("The file holds no scored sentence pairs")).at(path.string());
    }
    return result;
}

} // namespace crossgloss
