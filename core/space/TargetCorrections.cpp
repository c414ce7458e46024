#include "space/TargetCorrections.h"

#include "numeric/Rows.h"
#include "space/SelectionKernels.h"

#include <cmath>

namespace crossgloss {

namespace {


} // namespace

/// The nearest sources of a block of targets, each row sorted by falling cosine.
class NearestSourcesCorrection::Nearest final : public TargetCorrection::Worker {
public:
    Nearest(std::size_t k, const Rule& rule) : m_k(k), m_rule(rule) {}

    void begin(std::size_t firstTarget, std::size_t targets) override
    {
        m_first = firstTarget;
        m_targets = targets;
        m_entries.assign(targets * m_k, BestK::Entry{noSimilarity, 0});
        m_counts.assign(targets, 0);
    }

    bool take(const float* products, std::size_t stride, std::size_t firstSource, std::size_t sources) override
    {
        for (std::size_t t = 0; m_k > 0 && t < m_targets; ++t) {
            const float* cosines = products + t * stride;
            BestK::Entry* entries = m_entries.data() + t * m_k;
            if (m_counts[t] == 0 && start(cosines, sources, firstSource, entries)) {
                m_counts[t] = static_cast<std::uint32_t>(m_k);
                continue;
            }
            float bound = entries[m_k - 1].score;
            for (std::size_t s = findAbove(cosines, 0, sources, bound); s < sources;
                 s = findAbove(cosines, s + 1, sources, bound)) {
                if (cosines[s] != cosines[s]) {
                    return false;
                }
                insert(entries, m_counts[t], {cosines[s], static_cast<std::uint32_t>(firstSource + s)});
                bound = entries[m_k - 1].score;
            }
        }
        return true;
    }

    void finish(float* offsets, float* weights) override
    {
        for (std::size_t t = 0; t < m_targets; ++t) {
            const Affine affine = m_rule(m_first + t, {m_entries.data() + t * m_k, m_counts[t]});
            offsets[t] = affine.offset;
            weights[t] = affine.weight;
        }
    }

private:
    /// The first products at once: one by one nearly all would be inserted, to be thrown out again.
    bool start(const float* cosines, std::size_t sources, std::size_t firstSource, BestK::Entry* entries) const
    {
        float scores[LargestSelection];
        std::uint32_t places[LargestSelection];
        if (!selectLargest(cosines, sources, m_k, scores, places)) {
            return false;
        }
        for (std::size_t n = 0; n < m_k; ++n) {
            entries[n] = {scores[n], static_cast<std::uint32_t>(firstSource + places[n])};
        }
        return true;
    }

    /// Among equal cosines the earlier source stays in front.
    void insert(BestK::Entry* entries, std::uint32_t& count, const BestK::Entry& entry) const
    {
        std::size_t place = count < m_k ? count++ : m_k - 1;
        for (; place > 0 && entries[place - 1].score < entry.score; --place) {
            entries[place] = entries[place - 1];
        }
        entries[place] = entry;
    }

    const std::size_t m_k;
    const Rule& m_rule;
    std::size_t m_first = 0;
    std::size_t m_targets = 0;
    std::vector<BestK::Entry> m_entries;   ///< targets × k
    std::vector<std::uint32_t> m_counts;
};

std::unique_ptr<TargetCorrection::Worker> NearestSourcesCorrection::worker() const
{
    return std::make_unique<Nearest>(m_k, m_rule);
}

/// Running log-sum-exp of a block of targets: a maximum, and the sum of exponentials relative to it.
class InvertedSoftmaxCorrection::Normaliser final : public TargetCorrection::Worker {
public:
    explicit Normaliser(double beta) : m_beta(beta) {}

    void begin(std::size_t, std::size_t targets) override
    {
        m_targets = targets;
        m_maxima.assign(targets, noSimilarity);
        m_sums.assign(targets, 0.0);
    }

    bool take(const float* products, std::size_t stride, std::size_t, std::size_t sources) override
    {
        bool numbers = true;
        for (std::size_t t = 0; t < m_targets; ++t) {
            const float* cosines = products + t * stride;
            const float maximum = std::max(m_maxima[t], largest(cosines, sources));
            // Where all are −infinity there is nothing to add; a NaN among them still shows in the sum.
            const float reference = maximum == noSimilarity ? 0.0f : maximum;
            const double sum = sumExponentials(cosines, sources, static_cast<float>(m_beta), reference);
            numbers = numbers && sum == sum;
            if (maximum != noSimilarity) {
                m_sums[t] = m_sums[t] * std::exp(m_beta * (m_maxima[t] - maximum)) + sum;
                m_maxima[t] = maximum;
            }
        }
        return numbers;
    }

    void finish(float* offsets, float* weights) override
    {
        for (std::size_t t = 0; t < m_targets; ++t) {
            offsets[t] = m_maxima[t] == noSimilarity ? 0.0f : static_cast<float>(-m_maxima[t] - std::log(m_sums[t]) / m_beta);
            weights[t] = 1.0f;
        }
    }

private:
    const double m_beta;
    std::size_t m_targets = 0;
    std::vector<float> m_maxima;
    std::vector<double> m_sums;
};

std::unique_ptr<TargetCorrection::Worker> InvertedSoftmaxCorrection::worker() const
{
    return std::make_unique<Normaliser>(m_beta);
}

double meanScore(std::span<const BestK::Entry> entries)
{
    double sum = 0.0;
    for (const BestK::Entry& entry : entries) {
        sum += static_cast<double>(entry.score);
    }
    return entries.empty() ? 0.0 : sum / static_cast<double>(entries.size());
}

} // namespace crossgloss
