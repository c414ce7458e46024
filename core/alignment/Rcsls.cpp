#include "alignment/Rcsls.h"

#include "base/Error.h"
#include "base/Parallel.h"
#include "numeric/Decomposition.h"
#include "numeric/Elementwise.h"
#include "space/ExactSearch.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace crossgloss {

namespace {

constexpr double smallestRate = 1e-4;

/// The different rows of one side of a dictionary, each with the number of pairs it stands in.
struct DistinctRows {
    std::vector<std::uint32_t> indices;    ///< in the space, ascending
    std::vector<float> counts;
    std::vector<float> rows;               ///< normalised

    DistinctRows(std::vector<std::uint32_t> all, const PreparedSide& side, int threads)
    {
        std::ranges::sort(all);
        for (const std::uint32_t index : all) {
            if (indices.empty() || indices.back() != index) {
                indices.push_back(index);
                counts.push_back(0.0f);
            }
            counts.back() += 1.0f;
        }
        rows = side.rowsOf(indices, threads);
    }
};

std::vector<std::uint32_t> sideOf(std::span<const IndexPair> pairs, std::uint32_t IndexPair::* side)
{
    std::vector<std::uint32_t> all;
    all.reserve(pairs.size());
    for (const IndexPair& pair : pairs) {
        all.push_back(pair.*side);
    }
    return all;
}

struct LossAndGradient {
    double loss = 0;
    DenseMatrix gradient;              ///< source × target dimension
};

class Problem {
public:
    Problem(const PreparedSpaces& spaces, std::span<const IndexPair> pairs, const RcslsOptions& options)
        : m_options(options), m_sourceDimension(spaces.source.dimension()), m_targetDimension(spaces.target.dimension()),
          m_pairs(pairs.size()), m_cross(spaces.products(pairs, false).cross),
          m_sources(sideOf(pairs, &IndexPair::source), spaces.source, options.threads),
          m_targets(sideOf(pairs, &IndexPair::target), spaces.target, options.threads),
          m_sourceNegatives(spaces.source.firstRows(options.negatives, options.threads)),
          m_targetNegatives(spaces.target.firstRows(options.negatives, options.threads))
    {
    }

    const DenseMatrix& cross() const { return m_cross; }

    /// The loss is linear in W while the neighbours stay the same, so that it is the product of W and its gradient.
    LossAndGradient at(const DenseMatrix& map, Progress& progress) const
    {
        LossAndGradient result;
        result.gradient = DenseMatrix(m_sourceDimension, m_targetDimension);
        for (std::size_t i = 0; i < result.gradient.values.size(); ++i) {
            result.gradient.values[i] = -2.0 * m_cross.values[i];
        }
        // Neighbours of mapped sources among the targets; neighbours of targets among the mapped sources, for which the
        // targets are mapped back: (x'W)·z = x'·(zWᵀ).
        const auto add = [&](const DenseMatrix& more) {
            for (std::size_t i = 0; i < more.values.size(); ++i) {
                result.gradient.values[i] += more.values[i];
            }
        };
        add(neighbourProducts(m_sources, m_sourceDimension, map, Transpose::No, m_targetNegatives, m_targetDimension,
                              true, progress));
        add(neighbourProducts(m_targets, m_targetDimension, map, Transpose::Yes, m_sourceNegatives, m_sourceDimension,
                              false, progress));
        for (double& value : result.gradient.values) {
            value /= static_cast<double>(m_pairs);
        }
        result.loss = std::inner_product(map.values.begin(), map.values.end(), result.gradient.values.begin(), 0.0);
        return result;
    }

private:
    /// Σ_i count_i / k · x_iᵀ (sum of the k rows of @p negatives nearest to x_i · op(map)); transposed for the target side, so
    /// that it is always source × target dimension.
    DenseMatrix neighbourProducts(const DistinctRows& side, std::size_t dimension, const DenseMatrix& map,
                                  Transpose transpose, const std::vector<float>& negatives, std::size_t otherDimension,
                                  bool sourceSide, Progress& progress) const
    {
        const std::size_t count = side.indices.size();
        const std::vector<float> factors = toFloat(map);
        std::vector<float> queries(count * otherDimension);
        const auto size = [](std::size_t value) { return static_cast<std::ptrdiff_t>(value); };
        parallelRanges(count, m_options.threads, [&](std::size_t begin, std::size_t end, int) {
            gemm(Transpose::No, transpose, size(end - begin), size(otherDimension), size(dimension), 1.0f,
                 side.rows.data() + begin * dimension, size(dimension), factors.data(), size(map.columns), 0.0f,
                 queries.data() + begin * otherDimension, size(otherDimension));
        });
        ExactSearchOptions search;
        search.k = m_options.neighbourhood;
        search.threads = m_options.threads;
        QuietProgress quiet(progress);
        const Neighbours found =
            exactSearch({queries.data(), count, otherDimension},
                        {negatives.data(), negatives.size() / otherDimension, otherDimension}, otherDimension, search,
                        quiet);
        const std::size_t parts = std::min<std::size_t>(count, static_cast<std::size_t>(resolveThreads(m_options.threads)));
        std::vector<CrossProductsBuilder> builders(
            parts, CrossProductsBuilder(m_sourceDimension, m_targetDimension, false));
        parallelRanges(count, static_cast<int>(parts), [&](std::size_t begin, std::size_t end, int part) {
            std::vector<float> sum(otherDimension);
            for (std::size_t i = begin; i < end; ++i) {
                std::ranges::fill(sum, 0.0f);
                for (const std::uint32_t neighbour : found.indicesOf(i)) {
                    addScaled(otherDimension, side.counts[i] / static_cast<float>(found.k),
                              negatives.data() + neighbour * otherDimension, sum.data());
                }
                const float* const row = side.rows.data() + i * dimension;
                builders[static_cast<std::size_t>(part)].add(sourceSide ? row : sum.data(), sourceSide ? sum.data() : row);
            }
            builders[static_cast<std::size_t>(part)].result();
        });
        for (std::size_t part = 1; part < builders.size(); ++part) {
            builders[0].merge(builders[part]);
        }
        return builders[0].result().cross;
    }

    const RcslsOptions& m_options;
    std::size_t m_sourceDimension;
    std::size_t m_targetDimension;
    std::size_t m_pairs;
    DenseMatrix m_cross;
    DistinctRows m_sources;
    DistinctRows m_targets;
    std::vector<float> m_sourceNegatives;
    std::vector<float> m_targetNegatives;
};

DenseMatrix clipSingularValues(const DenseMatrix& matrix)
{
    const SingularValues svd = singularValues(matrix);
    std::vector<double> clipped = svd.values;
    for (double& value : clipped) {
        value = std::min(value, 1.0);
    }
    return product(scaledColumns(svd.u, clipped), Transpose::No, svd.v, Transpose::Yes);
}

DenseMatrix stepped(const DenseMatrix& map, const DenseMatrix& gradient, double rate, bool spectral)
{
    DenseMatrix next = map;
    for (std::size_t i = 0; i < next.values.size(); ++i) {
        next.values[i] -= rate * gradient.values[i];
    }
    return spectral ? clipSingularValues(next) : next;
}

} // namespace

RcslsResult rcsls(const PreparedSpaces& spaces, std::span<const IndexPair> pairs, const HeldOutScorer* scorer,
                  const RcslsOptions& options, int acceptedSteps, const std::function<void(const RcslsPoint&)>& onPoint,
                  Progress& progress)
{
    if (pairs.empty()) {
        throw Error(CROSSGLOSS_TEXT("There are no pairs to learn a map from"));
    }
    progress.stage(CROSSGLOSS_TEXT("Learning the map"), static_cast<std::uint64_t>(options.iterations));
    const Problem problem(spaces, pairs, options);
    const MapPair start = procrustes(problem.cross());
    const DenseMatrix targetIdentity = DenseMatrix::identity(spaces.target.dimension());

    RcslsResult result;
    DenseMatrix map = product(start.source, Transpose::No, start.target, Transpose::Yes);
    LossAndGradient present = problem.at(map, progress);
    DenseMatrix bestMap = map;
    double rate = options.learningRate;
    double bestScore = 0.0;
    int accepted = 0;
    int sinceBest = 0;
    const auto note = [&](RcslsPoint point) {
        if (point.accepted && scorer) {
            point.heldOut = scorer->score({map, targetIdentity, {}}, progress);
        }
        const double score = point.heldOut ? point.heldOut->csls : 0.0;
        if (point.accepted && (!point.heldOut || result.curve.empty() || score > bestScore)) {
            bestScore = score;
            bestMap = map;
            result.best = result.curve.size();
            result.steps = accepted;
            sinceBest = 0;
        } else if (point.accepted) {
            ++sinceBest;
        }
        result.curve.push_back(point);
        if (onPoint) {
            onPoint(point);
        }
    };
    note({0, present.loss, 0.0, true, {}});
    result.stopped = CROSSGLOSS_TEXT("all iterations were done");
    for (int iteration = 1; iteration <= options.iterations; ++iteration) {
        progress.throwIfCancelled();
        progress.advance(static_cast<std::uint64_t>(iteration));
        if (acceptedSteps > 0 && accepted == acceptedSteps) {
            result.stopped = CROSSGLOSS_TEXT("as many steps were taken as were best on the words kept aside");
            break;
        }
        if (scorer && sinceBest >= options.patience) {
            result.stopped = CROSSGLOSS_TEXT("the words kept aside were translated no better");
            break;
        }
        if (rate < smallestRate) {
            result.stopped = CROSSGLOSS_TEXT("the loss could not be lowered further");
            break;
        }
        const double tried = rate;
        DenseMatrix next = stepped(map, present.gradient, tried, options.spectral);
        LossAndGradient there = problem.at(next, progress);
        const bool lower = there.loss <= present.loss;     // false for what is not a number
        const double loss = there.loss;
        if (lower) {
            map = std::move(next);
            present = std::move(there);
            ++accepted;
        } else {
            rate /= 2.0;
        }
        note({iteration, loss, tried, lower, {}});
    }
    result.maps = {std::move(bestMap), targetIdentity, {}};
    return result;
}

nlohmann::json toJson(const RcslsResult& result)
{
    nlohmann::json curve = nlohmann::json::array();
    for (const RcslsPoint& point : result.curve) {
        curve.push_back({{"iteration", point.iteration},
                         {"loss", point.loss},
                         {"learning_rate", point.learningRate},
                         {"accepted", point.accepted}});
        if (point.heldOut) {
            curve.back().update(toJson(*point.heldOut));
        }
    }
    return {{"curve", std::move(curve)}, {"best", result.best}, {"steps", result.steps}, {"stopped", result.stopped}};
}

} // namespace crossgloss
