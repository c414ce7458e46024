#include "alignment/AlignmentMap.h"

#include "base/Checksum.h"
#include "base/Error.h"
#include "base/Parallel.h"
#include "numeric/Elementwise.h"
#include "numeric/Gemm.h"
#include "numeric/Rows.h"
#include "text/Tokeniser.h"

#include <algorithm>

namespace crossgloss {

namespace {

/// Rows of one matrix product: a block and its image stay in the second-level cache.
constexpr std::size_t mappedRows = 256;

void mapBlock(const SideMap& side, const float* vectors, std::size_t rows, std::vector<float>& scratch, float* out)
{
    scratch.assign(vectors, vectors + rows * side.dimension);
    side.normalisation.apply(scratch.data(), rows, side.dimension);
    gemm(Transpose::No, Transpose::No, static_cast<std::ptrdiff_t>(rows), static_cast<std::ptrdiff_t>(side.shared),
         static_cast<std::ptrdiff_t>(side.dimension), 1.0f, scratch.data(), static_cast<std::ptrdiff_t>(side.dimension),
         side.matrix.data(), static_cast<std::ptrdiff_t>(side.shared), 0.0f, out,
         static_cast<std::ptrdiff_t>(side.shared));
    normaliseRows(out, rows, side.shared, side.shared);
}

/// Vector of one word: as written, in lower case, or from subwords.
bool wordVector(const EmbeddingSpace& space, std::string_view word, std::string_view language, std::span<float> out)
{
    if (!space.find(word)) {
        const std::string plain = normalise(word, language);
        if (space.find(plain)) {
            return space.vectorOf(plain, out);
        }
    }
    return space.vectorOf(word, out);
}

} // namespace

void requireSpace(const SideMap& side, const EmbeddingSpace& space)
{
    const std::string name = side.name.empty() ? side.checksum : side.name;
    if (space.dimension() != side.dimension) {
        throw Error(CROSSGLOSS_TEXT("The vectors have %1 dimensions; the map was learned on %2 with %3"),
                    {std::to_string(space.dimension()), name, std::to_string(side.dimension)})
            .advise(CROSSGLOSS_TEXT("Give the same vectors as when the map was learned, or learn it anew"));
    }
    if (space.checksum() != side.checksum) {
        throw Error(
            CROSSGLOSS_TEXT("These are not the vectors that the map was learned on: their checksum is %1, that of "
                            "%2 was %3"),
            {space.checksum(), name, side.checksum})
            .advise(CROSSGLOSS_TEXT("Give the same vectors as when the map was learned, or learn it anew"));
    }
}

std::string mappedChecksum(const SideMap& side)
{
    RunningChecksum sum;
    sum.add(side.checksum.data(), side.checksum.size());
    for (const NormalisationStep step : side.normalisation.steps()) {
        const char letter = step == NormalisationStep::Unit ? 'u' : 'c';
        sum.add(&letter, 1);
    }
    for (const std::vector<float>& mean : side.normalisation.means()) {
        sum.add(mean.data(), mean.size() * sizeof(float));
    }
    sum.add(side.matrix.data(), side.matrix.size() * sizeof(float));
    return sum.hex();
}

void AlignmentMap::mapRows(MapSide which, const EmbeddingSpace& space, std::size_t begin, std::size_t end,
                           float* out) const
{
    const SideMap& map = side(which);
    std::vector<float> scratch;
    for (std::size_t first = begin; first < end; first += mappedRows) {
        const std::size_t rows = std::min(mappedRows, end - first);
        mapBlock(map, space.data() + first * map.dimension, rows, scratch, out + (first - begin) * map.shared);
    }
}

std::vector<float> AlignmentMap::apply(MapSide which, const EmbeddingSpace& space, int threads,
                                       Progress& progress) const
{
    requireSpace(side(which), space);
    const std::size_t shared = side(which).shared;
    std::vector<float> out(space.size() * shared);
    progress.stage(CROSSGLOSS_TEXT("Mapping vectors"), space.size());
    parallelRanges(space.size(), threads, [&](std::size_t begin, std::size_t end, int part) {
        for (std::size_t first = begin; first < end && !progress.cancelled(); first += mappedRows) {
            const std::size_t last = std::min(end, first + mappedRows);
            mapRows(which, space, first, last, out.data() + first * shared);
            if (part == 0) {
                progress.advance((last - begin) * space.size() / (end - begin));
            }
        }
    });
    progress.throwIfCancelled();
    return out;
}

std::vector<float> AlignmentMap::applyRows(MapSide which, const float* vectors, std::size_t rows, int threads) const
{
    const SideMap& map = side(which);
    std::vector<float> out(rows * map.shared);
    parallelRanges(rows, threads, [&](std::size_t begin, std::size_t end, int) {
        std::vector<float> scratch;
        for (std::size_t first = begin; first < end; first += mappedRows) {
            mapBlock(map, vectors + first * map.dimension, std::min(mappedRows, end - first), scratch,
                     out.data() + first * map.shared);
        }
    });
    return out;
}

bool AlignmentMap::vectorOf(MapSide which, const EmbeddingSpace& space, std::string_view entry,
                            std::span<float> out) const
{
    const SideMap& map = side(which);
    std::vector<float> sum(map.dimension);
    const bool whole = space.find(entry) || space.find(normalise(entry, map.language));
    const std::vector<std::string> parts = whole ? std::vector<std::string>() : tokenise(entry, map.language);
    if (parts.size() > 1) {
        std::vector<float> part(map.dimension);
        bool any = false;
        for (const std::string& word : parts) {
            if (wordVector(space, word, map.language, part)) {
                map.normalisation.apply(part.data(), 1, map.dimension);
                addScaled(map.dimension, 1.0f, part.data(), sum.data());
                any = true;
            }
        }
        if (!any) {
            return false;
        }
    } else {
        if (!wordVector(space, entry, map.language, sum)) {
            return false;
        }
        map.normalisation.apply(sum.data(), 1, map.dimension);
    }
    gemm(Transpose::No, Transpose::No, 1, static_cast<std::ptrdiff_t>(map.shared),
         static_cast<std::ptrdiff_t>(map.dimension), 1.0f, sum.data(), static_cast<std::ptrdiff_t>(map.dimension),
         map.matrix.data(), static_cast<std::ptrdiff_t>(map.shared), 0.0f, out.data(),
         static_cast<std::ptrdiff_t>(map.shared));
    normaliseRows(out.data(), 1, map.shared, map.shared);
    return true;
}

} // namespace crossgloss
