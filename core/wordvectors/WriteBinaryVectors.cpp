#include "wordvectors/TrainedLanguage.h"

#include "base/AtomicFile.h"
#include "corpus/TextFiles.h"

#include <algorithm>
#include <string>

namespace crossgloss {

namespace {

template <typename Value>
void put(AtomicFile& file, Value value)
{
    file.write(&value, sizeof value);
}

void putMatrix(AtomicFile& file, const WordRows& rows)
{
    put<std::int64_t>(file, static_cast<std::int64_t>(rows.rows()));
    put<std::int64_t>(file, static_cast<std::int64_t>(rows.dimension()));
    for (std::size_t row = 0; row < rows.rows(); ++row) {
        file.write(rows.row(row), rows.dimension() * sizeof(float));
    }
}

/// Model format 12 of fastText 0.9: settings, dictionary, input and output matrix.
void putFastText(AtomicFile& file, const TrainedLanguage& language, const WordVectorConfig& config)
{
    constexpr std::int32_t negativeSampling = 2;
    constexpr std::int32_t cbow = 1;
    constexpr std::int32_t skipGram = 2;
    const auto whole = [&](auto value) { put<std::int32_t>(file, static_cast<std::int32_t>(value)); };
    whole(793712314);                  // magic
    whole(12);                         // version
    whole(config.dimension);
    whole(config.window);
    whole(config.epochs);
    whole(std::min<std::uint64_t>(config.minimumCount, std::uint64_t{1} << 30));
    whole(config.negatives);
    whole(1);                          // word n-grams
    whole(negativeSampling);
    whole(config.method == WordVectorMethod::Cbow ? cbow : skipGram);
    whole(config.buckets);
    whole(config.smallestNgram);
    whole(config.largestNgram);
    whole(100);                        // words between updates of the learning rate
    put<double>(file, config.subsample);

    const std::size_t words = language.vocabulary.size();
    whole(words);
    whole(words);
    whole(0);                          // labels
    put<std::int64_t>(file, static_cast<std::int64_t>(wordsRead(language.text)));
    put<std::int64_t>(file, -1);       // not pruned
    for (std::uint32_t word = 0; word < words; ++word) {
        const std::string& text = language.vocabulary.word(word);
        file.write(text.c_str(), text.size() + 1);
        put<std::int64_t>(file, static_cast<std::int64_t>(language.counts[word]));
        put<std::int8_t>(file, 0);     // a word, no label
    }
    put<std::int8_t>(file, 0);         // not quantised
    putMatrix(file, language.input);
    put<std::int8_t>(file, 0);
    putMatrix(file, language.output);
}

void putWord2vec(AtomicFile& file, const TrainedLanguage& language)
{
    const std::size_t words = language.vocabulary.size();
    const std::string header = std::to_string(words) + ' ' + std::to_string(language.input.dimension()) + '\n';
    file.write(header.data(), header.size());
    for (std::uint32_t word = 0; word < words; ++word) {
        const std::string text = language.vocabulary.word(word) + ' ';
        file.write(text.data(), text.size());
        file.write(language.input.row(word), language.input.dimension() * sizeof(float));
        file.write("\n", 1);
    }
}

} // namespace

void writeBinaryVectors(const TrainedLanguage& language, const WordVectorConfig& config, const std::filesystem::path& path)
{
    AtomicFile file(path);
    if (language.hasNgrams()) {
        putFastText(file, language, config);
    } else {
        putWord2vec(file, language);
    }
    file.commit();
}

} // namespace crossgloss
