// Exact search against what the machine can do in the same run: "ratio" is time over the floor's time, the floors being
// a plain matrix product of the same shape and one pass over the targets' memory. Floor and work alternate, so that a
// busy machine slows both alike.

#include "base/Parallel.h"
#include "base/Random.h"
#include "numeric/Gemm.h"
#include "numeric/Rows.h"
#include "space/ExactSearch.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <vector>

namespace {

using namespace crossgloss;

constexpr std::size_t targetCount = 200000;
constexpr std::size_t dimension = 300;

std::vector<float> randomRows(std::size_t rows, std::uint64_t seed)
{
    Random random(seed);
    std::vector<float> values(rows * dimension);
    for (float& value : values) {
        value = static_cast<float>(uniform(random) - 0.5);
    }
    normaliseRows(values.data(), rows, dimension, dimension);
    return values;
}

const std::vector<float>& targetRows()
{
    static const std::vector<float> values = randomRows(targetCount, 1);
    return values;
}

double secondsOf(const std::function<void()>& work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

double median(std::vector<double> values)
{
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2), values.end());
    return values[values.size() / 2];
}

/// The whole product in blocks, as plainly as it can be had: nothing is selected.
void plainProduct(const std::vector<float>& queries, std::size_t count, int threads, std::vector<std::vector<float>>& out)
{
    constexpr std::size_t block = 2000;
    parallelRanges(targetCount / block, threads, [&](std::size_t begin, std::size_t end, int part) {
        std::vector<float>& products = out[static_cast<std::size_t>(part)];
        for (std::size_t b = begin; b < end; ++b) {
            gemm(Transpose::No, Transpose::Yes, static_cast<std::ptrdiff_t>(count), block, dimension, 1.0f, queries.data(),
                 dimension, targetRows().data() + b * block * dimension, dimension, 0.0f, products.data(), block);
        }
    });
}

/// One pass over the targets: a sum that needs every value and little arithmetic.
float readAll(int threads)
{
    std::vector<float> sums(static_cast<std::size_t>(threads));
    parallelRanges(targetRows().size(), threads, [&](std::size_t begin, std::size_t end, int part) {
        float sum = 0.0f;
        const float* values = targetRows().data();
#pragma omp simd reduction(+ : sum)
        for (std::size_t i = begin; i < end; ++i) {
            sum += values[i];
        }
        sums[static_cast<std::size_t>(part)] = sum;
    });
    return sums[0];
}

void exactTop10(benchmark::State& state)
{
    const auto count = static_cast<std::size_t>(state.range(0));
    const int threads = static_cast<int>(state.range(1));
    const std::vector<float> queries = randomRows(count, 2);
    ExactSearchOptions options;
    options.threads = threads;
    NullProgress progress;
    std::vector<std::vector<float>> products(static_cast<std::size_t>(threads), std::vector<float>(count * 2000));
    std::vector<double> floors;
    std::vector<double> times;
    std::vector<double> ratios;
    targetRows();
    for (auto _ : state) {
        const double floor = secondsOf([&] {
            if (count == 1) {
                benchmark::DoNotOptimize(readAll(threads));
            } else {
                plainProduct(queries, count, threads, products);
            }
        });
        const double time = secondsOf([&] {
            const Neighbours found = exactSearch({queries.data(), count, dimension},
                                                 {targetRows().data(), targetCount, dimension}, dimension, options,
                                                 progress);
            benchmark::DoNotOptimize(found.indices.data());
        });
        floors.push_back(floor);
        times.push_back(time);
        ratios.push_back(time / floor);
        state.SetIterationTime(time);
    }
    state.counters["median_ms"] = median(times) * 1e3;
    state.counters["floor_ms"] = median(floors) * 1e3;
    state.counters["ratio"] = median(ratios);
    state.counters["gflops"] = 2e-9 * static_cast<double>(count * targetCount * dimension) / median(times);
}

BENCHMARK(exactTop10)
    ->Name("ExactTop10/200kx300")
    ->ArgNames({"queries", "threads"})
    ->Args({1000, 2})
    ->Args({1000, 1})
    ->Args({1, 2})
    ->Args({1, 1})
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime()
    ->Iterations(9);

} // namespace

BENCHMARK_MAIN();
