#pragma once

#include "base/Progress.h"
#include "corpus/ParallelSentences.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace crossgloss {

/// Two words side by side, of one language; words are those of tokenise().
class BigramSet {
public:
    explicit BigramSet(std::string language) : m_language(std::move(language)) {}

    void add(std::span<const std::string> sentences);
    bool sharedBy(std::string_view sentence) const;
    const std::string& language() const { return m_language; }
    std::size_t size() const { return m_bigrams.size(); }

private:
    std::string m_language;
    std::unordered_set<std::string> m_bigrams;
};

/// Takes out pairs of which a side of the set's language shares a bigram with it (Elgohary & Carpuat 2016, table 5).
/// @return how many. @throws Cancelled.
std::size_t dropSharing(std::vector<SentenceCorpus>& corpora, const BigramSet& bigrams, int threads, Progress& progress);

/// Keeps @p n pairs of all corpora together, drawn by the seed: a smaller sample is part of every larger one.
/// @param n 0 = all.
void keepSample(std::vector<SentenceCorpus>& corpora, std::size_t n, std::uint64_t seed);

} // namespace crossgloss
