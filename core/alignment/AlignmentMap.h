#pragma once

#include "alignment/Normalisation.h"
#include "base/Progress.h"
#include "resources/EmbeddingSpace.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

enum class MapSide { Source, Target };

/// One side of a map: normalise a row x (1 × dimension), then x · matrix (dimension × shared), then optionally to
/// length one.
struct SideMap {
    Normalisation normalisation;
    std::size_t dimension = 0;         ///< of the space
    std::size_t shared = 0;            ///< of the shared space; the same on both sides
    std::vector<float> matrix;         ///< dimension × shared, row-major
    std::string checksum;              ///< of the space it was learned on (EmbeddingSpace::checksum)
    std::string name;                  ///< of that space: file name or name in the workspace
    std::string language;              ///< may be empty
};

/// A map of two spaces into a shared one, with all that is needed to use it elsewhere: matrices, normalisation
/// constants, how it was learned, and which spaces it fits.
struct AlignmentMap {
    SideMap source;
    SideMap target;
    std::string method;                ///< as on the command line
    std::uint64_t seed = 1;
    double beta = 0;                   ///< learned inverse temperature of the inverted softmax; 0 = not learned
    nlohmann::json details;            ///< options, dictionary, curve, stopping point, seconds

    const SideMap& side(MapSide which) const { return which == MapSide::Source ? source : target; }

    /// All rows of a space in the shared space, of length one (words × shared). The space must be the one of that side.
    /// @throws Error when its checksum or dimension differs, saying which was expected.
    std::vector<float> apply(MapSide which, const EmbeddingSpace& space, int threads, Progress& progress) const;
    /// The same of @p rows vectors as they stand in the space (rows × dimension); the caller vouches for the space.
    std::vector<float> applyRows(MapSide which, const float* vectors, std::size_t rows, int threads) const;
    /// The rows [begin, end) of a space, on the calling thread, into (end − begin) × shared floats.
    void mapRows(MapSide which, const EmbeddingSpace& space, std::size_t begin, std::size_t end, float* out) const;
    /// Vector of any entry: a word of the space as it is written or in lower case; else the mean over the known words
    /// of an entry of several; else from subwords. @return false when nothing of it is known. @p out has `shared`
    /// floats, of length one. The caller vouches for the space.
    bool vectorOf(MapSide which, const EmbeddingSpace& space, std::string_view entry, std::span<float> out) const;
};

/// @throws Error when @p space is not the one that the map's side was learned on: dimension or checksum.
void requireSpace(const SideMap& side, const EmbeddingSpace& space);

/// Identity of the vectors that words get through a side: of its space, normalisation and matrix. Two maps with the
/// same one bring the space to the same place.
std::string mappedChecksum(const SideMap& side);

/// Writes atomically; one file, checksummed.
void writeMap(const AlignmentMap& map, const std::filesystem::path& path);
/// @throws Error when the file is not a map, is cut off, damaged, or holds values that are not numbers.
AlignmentMap readMap(const std::filesystem::path& path);

} // namespace crossgloss
