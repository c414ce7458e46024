#include "saved/SavedExchange.h"

#include "base/Error.h"
#include "resources/ReadIssues.h"
#include "saved/DelimitedText.h"
#include "saved/SavedColumns.h"
#include "text/Fields.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace crossgloss {

namespace {

constexpr std::size_t linesPerCheck = 256;

/// Text of a field of HTML: line breaks kept, other tags left out, the commonest entities read.
std::string plainOfHtml(const std::string& text)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 6> entities = {
        {{"&amp;", "&"}, {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&#39;", "'"}, {"&nbsp;", " "}}};
    std::string plain;
    for (std::size_t i = 0; i < text.size();) {
        const std::string_view rest = std::string_view(text).substr(i);
        if (rest.front() == '<') {
            const std::size_t end = rest.find('>');
            if (rest.starts_with("<br") || rest.starts_with("</div") || rest.starts_with("</p")) {
                plain += '\n';
            }
            i += end == std::string_view::npos ? rest.size() : end + 1;
            continue;
        }
        const auto entity =
            std::ranges::find_if(entities, [&](const auto& each) { return rest.starts_with(each.first); });
        plain += entity == entities.end() ? rest.substr(0, 1) : entity->second;
        i += entity == entities.end() ? 1 : entity->first.size();
    }
    return plain;
}

/// How the columns of a table lie.
struct Layout
{
    char separator = ',';
    bool html = false;
    bool guarded = true; ///< cells that look like formulas have an apostrophe in front
    std::vector<std::optional<SavedColumn>> columns;
};

bool hasWord(const std::vector<std::optional<SavedColumn>>& columns)
{
    return std::ranges::find(columns, std::optional(SavedColumn::Word)) != columns.end();
}

std::vector<std::optional<SavedColumn>> columnsOf(std::string_view heading, char separator)
{
    std::vector<std::optional<SavedColumn>> columns;
    for (const std::string& cell : delimitedCells(heading, separator)) {
        columns.push_back(columnNamed(cell));
    }
    return columns;
}

char separatorNamed(std::string_view name)
{
    constexpr std::array<std::pair<std::string_view, char>, 6> names = {
        {{"tab", '\t'}, {"comma", ','}, {"semicolon", ';'}, {"pipe", '|'}, {"colon", ':'}, {"space", ' '}}};
    for (const auto& [known, separator] : names) {
        const bool same = name.size() == known.size() && std::ranges::equal(name, known, [](char a, char b) {
                              return (a >= 'A' && a <= 'Z' ? a + 32 : a) == b;
                          });
        if (same) {
            return separator;
        }
    }
    return name.empty() ? '\t' : name.front();
}

std::size_t columnNumber(std::string_view text)
{
    std::size_t number = 0;
    const auto result = std::from_chars(text.data(), text.data() + text.size(), number);
    return result.ec == std::errc() && number <= 1000 ? number : 0;
}

/// Lines of #key:value in front of what Anki writes; those that say nothing here are passed over.
Layout ankiLayout(DelimitedReader& reader)
{
    Layout layout;
    layout.separator = '\t';
    layout.guarded = false;
    std::string heading;
    std::size_t guid = 0;
    std::size_t tags = 0;
    std::vector<std::size_t> others;
    std::string_view line;
    while (reader.peekLine(line) && line.starts_with('#')) {
        const std::size_t colon = std::min(line.find(':'), line.size());
        const std::string_view key = line.substr(1, colon - 1);
        const std::string_view value = line.substr(std::min(colon + 1, line.size()));
        if (key == "separator") {
            layout.separator = separatorNamed(value);
        } else if (key == "html") {
            layout.html = trimmedField(value) == "true";
        } else if (key == "columns") {
            heading = value;
        } else if (key == "guid column") {
            guid = columnNumber(trimmedField(value));
        } else if (key == "tags column") {
            tags = columnNumber(trimmedField(value));
        } else if (key == "deck column" || key == "notetype column") {
            others.push_back(columnNumber(trimmedField(value)));
        }
        reader.takeLine();
    }
    if (!heading.empty()) {
        layout.columns = columnsOf(heading, layout.separator);
    } else {
        // Anki's own export of our notes names no columns: the note's fields come in their order.
        std::size_t field = 0;
        for (std::size_t column = 1; field < ankiFields.size() && column <= 100; ++column) {
            const bool own = column == guid || column == tags || std::ranges::find(others, column) != others.end();
            layout.columns.push_back(own ? std::nullopt : std::optional(ankiFields[field++]));
        }
    }
    const auto set = [&](std::size_t column, SavedColumn meaning) {
        if (column > 0) {
            layout.columns.resize(std::max(layout.columns.size(), column));
            layout.columns[column - 1] = meaning;
        }
    };
    set(guid, SavedColumn::Id);
    set(tags, SavedColumn::Tags);
    return layout;
}

Layout layoutOf(DelimitedReader& reader)
{
    std::string_view line;
    while (reader.peekLine(line) && trimmedField(line).empty()) {
        reader.takeLine();
    }
    if (reader.peekLine(line)) {
        if (line.starts_with("#separator:") || line.starts_with("#html:") || line.starts_with("#columns:")) {
            return ankiLayout(reader);
        }
        for (const char separator : {',', '\t', ';'}) {
            Layout layout{separator, false, true, columnsOf(line, separator)};
            if (hasWord(layout.columns)) {
                reader.takeLine();
                return layout;
            }
        }
    }
    throw Error(CROSSGLOSS_TEXT("The first line names no column with the words"))
        .at(reader.path().string(), std::max<std::size_t>(reader.line(), 1))
        .advise(CROSSGLOSS_TEXT("It should name columns such as word, language, meaning, query, note and tags"));
}

bool isWhole(const ReviewState& state)
{
    return state.reviews > 0 && state.lastAt > 0 && state.dueAt >= state.lastAt && state.memory.stability > 0 &&
           state.memory.difficulty >= 1;
}

SavedWord wordOf(const std::vector<std::string>& cells, const Layout& layout, const SavedImportOptions& options)
{
    SavedWord word;
    for (std::size_t i = 0; i < std::min(cells.size(), layout.columns.size()); ++i) {
        if (!layout.columns[i]) {
            continue;
        }
        if (const std::string problem = checkText(cells[i]); !problem.empty()) {
            throw Error(problem);
        }
        std::string text = layout.guarded ? formulaUnguarded(cells[i]) : cells[i];
        setColumn(word, *layout.columns[i], layout.html ? plainOfHtml(text) : text);
    }
    if (word.language.empty()) {
        word.language = options.language;
    }
    if (!options.list.empty()) {
        word.lists.push_back(options.list);
    }
    if (word.review && !isWhole(*word.review)) {
        word.review.reset();
    }
    return checkedSavedWord(std::move(word));
}

/// Columns in which the file says something else than what is here, of which one must give way. Notes and genders are
/// united.
std::vector<std::string> differences(const SavedWord& here, const SavedWord& there)
{
    std::vector<std::string> columns;
    for (const SavedColumn column : {SavedColumn::Word, SavedColumn::Language, SavedColumn::PartOfSpeech,
                                     SavedColumn::Meaning, SavedColumn::Query}) {
        const std::string told = columnText(there, column);
        const std::string known = columnText(here, column);
        if (!told.empty() && !known.empty() && told != known) {
            columns.emplace_back(columnName(column));
        }
    }
    return columns;
}

/// What is here, with all that the file says in place of it; what it leaves out stays.
SavedWord replaced(const SavedWord& here, const SavedWord& there)
{
    SavedWord result = there;
    result.id = here.id;
    for (std::size_t i = 0; i < savedColumns; ++i) {
        const auto column = static_cast<SavedColumn>(i);
        if (column <= SavedColumn::Source && columnText(there, column).empty()) {
            setColumn(result, column, columnText(here, column));
        }
    }
    result.savedAt = there.savedAt > 0 ? there.savedAt : here.savedAt;
    result.review =
        here.review && (!there.review || there.review->reviews < here.review->reviews) ? here.review : there.review;
    return result;
}

class Importer
{
public:
    Importer(SavedEdit& edit, const SavedImportOptions& options, SavedImportReport& report)
        : m_edit(edit), m_options(options), m_report(report)
    {
    }

    void take(SavedWord word, std::size_t line)
    {
        std::optional<SavedWord> present = word.id.empty() ? std::nullopt : m_edit.find(word.id);
        if (!present) {
            if (const auto same = m_edit.withIdentity(savedIdentity(word)); !same.empty()) {
                present = m_edit.find(same.front());
            }
        }
        SavedImportLine told{line, SavedImportLine::Outcome::Merged, word.word, {}, {}};
        if (!present) {
            addSavedWord(m_edit, std::move(word));
            ++m_report.added;
            return;
        }
        told.differing = differences(*present, word);
        m_report.differing += told.differing.empty() ? 0 : 1;
        SavedWord result;
        if (m_options.takeFile) {
            result = replaced(*present, word);
        } else {
            word.savedAt = 0;
            result = mergedSavedWord(*present, word);
        }
        if (result == *present) {
            ++m_report.unchanged;
        } else {
            m_edit.put(result);
            ++m_report.merged;
        }
        if (result != *present || !told.differing.empty()) {
            tell(std::move(told));
        }
    }

    void skip(const Error& reason, const std::filesystem::path& file, std::size_t line)
    {
        ++m_report.skipped;
        Error placed(reason);
        placed.at(file.string(), line);
        tell({line, SavedImportLine::Outcome::Skipped, {}, {}, placed});
    }

private:
    void tell(SavedImportLine line)
    {
        if (m_report.lines.size() < maxToldLines) {
            m_report.lines.push_back(std::move(line));
        }
    }

    SavedEdit& m_edit;
    const SavedImportOptions& m_options;
    SavedImportReport& m_report;
};

} // namespace

SavedImportReport importSavedWords(SavedWords& words, const std::filesystem::path& file,
                                   const SavedImportOptions& options, Progress& progress)
{
    SavedImportReport report;
    report.tookFile = options.takeFile;
    DelimitedReader reader(file);
    const Layout layout = layoutOf(reader);
    if (!hasWord(layout.columns)) {
        throw Error(CROSSGLOSS_TEXT("The first line names no column with the words"))
            .at(file.string(), 1)
            .advise(CROSSGLOSS_TEXT("It should name columns such as word, language, meaning, query, note and tags"));
    }
    progress.stage(CROSSGLOSS_TEXT("Reading saved words"), reader.totalBytes());
    report.step = words.change("import", [&](SavedEdit& edit) {
        Importer importer(edit, options, report);
        std::vector<std::string> cells;
        for (std::size_t count = 0; reader.next(cells, layout.separator); ++count) {
            if (count % linesPerCheck == 0) {
                progress.throwIfCancelled();
                progress.advance(reader.bytesRead());
            }
            try {
                importer.take(wordOf(cells, layout, options), reader.line());
            } catch (const Cancelled&) {
                throw;
            } catch (const Error& error) {
                importer.skip(error, file, reader.line());
            }
        }
    });
    return report;
}

} // namespace crossgloss
