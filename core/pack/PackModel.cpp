#include "pack/PackModel.h"

#include "base/Parallel.h"
#include "numeric/Elementwise.h"
#include "numeric/Gemm.h"
#include "numeric/SignedSize.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

constexpr double Tiny = 1e-12;

template <typename Scalar>
Scalar normOf(std::size_t n, const Scalar* a)
{
    return static_cast<Scalar>(std::sqrt(dot(n, a, a) + static_cast<Scalar>(Tiny)));
}

// Weighted sum of word vectors, a softmax per head over the words of one description. @p place gives the row of v.
template <typename Scalar>
void pool(const PackParameters<Scalar>& p, const std::uint32_t* tokens, const std::uint32_t* place, std::size_t count,
          const Scalar* v, Scalar* weight, Scalar* x)
{
    const std::size_t d = p.options.dimension;
    const std::size_t heads = p.options.heads;
    const std::size_t slice = d / heads;
    for (std::size_t h = 0; h < heads; ++h) {
        Scalar top = -1e30F;
        for (std::size_t i = 0; i < count; ++i) {
            weight[i * heads + h] = p.salience[tokens[i] * heads + h] + p.position[i * heads + h];
            top = std::max(top, weight[i * heads + h]);
        }
        Scalar sum = 0;
        for (std::size_t i = 0; i < count; ++i) {
            weight[i * heads + h] = std::exp(weight[i * heads + h] - top);
            sum += weight[i * heads + h];
        }
        for (std::size_t i = 0; i < count; ++i) {
            weight[i * heads + h] /= sum;
        }
    }
    std::fill(x, x + d, Scalar(0));
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t h = 0; h < heads; ++h) {
            addScaled(slice, weight[i * heads + h], v + place[i] * d + h * slice, x + h * slice);
        }
    }
}

} // namespace

template <typename Scalar>
void PackParameters<Scalar>::resize(const PackModelOptions& shape, std::size_t unitCount)
{
    options = shape;
    units = unitCount;
    const std::size_t d = shape.dimension;
    words.assign(units * d, Scalar(0));
    grams.assign(shape.subwords.buckets * d, Scalar(0));
    salience.assign(units * shape.heads, Scalar(0));
    position.assign(shape.maximumTokens * shape.heads, Scalar(0));
    w1.assign(shape.hidden * d, Scalar(0));
    b1.assign(shape.hidden, Scalar(0));
    w2.assign(d * shape.hidden, Scalar(0));
}

PackGrams PackGrams::of(const PackCorpus& corpus, const PackSubwords& subwords)
{
    PackGrams grams;
    grams.begin.push_back(0);
    std::vector<std::uint32_t> buckets;
    for (const PackLanguage& language : corpus.languages) {
        for (const std::string& unit : language.units) {
            subwords.of(unit, buckets);
            grams.bucket.insert(grams.bucket.end(), buckets.begin(), buckets.end());
            grams.begin.push_back(static_cast<std::uint32_t>(grams.bucket.size()));
        }
    }
    return grams;
}

void PackBatch::clear()
{
    tokens.clear();
    rowBegin.assign(1, 0);
    candidates.clear();
    logQ.clear();
    positive.clear();
    masked.clear();
    withoutWord.clear();
}

template <typename Scalar>
PackStep<Scalar>::PackStep(const PackParameters<Scalar>& parameters, const PackGrams& grams, int threads)
    : m_p(parameters), m_grams(grams), m_threads(resolveThreads(threads)), m_place(parameters.units, -1),
      m_bucketPlace(parameters.options.subwords.buckets, -1)
{
}

// Vectors of every word that the batch touches, and the lists that lead back from words to where they stand.
template <typename Scalar>
void PackStep<Scalar>::gather(const PackBatch& batch, PackGradients<Scalar>& g)
{
    const std::size_t d = m_p.options.dimension;
    g.units.clear();
    const auto placeOf = [&](std::uint32_t unit) {
        if (m_place[unit] < 0) {
            m_place[unit] = static_cast<std::int32_t>(g.units.size());
            g.units.push_back(unit);
        }
        return static_cast<std::uint32_t>(m_place[unit]);
    };
    m_tokenPlace.resize(batch.tokens.size());
    for (std::size_t i = 0; i < batch.tokens.size(); ++i) {
        m_tokenPlace[i] = placeOf(batch.tokens[i]);
    }
    m_candidatePlace.resize(batch.candidates.size());
    for (std::size_t i = 0; i < batch.candidates.size(); ++i) {
        m_candidatePlace[i] = placeOf(batch.candidates[i]);
    }
    const std::size_t touched = g.units.size();
    g.ownDropped.assign(touched, 0);
    for (const std::uint32_t unit : batch.withoutWord) {
        if (m_place[unit] >= 0) {
            g.ownDropped[static_cast<std::size_t>(m_place[unit])] = 1;
        }
    }

    m_occurrenceBegin.assign(touched + 1, 0);
    for (const std::uint32_t place : m_tokenPlace) {
        ++m_occurrenceBegin[place + 1];
    }
    for (std::size_t i = 0; i < touched; ++i) {
        m_occurrenceBegin[i + 1] += m_occurrenceBegin[i];
    }
    m_occurrence.resize(batch.tokens.size());
    std::vector<std::uint32_t> fill(m_occurrenceBegin.begin(), m_occurrenceBegin.end() - 1);
    for (std::uint32_t i = 0; i < batch.tokens.size(); ++i) {
        m_occurrence[fill[m_tokenPlace[i]]++] = i;
    }
    m_tokenRow.resize(batch.tokens.size());
    for (std::uint32_t row = 0; row < batch.rows(); ++row) {
        std::fill(m_tokenRow.begin() + batch.rowBegin[row], m_tokenRow.begin() + batch.rowBegin[row + 1], row);
    }
    m_candidateOf.assign(touched, ~0U);
    for (std::uint32_t i = 0; i < batch.candidates.size(); ++i) {
        m_candidateOf[m_candidatePlace[i]] = i;
    }

    m_v.resize(touched * d);
    parallelRanges(touched, m_threads, [&](std::size_t begin, std::size_t end, int) {
        for (std::size_t i = begin; i < end; ++i) {
            Scalar* v = m_v.data() + i * d;
            const Scalar* own = m_p.words.data() + g.units[i] * d;
            if (g.ownDropped[i]) {
                std::fill(v, v + d, Scalar(0));
            } else {
                std::copy(own, own + d, v);
            }
            const auto buckets = m_grams.unit(g.units[i]);
            for (const std::uint32_t bucket : buckets) {
                addScaled(d, Scalar(1) / static_cast<Scalar>(buckets.size()), m_p.grams.data() + bucket * d, v);
            }
        }
    });

    const std::size_t n = batch.candidates.size();
    m_t.resize(n * d);
    m_tNorm.resize(n);
    parallelRanges(n, m_threads, [&](std::size_t begin, std::size_t end, int) {
        for (std::size_t i = begin; i < end; ++i) {
            Scalar* t = m_t.data() + i * d;
            const Scalar* v = m_v.data() + m_candidatePlace[i] * d;
            std::copy(v, v + d, t);
            m_tNorm[i] = normOf(d, t);
            for (std::size_t j = 0; j < d; ++j) {
                t[j] /= m_tNorm[i];
            }
        }
    });
}

template <typename Scalar>
void PackStep<Scalar>::encode(const PackBatch& batch, std::size_t begin, std::size_t end)
{
    const std::size_t d = m_p.options.dimension;
    const std::size_t hidden = m_p.options.hidden;
    for (std::size_t row = begin; row < end; ++row) {
        const std::uint32_t first = batch.rowBegin[row];
        pool(m_p, batch.tokens.data() + first, m_tokenPlace.data() + first, batch.rowBegin[row + 1] - first, m_v.data(),
             m_weight.data() + first * m_p.options.heads, m_x.data() + row * d);
    }
    const std::size_t rows = end - begin;
    std::copy(m_x.begin() + signedSize(begin * d), m_x.begin() + signedSize(end * d),
              m_q.begin() + signedSize(begin * d));
    if (hidden > 0) {
        Scalar* h = m_h.data() + begin * hidden;
        gemm(Transpose::No, Transpose::Yes, signedSize(rows), signedSize(hidden), signedSize(d), Scalar(1),
             m_x.data() + begin * d, signedSize(d), m_p.w1.data(), signedSize(d), Scalar(0), h, signedSize(hidden));
        for (std::size_t i = 0; i < rows; ++i) {
            for (std::size_t j = 0; j < hidden; ++j) {
                h[i * hidden + j] = std::max(Scalar(0), h[i * hidden + j] + m_p.b1[j]);
            }
        }
        gemm(Transpose::No, Transpose::Yes, signedSize(rows), signedSize(d), signedSize(hidden), Scalar(1), h,
             signedSize(hidden), m_p.w2.data(), signedSize(hidden), Scalar(1), m_q.data() + begin * d, signedSize(d));
    }
    for (std::size_t row = begin; row < end; ++row) {
        m_qNorm[row] = normOf(d, m_q.data() + row * d);
        for (std::size_t j = 0; j < d; ++j) {
            m_q[row * d + j] /= m_qNorm[row];
        }
    }
}

// Scores, loss, and back to the weighted sums, for some rows. Leaves the gradient of the scores in m_z.
template <typename Scalar>
void PackStep<Scalar>::backward(const PackBatch& batch, std::size_t begin, std::size_t end)
{
    const std::size_t d = m_p.options.dimension;
    const std::size_t hidden = m_p.options.hidden;
    const std::size_t heads = m_p.options.heads;
    const std::size_t slice = d / heads;
    const std::size_t n = batch.candidates.size();
    const std::size_t rows = end - begin;
    const Scalar share = Scalar(1) / static_cast<Scalar>(batch.rows());

    Scalar* z = m_z.data() + begin * n;
    gemm(Transpose::No, Transpose::Yes, signedSize(rows), signedSize(n), signedSize(d), Scalar(1),
         m_q.data() + begin * d, signedSize(d), m_t.data(), signedSize(d), Scalar(0), z, signedSize(n));
    auto mask = std::lower_bound(batch.masked.begin(), batch.masked.end(),
                                 std::pair<std::uint32_t, std::uint32_t>(static_cast<std::uint32_t>(begin), 0U));
    for (std::size_t row = begin; row < end; ++row) {
        Scalar* score = m_z.data() + row * n;
        std::vector<std::uint32_t> out;
        for (; mask != batch.masked.end() && mask->first == row; ++mask) {
            out.push_back(mask->second);
        }
        const Scalar cosine = score[batch.positive[row]];
        const Scalar positive = m_p.scale * cosine - static_cast<Scalar>(batch.logQ[batch.positive[row]]);
        const Scalar top = largestOf(n, m_p.scale, batch.logQ.data(), score);
        for (const std::uint32_t c : out) {
            score[c] = -2; // no cosine: left out
        }
        const ExponentialSums<Scalar> sums = exponentials(n, m_p.scale, batch.logQ.data(), top, score);
        m_rowLoss[row] = std::log(sums.sum) + top - positive;
        m_rowScale[row] = (sums.moment / sums.sum - cosine) * share;
        scale(n, share / sums.sum, score, score);
        score[batch.positive[row]] -= share;
    }

    Scalar* dq = m_dq.data() + begin * d;
    gemm(Transpose::No, Transpose::No, signedSize(rows), signedSize(d), signedSize(n), m_p.scale, z, signedSize(n),
         m_t.data(), signedSize(d), Scalar(0), dq, signedSize(d));
    for (std::size_t row = begin; row < end; ++row) {
        Scalar* gradient = m_dq.data() + row * d;
        const Scalar* q = m_q.data() + row * d;
        const Scalar along = dot(d, gradient, q);
        for (std::size_t j = 0; j < d; ++j) {
            gradient[j] = (gradient[j] - along * q[j]) / m_qNorm[row];
        }
    }
    std::copy(dq, dq + rows * d, m_dx.data() + begin * d);
    if (hidden > 0) {
        Scalar* dh = m_dh.data() + begin * hidden;
        gemm(Transpose::No, Transpose::No, signedSize(rows), signedSize(hidden), signedSize(d), Scalar(1), dq,
             signedSize(d), m_p.w2.data(), signedSize(hidden), Scalar(0), dh, signedSize(hidden));
        const Scalar* h = m_h.data() + begin * hidden;
        for (std::size_t i = 0; i < rows * hidden; ++i) {
            dh[i] = h[i] > Scalar(0) ? dh[i] : Scalar(0);
        }
        gemm(Transpose::No, Transpose::No, signedSize(rows), signedSize(d), signedSize(hidden), Scalar(1), dh,
             signedSize(hidden), m_p.w1.data(), signedSize(d), Scalar(1), m_dx.data() + begin * d, signedSize(d));
    }
    for (std::size_t row = begin; row < end; ++row) {
        const Scalar* dx = m_dx.data() + row * d;
        for (std::size_t h = 0; h < heads; ++h) {
            Scalar mean = 0;
            for (std::uint32_t i = batch.rowBegin[row]; i < batch.rowBegin[row + 1]; ++i) {
                const Scalar towards = dot(slice, m_v.data() + m_tokenPlace[i] * d + h * slice, dx + h * slice);
                m_weightGradient[i * heads + h] = towards;
                mean += m_weight[i * heads + h] * towards;
            }
            for (std::uint32_t i = batch.rowBegin[row]; i < batch.rowBegin[row + 1]; ++i) {
                m_weightGradient[i * heads + h] = m_weight[i * heads + h] * (m_weightGradient[i * heads + h] - mean);
            }
        }
    }
}

template <typename Scalar>
void PackStep<Scalar>::collect(const PackBatch& batch, PackGradients<Scalar>& g)
{
    const std::size_t d = m_p.options.dimension;
    const std::size_t hidden = m_p.options.hidden;
    const std::size_t heads = m_p.options.heads;
    const std::size_t slice = d / heads;
    const std::size_t rows = batch.rows();
    const std::size_t n = batch.candidates.size();
    const std::size_t touched = g.units.size();

    m_dt.resize(n * d);
    parallelRanges(n, m_threads, [&](std::size_t begin, std::size_t end, int) {
        gemm(Transpose::Yes, Transpose::No, signedSize(end - begin), signedSize(d), signedSize(rows), m_p.scale,
             m_z.data() + begin, signedSize(n), m_q.data(), signedSize(d), Scalar(0), m_dt.data() + begin * d,
             signedSize(d));
        for (std::size_t c = begin; c < end; ++c) {
            Scalar* gradient = m_dt.data() + c * d;
            const Scalar* t = m_t.data() + c * d;
            const Scalar along = dot(d, gradient, t);
            for (std::size_t j = 0; j < d; ++j) {
                gradient[j] = (gradient[j] - along * t[j]) / m_tNorm[c];
            }
        }
    });

    g.w1.resize(hidden * d);
    g.w2.resize(d * hidden);
    g.b1.assign(hidden, Scalar(0));
    if (hidden > 0) {
        parallelRanges(hidden, m_threads, [&](std::size_t begin, std::size_t end, int) {
            gemm(Transpose::Yes, Transpose::No, signedSize(end - begin), signedSize(d), signedSize(rows), Scalar(1),
                 m_dh.data() + begin, signedSize(hidden), m_x.data(), signedSize(d), Scalar(0), g.w1.data() + begin * d,
                 signedSize(d));
            for (std::size_t row = 0; row < rows; ++row) {
                for (std::size_t j = begin; j < end; ++j) {
                    g.b1[j] += m_dh[row * hidden + j];
                }
            }
        });
        parallelRanges(d, m_threads, [&](std::size_t begin, std::size_t end, int) {
            gemm(Transpose::Yes, Transpose::No, signedSize(end - begin), signedSize(hidden), signedSize(rows),
                 Scalar(1), m_dq.data() + begin, signedSize(d), m_h.data(), signedSize(hidden), Scalar(0),
                 g.w2.data() + begin * hidden, signedSize(hidden));
        });
    }

    g.vectors.resize(touched * d);
    g.salience.resize(touched * heads);
    parallelRanges(touched, m_threads, [&](std::size_t begin, std::size_t end, int) {
        for (std::size_t place = begin; place < end; ++place) {
            Scalar* gradient = g.vectors.data() + place * d;
            Scalar* weight = g.salience.data() + place * heads;
            std::fill(gradient, gradient + d, Scalar(0));
            std::fill(weight, weight + heads, Scalar(0));
            for (std::uint32_t o = m_occurrenceBegin[place]; o < m_occurrenceBegin[place + 1]; ++o) {
                const std::uint32_t token = m_occurrence[o];
                for (std::size_t h = 0; h < heads; ++h) {
                    addScaled(slice, m_weight[token * heads + h], m_dx.data() + m_tokenRow[token] * d + h * slice,
                         gradient + h * slice);
                    weight[h] += m_weightGradient[token * heads + h];
                }
            }
            if (m_candidateOf[place] != ~0U) {
                addScaled(d, Scalar(1), m_dt.data() + m_candidateOf[place] * d, gradient);
            }
        }
    });

    g.position.assign(m_p.position.size(), Scalar(0));
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::uint32_t i = batch.rowBegin[row]; i < batch.rowBegin[row + 1]; ++i) {
            addScaled(heads, Scalar(1), m_weightGradient.data() + i * heads,
                 g.position.data() + (i - batch.rowBegin[row]) * heads);
        }
    }

    // N-gram gradients: from each touched bucket back to the words that hold it.
    g.buckets.clear();
    m_gramBegin.assign(1, 0);
    for (const std::uint32_t unit : g.units) {
        for (const std::uint32_t bucket : m_grams.unit(unit)) {
            if (m_bucketPlace[bucket] < 0) {
                m_bucketPlace[bucket] = static_cast<std::int32_t>(g.buckets.size());
                g.buckets.push_back(bucket);
                m_gramBegin.push_back(0);
            }
            ++m_gramBegin[static_cast<std::size_t>(m_bucketPlace[bucket]) + 1];
        }
    }
    for (std::size_t i = 0; i < g.buckets.size(); ++i) {
        m_gramBegin[i + 1] += m_gramBegin[i];
    }
    m_gramUnit.resize(m_gramBegin.back());
    std::vector<std::uint32_t> fill(m_gramBegin.begin(), m_gramBegin.end() - 1);
    for (std::uint32_t place = 0; place < touched; ++place) {
        for (const std::uint32_t bucket : m_grams.unit(g.units[place])) {
            m_gramUnit[fill[static_cast<std::size_t>(m_bucketPlace[bucket])]++] = place;
        }
    }
    g.grams.resize(g.buckets.size() * d);
    parallelRanges(g.buckets.size(), m_threads, [&](std::size_t begin, std::size_t end, int) {
        for (std::size_t i = begin; i < end; ++i) {
            Scalar* gradient = g.grams.data() + i * d;
            std::fill(gradient, gradient + d, Scalar(0));
            for (std::uint32_t k = m_gramBegin[i]; k < m_gramBegin[i + 1]; ++k) {
                const std::uint32_t place = m_gramUnit[k];
                const auto share = static_cast<Scalar>(m_grams.unit(g.units[place]).size());
                addScaled(d, Scalar(1) / share, g.vectors.data() + place * d, gradient);
            }
        }
    });
    for (const std::uint32_t bucket : g.buckets) {
        m_bucketPlace[bucket] = -1;
    }
}

template <typename Scalar>
Scalar PackStep<Scalar>::run(const PackBatch& batch, PackGradients<Scalar>& gradients)
{
    const std::size_t d = m_p.options.dimension;
    const std::size_t rows = batch.rows();
    gather(batch, gradients);
    m_weight.resize(batch.tokens.size() * m_p.options.heads);
    m_weightGradient.resize(m_weight.size());
    m_x.resize(rows * d);
    m_q.resize(rows * d);
    m_qNorm.resize(rows);
    m_dq.resize(rows * d);
    m_dx.resize(rows * d);
    m_h.resize(rows * m_p.options.hidden);
    m_dh.resize(rows * m_p.options.hidden);
    m_z.resize(rows * batch.candidates.size());
    m_rowLoss.resize(rows);
    m_rowScale.resize(rows);
    parallelRanges(rows, m_threads, [&](std::size_t begin, std::size_t end, int) {
        encode(batch, begin, end);
        backward(batch, begin, end);
    });
    collect(batch, gradients);
    Scalar loss = 0;
    gradients.scale = 0;
    for (std::size_t row = 0; row < rows; ++row) {
        loss += m_rowLoss[row];
        gradients.scale += m_rowScale[row];
    }
    for (const std::uint32_t unit : gradients.units) {
        m_place[unit] = -1;
    }
    return loss / static_cast<Scalar>(rows);
}

template <typename Scalar>
void packWordVector(const PackParameters<Scalar>& p, const PackGrams& grams, std::uint32_t unit, Scalar* out)
{
    const std::size_t d = p.options.dimension;
    std::copy(p.words.data() + unit * d, p.words.data() + (unit + 1) * d, out);
    const auto buckets = grams.unit(unit);
    for (const std::uint32_t bucket : buckets) {
        addScaled(d, Scalar(1) / static_cast<Scalar>(buckets.size()), p.grams.data() + bucket * d, out);
    }
}

template <typename Scalar>
bool packEncode(const PackParameters<Scalar>& p, const PackGrams& grams, std::span<const std::uint32_t> tokens,
                Scalar* out)
{
    const std::size_t d = p.options.dimension;
    const std::size_t count = std::min(tokens.size(), p.options.maximumTokens);
    if (count == 0) {
        return false;
    }
    std::vector<Scalar> v(count * d);
    std::vector<std::uint32_t> place(count);
    for (std::uint32_t i = 0; i < count; ++i) {
        packWordVector(p, grams, tokens[i], v.data() + i * d);
        place[i] = i;
    }
    std::vector<Scalar> weight(count * p.options.heads);
    std::vector<Scalar> x(d);
    pool(p, tokens.data(), place.data(), count, v.data(), weight.data(), x.data());
    std::copy(x.begin(), x.end(), out);
    for (std::size_t j = 0; j < p.options.hidden; ++j) {
        const Scalar h = std::max(Scalar(0), p.b1[j] + dot(d, p.w1.data() + j * d, x.data()));
        if (h > Scalar(0)) {
            for (std::size_t i = 0; i < d; ++i) {
                out[i] += h * p.w2[i * p.options.hidden + j];
            }
        }
    }
    const Scalar norm = normOf(d, out);
    for (std::size_t i = 0; i < d; ++i) {
        out[i] /= norm;
    }
    return true;
}

template struct PackParameters<float>;
template struct PackParameters<double>;
template class PackStep<float>;
template class PackStep<double>;
template void packWordVector(const PackParameters<float>&, const PackGrams&, std::uint32_t, float*);
template void packWordVector(const PackParameters<double>&, const PackGrams&, std::uint32_t, double*);
template bool packEncode(const PackParameters<float>&, const PackGrams&, std::span<const std::uint32_t>, float*);
template bool packEncode(const PackParameters<double>&, const PackGrams&, std::span<const std::uint32_t>, double*);

} // namespace crossgloss
