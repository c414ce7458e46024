#include "composition/WordAligner.h"

#include "base/Error.h"
#include "base/Parallel.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace crossgloss {

namespace {

constexpr double minTension = 0.1;
constexpr double greatestTension = 14;
/// Gradient steps of the tension after an iteration, and their length.
constexpr int tensionSteps = 8;
constexpr double tensionRate = 20;
constexpr std::size_t pairsPerCheck = 256;

/// ψ(x) by its recurrence and asymptotic series.
double digamma(double x)
{
    double result = 0.0;
    for (; x < 7.0; x += 1.0) {
        result -= 1.0 / x;
    }
    const double inverse = 1.0 / (x * x);
    return result + std::log(x) - 0.5 / x -
           inverse * (1.0 / 12.0 - inverse * (1.0 / 120.0 - inverse * (1.0 / 252.0 - inverse / 240.0)));
}

/// The prior of one pair of lengths.
struct LengthPrior {
    std::vector<float> probability;            ///< target × source positions: without the factor 1 − p₀
    double distance = 0;                       ///< Σ over target positions of the expected |i / m − j / n|
    std::uint64_t pairs = 0;

    void fill(std::size_t targets, std::size_t sources, double tension)
    {
        probability.resize(targets * sources);
        distance = 0.0;
        for (std::size_t i = 0; i < targets; ++i) {
            double sum = 0.0;
            double moment = 0.0;
            for (std::size_t j = 0; j < sources; ++j) {
                const double apart = off(i, targets, j, sources);
                const double value = std::exp(-tension * apart);
                probability[i * sources + j] = static_cast<float>(value);
                sum += value;
                moment += value * apart;
            }
            for (std::size_t j = 0; j < sources; ++j) {
                probability[i * sources + j] = static_cast<float>(probability[i * sources + j] / sum);
            }
            distance += moment / sum;
        }
    }
    static double off(std::size_t i, std::size_t targets, std::size_t j, std::size_t sources)
    {
        return std::abs((static_cast<double>(i) + 1.0) / static_cast<double>(targets) -
                        (static_cast<double>(j) + 1.0) / static_cast<double>(sources));
    }
};

class Aligner {
public:
    Aligner(const TextIds& source, std::size_t sourceWords, const TextIds& target, const WordAlignerOptions& options,
            Progress& progress)
        : m_source(source), m_target(target), m_nullWord(static_cast<std::uint32_t>(sourceWords)), m_options(options),
          m_progress(progress), m_tension(options.tension)
    {
    }

    WordAlignment run(std::size_t targetWords)
    {
        prepareLengths();
        findMeetings(targetWords);
        cachePlaces();
        WordAlignment result;
        m_progress.stage(CROSSGLOSS_TEXT("Aligning words"),
                         m_source.sentences() * static_cast<std::size_t>(m_options.iterations + 1));
        for (int iteration = 0; iteration < m_options.iterations; ++iteration) {
            result.perplexities.push_back(iterate(iteration));
        }
        result.links.resize(m_source.sentences());
        fillPriors();
        parallelRanges(m_source.sentences(), m_options.threads, [&](std::size_t begin, std::size_t end, int part) {
            for (std::size_t pair = begin; pair < end; ++pair) {
                check(pair, begin, part, m_options.iterations);
                result.links[pair] = best(pair);
            }
        });
        result.tension = m_tension;
        result.translations = std::move(m_table);
        return result;
    }

private:
    /// Rows of the table: all target words that a source word ever met; every target word met the empty word.
    void findMeetings(std::size_t targetWords)
    {
        const std::size_t rows = m_nullWord + std::size_t{1};
        // Sentences by source word, so that a row's words are found with a mark a word.
        std::vector<std::size_t> start(rows + 1, 0);
        for (std::size_t pair = 0; pair < m_source.sentences(); ++pair) {
            for (const std::uint32_t id : used(pair)) {
                ++start[id + 1];
            }
        }
        for (std::size_t i = 0; i < rows; ++i) {
            start[i + 1] += start[i];
        }
        std::vector<std::uint32_t> sentences(start.back());
        std::vector<std::size_t> next(start.begin(), start.end() - 1);
        for (std::size_t pair = 0; pair < m_source.sentences(); ++pair) {
            for (const std::uint32_t id : used(pair)) {
                sentences[next[id]++] = static_cast<std::uint32_t>(pair);
            }
        }
        std::vector<std::vector<std::uint32_t>> met(rows);
        const std::size_t parts = static_cast<std::size_t>(resolveThreads(m_options.threads));
        parallelRanges(parts, m_options.threads, [&](std::size_t begin, std::size_t end, int) {
            std::vector<std::uint32_t> mark(targetWords, std::numeric_limits<std::uint32_t>::max());
            for (std::size_t part = begin; part < end; ++part) {
                for (std::size_t row = part; row + 1 < rows; row += parts) {
                    for (std::size_t i = start[row]; i < start[row + 1]; ++i) {
                        for (const std::uint32_t id : m_target.sentence(sentences[i])) {
                            if (mark[id] != row) {
                                mark[id] = static_cast<std::uint32_t>(row);
                                met[row].push_back(id);
                            }
                        }
                    }
                    std::ranges::sort(met[row]);
                    if (row % pairsPerCheck == 0) {
                        m_progress.throwIfCancelled();
                    }
                }
            }
        });
        for (std::size_t row = 0; row < rows; ++row) {
            if (row == m_nullWord) {
                for (std::size_t id = 0; id < targetWords; ++id) {
                    m_table.target.push_back(static_cast<std::uint32_t>(id));
                }
            } else {
                m_table.target.insert(m_table.target.end(), met[row].begin(), met[row].end());
                met[row] = {};
            }
            m_table.start.push_back(m_table.target.size());
        }
        if (m_table.target.size() > std::numeric_limits<std::uint32_t>::max()) {
            throw Error(CROSSGLOSS_TEXT("There are more pairs of words than can be numbered"))
                .advise(CROSSGLOSS_TEXT("Take fewer sentences"));
        }
        m_table.probability.assign(m_table.target.size(), 1.0F / static_cast<float>(std::max<std::size_t>(targetWords, 1)));
    }

    std::size_t place(std::uint32_t source, std::uint32_t target) const
    {
        const auto begin = m_table.target.begin() + static_cast<std::ptrdiff_t>(m_table.start[source]);
        const auto end = m_table.target.begin() + static_cast<std::ptrdiff_t>(m_table.start[source + 1]);
        return static_cast<std::size_t>(std::lower_bound(begin, end, target) - m_table.target.begin());
    }

    /// Source words of a pair that is aligned; none of others.
    std::span<const std::uint32_t> used(std::size_t pair) const
    {
        return m_prior[pair] == nullptr ? std::span<const std::uint32_t>() : m_source.sentence(pair);
    }

    /// Where the table has each word that meets another, once for all iterations.
    void cachePlaces()
    {
        std::vector<std::size_t> start{0};
        for (std::size_t pair = 0; pair < m_source.sentences(); ++pair) {
            start.push_back(start.back() + used(pair).size() * m_target.sentence(pair).size());
        }
        if (start.back() * sizeof(std::uint32_t) > m_options.cacheBytes) {
            return;
        }
        m_places.resize(start.back());
        parallelRanges(m_source.sentences(), m_options.threads, [&](std::size_t begin, std::size_t end, int) {
            for (std::size_t pair = begin; pair < end; ++pair) {
                std::uint32_t* out = m_places.data() + start[pair];
                for (std::size_t i = 0; !used(pair).empty() && i < m_target.sentence(pair).size(); ++i) {
                    for (const std::uint32_t id : used(pair)) {
                        *out++ = static_cast<std::uint32_t>(place(id, m_target.sentence(pair)[i]));
                    }
                }
            }
        });
        m_placeStart = std::move(start);
    }

    /// The places of all source words of a pair for target word @p i.
    std::span<const std::uint32_t> places(std::size_t pair, std::size_t i, std::vector<std::uint32_t>& scratch) const
    {
        const std::span<const std::uint32_t> from = m_source.sentence(pair);
        if (!m_placeStart.empty()) {
            return std::span(m_places).subspan(m_placeStart[pair] + i * from.size(), from.size());
        }
        scratch.resize(from.size());
        for (std::size_t j = 0; j < from.size(); ++j) {
            scratch[j] = static_cast<std::uint32_t>(place(from[j], m_target.sentence(pair)[i]));
        }
        return scratch;
    }

    void prepareLengths()
    {
        m_prior.assign(m_source.sentences(), nullptr);
        for (std::size_t pair = 0; pair < m_source.sentences(); ++pair) {
            const std::size_t n = m_source.sentence(pair).size();
            const std::size_t m = m_target.sentence(pair).size();
            if (n > 0 && m > 0 && std::max(n, m) <= m_options.longest) {
                LengthPrior& prior = m_lengths[{m, n}];
                ++prior.pairs;
                m_prior[pair] = &prior;
                m_targetTokens += m;
            }
        }
    }

    void fillPriors()
    {
        for (auto& [lengths, prior] : m_lengths) {
            prior.fill(lengths.first, lengths.second, m_tension);
        }
    }

    void check(std::size_t pair, std::size_t begin, int part, int iteration)
    {
        if ((pair - begin) % pairsPerCheck == 0) {
            m_progress.throwIfCancelled();
            if (part == 0) {
                m_progress.advance(static_cast<std::uint64_t>(iteration) * m_source.sentences() +
                                   (pair - begin) * static_cast<std::size_t>(resolveThreads(m_options.threads)));
            }
        }
    }

    struct Sums {
        std::vector<float> counts;             ///< as the table
        double likelihood = 0;                 ///< Σ ln p of target words
        double distance = 0;                   ///< Σ of expected |i / m − j / n| of words that come from a word
        double aligned = 0;                    ///< how many of these are to be expected
    };

    double iterate(int iteration)
    {
        fillPriors();
        m_sums.resize(static_cast<std::size_t>(resolveThreads(m_options.threads)));
        for (Sums& sums : m_sums) {
            sums.counts.assign(m_table.target.size(), 0.0F);
            sums.likelihood = sums.distance = sums.aligned = 0.0;
        }
        parallelRanges(m_source.sentences(), m_options.threads, [&](std::size_t begin, std::size_t end, int part) {
            Sums& sums = m_sums[static_cast<std::size_t>(part)];
            std::vector<std::uint32_t> scratch;
            std::vector<double> posterior;
            for (std::size_t pair = begin; pair < end; ++pair) {
                check(pair, begin, part, iteration);
                expect(pair, scratch, posterior, sums);
            }
        });
        for (std::size_t part = 1; part < m_sums.size(); ++part) {
            Sums& sums = m_sums[part];
            parallelRanges(sums.counts.size(), m_options.threads, [&](std::size_t begin, std::size_t end, int) {
                for (std::size_t i = begin; i < end; ++i) {
                    m_sums[0].counts[i] += sums.counts[i];
                }
            });
            m_sums[0].likelihood += sums.likelihood;
            m_sums[0].distance += sums.distance;
            m_sums[0].aligned += sums.aligned;
        }
        normaliseCounts(m_sums[0].counts);
        const double tokens = static_cast<double>(std::max<std::uint64_t>(m_targetTokens, 1));
        if (m_options.optimiseTension && iteration > 0) {
            improveTension(m_sums[0].distance / tokens);
        }
        return std::exp(-m_sums[0].likelihood / tokens);
    }

    void expect(std::size_t pair, std::vector<std::uint32_t>& scratch, std::vector<double>& posterior, Sums& sums) const
    {
        const LengthPrior* const prior = m_prior[pair];
        if (prior == nullptr) {
            return;
        }
        const std::span<const std::uint32_t> from = m_source.sentence(pair);
        const std::span<const std::uint32_t> to = m_target.sentence(pair);
        posterior.resize(from.size());
        for (std::size_t i = 0; i < to.size(); ++i) {
            const std::size_t nullPlace = m_table.start[m_nullWord] + to[i];
            const double empty = m_options.nullProbability * static_cast<double>(m_table.probability[nullPlace]);
            double sum = empty;
            const std::span<const std::uint32_t> at = places(pair, i, scratch);
            for (std::size_t j = 0; j < from.size(); ++j) {
                posterior[j] = (1.0 - m_options.nullProbability) *
                               static_cast<double>(prior->probability[i * from.size() + j]) *
                               static_cast<double>(m_table.probability[at[j]]);
                sum += posterior[j];
            }
            sums.likelihood += std::log(std::max(sum, 1e-300));
            if (!(sum > 0.0)) {
                continue;
            }
            sums.counts[nullPlace] += static_cast<float>(empty / sum);
            for (std::size_t j = 0; j < from.size(); ++j) {
                const double share = posterior[j] / sum;
                sums.counts[at[j]] += static_cast<float>(share);
                sums.aligned += share;
                sums.distance += share * LengthPrior::off(i, to.size(), j, from.size());
            }
        }
    }

    void normaliseCounts(const std::vector<float>& counts)
    {
        parallelRanges(m_nullWord + std::size_t{1}, m_options.threads, [&](std::size_t begin, std::size_t end, int) {
            for (std::size_t row = begin; row < end; ++row) {
                double sum = 0.0;
                for (std::size_t i = m_table.start[row]; i < m_table.start[row + 1]; ++i) {
                    sum += static_cast<double>(counts[i]) + m_options.concentration;
                }
                const double whole = sum > 0.0 && m_options.concentration > 0.0 ? digamma(sum) : 0.0;
                for (std::size_t i = m_table.start[row]; i < m_table.start[row + 1] && sum > 0.0; ++i) {
                    const double count = static_cast<double>(counts[i]) + m_options.concentration;
                    m_table.probability[i] = static_cast<float>(
                        m_options.concentration > 0.0 ? std::exp(digamma(count) - whole) : count / sum);
                }
            }
        });
    }

    /// Moves the tension until the distance that the prior expects is that of the posterior.
    void improveTension(double found)
    {
        const double tokens = static_cast<double>(m_targetTokens);
        for (int step = 0; step < tensionSteps; ++step) {
            double expected = 0.0;
            for (auto& [lengths, prior] : m_lengths) {
                prior.fill(lengths.first, lengths.second, m_tension);
                expected += prior.distance * static_cast<double>(prior.pairs);
            }
            const double share = m_sums[0].aligned / tokens;
            m_tension += tensionRate * (share * expected / tokens - found);
            m_tension = std::clamp(m_tension, minTension, greatestTension);
        }
    }

    WordLinks best(std::size_t pair) const
    {
        WordLinks links;
        std::vector<std::uint32_t> scratch;
        const LengthPrior* const prior = m_prior[pair];
        if (prior == nullptr) {
            return links;
        }
        const std::span<const std::uint32_t> from = m_source.sentence(pair);
        const std::span<const std::uint32_t> to = m_target.sentence(pair);
        for (std::size_t i = 0; i < to.size(); ++i) {
            double top = m_options.nullProbability *
                         static_cast<double>(m_table.probability[m_table.start[m_nullWord] + to[i]]);
            std::size_t chosen = from.size();
            const std::span<const std::uint32_t> at = places(pair, i, scratch);
            for (std::size_t j = 0; j < from.size(); ++j) {
                const double value = (1.0 - m_options.nullProbability) *
                                     static_cast<double>(prior->probability[i * from.size() + j]) *
                                     static_cast<double>(m_table.probability[at[j]]);
                if (value > top) {
                    top = value;
                    chosen = j;
                }
            }
            if (chosen < from.size()) {
                links.emplace_back(static_cast<std::uint32_t>(chosen), static_cast<std::uint32_t>(i));
            }
        }
        std::ranges::sort(links);
        return links;
    }

    const TextIds& m_source;
    const TextIds& m_target;
    std::uint32_t m_nullWord;
    const WordAlignerOptions& m_options;
    Progress& m_progress;
    double m_tension;
    WordTranslations m_table;
    std::map<std::pair<std::size_t, std::size_t>, LengthPrior> m_lengths;
    std::vector<const LengthPrior*> m_prior;   ///< by pair
    std::vector<std::uint32_t> m_places;       ///< pairs × target words × source words; may be empty
    std::vector<std::size_t> m_placeStart;     ///< by pair; empty where places are not cached
    std::uint64_t m_targetTokens = 0;
    std::vector<Sums> m_sums;
};

} // namespace

float WordTranslations::of(std::uint32_t source, std::uint32_t targetWord) const
{
    const auto begin = target.begin() + static_cast<std::ptrdiff_t>(start[source]);
    const auto end = target.begin() + static_cast<std::ptrdiff_t>(start[source + 1]);
    const auto found = std::lower_bound(begin, end, targetWord);
    return found != end && *found == targetWord ? probability[static_cast<std::size_t>(found - target.begin())] : 0.0F;
}

WordAlignment alignWords(const TextIds& source, std::size_t sourceWords, const TextIds& target, std::size_t targetWords,
                         const WordAlignerOptions& options, Progress& progress)
{
    if (source.sentences() != target.sentences()) {
        throw Error(CROSSGLOSS_TEXT("Sentences to be compared in pairs must be as many on either side"));
    }
    return Aligner(source, sourceWords, target, options, progress).run(targetWords);
}

} // namespace crossgloss
