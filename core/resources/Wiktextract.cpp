#include "resources/Wiktextract.h"

#include "base/Error.h"
#include "resources/BareName.h"
#include "resources/LineReader.h"
#include "resources/ReadIssues.h"
#include "resources/WiktextractEntry.h"
#include "text/Fields.h"
#include "text/Language.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <unordered_map>

namespace crossgloss {

namespace {

constexpr LineReader::Options lineOptions = {0, std::size_t{8} << 20};
constexpr std::size_t linesToRecognise = 20;
constexpr std::size_t linesToKnowTheEdition = 2000;
constexpr std::size_t linesWithTranslations = 3000; ///< that are looked into for the most frequent language
constexpr std::size_t namesToCompare = 300;
constexpr std::size_t languagesNamed = 10;          ///< of those that are left out

/// Editions that wiktextract reads.
constexpr std::array<std::string_view, 20> editions = {"en", "de", "fr", "es", "it", "pt", "nl", "pl", "ru", "ja",
                                                       "zh", "ko", "cs", "el", "tr", "id", "ms", "vi", "th", "ku"};

/// What the top level of a line says, found without building the whole object; empty where there is nothing.
struct Head
{
    std::string code; ///< lang_code
    std::string name; ///< lang: the language as the edition calls it
    bool isRedirect = false;
};

/// Position of the quotation mark that ends the string which begins before @p place; npos when none does.
std::size_t endOfString(std::string_view line, std::size_t place)
{
    for (;;) {
        const std::size_t quote = line.find('"', place);
        if (quote == std::string_view::npos) {
            return quote;
        }
        std::size_t slashes = 0;
        while (slashes < quote - place && line[quote - 1 - slashes] == '\\') {
            ++slashes;
        }
        if (slashes % 2 == 0) {
            return quote;
        }
        place = quote + 1;
    }
}

/// @return false when @p line is no JSON object.
bool scan(std::string_view line, Head& head)
{
    head = {};
    std::size_t place = line.find_first_not_of(" \t");
    if (place == std::string_view::npos || line[place] != '{') {
        return false;
    }
    std::size_t depth = 0;
    bool atKey = false;
    std::string_view key;
    for (; place < line.size(); ++place) {
        switch (line[place]) {
        case '"': {
            const std::size_t end = endOfString(line, place + 1);
            if (end == std::string_view::npos) {
                return false;
            }
            if (depth == 1) {
                const std::string_view text = line.substr(place + 1, end - place - 1);
                if (atKey) {
                    key = text;
                    head.isRedirect = head.isRedirect || key == "redirect" || key == "redirects";
                } else if (key == "lang_code" || key == "lang") {
                    const nlohmann::json value = parsedJson(line.substr(place, end - place + 1));
                    if (value.is_string()) {
                        (key == "lang" ? head.name : head.code) = value.get<std::string>();
                    }
                    if (!head.code.empty() && !head.name.empty()) {
                        return true;
                    }
                }
            }
            place = end;
            break;
        }
        case '{':
        case '[':
            ++depth;
            atKey = depth == 1;
            break;
        case '}':
        case ']':
            if (--depth == 0) {
                return true;
            }
            break;
        case ',':
            atKey = atKey || depth == 1;
            break;
        case ':':
            atKey = atKey && depth != 1;
            break;
        default:
            break;
        }
    }
    return false;
}


/// Canonical codes of those that stand in a file, each worked out once.
class Codes
{
public:
    const std::string& operator()(const std::string& code)
    {
        const auto known = m_known.find(code);
        if (known != m_known.end()) {
            return known->second;
        }
        if (m_known.size() > 20000) {
            m_known.clear(); // made up ones
        }
        return m_known.emplace(code, canonicalLanguage(code)).first->second;
    }

private:
    std::unordered_map<std::string, std::string> m_known;
};

using Counts = std::map<std::string, std::uint64_t>;

std::string mostFrequent(const Counts& counts)
{
    const auto best = std::ranges::max_element(counts, {}, [](const auto& each) { return each.second; });
    return best == counts.end() ? std::string() : best->first;
}

/// What a file holds.
struct Languages
{
    std::set<std::pair<std::string, std::string>> names; ///< code, and what the edition calls it
    Counts entries;
    std::map<std::string, Counts> translations; ///< by the entry's language
    std::size_t looked = 0;                     ///< lines looked into for translations

    void add(const std::string& code, const Head& head, std::string_view line)
    {
        if (!isKnownLanguage(code)) {
            return;
        }
        ++entries[code];
        if (names.size() < namesToCompare && !head.name.empty()) {
            names.emplace(code, normalise(head.name, ""));
        }
        if (looked >= linesWithTranslations || line.find("\"translations\"") == std::string_view::npos) {
            return;
        }
        ++looked;
        addTranslations(code, parsedJson(line));
    }

    /// The language that most names of languages are written in; where several write them alike, as Italian and Spanish
    /// write "italiano", the one that translates.
    std::string edition() const
    {
        Counts votes;
        for (const std::string_view edition : editions) {
            std::uint64_t count = 0;
            for (const auto& [code, name] : names) {
                count += normalise(languageNameIn(code, edition), "") == name ? 1 : 0;
            }
            votes[std::string(edition)] = 2 * count;
        }
        for (const auto& [code, count] : translations) {
            if (const auto vote = votes.find(code); vote != votes.end() && vote->second > 0) {
                ++vote->second;
            }
        }
        const std::string best = mostFrequent(votes);
        return best.empty() || votes[best] == 0 ? "en" : best;
    }

private:
    void addTranslations(const std::string& code, const nlohmann::json& entry)
    {
        const auto count = [&](const nlohmann::json& object) {
            const auto list = object.is_object() ? object.find("translations") : object.end();
            if (!object.is_object() || list == object.end() || !list->is_array()) {
                return;
            }
            for (const nlohmann::json& each : *list) {
                if (const std::string language = wiktextractLanguage(each); isKnownLanguage(language)) {
                    ++translations[code][language];
                }
            }
        };
        count(entry);
        const auto senses = entry.is_object() ? entry.find("senses") : entry.end();
        if (entry.is_object() && senses != entry.end() && senses->is_array()) {
            for (const nlohmann::json& sense : *senses) {
                count(sense);
            }
        }
    }
};

/// Calls @p take for the lines of a file until it returns false.
template <typename Take>
void eachLine(LineReader& reader, Progress& progress, const Take& take)
{
    std::string_view line;
    while (reader.next(line)) {
        if ((reader.line() & 0xff) == 0) {
            progress.throwIfCancelled();
            progress.advance(reader.bytesRead());
        }
        if (!trimmedField(line).empty() && !take(line)) {
            return;
        }
    }
    progress.advance(reader.totalBytes());
}

/// Entries of other languages, the most frequent ones by name.
void tellOthers(const Counts& others, ReadReport& report)
{
    std::vector<std::pair<std::string, std::uint64_t>> sorted(others.begin(), others.end());
    std::ranges::stable_sort(sorted, std::greater(), &std::pair<std::string, std::uint64_t>::second);
    std::uint64_t rest = 0;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        report.skipped += sorted[i].second;
        if (i < languagesNamed) {
            countLeftOut(report, formatMessage(CROSSGLOSS_TEXT("The entry is of another language (%1)"),
                                               {languageName(sorted[i].first)}),
                         true, sorted[i].second);
        } else {
            rest += sorted[i].second;
        }
    }
    if (rest > 0) {
        countLeftOut(report, CROSSGLOSS_TEXT("The entry is of yet another language"), true, rest);
    }
}

/// Reads line by line what readWiktextract() promises.
class Reading
{
public:
    Reading(const DictionaryInfo& info, const EntrySink& sink, ReadReport& report)
        : m_info(info), m_sink(sink), m_report(report)
    {
    }

    void take(std::string_view line, std::uint64_t number)
    {
        if (!scan(line, m_head)) {
            addIssue(m_report, m_info.path, number, notJson);
            return;
        }
        if (m_head.code.empty()) {
            leaveOutNameless(number);
            return;
        }
        const std::string& code = m_codes(m_head.code);
        if (code != m_info.headwordLanguage) {
            // A hostile file may make up any number of languages.
            ++m_others[m_others.size() < 2000 ? code : "und"];
            return;
        }
        const nlohmann::json json = parsedJson(line);
        if (!json.is_object()) {
            addIssue(m_report, m_info.path, number, notJson);
            return;
        }
        DictionaryEntry entry = entryOfWiktextract(json, m_info);
        if (entry.headword.empty()) {
            addIssue(m_report, m_info.path, number, CROSSGLOSS_TEXT("the entry has no word"));
        } else if (entry.senses.empty()) {
            ++m_report.skipped;
            countLeftOut(m_report,
                         entry.references.empty()
                             ? CROSSGLOSS_TEXT("The entry holds neither translations nor definitions")
                             : CROSSGLOSS_TEXT("The entry is only a form of another word"),
                         true);
        } else {
            ++m_report.read;
            m_sink(std::move(entry));
        }
    }

    void finish()
    {
        tellOthers(m_others, m_report);
        if (m_report.read > 0) {
            return;
        }
        if (m_others.empty()) {
            throw Error(CROSSGLOSS_TEXT("The file holds no entry that can be used")).at(m_info.path.string());
        }
        throw Error(CROSSGLOSS_TEXT("The file holds no entry of the language %1 that can be used, most are of %2"),
                    {languageName(m_info.headwordLanguage), languageName(mostFrequent(m_others))})
            .at(m_info.path.string())
            .advise(CROSSGLOSS_TEXT("Name a language that it holds"));
    }

private:
    static constexpr const char* notJson = CROSSGLOSS_TEXT("the line is not a JSON object, or nests too deep");

    void leaveOutNameless(std::uint64_t number)
    {
        if (m_head.isRedirect) {
            ++m_report.skipped;
            countLeftOut(m_report, CROSSGLOSS_TEXT("The entry only leads to another page"), true);
        } else {
            addIssue(m_report, m_info.path, number, CROSSGLOSS_TEXT("the entry does not say which language it is of"));
        }
    }

    const DictionaryInfo& m_info;
    const EntrySink& m_sink;
    ReadReport& m_report;
    Codes m_codes;
    Head m_head;
    Counts m_others;
};

} // namespace

bool isWiktextract(const std::filesystem::path& file)
{
    LineReader reader(file);
    std::string_view line;
    for (std::size_t lines = 0; lines < linesToRecognise && reader.next(line); ++lines) {
        if (trimmedField(line).empty()) {
            continue;
        }
        Head head;
        if (!scan(line, head)) {
            return false;
        }
        if (!head.code.empty() && !head.name.empty() && line.find("\"word\"") != std::string_view::npos) {
            return true;
        }
    }
    return false;
}

DictionaryInfo readWiktextractInfo(const std::filesystem::path& file, const DictionaryLanguages& wanted,
                                   Progress& progress)
{
    DictionaryInfo info;
    info.path = file;
    info.name = bareName(file);
    LineReader reader(file, lineOptions);
    progress.stage(CROSSGLOSS_TEXT("Looking for the languages"), reader.totalBytes());
    Languages languages;
    Codes codes;
    Head head;
    std::size_t lines = 0;
    eachLine(reader, progress, [&](std::string_view line) {
        if (scan(line, head) && !head.code.empty()) {
            languages.add(codes(head.code), head, line);
            ++lines;
        }
        return wanted.headword.empty() || wanted.translation.empty() || lines < linesToKnowTheEdition;
    });
    const std::string edition = languages.edition();
    info.headwordLanguage = wanted.headword.empty() ? mostFrequent(languages.entries) : wanted.headword;
    info.translationLanguage = wanted.translation;
    if (wanted.translation.empty()) {
        info.translationLanguage = info.headwordLanguage != edition
                                       ? edition
                                       : mostFrequent(languages.translations[info.headwordLanguage]);
    }
    if (info.translationLanguage == info.headwordLanguage) {
        info.translationLanguage.clear();
    }
    info.definitionLanguage = edition;
    const std::string both = info.translationLanguage.empty()
                                 ? languageName(info.headwordLanguage)
                                 : languageName(info.headwordLanguage) + "–" + languageName(info.translationLanguage);
    info.title = "Wiktionary (" + languageName(edition) + "), " + both;
    return info;
}

ReadReport readWiktextract(const DictionaryInfo& info, Progress& progress, const EntrySink& sink)
{
    ReadReport report;
    LineReader reader(info.path, lineOptions);
    progress.stage(CROSSGLOSS_TEXT("Reading the dictionary"), reader.totalBytes());
    Reading reading(info, sink, report);
    eachLine(reader, progress, [&](std::string_view line) {
        reading.take(line, reader.line());
        return true;
    });
    reading.finish();
    return report;
}

} // namespace crossgloss
