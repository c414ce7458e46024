#include "corpus/ParallelSentences.h"

#include "base/Error.h"
#include "resources/LineReader.h"
#include "resources/ReadIssues.h"
#include "resources/TmxReader.h"
#include "text/Fields.h"
#include "text/Language.h"

#include <algorithm>
#include <optional>

namespace crossgloss {

namespace {

constexpr LineReader::Options limits{.maximumBytes = 0, .maximumLine = std::size_t{16} << 20};

void add(std::string_view first, std::string_view second, SentenceCorpus& corpus)
{
    first = trimmedField(first);
    second = trimmedField(second);
    if (first.empty() || (corpus.parallel() && second.empty())) {
        ++corpus.blank;
        return;
    }
    corpus.first.emplace_back(first);
    if (corpus.parallel()) {
        corpus.second.emplace_back(second);
    }
}

void readLines(const SentenceFile& file, Progress& progress, ReadReport& report, SentenceCorpus& corpus)
{
    LineReader reader(file.first, limits);
    progress.stage(CROSSGLOSS_TEXT("Reading sentences"), reader.totalBytes());
    std::string_view line;
    while (reader.next(line)) {
        if ((reader.line() & 0x3ff) == 0) {
            progress.throwIfCancelled();
            progress.advance(reader.bytesRead());
        }
        if (std::string problem = checkText(line); !problem.empty()) {
            addIssue(report, file.first, reader.line(), std::move(problem));
            continue;
        }
        if (!corpus.parallel() || trimmedField(line).empty()) {
            add(line, {}, corpus);
            continue;
        }
        const std::size_t tab = line.find('\t');
        if (tab == std::string_view::npos) {
            addIssue(report, file.first, reader.line(),
                     CROSSGLOSS_TEXT("two sentences separated by a tab were expected"));
            continue;
        }
        const std::string_view rest = line.substr(tab + 1);
        add(line.substr(0, tab), rest.substr(0, rest.find('\t')), corpus);
    }
}

void readAligned(const SentenceFile& file, Progress& progress, ReadReport& report, SentenceCorpus& corpus)
{
    LineReader first(file.first, limits);
    LineReader second(file.second, limits);
    progress.stage(CROSSGLOSS_TEXT("Reading sentences"), first.totalBytes());
    std::string_view line;
    std::string_view other;
    for (;;) {
        const bool has = first.next(line);
        if (has != second.next(other)) {
            const LineReader& shorter = has ? second : first;
            throw Error(CROSSGLOSS_TEXT("The two files do not have the same number of lines"))
                .at(shorter.path().string(), shorter.line())
                .advise(CROSSGLOSS_TEXT("Line N of one must be the translation of line N of the other"));
        }
        if (!has) {
            return;
        }
        if ((first.line() & 0x3ff) == 0) {
            progress.throwIfCancelled();
            progress.advance(first.bytesRead());
        }
        std::string problem = checkText(line);
        const LineReader& reader = problem.empty() ? second : first;
        problem = problem.empty() ? checkText(other) : problem;
        if (problem.empty()) {
            add(line, other, corpus);
        } else {
            addIssue(report, reader.path(), reader.line(), std::move(problem));
        }
    }
}

/// Where one of the texts is missing, the unit is passed over.
void addUnit(const TmxUnit& unit, SentenceCorpus& corpus, std::size_t& incomplete)
{
    const auto textIn = [&](const std::string& language) -> const std::string* {
        const auto found = std::ranges::find(unit.segments, language, &TmxUnit::Segment::language);
        return found == unit.segments.end() ? nullptr : &found->text;
    };
    const std::string* first = textIn(corpus.firstLanguage);
    const std::string* second = corpus.parallel() ? textIn(corpus.secondLanguage) : nullptr;
    if (!first || (corpus.parallel() && !second)) {
        ++incomplete;
        return;
    }
    add(*first, second ? std::string_view(*second) : std::string_view(), corpus);
}

void readMemory(const SentenceFile& file, Progress& progress, ReadReport& report, SentenceCorpus& corpus)
{
    if (corpus.parallel() && corpus.firstLanguage == corpus.secondLanguage) {
        throw Error(CROSSGLOSS_TEXT("A translation memory has no pairs of one language"))
            .at(file.first.string())
            .advise(CROSSGLOSS_TEXT("Name two of its languages"));
    }
    std::vector<std::string> languages;
    std::size_t incomplete = 0;
    const TmxReport counts = readTmx(file.first, progress, report, [&](TmxUnit&& unit) {
        constexpr std::size_t namedLanguages = 40;
        for (const TmxUnit::Segment& segment : unit.segments) {
            if (languages.size() < namedLanguages && std::ranges::find(languages, segment.language) == languages.end()) {
                languages.push_back(segment.language);
            }
        }
        addUnit(unit, corpus, incomplete);
    });
    corpus.blank += counts.blank;
    if (incomplete > 0) {
        countLeftOut(report, CROSSGLOSS_TEXT("The unit has no text in the languages asked for"), true, incomplete);
    }
    if (corpus.first.empty() && !languages.empty()) {
        std::string names;
        for (const std::string& language : languages) {
            names.append(names.empty() ? "" : ", ").append(language);
        }
        throw Error(CROSSGLOSS_TEXT("No unit of the translation memory has the languages asked for; those that it has are "
                                    "%1"),
                    {names})
            .at(file.first.string());
    }
}

} // namespace

std::string SentenceFile::text() const
{
    std::string text = first.string();
    if (!second.empty()) {
        text.append(1, ',').append(second.string());
    }
    for (const std::string* language : {&firstLanguage, &secondLanguage}) {
        if (!language->empty()) {
            text.append(1, ':').append(*language);
        }
    }
    return text;
}

SentenceFile sentenceFileNamed(std::string_view text)
{
    // Languages stand behind; a file's name may hold colons itself.
    const auto cut = [&text]() -> std::optional<std::string> {
        const std::size_t colon = text.rfind(':');
        if (colon == std::string_view::npos || colon == 0) {
            return std::nullopt;
        }
        const std::string_view field = text.substr(colon + 1);
        if (!isKnownLanguage(canonicalLanguage(field)) && !isPrivateLanguage(canonicalLanguage(field))) {
            return std::nullopt;
        }
        text = text.substr(0, colon);
        return canonicalLanguage(field);
    };
    const std::string given(text);
    const std::optional<std::string> last = cut();
    if (!last) {
        throw Error(CROSSGLOSS_TEXT("\"%1\" does not say which languages the file holds"), {given})
            .advise(CROSSGLOSS_TEXT("Write FILE:LANGUAGE:LANGUAGE, for instance pairs.tsv:en:es"));
    }
    SentenceFile file;
    if (const std::optional<std::string> before = cut()) {
        file.firstLanguage = *before;
        file.secondLanguage = *last;
    } else {
        file.firstLanguage = *last;
    }
    file.first = text;
    std::error_code failure;
    const std::size_t comma = text.find(',');
    if (!file.secondLanguage.empty() && comma != std::string_view::npos &&
        !std::filesystem::exists(file.first, failure)) {
        file.first = text.substr(0, comma);
        file.second = text.substr(comma + 1);
    }
    return file;
}

SentenceCorpus readSentenceFile(const SentenceFile& file, Progress& progress, ReadReport& report)
{
    SentenceCorpus corpus{file.firstLanguage, file.secondLanguage, {}, {}, 0};
    const std::uint64_t skipped = report.skipped;
    if (isTmx(file.first)) {
        if (!file.second.empty()) {
            throw Error(CROSSGLOSS_TEXT("A translation memory holds both languages")).at(file.first.string())
                .advise(CROSSGLOSS_TEXT("Name it alone, as FILE:LANGUAGE:LANGUAGE"));
        }
        readMemory(file, progress, report, corpus);
    } else if (file.second.empty()) {
        readLines(file, progress, report, corpus);
    } else {
        readAligned(file, progress, report, corpus);
    }
    report.read += corpus.first.size();
    if (corpus.first.empty()) {
        if (report.skipped > skipped && !report.issues.empty()) {
            throw Error(CROSSGLOSS_TEXT("No line of this file can be used: %1"), {report.issues.back().message})
                .at(file.first.string(), report.issues.back().line);
        }
        throw Error(CROSSGLOSS_TEXT("The file holds no sentences")).at(file.first.string());
    }
    return corpus;
}

} // namespace crossgloss
