#include "base/Error.h"
#include "base/Numbers.h"
#include "base/OneLine.h"
#include "resources/LineReader.h"
#include "resources/ReadIssues.h"
#include "resources/TableStart.h"
#include "resources/TmxReader.h"
#include "resources/WordPairs.h"
#include "store/ResourceImport.h"
#include "store/SentenceIndex.h"
#include "text/Fields.h"
#include "text/Language.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace crossgloss {

namespace {

/// Scores are kept in millionths; larger ones than this have no place.
constexpr double largestScore = 1e12;

/// Reads the score in front of a line. @return what is wrong with it, empty when nothing.
std::string readScore(std::string_view field, double& score)
{
    const NumberFault fault = parseNumber(trimmedField(field), score);
    if (fault == NumberFault::NotANumber) {
        return CROSSGLOSS_TEXT("the first field is not a number");
    }
    return fault == NumberFault::OutOfRange || std::abs(score) > largestScore
               ? formatMessage(CROSSGLOSS_TEXT("the score %1 is out of range"), {oneLine(field, 24)})
               : std::string();
}

/// Texts of which one is missing are no pair; by custom the empty line says that the text is absent in that language.
constexpr const char* oneSideEmpty = CROSSGLOSS_TEXT("one of the two texts is empty");

bool isBlank(std::string_view text)
{
    return trimmedField(text).empty();
}

/// Stores lines of two texts and perhaps a score.
class LineWriter {
public:
    /// @param sentences null for lines that nobody looks for by their words.
    LineWriter(SQLite::Database& database, const Resource& resource, SentenceIndex* sentences)
        : m_insert(database, "INSERT INTO lines(resource, line, first, second, score) VALUES (?, ?, ?, ?, "
                             "CASE WHEN ? THEN ? / 1000000.0 END)"),
          m_resource(resource), m_sentences(sentences)
    {
    }
    void add(std::string_view first, std::string_view second, std::optional<double> score)
    {
        m_insert.bind(1, m_resource.id).bind(2, ++m_line).bind(3, first).bind(4, second);
        m_insert.bind(5, score ? std::int64_t{1} : std::int64_t{0});
        m_insert.bind(6, score ? static_cast<std::int64_t>(std::llround(*score * 1e6)) : std::int64_t{0}).run();
        if (m_sentences) {
            m_sentences->add(m_resource.id, m_line, first, m_resource.language, second, m_resource.secondLanguage);
        }
    }
    std::uint64_t count() const { return static_cast<std::uint64_t>(m_line); }

private:
    FastStatement m_insert;
    const Resource& m_resource;
    SentenceIndex* m_sentences;
    std::int64_t m_line = 0;
};

/// Whether the first line of a table is a heading, which is told. @throws Error where it shows that the file is no table.
bool isNoRow(std::string_view line, const LineReader& reader, ReadReport& report)
{
    requireTable(line, reader.path(), reader.line());
    if (!isHeading(line)) {
        return false;
    }
    addIssue(report, reader.path(), reader.line(), CROSSGLOSS_TEXT("the first line names the columns"));
    return true;
}

ReadReport writeParallel(const std::vector<std::filesystem::path>& files, LineWriter& writer, Progress& progress)
{
    ReadReport report;
    LineReader first(files[0]);
    progress.stage(CROSSGLOSS_TEXT("Reading parallel text"), first.totalBytes());
    std::string_view line;
    if (files.size() == 1) {
        for (bool isFirst = true; first.next(line);) {
            progress.advance(first.bytesRead());
            progress.throwIfCancelled();
            if (std::exchange(isFirst, isFirst && isBlank(line)) && isNoRow(line, first, report)) {
                continue;
            }
            const std::vector<std::string_view> fields = splitFields(line, '\t');
            if (isBlank(line)) {
                continue;
            }
            if (fields.size() < 2 || !isValidUtf8(line)) {
                addIssue(report, files[0], first.line(), CROSSGLOSS_TEXT("not two texts separated by a tab"));
            } else if (isBlank(fields[0]) || isBlank(fields[1])) {
                addIssue(report, files[0], first.line(), oneSideEmpty);
            } else {
                writer.add(fields[0], fields[1], std::nullopt);
            }
        }
        return report;
    }
    LineReader second(files[1]);
    std::string_view other;
    for (;;) {
        const bool has = first.next(line);
        if (has != second.next(other)) {
            throw Error(CROSSGLOSS_TEXT("The two files do not have the same number of lines"))
                .at(files[has ? 1 : 0].string(), has ? second.line() : first.line())
                .advise(CROSSGLOSS_TEXT("Line N of one must be the translation of line N of the other"));
        }
        if (!has) {
            return report;
        }
        progress.advance(first.bytesRead());
        progress.throwIfCancelled();
        if (isBlank(line) || isBlank(other)) {
            continue;              // By custom an empty line says that the text is absent in that language.
        }
        if (!isValidUtf8(line) || !isValidUtf8(other)) {
            addIssue(report, files[isValidUtf8(line) ? 1 : 0], first.line(), CROSSGLOSS_TEXT("not UTF-8"));
        } else {
            writer.add(line, other, std::nullopt);
        }
    }
}

/// Of a translation memory, the units that have both languages.
ReadReport writeMemory(const std::filesystem::path& file, const Resource& resource, LineWriter& writer, Progress& progress)
{
    ReadReport report;
    std::size_t incomplete = 0;
    readTmx(file, progress, report, [&](TmxUnit&& unit) {
        const auto first = std::ranges::find(unit.segments, resource.language, &TmxUnit::Segment::language);
        const auto second = std::ranges::find(unit.segments, resource.secondLanguage, &TmxUnit::Segment::language);
        if (first == unit.segments.end() || second == unit.segments.end()) {
            ++incomplete;
        } else {
            writer.add(first->text, second->text, std::nullopt);
        }
    });
    if (incomplete > 0) {
        countLeftOut(report, CROSSGLOSS_TEXT("The unit has no text in the languages asked for"), true, incomplete);
    }
    return report;
}

ReadReport writePairs(const std::filesystem::path& file, LineWriter& writer, Progress& progress)
{
    ReadReport report;
    LineReader reader(file);
    progress.stage(CROSSGLOSS_TEXT("Reading sentence pairs"), reader.totalBytes());
    std::string_view line;
    for (bool isFirst = true; reader.next(line);) {
        progress.advance(reader.bytesRead());
        progress.throwIfCancelled();
        if (std::exchange(isFirst, isFirst && isBlank(line)) && isNoRow(line, reader, report)) {
            continue;
        }
        const std::vector<std::string_view> fields = splitFields(line, '\t');
        if (isBlank(line)) {
            continue;
        }
        if (fields.size() < 2 || !isValidUtf8(line)) {
            addIssue(report, file, reader.line(), CROSSGLOSS_TEXT("not a score and two texts separated by tabs"));
            continue;
        }
        const std::size_t text = fields.size() >= 3 ? 1 : 0;
        std::optional<double> score;
        if (text == 1 && !isBlank(fields[0])) {
            if (std::string problem = readScore(fields[0], score.emplace()); !problem.empty()) {
                addIssue(report, file, reader.line(), std::move(problem));
                continue;
            }
        }
        if (isBlank(fields[text]) || isBlank(fields[text + 1])) {
            addIssue(report, file, reader.line(), oneSideEmpty);
        } else {
            writer.add(fields[text], fields[text + 1], score);
        }
    }
    return report;
}

std::string joinAnswers(const std::vector<std::string>& answers)
{
    std::string joined;
    for (const std::string& answer : answers) {
        joined += (joined.empty() ? "" : "|") + answer;
    }
    return joined;
}

} // namespace

bool isMemory(const std::vector<std::filesystem::path>& files)
{
    return files.size() == 1 && isTmx(files[0]);
}

void fillMemoryLanguages(Resource& resource, const ImportOptions& options, const std::filesystem::path& file,
                         Progress& progress)
{
    resource.language = canonicalLanguage(options.language);
    resource.secondLanguage = canonicalLanguage(options.secondLanguage);
    std::vector<std::string> languages;
    struct SeenEnough
    {
    };
    try {
        constexpr std::size_t unitsToRead = 1000;
        ReadReport ignored;
        readTmx(file, progress, ignored, [&](TmxUnit&& unit) {
            for (const TmxUnit::Segment& segment : unit.segments) {
                if (std::ranges::find(languages, segment.language) == languages.end()) {
                    languages.push_back(segment.language);
                }
            }
            if (unit.number >= unitsToRead) {
                throw SeenEnough();
            }
        });
    } catch (const SeenEnough&) {
    }
    // What was named is there or is not; what was not is what remains, in the order of the file.
    for (std::string* wanted : {&resource.language, &resource.secondLanguage}) {
        std::erase(languages, *wanted);
    }
    const std::size_t open = (resource.language.empty() ? 1U : 0U) + (resource.secondLanguage.empty() ? 1U : 0U);
    if (open > 0 && languages.size() > open) {
        std::string names;
        for (const std::string& language : languages) {
            names.append(names.empty() ? "" : ", ").append(language);
        }
        throw Error(CROSSGLOSS_TEXT("The translation memory holds several languages: %1"), {names})
            .at(file.string())
            .advise(CROSSGLOSS_TEXT("Name two of its languages"));
    }
    auto next = languages.begin();
    for (std::string* wanted : {&resource.language, &resource.secondLanguage}) {
        if (wanted->empty() && next != languages.end()) {
            *wanted = *next++;
        }
    }
    if (resource.language.empty() || resource.secondLanguage.empty()) {
        missingLanguage(file, !resource.language.empty());
    }
}

ReadReport importLines(SQLite::Database& database, Resource& resource, const std::vector<std::filesystem::path>& files,
                       Progress& progress)
{
    SentenceIndex sentences(database);
    LineWriter lines(database, resource, resource.kind == ResourceKind::Parallel ? &sentences : nullptr);
    ReadReport report;
    if (resource.kind == ResourceKind::Parallel) {
        report = isMemory(files) ? writeMemory(files[0], resource, lines, progress) : writeParallel(files, lines, progress);
    } else if (resource.kind == ResourceKind::Pairs) {
        report = writePairs(files[0], lines, progress);
    } else {
        readDescriptions(files[0], progress, report, [&](DescriptionCase&& entry) {
            lines.add(joinAnswers(entry.answers), entry.description, std::nullopt);
        });
    }
    resource.entries = lines.count();
    return report;
}

} // namespace crossgloss
