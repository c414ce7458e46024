#pragma once

#include "base/Progress.h"
#include "projection/NeighbourGraph.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace crossgloss {

enum class ProjectionMethod { Pca, TSne, Umap };

/// Names of the command line: pca, tsne, umap.
std::string_view nameOf(ProjectionMethod method);
std::optional<ProjectionMethod> projectionMethod(std::string_view name);

/// A layout on a plane that is improved step by step, so that one can watch it, stop it, and go on: initialise once, then
/// run() as often as one likes. The same for the same seed and number of threads.
class Projection {
public:
    virtual ~Projection() = default;

    /// Runs @p steps more iterations, fewer where the schedule ends. @throws Cancelled, with the layout as it was before the
    /// iteration that was stopped.
    virtual void run(int steps, Progress& progress) = 0;
    /// Iterations done, and those of the schedule.
    virtual int iteration() const = 0;
    virtual int iterations() const = 0;
    /// points × 2, as it is now.
    virtual std::span<const float> layout() const = 0;
    /// Kullback–Leibler divergence of t-SNE for the present layout; nothing where the method has none.
    virtual std::optional<double> divergence(Progress& /*progress*/) { return std::nullopt; }
};

} // namespace crossgloss
