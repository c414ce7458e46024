#include "composition/PhraseExtraction.h"

#include "base/Error.h"
#include "base/Random.h"
#include "base/Seconds.h"
#include "corpus/TextIds.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <unordered_map>

namespace crossgloss {

namespace {

constexpr std::size_t pairsPerCheck = 1024;
/// Occurrences that are kept before equal ones are put together.
constexpr std::size_t maxOccurrences = std::size_t{1} << 25;

/// Phrases of one language under numbers, in order of first appearance. Two different phrases that agree in 128 bits of
/// hash would be taken for one, which does not happen.
class Phrases {
public:
    std::uint32_t number(std::span<const std::uint32_t> words)
    {
        Key key{0x243f6a8885a308d3ULL, 0x13198a2e03707344ULL};
        for (const std::uint32_t word : words) {
            key.first = mixedBits(key.first + word + 0x9e3779b97f4a7c15ULL);
            key.second = mixedBits((key.second ^ word) * 0xd6e8feb86659fd93ULL + 1);
        }
        const auto [place, isNew] = m_numbers.try_emplace(key, static_cast<std::uint32_t>(m_start.size() - 1));
        if (isNew) {
            m_words.insert(m_words.end(), words.begin(), words.end());
            m_start.push_back(m_words.size());
        }
        return place->second;
    }
    std::span<const std::uint32_t> words(std::uint32_t phrase) const
    {
        return std::span(m_words).subspan(m_start[phrase], m_start[phrase + 1] - m_start[phrase]);
    }
    std::size_t size() const { return m_start.size() - 1; }

private:
    using Key = std::pair<std::uint64_t, std::uint64_t>;
    struct Hash {
        std::size_t operator()(const Key& key) const { return static_cast<std::size_t>(key.first); }
    };
    std::unordered_map<Key, std::uint32_t, Hash> m_numbers;
    std::vector<std::uint32_t> m_words;
    std::vector<std::size_t> m_start{0};
};

struct Occurrence {
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    std::uint64_t count = 1;
};

/// Sorts, and puts equal pairs together.
void merge(std::vector<Occurrence>& occurrences)
{
    std::ranges::sort(occurrences, [](const Occurrence& a, const Occurrence& b) {
        return a.first != b.first ? a.first < b.first : a.second < b.second;
    });
    std::size_t out = 0;
    for (std::size_t i = 0; i < occurrences.size(); ++i) {
        if (out > 0 && occurrences[out - 1].first == occurrences[i].first &&
            occurrences[out - 1].second == occurrences[i].second) {
            occurrences[out - 1].count += occurrences[i].count;
        } else {
            occurrences[out++] = occurrences[i];
        }
    }
    occurrences.resize(out);
}

std::string textOf(std::span<const std::uint32_t> words, const Vocabulary& vocabulary)
{
    std::string text;
    for (const std::uint32_t word : words) {
        text.append(text.empty() ? 0 : 1, ' ').append(vocabulary.word(word));
    }
    return text;
}

/// Π over the words of @p to of t(word | its likeliest word in @p from, or none).
double lexicalWeight(std::span<const std::uint32_t> from, std::span<const std::uint32_t> to,
                     const WordTranslations& translations)
{
    const auto none = static_cast<std::uint32_t>(translations.start.size() - 2);
    double weight = 1.0;
    for (const std::uint32_t word : to) {
        float best = translations.of(none, word);
        for (const std::uint32_t source : from) {
            best = std::max(best, translations.of(source, word));
        }
        weight *= static_cast<double>(best);
    }
    return weight;
}

} // namespace

std::vector<PhraseSpan> consistentPhrases(const WordLinks& links, std::size_t firstWords, std::size_t secondWords,
                                          std::size_t longest)
{
    struct Reach {
        std::uint32_t least = ~std::uint32_t{0};
        std::uint32_t greatest = 0;
        bool any() const { return least <= greatest; }
        void add(std::uint32_t place)
        {
            least = std::min(least, place);
            greatest = std::max(greatest, place);
        }
    };
    std::vector<Reach> ofFirst(firstWords);
    std::vector<Reach> ofSecond(secondWords);
    for (const auto& [i, j] : links) {
        ofFirst[i].add(j);
        ofSecond[j].add(i);
    }
    std::vector<PhraseSpan> result;
    for (std::uint32_t begin = 0; begin < firstWords; ++begin) {
        Reach second;
        for (std::uint32_t end = begin + 1; end <= std::min<std::size_t>(firstWords, begin + longest); ++end) {
            if (const Reach& added = ofFirst[end - 1]; added.any()) {
                second.add(added.least);
                second.add(added.greatest);
            }
            if (!second.any() || second.greatest - second.least >= longest) {
                continue;
            }
            bool consistent = true;
            for (std::uint32_t j = second.least; j <= second.greatest && consistent; ++j) {
                consistent = !ofSecond[j].any() || (ofSecond[j].least >= begin && ofSecond[j].greatest < end);
            }
            if (!consistent) {
                continue;
            }
            for (std::uint32_t left = second.least;; --left) {
                for (std::uint32_t right = second.greatest + 1;; ++right) {
                    if (right - left > longest) {
                        break;
                    }
                    result.push_back({begin, end, left, right});
                    if (right == secondWords || ofSecond[right].any()) {
                        break;
                    }
                }
                if (left == 0 || ofSecond[left - 1].any()) {
                    break;
                }
            }
        }
    }
    std::ranges::sort(result);
    return result;
}

ExtractedPhrases extractPhrases(const SentenceCorpus& corpus, const PhraseExtractionOptions& options, Progress& progress)
{
    if (!corpus.parallel() || corpus.firstLanguage == corpus.secondLanguage) {
        throw Error(CROSSGLOSS_TEXT("Phrase pairs are extracted from sentence pairs of two languages"));
    }
    const auto started = std::chrono::steady_clock::now();
    const VocabularyOptions everything{1, 0};
    const CountedText first = countText(corpus.first, corpus.firstLanguage, everything, options.threads, progress);
    const CountedText second = countText(corpus.second, corpus.secondLanguage, everything, options.threads, progress);
    WordAlignerOptions aligning = options.aligner;
    aligning.threads = options.threads;
    WordAlignment forward = alignWords(first.text, first.vocabulary.size(), second.text, second.vocabulary.size(),
                                       aligning, progress);
    WordAlignment backward = alignWords(second.text, second.vocabulary.size(), first.text, first.vocabulary.size(),
                                        aligning, progress);
    for (WordLinks& links : backward.links) {
        for (auto& [i, j] : links) {
            std::swap(i, j);
        }
        std::ranges::sort(links);
    }
    ExtractedPhrases result;
    result.forwardTension = forward.tension;
    result.backwardTension = backward.tension;
    result.disagreement = alignmentErrorRate(forward.links, backward.links);
    result.alignSeconds = secondsSince(started);

    progress.stage(CROSSGLOSS_TEXT("Extracting phrases"), corpus.first.size());
    Phrases firstPhrases;
    Phrases secondPhrases;
    std::vector<Occurrence> occurrences;
    std::size_t mergeAt = maxOccurrences;
    for (std::size_t pair = 0; pair < corpus.first.size(); ++pair) {
        if (pair % pairsPerCheck == 0) {
            progress.throwIfCancelled();
            progress.advance(pair);
        }
        const std::span<const std::uint32_t> a = first.text.sentence(pair);
        const std::span<const std::uint32_t> b = second.text.sentence(pair);
        if (forward.links[pair].empty() && backward.links[pair].empty()) {
            continue;
        }
        const WordLinks links = growDiagFinalAnd(forward.links[pair], backward.links[pair], a.size(), b.size());
        result.links += links.size();
        for (const PhraseSpan& span : consistentPhrases(links, a.size(), b.size(), options.longest)) {
            occurrences.push_back({firstPhrases.number(a.subspan(span.firstBegin, span.firstEnd - span.firstBegin)),
                                   secondPhrases.number(b.subspan(span.secondBegin, span.secondEnd - span.secondBegin))});
        }
        if (occurrences.size() >= mergeAt) {
            merge(occurrences);
            mergeAt = std::max(maxOccurrences, 2 * occurrences.size());
        }
    }
    merge(occurrences);
    std::vector<std::uint64_t> ofFirst(firstPhrases.size(), 0);
    std::vector<std::uint64_t> ofSecond(secondPhrases.size(), 0);
    for (const Occurrence& occurrence : occurrences) {
        ofFirst[occurrence.first] += occurrence.count;
        ofSecond[occurrence.second] += occurrence.count;
    }
    for (const Occurrence& occurrence : occurrences) {
        if (occurrence.count < options.minimumCount) {
            continue;
        }
        const std::span<const std::uint32_t> a = firstPhrases.words(occurrence.first);
        const std::span<const std::uint32_t> b = secondPhrases.words(occurrence.second);
        const double count = static_cast<double>(occurrence.count);
        result.pairs.push_back({textOf(a, first.vocabulary), textOf(b, second.vocabulary),
                                count / static_cast<double>(ofSecond[occurrence.second]),
                                count / static_cast<double>(ofFirst[occurrence.first]),
                                lexicalWeight(b, a, backward.translations), lexicalWeight(a, b, forward.translations),
                                occurrence.count});
    }
    result.extractSeconds = secondsSince(started) - result.alignSeconds;
    return result;
}

} // namespace crossgloss
