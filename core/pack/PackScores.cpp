#include "pack/PackTrainer.h"

#include "base/Parallel.h"
#include "numeric/Gemm.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

// Place of the best right answer; 0 when every one stands in the description.
std::uint32_t rankOf(const PackCorpus& corpus, const PackHeldOut& cases, const PackItem& item, const float* scores,
                     double prior, std::vector<float>& work)
{
    constexpr float Excluded = -1e30F;
    const PackLanguage& language = corpus.languages[cases.answerLanguage];
    for (std::size_t row = 0; row < language.targets; ++row) {
        work[row] = scores[row] - static_cast<float>(prior * std::log(static_cast<double>(row) + 20.0));
    }
    // Words of the description are no answers, not even right ones.
    if (cases.definitionLanguage == cases.answerLanguage) {
        for (std::uint32_t t = item.tokenBegin; t < item.tokenEnd; ++t) {
            if (corpus.tokens[t] - language.offset < language.targets) {
                work[corpus.tokens[t] - language.offset] = Excluded;
            }
        }
    }
    float best = Excluded;
    for (std::uint32_t a = item.answerBegin; a < item.answerEnd; ++a) {
        best = std::max(best, work[corpus.answers[a] - language.offset]);
        work[corpus.answers[a] - language.offset] = Excluded;
    }
    if (best <= Excluded) {
        return 0;
    }
    const auto above = std::count_if(work.begin(), work.end(), [&](float score) { return score >= best; });
    return static_cast<std::uint32_t>(above) + 1;
}

} // namespace

RetrievalScores scoresOf(std::vector<std::uint32_t> ranks)
{
    RetrievalScores scores;
    scores.n = ranks.size();
    std::vector<std::uint32_t> covered;
    for (const std::uint32_t rank : ranks) {
        if (rank > 0) {
            covered.push_back(rank);
            scores.p1 += rank <= 1 ? 1.0 : 0.0;
            scores.p10 += rank <= 10 ? 1.0 : 0.0;
            scores.p100 += rank <= 100 ? 1.0 : 0.0;
            scores.mrr += 1.0 / rank;
        }
    }
    scores.covered = covered.size();
    const double n = std::max(1.0, static_cast<double>(scores.n));
    scores.p1 /= n;
    scores.p10 /= n;
    scores.p100 /= n;
    scores.mrr /= n;
    if (!covered.empty()) {
        std::sort(covered.begin(), covered.end());
        const std::size_t middle = covered.size() / 2;
        scores.medianRank = covered.size() % 2 == 1 ? covered[middle] : 0.5 * (covered[middle - 1] + covered[middle]);
    }
    scores.ranks = std::move(ranks);
    return scores;
}

std::vector<RetrievalScores> packScores(const PackParameters<float>& p, const PackGrams& grams,
                                        const PackCorpus& corpus, const PackHeldOut& cases,
                                        const std::vector<double>& priors, int threads)
{
    const std::size_t d = p.options.dimension;
    const PackLanguage& language = corpus.languages[cases.answerLanguage];
    std::vector<float> targets(language.targets * d);
    parallelRanges(language.targets, threads, [&](std::size_t begin, std::size_t end, int) {
        for (std::size_t row = begin; row < end; ++row) {
            float* out = targets.data() + row * d;
            packWordVector(p, grams, language.offset + static_cast<std::uint32_t>(row), out);
            float square = 1e-12F;
            for (std::size_t j = 0; j < d; ++j) {
                square += out[j] * out[j];
            }
            const float factor = p.scale / std::sqrt(square);
            for (std::size_t j = 0; j < d; ++j) {
                out[j] *= factor;
            }
        }
    });
    std::vector<std::vector<std::uint32_t>> ranks(priors.size(), std::vector<std::uint32_t>(cases.items.size(), 0));
    parallelRanges(cases.items.size(), threads, [&](std::size_t begin, std::size_t end, int) {
        constexpr std::size_t Block = 64;
        std::vector<float> work(language.targets);
        std::vector<float> queries(Block * d);
        std::vector<float> scores(Block * language.targets);
        for (std::size_t first = begin; first < end; first += Block) {
            const std::size_t rows = std::min(Block, end - first);
            std::fill(queries.begin(), queries.end(), 0.0F);
            for (std::size_t i = 0; i < rows; ++i) {
                const PackItem& item = cases.items[first + i];
                packEncode(p, grams, {corpus.tokens.data() + item.tokenBegin, corpus.tokens.data() + item.tokenEnd},
                           queries.data() + i * d);
            }
            const auto n = static_cast<std::ptrdiff_t>(language.targets);
            gemm(Transpose::No, Transpose::Yes, static_cast<std::ptrdiff_t>(rows), n, static_cast<std::ptrdiff_t>(d),
                 1.0F, queries.data(), static_cast<std::ptrdiff_t>(d), targets.data(), static_cast<std::ptrdiff_t>(d),
                 0.0F, scores.data(), n);
            for (std::size_t i = 0; i < rows; ++i) {
                for (std::size_t k = 0; k < priors.size(); ++k) {
                    ranks[k][first + i] = rankOf(corpus, cases, cases.items[first + i],
                                                 scores.data() + i * language.targets, priors[k], work);
                }
            }
        }
    });
    std::vector<RetrievalScores> results;
    for (std::vector<std::uint32_t>& list : ranks) {
        results.push_back(scoresOf(std::move(list)));
    }
    return results;
}

} // namespace crossgloss
