#pragma once

#include "alignment/Procrustes.h"

namespace crossgloss {

/// Mikolov et al. 2013 (eq. 1 of Smith et al. 2017): the W that minimises Σ ‖z − xW‖²; of several the one of least
/// norm, so that fewer pairs than dimensions are no trouble. The target stays as it is; the shared space is the
/// target's.
/// @param products with Gram matrices. @throws Error without pairs.
MapPair leastSquaresMap(const CrossProducts& products);

} // namespace crossgloss
