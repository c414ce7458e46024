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
    double learningRate = 25.0;        ///< of the first step, for rows of length one
    /// Keeps the singular values of the map at or below one, which makes the problem convex (section 3.2 of the paper).
    bool spectral = false;
    int threads = 0;
};

/// One step tried. Point 0 is the Procrustes map.
struct RcslsPoint {
    int iteration = 0;
    double loss = 0;                   ///< mean over the pairs
    double learningRate = 0;           ///< that led here
    bool accepted = true;              ///< false: taken back
    std::optional<HeldOutScores> heldOut;      ///< where words were held out and the loss did not rise
};

struct RcslsResult {
    MapPair maps;                      ///< of the best point; the shared space is the target's
    std::vector<RcslsPoint> curve;
    std::size_t best = 0;              ///< place in the curve
    std::vector<double> rates;         ///< of the steps that lead from the start to the best point
    std::string_view stopped;          ///< why, an English text
};

/// Relaxed CSLS (Joulin et al. 2018, eq. 4): a map x ↦ xW by gradient steps from the Procrustes solution that lowers
///   mean over pairs of −2 xWz + (1/k) Σ_{z' ∈ N(xW)} xWz' + (1/k) Σ_{x' ∈ N(z)} x'Wz.
/// A step that raises the loss is taken back and tried at half the rate. With @p scorer, one that translates fewer of
/// the held-out words under CSLS by more than a standard error, or the third in a row without a better score, leads
/// back to the best point, from which it goes on at a quarter of the rate; that point is returned: most words
/// translated, of equals least loss. It is never worse than the start. Without a scorer the point of least loss is
/// returned.
/// @throws Error without pairs; Cancelled.
RcslsResult rcsls(const PreparedSpaces& spaces, std::span<const IndexPair> pairs, const HeldOutScorer* scorer,
                  const RcslsOptions& options, const std::function<void(const RcslsPoint&)>& onPoint,
                  Progress& progress);

/// Takes the steps of @p rates on other pairs: the whole dictionary, once a part of it has told how far to go. Ends
/// early where the loss would rise. @throws as rcsls().
MapPair rcslsSteps(const PreparedSpaces& spaces, std::span<const IndexPair> pairs, std::span<const double> rates,
                   const RcslsOptions& options, Progress& progress);

nlohmann::json toJson(const RcslsResult& result);

} // namespace crossgloss
