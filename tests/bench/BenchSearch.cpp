// Searches against what the machine can do in the same run: "ratio" is time over the floor's time, the floors being a
// plain matrix product of the same shape in float32 and one pass over the targets' memory. Floor and work alternate, so
// that a busy machine slows both alike.

#include "Alternation.h"

#include "base/Parallel.h"
#include "base/Random.h"
#include "numeric/Gemm.h"
#include "numeric/Rows.h"
#include "space/ExactSearch.h"
#include "space/HnswIndex.h"
#include "space/ScreenedSearch.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace {

using namespace crossgloss;
using namespace crossgloss::bench;

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

/// Rows as vectors of words lie: a falling spectrum, clusters of very unequal size, a common direction.
std::vector<float> wordRows(std::size_t rows, std::uint64_t seed)
{
    constexpr std::size_t clusters = 6000;
    std::vector<float> spectrum(dimension);
    for (std::size_t i = 0; i < dimension; ++i) {
        spectrum[i] = static_cast<float>(std::pow(static_cast<double>(i + 1), -0.4));
    }
    normaliseRows(spectrum.data(), 1, dimension, dimension);
    static const std::vector<float> centres = [&] {
        Random random(3);
        std::vector<float> values(clusters * dimension);
        for (std::size_t i = 0; i < values.size(); ++i) {
            values[i] = static_cast<float>(normal(random)) * spectrum[i % dimension];
        }
        return values;
    }();
    Random random(seed);
    std::vector<float> values(rows * dimension);
    for (std::size_t row = 0; row < rows; ++row) {
        const double size = 20.0 * (std::pow(1.0 - uniform(random), -1.0 / 0.6) - 1.0); // Pareto
        const std::size_t centre = static_cast<std::size_t>(std::min(size, clusters - 1.0));
        for (std::size_t i = 0; i < dimension; ++i) {
            values[row * dimension + i] = spectrum[i] * (0.9f * static_cast<float>(normal(random)) + 0.15f)
                + 0.7f * centres[centre * dimension + i];
        }
    }
    normaliseRows(values.data(), rows, dimension, dimension);
    return values;
}

const std::vector<float>& wordTargets()
{
    static const std::vector<float> values = wordRows(targetCount, 1);
    return values;
}

const std::vector<float>& targetRows()
{
    static const std::vector<float> values = randomRows(targetCount, 1);
    return values;
}

/// The whole product in blocks, as plainly as it can be had: nothing is selected.
void plainProduct(const std::vector<float>& queries, std::size_t count, int threads,
                  std::vector<std::vector<float>>& out)
{
    constexpr std::size_t block = 2000;
    parallelRanges(targetCount / block, threads, [&](std::size_t begin, std::size_t end, int part) {
        std::vector<float>& products = out[static_cast<std::size_t>(part)];
        for (std::size_t b = begin; b < end; ++b) {
            gemm(Transpose::No, Transpose::Yes, static_cast<std::ptrdiff_t>(count), block, dimension, 1.0f,
                 queries.data(), dimension, targetRows().data() + b * block * dimension, dimension, 0.0f,
                 products.data(), block);
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

/// Times work against its floor, which alternate, and tells both.
void compare(benchmark::State& state, std::size_t queries, const std::function<void()>& floor,
             const std::function<void()>& work)
{
    const double seconds = alternate(state, floor, work);
    state.counters["gflops"] = 2e-9 * static_cast<double>(queries * targetCount * dimension) / seconds;
}

/// The floor of a search of so many queries: their product with the targets, or reading the targets when they are few.
std::function<void()> floorOf(const std::vector<float>& queries, int threads)
{
    const std::size_t count = queries.size() / dimension;
    if (count == 1) {
        return [threads] { benchmark::DoNotOptimize(readAll(threads)); };
    }
    const auto products = std::make_shared<std::vector<std::vector<float>>>(static_cast<std::size_t>(threads),
                                                                            std::vector<float>(count * 2000));
    return [&queries, count, threads, products] { plainProduct(queries, count, threads, *products); };
}

void exactTop10(benchmark::State& state)
{
    const auto count = static_cast<std::size_t>(state.range(0));
    const int threads = static_cast<int>(state.range(1));
    const std::vector<float> queries = randomRows(count, 2);
    ExactSearchOptions options;
    options.threads = threads;
    NullProgress progress;
    targetRows();
    compare(state, count, floorOf(queries, threads), [&] {
        const Neighbours found
            = exactSearch({queries.data(), count, dimension}, {targetRows().data(), targetCount, dimension}, dimension,
                          options, progress);
        benchmark::DoNotOptimize(found.indices.data());
    });
}

/// The same answers through a screen of bytes, on the same rows (0: uniform in all directions) or on such as words have
/// (1).
void screenedTop10(benchmark::State& state)
{
    const auto count = static_cast<std::size_t>(state.range(0));
    const int threads = static_cast<int>(state.range(1));
    const bool words = state.range(2) != 0;
    const std::vector<float> queries = words ? wordRows(count, 2) : randomRows(count, 2);
    const std::vector<float>& targets = words ? wordTargets() : targetRows();
    targetRows();
    NullProgress progress;
    std::optional<ScreenedIndex> index;
    const double building = secondsOf([&] {
        index.emplace(RowMatrix{targets.data(), targetCount, dimension}, dimension, ScreenedIndexOptions{threads, {}},
                      progress);
    });
    ScreenedWork work;
    compare(state, count, floorOf(queries, threads), [&] {
        work = {};
        const Neighbours found = index->search({queries.data(), count, dimension}, {10, threads}, progress, &work);
        benchmark::DoNotOptimize(found.indices.data());
    });
    state.counters["index_ms"] = building * 1e3;
    state.counters["survivors"] = static_cast<double>(work.survivors) / static_cast<double>(count);
    state.counters["scored"] = static_cast<double>(work.scored) / static_cast<double>(count);
}

/// The graph, at several breadths; its floor is the product that it avoids.
void hnswTop10(benchmark::State& state)
{
    constexpr std::size_t count = 1000;
    const auto breadth = static_cast<std::size_t>(state.range(0));
    const int threads = static_cast<int>(state.range(1));
    const std::vector<float> queries = wordRows(count, 2);
    const RowMatrix targets{wordTargets().data(), targetCount, dimension};
    const RowMatrix asked{queries.data(), count, dimension};
    NullProgress progress;
    static double building = 0;
    static const HnswIndex index = [&] {
        std::optional<HnswIndex> made;
        building = secondsOf([&] { made.emplace(targets, dimension, HnswOptions{.threads = threads}, progress); });
        return std::move(*made);
    }();
    targetRows();
    compare(state, count, floorOf(queries, threads), [&] {
        const Neighbours found = index.search(asked, {10, breadth, threads}, progress);
        benchmark::DoNotOptimize(found.indices.data());
    });
    const Neighbours exact = exactSearch(asked, targets, dimension, {.k = 10, .threads = threads}, progress);
    state.counters["recall"] = recallOf(index.search(asked, {10, breadth, threads}, progress), exact);
    state.counters["index_ms"] = building * 1e3;
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

BENCHMARK(screenedTop10)
    ->Name("ScreenedTop10/200kx300")
    ->ArgNames({"queries", "threads", "words"})
    ->Args({1000, 2, 0})
    ->Args({1000, 1, 0})
    ->Args({1000, 2, 1})
    ->Args({1, 2, 0})
    ->Args({1, 1, 0})
    ->Args({1, 2, 1})
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime()
    ->Iterations(9);

BENCHMARK(hnswTop10)
    ->Name("HnswTop10/200kx300")
    ->ArgNames({"breadth", "threads"})
    ->Args({50, 2})
    ->Args({100, 2})
    ->Args({200, 2})
    ->Args({400, 2})
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime()
    ->Iterations(5);

} // namespace

BENCHMARK_MAIN();
