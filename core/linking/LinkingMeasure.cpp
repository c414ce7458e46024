#include "linking/LinkingMeasure.h"

#include "base/Error.h"
#include "gloss/InducedTranslations.h"
#include "linking/Counterparts.h"
#include "linking/LinkingWeights.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <string>
#include <unordered_set>

namespace crossgloss {

namespace {

std::vector<std::string> textsOf(const LinkingSide& side)
{
    std::vector<std::string> texts;
    for (const LinkingGloss& gloss : side.glosses) {
        texts.push_back(gloss.text);
    }
    return texts;
}

/// What the dictionary says, and for words that it lacks what the vectors say.
std::vector<WordPair> translationsOf(const ComparedSide& source, const ComparedSide& target,
                                     const MakeLinkingOptions& options, Progress& progress)
{
    std::vector<WordPair> pairs = options.dictionary.value_or(std::vector<WordPair>());
    std::unordered_set<std::string> known;
    for (const WordPair& pair : pairs) {
        known.insert(normalise(pair.source, source.side.language));
    }
    for (WordPair& pair : inducedTranslations(source.glosses, target.glosses, usualTranslationsPerWord,
                                              options.threads, progress)) {
        if (!known.contains(pair.source)) {
            pairs.push_back(std::move(pair));
        }
    }
    return pairs;
}

} // namespace

LinkingMeasure::LinkingMeasure(const ComparedSide& source, const ComparedSide& target,
                               const MakeLinkingOptions& options, Progress& progress)
    : m_source(source), m_target(target), m_options(options)
{
    if (options.measure == GlossMeasure::Fused) {
        prepareFused(progress);
    } else {
        prepare(options.measure, progress);
    }
}

void LinkingMeasure::prepare(GlossMeasure measure, Progress& progress)
{
    const bool lacksVectors = measure == GlossMeasure::Encoder
        && (!m_options.encoded || m_options.encoded->first.rows != m_source.glosses.size()
            || m_options.encoded->second.rows != m_target.glosses.size());
    if (lacksVectors || (measure == GlossMeasure::Siamese && !m_options.siamese)) {
        throw Error(CROSSGLOSS_TEXT("The measure %1 needs more than words with vectors"),
                    {std::string(nameOf(measure))});
    }
    if (measure == GlossMeasure::Siamese) {
        m_siamese.emplace(*m_options.siamese, m_source.glosses, m_target.glosses, m_options.threads, progress);
    }
    if (measure == GlossMeasure::TfIdf) {
        m_tfIdf.emplace(textsOf(m_source.side), textsOf(m_target.side),
                        translationsOf(m_source, m_target, m_options, progress),
                        TranslatedTfIdfOptions{m_source.side.language, m_target.side.language, true,
                                               m_options.threads},
                        progress);
    }
}

void LinkingMeasure::prepareFused(Progress& progress)
{
    std::vector<GlossMeasure> measures = {GlossMeasure::Semb, GlossMeasure::Sif, GlossMeasure::Wmd,
                                          GlossMeasure::Sinkhorn, GlossMeasure::TfIdf};
    if (m_options.siamese) {
        measures.push_back(GlossMeasure::Siamese);
    }
    if (m_options.weights) {
        measures.clear();
        for (const FusedPart& part : m_options.weights->parts) {
            measures.push_back(glossMeasure(part.name).value_or(GlossMeasure::Fused));
        }
    }
    for (const GlossMeasure measure : measures) {
        prepare(measure, progress);
    }
    const CandidateScores scores = [this, &progress](GlossMeasure measure, const GlossCandidates& candidates) {
        return scoresBy(measure, candidates, progress);
    };
    const std::size_t sources = m_source.glosses.size();
    m_weights = m_options.weights
        ? *m_options.weights
        : fitLinkingWeights(measures, knownPairs(), sources, scores, m_options.threads, progress);
    standardiseFor(sources, m_target.glosses.size(), scores, *m_weights);
}

/// Pairs that ids tell and that no model was trained on: it would seem better than it is.
std::vector<std::pair<std::uint32_t, std::uint32_t>> LinkingMeasure::knownPairs() const
{
    const std::vector<std::int32_t> targetOf = counterparts(m_source.side.glosses, m_target.side.glosses);
    std::unordered_set<std::int32_t> taken;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs;
    for (std::size_t source = 0; source < targetOf.size(); ++source) {
        if (targetOf[source] < 0 || !taken.insert(targetOf[source]).second) {
            continue;
        }
        const auto target = static_cast<std::uint32_t>(targetOf[source]);
        const bool seen = m_options.siamese
            && std::ranges::binary_search(m_options.siamese->trainedPairs,
                                          pairHash(m_source.glosses, source, m_target.glosses, target));
        if (!seen) {
            pairs.emplace_back(static_cast<std::uint32_t>(source), target);
        }
    }
    return pairs;
}

GlossCandidates LinkingMeasure::nearest(std::span<const std::uint8_t> sourceKinds,
                                        std::span<const std::uint8_t> targetKinds,
                                        const NearestCandidatesOptions& options, Progress& progress) const
{
    if (m_options.measure == GlossMeasure::Encoder) {
        return nearestCandidates(m_options.encoded->first, m_options.encoded->second, sourceKinds, targetKinds, options,
                                 progress);
    }
    if (m_siamese) {
        return m_siamese->nearest(sourceKinds, targetKinds, options, progress);
    }
    return nearestCandidates(meanVectors(m_source.glosses, options.threads),
                             meanVectors(m_target.glosses, options.threads), sourceKinds, targetKinds, options,
                             progress);
}

std::vector<float> LinkingMeasure::scores(const GlossCandidates& candidates, Progress& progress) const
{
    if (m_options.measure != GlossMeasure::Fused) {
        return scoresBy(m_options.measure, candidates, progress);
    }
    return fusedScores(*m_weights, candidates, [this, &progress](GlossMeasure measure, const GlossCandidates& pairs) {
        return scoresBy(measure, pairs, progress);
    });
}

std::vector<float> LinkingMeasure::scoresBy(GlossMeasure measure, const GlossCandidates& candidates,
                                            Progress& progress) const
{
    switch (measure) {
    case GlossMeasure::Encoder:
        return candidateCosines(m_options.encoded->first, m_options.encoded->second, candidates, m_options.threads,
                                progress);
    case GlossMeasure::Siamese:
        return m_siamese->similarities(candidates, progress);
    case GlossMeasure::TfIdf:
        return m_tfIdf->similarities(candidates, progress);
    default: {
        GlossSimilarityOptions similarity = m_options.similarity;
        similarity.threads = m_options.threads;
        return compareCandidates(m_source.glosses, m_target.glosses, candidates, measure, similarity, progress);
    }
    }
}

} // namespace crossgloss
