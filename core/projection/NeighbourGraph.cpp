#include "projection/NeighbourGraph.h"

#include "base/Error.h"
#include "base/Parallel.h"
#include "space/HnswIndex.h"
#include "space/NearestSearch.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

/// Fewer rows are searched faster all, through bytes, than over a graph that has to be built first: of 95,000 × 256 in half
/// the time.
constexpr std::size_t minForApproximate = 300'000;

double squaredLength(const float* row, std::size_t dimension)
{
    double sum = 0;
    for (std::size_t i = 0; i < dimension; ++i) {
        sum += static_cast<double>(row[i]) * static_cast<double>(row[i]);
    }
    return sum;
}

bool haveLengthOne(const RowMatrix& rows, std::size_t dimension)
{
    for (std::size_t i = 0; i < rows.rows; ++i) {
        if (std::abs(squaredLength(rows.data + i * rows.stride, dimension) - 1) > 1e-5) {
            return false;
        }
    }
    return true;
}

/// Rows about @p mean with one value more, so that the inner product of a query and a row, q·t − ‖t‖²/2, falls as their
/// distance rises.
std::vector<float> lifted(const RowMatrix& rows, std::size_t dimension, std::span<const double> mean, bool asQueries,
                          int threads)
{
    const std::size_t width = dimension + 1;
    std::vector<float> out(rows.rows * width);
    parallelRanges(rows.rows, threads, [&](std::size_t begin, std::size_t end, int) {
        for (std::size_t i = begin; i < end; ++i) {
            const float* from = rows.data + i * rows.stride;
            float* to = out.data() + i * width;
            for (std::size_t k = 0; k < dimension; ++k) {
                to[k] = static_cast<float>(static_cast<double>(from[k]) - mean[k]);
            }
            to[dimension] = asQueries ? 1.0F : static_cast<float>(-squaredLength(to, dimension) / 2);
        }
    });
    return out;
}

std::vector<double> meanOf(const RowMatrix& rows, std::size_t dimension)
{
    std::vector<double> mean(dimension);
    for (std::size_t i = 0; i < rows.rows; ++i) {
        for (std::size_t k = 0; k < dimension; ++k) {
            mean[k] += static_cast<double>(rows.data[i * rows.stride + k]);
        }
    }
    for (double& value : mean) {
        value /= static_cast<double>(rows.rows);
    }
    return mean;
}

Neighbours nearest(const RowMatrix& queries, const RowMatrix& rows, std::size_t dimension, std::size_t k,
                   const NeighbourGraphOptions& options, Progress& progress)
{
    const ExactSearchOptions exact{.k = k, .threads = options.threads};
    if (haveLengthOne(rows, dimension)) {
        if (options.search == NeighbourSearch::Approximate && rows.rows >= minForApproximate &&
            queries.rows >= minForApproximate) {
            const HnswIndex index(rows, dimension, {.links = 16, .construction = 100, .seed = options.seed,
                                                    .threads = options.threads}, progress);
            return index.search(queries, {.k = k, .breadth = std::max<std::size_t>(2 * k, 60),
                                          .threads = options.threads}, progress);
        }
        return searchNearest(queries, rows, dimension, exact, progress);
    }
    const std::vector<double> mean = meanOf(rows, dimension);
    const std::vector<float> targets = lifted(rows, dimension, mean, false, options.threads);
    const std::vector<float> asking = lifted(queries, dimension, mean, true, options.threads);
    return searchNearest({asking.data(), queries.rows, dimension + 1}, {targets.data(), rows.rows, dimension + 1},
                         dimension + 1, exact, progress);
}

/// The k of the answers of each query that are nearest by their distances, measured anew.
NeighbourGraph measured(const Neighbours& found, const RowMatrix& queries, const RowMatrix& rows, std::size_t dimension,
                        std::size_t k, bool ownRows, int threads)
{
    NeighbourGraph graph;
    graph.points = queries.rows;
    graph.k = k;
    graph.indices.resize(queries.rows * k);
    graph.distances.resize(queries.rows * k);
    parallelRanges(queries.rows, threads, [&](std::size_t begin, std::size_t end, int) {
        std::vector<std::pair<float, std::uint32_t>> order;
        for (std::size_t i = begin; i < end; ++i) {
            order.clear();
            const float* query = queries.data + i * queries.stride;
            for (const std::uint32_t row : found.indicesOf(i)) {
                if (ownRows && row == i) {
                    continue;
                }
                const float* target = rows.data + row * rows.stride;
                float sum = 0;
                for (std::size_t d = 0; d < dimension; ++d) {
                    const float difference = query[d] - target[d];
                    sum += difference * difference;
                }
                order.emplace_back(std::sqrt(sum), row);
            }
            // The last one of the answers goes where the row itself was not among them.
            if (order.size() > k) {
                order.pop_back();
            }
            std::ranges::sort(order);
            for (std::size_t n = 0; n < k; ++n) {
                graph.distances[i * k + n] = order[n].first;
                graph.indices[i * k + n] = order[n].second;
            }
        }
    });
    return graph;
}

} // namespace

NeighbourGraph neighbourGraph(const RowMatrix& rows, std::size_t dimension, const NeighbourGraphOptions& options,
                              Progress& progress)
{
    if (rows.rows == 0) {
        throw Error(CROSSGLOSS_TEXT("There is nothing to be laid out"));
    }
    progress.stage(CROSSGLOSS_TEXT("Finding the neighbours"), 0);
    const std::size_t k = std::min(options.k, rows.rows - 1);
    if (k == 0) {
        NeighbourGraph graph;
        graph.points = rows.rows;
        return graph;
    }
    QuietProgress quiet(progress);
    const Neighbours found = nearest(rows, rows, dimension, k + 1, options, quiet);
    return measured(found, rows, rows, dimension, k, true, options.threads);
}

NeighbourGraph nearestRows(const RowMatrix& queries, const RowMatrix& rows, std::size_t dimension,
                           const NeighbourGraphOptions& options, Progress& progress)
{
    if (rows.rows == 0) {
        throw Error(CROSSGLOSS_TEXT("There is nothing to be laid out"));
    }
    progress.stage(CROSSGLOSS_TEXT("Finding the neighbours"), 0);
    const std::size_t k = std::min(options.k, rows.rows);
    QuietProgress quiet(progress);
    return measured(nearest(queries, rows, dimension, k, options, quiet), queries, rows, dimension, k, false,
                    options.threads);
}

} // namespace crossgloss
