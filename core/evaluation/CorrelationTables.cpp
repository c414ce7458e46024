#include "evaluation/CorrelationTables.h"

#include "base/Error.h"
#include "base/Parallel.h"
#include "evaluation/Correlation.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <functional>
#include <numeric>

namespace crossgloss {

namespace {

enum Measure : std::size_t { Pearson, Spearman, Measures };

/// Values in rising order, equal ones together: ranks of a draw follow from how often each item was drawn, without
/// sorting it.
class Ranked {
public:
    explicit Ranked(std::span<const double> values) : m_order(values.size())
    {
        std::iota(m_order.begin(), m_order.end(), 0U);
        std::ranges::sort(m_order, {}, [&](std::uint32_t item) { return values[item]; });
        for (std::size_t i = 0; i < m_order.size(); ++i) {
            if (i == 0 || values[m_order[i]] != values[m_order[i - 1]]) {
                m_starts.push_back(i);
            }
        }
        m_starts.push_back(m_order.size());
    }

    /// Rank of every item of a draw that has item i counts[i] times, less the mean rank; ties share the mean of theirs.
    void ranks(std::span<const double> counts, std::vector<double>& ranks) const
    {
        ranks.resize(m_order.size());
        double before = -static_cast<double>(m_order.size()) / 2.0;
        for (std::size_t tie = 0; tie + 1 < m_starts.size(); ++tie) {
            double drawn = 0.0;
            for (std::size_t i = m_starts[tie]; i < m_starts[tie + 1]; ++i) {
                drawn += counts[m_order[i]];
            }
            for (std::size_t i = m_starts[tie]; i < m_starts[tie + 1]; ++i) {
                ranks[m_order[i]] = before + drawn / 2.0;
            }
            before += drawn;
        }
    }

private:
    std::vector<std::uint32_t> m_order;
    std::vector<std::size_t> m_starts;         ///< of ties, and the end
};

/// Values around their mean, so that one pass gives the moments of a draw without cancellation.
std::vector<double> centred(std::span<const double> values)
{
    const double mean = std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
    std::vector<double> result(values.begin(), values.end());
    std::ranges::for_each(result, [mean](double& value) { value -= mean; });
    return result;
}

/// Sums over a draw.
struct Moments {
    double sum = 0;
    double squares = 0;

    Moments(std::span<const double> x, std::span<const double> counts)
    {
        for (std::size_t i = 0; i < x.size(); ++i) {
            sum += counts[i] * x[i];
            squares += counts[i] * x[i] * x[i];
        }
    }
    double spread(double n) const { return squares - sum * sum / n; }
};

/// Pearson's r of a draw. @param weighted counts[i] · y[i].
double drawnPearson(std::span<const double> x, std::span<const double> counts, std::span<const double> weighted,
                    const Moments& y, double n)
{
    const Moments moments(x, counts);
    double products = 0.0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        products += x[i] * weighted[i];
    }
    // What rounding leaves of no spread at all is none.
    constexpr double none = 1e-12;
    const double spreadX = moments.spread(n);
    const double spreadY = y.spread(n);
    return spreadX > none && spreadY > none ? (products - moments.sum * y.sum / n) / std::sqrt(spreadX * spreadY) : 0.0;
}

/// A system's value on a set or on a mean of sets, in all draws.
struct Sampled {
    double value = 0;
    std::vector<double> draws;
    std::vector<double> bySeed;

    void add(const Sampled& other)
    {
        draws.resize(other.draws.size(), 0.0);
        std::ranges::transform(draws, other.draws, draws.begin(), std::plus<>());
        value += other.value;
        // Systems are trained with the same seeds throughout; a set without one of them has no deviation.
        bySeed.resize(std::max(bySeed.size(), other.bySeed.size()), 0.0);
        std::transform(other.bySeed.begin(), other.bySeed.end(), bySeed.begin(), bySeed.begin(), std::plus<>());
    }
    void divide(double by)
    {
        value /= by;
        for (std::vector<double>* values : {&draws, &bySeed}) {
            for (double& each : *values) {
                each /= by;
            }
        }
    }
    std::optional<double> deviation() const
    {
        if (bySeed.size() < 2) {
            return std::nullopt;
        }
        const double n = static_cast<double>(bySeed.size());
        const double mean = std::accumulate(bySeed.begin(), bySeed.end(), 0.0) / n;
        double squares = 0.0;
        for (const double each : bySeed) {
            squares += (each - mean) * (each - mean);
        }
        return std::sqrt(squares / (n - 1));
    }
};

/// By measure, then by system.
struct SetSamples {
    std::string name;
    std::size_t n = 0;
    std::vector<Sampled> of[Measures];

    void add(const SetSamples& other)
    {
        n += other.n;
        for (std::size_t measure = 0; measure < Measures; ++measure) {
            of[measure].resize(other.of[measure].size());
            for (std::size_t i = 0; i < of[measure].size(); ++i) {
                of[measure][i].add(other.of[measure][i]);
            }
        }
    }
    void divide(double by)
    {
        for (std::vector<Sampled>& samples : of) {
            std::ranges::for_each(samples, [by](Sampled& each) { each.divide(by); });
        }
    }
};

SetSamples sample(const ScoredSet& set, const BootstrapOptions& bootstrap)
{
    SetSamples result;
    result.name = set.name;
    result.n = set.gold.size();
    const Ranked gold(set.gold);
    std::vector<std::vector<Ranked>> ranked;
    for (const auto& seeds : set.found) {
        ranked.emplace_back(seeds.begin(), seeds.end());
        Sampled measured[Measures];
        for (const std::vector<double>& found : seeds) {
            measured[Pearson].bySeed.push_back(pearson(set.gold, found));
            measured[Spearman].bySeed.push_back(spearman(set.gold, found));
        }
        for (std::size_t measure = 0; measure < Measures; ++measure) {
            const std::vector<double>& values = measured[measure].bySeed;
            measured[measure].value =
                std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
            measured[measure].draws.resize(static_cast<std::size_t>(bootstrap.resamples));
            result.of[measure].push_back(std::move(measured[measure]));
        }
    }
    const double n = static_cast<double>(set.gold.size());
    const std::vector<double> goldValues = centred(set.gold);
    std::vector<std::vector<std::vector<double>>> values;
    for (const auto& seeds : set.found) {
        values.emplace_back();
        for (const std::vector<double>& found : seeds) {
            values.back().push_back(centred(found));
        }
    }
    const auto weigh = [](std::span<const double> y, std::span<const double> counts, std::vector<double>& weighted) {
        weighted.resize(y.size());
        std::ranges::transform(y, counts, weighted.begin(), std::multiplies<>());
    };
    std::vector<double> counts, goldRanks, foundRanks, weighted, weightedRanks;
    forEachResample(set.gold.size(), bootstrap, [&](std::size_t draw, std::span<const std::uint32_t> items) {
        counts.assign(set.gold.size(), 0.0);
        for (const std::uint32_t item : items) {
            counts[item] += 1.0;
        }
        gold.ranks(counts, goldRanks);
        weigh(goldValues, counts, weighted);
        weigh(goldRanks, counts, weightedRanks);
        const Moments goldMoments(goldValues, counts);
        const Moments rankMoments(goldRanks, counts);
        for (std::size_t system = 0; system < set.found.size(); ++system) {
            double sums[Measures] = {};
            for (std::size_t seed = 0; seed < set.found[system].size(); ++seed) {
                ranked[system][seed].ranks(counts, foundRanks);
                sums[Pearson] += drawnPearson(values[system][seed], counts, weighted, goldMoments, n);
                sums[Spearman] += drawnPearson(foundRanks, counts, weightedRanks, rankMoments, n);
            }
            for (std::size_t measure = 0; measure < Measures; ++measure) {
                result.of[measure][system].draws[draw] =
                    sums[measure] / static_cast<double>(set.found[system].size());
            }
        }
    });
    return result;
}

void check(std::span<const ScoredSet> sets, std::size_t systems)
{
    for (const ScoredSet& set : sets) {
        bool fits = set.found.size() == systems && set.gold.size() >= 2;
        for (const auto& seeds : set.found) {
            fits = fits && !seeds.empty() && std::ranges::all_of(seeds, [&](const std::vector<double>& found) {
                return found.size() == set.gold.size();
            });
        }
        if (!fits) {
            throw Error(CROSSGLOSS_TEXT("The scores to be compared differ in number"));
        }
    }
    if (sets.empty() || systems == 0) {
        throw Error(CROSSGLOSS_TEXT("There is nothing to compare"));
    }
}

/// Rows of the tables: sets of a group, then its mean; at the end the mean of all sets.
std::vector<SetSamples> rowsOf(std::span<const ScoredSet> sets, std::vector<SetSamples> samples)
{
    std::vector<SetSamples> rows;
    SetSamples all;
    all.name = "mean";
    std::vector<bool> taken(sets.size(), false);
    for (std::size_t i = 0; i < sets.size(); ++i) {
        all.add(samples[i]);
        if (taken[i]) {
            continue;
        }
        SetSamples group;
        group.name = sets[i].group + " mean";
        std::size_t count = 0;
        for (std::size_t j = i; j < sets.size(); ++j) {
            if (!taken[j] && (j == i || (!sets[i].group.empty() && sets[j].group == sets[i].group))) {
                taken[j] = true;
                ++count;
                group.add(samples[j]);
                rows.push_back(samples[j]);
            }
        }
        if (count > 1) {
            group.divide(static_cast<double>(count));
            rows.push_back(std::move(group));
        }
    }
    if (sets.size() > 1) {
        all.divide(static_cast<double>(sets.size()));
        rows.push_back(std::move(all));
    }
    return rows;
}

FigureCell cellOf(const Sampled& sampled, std::size_t n, double confidence)
{
    std::vector<double> draws = sampled.draws;
    FigureCell cell(sampled.value, percentileInterval(draws, confidence), n);
    cell.deviation = sampled.deviation();
    return cell;
}

} // namespace

std::vector<FigureTable> correlationTables(std::span<const ScoredSet> sets, const std::vector<std::string>& systems,
                                           const CorrelationTablesOptions& options)
{
    check(sets, systems.size());
    std::vector<SetSamples> samples(sets.size());
    parallelEach(sets.size(), options.threads, [&](std::size_t i) {
        BootstrapOptions bootstrap = options.bootstrap;
        bootstrap.seed += i;                   // sets of one size must not be drawn alike
        samples[i] = sample(sets[i], bootstrap);
    });
    const std::vector<SetSamples> rows = rowsOf(sets, std::move(samples));
    const std::vector<Sampled>& means = rows.back().of[Pearson];
    const std::size_t baseline = options.baseline.value_or(
        static_cast<std::size_t>(std::ranges::max_element(means, {}, &Sampled::value) - means.begin()));
    std::vector<FigureTable> tables{{"pearson", "Pearson's r", systems},
                                    {"spearman", "Spearman's ρ", systems},
                                    {"pearson_difference", "Pearson's r minus that of " + systems.at(baseline), systems},
                                    {"spearman_difference", "Spearman's ρ minus that of " + systems.at(baseline), systems}};
    const double confidence = options.bootstrap.confidence;
    for (const SetSamples& row : rows) {
        for (std::size_t measure = 0; measure < Measures; ++measure) {
            const Sampled& base = row.of[measure][baseline];
            FigureTable::Row& values = tables[measure].row(row.name);
            FigureTable::Row& differences = tables[Measures + measure].row(row.name);
            for (std::size_t i = 0; i < systems.size(); ++i) {
                const Sampled& sampled = row.of[measure][i];
                values.cells[i] = cellOf(sampled, row.n, confidence);
                if (i == baseline) {
                    continue;
                }
                std::vector<double> draws = sampled.draws;
                std::ranges::transform(draws, base.draws, draws.begin(), std::minus<>());
                differences.cells[i] =
                    FigureCell(pairedDifference(sampled.value - base.value, draws, confidence), row.n);
            }
        }
    }
    if (systems.size() == 1) {
        tables.resize(Measures);
    }
    return tables;
}

std::string yearInName(const std::string& name)
{
    const auto digit = [&](std::size_t at) {
        return at < name.size() && std::isdigit(static_cast<unsigned char>(name[at])) != 0;
    };
    for (std::size_t at = 0; at + 4 <= name.size(); ++at) {
        const bool whole = digit(at) && digit(at + 1) && digit(at + 2) && digit(at + 3) && !digit(at + 4)
                           && (at == 0 || !digit(at - 1));
        if (whole && (name.compare(at, 2, "20") == 0 || name.compare(at, 2, "19") == 0)) {
            return name.substr(at, 4);
        }
    }
    return {};
}

} // namespace crossgloss
