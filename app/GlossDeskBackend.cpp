#include "GlossDeskBackend.h"

#include "jobs/RunInputs.h"

#include "base/Checksum.h"
#include "base/Error.h"
#include "base/FreeMemory.h"
#include "base/Json.h"
#include "gloss/PackVectors.h"
#include "linking/LinkingInputs.h"
#include "linking/LinkingOutlook.h"
#include "linking/MakeLinking.h"
#include "resources/WordPairs.h"

#include <algorithm>
#include <utility>

namespace crossgloss {

namespace {

std::string pathText(const std::filesystem::path& path)
{
    return path.string();
}

/// Checked against what it is to read, before anything is computed; none for other measures.
std::shared_ptr<const SiameseModel> siameseModel(const LinkingRequest& request, const AlignmentMap& map)
{
    const bool part = request.measure == GlossMeasure::Fused && !request.siameseModel.empty();
    if (request.measure != GlossMeasure::Siamese && !part) {
        return nullptr;
    }
    auto model = std::make_shared<SiameseModel>(loadSiamese(request.siameseModel));
    try {
        requireVectors(*model, map);
    } catch (Error& error) {
        throw error.at(request.siameseModel.string());
    }
    return model;
}

/// The desk with the workspace that it writes to.
struct OwnedDesk {
    std::shared_ptr<Workspace> workspace;
    ReviewDesk desk;

    OwnedDesk(std::shared_ptr<Workspace> opened, std::int64_t linking, const std::string& reviewer, Progress& progress)
        : workspace(std::move(opened)), desk(*workspace, linking, reviewer, progress)
    {
    }
};

} // namespace

std::vector<LinkingSummary> GlossDeskBackend::linkings()
{
    return crossgloss::linkings(*m_context.workspace.open());
}

struct GlossDeskBackend::Materials
{
    std::shared_ptr<const OpenedWordnet> source;
    std::shared_ptr<const OpenedWordnet> target;
    MappedSpaces spaces;
    std::shared_ptr<const Pack> pack; ///< for GlossMeasure::Encoder
    MakeLinkingOptions options;

    LinkableWordnet side(MapSide which) const
    {
        const OpenedWordnet& opened = which == MapSide::Source ? *source : *target;
        const OpenedSpace& space = which == MapSide::Source ? spaces.source : spaces.target;
        return {&opened.wordnet, opened.checksum,
                [this, which, &space](std::string_view word, std::span<float> out) {
                    return spaces.map.vectorOf(which, space.space, word, out);
                },
                space.language};
    }
    EncodeGlosses encode(Progress& progress) const
    {
        return [this, &progress](const std::vector<std::string>& from, const std::vector<std::string>& to) {
            return std::pair(packVectors(*pack, from, source->wordnet.language, progress),
                             packVectors(*pack, to, target->wordnet.language, progress));
        };
    }
};

std::unique_ptr<GlossDeskBackend::Materials> GlossDeskBackend::gather(const LinkingRequest& request, Progress& progress)
{
    auto materials = std::make_unique<Materials>();
    materials->source = m_context.wordnets.open(request.sourceWordnet, progress);
    materials->target = m_context.wordnets.open(request.targetWordnet, progress);
    materials->spaces = openMappedSpaces(m_context.spaces, request, progress);
    MakeLinkingOptions& options = materials->options;
    options.name = request.name;
    options.measure = request.measure;
    options.dimension = materials->spaces.map.source.shared;
    options.commonOnly = request.commonOnly;
    options.candidates = request.candidates;
    options.threads = request.threads;
    options.dictionaryCandidates = request.dictionaryCandidates && request.candidates > 0;
    options.siamese = siameseModel(request, materials->spaces.map);
    if (request.measure == GlossMeasure::Encoder) {
        materials->pack = m_pack.open();
    }
    if (request.hasDictionary()) {
        progress.stage(CROSSGLOSS_TEXT("Reading the dictionary"), 0);
        std::vector<WordPair> pairs =
            translationsOf(*m_context.workspace.open(), request.dictionaries, materials->source->wordnet.language,
                           materials->target->wordnet.language, progress);
        if (!request.dictionary.empty()) {
            ReadReport report;
            const std::vector<WordPair> more = readWordPairs(request.dictionary, progress, report);
            pairs.insert(pairs.end(), more.begin(), more.end());
        }
        options.dictionary = std::move(pairs);
    }
    return materials;
}

LinkingForecast GlossDeskBackend::forecast(const LinkingRequest& request, Progress& progress)
{
    const std::unique_ptr<Materials> materials = gather(request, progress);
    LinkingForecast forecast;
    forecast.outlook = linkingOutlook(materials->side(MapSide::Source), materials->side(MapSide::Target),
                                      materials->options, materials->encode(progress), progress);
    forecast.dictionaries = linkingDictionaries(*m_context.workspace.open(), materials->source->wordnet.language,
                                                materials->target->wordnet.language);
    const std::optional<double> available = freeMemory();
    forecast.fits = !available || forecast.outlook.bytes <= *available;
    return forecast;
}

std::int64_t GlossDeskBackend::create(const LinkingRequest& request, Progress& progress)
{
    const std::unique_ptr<Materials> materials = gather(request, progress);
    MakeLinkingOptions& options = materials->options;
    nlohmann::json dictionaries = nlohmann::json::array();
    for (const LinkingDictionary& dictionary : request.dictionaries) {
        dictionaries.push_back(dictionary.name.empty() ? pathText(dictionary.index) : dictionary.name);
    }
    if (!request.dictionary.empty()) {
        dictionaries.push_back(pathText(request.dictionary));
    }
    options.parameters = {{"source", pathText(materials->source->path)},
                          {"target", pathText(materials->target->path)},
                          {"source_vectors", materials->spaces.source.title},
                          {"target_vectors", materials->spaces.target.title},
                          {"map", request.alignment ? materials->spaces.map.method : pathText(request.map)},
                          {"metric", nameOf(request.measure)},
                          {"dictionary", std::move(dictionaries)}};
    if (options.siamese) {
        options.parameters["siamese_model"] = {{"name", pathText(request.siameseModel)},
                                               {"checksum", fileChecksum(request.siameseModel)}};
    }
    if (materials->pack) {
        options.parameters["pack"] = {{"name", pathText(m_pack.file())}, {"checksum", fileChecksum(m_pack.file())}};
    }
    nlohmann::json parameters = options.parameters;
    parameters.update(runParametersOf(request));
    // The model's checksum tells more than its name.
    parameters["siamese_model"] = options.parameters.value("siamese_model", nlohmann::json());
    RunRecord run(m_context.runs, "linking", parameters);
    try {
        if (materials->pack) {
            const Wordnet& source = materials->source->wordnet;
            const Wordnet& target = materials->target->wordnet;
            const auto [from, to] = request.commonOnly ? commonLinkingGlosses(source, target)
                                                       : std::pair(linkingGlosses(source), linkingGlosses(target));
            options.encoded = materials->encode(progress)(textsOf(from), textsOf(to));
        }
        Linking linking =
            makeLinking(materials->side(MapSide::Source), materials->side(MapSide::Target), options, progress);
        addLinking(*m_context.workspace.open(), linking, progress);
        nlohmann::json result = {{"id", linking.id},
                                 {"name", linking.name},
                                 {"sources", linking.source.glosses.size()},
                                 {"targets", linking.target.comparedGlosses().size()},
                                 {"candidates", linking.candidates.target.size()},
                                 {"measure", linking.measure}};
        if (options.siamese) {
            result["seen"] = parsedJson(linking.parameters)["siamese"]["seen"];
        }
        run.done(result);
        return linking.id;
    } catch (const Error& error) {
        run.failed(error);
        throw;
    }
}

void GlossDeskBackend::remove(std::int64_t linking)
{
    removeLinking(*m_context.workspace.open(), linking);
}

std::shared_ptr<ReviewDesk> GlossDeskBackend::open(std::int64_t linking, const std::string& reviewer, Progress& progress)
{
    progress.stage(CROSSGLOSS_TEXT("Opening the workspace"), 0);
    const auto owned = std::make_shared<OwnedDesk>(m_context.workspace.open(), linking, reviewer, progress);
    return {owned, &owned->desk};
}

LinkingExportReport GlossDeskBackend::exportTo(std::int64_t linking, LinkingFormat format, const std::string& reviewer,
                                               const std::filesystem::path& file, Progress& progress)
{
    return exportLinking(*m_context.workspace.open(), linking, format, reviewer, file, progress);
}

} // namespace crossgloss
