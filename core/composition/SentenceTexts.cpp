#include "composition/SentenceTexts.h"

#include "base/Error.h"
#include "resources/LineReader.h"
#include "resources/ReadIssues.h"
#include "resources/TmxReader.h"
#include "text/Fields.h"
#include "text/Language.h"

#include <algorithm>
#include <array>
#include <limits>
#include <string_view>

namespace crossgloss {

namespace {

constexpr LineReader::Options limits{.maximumBytes = 0, .maximumLine = std::size_t{16} << 20};
/// Longer texts are no sentences.
constexpr std::size_t maxSentenceLength = std::size_t{1} << 16;
constexpr std::size_t maxLanguages = std::numeric_limits<std::uint8_t>::max();
constexpr std::size_t embeddedTogether = 8192;
/// Lines that the form and the languages of a file are told from.
constexpr std::size_t sampledLines = 200;

constexpr const char* tooLong = CROSSGLOSS_TEXT("longer than the %1 bytes that a sentence may have");

class Collector
{
public:
    Collector(const std::filesystem::path& path, ReadReport& report) : m_path(path), m_report(report) {}

    /// @return the place of a language.
    std::uint8_t language(const std::string& code)
    {
        const auto found = std::ranges::find(m_found.languages, code);
        if (found == m_found.languages.end() && m_found.languages.size() == maxLanguages) {
            throw Error(CROSSGLOSS_TEXT("The file has more than the %1 languages allowed"),
                        {std::to_string(maxLanguages)})
                .at(m_path.string());
        }
        const auto place = static_cast<std::uint8_t>(found - m_found.languages.begin());
        if (found == m_found.languages.end()) {
            m_found.languages.push_back(code);
        }
        return place;
    }
    void add(std::string_view text, std::uint8_t language, std::size_t place, std::size_t line)
    {
        text = trimmedField(text);
        if (text.empty()) {
            ++m_found.blank;
        } else if (text.size() > maxSentenceLength) {
            addIssue(m_report, m_path, line, formatMessage(tooLong, {std::to_string(maxSentenceLength)}));
        } else {
            if (place > std::numeric_limits<std::uint32_t>::max()) {
                throw Error(CROSSGLOSS_TEXT("The file has too many lines")).at(m_path.string(), line);
            }
            m_found.texts.emplace_back(text);
            m_found.lines.push_back(static_cast<std::uint32_t>(place));
            m_found.language.push_back(language);
        }
    }
    void addBlank(std::size_t count) { m_found.blank += count; }
    SentenceTexts take() { return std::move(m_found); }

private:
    const std::filesystem::path& m_path;
    ReadReport& m_report;
    SentenceTexts m_found;
};

/// What the beginning of a file says of its form.
struct LineForm
{
    bool table = false;
    std::array<std::string, 2> samples{}; ///< texts of the columns, of plain lines the first
};

std::array<std::string_view, 2> columnsOf(std::string_view line, bool table)
{
    const std::size_t tab = table ? line.find('\t') : std::string_view::npos;
    if (tab == std::string_view::npos) {
        return {line, {}};
    }
    const std::string_view rest = line.substr(tab + 1);
    return {line.substr(0, tab), rest.substr(0, rest.find('\t'))};
}

LineForm formOf(const std::filesystem::path& path)
{
    LineReader reader(path, limits);
    std::vector<std::string> lines;
    std::size_t tabs = 0;
    std::string_view line;
    while (lines.size() < sampledLines && reader.next(line)) {
        if (!trimmedField(line).empty() && line.size() <= maxSentenceLength && checkText(line).empty()) {
            tabs += line.find('\t') != std::string_view::npos ? 1 : 0;
            lines.emplace_back(line);
        }
    }
    LineForm form;
    form.table = !lines.empty() && tabs * 10 >= lines.size() * 9;
    for (const std::string& each : lines) {
        const std::array<std::string_view, 2> columns = columnsOf(each, form.table);
        for (std::size_t i = 0; i < columns.size(); ++i) {
            form.samples[i].append(columns[i]).append(1, '\n');
        }
    }
    return form;
}

/// The language of each column; empty = it is left out.
std::array<std::string, 2> languagesOf(const std::filesystem::path& path, const LineForm& form,
                                       const std::vector<std::string>& given, const LanguageTeller& tell)
{
    std::array<std::string, 2> found;
    for (std::size_t i = 0; i < (form.table ? found.size() : std::size_t{1}); ++i) {
        found[i] = i < given.size() && !given[i].empty() ? given[i] : tell(form.samples[i]);
    }
    if (found[0].empty() && found[1].empty() && !trimmedField(form.samples[0]).empty()) {
        throw Error(CROSSGLOSS_TEXT("It cannot be told which language the sentences are in"))
            .at(path.string())
            .advise(CROSSGLOSS_TEXT("Name the language"));
    }
    return found;
}

SentenceTexts readLines(const std::filesystem::path& path, const std::vector<std::string>& given,
                        const LanguageTeller& tell, Progress& progress, ReadReport& report)
{
    const LineForm form = formOf(path);
    const std::array<std::string, 2> languages = languagesOf(path, form, given, tell);
    Collector collector(path, report);
    std::array<std::uint8_t, 2> places{};
    for (std::size_t i = 0; i < languages.size(); ++i) {
        places[i] = languages[i].empty() ? std::uint8_t{0} : collector.language(languages[i]);
    }
    LineReader reader(path, limits);
    progress.stage(CROSSGLOSS_TEXT("Reading sentences"), reader.totalBytes());
    std::string_view line;
    while (reader.next(line)) {
        if ((reader.line() & 0x3ff) == 0) {
            progress.throwIfCancelled();
            progress.advance(reader.bytesRead());
        }
        if (std::string problem = checkText(line); !problem.empty()) {
            addIssue(report, path, reader.line(), std::move(problem));
            continue;
        }
        const std::array<std::string_view, 2> columns = columnsOf(line, form.table);
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (!languages[i].empty()) {
                collector.add(columns[i], places[i], reader.line(), reader.line());
            }
        }
    }
    return collector.take();
}

SentenceTexts readMemory(const std::filesystem::path& path, const std::vector<std::string>& wanted, Progress& progress,
                         ReadReport& report)
{
    Collector collector(path, report);
    const TmxReport counts = readTmx(path, progress, report, [&](TmxUnit&& unit) {
        for (const TmxUnit::Segment& segment : unit.segments) {
            collector.add(segment.text, collector.language(segment.language), unit.number, unit.line);
        }
    });
    collector.addBlank(counts.blank);
    SentenceTexts found = collector.take();
    const auto isThere = [&](const std::string& language) {
        return std::ranges::find(found.languages, language) != found.languages.end();
    };
    if (!found.texts.empty() && !wanted.empty() && std::ranges::none_of(wanted, isThere)) {
        std::string names;
        for (const std::string& other : found.languages) {
            names.append(names.empty() ? "" : ", ").append(other);
        }
        throw Error(CROSSGLOSS_TEXT("The translation memory has no segments in %1; its languages are %2"),
                    {languageName(wanted.front()), names})
            .at(path.string());
    }
    return found;
}

} // namespace

SentenceTexts readSentenceTexts(const std::filesystem::path& path, const std::vector<std::string>& languages,
                                const LanguageTeller& tell, Progress& progress, ReadReport& report)
{
    std::vector<std::string> given = languages;
    while (!given.empty() && given.back().empty()) {
        given.pop_back();
    }
    SentenceTexts found =
        isTmx(path) ? readMemory(path, given, progress, report) : readLines(path, given, tell, progress, report);
    report.read += found.size();
    if (found.texts.empty()) {
        if (!report.issues.empty()) {
            throw Error(CROSSGLOSS_TEXT("No line of this file can be used: %1"), {report.issues.back().message})
                .at(path.string(), report.issues.back().line);
        }
        throw Error(CROSSGLOSS_TEXT("The file holds no sentences")).at(path.string());
    }
    return found;
}

EmbeddedTexts embedTexts(const SentenceModel& model, const SentenceTexts& texts, const std::vector<std::string>& wanted,
                         int threads, Progress& progress, const std::function<void(std::span<const float> rows)>& take)
{
    const auto isWanted = [&](const std::string& language) {
        return wanted.empty() || std::ranges::find(wanted, language) != wanted.end();
    };
    if (std::ranges::none_of(texts.languages, [&](const std::string& language) {
            return isWanted(language) && model.reads(language);
        })) {
        throw Error(CROSSGLOSS_TEXT("The model \"%1\" does not read %2"),
                    {model.method(), languageName(wanted.empty() ? texts.languages.front() : wanted.front())})
            .advise(CROSSGLOSS_TEXT("Choose another language or another model"));
    }
    const std::size_t d = model.dimension();
    if (d == 0) {
        throw Error(CROSSGLOSS_TEXT("The model \"%1\" compares pairs alone and makes no vectors of sentences"),
                    {model.method()})
            .advise(CROSSGLOSS_TEXT("Choose another model"));
    }
    progress.stage(CROSSGLOSS_TEXT("Making vectors of the sentences"), texts.size());
    QuietProgress quiet(progress);
    EmbeddedTexts counts;
    std::vector<float> rows;
    for (std::size_t begin = 0; begin < texts.size(); begin += embeddedTogether) {
        progress.throwIfCancelled();
        progress.advance(begin);
        const std::size_t end = std::min(texts.size(), begin + embeddedTogether);
        rows.assign((end - begin) * d, 0.0F);
        for (std::size_t language = 0; language < texts.languages.size(); ++language) {
            std::vector<std::size_t> places;
            std::vector<std::string> sentences;
            for (std::size_t row = begin; row < end; ++row) {
                if (texts.language[row] == language) {
                    places.push_back(row - begin);
                    sentences.push_back(texts.texts[row]);
                }
            }
            if (sentences.empty() || !isWanted(texts.languages[language])) {
                continue;
            }
            counts.tried += sentences.size();
            counts.uncovered += sentences.size();
            if (!model.reads(texts.languages[language])) {
                continue;
            }
            const EmbeddedSentences made = model.embed(sentences, texts.languages[language], threads, quiet);
            for (std::size_t i = 0; i < places.size(); ++i) {
                std::copy_n(made.vectors.values.data() + i * d, d, rows.data() + places[i] * d);
                counts.uncovered -= made.coverage.known[i] > 0 ? 1 : 0;
            }
        }
        take(rows);
    }
    progress.advance(texts.size());
    return counts;
}

} // namespace crossgloss
