#include "encoder/Ranking.h"

#include "numeric/Elementwise.h"
#include "numeric/Gemm.h"
#include "numeric/Rows.h"
#include "numeric/Vectorised.h"

#include "base/Parallel.h"

#include <algorithm>
#include <numeric>

namespace crossgloss {

namespace {

constexpr std::size_t sentencesPerBatch = 64;
constexpr std::size_t queriesPerTile = 64;
constexpr std::size_t wordsPerTile = 1024;

CROSSGLOSS_VECTORISED void correct(std::size_t n, const float* scales, const float* corrections, float* products)
{
#pragma omp simd
    for (std::size_t i = 0; i < n; ++i) {
        products[i] = products[i] * scales[i] - corrections[i];
    }
}

CROSSGLOSS_VECTORISED void scaleEach(std::size_t n, const float* scales, float* products)
{
#pragma omp simd
    for (std::size_t i = 0; i < n; ++i) {
        products[i] *= scales[i];
    }
}

/// How many of a tile's words beat a score: greater, or equal when they stand before the answer.
CROSSGLOSS_VECTORISED std::uint32_t countGreater(std::size_t n, const float* scores, float score)
{
    std::uint32_t count = 0;
#pragma omp simd reduction(+ : count)
    for (std::size_t i = 0; i < n; ++i) {
        count += scores[i] > score ? 1U : 0U;
    }
    return count;
}

CROSSGLOSS_VECTORISED std::uint32_t countEqual(std::size_t n, const float* scores, float score)
{
    std::uint32_t count = 0;
#pragma omp simd reduction(+ : count)
    for (std::size_t i = 0; i < n; ++i) {
        count += scores[i] == score ? 1U : 0U;
    }
    return count;
}

/// The members of a set that are of two languages, and can be encoded.
struct Members {
    std::vector<std::uint32_t> pairs;
    std::vector<std::uint32_t> answers;
    std::vector<float> queries;        ///< pairs × dimension
};

/// @param encoded vectors of all pairs. With Strategy::Mono the encodings are those of the nearest words.
Members membersOf(const ValidationSet& set, const std::vector<float>& encoded, std::uint32_t answerBlock,
                  std::uint32_t definitionBlock, Strategy strategy, const WordTable& table, int threads, Progress& progress)
{
    const std::size_t dimension = table.dimension();
    Members members;
    for (std::uint32_t i = 0; i < set.set.pairs.size(); ++i) {
        const EncodedPair& pair = set.set.pairs[i];
        if (pair.length > 0 && set.answerBlocks[i] == answerBlock && set.definitionBlocks[i] == definitionBlock) {
            members.pairs.push_back(i);
            members.answers.push_back(pair.answer);
            const auto begin = encoded.begin() + static_cast<std::ptrdiff_t>(i * dimension);
            members.queries.insert(members.queries.end(), begin, begin + static_cast<std::ptrdiff_t>(dimension));
        }
    }
    if (!members.pairs.empty() && strategy == Strategy::Mono && answerBlock != definitionBlock) {
        const std::vector<std::uint32_t> headwords =
            nearestWords(table, table.blocks()[definitionBlock], members.queries, threads, progress);
        for (std::size_t i = 0; i < headwords.size(); ++i) {
            scale(dimension, table.scale(headwords[i]), table.row(headwords[i]), members.queries.data() + i * dimension);
        }
    }
    return members;
}

/// Runs visit(first query, queries, first word, words, products) over tiles of queries × words, products row-major with
/// rows of wordsPerTile. Tiles of the same queries come in order and on one thread.
template <typename Visit>
void forTiles(const WordTable::Block& block, std::size_t dimension, std::span<const float> queries, int threads,
              Progress& progress, const Visit& visit)
{
    const std::size_t count = queries.size() / dimension;
    const std::size_t tiles = (count + queriesPerTile - 1) / queriesPerTile;
    parallelRanges(tiles, threads, [&](std::size_t begin, std::size_t end, int) {
        std::vector<float> products(queriesPerTile * wordsPerTile);
        for (std::size_t tile = begin; tile < end; ++tile) {
            progress.throwIfCancelled();
            const std::size_t first = tile * queriesPerTile;
            const std::size_t size = std::min(queriesPerTile, count - first);
            for (std::size_t word = 0; word < block.space.size(); word += wordsPerTile) {
                const std::size_t words = std::min(wordsPerTile, block.space.size() - word);
                gemm(Transpose::No, Transpose::Yes, static_cast<std::ptrdiff_t>(size),
                     static_cast<std::ptrdiff_t>(words), static_cast<std::ptrdiff_t>(dimension), 1.0F,
                     queries.data() + first * dimension, static_cast<std::ptrdiff_t>(dimension),
                     block.values() + word * dimension, static_cast<std::ptrdiff_t>(dimension), 0.0F,
                     products.data(), static_cast<std::ptrdiff_t>(wordsPerTile));
                visit(first, size, word, words, products.data());
            }
        }
    });
}

} // namespace

void encodeSentences(const SentenceEncoder<float>& encoder, const float* parameters, const WordTable& table,
                     const PairSet& set, int threads, Progress& progress, std::vector<float>& out)
{
    const std::size_t dimension = encoder.shape().output;
    out.assign(set.pairs.size() * dimension, 0.0F);
    std::vector<std::uint32_t> order(set.pairs.size());
    std::iota(order.begin(), order.end(), 0U);
    std::stable_sort(order.begin(), order.end(), [&set](std::uint32_t a, std::uint32_t b) {
        return set.pairs[a].length > set.pairs[b].length;
    });
    while (!order.empty() && set.pairs[order.back()].length == 0) {
        order.pop_back();
    }
    const std::size_t batches = (order.size() + sentencesPerBatch - 1) / sentencesPerBatch;
    parallelRanges(batches, threads, [&](std::size_t begin, std::size_t end, int) {
        SentenceEncoder<float>::Workspace workspace = encoder.makeWorkspace(sentencesPerBatch);
        PackedBatch batch;
        BatchInput<float> input;
        std::vector<int> lengths;
        std::vector<float> encoded(sentencesPerBatch * dimension);
        for (std::size_t number = begin; number < end; ++number) {
            progress.throwIfCancelled();
            const std::size_t first = number * sentencesPerBatch;
            const std::size_t size = std::min(sentencesPerBatch, order.size() - first);
            lengths.clear();
            for (std::size_t i = 0; i < size; ++i) {
                lengths.push_back(static_cast<int>(set.pairs[order[first + i]].length));
            }
            batch.assign(lengths);
            input.rows.clear();
            input.scales.clear();
            for (std::size_t step = 0; step < batch.steps(); ++step) {
                for (std::size_t i = 0; i < batch.activeAt(step); ++i) {
                    const std::uint32_t id = set.tokens[set.pairs[order[first + i]].begin + step];
                    input.rows.push_back(table.row(id));
                    input.scales.push_back(table.scale(id));
                }
            }
            encoder.forward(parameters, batch, input, workspace, encoded.data());
            for (std::size_t i = 0; i < size; ++i) {
                std::copy_n(encoded.data() + i * dimension, dimension, out.data() + order[first + i] * dimension);
            }
        }
    });
}

std::vector<std::uint32_t> rankAnswers(const WordTable& table, const WordTable::Block& block,
                                       std::span<const float> queries, std::span<const std::uint32_t> answers, int threads,
                                       Progress& progress, std::span<const float> corrections)
{
    const std::size_t dimension = table.dimension();
    const float* scales = table.scales(block);
    std::vector<float> scores(answers.size());
    for (std::size_t i = 0; i < answers.size(); ++i) {
        scores[i] = dot(dimension, queries.data() + i * dimension, table.row(answers[i])) * table.scale(answers[i]);
        scores[i] -= corrections.empty() ? 0.0F : corrections[answers[i] - block.first];
    }
    std::vector<std::uint32_t> ranks(answers.size(), 1);
    forTiles(block, dimension, queries, threads, progress,
             [&](std::size_t first, std::size_t size, std::size_t word, std::size_t words, float* products) {
                 for (std::size_t i = 0; i < size; ++i) {
                     const std::size_t query = first + i;
                     float* row = products + i * wordsPerTile;
                     if (corrections.empty()) {
                         scaleEach(words, scales + word, row);
                     } else {
                         correct(words, scales + word, corrections.data() + word, row);
                     }
                     const float score = scores[query];
                     std::size_t own = answers[query] - block.first;
                     ranks[query] += countGreater(words, row, score);
                     if (own >= word + words) {
                         ranks[query] += countEqual(words, row, score);
                     } else if (own >= word) {
                         // The product may round the answer's own score differently: the answer never beats itself.
                         own -= word;
                         ranks[query] -= row[own] > score ? 1U : 0U;
                         ranks[query] += countEqual(own, row, score);
                     }
                 }
             });
    return ranks;
}

std::vector<std::uint32_t> nearestWords(const WordTable& table, const WordTable::Block& block,
                                        std::span<const float> queries, int threads, Progress& progress)
{
    const std::size_t dimension = table.dimension();
    const float* scales = table.scales(block);
    const std::size_t count = queries.size() / dimension;
    std::vector<std::uint32_t> nearest(count, block.first);
    std::vector<float> best(count, -std::numeric_limits<float>::infinity());
    forTiles(block, dimension, queries, threads, progress,
             [&](std::size_t first, std::size_t size, std::size_t word, std::size_t words, const float* products) {
                 for (std::size_t i = 0; i < size; ++i) {
                     const float* row = products + i * wordsPerTile;
                     for (std::size_t w = 0; w < words; ++w) {
                         const float score = row[w] * scales[word + w];
                         if (score > best[first + i]) {
                             best[first + i] = score;
                             nearest[first + i] = block.first + static_cast<std::uint32_t>(word + w);
                         }
                     }
                 }
             });
    return nearest;
}

std::vector<std::uint32_t> rankPairs(const SentenceEncoder<float>& encoder, const float* parameters, Strategy strategy,
                                     const WordTable& table, const ValidationSet& validation, int threads,
                                     Progress& progress, const EncoderRetrieval& retrieval, const ValidationSet* learned)
{
    const std::size_t dimension = table.dimension();
    const bool corrected = retrieval.criterion != RetrievalCriterion::NearestNeighbour;
    std::vector<float> encoded;
    encodeSentences(encoder, parameters, table, validation.set, threads, progress, encoded);
    std::vector<float> known;
    if (corrected && learned) {
        encodeSentences(encoder, parameters, table, learned->set, threads, progress, known);
    }
    std::vector<std::uint32_t> ranks(validation.set.pairs.size(), 0);

    // Pairs of the same two languages share their products.
    const auto blocks = static_cast<std::uint32_t>(table.blocks().size());
    for (std::uint32_t answerBlock = 0; answerBlock < blocks; ++answerBlock) {
        for (std::uint32_t definitionBlock = 0; definitionBlock < blocks; ++definitionBlock) {
            Members asked =
                membersOf(validation, encoded, answerBlock, definitionBlock, strategy, table, threads, progress);
            if (asked.pairs.empty()) {
                continue;
            }
            const WordTable::Block& words = table.blocks()[answerBlock];
            std::vector<float> corrections;
            if (corrected) {
                Members pool;
                if (learned) {
                    pool = membersOf(*learned, known, answerBlock, definitionBlock, strategy, table, threads, progress);
                }
                normaliseRows(pool.queries.data(), pool.pairs.size(), dimension, dimension);
                normaliseRows(asked.queries.data(), asked.pairs.size(), dimension, dimension);
                corrections = hubCorrection(table, words, pool.queries, retrieval, threads, progress);
            }
            const std::vector<std::uint32_t> found =
                rankAnswers(table, words, asked.queries, asked.answers, threads, progress, corrections);
            for (std::size_t i = 0; i < asked.pairs.size(); ++i) {
                ranks[asked.pairs[i]] = found[i];
            }
        }
    }
    return ranks;
}

} // namespace crossgloss
