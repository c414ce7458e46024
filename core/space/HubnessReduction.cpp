#include "space/HubnessReduction.h"

#include "numeric/Elementwise.h"
#include "space/CorrectedSearch.h"
#include "space/NormalSimilarities.h"
#include "space/TargetCorrections.h"

#include <cmath>
#include <numbers>

namespace crossgloss {

namespace {

using Affine = NearestSourcesCorrection::Affine;
using Entries = std::span<const BestK::Entry>;

/// Below it a distance of float rows is rounding.
constexpr double smallestScale = 1e-4;

bool hasAnswers(const RowMatrix& queries, const RowMatrix& targets, const RowMatrix& sources, std::size_t k)
{
    if (queries.rows == 0 || targets.rows == 0 || k == 0) {
        return false;
    }
    if (sources.rows == 0) {
        throw Error(CROSSGLOSS_TEXT("There are no source words from which the hubness of targets could be estimated"));
    }
    return true;
}

double distance(float cosine)
{
    return std::sqrt(std::max(0.0, 2.0 - 2.0 * static_cast<double>(cosine)));
}

/// Local scale of a point from the cosines of its nearest rows, the nearest first.
template <typename Cosine>
double scaleOf(LocalScale scale, std::size_t count, const Cosine& cosine)
{
    double result = 0.0;
    if (count > 0 && scale == LocalScale::KthDistance) {
        result = distance(cosine(count - 1));
    } else if (count > 0) {
        for (std::size_t n = 0; n < count; ++n) {
            result += distance(cosine(n));
        }
        result /= static_cast<double>(count);
    }
    return std::max(result, smallestScale);
}

/// ‖p − c‖² of a unit row, c the mean of rows whose mean cosine to it is given; from the products of those rows.
template <typename Row>
double squaredDistanceToMean(std::size_t count, double meanCosine, std::size_t dimension, const Row& row)
{
    double sum = 0.0;
    for (std::size_t a = 0; a < count; ++a) {
        sum += static_cast<double>(dot(dimension, row(a), row(a)));
        for (std::size_t b = 0; b < a; ++b) {
            sum += 2.0 * static_cast<double>(dot(dimension, row(a), row(b)));
        }
    }
    return count == 0 ? 1.0 : 1.0 - 2.0 * meanCosine + sum / static_cast<double>(count * count);
}

double meanOf(std::span<const float> values)
{
    double sum = 0.0;
    for (const float value : values) {
        sum += static_cast<double>(value);
    }
    return values.empty() ? 0.0 : sum / static_cast<double>(values.size());
}

/// Puts every score of a query through a function of it and the query.
template <typename Function>
Neighbours rescored(CorrectedAnswers answers, const Function& function)
{
    Neighbours& best = answers.best;
    for (std::size_t query = 0; query < best.queries; ++query) {
        const auto rescore = function(query, answers.nearest);
        for (std::size_t n = query * best.k; n < (query + 1) * best.k; ++n) {
            best.scores[n] = static_cast<float>(rescore(static_cast<double>(best.scores[n])));
        }
    }
    return std::move(best);
}

} // namespace

Neighbours localScaling(const RowMatrix& queries, const RowMatrix& targets, const RowMatrix& sources,
                        std::size_t dimension, const LocalScalingOptions& options, Progress& progress)
{
    if (!hasAnswers(queries, targets, sources, options.k)) {
        return Neighbours(queries.rows);
    }
    // d² = 2 (1 − S), so that of one query the answers are ordered by (S − 1) / σ_y.
    const NearestSourcesCorrection correction(options.neighbourhood, [&](std::size_t, Entries nearest) {
        const double scale = scaleOf(options.scale, nearest.size(), [&](std::size_t n) { return nearest[n].score; });
        return Affine{-1.0f, static_cast<float>(1.0 / scale)};
    });
    CorrectedSearchOptions search;
    search.k = options.k;
    search.nearest = options.neighbourhood;
    search.sameSpace = options.sameSpace;
    search.threads = options.threads;
    return rescored(correctedSearch(queries, targets, sources, dimension, &correction, nullptr, search, progress),
                    [&](std::size_t query, const Neighbours& nearest) {
                        const std::span<const float> cosines = nearest.scoresOf(query);
                        const double scale
                            = scaleOf(options.scale, cosines.size(), [&](std::size_t n) { return cosines[n]; });
                        return [scale, kind = options.scale](double score) {
                            const double ratio = std::max(0.0, -2.0 * score) / scale;
                            return kind == LocalScale::KthDistance ? std::exp(-ratio) : -std::sqrt(ratio);
                        };
                    });
}

Neighbours disSimLocal(const RowMatrix& queries, const RowMatrix& targets, const RowMatrix& sources,
                       std::size_t dimension, const DisSimLocalOptions& options, Progress& progress)
{
    if (!hasAnswers(queries, targets, sources, options.k)) {
        return Neighbours(queries.rows);
    }
    const NearestSourcesCorrection correction(options.neighbourhood, [&](std::size_t, Entries nearest) {
        const double centroid
            = squaredDistanceToMean(nearest.size(), meanScore(nearest), dimension,
                                    [&](std::size_t n) { return sources.data + nearest[n].index * sources.stride; });
        return Affine{static_cast<float>(0.5 * centroid), 1.0f};
    });
    CorrectedSearchOptions search;
    search.k = options.k;
    search.nearest = options.neighbourhood;
    search.sameSpace = options.sameSpace;
    search.threads = options.threads;
    return rescored(correctedSearch(queries, targets, sources, dimension, &correction, nullptr, search, progress),
                    [&](std::size_t query, const Neighbours& nearest) {
                        const double centroid = squaredDistanceToMean(
                            nearest.k, meanOf(nearest.scoresOf(query)), dimension, [&](std::size_t n) {
                                return targets.data + nearest.indicesOf(query)[n] * targets.stride;
                            });
                        return [centroid](double score) { return 2.0 * score - 2.0 + centroid; };
                    });
}

namespace {

/// Offset and weight that make a cosine the number of standard deviations above the target's mean.
class StandardScores final : public TargetCorrection {
public:
    explicit StandardScores(const NormalSimilarities& targets) : m_targets(targets) {}
    std::unique_ptr<Worker> worker() const override { return std::make_unique<Given>(m_targets); }

private:
    class Given final : public Worker {
    public:
        explicit Given(const NormalSimilarities& targets) : m_targets(targets) {}
        void begin(std::size_t firstTarget, std::size_t targets) override
        {
            m_first = firstTarget;
            m_count = targets;
        }
        bool take(const float*, std::size_t, std::size_t, std::size_t) override { return true; }
        void finish(float* offsets, float* weights) override
        {
            for (std::size_t t = 0; t < m_count; ++t) {
                offsets[t] = static_cast<float>(-m_targets.means[m_first + t]);
                weights[t] = static_cast<float>(1.0 / m_targets.deviations[m_first + t]);
            }
        }

    private:
        const NormalSimilarities& m_targets;
        std::size_t m_first = 0;
        std::size_t m_count = 0;
    };
    const NormalSimilarities& m_targets;
};

/// ln of the standard normal distribution function.
double logNormal(double z)
{
    if (z > 0.0) {
        return std::log1p(-0.5 * std::erfc(z * (1.0 / std::numbers::sqrt2)));
    }
    if (z > -30.0) {
        return std::log(0.5 * std::erfc(-z * (1.0 / std::numbers::sqrt2)));
    }
    // Beyond the range of erfc: the asymptotic series.
    const double inverse = 1.0 / (z * z);
    return -0.5 * z * z - std::log(-z) - 0.5 * std::log(2.0 * std::numbers::pi) + std::log1p(inverse * (-1.0 + 3.0 * inverse));
}

/// P(D > δ) of a distance with the object's mean and deviation is P(similarity < S): Φ of its standard score.
class MutualProximity final : public Refinement {
public:
    MutualProximity(const NormalSimilarities& queries, const NormalSimilarities& targets)
        : m_queries(queries), m_targets(targets)
    {
    }

    double score(std::size_t query, std::size_t target, float cosine) const override
    {
        return logNormal(m_queries.standardScore(query, cosine)) + logNormal(m_targets.standardScore(target, cosine));
    }

    /// Neither factor exceeds one, so the target's alone must reach the score: z with ln Φ(z) = score. Newton's steps on a
    /// rising concave function stay on the left of the root from the first on, which is the side to err on.
    float bound(std::size_t, double score) const override
    {
        double z = 0.0;
        for (int step = 0; step < 16; ++step) {
            const double value = logNormal(z);
            const double slope = std::exp(-0.5 * z * z - value) / std::sqrt(2.0 * std::numbers::pi);
            const double next = z + (score - value) / slope;
            if (!(std::abs(next - z) > 1e-3) || !std::isfinite(next)) {
                break;
            }
            z = next;
        }
        // The standard scores of the scan are rounded to float.
        return static_cast<float>(z - 1e-4 * (1.0 + std::abs(z)));
    }

private:
    const NormalSimilarities& m_queries;
    const NormalSimilarities& m_targets;
};

} // namespace

Neighbours mutualProximity(const RowMatrix& queries, const RowMatrix& targets, const RowMatrix& sources,
                           std::size_t dimension, const MutualProximityOptions& options, Progress& progress)
{
    if (!hasAnswers(queries, targets, sources, options.k)) {
        return Neighbours(queries.rows);
    }
    const NormalSimilarities ofQueries(queries, targets, dimension, options.sameSpace, options.threads, progress);
    const NormalSimilarities ofTargets(targets, sources, dimension, options.sameSpace, options.threads, progress);
    const StandardScores correction(ofTargets);
    const MutualProximity refinement(ofQueries, ofTargets);
    CorrectedSearchOptions search;
    search.k = options.k;
    search.sameSpace = options.sameSpace;
    search.threads = options.threads;
    // The corrections are known already: no products with the sources are needed.
    return correctedSearch(queries, targets, {}, dimension, &correction, &refinement, search, progress).best;
}

} // namespace crossgloss
