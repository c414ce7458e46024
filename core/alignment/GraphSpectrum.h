#pragma once

#include "base/Progress.h"
#include "space/ExactSearch.h"

#include <cstddef>
#include <vector>

namespace crossgloss {

/// Eigenvalues, falling, of the Laplacian D − A of the graph that joins every row to its @p neighbours nearest by inner
/// product, in either direction. Depends on distances within the space alone: turning it changes nothing.
/// @param rows of length one (n × dimension). Costs n³.
std::vector<double> laplacianSpectrum(const RowMatrix& rows, std::size_t dimension, std::size_t neighbours, int threads,
                                      Progress& progress);

/// How unlike two spaces are in the shape of their neighbourhoods (Søgaard et al. 2018, section 4): the mean squared
/// difference of the k largest eigenvalues, k being the least number that holds 90 % of the sum of either spectrum. The mean,
/// not the sum, so that it does not grow with the graph. 0 = isospectral.
double spectralDistance(const std::vector<double>& a, const std::vector<double>& b);

} // namespace crossgloss
