#include "linking/LinkingOutlook.h"

#include "base/Seconds.h"
#include "linking/Counterparts.h"
#include "linking/LinkingInputs.h"
#include "linking/LinkingTiming.h"
#include "text/Language.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <numeric>
#include <string>
#include <unordered_set>

namespace crossgloss {

namespace {

/// Glosses of a wordnet in the language of the vectors have nine of ten words covered; of another language it is the
/// words that both write alike.
constexpr double lowCoverage = 0.5;
/// A map that fits puts nine of ten translations nearer than a pair drawn by chance.
constexpr double poorFit = 0.65;
constexpr std::size_t maxFitPairs = 500;
constexpr std::size_t minFitPairs = 30;
constexpr std::size_t strangersPerPair = 20;
constexpr std::size_t shortestAlike = 5; ///< letters of a string that is taken to mean the same in both languages
constexpr double fewTranslated = 0.5;

std::string percent(double share)
{
    return std::to_string(std::lround(100.0 * share));
}

double knownWords(const GlossSet& glosses)
{
    std::size_t tokens = 0;
    for (std::size_t i = 0; i < glosses.size(); ++i) {
        tokens += glosses.tokensOf(i).size();
    }
    return tokens == 0 ? 0.0 : 1.0 - static_cast<double>(glosses.unknownTokens()) / static_cast<double>(tokens);
}

double shareWithCandidates(const GlossCandidates& candidates)
{
    std::size_t with = 0;
    for (std::size_t i = 0; i < candidates.sources(); ++i) {
        with += candidates.targetsOf(i).empty() ? 0 : 1;
    }
    return static_cast<double>(with) / static_cast<double>(std::max<std::size_t>(1, candidates.sources()));
}

/// Vectors of pairs that belong together, row by row.
struct Couples
{
    explicit Couples(std::size_t width) : dimension(width) {}

    bool add(const std::vector<float>& a, const std::vector<float>& b)
    {
        source.insert(source.end(), a.begin(), a.end());
        target.insert(target.end(), b.begin(), b.end());
        return ++count < maxFitPairs;
    }
    double cosine(std::size_t a, std::size_t b) const
    {
        const auto from = source.begin() + static_cast<std::ptrdiff_t>(a * dimension);
        const auto to = target.begin() + static_cast<std::ptrdiff_t>(b * dimension);
        const auto end = from + static_cast<std::ptrdiff_t>(dimension);
        const double lengths = std::sqrt(std::inner_product(from, end, from, 0.0)) *
                               std::sqrt(std::inner_product(to, to + static_cast<std::ptrdiff_t>(dimension), to, 0.0));
        return lengths > 0 ? std::inner_product(from, end, to, 0.0) / lengths : 0.0;
    }
    std::optional<double> fit() const
    {
        if (count < minFitPairs) {
            return std::nullopt;
        }
        double nearer = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const double own = cosine(i, i);
            for (std::size_t step = 1; step <= strangersPerPair; ++step) {
                const double other = cosine(i, (i + step * count / (strangersPerPair + 1)) % count);
                nearer += own > other ? 1.0 : own == other ? 0.5 : 0.0;
            }
        }
        return nearer / static_cast<double>(count * strangersPerPair);
    }

    std::size_t dimension;
    std::size_t count = 0;
    std::vector<float> source;
    std::vector<float> target;
};

class Outlook
{
public:
    Outlook(const LinkableWordnet& source, const LinkableWordnet& target, const MakeLinkingOptions& options,
            const EncodeGlosses& encode, Progress& progress)
        : m_source(source), m_target(target), m_options(options), m_encode(encode), m_progress(progress)
    {
    }

    LinkingOutlook run()
    {
        takeGlosses(m_source, m_target, m_options.commonOnly, m_linking);
        const auto begin = std::chrono::steady_clock::now();
        const GlossSet from = glossSetOf(m_linking.source, m_source, m_options, m_progress);
        const GlossSet to = glossSetOf(m_linking.target, m_target, m_options, m_progress);
        LinkingWork work;
        work.bagSeconds = secondsSince(begin);
        m_progress.stage(CROSSGLOSS_TEXT("Checking the inputs of the linking"), 0);
        m_result.source = {from.size(), knownWords(from), from.emptyGlosses()};
        m_result.target = {to.size(), knownWords(to), to.emptyGlosses()};
        m_targetOf = counterparts(m_linking.source.glosses, m_linking.target.glosses);
        work.known =
            static_cast<std::size_t>(std::ranges::count_if(m_targetOf, [](auto target) { return target >= 0; }));
        m_progress.throwIfCancelled();
        countPairs();
        measureFit(from, to);
        m_progress.throwIfCancelled();
        judge();
        work.pairs = m_result.pairs;
        work.stored = from.size() + m_target.wordnet->synsets.size();
        if (m_result.possible()) {
            m_result.seconds = linkingSeconds(m_linking, from, to, work, m_options, m_encode, m_progress);
        }
        std::ranges::stable_sort(m_result.warnings, std::greater<>(), &Warning::severity);
        return std::move(m_result);
    }

private:
    void countPairs()
    {
        const std::size_t dimension =
            std::max(m_options.dimension, m_options.siamese ? m_options.siamese->shape.hidden : std::size_t{0});
        const std::size_t sources = m_linking.source.glosses.size();
        const std::size_t targets = m_linking.target.glosses.size();
        const LinkingNeeds needs = linkingNeeds(sources, targets, m_options.candidates, dimension);
        m_result.pairs = needs.pairs;
        m_result.bytes = needs.bytes;
        if (m_options.dictionary) {
            const GlossCandidates found = translatedCandidates(m_linking.source, m_linking.target,
                                                               *m_options.dictionary, m_options.samePartOfSpeech);
            m_result.translated = shareWithCandidates(found);
            if (candidatesByDictionary(m_options)) {
                m_result.pairs = static_cast<double>(found.pairs());
                m_result.bytes =
                    linkingNeeds(sources, targets, found.pairs() / std::max<std::size_t>(1, sources) + 1, dimension)
                        .bytes;
            }
            if (*m_result.translated < fewTranslated) {
                std::vector<WordPair> turned = *m_options.dictionary;
                for (WordPair& pair : turned) {
                    std::swap(pair.source, pair.target);
                }
                m_result.turned = shareWithCandidates(
                    translatedCandidates(m_linking.source, m_linking.target, turned, m_options.samePartOfSpeech));
            }
        } else if (m_options.candidates == 0 && m_options.samePartOfSpeech) {
            countEveryPair();
        }
    }

    void countEveryPair()
    {
        std::array<double, 256> sources{};
        std::array<double, 256> targets{};
        for (const std::uint8_t kind : kindsOf(m_linking.source.glosses, m_options)) {
            ++sources[kind];
        }
        for (const std::uint8_t kind : kindsOf(m_linking.target.glosses, m_options)) {
            ++targets[kind];
        }
        const double all = static_cast<double>(m_linking.target.glosses.size());
        m_result.pairs = sources[0] * all;
        for (std::size_t kind = 1; kind < sources.size(); ++kind) {
            m_result.pairs += sources[kind] * (targets[kind] + targets[0]);
        }
    }

    /// Translations where there is a dictionary, else glosses that ids join, else words that both write alike.
    void measureFit(const GlossSet& from, const GlossSet& to)
    {
        Couples couples(m_options.dimension);
        std::vector<float> a(m_options.dimension);
        std::vector<float> b(m_options.dimension);
        const auto addWords = [&](const std::string& source, const std::string& target) {
            return !m_source.vectors(source, a) || !m_target.vectors(target, b) || couples.add(a, b);
        };
        if (m_options.dictionary) {
            const std::vector<WordPair>& pairs = *m_options.dictionary;
            // From all over the list, which may be in the order of the alphabet.
            const std::size_t step = std::max<std::size_t>(1, pairs.size() / (4 * maxFitPairs));
            for (std::size_t i = 0; i < pairs.size(); i += step) {
                if (!addWords(normalise(pairs[i].source, m_linking.source.language),
                              normalise(pairs[i].target, m_linking.target.language))) {
                    break;
                }
            }
        }
        if (couples.count < minFitPairs) {
            addGlosses(from, to, couples);
        }
        if (couples.count < minFitPairs) {
            std::unordered_set<std::string_view> words;
            for (std::uint32_t id = 0; id < to.vocabulary(); ++id) {
                words.insert(to.word(id));
            }
            for (std::uint32_t id = 0; id < from.vocabulary(); ++id) {
                const std::string& word = from.word(id);
                if (word.size() >= shortestAlike && words.contains(word) && !addWords(word, word)) {
                    break;
                }
            }
        }
        m_result.fit = couples.fit();
    }

    void addGlosses(const GlossSet& from, const GlossSet& to, Couples& couples) const
    {
        const auto meanOf = [this](const GlossSet& glosses, std::size_t gloss) {
            std::vector<float> mean(m_options.dimension, 0.0F);
            const auto words = glosses.wordsOf(gloss);
            const auto masses = glosses.massesOf(gloss);
            for (std::size_t i = 0; i < words.size(); ++i) {
                for (std::size_t d = 0; d < mean.size(); ++d) {
                    mean[d] += static_cast<float>(masses[i]) * glosses.vectors()[words[i] * mean.size() + d];
                }
            }
            return mean;
        };
        const std::size_t step = std::max<std::size_t>(1, m_targetOf.size() / (2 * maxFitPairs));
        for (std::size_t i = 0; i < m_targetOf.size(); i += step) {
            if (m_targetOf[i] >= 0 && !from.wordsOf(i).empty() &&
                !to.wordsOf(static_cast<std::size_t>(m_targetOf[i])).empty() &&
                !couples.add(meanOf(from, i), meanOf(to, static_cast<std::size_t>(m_targetOf[i])))) {
                return;
            }
        }
    }

    void add(Warning::Severity severity, std::string text, std::vector<std::string> arguments, std::string advice = {})
    {
        m_result.warnings.push_back({severity, std::move(text), std::move(arguments), std::move(advice)});
    }

    void judge()
    {
        judgeSide(m_source, m_result.source);
        judgeSide(m_target, m_result.target);
        if (!m_source.checksum.empty() && m_source.checksum == m_target.checksum) {
            add(Warning::Severity::Note, CROSSGLOSS_TEXT("Both wordnets are the same"), {});
        }
        judgeDictionary();
        if (m_result.fit && *m_result.fit < poorFit) {
            add(Warning::Severity::Doubtful,
                CROSSGLOSS_TEXT("Known pairs are hardly closer than random pairs: %1 %, where chance is 50"),
                {percent(*m_result.fit)},
                CROSSGLOSS_TEXT(
                    "See that the map is of these vectors and languages; without a map, the vectors must have "
                    "been aligned before"));
        }
    }

    void judgeSide(const LinkableWordnet& wordnet, const LinkingOutlook::Side& side)
    {
        const std::string& language = wordnet.wordnet->language;
        if (!wordnet.vectorLanguage.empty() && !language.empty() && wordnet.vectorLanguage != language) {
            add(Warning::Severity::Doubtful, CROSSGLOSS_TEXT("%1 is in %2, its word vectors are in %3"),
                {wordnet.wordnet->name, languageName(language), languageName(wordnet.vectorLanguage)},
                CROSSGLOSS_TEXT(
                    "See that the vectors are those of the wordnet's language, and the sides in this order"));
        }
        if (side.knownWords < lowCoverage) {
            add(Warning::Severity::Doubtful,
                CROSSGLOSS_TEXT("The vectors have only %1 % of the words in the glosses of %2"),
                {percent(side.knownWords), wordnet.wordnet->name},
                CROSSGLOSS_TEXT("Take vectors of this language with more words"));
        }
    }

    void judgeDictionary()
    {
        if (!m_result.translated) {
            return;
        }
        const double translated = *m_result.translated;
        const bool turned = m_result.turned > 2 * translated;
        const bool needed = candidatesByDictionary(m_options);
        const std::string advice =
            turned ? CROSSGLOSS_TEXT("Its direction is reversed: swap its columns, or the wordnets")
                   : CROSSGLOSS_TEXT("Is the dictionary of these languages, and in this direction?");
        if (translated <= 0) {
            add(needed ? Warning::Severity::Impossible : Warning::Severity::Doubtful,
                CROSSGLOSS_TEXT("The dictionary translates no word of %1 into one of %2"),
                {m_linking.source.name, m_linking.target.name}, advice);
        } else if (turned) {
            add(Warning::Severity::Doubtful,
                CROSSGLOSS_TEXT("The dictionary translates words of %1 % of the glosses, reversed of %2 %"),
                {percent(translated), percent(m_result.turned)}, advice);
        } else if (needed && translated < fewTranslated) {
            add(Warning::Severity::Note,
                CROSSGLOSS_TEXT("The dictionary translates words of %1 % of the glosses; the others get no suggestion"),
                {percent(translated)}, CROSSGLOSS_TEXT("Several dictionaries together cover more"));
        }
    }

    const LinkableWordnet& m_source;
    const LinkableWordnet& m_target;
    const MakeLinkingOptions& m_options;
    const EncodeGlosses& m_encode;
    Progress& m_progress;
    Linking m_linking;
    std::vector<std::int32_t> m_targetOf;
    LinkingOutlook m_result;
};

const char* nameOf(Warning::Severity severity)
{
    constexpr std::array names = {"note", "doubtful", "impossible"};
    return names.at(static_cast<std::size_t>(severity));
}

} // namespace

bool LinkingOutlook::possible() const
{
    return std::ranges::none_of(
        warnings, [](const Warning& warning) { return warning.severity == Warning::Severity::Impossible; });
}

LinkingOutlook linkingOutlook(const LinkableWordnet& source, const LinkableWordnet& target,
                              const MakeLinkingOptions& options, const EncodeGlosses& encode, Progress& progress)
{
    return Outlook(source, target, options, encode, progress).run();
}

nlohmann::json toJson(const LinkingOutlook& outlook)
{
    const auto side = [](const LinkingOutlook::Side& each) {
        return nlohmann::json{
            {"glosses", each.glosses}, {"known_words", each.knownWords}, {"empty_glosses", each.emptyGlosses}};
    };
    nlohmann::json json = {{"source", side(outlook.source)},
                           {"target", side(outlook.target)},
                           {"pairs", outlook.pairs},
                           {"bytes", outlook.bytes},
                           {"seconds", outlook.seconds},
                           {"possible", outlook.possible()},
                           {"warnings", nlohmann::json::array()}};
    if (outlook.fit) {
        json["fit"] = *outlook.fit;
    }
    if (outlook.translated) {
        json["translated"] = *outlook.translated;
        json["turned_round"] = outlook.turned;
    }
    for (const Warning& warning : outlook.warnings) {
        json["warnings"].push_back({{"severity", nameOf(warning.severity)}, {"message", warning.message()}});
    }
    return json;
}

} // namespace crossgloss
