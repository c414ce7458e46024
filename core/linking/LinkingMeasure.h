#pragma once

#include "base/Progress.h"
#include "gloss/GlossCandidates.h"
#include "gloss/GlossFusion.h"
#include "gloss/GlossSet.h"
#include "gloss/SiameseCandidates.h"
#include "gloss/TranslatedTfIdf.h"
#include "linking/MakeLinking.h"

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace crossgloss {

/// The glosses of one side of a linking, and the same as bags of words.
struct ComparedSide {
    const LinkingSide& side;
    const GlossSet& glosses;
};

/// How the glosses of a linking are compared: the one place there that knows what each measure needs and does.
class LinkingMeasure {
public:
    /// @param source,target,options must outlive this. @throws Error when the measure needs more than is given;
    /// Cancelled.
    LinkingMeasure(const ComparedSide& source, const ComparedSide& target, const MakeLinkingOptions& options,
                   Progress& progress);

    /// Candidates by what the measure itself holds near, or where it has no vectors of its own by the words' mean.
    GlossCandidates nearest(std::span<const std::uint8_t> sourceKinds, std::span<const std::uint8_t> targetKinds,
                            const NearestCandidatesOptions& options, Progress& progress) const;
    /// How alike candidate pairs are, in their order; larger is more alike. @throws Error, Cancelled.
    std::vector<float> scores(const GlossCandidates& candidates, Progress& progress) const;
    /// Of GlossMeasure::Fused: those given, or fitted on the pairs that ids tell, or the usual ones.
    const std::optional<FusedWeights>& weights() const { return m_weights; }

private:
    void prepare(GlossMeasure measure, Progress& progress);
    void prepareFused(Progress& progress);
    std::vector<std::pair<std::uint32_t, std::uint32_t>> knownPairs() const;
    std::vector<float> scoresBy(GlossMeasure measure, const GlossCandidates& candidates, Progress& progress) const;

    ComparedSide m_source;
    ComparedSide m_target;
    const MakeLinkingOptions& m_options;
    std::optional<SiameseCandidates> m_siamese;
    std::optional<TranslatedTfIdf> m_tfIdf;
    std::optional<FusedWeights> m_weights;
};

} // namespace crossgloss
