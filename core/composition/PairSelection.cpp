#include "composition/PairSelection.h"

#include "base/Parallel.h"
#include "base/Random.h"
#include "text/Tokeniser.h"

#include <functional>
#include <numeric>

namespace crossgloss {

namespace {

void forEachBigram(std::string_view sentence, std::string_view language,
                   const std::function<void(const std::string& bigram)>& body)
{
    std::string before;
    for (const std::string& word : tokenise(sentence, language)) {
        if (!before.empty()) {
            body(before + ' ' + word);
        }
        before = word;
    }
}

/// Keeps the pairs at which @p keep is set.
void filter(SentenceCorpus& corpus, const std::vector<char>& keep)
{
    std::size_t kept = 0;
    for (std::size_t i = 0; i < keep.size(); ++i) {
        if (keep[i] == 0) {
            continue;
        }
        if (kept != i) {
            corpus.first[kept] = std::move(corpus.first[i]);
            if (corpus.parallel()) {
                corpus.second[kept] = std::move(corpus.second[i]);
            }
        }
        ++kept;
    }
    corpus.first.resize(kept);
    corpus.second.resize(corpus.parallel() ? kept : 0);
}

} // namespace

void BigramSet::add(std::span<const std::string> sentences)
{
    for (const std::string& sentence : sentences) {
        forEachBigram(sentence, m_language, [this](const std::string& bigram) { m_bigrams.insert(bigram); });
    }
}

bool BigramSet::sharedBy(std::string_view sentence) const
{
    bool shared = false;
    forEachBigram(sentence, m_language,
                  [&](const std::string& bigram) { shared = shared || m_bigrams.contains(bigram); });
    return shared;
}

std::size_t dropSharing(std::vector<SentenceCorpus>& corpora, const BigramSet& bigrams, int threads, Progress& progress)
{
    std::size_t dropped = 0;
    progress.stage(CROSSGLOSS_TEXT("Comparing with the test"), corpora.size());
    for (SentenceCorpus& corpus : corpora) {
        progress.throwIfCancelled();
        std::vector<char> keep(corpus.first.size(), 1);
        parallelRanges(keep.size(), threads, [&](std::size_t begin, std::size_t end, int) {
            for (std::size_t i = begin; i < end; ++i) {
                const bool first = corpus.firstLanguage == bigrams.language() && bigrams.sharedBy(corpus.first[i]);
                const bool second = corpus.secondLanguage == bigrams.language() && bigrams.sharedBy(corpus.second[i]);
                keep[i] = first || second ? 0 : 1;
            }
        });
        const std::size_t before = corpus.first.size();
        filter(corpus, keep);
        dropped += before - corpus.first.size();
    }
    return dropped;
}

void keepSample(std::vector<SentenceCorpus>& corpora, std::size_t n, std::uint64_t seed)
{
    std::size_t all = 0;
    for (const SentenceCorpus& corpus : corpora) {
        all += corpus.first.size();
    }
    if (n == 0 || n >= all) {
        return;
    }
    std::vector<std::uint32_t> order(all);
    std::iota(order.begin(), order.end(), 0U);
    Random random(seed);
    shuffle(order, random);
    std::vector<char> keep(all, 0);
    for (std::size_t i = 0; i < n; ++i) {
        keep[order[i]] = 1;
    }
    auto begin = keep.cbegin();
    for (SentenceCorpus& corpus : corpora) {
        const auto end = begin + static_cast<std::ptrdiff_t>(corpus.first.size());
        filter(corpus, std::vector<char>(begin, end));
        begin = end;
    }
}

} // namespace crossgloss
