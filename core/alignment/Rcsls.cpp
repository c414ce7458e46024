#include "alignment/Rcsls.h"

#include "base/Error.h"
#include "base/Parallel.h"
#include "numeric/Decomposition.h"
#include "numeric/Elementwise.h"
#include "space/NearestSearch.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace crossgloss {

namespace {

/// Shorter steps change nothing that a score could tell.
constexpr double smallestRate = 0.05;
/// Steps without a better score on the held-out words before the best point is taken up again.
constexpr int patience = 3;

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
        : m_options(options), m_sourceDimension(spaces.source.dimension()),
          m_targetDimension(spaces.target.dimension()), m_pairs(pairs.size()),
          m_cross(spaces.products(pairs, false).cross),
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
    /// Σ_i count_i / k · x_iᵀ (sum of the k rows of @p negatives nearest to x_i · op(map)); transposed for the target
    /// side, so that it is always source × target dimension.
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
            searchNearest({queries.data(), count, otherDimension},
                        {negatives.data(), negatives.size() / otherDimension, otherDimension}, otherDimension, search,
                        quiet);
        const std::size_t parts =
            std::min<std::size_t>(count, static_cast<std::size_t>(resolveThreads(m_options.threads)));
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
                builders[static_cast<std::size_t>(part)].add(sourceSide ? row : sum.data(),
                                                             sourceSide ? sum.data() : row);
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

/// A place on the way, with all that is needed to take it up again.
struct State {
    DenseMatrix map;
    LossAndGradient there;
    std::optional<HeldOutScores> score;
    std::vector<double> rates;         ///< of the steps from the start
};

/// Of a share of @p count.
double standardError(double share, std::size_t count)
{
    return std::sqrt(share * (1.0 - share) / static_cast<double>(count));
}

DenseMatrix startOf(const Problem& problem)
{
    const MapPair start = procrustes(problem.cross());
    return product(start.source, Transpose::No, start.target, Transpose::Yes);
}

MapPair intoTarget(DenseMatrix map)
{
    DenseMatrix identity = DenseMatrix::identity(map.columns);
    return {std::move(map), std::move(identity), {}};
}

void requirePairs(std::span<const IndexPair> pairs)
{
    if (pairs.empty()) {
        throw Error(CROSSGLOSS_TEXT("There are no pairs to learn a map from"));
    }
}

} // namespace

RcslsResult rcsls(const PreparedSpaces& spaces, std::span<const IndexPair> pairs, const HeldOutScorer* scorer,
                  const RcslsOptions& options, const std::function<void(const RcslsPoint&)>& onPoint,
                  Progress& progress)
{
    requirePairs(pairs);
    progress.stage(CROSSGLOSS_TEXT("Learning the map"), static_cast<std::uint64_t>(options.iterations));
    const Problem problem(spaces, pairs, options);
    RcslsResult result;
    result.stopped = CROSSGLOSS_TEXT("all iterations were done");
    const auto scoreOf = [&](const DenseMatrix& map) -> std::optional<HeldOutScores> {
        return scorer ? std::optional(scorer->score(intoTarget(map), progress)) : std::nullopt;
    };
    const auto note = [&](const RcslsPoint& point) {
        result.curve.push_back(point);
        if (onPoint) {
            onPoint(point);
        }
    };

    State present;
    present.map = startOf(problem);
    present.there = problem.at(present.map, progress);
    present.score = scoreOf(present.map);
    note({0, present.there.loss, 0.0, true, present.score});
    State best = present;
    double rate = options.learningRate;
    int sinceBest = 0;
    for (int iteration = 1; iteration <= options.iterations; ++iteration) {
        progress.throwIfCancelled();
        progress.advance(static_cast<std::uint64_t>(iteration));
        if (rate < smallestRate) {
            result.stopped = scorer ? CROSSGLOSS_TEXT("the held-out words were translated no better")
                                    : CROSSGLOSS_TEXT("the loss could not be lowered further");
            break;
        }
        if (best.score && best.score->csls == 1.0) {
            result.stopped = CROSSGLOSS_TEXT("all held-out words are translated");
            break;
        }
        State next;
        next.map = stepped(present.map, present.there.gradient, rate, options.spectral);
        next.there = problem.at(next.map, progress);
        RcslsPoint point{iteration, next.there.loss, rate, next.there.loss <= present.there.loss, {}};     // NaN: false
        if (!point.accepted) {
            rate /= 2.0;
            note(point);
            continue;
        }
        point.heldOut = next.score = scoreOf(next.map);
        const double fall = point.heldOut ? best.score->csls - point.heldOut->csls : 0.0;
        point.accepted = fall <= (scorer ? standardError(best.score->csls, scorer->words()) : 0.0);
        note(point);
        if (point.accepted) {
            next.rates = present.rates;
            next.rates.push_back(rate);
            present = std::move(next);
            ++sinceBest;
            if (fall <= 0.0) {                             // of equals the one of less loss
                best = present;
                result.best = result.curve.size() - 1;
                sinceBest = 0;
            }
        }
        if (!point.accepted || sinceBest == patience) {
            present = best;
            rate /= 4.0;
            sinceBest = 0;
        }
    }
    result.rates = std::move(best.rates);
    result.maps = intoTarget(std::move(best.map));
    return result;
}

MapPair rcslsSteps(const PreparedSpaces& spaces, std::span<const IndexPair> pairs, std::span<const double> rates,
                   const RcslsOptions& options, Progress& progress)
{
    requirePairs(pairs);
    progress.stage(CROSSGLOSS_TEXT("Learning the map from all pairs"), rates.size());
    const Problem problem(spaces, pairs, options);
    DenseMatrix map = startOf(problem);
    if (rates.empty()) {
        return intoTarget(std::move(map));
    }
    LossAndGradient present = problem.at(map, progress);
    for (std::size_t step = 0; step < rates.size(); ++step) {
        progress.throwIfCancelled();
        DenseMatrix next = stepped(map, present.gradient, rates[step], options.spectral);
        LossAndGradient there = problem.at(next, progress);
        if (!(there.loss <= present.loss)) {
            break;
        }
        map = std::move(next);
        present = std::move(there);
        progress.advance(step + 1);
    }
    return intoTarget(std::move(map));
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
    return {{"curve", std::move(curve)},
            {"best", result.best},
            {"steps", result.rates.size()},
            {"stopped", result.stopped}};
}

} // namespace crossgloss
