#include "jobs/SentenceTasks.h"

#include "base/AtomicFile.h"
#include "base/Error.h"
#include "base/Numbers.h"
#include "resources/CompressedOutput.h"
#include "resources/XmlWriter.h"
#include "space/SingleQuery.h"

#include <algorithm>
#include <chrono>
#include <map>

namespace crossgloss {

namespace {

class Stopwatch {
public:
    double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - m_start).count(); }

private:
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

std::vector<std::string> readSentences(const SentenceFile& file, Progress& progress)
{
    if (!file.secondLanguage.empty()) {
        throw Error(CROSSGLOSS_TEXT("A list of sentences has one language")).at(file.first.string());
    }
    ReadReport report;
    return readSentenceFile(file, progress, report).first;
}

/// What a line of text may hold in a table or in XML: no tabs, no control characters.
std::string plain(const std::string& text)
{
    std::string result = text;
    std::ranges::replace_if(result, [](char c) { return static_cast<unsigned char>(c) < 0x20; }, ' ');
    return result;
}

void writeTsv(const std::filesystem::path& path, const std::vector<MinedPair>& pairs,
              const std::vector<std::string>& source, const std::vector<std::string>& target)
{
    AtomicFile file(path);
    file.stream() << "margin\tscore\tsource\ttarget\n";
    for (const MinedPair& pair : pairs) {
        file.stream() << significantDigits(static_cast<double>(pair.margin), 6) << '\t'
                      << significantDigits(static_cast<double>(pair.cosine), 6) << '\t' << plain(source[pair.first])
                      << '\t' << plain(target[pair.second]) << '\n';
    }
    file.commit();
}

void writeTmx(const std::filesystem::path& path, const AlignSentencesRequest& request,
              const std::vector<MinedPair>& pairs, const std::vector<std::string>& source,
              const std::vector<std::string>& target)
{
    CompressedOutput file(path);
    XmlWriter xml(file);
    xml.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    xml.start("tmx");
    xml.attribute("version", "1.4");
    xml.start("header");
    xml.attribute("creationtool", "crossgloss");
    xml.attribute("creationtoolversion", CROSSGLOSS_VERSION);
    xml.attribute("segtype", "sentence");
    xml.attribute("o-tmf", "TSV");
    xml.attribute("adminlang", "en");
    xml.attribute("srclang", request.source.firstLanguage);
    xml.attribute("datatype", "plaintext");
    xml.end();
    xml.start("body");
    for (const MinedPair& pair : pairs) {
        xml.start("tu");
        xml.start("prop");
        xml.attribute("type", "margin");
        xml.text(significantDigits(static_cast<double>(pair.margin), 6));
        xml.end();
        for (const auto& [language, text] : {std::pair{request.source.firstLanguage, source[pair.first]},
                                             std::pair{request.target.firstLanguage, target[pair.second]}}) {
            xml.start("tuv");
            xml.attribute("xml:lang", language);
            xml.element("seg", plain(text));
            xml.end();
        }
        xml.end();
    }
    xml.end();
    xml.end();
    xml.finish();
    file.commit();
}

struct Labelled {
    std::vector<std::string> labels;
    std::vector<std::string> texts;
};

Labelled readLabelled(const SentenceFile& file, Progress& progress)
{
    SentenceFile pairs = file;
    pairs.secondLanguage = file.firstLanguage;
    ReadReport report;
    SentenceCorpus corpus = readSentenceFile(pairs, progress, report);
    return {std::move(corpus.first), std::move(corpus.second)};
}

std::vector<LanguageSample> samplesOf(const SentenceFile& first, std::span<const std::string> firstTexts,
                                      const SentenceFile& second, std::span<const std::string> secondTexts)
{
    std::vector<LanguageSample> samples{{first.firstLanguage, firstTexts}};
    if (second.firstLanguage != first.firstLanguage) {
        samples.push_back({second.firstLanguage, secondTexts});
    }
    return samples;
}

/// Mean F1 over the classes that the test has.
double macroF1(const std::vector<std::string>& gold, const std::vector<std::string>& found)
{
    struct Counts {
        double both = 0, gold = 0, found = 0;
    };
    std::map<std::string, Counts> counts;
    for (std::size_t i = 0; i < gold.size(); ++i) {
        counts[gold[i]].gold += 1;
        counts[found[i]].found += 1;
        counts[gold[i]].both += gold[i] == found[i] ? 1 : 0;
    }
    double sum = 0.0;
    double classes = 0.0;
    for (const auto& [label, count] : counts) {
        if (count.gold > 0) {
            sum += 2 * count.both / (count.gold + count.found);
            classes += 1;
        }
    }
    return classes > 0 ? sum / classes : 0.0;
}

} // namespace

SearchSentencesResult searchSentences(JobContext& context, const SearchSentencesRequest& request, Progress& progress)
{
    const Stopwatch reading;
    const std::vector<std::string> sentences = readSentences(request.list, progress);
    const std::vector<LanguageSample> samples{{request.list.firstLanguage, sentences}};
    const auto model = openSentenceModel(context, request.model, samples, request.threads, progress);
    const EmbeddedSentences list = model->embed(sentences, request.list.firstLanguage, request.threads, progress);
    SearchSentencesResult result;
    result.n = sentences.size();
    result.listSeconds = reading.seconds();
    const Stopwatch asking;
    const std::vector<std::string> text{request.query};
    const EmbeddedSentences query = model->embed(text, request.from, request.threads, progress);
    result.coverage = query.coverage.share();
    if (query.coverage.empty() > 0) {
        throw Error(CROSSGLOSS_TEXT("The model knows no word of the text")).advise(CROSSGLOSS_TEXT("Is its language right?"));
    }
    const std::size_t d = list.vectors.dimension;
    const std::vector<float> cosines =
        cosinesTo(query.vectors.values, {list.vectors.values.data(), list.vectors.rows, d}, d, request.threads);
    for (const ScoredRow& row : bestRows(cosines, {}, request.limit)) {
        result.hits.push_back({row.row + std::size_t{1}, sentences[row.row], row.cosine});
    }
    result.elapsedMs = asking.seconds() * 1000;
    return result;
}

nlohmann::json toJson(const SearchSentencesResult& result)
{
    nlohmann::json json = {{"n", result.n},
                           {"results", nlohmann::json::array()},
                           {"coverage", result.coverage},
                           {"list_seconds", result.listSeconds},
                           {"elapsed_ms", result.elapsedMs}};
    for (const SearchSentencesResult::Hit& hit : result.hits) {
        json["results"].push_back({{"line", hit.line}, {"sentence", hit.sentence}, {"score", hit.score}});
    }
    return json;
}

AlignSentencesResult alignSentences(JobContext& context, const AlignSentencesRequest& request, Progress& outer)
{
    nlohmann::json parameters = toJson(request.model);
    parameters.update({{"source", request.source.text()},
                       {"target", request.target.text()},
                       {"neighbours", request.mining.neighbours},
                       {"one_to_one", request.mining.oneToOne},
                       {"minimum_margin", request.mining.minimumMargin},
                       {"out", request.out.string()}});
    RunRecord record(context.runs, "align-sentences", parameters);
    return recorded(record, outer, [&](Progress& progress) {
        AlignSentencesResult result;
        result.run = record.handle();
        const int threads = request.mining.threads;
        const std::vector<std::string> source = readSentences(request.source, progress);
        const std::vector<std::string> target = readSentences(request.target, progress);
        record.addFiles({request.source.first, request.target.first});
        result.sourceSentences = source.size();
        result.targetSentences = target.size();
        const Stopwatch embedding;
        const auto model = openSentenceModel(
            context, request.model, samplesOf(request.source, source, request.target, target), threads, progress);
        const EmbeddedSentences first = model->embed(source, request.source.firstLanguage, threads, progress);
        const EmbeddedSentences second = model->embed(target, request.target.firstLanguage, threads, progress);
        result.embedSeconds = embedding.seconds();
        const Stopwatch mining;
        progress.stage(CROSSGLOSS_TEXT("Comparing sentences"), 0);
        result.pairs = minePairs(first.vectors, second.vectors, request.mining, progress);
        result.mineSeconds = mining.seconds();
        for (const MinedPair& pair : result.pairs) {
            result.meanMargin += static_cast<double>(pair.margin) / static_cast<double>(result.pairs.size());
        }
        if (request.out.extension() == ".tmx") {
            writeTmx(request.out, request, result.pairs, source, target);
        } else if (!request.out.empty()) {
            writeTsv(request.out, result.pairs, source, target);
        }
        RunFigures figures;
        figures.n = result.pairs.size();
        figures.values = {{"mean_margin", result.meanMargin, {}}};
        record.addFigures(std::move(figures));
        record.done(toJson(result));
        return result;
    });
}

nlohmann::json toJson(const AlignSentencesResult& result)
{
    return {{"n", result.pairs.size()},
            {"source_sentences", result.sourceSentences},
            {"target_sentences", result.targetSentences},
            {"mean_margin", result.meanMargin},
            {"seconds", {{"embed", result.embedSeconds}, {"mine", result.mineSeconds}}}};
}

ClassifyResult classifySentences(JobContext& context, const ClassifyRequest& request, Progress& outer)
{
    nlohmann::json parameters = toJson(request.model);
    parameters.update({{"data", {request.train.text()}},
                       {"test", request.test.text()},
                       {"classifier", request.classifier.kind == ClassifierKind::Logistic ? "logistic" : "perceptron"},
                       {"seed", request.classifier.seed}});
    RunRecord record(context.runs, "classify", parameters);
    return recorded(record, outer, [&](Progress& progress) {
        ClassifyResult result;
        result.run = record.handle();
        const Labelled train = readLabelled(request.train, progress);
        const Labelled test = readLabelled(request.test, progress);
        record.addFiles({request.train.first, request.test.first});
        const auto model =
            openSentenceModel(context, request.model, samplesOf(request.train, train.texts, request.test, test.texts),
                              request.threads, progress);
        const EmbeddedSentences known =
            model->embed(train.texts, request.train.firstLanguage, request.threads, progress);
        const EmbeddedSentences asked = model->embed(test.texts, request.test.firstLanguage, request.threads, progress);
        progress.stage(CROSSGLOSS_TEXT("Training"), 0);
        const SentenceClassifier classifier(known.vectors, train.labels, request.classifier);
        std::vector<std::string> found;
        std::size_t right = 0;
        for (const std::uint32_t place : classifier.classify(asked.vectors)) {
            found.push_back(classifier.classes()[place]);
            right += found.back() == test.labels[found.size() - 1] ? 1 : 0;
        }
        result.n = test.texts.size();
        result.trained = train.texts.size();
        result.classes = classifier.classes().size();
        result.accuracy = static_cast<double>(right) / static_cast<double>(result.n);
        result.accuracyInterval = wilsonInterval(right, result.n);
        result.f1 = macroF1(test.labels, found);
        result.coverage = asked.coverage.share();
        const std::string& most = *std::ranges::max_element(classifier.classes(), {}, [&](const std::string& label) {
            return std::ranges::count(train.labels, label);
        });
        result.majority =
            static_cast<double>(std::ranges::count(test.labels, most)) / static_cast<double>(result.n);
        RunFigures figures;
        figures.n = result.n;
        figures.values = {{"accuracy", result.accuracy, result.accuracyInterval}, {"f1", result.f1, {}}};
        record.addFigures(std::move(figures));
        record.done(toJson(result));
        return result;
    });
}

nlohmann::json toJson(const ClassifyResult& result)
{
    return {{"n", result.n},
            {"trained", result.trained},
            {"classes", result.classes},
            {"accuracy", result.accuracy},
            {"accuracy_interval", {result.accuracyInterval.low, result.accuracyInterval.high}},
            {"f1", result.f1},
            {"majority", result.majority},
            {"coverage", result.coverage}};
}

} // namespace crossgloss
