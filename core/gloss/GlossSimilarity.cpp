#include "gloss/GlossSimilarity.h"

#include "base/Error.h"
#include "base/Parallel.h"
#include "gloss/WordMovers.h"
#include "numeric/Gemm.h"

#include <array>
#include <utility>

namespace crossgloss {

namespace {

constexpr std::array<std::pair<GlossMeasure, std::string_view>, 8> measureNames = {{
    {GlossMeasure::Semb, "semb"},
    {GlossMeasure::Sif, "sif"},
    {GlossMeasure::Wmd, "wmd"},
    {GlossMeasure::Sinkhorn, "sinkhorn"},
    {GlossMeasure::Siamese, "siamese"},
    {GlossMeasure::Encoder, "encoder"},
    {GlossMeasure::TfIdf, "tfidf"},
    {GlossMeasure::Fused, "fused"},
}};

/// Rows of one matrix product.
constexpr std::size_t blockRows = 256;

} // namespace

std::string_view nameOf(GlossMeasure measure)
{
    for (const auto& [value, name] : measureNames) {
        if (value == measure) {
            return name;
        }
    }
    return {};
}

std::optional<GlossMeasure> glossMeasure(std::string_view name)
{
    for (const auto& [value, known] : measureNames) {
        if (known == name) {
            return value;
        }
    }
    return std::nullopt;
}

GlossSimilarity cosineSimilarity(const SentenceVectors& source, const SentenceVectors& target, int threads,
                                 Progress& progress)
{
    GlossSimilarity result{source.rows, target.rows, std::vector<float>(source.rows * target.rows)};
    const std::size_t blocks = (source.rows + blockRows - 1) / blockRows;
    progress.stage(CROSSGLOSS_TEXT("Comparing glosses"), source.rows);
    const std::ptrdiff_t dimension = static_cast<std::ptrdiff_t>(source.dimension);
    parallelEach(blocks, resolveThreads(threads), [&](std::size_t block) {
        if (progress.cancelled()) {
            return;
        }
        const std::size_t first = block * blockRows;
        const std::size_t rows = std::min(blockRows, source.rows - first);
        gemm(Transpose::No, Transpose::Yes, static_cast<std::ptrdiff_t>(rows), static_cast<std::ptrdiff_t>(target.rows),
             dimension, 1.0F, source.values.data() + first * source.dimension, dimension, target.values.data(), dimension,
             0.0F, result.values.data() + first * target.rows, static_cast<std::ptrdiff_t>(target.rows));
    });
    progress.throwIfCancelled();
    return result;
}

GlossSimilarity compareGlosses(const GlossSet& source, const GlossSet& target, GlossMeasure measure,
                               const GlossSimilarityOptions& options, Progress& progress)
{
    switch (measure) {
    case GlossMeasure::Semb:
        return cosineSimilarity(meanVectors(source, options.threads), meanVectors(target, options.threads),
                                options.threads, progress);
    case GlossMeasure::Sif: {
        const auto [sourceVectors, targetVectors] = sifVectors(source, target, options.sif);
        return cosineSimilarity(sourceVectors, targetVectors, options.threads, progress);
    }
    case GlossMeasure::Wmd:
    case GlossMeasure::Sinkhorn: {
        WordMoversOptions transport;
        transport.threads = options.threads;
        if (measure == GlossMeasure::Sinkhorn) {
            transport.sinkhorn = options.sinkhorn;
        }
        GlossSimilarity result{source.size(), target.size(), wordMoversMatrix(source, target, transport, progress)};
        for (float& value : result.values) {
            value = -value;
        }
        return result;
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
