#include "alignment/Alignability.h"

#include "alignment/Align.h"
#include "alignment/GraphSpectrum.h"
#include "alignment/HeldOut.h"
#include "alignment/UnsupervisedStart.h"
#include "base/Parallel.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>
#include <unordered_set>

namespace crossgloss {

namespace {

constexpr std::size_t graphWords = 1000;
constexpr std::size_t graphNeighbours = 10;
/// Smaller graphs say little.
constexpr std::size_t minGraphWords = 100;
constexpr std::size_t minRankedPairs = 10;
constexpr double lowCoverage = 0.2;
/// Among vectors of novels in four related languages and published ones of two, the distances of the most frequent words were
/// 0.1 to 1.9 where corpus and training agreed, and above 3.6 to points at random.
constexpr double farSpectrum = 3.0;
constexpr std::size_t smallVocabulary = 1000;

std::string percent(double share)
{
    return std::to_string(std::lround(100.0 * share));
}

/// Ranks from 0; equal values do not occur.
std::vector<double> ranks(const std::vector<std::uint32_t>& values)
{
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return values[i]; });
    std::vector<double> result(values.size());
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
        result[order[rank]] = static_cast<double>(rank);
    }
    return result;
}

double correlation(const std::vector<double>& a, const std::vector<double>& b)
{
    const double mean = 0.5 * (static_cast<double>(a.size()) - 1.0);   // of ranks
    double both = 0.0;
    double square = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        both += (a[i] - mean) * (b[i] - mean);
        square += (a[i] - mean) * (a[i] - mean);
    }
    return square > 0.0 ? both / square : 0.0;
}

class Check {
public:
    Check(const EmbeddingSpace& source, const EmbeddingSpace& target, const AlignmentData& data, const AlignOptions& options,
          Progress& progress)
        : m_source(source), m_target(target), m_data(data), m_options(options), m_progress(progress), m_quiet(progress)
    {
    }

    Alignability run()
    {
        m_progress.stage(CROSSGLOSS_TEXT("Checking whether the spaces can be aligned"), 0);
        m_result.sourceWords = m_source.size();
        m_result.targetWords = m_target.size();
        m_result.sourceDimension = m_source.dimension();
        m_result.targetDimension = m_target.dimension();
        m_result.pairs = m_data.words.pairs.size();
        m_result.coverage = m_data.words.coverage();
        countIdentical();
        m_progress.throwIfCancelled();
        compareFrequencies();
        compareSpectra();
        m_progress.throwIfCancelled();
        judgeSpaces();
        judgeDictionary();
        judgeMethod();
        std::ranges::stable_sort(m_result.warnings, std::greater<>(), &Warning::severity);
        return std::move(m_result);
    }

private:
    void countIdentical()
    {
        const std::size_t threads = static_cast<std::size_t>(resolveThreads(m_options.threads));
        std::vector<std::size_t> counts(threads);
        const bool sourceSmaller = m_source.size() < m_target.size();
        const EmbeddingSpace& smaller = sourceSmaller ? m_source : m_target;
        const EmbeddingSpace& larger = sourceSmaller ? m_target : m_source;
        parallelRanges(smaller.size(), m_options.threads, [&](std::size_t begin, std::size_t end, int part) {
            for (std::size_t row = begin; row < end; ++row) {
                counts[static_cast<std::size_t>(part)] += larger.find(smaller.word(row)) ? 1 : 0;
            }
        });
        m_result.identicalStrings = std::accumulate(counts.begin(), counts.end(), std::size_t{0});
    }

    /// One pair for every word, the most frequent ones first.
    std::vector<IndexPair> distinctPairs() const
    {
        std::vector<IndexPair> pairs = m_data.words.pairs;
        // No two pairs are equal here, so that the order in which they were listed tells nothing.
        std::ranges::sort(pairs, {}, [](const IndexPair& pair) {
            return std::tuple(std::uint64_t{pair.source} + pair.target, pair.source, pair.target);
        });
        std::unordered_set<std::uint32_t> sources;
        std::unordered_set<std::uint32_t> targets;
        std::erase_if(pairs, [&](const IndexPair& pair) {
            if (sources.contains(pair.source) || targets.contains(pair.target)) {
                return true;
            }
            sources.insert(pair.source);
            targets.insert(pair.target);
            return false;
        });
        return pairs;
    }

    void compareFrequencies()
    {
        m_distinct = distinctPairs();
        const std::vector<IndexPair>& pairs = m_data.words.pairs;
        if (!pairs.empty()) {
            const auto frequent = std::ranges::count_if(pairs, [&](const IndexPair& pair) {
                return pair.source < m_options.vocabulary && pair.target < m_options.vocabulary;
            });
            m_result.frequentPairs = static_cast<double>(frequent) / static_cast<double>(pairs.size());
        }
        if (m_distinct.size() >= minRankedPairs) {
            std::vector<std::uint32_t> sources(m_distinct.size());
            std::vector<std::uint32_t> targets(m_distinct.size());
            std::ranges::transform(m_distinct, sources.begin(), &IndexPair::source);
            std::ranges::transform(m_distinct, targets.begin(), &IndexPair::target);
            m_result.frequencyCorrelation = correlation(ranks(sources), ranks(targets));
        }
    }

    std::vector<double> spectrum(const EmbeddingSpace& space, const std::vector<std::uint32_t>& rows)
    {
        const std::size_t dimension = space.dimension();
        const Normalisation normalisation({space.data(), space.size(), dimension}, dimension,
                                          Normalisation::standardSteps(), m_options.threads);
        std::vector<float> values;
        values.reserve(rows.size() * dimension);
        for (const std::uint32_t row : rows) {
            values.insert(values.end(), space.vector(row).begin(), space.vector(row).end());
        }
        normalisation.apply(values.data(), rows.size(), dimension);
        return laplacianSpectrum({values.data(), rows.size(), dimension}, dimension, graphNeighbours, m_options.threads,
                                 m_quiet);
    }

    void compareSpectra()
    {
        m_result.spectralOfDictionary = m_distinct.size() >= minGraphWords;
        const std::size_t words = std::min(
            graphWords, m_result.spectralOfDictionary ? m_distinct.size() : std::min(m_source.size(), m_target.size()));
        if (words < minGraphWords) {
            m_result.spectralOfDictionary = false;
            return;
        }
        std::vector<std::uint32_t> sources(words);
        std::vector<std::uint32_t> targets(words);
        for (std::size_t i = 0; i < words; ++i) {
            sources[i] = m_result.spectralOfDictionary ? m_distinct[i].source : static_cast<std::uint32_t>(i);
            targets[i] = m_result.spectralOfDictionary ? m_distinct[i].target : static_cast<std::uint32_t>(i);
        }
        m_result.spectralWords = words;
        m_result.spectralDistance = spectralDistance(spectrum(m_source, sources), spectrum(m_target, targets));
    }

    void add(Warning::Severity severity, std::string text, std::vector<std::string> arguments, std::string advice = {})
    {
        m_result.warnings.push_back({severity, std::move(text), std::move(arguments), std::move(advice)});
    }

    void judgeSpaces()
    {
        using enum Warning::Severity;
        if (m_source.size() == 0 || m_target.size() == 0) {
            add(Impossible, CROSSGLOSS_TEXT("A space without vectors cannot be aligned"), {});
            return;
        }
        if (m_source.dimension() != m_target.dimension()) {
            add(Note, CROSSGLOSS_TEXT("The spaces have %1 and %2 dimensions; the shared one cannot have more than the smaller"),
                {std::to_string(m_source.dimension()), std::to_string(m_target.dimension())});
        }
        if (m_source.size() == m_target.size() && m_source.checksum() == m_target.checksum()) {
            add(Note, CROSSGLOSS_TEXT("Both spaces are the same"), {});
        }
        const std::size_t smaller = std::min(m_source.size(), m_target.size());
        if (smaller < smallVocabulary) {
            add(Doubtful, CROSSGLOSS_TEXT("A space has only %1 words: neighbourhoods say little, and few words can be translated"),
                {std::to_string(smaller)}, CROSSGLOSS_TEXT("Load more words"));
        }
        if (m_result.frequencyCorrelation && *m_result.frequencyCorrelation < 0.1 && m_distinct.size() >= minGraphWords) {
            add(Doubtful, CROSSGLOSS_TEXT("The words of a pair differ widely in frequency (correlation %1)"),
                {std::to_string(*m_result.frequencyCorrelation).substr(0, 5)},
                CROSSGLOSS_TEXT("See that both spaces begin with their most frequent words, and that the dictionary is of these "
                                "languages, in this direction"));
        }
    }

    bool learnsWithoutPairs() const
    {
        return m_options.method == AlignmentMethod::SelfLearning || m_options.method == AlignmentMethod::MuseRefinement;
    }

    void judgeDictionary()
    {
        using enum Warning::Severity;
        const AlignmentPairs& words = m_data.words;
        if (words.listed > 0 && words.pairs.empty()) {
            add(learnsWithoutPairs() ? Doubtful : Impossible, CROSSGLOSS_TEXT("None of the %1 pairs is in both spaces"),
                {std::to_string(words.listed)},
                CROSSGLOSS_TEXT("See that the languages are in this order, and how the words are written"));
        } else if (words.pairs.empty() && !m_data.sentences && !learnsWithoutPairs()) {
            add(Impossible, CROSSGLOSS_TEXT("There are no pairs to learn a map from"), {},
                CROSSGLOSS_TEXT("Give a dictionary, or take self-learning"));
        } else if (words.sourceWords > 0 && words.coverage() < lowCoverage) {
            add(Doubtful, CROSSGLOSS_TEXT("The spaces cover only %1 % of the dictionary's words"), {percent(words.coverage())},
                CROSSGLOSS_TEXT("Load more words, and see that the languages are right"));
        }
        const std::size_t aside = static_cast<std::size_t>(
            std::llround(m_options.heldOut * static_cast<double>(words.coveredSourceWords)));
        const bool stopsOnPairs = learnsWithoutPairs() || m_options.method == AlignmentMethod::Rcsls
                                  || m_options.method == AlignmentMethod::ProcrustesReduced;
        if (stopsOnPairs && !words.pairs.empty() && m_options.heldOut > 0.0 && aside < minHeldOutWords) {
            add(Note, CROSSGLOSS_TEXT("The dictionary is too small for a held-out part: the map cannot be evaluated"),
                {});
        }
    }

    void judgeMethod()
    {
        using enum Warning::Severity;
        const std::size_t pairs = m_data.words.pairs.size();
        const std::size_t dimension = std::min(m_source.dimension(), m_target.dimension());
        if (pairs > 0 && pairs < dimension) {
            judgeFewPairs(pairs, dimension);
        }
        if (pairs > 0 || m_data.sentences || !learnsWithoutPairs()) {
            return;
        }
        if (std::min(m_source.size(), m_target.size()) < minUnsupervisedWords) {
            add(Impossible, CROSSGLOSS_TEXT("Without a dictionary, at least %1 words of each language are needed; there are %2"),
                {std::to_string(minUnsupervisedWords), std::to_string(std::min(m_source.size(), m_target.size()))},
                CROSSGLOSS_TEXT("Give a dictionary, or larger spaces"));
        } else if (m_result.spectralDistance && *m_result.spectralDistance > farSpectrum) {
            add(Doubtful,
                CROSSGLOSS_TEXT("The spaces are not isomorphic (spectral distance %1; related languages are below %2): "
                                "without pairs the run will probably find nothing"),
                {std::to_string(*m_result.spectralDistance).substr(0, 4), std::to_string(farSpectrum).substr(0, 1)},
                CROSSGLOSS_TEXT("Give a few dozen pairs, or identical strings"));
        }
    }

    void judgeFewPairs(std::size_t pairs, std::size_t dimension)
    {
        using enum Warning::Severity;
        const std::vector<std::string> counts = {std::to_string(pairs), std::to_string(dimension)};
        switch (m_options.method) {
        case AlignmentMethod::LeastSquares:
        case AlignmentMethod::Cca:
        case AlignmentMethod::VecMap:
        case AlignmentMethod::Rcsls:
            add(Doubtful, CROSSGLOSS_TEXT("%1 pairs are fewer than the %2 dimensions: the map will overfit"), counts,
                CROSSGLOSS_TEXT("Take self-learning, or a larger dictionary"));
            break;
        case AlignmentMethod::Procrustes:
        case AlignmentMethod::ProcrustesReduced:
            add(Doubtful, CROSSGLOSS_TEXT("%1 pairs leave most of the %2 dimensions undetermined"), counts,
                CROSSGLOSS_TEXT("Take self-learning, or a larger dictionary"));
            break;
        case AlignmentMethod::MuseRefinement:
            add(Doubtful,
                CROSSGLOSS_TEXT(
                    "%1 pairs leave most of the %2 dimensions undetermined, and a refinement needs a good start"),
                counts, CROSSGLOSS_TEXT("Take self-learning, or a larger dictionary"));
            break;
        case AlignmentMethod::SelfLearning:
            break;
        }
    }

    const EmbeddingSpace& m_source;
    const EmbeddingSpace& m_target;
    const AlignmentData& m_data;
    const AlignOptions& m_options;
    Progress& m_progress;
    QuietProgress m_quiet;
    std::vector<IndexPair> m_distinct;
    Alignability m_result;
};

const char* nameOf(Warning::Severity severity)
{
    switch (severity) {
    case Warning::Severity::Note:
        return "note";
    case Warning::Severity::Doubtful:
        return "doubtful";
    case Warning::Severity::Impossible:
        return "impossible";
    }
    return "";
}

} // namespace

std::string Warning::message() const
{
    const std::string filled = formatMessage(text, arguments);
    return advice.empty() ? filled : filled + ". " + formatMessage(advice, arguments);
}

bool Alignability::possible() const
{
    return std::ranges::none_of(warnings, [](const Warning& warning) {
        return warning.severity == Warning::Severity::Impossible;
    });
}

nlohmann::json toJson(const Alignability& alignability)
{
    nlohmann::json json = {{"source_words", alignability.sourceWords},
                           {"target_words", alignability.targetWords},
                           {"source_dimension", alignability.sourceDimension},
                           {"target_dimension", alignability.targetDimension},
                           {"identical_strings", alignability.identicalStrings},
                           {"pairs", alignability.pairs},
                           {"coverage", alignability.coverage},
                           {"frequent_pairs", alignability.frequentPairs},
                           {"possible", alignability.possible()},
                           {"warnings", nlohmann::json::array()}};
    if (alignability.frequencyCorrelation) {
        json["frequency_correlation"] = *alignability.frequencyCorrelation;
    }
    if (alignability.spectralDistance) {
        json["spectral_distance"] = *alignability.spectralDistance;
        json["spectral_words"] = alignability.spectralWords;
        json["spectral_of"] = alignability.spectralOfDictionary ? "dictionary" : "frequent";
    }
    for (const Warning& warning : alignability.warnings) {
        json["warnings"].push_back({{"severity", nameOf(warning.severity)}, {"message", warning.message()}});
    }
    return json;
}

Alignability checkAlignability(const EmbeddingSpace& source, const EmbeddingSpace& target, const AlignmentData& data,
                               const AlignOptions& options, Progress& progress)
{
    return Check(source, target, data, options, progress).run();
}

} // namespace crossgloss
