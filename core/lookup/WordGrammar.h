#pragma once

#include "lookup/Lookup.h"
#include "resources/WordMarks.h"
#include "store/DefinitionIndex.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// Gender, number and register of a word: what a fair share of the dictionaries that translate with it agree on.
WordMarks agreedMarks(DefinitionIndex::Snapshot& snapshot, std::span<const std::int64_t> ids);
/// The same for a word as it is written.
WordMarks agreedMarks(DefinitionIndex::Snapshot& snapshot, const std::string& word, const std::string& language);

/// The definite article that goes before a noun, with the space or apostrophe that follows it ("die ", "l'"); empty
/// where the language has none or the gender is not known.
std::string definiteArticle(std::string_view language, std::string_view word, const WordMarks& marks);
/// The article that an answer is shown with: that of a common noun; other words have none.
std::string definiteArticle(const LookupRow& row);

/// The genders and the marks of register that are set, in the order of their enumerations.
std::vector<Gender> gendersOf(const WordMarks& marks);
std::vector<Usage> usagesOf(const WordMarks& marks);

} // namespace crossgloss
