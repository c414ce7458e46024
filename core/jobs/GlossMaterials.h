#pragma once

#include "jobs/MappedSpaces.h"
#include "jobs/OpenedWordnets.h"

#include <filesystem>
#include <memory>

namespace crossgloss {

/// What glosses of two languages are compared by: two wordnets, word vectors of their languages, and how these come
/// into one space.
struct GlossMaterials {
    WordnetChoice sourceWordnet;
    WordnetChoice targetWordnet;
    SpaceChoice sourceVectors;
    SpaceChoice targetVectors;
    std::filesystem::path map;         ///< empty = the spaces are aligned already, or @ref alignment
    std::shared_ptr<const AlignedSpaces> alignment;    ///< of the Align page
};

/// The vectors of both languages with the map between them. @throws as the one of single choices.
inline MappedSpaces openMappedSpaces(OpenedSpaces& spaces, const GlossMaterials& materials, Progress& progress)
{
    return openMappedSpaces(spaces, materials.sourceVectors, materials.targetVectors,
                            {materials.map, materials.alignment}, 0, progress);
}

} // namespace crossgloss
