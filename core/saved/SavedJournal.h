#pragma once

#include "saved/SavedWord.h"
#include "store/Database.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace crossgloss {

/// A review as it happened.
struct SavedReview
{
    std::int64_t serial = 0;
    std::string word; ///< id
    std::int64_t at = 0;
    ReviewGrade grade = ReviewGrade::Good;
    bool first = false; ///< the word was new
    std::int64_t intervalDays = 0;
    MemoryState memory; ///< afterwards
};

/// Steps that undo remembers.
constexpr int rememberedSteps = 500;

/// What is changed together: reads and writes rows of saved words within a transaction and writes down what each of
/// them was before, for undo. Used by SavedWords and by imports.
class SavedEdit
{
public:
    SavedEdit(SQLite::Database& database, std::int64_t now) : m_database(database), m_now(now) {}

    std::int64_t now() const { return m_now; }
    std::optional<SavedWord> find(const std::string& id) const;
    /// Ids of what has the same identity, the one saved first in front.
    std::vector<std::string> withIdentity(const std::string& identity) const;
    std::vector<std::string> lists() const;

    /// Writes a word, new or not, and makes its lists. It is stored as it is given: checkedSavedWord() comes before.
    void put(const SavedWord& word);
    void erase(const std::string& id);
    void putList(const std::string& name);
    void eraseList(const std::string& name);
    void addReview(SavedReview review);

    /// Writes the step down, if anything changed; what had been undone can then not come again.
    /// @return its number, or 0.
    std::int64_t finish(std::string_view kind);

private:
    enum class Subject
    {
        Word,
        List,
        Review
    };
    struct Change
    {
        std::optional<std::string> before;
        std::optional<std::string> after;
    };
    friend class SavedJournal;

    Change& changeOf(Subject subject, const std::string& name, const std::optional<std::string>& before);

    SQLite::Database& m_database;
    std::int64_t m_now;
    std::vector<std::pair<std::pair<Subject, std::string>, Change>> m_changes; ///< in the order of the first touch
    std::map<std::pair<Subject, std::string>, std::size_t> m_places;
};

/// One step of the journal.
struct SavedStep
{
    std::int64_t step = 0; ///< 0 = there is none
    std::string kind;      ///< "add", "edit", "remove", "tag", "list", "merge", "import", "review"
    std::int64_t words = 0;
    std::int64_t at = 0;
};

/// Undo and redo over the steps of a database. All within a transaction of the caller's.
class SavedJournal
{
public:
    explicit SavedJournal(SQLite::Database& database) : m_database(database) {}

    /// What undo() and redo() would do.
    SavedStep undoable() const;
    SavedStep redoable() const;
    /// @return the step; number 0 when there was none.
    SavedStep undo() const;
    SavedStep redo() const;
    /// Takes back one step that need not be the last, as a step of its own where it is not.
    /// @throws Error when what it changed was changed again since, or it is forgotten.
    SavedStep takeBack(std::int64_t step, std::int64_t now) const;

private:
    void apply(std::int64_t step, bool forward) const;
    SavedStep one(const char* sql) const;

    SQLite::Database& m_database;
};

// Rows of saved words.

/// Columns in the order that readSavedWord() takes, of saved_words w and saved_review_states r.
extern const char* const savedWordSelect;
SavedWord readSavedWord(SQLite::Statement& row);

} // namespace crossgloss
