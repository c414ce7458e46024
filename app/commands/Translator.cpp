#include "Translator.h"

#include "alignment/AlignmentPairs.h"

namespace crossgloss {

std::vector<WordPair> turned(std::vector<WordPair> pairs)
{
    for (WordPair& pair : pairs) {
        std::swap(pair.source, pair.target);
    }
    return pairs;
}

Translator::Translator(const TranslateArguments& arguments, const Session& session)
    : m_arguments(arguments), m_session(session), m_spaces(openMappedSpaces(arguments.spaces, session))
{
    m_retrieval.criterion = *retrievalCriterion(arguments.retrieval);
    m_retrieval.neighbourhood = arguments.neighbourhood;
    m_retrieval.sample = arguments.sample;
    m_retrieval.pivots = arguments.pivots;
    m_retrieval.seed = session.seed;
    m_retrieval.threads = session.threads;
}

SharedSpace Translator::shared(TranslationDirection direction, bool from) const
{
    return m_spaces.shared(direction, from, m_arguments.sourceLimit, m_arguments.targetLimit);
}

RetrievalOptions Translator::retrieval(TranslationDirection direction, std::span<const WordPair> training) const
{
    RetrievalOptions options = m_retrieval;
    if (options.criterion != RetrievalCriterion::InvertedSoftmax) {
        return options;
    }
    if (m_arguments.beta > 0) {
        options.beta = m_arguments.beta;
    } else if (direction == TranslationDirection::Backward && !training.empty()) {
        options.beta = backwardBeta(training).value_or(options.beta);
    } else if (m_spaces.map.beta > 0) {
        options.beta = m_spaces.map.beta;
    }
    return options;
}

std::optional<double> Translator::backwardBeta(std::span<const WordPair> training) const
{
    const SharedSpace from = shared(TranslationDirection::Backward, true);
    const SharedSpace to = shared(TranslationDirection::Backward, false);
    PairOptions looking;
    looking.sourceLimit = from.vectors.rows;
    looking.targetLimit = to.vectors.rows;
    looking.lowerCase = m_arguments.lowerCase;
    const AlignmentPairs pairs =
        resolvePairs(turned({training.begin(), training.end()}), *from.words, *to.words, looking);
    if (pairs.pairs.empty()) {
        return std::nullopt;
    }
    LearnBetaOptions options;
    options.sample = m_retrieval.sample;
    options.seed = m_retrieval.seed;
    options.threads = m_retrieval.threads;
    return learnBeta(from.vectors, to.vectors, dimension(), pairs.pairs, options, m_session.progress()).beta;
}

} // namespace crossgloss
