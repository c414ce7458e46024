#pragma once

#include "projection/Projection.h"

namespace crossgloss {

enum class Repulsion {
    Automatic,                         ///< Exact for few points, else Grid
    Exact,                             ///< all pairs
    BarnesHut,                         ///< a quadtree (van der Maaten 2014), to check the others by
    Grid                               ///< splines on a mesh, convolved by FFT: meshRepulsion()
};

struct TSneOptions {
    double perplexity = 30;            ///< lowered where there are fewer than three times as many points
    int iterations = 1000;
    int exaggerationIterations = 250;
    double exaggeration = 12;          ///< of the attraction in the first iterations
    double learningRate = 0;           ///< of a quarter of the gradient; 0 = points / exaggeration, 200 at least (Belkina et al. 2019)
    double earlyMomentum = 0.5;
    double momentum = 0.8;
    Repulsion repulsion = Repulsion::Automatic;
    double theta = 0.5;                ///< of Barnes–Hut
    int threads = 0;                   ///< 0 = all
};

/// t-distributed stochastic neighbour embedding (van der Maaten & Hinton 2008) of the points of a graph.
/// @param graph neighbours of every point, three times the perplexity are used; referred to while this is called only.
/// @param start points × 2: where they begin, such as principal components. Scaled to a deviation of 1e-4, unless
/// @p resumed: then it is taken as it is, without early exaggeration.
/// @throws Error when sizes disagree or a value is not finite; Cancelled.
std::unique_ptr<Projection> makeTSne(const NeighbourGraph& graph, std::span<const float> start, bool resumed,
                                     const TSneOptions& options, Progress& progress);

/// Neighbours that t-SNE asks of every point.
std::size_t neighboursOfTSne(double perplexity, std::size_t points);

} // namespace crossgloss
