#include "jobs/ClassifyJob.h"

#include <algorithm>
#include <map>
#include <span>

namespace crossgloss {

namespace {

struct Labelled
{
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
    struct Counts
    {
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

nlohmann::json runParametersOf(const ClassifyRequest& request)
{
    nlohmann::json parameters = toJson(request.model);
    parameters.update({{"data", {request.train.text()}},
                       {"test", request.test.text()},
                       {"classifier", request.classifier.kind == ClassifierKind::Logistic ? "logistic" : "perceptron"},
                       {"seed", request.classifier.seed}});
    return parameters;
}

} // namespace

ClassifyResult ClassifyJob::run(Progress& progress) const
{
    RunRecord record(m_context.runs, "classify", runParametersOf(m_request));
    return recorded(record, progress, [&](Progress& timed) {
        ClassifyResult result = measure(record, timed);
        record.done(toJson(result));
        return result;
    });
}

ClassifyResult ClassifyJob::measure(RunRecord& record, Progress& progress) const
{
    ClassifyResult result;
    result.run = record.handle();
    const Labelled train = readLabelled(m_request.train, progress);
    const Labelled test = readLabelled(m_request.test, progress);
    record.addFiles({m_request.train.first, m_request.test.first});
    const auto model = openSentenceModel(m_context, m_request.model,
                                         samplesOf(m_request.train, train.texts, m_request.test, test.texts),
                                         m_request.threads, progress);
    const EmbeddedSentences known =
        model->embed(train.texts, m_request.train.firstLanguage, m_request.threads, progress);
    const EmbeddedSentences asked = model->embed(test.texts, m_request.test.firstLanguage, m_request.threads, progress);
    progress.stage(CROSSGLOSS_TEXT("Training"), 0);
    const SentenceClassifier classifier(known.vectors, train.labels, m_request.classifier);
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
    const std::string& most = *std::ranges::max_element(
        classifier.classes(), {}, [&](const std::string& label) { return std::ranges::count(train.labels, label); });
    result.majority = static_cast<double>(std::ranges::count(test.labels, most)) / static_cast<double>(result.n);
    RunFigures figures;
    figures.n = result.n;
    figures.values = {{"accuracy", result.accuracy, result.accuracyInterval}, {"f1", result.f1, {}}};
    record.addFigures(std::move(figures));
    return result;
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
