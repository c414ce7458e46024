#include "jobs/GlossComparison.h"
#include "jobs/LayoutPoints.h"

#include "base/Error.h"
#include "gloss/SentenceVectors.h"
#include "linking/LinkingStore.h"
#include "numeric/Rows.h"
#include "store/GlossRuns.h"

#include <algorithm>
#include <array>
#include <limits>

namespace crossgloss {

namespace {

constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

Run storedRun(const Workspace& workspace, std::int64_t number)
{
    const std::vector<Run> runs = workspace.runs();
    const auto found = std::ranges::find(runs, number, &Run::id);
    if (found == runs.end()) {
        throw Error(CROSSGLOSS_TEXT("The workspace has no run %1"), {std::to_string(number)});
    }
    return *found;
}

bool isZero(std::span<const float> row)
{
    return std::ranges::all_of(row, [](float value) { return value == 0; });
}

} // namespace

void gatherLinking(JobContext& context, SharedPack& shared, const LayoutRequest& request, LayoutPoints& points,
                   Progress& progress)
{
    const std::shared_ptr<Workspace> workspace = context.workspace.open();
    const Linking linking = readLinking(*workspace, linkingNamed(*workspace, request.list), progress);
    const std::shared_ptr<const Pack> pack = shared.open();
    points.languages = {linking.source.language, linking.target.language};
    points.dimension = pack->dimension();
    points.title = linking.name;
    std::unordered_map<std::string, std::size_t> concepts;
    for (std::size_t side = 0; side < 2; ++side) {
        const LinkingSide& from = side == 0 ? linking.source : linking.target;
        std::size_t taken = 0;
        for (const LinkingGloss& gloss : from.comparedGlosses()) {
            progress.throwIfCancelled();
            if (request.limit > 0 && taken == request.limit) {
                break;
            }
            const Encoding encoding = pack->encode(gloss.text, from.language);
            if (encoding.vector.empty()) {
                continue;
            }
            const std::string lemma = gloss.lemmas.empty() ? std::string() : gloss.lemmas.front() + ": ";
            const std::string& concept_ = gloss.ili.empty() ? gloss.synset : gloss.ili;
            if (side == 0) {
                concepts.emplace(concept_, points.size());
            } else if (const auto same = concepts.find(concept_); same != concepts.end()) {
                points.addLink(same->second, points.size());
            }
            points.add(lemma + gloss.text, side, ++taken, encoding.vector);
            points.partOfSpeech.push_back(gloss.pos);
        }
    }
    points.translateByLinks();
    points.vectorOf = [pack, languages = points.languages](std::string_view text, std::span<float> out) {
        for (const std::string& language : languages) {
            const Encoding encoding = pack->encode(text, language);
            if (!encoding.vector.empty()) {
                std::ranges::copy(encoding.vector, out.begin());
                normaliseRows(out.data(), 1, out.size(), out.size());
                return true;
            }
        }
        return false;
    };
}

void gatherGlossRun(JobContext& context, const LayoutRequest& request, LayoutPoints& points, Progress& progress)
{
    const std::shared_ptr<Workspace> workspace = context.workspace.open();
    const Run run = storedRun(*workspace, request.run);
    const std::vector<StoredGloss> stored = glossesOfRun(*workspace, request.run);
    if (stored.empty()) {
        throw Error(CROSSGLOSS_TEXT("Run %1 keeps no glosses"), {std::to_string(request.run)})
            .advise(CROSSGLOSS_TEXT("Choose a run of the command glosses, or compare glosses anew"));
    }
    const std::vector<Resource> resources = workspace->resources();
    const RunParameters parameters(run, resources);
    MapChoice map;
    map.file = parameters.file("map");
    MappedSpaces spaces = openMappedSpaces(context.spaces, parameters.space("source_vectors"),
                                           parameters.space("target_vectors"), map, request.threads, progress);
    points.languages = {spaces.source.language, spaces.target.language};
    points.measure = parameters.text("metric");
    points.title = std::to_string(request.run) + ": " + points.measure;
    GlossLines lines;
    for (const StoredGloss& gloss : stored) {
        lines.source.push_back(gloss.source);
        lines.target.push_back(gloss.target);
    }
    GlossComparisonOptions options;
    options.threads = request.threads;
    const GlossComparison comparison(lines, std::move(spaces), options, context.workspace, progress);
    const std::array<SentenceVectors, 2> vectors = {meanVectors(comparison.sourceSet(), request.threads),
                                                    meanVectors(comparison.targetSet(), request.threads)};
    points.dimension = vectors[0].dimension;
    // A pair has a place when both of its glosses have words with vectors.
    std::vector<std::uint32_t> kept;
    std::vector<std::uint32_t> placeOf(stored.size(), none);
    const auto row = [&](std::size_t side, std::size_t pair) {
        return std::span(vectors[side].values).subspan(pair * points.dimension, points.dimension);
    };
    for (std::uint32_t i = 0; i < stored.size() && (request.limit == 0 || kept.size() < request.limit); ++i) {
        if (!isZero(row(0, i)) && !isZero(row(1, i))) {
            placeOf[i] = static_cast<std::uint32_t>(kept.size());
            kept.push_back(i);
        }
    }
    for (std::size_t side = 0; side < 2; ++side) {
        for (const std::uint32_t pair : kept) {
            points.add(side == 0 ? stored[pair].source : stored[pair].target, side, stored[pair].line, row(side, pair));
        }
    }
    for (std::size_t i = 0; i < kept.size(); ++i) {
        points.addLink(i, kept.size() + i);
        const std::optional<std::uint32_t> best = stored[kept[i]].best;
        const std::uint32_t place = best && *best < placeOf.size() ? placeOf[*best] : none;
        points.answers.push_back(place == none ? none : static_cast<std::uint32_t>(kept.size()) + place);
    }
    if (std::ranges::all_of(points.answers, [](std::uint32_t answer) { return answer == none; })) {
        points.answers.clear();        // the run matched, and retrieved nothing
    }
    points.translateByLinks();
    points.vectorOf = [](std::string_view, std::span<float>) { return false; };
}

} // namespace crossgloss
