#pragma once

#include "resources/Dictionary.h"

#include <string>
#include <string_view>

namespace crossgloss {

/// Adds what a gloss in @p language, another one than the headword's, says to @p sense: a list of words is translations
/// ("cat, tomcat"; "to run"), anything longer explains ("small animal that purrs"), and a gloss may do both ("cat; a small
/// animal"; "hussar, member of the light cavalry"). What stands in brackets becomes a label, or explains when it is long.
void addGloss(Sense& sense, std::string_view gloss, std::string_view language, PartOfSpeech pos);

/// A translation as dictionaries list it: without "to" before English verbs, articles before English nouns.
std::string bareTranslation(std::string_view word, std::string_view language, PartOfSpeech pos);

} // namespace crossgloss
