#include "saved/SavedExchange.h"

#include "base/AtomicFile.h"
#include "saved/AnkiPackage.h"
#include "saved/DelimitedText.h"
#include "saved/SavedColumns.h"

#include <algorithm>
#include <array>
#include <utility>

namespace crossgloss {

namespace {

constexpr std::array<std::pair<std::string_view, SavedFormat>, 4> formats = {{
    {"csv", SavedFormat::Csv},
    {"tsv", SavedFormat::Tsv},
    {"anki", SavedFormat::AnkiText},
    {"apkg", SavedFormat::AnkiPackage},
}};

std::string table(const std::vector<SavedWord>& words, char separator)
{
    std::vector<std::string> cells(savedColumns);
    for (std::size_t i = 0; i < savedColumns; ++i) {
        cells[i] = columnName(static_cast<SavedColumn>(i));
    }
    std::string text = delimitedRecord(cells, separator, "\n");
    for (const SavedWord& word : words) {
        for (std::size_t i = 0; i < savedColumns; ++i) {
            cells[i] = formulaGuarded(columnText(word, static_cast<SavedColumn>(i)));
        }
        text += delimitedRecord(cells, separator, "\n");
    }
    return text;
}

std::string ankiText(const std::vector<SavedWord>& words)
{
    std::string text = "#separator:tab\n#html:false\n#guid column:1\n#tags column:" +
                       std::to_string(ankiFields.size() + 1) + "\n#columns:";
    for (const SavedColumn column : ankiFields) {
        text += ankiFieldName(column) + '\t';
    }
    text += "Tags\n";
    for (const SavedWord& word : words) {
        std::vector<std::string> cells;
        for (const SavedColumn column : ankiFields) {
            cells.push_back(columnText(word, column));
        }
        cells.push_back(tagText(word.tags));
        text += delimitedRecord(cells, '\t', "\n");
    }
    return text;
}

} // namespace

std::string_view savedFormatName(SavedFormat format)
{
    return std::ranges::find(formats, format, &std::pair<std::string_view, SavedFormat>::second)->first;
}

std::optional<SavedFormat> savedFormatNamed(std::string_view name)
{
    const auto found = std::ranges::find(formats, name, &std::pair<std::string_view, SavedFormat>::first);
    return found == formats.end() ? std::nullopt : std::optional(found->second);
}

std::optional<SavedFormat> savedFormatOf(const std::filesystem::path& file)
{
    std::string ending = file.extension().string();
    std::ranges::transform(ending, ending.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return ending == ".txt" ? SavedFormat::AnkiText
                            : savedFormatNamed(ending.empty() ? ending : ending.substr(1));
}

std::string savedWordsText(const std::vector<SavedWord>& words, SavedFormat format)
{
    switch (format) {
    case SavedFormat::Csv:
        return table(words, ',');
    case SavedFormat::Tsv:
        return table(words, '\t');
    case SavedFormat::AnkiText:
        return ankiText(words);
    case SavedFormat::AnkiPackage:
        break;
    }
    throw Error(CROSSGLOSS_TEXT("A package is not text")).advise(CROSSGLOSS_TEXT("Write it to a file"));
}

void exportSavedWords(const std::vector<SavedWord>& words, const std::vector<SavedReview>& reviews, SavedFormat format,
                      const std::filesystem::path& file)
{
    if (format == SavedFormat::AnkiPackage) {
        writeAnkiPackage(words, reviews, file);
        return;
    }
    AtomicFile out(file);
    out.stream() << savedWordsText(words, format);
    out.commit();
}

} // namespace crossgloss
