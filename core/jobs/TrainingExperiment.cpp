#include "jobs/TrainingExperiment.h"

#include "jobs/ScoredPairSets.h"

#include "base/Checksum.h"
#include "composition/WordModel.h"
#include "training/Checkpoint.h"

#include <algorithm>
#include <cctype>

namespace crossgloss {

namespace {

nlohmann::json runParametersOf(const TrainingExperimentRequest& request)
{
    nlohmann::json json = {{"experiment", request.experiment},
                           {"conditions", nlohmann::json::object()},
                           {"references", toJson(request.references)},
                           {"seeds", request.seeds},
                           {"test", nlohmann::json::array()},
                           {"from", request.firstLanguage},
                           {"to", request.secondLanguage},
                           {"baseline", request.baseline},
                           {"folder", request.folder.string()},
                           {"resamples", request.bootstrap.resamples}};
    for (const TrainingCondition& condition : request.conditions) {
        json["conditions"][condition.name] = parametersOf(condition.request);
    }
    for (const std::filesystem::path& file : request.pairs) {
        json["test"].push_back(file.string());
    }
    return json;
}

std::string fileName(std::string name)
{
    std::ranges::replace_if(
        name, [](unsigned char c) { return std::isalnum(c) == 0 && c != '.' && c != '-' && c < 0x80; }, '_');
    return name;
}

/// Checksums of the data, so that a model is not taken for one of other data under the same name.
nlohmann::json checksums(const ComposeRequest& request)
{
    nlohmann::json sums = nlohmann::json::array();
    for (const auto* files : {&request.train, &request.phrases, &request.withoutBigramsOf}) {
        for (const SentenceFile& file : *files) {
            for (const std::filesystem::path& path : {file.first, file.second}) {
                std::error_code failure;
                if (!path.empty() && std::filesystem::is_regular_file(path, failure)) {
                    sums.push_back(fileChecksum(path));
                }
            }
        }
    }
    return sums;
}

/// What a finished training says of itself, where its file is there and was trained in the same way.
nlohmann::json finished(const std::filesystem::path& path, const nlohmann::json& wanted)
{
    std::error_code failure;
    if (!std::filesystem::is_regular_file(path, failure)) {
        return nullptr;
    }
    nlohmann::json details = readWordModel(path).details;
    if (!details.contains("training") || !details["training"].contains("pairs")) {
        return nullptr;
    }
    const nlohmann::json training = details["training"];
    details.erase("training");
    return details == wanted ? training : nlohmann::json();
}

class Work {
public:
    Work(JobContext& context, const TrainingExperimentRequest& request, RunRecord& record, Progress& progress)
        : m_context(context), m_request(request), m_record(record), m_progress(progress),
          m_sets(context.workspace, request.pairs, request.firstLanguage, request.secondLanguage, progress),
          m_training{"training", "Pairs trained on (mean over the seeds)", {"pairs", "left out", "words", "best epoch"}, 0}
    {
        for (const TrainingCondition& condition : request.conditions) {
            m_names.push_back(condition.name);
        }
        for (const std::string& name : systemNames(request.references)) {
            m_names.push_back(name);
        }
        if (!request.baseline.empty()) {
            m_options.baseline = systemOf(m_names, request.baseline);
        }
        for (const std::filesystem::path& file : filesNamed(request.pairs)) {
            record.addFiles({file});
        }
        addInputs(record, request.references);
    }

    ExperimentTables run()
    {
        for (const TrainingCondition& condition : m_request.conditions) {
            for (const std::uint64_t seed : m_request.seeds) {
                train(condition, seed);
            }
        }
        for (const NamedModel& reference : m_request.references) {
            const auto model =
                openSentenceModel(m_context, reference.choice, m_sets.samples(), m_request.threads, m_progress);
            m_sets.add(systemOf(m_names, reference.name), m_sets.scores(*model, m_request.threads, m_progress));
        }
        m_progress.stage(CROSSGLOSS_TEXT("Comparing models"), 0);
        m_options.bootstrap = m_request.bootstrap;
        m_options.threads = m_request.threads;
        ExperimentTables result;
        result.experiment = m_request.experiment;
        result.run = m_record.handle();
        result.tables = correlationTables(m_sets.sets(), m_names, m_options);
        result.tables.push_back(std::move(m_training));
        result.details = {{"without_score", m_sets.pairs().withoutScore}, {"skipped", m_sets.pairs().skipped},
                          {"seeds", m_request.seeds}};
        addFigures(m_record, result.tables);
        m_record.done(toJson(result));
        return result;
    }

private:
    void train(const TrainingCondition& condition, std::uint64_t seed)
    {
        ComposeRequest request = condition.request;
        request.out = m_request.folder / fileName(condition.name + "." + std::to_string(seed) + ".model");
        request.composition.seed = seed;
        request.composition.threads = m_request.threads;
        request.composition.resume = false;
        request.factorisation.seed = seed;
        request.factorisation.threads = m_request.threads;
        request.details = {{"checksums", checksums(request)}};
        nlohmann::json wanted = parametersOf(request);
        wanted.update(request.details);
        nlohmann::json training = finished(request.out, wanted);
        if (training.is_null()) {
            ComposeJob(m_context, request).run(m_progress, {});
            std::error_code failure;           // a finished training is not gone on with
            std::filesystem::remove(checkpointPath(request.out), failure);
            training = readWordModel(request.out).details["training"];
        }
        const WordModel model = readWordModel(request.out);
        double words = 0;
        for (const LanguageWords& language : model.languages) {
            words += static_cast<double>(language.words.size());
        }
        FigureTable::Row& row = m_training.row(condition.name);
        const double share = 1.0 / static_cast<double>(m_request.seeds.size());
        const double figures[] = {training["pairs"].get<double>(), training["sharing"].get<double>(), words,
                                  training.value("best_epoch", 0.0)};
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            row.cells[i] = FigureCell((row.cells[i] ? row.cells[i]->value : 0.0) + share * figures[i]);
        }
        m_sets.add(systemOf(m_names, condition.name),
                   m_sets.scores(*makeSentenceModel(model), m_request.threads, m_progress));
        nlohmann::json partial = nlohmann::json::object();
        partial["training"] = toJson(m_training);
        m_record.setPartial(std::move(partial));
    }

    JobContext& m_context;
    const TrainingExperimentRequest& m_request;
    RunRecord& m_record;
    Progress& m_progress;
    ScoredPairSets m_sets;
    FigureTable m_training;
    std::vector<std::string> m_names;
    CorrelationTablesOptions m_options;
};

} // namespace

ExperimentTables TrainingExperiment::run(Progress& outer) const
{
    RunRecord record(m_context.runs, "experiment", runParametersOf(m_request));
    return recorded(record, outer,
                    [&](Progress& progress) { return Work(m_context, m_request, record, progress).run(); });
}

} // namespace crossgloss
