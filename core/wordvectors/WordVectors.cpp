#include "wordvectors/WordVectors.h"

#include "base/Error.h"
#include "corpus/TextFiles.h"
#include "text/Language.h"
#include "wordvectors/TrainedLanguage.h"
#include "wordvectors/WordVectorLearner.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <utility>

namespace crossgloss {

namespace {

constexpr std::array<std::pair<WordVectorMethod, std::string_view>, 3> methodNames = {
    {{WordVectorMethod::SkipGram, "skipgram"}, {WordVectorMethod::Cbow, "cbow"}, {WordVectorMethod::Bilbowa, "bilbowa"}}};

constexpr std::size_t maxDimensions = 4096;
constexpr int maxWords = 1000;        // of a window
constexpr int maxNgram = 50;
constexpr std::size_t maxBuckets = 1'000'000'000;

void checkSizes(const WordVectorConfig& config)
{
    if (config.dimension < 1 || config.dimension > maxDimensions) {
        throw Error(CROSSGLOSS_TEXT("Word vectors have 1 to %1 dimensions, not %2"),
                    {std::to_string(maxDimensions), std::to_string(config.dimension)});
    }
    if (config.epochs < 1 || config.epochs > 100000) {
        throw Error(CROSSGLOSS_TEXT("%1 is no number of epochs"), {std::to_string(config.epochs)});
    }
    if (config.window < 1 || config.window > maxWords) {
        throw Error(CROSSGLOSS_TEXT("A window has 1 to %1 words on either side, not %2"),
                    {std::to_string(maxWords), std::to_string(config.window)});
    }
    if (config.negatives < 1 || config.negatives >= static_cast<int>(maxOutputs)) {
        throw Error(CROSSGLOSS_TEXT("There are 1 to %1 negatives, not %2"),
                    {std::to_string(maxOutputs - 1), std::to_string(config.negatives)});
    }
    if (!(config.learningRate >= 0.0) || !(config.subsample >= 0.0) || !(config.alignment >= 0.0)
        || !std::isfinite(config.learningRate + config.subsample + config.alignment)) {
        throw Error(CROSSGLOSS_TEXT("The learning rate, the threshold of frequent words and the weight of the alignment are "
                                    "numbers that are not negative"));
    }
}

void checkNgrams(const WordVectorConfig& config)
{
    if (config.smallestNgram == 0 && config.largestNgram == 0) {
        return;
    }
    if (config.method == WordVectorMethod::Bilbowa) {
        throw Error(CROSSGLOSS_TEXT("BilBOWA knows no character n-grams"));
    }
    if (config.smallestNgram < 1 || config.largestNgram < config.smallestNgram || config.largestNgram > maxNgram) {
        throw Error(CROSSGLOSS_TEXT("Character n-grams of %1 to %2 characters are not possible"),
                    {std::to_string(config.smallestNgram), std::to_string(config.largestNgram)})
            .advise(CROSSGLOSS_TEXT("Take 3 to 6, or none"));
    }
    if (config.buckets < 1 || config.buckets > maxBuckets) {
        throw Error(CROSSGLOSS_TEXT("%1 is no number of buckets for n-grams"), {std::to_string(config.buckets)});
    }
}

void checkTexts(const WordVectorConfig& config)
{
    const std::size_t wanted = config.method == WordVectorMethod::Bilbowa ? 2 : 1;
    if (config.texts.size() != wanted) {
        throw Error(wanted == 2 ? CROSSGLOSS_TEXT("BilBOWA needs texts of two languages")
                                : CROSSGLOSS_TEXT("Word vectors are learned for one language at a time"))
            .advise(CROSSGLOSS_TEXT("Two languages in one space: BilBOWA, or align both afterwards"));
    }
    std::set<std::string> places;
    for (const auto& [language, files] : config.texts) {
        if (files.empty()) {
            throw Error(CROSSGLOSS_TEXT("There is no text in %1"), {languageName(language)});
        }
        const auto out = config.out.find(language);
        if (out == config.out.end() || out->second.empty()) {
            throw Error(CROSSGLOSS_TEXT("There is no file for the vectors of %1"), {languageName(language)});
        }
        const std::filesystem::path ending = out->second.extension();
        if (ending != ".vec" && ending != ".bin") {
            throw Error(CROSSGLOSS_TEXT("The name of the vectors ends in neither .vec nor .bin")).at(out->second.string());
        }
        if (!places.insert(out->second.lexically_normal().string()).second) {
            throw Error(CROSSGLOSS_TEXT("Two languages would be written into one file")).at(out->second.string());
        }
    }
}

void checkParallel(const WordVectorConfig& config)
{
    if (config.method != WordVectorMethod::Bilbowa) {
        if (!config.parallel.empty()) {
            throw Error(CROSSGLOSS_TEXT("Parallel sentences are for BilBOWA alone"));
        }
        return;
    }
    if (config.parallel.empty()) {
        throw Error(CROSSGLOSS_TEXT("BilBOWA needs parallel sentences"));
    }
    for (const SentenceFile& file : config.parallel) {
        if (file.firstLanguage == file.secondLanguage || !config.texts.contains(file.firstLanguage)
            || !config.texts.contains(file.secondLanguage)) {
            throw Error(CROSSGLOSS_TEXT("The parallel sentences are not in the languages of the texts"))
                .at(file.first.string());
        }
    }
}

AlignedBags readBags(const WordVectorConfig& config, const std::vector<TrainedLanguage>& languages, Progress& progress)
{
    AlignedBags bags;
    for (const SentenceFile& file : config.parallel) {
        ReadReport report;
        SentenceCorpus corpus = readSentenceFile(file, progress, report);
        if (corpus.firstLanguage != languages.front().language) {
            std::swap(corpus.first, corpus.second);
        }
        const auto numbers = [&](const std::vector<std::string>& sentences, const TrainedLanguage& language) {
            return textIds(sentences, language.language, language.vocabulary, config.threads, progress);
        };
        bags.first.append(numbers(corpus.first, languages.front()));
        bags.second.append(numbers(corpus.second, languages.back()));
    }
    if (bags.first.ids.empty() || bags.second.ids.empty()) {
        throw Error(CROSSGLOSS_TEXT("The parallel sentences have none of the words of the texts"))
            .at(config.parallel.front().first.string());
    }
    return bags;
}

TrainedLanguage readLanguage(const std::string& language, const WordVectorConfig& config, std::uint64_t stream,
                             Progress& progress)
{
    const std::vector<std::filesystem::path>& files = config.texts.at(language);
    VocabularyOptions options;
    options.minimumCount = static_cast<std::size_t>(config.minimumCount);
    CountedText text = countTextFiles(files, language, options, config.threads, progress);
    if (text.vocabulary.size() < 2) {
        throw Error(CROSSGLOSS_TEXT("Only one word occurs %1 times in the text"), {std::to_string(config.minimumCount)})
            .at(files.front().string())
            .advise(CROSSGLOSS_TEXT("Give more text or lower the minimum count"));
    }
    return trainedLanguage(language, std::move(text), config, stream);
}

/// What has begun to be written is finished, so that the files of a training are all there or none.
class UncancelledProgress final : public Progress {
public:
    explicit UncancelledProgress(Progress& outer) : m_outer(outer) {}
    void stage(std::string_view name, std::uint64_t total) override { m_outer.stage(name, total); }
    void advance(std::uint64_t done) override { m_outer.advance(done); }
    bool cancelled() const override { return false; }

private:
    Progress& m_outer;
};

WordVectorResult::Language written(const TrainedLanguage& language, const WordVectorConfig& config, Progress& progress)
{
    WordVectorResult::Language made;
    made.language = language.language;
    made.words = language.vocabulary.size();
    made.tokens = wordsRead(language.text);
    made.out = config.out.at(language.language);
    made.space = spaceOf(language);
    if (made.out.extension() == ".bin") {
        writeBinaryVectors(language, config, made.out);
    } else {
        writeVec(made.space, made.out, progress);
    }
    return made;
}

} // namespace

std::string_view wordVectorMethodName(WordVectorMethod method)
{
    return std::ranges::find(methodNames, method, [](const auto& entry) { return entry.first; })->second;
}

WordVectorMethod wordVectorMethodFromName(std::string_view name)
{
    for (const auto& [method, known] : methodNames) {
        if (known == name) {
            return method;
        }
    }
    throw Error(CROSSGLOSS_TEXT("\"%1\" is no method for word vectors"), {std::string(name)})
        .advise(CROSSGLOSS_TEXT("Known: skipgram, cbow, bilbowa"));
}

void checkWordVectorConfig(const WordVectorConfig& config)
{
    checkSizes(config);
    checkNgrams(config);
    checkTexts(config);
    checkParallel(config);
}

WordVectorResult trainWordVectors(const WordVectorConfig& config, const std::vector<std::string>& sampleWords,
                                  Progress& progress, const std::function<void(const WordVectorPoint&)>& onPoint)
{
    checkWordVectorConfig(config);
    std::vector<TrainedLanguage> languages;
    for (const auto& [language, files] : config.texts) {
        languages.push_back(readLanguage(language, config, languages.size(), progress));
    }
    AlignedBags bags;
    if (config.method == WordVectorMethod::Bilbowa) {
        bags = readBags(config, languages, progress);
    }
    WordVectorResult result;
    WordVectorLearner learner(config, languages, bags, sampleWords);
    learner.learn(progress, [&](const WordVectorPoint& point) {
        result.curve.push_back(point);
        if (onPoint) {
            onPoint(point);
        }
    });
    progress.throwIfCancelled();
    UncancelledProgress writing(progress);
    for (const TrainedLanguage& language : languages) {
        result.languages.push_back(written(language, config, writing));
    }
    result.seconds = learner.seconds();
    result.wordsPerSecond =
        static_cast<double>(learner.words()) * config.epochs / std::max(1e-9, result.seconds);
    result.loss = result.curve.back().loss;
    result.parallelPairs = bags.first.sentences();
    return result;
}

} // namespace crossgloss
