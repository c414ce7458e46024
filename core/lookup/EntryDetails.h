#pragma once

#include "lookup/Lookup.h"
#include "store/DefinitionIndex.h"

#include <cstddef>
#include <string>

namespace crossgloss {

/// What the installed dictionaries and imported texts say about one word: everything of WordDetails but its neighbours.
/// @param limit of glosses, and of translations a language.
WordDetails dictionaryDetails(DefinitionIndex::Snapshot& snapshot, const std::string& word,
                              const std::string& language, std::size_t limit);

} // namespace crossgloss
