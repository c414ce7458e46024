#include "jobs/GlossEncoderJob.h"

#include "base/Checksum.h"

#include <cmath>

namespace crossgloss {

namespace {

void addFigures(const GlossEncoderResult& training, RunRecord& record)
{
    const SiameseModel& model = training.best.model;
    if (model.scores.is_object()) {
        RunFigures validation;
        validation.subset = "validation";
        validation.n = model.scores.at("n").get<std::size_t>();
        for (const char* name : {"p1", "p10"}) {
            const auto share = model.scores.at(name).get<double>();
            const auto right = static_cast<std::size_t>(std::llround(share * static_cast<double>(*validation.n)));
            validation.values.push_back({name, share, wilsonInterval(right, *validation.n)});
        }
        validation.values.push_back({"mrr", model.scores.at("mrr").get<double>(), {}});
        record.addFigures(std::move(validation));
    }
    RunFigures best;
    best.subset = "training";
    best.values = {{"best_epoch", static_cast<double>(model.epoch), {}},
                   {"mrr", training.best.bestMrr, {}},
                   {"pairs", static_cast<double>(training.best.pairs), {}},
                   {"listed", static_cast<double>(training.listed), {}}};
    record.addFigures(std::move(best));
    for (const SiameseTrial& trial : training.trials) {
        RunFigures line;
        line.subset = "trial";
        line.n = training.validation;
        line.values = {{"mrr", trial.bestMrr, {}},
                       {"epoch", static_cast<double>(trial.bestEpoch), {}},
                       {"hidden", static_cast<double>(trial.options.hidden), {}},
                       {"input-dropout", trial.options.inputDropout, {}},
                       {"state-dropout", trial.options.stateDropout, {}}};
        record.addFigures(std::move(line));
    }
}

} // namespace

AlignedGlosses GlossEncoderJob::openGlosses(RunRecord& record, Progress& progress) const
{
    const auto tell = [&record](const char* side, const WordnetChoice& choice, const std::string& checksum) {
        record.setParameter(side, {{"name", choice.text()}, {"checksum", checksum}});
    };
    if (m_request.glosses) {
        tell("source", m_request.sourceWordnet, fileChecksum(m_request.sourceWordnet.file));
        tell("target", m_request.targetWordnet, fileChecksum(m_request.targetWordnet.file));
        return *m_request.glosses;
    }
    const auto source = m_context.wordnets.open(m_request.sourceWordnet, progress);
    const auto target = m_context.wordnets.open(m_request.targetWordnet, progress);
    tell("source", m_request.sourceWordnet, source->checksum);
    tell("target", m_request.targetWordnet, target->checksum);
    return alignedGlosses(source->wordnet, target->wordnet);
}

GlossEncoderJobResult
GlossEncoderJob::run(Progress& outer,
                     const std::function<void(std::size_t candidate, const TrainingPoint&)>& onPoint) const
{
    if (!m_request.glosses) {
        m_context.wordnets.open(m_request.sourceWordnet, outer);
        m_context.wordnets.open(m_request.targetWordnet, outer);
    }
    m_context.spaces.requireNamed(m_request.sourceVectors);
    m_context.spaces.requireNamed(m_request.targetVectors);
    RunRecord record(m_context.runs, "siamese", runParametersOf(m_request));
    return recorded(record, outer, [&](Progress& progress) {
        AlignedGlosses glosses = openGlosses(record, progress);
        const MappedSpaces spaces = openMappedSpaces(m_context.spaces, m_request, progress);
        record.setParameters(runParametersOf(spaces, MapChoice{m_request.map, m_request.alignment}.path()));
        // What the user says of the vectors goes before what a wordnet says of itself.
        const auto take = [](std::string& language, const OpenedSpace& space, const SpaceChoice& choice) {
            language = language.empty() || !choice.language.empty() ? space.language : language;
        };
        take(glosses.sourceLanguage, spaces.source, m_request.sourceVectors);
        take(glosses.targetLanguage, spaces.target, m_request.targetVectors);
        GlossEncoderJobResult result;
        result.run = record.handle();
        result.training = trainGlossEncoder(glosses, {spaces.map, spaces.source.space, spaces.target.space},
                                            m_request.options, progress, onPoint);
        result.json = toJson(result.training);
        result.json["model"] = m_request.options.siamese.out.string();
        addFigures(result.training, record);
        record.done(result.json);
        return result;
    });
}

Fields fieldsOf(GlossEncoderRequest& request)
{
    Fields fields = fieldsOf(request.options);
    fields += {Field{"out", &request.options.siamese.out, "The model file; while it is trained a checkpoint lies beside it"},
               Field{"threads", &request.options.siamese.threads}.atLeast(0)};
    return fields;
}

nlohmann::json runParametersOf(const GlossEncoderRequest& request)
{
    GlossEncoderRequest copy = request;
    nlohmann::json json = valuesOf(fieldsOf(copy));
    json.update(runParametersOf(static_cast<const GlossMaterials&>(request)));
    return json;
}

GlossEncoderRequest glossEncoderRequestOf(const RunParameters& parameters)
{
    GlossEncoderRequest request;
    readMaterials(parameters, request);
    parameters.read(fieldsOf(request));
    return request;
}

} // namespace crossgloss
