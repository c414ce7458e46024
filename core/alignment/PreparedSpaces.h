#pragma once

#include "alignment/AlignmentMap.h"
#include "alignment/CrossProducts.h"
#include "alignment/Normalisation.h"
#include "alignment/Procrustes.h"
#include "resources/EmbeddingSpace.h"
#include "space/Retrieval.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

struct AlignOptions;

/// One language of an alignment: its space, the rows that count, and how they are normalised.
struct PreparedSide {
    const EmbeddingSpace* space = nullptr;
    std::size_t rows = 0;              ///< the first rows of the space: those within the limit
    Normalisation normalisation;

    std::size_t dimension() const { return space->dimension(); }
    /// Normalised rows of the space: the first @p count, or those named (count × dimension).
    std::vector<float> firstRows(std::size_t count, int threads) const;
    std::vector<float> rowsOf(std::span<const std::uint32_t> indices, int threads) const;
};

/// What every method starts from. Nothing is copied: the means take one pass over the rows, and only rows that a method
/// asks for are normalised.
struct PreparedSpaces {
    PreparedSide source;
    PreparedSide target;
    int threads = 0;

    /// Products of the dictionary's normalised rows, block by block.
    CrossProducts products(std::span<const IndexPair> pairs, bool grams) const;
    /// A map with @p maps, the normalisations and the names of the spaces.
    /// @throws Error when a value of the maps is no finite float.
    AlignmentMap compose(const MapPair& maps) const;
};

/// Fits the normalisations. The spaces must outlive the result. @throws Error when a space is empty.
PreparedSpaces prepareSpaces(const EmbeddingSpace& source, const EmbeddingSpace& target, const AlignOptions& options);

} // namespace crossgloss
