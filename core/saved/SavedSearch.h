#pragma once

#include "saved/SavedWord.h"

#include <optional>
#include <string>
#include <vector>

namespace crossgloss {

/// Which saved words to show; empty members restrict nothing.
struct SavedFilter
{
    std::string text;     ///< words that all occur in the word, meaning, query, note or tags, case and accents aside
    std::string language; ///< canonical code
    std::string list;
    std::string tag;
};

enum class SavedOrder
{
    Saved,
    Word,
    Language,
    Meaning,
    Due ///< new words last
};

/// The words that pass, in their order.
std::vector<SavedWord> filteredWords(std::vector<SavedWord> words, const SavedFilter& filter);
/// Stable; words are compared as ICU's root collation does.
void sortWords(std::vector<SavedWord>& words, SavedOrder order, bool descending);

/// The words that an id, the beginning of one (at least four characters) or a word names: the one with exactly that id,
/// else all with that beginning or word.
std::vector<SavedWord> wordsNamed(const std::vector<SavedWord>& words, const std::string& name);

} // namespace crossgloss
