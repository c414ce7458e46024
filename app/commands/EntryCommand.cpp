#include "Commands.h"

#include "base/Error.h"
#include "commands/OpenedLookup.h"
#include "commands/WordText.h"
#include "text/Language.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>

namespace crossgloss {

namespace {

struct EntryArguments
{
    std::string word;
    std::string language;
    std::filesystem::path pack;
    std::vector<std::string> dictionaries;
    int limit = 12;
};

nlohmann::json translationJson(const Translation& translation)
{
    nlohmann::json json = {{"word", translation.word}};
    addMarks(json, translation.marks);
    return json;
}

nlohmann::json senseJson(const Sense& sense)
{
    nlohmann::json translations = nlohmann::json::array();
    for (const Translation& each : sense.translations) {
        translations.push_back(translationJson(each));
    }
    nlohmann::json examples = nlohmann::json::array();
    for (const Example& each : sense.examples) {
        examples.push_back({{"text", each.text}, {"translation", each.translation}});
    }
    return {{"label", sense.label},
            {"translations", translations},
            {"definitions", sense.definitions},
            {"synonyms", sense.synonyms},
            {"examples", examples}};
}

nlohmann::json entryJson(const WordDetails::Entry& entry)
{
    const DictionaryEntry& said = entry.entry;
    nlohmann::json senses = nlohmann::json::array();
    for (const Sense& each : said.senses) {
        senses.push_back(senseJson(each));
    }
    nlohmann::json json = {{"source", entry.source},
                           {"translation_language", entry.translationLanguage},
                           {"headword", said.headword},
                           {"pos", std::string(partOfSpeechName(said.pos))},
                           {"plural_form", said.plural},
                           {"pronunciations", said.pronunciations},
                           {"senses", senses},
                           {"references", said.references},
                           {"etymology", said.etymology}};
    addMarks(json, said.marks);
    return json;
}

nlohmann::json rowsJson(const std::vector<LookupRow>& rows)
{
    nlohmann::json list = nlohmann::json::array();
    for (const LookupRow& row : rows) {
        list.push_back({{"word", row.word}, {"language", row.language}, {"score", row.score}, {"source", row.source}});
    }
    return list;
}

/// The word as a row of an answer, for its article.
LookupRow ownRow(const std::string& word, const std::string& language, const WordDetails& details)
{
    LookupRow row;
    row.word = word;
    row.language = language;
    row.marks = details.marks;
    const bool noun = std::ranges::any_of(details.entries, [](const WordDetails::Entry& each) {
        return each.entry.pos == PartOfSpeech::Noun;
    });
    row.pos = noun ? PartOfSpeech::Noun : PartOfSpeech::Unknown;
    return row;
}

nlohmann::json detailsJson(const LookupRow& own, const WordDetails& details)
{
    nlohmann::json entries = nlohmann::json::array();
    for (const WordDetails::Entry& each : details.entries) {
        entries.push_back(entryJson(each));
    }
    nlohmann::json sentences = nlohmann::json::array();
    for (const WordDetails::Sentence& each : details.sentences) {
        sentences.push_back({{"text", each.text},
                             {"translation", each.translation},
                             {"translation_language", each.translationLanguage},
                             {"source", each.source}});
    }
    nlohmann::json json = {{"word", own.word},
                           {"language", own.language},
                           {"article", articleOf(own)},
                           {"pronunciations", details.pronunciations},
                           {"plural_form", details.plural},
                           {"entries", entries},
                           {"sentences", sentences},
                           {"translations", rowsJson(details.translations)},
                           {"near", rowsJson(details.neighbours)}};
    addMarks(json, own.marks);
    return json;
}

std::string joined(const std::vector<std::string>& words, const char* between = ", ")
{
    std::string text;
    for (const std::string& each : words) {
        text += (text.empty() ? "" : between) + each;
    }
    return text;
}

std::string pronunciationText(const std::vector<std::string>& sounds)
{
    return sounds.empty() ? std::string() : '/' + joined(sounds, "/ /") + '/';
}

/// The parts that say something, with two spaces between them.
std::string parts(const std::vector<std::string>& texts)
{
    std::string text;
    for (const std::string& each : texts) {
        text += (text.empty() || each.empty() ? "" : "  ") + each;
    }
    return text;
}

std::string translationText(const Translation& translation)
{
    std::string text = translation.word;
    for (const std::string& mark : {genderLetters(translation.marks), std::string(translation.marks.plural ? "pl" : ""),
                                    registerText(translation.marks)}) {
        text += (mark.empty() ? "" : " ") + mark;
    }
    return text;
}

std::string senseText(const Sense& sense, const std::string& number)
{
    std::vector<std::string> translations;
    for (const Translation& each : sense.translations) {
        translations.push_back(translationText(each));
    }
    std::vector<std::string> lines;
    if (!sense.label.empty() || !translations.empty()) {
        const std::string label = sense.label.empty() ? std::string() : '(' + sense.label + ')';
        lines.push_back(label + (label.empty() || translations.empty() ? "" : " ") + joined(translations));
    }
    lines.insert(lines.end(), sense.definitions.begin(), sense.definitions.end());
    if (!sense.synonyms.empty()) {
        lines.push_back("synonyms: " + joined(sense.synonyms));
    }
    for (const Example& each : sense.examples) {
        lines.push_back("“" + each.text + "”" + (each.translation.empty() ? "" : " – " + each.translation));
    }
    std::string text;
    for (const std::string& line : lines) {
        text += (text.empty() ? "    " + number : std::string(4 + number.size(), ' ')) + line + '\n';
    }
    return text;
}

std::string entryText(const WordDetails::Entry& entry)
{
    const DictionaryEntry& said = entry.entry;
    LookupRow row;
    row.pos = said.pos;
    row.marks = said.marks;
    std::string text = "  " +
                       parts({said.headword, pronunciationText(said.pronunciations), grammarText(row),
                              said.plural.empty() ? "" : "plural: " + said.plural}) +
                       '\n';
    for (std::size_t i = 0; i < said.senses.size(); ++i) {
        text += senseText(said.senses[i], said.senses.size() > 1 ? std::to_string(i + 1) + ". " : std::string());
    }
    if (!said.references.empty()) {
        text += "    see also: " + joined(said.references) + '\n';
    }
    if (!said.etymology.empty()) {
        text += "    origin: " + said.etymology + '\n';
    }
    return text;
}

std::string rowsText(const std::string& heading, const std::vector<LookupRow>& rows)
{
    std::string text = rows.empty() ? std::string() : '\n' + heading + '\n';
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool begins = i == 0 || rows[i].language != rows[i - 1].language;
        text += begins ? (i == 0 ? "  " : "\n  ") + languageName(rows[i].language) + ": " : ", ";
        text += rows[i].word;
    }
    return rows.empty() ? text : text + '\n';
}

std::string detailsText(const LookupRow& own, const WordDetails& details)
{
    LookupRow marked = own;
    marked.pos = PartOfSpeech::Unknown; // each entry tells its own
    std::string text = parts({wordWithArticle(own), languageName(own.language),
                              pronunciationText(details.pronunciations), grammarText(marked),
                              details.plural.empty() ? "" : "plural: " + details.plural}) +
                       '\n';
    for (std::size_t i = 0; i < details.entries.size(); ++i) {
        const WordDetails::Entry& entry = details.entries[i];
        if (i == 0 || entry.source != details.entries[i - 1].source) {
            const std::string other = entry.translationLanguage.empty() ? "" : '-' + entry.translationLanguage;
            text += '\n' + entry.source + " (" + own.language + other + ")\n";
        }
        text += entryText(entry);
    }
    if (details.entries.empty()) {
        text += "No installed dictionary has an entry for it.\n";
    }
    if (!details.sentences.empty()) {
        text += "\nexamples from imported texts\n";
    }
    for (const WordDetails::Sentence& each : details.sentences) {
        text += "  " + each.text + "\n    " + each.translation + "  (" + each.source + ")\n";
    }
    return text + rowsText("translations", details.translations) + rowsText("near in meaning", details.neighbours);
}

/// The headword that @p arguments name: as written, else as an inflected or misspelt form.
std::string headwordOf(const EntryArguments& arguments, const LookupQuery& base, const OpenedLookup& opened,
                       Progress& progress)
{
    LookupQuery query = base;
    query.text = arguments.word;
    query.to = {query.from};
    query.limit = 1;
    query.explain = false;
    const std::string headword = opened.dictionary->ask(query, progress).headword;
    return headword.empty() ? arguments.word : headword;
}

void showEntry(Session& session, const EntryArguments& arguments)
{
    LookupQuery query;
    query.from = canonicalLanguage(arguments.language);
    query.dictionaries = arguments.dictionaries;
    const OpenedLookup opened = openedLookup(session, arguments.pack, query);
    const auto describe = [&](const std::string& word) {
        return opened.dictionary->describe(word, query.from, arguments.limit, arguments.dictionaries);
    };
    std::string word = arguments.word;
    WordDetails details = describe(word);
    if (details.entries.empty()) {
        word = headwordOf(arguments, query, opened, session.progress());
        details = word == arguments.word ? std::move(details) : describe(word);
    }
    const LookupRow own = ownRow(word, query.from, details);
    nlohmann::json json = detailsJson(own, details);
    json["asked"] = arguments.word;
    session.print(json, detailsText(own, details));
}

} // namespace

void addEntryCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("entry", "Show all that dictionaries and imported texts say about a word");
    const auto arguments = std::make_shared<EntryArguments>();
    command->add_option("WORD", arguments->word, "The word; an inflected or misspelt form leads to its headword")
        ->required();
    command->add_option("--from", arguments->language, "Language of the word")->required();
    command->add_option("--limit", arguments->limit, "Translations and related words per language")
        ->check(CLI::Range(1, 1000));
    command->add_option("--pack", arguments->pack, "Pack to ask; the one that came with the program by default");
    command
        ->add_option("--dictionaries", arguments->dictionaries,
                     "Dictionaries or groups to draw on, separated by commas; those that are switched on by default")
        ->delimiter(',');
    command->footer("JSON: asked, word, language, article, gender, plural, register, pronunciations, plural_form, entries "
                    "[{source, translation_language, headword, pos, gender, plural, register, plural_form, pronunciations, "
                    "senses [{label, translations [{word, gender, plural, register}], definitions, synonyms, examples "
                    "[{text, translation}]}], references, etymology}], sentences [{text, translation, "
                    "translation_language, source}], translations and near [{word, language, score, source}]");
    command->callback([&session, arguments] { showEntry(session, *arguments); });
}

} // namespace crossgloss
