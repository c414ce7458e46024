#include "wordvectors/TrainedLanguage.h"

#include "base/Error.h"
#include "base/FreeMemory.h"
#include "numeric/Elementwise.h"
#include "resources/Subwords.h"

#include <algorithm>

namespace crossgloss {

namespace {

void requireMemory(std::size_t words, const WordVectorConfig& config)
{
    const double buckets = config.largestNgram > 0 ? static_cast<double>(config.buckets) : 0.0;
    const double needed = WordRows::bytes(2.0 * static_cast<double>(words) + buckets, config.dimension);
    const std::optional<double> available = freeMemory();
    if (available && needed > *available) {
        throw Error(CROSSGLOSS_TEXT("%1 GiB of memory are needed for %2 words of %3 dimensions, of which %4 GiB are free"),
                    {gibibytes(needed), std::to_string(words), std::to_string(config.dimension), gibibytes(*available)})
            .advise(CROSSGLOSS_TEXT("Raise the minimum count, or take fewer dimensions or buckets"));
    }
}

void findNgrams(const WordVectorConfig& config, TrainedLanguage& language)
{
    const Subwords subwords{config.smallestNgram, config.largestNgram, config.buckets, nullptr};
    const auto words = static_cast<std::uint32_t>(language.vocabulary.size());
    std::vector<std::uint32_t> buckets;
    language.ngramStart.push_back(0);
    for (std::uint32_t word = 0; word < words; ++word) {
        subwordBuckets(language.vocabulary.word(word), subwords, buckets);
        for (const std::uint32_t bucket : buckets) {
            language.ngrams.push_back(words + bucket);
        }
        language.ngramStart.push_back(language.ngrams.size());
    }
}

} // namespace

void TrainedLanguage::vectorOf(std::uint32_t word, float* vector) const
{
    const std::size_t width = input.width();
    std::copy_n(input.row(word), width, vector);
    const std::span<const std::uint32_t> parts = ngramsOf(word);
    for (const std::uint32_t part : parts) {
        addScaled(width, 1.0F, input.row(part), vector);
    }
    if (!parts.empty()) {
        scale(width, 1.0F / static_cast<float>(parts.size() + 1), vector, vector);
    }
}

TrainedLanguage trainedLanguage(std::string language, CountedText text, const WordVectorConfig& config, std::uint64_t stream)
{
    const std::size_t words = text.vocabulary.size();
    requireMemory(words, config);
    TrainedLanguage made;
    made.language = std::move(language);
    made.vocabulary = std::move(text.vocabulary);
    made.counts = std::move(text.counts);
    made.text = std::move(text.text);
    made.negatives = NegativeSampler(made.counts);
    made.subsampling = Subsampling(made.counts, config.subsample);
    const bool ngrams = config.largestNgram > 0;
    made.input = WordRows(words + (ngrams ? config.buckets : 0), config.dimension);
    made.input.drawUniform(config.seed, stream, config.threads);
    made.output = WordRows(words, config.dimension);
    if (ngrams) {
        findNgrams(config, made);
    }
    return made;
}

EmbeddingSpace spaceOf(const TrainedLanguage& language)
{
    const std::size_t words = language.vocabulary.size();
    const std::size_t dimension = language.input.dimension();
    std::vector<float> values(words * dimension);
    std::vector<float> vector(language.input.width());
    for (std::uint32_t word = 0; word < words; ++word) {
        language.vectorOf(word, vector.data());
        std::copy_n(vector.data(), dimension, values.data() + word * dimension);
    }
    return EmbeddingSpace(language.vocabulary.words(), std::move(values), dimension);
}

} // namespace crossgloss
