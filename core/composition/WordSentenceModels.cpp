#include "composition/WordModel.h"

#include "base/Error.h"
#include "base/Parallel.h"
#include "composition/FactorSolver.h"
#include "composition/SparseRows.h"
#include "corpus/TextIds.h"
#include "gloss/GroundCosts.h"
#include "gloss/Sinkhorn.h"
#include "gloss/Transport.h"
#include "numeric/Elementwise.h"
#include "numeric/Gemm.h"
#include "numeric/Rows.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <unordered_map>

namespace crossgloss {

namespace {

/// What all models of words have in common.
class OfWords : public SentenceModel {
public:
    explicit OfWords(WordModel model) : m_model(std::move(model))
    {
        for (const LanguageWords& language : m_model.languages) {
            StemIndex& index = m_stems[language.language];
            for (std::size_t row = 0; row < language.words.size(); ++row) {
                index.try_emplace(stem(language.words.word(row), language.language), static_cast<std::uint32_t>(row));
            }
        }
    }

    std::string method() const override { return std::string(sentenceMethodName(m_model.method)); }
    std::size_t dimension() const override { return m_model.dimension(); }
    std::vector<std::string> languages() const override
    {
        std::vector<std::string> result;
        for (const LanguageWords& language : m_model.languages) {
            result.push_back(language.language);
        }
        return result;
    }
    SentenceWords wordsOf(std::string_view sentence, std::string_view language) const override
    {
        const LanguageWords& words = languageWords(language);
        SentenceWords result;
        result.dimension = m_model.dimension();
        for (std::string& token : tokenise(sentence, language)) {
            const std::optional<std::uint32_t> row = find(words, token);
            const bool function = isStopWord(token, language);
            const double weight = !row ? 0.0 : words.weights.empty() ? 1.0 : static_cast<double>(words.weights[*row]);
            result.words.push_back({std::move(token), row.has_value(), function, weight});
            result.vectors.resize(result.words.size() * result.dimension);
            if (row) {
                std::ranges::copy(words.words.vector(*row), result.vectors.end() - static_cast<std::ptrdiff_t>(result.dimension));
            }
        }
        normaliseRows(result.vectors.data(), result.words.size(), result.dimension, result.dimension);
        return result;
    }

protected:
    const LanguageWords& languageWords(std::string_view language) const
    {
        requireReads(language);
        return *m_model.find(language);
    }
    /// The row of a word; for one that was never seen that of the first, most frequent, one of its stem.
    std::optional<std::uint32_t> find(const LanguageWords& words, std::string_view word) const
    {
        if (const std::optional<std::size_t> row = words.words.find(word)) {
            return static_cast<std::uint32_t>(*row);
        }
        const StemIndex& index = m_stems.at(words.language);
        const auto found = index.find(stem(word, words.language));
        return found == index.end() ? std::nullopt : std::optional(found->second);
    }
    TextIds read(std::span<const std::string> sentences, const LanguageWords& words, int threads, Progress& progress) const
    {
        const auto row = [&](std::string_view word) { return find(words, word); };
        return textIds(sentences, words.language, row, threads, progress);
    }
    static SentenceCoverage coverage(const TextIds& text)
    {
        SentenceCoverage result{text.words, {}};
        for (std::size_t i = 0; i < text.sentences(); ++i) {
            result.known.push_back(static_cast<std::uint32_t>(text.sentence(i).size()));
        }
        return result;
    }

    WordModel m_model;

private:
    using StemIndex = std::unordered_map<std::string, std::uint32_t>;
    std::map<std::string, StemIndex, std::less<>> m_stems;     ///< by language
};

/// Weighted sums of words: of length one, they are the means.
class AveragedWords final : public OfWords {
public:
    using OfWords::OfWords;

    EmbeddedSentences embed(std::span<const std::string> sentences, std::string_view language, int threads,
                            Progress& progress) const override
    {
        const LanguageWords& words = languageWords(language);
        const TextIds text = read(sentences, words, threads, progress);
        const std::size_t d = dimension();
        EmbeddedSentences result{{sentences.size(), d, std::vector<float>(sentences.size() * d, 0.0F)}, coverage(text)};
        parallelRanges(sentences.size(), threads, [&](std::size_t begin, std::size_t end, int) {
            for (std::size_t i = begin; i < end; ++i) {
                float* const row = &result.vectors.values[i * d];
                for (const std::uint32_t id : text.sentence(i)) {
                    addScaled(d, words.weights.empty() ? 1.0F : words.weights[id], words.words.vector(id).data(), row);
                }
                for (std::size_t c = 0; c < m_model.common.size(); c += d) {
                    const float* const direction = m_model.common.data() + c;
                    addScaled(d, -dot(d, row, direction), direction, row);
                }
            }
        });
        normaliseRows(result.vectors.values.data(), sentences.size(), d, d);
        return result;
    }
};

/// Sentences folded into a factorisation (Aldarmaki & Diab 2016, equations 2 and 6).
class FoldedSentences final : public OfWords {
public:
    explicit FoldedSentences(WordModel model) : OfWords(std::move(model))
    {
        for (const LanguageWords& language : m_model.languages) {
            FactorSolver<float>::Options options;
            options.factors = dimension();
            options.missingWeight = m_model.missingWeight;
            options.regularisation = m_model.regularisation;
            m_solvers.try_emplace(language.language, language.words.data(), language.words.size(), options);
        }
    }

    EmbeddedSentences embed(std::span<const std::string> sentences, std::string_view language, int threads,
                            Progress& progress) const override
    {
        const LanguageWords& words = languageWords(language);
        const TextIds text = read(sentences, words, threads, progress);
        const std::size_t d = dimension();
        EmbeddedSentences result{{sentences.size(), d, std::vector<float>(sentences.size() * d)}, coverage(text)};
        m_solvers.at(words.language).solve(tfIdf(text, words.weights), result.vectors.values.data(), threads,
                                              progress);
        normaliseRows(result.vectors.values.data(), sentences.size(), d, d);
        return result;
    }

private:
    std::map<std::string, FactorSolver<float>> m_solvers;
};

/// Transport of the words of one sentence to those of the other, scored as 1 − distance / 2.
class TransportedWords final : public OfWords {
public:
    using OfWords::OfWords;

    std::size_t dimension() const override { return 0; }
    EmbeddedSentences embed(std::span<const std::string>, std::string_view, int, Progress&) const override
    {
        throw Error(CROSSGLOSS_TEXT("The model \"%1\" compares pairs of sentences and has no vectors"), {method()})
            .advise(CROSSGLOSS_TEXT("Take a model with vectors, for instance sif"));
    }
    PairScores score(std::span<const std::string> first, std::string_view firstLanguage,
                     std::span<const std::string> second, std::string_view secondLanguage, int threads,
                     Progress& progress) const override;

private:
    /// A sentence as masses on words.
    struct Histogram {
        std::vector<std::uint32_t> words;
        std::vector<double> masses;
        std::vector<float> vectors;
    };
    /// Pairs that are solved together.
    static constexpr std::size_t blockPairs = 32;

    void fill(std::span<const std::uint32_t> ids, const LanguageWords& words, Histogram& histogram) const;
};

void TransportedWords::fill(std::span<const std::uint32_t> ids, const LanguageWords& words, Histogram& histogram) const
{
    const std::size_t d = m_model.dimension();
    histogram.words.assign(ids.begin(), ids.end());
    std::ranges::sort(histogram.words);
    histogram.masses.clear();
    double sum = 0.0;
    std::size_t out = 0;
    for (std::size_t i = 0; i < histogram.words.size();) {
        const std::uint32_t id = histogram.words[i];
        std::size_t end = i;
        while (end < histogram.words.size() && histogram.words[end] == id) {
            ++end;
        }
        const double weight = words.weights.empty() ? 1.0 : static_cast<double>(words.weights[id]);
        if (weight > 0.0) {
            histogram.words[out++] = id;
            histogram.masses.push_back(static_cast<double>(end - i) * weight);
            sum += histogram.masses.back();
        }
        i = end;
    }
    histogram.words.resize(out);
    histogram.vectors.resize(out * d);
    for (std::size_t i = 0; i < out; ++i) {
        histogram.masses[i] /= sum;
        std::ranges::copy(words.words.vector(histogram.words[i]),
                          histogram.vectors.begin() + static_cast<std::ptrdiff_t>(i * d));
    }
    normaliseRows(histogram.vectors.data(), out, d, d);
}

PairScores TransportedWords::score(std::span<const std::string> first, std::string_view firstLanguage,
                                   std::span<const std::string> second, std::string_view secondLanguage, int threads,
                                   Progress& progress) const
{
    if (first.size() != second.size()) {
        throw Error(CROSSGLOSS_TEXT("Sentences to be compared in pairs must be as many on either side"));
    }
    const LanguageWords& firstWords = languageWords(firstLanguage);
    const LanguageWords& secondWords = languageWords(secondLanguage);
    const TextIds a = read(first, firstWords, threads, progress);
    const TextIds b = read(second, secondWords, threads, progress);
    PairScores result{std::vector<float>(first.size(), 0.0F), coverage(a), coverage(b)};
    progress.stage(CROSSGLOSS_TEXT("Comparing sentences"), first.size());
    const std::size_t d = m_model.dimension();
    parallelRanges(first.size(), threads, [&](std::size_t begin, std::size_t end, int part) {
        TransportSolver exact;
        SinkhornSolver entropic({m_model.entropy, m_model.iterations});
        std::vector<Histogram> left(blockPairs), right(blockPairs);
        std::vector<std::vector<float>> costs(blockPairs);
        std::vector<TransportPair> pairs;
        std::vector<std::size_t> places;
        std::vector<float> distances;
        for (std::size_t block = begin; block < end; block += blockPairs) {
            progress.throwIfCancelled();
            if (part == 0) {
                progress.advance(block);
            }
            pairs.clear();
            places.clear();
            for (std::size_t i = block; i < std::min(end, block + blockPairs); ++i) {
                Histogram& from = left[i - block];
                Histogram& to = right[i - block];
                fill(a.sentence(i), firstWords, from);
                fill(b.sentence(i), secondWords, to);
                if (from.words.empty() || to.words.empty()) {
                    continue;
                }
                std::vector<float>& cost = costs[i - block];
                const std::size_t n = from.words.size();
                const std::size_t m = to.words.size();
                cost.resize(n * m);
                gemm(Transpose::No, Transpose::Yes, static_cast<std::ptrdiff_t>(n), static_cast<std::ptrdiff_t>(m),
                     static_cast<std::ptrdiff_t>(d), 1.0F, from.vectors.data(), static_cast<std::ptrdiff_t>(d),
                     to.vectors.data(), static_cast<std::ptrdiff_t>(d), 0.0F, cost.data(),
                     static_cast<std::ptrdiff_t>(m));
                distancesFromCosines(cost.data(), cost.size());
                pairs.push_back({from.masses, to.masses, cost.data(), m});
                places.push_back(i);
            }
            distances.resize(pairs.size());
            if (m_model.method == SentenceMethod::Sinkhorn) {
                entropic.solve(pairs, distances);
            } else {
                for (std::size_t i = 0; i < pairs.size(); ++i) {
                    distances[i] = static_cast<float>(
                        exact.solve(pairs[i].supply, pairs[i].demand, pairs[i].costs, pairs[i].stride));
                }
            }
            for (std::size_t i = 0; i < pairs.size(); ++i) {
                result.scores[places[i]] = 1.0F - distances[i] / 2.0F;
            }
        }
    });
    return result;
}

} // namespace

std::shared_ptr<const SentenceModel> makeSentenceModel(WordModel model)
{
    for (std::size_t i = 0; i < model.languages.size(); ++i) {
        const LanguageWords& language = model.languages[i];
        if (language.words.dimension() != model.dimension()) {
            throw Error(CROSSGLOSS_TEXT("The languages of a model must share one space, and these differ in dimension"));
        }
        if (model.find(language.language) != &language) {
            throw Error(CROSSGLOSS_TEXT("The language %1 stands twice in the model"), {language.language});
        }
        if (!language.weights.empty() && language.weights.size() != language.words.size()) {
            throw Error(CROSSGLOSS_TEXT("The model's values do not fit its description"));
        }
    }
    switch (model.method) {
    case SentenceMethod::Wmf:
    case SentenceMethod::Bmf:
    case SentenceMethod::Cmf:
        for (const LanguageWords& language : model.languages) {
            if (language.weights.empty()) {
                throw Error(CROSSGLOSS_TEXT("The model's values do not fit its description"));
            }
        }
        return std::make_shared<FoldedSentences>(std::move(model));
    case SentenceMethod::Wmd:
    case SentenceMethod::Sinkhorn:
        return std::make_shared<TransportedWords>(std::move(model));
    default:
        return std::make_shared<AveragedWords>(std::move(model));
    }
}

} // namespace crossgloss
