#pragma once

#include "base/Progress.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace crossgloss {

/// What a DescriptionModel learns from, and is asked with: what the pack's encoder makes of a description, and its words.
struct DescriptionInput
{
    std::vector<float> encoding;                        ///< in the pack's space; empty where no word is known
    std::vector<std::pair<std::uint32_t, float>> stems; ///< rows of stems with their weights
};

/// Tells meanings by descriptions: one matrix, a vector for each stem and one for each meaning, learned together from
/// descriptions whose meaning is known. A description is the mapped encoding (of length one) and the weighted sum of its stems'
/// vectors (weights of length one); a meaning's score is the cosine of both (a linear classifier over a bag of words, as in
/// Joulin et al. 2017, started from the encoder).
struct DescriptionModel
{
    std::size_t dimension = 0;
    std::vector<float> map;      ///< dimension of the encoding × dimension
    std::vector<float> stems;    ///< stems × dimension
    std::vector<float> meanings; ///< meanings × dimension, each of length one
};

struct DescriptionTraining
{
    std::size_t dimension = 128;
    int epochs = 8;
    std::size_t batch = 512;
    float rate = 0.05F;    ///< of Adagrad, one sum of squares a row
    float dropout = 0.3F;  ///< chance that a word of a description is passed over
    float sharpness = 12;  ///< that cosines are multiplied by before the softmax over all meanings
    std::uint64_t seed = 1;
    int threads = 0; ///< 0: all of the machine's
};

/// @param owners meaning of each description. @param stems rows that descriptions name. @throws Cancelled.
DescriptionModel trainDescriptionModel(std::span<const DescriptionInput> descriptions, std::span<const std::uint32_t> owners,
                                       std::size_t meanings, std::size_t stems, const DescriptionTraining& options,
                                       Progress& progress);

} // namespace crossgloss
