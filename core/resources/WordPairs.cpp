#include "resources/WordPairs.h"

#include "base/Numbers.h"
#include "resources/LineReader.h"
#include "resources/ReadIssues.h"
#include "resources/TableStart.h"
#include "text/Fields.h"
#include "text/Tokeniser.h"

#include <utility>

namespace crossgloss {

namespace {

constexpr std::size_t maximumLine = std::size_t{1} << 20;

const std::string headingFound = CROSSGLOSS_TEXT("the first line names the columns");

/// Hands every non-empty line to @p parse, which returns what is wrong with it, or nothing; a heading is left out.
/// @throws Error when nothing at all could be used, or the file is no table.
void readLines(const std::filesystem::path& path, std::string_view stage, Progress& progress, ReadReport& report,
               const std::function<std::string(std::string_view)>& parse)
{
    LineReader reader(path, {.maximumBytes = 0, .maximumLine = maximumLine});
    progress.stage(stage, reader.totalBytes());
    const std::uint64_t readBefore = report.read;
    std::string firstProblem;
    std::size_t firstLine = 0;
    bool isFirst = true;
    std::string_view line;
    while (reader.next(line)) {
        if ((reader.line() & 0x3ff) == 0) {
            progress.throwIfCancelled();
            progress.advance(reader.bytesRead());
        }
        if (trimmedField(line).empty()) {
            continue;
        }
        if (isFirst) {
            isFirst = false;
            requireTable(line, path, reader.line());
            refuseSimilarityList(line, path, reader.line());
            if (isHeading(line)) {
                addIssue(report, path, reader.line(), headingFound);
                continue;
            }
        }
        std::string problem = checkText(line);
        if (problem.empty()) {
            problem = parse(line);
        }
        if (problem.empty()) {
            ++report.read;
            continue;
        }
        if (firstLine == 0) {
            firstLine = reader.line();
            firstProblem = problem;
        }
        addIssue(report, path, reader.line(), std::move(problem));
    }
    progress.advance(reader.totalBytes());
    if (report.read == readBefore) {
        if (firstLine > 0) {
            throw Error(CROSSGLOSS_TEXT("No line of this file can be used: %1"), {firstProblem})
                .at(path.string(), firstLine);
        }
        throw Error(CROSSGLOSS_TEXT("The file holds no lines")).at(path.string());
    }
}

} // namespace

void readWordPairs(const std::filesystem::path& path, Progress& progress, ReadReport& report,
                   const std::function<void(WordPair&&)>& sink, const PairLanguages& languages)
{
    bool isFirst = true;
    readLines(path, CROSSGLOSS_TEXT("Reading word pairs"), progress, report, [&](std::string_view line) -> std::string {
        // A tab wins, so that words of tab-separated files may hold spaces; published dictionaries mix both forms.
        std::string_view source;
        std::string_view target;
        const std::size_t tab = line.find('\t');
        if (tab != std::string_view::npos) {
            source = trimmedField(line.substr(0, tab));
            target = line.substr(tab + 1);
            if (target.find('\t') != std::string_view::npos) {
                // Further columns (a score, a part of speech) are of no use here.
                target = target.substr(0, target.find('\t'));
            }
            target = trimmedField(target);
        } else {
            const std::string_view whole = trimmedField(line);
            const std::size_t blank = whole.find(' ');
            source = whole.substr(0, blank);
            target = blank == std::string_view::npos ? std::string_view() : trimmedField(whole.substr(blank));
        }
        if (source.empty() || target.empty()) {
            return CROSSGLOSS_TEXT("two words separated by a tab or spaces were expected");
        }
        if (std::exchange(isFirst, false) && namesLanguages(source, target, languages.source, languages.target)) {
            return headingFound;
        }
        sink({std::string(source), std::string(target)});
        return {};
    });
}

std::vector<WordPair> readWordPairs(const std::filesystem::path& path, Progress& progress, ReadReport& report)
{
    std::vector<WordPair> pairs;
    readWordPairs(path, progress, report, [&pairs](WordPair&& pair) { pairs.push_back(std::move(pair)); });
    return pairs;
}

void readDefinitions(const std::filesystem::path& path, Progress& progress, ReadReport& report,
                     const std::function<void(DefinitionPair&&)>& sink)
{
    readLines(path, CROSSGLOSS_TEXT("Reading definitions"), progress, report, [&](std::string_view line) -> std::string {
        const std::vector<std::string_view> columns = splitFields(line, '\t');
        if (columns.size() != 2 && columns.size() != 3) {
            return formatMessage(CROSSGLOSS_TEXT("two or three columns separated by tabs were expected, found %1"),
                                 {std::to_string(columns.size())});
        }
        const std::string_view answer = trimmedField(columns.front());
        const std::string_view headword = columns.size() == 3 ? trimmedField(columns[1]) : std::string_view();
        const std::string_view definition = trimmedField(columns.back());
        if (answer.empty() || definition.empty()) {
            return answer.empty() ? CROSSGLOSS_TEXT("the answer is empty") : CROSSGLOSS_TEXT("the definition is empty");
        }
        if (double number = 0; parseNumber(definition, number) == NumberFault::None) {
            return CROSSGLOSS_TEXT("a number stands where the definition should");
        }
        sink({std::string(answer), std::string(headword), std::string(definition)});
        return {};
    });
}

std::vector<DefinitionPair> readDefinitions(const std::filesystem::path& path, Progress& progress, ReadReport& report)
{
    std::vector<DefinitionPair> pairs;
    readDefinitions(path, progress, report, [&pairs](DefinitionPair&& pair) { pairs.push_back(std::move(pair)); });
    return pairs;
}

void readDescriptions(const std::filesystem::path& path, Progress& progress, ReadReport& report,
                      const std::function<void(DescriptionCase&&)>& sink)
{
    readLines(path, CROSSGLOSS_TEXT("Reading descriptions"), progress, report, [&](std::string_view line) -> std::string {
        const std::size_t tab = line.find('\t');
        if (tab == std::string_view::npos) {
            return CROSSGLOSS_TEXT("answers, a tab and a description were expected");
        }
        DescriptionCase found;
        for (const std::string_view answer : splitFields(line.substr(0, tab), '|')) {
            if (const std::string_view word = trimmedField(answer); !word.empty()) {
                found.answers.emplace_back(word);
            }
        }
        // In a three-column file (answer, headword, definition) the description is the last column.
        found.description = trimmedField(line.substr(line.rfind('\t') + 1));
        if (found.answers.empty() || found.description.empty()) {
            return found.answers.empty() ? CROSSGLOSS_TEXT("the answer is empty")
                                         : CROSSGLOSS_TEXT("the description is empty");
        }
        sink(std::move(found));
        return {};
    });
}

std::vector<DescriptionCase> readDescriptions(const std::filesystem::path& path, Progress& progress,
                                              ReadReport& report)
{
    std::vector<DescriptionCase> cases;
    readDescriptions(path, progress, report, [&cases](DescriptionCase&& one) { cases.push_back(std::move(one)); });
    return cases;
}

} // namespace crossgloss
