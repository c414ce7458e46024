#pragma once

#include "alignment/HeldOut.h"
#include "base/Progress.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

struct RcslsOptions {
    std::size_t negatives = 200000;    ///< most frequent words of either side among which neighbours are sought
    std::size_t neighbourhood = 10;    ///< k
    int iterations = 10;               ///< steps tried, those taken back included
    double learningRate = 25.0;        ///< first step, for rows of length one; halved whenever the loss rises
    /// Keeps the singular values of the map at or below one, which makes the problem convex (section 3.2 of the paper).
    bool spectral = false;
    int patience = 4;                  ///< stop after so many steps without a better score on the words kept aside
    int threads = 0;
};

/// One step. Point 0 is the Procrustes map.
struct RcslsPoint {
    int iteration = 0;
    double loss = 0;                   ///< mean over the pairs
    double learningRate = 0;           ///< that led here
    bool accepted = true;              ///< false: the loss rose, and the map before was taken up again
    std::optional<HeldOutScores> heldOut;      ///< of accepted points, where words were kept aside
};

struct RcslsResult {
    MapPair maps;                      ///< of the best point; the shared space is the target's
    std::vector<RcslsPoint> curve;
    std::size_t best = 0;              ///< place in the curve
    int steps = 0;                     ///< steps accepted up to there
    std::string_view stopped;          ///< why, an English text
};

/// Relaxed CSLS (Joulin et al. 2018, eq. 4): a map x ↦ xW by gradient steps from the Procrustes solution that lowers
///   mean over pairs of −2 xWz + (1/k) Σ_{z' ∈ N(xW)} xWz' + (1/k) Σ_{x' ∈ N(z)} x'Wz.
/// A step that raises the loss is taken back and tried at half the rate. With @p scorer the point with the best P@1 under
/// CSLS is returned, the start if none was better; without one the point of least loss.
/// @param acceptedSteps at most so many steps are accepted; 0 = as many as the iterations allow.
/// @throws Error without pairs; Cancelled.
RcslsResult rcsls(const PreparedSpaces& spaces, std::span<const IndexPair> pairs, const HeldOutScorer* scorer,
                  const RcslsOptions& options, int acceptedSteps, const std::function<void(const RcslsPoint&)>& onPoint,
                  Progress& progress);

nlohmann::json toJson(const RcslsResult& result);

} // namespace crossgloss
