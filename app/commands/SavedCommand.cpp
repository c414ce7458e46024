#include "Commands.h"

#include "base/Error.h"
#include "commands/ResourceText.h"
#include "commands/SavedText.h"
#include "saved/SavedExchange.h"
#include "saved/SavedSearch.h"
#include "saved/SavedWords.h"
#include "text/Fields.h"
#include "text/Language.h"

#include <CLI/CLI.hpp>

#include <iostream>
#include <map>
#include <memory>
#include <set>

namespace crossgloss {

namespace {

struct SavedArguments
{
    std::vector<std::string> ids;
    std::string word, language, pos, gender, meaning, meaningLanguage, query, queryLanguage, note, source;
    std::vector<std::string> tags, lists, without;
    std::string list, from, tag, search, order = "saved", grade, format;
    std::vector<std::string> rename;
    std::string addList, removeList;
    std::filesystem::path file;
    std::size_t limit = 0;
    bool descending = false, lines = false, due = false, takeFile = false, duplicates = false;
    int newPerDay = -1;
    double retention = 0;
};

/// The workspace with its saved words.
struct OpenedSaved
{
    explicit OpenedSaved(const Session& session) : workspace(session.workspace), words(workspace) {}
    Workspace workspace;
    SavedWords words;
};

/// Ids of the words that the arguments name. @throws Error when one names none or several.
std::vector<std::string> idsNamed(const SavedWords& words, const std::vector<std::string>& names)
{
    const std::vector<SavedWord> all = words.all();
    std::vector<std::string> ids;
    for (const std::string& name : names) {
        const std::vector<SavedWord> found = wordsNamed(all, name);
        if (found.size() > 1) {
            throw Error(CROSSGLOSS_TEXT("%1 names %2 saved words"), {name, std::to_string(found.size())})
                .advise(CROSSGLOSS_TEXT("Give the id, or more of it; saved list has them"));
        }
        if (found.empty()) {
            throw Error(CROSSGLOSS_TEXT("There is no saved word %1"), {name})
                .advise(CROSSGLOSS_TEXT("See what is saved with: saved list"));
        }
        ids.push_back(found.front().id);
    }
    return ids;
}

SavedOrder orderNamed(const std::string& name)
{
    static const std::map<std::string, SavedOrder> orders = {{"saved", SavedOrder::Saved},
                                                             {"word", SavedOrder::Word},
                                                             {"language", SavedOrder::Language},
                                                             {"meaning", SavedOrder::Meaning},
                                                             {"due", SavedOrder::Due}};
    return orders.at(name);
}

PartOfSpeech posNamed(const std::string& name)
{
    const PartOfSpeech pos = partOfSpeechFromName(name);
    if (pos == PartOfSpeech::Unknown && !name.empty()) {
        throw CLI::ValidationError("--pos", "not a part of speech: " + name + " (noun, verb, adjective, adverb, …)");
    }
    return pos;
}

SavedFilter filterOf(const SavedArguments& arguments)
{
    return {arguments.search, arguments.language.empty() ? std::string() : canonicalLanguage(arguments.language),
            arguments.list, arguments.tag};
}

void list(const SavedArguments& arguments, const Session& session)
{
    OpenedSaved saved(session);
    std::vector<SavedWord> words = filteredWords(saved.words.all(), filterOf(arguments));
    if (arguments.duplicates) {
        std::set<std::string> same;
        for (const auto& group : saved.words.duplicates()) {
            same.insert(group.begin(), group.end());
        }
        std::erase_if(words, [&](const SavedWord& word) { return !same.contains(word.id); });
    }
    const std::size_t count = words.size();
    sortWords(words, orderNamed(arguments.order), arguments.descending);
    if (arguments.limit > 0 && words.size() > arguments.limit) {
        words.resize(arguments.limit);
    }
    session.print({{"count", count}, {"words", savedWordsJson(words)}},
                  words.empty() ? "No saved words\n" : savedWordsTable(words));
}

SavedWord wordOf(const SavedArguments& arguments)
{
    SavedWord word;
    word.word = arguments.word;
    word.language = arguments.language;
    word.pos = posNamed(arguments.pos);
    word.marks = marksFromText(arguments.gender);
    word.meaning = arguments.meaning;
    word.meaningLanguage = arguments.meaningLanguage;
    word.query = arguments.query;
    word.queryLanguage = arguments.queryLanguage;
    word.note = arguments.note;
    word.source = arguments.source;
    word.tags = arguments.tags;
    word.lists = arguments.lists;
    return word;
}

/// Lines of standard input: word, then meaning and query where there are some, with tabs between.
void addLines(const SavedArguments& arguments, const Session& session)
{
    OpenedSaved saved(session);
    std::size_t added = 0;
    std::size_t number = 0;
    for (std::string line; std::getline(std::cin, line);) {
        ++number;
        if (trimmedField(line).empty()) {
            continue;
        }
        const std::vector<std::string_view> cells = splitFields(line, '\t');
        SavedWord word = wordOf(arguments);
        word.word = trimmedField(cells[0]);
        word.meaning = cells.size() > 1 ? std::string(trimmedField(cells[1])) : word.meaning;
        word.query = cells.size() > 2 ? std::string(trimmedField(cells[2])) : word.query;
        try {
            const SavedAddition addition = saved.words.add(word);
            added += addition.outcome == SavedOutcome::Added ? 1 : 0;
            std::cout << outcomeName(addition.outcome) << '\t' << addition.id << '\n' << std::flush;
        } catch (const Error& error) {
            throw Error(error.text(), error.arguments()).at("standard input", number).advise(error.advice());
        }
    }
}

void add(const SavedArguments& arguments, const Session& session)
{
    if (arguments.lines) {
        addLines(arguments, session);
        return;
    }
    if (arguments.word.empty()) {
        throw CLI::RequiredError("WORD");
    }
    OpenedSaved saved(session);
    const SavedAddition addition = saved.words.add(wordOf(arguments));
    const SavedWord word = *saved.words.find(addition.id);
    session.print({{"outcome", outcomeName(addition.outcome)}, {"id", addition.id}, {"word", savedWordJson(word)}},
                  word.word + ": " + outcomeName(addition.outcome) + " (" + addition.id + ")\n");
}

void edit(const SavedArguments& arguments, const CLI::App& given, const Session& session)
{
    OpenedSaved saved(session);
    SavedWord word = *saved.words.find(idsNamed(saved.words, arguments.ids).front());
    const auto set = [&](const char* option, std::string& text, const std::string& value) {
        text = given.count(option) > 0 ? value : text;
    };
    set("--word", word.word, arguments.word);
    set("--language", word.language, arguments.language);
    set("--meaning", word.meaning, arguments.meaning);
    set("--meaning-language", word.meaningLanguage, arguments.meaningLanguage);
    set("--query", word.query, arguments.query);
    set("--from", word.queryLanguage, arguments.queryLanguage);
    set("--note", word.note, arguments.note);
    set("--source", word.source, arguments.source);
    word.pos = given.count("--pos") > 0 ? posNamed(arguments.pos) : word.pos;
    word.marks = given.count("--gender") > 0 ? marksFromText(arguments.gender) : word.marks;
    word.tags = given.count("--tag") > 0 ? arguments.tags : word.tags;
    word.lists = given.count("--list") > 0 ? arguments.lists : word.lists;
    const std::int64_t step = saved.words.edit(word);
    const SavedWord now = *saved.words.find(word.id);
    session.print({{"changed", step > 0}, {"word", savedWordJson(now)}},
                  now.word + (step > 0 ? ": changed\n" : ": nothing to change\n"));
}

void printChanged(const Session& session, const std::vector<std::string>& ids, std::int64_t step, const char* what)
{
    session.print({{"changed", step > 0}, {"ids", ids}},
                  step > 0 ? std::to_string(ids.size()) + (ids.size() == 1 ? " word " : " words ") + what + '\n'
                           : std::string("Nothing to change\n"));
}

void remove(const SavedArguments& arguments, const Session& session)
{
    OpenedSaved saved(session);
    const std::vector<std::string> ids = idsNamed(saved.words, arguments.ids);
    printChanged(session, ids, saved.words.remove(ids), "removed; saved undo brings them back");
}

void tag(const SavedArguments& arguments, const Session& session)
{
    OpenedSaved saved(session);
    const std::vector<std::string> ids = idsNamed(saved.words, arguments.ids);
    printChanged(session, ids, saved.words.tag(ids, arguments.tags, arguments.without), "changed");
}

void move(const SavedArguments& arguments, const Session& session)
{
    OpenedSaved saved(session);
    const std::vector<std::string> ids = idsNamed(saved.words, arguments.ids);
    printChanged(session, ids, saved.words.move(ids, arguments.from, arguments.list), "moved");
}

void merge(const SavedArguments& arguments, const Session& session)
{
    OpenedSaved saved(session);
    const std::vector<std::string> ids = idsNamed(saved.words, arguments.ids);
    const std::size_t before = saved.words.all().size();
    const std::int64_t step = ids.empty() ? saved.words.mergeDuplicates() : saved.words.merge(ids);
    const std::size_t gone = before - saved.words.all().size();
    session.print({{"changed", step > 0}, {"merged", gone}},
                  std::to_string(gone) + (gone == 1 ? " word merged\n" : " words merged\n"));
}

void lists(const SavedArguments& arguments, const Session& session)
{
    OpenedSaved saved(session);
    if (!arguments.addList.empty()) {
        saved.words.addList(arguments.addList);
    }
    if (!arguments.rename.empty()) {
        saved.words.renameList(arguments.rename[0], arguments.rename[1]);
    }
    if (!arguments.removeList.empty()) {
        saved.words.removeList(arguments.removeList);
    }
    std::map<std::string, std::size_t> counts;
    for (const std::string& name : saved.words.lists()) {
        counts[name] = 0;
    }
    for (const SavedWord& word : saved.words.all()) {
        for (const std::string& name : word.lists) {
            ++counts[name];
        }
    }
    nlohmann::json json = nlohmann::json::array();
    std::string text;
    for (const auto& [name, count] : counts) {
        json.push_back({{"name", name}, {"words", count}});
        text += padded(name, 40) + ' ' + std::to_string(count) + '\n';
    }
    session.print({{"lists", json}}, text.empty() ? "No lists\n" : text);
}

void exportTo(const SavedArguments& arguments, const Session& session)
{
    OpenedSaved saved(session);
    const std::vector<SavedWord> words = filteredWords(saved.words.all(), filterOf(arguments));
    std::optional<SavedFormat> format =
        arguments.format.empty() ? savedFormatOf(arguments.file) : savedFormatNamed(arguments.format);
    if (!format && !arguments.file.empty()) {
        throw CLI::ValidationError("--out", "the name ends in none of .csv .tsv .txt .apkg; choose a --format");
    }
    if (arguments.file.empty()) {
        if (session.json) {
            session.print({{"count", words.size()}, {"words", savedWordsJson(words)}}, {});
        } else {
            std::cout << savedWordsText(words, format.value_or(SavedFormat::Csv)) << std::flush;
        }
        return;
    }
    exportSavedWords(words, saved.words.reviews(), *format, arguments.file);
    session.print({{"written", arguments.file.string()},
                   {"format", std::string(savedFormatName(*format))},
                   {"words", words.size()}},
                  std::to_string(words.size()) + (words.size() == 1 ? " word" : " words") + " written to " +
                      arguments.file.string() + '\n');
}

void importFrom(const SavedArguments& arguments, const Session& session)
{
    OpenedSaved saved(session);
    SavedImportOptions options;
    options.language = arguments.language;
    options.list = arguments.list;
    options.takeFile = arguments.takeFile;
    const SavedImportReport report = importSavedWords(saved.words, arguments.file, options, session.progress());
    session.print(importReportJson(report), importReportText(report));
}

void review(const SavedArguments& arguments, const Session& session)
{
    OpenedSaved saved(session);
    if (arguments.newPerDay >= 0 || arguments.retention > 0) {
        ReviewOptions options = saved.words.reviewOptions();
        options.newPerDay = arguments.newPerDay >= 0 ? arguments.newPerDay : options.newPerDay;
        options.desiredRetention = arguments.retention > 0 ? arguments.retention : options.desiredRetention;
        saved.words.setReviewOptions(options);
    }
    if (arguments.grade.empty() != arguments.ids.empty()) {
        throw CLI::ValidationError("review", "a grade needs the ID of a word, and a word a --grade");
    }
    if (!arguments.ids.empty()) {
        const std::string id = idsNamed(saved.words, arguments.ids).front();
        const ReviewState state = saved.words.grade(id, *gradeNamed(arguments.grade));
        const SavedWord word = *saved.words.find(id);
        session.print({{"grade", arguments.grade}, {"word", savedWordJson(word)}},
                      word.word + ": due " + savedTimeText(state.dueAt) + '\n');
        return;
    }
    const DueWords due = saved.words.due(arguments.list);
    session.print(dueWordsJson(due, saved.words.reviewOptions()), dueWordsText(due));
}

void turn(const Session& session, bool undo)
{
    OpenedSaved saved(session);
    const SavedStep step = undo ? saved.words.undo() : saved.words.redo();
    if (step.step == 0) {
        session.print({{"changed", false}}, undo ? "Nothing to undo\n" : "Nothing to redo\n");
        return;
    }
    session.print({{"changed", true}, {"kind", step.kind}, {"words", step.words}},
                  std::string(undo ? "Undone: " : "Redone: ") + step.kind + ", " + std::to_string(step.words) +
                      (step.words == 1 ? " word\n" : " words\n"));
}

/// An option that takes one value each time it is given, so that it leaves what stands behind it alone.
void addRepeatable(CLI::App& command, const char* name, std::vector<std::string>& values, const char* what)
{
    command.add_option(name, values, what)->expected(1)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

void addFields(CLI::App& command, SavedArguments& arguments)
{
    command.add_option("--language", arguments.language, "Language of the word");
    command.add_option("--pos", arguments.pos, "Part of speech: noun, verb, adjective, …");
    command.add_option("--gender", arguments.gender, "Gender and number, as dictionaries mark them: m, f, n, pl");
    command.add_option("--meaning", arguments.meaning, "What it means");
    command.add_option("--meaning-language", arguments.meaningLanguage, "Language of the meaning");
    command.add_option("--query", arguments.query, "Description or word that it answers");
    command.add_option("--from", arguments.queryLanguage, "Language of the query");
    command.add_option("--note", arguments.note, "Your own note");
    command.add_option("--source", arguments.source, "Dictionary that the meaning is from");
    addRepeatable(command, "--tag", arguments.tags, "Tag (repeatable)");
    addRepeatable(command, "--list", arguments.lists, "List to put it into (repeatable)");
}

} // namespace

void addSavedCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("saved", "Save words, review and export them");
    command->require_subcommand(1);
    const auto arguments = std::make_shared<SavedArguments>();
    const auto sub = [&](const char* name, const char* what, void (*work)(const SavedArguments&, const Session&)) {
        CLI::App* added = command->add_subcommand(name, what);
        added->callback([&session, arguments, work] { work(*arguments, session); });
        return added;
    };
    const auto filters = [&](CLI::App* added) {
        added->add_option("--search", arguments->search, "Search terms in word, meaning, query, note or tags");
        added->add_option("--language", arguments->language, "Words of this language");
        added->add_option("--list", arguments->list, "Words of this list");
        added->add_option("--tag", arguments->tag, "Words with this tag");
    };
    const auto ids = [&](CLI::App* added, int least) {
        CLI::Option* option =
            added->add_option("ID", arguments->ids, "Ids, beginnings of ids, or words that are saved once");
        option->required(least > 0);
        return option;
    };

    CLI::App* listing = sub("list", "List the saved words", list);
    filters(listing);
    listing->add_option("--order", arguments->order, "Order")
        ->check(CLI::IsMember({"saved", "word", "language", "meaning", "due"}));
    listing->add_flag("--descending", arguments->descending, "Reverse the order");
    listing->add_flag("--duplicates", arguments->duplicates, "Only duplicates (words saved more than once)");
    listing->add_option("--limit", arguments->limit, "At most this many; 0 = all");

    CLI::App* adding = sub("add", "Save a word; one already saved with the same query is extended", add);
    adding->add_option("WORD", arguments->word, "The word");
    addFields(*adding, *arguments);
    adding->add_flag("--lines", arguments->lines,
                     "Words from standard input, each acknowledged once it is stored; lines: word, meaning, query, with "
                     "tabs between");

    CLI::App* editing = command->add_subcommand("edit", "Edit a saved word");
    ids(editing, 1)->expected(1);
    editing->add_option("--word", arguments->word, "The word itself");
    addFields(*editing, *arguments);
    editing->callback([&session, arguments, editing] { edit(*arguments, *editing, session); });

    ids(sub("remove", "Remove words", remove), 1);
    CLI::App* tagging = sub("tag", "Add and remove tags", tag);
    ids(tagging, 1);
    addRepeatable(*tagging, "--add", arguments->tags, "Tag to add (repeatable)");
    addRepeatable(*tagging, "--remove", arguments->without, "Tag to remove (repeatable)");
    CLI::App* moving = sub("move", "Put words into a list", move);
    ids(moving, 1);
    moving->add_option("--to", arguments->list, "List to put them into; created if missing");
    moving->add_option("--from", arguments->from, "List to take them out of");
    ids(sub("merge", "Merge entries of the same word; without ids, all such entries", merge), 0);

    CLI::App* listsCommand = sub("lists", "Show the lists, and how many words they hold", lists);
    listsCommand->add_option("--add", arguments->addList, "Make a list");
    listsCommand->add_option("--rename", arguments->rename, "Old and new name of a list")->expected(2);
    listsCommand->add_option("--remove", arguments->removeList, "Remove a list; its words stay");

    CLI::App* exporting = sub("export", "Write saved words to a file", exportTo);
    filters(exporting);
    exporting->add_option("--out", arguments->file, "File to write; standard output by default");
    exporting
        ->add_option("--format", arguments->format,
                     "By default as the file's name says. anki: text for Anki's import; apkg: package for Anki")
        ->check(CLI::IsMember({"csv", "tsv", "anki", "apkg"}));

    CLI::App* importing = sub("import", "Merge words of a table (CSV, TSV, Anki's text); nothing is replaced", importFrom);
    importing->add_option("FILE", arguments->file, "File with a heading line")->required()->check(CLI::ExistingFile);
    importing->add_option("--language", arguments->language, "Language of words whose line names none");
    importing->add_option("--list", arguments->list, "List to put every word into, besides those that the file names");
    importing->add_flag("--take", arguments->takeFile, "Where the file differs, use what it says");

    CLI::App* reviewing = sub("review", "Review: show what is due, or grade a word", review);
    ids(reviewing, 0)->expected(0, 1);
    reviewing->add_flag("--due", arguments->due, "Show what is due (also without it)");
    reviewing->add_option("--grade", arguments->grade, "Grade: how well it was known")
        ->check(CLI::IsMember({"again", "hard", "good", "easy"}));
    reviewing->add_option("--list", arguments->list, "Only words of this list");
    reviewing->add_option("--new-per-day", arguments->newPerDay, "From now on this many new words per day")
        ->check(CLI::Range(0, 9999));
    reviewing
        ->add_option("--retention", arguments->retention, "From now on the desired retention (probability of recall)")
        ->check(CLI::Range(0.7, 0.99));

    command->add_subcommand("undo", "Undo the last change")->callback([&session] { turn(session, true); });
    command->add_subcommand("redo", "Redo what was undone")->callback([&session] { turn(session, false); });
}

} // namespace crossgloss
