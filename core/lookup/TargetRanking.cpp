#include "lookup/TargetRanking.h"

#include "text/Tokeniser.h"

#include <algorithm>
#include <unordered_set>

namespace crossgloss {

bool ranksBefore(const RankedWord& a, const RankedWord& b)
{
    if (a.score != b.score) {
        return a.score > b.score;
    }
    return a.row != b.row ? a.row < b.row : a.hit < b.hit;
}

namespace {

constexpr auto before = [](const RankedWord& a, const RankedWord& b) { return ranksBefore(a, b); };

bool same(const RankedWord& a, const RankedWord& b)
{
    return a.row != noRow ? a.row == b.row : b.row == noRow && a.hit == b.hit;
}

} // namespace

RankedWord TargetRanking::atRow(std::size_t row, std::size_t hit) const
{
    const double lexical = hit == noRow ? 0 : m_target.lexical[hit].score;
    if (m_target.dense.empty()) {
        return {lexical, row, hit};
    }
    return {fuse(static_cast<double>(m_target.dense[row]), m_target.scale, lexical, m_fusion), row, hit};
}

RankedWord TargetRanking::outside(std::size_t hit) const
{
    const double lexical = m_target.lexical[hit].score;
    return {m_target.dense.empty() ? lexical : fuse(std::nullopt, m_target.scale, lexical, m_fusion), noRow, hit};
}

bool TargetRanking::admits(const RankedWord& candidate) const
{
    // Lexical hits have passed both tests already.
    if (candidate.hit != noRow) {
        return true;
    }
    const std::string_view word = m_pack->word(m_target.language, candidate.row);
    if (!m_filter.empty() && !m_filter.accepts(word, m_pack->partsOfSpeech(m_target.language, candidate.row),
                                               static_cast<int>(candidate.row) + 1)) {
        return false;
    }
    return m_target.language != m_query.from || !m_words.contains(word);
}

template <typename Sink>
void TargetRanking::eachHit(const Sink& sink) const
{
    for (std::size_t i = 0; i < m_target.lexical.size(); ++i) {
        const std::size_t row = m_target.lexicalRow[i];
        if (row == noRow) {
            sink(outside(i));
        } else if (m_target.hitOfRow.at(row) == i) {
            sink(atRow(row, i));
        }
    }
}

std::vector<RankedWord> TargetRanking::base(std::size_t wanted) const
{
    std::vector<RankedWord> heap;
    const auto offer = [&](const RankedWord& candidate) {
        if (heap.size() == wanted && !ranksBefore(candidate, heap.front())) {
            return;
        }
        if (!admits(candidate)) {
            return;
        }
        if (heap.size() == wanted) {
            std::pop_heap(heap.begin(), heap.end(), before);
            heap.pop_back();
        }
        heap.push_back(candidate);
        std::push_heap(heap.begin(), heap.end(), before);
    };
    if (wanted == 0) {
        return heap;
    }
    eachHit(offer);
    for (std::size_t row = 0; row < m_target.dense.size(); ++row) {
        const RankedWord candidate = atRow(row, noRow);
        if (heap.size() == wanted && !ranksBefore(candidate, heap.front())) {
            continue;
        }
        if (!m_target.hitOfRow.contains(row)) {
            offer(candidate);
        }
    }
    std::sort(heap.begin(), heap.end(), before);
    return heap;
}

void TargetRanking::rerank(std::vector<RankedWord> first)
{
    m_first = std::move(first);
}

std::vector<RankedWord> TargetRanking::best() const
{
    const std::size_t limit = static_cast<std::size_t>(std::max(0, m_query.limit));
    std::unordered_set<std::string> seen;
    std::vector<RankedWord> result;
    const auto take = [&](const RankedWord& candidate) {
        if (result.size() < limit && seen.insert(normalise(textOf(candidate), m_target.language)).second) {
            result.push_back(candidate);
        }
    };
    for (const RankedWord& candidate : m_first) {
        take(candidate);
    }
    if (result.size() < limit) {
        // Some more than asked for, since forms of one word are merged. Scores go on below those of the first ones.
        const double last = result.empty() ? 0 : result.back().score;
        double top = 0;
        bool any = false;
        for (RankedWord candidate : base(limit + m_first.size() + 16)) {
            if (std::any_of(m_first.begin(), m_first.end(),
                            [&](const RankedWord& one) { return same(one, candidate); })) {
                continue;
            }
            if (!m_first.empty()) {
                top = any ? top : candidate.score;
                any = true;
                candidate.score = last - 1 - (top - candidate.score);
            }
            take(candidate);
        }
    }
    return result;
}

std::uint64_t TargetRanking::placeOf(const RankedWord& candidate) const
{
    for (std::size_t i = 0; i < m_first.size(); ++i) {
        if (same(m_first[i], candidate)) {
            return i + 1;
        }
    }
    std::uint64_t above = m_first.size();
    const auto count = [&](const RankedWord& other) {
        if (ranksBefore(other, candidate) && admits(other)) {
            const bool first =
                std::any_of(m_first.begin(), m_first.end(), [&](const RankedWord& one) { return same(one, other); });
            above += first ? 0 : 1;
        }
    };
    eachHit(count);
    for (std::size_t row = 0; row < m_target.dense.size(); ++row) {
        const RankedWord other = atRow(row, noRow);
        if (ranksBefore(other, candidate) && !m_target.hitOfRow.contains(row)) {
            count(other);
        }
    }
    if (m_target.dense.empty() && candidate.hit == noRow) {
        // Without the encoder, words that the lexical channel does not find share the places behind its hits.
        const std::size_t vocabulary = m_pack->vocabularySize(m_target.language);
        return m_target.lexical.size() + (vocabulary - std::min(vocabulary, m_target.lexical.size())) / 2 + 1;
    }
    return above + 1;
}

std::string TargetRanking::textOf(const RankedWord& candidate) const
{
    return candidate.hit != noRow ? m_target.lexical[candidate.hit].text
                                  : std::string(m_pack->word(m_target.language, candidate.row));
}

} // namespace crossgloss
