#include "saved/SavedJournal.h"

#include "base/Error.h"
#include "base/Json.h"

#include <algorithm>
#include <cstdlib>

namespace crossgloss {

const char* const savedWordSelect =
    "SELECT w.id, w.word, w.language, w.pos, w.marks, w.meaning, w.meaning_language, w.query, w.query_language, "
    "w.note, w.tags, w.lists, w.source, w.saved_at, r.stability, r.difficulty, r.last_at, r.due_at, r.interval_days, "
    "r.reviews, r.lapses FROM saved_words w LEFT JOIN saved_review_states r ON r.serial = w.serial ";

namespace {

std::string joinedLists(const std::vector<std::string>& lists)
{
    std::string text;
    for (const std::string& list : lists) {
        text += (text.empty() ? "" : "\n") + list;
    }
    return text;
}

std::vector<std::string> splitLists(const std::string& text)
{
    std::vector<std::string> lists;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lists.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lists;
}

std::string image(const SavedWord& word)
{
    nlohmann::json json = {{"id", word.id},
                           {"word", word.word},
                           {"language", word.language},
                           {"pos", std::string(partOfSpeechName(word.pos))},
                           {"marks", marksText(word.marks)},
                           {"meaning", word.meaning},
                           {"meaning_language", word.meaningLanguage},
                           {"query", word.query},
                           {"query_language", word.queryLanguage},
                           {"note", word.note},
                           {"tags", tagText(word.tags)},
                           {"lists", word.lists},
                           {"source", word.source},
                           {"saved_at", word.savedAt}};
    if (word.review) {
        json["review"] = {{"stability", word.review->memory.stability},
                          {"difficulty", word.review->memory.difficulty},
                          {"last_at", word.review->lastAt},
                          {"due_at", word.review->dueAt},
                          {"interval_days", word.review->intervalDays},
                          {"reviews", word.review->reviews},
                          {"lapses", word.review->lapses}};
    }
    return jsonText(json);
}

std::string image(const SavedReview& review)
{
    return jsonText({{"word", review.word},
                     {"at", review.at},
                     {"grade", static_cast<int>(review.grade)},
                     {"first", review.first},
                     {"interval_days", review.intervalDays},
                     {"stability", review.memory.stability},
                     {"difficulty", review.memory.difficulty}});
}

/// What the journal holds of a word or a review. The journal is a file as others are: @throws Error.
template <typename Read>
auto fromImage(const std::string& text, const Read& read)
{
    try {
        return read(nlohmann::json(parsedJson(text)));
    } catch (const nlohmann::json::exception&) {
        throw Error(CROSSGLOSS_TEXT("A change of saved words cannot be undone: its record is damaged"))
            .advise(CROSSGLOSS_TEXT("Check the workspace"));
    }
}

SavedWord wordFrom(const std::string& text)
{
    return fromImage(text, [](const nlohmann::json& json) {
        SavedWord word;
        word.id = json.at("id").get<std::string>();
        word.word = json.at("word").get<std::string>();
        word.language = json.at("language").get<std::string>();
        word.pos = partOfSpeechFromName(json.at("pos").get<std::string>());
        word.marks = marksFromText(json.at("marks").get<std::string>());
        word.meaning = json.at("meaning").get<std::string>();
        word.meaningLanguage = json.at("meaning_language").get<std::string>();
        word.query = json.at("query").get<std::string>();
        word.queryLanguage = json.at("query_language").get<std::string>();
        word.note = json.at("note").get<std::string>();
        word.tags = tagsIn(json.at("tags").get<std::string>());
        word.lists = json.at("lists").get<std::vector<std::string>>();
        word.source = json.at("source").get<std::string>();
        word.savedAt = json.at("saved_at").get<std::int64_t>();
        if (json.contains("review")) {
            const nlohmann::json& state = json.at("review");
            word.review = ReviewState{{state.at("stability").get<double>(), state.at("difficulty").get<double>()},
                                      state.at("last_at").get<std::int64_t>(),
                                      state.at("due_at").get<std::int64_t>(),
                                      state.at("interval_days").get<std::int64_t>(),
                                      state.at("reviews").get<std::int64_t>(),
                                      state.at("lapses").get<std::int64_t>()};
        }
        return word;
    });
}

SavedReview reviewFrom(const std::string& serial, const std::string& text)
{
    return fromImage(text, [&](const nlohmann::json& json) {
        SavedReview review;
        review.serial = std::strtoll(serial.c_str(), nullptr, 10);
        review.word = json.at("word").get<std::string>();
        review.at = json.at("at").get<std::int64_t>();
        review.grade = static_cast<ReviewGrade>(std::clamp(json.at("grade").get<int>(), 1, 4));
        review.first = json.at("first").get<bool>();
        review.intervalDays = json.at("interval_days").get<std::int64_t>();
        review.memory = {json.at("stability").get<double>(), json.at("difficulty").get<double>()};
        return review;
    });
}

void run(SQLite::Database& database, const char* sql, const std::string& argument)
{
    SQLite::Statement statement(database, sql);
    statement.bind(1, argument);
    statement.exec();
}

std::optional<std::int64_t> serialOf(SQLite::Database& database, const std::string& id)
{
    SQLite::Statement row(database, "SELECT serial FROM saved_words WHERE id = ?");
    row.bind(1, id);
    return row.executeStep() ? std::optional<std::int64_t>(row.getColumn(0).getInt64()) : std::nullopt;
}

void writeState(SQLite::Database& database, std::int64_t serial, const std::optional<ReviewState>& state)
{
    SQLite::Statement remove(database, "DELETE FROM saved_review_states WHERE serial = ?");
    remove.bind(1, serial);
    remove.exec();
    if (!state) {
        return;
    }
    SQLite::Statement insert(database, "INSERT INTO saved_review_states VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    insert.bind(1, serial);
    insert.bind(2, state->memory.stability);
    insert.bind(3, state->memory.difficulty);
    insert.bind(4, state->lastAt);
    insert.bind(5, state->dueAt);
    insert.bind(6, state->intervalDays);
    insert.bind(7, state->reviews);
    insert.bind(8, state->lapses);
    insert.exec();
}

void writeWord(SQLite::Database& database, const SavedWord& word)
{
    SQLite::Statement write(
        database,
        "INSERT INTO saved_words(id, identity, word, language, pos, marks, meaning, meaning_language, query, "
        "query_language, note, tags, lists, source, saved_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT(id) DO UPDATE SET identity = excluded.identity, word = excluded.word, language = "
        "excluded.language, pos = excluded.pos, marks = excluded.marks, meaning = excluded.meaning, meaning_language "
        "= excluded.meaning_language, query = excluded.query, query_language = excluded.query_language, note = "
        "excluded.note, tags = excluded.tags, lists = excluded.lists, source = excluded.source, saved_at = "
        "excluded.saved_at");
    const std::string texts[] = {word.id,
                                 savedIdentity(word),
                                 word.word,
                                 word.language,
                                 std::string(partOfSpeechName(word.pos)),
                                 marksText(word.marks),
                                 word.meaning,
                                 word.meaningLanguage,
                                 word.query,
                                 word.queryLanguage,
                                 word.note,
                                 tagText(word.tags),
                                 joinedLists(word.lists),
                                 word.source};
    int index = 0;
    for (const std::string& text : texts) {
        write.bind(++index, text);
    }
    write.bind(++index, word.savedAt);
    write.exec();
    writeState(database, *serialOf(database, word.id), word.review);
}

void writeReview(SQLite::Database& database, const SavedReview& review)
{
    SQLite::Statement insert(database, "INSERT OR REPLACE INTO saved_reviews VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    insert.bind(1, review.serial);
    insert.bind(2, review.word);
    insert.bind(3, review.at);
    insert.bind(4, static_cast<int>(review.grade));
    insert.bind(5, review.first ? 1 : 0);
    insert.bind(6, review.intervalDays);
    insert.bind(7, review.memory.stability);
    insert.bind(8, review.memory.difficulty);
    insert.exec();
}

std::optional<SavedWord> findWord(SQLite::Database& database, const std::string& id)
{
    SQLite::Statement row(database, std::string(savedWordSelect) + "WHERE w.id = ?");
    row.bind(1, id);
    return row.executeStep() ? std::optional(readSavedWord(row)) : std::nullopt;
}

std::optional<std::string> orNothing(const SQLite::Column& column)
{
    return column.isNull() ? std::nullopt : std::optional(column.getString());
}

void bindOrNull(SQLite::Statement& statement, int index, const std::optional<std::string>& text)
{
    if (text) {
        statement.bind(index, *text);
    } else {
        statement.bind(index);
    }
}

} // namespace

SavedWord readSavedWord(SQLite::Statement& row)
{
    SavedWord word;
    word.id = row.getColumn(0).getString();
    word.word = row.getColumn(1).getString();
    word.language = row.getColumn(2).getString();
    word.pos = partOfSpeechFromName(row.getColumn(3).getString());
    word.marks = marksFromText(row.getColumn(4).getString());
    word.meaning = row.getColumn(5).getString();
    word.meaningLanguage = row.getColumn(6).getString();
    word.query = row.getColumn(7).getString();
    word.queryLanguage = row.getColumn(8).getString();
    word.note = row.getColumn(9).getString();
    word.tags = tagsIn(row.getColumn(10).getString());
    word.lists = splitLists(row.getColumn(11).getString());
    word.source = row.getColumn(12).getString();
    word.savedAt = row.getColumn(13).getInt64();
    if (!row.getColumn(14).isNull()) {
        word.review = ReviewState{{row.getColumn(14).getDouble(), row.getColumn(15).getDouble()},
                                  row.getColumn(16).getInt64(),
                                  row.getColumn(17).getInt64(),
                                  row.getColumn(18).getInt64(),
                                  row.getColumn(19).getInt64(),
                                  row.getColumn(20).getInt64()};
    }
    return word;
}

std::optional<SavedWord> SavedEdit::find(const std::string& id) const
{
    return findWord(m_database, id);
}

std::vector<std::string> SavedEdit::withIdentity(const std::string& identity) const
{
    std::vector<std::string> ids;
    SQLite::Statement rows(m_database, "SELECT id FROM saved_words WHERE identity = ? ORDER BY saved_at, serial");
    rows.bind(1, identity);
    while (rows.executeStep()) {
        ids.push_back(rows.getColumn(0).getString());
    }
    return ids;
}

std::vector<std::string> SavedEdit::lists() const
{
    std::vector<std::string> names;
    SQLite::Statement rows(m_database, "SELECT name FROM saved_lists ORDER BY name");
    while (rows.executeStep()) {
        names.push_back(rows.getColumn(0).getString());
    }
    return names;
}

SavedEdit::Change& SavedEdit::changeOf(Subject subject, const std::string& name,
                                       const std::optional<std::string>& before)
{
    const auto [place, fresh] = m_places.try_emplace({subject, name}, m_changes.size());
    if (fresh) {
        m_changes.push_back({{subject, name}, {before, before}});
    }
    return m_changes[place->second].second;
}

void SavedEdit::put(const SavedWord& word)
{
    const std::optional<SavedWord> before = find(word.id);
    for (const std::string& list : word.lists) {
        putList(list);
    }
    changeOf(Subject::Word, word.id, before ? std::optional(image(*before)) : std::nullopt).after = image(word);
    writeWord(m_database, word);
}

void SavedEdit::erase(const std::string& id)
{
    const std::optional<SavedWord> before = find(id);
    if (before) {
        changeOf(Subject::Word, id, image(*before)).after.reset();
        run(m_database, "DELETE FROM saved_words WHERE id = ?", id);
    }
}

void SavedEdit::putList(const std::string& name)
{
    SQLite::Statement insert(m_database, "INSERT OR IGNORE INTO saved_lists(name) VALUES (?)");
    insert.bind(1, name);
    if (insert.exec() > 0) {
        changeOf(Subject::List, name, std::nullopt).after = "{}";
    }
}

void SavedEdit::eraseList(const std::string& name)
{
    SQLite::Statement remove(m_database, "DELETE FROM saved_lists WHERE name = ?");
    remove.bind(1, name);
    if (remove.exec() > 0) {
        changeOf(Subject::List, name, "{}").after.reset();
    }
}

void SavedEdit::addReview(SavedReview review)
{
    // Numbers of undone reviews are not given again as long as the journal may bring those back.
    review.serial = m_database
                        .execAndGet("SELECT max(coalesce((SELECT max(serial) FROM saved_reviews), 0), coalesce((SELECT "
                                    "max(CAST(name AS INTEGER)) FROM saved_changes WHERE subject = 2), 0)) + 1")
                        .getInt64();
    changeOf(Subject::Review, std::to_string(review.serial), std::nullopt).after = image(review);
    writeReview(m_database, review);
}

std::int64_t SavedEdit::finish(std::string_view kind)
{
    std::erase_if(m_changes, [](const auto& each) { return each.second.before == each.second.after; });
    if (m_changes.empty()) {
        return 0;
    }
    m_database.exec("DELETE FROM saved_steps WHERE undone = 1");
    const auto words = std::ranges::count_if(
        m_changes, [](const auto& each) { return each.first.first == Subject::Word; });
    SQLite::Statement step(m_database, "INSERT INTO saved_steps(at, kind, words) VALUES (?, ?, ?)");
    step.bind(1, m_now);
    step.bind(2, std::string(kind));
    step.bind(3, static_cast<std::int64_t>(words));
    step.exec();
    const std::int64_t number = m_database.getLastInsertRowid();
    SQLite::Statement insert(m_database, "INSERT INTO saved_changes VALUES (?, ?, ?, ?, ?, ?)");
    std::int64_t position = 0;
    for (const auto& [key, change] : m_changes) {
        insert.reset();
        insert.bind(1, number);
        insert.bind(2, position++);
        insert.bind(3, static_cast<int>(key.first));
        insert.bind(4, key.second);
        bindOrNull(insert, 5, change.before);
        bindOrNull(insert, 6, change.after);
        insert.exec();
    }
    m_database.exec("DELETE FROM saved_steps WHERE step <= " + std::to_string(number - rememberedSteps));
    return number;
}

SavedStep SavedJournal::one(const char* sql) const
{
    SavedStep found;
    SQLite::Statement row(m_database, sql);
    if (row.executeStep()) {
        found = {row.getColumn(0).getInt64(), row.getColumn(1).getString(), row.getColumn(2).getInt64(),
                 row.getColumn(3).getInt64()};
    }
    return found;
}

SavedStep SavedJournal::undoable() const
{
    return one("SELECT step, kind, words, at FROM saved_steps WHERE undone = 0 ORDER BY step DESC LIMIT 1");
}

SavedStep SavedJournal::redoable() const
{
    return one("SELECT step, kind, words, at FROM saved_steps WHERE undone = 1 ORDER BY step LIMIT 1");
}

void SavedJournal::apply(std::int64_t step, bool forward) const
{
    SQLite::Statement rows(m_database, std::string("SELECT subject, name, before, after FROM saved_changes WHERE step "
                                                   "= ? ORDER BY position ") +
                                           (forward ? "" : "DESC"));
    rows.bind(1, step);
    while (rows.executeStep()) {
        const auto subject = static_cast<SavedEdit::Subject>(rows.getColumn(0).getInt());
        const std::string name = rows.getColumn(1).getString();
        const std::optional<std::string> to = orNothing(rows.getColumn(forward ? 3 : 2));
        switch (subject) {
        case SavedEdit::Subject::Word:
            if (to) {
                writeWord(m_database, wordFrom(*to));
            } else {
                run(m_database, "DELETE FROM saved_words WHERE id = ?", name);
            }
            break;
        case SavedEdit::Subject::List:
            run(m_database,
                to ? "INSERT OR IGNORE INTO saved_lists(name) VALUES (?)" : "DELETE FROM saved_lists WHERE name = ?",
                name);
            break;
        case SavedEdit::Subject::Review:
            if (to) {
                writeReview(m_database, reviewFrom(name, *to));
            } else {
                run(m_database, "DELETE FROM saved_reviews WHERE serial = ?", name);
            }
            break;
        }
    }
    m_database.exec("UPDATE saved_steps SET undone = " + std::string(forward ? "0" : "1") +
                    " WHERE step = " + std::to_string(step));
}

SavedStep SavedJournal::undo() const
{
    const SavedStep step = undoable();
    if (step.step > 0) {
        apply(step.step, false);
    }
    return step;
}

SavedStep SavedJournal::redo() const
{
    const SavedStep step = redoable();
    if (step.step > 0) {
        apply(step.step, true);
    }
    return step;
}

SavedStep SavedJournal::takeBack(std::int64_t step, std::int64_t now) const
{
    if (undoable().step == step) {
        return undo();
    }
    const auto refuse = [] {
        return Error(CROSSGLOSS_TEXT("This cannot be undone by itself: the words were changed again since"))
            .advise(CROSSGLOSS_TEXT("Undo the later changes first"));
    };
    SavedEdit edit(m_database, now);
    SQLite::Statement rows(m_database,
                           "SELECT c.subject, c.name, c.before, c.after FROM saved_changes c JOIN saved_steps s ON "
                           "s.step = c.step WHERE c.step = ? AND s.undone = 0 ORDER BY c.position DESC");
    rows.bind(1, step);
    bool any = false;
    while (rows.executeStep()) {
        any = true;
        const std::string name = rows.getColumn(1).getString();
        const std::optional<std::string> before = orNothing(rows.getColumn(2));
        const std::optional<std::string> after = orNothing(rows.getColumn(3));
        switch (static_cast<SavedEdit::Subject>(rows.getColumn(0).getInt())) {
        case SavedEdit::Subject::Word: {
            const std::optional<SavedWord> present = edit.find(name);
            if ((present ? std::optional(image(*present)) : std::nullopt) != after) {
                throw refuse();
            }
            if (before) {
                edit.put(wordFrom(*before));
            } else {
                edit.erase(name);
            }
            break;
        }
        case SavedEdit::Subject::List:
            if (before) {
                edit.putList(name);
            }
            break; // a list that was made may hold other words now
        case SavedEdit::Subject::Review:
            throw refuse();
        }
    }
    if (!any) {
        throw refuse();
    }
    SavedStep taken;
    taken.kind = "undo";
    taken.at = now;
    taken.step = edit.finish("undo");
    return taken;
}

} // namespace crossgloss
