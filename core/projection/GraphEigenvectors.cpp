#include "projection/GraphEigenvectors.h"

#include "base/Parallel.h"
#include "base/Random.h"
#include "numeric/Vectorised.h"

#include <Eigen/Dense>

#include <algorithm>
#include <array>
#include <cmath>

namespace crossgloss {

namespace {

/// Directions that are followed: the two, and others so that those converge soon.
constexpr std::size_t columns = 8;
constexpr std::size_t sumRows = 4096;      ///< of one partial sum, whatever the threads
constexpr std::size_t fewPoints = 4;
constexpr std::size_t densePoints = 64;
constexpr int degree = 16;
constexpr int maxRounds = 40;
constexpr double tolerance = 0.01;

using Square = Eigen::Matrix<double, columns, columns>;

/// A = D^(−1/2) W D^(−1/2), whose eigenvalues are one less the Laplacian's.
struct NormalisedGraph {
    const FuzzyGraph& graph;
    std::vector<float> weights;
    std::vector<float> roots;              ///< of the degrees, of length one: the eigenvector of 1

    explicit NormalisedGraph(const FuzzyGraph& from) : graph(from), weights(from.weights), roots(from.points)
    {
        double sum = 0.0;
        for (std::size_t i = 0; i < graph.points; ++i) {
            double degreeOf = 0.0;
            for (std::size_t edge = graph.begins[i]; edge < graph.begins[i + 1]; ++edge) {
                degreeOf += static_cast<double>(graph.weights[edge]);
            }
            sum += degreeOf;
            roots[i] = static_cast<float>(std::sqrt(degreeOf));
        }
        for (std::size_t i = 0; i < graph.points; ++i) {
            for (std::size_t edge = graph.begins[i]; edge < graph.begins[i + 1]; ++edge) {
                weights[edge] /= roots[i] * roots[graph.others[edge]];
            }
        }
        const auto length = static_cast<float>(std::sqrt(sum));
        for (float& root : roots) {
            root /= length;
        }
    }
};

/// to = scale (A from − shift from) − damping to, for rows [begin, end).
CROSSGLOSS_VECTORISED
void multiplyRows(const std::size_t* begins, const std::uint32_t* others, const float* weights, const float* from,
                  float* to, std::size_t begin, std::size_t end, float scale, float shift, float damping)
{
    for (std::size_t i = begin; i < end; ++i) {
        float sum[columns];
        for (std::size_t c = 0; c < columns; ++c) {
            sum[c] = -shift * from[i * columns + c];
        }
        for (std::size_t edge = begins[i]; edge < begins[i + 1]; ++edge) {
            const float weight = weights[edge];
            const float* const row = from + static_cast<std::size_t>(others[edge]) * columns;
            for (std::size_t c = 0; c < columns; ++c) {
                sum[c] += weight * row[c];
            }
        }
        for (std::size_t c = 0; c < columns; ++c) {
            to[i * columns + c] = scale * sum[c] - damping * to[i * columns + c];
        }
    }
}

class SubspaceIteration {
public:
    SubspaceIteration(const NormalisedGraph& graph, int threads, const Progress& progress)
        : m_graph(graph), m_points(graph.graph.points), m_threads(threads), m_progress(progress),
          m_x(m_points * columns), m_y(m_points * columns)
    {
    }

    std::vector<float> run(std::span<const float> guess, std::uint64_t seed)
    {
        begin(guess, seed);
        // Without a filter at first: where the unwanted eigenvalues lie is not known.
        std::array<double, columns> values = rotate();
        double damped = std::clamp(values.back(), 0.0, 0.9);
        for (int round = 0; round < maxRounds; ++round) {
            filter(damped);
            const std::array<double, columns> next = rotate();
            const bool settled = change(values[0], next[0]) < tolerance && change(values[1], next[1]) < tolerance;
            values = next;
            damped = std::clamp(values.back(), damped, 1.0 - 1e-5);
            if (settled) {
                break;
            }
        }
        std::vector<float> result(2 * m_points);
        for (std::size_t i = 0; i < m_points; ++i) {
            for (std::size_t c = 0; c < 2; ++c) {
                result[2 * i + c] = m_x[i * columns + c] / m_graph.roots[i];
            }
        }
        return result;
    }

private:
    static double change(double before, double after)
    {
        return std::abs(after - before) / std::max(1.0 - after, 1e-7);
    }

    void begin(std::span<const float> guess, std::uint64_t seed)
    {
        Random random(seed);
        for (std::size_t i = 0; i < m_points; ++i) {
            for (std::size_t c = 0; c < columns; ++c) {
                m_x[i * columns + c] = c < 2 && !guess.empty() ? guess[2 * i + c] * m_graph.roots[i]
                                                               : static_cast<float>(normal(random)) * m_graph.roots[i];
            }
        }
    }

    void multiply(const std::vector<float>& from, std::vector<float>& to, double scale, double shift, double damping)
    {
        m_progress.throwIfCancelled();
        parallelRanges(m_points, m_threads, [&](std::size_t first, std::size_t last, int) {
            multiplyRows(m_graph.graph.begins.data(), m_graph.graph.others.data(), m_graph.weights.data(), from.data(),
                         to.data(), first, last, static_cast<float>(scale), static_cast<float>(shift),
                         static_cast<float>(damping));
        });
    }

    /// Raises what belongs to eigenvalues above @p damped over those in [−1, damped], by a Chebyshev polynomial.
    void filter(double damped)
    {
        const double centre = (damped - 1.0) / 2.0;
        const double half = (damped + 1.0) / 2.0;
        multiply(m_x, m_y, 1.0 / half, centre, 0.0);
        for (int step = 1; step < degree; ++step) {
            multiply(m_y, m_x, 2.0 / half, centre, 1.0);
            std::swap(m_x, m_y);
        }
        std::swap(m_x, m_y);
    }

    /// Takes out the constant eigenvector and makes the columns orthonormal.
    void orthonormalise()
    {
        std::array<double, columns> along{};
        for (std::size_t i = 0; i < m_points; ++i) {
            for (std::size_t c = 0; c < columns; ++c) {
                along[c] += static_cast<double>(m_graph.roots[i]) * static_cast<double>(m_x[i * columns + c]);
            }
        }
        for (std::size_t i = 0; i < m_points; ++i) {
            for (std::size_t c = 0; c < columns; ++c) {
                m_x[i * columns + c] -= static_cast<float>(along[c]) * m_graph.roots[i];
            }
        }
        const Square gram = products(m_x, m_x);
        const Eigen::Matrix<double, columns, 1> scales =
            gram.diagonal().cwiseMax(1e-60).cwiseSqrt().cwiseInverse();
        const Square scaled = scales.asDiagonal() * gram * scales.asDiagonal();
        const Eigen::SelfAdjointEigenSolver<Square> solver(scaled);
        // What rounding alone holds apart is not blown up.
        const Eigen::Matrix<double, columns, 1> lengths = solver.eigenvalues().cwiseMax(1e-12).cwiseSqrt();
        const Square basis = scales.asDiagonal() * solver.eigenvectors() * lengths.cwiseInverse().asDiagonal();
        combine(basis);
    }

    /// Ritz vectors within the span, in m_x. @return their values, falling.
    std::array<double, columns> rotate()
    {
        orthonormalise();
        orthonormalise();
        multiply(m_x, m_y, 1.0, 0.0, 0.0);
        const Square within = products(m_x, m_y);
        const Eigen::SelfAdjointEigenSolver<Square> solver(0.5 * (within + within.transpose()));
        combine(solver.eigenvectors().rowwise().reverse());
        std::array<double, columns> values{};
        for (std::size_t c = 0; c < columns; ++c) {
            values[c] = solver.eigenvalues()[static_cast<Eigen::Index>(columns - 1 - c)];
        }
        return values;
    }

    Square products(const std::vector<float>& left, const std::vector<float>& right) const
    {
        const std::size_t parts = (m_points + sumRows - 1) / sumRows;
        std::vector<Square> sums(parts, Square::Zero());
        parallelEach(parts, m_threads, [&](std::size_t part) {
            for (std::size_t i = part * sumRows; i < std::min(m_points, (part + 1) * sumRows); ++i) {
                for (std::size_t a = 0; a < columns; ++a) {
                    for (std::size_t b = 0; b < columns; ++b) {
                        sums[part](static_cast<Eigen::Index>(b), static_cast<Eigen::Index>(a)) +=
                            static_cast<double>(left[i * columns + b]) * static_cast<double>(right[i * columns + a]);
                    }
                }
            }
        });
        Square sum = Square::Zero();
        for (const Square& part : sums) {
            sum += part;
        }
        return sum;
    }

    void combine(const Square& basis)
    {
        const Eigen::Matrix<float, columns, columns, Eigen::RowMajor> narrow = basis.cast<float>();
        parallelRanges(m_points, m_threads, [&](std::size_t first, std::size_t last, int) {
            for (std::size_t i = first; i < last; ++i) {
                std::array<float, columns> row{};
                for (std::size_t a = 0; a < columns; ++a) {
                    const float value = m_x[i * columns + a];
                    for (std::size_t c = 0; c < columns; ++c) {
                        row[c] += value * narrow.data()[a * columns + c];
                    }
                }
                std::ranges::copy(row, m_x.begin() + static_cast<std::ptrdiff_t>(i * columns));
            }
        });
    }

    const NormalisedGraph& m_graph;
    std::size_t m_points;
    int m_threads;
    const Progress& m_progress;
    std::vector<float> m_x;
    std::vector<float> m_y;
};

std::vector<float> denseEigenvectors(const NormalisedGraph& normalised)
{
    const FuzzyGraph& graph = normalised.graph;
    const auto n = static_cast<Eigen::Index>(graph.points);
    Eigen::MatrixXd matrix = Eigen::MatrixXd::Zero(n, n);
    for (std::size_t i = 0; i < graph.points; ++i) {
        for (std::size_t edge = graph.begins[i]; edge < graph.begins[i + 1]; ++edge) {
            matrix(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(graph.others[edge])) =
                static_cast<double>(normalised.weights[edge]);
        }
    }
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(matrix);
    std::vector<float> result(2 * graph.points);
    for (std::size_t i = 0; i < graph.points; ++i) {
        for (std::size_t c = 0; c < 2; ++c) {
            const double value = solver.eigenvectors()(static_cast<Eigen::Index>(i), n - 2 - static_cast<Eigen::Index>(c));
            result[2 * i + c] = static_cast<float>(value) / normalised.roots[i];
        }
    }
    return result;
}

} // namespace

std::vector<float> graphEigenvectors(const FuzzyGraph& graph, std::span<const float> guess, std::uint64_t seed, int threads,
                                     const Progress& progress)
{
    if (graph.points < fewPoints) {
        return {};
    }
    const NormalisedGraph normalised(graph);
    if (graph.points <= densePoints) {
        return denseEigenvectors(normalised);
    }
    return SubspaceIteration(normalised, threads, progress).run(guess, seed);
}

} // namespace crossgloss
