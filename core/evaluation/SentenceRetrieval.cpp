#include "evaluation/SentenceRetrieval.h"

#include "base/Error.h"
#include "base/Parallel.h"
#include "base/Random.h"
#include "numeric/Rows.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <unordered_map>

namespace crossgloss {

namespace {

constexpr std::size_t betaLines = 1500;
constexpr std::size_t sentencesPerRound = 4096;
/// Fewer pairs say too little about β to lose them as questions.
constexpr std::size_t minBetaLines = 20;

/// The different sentences of a text and where each of its lines went.
struct Distinct {
    std::vector<std::uint32_t> lines;  ///< of each sentence, its first line
    std::vector<std::uint32_t> ofLine;
};

Distinct distinct(const std::vector<std::string>& text)
{
    Distinct result;
    std::unordered_map<std::string_view, std::uint32_t> places;
    for (std::size_t line = 0; line < text.size(); ++line) {
        const auto [place, fresh] = places.try_emplace(text[line], static_cast<std::uint32_t>(result.lines.size()));
        if (fresh) {
            result.lines.push_back(static_cast<std::uint32_t>(line));
        }
        result.ofLine.push_back(place->second);
    }
    return result;
}

/// Rows of sentences that have a vector, side by side, and which sentence each is.
struct Gathered {
    std::vector<float> values;
    std::vector<std::uint32_t> items;

    RowMatrix view(std::size_t dimension) const { return {values.data(), items.size(), dimension}; }
};

Gathered gather(const MappedSentences& vectors, const Distinct& sentences)
{
    Gathered result;
    for (std::uint32_t item = 0; item < sentences.lines.size(); ++item) {
        const std::size_t line = sentences.lines[item];
        if (vectors.known[line]) {
            const float* row = vectors.values.data() + line * vectors.dimension;
            result.values.insert(result.values.end(), row, row + vectors.dimension);
            result.items.push_back(item);
        }
    }
    return result;
}

/// The lines that β is learned on, drawn by the seed; asked as well, they would have had a say in their own answers.
std::vector<std::size_t> drawAside(std::vector<std::size_t> usable, std::size_t lines, std::uint64_t seed)
{
    const std::size_t wanted = std::min(betaLines, lines / 10);
    if (wanted < minBetaLines || usable.size() < wanted) {
        return {};
    }
    Random random(seed);
    shuffle(usable, random);
    usable.resize(wanted);
    return usable;
}

std::vector<std::uint32_t> askedOnes(std::vector<std::uint32_t> ranks)
{
    std::erase(ranks, NoRank);
    return ranks;
}

class SentenceRun {
public:
    SentenceRun(const ParallelText& text, const MappedSentences& source, const MappedSentences& target,
                const SentenceRetrievalOptions& options, Progress& progress)
        : m_source(distinct(text.source)), m_target(distinct(text.target)), m_sources(gather(source, m_source)),
          m_candidates(gather(target, m_target)), m_rowOfSource(rowsOf(m_sources, m_source)),
          m_rowOfTarget(rowsOf(m_candidates, m_target)), m_dimension(source.dimension), m_options(options),
          m_progress(progress)
    {
        m_gold.resize(m_source.lines.size());
        for (std::size_t line = 0; line < text.source.size(); ++line) {
            const std::uint32_t row = m_rowOfTarget[m_target.ofLine[line]];
            std::vector<std::uint32_t>& gold = m_gold[m_source.ofLine[line]];
            if (row != none && std::ranges::find(gold, row) == gold.end()) {
                gold.push_back(row);
            }
        }
    }

    SentenceScores run()
    {
        SentenceScores result;
        result.lines = m_source.ofLine.size();
        result.candidates = m_target.lines.size();
        const std::vector<std::size_t> usable = usableLines();
        if (usable.empty()) {
            throw Error(CROSSGLOSS_TEXT("No sentence has a known word in both languages"))
                .advise(CROSSGLOSS_TEXT("See that spaces and texts are of the same languages, in the same order"));
        }
        RetrievalOptions retrieval = m_options.retrieval;
        retrieval.k = std::max({m_options.depth, retrieval.k, std::size_t{10}});
        m_asked.assign(result.lines, true);
        if (retrieval.criterion == RetrievalCriterion::InvertedSoftmax) {
            chooseBeta(usable, retrieval, result);
        }
        drawQuestions();
        const Gathered queries = askedQueries();
        result.ranks = ranks(queries, retrieval, result);
        result.scores = precisionScores(askedOnes(result.ranks), m_options.bootstrap);
        if (retrieval.criterion != RetrievalCriterion::NearestNeighbour) {
            retrieval.criterion = RetrievalCriterion::NearestNeighbour;
            SentenceScores ignored;
            result.nearestNeighbour = precisionScores(askedOnes(ranks(queries, retrieval, ignored)), m_options.bootstrap);
        }
        return result;
    }

private:
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    static std::vector<std::uint32_t> rowsOf(const Gathered& gathered, const Distinct& sentences)
    {
        std::vector<std::uint32_t> rows(sentences.lines.size(), none);
        for (std::uint32_t row = 0; row < gathered.items.size(); ++row) {
            rows[gathered.items[row]] = row;
        }
        return rows;
    }

    std::vector<std::size_t> usableLines() const
    {
        std::vector<std::size_t> lines;
        for (std::size_t line = 0; line < m_source.ofLine.size(); ++line) {
            if (m_rowOfSource[m_source.ofLine[line]] != none && m_rowOfTarget[m_target.ofLine[line]] != none) {
                lines.push_back(line);
            }
        }
        return lines;
    }

    /// Leaves as many lines asked as are wanted, of those that were not set aside.
    void drawQuestions()
    {
        if (m_options.queries == 0) {
            return;
        }
        std::vector<std::uint32_t> order(m_asked.size());
        std::iota(order.begin(), order.end(), 0U);
        Random random(m_options.retrieval.seed);
        shuffle(order, random);
        std::size_t left = m_options.queries;
        for (const std::uint32_t line : order) {
            if (m_asked[line]) {
                m_asked[line] = left > 0;
                left -= left > 0 ? 1 : 0;
            }
        }
    }

    void chooseBeta(const std::vector<std::size_t>& usable, RetrievalOptions& retrieval, SentenceScores& result)
    {
        if (m_options.beta > 0) {
            retrieval.beta = m_options.beta;
        } else if (const auto aside = drawAside(usable, result.lines, retrieval.seed); !aside.empty()) {
            std::vector<IndexPair> pairs;
            for (const std::size_t line : aside) {
                pairs.push_back({m_rowOfSource[m_source.ofLine[line]], m_rowOfTarget[m_target.ofLine[line]]});
                m_asked[line] = false;
            }
            LearnBetaOptions learning;
            learning.maximum = m_options.maximumBeta;
            learning.sample = retrieval.sample;
            learning.seed = retrieval.seed;
            learning.threads = retrieval.threads;
            const LearnedBeta learned = learnBeta(m_sources.view(m_dimension), m_candidates.view(m_dimension),
                                                  m_dimension, pairs, learning, m_progress);
            retrieval.beta = learned.beta;
            result.betaAtBound = learned.atBound;
            result.setAside = aside.size();
        }
        result.beta = retrieval.beta;
    }

    /// The asked ones of the source's sentences.
    Gathered askedQueries() const
    {
        std::vector<bool> asked(m_source.lines.size(), false);
        for (std::size_t line = 0; line < m_asked.size(); ++line) {
            asked[m_source.ofLine[line]] = asked[m_source.ofLine[line]] || m_asked[line];
        }
        Gathered result;
        for (std::size_t row = 0; row < m_sources.items.size(); ++row) {
            if (asked[m_sources.items[row]]) {
                const float* values = m_sources.values.data() + row * m_dimension;
                result.values.insert(result.values.end(), values, values + m_dimension);
                result.items.push_back(m_sources.items[row]);
            }
        }
        return result;
    }

    /// Rank of each line's best translation.
    std::vector<std::uint32_t> ranks(const Gathered& queries, const RetrievalOptions& retrieval, SentenceScores& counts)
    {
        const Neighbours found = retrieve(queries.view(m_dimension), m_candidates.view(m_dimension),
                                          m_sources.view(m_dimension), m_dimension, retrieval, m_progress);
        std::vector<std::uint32_t> ofSentence(m_source.lines.size(), 0);
        for (std::size_t query = 0; query < found.queries; ++query) {
            const std::uint32_t item = queries.items[query];
            const std::span<const std::uint32_t> answers = found.indicesOf(query);
            const auto right = std::ranges::find_if(answers, [&gold = m_gold[item]](std::uint32_t answer) {
                return std::ranges::find(gold, answer) != gold.end();
            });
            ofSentence[item] = right == answers.end() ? 0 : static_cast<std::uint32_t>(right - answers.begin() + 1);
        }
        std::vector<std::uint32_t> ranks;
        for (std::size_t line = 0; line < m_source.ofLine.size(); ++line) {
            if (!m_asked[line]) {
                ranks.push_back(NoRank);
                continue;
            }
            const std::uint32_t item = m_source.ofLine[line];
            ranks.push_back(ofSentence[item]);
            counts.emptyQueries += m_rowOfSource[item] == none ? 1 : 0;
            counts.emptyAnswers += m_rowOfSource[item] != none && m_gold[item].empty() ? 1 : 0;
        }
        return ranks;
    }

    Distinct m_source;
    Distinct m_target;
    Gathered m_sources;
    Gathered m_candidates;
    std::vector<std::uint32_t> m_rowOfSource;          ///< by different sentence
    std::vector<std::uint32_t> m_rowOfTarget;
    std::size_t m_dimension;
    const SentenceRetrievalOptions& m_options;
    Progress& m_progress;
    std::vector<std::vector<std::uint32_t>> m_gold;    ///< rows of the candidates, by different source sentence
    std::vector<bool> m_asked;                         ///< by line
};

} // namespace

MappedSentences sentenceVectors(std::span<const std::string> sentences, const EmbeddingSpace& space, const float* words,
                                std::size_t dimension, std::string_view language, int threads, Progress& progress)
{
    MappedSentences result;
    result.rows = sentences.size();
    result.dimension = dimension;
    result.values.assign(result.rows * dimension, 0.0F);
    result.known.assign(result.rows, false);
    std::vector<char> known(result.rows, 0);           // bits of one byte must not be written by two threads
    progress.stage(CROSSGLOSS_TEXT("Reading sentences"), sentences.size());
    for (std::size_t start = 0; start < sentences.size(); start += sentencesPerRound) {
        progress.throwIfCancelled();
        const std::size_t count = std::min(sentencesPerRound, sentences.size() - start);
        parallelRanges(count, threads, [&](std::size_t begin, std::size_t end, int) {
            for (std::size_t row = start + begin; row < start + end; ++row) {
                float* sum = result.values.data() + row * dimension;
                for (const std::string& token : tokenise(sentences[row], language)) {
                    if (const auto word = space.find(token)) {
                        const float* vector = words + *word * dimension;
                        std::transform(sum, sum + dimension, vector, sum, std::plus<>());
                        known[row] = 1;
                    }
                }
            }
        });
        progress.advance(start + count);
    }
    normaliseRows(result.values.data(), result.rows, dimension, dimension);
    for (std::size_t row = 0; row < result.rows; ++row) {
        result.known[row] = known[row] != 0;
        result.empty += known[row] == 0 ? 1 : 0;
    }
    return result;
}

ParallelText turned(const ParallelText& text)
{
    return {text.target, text.source};
}

SentenceScores retrieveSentences(const ParallelText& text, const MappedSentences& source, const MappedSentences& target,
                                 const SentenceRetrievalOptions& options, Progress& progress)
{
    if (text.source.size() != text.target.size() || source.rows != text.source.size() ||
        target.rows != text.target.size() || source.dimension != target.dimension) {
        throw Error(CROSSGLOSS_TEXT("Both texts need as many lines, and vectors of one space"));
    }
    return SentenceRun(text, source, target, options, progress).run();
}

nlohmann::json toJson(const SentenceScores& scores)
{
    nlohmann::json json = toJson(scores.scores);
    json["lines"] = scores.lines;
    json["candidates"] = scores.candidates;
    json["empty_queries"] = scores.emptyQueries;
    json["empty_answers"] = scores.emptyAnswers;
    json["set_aside"] = scores.setAside;
    if (scores.beta > 0) {
        json["beta"] = scores.beta;
        json["beta_at_bound"] = scores.betaAtBound;
    }
    if (scores.nearestNeighbour) {
        json["nn"] = toJson(*scores.nearestNeighbour);
    }
    return json;
}

} // namespace crossgloss
