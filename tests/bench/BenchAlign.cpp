// Alignment from memory-mapped spaces of 200,000 × 300, against one pass over their memory in the same run: "ratio" is
// time over the floor's time. Work and floor alternate, so that a busy machine slows both alike.

#include "Alternation.h"

#include "alignment/Align.h"
#include "alignment/SentencePairs.h"
#include "base/Parallel.h"
#include "base/Random.h"
#include "numeric/Decomposition.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace {

using namespace crossgloss;
using namespace crossgloss::bench;

constexpr std::size_t wordCount = 200000;
constexpr std::size_t dimension = 300;
constexpr std::size_t pairCount = 5000;

EmbeddingSpace randomSpace(const std::string& prefix, std::uint64_t seed)
{
    Random random(seed);
    std::vector<std::string> words(wordCount);
    std::vector<float> values(wordCount * dimension);
    for (std::size_t row = 0; row < wordCount; ++row) {
        words[row] = prefix + std::to_string(row);
    }
    for (float& value : values) {
        value = static_cast<float>(uniform(random) - 0.45);
    }
    return {std::move(words), std::move(values), dimension};
}

/// Written once and mapped, as the workspace keeps spaces; the files go with the program.
class MappedSpaces {
public:
    MappedSpaces()
        : m_folder(std::filesystem::temp_directory_path() /
                   ("crossgloss-bench-" + std::to_string(std::chrono::steady_clock::now().time_since_epoch().count())))
    {
        std::filesystem::create_directory(m_folder);
        writeSpace(randomSpace("s", 1), m_folder / "source.space");
        writeSpace(randomSpace("t", 2), m_folder / "target.space");
        source = openSpace(m_folder / "source.space");
        target = openSpace(m_folder / "target.space");
    }
    ~MappedSpaces() { std::filesystem::remove_all(m_folder); }

    EmbeddingSpace source;
    EmbeddingSpace target;

private:
    std::filesystem::path m_folder;
};

const MappedSpaces& spaces()
{
    static const MappedSpaces made;
    return made;
}

AlignmentData dictionary()
{
    AlignmentData data;
    Random random(3);
    for (std::size_t i = 0; i < pairCount; ++i) {
        data.words.pairs.push_back(
            {static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(uniformBelow(random, 50000))});
    }
    return data;
}

/// One pass over both spaces: a sum that needs every value and little arithmetic.
float readBoth(int threads)
{
    std::vector<float> sums(static_cast<std::size_t>(threads));
    for (const EmbeddingSpace& space : {spaces().source, spaces().target}) {
        parallelRanges(wordCount * dimension, threads, [&](std::size_t begin, std::size_t end, int part) {
            float sum = 0.0f;
            const float* const values = space.data();
#pragma omp simd reduction(+ : sum)
            for (std::size_t i = begin; i < end; ++i) {
                sum += values[i];
            }
            sums[static_cast<std::size_t>(part)] += sum;
        });
    }
    return sums[0];
}

void report(benchmark::State& state, const std::vector<double>& times, const std::vector<double>& floors)
{
    std::vector<double> ratios;
    for (std::size_t i = 0; i < times.size(); ++i) {
        ratios.push_back(times[i] / floors[i]);
    }
    state.counters["median_ms"] = median(times) * 1e3;
    state.counters["floor_ms"] = median(floors) * 1e3;
    state.counters["ratio"] = median(ratios);
}

void alignMapped(benchmark::State& state, AlignmentMethod method, bool beta)
{
    const int threads = static_cast<int>(state.range(0));
    const AlignmentData data = dictionary();
    AlignOptions options;
    options.method = method;
    options.learnBeta = beta;
    options.threads = threads;
    NullProgress progress;
    std::vector<double> times;
    std::vector<double> floors;
    for (auto _ : state) {
        floors.push_back(secondsOf([&] { benchmark::DoNotOptimize(readBoth(threads)); }));
        times.push_back(secondsOf([&] {
            const AlignmentMap map = align(spaces().source, spaces().target, data, options, progress);
            benchmark::DoNotOptimize(map.source.matrix.data());
        }));
        state.SetIterationTime(times.back());
    }
    report(state, times, floors);
}

BENCHMARK_CAPTURE(alignMapped, procrustes, AlignmentMethod::Procrustes, false)
    ->Name("Align/200kx300/5kPairs/procrustes")->ArgName("threads")->Arg(2)->Arg(1)
    ->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(9);
BENCHMARK_CAPTURE(alignMapped, procrustesBeta, AlignmentMethod::Procrustes, true)
    ->Name("Align/200kx300/5kPairs/procrustesAndBeta")->ArgName("threads")->Arg(2)
    ->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(9);
BENCHMARK_CAPTURE(alignMapped, leastSquares, AlignmentMethod::LeastSquares, false)
    ->Name("Align/200kx300/5kPairs/leastSquares")->ArgName("threads")->Arg(2)
    ->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(9);
BENCHMARK_CAPTURE(alignMapped, cca, AlignmentMethod::Cca, false)
    ->Name("Align/200kx300/5kPairs/cca")->ArgName("threads")->Arg(2)
    ->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(9);
BENCHMARK_CAPTURE(alignMapped, vecmap, AlignmentMethod::VecMap, false)
    ->Name("Align/200kx300/5kPairs/vecmap")->ArgName("threads")->Arg(2)
    ->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(9);

/// Sentences of twenty words, the common ones more often, as a phrase dictionary.
void alignSentences(benchmark::State& state)
{
    constexpr std::size_t lines = 100000;
    constexpr std::size_t length = 20;
    Random random(4);
    std::vector<std::string> source(lines);
    std::vector<std::string> target(lines);
    for (std::size_t line = 0; line < lines; ++line) {
        for (std::size_t i = 0; i < length; ++i) {
            const double rank = std::pow(static_cast<double>(wordCount), uniform(random)) - 1.0;
            const std::string word = std::to_string(static_cast<std::size_t>(rank));
            source[line] += "s" + word + ' ';
            target[line] += "t" + word + ' ';
        }
    }
    AlignmentData data;
    data.sentences = [&] {
        const auto next = std::make_shared<std::size_t>(0);
        return SentenceReader([&, next](SentenceBatch& batch) {
            const std::size_t end = std::min(lines, *next + 8192);
            batch.source.assign(source.begin() + static_cast<std::ptrdiff_t>(*next),
                                source.begin() + static_cast<std::ptrdiff_t>(end));
            batch.target.assign(target.begin() + static_cast<std::ptrdiff_t>(*next),
                                target.begin() + static_cast<std::ptrdiff_t>(end));
            *next = end;
            return !batch.source.empty();
        });
    };
    AlignOptions options;
    options.method = AlignmentMethod::Procrustes;
    options.learnBeta = false;
    options.threads = static_cast<int>(state.range(0));
    NullProgress progress;
    spaces();
    std::vector<double> times;
    for (auto _ : state) {
        times.push_back(secondsOf([&] {
            const AlignmentMap map = align(spaces().source, spaces().target, data, options, progress);
            benchmark::DoNotOptimize(map.source.matrix.data());
        }));
        state.SetIterationTime(times.back());
    }
    state.counters["median_ms"] = median(times) * 1e3;
    state.counters["pairs_per_second"] = static_cast<double>(lines) / median(times);
}
BENCHMARK(alignSentences)
    ->Name("Align/200kx300/100kSentences/procrustes")->ArgName("threads")->Arg(2)->Arg(1)
    ->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(3);

void decompose(benchmark::State& state, bool symmetric)
{
    Random random(5);
    DenseMatrix matrix(dimension, dimension);
    for (double& value : matrix.values) {
        value = normal(random);
    }
    matrix = symmetric ? product(matrix, Transpose::Yes, matrix, Transpose::No) : matrix;
    for (auto _ : state) {
        if (symmetric) {
            benchmark::DoNotOptimize(symmetricEigen(matrix).values.data());
        } else {
            benchmark::DoNotOptimize(singularValues(matrix).values.data());
        }
    }
}
BENCHMARK_CAPTURE(decompose, svd, false)->Name("Decomposition/svd300")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(decompose, eigen, true)->Name("Decomposition/eigen300")->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
