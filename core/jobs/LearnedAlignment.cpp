#include "jobs/LearnedAlignment.h"

#include "alignment/MapExport.h"
#include "space/SingleQuery.h"
#include "text/Tokeniser.h"

#include <algorithm>

namespace crossgloss {

namespace {

/// Targets that a question corrects for hubs, the nearest ones.
constexpr std::size_t maxCorrected = 2000;

RowMatrix rowsOf(const EmbeddingSpace& space)
{
    return {space.data(), space.size(), space.dimension()};
}

/// Vector of a word as its space has it: as written, else in lower case.
bool plainVector(const OpenedSpace& opened, const std::string& word, std::vector<float>& out)
{
    out.resize(opened.space.dimension());
    return opened.space.vectorOf(word, out) || opened.space.vectorOf(normalise(word, opened.language), out);
}

/// Row of the word itself, which is no neighbour of its own.
std::optional<std::size_t> rowOf(const OpenedSpace& opened, const std::string& word)
{
    const std::optional<std::size_t> row = opened.space.find(word);
    return row ? row : opened.space.find(normalise(word, opened.language));
}

bool isIterative(AlignmentMethod method)
{
    return method == AlignmentMethod::Rcsls || method == AlignmentMethod::SelfLearning
        || method == AlignmentMethod::MuseRefinement;
}

std::vector<NeighbourAnswer::Row> wordsOf(const EmbeddingSpace& space, const std::vector<ScoredRow>& rows)
{
    std::vector<NeighbourAnswer::Row> result;
    for (const ScoredRow& row : rows) {
        result.push_back({std::string(space.word(row.row)), static_cast<double>(row.cosine)});
    }
    return result;
}

} // namespace

LearnedAlignment::LearnedAlignment(AlignResult result, const AlignOptions& options, Progress& progress)
    : m_spaces(std::move(result.spaces)), m_file(std::move(result.file)), m_threads(options.threads)
{
    m_spaces.mapWords(m_threads, progress);
    m_summary.method = m_spaces.map.method;
    m_summary.sourceTitle = m_spaces.source.title;
    m_summary.targetTitle = m_spaces.target.title;
    m_summary.dimension = m_spaces.dimension();
    m_summary.beta = m_spaces.map.beta;
    m_summary.learnedFrom = result.learnedFrom;
    m_summary.testWords = result.testWords;
    m_summary.learnedTestWords = result.learnedTestWords;
    m_summary.seconds = result.seconds.value("alignment", 0.0);
    m_summary.iterative = isIterative(options.method);
    m_summary.figures = std::move(result.figures);
    m_summary.examples = std::move(result.examples);
}

NeighbourAnswer LearnedAlignment::neighbours(const NeighbourQuestion& question, Progress& progress) const
{
    NeighbourAnswer answer;
    std::vector<float> query(m_spaces.dimension());
    answer.known = m_spaces.map.vectorOf(question.side, m_spaces.side(question.side).space, question.word, query);
    answer.comparable = question.ownLanguage || m_spaces.source.space.dimension() == m_spaces.target.space.dimension();
    if (!answer.known) {
        return answer;
    }
    if (answer.comparable) {
        answer.before = rowsBefore(question);
    }
    answer.after = rowsAfter(question, query, progress);
    return answer;
}

std::vector<NeighbourAnswer::Row> LearnedAlignment::rowsBefore(const NeighbourQuestion& question) const
{
    const OpenedSpace& own = m_spaces.side(question.side);
    const OpenedSpace& among = question.ownLanguage ? own : m_spaces.side(opposite(question.side));
    std::vector<float> query;
    if (!plainVector(own, question.word, query)) {
        return {};
    }
    const std::vector<float> cosines = cosinesTo(query, rowsOf(among.space), among.space.dimension(), m_threads);
    return wordsOf(among.space, bestRows(cosines, {}, question.count,
                                         question.ownLanguage ? rowOf(own, question.word) : std::nullopt));
}

std::vector<NeighbourAnswer::Row> LearnedAlignment::rowsAfter(const NeighbourQuestion& question,
                                                              const std::vector<float>& query, Progress& progress) const
{
    const std::size_t dimension = m_spaces.dimension();
    const MapSide side = question.ownLanguage ? question.side : opposite(question.side);
    const SharedSpace among = m_spaces.shared(side);
    const std::vector<float> cosines = cosinesTo(query, among.vectors, dimension, m_threads);
    if (question.ownLanguage) {
        // The criteria correct for hubs between languages; within one there is the cosine.
        return wordsOf(*among.words, bestRows(cosines, {}, question.count, rowOf(m_spaces.side(side), question.word)));
    }
    if (question.criterion == RetrievalCriterion::NearestNeighbour) {
        return wordsOf(*among.words, bestRows(cosines, {}, question.count));
    }
    // Whoever types waits for this. The corrections of a target need all sources, so they are worked out for those
    // targets only that the cosine lets near the word: corrections are of the order of differences between cosines.
    const std::vector<ScoredRow> near =
        bestRows(cosines, {}, std::max<std::size_t>(maxCorrected, question.count));
    std::vector<float> vectors(near.size() * dimension);
    for (std::size_t i = 0; i < near.size(); ++i) {
        const float* row = among.vectors.data + near[i].row * among.vectors.stride;
        std::copy(row, row + dimension, vectors.begin() + static_cast<std::ptrdiff_t>(i * dimension));
    }
    RetrievalOptions options;
    options.criterion = question.criterion;
    options.k = question.count;
    options.threads = m_threads;
    if (m_spaces.map.beta > 0) {
        options.beta = m_spaces.map.beta;
    }
    const Neighbours found = retrieve({query.data(), 1, dimension}, {vectors.data(), near.size(), dimension},
                                      m_spaces.shared(question.side).vectors, dimension, options, progress);
    std::vector<NeighbourAnswer::Row> rows;
    for (const std::uint32_t row : found.indicesOf(0)) {
        rows.push_back({std::string(among.words->word(near[row].row)), static_cast<double>(near[row].cosine)});
    }
    return rows;
}

PlaneAnswer LearnedAlignment::plane(const std::vector<WordPair>& pairs) const
{
    PlaneAnswer answer;
    std::vector<float> source;
    std::vector<float> target;
    std::vector<float> mappedSource;
    std::vector<float> mappedTarget;
    const std::size_t dimension = m_spaces.dimension();
    const auto append = [](std::vector<float>& all, const std::vector<float>& row) {
        all.insert(all.end(), row.begin(), row.end());
    };
    for (const WordPair& pair : pairs) {
        std::vector<float> left;
        std::vector<float> right;
        std::vector<float> mappedLeft(dimension);
        std::vector<float> mappedRight(dimension);
        if (!plainVector(m_spaces.source, pair.source, left) || !plainVector(m_spaces.target, pair.target, right)
            || !m_spaces.map.vectorOf(MapSide::Source, m_spaces.source.space, pair.source, mappedLeft)
            || !m_spaces.map.vectorOf(MapSide::Target, m_spaces.target.space, pair.target, mappedRight)) {
            answer.unknown.push_back(pair);
            continue;
        }
        answer.pairs.push_back(pair);
        append(source, left);
        append(target, right);
        append(mappedSource, mappedLeft);
        append(mappedTarget, mappedRight);
    }
    const std::size_t count = answer.pairs.size();
    if (count > 0) {
        const std::size_t sourceDimension = m_spaces.source.space.dimension();
        const std::size_t targetDimension = m_spaces.target.space.dimension();
        answer.plane =
            pairPlane({source.data(), count, sourceDimension}, sourceDimension, {target.data(), count, targetDimension},
                      targetDimension, {mappedSource.data(), count, dimension}, {mappedTarget.data(), count, dimension},
                      dimension);
    }
    return answer;
}

void LearnedAlignment::saveMap(const std::filesystem::path& file) const
{
    writeMap(m_spaces.map, file);
}

void LearnedAlignment::exportVectors(MapSide side, const std::filesystem::path& file, Progress& progress) const
{
    exportMapped(m_spaces.map, side, m_spaces.side(side).space, file, m_threads, progress);
}

std::size_t LearnedAlignment::exportDictionary(const std::filesystem::path& file, Progress& progress) const
{
    InduceOptions options;
    options.retrieval.k = 1;
    options.retrieval.threads = m_threads;
    options.mutualOnly = true;
    return induceDictionary(m_spaces.map, m_spaces.source.space, m_spaces.target.space, options, file, progress);
}

} // namespace crossgloss
