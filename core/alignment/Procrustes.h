#pragma once

#include "alignment/CrossProducts.h"
#include "numeric/DenseMatrix.h"

#include <cstddef>
#include <vector>

namespace crossgloss {

/// Two linear maps into a shared space: x ↦ x · source, z ↦ z · target (rows times matrices).
struct MapPair {
    DenseMatrix source;                ///< source dimension × shared
    DenseMatrix target;                ///< target dimension × shared
    std::vector<double> strengths;     ///< singular value of each shared dimension, falling; empty where there are none

    /// Keeps the first @p count shared dimensions.
    void truncate(std::size_t count);
};

/// The orthogonal Procrustes problem (Smith et al. 2017, eq. 6–9): from M = XᵀZ = V Σ Uᵀ the source is mapped by V and
/// the target by U, so that both land in one space whose dimensions are sorted by how much the dictionary says of them,
/// and reduction is dropping columns. The orthogonal map from source to target is V Uᵀ. With different dimensions the
/// shared one is the smaller: the larger space is projected.
///
/// Of directions about which the dictionary says nothing (fewer pairs than dimensions) those are matched that change
/// the space least; any choice fits the pairs equally well, and this one maps a space to itself by the identity.
/// @param cross XᵀZ, source × target dimension.
MapPair procrustes(const DenseMatrix& cross);

} // namespace crossgloss
