#pragma once

#include "jobs/MappedSpaces.h"
#include "jobs/OpenedWordnets.h"
#include "jobs/RunParameters.h"

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
MappedSpaces openMappedSpaces(OpenedSpaces& spaces, const GlossMaterials& materials, Progress& progress);

/// What a run keeps of them, and what is read from that again.
nlohmann::json runParametersOf(const GlossMaterials& materials);
void readMaterials(const RunParameters& parameters, GlossMaterials& materials);
/// Vectors and map as runs that compare glosses name them once they are open, with their checksums.
nlohmann::json runParametersOf(const MappedSpaces& spaces, const std::filesystem::path& map);

} // namespace crossgloss
