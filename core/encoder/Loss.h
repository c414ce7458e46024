#pragma once

#include "encoder/Training.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace crossgloss {

/// The learning objectives over a batch of sentence vectors e_i and target word vectors w_i (rows of @p dimension values).
///
/// - L2: mean of ‖e_i − w_i‖² (BilDRL, section 3.2; Single, MultiTask).
/// - Cosine: mean of 1 − cos(e_i, w_i) (Hill et al. 2016).
/// - Hinge: mean over i of the mean over negatives j of max(0, margin − cos(e_i, w_i) + cos(e_i, w_j)).
/// - Softmax: mean of −log of exp(s cos(e_i, w_i)) / Σ_j exp(s cos(e_i, w_j)), s = softmaxScale.
///
/// Negatives are the other targets of the batch; those that are the same word as i's target are left out.
template <typename Scalar>
class Loss {
public:
    static constexpr double hingeMargin = 0.1;
    static constexpr double softmaxScale = 20;

    Loss(Objective objective, std::size_t dimension, std::size_t largestBatch);

    /// @param words identity of each target. @param gradient count × dimension, written: of the mean by e.
    /// @return the mean over the batch; zero vectors count as cosine 0 with zero gradient.
    double compute(std::size_t count, const Scalar* e, const Scalar* w, const std::uint64_t* words, Scalar* gradient);

private:
    double pointwise(std::size_t count, const Scalar* e, const Scalar* w, Scalar* gradient) const;
    double contrastive(std::size_t count, const Scalar* e, const Scalar* w, const std::uint64_t* words,
                       Scalar* gradient);

    Objective m_objective;
    std::size_t m_dimension;
    std::vector<Scalar> m_unitE, m_unitW, m_scores, m_inverseNorms;
};

extern template class Loss<float>;
extern template class Loss<double>;

} // namespace crossgloss
