#include "Alternation.h"

#include "base/Parallel.h"
#include "base/Random.h"
#include "composition/CompositionStep.h"
#include "composition/FactorSolver.h"
#include "composition/RowOptimiser.h"
#include "composition/WordAligner.h"
#include "numeric/Cholesky.h"
#include "numeric/Gemm.h"
#include "numeric/SmallProduct.h"

#include <algorithm>
#include <cmath>
#include <numeric>

// Sentence models: training of J_bi beside a plain loop on one thread, alternating least squares beside its products and
// factorisations alone, word alignment beside one look-up of every pair of words. Words follow Zipf's law.

using namespace crossgloss;

namespace {

std::uint32_t zipfWord(std::size_t vocabulary, Random& random)
{
    const double word = std::pow(static_cast<double>(vocabulary), uniform(random)) - 1;
    return static_cast<std::uint32_t>(std::min(word, static_cast<double>(vocabulary - 1)));
}

/// Sentences of 6 to 14 words.
TextIds randomText(std::size_t sentences, std::size_t vocabulary, std::uint32_t firstId, Random& random)
{
    TextIds text;
    for (std::size_t i = 0; i < sentences; ++i) {
        const std::size_t words = 6 + uniformBelow(random, 9);
        for (std::size_t j = 0; j < words; ++j) {
            text.ids.push_back(firstId + zipfWord(vocabulary, random));
        }
        text.start.push_back(text.ids.size());
        text.words.push_back(static_cast<std::uint32_t>(words));
    }
    return text;
}

// J_bi: 20,000 words a language, 200 values, batches of 100, 10 negatives on each side.
constexpr std::size_t dimension = 200;
constexpr std::size_t languageWords = 20000;
constexpr std::size_t batchPairs = 100;
constexpr std::size_t negatives = 10;
constexpr std::size_t trainedPairs = 20000;
constexpr double margin = 10;

struct JbiData {
    CompositionPairs pairs;
    std::vector<float> words;
    std::vector<std::uint32_t> order;
};

const JbiData& jbiData()
{
    static const JbiData data = [] {
        Random random(1);
        JbiData made;
        made.pairs.first = randomText(trainedPairs, languageWords, 0, random);
        made.pairs.second = randomText(trainedPairs, languageWords, languageWords, random);
        made.pairs.makeKeys();
        made.words.resize(2 * languageWords * dimension);
        for (float& value : made.words) {
            value = static_cast<float>(0.1 * normal(random));
        }
        made.order.resize(trainedPairs);
        std::iota(made.order.begin(), made.order.end(), 0U);
        return made;
    }();
    return data;
}

/// Equation 1 as it is written: each negative is composed anew, and gradients go to its words one by one.
class PlainLoop {
public:
    PlainLoop() : m_words(jbiData().words), m_squares(m_words.size()), m_gradient(m_words.size()), m_touched(2 * languageWords) {}

    double epoch()
    {
        const CompositionPairs& pairs = jbiData().pairs;
        double loss = 0;
        for (std::size_t begin = 0; begin < trainedPairs; begin += batchPairs) {
            for (std::size_t i = begin; i < begin + batchPairs; ++i) {
                for (std::size_t k = 0; k < negatives; ++k) {
                    loss += hinge(pairs.first.sentence(i), pairs.second.sentence(i), pairs.second.sentence(other(i)));
                    loss += hinge(pairs.second.sentence(i), pairs.first.sentence(i), pairs.first.sentence(other(i)));
                }
            }
            update();
        }
        return loss;
    }

private:
    using Sentence = std::span<const std::uint32_t>;

    std::size_t other(std::size_t pair) { return (pair + 1 + uniformBelow(m_random, trainedPairs - 1)) % trainedPairs; }

    void compose(Sentence sentence, std::vector<float>& sum) const
    {
        sum.assign(dimension, 0.0F);
        for (const std::uint32_t word : sentence) {
            for (std::size_t j = 0; j < dimension; ++j) {
                sum[j] += m_words[word * dimension + j];
            }
        }
    }
    void add(Sentence sentence, const std::vector<float>& gradient)
    {
        for (const std::uint32_t word : sentence) {
            m_touched[word] = true;
            for (std::size_t j = 0; j < dimension; ++j) {
                m_gradient[word * dimension + j] += gradient[j];
            }
        }
    }
    double hinge(Sentence one, Sentence same, Sentence other)
    {
        compose(one, m_one);
        compose(same, m_same);
        compose(other, m_other);
        float near = 0;
        float far = 0;
        for (std::size_t j = 0; j < dimension; ++j) {
            near += (m_one[j] - m_same[j]) * (m_one[j] - m_same[j]);
            far += (m_one[j] - m_other[j]) * (m_one[j] - m_other[j]);
        }
        const double loss = margin + static_cast<double>(near) - static_cast<double>(far);
        if (loss <= 0) {
            return 0;
        }
        constexpr float scale = 2.0F / batchPairs;
        for (std::size_t j = 0; j < dimension; ++j) {
            m_ofOne[j] = scale * (m_other[j] - m_same[j]);
            m_ofSame[j] = scale * (m_same[j] - m_one[j]);
            m_ofOther[j] = scale * (m_one[j] - m_other[j]);
        }
        add(one, m_ofOne);
        add(same, m_ofSame);
        add(other, m_ofOther);
        return loss;
    }
    void update()
    {
        for (std::size_t word = 0; word < m_touched.size(); ++word) {
            if (!m_touched[word]) {
                continue;
            }
            m_touched[word] = false;
            for (std::size_t i = word * dimension; i < (word + 1) * dimension; ++i) {
                const float gradient = m_gradient[i] + 1e-5F * m_words[i];
                m_squares[i] += gradient * gradient;
                m_words[i] -= 0.05F * gradient / (std::sqrt(m_squares[i]) + 1e-8F);
                m_gradient[i] = 0;
            }
        }
    }

    std::vector<float> m_words, m_squares, m_gradient;
    std::vector<bool> m_touched;
    std::vector<float> m_one, m_same, m_other;
    std::vector<float> m_ofOne = std::vector<float>(dimension), m_ofSame = m_ofOne, m_ofOther = m_ofOne;
    Random m_random{2};
};

/// Argument: threads.
void trainJbi(benchmark::State& state)
{
    const JbiData& data = jbiData();
    CompositionStep<float>::Options options;
    options.dimension = dimension;
    options.negatives = negatives;
    options.margin = margin;
    options.batch = batchPairs;
    options.threads = static_cast<int>(state.range(0));
    CompositionStep<float> step(2 * languageWords, options);
    RowOptimiser optimiser(2 * languageWords, dimension, {});
    std::vector<float> words = data.words;
    PlainLoop plain;
    std::uint64_t steps = 0;
    const auto epoch = [&] {
        for (std::size_t begin = 0; begin < trainedPairs; begin += batchPairs) {
            const RowOptimiser::Moment moment = optimiser.moment(1.0, steps);
            benchmark::DoNotOptimize(step.run(words.data(), data.pairs, std::span(data.order).subspan(begin, batchPairs),
                                              ++steps, [&](std::uint32_t unit, const float* gradient) {
                                                  optimiser.update(words.data(), unit, gradient, moment);
                                              }));
        }
    };
    const double seconds = bench::alternate(state, [&] { benchmark::DoNotOptimize(plain.epoch()); }, epoch);
    state.counters["pairs_per_second"] = static_cast<double>(trainedPairs) / seconds;
}
BENCHMARK(trainJbi)->ArgName("threads")->Arg(1)->Arg(2)->Iterations(5)->UseManualTime()->Unit(benchmark::kMillisecond);

// Alternating least squares: sentences × 30,000 words, 300 factors.
constexpr std::size_t factors = 300;
constexpr std::size_t columns = 30000;

SparseRows randomMatrix(std::size_t rows)
{
    Random random(3);
    SparseRows matrix;
    matrix.columns = columns;
    std::vector<std::uint32_t> words;
    for (std::size_t i = 0; i < rows; ++i) {
        words.clear();
        const std::size_t count = 6 + uniformBelow(random, 9);
        for (std::size_t j = 0; j < count; ++j) {
            words.push_back(zipfWord(columns, random));
        }
        std::ranges::sort(words);
        const auto repeated = std::ranges::unique(words);
        words.erase(repeated.begin(), repeated.end());
        for (const std::uint32_t word : words) {
            matrix.column.push_back(word);
            matrix.value.push_back(static_cast<float>(1 + uniform(random)));
        }
        matrix.start.push_back(matrix.column.size());
    }
    return matrix;
}

std::ptrdiff_t size(std::size_t value)
{
    return static_cast<std::ptrdiff_t>(value);
}

/// The products and factorisations that solving the rows of @p matrix comes down to, on memory that lies together: systems
/// of the row's own number where that is small, of all factors else. What lies right of the diagonal is left out by blocks.
void arithmeticOf(const SparseRows& matrix, const std::vector<float>& fixed, int threads)
{
    constexpr std::size_t maxRows = 1024;
    constexpr std::size_t block = 96;
    const std::size_t parts = static_cast<std::size_t>(threads);
    std::vector<float> product(fixed.size());
    const std::vector<float> inverse(factors * factors, 0.001F);
    parallelRanges(fixed.size() / factors, threads, [&](std::size_t begin, std::size_t end, int) {
        std::vector<float> gram(factors * factors);
        gemm(Transpose::Yes, Transpose::No, size(factors), size(factors), size(end - begin), 0.5F,
             fixed.data() + begin * factors, size(factors), fixed.data() + begin * factors, size(factors), 0.0F, gram.data(),
             size(factors));
        gemm(Transpose::No, Transpose::No, size(end - begin), size(factors), size(factors), 1.0F,
             fixed.data() + begin * factors, size(factors), inverse.data(), size(factors), 0.0F,
             product.data() + begin * factors, size(factors));
    });
    parallelRanges(parts, threads, [&](std::size_t first, std::size_t last, int) {
        std::vector<float> rows(maxRows * factors, 0.01F);
        std::vector<float> system(factors * factors);
        std::vector<float> result(factors);
        for (std::size_t part = first; part < last; ++part) {
            for (std::size_t row = part; row < matrix.rows(); row += parts) {
                const std::size_t n = matrix.columnsOf(row).size();
                const std::size_t order = n < factors * 2 / 5 ? n : factors;
                if (order == n) {
                    for (std::size_t i = 0; i < n; ++i) {
                        smallProductTransposed(1, i + 1, factors, 1.0F, rows.data() + i * factors, factors, rows.data(), factors,
                                               0.0F, system.data() + i * n, n);
                    }
                } else {
                    for (std::size_t done = 0; done < n; done += maxRows) {
                        for (std::size_t at = 0; at < factors; at += block) {
                            const std::size_t width = std::min(block, factors - at);
                            gemm(Transpose::Yes, Transpose::No, size(width), size(at + width), size(std::min(maxRows, n - done)),
                                 1.0F, rows.data() + at, size(factors), rows.data(), size(factors), 1.0F,
                                 system.data() + at * factors, size(factors));
                        }
                    }
                }
                for (std::size_t i = 0; i < order; ++i) {
                    system[i * order + i] += 10.0F + static_cast<float>(n);
                }
                benchmark::DoNotOptimize(choleskyFactor(order, system.data(), order));
                choleskySolve(order, system.data(), order, result.data());
            }
        }
    });
    benchmark::DoNotOptimize(product.data());
}

/// One iteration: sentences, then words. Argument: sentences.
void factoriseIteration(benchmark::State& state)
{
    const int threads = 2;
    const SparseRows matrix = randomMatrix(static_cast<std::size_t>(state.range(0)));
    SparseRows byWord;
    {
        std::vector<std::size_t> next(columns + 1, 0);
        for (const std::uint32_t column : matrix.column) {
            ++next[column + 1];
        }
        std::partial_sum(next.begin(), next.end(), next.begin());
        byWord.columns = matrix.rows();
        byWord.start = next;
        byWord.column.resize(matrix.nonZeros());
        byWord.value.resize(matrix.nonZeros());
        for (std::size_t row = 0; row < matrix.rows(); ++row) {
            for (std::size_t i = 0; i < matrix.columnsOf(row).size(); ++i) {
                const std::size_t place = next[matrix.columnsOf(row)[i]]++;
                byWord.column[place] = static_cast<std::uint32_t>(row);
                byWord.value[place] = matrix.valuesOf(row)[i];
            }
        }
    }
    Random random(4);
    std::vector<float> words(columns * factors);
    for (float& value : words) {
        value = static_cast<float>(0.1 * normal(random));
    }
    std::vector<float> sentences(matrix.rows() * factors, 0.01F);
    FactorSolver<float>::Options options;
    options.factors = factors;
    options.threads = threads;
    NullProgress progress;
    bench::alternate(
        state,
        [&] {
            arithmeticOf(matrix, words, threads);
            arithmeticOf(byWord, sentences, threads);
        },
        [&] {
            FactorSolver<float>(words.data(), columns, options).solve(matrix, sentences.data(), threads, progress);
            FactorSolver<float>(sentences.data(), matrix.rows(), options).solve(byWord, words.data(), threads, progress);
        });
}
BENCHMARK(factoriseIteration)->ArgName("sentences")->Arg(100000)->Iterations(3)->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK(factoriseIteration)->ArgName("sentences")->Arg(1000000)->Iterations(1)->UseManualTime()->Unit(benchmark::kMillisecond);

/// One direction, five iterations, 50,000 pairs; the floor looks every pair of words up once an iteration, at its place in
/// a table of all that meet.
void alignWordsOnce(benchmark::State& state)
{
    constexpr std::size_t pairs = 50000;
    Random random(5);
    const TextIds source = randomText(pairs, languageWords, 0, random);
    const TextIds target = randomText(pairs, languageWords, 0, random);
    std::vector<std::uint32_t> places;
    for (std::size_t i = 0; i < pairs; ++i) {
        for (std::size_t j = 0; j < source.sentence(i).size() * target.sentence(i).size(); ++j) {
            places.push_back(static_cast<std::uint32_t>(uniformBelow(random, 1U << 22)));
        }
    }
    std::vector<float> table(1U << 22, 0.5F);
    WordAlignerOptions options;
    options.threads = static_cast<int>(state.range(0));
    NullProgress progress;
    const double seconds = bench::alternate(
        state,
        [&] {
            for (int iteration = 0; iteration < options.iterations; ++iteration) {
                for (const std::uint32_t place : places) {
                    table[place] += 0.25F;
                }
            }
            benchmark::ClobberMemory();
        },
        [&] {
            benchmark::DoNotOptimize(alignWords(source, languageWords, target, languageWords, options, progress).tension);
        });
    state.counters["words_per_second"] = static_cast<double>(source.ids.size() + target.ids.size()) / seconds;
}
BENCHMARK(alignWordsOnce)->ArgName("threads")->Arg(1)->Arg(2)->Iterations(5)->UseManualTime()->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
