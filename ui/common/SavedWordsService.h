#pragma once

#include "base/Progress.h"
#include "saved/SavedExchange.h"
#include "saved/SavedSearch.h"
#include "saved/SavedWords.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace crossgloss {

/// Saved words as a page shows them.
struct SavedOverview
{
    std::vector<SavedWord> words; ///< those that pass the filter, the one saved last in front
    std::size_t all = 0;
    std::map<std::string, std::size_t> lists; ///< every list with its number of words
    std::vector<std::string> languages;       ///< of all words, each once
    std::vector<std::string> tags;            ///< the same
    std::size_t duplicates = 0;               ///< entries beyond the first of the same word
    std::int64_t due = 0;                     ///< to be asked for now; new ones besides
    std::int64_t fresh = 0;
    SavedStep undoable;
    SavedStep redoable;
};

/// A graded word: as it is asked for next, and the step of the journal that takes the grade back.
struct SavedGrading
{
    DueWord next;
    std::int64_t step = 0;
};

/// What the window asks of the saved words (core/saved/SavedWords.h has the meaning of each). As Backend: called from
/// worker threads, failures thrown as Error. Changes return the number of their step; 0 where nothing changed.
class SavedWordsService
{
public:
    virtual ~SavedWordsService() = default;

    virtual SavedOverview overview(const SavedFilter& filter) = 0;
    /// savedIdentity() of every word, with its id.
    virtual std::map<std::string, std::string> identities() = 0;

    virtual SavedAddition add(const SavedWord& word) = 0;
    virtual std::int64_t edit(const SavedWord& word) = 0;
    virtual std::int64_t remove(const std::vector<std::string>& ids) = 0;
    virtual std::int64_t tag(const std::vector<std::string>& ids, const std::vector<std::string>& with,
                             const std::vector<std::string>& without) = 0;
    virtual std::int64_t move(const std::vector<std::string>& ids, const std::string& from, const std::string& to) = 0;
    virtual std::int64_t addList(const std::string& name) = 0;
    virtual std::int64_t renameList(const std::string& name, const std::string& newName) = 0;
    virtual std::int64_t removeList(const std::string& name) = 0;
    virtual std::int64_t merge(const std::vector<std::string>& ids) = 0;
    virtual std::int64_t mergeDuplicates() = 0;
    virtual SavedStep undo() = 0;
    virtual SavedStep redo() = 0;
    virtual SavedStep takeBack(std::int64_t step) = 0;

    virtual DueWords due(const std::string& list) = 0;
    virtual SavedGrading grade(const std::string& id, ReviewGrade grade) = 0;
    virtual ReviewOptions reviewOptions() = 0;
    virtual void setReviewOptions(const ReviewOptions& options) = 0;

    /// @return how many words were written.
    virtual std::size_t exportTo(const std::filesystem::path& file, SavedFormat format, const SavedFilter& filter) = 0;
    virtual SavedImportReport import(const std::filesystem::path& file, const SavedImportOptions& options,
                                     Progress& progress) = 0;
};

/// All of it over saved words that are open: what the program's service and those of tests share.
class SavedWordsAccess : public SavedWordsService
{
public:
    SavedOverview overview(const SavedFilter& filter) override;
    std::map<std::string, std::string> identities() override;
    SavedAddition add(const SavedWord& word) override { return words()->add(word); }
    std::int64_t edit(const SavedWord& word) override { return words()->edit(word); }
    std::int64_t remove(const std::vector<std::string>& ids) override { return words()->remove(ids); }
    std::int64_t tag(const std::vector<std::string>& ids, const std::vector<std::string>& with,
                     const std::vector<std::string>& without) override
    {
        return words()->tag(ids, with, without);
    }
    std::int64_t move(const std::vector<std::string>& ids, const std::string& from, const std::string& to) override
    {
        return words()->move(ids, from, to);
    }
    std::int64_t addList(const std::string& name) override { return words()->addList(name); }
    std::int64_t renameList(const std::string& name, const std::string& newName) override
    {
        return words()->renameList(name, newName);
    }
    std::int64_t removeList(const std::string& name) override { return words()->removeList(name); }
    std::int64_t merge(const std::vector<std::string>& ids) override { return words()->merge(ids); }
    std::int64_t mergeDuplicates() override { return words()->mergeDuplicates(); }
    SavedStep undo() override { return words()->undo(); }
    SavedStep redo() override { return words()->redo(); }
    SavedStep takeBack(std::int64_t step) override { return words()->takeBack(step); }
    DueWords due(const std::string& list) override { return words()->due(list); }
    SavedGrading grade(const std::string& id, ReviewGrade grade) override;
    ReviewOptions reviewOptions() override { return words()->reviewOptions(); }
    void setReviewOptions(const ReviewOptions& options) override { words()->setReviewOptions(options); }
    std::size_t exportTo(const std::filesystem::path& file, SavedFormat format, const SavedFilter& filter) override;
    SavedImportReport import(const std::filesystem::path& file, const SavedImportOptions& options,
                             Progress& progress) override
    {
        return importSavedWords(*words(), file, options, progress);
    }

protected:
    /// Opened when first needed, from any thread.
    virtual std::shared_ptr<SavedWords> words() = 0;
};

} // namespace crossgloss
