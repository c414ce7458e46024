#include "linking/DecisionTable.h"

#include "base/Error.h"
#include "linking/DecisionTime.h"
#include "resources/LineReader.h"
#include "resources/ReadIssues.h"

#include <algorithm>
#include <array>

namespace crossgloss {

namespace {

constexpr std::uint64_t largestTable = std::uint64_t{1} << 30;
constexpr std::size_t maxLineLength = std::size_t{1} << 20;
constexpr std::size_t linesPerCheck = 4096;

enum Column : std::size_t
{
    Source,
    Target,
    VerdictColumn,
    RelationColumn,
    Note,
    Reviewer,
    At,
    Columns
};
constexpr std::array<std::string_view, Columns> names = {"source", "target",   "verdict", "relation",
                                                         "note",   "reviewer", "at"};
constexpr std::size_t absent = ~std::size_t{0};

std::vector<std::string_view> cells(std::string_view line)
{
    std::vector<std::string_view> result;
    for (std::size_t begin = 0;;) {
        const std::size_t end = line.find('\t', begin);
        result.push_back(line.substr(begin, end == std::string_view::npos ? end : end - begin));
        if (end == std::string_view::npos) {
            return result;
        }
        begin = end + 1;
    }
}

std::string plain(std::string_view cell)
{
    std::string text;
    for (std::size_t i = 0; i < cell.size(); ++i) {
        if (cell[i] != '\\' || i + 1 == cell.size()) {
            text += cell[i];
            continue;
        }
        const char next = cell[++i];
        text += next == 't' ? '\t' : next == 'n' ? '\n' : next;
    }
    return text;
}

class TableReader
{
public:
    explicit TableReader(const std::filesystem::path& file) : m_reader(file, {largestTable, maxLineLength}) {}

    std::vector<DecisionLine> read(Progress& progress)
    {
        std::vector<DecisionLine> lines;
        std::string_view line;
        while (m_reader.next(line)) {
            if (m_reader.line() % linesPerCheck == 0) {
                progress.throwIfCancelled();
            }
            if (line.empty() || line.front() == '#') {
                continue;
            }
            if (const std::string problem = checkText(line); !problem.empty()) {
                fail(problem, {});
            }
            const std::vector<std::string_view> parts = cells(line);
            if (!m_started) {
                m_started = true;
                if (readHeading(parts)) {
                    continue;
                }
            }
            lines.push_back(parse(parts));
        }
        if (lines.empty()) {
            throw Error(CROSSGLOSS_TEXT("The file holds no decisions")).at(m_reader.path().string());
        }
        return lines;
    }

private:
    [[noreturn]] void fail(std::string text, std::vector<std::string> arguments)
    {
        throw Error(std::move(text), std::move(arguments)).at(m_reader.path().string(), m_reader.line());
    }

    bool readHeading(const std::vector<std::string_view>& parts)
    {
        m_where.fill(absent);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const auto found = std::ranges::find(names, parts[i]);
            if (found != names.end()) {
                m_where.at(static_cast<std::size_t>(found - names.begin())) = i;
            }
        }
        if (m_where[Source] == absent) {
            m_where[Source] = 0;
            m_where[Target] = 1;
            return false;
        }
        return true;
    }

    std::string cell(const std::vector<std::string_view>& parts, Column column) const
    {
        return m_where[column] < parts.size() ? plain(parts[m_where[column]]) : std::string();
    }

    DecisionLine parse(const std::vector<std::string_view>& parts)
    {
        DecisionLine line;
        line.line = m_reader.line();
        line.source = cell(parts, Source);
        line.target = cell(parts, Target);
        line.note = cell(parts, Note);
        line.reviewer = cell(parts, Reviewer);
        if (const std::string at = cell(parts, At); !at.empty()) {
            const std::optional<std::string> time = decisionTime(at);
            if (!time) {
                fail(CROSSGLOSS_TEXT("%1 is not a valid time of a decision; expected is one like 2026-03-01T12:00:00Z"),
                     {at});
            }
            line.at = *time;
        }
        const std::string verdict = cell(parts, VerdictColumn);
        if (verdict != "rejected") {
            line.verdict = verdict.empty() ? Verdict::Accepted : verdictNamed(verdict);
            if (!line.verdict) {
                fail(CROSSGLOSS_TEXT("Unknown verdict %1; known are accepted, rejected, deferred, none and open"),
                     {verdict});
            }
        }
        const std::string relation = cell(parts, RelationColumn);
        if (!relation.empty()) {
            const std::optional<Relation> known = relationNamed(relation);
            if (!known) {
                fail(CROSSGLOSS_TEXT("Unknown relation %1; known are exact, broader, narrower and related"),
                     {relation});
            }
            line.relation = *known;
        }
        if (line.source.empty()) {
            fail(CROSSGLOSS_TEXT("The line names no source synset"), {});
        }
        if (line.target.empty() && (!line.verdict || *line.verdict == Verdict::Accepted)) {
            fail(CROSSGLOSS_TEXT("The line names no target synset"), {});
        }
        return line;
    }

    LineReader m_reader;
    std::array<std::size_t, Columns> m_where{};
    bool m_started = false;
};

} // namespace

std::vector<DecisionLine> readDecisionTable(const std::filesystem::path& file, Progress& progress)
{
    progress.stage(CROSSGLOSS_TEXT("Reading decisions"), 0);
    return TableReader(file).read(progress);
}

std::string decisionCell(std::string_view text)
{
    std::string cell;
    for (const char c : text) {
        switch (c) {
        case '\\':
            cell += "\\\\";
            break;
        case '\t':
            cell += "\\t";
            break;
        case '\n':
            cell += "\\n";
            break;
        case '\r':
            break;
        default:
            cell += c;
        }
    }
    return cell;
}

} // namespace crossgloss
