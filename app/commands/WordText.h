#pragma once

#include "lookup/Lookup.h"

#include <string>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// "gender" (names), "plural", "register" (names): what is known of a word, as keys of its JSON object.
void addMarks(nlohmann::json& word, const WordMarks& marks);
/// "m/f"; empty where no gender is known.
std::string genderLetters(const WordMarks& marks);
/// "[vulgar, dated]"; empty for words of no special register.
std::string registerText(const WordMarks& marks);
/// The word with its article before it.
std::string wordWithArticle(const LookupRow& row);
/// The article without the space behind it; empty where there is none.
std::string articleOf(const LookupRow& row);
/// Part of speech, gender where no article tells it, register: "noun m [dated]".
std::string grammarText(const LookupRow& row);

} // namespace crossgloss
