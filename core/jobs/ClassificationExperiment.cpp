#include "jobs/ClassificationExperiment.h"

#include "base/Error.h"
#include "evaluation/RetrievalMetrics.h"

#include <algorithm>
#include <map>

namespace crossgloss {

namespace {

nlohmann::json runParametersOf(const ClassificationExperimentRequest& request)
{
    nlohmann::json json = {{"experiment", "classification"},
                           {"models", toJson(request.models)},
                           {"data", nlohmann::json::array()},
                           {"test", nlohmann::json::array()},
                           {"seed", request.classifier.seed}};
    for (const SentenceFile& file : request.train) {
        json["data"].push_back(file.text());
    }
    for (const SentenceFile& file : request.test) {
        json["test"].push_back(file.text());
    }
    return json;
}

struct LabelledTexts {
    std::string language;
    std::vector<std::string> labels;
    std::vector<std::string> texts;
};

std::vector<LabelledTexts> readAll(const std::vector<SentenceFile>& files, RunRecord& record, Progress& progress)
{
    std::vector<LabelledTexts> read;
    for (SentenceFile file : files) {
        if (!file.secondLanguage.empty()) {
            throw Error(CROSSGLOSS_TEXT("A file of labelled texts has one language")).at(file.first.string());
        }
        file.secondLanguage = file.firstLanguage;
        ReadReport report;
        SentenceCorpus corpus = readSentenceFile(file, progress, report);
        record.addFiles({file.first});
        read.push_back({file.firstLanguage, std::move(corpus.first), std::move(corpus.second)});
    }
    return read;
}

FigureCell accuracy(std::size_t right, std::size_t n)
{
    return {static_cast<double>(right) / static_cast<double>(n), wilsonInterval(right, n), n};
}

FigureCell majority(const LabelledTexts& train, const LabelledTexts& test)
{
    std::map<std::string, std::size_t> counts;
    for (const std::string& label : train.labels) {
        ++counts[label];
    }
    const std::string& most =
        std::ranges::max_element(counts, {}, [](const auto& entry) { return entry.second; })->first;
    return accuracy(static_cast<std::size_t>(std::ranges::count(test.labels, most)), test.labels.size());
}

std::string columnName(const LabelledTexts& train, const LabelledTexts& test)
{
    return train.language + " → " + test.language;
}

class Work {
public:
    Work(JobContext& context, const ClassificationExperimentRequest& request, RunRecord& record, Progress& progress)
        : m_context(context), m_request(request), m_progress(progress),
          m_train(readAll(request.train, record, progress)), m_test(readAll(request.test, record, progress)),
          m_accuracy("accuracy", "Accuracy by language trained in → tested in", {}),
          m_ratio("ratio", "Accuracy across languages as a share of that within one", {})
    {
        for (const LabelledTexts& train : m_train) {
            for (const LabelledTexts& test : m_test) {
                m_accuracy.columns.push_back(columnName(train, test));
                if (train.language != test.language) {
                    m_ratio.columns.push_back(columnName(train, test) + " of " + columnName(train, train));
                    m_ratio.columns.push_back(columnName(train, test) + " of " + columnName(test, test));
                }
            }
        }
        FigureTable::Row& row = m_accuracy.row("majority class");
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            row.cells[i] = majority(m_train[i / m_test.size()], m_test[i % m_test.size()]);
        }
    }

    std::vector<FigureTable> run()
    {
        for (const NamedModel& model : m_request.models) {
            classify(model);
        }
        return {m_accuracy, m_ratio};
    }

private:
    void classify(const NamedModel& named)
    {
        std::vector<LanguageSample> samples;
        for (const LabelledTexts& train : m_train) {
            samples.push_back({train.language, train.texts});
        }
        const auto model = openSentenceModel(m_context, named.choice, samples, m_request.threads, m_progress);
        const auto embedded = [&](const std::vector<LabelledTexts>& texts) {
            std::vector<SentenceVectors> vectors;
            for (const LabelledTexts& each : texts) {
                vectors.push_back(
                    model->embed(each.texts, each.language, m_request.threads, m_progress).vectors);
            }
            return vectors;
        };
        const std::vector<SentenceVectors> train = embedded(m_train);
        const std::vector<SentenceVectors> test = embedded(m_test);
        for (const ClassifierKind kind : m_request.kinds) {
            FigureTable::Row& row =
                m_accuracy.row(named.name + (kind == ClassifierKind::Perceptron ? ", perceptron" : ", logistic"));
            for (std::size_t i = 0; i < train.size(); ++i) {
                m_progress.throwIfCancelled();
                m_progress.stage(CROSSGLOSS_TEXT("Training"), 0);
                ClassifierOptions options = m_request.classifier;
                options.kind = kind;
                const SentenceClassifier classifier(train[i], m_train[i].labels, options);
                for (std::size_t j = 0; j < test.size(); ++j) {
                    row.cells[i * test.size() + j] = accuracy(right(classifier, test[j], m_test[j]), test[j].rows);
                }
            }
            ratios(row);
        }
    }

    static std::size_t right(const SentenceClassifier& classifier, const SentenceVectors& vectors, const LabelledTexts& test)
    {
        const std::vector<std::uint32_t> found = classifier.classify(vectors);
        std::size_t count = 0;
        for (std::size_t i = 0; i < found.size(); ++i) {
            count += classifier.classes()[found[i]] == test.labels[i] ? 1 : 0;
        }
        return count;
    }

    void ratios(const FigureTable::Row& accuracies)
    {
        const auto valueOf = [&](const std::string& column) -> std::optional<double> {
            const auto found = std::ranges::find(m_accuracy.columns, column);
            if (found == m_accuracy.columns.end()) {
                return std::nullopt;
            }
            return accuracies.cells[static_cast<std::size_t>(found - m_accuracy.columns.begin())]->value;
        };
        FigureTable::Row& row = m_ratio.row(accuracies.name);
        for (std::size_t i = 0; i < m_ratio.columns.size(); ++i) {
            const std::string& name = m_ratio.columns[i];
            const std::size_t of = name.find(" of ");
            const std::optional<double> across = valueOf(name.substr(0, of));
            const std::optional<double> within = valueOf(name.substr(of + 4));
            if (across && within && *within > 0) {
                row.cells[i] = FigureCell(*across / *within);
            }
        }
    }

    JobContext& m_context;
    const ClassificationExperimentRequest& m_request;
    Progress& m_progress;
    std::vector<LabelledTexts> m_train;
    std::vector<LabelledTexts> m_test;
    FigureTable m_accuracy;
    FigureTable m_ratio;
};

} // namespace

ExperimentTables ClassificationExperiment::run(Progress& outer) const
{
    RunRecord record(m_context.runs, "experiment", runParametersOf(m_request));
    return recorded(record, outer, [&](Progress& progress) {
        ExperimentTables result;
        result.experiment = "classification";
        result.run = record.handle();
        addInputs(record, m_request.models);
        result.tables = Work(m_context, m_request, record, progress).run();
        addFigures(record, result.tables);
        record.done(toJson(result));
        return result;
    });
}

} // namespace crossgloss
