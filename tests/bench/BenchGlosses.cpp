// Measures of gloss similarity on planted glosses of about 8.6 different words of 4,000, vectors of 300 dimensions,
// against the matrix products that they cannot do without, made in the same run: "ratio" is time over the floor's time.

#include "Alternation.h"

#include "base/Parallel.h"
#include "base/Random.h"
#include "gloss/GlossSimilarity.h"
#include "gloss/SiameseStep.h"
#include "gloss/WordMovers.h"
#include "numeric/Gemm.h"
#include "space/ExactSearch.h"

#include <cmath>
#include <map>

namespace {

using namespace crossgloss;
using namespace crossgloss::bench;

constexpr std::size_t dimension = 300;
constexpr std::size_t vocabulary = 4000;

int poisson(double mean, Random& random)
{
    const double limit = std::exp(-mean);
    int count = 0;
    for (double product = uniform(random); product > limit; product *= uniform(random)) {
        ++count;
    }
    return count;
}

/// Unit rows around a common direction, those of neighbouring ids alike.
void vectorOf(std::uint64_t id, std::span<float> out)
{
    Random cluster(1000 + id / 8);
    Random own(100000 + id);
    for (std::size_t i = 0; i < out.size(); ++i) {
        out[i] = static_cast<float>(normal(cluster) + 0.8 * normal(own) + (i == 0 ? 6.0 : 0.0));
    }
}

/// Letters alone, so that the tokeniser keeps a word whole.
std::string nameOf(std::uint64_t id)
{
    std::string name = "w";
    for (int i = 0; i < 3; ++i, id /= 26) {
        name += static_cast<char>('a' + id % 26);
    }
    return name;
}

GlossSet makeGlosses(std::size_t count, std::uint64_t seed)
{
    Random random(seed);
    std::map<std::string, std::uint64_t, std::less<>> ids;
    std::vector<std::string> lines(count);
    for (std::string& line : lines) {
        const int words = std::clamp(poisson(9, random), 2, 20);
        for (int word = 0; word < words; ++word) {
            // Pareto: a few words are in most glosses, most words in few.
            const double rank = 30 * (std::pow(1 - uniform(random), -1 / 0.8) - 1);
            const auto id = static_cast<std::uint64_t>(std::min(rank, static_cast<double>(vocabulary - 1)));
            line += nameOf(id) + ' ';
            ids.emplace(nameOf(id), id);
        }
    }
    NullProgress progress;
    return GlossSet(
        lines, {"en", false, dimension},
        [&ids](std::string_view word, std::span<float> out) {
            vectorOf(ids.find(word)->second, out);
            return true;
        },
        progress);
}

const GlossSet& glosses(std::size_t count, bool target)
{
    static std::map<std::pair<std::size_t, bool>, GlossSet> made;
    const auto found = made.find({count, target});
    return found != made.end()
               ? found->second
               : made.emplace(std::pair{count, target}, makeGlosses(count, target ? 2 : 1)).first->second;
}

/// The product of two sets of rows in blocks, spread over threads; nothing is done with it.
void plainProduct(const std::vector<float>& a, const std::vector<float>& b, int threads)
{
    constexpr std::size_t block = 512;
    const std::size_t rows = a.size() / dimension;
    const std::size_t columns = b.size() / dimension;
    parallelRanges((rows + block - 1) / block, threads, [&](std::size_t begin, std::size_t end, int) {
        std::vector<float> products(block * block);
        for (std::size_t i = begin * block; i < std::min(rows, end * block); i += block) {
            for (std::size_t j = 0; j < columns; j += block) {
                const auto m = static_cast<std::ptrdiff_t>(std::min(block, rows - i));
                const auto n = static_cast<std::ptrdiff_t>(std::min(block, columns - j));
                gemm(Transpose::No, Transpose::Yes, m, n, static_cast<std::ptrdiff_t>(dimension), 1.0F,
                     a.data() + i * dimension, static_cast<std::ptrdiff_t>(dimension), b.data() + j * dimension,
                     static_cast<std::ptrdiff_t>(dimension), 0.0F, products.data(), static_cast<std::ptrdiff_t>(block));
                benchmark::DoNotOptimize(products.data());
            }
        }
    });
}

double wordsPerGloss(const GlossSet& set)
{
    std::size_t words = 0;
    for (std::size_t i = 0; i < set.size(); ++i) {
        words += set.wordsOf(i).size();
    }
    return static_cast<double>(words) / static_cast<double>(set.size());
}

/// The floor is the products of the words' vectors, which the ground costs are made of.
void transport(benchmark::State& state, bool entropic)
{
    const int threads = static_cast<int>(state.range(0));
    const GlossSet& source = glosses(1000, false);
    const GlossSet& target = glosses(1000, true);
    WordMoversOptions options;
    options.threads = threads;
    if (entropic) {
        options.sinkhorn = SinkhornOptions();
    }
    NullProgress progress;
    const double seconds = alternate(
        state, [&] { plainProduct(source.vectors(), target.vectors(), threads); },
        [&] { benchmark::DoNotOptimize(wordMoversMatrix(source, target, options, progress).data()); });
    state.counters["us_per_pair"] = seconds * 1e6 / static_cast<double>(source.size() * target.size());
    state.counters["words"] = wordsPerGloss(source);
}

/// Means and the whole matrix of cosines. The floor is the product of the means.
void sembMatrix(benchmark::State& state)
{
    const int threads = static_cast<int>(state.range(0));
    const GlossSet& source = glosses(1000, false);
    const GlossSet& target = glosses(1000, true);
    const SentenceVectors a = meanVectors(source, threads);
    const SentenceVectors b = meanVectors(target, threads);
    GlossSimilarityOptions options;
    options.threads = threads;
    NullProgress progress;
    alternate(
        state, [&] { plainProduct(a.values, b.values, threads); },
        [&] {
            const GlossSimilarity found = compareGlosses(source, target, GlossMeasure::Semb, options, progress);
            benchmark::DoNotOptimize(found.values.data());
        });
}

/// Means and each source's ten best, the matrix never whole.
void sembTop10(benchmark::State& state)
{
    const int threads = static_cast<int>(state.range(0));
    const GlossSet& source = glosses(10000, false);
    const GlossSet& target = glosses(10000, true);
    const SentenceVectors a = meanVectors(source, threads);
    const SentenceVectors b = meanVectors(target, threads);
    ExactSearchOptions options;
    options.threads = threads;
    NullProgress progress;
    alternate(
        state, [&] { plainProduct(a.values, b.values, threads); },
        [&] {
            const SentenceVectors queries = meanVectors(source, threads);
            const SentenceVectors targets = meanVectors(target, threads);
            const Neighbours found = exactSearch({queries.values.data(), queries.rows, dimension},
                                                 {targets.values.data(), targets.rows, dimension}, dimension, options,
                                                 progress);
            benchmark::DoNotOptimize(found.indices.data());
        });
}

/// One step of the Siamese LSTM, 300 inputs and 300 units. The floor is the products of its words: forward, by weights,
/// and the states' by states, each shard's by its own thread.
void siameseStep(benchmark::State& state, SiameseObjective objective, std::size_t batch)
{
    constexpr std::size_t hidden = 300;
    constexpr std::size_t steps = 20;
    const int threads = static_cast<int>(state.range(0));
    SiameseShape shape;
    shape.dimension = dimension;
    shape.hidden = hidden;
    SiameseStep::Options options;
    options.objective = objective;
    options.batch = batch;
    options.inputDropout = 0.05;
    options.stateDropout = 0.1;
    options.threads = threads;
    SiameseStep step(shape, options);
    Random random(3);
    LstmLayer<float>(dimension, hidden).initialise(step.parameters().data(), 1.0, random);
    step.parameters().back() = -3.0F;
    const GlossWords source(glosses(1000, false), shape.longest);
    const GlossWords target(glosses(1000, true), shape.longest);
    std::vector<SiameseExample> examples;
    std::vector<std::size_t> lengths;
    for (std::uint32_t i = 0; i < batch; ++i) {
        examples.push_back({i, i, static_cast<char>(i % 2)});
        lengths.push_back(source.length(i));
        lengths.push_back(target.length(i));
    }
    // Sentences of each step of each shard.
    const std::size_t shards = std::min(static_cast<std::size_t>(threads), std::max<std::size_t>(1, batch / 8));
    std::sort(lengths.rbegin(), lengths.rend());
    std::vector<std::vector<std::ptrdiff_t>> active(shards);
    std::vector<std::ptrdiff_t> rows(shards);
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        std::vector<std::ptrdiff_t>& mine = active[i % shards];
        mine.resize(std::max(mine.size(), lengths[i]));
        for (std::size_t word = 0; word < lengths[i]; ++word) {
            ++mine[word];
            ++rows[i % shards];
        }
    }
    const auto h = static_cast<std::ptrdiff_t>(hidden);
    const auto d = static_cast<std::ptrdiff_t>(dimension);
    struct Buffers {
        std::vector<float> x, gates, m, n;
    };
    std::vector<Buffers> buffers(shards);
    for (std::size_t i = 0; i < shards; ++i) {
        buffers[i].x.assign(static_cast<std::size_t>(rows[i]) * hidden, 0.1F);
        buffers[i].gates.assign(static_cast<std::size_t>(rows[i]) * 4 * hidden, 0.1F);
        buffers[i].m.assign(dimension * 4 * hidden, 0.01F);
        buffers[i].n.assign(hidden * 4 * hidden, 0.01F);
    }
    const auto products = [&] {
        using enum Transpose;
        parallelRanges(shards, static_cast<int>(shards), [&](std::size_t begin, std::size_t end, int) {
            for (std::size_t i = begin; i < end; ++i) {
                Buffers& b = buffers[i];
                float* x = b.x.data();
                float* gates = b.gates.data();
                gemm(No, No, rows[i], 4 * h, d, 1.0F, x, d, b.m.data(), 4 * h, 0.0F, gates, 4 * h);
                for (std::size_t t = 1; t < active[i].size(); ++t) {
                    gemm(No, No, active[i][t], 4 * h, h, 1.0F, x, h, b.n.data(), 4 * h, 0.0F, gates, 4 * h);
                    gemm(No, Yes, active[i][t], h, 4 * h, 1.0F, gates, 4 * h, b.n.data(), 4 * h, 0.0F, x, h);
                }
                gemm(Yes, No, d, 4 * h, rows[i], 1.0F, x, d, gates, 4 * h, 0.0F, b.m.data(), 4 * h);
                gemm(Yes, No, h, 4 * h, rows[i] - active[i].front(), 1.0F, x, h, gates, 4 * h, 0.0F, b.n.data(), 4 * h);
            }
        });
        for (Buffers& b : buffers) {                   // products of products would run away
            std::fill(b.x.begin(), b.x.end(), 0.1F);
            std::fill(b.m.begin(), b.m.end(), 0.01F);
            std::fill(b.n.begin(), b.n.end(), 0.01F);
        }
    };
    alternate(
        state,
        [&] {
            for (std::size_t i = 0; i < steps; ++i) {
                products();
            }
        },
        [&] {
            for (std::size_t i = 0; i < steps; ++i) {
                benchmark::DoNotOptimize(step.step(source, target, examples, random));
            }
        });
    for (const char* counter : {"median_ms", "floor_ms"}) {
        state.counters[counter] = state.counters[counter] / static_cast<double>(steps);
    }
}

void oneAndTwoThreads(benchmark::internal::Benchmark* bench)
{
    bench->ArgName("threads")->Arg(1)->Arg(2)->Iterations(7)->UseManualTime()->Unit(benchmark::kMillisecond);
}

} // namespace

BENCHMARK_CAPTURE(transport, exact, false)->Apply(oneAndTwoThreads);
BENCHMARK_CAPTURE(transport, sinkhorn, true)->Apply(oneAndTwoThreads);
BENCHMARK(sembMatrix)->Apply(oneAndTwoThreads);
BENCHMARK(sembTop10)->Apply(oneAndTwoThreads);
BENCHMARK_CAPTURE(siameseStep, shuffled32, SiameseObjective::Shuffled, 32)->Apply(oneAndTwoThreads);
BENCHMARK_CAPTURE(siameseStep, softmax128, SiameseObjective::Softmax, 128)->Apply(oneAndTwoThreads);

BENCHMARK_MAIN();
