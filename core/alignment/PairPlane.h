#pragma once

#include "space/ExactSearch.h"

#include <cstddef>
#include <vector>

namespace crossgloss {

struct PlanePoint {
    double x = 0;
    double y = 0;
};

/// Word pairs in two planes, before and after a map: figure 1 of Smith et al. 2017. All lists are by pair.
struct PairPlane {
    std::vector<PlanePoint> sourceBefore;
    std::vector<PlanePoint> targetBefore;
    std::vector<PlanePoint> sourceAfter;
    std::vector<PlanePoint> targetAfter;
    /// The spaces have one dimension, so that both words of a pair stand in one plane before the map; otherwise each
    /// side has a plane of its own and distances between the sides mean nothing.
    bool comparableBefore = false;
    std::vector<double> cosineBefore;  ///< of the two words; empty unless comparable
    std::vector<double> cosineAfter;
    /// Share of the points' variance that the plane keeps, 0 … 1: how far it may be trusted.
    double keptBefore = 0;
    double keptAfter = 0;
};

/// Lays the plane of the two first principal components through the words of all pairs, once through their vectors as the
/// spaces have them and once through their mapped ones. Every vector is first brought to length one, since only angles
/// mean something; a vector of zeros stays one. The sign of each axis is that of its largest coefficient, so that the
/// same words give the same picture.
///
/// @param source,target row i of both is pair i, as the spaces have them (pairs × dimension of each).
/// @param mappedSource,mappedTarget the same pairs in the shared space (pairs × @p shared).
/// @throws Error when there is no pair, the counts differ, or a value is not a number.
PairPlane pairPlane(const RowMatrix& source, std::size_t sourceDimension, const RowMatrix& target,
                    std::size_t targetDimension, const RowMatrix& mappedSource, const RowMatrix& mappedTarget,
                    std::size_t shared);

} // namespace crossgloss
