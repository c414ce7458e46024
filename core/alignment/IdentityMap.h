#pragma once

#include "alignment/AlignmentMap.h"
#include "resources/EmbeddingSpace.h"

#include <string>

namespace crossgloss {

/// A map for spaces that share one space already: it only brings their rows to length one.
/// @throws Error when their dimensions differ.
AlignmentMap identityMap(const EmbeddingSpace& source, const std::string& sourceName, const EmbeddingSpace& target,
                         const std::string& targetName);

} // namespace crossgloss
