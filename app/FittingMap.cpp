#include "FittingMap.h"

#include "LearnedAlignment.h"

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

} // namespace crossgloss
