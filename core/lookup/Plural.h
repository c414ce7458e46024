#pragma once

#include "meanings/MeaningFile.h"
#include "resources/WordMarks.h"

#include <string>
#include <string_view>

namespace crossgloss {

/// Plural of a common noun in a language of the vocabulary (meaningLanguages): an irregular form that the vocabulary
/// lists, also of the last part of a German compound; else by rule, where the language's spelling dictionary knows that
/// form. @param marks of the noun. @return empty where the noun is a plural itself or nothing is sure.
std::string pluralOf(std::string_view noun, std::string_view language, const WordMarks& marks, const MeaningFile& meanings);

} // namespace crossgloss
