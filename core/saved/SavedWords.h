#pragma once

#include "saved/SavedJournal.h"
#include "saved/SavedWord.h"
#include "store/Workspace.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace crossgloss {

/// What became of a word that was to be saved.
enum class SavedOutcome
{
    Added,
    Merged,   ///< it was there; what the new one says besides was added to it
    Unchanged ///< it was there, with all that the new one says
};

struct SavedAddition
{
    std::string id;
    SavedOutcome outcome = SavedOutcome::Added;
    std::int64_t step = 0; ///< of the journal; 0 where nothing changed
};

/// How words are asked for.
struct ReviewOptions
{
    double desiredRetention = 0.9; ///< .7 … .99
    int newPerDay = 20;            ///< words that are asked for the first time in a day; 0 = none
};

/// A word to be asked for, with what each grade would make of it (in the order of the grades).
struct DueWord
{
    SavedWord word;
    std::array<ReviewState, 4> outcomes;
};

/// What is to be reviewed now.
struct DueWords
{
    std::vector<DueWord> words; ///< those due, the longest overdue first; then new ones, the one saved first in front
    std::int64_t due = 0;       ///< of them, how many were asked for before
    std::int64_t fresh = 0;     ///< of them, how many are new
    std::int64_t newWaiting = 0; ///< new ones beyond today's limit
};

/// What both words say, for one of them to stay: texts of @p first stand, or are those of @p second where it has none;
/// notes that differ are kept one below the other, tags and lists are united, and of two review states the one with more
/// reviews stays.
SavedWord mergedSavedWord(const SavedWord& first, const SavedWord& second);

/// Groups of ids of the same word of the same language, whatever they were the answer to.
std::vector<std::vector<std::string>> duplicatesAmong(const std::vector<SavedWord>& words);

/// The words that somebody saved in a workspace, with lists, tags, reviews and a journal of every change, in a database
/// that no import holds. Every change is one transaction and one step that can be undone and brought back, also after a
/// restart and from another process. Thread-safe; two processes may be at it at once.
class SavedWords
{
public:
    using Clock = std::function<std::int64_t()>; ///< seconds since 1970, UTC

    /// @param workspace outlives this. Nothing is made before something is saved.
    explicit SavedWords(const Workspace& workspace, Clock clock = {});
    ~SavedWords();
    SavedWords(const SavedWords&) = delete;
    SavedWords& operator=(const SavedWords&) = delete;

    /// In the order in which they were saved.
    std::vector<SavedWord> all() const;
    std::optional<SavedWord> find(const std::string& id) const;
    /// Names, sorted.
    std::vector<std::string> lists() const;

    // Changes throw Error where a word is unknown or not valid and where nothing can be written, and return the number
    // of their step; 0 where nothing changed.

    /// Saves a word; one with the same identity (savedIdentity) is merged with. A word without an id gets one, one
    /// without savedAt the present.
    SavedAddition add(SavedWord word);
    /// Replaces what is stored of a word by its id; its review state stays.
    std::int64_t edit(const SavedWord& word);
    std::int64_t remove(const std::vector<std::string>& ids);
    std::int64_t tag(const std::vector<std::string>& ids, const std::vector<std::string>& with,
                     const std::vector<std::string>& without);
    /// Puts words into a list, which is made where there is none, and takes them out of another; either may be empty.
    std::int64_t move(const std::vector<std::string>& ids, const std::string& from, const std::string& to);
    std::int64_t addList(const std::string& name);
    /// Where the new name is that of another list, both become one.
    std::int64_t renameList(const std::string& name, const std::string& newName);
    /// Its words stay.
    std::int64_t removeList(const std::string& name);
    /// Makes one of several words, which must be the same word of the same language; the first stays.
    std::int64_t merge(const std::vector<std::string>& ids);
    /// duplicatesAmong() all of them.
    std::vector<std::vector<std::string>> duplicates() const;
    /// Merges every group of duplicates in one step.
    std::int64_t mergeDuplicates();

    /// What undo() and redo() would do; a step of number 0 where there is nothing.
    SavedStep undoable() const;
    SavedStep redoable() const;
    SavedStep undo();
    SavedStep redo();
    /// Takes back one step that need not be the last. @throws Error when its words were changed again since.
    SavedStep takeBack(std::int64_t step);

    ReviewOptions reviewOptions() const;
    void setReviewOptions(const ReviewOptions& options);
    /// @param list its words alone; empty = all.
    DueWords due(const std::string& list = {}) const;
    /// A word with what each grade would make of it, due or not.
    DueWord asked(const std::string& id) const;
    /// Grades a word, due or not. @return its new state.
    ReviewState grade(const std::string& id, ReviewGrade grade);
    /// Every review that stands, in order.
    std::vector<SavedReview> reviews() const;

    /// Runs several changes as one step of the kind @p kind, all or nothing. @return its number.
    std::int64_t change(const char* kind, const std::function<void(SavedEdit&)>& work);

private:
    struct Private;
    std::unique_ptr<Private> m_d;
};

/// Saves a word within a step: what SavedWords::add() does.
SavedAddition addSavedWord(SavedEdit& edit, SavedWord word);

} // namespace crossgloss
