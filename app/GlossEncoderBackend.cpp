#include "GlossEncoderBackend.h"

#include "FittingMap.h"

#include "base/Checksum.h"

namespace crossgloss {

namespace {

nlohmann::json resourceJson(const OpenedWordnet& wordnet)
{
    return {{"name", wordnet.path.string()}, {"checksum", wordnet.checksum}};
}

} // namespace

GlossEncoderResult
GlossEncoderBackend::train(const GlossEncoderRequest& request, Progress& progress,
                           const std::function<void(std::size_t candidate, const SiamesePoint&)>& onPoint)
{
    const auto source = m_wordnets.open(request.sourceWordnet, progress);
    const auto target = m_wordnets.open(request.targetWordnet, progress);
    const MaterialSpaces spaces = openSpaces(m_spaces, request, progress);
    nlohmann::json parameters = toJson(request.options);
    parameters["source"] = resourceJson(*source);
    parameters["target"] = resourceJson(*target);
    parameters["source_vectors"] = spaces.source.title;
    parameters["source_vectors_checksum"] = spaces.source.space.checksum();
    parameters["target_vectors"] = spaces.target.title;
    parameters["target_vectors_checksum"] = spaces.target.space.checksum();
    parameters["map"] = request.alignment ? spaces.map.method : request.map.string();
    if (!request.alignment && !request.map.empty()) {
        parameters["map_checksum"] = fileChecksum(request.map);
    }
    parameters["out"] = request.options.siamese.out.string();
    parameters["threads"] = request.options.siamese.threads;
    KeptRun run(m_runs, "siamese", parameters);
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
