#include "base/Parallel.h"
#include "base/Random.h"
#include "encoder/BagSums.h"
#include "encoder/EncoderStep.h"
#include "numeric/Gemm.h"
#include "numeric/TiledProduct.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <functional>

// One training step of each encoder at the paper's sizes: batch 64, length 15, 50 → 200 × 5 → 50, as PEERS.md measures
// PyTorch. "padded": every sentence has 15 words. "ragged": lengths from a Poisson distribution of mean 9, within 2 … 15.
// Arguments: threads, ragged.

using namespace crossgloss;

namespace {

constexpr std::size_t vocabulary = 45000;
constexpr std::size_t dimension = 50;
constexpr std::size_t hidden = 200;
constexpr std::size_t layers = 5;
constexpr std::size_t length = 15;
constexpr std::size_t batchSize = 64;
constexpr std::size_t batches = 64;

int poisson(double mean, Random& random)
{
    const double limit = std::exp(-mean);
    int count = 0;
    for (double product = uniform(random); product > limit; product *= uniform(random)) {
        ++count;
    }
    return count;
}

const WordTable& words()
{
    static const WordTable table = [] {
        Random random(1);
        std::vector<std::string> names;
        for (std::size_t i = 0; i < vocabulary; ++i) {
            names.push_back("w" + std::to_string(i));
        }
        std::vector<float> values(vocabulary * dimension);
        for (float& value : values) {
            value = static_cast<float>(normal(random));
        }
        WordTable made;
        made.add("en", EmbeddingSpace(std::move(names), std::move(values), dimension));
        return made;
    }();
    return table;
}

PairSet pairs(bool ragged)
{
    Random random(2);
    PairSet set;
    for (std::size_t i = 0; i < batches * batchSize; ++i) {
        EncodedPair pair;
        pair.begin = static_cast<std::uint32_t>(set.tokens.size());
        pair.length = ragged ? static_cast<std::uint32_t>(std::clamp(poisson(9, random), 2, static_cast<int>(length)))
                             : static_cast<std::uint32_t>(length);
        pair.target = pair.answer = static_cast<std::uint32_t>(uniformBelow(random, vocabulary));
        for (std::uint32_t t = 0; t < pair.length; ++t) {
            set.tokens.push_back(static_cast<std::uint32_t>(uniformBelow(random, vocabulary)));
        }
        set.pairs.push_back(pair);
    }
    return set;
}

/// @param keepSums of a bag of words: sums its sentences once and for all, as training does while they fit.
void trainingStep(benchmark::State& state, EncoderKind kind, AttentionPlacement placement, bool keepSums = false)
{
    EncoderShape shape;
    shape.kind = kind;
    shape.attention = placement;
    shape.input = shape.output = dimension;
    shape.hidden = hidden;
    shape.layers = layers;
    shape.sequenceLength = length;
    EncoderStep::Options options;
    options.batch = batchSize;
    options.threads = static_cast<int>(state.range(0));
    EncoderStep step(shape, options);
    Random random(3);
    step.encoder().initialise(step.parameters().data(), random);
    PairSet set = pairs(state.range(1) != 0);
    if (keepSums) {
        set.bags = sumAllBags(words(), set, std::size_t{1} << 30, 1);
    }
    std::vector<std::uint32_t> order(set.pairs.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        order[i] = static_cast<std::uint32_t>(i);
    }
    std::size_t next = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(step.step(words(), set, std::span(order).subspan(next * batchSize, batchSize)));
        next = (next + 1) % batches;
    }
}

/// The two products of a bag of words' step alone.
void bagProductsAlone(benchmark::State& state)
{
    const std::vector<float> sums(batchSize * dimension, 0.5F);
    const std::vector<float> weights(dimension * dimension, 0.01F);
    std::vector<float> encoded(batchSize * dimension);
    std::vector<float> gradient(dimension * dimension);
    for (auto _ : state) {
        tiledProduct(Transpose::No, batchSize, dimension, dimension, 1.0F, sums.data(), dimension, weights.data(),
                     dimension, encoded.data(), dimension);
        tiledProduct(Transpose::Yes, dimension, dimension, batchSize, 1.0F, sums.data(), dimension, encoded.data(),
                     dimension, gradient.data(), dimension);
        benchmark::ClobberMemory();
    }
}

/// The products of a GRU (and attention) step alone, nothing in between: forward, by input and by weights, all sentences
/// full. Each thread does half of the sentences, as the step does.
void productsAlone(benchmark::State& state, std::size_t attentions)
{
    const int threads = static_cast<int>(state.range(0));
    const std::size_t sentences = batchSize / static_cast<std::size_t>(threads);
    const auto rows = static_cast<std::ptrdiff_t>(sentences * length);
    const auto h = static_cast<std::ptrdiff_t>(hidden);
    const auto b = static_cast<std::ptrdiff_t>(sentences);
    struct Buffers {
        std::vector<float> x, gates, m, n, d;
    };
    std::vector<Buffers> buffers(static_cast<std::size_t>(threads));
    for (Buffers& part : buffers) {
        part.x.assign(static_cast<std::size_t>(rows * h), 0.5F);
        part.gates.assign(static_cast<std::size_t>(rows * 4 * h), 0.5F);
        part.m.assign(3 * hidden * hidden, 0.01F);
        part.n.assign(3 * hidden * hidden, 0.01F);
        part.d.assign(3 * hidden * hidden, 0.0F);
    }
    using enum Transpose;
    for (auto _ : state) {
        parallelRanges(static_cast<std::size_t>(threads), threads, [&](std::size_t begin, std::size_t, int) {
            Buffers& p = buffers[begin];
            for (std::size_t layer = 0; layer < layers; ++layer) {
                const auto input = static_cast<std::ptrdiff_t>(layer == 0 ? dimension : hidden);
                gemm(No, No, rows, 3 * h, input, 1.0F, p.x.data(), input, p.m.data(), 3 * h, 0.0F, p.gates.data(), 4 * h);
                for (std::size_t t = 1; t < length; ++t) {
                    gemm(No, No, b, 3 * h, h, 1.0F, p.x.data(), h, p.n.data(), 3 * h, 0.0F, p.gates.data(), 4 * h);
                }
                for (std::size_t t = 1; t < length; ++t) {
                    gemm(No, Yes, b, h, 3 * h, 1.0F, p.gates.data(), 4 * h, p.n.data(), 3 * h, 0.0F, p.x.data(), h);
                }
                gemm(Yes, No, input, 3 * h, rows, 1.0F, p.x.data(), input, p.gates.data(), 4 * h, 0.0F, p.d.data(), 3 * h);
                gemm(Yes, No, h, 3 * h, rows - b, 1.0F, p.x.data(), h, p.gates.data(), 4 * h, 0.0F, p.d.data(), 3 * h);
                if (layer > 0) {
                    gemm(No, Yes, rows, input, 3 * h, 1.0F, p.gates.data(), 4 * h, p.m.data(), 3 * h, 0.0F, p.x.data(),
                         input);
                }
            }
            for (std::size_t i = 0; i < attentions; ++i) {
                gemm(No, No, rows, h, h, 1.0F, p.x.data(), h, p.m.data(), h, 0.0F, p.gates.data(), h);
                gemm(Yes, No, h, h, rows, 1.0F, p.x.data(), h, p.gates.data(), h, 0.0F, p.d.data(), h);
                gemm(No, Yes, rows, h, h, 1.0F, p.gates.data(), h, p.m.data(), h, 0.0F, p.x.data(), h);
            }
        });
        benchmark::ClobberMemory();
    }
}

void threadsAndLengths(benchmark::internal::Benchmark* bench)
{
    bench->ArgNames({"threads", "ragged"})->ArgsProduct({{1, 2}, {0, 1}})->UseRealTime()->Unit(benchmark::kMillisecond);
}

/// A bag of words trains on one thread.
void lengths(benchmark::internal::Benchmark* bench)
{
    bench->ArgNames({"threads", "ragged"})->ArgsProduct({{1}, {0, 1}})->UseRealTime()->Unit(benchmark::kMillisecond);
}

} // namespace

BENCHMARK_CAPTURE(trainingStep, gru5, EncoderKind::Gru, AttentionPlacement::Last)->Apply(threadsAndLengths);
BENCHMARK_CAPTURE(trainingStep, att, EncoderKind::Attention, AttentionPlacement::Last)->Apply(threadsAndLengths);
BENCHMARK_CAPTURE(trainingStep, att5, EncoderKind::Attention, AttentionPlacement::Stacked)->Apply(threadsAndLengths);
BENCHMARK_CAPTURE(trainingStep, bigru5, EncoderKind::BiGru, AttentionPlacement::Last)->Apply(threadsAndLengths);
BENCHMARK_CAPTURE(trainingStep, cnn5, EncoderKind::Cnn, AttentionPlacement::Last)->Apply(threadsAndLengths);
BENCHMARK_CAPTURE(trainingStep, bow, EncoderKind::Bow, AttentionPlacement::Last, true)->Apply(lengths);
BENCHMARK_CAPTURE(trainingStep, bowSummedAnew, EncoderKind::Bow, AttentionPlacement::Last)->Apply(lengths);
BENCHMARK(bagProductsAlone)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(productsAlone, gru5, 0)->ArgName("threads")->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(productsAlone, att5, layers)->ArgName("threads")->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
