#include "encoder/PackTrainer.h"

#include "base/Parallel.h"
#include "numeric/Gemm.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

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

RetrievalScores packScores(const PackParameters<float>& p, const PackGrams& grams, const PackCorpus& corpus,
                           const PackHeldOut& cases, double prior, int threads)
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
    std::vector<std::uint32_t> ranks(cases.items.size(), 0);
    parallelRanges(cases.items.size(), threads, [&](std::size_t begin, std::size_t end, int) {
        constexpr std::size_t Block = 64;
        constexpr float Excluded = -1e30F;
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
            gemm(Transpose::No, Transpose::Yes, static_cast<std::ptrdiff_t>(rows), n, static_cast<std::ptrdiff_t>(d), 1.0F,
                 queries.data(), static_cast<std::ptrdiff_t>(d), targets.data(), static_cast<std::ptrdiff_t>(d), 0.0F,
                 scores.data(), n);
            for (std::size_t i = 0; i < rows; ++i) {
                const PackItem& item = cases.items[first + i];
                float* score = scores.data() + i * language.targets;
                for (std::size_t row = 0; row < language.targets && prior != 0; ++row) {
                    score[row] -= static_cast<float>(prior * std::log(static_cast<double>(row) + 20.0));
                }
                // Words of the description are no answers, not even right ones.
                if (cases.definitionLanguage == cases.answerLanguage) {
                    for (std::uint32_t t = item.tokenBegin; t < item.tokenEnd; ++t) {
                        if (corpus.tokens[t] - language.offset < language.targets) {
                            score[corpus.tokens[t] - language.offset] = Excluded;
                        }
                    }
                }
                float best = Excluded;
                for (std::uint32_t a = item.answerBegin; a < item.answerEnd; ++a) {
                    best = std::max(best, score[corpus.answers[a] - language.offset]);
                    score[corpus.answers[a] - language.offset] = Excluded;
                }
                std::uint32_t rank = 1;
                for (std::size_t row = 0; row < language.targets; ++row) {
                    rank += score[row] >= best ? 1U : 0U;
                }
                ranks[first + i] = best > Excluded ? rank : 0;
            }
        }
    });
    return scoresOf(std::move(ranks));
}

} // namespace crossgloss
