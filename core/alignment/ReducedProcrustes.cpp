#include "alignment/ReducedProcrustes.h"

#include <algorithm>

namespace crossgloss {

std::vector<std::size_t> candidateDimensions(std::size_t shared)
{
    std::vector<std::size_t> candidates;
    for (std::size_t twentieths = 20; twentieths >= 8; --twentieths) {
        const std::size_t dimensions = std::max<std::size_t>(1, (shared * twentieths + 10) / 20);
        if (candidates.empty() || candidates.back() != dimensions) {
            candidates.push_back(dimensions);
        }
    }
    return candidates;
}

DimensionChoice chooseDimensions(const MapPair& maps, const std::function<HeldOutScores(const MapPair&)>& score,
                                 Progress& progress)
{
    const std::vector<std::size_t> candidates = candidateDimensions(maps.source.columns);
    progress.stage(CROSSGLOSS_TEXT("Choosing the number of dimensions"), candidates.size());
    DimensionChoice choice;
    double best = -1.0;
    for (const std::size_t dimensions : candidates) {
        progress.throwIfCancelled();
        MapPair reduced = maps;
        reduced.truncate(dimensions);
        choice.curve.push_back({dimensions, score(reduced)});
        if (choice.curve.back().scores.csls > best) {
            best = choice.curve.back().scores.csls;
            choice.dimensions = dimensions;
        }
        progress.advance(choice.curve.size());
    }
    return choice;
}

} // namespace crossgloss
