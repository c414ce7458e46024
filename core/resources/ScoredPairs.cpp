#include "resources/ScoredPairs.h"

#include "base/Error.h"
#include "base/Numbers.h"
#include "resources/LineReader.h"
#include "resources/ReadIssues.h"
#include "resources/TableStart.h"
#include "text/Fields.h"

#include <algorithm>

namespace crossgloss {

namespace {

constexpr LineReader::Options limits{.maximumBytes = 0, .maximumLine = std::size_t{1} << 20};

/// Which fields of a line hold what.
struct Columns {
    std::size_t score = 0;
    std::size_t first = 1;
    std::size_t second = 2;

    std::size_t last() const { return std::max({score, first, second}); }
    /// Takes them from a heading. @return false when the line is none.
    bool readHeading(const std::vector<std::string_view>& fields)
    {
        const auto place = [&](std::string_view name) {
            return static_cast<std::size_t>(std::ranges::find(fields, name) - fields.begin());
        };
        const Columns found{place("relatedness_score"), place("sentence_A"), place("sentence_B")};
        if (found.last() >= fields.size()) {
            return false;
        }
        *this = found;
        return true;
    }
};

enum class Kind { Scored, WithoutScore, Nothing, Bad };

/// Reads the lines of one file, the form of which its first line with text tells.
class PairLines {
public:
    explicit PairLines(const std::filesystem::path& path) : m_reader(path, limits) {}

    bool next() { return m_reader.next(m_line); }
    const LineReader& reader() const { return m_reader; }
    const std::string& problem() const { return m_problem; }
    ScoredPair& pair() { return m_pair; }

    /// What the present line is; pair() or problem() say more.
    Kind read()
    {
        if (trimmedField(m_line).empty()) {
            return Kind::Nothing;
        }
        const bool first = m_first;
        m_first = false;
        if (first) {
            requireTable(m_line, m_reader.path(), m_reader.line());
        }
        m_problem = checkText(m_line);
        if (!m_problem.empty()) {
            return Kind::Bad;
        }
        if (first && m_line.find('\t') == std::string_view::npos) {
            m_commas = true;
            m_columns = {2, 0, 1};
        }
        std::vector<std::string> cells;
        if (m_commas && !splitCsv(m_line, cells)) {
            return bad(CROSSGLOSS_TEXT("a quotation mark is not closed"));
        }
        const std::vector<std::string_view> fields = m_commas ? std::vector<std::string_view>(cells.begin(), cells.end())
                                                              : splitFields(m_line, '\t');
        if (first && m_columns.readHeading(fields)) {
            return Kind::Nothing;
        }
        return readFields(fields);
    }

private:
    Kind bad(std::string problem)
    {
        m_problem = std::move(problem);
        return Kind::Bad;
    }

    Kind readFields(const std::vector<std::string_view>& fields)
    {
        if (fields.size() <= m_columns.last()) {
            return bad(CROSSGLOSS_TEXT("a score and two sentences separated by tabs were expected"));
        }
        const std::string_view score = trimmedField(fields[m_columns.score]);
        m_pair.first = trimmedField(fields[m_columns.first]);
        m_pair.second = trimmedField(fields[m_columns.second]);
        if (score.empty()) {
            return Kind::WithoutScore;
        }
        if (parseNumber(score, m_pair.score) != NumberFault::None) {
            return bad(CROSSGLOSS_TEXT("the score is no number"));
        }
        if (m_pair.first.empty() || m_pair.second.empty()) {
            return bad(CROSSGLOSS_TEXT("a sentence is empty"));
        }
        return Kind::Scored;
    }

    LineReader m_reader;
    std::string_view m_line;
    bool m_first = true;
    bool m_commas = false;
    Columns m_columns;
    ScoredPair m_pair;
    std::string m_problem;
};

void tell(const PairLines& lines, Progress& progress)
{
    if ((lines.reader().line() & 0x3ff) == 0) {
        progress.throwIfCancelled();
        progress.advance(lines.reader().bytesRead());
    }
}

void take(PairLines& lines, Kind kind, ScoredPairs& result, ReadReport& report)
{
    if (kind == Kind::Scored) {
        result.pairs.push_back(std::move(lines.pair()));
    } else if (kind == Kind::WithoutScore) {
        ++result.withoutScore;
    } else if (kind == Kind::Bad) {
        addIssue(report, lines.reader().path(), lines.reader().line(), lines.problem());
    }
}

ScoredPairs readOne(const std::filesystem::path& path, Progress& progress, ReadReport& report)
{
    PairLines lines(path);
    progress.stage(CROSSGLOSS_TEXT("Reading sentence pairs"), lines.reader().totalBytes());
    ScoredPairs result;
    while (lines.next()) {
        tell(lines, progress);
        take(lines, lines.read(), result, report);
    }
    return result;
}

ScoredPairs readCrossed(const ScoredPairPaths& files, Progress& progress, ReadReport& report)
{
    PairLines first(files.first);
    PairLines second(files.second);
    progress.stage(CROSSGLOSS_TEXT("Reading sentence pairs"), first.reader().totalBytes());
    ScoredPairs result;
    for (;;) {
        const bool has = first.next();
        if (has != second.next()) {
            const LineReader& shorter = has ? second.reader() : first.reader();
            throw Error(CROSSGLOSS_TEXT("The two files do not have the same number of lines"))
                .at(shorter.path().string(), shorter.line())
                .advise(CROSSGLOSS_TEXT("Line N of one must be the translation of line N of the other"));
        }
        if (!has) {
            return result;
        }
        tell(first, progress);
        const Kind kind = first.read();
        const Kind other = second.read();
        if (kind == Kind::Scored && other == Kind::Scored) {
            if (first.pair().score != second.pair().score) {
                throw Error(CROSSGLOSS_TEXT("Two files that are to be crossed differ in a line's score"))
                    .at(second.reader().path().string(), second.reader().line())
                    .advise(CROSSGLOSS_TEXT("Line N of one must be the translation of line N of the other"));
            }
            first.pair().second = std::move(second.pair().second);
        }
        const bool otherDecides = other == Kind::Bad && kind != Kind::Bad;
        take(otherDecides ? second : first, otherDecides ? other : kind, result, report);
    }
}

} // namespace

ScoredPairPaths scoredPairPaths(const std::filesystem::path& name)
{
    const auto exists = [](const std::filesystem::path& path) {
        std::error_code failure;
        return std::filesystem::exists(path, failure);
    };
    const std::string text = name.string();
    const std::size_t comma = text.find(',');
    if (comma == std::string::npos || exists(name)) {
        return {name, {}};
    }
    const ScoredPairPaths crossed{text.substr(0, comma), text.substr(comma + 1)};
    return exists(crossed.first) || exists(crossed.second) ? crossed : ScoredPairPaths{name, {}};
}

ScoredPairs readScoredPairs(const std::filesystem::path& path, Progress& progress, ReadReport& report)
{
    const ScoredPairPaths files = scoredPairPaths(path);
    ScoredPairs result = files.second.empty() ? readOne(path, progress, report) : readCrossed(files, progress, report);
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
