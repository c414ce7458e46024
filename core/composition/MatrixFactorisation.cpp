#include "composition/MatrixFactorisation.h"

#include "base/Error.h"
#include "base/Random.h"
#include "base/Seconds.h"
#include "text/Language.h"

#include <algorithm>
#include <chrono>
#include <unordered_set>

namespace crossgloss {

namespace {

/// A language's sentences as tf-idf.
struct Weighed {
    Vocabulary vocabulary;
    std::vector<float> idf;
    SparseRows matrix;
};

Weighed weigh(std::span<const std::string> sentences, const std::string& language, const FactorisationOptions& options,
              Progress& progress)
{
    CountedText counted = countText(sentences, language, options.vocabulary, options.threads, progress);
    if (counted.vocabulary.size() == 0) {
        throw Error(CROSSGLOSS_TEXT("No word of %1 occurs often enough to learn from"), {languageName(language)})
            .advise(CROSSGLOSS_TEXT("Give more text, or lower the minimum count"));
    }
    Weighed result;
    result.idf = inverseDocumentFrequencies(counted.text, counted.vocabulary.size());
    result.matrix = tfIdf(counted.text, result.idf);
    result.vocabulary = std::move(counted.vocabulary);
    return result;
}

LanguageWords languageWords(const std::string& language, Weighed&& weighed, std::span<const float> factors,
                            std::size_t dimension)
{
    return {language,
            EmbeddingSpace(weighed.vocabulary.words(), {factors.begin(), factors.end()}, dimension),
            std::move(weighed.idf)};
}

FactorSolver<float>::Options solverOptions(const FactorisationOptions& options)
{
    return {options.factors, options.missingWeight, options.regularisation, options.threads};
}

WordModel emptyModel(SentenceMethod method, const FactorisationOptions& options)
{
    WordModel model;
    model.method = method;
    model.missingWeight = options.missingWeight;
    model.regularisation = options.regularisation;
    return model;
}

/// All sentences of a language, each different one once, in order.
std::vector<std::string> sentencesOf(std::span<const SentenceCorpus> corpora, const std::string& language)
{
    std::vector<std::string> result;
    std::unordered_set<std::string_view> seen;
    for (const SentenceCorpus& corpus : corpora) {
        for (const auto* side : {&corpus.first, &corpus.second}) {
            if ((side == &corpus.first ? corpus.firstLanguage : corpus.secondLanguage) != language) {
                continue;
            }
            for (const std::string& sentence : *side) {
                if (seen.insert(sentence).second) {
                    result.push_back(sentence);
                }
            }
        }
    }
    return result;
}

/// Pairs of a language with another one, in that order.
struct Pairs {
    std::vector<std::string> first;
    std::vector<std::string> second;
};

Pairs pairsOf(std::span<const SentenceCorpus> corpora, const std::string& first, const std::string& second)
{
    Pairs result;
    for (const SentenceCorpus& corpus : corpora) {
        const bool straight = corpus.firstLanguage == first && corpus.secondLanguage == second;
        const bool turned = corpus.firstLanguage == second && corpus.secondLanguage == first;
        if (straight || turned) {
            const auto& a = straight ? corpus.first : corpus.second;
            const auto& b = straight ? corpus.second : corpus.first;
            result.first.insert(result.first.end(), a.begin(), a.end());
            result.second.insert(result.second.end(), b.begin(), b.end());
        }
    }
    return result;
}

/// Languages of parallel corpora beside @p pivot, in order of appearance.
std::vector<std::string> partnersOf(std::span<const SentenceCorpus> corpora, const std::string& pivot)
{
    std::vector<std::string> result;
    for (const SentenceCorpus& corpus : corpora) {
        if (!corpus.parallel() || corpus.firstLanguage == corpus.secondLanguage) {
            continue;
        }
        const std::string& other = corpus.firstLanguage == pivot ? corpus.secondLanguage : corpus.firstLanguage;
        const bool withPivot = corpus.firstLanguage == pivot || corpus.secondLanguage == pivot;
        if (withPivot && std::ranges::count(result, other) == 0) {
            result.push_back(other);
        }
    }
    return result;
}

void addLanguage(WordModel& model, const std::string& pivot, const std::string& language, const Pairs& pairs,
                 const FactorisationOptions& options, Progress& progress)
{
    const std::size_t k = model.dimension();
    const LanguageWords& known = *model.find(pivot);
    const auto find = [&](std::string_view word) -> std::optional<std::uint32_t> {
        const std::optional<std::size_t> row = known.words.find(word);
        return row ? std::optional(static_cast<std::uint32_t>(*row)) : std::nullopt;
    };
    const SparseRows pivotRows =
        tfIdf(textIds(pairs.first, pivot, find, options.threads, progress), known.weights);
    FactorSolver<float>::Options solving = solverOptions(options);
    solving.factors = k;
    solving.missingWeight = model.missingWeight;
    solving.regularisation = model.regularisation;
    std::vector<float> sentences(pairs.first.size() * k);
    progress.stage(CROSSGLOSS_TEXT("Folding sentences in"), pairs.first.size());
    FactorSolver<float>(known.words.data(), known.words.size(), solving)
        .solve(pivotRows, sentences.data(), options.threads, progress);
    Weighed other = weigh(pairs.second, language, options, progress);
    const SparseRows byWord = transposed(other.matrix);
    std::vector<float> words(byWord.rows() * k);
    progress.stage(CROSSGLOSS_TEXT("Solving words"), byWord.rows());
    FactorSolver<float>(sentences.data(), pairs.first.size(), solving)
        .solve(byWord, words.data(), options.threads, progress);
    model.languages.push_back(languageWords(language, std::move(other), words, k));
}

} // namespace

template <typename Scalar>
Factors<Scalar> factorise(const SparseRows& matrix, const FactorisationOptions& options, Progress& progress,
                          const FactorisationObserver& onPoint)
{
    const auto started = std::chrono::steady_clock::now();
    const std::size_t k = options.factors;
    const typename FactorSolver<Scalar>::Options solving{k, options.missingWeight, options.regularisation,
                                                         options.threads};
    const SparseRows byColumn = transposed(matrix);
    Factors<Scalar> factors;
    factors.rows.resize(matrix.rows() * k);
    factors.columns.resize(matrix.columns * k);
    Random random(options.seed);
    for (Scalar& value : factors.columns) {
        value = static_cast<Scalar>(normal(random));
    }
    for (int iteration = 1; iteration <= options.iterations; ++iteration) {
        progress.stage(CROSSGLOSS_TEXT("Solving sentences"), matrix.rows());
        FactorSolver<Scalar>(factors.columns.data(), matrix.columns, solving)
            .solve(matrix, factors.rows.data(), options.threads, progress);
        progress.stage(CROSSGLOSS_TEXT("Solving words"), matrix.columns);
        FactorSolver<Scalar>(factors.rows.data(), matrix.rows(), solving)
            .solve(byColumn, factors.columns.data(), options.threads, progress);
        FactorisationPoint point;
        point.iteration = iteration;
        if (options.losses) {
            point.loss =
                factorisationLoss<Scalar>(matrix, factors.rows.data(), factors.columns.data(), solving, progress);
        }
        point.seconds = secondsSince(started);
        factors.curve.push_back(point);
        if (onPoint) {
            onPoint(point);
        }
    }
    progress.stage(CROSSGLOSS_TEXT("Solving sentences"), matrix.rows());
    FactorSolver<Scalar>(factors.columns.data(), matrix.columns, solving)
        .solve(matrix, factors.rows.data(), options.threads, progress);
    return factors;
}

FactorisationResult trainWmf(std::span<const SentenceCorpus> corpora, const std::string& language,
                             const FactorisationOptions& options, Progress& progress,
                             const FactorisationObserver& onPoint)
{
    const std::vector<std::string> sentences = sentencesOf(corpora, language);
    if (sentences.empty()) {
        throw Error(CROSSGLOSS_TEXT("There are no sentences in %1"), {languageName(language)});
    }
    Weighed weighed = weigh(sentences, language, options, progress);
    Factors<float> factors = factorise<float>(weighed.matrix, options, progress, onPoint);
    FactorisationResult result{emptyModel(SentenceMethod::Wmf, options), std::move(factors.curve), sentences.size(),
                               weighed.matrix.nonZeros()};
    result.model.languages.push_back(languageWords(language, std::move(weighed), factors.columns, options.factors));
    return result;
}

FactorisationResult trainBmf(std::span<const SentenceCorpus> corpora, const FactorisationOptions& options,
                             Progress& progress, const FactorisationObserver& onPoint)
{
    const std::string& first = corpora.empty() ? std::string() : corpora.front().firstLanguage;
    const std::vector<std::string> partners = partnersOf(corpora, first);
    const auto pairOf = [&](const SentenceCorpus& corpus) {
        return (corpus.firstLanguage == first && partners.size() == 1 && corpus.secondLanguage == partners[0]) ||
               (corpus.secondLanguage == first && partners.size() == 1 && corpus.firstLanguage == partners[0]);
    };
    if (partners.size() != 1 || !std::ranges::all_of(corpora, pairOf)) {
        throw Error(CROSSGLOSS_TEXT("One loss over two languages takes sentence pairs of two languages, the same in every file"))
            .advise(CROSSGLOSS_TEXT("Take cmf for more languages than two, or wmf for one"));
    }
    const Pairs pairs = pairsOf(corpora, first, partners.front());
    Weighed left = weigh(pairs.first, first, options, progress);
    Weighed right = weigh(pairs.second, partners.front(), options, progress);
    const SparseRows matrix = sideBySide(left.matrix, right.matrix);
    Factors<float> factors = factorise<float>(matrix, options, progress, onPoint);
    FactorisationResult result{emptyModel(SentenceMethod::Bmf, options), std::move(factors.curve), pairs.first.size(),
                               matrix.nonZeros()};
    const std::span<const float> words = factors.columns;
    const std::size_t split = left.idf.size() * options.factors;
    result.model.languages.push_back(languageWords(first, std::move(left), words.first(split), options.factors));
    result.model.languages.push_back(
        languageWords(partners.front(), std::move(right), words.subspan(split), options.factors));
    return result;
}

FactorisationResult trainCmf(std::span<const SentenceCorpus> corpora, const std::string& pivot,
                             const FactorisationOptions& options, Progress& progress,
                             const FactorisationObserver& onPoint)
{
    if (partnersOf(corpora, pivot).empty()) {
        throw Error(CROSSGLOSS_TEXT("No file pairs sentences in %1 with those of another language"),
                    {languageName(pivot)})
            .advise(CROSSGLOSS_TEXT("Name the language that all others are aligned to as the pivot"));
    }
    FactorisationResult result = trainWmf(corpora, pivot, options, progress, onPoint);
    result.model.method = SentenceMethod::Cmf;
    addLanguages(result.model, corpora, options, progress);
    return result;
}

void addLanguages(WordModel& model, std::span<const SentenceCorpus> corpora, const FactorisationOptions& options,
                  Progress& progress)
{
    const std::string pivot = model.languages.empty() ? std::string() : model.languages.front().language;
    for (const std::string& language : partnersOf(corpora, pivot)) {
        if (model.find(language) == nullptr) {
            addLanguage(model, pivot, language, pairsOf(corpora, pivot, language), options, progress);
        }
    }
}

nlohmann::json toJson(const FactorisationPoint& point)
{
    return {{"iteration", point.iteration}, {"seconds", point.seconds}, {"loss", point.loss}};
}

template Factors<float> factorise<float>(const SparseRows&, const FactorisationOptions&, Progress&,
                                         const FactorisationObserver&);
template Factors<double> factorise<double>(const SparseRows&, const FactorisationOptions&, Progress&,
                                           const FactorisationObserver&);

} // namespace crossgloss
