#pragma once

#include "saved/SavedWord.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// Columns of tables of saved words.
enum class SavedColumn : std::size_t
{
    Id,
    Word,
    Language,
    PartOfSpeech,
    Gender,
    Meaning,
    MeaningLanguage,
    Query,
    QueryLanguage,
    Note,
    Tags,
    Lists,
    Source,
    SavedAt,
    LastReviewed,
    Due,
    IntervalDays,
    Reviews,
    Lapses,
    Stability,
    Difficulty,
    Count
};

inline constexpr std::size_t savedColumns = static_cast<std::size_t>(SavedColumn::Count);

/// Fields of a note in Anki, in order; the id is the first, tags are Anki's own.
inline constexpr std::array ankiFields = {SavedColumn::Id,       SavedColumn::Word,          SavedColumn::Meaning,
                                   SavedColumn::Query,    SavedColumn::Language,      SavedColumn::PartOfSpeech,
                                   SavedColumn::Gender,   SavedColumn::Note,          SavedColumn::QueryLanguage,
                                   SavedColumn::Source,   SavedColumn::Lists,         SavedColumn::MeaningLanguage,
                                   SavedColumn::SavedAt};

/// Name in CSV and TSV ("part_of_speech"), and in Anki ("Part of speech").
std::string_view columnName(SavedColumn column);
std::string ankiFieldName(SavedColumn column);
/// The column of such a name, case and blanks aside; some other usual names are known too ("definition", "pos").
std::optional<SavedColumn> columnNamed(std::string_view name);

/// What a word has in a column, as text.
std::string columnText(const SavedWord& word, SavedColumn column);
/// Sets it. @throws Error when the text is none of the column's.
void setColumn(SavedWord& word, SavedColumn column, const std::string& text);

} // namespace crossgloss
