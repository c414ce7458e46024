#include "common/SavedWordsService.h"

#include <set>

namespace crossgloss {

SavedOverview SavedWordsAccess::overview(const SavedFilter& filter)
{
    const std::shared_ptr<SavedWords> saved = words();
    SavedOverview overview;
    std::vector<SavedWord> all = saved->all();
    overview.all = all.size();
    for (const std::string& list : saved->lists()) {
        overview.lists[list] = 0;
    }
    std::set<std::string> languages;
    std::set<std::string> tags;
    for (const SavedWord& word : all) {
        languages.insert(word.language);
        tags.insert(word.tags.begin(), word.tags.end());
        for (const std::string& list : word.lists) {
            ++overview.lists[list];
        }
    }
    overview.languages.assign(languages.begin(), languages.end());
    overview.tags.assign(tags.begin(), tags.end());
    for (const auto& group : duplicatesAmong(all)) {
        overview.duplicates += group.size() - 1;
    }
    const DueWords due = saved->due(filter.list);
    overview.due = due.due;
    overview.fresh = due.fresh;
    overview.undoable = saved->undoable();
    overview.redoable = saved->redoable();
    overview.words = filteredWords(std::move(all), filter);
    sortWords(overview.words, SavedOrder::Saved, true);
    return overview;
}

std::map<std::string, std::string> SavedWordsAccess::identities()
{
    std::map<std::string, std::string> identities;
    for (const SavedWord& word : words()->all()) {
        identities.try_emplace(savedIdentity(word), word.id);
    }
    return identities;
}

SavedGrading SavedWordsAccess::grade(const std::string& id, ReviewGrade grade)
{
    const std::shared_ptr<SavedWords> saved = words();
    saved->grade(id, grade);
    return {saved->asked(id), saved->undoable().step};
}

std::size_t SavedWordsAccess::exportTo(const std::filesystem::path& file, SavedFormat format,
                                       const SavedFilter& filter)
{
    const std::vector<SavedWord> chosen = filteredWords(words()->all(), filter);
    exportSavedWords(chosen, words()->reviews(), format, file);
    return chosen.size();
}

} // namespace crossgloss
