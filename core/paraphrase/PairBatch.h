#pragma once

#include <array>
#include <cstddef>
#include <vector>

namespace crossgloss {

/// Pairs of sentences as rows of word vectors: those of a sentence stand together, sentences in the order of the pairs.
template <typename Scalar>
struct PairBatch {
    std::array<std::vector<int>, 2> lengths;           ///< per pair, of either side; positive
    std::array<std::vector<const Scalar*>, 2> rows;    ///< a word's vector is scale · row
    std::array<std::vector<Scalar>, 2> scales;
    std::vector<int> labels;                           ///< 1: the sentences say the same

    std::size_t size() const { return labels.size(); }
    void clear()
    {
        for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
            lengths[side].clear();
            rows[side].clear();
            scales[side].clear();
        }
        labels.clear();
    }
};

} // namespace crossgloss
