#pragma once

#include "lookup/Lookup.h"
#include "meanings/MeaningFile.h"
#include "pack/Pack.h"
#include "store/DefinitionIndex.h"

#include <string>
#include <string_view>

namespace crossgloss {

/// Whether a German word is written small: such a word of one part is no noun, whatever a dictionary counts it as.
bool isSmallGerman(std::string_view word, std::string_view language);

/// Whether a dictionary's headword is a slip of its reader or writer: a full stop inside ("canf.a.c"), or two known words
/// run together ("sinduda") that no second dictionary has.
/// @param pack Null where it does not answer in the language; what it knows is sound. @param snapshot May be null.
bool isBroken(std::string_view word, const std::string& language, const Pack* pack, DefinitionIndex::Snapshot* snapshot);

/// Calls a word a noun only if it is one: a German word that is written small takes the shape with a capital if a
/// dictionary has it, else another part of speech; and a word without gender that the vocabulary knows, but not as a noun,
/// takes the part of speech that it has there.
void settleNoun(LookupRow& row, const MeaningFile* meanings, DefinitionIndex::Snapshot* snapshot);

} // namespace crossgloss
