#include "jobs/MappedSpaces.h"

#include "alignment/IdentityMap.h"
#include "alignment/MapBeta.h"

#include <algorithm>
#include <utility>

namespace crossgloss {

namespace {

AlignmentMap fitting(AlignmentMap map, const EmbeddingSpace& source, const EmbeddingSpace& target)
{
    if (map.source.checksum != source.checksum() && map.source.checksum == target.checksum()
        && map.target.checksum == source.checksum()) {
        std::swap(map.source, map.target);
        map.beta = 0;                  // belongs to the other direction
    }
    return map;
}

/// What the user says of files goes before what the map knows, and that before a guess from the file's name.
void takeLanguage(OpenedSpace& space, const SpaceChoice& choice, const SideMap& side)
{
    const bool guessed = choice.language.empty() && choice.resource.empty();
    if (!side.language.empty() && (guessed || space.language.empty())) {
        space.language = side.language;
    }
}

} // namespace

void MappedSpaces::mapWords(int threads, Progress& progress)
{
    if (sourceRows.empty() || targetRows.empty()) {
        sourceRows = map.apply(MapSide::Source, source.space, threads, progress);
        targetRows = map.apply(MapSide::Target, target.space, threads, progress);
    }
}

SharedSpace MappedSpaces::shared(MapSide which, std::size_t limit) const
{
    const EmbeddingSpace& space = side(which).space;
    const std::vector<float>& rows = which == MapSide::Source ? sourceRows : targetRows;
    return {&space, {rows.data(), limit == 0 ? space.size() : std::min(limit, space.size()), dimension()}};
}

double MappedSpaces::beta(TranslationDirection direction, std::span<const IndexPair> pairs,
                          const LearnBetaOptions& options, Progress& progress) const
{
    const double known = map.beta > 0 ? map.beta : RetrievalOptions().beta;
    if (direction == TranslationDirection::Forward || pairs.empty()) {
        return known;
    }
    AlignmentMap back;
    back.source = map.target;
    back.target = map.source;
    std::vector<IndexPair> turned;
    turned.reserve(pairs.size());
    for (const IndexPair& pair : pairs) {
        turned.push_back({pair.target, pair.source});
    }
    return learnMapBeta(back, target.space, source.space, turned, options, progress).beta;
}

std::optional<AlignmentMap> openMap(const MapChoice& choice, const EmbeddingSpace& source, const EmbeddingSpace& target)
{
    if (choice.alignment) {
        return fitting(choice.alignment->map(), source, target);
    }
    return choice.file.empty() ? std::nullopt : std::optional(fitting(readMap(choice.file), source, target));
}

MappedSpaces openMappedSpaces(OpenedSpaces& spaces, const SpaceChoice& source, const SpaceChoice& target,
                              const MapChoice& map, int threads, Progress& progress)
{
    MappedSpaces opened;
    opened.source = spaces.open(source, progress, threads);
    opened.target = spaces.open(target, progress, threads);
    const EmbeddingSpace& from = opened.source.space;
    const EmbeddingSpace& to = opened.target.space;
    std::optional<AlignmentMap> found = openMap(map, from, to);
    opened.map = found ? std::move(*found) : identityMap(from, opened.source.title, to, opened.target.title);
    requireSpace(opened.map.source, from);
    requireSpace(opened.map.target, to);
    takeLanguage(opened.source, source, opened.map.source);
    takeLanguage(opened.target, target, opened.map.target);
    return opened;
}

void addInputs(RunRecord& record, const MappedSpaces& spaces)
{
    record.setParameter("method", spaces.map.method);
    record.setParameter("source_language", spaces.source.language);
    record.setParameter("target_language", spaces.target.language);
    record.addInput("source", spaces.source.space.checksum());
    record.addInput("target", spaces.target.space.checksum());
}

} // namespace crossgloss
