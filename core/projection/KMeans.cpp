#include "projection/Clusters.h"

#include "base/Error.h"
#include "base/Parallel.h"
#include "base/Random.h"
#include "numeric/Elementwise.h"
#include "numeric/Gemm.h"
#include "numeric/Rows.h"
#include "numeric/Vectorised.h"
#include "projection/ClusterSummary.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>

namespace crossgloss {

namespace {

/// Parts whose sums are added in order, whatever the threads.
constexpr std::size_t parts = 16;
constexpr std::size_t blockRows = 512;
constexpr std::size_t lanes = 16;

CROSSGLOSS_VECTORISED
float squaredDistance(std::size_t n, const float* a, const float* b)
{
    float sums[lanes] = {};
    const std::size_t whole = n / lanes * lanes;
    for (std::size_t i = 0; i < whole; i += lanes) {
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            const float away = a[i + lane] - b[i + lane];
            sums[lane] += away * away;
        }
    }
    float sum = 0.0F;
    for (std::size_t i = whole; i < n; ++i) {
        sum += (a[i] - b[i]) * (a[i] - b[i]);
    }
    for (const float lane : sums) {
        sum += lane;
    }
    return sum;
}

class KMeans {
public:
    KMeans(const RowMatrix& rows, std::size_t dimension, const ClusterOptions& options, Progress& progress)
        : m_rows(rows), m_dimension(dimension), m_options(options), m_progress(progress), m_labels(rows.rows, -1),
          m_squares(rows.rows), m_away(rows.rows)
    {
        for (std::size_t i = 0; i < rows.rows; ++i) {
            if (!allFinite(row(i), dimension)) {
                throw Error(CROSSGLOSS_TEXT("A value is not a finite number"));
            }
        }
    }

    Clusters run()
    {
        m_progress.stage(CROSSGLOSS_TEXT("First centres of clusters"), 0);
        choose();
        m_progress.stage(CROSSGLOSS_TEXT("Clusters by k-means"), static_cast<std::uint64_t>(m_options.iterations));
        eachPart([this](std::size_t begin, std::size_t end, std::size_t) {
            for (std::size_t i = begin; i < end; ++i) {
                m_squares[i] = dot(m_dimension, row(i), row(i));
            }
        });
        assign();
        for (int iteration = 0; iteration < m_options.iterations; ++iteration) {
            average();
            if (!assign()) {
                break;
            }
            m_progress.advance(static_cast<std::uint64_t>(iteration + 1));
        }
        return summarise(m_labels, m_count, m_rows, m_dimension, m_options.threads, m_progress);
    }

private:
    const float* row(std::size_t i) const { return m_rows.data + i * m_rows.stride; }
    float* centre(std::size_t c) { return m_centres.data() + c * m_dimension; }

    void eachPart(const std::function<void(std::size_t begin, std::size_t end, std::size_t part)>& body) const
    {
        m_progress.throwIfCancelled();
        parallelEach(parts, m_options.threads, [&](std::size_t part) {
            body(m_rows.rows * part / parts, m_rows.rows * (part + 1) / parts, part);
        });
    }

    /// k-means++ (Arthur & Vassilvitskii 2007), the best of some candidates for each centre.
    void choose()
    {
        const std::size_t most = std::clamp<std::size_t>(m_options.clusters, 1, m_rows.rows);
        const std::size_t tries = 2 + static_cast<std::size_t>(std::log(static_cast<double>(most)));
        Random random(m_options.seed);
        std::vector<float> nearest(m_rows.rows, std::numeric_limits<float>::max());
        std::vector<std::size_t> candidates{static_cast<std::size_t>(uniformBelow(random, m_rows.rows))};
        std::vector<float> away;
        for (;;) {
            std::vector<std::vector<double>> sums(parts, std::vector<double>(candidates.size()));
            away.resize(m_rows.rows * candidates.size());
            eachPart([&](std::size_t begin, std::size_t end, std::size_t part) {
                for (std::size_t i = begin; i < end; ++i) {
                    for (std::size_t c = 0; c < candidates.size(); ++c) {
                        float& square = away[i * candidates.size() + c];
                        square = std::min(nearest[i], squaredDistance(m_dimension, row(i), row(candidates[c])));
                        sums[part][c] += static_cast<double>(square);
                    }
                }
            });
            for (std::size_t part = 1; part < parts; ++part) {
                for (std::size_t c = 0; c < candidates.size(); ++c) {
                    sums[0][c] += sums[part][c];
                }
            }
            const auto best = static_cast<std::size_t>(std::ranges::min_element(sums[0]) - sums[0].begin());
            m_centres.insert(m_centres.end(), row(candidates[best]), row(candidates[best]) + m_dimension);
            ++m_count;
            double total = 0.0;
            for (std::size_t i = 0; i < m_rows.rows; ++i) {
                nearest[i] = away[i * candidates.size() + best];
                total += static_cast<double>(nearest[i]);
            }
            // Every point is a centre: there are no more different ones.
            if (m_count == most || !(total > 0.0)) {
                break;
            }
            candidates = drawn(nearest, total, tries, random);
        }
    }

    static std::vector<std::size_t> drawn(const std::vector<float>& chances, double total, std::size_t count, Random& random)
    {
        std::vector<double> wanted(count);
        for (double& value : wanted) {
            value = total * uniform(random);
        }
        std::ranges::sort(wanted);
        std::vector<std::size_t> result;
        double sum = 0.0;
        std::size_t last = 0;
        for (std::size_t i = 0; i < chances.size() && result.size() < count; ++i) {
            if (chances[i] > 0.0F) {
                sum += static_cast<double>(chances[i]);
                last = i;
                while (result.size() < count && wanted[result.size()] < sum) {
                    result.push_back(i);
                }
            }
        }
        result.resize(count, last);
        return result;
    }

    /// @return true when a point changed over.
    bool assign()
    {
        std::vector<float> offsets(m_count);
        for (std::size_t c = 0; c < m_count; ++c) {
            offsets[c] = dot(m_dimension, centre(c), centre(c));
        }
        std::atomic<bool> changed = false;
        eachPart([&](std::size_t begin, std::size_t end, std::size_t) {
            std::vector<float> products(blockRows * m_count);
            for (std::size_t first = begin; first < end; first += blockRows) {
                const std::size_t count = std::min(blockRows, end - first);
                const auto k = static_cast<std::ptrdiff_t>(m_count);
                const auto d = static_cast<std::ptrdiff_t>(m_dimension);
                gemm(Transpose::No, Transpose::Yes, static_cast<std::ptrdiff_t>(count), k, d, -2.0F, row(first),
                     static_cast<std::ptrdiff_t>(m_rows.stride), m_centres.data(), d, 0.0F, products.data(), k);
                for (std::size_t i = 0; i < count; ++i) {
                    std::size_t best = 0;
                    float least = std::numeric_limits<float>::max();
                    for (std::size_t c = 0; c < m_count; ++c) {
                        const float value = products[i * m_count + c] + offsets[c];
                        if (value < least) {
                            least = value;
                            best = c;
                        }
                    }
                    m_away[first + i] = least + m_squares[first + i];
                    if (m_labels[first + i] != static_cast<std::int32_t>(best)) {
                        m_labels[first + i] = static_cast<std::int32_t>(best);
                        changed = true;
                    }
                }
            }
        });
        return changed;
    }

    void average()
    {
        std::vector<std::vector<double>> sums(parts);
        std::vector<std::size_t> counts(m_count);
        eachPart([&](std::size_t begin, std::size_t end, std::size_t part) {
            sums[part].assign(m_count * m_dimension, 0.0);
            for (std::size_t i = begin; i < end; ++i) {
                double* const sum = sums[part].data() + static_cast<std::size_t>(m_labels[i]) * m_dimension;
                for (std::size_t j = 0; j < m_dimension; ++j) {
                    sum[j] += static_cast<double>(row(i)[j]);
                }
            }
        });
        for (const std::int32_t label : m_labels) {
            ++counts[static_cast<std::size_t>(label)];
        }
        for (std::size_t c = 0; c < m_count; ++c) {
            if (counts[c] == 0) {
                // The point that its centre stands for least begins a cluster of its own.
                const auto farthest = static_cast<std::size_t>(std::ranges::max_element(m_away) - m_away.begin());
                std::copy_n(row(farthest), m_dimension, centre(c));
                m_away[farthest] = 0.0F;
                continue;
            }
            for (std::size_t j = 0; j < m_dimension; ++j) {
                double sum = 0.0;
                for (std::size_t part = 0; part < parts; ++part) {
                    sum += sums[part][c * m_dimension + j];
                }
                centre(c)[j] = static_cast<float>(sum / static_cast<double>(counts[c]));
            }
        }
    }

    RowMatrix m_rows;
    std::size_t m_dimension;
    const ClusterOptions& m_options;
    Progress& m_progress;
    std::size_t m_count = 0;
    std::vector<float> m_centres;
    std::vector<std::int32_t> m_labels;
    std::vector<float> m_squares;
    std::vector<float> m_away;             ///< of each point from its centre, squared
};

} // namespace

Clusters kMeans(const RowMatrix& rows, std::size_t dimension, const ClusterOptions& options, Progress& progress)
{
    if (rows.rows == 0 || dimension == 0) {
        throw Error(CROSSGLOSS_TEXT("There are no points to cluster"));
    }
    return KMeans(rows, dimension, options, progress).run();
}

} // namespace crossgloss
