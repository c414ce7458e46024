#pragma once

#include "alignment/Procrustes.h"

#include <vector>

namespace crossgloss {

/// Canonical correlation analysis: rows lose the mean of the dictionary's rows, then are mapped.
struct CcaMap {
    MapPair maps;                      ///< strengths are the canonical correlations
    std::vector<float> sourceMean;     ///< of the dictionary's rows
    std::vector<float> targetMean;
};

/// CCA as in section 2.3 of Smith et al. 2017 (after Press 2011): X' = Q Σ_X V_Xᵀ, Z' = W Σ_Z V_Zᵀ of the centred
/// dictionary, QᵀW = U' Σ' V'ᵀ; the source is mapped by V_X Σ_X⁻¹ U', the target by V_Z Σ_Z⁻¹ V'. The singular values
/// and vectors come from the Gram matrices. Directions in which the dictionary does not vary are dropped, so that small
/// dictionaries do not blow up what they never saw.
/// @param products with Gram matrices. @throws Error when all pairs of a side are the same.
CcaMap ccaMap(const CrossProducts& products);

} // namespace crossgloss
