#include "saved/SavedWords.h"

#include "base/Contains.h"
#include "base/Error.h"
#include "store/UserDatabase.h"
#include "store/WorkspacePrivate.h"
#include "text/Names.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <mutex>
#include <utility>

namespace crossgloss {

namespace {

SavedWord required(const SavedEdit& edit, const std::string& id)
{
    std::optional<SavedWord> word = edit.find(id);
    if (!word) {
        throw Error(CROSSGLOSS_TEXT("There is no saved word %1"), {id})
            .advise(CROSSGLOSS_TEXT("See what is saved with: saved list"));
    }
    return *std::move(word);
}

std::string checkedListName(const std::string& name)
{
    const std::size_t begin = name.find_first_not_of(' ');
    if (begin == std::string::npos) {
        throw Error(CROSSGLOSS_TEXT("The list has no name"));
    }
    std::string trimmed = name.substr(begin, name.find_last_not_of(' ') - begin + 1);
    requireName(trimmed);
    return trimmed;
}

void requireList(const SavedEdit& edit, const std::string& name)
{
    if (!std::ranges::binary_search(edit.lists(), name)) {
        throw Error(CROSSGLOSS_TEXT("There is no list %1"), {name});
    }
}

std::vector<std::string> united(const std::vector<std::string>& first, const std::vector<std::string>& second)
{
    std::vector<std::string> all;
    std::ranges::set_union(first, second, std::back_inserter(all));
    return all;
}

SavedWord mergeInto(SavedEdit& edit, const std::vector<std::string>& ids)
{
    SavedWord kept = required(edit, ids.front());
    for (const std::string& id : std::vector(ids.begin() + 1, ids.end())) {
        if (id == kept.id) {
            continue;
        }
        const SavedWord other = required(edit, id);
        if (other.language != kept.language || foldedWord(other) != foldedWord(kept)) {
            throw Error(CROSSGLOSS_TEXT("%1 and %2 are not the same word"), {kept.word, other.word})
                .advise(CROSSGLOSS_TEXT("Choose entries of one and the same word"));
        }
        edit.erase(id);
        kept = mergedSavedWord(kept, other);
    }
    edit.put(kept);
    return kept;
}

std::vector<SavedWord> readAll(SQLite::Database& database)
{
    std::vector<SavedWord> words;
    SQLite::Statement rows(database, std::string(savedWordSelect) + "ORDER BY w.saved_at, w.serial");
    while (rows.executeStep()) {
        words.push_back(readSavedWord(rows));
    }
    return words;
}

/// Texts of both, one below the other, unless one holds the other.
std::string bothTexts(const std::string& first, const std::string& second)
{
    if (second.empty() || first.find(second) != std::string::npos) {
        return first;
    }
    if (second.find(first) != std::string::npos) {
        return second;
    }
    const std::string both = first + '\n' + second;
    return both.size() <= maxSavedTextLength ? both : first;
}

} // namespace

std::vector<std::vector<std::string>> duplicatesAmong(const std::vector<SavedWord>& words)
{
    std::map<std::pair<std::string, std::string>, std::vector<std::string>> groups;
    for (const SavedWord& word : words) {
        groups[{word.language, foldedWord(word)}].push_back(word.id);
    }
    std::vector<std::vector<std::string>> result;
    for (auto& [key, ids] : groups) {
        if (ids.size() > 1) {
            result.push_back(std::move(ids));
        }
    }
    return result;
}

SavedWord mergedSavedWord(const SavedWord& first, const SavedWord& second)
{
    SavedWord merged = first;
    const auto take = [](std::string& text, const std::string& other) {
        if (text.empty()) {
            text = other;
        }
    };
    merged.pos = first.pos == PartOfSpeech::Unknown ? second.pos : first.pos;
    merged.marks.add(second.marks);
    if (first.meaning.empty()) {
        merged.meaning = second.meaning;
        merged.meaningLanguage = second.meaningLanguage;
        merged.source = second.source;
    }
    if (first.query.empty()) {
        merged.query = second.query;
        merged.queryLanguage = second.queryLanguage;
    }
    take(merged.source, second.source);
    take(merged.meaningLanguage, merged.meaning == second.meaning ? second.meaningLanguage : std::string());
    take(merged.queryLanguage, merged.query == second.query ? second.queryLanguage : std::string());
    merged.note = bothTexts(first.note, second.note);
    merged.tags = united(first.tags, second.tags);
    merged.lists = united(first.lists, second.lists);
    if (second.savedAt > 0) {
        merged.savedAt = first.savedAt > 0 ? std::min(first.savedAt, second.savedAt) : second.savedAt;
    }
    if (second.review && (!first.review || second.review->reviews > first.review->reviews)) {
        merged.review = second.review;
    }
    return merged;
}

SavedAddition addSavedWord(SavedEdit& edit, SavedWord word)
{
    SavedWord checked = checkedSavedWord(std::move(word));
    std::optional<SavedWord> present = checked.id.empty() ? std::nullopt : edit.find(checked.id);
    if (!present) {
        if (const std::vector<std::string> same = edit.withIdentity(savedIdentity(checked)); !same.empty()) {
            present = edit.find(same.front());
        }
    }
    if (present) {
        checked.savedAt = 0;
        const SavedWord merged = mergedSavedWord(*present, checked);
        if (merged == *present) {
            return {present->id, SavedOutcome::Unchanged, 0};
        }
        edit.put(merged);
        return {present->id, SavedOutcome::Merged, 0};
    }
    if (checked.id.empty()) {
        checked.id = newSavedId();
    }
    if (checked.savedAt <= 0) {
        checked.savedAt = edit.now();
    }
    edit.put(checked);
    return {checked.id, SavedOutcome::Added, 0};
}

struct SavedWords::Private
{
    const Workspace& workspace;
    Clock clock;
    mutable std::mutex mutex;
    mutable std::unique_ptr<SQLite::Database> writer;

    std::filesystem::path file() const { return userDatabaseFile(workspace); }

    /// The connection that stays open, for changes and, once it is there, for reading. Under the mutex.
    SQLite::Database& open() const
    {
        if (const Error* reason = workspace.readOnlyReason()) {
            throw *reason;
        }
        if (!writer) {
            writer = openUserDatabase(workspace, DatabaseAccess::Writer);
        }
        return *writer;
    }

    template <typename Work>
    auto read(const Work& work) const
    {
        const std::scoped_lock lock(mutex);
        using Result = decltype(work(std::declval<SQLite::Database&>()));
        std::optional<Result> result;
        guardDatabase(file(), [&] {
            std::error_code failure;
            if (!writer && !workspace.readOnlyReason() && std::filesystem::exists(file(), failure)) {
                open();
            }
            if (writer) {
                result = work(*writer);
                return;
            }
            const auto reader = openUserDatabase(workspace, DatabaseAccess::Reader);
            const bool known =
                reader->execAndGet("SELECT count(*) FROM sqlite_schema WHERE name = 'saved_words'").getInt() > 0;
            result = known ? work(*reader) : Result{};
        });
        return *std::move(result);
    }

    template <typename Work>
    auto write(const Work& work) const
    {
        const std::scoped_lock lock(mutex);
        using Result = decltype(work(std::declval<SQLite::Database&>()));
        std::optional<Result> result;
        guardDatabase(file(), [&] {
            SQLite::Database& database = open();
            WriteTransaction transaction(database);
            result = work(database);
            transaction.commit();
        });
        return *std::move(result);
    }
};

SavedWords::SavedWords(const Workspace& workspace, Clock clock)
    : m_d(new Private{workspace, std::move(clock), {}, {}})
{
    if (!m_d->clock) {
        m_d->clock = [] {
            return std::int64_t{std::chrono::system_clock::to_time_t(std::chrono::system_clock::now())};
        };
    }
}

SavedWords::~SavedWords() = default;

std::int64_t SavedWords::change(const char* kind, const std::function<void(SavedEdit&)>& work)
{
    return m_d->write([&](SQLite::Database& database) {
        SavedEdit edit(database, m_d->clock());
        work(edit);
        return edit.finish(kind);
    });
}

std::vector<SavedWord> SavedWords::all() const
{
    return m_d->read([](SQLite::Database& database) { return readAll(database); });
}

std::optional<SavedWord> SavedWords::find(const std::string& id) const
{
    return m_d->read([&](SQLite::Database& database) { return SavedEdit(database, 0).find(id); });
}

std::vector<std::string> SavedWords::lists() const
{
    return m_d->read([](SQLite::Database& database) { return SavedEdit(database, 0).lists(); });
}

SavedAddition SavedWords::add(SavedWord word)
{
    SavedAddition addition;
    addition.step = change("add", [&](SavedEdit& edit) { addition = addSavedWord(edit, word); });
    return addition;
}

std::int64_t SavedWords::edit(const SavedWord& word)
{
    return change("edit", [&](SavedEdit& edit) {
        const SavedWord present = required(edit, word.id);
        SavedWord checked = checkedSavedWord(word);
        checked.review = present.review;
        checked.savedAt = present.savedAt;
        edit.put(checked);
    });
}

std::int64_t SavedWords::remove(const std::vector<std::string>& ids)
{
    return change("remove", [&](SavedEdit& edit) {
        for (const std::string& id : ids) {
            required(edit, id);
            edit.erase(id);
        }
    });
}

std::int64_t SavedWords::tag(const std::vector<std::string>& ids, const std::vector<std::string>& with,
                             const std::vector<std::string>& without)
{
    const std::vector<std::string> added = tagsIn(tagText(with));
    const std::vector<std::string> removed = tagsIn(tagText(without));
    return change("tag", [&](SavedEdit& edit) {
        for (const std::string& id : ids) {
            SavedWord word = required(edit, id);
            std::erase_if(word.tags, [&](const std::string& tag) { return contains(removed, tag); });
            word.tags = united(word.tags, added);
            edit.put(checkedSavedWord(std::move(word)));
        }
    });
}

std::int64_t SavedWords::move(const std::vector<std::string>& ids, const std::string& from, const std::string& to)
{
    const std::string target = to.empty() ? to : checkedListName(to);
    return change("list", [&](SavedEdit& edit) {
        for (const std::string& id : ids) {
            SavedWord word = required(edit, id);
            std::erase(word.lists, from);
            if (!target.empty()) {
                word.lists = united(word.lists, {target});
            }
            edit.put(word);
        }
    });
}

std::int64_t SavedWords::addList(const std::string& name)
{
    const std::string checked = checkedListName(name);
    return change("list", [&](SavedEdit& edit) { edit.putList(checked); });
}

std::int64_t SavedWords::renameList(const std::string& name, const std::string& newName)
{
    const std::string checked = checkedListName(newName);
    return m_d->write([&](SQLite::Database& database) {
        SavedEdit edit(database, m_d->clock());
        requireList(edit, name);
        if (name != checked) {
            edit.putList(checked);
            for (SavedWord& word : readAll(database)) {
                if (std::erase(word.lists, name) > 0) {
                    word.lists = united(word.lists, {checked});
                    edit.put(word);
                }
            }
            edit.eraseList(name);
        }
        return edit.finish("list");
    });
}

std::int64_t SavedWords::removeList(const std::string& name)
{
    return m_d->write([&](SQLite::Database& database) {
        SavedEdit edit(database, m_d->clock());
        requireList(edit, name);
        for (SavedWord& word : readAll(database)) {
            if (std::erase(word.lists, name) > 0) {
                edit.put(word);
            }
        }
        edit.eraseList(name);
        return edit.finish("list");
    });
}

std::int64_t SavedWords::merge(const std::vector<std::string>& ids)
{
    return change("merge", [&](SavedEdit& edit) {
        if (!ids.empty()) {
            mergeInto(edit, ids);
        }
    });
}

std::vector<std::vector<std::string>> SavedWords::duplicates() const
{
    return m_d->read([](SQLite::Database& database) { return duplicatesAmong(readAll(database)); });
}

std::int64_t SavedWords::mergeDuplicates()
{
    return m_d->write([&](SQLite::Database& database) {
        SavedEdit edit(database, m_d->clock());
        for (const std::vector<std::string>& group : duplicatesAmong(readAll(database))) {
            mergeInto(edit, group);
        }
        return edit.finish("merge");
    });
}

SavedStep SavedWords::undoable() const
{
    return m_d->read([](SQLite::Database& database) { return SavedJournal(database).undoable(); });
}

SavedStep SavedWords::redoable() const
{
    return m_d->read([](SQLite::Database& database) { return SavedJournal(database).redoable(); });
}

SavedStep SavedWords::undo()
{
    return m_d->write([](SQLite::Database& database) { return SavedJournal(database).undo(); });
}

SavedStep SavedWords::redo()
{
    return m_d->write([](SQLite::Database& database) { return SavedJournal(database).redo(); });
}

SavedStep SavedWords::takeBack(std::int64_t step)
{
    return m_d->write(
        [&](SQLite::Database& database) { return SavedJournal(database).takeBack(step, m_d->clock()); });
}

ReviewOptions SavedWords::reviewOptions() const
{
    return m_d->read([](SQLite::Database& database) {
        ReviewOptions options;
        SQLite::Statement rows(database, "SELECT name, value FROM saved_settings");
        while (rows.executeStep()) {
            const std::string name = rows.getColumn(0).getString();
            if (name == "desired_retention") {
                options.desiredRetention = std::clamp(rows.getColumn(1).getDouble(), 0.7, 0.99);
            } else if (name == "new_per_day") {
                options.newPerDay = std::clamp(rows.getColumn(1).getInt(), 0, 9999);
            }
        }
        return options;
    });
}

void SavedWords::setReviewOptions(const ReviewOptions& options)
{
    const Fsrs checked({.desiredRetention = options.desiredRetention});
    m_d->write([&](SQLite::Database& database) {
        SQLite::Statement write(database, "INSERT OR REPLACE INTO saved_settings VALUES (?, ?)");
        write.bind(1, "desired_retention");
        write.bind(2, options.desiredRetention);
        write.exec();
        write.reset();
        write.bind(1, "new_per_day");
        write.bind(2, std::clamp(options.newPerDay, 0, 9999));
        write.exec();
        return 0;
    });
}

DueWords SavedWords::due(const std::string& list) const
{
    const ReviewOptions options = reviewOptions();
    const Fsrs scheduler({.desiredRetention = options.desiredRetention});
    const std::int64_t now = m_d->clock();
    return m_d->read([&](SQLite::Database& database) {
        std::int64_t begun = 0; // words that were new today
        SQLite::Statement firsts(database, "SELECT at FROM saved_reviews WHERE first = 1 AND at > ?");
        firsts.bind(1, now - 3 * 86400);
        while (firsts.executeStep()) {
            begun += reviewDay(firsts.getColumn(0).getInt64()) == reviewDay(now) ? 1 : 0;
        }
        DueWords result;
        std::vector<SavedWord> fresh;
        std::vector<SavedWord> due;
        for (SavedWord& word : readAll(database)) {
            if (!list.empty() && !contains(word.lists, list)) {
                continue;
            }
            if (!word.review) {
                fresh.push_back(std::move(word));
            } else if (isDue(*word.review, now)) {
                due.push_back(std::move(word));
            }
        }
        std::ranges::stable_sort(due, {}, [](const SavedWord& word) { return word.review->dueAt; });
        const auto room = static_cast<std::size_t>(std::max<std::int64_t>(0, options.newPerDay - begun));
        const std::size_t taken = std::min(room, fresh.size());
        result.due = static_cast<std::int64_t>(due.size());
        result.fresh = static_cast<std::int64_t>(taken);
        result.newWaiting = static_cast<std::int64_t>(fresh.size() - taken);
        due.insert(due.end(), std::make_move_iterator(fresh.begin()),
                   std::make_move_iterator(fresh.begin() + static_cast<std::ptrdiff_t>(taken)));
        for (SavedWord& word : due) {
            const std::array<ReviewState, 4> outcomes = scheduler.outcomes(word.review, now);
            result.words.push_back({std::move(word), outcomes});
        }
        return result;
    });
}

DueWord SavedWords::asked(const std::string& id) const
{
    const Fsrs scheduler({.desiredRetention = reviewOptions().desiredRetention});
    return m_d->read([&](SQLite::Database& database) {
        DueWord asked;
        asked.word = required(SavedEdit(database, 0), id);
        asked.outcomes = scheduler.outcomes(asked.word.review, m_d->clock());
        return asked;
    });
}

ReviewState SavedWords::grade(const std::string& id, ReviewGrade grade)
{
    const Fsrs scheduler({.desiredRetention = reviewOptions().desiredRetention});
    ReviewState state;
    change("review", [&](SavedEdit& edit) {
        SavedWord word = required(edit, id);
        state = scheduler.outcomes(word.review, edit.now()).at(static_cast<std::size_t>(grade) - 1);
        edit.addReview({0, id, edit.now(), grade, !word.review, state.intervalDays, state.memory});
        word.review = state;
        edit.put(word);
    });
    return state;
}

std::vector<SavedReview> SavedWords::reviews() const
{
    return m_d->read([](SQLite::Database& database) {
        std::vector<SavedReview> all;
        SQLite::Statement rows(database, "SELECT serial, word, at, grade, first, interval_days, stability, difficulty "
                                         "FROM saved_reviews ORDER BY serial");
        while (rows.executeStep()) {
            all.push_back({rows.getColumn(0).getInt64(), rows.getColumn(1).getString(), rows.getColumn(2).getInt64(),
                           static_cast<ReviewGrade>(std::clamp(rows.getColumn(3).getInt(), 1, 4)),
                           rows.getColumn(4).getInt() != 0, rows.getColumn(5).getInt64(),
                           {rows.getColumn(6).getDouble(), rows.getColumn(7).getDouble()}});
        }
        return all;
    });
}

} // namespace crossgloss
