#include "GlossEncoderBackend.h"

#include "jobs/RunInputs.h"

#include "base/Checksum.h"

namespace crossgloss {

namespace {

nlohmann::json resourceJson(const OpenedWordnet& wordnet, const WordnetChoice& choice)
{
    return {{"name", choice.installedPrinceton ? std::string("princeton") : wordnet.path.string()},
            {"checksum", wordnet.checksum}};
}

} // namespace

GlossEncoderResult
GlossEncoderBackend::train(const GlossEncoderRequest& request, Progress& progress,
                           const std::function<void(std::size_t candidate, const SiamesePoint&)>& onPoint)
{
    const auto source = m_context.wordnets.open(request.sourceWordnet, progress);
    const auto target = m_context.wordnets.open(request.targetWordnet, progress);
    const MappedSpaces spaces = openMappedSpaces(m_context.spaces, request, progress);
    nlohmann::json parameters = toJson(request.options);
    parameters.update(runParametersOf(static_cast<const GlossMaterials&>(request)));
    parameters["source"] = resourceJson(*source, request.sourceWordnet);
    parameters["target"] = resourceJson(*target, request.targetWordnet);
    parameters["source_vectors_checksum"] = spaces.source.space.checksum();
    parameters["target_vectors_checksum"] = spaces.target.space.checksum();
    if (!request.alignment && !request.map.empty()) {
        parameters["map_checksum"] = fileChecksum(request.map);
    }
    parameters["out"] = request.options.siamese.out.string();
    parameters["threads"] = request.options.siamese.threads;
    RunRecord run(m_context.runs, "siamese", parameters);
    try {
        GlossEncoderResult result = trainGlossEncoder(alignedGlosses(source->wordnet, target->wordnet),
                                                      {spaces.map, spaces.source.space, spaces.target.space},
                                                      request.options, progress, onPoint);
        nlohmann::json json = toJson(result);
        json["model"] = request.options.siamese.out.string();
        run.done(json);
        return result;
    } catch (const Error& error) {
        run.failed(error);
        throw;
    }
}

} // namespace crossgloss
