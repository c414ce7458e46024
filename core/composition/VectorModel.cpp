#include "composition/VectorModel.h"

#include "base/Error.h"
#include "composition/FactorSolver.h"
#include "corpus/TextIds.h"
#include "numeric/Decomposition.h"
#include "numeric/Rows.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

EmbeddingSpace ofLengthOne(const EmbeddingSpace& space)
{
    std::vector<std::string> words;
    words.reserve(space.size());
    for (std::size_t row = 0; row < space.size(); ++row) {
        words.emplace_back(space.word(row));
    }
    std::vector<float> values(space.data(), space.data() + space.size() * space.dimension());
    normaliseRows(values.data(), space.size(), space.dimension(), space.dimension());
    return EmbeddingSpace(std::move(words), std::move(values), space.dimension());
}

std::vector<float> idfWeights(const LanguageWords& words, const LanguageSample& sample, int threads, Progress& progress)
{
    const auto find = [&](std::string_view word) -> std::optional<std::uint32_t> {
        const std::optional<std::size_t> row = words.words.find(word);
        return row ? std::optional(static_cast<std::uint32_t>(*row)) : std::nullopt;
    };
    const TextIds text = textIds(sample.sentences, words.language, find, threads, progress);
    const double n = static_cast<double>(text.sentences());
    std::vector<float> weights;
    for (const std::uint64_t count : documentCounts(text, words.words.size())) {
        weights.push_back(static_cast<float>(std::log((1.0 + n) / (1.0 + static_cast<double>(count))) + 1.0));
    }
    return weights;
}

std::vector<float> sifWeights(std::size_t words, double smoothing)
{
    const double norm = std::log(static_cast<double>(words) + 2.7);
    std::vector<float> weights(words);
    for (std::size_t row = 0; row < words; ++row) {
        const double probability = 1.0 / ((static_cast<double>(row) + 2.7) * norm);
        weights[row] = static_cast<float>(smoothing / (smoothing + probability));
    }
    return weights;
}

/// Directions of largest second moment of the samples' vectors.
std::vector<float> commonDirections(const WordModel& model, std::span<const LanguageSample> samples, std::size_t count,
                                    int threads, Progress& progress)
{
    const std::size_t d = model.dimension();
    const auto without = makeSentenceModel(model);
    DenseMatrix moments(d, d);
    for (const LanguageSample& sample : samples) {
        if (sample.sentences.empty() || !without->reads(sample.language)) {
            continue;
        }
        const EmbeddedSentences sentences = without->embed(sample.sentences, sample.language, threads, progress);
        const std::vector<double> gram = gramMatrix(sentences.vectors.values.data(), sentences.vectors.rows, d, threads);
        for (std::size_t i = 0; i < gram.size(); ++i) {
            moments.values[i] += gram[i];
        }
    }
    const SymmetricEigen eigen = symmetricEigen(moments);
    std::vector<float> directions;
    for (std::size_t c = 0; c < std::min(count, d) && eigen.values[c] > 0.0; ++c) {
        for (std::size_t i = 0; i < d; ++i) {
            directions.push_back(static_cast<float>(eigen.vectors(i, c)));
        }
    }
    return directions;
}

} // namespace

WordModel vectorModel(std::vector<LanguageWords> languages, std::span<const LanguageSample> samples,
                      const VectorModelOptions& options, Progress& progress)
{
    const SentenceMethod method = options.method;
    const bool byIdf =
        method == SentenceMethod::TfIdf || method == SentenceMethod::Wmd || method == SentenceMethod::Sinkhorn;
    if (!byIdf && method != SentenceMethod::Mean && method != SentenceMethod::Sif) {
        throw Error(CROSSGLOSS_TEXT("The method \"%1\" is trained, not made of word vectors"),
                    {std::string(sentenceMethodName(method))});
    }
    WordModel model;
    model.method = method;
    model.entropy = options.entropy;
    model.iterations = options.iterations;
    for (LanguageWords& language : languages) {
        language.words = ofLengthOne(language.words);
        language.weights.clear();
        const auto sample = std::ranges::find(samples, language.language, &LanguageSample::language);
        if (method == SentenceMethod::Sif) {
            language.weights = sifWeights(language.words.size(), options.smoothing);
        } else if (byIdf && sample != samples.end() && !sample->sentences.empty()) {
            language.weights = idfWeights(language, *sample, options.threads, progress);
        }
        model.languages.push_back(std::move(language));
    }
    if (method == SentenceMethod::Sif && options.components > 0) {
        model.common = commonDirections(model, samples, options.components, options.threads, progress);
    }
    return model;
}

} // namespace crossgloss
