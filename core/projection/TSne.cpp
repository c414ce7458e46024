#include "projection/TSne.h"

#include "base/Error.h"
#include "base/Parallel.h"
#include "numeric/Vectorised.h"
#include "projection/Affinities.h"
#include "projection/RepulsionField.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace crossgloss {

namespace {

/// Up to here all pairs take less time than a mesh.
constexpr std::size_t maxForExact = 2500;
/// Ends 20,000 points within half a percent of the divergence of half the spacing; 0.5 ends 0.9 % above it.
constexpr double meshSpacing = 0.35;
constexpr double startDeviation = 1e-4;
constexpr float smallestGain = 0.01F;
/// No point moves farther in one step (openTSNE and FIt-SNE have the same bound).
constexpr float maxStep = 5;

// The watch over layouts that are still so small that forces are linear in them. Exaggerated attraction outweighs the
// repulsion of all modes where the graph is well connected: the layout then shrinks to nothing, both axes turn into the one
// mode that shrinks slowest, and what grows later is a line. Made round and as large as it began, which linear forces do not
// mind, it ends early exaggeration with the two slowest modes, as orthogonal iteration does.
constexpr int stepsBetweenLooks = 10;
constexpr double largestLinear = 1e-2; ///< deviation
constexpr double smallestLinear = 0.1 * startDeviation;
constexpr double thinnest = 0.1;       ///< of the two deviations, as a ratio

/// What pulls one point. @param xs,ys of all points.
CROSSGLOSS_VECTORISED void pullOne(const float* xs, const float* ys, const std::uint32_t* neighbours, const float* values,
                                   std::size_t count, float x, float y, float* force)
{
    float sumX = 0;
    float sumY = 0;
#pragma omp simd reduction(+ : sumX, sumY)
    for (std::size_t m = 0; m < count; ++m) {
        const float dx = x - xs[neighbours[m]];
        const float dy = y - ys[neighbours[m]];
        const float pull = values[m] / (1.0F + dx * dx + dy * dy);
        sumX += pull * dx;
        sumY += pull * dy;
    }
    force[0] = sumX;
    force[1] = sumY;
}

/// Σ p (log p + log(1 + d²)) of one point.
double divergenceOf(const Affinities& pulls, std::size_t i, std::span<const float> layout)
{
    double sum = 0;
    for (std::uint64_t m = pulls.begin[i]; m < pulls.begin[i + 1]; ++m) {
        const std::size_t j = pulls.neighbours[m];
        const double p = static_cast<double>(pulls.values[m]);
        const double dx = static_cast<double>(layout[2 * i] - layout[2 * j]);
        const double dy = static_cast<double>(layout[2 * i + 1] - layout[2 * j + 1]);
        if (p > 0) {
            sum += p * (std::log(p) + std::log1p(dx * dx + dy * dy));
        }
    }
    return sum;
}

/// Below 1 and the same for the same number: keeps equal points from moving as one.
float scattered(std::uint64_t number)
{
    number = (number + 0x9e3779b97f4a7c15U) * 0xbf58476d1ce4e5b9U;
    number = (number ^ (number >> 27)) * 0x94d049bb133111ebU;
    return static_cast<float>(number >> 40) * 0x1p-24F - 0.5F;
}

class TSne final : public Projection {
public:
    TSne(const NeighbourGraph& graph, std::span<const float> start, bool resumed, const TSneOptions& options,
         Progress& progress)
        : m_options(options), m_exaggerated(resumed ? 0 : options.exaggerationIterations), m_total(options.iterations),
          m_pulls(affinities(graph, usedPerplexity(options.perplexity, graph), options.threads, progress)),
          m_layout(start.begin(), start.end()), m_velocity(start.size()), m_gains(start.size(), 1.0F),
          m_pull(start.size()), m_push(start.size()), m_x(start.size() / 2), m_y(start.size() / 2)
    {
        if (!resumed) {
            m_total = std::max(m_total, m_exaggerated);
            scaleStart();
        }
        const auto points = static_cast<double>(graph.points);
        m_rate = options.learningRate > 0 ? options.learningRate : std::max(points / options.exaggeration, 200.0);
        m_repulsion = makeRepulsion(graph.points);
    }

    void run(int steps, Progress& progress) override
    {
        const int until = steps > m_total - m_iteration ? m_total : m_iteration + steps;
        while (m_iteration < until) {
            progress.throwIfCancelled();
            step();
            ++m_iteration;
            if (m_iteration % stepsBetweenLooks == 0) {
                keepRound();
            }
        }
    }
    int iteration() const override { return m_iteration; }
    int iterations() const override { return m_total; }
    std::span<const float> layout() const override { return m_layout; }

    std::optional<double> divergence(Progress& progress) override
    {
        const std::size_t points = m_layout.size() / 2;
        if (m_pulls.values.empty()) {
            return 0;
        }
        progress.stage(CROSSGLOSS_TEXT("Measuring the divergence"), 0);
        const double z = std::max(m_repulsion->push(m_layout, m_push), 1e-300);
        std::vector<double> parts(points);
        parallelRanges(points, m_options.threads, [&](std::size_t begin, std::size_t end, int) {
            for (std::size_t i = begin; i < end; ++i) {
                parts[i] = divergenceOf(m_pulls, i, m_layout);
            }
        });
        const double mass = std::accumulate(m_pulls.values.begin(), m_pulls.values.end(), 0.0);
        return std::accumulate(parts.begin(), parts.end(), 0.0) + mass * std::log(z);
    }

private:
    static double usedPerplexity(double perplexity, const NeighbourGraph& graph)
    {
        return std::max(1.0, std::min(perplexity, static_cast<double>(graph.k) / 3));
    }

    std::unique_ptr<RepulsionField> makeRepulsion(std::size_t points) const
    {
        switch (m_options.repulsion) {
        case Repulsion::Exact: return exactRepulsion(m_options.threads);
        case Repulsion::BarnesHut: return treeRepulsion(m_options.theta, m_options.threads);
        case Repulsion::Grid: return meshRepulsion(meshSpacing, m_options.threads);
        case Repulsion::Automatic: break;
        }
        return points <= maxForExact ? exactRepulsion(m_options.threads) : meshRepulsion(meshSpacing, m_options.threads);
    }

    void scaleStart()
    {
        double squares = 0;
        double mean = 0;
        const double points = static_cast<double>(m_layout.size() / 2);
        for (std::size_t i = 0; i < m_layout.size(); i += 2) {
            mean += static_cast<double>(m_layout[i]) / points;
        }
        for (std::size_t i = 0; i < m_layout.size(); i += 2) {
            squares += std::pow(static_cast<double>(m_layout[i]) - mean, 2);
        }
        const double deviation = std::sqrt(squares / points);
        const double scale = deviation > 0 ? startDeviation / deviation : 0;
        for (std::size_t i = 0; i < m_layout.size(); ++i) {
            m_layout[i] = static_cast<float>(static_cast<double>(m_layout[i]) * scale)
                          + static_cast<float>(0.01 * startDeviation) * scattered(i);
        }
    }

    void step()
    {
        const std::size_t points = m_layout.size() / 2;
        for (std::size_t i = 0; i < points; ++i) {
            m_x[i] = m_layout[2 * i];
            m_y[i] = m_layout[2 * i + 1];
        }
        parallelRanges(points, m_options.threads, [&](std::size_t begin, std::size_t end, int) {
            for (std::size_t i = begin; i < end; ++i) {
                const std::uint64_t first = m_pulls.begin[i];
                pullOne(m_x.data(), m_y.data(), m_pulls.neighbours.data() + first, m_pulls.values.data() + first,
                        m_pulls.begin[i + 1] - first, m_x[i], m_y[i], m_pull.data() + 2 * i);
            }
        });
        const double z = std::max(m_repulsion->push(m_layout, m_push), 1e-12);
        move(z);
    }

    /// Gains by sign as of Jacobs (1988), with momentum. The slope is a quarter of the gradient, as learning rates of n / 12
    /// are meant.
    void move(double z)
    {
        const bool early = m_iteration < m_exaggerated;
        const auto pull = static_cast<float>(early ? m_options.exaggeration : 1.0);
        const auto push = static_cast<float>(1 / z);
        const auto rate = static_cast<float>(m_rate);
        const auto momentum = static_cast<float>(early ? m_options.earlyMomentum : m_options.momentum);
        double meanX = 0;
        double meanY = 0;
        for (std::size_t i = 0; i < m_layout.size(); ++i) {
            const float slope = pull * m_pull[i] - push * m_push[i];
            const float gain = slope * m_velocity[i] < 0 ? m_gains[i] + 0.2F : m_gains[i] * 0.8F;
            m_gains[i] = std::max(gain, smallestGain);
            m_velocity[i] = momentum * m_velocity[i] - rate * m_gains[i] * slope;
        }
        for (std::size_t i = 0; i < m_layout.size(); i += 2) {
            const float length = std::hypot(m_velocity[i], m_velocity[i + 1]);
            const float shortened = length > maxStep ? maxStep / length : 1.0F;
            m_layout[i] += shortened * m_velocity[i];
            m_layout[i + 1] += shortened * m_velocity[i + 1];
            meanX += static_cast<double>(m_layout[i]);
            meanY += static_cast<double>(m_layout[i + 1]);
        }
        const auto points = static_cast<double>(m_layout.size() / 2);
        for (std::size_t i = 0; i < m_layout.size(); i += 2) {
            m_layout[i] -= static_cast<float>(meanX / points);
            m_layout[i + 1] -= static_cast<float>(meanY / points);
        }
    }

    /// Layouts that have shrunk or become a line while forces were linear get their two dimensions back.
    void keepRound()
    {
        const std::size_t points = m_layout.size() / 2;
        double xx = 0;
        double xy = 0;
        double yy = 0;
        for (std::size_t i = 0; i < points; ++i) {
            const auto x = static_cast<double>(m_layout[2 * i]);
            const auto y = static_cast<double>(m_layout[2 * i + 1]);
            xx += x * x;
            xy += x * y;
            yy += y * y;
        }
        const Eigen::Matrix2d covariance = (Eigen::Matrix2d() << xx, xy, xy, yy).finished() / static_cast<double>(points);
        const Eigen::SelfAdjointEigenSolver<Eigen::Matrix2d> axes(covariance);
        const Eigen::Vector2d deviations = axes.eigenvalues().cwiseMax(0).cwiseSqrt();
        if (!(deviations(1) > 0) || deviations(1) > largestLinear
            || (deviations(1) > smallestLinear && deviations(0) > thinnest * deviations(1))) {
            return;
        }
        // What rounding has left of the second axis is no direction to be stretched.
        const double most = deviations(1) * static_cast<double>(std::numeric_limits<float>::epsilon());
        if (deviations(0) < 1e3 * most) {
            for (std::size_t i = 0; i < m_layout.size(); ++i) {
                m_layout[i] += static_cast<float>(0.1 * deviations(1)) * scattered(i + static_cast<std::size_t>(m_iteration));
            }
            return;
        }
        const Eigen::Matrix2d change =
            axes.eigenvectors() * (startDeviation * deviations.cwiseInverse()).asDiagonal() * axes.eigenvectors().transpose();
        for (std::vector<float>* const values : {&m_layout, &m_velocity}) {
            for (std::size_t i = 0; i < points; ++i) {
                const Eigen::Vector2d place((*values)[2 * i], (*values)[2 * i + 1]);
                const Eigen::Vector2d moved = change * place;
                (*values)[2 * i] = static_cast<float>(moved(0));
                (*values)[2 * i + 1] = static_cast<float>(moved(1));
            }
        }
    }

    TSneOptions m_options;
    int m_exaggerated;
    int m_total;
    int m_iteration = 0;
    double m_rate = 0;
    Affinities m_pulls;
    std::vector<float> m_layout;
    std::vector<float> m_velocity;
    std::vector<float> m_gains;
    std::vector<float> m_pull;
    std::vector<float> m_push;
    std::vector<float> m_x;
    std::vector<float> m_y;
    std::unique_ptr<RepulsionField> m_repulsion;
};

} // namespace

std::size_t neighboursOfTSne(double perplexity, std::size_t points)
{
    const auto wanted = static_cast<std::size_t>(std::ceil(3 * std::max(perplexity, 1.0)));
    return points == 0 ? 0 : std::min(wanted, points - 1);
}

std::unique_ptr<Projection> makeTSne(const NeighbourGraph& graph, std::span<const float> start, bool resumed,
                                     const TSneOptions& options, Progress& progress)
{
    if (start.size() != 2 * graph.points) {
        throw Error(CROSSGLOSS_TEXT("The start of the layout has another number of points"));
    }
    if (!std::ranges::all_of(start, [](float value) { return std::isfinite(value); })) {
        throw Error(CROSSGLOSS_TEXT("A place in the layout is not a finite number"));
    }
    if (!(options.perplexity >= 1) || !(options.exaggeration >= 1) || options.iterations < 0) {
        throw Error(CROSSGLOSS_TEXT("Perplexity and exaggeration are at least 1, iterations at least 0"));
    }
    return std::make_unique<TSne>(graph, start, resumed, options, progress);
}

} // namespace crossgloss
