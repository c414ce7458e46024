#include "jobs/StsExperiment.h"

#include "jobs/ScoredPairSets.h"

namespace crossgloss {

ExperimentTables StsExperiment::run(Progress& outer) const
{
    nlohmann::json parameters = {{"experiment", "sts"},
                                 {"models", toJson(m_request.models)},
                                 {"test", nlohmann::json::array()},
                                 {"from", m_request.firstLanguage},
                                 {"to", m_request.secondLanguage},
                                 {"baseline", m_request.baseline},
                                 {"resamples", m_request.bootstrap.resamples},
                                 {"seed", m_request.bootstrap.seed}};
    for (const std::filesystem::path& file : m_request.pairs) {
        parameters["test"].push_back(file.string());
    }
    RunRecord record(m_context.runs, "experiment", std::move(parameters));
    return recorded(record, outer, [&](Progress& progress) {
        ExperimentTables result;
        result.experiment = "sts";
        result.run = record.handle();
        const std::vector<std::string> names = systemNames(m_request.models);
        CorrelationTablesOptions options;
        if (!m_request.baseline.empty()) {
            options.baseline = systemOf(names, m_request.baseline);
        }
        ScoredPairSets sets(m_context.workspace, m_request.pairs, m_request.firstLanguage, m_request.secondLanguage,
                            progress);
        for (const std::filesystem::path& file : filesNamed(m_request.pairs)) {
            record.addFiles({file});
        }
        addInputs(record, m_request.models);
        for (const NamedModel& named : m_request.models) {
            const auto model = openSentenceModel(m_context, named.choice, sets.samples(), m_request.threads, progress);
            sets.add(systemOf(names, named.name), sets.scores(*model, m_request.threads, progress));
        }
        progress.stage(CROSSGLOSS_TEXT("Comparing models"), 0);
        options.bootstrap = m_request.bootstrap;
        options.threads = m_request.threads;
        result.tables = correlationTables(sets.sets(), names, options);
        result.details = {{"without_score", sets.pairs().withoutScore}, {"skipped", sets.pairs().skipped}};
        addFigures(record, result.tables);
        record.done(toJson(result));
        return result;
    });
}

} // namespace crossgloss
