#include "projection/LayoutQuality.h"

#include "base/Error.h"
#include "base/Parallel.h"
#include "base/PartsProgress.h"
#include "base/Random.h"
#include "numeric/Elementwise.h"
#include "numeric/Rows.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace crossgloss {

namespace {

/// The points in order of their distance from one of them, that one left out.
class Order {
public:
    explicit Order(std::size_t points) : m_distances(points), m_nearest(points) {}

    std::vector<float>& distances() { return m_distances; }
    /// Puts the k nearest first.
    void select(std::size_t self, std::size_t k)
    {
        m_self = self;
        std::iota(m_nearest.begin(), m_nearest.end(), std::size_t{0});
        std::swap(m_nearest[self], m_nearest.back());
        std::nth_element(m_nearest.begin(), m_nearest.begin() + static_cast<std::ptrdiff_t>(k - 1), m_nearest.end() - 1,
                         [this](std::size_t a, std::size_t b) { return isNearer(a, b); });
        m_k = k;
    }
    std::span<const std::size_t> nearest() const { return std::span(m_nearest).first(m_k); }
    bool has(std::size_t point) const { return std::ranges::count(nearest(), point) > 0; }
    /// 1 for the nearest.
    std::size_t rank(std::size_t point) const
    {
        std::size_t before = 0;
        for (std::size_t other = 0; other < m_distances.size(); ++other) {
            before += other != m_self && isNearer(other, point) ? 1 : 0;
        }
        return before + 1;
    }

private:
    bool isNearer(std::size_t a, std::size_t b) const
    {
        return m_distances[a] != m_distances[b] ? m_distances[a] < m_distances[b] : a < b;
    }

    std::vector<float> m_distances;
    std::vector<std::size_t> m_nearest;
    std::size_t m_self = 0;
    std::size_t m_k = 0;
};

/// How far the k nearest in one order lie behind the k first in the other one.
double excess(const Order& from, const Order& to, std::size_t k)
{
    double sum = 0.0;
    for (const std::size_t point : from.nearest()) {
        sum += to.has(point) ? 0.0 : static_cast<double>(to.rank(point) - k);
    }
    return sum;
}

} // namespace

LayoutQuality layoutQuality(const RowMatrix& rows, std::size_t dimension, std::span<const float> layout,
                            const LayoutQualityOptions& options, Progress& progress)
{
    const std::size_t n = rows.rows;
    const std::size_t k = options.neighbours;
    if (layout.size() != 2 * n) {
        throw Error(CROSSGLOSS_TEXT("The layout has another number of points than the space"));
    }
    if (k == 0 || 2 * k >= n) {
        throw Error(CROSSGLOSS_TEXT("%1 points are too few to compare %2 neighbours of each"),
                    {std::to_string(n), std::to_string(k)});
    }
    std::vector<std::size_t> asked(n);
    std::iota(asked.begin(), asked.end(), std::size_t{0});
    if (options.sample > 0 && options.sample < n) {
        Random random(options.seed);
        shuffle(asked, random);
        asked.resize(options.sample);
        std::ranges::sort(asked);
    }
    std::vector<float> squares(n);
    for (std::size_t i = 0; i < n; ++i) {
        squares[i] = dot(dimension, rows.data + i * rows.stride, rows.data + i * rows.stride);
    }
    struct Sums {
        double trust = 0, continuity = 0, kept = 0;
    };
    std::vector<Sums> sums(static_cast<std::size_t>(resolveThreads(options.threads)));
    progress.stage(CROSSGLOSS_TEXT("Comparing neighbours"), asked.size());
    PartsProgress done(progress);
    parallelRanges(asked.size(), options.threads, [&](std::size_t begin, std::size_t end, int part) {
        Order space(n);
        Order plane(n);
        Sums& sum = sums[static_cast<std::size_t>(part)];
        for (std::size_t at = begin; at < end; ++at) {
            progress.throwIfCancelled();
            const std::size_t self = asked[at];
            std::vector<float>& far = space.distances();
            innerProducts(rows.data, n, dimension, rows.stride, rows.data + self * rows.stride, far.data());
            for (std::size_t j = 0; j < n; ++j) {
                far[j] = squares[j] - 2 * far[j];
                const float dx = layout[2 * j] - layout[2 * self];
                const float dy = layout[2 * j + 1] - layout[2 * self + 1];
                plane.distances()[j] = dx * dx + dy * dy;
            }
            space.select(self, k);
            plane.select(self, k);
            sum.trust += excess(plane, space, k);
            sum.continuity += excess(space, plane, k);
            for (const std::size_t point : space.nearest()) {
                sum.kept += plane.has(point) ? 1.0 : 0.0;
            }
            done.add(part, 1);
        }
    });
    Sums all;
    for (const Sums& sum : sums) {
        all.trust += sum.trust;
        all.continuity += sum.continuity;
        all.kept += sum.kept;
    }
    const double points = static_cast<double>(asked.size());
    const double neighbours = static_cast<double>(k);
    const double most = points * neighbours * (2.0 * static_cast<double>(n) - 3.0 * neighbours - 1.0) / 2.0;
    return {k, asked.size(), 1.0 - all.trust / most, 1.0 - all.continuity / most, all.kept / (points * neighbours)};
}

} // namespace crossgloss
