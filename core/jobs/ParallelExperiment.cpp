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

/// Share of both sides' words that the model knows.
double coverage(const PairScores& scored)
{
    const double words = static_cast<double>(scored.first.allWords() + scored.second.allWords());
    return words > 0 ? static_cast<double>(scored.first.allKnown() + scored.second.allKnown()) / words : 0;
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
                          {"parallel", "random", "difference", "parallel above random", "words known"});
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
                const auto score = [&](const std::vector<std::string>& second) {
                    return model->score(corpus.first, corpus.firstLanguage, second, corpus.secondLanguage,
                                        m_request.threads, progress);
                };
                const PairScores parallel = score(corpus.second);
                const ParallelSimilarity found =
                    parallelSimilarity(wide(parallel.scores), wide(score(turned).scores), m_request.bootstrap);
                FigureTable::Row& row = table.row(named.name + ", " + corpus.firstLanguage + "–" + corpus.secondLanguage
                                                  + ", " + file.first.filename().string());
                row.cells = {FigureCell(found.parallel.mean, found.parallel.interval, found.n),
                             FigureCell(found.random.mean, found.random.interval, found.n),
                             FigureCell(found.difference, found.n), FigureCell(found.auc), FigureCell(coverage(parallel))};
                row.cells[3]->n = row.cells[4]->n = found.n;
            }
        }
        result.tables.push_back(std::move(table));
        addFigures(record, result.tables);
        record.done(toJson(result));
        return result;
    });
}

} // namespace crossgloss
