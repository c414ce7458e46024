#pragma once

#include "gloss/SiameseDistance.h"

#include <cstddef>
#include <vector>

namespace crossgloss {

/// What a Siamese network learns from a batch of encoded glosses, s = exp(−scale × distance).
enum class SiameseObjective {
    Shuffled,                          ///< the paper's: mean of (s_ii − label_i)², some pairs aligned, the others shuffled
    Batch,                             ///< every target of the batch is a negative of the other sources: half the mean of
                                       ///< (s_ii − 1)² and half the mean of s_ij², i ≠ j
    Softmax                            ///< mean of −log s_ii / Σ_j s_ij and −log s_ii / Σ_j s_ji
};

/// The loss of a batch and its gradients. The scale is learnt with the rest, as its logarithm.
template <typename Scalar>
class SiameseLoss {
public:
    SiameseLoss(SiameseObjective objective, SiameseDistance distance, std::size_t hidden, std::size_t largestBatch);

    /// @param source,target count × hidden. @param labels of the pairs, 1 aligned or 0; read by Shuffled alone.
    /// @param dSource,dTarget count × hidden, written. @param dLogScale written.
    /// @return the mean over the batch.
    double compute(std::size_t count, const Scalar* source, const Scalar* target, const char* labels, double logScale,
                   Scalar* dSource, Scalar* dTarget, double& dLogScale);

private:
    double shuffled(std::size_t count, const Scalar* source, const Scalar* target, const char* labels, double scale);
    double batch(std::size_t count, double scale);
    double softmax(std::size_t count, double scale);

    SiameseObjective m_objective;
    SiameseDistance m_distance;
    std::size_t m_hidden;
    std::vector<Scalar> m_distances;
    std::vector<double> m_gradients;   ///< of the loss by each distance
    std::vector<double> m_columnSums;
};

extern template class SiameseLoss<float>;
extern template class SiameseLoss<double>;

} // namespace crossgloss
