#include "FittingMap.h"

#include "LearnedAlignment.h"

#include "alignment/IdentityMap.h"

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

} // namespace

std::optional<AlignmentMap> fittingMap(const std::shared_ptr<const AlignedSpaces>& alignment,
                                       const std::filesystem::path& file, const EmbeddingSpace& source,
                                       const EmbeddingSpace& target)
{
    if (const auto learned = std::dynamic_pointer_cast<const LearnedAlignment>(alignment)) {
        return fitting(learned->map(), source, target);
    }
    return file.empty() ? std::nullopt : std::optional(fitting(readMap(file), source, target));
}

MaterialSpaces openSpaces(OpenedSpaces& spaces, const GlossMaterials& materials, Progress& progress)
{
    MaterialSpaces opened;
    opened.source = spaces.open(materials.sourceVectors, progress);
    opened.target = spaces.open(materials.targetVectors, progress);
    const EmbeddingSpace& from = opened.source.space;
    const EmbeddingSpace& to = opened.target.space;
    const std::optional<AlignmentMap> learned = fittingMap(materials.alignment, materials.map, from, to);
    opened.map = learned ? *learned : identityMap(from, opened.source.title, to, opened.target.title);
    requireSpace(opened.map.source, from);
    requireSpace(opened.map.target, to);
    return opened;
}

} // namespace crossgloss
