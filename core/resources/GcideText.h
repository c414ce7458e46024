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

/// What the first word of an explanation tells of the word explained ("A tree …": a noun), else Unknown.
PartOfSpeech partOfSpeechOfDefinition(std::string_view definition);

} // namespace crossgloss
