#pragma once

#include "alignment/Procrustes.h"

#include <cstddef>

namespace crossgloss {

struct VecMapOptions {
    bool whiten = true;                ///< make the dictionary's rows of each side uncorrelated before the map
    double reweighting = 0.5;          ///< power of the singular values that both sides are weighted by; 0 = none
    bool dewhiten = true;              ///< give each side its own correlations back
    std::size_t dimensions = 0;        ///< of the shared space; 0 = all

    /// The orthogonal map alone: keeps every distance within a language.
    static VecMapOptions orthogonal() { return {false, 0.0, false, 0}; }
};

/// The steps of Artetxe et al. (2018a, section 3) on a dictionary's products: whitening (S1), orthogonal map (S2),
/// re-weighting of both sides (S3), de-whitening of each side by its own (S4), reduction (S5). Composed into one matrix
/// per side. Directions that the dictionary's rows do not span are dropped by whitening.
/// @param products with Gram matrices where @p options whiten. @throws Error without pairs.
MapPair vecMap(const CrossProducts& products, const VecMapOptions& options = {});

} // namespace crossgloss
