#pragma once

#include "OpenedSpaces.h"

#include "alignment/AlignmentMap.h"
#include "common/GlossMaterials.h"

#include <filesystem>
#include <memory>
#include <optional>

namespace crossgloss {

/// The map that a page asks for between two spaces, turned round where it was learned the other way; nothing when it asks for
/// none. @param alignment of the Align page, which goes before @p file; either may be empty.
std::optional<AlignmentMap> fittingMap(const std::shared_ptr<const AlignedSpaces>& alignment,
                                       const std::filesystem::path& file, const EmbeddingSpace& source,
                                       const EmbeddingSpace& target);

/// Both spaces of a page's materials with the map between them, which fits them; without one they share a space
/// already.
struct MaterialSpaces {
    OpenedSpace source;
    OpenedSpace target;
    AlignmentMap map;
};

/// @throws Error when something cannot be read, or the map is of other spaces; Cancelled.
MaterialSpaces openSpaces(OpenedSpaces& spaces, const GlossMaterials& materials, Progress& progress);

} // namespace crossgloss
