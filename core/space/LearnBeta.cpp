#include "space/Retrieval.h"

#include "base/Parallel.h"
#include "numeric/Elementwise.h"
#include "numeric/Gemm.h"
#include "space/SampleRows.h"
#include "space/SearchErrors.h"
#include "space/SelectionKernels.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <optional>

namespace crossgloss {

namespace {

/// Pairs whose products are made together.
constexpr std::size_t pairBlock = 256;
/// Up to so many products (256 MiB) are made once and kept; more are made again for every β.
constexpr std::size_t maxProducts = std::size_t{64} << 20;

/// Mean log likelihood and its derivatives by β.
struct Likelihood {
    double value = 0;
    double slope = 0;
    double curvature = 0;
};

class BetaSearch {
public:
    BetaSearch(const RowMatrix& sources, const RowMatrix& targets, std::size_t dimension, std::span<const IndexPair> pairs,
               const LearnBetaOptions& options, Progress& progress)
        : m_sample(sources, dimension, options.sample, options.seed), m_dimension(dimension), m_options(options),
          m_progress(progress), m_sources(std::max(sources.rows, options.population))
    {
        const std::vector<std::uint32_t> drawn = sampleIndices(pairs.size(), options.pairs, options.seed + 1);
        std::vector<std::uint32_t> rows;
        for (const std::uint32_t pair : drawn) {
            m_own.push_back(pairs[pair].source);
            rows.push_back(pairs[pair].target);
            m_cosines.push_back(dot(dimension, sources.data + pairs[pair].source * sources.stride,
                                    targets.data + pairs[pair].target * targets.stride));
        }
        m_targets.emplace(targets, dimension, std::move(rows));
        m_results.resize(m_own.size());
        const std::size_t columns = m_sample.matrix().rows;
        if (columns <= maxProducts / m_own.size()) {
            m_kept.resize(m_own.size() * columns);
        }
    }

    LearnedBeta run()
    {
        m_progress.stage(CROSSGLOSS_TEXT("Learning the inverse temperature"), 0);
        double low = m_options.minimum;
        double high = m_options.maximum;
        Likelihood here = at(low);
        if (here.slope <= 0.0) {
            return {low, here.value, true};
        }
        here = at(high);
        if (here.slope >= 0.0) {
            return {high, here.value, true};
        }
        double beta = std::sqrt(low * high);
        for (int step = 0; step < 60 && high - low > 1e-9 * high; ++step) {
            here = at(beta);
            (here.slope > 0.0 ? low : high) = beta;
            double next = beta - here.slope / here.curvature;
            if (!(next > low && next < high)) {
                next = std::sqrt(low * high);
            }
            if (std::abs(next - beta) <= 1e-6 * beta) {
                break;
            }
            beta = next;
        }
        return {beta, here.value, false};
    }

private:
    Likelihood at(double beta)
    {
        const std::size_t blocks = (m_own.size() + pairBlock - 1) / pairBlock;
        std::atomic<bool> bad{false};
        const bool fresh = m_fresh;
        parallelEach(blocks, m_options.threads, [&](std::size_t block) {
            if (!m_progress.cancelled() && !evaluate(block * pairBlock, beta, fresh)) {
                bad = true;
            }
        });
        m_progress.throwIfCancelled();
        if (bad) {
            throw notFinite();
        }
        m_fresh = m_kept.empty();
        Likelihood mean;
        for (const Likelihood& one : m_results) { // in order, so that threads change nothing
            mean.value += one.value;
            mean.slope += one.slope;
            mean.curvature += one.curvature;
        }
        const auto count = static_cast<double>(m_results.size());
        return {mean.value / count, mean.slope / count, mean.curvature / count};
    }

    bool evaluate(std::size_t first, double beta, bool fresh)
    {
        const std::size_t count = std::min(pairBlock, m_own.size() - first);
        const std::size_t columns = m_sample.matrix().rows;
        std::vector<float> scratch(m_kept.empty() ? count * columns : 0);
        float* products = m_kept.empty() ? scratch.data() : m_kept.data() + first * columns;
        if (fresh) {
            multiply(first, count, products);
        }
        bool numbers = true;
        for (std::size_t p = 0; p < count; ++p) {
            m_results[first + p] = likelihood(first + p, products + p * columns, beta);
            numbers = numbers && m_results[first + p].value == m_results[first + p].value;
        }
        return numbers;
    }

    void multiply(std::size_t first, std::size_t count, float* products) const
    {
        const RowMatrix sample = m_sample.matrix();
        const RowMatrix targets = m_targets->matrix();
        gemm(Transpose::No, Transpose::Yes, static_cast<std::ptrdiff_t>(count), static_cast<std::ptrdiff_t>(sample.rows),
             static_cast<std::ptrdiff_t>(m_dimension), 1.0f, targets.data + first * targets.stride,
             static_cast<std::ptrdiff_t>(targets.stride), sample.data, static_cast<std::ptrdiff_t>(sample.stride), 0.0f,
             products, static_cast<std::ptrdiff_t>(sample.rows));
        for (std::size_t p = 0; p < count; ++p) {
            if (const std::size_t own = placeInSample(m_own[first + p]); own < sample.rows) {
                // The own source counts apart: the last takes its place.
                products[p * sample.rows + own] = products[(p + 1) * sample.rows - 1];
            }
        }
    }

    std::size_t placeInSample(std::uint32_t source) const
    {
        const std::span<const std::uint32_t> rows = m_sample.rows();
        if (rows.empty()) {
            return source;
        }
        const auto place = std::lower_bound(rows.begin(), rows.end(), source);
        return place != rows.end() && *place == source ? static_cast<std::size_t>(place - rows.begin()) : m_sources;
    }

    /// ln P = β s − ln(exp(β s) + c Σ_n exp(β s_n)), all relative to the largest cosine.
    Likelihood likelihood(std::size_t pair, const float* cosines, double beta) const
    {
        const std::size_t columns = m_sample.matrix().rows;
        const std::size_t others = columns - (placeInSample(m_own[pair]) < columns ? 1 : 0); // they come first
        if (others == 0) {
            return {};
        }
        const double scale = static_cast<double>(m_sources - 1) / static_cast<double>(others);
        const float reference = std::max(m_cosines[pair], largest(cosines, others));
        const ExponentialMoments moments = exponentialMoments(cosines, others, static_cast<float>(beta), reference);
        const double own = static_cast<double>(m_cosines[pair]) - static_cast<double>(reference);
        const double weight = std::exp(beta * own);
        const double sum = weight + scale * moments.zeroth;
        const double mean = (weight * own + scale * moments.first) / sum;
        const double square = (weight * own * own + scale * moments.second) / sum;
        return {beta * own - std::log(sum), own - mean, mean * mean - square};
    }

    const SampledRows m_sample;
    const std::size_t m_dimension;
    const LearnBetaOptions m_options;
    Progress& m_progress;
    const std::size_t m_sources;
    std::vector<std::uint32_t> m_own;      ///< source of each pair
    std::vector<float> m_cosines;          ///< of each pair
    std::optional<SampledRows> m_targets;  ///< row of each pair
    std::vector<float> m_kept;             ///< pairs × sample, or nothing
    std::vector<Likelihood> m_results;
    bool m_fresh = true;                   ///< the products are to be made
};

} // namespace

LearnedBeta learnBeta(const RowMatrix& sources, const RowMatrix& targets, std::size_t dimension,
                      std::span<const IndexPair> pairs, const LearnBetaOptions& options, Progress& progress)
{
    if (pairs.empty()) {
        throw Error(CROSSGLOSS_TEXT("There are no word pairs from which the inverse temperature could be learned"));
    }
    if (!(options.minimum > 0.0 && options.minimum <= options.maximum)) {
        throw Error(CROSSGLOSS_TEXT("The inverse temperature cannot lie between %1 and %2"),
                    {std::to_string(options.minimum), std::to_string(options.maximum)});
    }
    for (const IndexPair& pair : pairs) {
        if (pair.source >= sources.rows || pair.target >= targets.rows) {
            throw Error(CROSSGLOSS_TEXT("A word pair names a row that its space does not have"));
        }
    }
    return BetaSearch(sources, targets, dimension, pairs, options, progress).run();
}

} // namespace crossgloss
