#pragma once

#include "pack/PackCorpus.h"
#include "pack/PackSubwords.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

/// Shape of the encoder of a pack.
struct PackModelOptions
{
    std::size_t dimension = 168;    ///< of the shared space; a multiple of heads
    std::size_t heads = 4;          ///< slices of the space that weigh the words of a description on their own
    std::size_t hidden = 256;       ///< of the residual layer behind the weighted sum; 0 = none
    PackSubwords subwords;          ///< hashed letter n-grams; buckets 0 = none
    std::size_t maximumTokens = 32; ///< words of a description that are read
};

/// The parameters of the encoder, and how words and descriptions become vectors.
///
/// A word w has v_w = E_w + mean of its n-gram vectors, both in descriptions and as an answer: what a word learned from
/// standing in definitions serves when it is asked for, which helps words that are never defined. Head h weighs the
/// words of a description by softmax(s_{w,h} + p_{position,h}) and sums its slice of their v; a residual layer follows:
/// q = x + W2 relu(W1 x + b). An answer scores scale · cos(q, v_w).
/// @tparam Scalar float to train, double to check the gradients.
template <typename Scalar>
struct PackParameters
{
    PackModelOptions options;
    std::size_t units = 0;
    std::vector<Scalar> words;      ///< units × dimension (E)
    std::vector<Scalar> grams;      ///< buckets × dimension
    std::vector<Scalar> salience;   ///< units × heads (s)
    std::vector<Scalar> position;   ///< maximumTokens × heads (p)
    std::vector<Scalar> w1, b1, w2; ///< hidden × dimension, hidden, dimension × hidden
    Scalar scale = 16;

    /// All zero, of the right sizes.
    void resize(const PackModelOptions& shape, std::size_t unitCount);
};

/// N-grams of all units, as one list each.
struct PackGrams
{
    std::vector<std::uint32_t> begin; ///< units + 1
    std::vector<std::uint32_t> bucket;

    static PackGrams of(const PackCorpus& corpus, const PackSubwords& subwords);
    std::span<const std::uint32_t> unit(std::uint32_t id) const
    {
        return {bucket.data() + begin[id], bucket.data() + begin[id + 1]};
    }
};

/// One batch: rows of tokens, and the answers that they choose from.
struct PackBatch
{
    std::vector<std::uint32_t> tokens;     ///< global unit ids
    std::vector<std::uint32_t> rowBegin;   ///< rows + 1
    std::vector<std::uint32_t> candidates; ///< global unit ids, distinct
    std::vector<float> logQ;               ///< of the candidates: log of the chance to be among them
    std::vector<std::uint32_t> positive;   ///< per row: its answer's place among the candidates
    std::vector<std::pair<std::uint32_t, std::uint32_t>> masked; ///< (row, candidate): right as well, left out
    std::vector<std::uint32_t> withoutWord; ///< units whose own vector is left out, sorted: n-grams must do

    std::size_t rows() const { return rowBegin.size() - 1; }
    void clear();
};

/// Gradients of one batch; sparse ones by the places of the touched rows.
template <typename Scalar>
struct PackGradients
{
    std::vector<std::uint32_t> units;     ///< touched units
    std::vector<Scalar> vectors;          ///< touched units × dimension: gradient of v
    std::vector<std::uint8_t> ownDropped; ///< touched units: the gradient does not reach E
    std::vector<Scalar> salience;         ///< touched units × heads
    std::vector<std::uint32_t> buckets;   ///< touched n-gram buckets
    std::vector<Scalar> grams;            ///< touched buckets × dimension
    std::vector<Scalar> position, w1, b1, w2;
    Scalar scale = 0;
};

/// Loss and gradients of batches; keeps its buffers between calls.
template <typename Scalar>
class PackStep
{
public:
    PackStep(const PackParameters<Scalar>& parameters, const PackGrams& grams, int threads);

    /// Mean cross-entropy of the rows' answers among the candidates (sampled softmax with the chances subtracted).
    /// The result depends neither on the number of threads nor on their timing.
    Scalar run(const PackBatch& batch, PackGradients<Scalar>& gradients);

private:
    void gather(const PackBatch& batch, PackGradients<Scalar>& gradients);
    void encode(const PackBatch& batch, std::size_t begin, std::size_t end);
    void backward(const PackBatch& batch, std::size_t begin, std::size_t end);
    void collect(const PackBatch& batch, PackGradients<Scalar>& gradients);

    const PackParameters<Scalar>& m_p;
    const PackGrams& m_grams;
    int m_threads;
    std::vector<std::int32_t> m_place; // unit → place among the touched ones, -1 otherwise
    std::vector<std::int32_t> m_bucketPlace;
    std::vector<std::uint32_t> m_tokenPlace, m_candidatePlace;
    std::vector<Scalar> m_v, m_t, m_tNorm, m_weight, m_weightGradient, m_x, m_h, m_q, m_qNorm, m_dq, m_dh, m_dx, m_z;
    std::vector<Scalar> m_dt, m_rowLoss, m_rowScale;
    std::vector<std::uint32_t> m_occurrenceBegin, m_occurrence, m_tokenRow, m_candidateOf, m_gramBegin, m_gramUnit;
};

/// Vector of an input word. @param out dimension values.
template <typename Scalar>
void packWordVector(const PackParameters<Scalar>& p, const PackGrams& grams, std::uint32_t unit, Scalar* out);

/// Unit vector of a description. @param out dimension values. @return false when tokens is empty.
template <typename Scalar>
bool packEncode(const PackParameters<Scalar>& p, const PackGrams& grams, std::span<const std::uint32_t> tokens,
                Scalar* out);

extern template struct PackParameters<float>;
extern template struct PackParameters<double>;
extern template class PackStep<float>;
extern template class PackStep<double>;

} // namespace crossgloss
