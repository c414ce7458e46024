#include "corpus/TextIds.h"

#include "base/Error.h"
#include "base/Parallel.h"
#include "resources/WordIndex.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace crossgloss {

namespace {

/// Sentences that are cut at once, before their words are numbered in order.
constexpr std::size_t blockSentences = 16384;

/// Runs @p cut over all sentences, blocks of them in parallel, and hands what it made on in order, on the calling thread.
template <typename Made, typename Cut, typename Sink>
void forEachSentence(std::span<const std::string> sentences, int threads, Progress& progress, const Cut& cut,
                     const Sink& sink)
{
    progress.stage(CROSSGLOSS_TEXT("Reading words"), sentences.size());
    std::vector<Made> block;
    for (std::size_t begin = 0; begin < sentences.size(); begin += blockSentences) {
        progress.throwIfCancelled();
        progress.advance(begin);
        block.resize(std::min(blockSentences, sentences.size() - begin));
        parallelRanges(block.size(), threads, [&](std::size_t from, std::size_t to, int) {
            for (std::size_t i = from; i < to; ++i) {
                cut(sentences[begin + i], block[i]);
            }
        });
        for (Made& made : block) {
            sink(made);
        }
    }
    progress.advance(sentences.size());
}

/// A sentence in numbers.
struct SentenceIds {
    std::vector<std::uint32_t> ids;
    std::size_t words = 0;
};

} // namespace

std::size_t Vocabulary::Hash::operator()(std::string_view text) const
{
    return static_cast<std::size_t>(hashWord(text));
}

Vocabulary::Vocabulary(std::vector<std::string> words) : m_words(std::move(words))
{
    m_ids.reserve(m_words.size());
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        if (!m_ids.emplace(m_words[i], static_cast<std::uint32_t>(i)).second) {
            throw Error(CROSSGLOSS_TEXT("The word \"%1\" stands twice in a vocabulary"), {m_words[i]});
        }
    }
}

std::optional<std::uint32_t> Vocabulary::find(std::string_view word) const
{
    const auto place = m_ids.find(word);
    return place == m_ids.end() ? std::nullopt : std::optional(place->second);
}

void TextIds::append(const TextIds& other)
{
    const std::size_t shift = ids.size();
    start.reserve(start.size() + other.sentences());
    for (std::size_t i = 1; i < other.start.size(); ++i) {
        start.push_back(shift + other.start[i]);
    }
    ids.insert(ids.end(), other.ids.begin(), other.ids.end());
    words.insert(words.end(), other.words.begin(), other.words.end());
}

CountedText countText(std::span<const std::string> sentences, std::string_view language, const VocabularyOptions& options,
                      int threads, Progress& progress)
{
    std::unordered_map<std::string, std::uint32_t> provisional;
    std::vector<const std::string*> words;
    std::vector<std::uint64_t> counts;
    CountedText result;
    TextIds& text = result.text;
    text.start.reserve(sentences.size() + 1);
    const auto cut = [&](const std::string& sentence, std::vector<std::string>& tokens) {
        tokens = tokenise(sentence, language);
    };
    forEachSentence<std::vector<std::string>>(sentences, threads, progress, cut, [&](std::vector<std::string>& tokens) {
        for (std::string& token : tokens) {
            const auto [place, isNew] =
                provisional.try_emplace(std::move(token), static_cast<std::uint32_t>(words.size()));
            if (isNew) {
                if (words.size() == leftOut) {
                    throw Error(CROSSGLOSS_TEXT("There are more different words than can be numbered"));
                }
                words.push_back(&place->first);
                counts.push_back(0);
            }
            ++counts[place->second];
            text.ids.push_back(place->second);
        }
        text.words.push_back(static_cast<std::uint32_t>(tokens.size()));
        text.start.push_back(text.ids.size());
    });

    std::vector<std::uint32_t> order(words.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::sort(order, [&](std::uint32_t a, std::uint32_t b) {
        return counts[a] != counts[b] ? counts[a] > counts[b] : *words[a] < *words[b];
    });
    std::vector<std::uint32_t> renamed(words.size(), leftOut);
    std::vector<std::string> kept;
    for (const std::uint32_t id : order) {
        if (counts[id] < options.minimumCount || (options.maximumWords > 0 && kept.size() == options.maximumWords)) {
            break;
        }
        renamed[id] = static_cast<std::uint32_t>(kept.size());
        kept.push_back(*words[id]);
        result.counts.push_back(counts[id]);
    }
    std::size_t out = 0;
    for (std::size_t sentence = 0, read = 0; sentence < text.sentences(); ++sentence) {
        for (; read < text.start[sentence + 1]; ++read) {
            if (const std::uint32_t id = renamed[text.ids[read]]; id != leftOut) {
                text.ids[out++] = id;
            }
        }
        text.start[sentence + 1] = out;
    }
    text.ids.resize(out);
    text.ids.shrink_to_fit();
    result.vocabulary = Vocabulary(std::move(kept));
    return result;
}

TextIds textIds(std::span<const std::string> sentences, std::string_view language, const WordFinder& find, int threads,
                Progress& progress)
{
    TextIds text;
    text.start.reserve(sentences.size() + 1);
    text.words.reserve(sentences.size());
    const auto cut = [&](const std::string& sentence, SentenceIds& made) {
        const std::vector<std::string> tokens = tokenise(sentence, language);
        made.words = tokens.size();
        made.ids.clear();
        for (const std::string& token : tokens) {
            if (const std::optional<std::uint32_t> id = find(token)) {
                made.ids.push_back(*id);
            }
        }
    };
    forEachSentence<SentenceIds>(sentences, threads, progress, cut, [&](const SentenceIds& made) {
        text.ids.insert(text.ids.end(), made.ids.begin(), made.ids.end());
        text.words.push_back(static_cast<std::uint32_t>(made.words));
        text.start.push_back(text.ids.size());
    });
    return text;
}

TextIds textIds(std::span<const std::string> sentences, std::string_view language, const Vocabulary& vocabulary,
                int threads, Progress& progress)
{
    return textIds(sentences, language, [&](std::string_view word) { return vocabulary.find(word); }, threads, progress);
}

std::vector<std::uint64_t> documentCounts(const TextIds& text, std::size_t words)
{
    std::vector<std::uint64_t> documents(words, 0);
    std::vector<std::size_t> last(words, 0);
    for (std::size_t sentence = 0; sentence < text.sentences(); ++sentence) {
        for (const std::uint32_t id : text.sentence(sentence)) {
            if (last[id] != sentence + 1) {
                last[id] = sentence + 1;
                ++documents[id];
            }
        }
    }
    return documents;
}

} // namespace crossgloss
