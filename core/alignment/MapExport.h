#pragma once

#include "alignment/AlignmentMap.h"
#include "base/Progress.h"
#include "space/Retrieval.h"

#include <cstddef>
#include <filesystem>

namespace crossgloss {

/// Writes a space as it lies in the shared one, rows of length one, as .vec text that other tools read (atomic). Rows
/// are mapped while they are written: memory stays at a few blocks.
/// @throws Error when the space is not the map's, or as writeVec(); Cancelled.
void exportMapped(const AlignmentMap& map, MapSide which, const EmbeddingSpace& space,
                  const std::filesystem::path& path, int threads, Progress& progress);

struct InduceOptions {
    RetrievalOptions retrieval;        ///< criterion and its settings; k = translations of each word
    std::size_t sourceLimit = 20000;   ///< words that are translated: the most frequent ones; 0 = all
    std::size_t targetLimit = 0;       ///< words to choose from; 0 = all
    bool mutualOnly = false;           ///< keep pairs that are each other's first choice under the criterion
};

/// Writes the dictionary that a map induces: source, target and score in columns split by tabs (atomic), in the order
/// of the source's rows.
/// @return the number of pairs. @throws Error when a space is not the map's, as retrieve(); Cancelled.
std::size_t induceDictionary(const AlignmentMap& map, const EmbeddingSpace& source, const EmbeddingSpace& target,
                             const InduceOptions& options, const std::filesystem::path& path, Progress& progress);

} // namespace crossgloss
