#include "composition/CompositionStep.h"

#include "base/Parallel.h"
#include "base/Random.h"
#include "numeric/Elementwise.h"
#include "numeric/Gemm.h"
#include "numeric/SignedSize.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace crossgloss {

namespace {

/// Well mixed bits that follow from what they are asked for alone, so that threads may draw in any order.
std::uint64_t keyOf(std::span<const std::uint32_t> ids)
{
    std::uint64_t key = ids.size();
    for (const std::uint32_t id : ids) {
        key = splitMix(key ^ id);
    }
    return key;
}

} // namespace

void CompositionPairs::makeKeys()
{
    firstKeys.resize(size());
    secondKeys.resize(size());
    for (std::size_t i = 0; i < size(); ++i) {
        firstKeys[i] = keyOf(first.sentence(i));
        secondKeys[i] = keyOf(second.sentence(i));
    }
}

template <typename Scalar>
CompositionStep<Scalar>::CompositionStep(std::size_t units, const Options& options)
    : m_options(options), m_place(units, -1), m_sums(2 * options.batch * options.dimension), m_lengths(2 * options.batch),
      m_products(options.batch * options.batch), m_chosenFirst(m_products.size()), m_chosenSecond(m_products.size()),
      m_both(m_products.size()), m_own(2 * options.batch), m_other(2 * options.batch),
      m_sentenceGradients(m_sums.size()), m_squares(static_cast<std::size_t>(resolveThreads(options.threads))),
      m_losses(2 * options.batch)
{
}

template <typename Scalar>
double CompositionStep<Scalar>::run(const Scalar* words, const CompositionPairs& pairs,
                                    std::span<const std::uint32_t> batch, std::uint64_t seed, const GradientSink& sink)
{
    m_count = batch.size();
    gather(pairs, batch);
    parallelRanges(2 * m_count, m_options.threads,
                   [&](std::size_t begin, std::size_t end, int) { compose(words, begin, end); });
    const double loss = hinges(pairs, batch, seed);
    sentenceGradients();
    return loss + m_options.regularisation / 2.0 * wordGradients(words, sink);
}

/// Which words the batch has, and where.
template <typename Scalar>
void CompositionStep<Scalar>::gather(const CompositionPairs& pairs, std::span<const std::uint32_t> batch)
{
    for (const std::uint32_t unit : m_units) {
        m_place[unit] = -1;
    }
    m_units.clear();
    m_tokens.clear();
    m_sentenceStart.assign(1, 0);
    m_occurrenceStart.assign(1, 0);
    for (const TextIds* side : {&pairs.first, &pairs.second}) {
        for (const std::uint32_t pair : batch) {
            for (const std::uint32_t unit : side->sentence(pair)) {
                if (m_place[unit] < 0) {
                    m_place[unit] = static_cast<std::int32_t>(m_units.size());
                    m_units.push_back(unit);
                    m_occurrenceStart.push_back(0);
                }
                ++m_occurrenceStart[static_cast<std::size_t>(m_place[unit]) + 1];
                m_tokens.push_back(unit);
            }
            m_sentenceStart.push_back(m_tokens.size());
        }
    }
    for (std::size_t i = 1; i < m_occurrenceStart.size(); ++i) {
        m_occurrenceStart[i] += m_occurrenceStart[i - 1];
    }
    m_occurrences.resize(m_tokens.size());
    for (std::size_t sentence = 0; sentence + 1 < m_sentenceStart.size(); ++sentence) {
        for (std::size_t i = m_sentenceStart[sentence]; i < m_sentenceStart[sentence + 1]; ++i) {
            m_occurrences[m_occurrenceStart[static_cast<std::size_t>(m_place[m_tokens[i]])]++] =
                static_cast<std::uint32_t>(sentence);
        }
    }
    // Filling moved every start to the next one's place.
    for (std::size_t i = m_occurrenceStart.size() - 1; i > 0; --i) {
        m_occurrenceStart[i] = m_occurrenceStart[i - 1];
    }
    m_occurrenceStart[0] = 0;
}

template <typename Scalar>
void CompositionStep<Scalar>::compose(const Scalar* words, std::size_t begin, std::size_t end)
{
    const std::size_t d = m_options.dimension;
    for (std::size_t sentence = begin; sentence < end; ++sentence) {
        Scalar* const row = m_sums.data() + sentence * d;
        std::fill_n(row, d, Scalar(0));
        for (std::size_t i = m_sentenceStart[sentence]; i < m_sentenceStart[sentence + 1]; ++i) {
            addScaled(d, Scalar(1), words + m_tokens[i] * d, row);
        }
        m_lengths[sentence] = dot(d, row, row);
        if (m_options.distance == CompositionDistance::Cosine) {
            m_lengths[sentence] = std::sqrt(std::max(m_lengths[sentence], Scalar(1e-24)));
            scale(d, Scalar(1) / m_lengths[sentence], row, row);
        }
    }
}

/// d(a_first, z_second) from the products.
template <typename Scalar>
Scalar CompositionStep<Scalar>::pairDistance(std::size_t first, std::size_t second) const
{
    const Scalar product = m_products[first * m_count + second];
    return m_options.distance == CompositionDistance::Cosine
               ? Scalar(1) - product
               : m_lengths[first] + m_lengths[m_count + second] - Scalar(2) * product;
}

/// The hinges of one sentence against its negatives; counts the active ones in @p chosen.
template <typename Scalar>
double CompositionStep<Scalar>::hingesOf(const CompositionPairs& pairs, std::span<const std::uint32_t> batch,
                                         bool ofFirst, std::size_t row, std::uint64_t seed, Scalar* chosen) const
{
    const std::vector<std::uint64_t>& ownKeys = ofFirst ? pairs.firstKeys : pairs.secondKeys;
    const std::vector<std::uint64_t>& otherKeys = ofFirst ? pairs.secondKeys : pairs.firstKeys;
    // Neither another copy of the partner nor the partner of another copy of the sentence itself is a negative.
    const auto allowed = [&](std::size_t j) {
        return j != row && otherKeys[batch[j]] != otherKeys[batch[row]] && ownKeys[batch[j]] != ownKeys[batch[row]];
    };
    const auto distance = [&](std::size_t j) { return ofFirst ? pairDistance(row, j) : pairDistance(j, row); };
    const Scalar own = pairDistance(row, row) + static_cast<Scalar>(m_options.margin);
    double loss = 0.0;
    const auto hold = [&](std::size_t j) {
        const Scalar violation = own - distance(j);
        if (violation > Scalar(0)) {
            loss += static_cast<double>(violation);
            chosen[j] += Scalar(1);
        }
    };
    std::fill_n(chosen, m_count, Scalar(0));
    std::uint64_t bits = splitMix(seed ^ splitMix(2 * row + (ofFirst ? 1 : 0)));
    const auto draw = [&] {
        for (int attempt = 0; attempt < 8; ++attempt) {
            bits = splitMix(bits);
            if (const std::size_t j = bits % m_count; allowed(j)) {
                hold(j);
                return;
            }
        }
    };
    const bool nearest = m_options.sampling == NegativeSampling::Max ||
                         (m_options.sampling == NegativeSampling::Mix && ((bits >> 40) & 1) != 0);
    if (m_options.sampling != NegativeSampling::Drawn && !nearest) {
        draw();
    } else if (nearest) {
        std::size_t best = m_count;
        for (std::size_t j = 0; j < m_count; ++j) {
            if (allowed(j) && (best == m_count || distance(j) < distance(best))) {
                best = j;
            }
        }
        if (best < m_count) {
            hold(best);
        }
    } else if (m_options.negatives + 1 >= m_count) {
        for (std::size_t j = 0; j < m_count; ++j) {
            if (allowed(j)) {
                hold(j);
            }
        }
    } else {
        for (std::size_t i = 0; i < m_options.negatives; ++i) {
            draw();
        }
    }
    return loss;
}

template <typename Scalar>
double CompositionStep<Scalar>::hinges(const CompositionPairs& pairs, std::span<const std::uint32_t> batch,
                                       std::uint64_t seed)
{
    const std::size_t d = m_options.dimension;
    const Scalar* const second = m_sums.data() + m_count * d;
    parallelRanges(m_count, m_options.threads, [&](std::size_t begin, std::size_t end, int) {
        gemm(Transpose::No, Transpose::Yes, signedSize(end - begin), signedSize(m_count), signedSize(d), Scalar(1),
             m_sums.data() + begin * d, signedSize(d), second, signedSize(d), Scalar(0), m_products.data() + begin * m_count,
             signedSize(m_count));
    });
    parallelRanges(m_count, m_options.threads, [&](std::size_t begin, std::size_t end, int) {
        for (std::size_t i = begin; i < end; ++i) {
            m_losses[i] = hingesOf(pairs, batch, true, i, seed, m_chosenFirst.data() + i * m_count);
            m_losses[m_count + i] = hingesOf(pairs, batch, false, i, seed, m_chosenSecond.data() + i * m_count);
        }
    });
    double loss = 0.0;
    for (std::size_t i = 0; i < 2 * m_count; ++i) {
        loss += m_losses[i];
    }
    return loss / static_cast<double>(m_count);
}

/// With M = C₂ + C₁ᵀ, r and c the row and column sums: the gradient of a is M Z + (r₁ − c₁) A − (r₁ + r₂) Z, twice, and
/// that of z alike with Mᵀ; for cosines M Z − (r₁ + r₂) Z, through the scaling to length one.
template <typename Scalar>
void CompositionStep<Scalar>::sentenceGradients()
{
    const std::size_t n = m_count;
    const std::size_t d = m_options.dimension;
    const bool cosine = m_options.distance == CompositionDistance::Cosine;
    std::fill_n(m_own.begin(), 2 * n, Scalar(0));
    std::fill_n(m_other.begin(), n, Scalar(0));
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = 0; j < n; ++j) {
            const Scalar c2 = m_chosenFirst[i * n + j];
            const Scalar c1 = m_chosenSecond[i * n + j];
            m_both[i * n + j] = c2 + m_chosenSecond[j * n + i];
            m_other[i] -= c1 + c2;
            m_own[i] += c1;
            m_own[j] -= c1;
            m_own[n + i] += c2;
            m_own[n + j] -= c2;
        }
    }
    std::copy_n(m_other.begin(), n, m_other.begin() + signedSize(n));
    const Scalar factor = static_cast<Scalar>((cosine ? 1.0 : 2.0) / static_cast<double>(n));
    parallelRanges(2 * n, m_options.threads, [&](std::size_t begin, std::size_t end, int) {
        // A range may hold rows of both sides.
        for (std::size_t from = begin; from < end;) {
            const bool ofFirst = from < n;
            const std::size_t to = ofFirst ? std::min(end, n) : end;
            const std::size_t at = ofFirst ? from : from - n;
            const Scalar* const partners = m_sums.data() + (ofFirst ? n * d : 0);
            gemm(ofFirst ? Transpose::No : Transpose::Yes, Transpose::No, signedSize(to - from), signedSize(d), signedSize(n), factor,
                 m_both.data() + (ofFirst ? at * n : at), signedSize(n), partners, signedSize(d), Scalar(0),
                 m_sentenceGradients.data() + from * d, signedSize(d));
            for (std::size_t i = from; i < to; ++i) {
                Scalar* const row = m_sentenceGradients.data() + i * d;
                const Scalar* const own = m_sums.data() + i * d;
                addScaled(d, factor * m_other[i], partners + (ofFirst ? i : i - n) * d, row);
                if (cosine) {
                    addScaled(d, -dot(d, row, own), own, row);
                    scale(d, Scalar(1) / m_lengths[i], row, row);
                } else {
                    addScaled(d, factor * m_own[i], own, row);
                }
            }
            from = to;
        }
    });
}

/// @return the squared length of the batch's rows.
template <typename Scalar>
double CompositionStep<Scalar>::wordGradients(const Scalar* words, const GradientSink& sink)
{
    const std::size_t d = m_options.dimension;
    if (!sink) {
        m_gradient.resize(std::max(m_gradient.size(), m_units.size() * d));
    } else if (m_rows.size() < m_squares.size() * d) {
        m_rows.resize(m_squares.size() * d);
    }
    std::ranges::fill(m_squares, 0.0);
    parallelRanges(m_units.size(), m_options.threads, [&](std::size_t begin, std::size_t end, int part) {
        double squares = 0.0;
        for (std::size_t place = begin; place < end; ++place) {
            Scalar* const row = sink ? m_rows.data() + static_cast<std::size_t>(part) * d : m_gradient.data() + place * d;
            const Scalar* const word = words + m_units[place] * d;
            squares += static_cast<double>(dot(d, word, word));
            scale(d, static_cast<Scalar>(m_options.regularisation), word, row);
            for (std::size_t i = m_occurrenceStart[place]; i < m_occurrenceStart[place + 1]; ++i) {
                addScaled(d, Scalar(1), m_sentenceGradients.data() + m_occurrences[i] * d, row);
            }
            if (sink) {
                sink(m_units[place], row);
            }
        }
        m_squares[static_cast<std::size_t>(part)] = squares;
    });
    return std::accumulate(m_squares.begin(), m_squares.end(), 0.0);
}

template class CompositionStep<float>;
template class CompositionStep<double>;

} // namespace crossgloss
