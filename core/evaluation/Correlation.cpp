#include "evaluation/Correlation.h"

#include "base/Error.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace crossgloss {

namespace {

void requireSameLength(std::size_t a, std::size_t b)
{
    if (a != b) {
        throw Error(CROSSGLOSS_TEXT("The scores to be compared differ in number"));
    }
}

/// Ranks from 1, ties sharing the mean of theirs. @p order is scratch.
void rank(std::span<const double> values, std::vector<std::size_t>& order, std::vector<double>& ranks)
{
    order.resize(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, [&](std::size_t a, std::size_t b) { return values[a] < values[b]; });
    ranks.resize(values.size());
    for (std::size_t i = 0; i < order.size();) {
        std::size_t end = i + 1;
        while (end < order.size() && values[order[end]] == values[order[i]]) {
            ++end;
        }
        for (std::size_t j = i; j < end; ++j) {
            ranks[order[j]] = (static_cast<double>(i) + static_cast<double>(end) + 1.0) / 2.0;
        }
        i = end;
    }
}

/// Both correlations of drawn items, with memory that is kept.
class Correlator {
public:
    struct Values {
        double pearson = 0;
        double spearman = 0;
    };

    Values of(std::span<const double> x, std::span<const double> y, std::span<const std::uint32_t> items)
    {
        m_x.resize(items.size());
        m_y.resize(items.size());
        for (std::size_t i = 0; i < items.size(); ++i) {
            m_x[i] = x[items[i]];
            m_y[i] = y[items[i]];
        }
        Values values;
        values.pearson = pearson(m_x, m_y);
        rank(m_x, m_order, m_rankX);
        rank(m_y, m_order, m_rankY);
        values.spearman = pearson(m_rankX, m_rankY);
        return values;
    }

private:
    std::vector<double> m_x, m_y, m_rankX, m_rankY;
    std::vector<std::size_t> m_order;
};

} // namespace

double pearson(std::span<const double> x, std::span<const double> y)
{
    requireSameLength(x.size(), y.size());
    const double n = static_cast<double>(x.size());
    const double meanX = std::accumulate(x.begin(), x.end(), 0.0) / n;
    const double meanY = std::accumulate(y.begin(), y.end(), 0.0) / n;
    double xy = 0.0;
    double xx = 0.0;
    double yy = 0.0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        xy += (x[i] - meanX) * (y[i] - meanY);
        xx += (x[i] - meanX) * (x[i] - meanX);
        yy += (y[i] - meanY) * (y[i] - meanY);
    }
    return xx > 0.0 && yy > 0.0 ? xy / std::sqrt(xx * yy) : 0.0;
}

double spearman(std::span<const double> x, std::span<const double> y)
{
    requireSameLength(x.size(), y.size());
    std::vector<std::size_t> order;
    std::vector<double> rankX;
    std::vector<double> rankY;
    rank(x, order, rankX);
    rank(y, order, rankY);
    return pearson(rankX, rankY);
}

CorrelationScores correlationScores(std::span<const double> gold, std::span<const double> found,
                                    const BootstrapOptions& options)
{
    requireSameLength(gold.size(), found.size());
    if (gold.size() < 2) {
        throw Error(CROSSGLOSS_TEXT("A correlation needs two scored pairs at least"));
    }
    CorrelationScores scores{gold.size(), pearson(gold, found), spearman(gold, found), {}, {}};
    std::vector<double> pearsonDraws;
    std::vector<double> spearmanDraws;
    Correlator correlator;
    forEachResample(gold.size(), options, [&](std::size_t, std::span<const std::uint32_t> items) {
        const Correlator::Values values = correlator.of(gold, found, items);
        pearsonDraws.push_back(values.pearson);
        spearmanDraws.push_back(values.spearman);
    });
    scores.pearsonInterval = percentileInterval(pearsonDraws, options.confidence);
    scores.spearmanInterval = percentileInterval(spearmanDraws, options.confidence);
    return scores;
}

CorrelationDifference compareCorrelations(std::span<const double> gold, std::span<const double> first,
                                          std::span<const double> second, const BootstrapOptions& options)
{
    requireSameLength(gold.size(), first.size());
    requireSameLength(gold.size(), second.size());
    std::vector<double> pearsonDraws;
    std::vector<double> spearmanDraws;
    Correlator correlator;
    forEachResample(gold.size(), options, [&](std::size_t, std::span<const std::uint32_t> items) {
        const Correlator::Values a = correlator.of(gold, first, items);
        const Correlator::Values b = correlator.of(gold, second, items);
        pearsonDraws.push_back(b.pearson - a.pearson);
        spearmanDraws.push_back(b.spearman - a.spearman);
    });
    return {pairedDifference(pearson(gold, second) - pearson(gold, first), pearsonDraws, options.confidence),
            pairedDifference(spearman(gold, second) - spearman(gold, first), spearmanDraws, options.confidence)};
}

nlohmann::json toJson(const CorrelationScores& scores)
{
    return {{"n", scores.n},
            {"pearson", scores.pearson},
            {"spearman", scores.spearman},
            {"intervals",
             {{"pearson", {scores.pearsonInterval.low, scores.pearsonInterval.high}},
              {"spearman", {scores.spearmanInterval.low, scores.spearmanInterval.high}}}}};
}

} // namespace crossgloss
