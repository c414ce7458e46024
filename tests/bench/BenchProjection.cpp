// Projections and clusters, on vectors that are distributed as word vectors are: variances that fall, clusters of very
// different sizes. "trust" is the trustworthiness of a layout for ten neighbours.

#include "Alternation.h"

#include "base/Parallel.h"
#include "base/Random.h"
#include "numeric/Gemm.h"
#include "numeric/Rows.h"
#include "projection/Clusters.h"
#include "projection/LayoutQuality.h"
#include "projection/NeighbourGraph.h"
#include "projection/Pca.h"
#include "projection/TSne.h"
#include "projection/Umap.h"

#include <benchmark/benchmark.h>

#include <cmath>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace {

using namespace crossgloss;

constexpr int threads = 2;

std::vector<float> wordLikeRows(std::size_t count, std::size_t dimension)
{
    Random random(1);
    std::vector<double> deviations(dimension);
    double length = 0.0;
    for (std::size_t j = 0; j < dimension; ++j) {
        deviations[j] = std::pow(static_cast<double>(j + 1), -0.4);
        length += deviations[j] * deviations[j];
    }
    for (double& deviation : deviations) {
        deviation /= std::sqrt(length);
    }
    std::vector<double> centres(2000 * dimension);
    for (std::size_t i = 0; i < centres.size(); ++i) {
        centres[i] = 0.7 * deviations[i % dimension] * normal(random);
    }
    std::vector<float> values;
    values.reserve(count * dimension);
    for (std::size_t i = 0; i < count; ++i) {
        const double heavy = 20.0 * (std::pow(1.0 - uniform(random), -1.0 / 0.6) - 1.0);
        const auto centre = static_cast<std::size_t>(std::min(heavy, 1999.0));
        for (std::size_t j = 0; j < dimension; ++j) {
            values.push_back(static_cast<float>(centres[centre * dimension + j] + 0.9 * deviations[j] * normal(random)));
        }
    }
    normaliseRows(values.data(), count, dimension, dimension);
    return values;
}

RowMatrix rows(std::size_t count, std::size_t dimension)
{
    static std::map<std::pair<std::size_t, std::size_t>, std::vector<float>> made;
    std::vector<float>& values = made[{count, dimension}];
    if (values.empty()) {
        values = wordLikeRows(count, dimension);
    }
    return {values.data(), count, dimension};
}

std::unique_ptr<Projection> umapOf(const RowMatrix& of, std::size_t dimension)
{
    NullProgress progress;
    const NeighbourGraph graph = neighbourGraph(of, dimension, {.k = 14, .threads = threads}, progress);
    const Pca start = principalComponents(of, dimension, {.threads = threads}, progress);
    std::unique_ptr<Projection> umap = makeUmap(graph, start.coordinates, false, {.threads = threads}, progress);
    umap->run(umap->iterations(), progress);
    return umap;
}

void umap(benchmark::State& state)
{
    const auto dimension = static_cast<std::size_t>(state.range(1));
    const RowMatrix of = rows(static_cast<std::size_t>(state.range(0)), dimension);
    std::unique_ptr<Projection> layout;
    for (auto _ : state) {
        layout = umapOf(of, dimension);
    }
    NullProgress progress;
    const LayoutQuality quality = layoutQuality(of, dimension, layout->layout(), {.threads = threads}, progress);
    state.counters["trust"] = quality.trustworthiness;
    state.counters["continuity"] = quality.continuity;
    state.counters["kept"] = quality.kept;
}

void tSne(benchmark::State& state)
{
    const auto count = static_cast<std::size_t>(state.range(0));
    const auto dimension = static_cast<std::size_t>(state.range(1));
    const RowMatrix of = rows(count, dimension);
    NullProgress progress;
    double divergence = 0.0;
    for (auto _ : state) {
        const NeighbourGraph graph =
            neighbourGraph(of, dimension, {.k = neighboursOfTSne(30, count), .threads = threads}, progress);
        const Pca start = principalComponents(of, dimension, {.threads = threads}, progress);
        TSneOptions options;
        options.threads = threads;
        const std::unique_ptr<Projection> layout = makeTSne(graph, start.coordinates, false, options, progress);
        layout->run(layout->iterations(), progress);
        divergence = layout->divergence(progress).value_or(0);
    }
    state.counters["kl"] = divergence;
}

/// All products of the rows with each other, in blocks that stay in the cache.
void allProducts(const RowMatrix& of, std::size_t dimension)
{
    constexpr std::size_t block = 1000;
    const auto width = static_cast<std::ptrdiff_t>(dimension);
    parallelRanges(of.rows / block, threads, [&](std::size_t begin, std::size_t end, int) {
        std::vector<float> products(block * block);
        for (std::size_t q = begin; q < end; ++q) {
            for (std::size_t t = 0; t < of.rows / block; ++t) {
                gemm(Transpose::No, Transpose::Yes, block, block, width, 1.0F, of.data + q * block * dimension, width,
                     of.data + t * block * dimension, width, 0.0F, products.data(), block);
                benchmark::DoNotOptimize(products.data());
            }
        }
    });
}

void graphOfNeighbours(benchmark::State& state)
{
    const RowMatrix of = rows(50000, 300);
    NullProgress progress;
    bench::alternate(state, [&] { allProducts(of, 300); },
              [&] { benchmark::DoNotOptimize(neighbourGraph(of, 300, {.k = 15, .threads = threads}, progress)); });
}

void principal(benchmark::State& state)
{
    const RowMatrix of = rows(50000, 300);
    NullProgress progress;
    for (auto _ : state) {
        benchmark::DoNotOptimize(principalComponents(of, 300, {.threads = threads}, progress));
    }
}

void kMeansOfVectors(benchmark::State& state)
{
    const RowMatrix of = rows(50000, 300);
    NullProgress progress;
    for (auto _ : state) {
        benchmark::DoNotOptimize(kMeans(of, 300, {.threads = threads}, progress));
    }
}

/// A layout as UMAP makes them: many small crowds of different density, and strays.
void densityOfLayout(benchmark::State& state)
{
    const auto points = static_cast<std::size_t>(state.range(0));
    Random random(3);
    std::vector<float> layout;
    double x = 0.0;
    double y = 0.0;
    double deviation = 1.0;
    for (std::size_t i = 0; i < points; ++i) {
        if (i % 97 == 0) {
            x = 20.0 * uniform(random);
            y = 20.0 * uniform(random);
            deviation = 0.02 + 0.5 * uniform(random);
        }
        layout.push_back(static_cast<float>(x + deviation * normal(random)));
        layout.push_back(static_cast<float>(y + deviation * normal(random)));
    }
    NullProgress progress;
    for (auto _ : state) {
        benchmark::DoNotOptimize(
            densityClusters(layout, {layout.data(), points, 2}, 2, {.threads = threads}, progress));
    }
}

BENCHMARK(umap)
    ->Name("umap")
    ->ArgNames({"points", "dimension"})
    ->Args({10000, 50})
    ->Iterations(3)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK(umap)
    ->Name("umap")
    ->ArgNames({"points", "dimension"})
    ->Args({50000, 300})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK(tSne)
    ->Name("tsne")
    ->ArgNames({"points", "dimension"})
    ->Args({20000, 50})
    ->Args({100000, 100})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK(graphOfNeighbours)->Name("graph/50kx300")->Iterations(3)->Unit(benchmark::kMillisecond)->UseManualTime();
BENCHMARK(principal)->Name("pca/50kx300")->Iterations(5)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(kMeansOfVectors)->Name("kMeans/50kx300")->Iterations(1)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(densityOfLayout)
    ->Name("density")
    ->ArgName("points")
    ->Arg(100000)
    ->Iterations(3)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

} // namespace

BENCHMARK_MAIN();
