// The assignment problem on hard costs: one less the cosines of vectors as words have, against one pass over the
// matrix. "aligned": the columns are the rows under noise of their own length, permuted. "unaligned": the columns are
// other words.

#include "Alternation.h"

#include "base/Random.h"
#include "matching/Assignment.h"
#include "numeric/Gemm.h"
#include "numeric/Rows.h"

#include <cmath>
#include <numeric>

namespace {

using namespace crossgloss;
using namespace crossgloss::bench;

constexpr std::size_t dimension = 300;

/// Rows as vectors of words lie: a falling spectrum, clusters of unequal size, a common direction.
std::vector<float> wordRows(std::size_t rows, std::uint64_t seed)
{
    constexpr std::size_t clusters = 500;
    Random centreRandom(3);
    std::vector<float> centres(clusters * dimension);
    for (std::size_t i = 0; i < centres.size(); ++i) {
        centres[i] = static_cast<float>(normal(centreRandom) * std::pow(static_cast<double>(i % dimension + 1), -0.4));
    }
    Random random(seed);
    std::vector<float> values(rows * dimension);
    for (std::size_t row = 0; row < rows; ++row) {
        const double u = uniform(random);
        const float* centre = centres.data() + static_cast<std::size_t>(u * u * clusters) * dimension;
        for (std::size_t i = 0; i < dimension; ++i) {
            values[row * dimension + i] =
                centre[i] + static_cast<float>(0.8 * normal(random) * std::pow(static_cast<double>(i + 1), -0.4) +
                                               (i == 0 ? 0.7 : 0.0));
        }
    }
    normaliseRows(values.data(), rows, dimension, dimension);
    return values;
}

std::vector<float> hardCosts(std::size_t n, bool aligned)
{
    const std::vector<float> rows = wordRows(n, 10);
    std::vector<float> columns = wordRows(n, 11);
    if (aligned) {
        std::vector<std::uint32_t> order(n);
        std::iota(order.begin(), order.end(), 0U);
        Random random(12);
        shuffle(order, random);
        for (std::size_t column = 0; column < n; ++column) {
            for (std::size_t i = 0; i < dimension; ++i) {
                columns[column * dimension + i] =
                    rows[order[column] * dimension + i] + static_cast<float>(0.06 * normal(random));
            }
        }
        normaliseRows(columns.data(), n, dimension, dimension);
    }
    std::vector<float> costs(n * n, 1.0F);
    const auto size = static_cast<std::ptrdiff_t>(n);
    gemm(Transpose::No, Transpose::Yes, size, size, static_cast<std::ptrdiff_t>(dimension), -1.0F, rows.data(),
         static_cast<std::ptrdiff_t>(dimension), columns.data(), static_cast<std::ptrdiff_t>(dimension), 1.0F,
         costs.data(), size);
    return costs;
}

float readAll(const std::vector<float>& values)
{
    float sum = 0.0F;
    const float* data = values.data();
#pragma omp simd reduction(+ : sum)
    for (std::size_t i = 0; i < values.size(); ++i) {
        sum += data[i];
    }
    return sum;
}

void assignment(benchmark::State& state)
{
    const auto n = static_cast<std::size_t>(state.range(0));
    const std::vector<float> costs = hardCosts(n, state.range(1) != 0);
    NullProgress progress;
    double objective = 0;
    alternate(
        state, [&] { benchmark::DoNotOptimize(readAll(costs)); },
        [&] {
            const Assignment found = assign(CostMatrix<float>{costs.data(), n, n, n}, progress);
            objective = found.objective;
        });
    state.counters["objective"] = objective;
}

/// All rows want the same columns, and a few columns are left over.
void hubs(benchmark::State& state)
{
    const auto rows = static_cast<std::size_t>(state.range(0));
    const auto columns = static_cast<std::size_t>(state.range(1));
    Random random(7);
    std::vector<double> liking(columns);
    for (double& value : liking) {
        value = std::pow(uniform(random), 0.25);
    }
    std::vector<float> costs(rows * columns);
    for (std::size_t i = 0; i < costs.size(); ++i) {
        costs[i] = static_cast<float>(liking[i % columns] + 0.02 * normal(random));
    }
    NullProgress progress;
    alternate(
        state, [&] { benchmark::DoNotOptimize(readAll(costs)); },
        [&] {
            benchmark::DoNotOptimize(assign(CostMatrix<float>{costs.data(), rows, columns, columns}, progress));
        });
}

void sizes(benchmark::internal::Benchmark* bench)
{
    bench->ArgNames({"n", "aligned"})->UseManualTime()->Unit(benchmark::kMillisecond);
    for (const int aligned : {0, 1}) {
        bench->Args({1000, aligned})->Args({2000, aligned})->Args({5000, aligned});
    }
    bench->Iterations(5);
}

} // namespace

BENCHMARK(assignment)->Apply(sizes);
BENCHMARK(hubs)->ArgNames({"rows", "columns"})->Args({4990, 5000})->Args({4000, 5000})->UseManualTime()->Unit(
    benchmark::kMillisecond)->Iterations(5);

BENCHMARK_MAIN();
