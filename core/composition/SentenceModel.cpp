#include "composition/SentenceModel.h"

#include "base/Error.h"
#include "base/Parallel.h"
#include "numeric/Elementwise.h"
#include "text/Language.h"

#include <algorithm>
#include <numeric>

namespace crossgloss {

std::uint64_t SentenceCoverage::allWords() const
{
    return std::accumulate(words.begin(), words.end(), std::uint64_t{0});
}

std::uint64_t SentenceCoverage::allKnown() const
{
    return std::accumulate(known.begin(), known.end(), std::uint64_t{0});
}

std::size_t SentenceCoverage::empty() const
{
    return static_cast<std::size_t>(std::ranges::count(known, 0U));
}

double SentenceCoverage::share() const
{
    const std::uint64_t all = allWords();
    return all == 0 ? 1.0 : static_cast<double>(allKnown()) / static_cast<double>(all);
}

SentenceWords SentenceModel::wordsOf(std::string_view, std::string_view) const
{
    return {};
}

bool SentenceModel::reads(std::string_view language) const
{
    const std::vector<std::string> served = languages();
    return served.empty() || std::ranges::count(served, language) > 0;
}

void SentenceModel::requireReads(std::string_view language) const
{
    if (reads(language)) {
        return;
    }
    std::string served;
    for (const std::string& one : languages()) {
        served += (served.empty() ? "" : ", ") + languageName(one);
    }
    throw Error(CROSSGLOSS_TEXT("The model \"%1\" does not read %2; it reads %3"),
                {method(), languageName(language), served});
}

PairScores SentenceModel::score(std::span<const std::string> first, std::string_view firstLanguage,
                                std::span<const std::string> second, std::string_view secondLanguage, int threads,
                                Progress& progress) const
{
    if (first.size() != second.size()) {
        throw Error(CROSSGLOSS_TEXT("Sentences to be compared in pairs must be as many on either side"));
    }
    EmbeddedSentences a = embed(first, firstLanguage, threads, progress);
    EmbeddedSentences b = embed(second, secondLanguage, threads, progress);
    const std::size_t dimension = a.vectors.dimension;
    PairScores result{std::vector<float>(first.size(), 0.0F), std::move(a.coverage), std::move(b.coverage)};
    parallelRanges(first.size(), threads, [&](std::size_t begin, std::size_t end, int) {
        for (std::size_t i = begin; i < end; ++i) {
            result.scores[i] =
                dot(dimension, &a.vectors.values[i * dimension], &b.vectors.values[i * dimension]);
        }
    });
    return result;
}

} // namespace crossgloss
