// Retrieval criteria against the matrix products that they need, made in the same run: "ratio" is time over the floor's
// time. Floor and work alternate, so that a busy machine slows both alike.

#include "Alternation.h"

#include "base/Parallel.h"
#include "base/Random.h"
#include "numeric/Gemm.h"
#include "numeric/Rows.h"
#include "space/HubnessReduction.h"
#include "space/Retrieval.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <atomic>
#include <functional>
#include <vector>

namespace {

using namespace crossgloss;
using namespace crossgloss::bench;

constexpr std::size_t targetCount = 200000;
constexpr std::size_t queryCount = 1500;
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

const std::vector<float>& sourceRows()
{
    static const std::vector<float> values = randomRows(targetCount, 2);
    return values;
}

RowMatrix targets()
{
    return {targetRows().data(), targetCount, dimension};
}

/// The whole product of the targets with some rows, as plainly as it can be had: nothing is selected.
void plainProduct(const RowMatrix& rows, int threads)
{
    constexpr std::size_t block = 2000;
    std::atomic<std::size_t> next{0};
    parallelRanges(static_cast<std::size_t>(threads), threads, [&](std::size_t, std::size_t, int) {
        std::vector<float> products(block * std::min(block, rows.rows));
        for (std::size_t b = next++; b < targetCount / block; b = next++) {
            for (std::size_t first = 0; first < rows.rows; first += block) {
                const auto count = static_cast<std::ptrdiff_t>(std::min(block, rows.rows - first));
                gemm(Transpose::No, Transpose::Yes, count, block, dimension, 1.0f, rows.data + first * rows.stride,
                     dimension, targetRows().data() + b * block * dimension, dimension, 0.0f, products.data(), block);
            }
        }
    });
}

/// @param floorRows rows whose products with all targets the work cannot do without.
void measure(benchmark::State& state, const RowMatrix& floorRows, int threads, const std::function<void()>& work)
{
    targetRows();
    alternate(state, [&] { plainProduct(floorRows, threads); }, work);
}

/// The 1,500 queries are the first of so many sources; the means of the targets are over all of these.
void retrieval(benchmark::State& state, RetrievalCriterion criterion)
{
    const auto sourceCount = static_cast<std::size_t>(state.range(0));
    const int threads = static_cast<int>(state.range(1));
    const RowMatrix sources{sourceRows().data(), sourceCount, dimension};
    const RowMatrix queries{sourceRows().data(), queryCount, dimension};
    RetrievalOptions options;
    options.criterion = criterion;
    options.threads = threads;
    NullProgress progress;
    // What the criterion compares with the targets: all sources; the sample and the queries; the pivots and the queries.
    std::size_t rows = sourceCount;
    if (criterion == RetrievalCriterion::InvertedSoftmax) {
        rows = options.sample + queryCount;
    } else if (criterion == RetrievalCriterion::GloballyCorrected) {
        rows = options.pivots + queryCount;
    } else if (criterion == RetrievalCriterion::NearestNeighbour) {
        rows = queryCount;
    }
    measure(state, {sourceRows().data(), rows, dimension}, threads, [&] {
        const Neighbours found = retrieve(queries, targets(), sources, dimension, options, progress);
        benchmark::DoNotOptimize(found.indices.data());
    });
}

void csls(benchmark::State& state)
{
    retrieval(state, RetrievalCriterion::Csls);
}

void invertedSoftmax(benchmark::State& state)
{
    retrieval(state, RetrievalCriterion::InvertedSoftmax);
}

void globallyCorrected(benchmark::State& state)
{
    retrieval(state, RetrievalCriterion::GloballyCorrected);
}

void mutualProximityOfAll(benchmark::State& state)
{
    const int threads = static_cast<int>(state.range(0));
    const RowMatrix sources{sourceRows().data(), targetCount, dimension};
    const RowMatrix queries{sourceRows().data(), queryCount, dimension};
    MutualProximityOptions options;
    options.threads = threads;
    NullProgress progress;
    measure(state, queries, threads, [&] {
        const Neighbours found = mutualProximity(queries, targets(), sources, dimension, options, progress);
        benchmark::DoNotOptimize(found.indices.data());
    });
}

BENCHMARK(csls)
    ->Name("Csls/1500/200kx300")
    ->ArgNames({"sources", "threads"})
    ->Args({1500, 2})
    ->Args({1500, 1})
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime()
    ->Iterations(7);
BENCHMARK(csls)
    ->Name("CslsAllSources/1500/200kx300")
    ->ArgNames({"sources", "threads"})
    ->Args({200000, 2})
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime()
    ->Iterations(1);
BENCHMARK(invertedSoftmax)
    ->Name("InvertedSoftmax/1500/200kx300")
    ->ArgNames({"sources", "threads"})
    ->Args({200000, 2})
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime()
    ->Iterations(7);
BENCHMARK(globallyCorrected)
    ->Name("GloballyCorrected/1500/200kx300")
    ->ArgNames({"sources", "threads"})
    ->Args({200000, 2})
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime()
    ->Iterations(3);
BENCHMARK(mutualProximityOfAll)
    ->Name("MutualProximity/1500/200kx300")
    ->ArgNames({"threads"})
    ->Args({2})
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime()
    ->Iterations(5);

} // namespace

BENCHMARK_MAIN();
