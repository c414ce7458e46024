#include "GlossDeskBackend.h"

#include "FittingMap.h"
#include "RunInputs.h"

#include "base/Checksum.h"
#include "base/Error.h"
#include "base/FreeMemory.h"
#include "gloss/PackVectors.h"
#include "linking/MakeLinking.h"
#include "resources/WordPairs.h"

#include <algorithm>
#include <thread>

namespace crossgloss {

namespace {

/// What a dictionary lets through is not known before it is read; most glosses get fewer.
constexpr std::size_t candidatesOfDictionary = 1000;

std::string pathText(const std::filesystem::path& path)
{
    return path.string();
}

/// Rough seconds of one exact comparison on one thread, measured on glosses of ten words and 300 dimensions.
double secondsPerPair(GlossMeasure measure)
{
    switch (measure) {
    case GlossMeasure::Wmd: return 6e-6;
    case GlossMeasure::Sinkhorn: return 5e-6;
    case GlossMeasure::Fused: return 1.2e-5;
    default: return 1e-7;
    }
}

/// Rough seconds on one thread to screen all pairs for candidates: by value of a vector, products or distances.
constexpr double secondsPerProduct = 2e-11;
constexpr double secondsPerDifference = 1e-10;
/// Of an LSTM by gloss and weight of a gate, of the pack's encoder by gloss.
constexpr double secondsPerWeight = 2e-9;
constexpr double secondsPerEncoding = 6e-5;

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

std::vector<std::string> textsOf(const std::vector<LinkingGloss>& glosses)
{
    std::vector<std::string> texts;
    for (const LinkingGloss& gloss : glosses) {
        texts.push_back(gloss.text);
    }
    return texts;
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
    return crossgloss::linkings(*m_workspace.open());
}

LinkingForecast GlossDeskBackend::forecast(const LinkingRequest& request, Progress& progress)
{
    const auto source = m_wordnets.open(request.sourceWordnet, progress);
    const auto target = m_wordnets.open(request.targetWordnet, progress);
    const MaterialSpaces spaces = openSpaces(m_spaces, request, progress);
    const std::shared_ptr<const SiameseModel> siamese = siameseModel(request, spaces.map);
    LinkingForecast forecast;
    if (request.commonOnly) {
        forecast.sources = forecast.targets = commonLinkingGlosses(source->wordnet, target->wordnet).first.size();
    } else {
        forecast.sources = linkingGlosses(source->wordnet).size();
        forecast.targets = linkingGlosses(target->wordnet).size();
    }
    const std::size_t dimension = std::max(spaces.map.source.shared, siamese ? siamese->shape.hidden : 0);
    const LinkingNeeds needs =
        linkingNeeds(forecast.sources, forecast.targets,
                     request.dictionary.empty() ? request.candidates : candidatesOfDictionary, dimension);
    const unsigned threads = request.threads > 0 ? static_cast<unsigned>(request.threads)
                                                 : std::max(1U, std::thread::hardware_concurrency());
    // Every gloss is compared with every other by its mean vector to find candidates.
    const double all = static_cast<double>(forecast.sources) * static_cast<double>(forecast.targets);
    const double perValue = siamese ? secondsPerDifference : secondsPerProduct;
    const double screening = request.candidates > 0 ? perValue * all * static_cast<double>(dimension) : 0;
    forecast.bytes = needs.bytes;
    forecast.seconds = (needs.pairs * secondsPerPair(request.measure) + screening) / threads;
    const auto glosses = static_cast<double>(forecast.sources + forecast.targets);
    if (siamese) {
        const auto hidden = static_cast<double>(siamese->shape.hidden);
        forecast.seconds += secondsPerWeight * glosses * hidden *
                            (hidden + static_cast<double>(siamese->shape.dimension)) / threads;
    } else if (request.measure == GlossMeasure::Encoder) {
        forecast.seconds += secondsPerEncoding * glosses;
    }
    const std::optional<double> available = freeMemory();
    forecast.fits = !available || needs.bytes <= *available;
    return forecast;
}

std::int64_t GlossDeskBackend::create(const LinkingRequest& request, Progress& progress)
{
    const auto source = m_wordnets.open(request.sourceWordnet, progress);
    const auto target = m_wordnets.open(request.targetWordnet, progress);
    const MaterialSpaces spaces = openSpaces(m_spaces, request, progress);
    const AlignmentMap& map = spaces.map;
    MakeLinkingOptions options;
    options.name = request.name;
    options.measure = request.measure;
    options.dimension = map.source.shared;
    options.commonOnly = request.commonOnly;
    options.candidates = request.candidates;
    options.threads = request.threads;
    options.parameters = {{"source", pathText(source->path)},
                          {"target", pathText(target->path)},
                          {"source_vectors", spaces.source.title},
                          {"target_vectors", spaces.target.title},
                          {"map", request.alignment ? map.method : pathText(request.map)},
                          {"metric", nameOf(request.measure)},
                          {"dictionary", pathText(request.dictionary)}};
    if (!request.dictionary.empty()) {
        ReadReport report;
        options.dictionary = readWordPairs(request.dictionary, progress, report);
    }
    options.siamese = siameseModel(request, map);
    if (options.siamese) {
        options.parameters["siamese_model"] = {{"name", pathText(request.siameseModel)},
                                               {"checksum", fileChecksum(request.siameseModel)}};
    }
    const std::shared_ptr<const Pack> pack = request.measure == GlossMeasure::Encoder ? m_pack.open() : nullptr;
    if (pack) {
        options.parameters["pack"] = {{"name", pathText(m_pack.file())}, {"checksum", fileChecksum(m_pack.file())}};
    }
    nlohmann::json parameters = options.parameters;
    parameters.update(parametersOf(request));
    // The model's checksum tells more than its name.
    parameters["siamese_model"] = options.parameters.value("siamese_model", nlohmann::json());
    KeptRun run(m_runs, "linking", parameters);
    try {
        if (pack) {
            const auto [from, to] = request.commonOnly
                                        ? commonLinkingGlosses(source->wordnet, target->wordnet)
                                        : std::pair(linkingGlosses(source->wordnet), linkingGlosses(target->wordnet));
            options.encoded = {packVectors(*pack, textsOf(from), source->wordnet.language, progress),
                               packVectors(*pack, textsOf(to), target->wordnet.language, progress)};
        }
        const auto vectors = [&map](MapSide side, const EmbeddingSpace& space) {
            return [&map, &space, side](std::string_view word, std::span<float> out) {
                return map.vectorOf(side, space, word, out);
            };
        };
        Linking linking = makeLinking(
            {&source->wordnet, source->checksum, vectors(MapSide::Source, spaces.source.space)},
            {&target->wordnet, target->checksum, vectors(MapSide::Target, spaces.target.space)}, options, progress);
        addLinking(*m_workspace.open(), linking, progress);
        nlohmann::json result = {{"id", linking.id},
                                 {"name", linking.name},
                                 {"sources", linking.source.glosses.size()},
                                 {"targets", linking.target.glosses.size()},
                                 {"candidates", linking.candidates.target.size()},
                                 {"measure", linking.measure}};
        if (options.siamese) {
            result["seen"] = nlohmann::json::parse(linking.parameters)["siamese"]["seen"];
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
    removeLinking(*m_workspace.open(), linking);
}

std::shared_ptr<ReviewDesk> GlossDeskBackend::open(std::int64_t linking, const std::string& reviewer, Progress& progress)
{
    progress.stage(CROSSGLOSS_TEXT("Opening the workspace"), 0);
    const auto owned = std::make_shared<OwnedDesk>(m_workspace.open(), linking, reviewer, progress);
    return {owned, &owned->desk};
}

LinkingExportReport GlossDeskBackend::exportTo(std::int64_t linking, LinkingFormat format, const std::string& reviewer,
                                               const std::filesystem::path& file, Progress& progress)
{
    return exportLinking(*m_workspace.open(), linking, format, reviewer, file, progress);
}

} // namespace crossgloss
