#include "gloss/TranslatedTfIdf.h"

#include "base/Error.h"
#include "base/Parallel.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

namespace crossgloss {

/// Terms of all glosses, and how many glosses each is in.
class TranslatedTfIdf::Collection {
public:
    explicit Collection(const TranslatedTfIdfOptions& options) : m_options(options) {}

    /// A word of the target language as it is compared.
    std::uint32_t idOf(std::string_view token)
    {
        std::string term = m_options.stems ? stem(token, m_options.targetLanguage) : std::string(token);
        return m_ids.try_emplace(std::move(term), static_cast<std::uint32_t>(m_ids.size())).first->second;
    }

    /// Adds up equal terms, and counts the gloss for each.
    void add(Terms terms, std::vector<Terms>& glosses)
    {
        std::sort(terms.begin(), terms.end(), [](const Term& a, const Term& b) { return a.id < b.id; });
        Terms merged;
        for (const Term& term : terms) {
            if (!merged.empty() && merged.back().id == term.id) {
                merged.back().weight += term.weight;
            } else {
                merged.push_back(term);
            }
        }
        m_documents.resize(m_ids.size(), 0);
        for (const Term& term : merged) {
            ++m_documents[term.id];
        }
        ++m_glosses;
        glosses.push_back(std::move(merged));
    }

    /// Weighs by inverse document frequency and scales to length one.
    void weigh(std::vector<Terms>& glosses) const
    {
        for (Terms& terms : glosses) {
            double squares = 0.0;
            for (Term& term : terms) {
                term.weight *= static_cast<float>(
                    std::log((1.0 + static_cast<double>(m_glosses)) / (1.0 + static_cast<double>(m_documents[term.id]))));
                squares += static_cast<double>(term.weight) * static_cast<double>(term.weight);
            }
            for (Term& term : terms) {
                term.weight = squares > 0.0 ? static_cast<float>(static_cast<double>(term.weight) / std::sqrt(squares))
                                            : 0.0F;
            }
        }
    }

    std::size_t terms() const { return m_ids.size(); }

private:
    const TranslatedTfIdfOptions& m_options;
    std::unordered_map<std::string, std::uint32_t> m_ids;
    std::vector<std::size_t> m_documents;
    std::size_t m_glosses = 0;
};

TranslatedTfIdf::TranslatedTfIdf(std::span<const std::string> source, std::span<const std::string> target,
                                 std::span<const WordPair> dictionary, const TranslatedTfIdfOptions& options,
                                 Progress& progress)
    : m_threads(resolveThreads(options.threads))
{
    progress.stage(CROSSGLOSS_TEXT("Translating glosses"), source.size());
    Collection collection(options);
    std::unordered_map<std::string, std::vector<std::string>> translations;
    for (const WordPair& pair : dictionary) {
        translations[normalise(pair.source, options.sourceLanguage)].push_back(pair.target);
    }
    const std::string_view sourceTokens = dictionary.empty() ? options.targetLanguage : options.sourceLanguage;
    for (const std::string& line : source) {
        Terms terms;
        for (const std::string& token : tokenise(line, sourceTokens)) {
            const auto found = translations.find(token);
            if (found == translations.end()) {
                terms.push_back({collection.idOf(token), 1.0F});
                continue;
            }
            for (const std::string& translation : found->second) {
                const std::vector<std::string> words = tokenise(translation, options.targetLanguage);
                for (const std::string& word : words) {
                    terms.push_back({collection.idOf(word),
                                     1.0F / static_cast<float>(found->second.size() * words.size())});
                }
            }
        }
        collection.add(std::move(terms), m_source);
    }
    for (const std::string& line : target) {
        Terms terms;
        for (const std::string& token : tokenise(line, options.targetLanguage)) {
            terms.push_back({collection.idOf(token), 1.0F});
        }
        collection.add(std::move(terms), m_target);
    }
    collection.weigh(m_source);
    collection.weigh(m_target);
    m_terms = collection.terms();
}

GlossSimilarity TranslatedTfIdf::similarity(Progress& progress) const
{
    std::vector<std::vector<Term>> glossesOf(m_terms);     // of each term: target glosses and weights
    for (std::size_t gloss = 0; gloss < m_target.size(); ++gloss) {
        for (const Term& term : m_target[gloss]) {
            glossesOf[term.id].push_back({static_cast<std::uint32_t>(gloss), term.weight});
        }
    }
    GlossSimilarity result{m_source.size(), m_target.size(),
                           std::vector<float>(m_source.size() * m_target.size(), 0.0F)};
    parallelRanges(m_source.size(), m_threads, [&](std::size_t begin, std::size_t end, int) {
        for (std::size_t gloss = begin; gloss < end && !progress.cancelled(); ++gloss) {
            float* row = result.values.data() + gloss * result.columns;
            for (const Term& term : m_source[gloss]) {
                for (const Term& posting : glossesOf[term.id]) {
                    row[posting.id] += term.weight * posting.weight;
                }
            }
        }
    });
    progress.throwIfCancelled();
    return result;
}

std::vector<float> TranslatedTfIdf::similarities(const GlossCandidates& candidates, Progress& progress) const
{
    std::vector<float> cosines(candidates.pairs());
    progress.stage(CROSSGLOSS_TEXT("Comparing glosses"), m_source.size());
    parallelRanges(m_source.size(), m_threads, [&](std::size_t begin, std::size_t end, int) {
        std::vector<float> weights(m_terms, 0.0F);         // of the source gloss at hand
        for (std::size_t gloss = begin; gloss < end && !progress.cancelled(); ++gloss) {
            for (const Term& term : m_source[gloss]) {
                weights[term.id] = term.weight;
            }
            for (std::size_t i = candidates.start[gloss]; i < candidates.start[gloss + 1]; ++i) {
                for (const Term& term : m_target[candidates.target[i]]) {
                    cosines[i] += term.weight * weights[term.id];
                }
            }
            for (const Term& term : m_source[gloss]) {
                weights[term.id] = 0.0F;
            }
        }
    });
    progress.throwIfCancelled();
    return cosines;
}

} // namespace crossgloss
