#include "evaluation/MarginRetrieval.h"

#include "base/Error.h"
#include "base/Parallel.h"
#include "numeric/Rows.h"
#include "space/Retrieval.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

namespace crossgloss {

namespace {

/// Different sentences with a vector.
struct Distinct {
    std::vector<std::uint32_t> ofLine;         ///< place of the line's sentence; none where it has no known word
    std::vector<float> values;
    std::size_t rows = 0;
    std::size_t dimension = 0;

    static constexpr std::uint32_t none = ~std::uint32_t{0};
    RowMatrix view() const { return {values.data(), rows, dimension}; }
};

Distinct distinct(const std::vector<std::string>& sentences, const MappedSentences& vectors)
{
    Distinct result;
    result.dimension = vectors.dimension;
    std::unordered_map<std::string_view, std::uint32_t> places;
    for (std::size_t line = 0; line < sentences.size(); ++line) {
        if (!vectors.known[line]) {
            result.ofLine.push_back(Distinct::none);
            continue;
        }
        const auto [place, isNew] = places.try_emplace(sentences[line], static_cast<std::uint32_t>(places.size()));
        if (isNew) {
            const auto row = vectors.values.begin() + static_cast<std::ptrdiff_t>(line * vectors.dimension);
            result.values.insert(result.values.end(), row, row + static_cast<std::ptrdiff_t>(vectors.dimension));
        }
        result.ofLine.push_back(place->second);
    }
    result.rows = places.size();
    return result;
}

} // namespace

std::vector<std::uint32_t> marginRanks(const ParallelText& text, const MappedSentences& source,
                                       const MappedSentences& target, std::size_t neighbours, int threads,
                                       Progress& progress)
{
    if (text.source.size() != text.target.size() || source.rows != text.source.size()
        || target.rows != text.target.size() || source.dimension != target.dimension) {
        throw Error(CROSSGLOSS_TEXT("Both texts need as many lines, and vectors of one space"));
    }
    const Distinct queries = distinct(text.source, source);
    const Distinct answers = distinct(text.target, target);
    if (queries.rows == 0 || answers.rows == 0) {
        throw Error(CROSSGLOSS_TEXT("No sentence has a known word in both languages"))
            .advise(CROSSGLOSS_TEXT("See that spaces and texts are of the same languages, in the same order"));
    }
    const std::size_t d = queries.dimension;
    const std::vector<float> ofQueries = meanSimilarity(queries.view(), answers.view(), d, neighbours, threads, progress);
    const std::vector<float> ofAnswers = meanSimilarity(answers.view(), queries.view(), d, neighbours, threads, progress);
    std::vector<std::vector<std::uint32_t>> right(queries.rows);
    for (std::size_t line = 0; line < queries.ofLine.size(); ++line) {
        if (queries.ofLine[line] != Distinct::none && answers.ofLine[line] != Distinct::none) {
            right[queries.ofLine[line]].push_back(answers.ofLine[line]);
        }
    }
    std::vector<std::uint32_t> ranks(queries.rows, 0);
    progress.stage(CROSSGLOSS_TEXT("Searching"), 0);
    parallelRanges(queries.rows, threads, [&](std::size_t begin, std::size_t end, int) {
        std::vector<float> margins(answers.rows);
        for (std::size_t query = begin; query < end; ++query) {
            progress.throwIfCancelled();
            innerProducts(answers.values.data(), answers.rows, d, d, queries.values.data() + query * d, margins.data());
            for (std::size_t i = 0; i < margins.size(); ++i) {
                // Both means may be zero or less where nothing is alike; the ratio says nothing then.
                const float mean = (ofQueries[query] + ofAnswers[i]) / 2.0F;
                margins[i] = mean > 1e-6F ? margins[i] / mean : margins[i];
            }
            for (const std::uint32_t gold : right[query]) {
                const auto better = std::ranges::count_if(margins, [&](float m) { return m > margins[gold]; });
                const auto rank = static_cast<std::uint32_t>(better + 1);
                ranks[query] = ranks[query] == 0 ? rank : std::min(ranks[query], rank);
            }
        }
    });
    std::vector<std::uint32_t> result;
    for (const std::uint32_t place : queries.ofLine) {
        result.push_back(place == Distinct::none ? 0 : ranks[place]);
    }
    return result;
}

} // namespace crossgloss
