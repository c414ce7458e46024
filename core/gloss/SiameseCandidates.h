#pragma once

#include "base/Progress.h"
#include "gloss/GlossCandidates.h"
#include "gloss/GlossSet.h"
#include "gloss/SiameseLstm.h"

#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

/// The glosses of two languages as a Siamese LSTM encodes them, to be compared where it is worth while:
/// siameseSimilarity() without the matrix.
class SiameseCandidates {
public:
    /// @throws Error when the glosses' vectors are of another dimension than the model's; Cancelled.
    SiameseCandidates(const SiameseModel& model, const GlossSet& source, const GlossSet& target, int threads,
                      Progress& progress);

    /// Those nearest by the model's own distance. @throws Error when kinds do not fit the glosses; Cancelled.
    GlossCandidates nearest(std::span<const std::uint8_t> sourceKinds, std::span<const std::uint8_t> targetKinds,
                            const NearestCandidatesOptions& options, Progress& progress) const;
    /// −scale × distance of candidate pairs, in their order: the values of siameseSimilarity(), but that pairs with
    /// an empty gloss are less alike than all other candidates, not than all other pairs. @throws Cancelled.
    std::vector<float> similarities(const GlossCandidates& candidates, Progress& progress) const;

private:
    Neighbours search(const RowMatrix& queries, const RowMatrix& targets, std::size_t k, int threads,
                      Progress& progress) const;

    const GlossSet& m_sourceGlosses;
    const GlossSet& m_targetGlosses;
    SiameseDistance m_distance;
    float m_scale;
    int m_threads;
    SentenceVectors m_source; ///< encodings
    SentenceVectors m_target;
};

} // namespace crossgloss
