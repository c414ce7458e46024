#include "linking/LinkingMeasure.h"

#include "base/Error.h"

#include <string>

namespace crossgloss {

LinkingMeasure::LinkingMeasure(const GlossSet& source, const GlossSet& target, const MakeLinkingOptions& options,
                               Progress& progress)
    : m_source(source), m_target(target), m_options(options)
{
    const bool lacksVectors =
        options.measure == GlossMeasure::Encoder && (!options.encoded || options.encoded->first.rows != source.size() ||
                                                     options.encoded->second.rows != target.size());
    if (lacksVectors || (options.measure == GlossMeasure::Siamese && !options.siamese)) {
        throw Error(CROSSGLOSS_TEXT("The measure %1 needs more than words with vectors"),
                    {std::string(nameOf(options.measure))});
    }
    if (options.measure == GlossMeasure::Siamese) {
        m_siamese.emplace(*options.siamese, source, target, options.threads, progress);
    }
}

GlossCandidates LinkingMeasure::nearest(std::span<const std::uint8_t> sourceKinds,
                                        std::span<const std::uint8_t> targetKinds,
                                        const NearestCandidatesOptions& options, Progress& progress) const
{
    switch (m_options.measure) {
    case GlossMeasure::Encoder:
        return nearestCandidates(m_options.encoded->first, m_options.encoded->second, sourceKinds, targetKinds, options,
                                 progress);
    case GlossMeasure::Siamese:
        return m_siamese->nearest(sourceKinds, targetKinds, options, progress);
    default:
        return nearestCandidates(meanVectors(m_source, options.threads), meanVectors(m_target, options.threads),
                                 sourceKinds, targetKinds, options, progress);
    }
}

std::vector<float> LinkingMeasure::scores(const GlossCandidates& candidates, Progress& progress) const
{
    switch (m_options.measure) {
    case GlossMeasure::Encoder:
        return candidateCosines(m_options.encoded->first, m_options.encoded->second, candidates, m_options.threads,
                                progress);
    case GlossMeasure::Siamese:
        return m_siamese->similarities(candidates, progress);
    default: {
        GlossSimilarityOptions similarity = m_options.similarity;
        similarity.threads = m_options.threads;
        return compareCandidates(m_source, m_target, candidates, m_options.measure, similarity, progress);
    }
    }
}

} // namespace crossgloss
