#include "datasets/SentenceOverlap.h"

#include "text/Tokeniser.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

/// Words two sorted sets share.
std::size_t shared(std::span<const std::uint32_t> first, std::span<const std::uint32_t> second)
{
    std::size_t count = 0;
    for (std::size_t i = 0, j = 0; i < first.size() && j < second.size();) {
        if (first[i] == second[j]) {
            ++count;
            ++i;
            ++j;
        } else if (first[i] < second[j]) {
            ++i;
        } else {
            ++j;
        }
    }
    return count;
}

/// Prefix filtering (Chaudhuri et al. 2006): of two sets with a Jaccard index of t, of which words stand in one order, the
/// first |x| − ⌈t |x|⌉ + 1 words of either share one. Rare words stand first, so that lists are short.
class PrefixIndex
{
public:
    PrefixIndex(const TextSet& texts, double least) : m_texts(texts), m_least(least), m_lists(texts.wordCount())
    {
        const std::vector<std::uint32_t> frequencies = texts.wordFrequencies();
        std::vector<std::uint32_t> order(frequencies.size());
        for (std::uint32_t i = 0; i < order.size(); ++i) {
            order[i] = i;
        }
        std::ranges::sort(order, {}, [&](std::uint32_t word) { return std::pair(frequencies[word], word); });
        m_place.resize(order.size());
        for (std::uint32_t i = 0; i < order.size(); ++i) {
            m_place[order[i]] = i;
        }
    }
    void add(std::uint32_t text)
    {
        for (const std::uint32_t word : prefix(text)) {
            m_lists[word].push_back(text);
        }
    }
    std::vector<std::uint32_t> find(std::uint32_t text)
    {
        std::vector<std::uint32_t> candidates;
        for (const std::uint32_t word : prefix(text)) {
            candidates.insert(candidates.end(), m_lists[word].begin(), m_lists[word].end());
        }
        std::ranges::sort(candidates);
        const auto repeated = std::ranges::unique(candidates);
        candidates.erase(repeated.begin(), repeated.end());
        const std::span<const std::uint32_t> own = m_texts.words(text);
        std::erase_if(candidates, [&](std::uint32_t candidate) {
            const std::span<const std::uint32_t> other = m_texts.words(candidate);
            const auto both = static_cast<double>(shared(own, other));
            return both < m_least * (static_cast<double>(own.size() + other.size()) - both) - 1e-9;
        });
        return candidates;
    }

private:
    std::span<const std::uint32_t> prefix(std::uint32_t text)
    {
        const std::span<const std::uint32_t> words = m_texts.words(text);
        m_prefix.assign(words.begin(), words.end());
        std::ranges::sort(m_prefix, {}, [&](std::uint32_t word) { return m_place[word]; });
        const auto needed = static_cast<std::size_t>(std::ceil(m_least * static_cast<double>(words.size()) - 1e-9));
        return std::span(m_prefix).first(words.size() - std::min(words.size(), std::max<std::size_t>(needed, 1)) +
                                         (words.empty() ? 0 : 1));
    }

    const TextSet& m_texts;
    double m_least;
    std::vector<std::uint32_t> m_place;
    std::vector<std::vector<std::uint32_t>> m_lists;
    std::vector<std::uint32_t> m_prefix;
};

} // namespace

std::uint32_t TextSet::add(std::string_view text, std::string_view language)
{
    const std::vector<std::string> tokens = tokenise(text, language);
    std::string key;
    for (const std::string& token : tokens) {
        key += token;
        key += ' ';
    }
    const auto [place, fresh] = m_texts.try_emplace(std::move(key), static_cast<std::uint32_t>(size()));
    if (!fresh) {
        return place->second;
    }
    const auto first = static_cast<std::ptrdiff_t>(m_words.size());
    for (const std::string& token : tokens) {
        m_words.push_back(m_vocabulary.try_emplace(token, static_cast<std::uint32_t>(m_vocabulary.size())).first->second);
    }
    std::sort(m_words.begin() + first, m_words.end());
    m_words.erase(std::unique(m_words.begin() + first, m_words.end()), m_words.end());
    m_first.push_back(m_words.size());
    m_lengths.push_back(static_cast<std::uint32_t>(tokens.size()));
    return place->second;
}

bool TextSet::holds(std::uint32_t text, std::string_view word) const
{
    const auto known = m_vocabulary.find(std::string(word));
    return known != m_vocabulary.end() && std::ranges::binary_search(words(text), known->second);
}

std::vector<std::uint32_t> TextSet::wordFrequencies() const
{
    std::vector<std::uint32_t> frequencies(m_vocabulary.size());
    for (const std::uint32_t word : m_words) {
        ++frequencies[word];
    }
    return frequencies;
}

std::vector<std::vector<std::uint32_t>> nearlyEqual(const TextSet& texts, const std::vector<std::uint32_t>& asked,
                                                    const std::vector<std::uint32_t>& among, double least,
                                                    Progress& progress)
{
    progress.stage(CROSSGLOSS_TEXT("Comparing definitions"), asked.size());
    PrefixIndex index(texts, least);
    for (const std::uint32_t text : among) {
        index.add(text);
    }
    std::vector<std::vector<std::uint32_t>> found;
    for (const std::uint32_t text : asked) {
        if (found.size() % 256 == 0) {
            progress.throwIfCancelled();
            progress.advance(found.size());
        }
        found.push_back(index.find(text));
    }
    return found;
}

} // namespace crossgloss
