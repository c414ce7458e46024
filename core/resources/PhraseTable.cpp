#include "resources/PhraseTable.h"

#include "base/AtomicFile.h"
#include "base/Error.h"
#include "base/Numbers.h"
#include "resources/LineReader.h"
#include "resources/ReadIssues.h"
#include "text/Fields.h"

namespace crossgloss {

namespace {

constexpr std::string_view bars = "|||";
constexpr std::size_t linesPerCheck = 4096;

std::vector<std::string_view> splitBars(std::string_view line)
{
    std::vector<std::string_view> fields;
    for (std::size_t begin = 0;;) {
        const std::size_t end = line.find(bars, begin);
        fields.push_back(trimmedField(line.substr(begin, end == std::string_view::npos ? end : end - begin)));
        if (end == std::string_view::npos) {
            return fields;
        }
        begin = end + bars.size();
    }
}

/// Numbers with blanks between them. @return false when one is none.
bool parseNumbers(std::string_view text, std::vector<double>& numbers)
{
    numbers.clear();
    for (const std::string_view field : splitFields(text, ' ')) {
        double value = 0.0;
        if (field.empty()) {
            continue;
        }
        if (parseNumber(field, value) != NumberFault::None) {
            return false;
        }
        numbers.push_back(value);
    }
    return true;
}

std::string parseMoses(std::string_view line, PhrasePair& pair, std::vector<double>& numbers)
{
    const std::vector<std::string_view> fields = splitBars(line);
    if (fields.size() < 2) {
        return CROSSGLOSS_TEXT("two phrases separated by \"|||\" were expected");
    }
    pair.first = fields[0];
    pair.second = fields[1];
    if (fields.size() > 2) {
        if (!parseNumbers(fields[2], numbers)) {
            return CROSSGLOSS_TEXT("a score is no number");
        }
        if (numbers.size() >= 4) {
            pair.firstGivenSecond = numbers[0];
            pair.lexicalFirst = numbers[1];
            pair.secondGivenFirst = numbers[2];
            pair.lexicalSecond = numbers[3];
        }
    }
    // Counts are those of second, first and pair; tables of other tools may leave some out.
    constexpr double most = 1e15;
    if (fields.size() > 4 && parseNumbers(fields[4], numbers) && numbers.size() >= 3 && numbers[2] >= 0.0 &&
        numbers[2] < most) {
        pair.count = static_cast<std::uint64_t>(numbers[2]);
    }
    return {};
}

std::string parseTsv(std::string_view line, PhrasePair& pair)
{
    const std::vector<std::string_view> fields = splitFields(line, '\t');
    if (fields.size() < 2) {
        return CROSSGLOSS_TEXT("two phrases separated by a tab were expected");
    }
    pair.first = trimmedField(fields[0]);
    pair.second = trimmedField(fields[1]);
    if (fields.size() > 2 && !trimmedField(fields[2]).empty() &&
        parseNumber(trimmedField(fields[2]), pair.secondGivenFirst) != NumberFault::None) {
        return CROSSGLOSS_TEXT("a score is no number");
    }
    return {};
}

} // namespace

void readPhraseTable(const std::filesystem::path& path, Progress& progress, ReadReport& report,
                     const std::function<void(PhrasePair&&)>& sink)
{
    LineReader reader(path, {.maximumBytes = 0, .maximumLine = std::size_t{1} << 20});
    progress.stage(CROSSGLOSS_TEXT("Reading phrase pairs"), reader.totalBytes());
    const std::uint64_t readBefore = report.read;
    std::vector<double> numbers;
    std::string_view line;
    bool moses = false;
    bool told = false;
    while (reader.next(line)) {
        if (reader.line() % linesPerCheck == 0) {
            progress.throwIfCancelled();
            progress.advance(reader.bytesRead());
        }
        if (trimmedField(line).empty()) {
            continue;
        }
        std::string problem = checkText(line);
        PhrasePair pair;
        if (problem.empty()) {
            moses = told ? moses : line.find(bars) != std::string_view::npos;
            told = true;
            problem = moses ? parseMoses(line, pair, numbers) : parseTsv(line, pair);
        }
        if (problem.empty() && (pair.first.empty() || pair.second.empty())) {
            problem = CROSSGLOSS_TEXT("a phrase is empty");
        }
        if (problem.empty()) {
            ++report.read;
            sink(std::move(pair));
        } else {
            addIssue(report, path, reader.line(), std::move(problem));
        }
    }
    if (report.read == readBefore) {
        throw Error(CROSSGLOSS_TEXT("The file holds no phrase pairs")).at(path.string());
    }
}

void writePhraseTable(std::span<const PhrasePair> pairs, const std::filesystem::path& path, Progress& progress)
{
    constexpr int digits = 6;
    progress.stage(CROSSGLOSS_TEXT("Writing phrase pairs"), pairs.size());
    AtomicFile file(path);
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        if (i % linesPerCheck == 0) {
            progress.throwIfCancelled();
            progress.advance(i);
        }
        const PhrasePair& pair = pairs[i];
        file.stream() << pair.first << " ||| " << pair.second << " ||| "
                      << significantDigits(pair.firstGivenSecond, digits) << ' '
                      << significantDigits(pair.lexicalFirst, digits) << ' '
                      << significantDigits(pair.secondGivenFirst, digits) << ' '
                      << significantDigits(pair.lexicalSecond, digits) << " ||| ||| 0 0 " << pair.count << '\n';
    }
    file.commit();
}

} // namespace crossgloss
