#include "jobs/ParallelExperiment.h"

#include "evaluation/ParallelSimilarity.h"

namespace crossgloss {

namespace {

nlohmann::json runParametersOf(const ParallelExperimentRequest& request)
{
    nlohmann::json json = {{"experiment", "parallel"},
                           {"models", toJson(request.models)},
                           {"test", nlohmann::json::array()},
                           {"seed", request.bootstrap.seed},
                           {"resamples", request.bootstrap.resamples}};
    for (const SentenceFile& file : request.texts) {
        json["test"].push_back(file.text());
    }
    return json;
}

std::vector<double> wide(const std::vector<float>& values)
{
    return {values.begin(), values.end()};
}

} // namespace

ExperimentTables ParallelExperiment::run(Progress& outer) const
{
    RunRecord record(m_context.runs, "experiment", runParametersOf(m_request));
    return recorded(record, outer, [&](Progress& progress) {
        ExperimentTables result;
        result.experiment = "parallel";
        result.run = record.handle();
        addInputs(record, m_request.models);
        FigureTable table("similarity", "Mean similarity of translations and of random pairs",
                          {"parallel", "random", "difference", "parallel above random"});
        for (const SentenceFile& file : m_request.texts) {
            ReadReport report;
            const SentenceCorpus corpus = readSentenceFile(file, progress, report);
            record.addFiles({file.first, file.second});
            std::vector<std::string> turned(corpus.second.size());
            const std::vector<std::uint32_t> partners = randomPartners(turned.size(), m_request.bootstrap.seed);
            for (std::size_t i = 0; i < turned.size(); ++i) {
                turned[i] = corpus.second[partners[i]];
            }
            const std::vector<LanguageSample> samples{{corpus.firstLanguage, corpus.first},
                                                      {corpus.secondLanguage, corpus.second}};
            for (const NamedModel& named : m_request.models) {
                const auto model = openSentenceModel(m_context, named.choice, samples, m_request.threads, progress);
                if (!model->reads(corpus.firstLanguage) || !model->reads(corpus.secondLanguage)) {
                    result.details["left_out"].push_back({{"model", named.name}, {"text", file.text()}});
                    continue;
                }
                const auto scores = [&](const std::vector<std::string>& second) {
                    return wide(model->score(corpus.first, corpus.firstLanguage, second, corpus.secondLanguage,
                                             m_request.threads, progress).scores);
                };
                const ParallelSimilarity found =
                    parallelSimilarity(scores(corpus.second), scores(turned), m_request.bootstrap);
                FigureTable::Row& row = table.row(named.name + ", " + corpus.firstLanguage + "–" + corpus.secondLanguage
                                                  + ", " + file.first.filename().string());
                row.cells = {FigureCell(found.parallel.mean, found.parallel.interval, found.n),
                             FigureCell(found.random.mean, found.random.interval, found.n),
                             FigureCell(found.difference, found.n), FigureCell(found.auc)};
                row.cells.back()->n = found.n;
            }
        }
        result.tables.push_back(std::move(table));
        addFigures(record, result.tables);
        record.done(toJson(result));
        return result;
    });
}

} // namespace crossgloss
