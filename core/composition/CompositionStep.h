#pragma once

#include "corpus/TextIds.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace crossgloss {

/// Sentences that mean the same, in the words' rows of one matrix that all languages share.
struct CompositionPairs {
    TextIds first;
    TextIds second;
    std::vector<std::uint64_t> firstKeys;      ///< equal for equal sentences: these are no negatives of each other
    std::vector<std::uint64_t> secondKeys;

    std::size_t size() const { return first.sentences(); }
    /// Fills the keys from the words.
    void makeKeys();
};

enum class CompositionDistance { Euclidean, Cosine };
/// Which sentences of the batch a pair is held against.
enum class NegativeSampling {
    Drawn,                                     ///< k at random (J_bi)
    Max,                                       ///< the nearest one (J_pa)
    Mix                                        ///< the nearest one half of the time, else one drawn (J_pa)
};

/// J_bi (Elgohary & Carpuat 2016, equation 1) and J_pa (section 2.2) of a mini-batch. With a and z the sums of the words
/// of both sides of a pair (additive composition), every negative n of a among the second sides and m of z among the
/// first ones costs
///
///     [δ + d(a, z) − d(a, n)]₊ + [δ + d(a, z) − d(z, m)]₊
///
/// where d is the squared Euclidean distance, or 1 − cosine. Negatives are other sentences of the batch, which are drawn
/// at random themselves as batches are: a sentence is composed once for all the pairs that it is held against, and all
/// distances are one matrix product. The loss of a batch is the mean over its pairs, and λ / 2 times the squared length
/// of the word rows that occur in it.
/// @tparam Scalar float to train, double to check gradients.
template <typename Scalar>
class CompositionStep {
public:
    struct Options {
        std::size_t dimension = 200;
        CompositionDistance distance = CompositionDistance::Euclidean;
        NegativeSampling sampling = NegativeSampling::Drawn;
        std::size_t negatives = 10;            ///< k of Drawn, on each side; as many as the batch has at most
        double margin = 10;                    ///< δ
        double regularisation = 1e-5;          ///< λ
        std::size_t batch = 100;               ///< pairs of a batch at most
        int threads = 1;
    };

    /// @param units rows of the matrix of words.
    CompositionStep(std::size_t units, const Options& options);

    /// Takes the gradient of a word's row, while it is in the cache, and may change that row of the matrix. Called once for
    /// each row that occurs in the batch, from several threads.
    using GradientSink = std::function<void(std::uint32_t unit, const Scalar* gradient)>;

    /// Loss and gradient. @param words units × dimension. @param batch positions in @p pairs.
    /// @param seed draws the negatives; the same for any number of threads. @param sink takes the gradients; where there is
    /// none they are kept.
    double run(const Scalar* words, const CompositionPairs& pairs, std::span<const std::uint32_t> batch, std::uint64_t seed,
               const GradientSink& sink = {});

    /// Rows that occur in the last batch, and the gradients of these (units().size() × dimension) when no sink took them.
    std::span<const std::uint32_t> units() const { return m_units; }
    const Scalar* gradient() const { return m_gradient.data(); }

private:
    void gather(const CompositionPairs& pairs, std::span<const std::uint32_t> batch);
    void compose(const Scalar* words, std::size_t begin, std::size_t end);
    double hinges(const CompositionPairs& pairs, std::span<const std::uint32_t> batch, std::uint64_t seed);
    double hingesOf(const CompositionPairs& pairs, std::span<const std::uint32_t> batch, bool ofFirst, std::size_t row,
                    std::uint64_t seed, Scalar* chosen) const;
    void sentenceGradients();
    double wordGradients(const Scalar* words, const GradientSink& sink);
    Scalar pairDistance(std::size_t first, std::size_t second) const;

    Options m_options;
    std::size_t m_count = 0;                   ///< pairs of the batch
    std::vector<std::int32_t> m_place;         ///< by unit; −1 = not touched
    std::vector<std::uint32_t> m_units;
    std::vector<std::size_t> m_sentenceStart;  ///< in m_tokens, by sentence of the batch
    std::vector<std::uint32_t> m_tokens;       ///< units
    std::vector<std::size_t> m_occurrenceStart;        ///< by place
    std::vector<std::uint32_t> m_occurrences;  ///< sentences
    std::vector<Scalar> m_sums;                ///< 2 · count × dimension: first sides, then second ones
    std::vector<Scalar> m_lengths;             ///< of these: squared, or plain before they were scaled to one
    std::vector<Scalar> m_products;            ///< count × count: of first with second sides
    std::vector<Scalar> m_chosenFirst;         ///< C₂: how often second side j is an active negative of first side i
    std::vector<Scalar> m_chosenSecond;        ///< C₁: how often first side j is one of second side i
    std::vector<Scalar> m_both;                ///< C₂ + C₁ᵀ
    std::vector<Scalar> m_own, m_other;        ///< factors of a side's own and its partner's vector in its gradient
    std::vector<Scalar> m_sentenceGradients;   ///< as m_sums
    std::vector<Scalar> m_gradient;
    std::vector<Scalar> m_rows;                ///< one gradient a thread, for a sink
    std::vector<double> m_squares;             ///< by thread
    std::vector<double> m_losses;
};

extern template class CompositionStep<float>;
extern template class CompositionStep<double>;

} // namespace crossgloss
