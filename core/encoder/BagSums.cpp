#include "encoder/BagSums.h"

#include "encoder/Kernels.h"

#include "base/Parallel.h"

#include <numeric>

namespace crossgloss {

namespace {

/// Has the rows of a sentence on their way before they are summed: they lie anywhere in a table larger than the caches.
void fetchRows(const WordTable& table, std::span<const std::uint32_t> words)
{
#if defined(__GNUC__)
    constexpr std::size_t line = 64 / sizeof(float);
    for (const std::uint32_t word : words) {
        const float* row = table.row(word);
        for (std::size_t at = 0; at < table.dimension(); at += line) {
            __builtin_prefetch(row + at);
        }
    }
#else
    static_cast<void>(table);
    static_cast<void>(words);
#endif
}

} // namespace

void sumBags(const WordTable& table, const PairSet& set, std::span<const std::uint32_t> indices, float* out)
{
    const std::size_t dimension = table.dimension();
    for (std::size_t i = 0; i < indices.size(); ++i) {
        if (i + 1 < indices.size()) {
            fetchRows(table, set.words(set.pairs[indices[i + 1]]));
        }
        const std::span<const std::uint32_t> words = set.words(set.pairs[indices[i]]);
        kernels::gatherSum(words.size(), dimension, words.data(), table.rows(), table.scales(), out + i * dimension);
    }
}

std::vector<float> sumAllBags(const WordTable& table, const PairSet& set, std::size_t bytes, int threads)
{
    const std::size_t dimension = table.dimension();
    if (set.pairs.size() > bytes / sizeof(float) / dimension) {
        return {};
    }
    std::vector<float> sums(set.pairs.size() * dimension);
    std::vector<std::uint32_t> order(set.pairs.size());
    std::iota(order.begin(), order.end(), 0U);
    parallelRanges(order.size(), threads, [&](std::size_t begin, std::size_t end, int) {
        sumBags(table, set, std::span(order).subspan(begin, end - begin), sums.data() + begin * dimension);
    });
    return sums;
}

} // namespace crossgloss
