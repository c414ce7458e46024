#include "alignment/IdentityMap.h"

#include "base/Error.h"

namespace crossgloss {

AlignmentMap identityMap(const EmbeddingSpace& source, const std::string& sourceName, const EmbeddingSpace& target,
                         const std::string& targetName)
{
    const std::size_t dimension = source.dimension();
    if (dimension != target.dimension()) {
        throw Error(
            CROSSGLOSS_TEXT("Without a map both spaces must share one space, but they have %1 and %2 dimensions"),
            {std::to_string(dimension), std::to_string(target.dimension())})
            .advise(CROSSGLOSS_TEXT("Choose the map between them, or align them first"));
    }
    const auto side = [dimension](const EmbeddingSpace& space, const std::string& name) {
        SideMap result;
        result.normalisation = Normalisation({NormalisationStep::Unit}, {});
        result.dimension = result.shared = dimension;
        result.matrix.assign(dimension * dimension, 0.0F);
        for (std::size_t i = 0; i < dimension; ++i) {
            result.matrix[i * dimension + i] = 1.0F;
        }
        result.checksum = space.checksum();
        result.name = name;
        return result;
    };
    AlignmentMap map;
    map.source = side(source, sourceName);
    map.target = side(target, targetName);
    map.method = "none";
    return map;
}

} // namespace crossgloss
