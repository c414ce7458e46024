#pragma once

#include "base/Progress.h"
#include "gloss/GlossCandidates.h"
#include "gloss/GlossSet.h"
#include "gloss/SiameseCandidates.h"
#include "linking/MakeLinking.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace crossgloss {

/// How the glosses of a linking are compared: the one place there that knows what each measure needs and does.
class LinkingMeasure {
public:
    /// @param source,target,options must outlive this. @throws Error when the measure needs more than is given;
    /// Cancelled.
    LinkingMeasure(const GlossSet& source, const GlossSet& target, const MakeLinkingOptions& options,
                   Progress& progress);

    /// Candidates by what the measure itself holds near, or where it has no vectors of its own by the words' mean.
    GlossCandidates nearest(std::span<const std::uint8_t> sourceKinds, std::span<const std::uint8_t> targetKinds,
                            const NearestCandidatesOptions& options, Progress& progress) const;
    /// How alike candidate pairs are, in their order; larger is more alike. @throws Error, Cancelled.
    std::vector<float> scores(const GlossCandidates& candidates, Progress& progress) const;

private:
    const GlossSet& m_source;
    const GlossSet& m_target;
    const MakeLinkingOptions& m_options;
    std::optional<SiameseCandidates> m_siamese;
};

} // namespace crossgloss
