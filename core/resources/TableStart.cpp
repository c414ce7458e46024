#include "resources/TableStart.h"

#include "base/Error.h"
#include "text/Ascii.h"
#include "text/Fields.h"
#include "text/Language.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <vector>

namespace crossgloss {

namespace {

bool isAnyOf(std::string_view text, std::initializer_list<std::string_view> all)
{
    return std::ranges::find(all, text) != all.end();
}

/// Small letters and digits alone: "word1" of "Word 1" and "word_1".
std::string plainName(std::string_view field)
{
    std::string name;
    for (const char c : field) {
        if (isLetter(c) || isDigit(c)) {
            name += isUpper(c) ? static_cast<char>(c - 'A' + 'a') : c;
        } else if (static_cast<unsigned char>(c) >= 0x80) {
            return {};
        }
    }
    return name;
}

std::vector<std::string> plainNames(std::string_view line)
{
    const char separator = line.find('\t') != std::string_view::npos  ? '\t'
                           : line.find(',') != std::string_view::npos ? ','
                           : line.find(';') != std::string_view::npos ? ';'
                                                                      : ' ';
    std::vector<std::string> names;
    for (const std::string_view field : splitFields(line, separator)) {
        names.push_back(plainName(field));
    }
    return names;
}

bool isWordColumn(std::string_view name)
{
    return isAnyOf(name, {"word", "word1", "word2", "source", "sourceword", "src", "target", "targetword", "tgt", "trg",
                          "translation", "translations", "lemma", "headword", "term", "answer", "answers"});
}

bool isTextColumn(std::string_view name)
{
    return isAnyOf(name, {"definition", "definitions", "gloss", "description", "meaning"});
}

bool startsWith(std::string_view line, std::string_view start)
{
    return line.size() >= start.size() && std::ranges::equal(line.substr(0, start.size()), start, [](char a, char b) {
               return (isUpper(a) ? static_cast<char>(a - 'A' + 'a') : a) == b;
           });
}

bool isJson(std::string_view line)
{
    if (line == "{" || line == "[" || line == "[{") {
        return true;
    }
    const std::size_t next = line.size() > 1 ? line.find_first_not_of(" \t[", 1) : std::string_view::npos;
    return (line.front() == '{' || line.front() == '[') && next != std::string_view::npos &&
           (line[next] == '"' || (line.front() == '[' && line[next] == '{')) &&
           line.find(':') != std::string_view::npos;
}

} // namespace

void requireTable(std::string_view line, const std::filesystem::path& path, std::size_t number)
{
    line = trimmedField(line);
    if (line.empty()) {
        return;
    }
    const auto refuse = [&](const char* what, const char* advice) {
        throw Error(what).at(path.string(), number).advise(advice);
    };
    if (isJson(line)) {
        refuse(
            CROSSGLOSS_TEXT("This is JSON, not a table with tabs between its columns"),
            CROSSGLOSS_TEXT("Of JSON, only dictionaries as wiktextract writes them are read; write others as a table"));
    }
    if (startsWith(line, "<!doctype html") || startsWith(line, "<html")) {
        refuse(CROSSGLOSS_TEXT("This is a web page, not a table with tabs between its columns"),
               CROSSGLOSS_TEXT("Download the file that the page leads to"));
    }
    if (startsWith(line, "<?xml") || startsWith(line, "<!doctype") || startsWith(line, "<tei") ||
        startsWith(line, "<tmx") || startsWith(line, "<lexicalresource")) {
        refuse(CROSSGLOSS_TEXT("This is XML, not a table with tabs between its columns"),
               CROSSGLOSS_TEXT(
                   "Of XML, dictionaries (TEI), wordnets (WN-LMF) and translation memories (TMX) are read, each "
                   "as what it is"));
    }
    if (line.starts_with("SQLite format 3") || line.starts_with("%PDF-") || line.starts_with("PK\x03\x04")) {
        refuse(
            CROSSGLOSS_TEXT("This is a database, a document or an archive, not a table with tabs between its columns"),
            CROSSGLOSS_TEXT("Write what it holds as a text file with tabs between the columns"));
    }
}

void refuseSimilarityList(std::string_view line, const std::filesystem::path& path, std::size_t number)
{
    const std::vector<std::string> names = plainNames(line);
    const auto tellsLikeness = [](std::string_view name) {
        return std::ranges::any_of(
            std::initializer_list<std::string_view>{"simlex", "similarity", "relatedness", "rating", "human"},
            [name](std::string_view part) { return name.find(part) != std::string_view::npos; });
    };
    if (names.size() >= 3 && isAnyOf(names[0], {"word1", "w1"}) && isAnyOf(names[1], {"word2", "w2"}) &&
        std::any_of(names.begin() + 2, names.end(), tellsLikeness)) {
        throw Error(
            CROSSGLOSS_TEXT("This file tells how alike two words are, as SimLex-999 does; it holds no translations"))
            .at(path.string(), number)
            .advise(CROSSGLOSS_TEXT("Import word pairs with a word and its translation on each line"));
    }
}

bool isHeading(std::string_view line)
{
    const std::vector<std::string> names = plainNames(line);
    return names.size() >= 2 && names[0] != names[1] && isWordColumn(names[0]) &&
           (isWordColumn(names[1]) || isTextColumn(names[1]) || isTextColumn(names.back()));
}

bool namesLanguages(std::string_view first, std::string_view second, std::string_view source, std::string_view target)
{
    const auto names = [](std::string_view field, std::string_view code) {
        const std::string name = plainName(field);
        return !code.empty() && !name.empty() &&
               (name == code || name == plainName(languageName(code)) ||
                (name.size() == 3 && canonicalLanguage(name) == code));
    };
    return source != target && names(first, source) && names(second, target);
}

} // namespace crossgloss
