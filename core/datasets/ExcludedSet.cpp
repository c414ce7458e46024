#include "datasets/ExcludedSet.h"

#include "base/Error.h"
#include "base/Json.h"
#include "resources/LineReader.h"
#include "text/Fields.h"
#include "text/Tokeniser.h"

#include <array>
#include <fstream>
#include <sstream>
#include <vector>

namespace crossgloss {

namespace {

constexpr std::size_t maxReportLength = std::size_t{4} << 20;

std::string keyOf(std::string_view text, const std::string& language)
{
    std::string key;
    for (const std::string& token : tokenise(text, language)) {
        key += token;
        key += ' ';
    }
    return key;
}

/// Kind and languages of the data set in a folder.
std::pair<std::string, std::array<std::string, 2>> describedIn(const std::filesystem::path& report)
{
    std::ifstream file(report, std::ios::binary);
    std::string text(maxReportLength, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(file.gcount()));
    const nlohmann::json json = parsedJson(text);
    try {
        const std::pair found(json.at("kind").get<std::string>(), json.at("languages").get<std::array<std::string, 2>>());
        if (found.first == "reverse" || found.first == "paraphrase") {
            return found;
        }
    } catch (const nlohmann::json::exception&) {
        // Told below.
    }
    throw Error(CROSSGLOSS_TEXT("This is not the report of a data set that this program made"))
        .at(report.string())
        .advise(CROSSGLOSS_TEXT("Name the folder that \"dataset\" wrote"));
}

/// Hands out the fields of each line. @throws Error where their number is another.
template <typename Sink>
void readTable(const std::filesystem::path& file, std::size_t columns, Progress& progress, const Sink& sink)
{
    LineReader reader(file, {.maximumBytes = 0, .maximumLine = std::size_t{1} << 20});
    std::string_view line;
    while (reader.next(line)) {
        if (reader.line() % 1024 == 0) {
            progress.throwIfCancelled();
        }
        const std::vector<std::string_view> fields = splitFields(line, '\t');
        if (fields.size() != columns) {
            throw Error(CROSSGLOSS_TEXT("%1 columns separated by tabs were expected, found %2"),
                        {std::to_string(columns), std::to_string(fields.size())})
                .at(file.string(), reader.line());
        }
        sink(fields);
    }
}

} // namespace

ExcludedSet::ExcludedSet(const std::filesystem::path& folder, Progress& progress)
{
    if (folder.empty()) {
        return;
    }
    const auto [kind, languages] = describedIn(folder / "report.json");
    progress.stage(CROSSGLOSS_TEXT("Reading what is to be left out"), 0);
    if (kind == "reverse") {
        for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
            readTable(folder / (languages[side] + languages[1 - side] + ".train.tsv"), 3, progress, [&](const auto& fields) {
                addWord(fields[0], languages[side]);
                addWord(fields[1], languages[1 - side]);
                addText(fields[2], languages[1 - side]);
            });
        }
        return;
    }
    readTable(folder / "words.tsv", 2, progress, [&](const auto& fields) {
        addWord(fields[0], languages[0]);
        addWord(fields[1], languages[1]);
    });
    for (const char* part : {"train.tsv", "valid.tsv", "test.tsv"}) {
        readTable(folder / part, 3, progress, [&](const auto& fields) {
            addText(fields[1], languages[0]);
            addText(fields[2], languages[1]);
        });
    }
}

bool ExcludedSet::word(std::string_view word, const std::string& language) const
{
    const auto words = m_words.find(language);
    return words != m_words.end() && words->second.contains(normalise(word, language));
}

bool ExcludedSet::text(std::string_view text, const std::string& language) const
{
    const auto texts = m_texts.find(language);
    return texts != m_texts.end() && texts->second.contains(keyOf(text, language));
}

void ExcludedSet::addText(std::string_view text, const std::string& language)
{
    m_texts[language].insert(keyOf(text, language));
}

void ExcludedSet::addWord(std::string_view word, const std::string& language)
{
    m_words[language].insert(normalise(word, language));
}

} // namespace crossgloss
