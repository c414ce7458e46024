#include "gloss/InducedTranslations.h"

#include "space/Retrieval.h"

namespace crossgloss {

std::vector<WordPair> inducedTranslations(const GlossSet& source, const GlossSet& target, std::size_t perWord,
                                          int threads, Progress& progress)
{
    RetrievalOptions options;
    options.criterion = RetrievalCriterion::Csls;
    options.k = perWord;
    options.threads = threads;
    const RowMatrix words{source.vectors().data(), source.vocabulary(), source.dimension()};
    const RowMatrix targets{target.vectors().data(), target.vocabulary(), target.dimension()};
    const Neighbours found = retrieve(words, targets, words, source.dimension(), options, progress);
    std::vector<WordPair> pairs;
    for (std::size_t word = 0; word < found.queries; ++word) {
        for (const std::uint32_t translation : found.indicesOf(word)) {
            pairs.push_back({source.word(static_cast<std::uint32_t>(word)), target.word(translation)});
        }
    }
    return pairs;
}

} // namespace crossgloss
