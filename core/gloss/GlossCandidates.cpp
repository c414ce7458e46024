#include "gloss/GlossCandidates.h"

#include "base/Error.h"
#include "base/Parallel.h"
#include "gloss/WordMovers.h"
#include "space/NearestSearch.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace crossgloss {

namespace {

constexpr std::size_t sourcesPerCheck = 256;

/// Indices of the glosses of one kind, or that go with it.
std::vector<std::uint32_t> ofKind(std::span<const std::uint8_t> kinds, std::size_t count, std::uint8_t kind,
                                  bool withAny)
{
    std::vector<std::uint32_t> result;
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint8_t own = kinds.empty() ? std::uint8_t{0} : kinds[i];
        if (own == kind || (withAny && (own == 0 || kind == 0))) {
            result.push_back(static_cast<std::uint32_t>(i));
        }
    }
    return result;
}

std::vector<float> rowsOf(const SentenceVectors& vectors, std::span<const std::uint32_t> indices)
{
    std::vector<float> rows;
    rows.reserve(indices.size() * vectors.dimension);
    for (const std::uint32_t index : indices) {
        const float* row = vectors.values.data() + std::size_t{index} * vectors.dimension;
        rows.insert(rows.end(), row, row + vectors.dimension);
    }
    return rows;
}

void checkKinds(std::span<const std::uint8_t> kinds, std::size_t count)
{
    if (!kinds.empty() && kinds.size() != count) {
        throw Error(CROSSGLOSS_TEXT("The kinds of glosses do not fit their number"));
    }
}

GlossCandidates fromRows(std::vector<std::vector<std::uint32_t>>& rows)
{
    GlossCandidates result;
    for (std::vector<std::uint32_t>& row : rows) {
        std::ranges::sort(row);
        row.erase(std::unique(row.begin(), row.end()), row.end());
        result.target.insert(result.target.end(), row.begin(), row.end());
        result.start.push_back(result.target.size());
        row = {};
    }
    return result;
}

/// The vectors of one side of a search.
struct SearchSide
{
    const SentenceVectors& vectors;
    std::span<const std::uint8_t> kinds;
    std::vector<char> empty; ///< glosses that are left out; may be empty itself
};

void leaveEmptyOut(const SearchSide& side, std::vector<std::uint32_t>& indices)
{
    if (!side.empty.empty()) {
        std::erase_if(indices, [&side](std::uint32_t index) { return side.empty[index] != 0; });
    }
}

std::vector<char> emptyRows(const SentenceVectors& vectors)
{
    std::vector<char> empty(vectors.rows);
    for (std::size_t row = 0; row < vectors.rows; ++row) {
        const std::span values(vectors.values.data() + row * vectors.dimension, vectors.dimension);
        empty[row] = std::ranges::all_of(values, [](float value) { return value == 0.0F; }) ? 1 : 0;
    }
    return empty;
}

/// Calls `found(query, target)` for the k nearest of each query of a kind among what goes with the kind.
template <typename Found>
void searchByKind(const SearchSide& queries, const SearchSide& targets, std::size_t k, const NearestSearch& search,
                  Progress& progress, const Found& found)
{
    std::set<std::uint8_t> kinds(queries.kinds.begin(), queries.kinds.end());
    if (queries.kinds.empty()) {
        kinds.insert(0);
    }
    for (const std::uint8_t kind : kinds) {
        std::vector<std::uint32_t> asking = ofKind(queries.kinds, queries.vectors.rows, kind, false);
        std::vector<std::uint32_t> answering = ofKind(targets.kinds, targets.vectors.rows, kind, true);
        leaveEmptyOut(queries, asking);
        leaveEmptyOut(targets, answering);
        if (asking.empty() || answering.empty()) {
            continue;
        }
        const std::vector<float> from = rowsOf(queries.vectors, asking);
        const std::vector<float> to = rowsOf(targets.vectors, answering);
        const Neighbours nearest = search({from.data(), asking.size(), queries.vectors.dimension},
                                          {to.data(), answering.size(), targets.vectors.dimension}, k, progress);
        for (std::size_t query = 0; query < asking.size(); ++query) {
            for (const std::uint32_t index : nearest.indicesOf(query)) {
                found(asking[query], answering[index]);
            }
        }
    }
}

GlossCandidates searchBothWays(const SearchSide& source, const SearchSide& target,
                               const NearestCandidatesOptions& options, const NearestSearch& search, Progress& progress)
{
    checkKinds(source.kinds, source.vectors.rows);
    checkKinds(target.kinds, target.vectors.rows);
    std::vector<std::vector<std::uint32_t>> rows(source.vectors.rows);
    if (options.perSource > 0) {
        searchByKind(source, target, options.perSource, search, progress,
                     [&rows](std::uint32_t query, std::uint32_t found) { rows[query].push_back(found); });
    }
    if (options.perTarget > 0) {
        searchByKind(target, source, options.perTarget, search, progress,
                     [&rows](std::uint32_t query, std::uint32_t found) { rows[found].push_back(query); });
    }
    return fromRows(rows);
}

} // namespace

GlossCandidates nearestCandidates(const SentenceVectors& source, const SentenceVectors& target,
                                  std::span<const std::uint8_t> sourceKinds, std::span<const std::uint8_t> targetKinds,
                                  const NearestCandidatesOptions& options, Progress& progress)
{
    const NearestSearch byCosine = [&](const RowMatrix& queries, const RowMatrix& targets, std::size_t k,
                                       Progress& searching) {
        ExactSearchOptions search;
        search.k = k;
        search.threads = options.threads;
        return searchNearest(queries, targets, source.dimension, search, searching);
    };
    return searchBothWays({source, sourceKinds, {}}, {target, targetKinds, {}}, options, byCosine, progress);
}

GlossCandidates nearestCandidates(const SentenceVectors& source, const SentenceVectors& target,
                                  std::span<const std::uint8_t> sourceKinds, std::span<const std::uint8_t> targetKinds,
                                  const NearestCandidatesOptions& options, const NearestSearch& search,
                                  Progress& progress)
{
    return searchBothWays({source, sourceKinds, emptyRows(source)}, {target, targetKinds, emptyRows(target)}, options,
                          search, progress);
}

GlossCandidates allCandidates(std::size_t sources, std::size_t targets, std::span<const std::uint8_t> sourceKinds,
                              std::span<const std::uint8_t> targetKinds)
{
    checkKinds(sourceKinds, sources);
    checkKinds(targetKinds, targets);
    std::map<std::uint8_t, std::vector<std::uint32_t>> answering;
    GlossCandidates result;
    for (std::size_t source = 0; source < sources; ++source) {
        const std::uint8_t kind = sourceKinds.empty() ? std::uint8_t{0} : sourceKinds[source];
        auto known = answering.find(kind);
        if (known == answering.end()) {
            known = answering.emplace(kind, ofKind(targetKinds, targets, kind, true)).first;
        }
        result.target.insert(result.target.end(), known->second.begin(), known->second.end());
        result.start.push_back(result.target.size());
    }
    return result;
}

std::vector<float> candidateCosines(const SentenceVectors& source, const SentenceVectors& target,
                                    const GlossCandidates& candidates, int threads, Progress& progress)
{
    std::vector<float> cosines(candidates.pairs());
    progress.stage(CROSSGLOSS_TEXT("Comparing glosses"), source.rows);
    const std::size_t blocks = (source.rows + sourcesPerCheck - 1) / sourcesPerCheck;
    parallelEach(blocks, resolveThreads(threads), [&](std::size_t block) {
        if (progress.cancelled()) {
            return;
        }
        const std::size_t last = std::min((block + 1) * sourcesPerCheck, source.rows);
        for (std::size_t gloss = block * sourcesPerCheck; gloss < last; ++gloss) {
            const float* from = source.values.data() + gloss * source.dimension;
            for (std::size_t i = candidates.start[gloss]; i < candidates.start[gloss + 1]; ++i) {
                const float* to = target.values.data() + std::size_t{candidates.target[i]} * target.dimension;
                cosines[i] = std::inner_product(from, from + source.dimension, to, 0.0F);
            }
        }
    });
    progress.throwIfCancelled();
    return cosines;
}

std::vector<float> compareCandidates(const GlossSet& source, const GlossSet& target, const GlossCandidates& candidates,
                                     GlossMeasure measure, const GlossSimilarityOptions& options, Progress& progress)
{
    switch (measure) {
    case GlossMeasure::Semb:
        return candidateCosines(meanVectors(source, options.threads), meanVectors(target, options.threads), candidates,
                                options.threads, progress);
    case GlossMeasure::Sif: {
        const auto [sourceVectors, targetVectors] = sifVectors(source, target, options.sif);
        return candidateCosines(sourceVectors, targetVectors, candidates, options.threads, progress);
    }
    case GlossMeasure::Wmd:
    case GlossMeasure::Sinkhorn: {
        WordMoversOptions transport;
        transport.threads = options.threads;
        if (measure == GlossMeasure::Sinkhorn) {
            transport.sinkhorn = options.sinkhorn;
        }
        std::vector<float> values = wordMoversDistances(source, target, candidates, transport, progress);
        for (float& value : values) {
            value = -value;
        }
        return values;
    }
    case GlossMeasure::Siamese:
    case GlossMeasure::Encoder:
    case GlossMeasure::TfIdf:
    case GlossMeasure::Fused:
        break;
    }
    throw Error(CROSSGLOSS_TEXT("The measure %1 needs more than words with vectors"), {std::string(nameOf(measure))});
}

} // namespace crossgloss
