#include "composition/SentenceMining.h"

#include "space/NearestSearch.h"

#include <algorithm>

namespace crossgloss {

namespace {

/// The rows that are not zero, and where they stood.
struct Known {
    std::vector<float> values;
    std::vector<std::uint32_t> rows;

    explicit Known(const SentenceVectors& vectors)
    {
        for (std::size_t row = 0; row < vectors.rows; ++row) {
            const float* const begin = vectors.values.data() + row * vectors.dimension;
            if (std::any_of(begin, begin + vectors.dimension, [](float value) { return value != 0.0F; })) {
                values.insert(values.end(), begin, begin + vectors.dimension);
                rows.push_back(static_cast<std::uint32_t>(row));
            }
        }
    }
    RowMatrix view(std::size_t dimension) const { return {values.data(), rows.size(), dimension}; }
};

std::vector<float> means(const Neighbours& neighbours)
{
    std::vector<float> result(neighbours.queries, 0.0F);
    for (std::size_t query = 0; query < neighbours.queries; ++query) {
        for (const float score : neighbours.scoresOf(query)) {
            result[query] += score / static_cast<float>(neighbours.k);
        }
    }
    return result;
}

bool before(const MinedPair& a, const MinedPair& b)
{
    return a.margin != b.margin ? a.margin > b.margin : a.first != b.first ? a.first < b.first : a.second < b.second;
}

} // namespace

std::vector<MinedPair> minePairs(const SentenceVectors& first, const SentenceVectors& second,
                                 const SentenceMiningOptions& options, Progress& progress)
{
    const Known a(first);
    const Known b(second);
    if (a.rows.empty() || b.rows.empty()) {
        return {};
    }
    ExactSearchOptions search;
    search.k = std::max<std::size_t>(options.neighbours, 1);
    search.threads = options.threads;
    const std::size_t d = first.dimension;
    const Neighbours forward = searchNearest(a.view(d), b.view(d), d, search, progress);
    const Neighbours backward = searchNearest(b.view(d), a.view(d), d, search, progress);
    const std::vector<float> aroundA = means(forward);
    const std::vector<float> aroundB = means(backward);
    std::vector<MinedPair> candidates;
    const auto add = [&](std::uint32_t i, std::uint32_t j, float cosine) {
        const float around = (aroundA[i] + aroundB[j]) / 2.0F;
        const float margin = around > 0.0F ? cosine / around : 0.0F;
        if (static_cast<double>(margin) >= options.minimumMargin) {
            candidates.push_back({a.rows[i], b.rows[j], cosine, margin});
        }
    };
    for (std::uint32_t i = 0; i < forward.queries; ++i) {
        for (std::size_t k = 0; k < forward.k; ++k) {
            add(i, forward.indicesOf(i)[k], forward.scoresOf(i)[k]);
        }
    }
    for (std::uint32_t j = 0; j < backward.queries && options.oneToOne; ++j) {
        for (std::size_t k = 0; k < backward.k; ++k) {
            add(backward.indicesOf(j)[k], j, backward.scoresOf(j)[k]);
        }
    }
    std::ranges::sort(candidates, before);
    std::vector<bool> firstTaken(first.rows, false);
    std::vector<bool> secondTaken(second.rows, false);
    std::vector<MinedPair> result;
    for (const MinedPair& pair : candidates) {
        if (!firstTaken[pair.first] && !(options.oneToOne && secondTaken[pair.second])) {
            firstTaken[pair.first] = true;
            secondTaken[pair.second] = true;
            result.push_back(pair);
        }
    }
    return result;
}

} // namespace crossgloss
