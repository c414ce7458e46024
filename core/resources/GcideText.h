#pragma once

#include "resources/Dictionary.h"

#include <string>
#include <string_view>

namespace crossgloss {

/// "sc['e]nique", "Dvo[^r]ak", "[AE]sop" → scénique, Dvořak, Æsop. Marks of pronunciation alone (macron, breve, dot) go.
std::string decodeGcideLetters(std::string_view text);

/// "[1913 Webster]", "[PJC]", "[WordNet 1.5 +PJC]": who wrote a paragraph.
bool isGcideSource(std::string_view bracket);
/// "[Obs.]", "[Prov. Eng. & Scot.]", "[informal]": who would say it.
bool isGcideUsage(std::string_view bracket);

/// Takes [] out: sources go, usage becomes a label, an editor's words stay.
std::string withoutGcideBrackets(std::string_view text, std::string& label);
/// "… for hay. --South." → without the author.
std::string_view withoutGcideAuthor(std::string_view text);
/// Takes out the {} that mark other articles; what is between them stays.
std::string withoutGcideBraces(std::string_view text);
/// A word of a list of synonyms as it is looked for: without "to" and articles, in lower case; empty when it is too
/// long to be one.
std::string gcideSynonym(std::string_view text);
/// Forms and references ("See", "pl. of"), which say nothing of a meaning.
bool isGcideReference(std::string_view text);

/// What the first word of an explanation tells of the word explained ("A tree …": a noun), else Unknown.
PartOfSpeech partOfSpeechOfDefinition(std::string_view definition);

} // namespace crossgloss
