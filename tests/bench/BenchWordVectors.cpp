#include "Alternation.h"

#include "base/Random.h"
#include "wordvectors/WordVectors.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

// Skip-gram with negative sampling over a text whose words are distributed as Zipf has it, beside word2vec's loop written
// plainly: one pair and one negative after the other, on one thread.

using namespace crossgloss;

namespace {

constexpr std::size_t vocabulary = 30000;
constexpr std::size_t sentences = 50000;
constexpr std::size_t length = 20;
constexpr std::size_t dimension = 100;
constexpr int window = 5;
constexpr int negatives = 5;

struct Text {
    std::filesystem::path folder = std::filesystem::temp_directory_path() / "crossgloss-bench-words";
    std::filesystem::path file = folder / "text.txt";
    std::vector<std::uint32_t> ids;            ///< sentences of equal length, one behind the other
    std::vector<std::uint32_t> drawn;          ///< as often as word2vec draws them as negatives

    Text()
    {
        std::vector<double> sums;
        double sum = 0;
        for (std::size_t rank = 1; rank <= vocabulary; ++rank) {
            sums.push_back(sum += 1 / static_cast<double>(rank));
            const auto copies = static_cast<std::size_t>(std::ceil(2000 * std::pow(1 / static_cast<double>(rank), 0.75)));
            drawn.insert(drawn.end(), copies, static_cast<std::uint32_t>(rank - 1));
        }
        Random random(1);
        std::filesystem::create_directories(folder);
        std::ofstream out(file);
        for (std::size_t i = 0; i < sentences * length; ++i) {
            const auto found = std::ranges::lower_bound(sums, sum * uniform(random));
            ids.push_back(static_cast<std::uint32_t>(std::min<std::ptrdiff_t>(found - sums.begin(), vocabulary - 1)));
            out << 'w' << ids.back() << (i % length == length - 1 ? '\n' : ' ');
        }
    }
    ~Text() { std::filesystem::remove_all(folder); }
};

const Text& text()
{
    static const Text made;
    return made;
}

/// One epoch as word2vec.c goes through it.
void plainLoop(std::vector<float>& words, std::vector<float>& contexts)
{
    const Text& read = text();
    Random random(2);
    std::vector<float> change(dimension);
    for (std::size_t sentence = 0; sentence < sentences; ++sentence) {
        const std::uint32_t* ids = read.ids.data() + sentence * length;
        for (int centre = 0; centre < static_cast<int>(length); ++centre) {
            const int reach = 1 + static_cast<int>(uniformBelow(random, window));
            float* x = words.data() + ids[centre] * dimension;
            for (int near = std::max(0, centre - reach); near <= std::min(static_cast<int>(length) - 1, centre + reach); ++near) {
                if (near == centre) {
                    continue;
                }
                std::ranges::fill(change, 0.0F);
                for (int k = 0; k <= negatives; ++k) {
                    const std::uint32_t context = k == 0 ? ids[near] : read.drawn[uniformBelow(random, read.drawn.size())];
                    float* y = contexts.data() + context * dimension;
                    float score = 0;
                    for (std::size_t i = 0; i < dimension; ++i) {
                        score += x[i] * y[i];
                    }
                    const float step = 0.05F * ((k == 0 ? 1.0F : 0.0F) - 1 / (1 + std::exp(-score)));
                    for (std::size_t i = 0; i < dimension; ++i) {
                        change[i] += step * y[i];
                        y[i] += step * x[i];
                    }
                }
                for (std::size_t i = 0; i < dimension; ++i) {
                    x[i] += change[i];
                }
            }
        }
    }
}

/// A million words once. Argument: threads.
void skipGram(benchmark::State& state)
{
    WordVectorConfig config;
    config.texts["en"] = {text().file};
    config.out["en"] = text().folder / "words.bin";
    config.dimension = dimension;
    config.window = window;
    config.negatives = negatives;
    config.minimumCount = 1;
    config.subsample = 0;
    config.epochs = 1;
    config.threads = static_cast<int>(state.range(0));
    Random random(3);
    std::vector<float> words(vocabulary * dimension);
    std::ranges::generate(words, [&] { return static_cast<float>((uniform(random) - 0.5) / dimension); });
    std::vector<float> contexts(vocabulary * dimension);
    NullProgress progress;
    const double seconds = bench::alternate(
        state, [&] { plainLoop(words, contexts); },
        [&] { benchmark::DoNotOptimize(trainWordVectors(config, {}, progress, [](const WordVectorPoint&) {})); });
    state.counters["words/s"] = static_cast<double>(sentences * length) / seconds;
}

} // namespace

BENCHMARK(skipGram)->ArgName("threads")->Arg(1)->Arg(2)->Iterations(3)->UseManualTime()->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
