#pragma once

#include <cstddef>
#include <memory>
#include <span>

namespace crossgloss {

/// What pushes the points of t-SNE apart, with q̃_ij = 1 / (1 + ‖y_i − y_j‖²).
class RepulsionField {
public:
    virtual ~RepulsionField() = default;

    /// @param layout points × 2, finite. @param forces points × 2: Σ_j q̃_ij² (y_i − y_j) of each.
    /// @return Z: Σ q̃_ij over all pairs of different points, both ways.
    virtual double push(std::span<const float> layout, std::span<float> forces) = 0;
};

/// All pairs.
std::unique_ptr<RepulsionField> exactRepulsion(int threads);

/// Cells of a quadtree stand for their points where their side is less than θ times their distance (van der Maaten 2014).
std::unique_ptr<RepulsionField> treeRepulsion(double theta, int threads);

/// The potential Σ_j q̃_ij on a mesh, by FFT, and the forces as its slope. Charges go to the mesh and values come back by
/// quintic B-splines, whose transform is divided out, as in the smooth particle-mesh Ewald method (Essmann et al. 1995);
/// one transform there and one back, where interpolating the forces takes four of each (Linderman et al. 2019). Its cost
/// follows the number of points and the area of the layout.
/// @param spacing between the nodes of the mesh at most: at a half the forces err by about a hundredth, at a third by a tenth
/// of that where points are dense.
std::unique_ptr<RepulsionField> meshRepulsion(double spacing, int threads);

} // namespace crossgloss
