#include "projection/RepulsionField.h"

#include "base/Parallel.h"
#include "projection/FourierMesh.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>
#include <vector>

namespace crossgloss {

namespace {

constexpr int order = 6;               ///< of the B-splines: quintic
/// Nodes beside the outermost points: room for the splines, and for what dividing by their transform spreads.
constexpr double margin = 8;
/// A small layout still has as many nodes to a side, so that the slopes of a nearly flat potential come out.
constexpr double minNodes = 32;
/// Beyond this the nodes move apart instead: 8192² nodes are half a gigabyte.
constexpr double maxNodes = 4096;

/// Weights of the six nodes about a place, and their slopes.
template <typename Real>
struct Splines {
    std::size_t first = 0;             ///< node of the first weight
    std::array<Real, order> weights;
    std::array<Real, order> slopes;

    explicit Splines(double place)
    {
        const double whole = std::floor(place);
        first = static_cast<std::size_t>(whole) - 2;
        const Real w = static_cast<Real>(place - whole);
        weights[1] = w;
        weights[0] = 1 - w;
        for (int k = 3; k < order; ++k) {
            raise(w, k);
        }
        slopes[0] = -weights[0];
        for (std::size_t j = 1; j + 1 < order; ++j) {
            slopes[j] = weights[j - 1] - weights[j];
        }
        slopes[order - 1] = weights[order - 2];
        raise(w, order);
    }

private:
    /// From order k − 1 to k.
    void raise(Real w, int k)
    {
        const Real share = Real(1) / static_cast<Real>(k - 1);
        const auto last = static_cast<std::size_t>(k - 1);
        weights[last] = share * w * weights[last - 1];
        for (std::size_t j = 1; j < last; ++j) {
            const std::size_t at = last - j;
            weights[at] = share * ((w + static_cast<Real>(j)) * weights[at - 1]
                                   + (static_cast<Real>(k) - static_cast<Real>(j) - w) * weights[at]);
        }
        weights[0] *= share * (1 - w);
    }
};

double kernelOf(double x, double y, double spacing)
{
    return 1 / (1 + spacing * spacing * (x * x + y * y));
}

/// What splines make of a frequency on the way to the mesh and on the way back.
double transformOfSplines(double frequency)
{
    const double angle = 2 * std::numbers::pi * frequency;
    const double once = (66 + 52 * std::cos(angle) + 2 * std::cos(2 * angle)) / 120;
    return once * once;
}

/// A mesh of one precision, kept as long as size and spacing suit.
template <typename Real>
class Mesh {
public:
    explicit Mesh(int threads) : m_threads(resolveThreads(threads)) {}

    double push(std::span<const float> layout, std::span<float> forces, double spacing, std::array<double, 2> low,
                double nodes)
    {
        prepare(static_cast<std::size_t>(std::ceil(nodes)), spacing);
        spread(layout, low);
        m_mesh->convolve();
        return gather(layout, forces, low);
    }

private:
    void prepare(std::size_t nodes, double spacing)
    {
        // A mesh much too large is given up, too.
        if (!m_mesh || m_mesh->nodes() < nodes || m_mesh->nodes() > 2 * nodes) {
            m_mesh = std::make_unique<FourierMesh<Real>>(nodes, m_threads);
            m_spacing = 0;
        }
        if (m_spacing != spacing) {
            m_mesh->setKernel(kernelOf, spacing, transformOfSplines);
            m_spacing = spacing;
        }
    }

    double place(float value, double low) const { return (static_cast<double>(value) - low) / m_spacing + margin; }

    void spread(std::span<const float> layout, std::array<double, 2> low)
    {
        const std::size_t size = m_mesh->nodes() * m_mesh->stride();
        m_parts.resize(static_cast<std::size_t>(m_threads) - 1);
        std::fill_n(m_mesh->data(), size, Real(0));
        for (std::vector<Real>& part : m_parts) {
            part.assign(size, Real(0));
        }
        parallelRanges(layout.size() / 2, m_threads, [&](std::size_t begin, std::size_t end, int part) {
            Real* mesh = part == 0 ? m_mesh->data() : m_parts[static_cast<std::size_t>(part) - 1].data();
            for (std::size_t i = begin; i < end; ++i) {
                const Splines<Real> x(place(layout[2 * i], low[0]));
                const Splines<Real> y(place(layout[2 * i + 1], low[1]));
                for (std::size_t r = 0; r < order; ++r) {
                    Real* row = mesh + (y.first + r) * m_mesh->stride() + x.first;
                    for (std::size_t c = 0; c < order; ++c) {
                        row[c] += y.weights[r] * x.weights[c];
                    }
                }
            }
        });
        parallelRanges(m_mesh->nodes(), m_threads, [&](std::size_t begin, std::size_t end, int) {
            for (const std::vector<Real>& part : m_parts) {
                for (std::size_t i = begin * m_mesh->stride(); i < end * m_mesh->stride(); ++i) {
                    m_mesh->data()[i] += part[i];
                }
            }
        });
    }

    double gather(std::span<const float> layout, std::span<float> forces, std::array<double, 2> low)
    {
        m_sums.assign(static_cast<std::size_t>(m_threads), 0);
        const double slopeToForce = -0.5 / m_spacing;
        parallelRanges(layout.size() / 2, m_threads, [&](std::size_t begin, std::size_t end, int part) {
            double total = 0;
            for (std::size_t i = begin; i < end; ++i) {
                const Splines<Real> x(place(layout[2 * i], low[0]));
                const Splines<Real> y(place(layout[2 * i + 1], low[1]));
                Real potential = 0;
                Real slopeX = 0;
                Real slopeY = 0;
                for (std::size_t r = 0; r < order; ++r) {
                    const Real* row = m_mesh->data() + (y.first + r) * m_mesh->stride() + x.first;
                    Real sum = 0;
                    Real slope = 0;
                    for (std::size_t c = 0; c < order; ++c) {
                        sum += row[c] * x.weights[c];
                        slope += row[c] * x.slopes[c];
                    }
                    potential += y.weights[r] * sum;
                    slopeX += y.weights[r] * slope;
                    slopeY += y.slopes[r] * sum;
                }
                total += static_cast<double>(potential);
                forces[2 * i] = static_cast<float>(slopeToForce * static_cast<double>(slopeX));
                forces[2 * i + 1] = static_cast<float>(slopeToForce * static_cast<double>(slopeY));
            }
            m_sums[static_cast<std::size_t>(part)] = total;
        });
        return std::accumulate(m_sums.begin(), m_sums.end(), 0.0) - static_cast<double>(layout.size() / 2);
    }

    int m_threads;
    std::unique_ptr<FourierMesh<Real>> m_mesh;
    double m_spacing = 0;
    std::vector<std::vector<Real>> m_parts;
    std::vector<double> m_sums;
};

class MeshRepulsion final : public RepulsionField {
public:
    MeshRepulsion(double spacing, int threads) : m_spacing(spacing), m_coarse(threads), m_fine(threads) {}

    double push(std::span<const float> layout, std::span<float> forces) override
    {
        std::array<double, 2> low = {0, 0};
        std::array<double, 2> high = {0, 0};
        for (std::size_t i = 0; i < layout.size(); ++i) {
            const double value = static_cast<double>(layout[i]);
            low[i % 2] = i < 2 ? value : std::min(low[i % 2], value);
            high[i % 2] = i < 2 ? value : std::max(high[i % 2], value);
        }
        const double span = std::max(high[0] - low[0], high[1] - low[1]);
        double spacing = m_spacing;
        while (span / spacing < minNodes && spacing > 1e-12) {
            spacing /= 2;
        }
        while (span / spacing > maxNodes) {
            spacing *= 2;
        }
        const double nodes = span / spacing + 2 * margin;
        // Of a layout much smaller than the kernel the potential is all but flat: single precision would lose its slope.
        return spacing < m_spacing ? m_fine.push(layout, forces, spacing, low, nodes)
                                   : m_coarse.push(layout, forces, spacing, low, nodes);
    }

private:
    double m_spacing;
    Mesh<float> m_coarse;
    Mesh<double> m_fine;
};

} // namespace

std::unique_ptr<RepulsionField> meshRepulsion(double spacing, int threads)
{
    return std::make_unique<MeshRepulsion>(spacing, threads);
}

} // namespace crossgloss
