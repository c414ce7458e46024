#include "gloss/Sinkhorn.h"

#include "numeric/VectorMath.h"
#include "numeric/Vectorised.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace crossgloss {

namespace {

constexpr std::size_t pairsAtOnce = 8;
/// Beyond exp(−60) the scalings of both sides could leave the range of float32.
constexpr double largestExponent = 60.0;

struct Group {
    std::size_t rows, columns;         ///< of the largest pair; the others are padded with nothing
    const float* supply;               ///< rows × pairsAtOnce
    const float* demand;               ///< columns × pairsAtOnce
    const float* costs;                ///< rows × columns × pairsAtOnce
    float* kernel;                     ///< rows × columns × pairsAtOnce
    float* left;                       ///< rows × pairsAtOnce
    float* right;                      ///< columns × pairsAtOnce
    float* distances;                  ///< pairsAtOnce
};

CROSSGLOSS_VECTORISED
void runGroup(const Group& g, float inverseRegularisation, int iterations)
{
    // What is not there has infinite cost: its kernel is nothing.
    const std::size_t entries = g.rows * g.columns * pairsAtOnce;
    for (std::size_t i = 0; i < entries; ++i) {
        const float cost = g.costs[i];
        g.kernel[i] = cost < 1e30F ? vector_math::exponential(-cost * inverseRegularisation) : 0.0F;
    }
    for (std::size_t i = 0; i < g.rows * pairsAtOnce; ++i) {
        g.left[i] = 1.0F;
    }
    constexpr float tiny = std::numeric_limits<float>::min();
    for (int iteration = 0; iteration < iterations; ++iteration) {
        for (std::size_t j = 0; j < g.columns; ++j) {
            float sum[pairsAtOnce] = {};
            for (std::size_t i = 0; i < g.rows; ++i) {
                const float* kernel = g.kernel + (i * g.columns + j) * pairsAtOnce;
                for (std::size_t l = 0; l < pairsAtOnce; ++l) {
                    sum[l] += kernel[l] * g.left[i * pairsAtOnce + l];
                }
            }
            for (std::size_t l = 0; l < pairsAtOnce; ++l) {
                g.right[j * pairsAtOnce + l] = g.demand[j * pairsAtOnce + l] / (sum[l] + tiny);
            }
        }
        for (std::size_t i = 0; i < g.rows; ++i) {
            float sum[pairsAtOnce] = {};
            const float* kernel = g.kernel + i * g.columns * pairsAtOnce;
            for (std::size_t j = 0; j < g.columns; ++j) {
                for (std::size_t l = 0; l < pairsAtOnce; ++l) {
                    sum[l] += kernel[j * pairsAtOnce + l] * g.right[j * pairsAtOnce + l];
                }
            }
            for (std::size_t l = 0; l < pairsAtOnce; ++l) {
                g.left[i * pairsAtOnce + l] = g.supply[i * pairsAtOnce + l] / (sum[l] + tiny);
            }
        }
    }
    float total[pairsAtOnce] = {};
    for (std::size_t i = 0; i < g.rows; ++i) {
        float row[pairsAtOnce] = {};
        for (std::size_t j = 0; j < g.columns; ++j) {
            const std::size_t entry = (i * g.columns + j) * pairsAtOnce;
            for (std::size_t l = 0; l < pairsAtOnce; ++l) {
                const float cost = g.costs[entry + l] < 1e30F ? g.costs[entry + l] : 0.0F;
                row[l] += g.kernel[entry + l] * g.right[j * pairsAtOnce + l] * cost;
            }
        }
        for (std::size_t l = 0; l < pairsAtOnce; ++l) {
            total[l] += row[l] * g.left[i * pairsAtOnce + l];
        }
    }
    for (std::size_t l = 0; l < pairsAtOnce; ++l) {
        g.distances[l] = total[l];
    }
}

double largestCost(const TransportPair& pair)
{
    float largest = 0.0F;
    for (std::size_t i = 0; i < pair.supply.size(); ++i) {
        for (std::size_t j = 0; j < pair.demand.size(); ++j) {
            largest = std::max(largest, pair.costs[i * pair.stride + j]);
        }
    }
    return static_cast<double>(largest);
}

double logSumExp(std::span<const double> values)
{
    const double largest = *std::max_element(values.begin(), values.end());
    double sum = 0.0;
    for (const double value : values) {
        sum += std::exp(value - largest);
    }
    return largest + std::log(sum);
}

} // namespace

void SinkhornSolver::solve(std::span<const TransportPair> pairs, std::span<float> distances)
{
    for (std::size_t first = 0; first < pairs.size(); first += pairsAtOnce) {
        const std::size_t count = std::min(pairsAtOnce, pairs.size() - first);
        const std::span<const TransportPair> group = pairs.subspan(first, count);
        std::size_t rows = 0;
        std::size_t columns = 0;
        double largest = 0.0;
        for (const TransportPair& pair : group) {
            rows = std::max(rows, pair.supply.size());
            columns = std::max(columns, pair.demand.size());
            largest = std::max(largest, largestCost(pair));
        }
        if (largest > largestExponent * m_options.regularisation) {
            for (std::size_t p = 0; p < count; ++p) {
                distances[first + p] = static_cast<float>(solveStabilised(group[p], nullptr));
            }
            continue;
        }
        m_costs.assign(rows * columns * pairsAtOnce, std::numeric_limits<float>::max());
        m_kernel.resize(rows * columns * pairsAtOnce);
        m_supply.assign(rows * pairsAtOnce, 0.0F);
        m_left.resize(rows * pairsAtOnce);
        m_demand.assign(columns * pairsAtOnce, 0.0F);
        m_right.resize(columns * pairsAtOnce);
        for (std::size_t p = 0; p < count; ++p) {
            const TransportPair& pair = group[p];
            for (std::size_t i = 0; i < pair.supply.size(); ++i) {
                m_supply[i * pairsAtOnce + p] = static_cast<float>(pair.supply[i]);
                for (std::size_t j = 0; j < pair.demand.size(); ++j) {
                    m_costs[(i * columns + j) * pairsAtOnce + p] = pair.costs[i * pair.stride + j];
                }
            }
            for (std::size_t j = 0; j < pair.demand.size(); ++j) {
                m_demand[j * pairsAtOnce + p] = static_cast<float>(pair.demand[j]);
            }
        }
        float results[pairsAtOnce];
        runGroup({rows, columns, m_supply.data(), m_demand.data(), m_costs.data(), m_kernel.data(), m_left.data(),
                  m_right.data(), results},
                 static_cast<float>(1.0 / m_options.regularisation), m_options.iterations);
        std::copy_n(results, count, distances.begin() + static_cast<std::ptrdiff_t>(first));
    }
}

std::vector<double> SinkhornSolver::plan(const TransportPair& pair) const
{
    std::vector<double> plan;
    solveStabilised(pair, &plan);
    return plan;
}

double SinkhornSolver::solveStabilised(const TransportPair& pair, std::vector<double>* plan) const
{
    const std::size_t rows = pair.supply.size();
    const std::size_t columns = pair.demand.size();
    const double scale = 1.0 / m_options.regularisation;
    std::vector<double> f(rows, 0.0);
    std::vector<double> g(columns, 0.0);
    std::vector<double> terms(std::max(rows, columns));
    const auto exponent = [&](std::size_t i, std::size_t j) {
        return -static_cast<double>(pair.costs[i * pair.stride + j]) * scale;
    };
    for (int iteration = 0; iteration < m_options.iterations; ++iteration) {
        for (std::size_t j = 0; j < columns; ++j) {
            for (std::size_t i = 0; i < rows; ++i) {
                terms[i] = exponent(i, j) + f[i];
            }
            g[j] = std::log(pair.demand[j]) - logSumExp({terms.data(), rows});
        }
        for (std::size_t i = 0; i < rows; ++i) {
            for (std::size_t j = 0; j < columns; ++j) {
                terms[j] = exponent(i, j) + g[j];
            }
            f[i] = std::log(pair.supply[i]) - logSumExp({terms.data(), columns});
        }
    }
    double total = 0.0;
    if (plan != nullptr) {
        plan->resize(rows * columns);
    }
    for (std::size_t i = 0; i < rows; ++i) {
        for (std::size_t j = 0; j < columns; ++j) {
            const double mass = std::exp(exponent(i, j) + f[i] + g[j]);
            total += mass * static_cast<double>(pair.costs[i * pair.stride + j]);
            if (plan != nullptr) {
                (*plan)[i * columns + j] = mass;
            }
        }
    }
    return total;
}

} // namespace crossgloss
