#pragma once

#include "resources/Dictionary.h"
#include "resources/DictionaryTitle.h"

#include <filesystem>

namespace crossgloss {

// What wiktextract takes out of an edition of Wiktionary and kaikki.org offers: one JSON object a line, plain or
// compressed. A file may hold entries of many languages, each with translations into many; a dictionary of ours leads
// from one language into another, so one pair is taken out of it.

/// True when one of the first lines is an entry. @throws Error when the file cannot be read.
bool isWiktextract(const std::filesystem::path& file);

/// Looks for the edition's language E (by how it calls languages) and, where @p wanted does not name them, for the
/// language L of most entries and, where L is E, for the language of most translations; all lines are looked at then.
/// Entries of L ≠ E are explained in E: its glosses are translations where they are short, else definitions in E.
/// @throws Error when the file cannot be read or holds no entry; Cancelled.
DictionaryInfo readWiktextractInfo(const std::filesystem::path& file, const DictionaryLanguages& wanted,
                                   Progress& progress);

/// Streams the entries of info.headwordLanguage, one line in memory at a time. Glosses are definitions where they are in
/// the headword's language; translations are those into info.translationLanguage. Forms of other words ("plural of …")
/// keep the reference only. Entries of other languages are left out, harmlessly, and counted by language.
/// @throws Error when a line is longer than 8 MB or nothing can be used; Cancelled.
ReadReport readWiktextract(const DictionaryInfo& info, Progress& progress, const EntrySink& sink);

} // namespace crossgloss
