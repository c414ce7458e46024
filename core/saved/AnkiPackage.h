#pragma once

#include "saved/SavedWords.h"

#include <filesystem>
#include <vector>

namespace crossgloss {

/// Writes a package for Anki: a zip file with `collection.anki2`, a SQLite database of schema 11, and an empty list of
/// media. One note a word, whose first field and guid are the word's id, so that a later package brings no duplicates;
/// one card a note, asking for the word by its meaning. Reviewed words keep their due dates, reviews and the memory
/// state of FSRS.
/// @throws Error.
void writeAnkiPackage(const std::vector<SavedWord>& words, const std::vector<SavedReview>& reviews,
                      const std::filesystem::path& file);

} // namespace crossgloss
