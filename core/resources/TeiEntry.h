#pragma once

#include "resources/Dictionary.h"
#include "resources/MarkupTree.h"

#include <vector>

namespace crossgloss {

/// Whether a cit, or P4's trans, holds a translation.
bool isTeiTranslation(const MarkupNode& node);

/// The entries of one element <entry>, <entryFree> or <re>: one for each headword of each homograph.
std::vector<DictionaryEntry> entriesOfTei(const MarkupNode& entry, const DictionaryInfo& info);

} // namespace crossgloss
