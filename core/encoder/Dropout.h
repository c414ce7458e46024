#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace crossgloss {

/// Values that a training step leaves out (Srivastava et al. 2014); the others grow by 1 / (1 − share), so that without
/// dropout the encoder is what it was trained to be. What is left out follows from a key per sentence and the value's
/// place in the sentence alone, and is worked out again where it is needed.
struct Dropout {
    double share = 0;                              ///< 0 = nothing is left out; below 1
    std::span<const std::uint64_t> keys;           ///< of the batch's sentences, in their order

    bool on() const { return share > 0; }
    /// The key of the sentence that stands at a place of a step's batch.
    static std::uint64_t key(std::uint64_t seed, std::uint64_t step, std::uint64_t place);
};

/// y = x with values left out, of one row of a sentence. @param layer, row where it stands. @param y may be x.
template <typename Scalar>
void dropValues(const Dropout& dropout, std::size_t sentence, std::size_t layer, std::size_t row, std::size_t n,
                const Scalar* x, Scalar* y);

extern template void dropValues(const Dropout&, std::size_t, std::size_t, std::size_t, std::size_t, const float*, float*);
extern template void dropValues(const Dropout&, std::size_t, std::size_t, std::size_t, std::size_t, const double*,
                                double*);

} // namespace crossgloss
