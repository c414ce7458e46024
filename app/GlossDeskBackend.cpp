#include "GlossDeskBackend.h"

#include "FittingMap.h"

#include "alignment/IdentityMap.h"
#include "base/Checksum.h"
#include "base/Error.h"
#include "base/FreeMemory.h"
#include "linking/MakeLinking.h"
#include "resources/WordPairs.h"

#include <algorithm>
#include <thread>

namespace crossgloss {

namespace {

/// Both wordnets of a forecast and the run after it; a third would only hold memory.
constexpr std::size_t mostKept = 2;
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
    default: return 1e-7;
    }
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

std::shared_ptr<const GlossDeskBackend::OpenedWordnet> GlossDeskBackend::openWordnet(const WordnetChoice& choice,
                                                                                     Progress& progress)
{
    std::filesystem::path path = choice.file;
    if (choice.installedPrinceton) {
        path = findInstalledPrinceton();
        if (path.empty()) {
            throw Error(CROSSGLOSS_TEXT("Princeton WordNet is not installed"))
                .advise(CROSSGLOSS_TEXT("Install the package wordnet-base or name its folder with CROSSGLOSS_WORDNET_PATH"));
        }
    }
    std::error_code ignored;
    const auto time = std::filesystem::last_write_time(path, ignored).time_since_epoch().count();
    const std::string key = path.string() + "@" + std::to_string(time);
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        const auto found = std::ranges::find(m_kept, key, [](const auto& kept) { return kept->key; });
        if (found != m_kept.end()) {
            m_kept.splice(m_kept.begin(), m_kept, found);
            return m_kept.front();
        }
    }
    progress.stage(CROSSGLOSS_TEXT("Reading a wordnet"), 0);
    ReadReport report;
    auto opened = std::make_shared<OpenedWordnet>();
    opened->key = key;
    opened->path = path;
    opened->wordnet = readWordnet(path, progress, report);
    opened->checksum = std::filesystem::is_directory(path, ignored) ? std::string() : fileChecksum(path);
    const std::lock_guard<std::mutex> lock(m_mutex);
    m_kept.push_front(opened);
    if (m_kept.size() > mostKept) {
        m_kept.pop_back();
    }
    return opened;
}

LinkingForecast GlossDeskBackend::forecast(const LinkingRequest& request, Progress& progress)
{
    const auto source = openWordnet(request.sourceWordnet, progress);
    const auto target = openWordnet(request.targetWordnet, progress);
    const OpenedSpace from = m_spaces.open(request.sourceVectors, progress);
    const OpenedSpace to = m_spaces.open(request.targetVectors, progress);
    const std::optional<AlignmentMap> map = fittingMap(request.alignment, request.map, from.space, to.space);
    const std::size_t dimension = map ? map->source.shared : from.space.dimension();
    LinkingForecast forecast;
    if (request.commonOnly) {
        forecast.sources = forecast.targets = commonLinkingGlosses(source->wordnet, target->wordnet).first.size();
    } else {
        forecast.sources = linkingGlosses(source->wordnet).size();
        forecast.targets = linkingGlosses(target->wordnet).size();
    }
    const LinkingNeeds needs =
        linkingNeeds(forecast.sources, forecast.targets,
                     request.dictionary.empty() ? request.candidates : candidatesOfDictionary, dimension);
    const unsigned threads = request.threads > 0 ? static_cast<unsigned>(request.threads)
                                                 : std::max(1U, std::thread::hardware_concurrency());
    // Every gloss is compared with every other by its mean vector to find candidates.
    const double all = static_cast<double>(forecast.sources) * static_cast<double>(forecast.targets);
    const double screening = request.candidates > 0 ? 2e-11 * all * static_cast<double>(dimension) : 0;
    forecast.bytes = needs.bytes;
    forecast.seconds = (needs.pairs * secondsPerPair(request.measure) + screening) / threads;
    const std::optional<double> available = freeMemory();
    forecast.fits = !available || needs.bytes <= *available;
    return forecast;
}

std::int64_t GlossDeskBackend::create(const LinkingRequest& request, Progress& progress)
{
    const auto source = openWordnet(request.sourceWordnet, progress);
    const auto target = openWordnet(request.targetWordnet, progress);
    const OpenedSpace from = m_spaces.open(request.sourceVectors, progress);
    const OpenedSpace to = m_spaces.open(request.targetVectors, progress);
    const std::optional<AlignmentMap> learned = fittingMap(request.alignment, request.map, from.space, to.space);
    const AlignmentMap map = learned ? *learned : identityMap(from.space, from.title, to.space, to.title);
    requireSpace(map.source, from.space);
    requireSpace(map.target, to.space);
    MakeLinkingOptions options;
    options.name = request.name;
    options.measure = request.measure;
    options.dimension = map.source.shared;
    options.commonOnly = request.commonOnly;
    options.candidates = request.candidates;
    options.threads = request.threads;
    options.parameters = {{"source", pathText(source->path)},
                          {"target", pathText(target->path)},
                          {"source_vectors", from.title},
                          {"target_vectors", to.title},
                          {"map", request.alignment ? map.method : pathText(request.map)},
                          {"metric", nameOf(request.measure)},
                          {"dictionary", pathText(request.dictionary)}};
    if (!request.dictionary.empty()) {
        ReadReport report;
        options.dictionary = readWordPairs(request.dictionary, progress, report);
    }
    KeptRun run(m_runs, "linking", options.parameters);
    try {
        const auto vectors = [&map](MapSide side, const EmbeddingSpace& space) {
            return [&map, &space, side](std::string_view word, std::span<float> out) {
                return map.vectorOf(side, space, word, out);
            };
        };
        Linking linking = makeLinking({&source->wordnet, source->checksum, vectors(MapSide::Source, from.space)},
                                      {&target->wordnet, target->checksum, vectors(MapSide::Target, to.space)}, options,
                                      progress);
        addLinking(*m_workspace.open(), linking, progress);
        run.done({{"id", linking.id},
                  {"name", linking.name},
                  {"sources", linking.source.glosses.size()},
                  {"targets", linking.target.glosses.size()},
                  {"candidates", linking.candidates.target.size()},
                  {"measure", linking.measure}});
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
