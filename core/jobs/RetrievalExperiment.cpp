#include "jobs/RetrievalExperiment.h"

#include "base/Error.h"
#include "evaluation/MarginRetrieval.h"

#include <algorithm>
#include <array>

namespace crossgloss {

namespace {

constexpr std::array<std::pair<RetrievalCriterion, const char*>, 4> criteria{
    {{RetrievalCriterion::NearestNeighbour, "nearest neighbour"},
     {RetrievalCriterion::InvertedSoftmax, "inverted softmax"},
     {RetrievalCriterion::Csls, "CSLS"},
     {RetrievalCriterion::GloballyCorrected, "globally corrected"}}};

nlohmann::json runParametersOf(const RetrievalExperimentRequest& request)
{
    nlohmann::json json = {{"experiment", "retrieval"},
                           {"models", toJson(request.models)},
                           {"test", nlohmann::json::array()},
                           {"neighbourhood", request.neighbourhood},
                           {"margin_neighbours", request.marginNeighbours},
                           {"limit", request.limit},
                           {"seed", request.bootstrap.seed}};
    for (const SentenceFile& file : request.texts) {
        json["test"].push_back(file.text());
    }
    return json;
}

MappedSentences mapped(EmbeddedSentences&& embedded)
{
    MappedSentences result;
    result.rows = embedded.vectors.rows;
    result.dimension = embedded.vectors.dimension;
    result.values = std::move(embedded.vectors.values);
    for (const std::uint32_t known : embedded.coverage.known) {
        result.known.push_back(known > 0);
    }
    result.empty = embedded.coverage.empty();
    return result;
}

class Work {
public:
    Work(JobContext& context, const RetrievalExperimentRequest& request, Progress& progress)
        : m_context(context), m_request(request), m_progress(progress),
          m_tables{{"p1", "P@1", {"forward", "backward"}},
                   {"p5", "P@5", {"forward", "backward"}},
                   {"p10", "P@10", {"forward", "backward"}}}
    {
    }

    std::vector<FigureTable> run(RunRecord& record)
    {
        for (const SentenceFile& file : m_request.texts) {
            record.addFiles({file.first, file.second});
            ReadReport report;
            const SentenceCorpus corpus = read(file, report);
            const std::vector<LanguageSample> samples{{corpus.firstLanguage, corpus.first},
                                                      {corpus.secondLanguage, corpus.second}};
            for (const NamedModel& named : m_request.models) {
                const auto model = openSentenceModel(m_context, named.choice, samples, m_request.threads, m_progress);
                if (model->dimension() == 0) {
                    throw Error(CROSSGLOSS_TEXT("The method \"%1\" scores pairs only and has no vectors to search in"),
                                {model->method()});
                }
                const auto vectors = [&](const std::vector<std::string>& sentences, const std::string& language) {
                    return mapped(model->embed(sentences, language, m_request.threads, m_progress));
                };
                ask(file.first.filename().string() + ", " + corpus.firstLanguage + "–" + corpus.secondLanguage + ", "
                        + named.name,
                    corpus, vectors(corpus.first, corpus.firstLanguage), vectors(corpus.second, corpus.secondLanguage));
            }
        }
        return m_tables;
    }

private:
    SentenceCorpus read(const SentenceFile& file, ReadReport& report)
    {
        SentenceCorpus corpus = readSentenceFile(file, m_progress, report);
        if (m_request.limit > 0 && m_request.limit < corpus.first.size()) {
            corpus.first.resize(m_request.limit);
            corpus.second.resize(m_request.limit);
        }
        return corpus;
    }

    void ask(const std::string& name, const SentenceCorpus& corpus, const MappedSentences& first,
             const MappedSentences& second)
    {
        const ParallelText text{corpus.first, corpus.second};
        for (const std::size_t direction : {std::size_t{0}, std::size_t{1}}) {
            const ParallelText asked = direction == 0 ? text : turned(text);
            const MappedSentences& from = direction == 0 ? first : second;
            const MappedSentences& to = direction == 0 ? second : first;
            for (const auto& [criterion, label] : criteria) {
                SentenceRetrievalOptions options;
                options.retrieval.criterion = criterion;
                options.retrieval.neighbourhood = m_request.neighbourhood;
                options.retrieval.threads = m_request.threads;
                options.retrieval.seed = m_request.bootstrap.seed;
                options.bootstrap = m_request.bootstrap;
                put(name + ", " + label, direction,
                    retrieveSentences(asked, from, to, options, m_progress).scores);
            }
            put(name + ", margin", direction,
                precisionScores(
                    marginRanks(asked, from, to, m_request.marginNeighbours, m_request.threads, m_progress),
                    m_request.bootstrap));
        }
    }

    void put(const std::string& row, std::size_t direction, const PrecisionScores& scores)
    {
        m_tables[0].row(row).cells[direction] = FigureCell(scores.p1, scores.p1Interval, scores.n);
        m_tables[1].row(row).cells[direction] = FigureCell(scores.p5, scores.p5Interval, scores.n);
        m_tables[2].row(row).cells[direction] = FigureCell(scores.p10, scores.p10Interval, scores.n);
    }

    JobContext& m_context;
    const RetrievalExperimentRequest& m_request;
    Progress& m_progress;
    std::vector<FigureTable> m_tables;
};

} // namespace

ExperimentTables RetrievalExperiment::run(Progress& outer) const
{
    RunRecord record(m_context.runs, "experiment", runParametersOf(m_request));
    return recorded(record, outer, [&](Progress& progress) {
        ExperimentTables result;
        result.experiment = "retrieval";
        result.run = record.handle();
        addInputs(record, m_request.models);
        result.tables = Work(m_context, m_request, progress).run(record);
        addFigures(record, result.tables);
        record.done(toJson(result));
        return result;
    });
}

} // namespace crossgloss
