#include "projection/RepulsionField.h"

#include "base/Parallel.h"
#include "numeric/Vectorised.h"

#include <numeric>
#include <vector>

namespace crossgloss {

namespace {

/// @param xs,ys of all points. @return Σ q̃ of this point with all, itself included.
CROSSGLOSS_VECTORISED double pushOne(const float* xs, const float* ys, std::size_t points, float x, float y, float* force)
{
    double total = 0;
    double forceX = 0;
    double forceY = 0;
    constexpr std::size_t block = 1024;
    for (std::size_t begin = 0; begin < points; begin += block) {
        const std::size_t end = begin + block < points ? begin + block : points;
        float sum = 0;
        float sumX = 0;
        float sumY = 0;
#pragma omp simd reduction(+ : sum, sumX, sumY)
        for (std::size_t j = begin; j < end; ++j) {
            const float dx = x - xs[j];
            const float dy = y - ys[j];
            const float q = 1.0F / (1.0F + dx * dx + dy * dy);
            sum += q;
            sumX += q * q * dx;
            sumY += q * q * dy;
        }
        total += static_cast<double>(sum);
        forceX += static_cast<double>(sumX);
        forceY += static_cast<double>(sumY);
    }
    force[0] = static_cast<float>(forceX);
    force[1] = static_cast<float>(forceY);
    return total;
}

class ExactRepulsion final : public RepulsionField {
public:
    explicit ExactRepulsion(int threads) : m_threads(threads) {}

    double push(std::span<const float> layout, std::span<float> forces) override
    {
        const std::size_t points = layout.size() / 2;
        m_x.resize(points);
        m_y.resize(points);
        m_sums.resize(points);
        for (std::size_t i = 0; i < points; ++i) {
            m_x[i] = layout[2 * i];
            m_y[i] = layout[2 * i + 1];
        }
        parallelRanges(points, m_threads, [&](std::size_t begin, std::size_t end, int) {
            for (std::size_t i = begin; i < end; ++i) {
                m_sums[i] = pushOne(m_x.data(), m_y.data(), points, m_x[i], m_y[i], forces.data() + 2 * i);
            }
        });
        return std::accumulate(m_sums.begin(), m_sums.end(), 0.0) - static_cast<double>(points);
    }

private:
    int m_threads;
    std::vector<float> m_x;
    std::vector<float> m_y;
    std::vector<double> m_sums;
};

} // namespace

std::unique_ptr<RepulsionField> exactRepulsion(int threads)
{
    return std::make_unique<ExactRepulsion>(threads);
}

} // namespace crossgloss
