#include "meanings/Meaning.h"

#include "base/Error.h"
#include "resources/LineReader.h"
#include "text/Tokeniser.h"
#include "resources/ReadIssues.h"
#include "text/Fields.h"

#include <algorithm>
#include <functional>
#include <map>
#include <tuple>
#include <string>
#include <utility>

namespace crossgloss {

namespace {

constexpr std::array<std::pair<std::string_view, PartOfSpeech>, 5> formPosNames = {{{"noun", PartOfSpeech::Noun},
                                                                                   {"verb", PartOfSpeech::Verb},
                                                                                   {"adj", PartOfSpeech::Adjective},
                                                                                   {"adv", PartOfSpeech::Adverb},
                                                                                   {"pron", PartOfSpeech::Pronoun}}};
constexpr const char* oppositesFile = "opposites.tsv";
constexpr const char* offensiveFile = "offensive.tsv";

constexpr std::size_t columns = 2 + 3 * meaningLanguages.size();

/// Of meaningPartsOfSpeech.
constexpr std::array<std::string_view, meaningPartsOfSpeech.size()> posNames = {"noun", "verb", "adj", "adv", "phrase"};

constexpr std::array<std::pair<std::string_view, Usage>, 5> usages = {{
    {"vulgar", Usage::Vulgar},
    {"derogatory", Usage::Derogatory},
    {"colloquial", Usage::Colloquial},
    {"dated", Usage::Dated},
    {"literary", Usage::Literary},
}};

std::vector<std::string_view> split(std::string_view text, std::string_view separator)
{
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        parts.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + separator.size(), text.size()));
    }
    return parts;
}

void addMark(std::string_view mark, MeaningWord& word)
{
    const auto usage = std::ranges::find(usages, mark, &std::pair<std::string_view, Usage>::first);
    if (usage != usages.end()) {
        word.marks.add(usage->second);
        return;
    }
    std::string_view genders = mark;
    if (genders.ends_with("pl")) {
        genders.remove_suffix(2);
    }
    if (genders.find_first_not_of("mfn") == std::string_view::npos && (!genders.empty() || mark == "pl")) {
        word.marks.plural = genders.size() != mark.size();
        for (const char letter : genders) {
            word.marks.add(letter == 'm' ? Gender::Masculine : letter == 'f' ? Gender::Feminine : Gender::Neuter);
        }
        return;
    }
    word.region = mark;
    word.marks.add(Usage::Regional);
}

MeaningWord readWord(std::string_view text)
{
    MeaningWord word;
    if (const std::size_t open = text.rfind(" ("); open != std::string_view::npos && text.ends_with(')')) {
        for (const std::string_view mark : split(text.substr(open + 2, text.size() - open - 3), ", ")) {
            addMark(mark, word);
        }
        text = text.substr(0, open);
    }
    word.text = text;
    return word;
}

/// @return what is wrong with the line; empty when nothing is.
std::string readLine(std::string_view line, Meaning& meaning)
{
    const std::vector<std::string_view> cells = split(line, "\t");
    if (std::string fault = checkText(line); !fault.empty()) {
        return fault;
    }
    // Cells at the end may be empty.
    if (std::ranges::count(line, '\t') + 1 != static_cast<std::ptrdiff_t>(columns)) {
        return formatMessage(CROSSGLOSS_TEXT("an entry has %1 columns, this line %2"),
                             {std::to_string(columns), std::to_string(std::ranges::count(line, '\t') + 1)});
    }
    const auto cell = [&](std::size_t column) { return column < cells.size() ? cells[column] : std::string_view(); };
    meaning.synset = cell(0) == "-" ? std::string_view() : cell(0);
    const auto pos = std::ranges::find(posNames, cell(1));
    if (pos == posNames.end()) {
        return formatMessage(CROSSGLOSS_TEXT("%1 is no part of speech"), {std::string(cell(1))});
    }
    meaning.pos = meaningPartsOfSpeech[static_cast<std::size_t>(pos - posNames.begin())];
    constexpr std::size_t languages = meaningLanguages.size();
    for (std::size_t k = 0; k < languages; ++k) {
        for (const std::string_view word : split(cell(2 + k), "; ")) {
            meaning.words[k].push_back(readWord(word));
        }
        for (const std::string_view description : split(cell(2 + languages + k), " | ")) {
            meaning.descriptions[k].emplace_back(description);
        }
        meaning.examples[k] = cell(2 + 2 * languages + k);
        const bool nothing = std::ranges::any_of(meaning.words[k], [](const MeaningWord& word) { return word.text.empty(); });
        if (meaning.words[k].empty() || meaning.descriptions[k].empty() || nothing) {
            return formatMessage(CROSSGLOSS_TEXT("the entry has no word or no description in %1"),
                                 {std::string(meaningLanguages[k])});
        }
    }
    return {};
}

} // namespace

std::optional<std::size_t> meaningLanguage(std::string_view language)
{
    const auto found = std::ranges::find(meaningLanguages, language);
    return found == meaningLanguages.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(found - meaningLanguages.begin()));
}

std::vector<Meaning> readMeanings(const std::filesystem::path& folder)
{
    std::vector<std::filesystem::path> files;
    std::error_code failure;
    for (const auto& entry : std::filesystem::directory_iterator(folder, failure)) {
        if (entry.path().extension() == ".tsv" && entry.path().filename() != oppositesFile
            && entry.path().filename() != offensiveFile) {
            files.push_back(entry.path());
        }
    }
    if (files.empty()) {
        throw Error(CROSSGLOSS_TEXT("The folder holds no entries (*.tsv)")).at(folder.string());
    }
    std::ranges::sort(files);
    std::vector<Meaning> meanings;
    for (const std::filesystem::path& file : files) {
        LineReader reader(file);
        for (std::string_view line; reader.next(line);) {
            Meaning meaning;
            if (const std::string fault = readLine(line, meaning); !fault.empty()) {
                throw Error(CROSSGLOSS_TEXT("The vocabulary cannot be read: %1"), {fault}).at(file.string(), reader.line());
            }
            meanings.push_back(std::move(meaning));
        }
    }
    return meanings;
}

WordForms readWordForms(const std::filesystem::path& folder)
{
    WordForms forms;
    for (std::size_t k = 0; k < meaningLanguages.size(); ++k) {
        const std::filesystem::path file = folder / "forms" / (std::string(meaningLanguages[k]) + ".tsv");
        if (std::error_code failure; !std::filesystem::exists(file, failure)) {
            continue;
        }
        LineReader reader(file);
        for (std::string_view line; reader.next(line);) {
            const std::vector<std::string_view> cells = split(line, "\t");
            const auto pos = cells.size() == 3 ? std::ranges::find(formPosNames, cells[2], &std::pair<std::string_view, PartOfSpeech>::first)
                                               : formPosNames.end();
            if (!checkText(line).empty() || pos == formPosNames.end() || cells[0].empty() || cells[1].empty()) {
                throw Error(CROSSGLOSS_TEXT("A line of this file looks like this, with tabs between: %1"), {"went go verb"})
                    .at(file.string(), reader.line());
            }
            forms[k].push_back({std::string(cells[0]), std::string(cells[1]), pos->second});
        }
    }
    return forms;
}

std::vector<DeniedMeaning> readOpposites(const std::filesystem::path& folder, const std::vector<Meaning>& meanings)
{
    std::vector<DeniedMeaning> result;
    const std::filesystem::path file = folder / oppositesFile;
    if (std::error_code failure; !std::filesystem::exists(file, failure)) {
        return result;
    }
    struct Place
    {
        std::uint16_t meaning;
        PartOfSpeech pos;
        bool first; ///< the commonest word of the meaning
    };
    std::multimap<std::string, Place, std::less<>> places;
    for (std::size_t m = 0; m < meanings.size(); ++m) {
        const std::vector<MeaningWord>& words = meanings[m].words[0];
        for (std::size_t i = 0; i < words.size(); ++i) {
            places.emplace(words[i].text, Place{static_cast<std::uint16_t>(m), meanings[m].pos, i == 0});
        }
    }
    // The meanings whose commonest word it is, else those that have it at all.
    const auto meaningsOf = [&](std::string_view word, PartOfSpeech pos) {
        std::vector<std::uint16_t> first;
        std::vector<std::uint16_t> others;
        const auto [begin, end] = places.equal_range(word);
        for (auto place = begin; place != end; ++place) {
            if (pos == PartOfSpeech::Unknown || place->second.pos == pos) {
                (place->second.first ? first : others).push_back(place->second.meaning);
            }
        }
        return first.empty() ? others : first;
    };
    LineReader reader(file);
    for (std::string_view line; reader.next(line);) {
        const std::vector<std::string_view> cells = split(line, "\t");
        const auto pos = cells.size() == 3 ? std::ranges::find(posNames, cells[2]) : posNames.end();
        const bool oneWay = cells.size() == 3 && cells[0] == "not";
        if (!checkText(line).empty() || cells.size() != 3 || (!oneWay && pos == posNames.end())) {
            throw Error(CROSSGLOSS_TEXT("A line of this file looks like this, with tabs between: %1"), {"hot cold adj"})
                .at(file.string(), reader.line());
        }
        const PartOfSpeech asked = oneWay ? PartOfSpeech::Unknown
                                          : meaningPartsOfSpeech[static_cast<std::size_t>(pos - posNames.begin())];
        for (const std::uint16_t a : meaningsOf(cells[oneWay ? 1 : 0], asked)) {
            for (const std::uint16_t b : meaningsOf(cells[oneWay ? 2 : 1], asked)) {
                result.push_back({a, b});
                if (!oneWay) {
                    result.push_back({b, a});
                }
            }
        }
    }
    std::ranges::sort(result);
    const auto same = std::ranges::unique(result);
    result.erase(same.begin(), same.end());
    return result;
}

std::vector<OffensiveWord> readOffensiveWords(const std::filesystem::path& folder)
{
    std::vector<OffensiveWord> result;
    const std::filesystem::path file = folder / offensiveFile;
    if (std::error_code failure; !std::filesystem::exists(file, failure)) {
        return result;
    }
    LineReader reader(file);
    for (std::string_view line; reader.next(line);) {
        const std::vector<std::string_view> cells = split(line, "\t");
        if (!checkText(line).empty() || cells.size() != 3
            || (cells[2] != "slur" && cells[2] != "insult" && cells[2] != "vulgar")) {
            throw Error(CROSSGLOSS_TEXT("A line of this file looks like this, with tabs between: %1"), {"en damn vulgar"})
                .at(file.string(), reader.line());
        }
        result.push_back({std::string(cells[0]), normalise(cells[1], cells[0]),
                          cells[2] == "vulgar" ? Usage::Vulgar : Usage::Derogatory});
    }
    std::ranges::sort(result, {}, [](const OffensiveWord& word) { return std::tie(word.language, word.word); });
    return result;
}

VocabularyFolder readVocabulary(const std::filesystem::path& folder)
{
    VocabularyFolder vocabulary;
    vocabulary.meanings = readMeanings(folder);
    vocabulary.forms = readWordForms(folder);
    vocabulary.opposites = readOpposites(folder, vocabulary.meanings);
    vocabulary.offensive = readOffensiveWords(folder);
    return vocabulary;
}

} // namespace crossgloss
