#include "jobs/RetrieveSentencesJob.h"

#include "alignment/SentencePairs.h"
#include "base/Seconds.h"
#include "resources/LineReader.h"
#include "resources/ReadIssues.h"

#include <chrono>

namespace crossgloss {

namespace {

/// Lines of both texts; those of which a side is blank have no translation and drop out.
struct ReadText {
    ParallelText text;
    std::size_t blank = 0;
    std::size_t limit = 0;

    bool full() const { return limit > 0 && text.source.size() >= limit; }
    void add(std::string_view source, std::string_view target)
    {
        constexpr std::string_view blanks = " \t\r";
        if (source.find_first_not_of(blanks) == std::string_view::npos ||
            target.find_first_not_of(blanks) == std::string_view::npos) {
            ++blank;
        } else if (!full()) {
            text.source.emplace_back(source);
            text.target.emplace_back(target);
        }
    }
};

void readPairs(const std::filesystem::path& path, ReadText& result)
{
    LineReader reader(path);
    std::string_view line;
    while (!result.full() && reader.next(line)) {
        if (const std::string problem = checkText(line); !problem.empty()) {
            throw Error(problem).at(path.string(), reader.line());
        }
        const std::size_t tab = line.find('\t');
        if (tab == std::string_view::npos) {
            throw Error(CROSSGLOSS_TEXT("Two sentences separated by a tab were expected"))
                .at(path.string(), reader.line());
        }
        const std::string_view target = line.substr(tab + 1);
        result.add(line.substr(0, tab), target.substr(0, target.find('\t')));
    }
}

ReadText readText(SharedWorkspace& workspace, const RetrieveSentencesRequest& request)
{
    ReadText result;
    result.limit = request.limit;
    if (!request.pairs.empty()) {
        if (const auto lines = linesNamed(workspace, request.pairs, {ResourceKind::Parallel, ResourceKind::Pairs})) {
            for (const StoredLine& line : *lines) {
                result.add(line.first, line.second);
            }
            return result;
        }
        readPairs(request.pairs, result);
        return result;
    }
    const SentenceReader reader = sentenceFiles(request.sourceText, request.targetText)();
    SentenceBatch batch;
    while (!result.full() && reader(batch)) {
        for (std::size_t i = 0; i < batch.source.size(); ++i) {
            result.add(batch.source[i], batch.target[i]);
        }
    }
    return result;
}

RunFigures line(const RetrieveSentencesResult::Direction& scored, RetrievalCriterion retrieval,
                const PrecisionScores& scores)
{
    RunFigures figures;
    figures.direction = nameOf(scored.direction);
    figures.retrieval = nameOf(retrieval);
    return figures.add(scores);
}

nlohmann::json toJson(const RetrieveSentencesResult::Direction& scored, const RetrieveSentencesResult& result)
{
    nlohmann::json json = toJson(scored.scores);
    json["seconds"] = scored.seconds;
    json["direction"] = nameOf(scored.direction);
    json["retrieval"] = nameOf(result.retrieval);
    json["blank_lines"] = result.blankLines;
    return json;
}

} // namespace

Fields fieldsOf(RetrieveSentencesRequest& request)
{
    SentenceRetrievalOptions& options = request.options;
    return {Field{"source_text", &request.sourceText, "Sentences of the source, one per line"},
            Field{"target_text", &request.targetText, "Their translations, line by line"},
            Field{"pairs", &request.pairs,
                  "Both in one file: sentence, tab, translation; or the name of parallel text of the workspace"},
            retrievalField(options.retrieval.criterion,
                           "nn (nearest neighbour), isf (inverted softmax), csls or gc (globally corrected); the nearest "
                           "neighbour's scores are shown beside the others"),
            directionField(request.directions, "forward, backward or both"),
            Field{"limit", &request.limit, "Only the first lines; 0 = all"},
            Field{"queries", &options.queries,
                  "Query sentences, drawn at random with the seed, among all sentences as candidates; 0 = all"},
            Field{"beta", &options.beta,
                  "Inverse temperature of isf; by default learned on a tenth of the lines, at most 1,500, which are then no "
                  "queries"}
                .atLeast(Field::aboveZero),
            Field{"maximum_beta", &options.maximumBeta, "Upper bound of the learned inverse temperature"}.atLeast(Field::aboveZero),
            Field{"sample", &options.retrieval.sample, "Source sentences that isf normalises over; 0 = all"},
            Field{"neighbourhood", &options.retrieval.neighbourhood, "Neighbours of csls"}.atLeast(1),
            Field{"seed", &options.retrieval.seed}};
}

nlohmann::json runParametersOf(const RetrieveSentencesRequest& request)
{
    RetrieveSentencesRequest copy = request;
    nlohmann::json json = valuesOf(fieldsOf(copy));
    json.update({{"source", request.source.text()}, {"target", request.target.text()}, {"map", request.map.path().string()}});
    return json;
}

RetrieveSentencesResult RetrieveSentencesJob::run(Progress& progress) const
{
    m_context.spaces.requireNamed(m_request.source);
    m_context.spaces.requireNamed(m_request.target);
    RunRecord record(m_context.runs, "retrieve-sentences", runParametersOf(m_request));
    return recorded(record, progress, [&](Progress& timed) { return retrieve(record, timed); });
}

RetrieveSentencesResult RetrieveSentencesJob::retrieve(RunRecord& record, Progress& progress) const
{
    const int threads = m_request.options.retrieval.threads;
    MappedSpaces spaces = openMappedSpaces(m_context.spaces, m_request.source, m_request.target, m_request.map, threads,
                                           progress);
    spaces.mapWords(threads, progress);
    const ReadText read = readText(m_context.workspace, m_request);
    addInputs(record, spaces);
    record.addFiles({m_request.pairs, m_request.sourceText, m_request.targetText, m_request.map.path()});
    const auto vectors = [&](MapSide side, const std::vector<std::string>& text) {
        const SharedSpace shared = spaces.shared(side);
        return sentenceVectors(text, *shared.words, shared.vectors.data, shared.vectors.stride,
                               spaces.side(side).language, threads, progress);
    };
    const MappedSentences source = vectors(MapSide::Source, read.text.source);
    const MappedSentences target = vectors(MapSide::Target, read.text.target);
    SentenceRetrievalOptions options = m_request.options;
    options.bootstrap.seed = options.retrieval.seed;

    RetrieveSentencesResult result;
    result.run = record.handle();
    result.method = spaces.map.method;
    result.retrieval = options.retrieval.criterion;
    result.blankLines = read.blank;
    for (const TranslationDirection direction : m_request.directions) {
        const bool backward = direction == TranslationDirection::Backward;
        const ParallelText asked = backward ? turned(read.text) : read.text;
        const auto start = std::chrono::steady_clock::now();
        RetrieveSentencesResult::Direction scored;
        scored.direction = direction;
        scored.from = spaces.side(askingSide(direction)).title;
        scored.to = spaces.side(opposite(askingSide(direction))).title;
        scored.scores =
            retrieveSentences(asked, backward ? target : source, backward ? source : target, options, progress);
        scored.seconds = secondsSince(start);
        record.addFigures(line(scored, result.retrieval, scored.scores.scores));
        if (scored.scores.nearestNeighbour) {
            record.addFigures(line(scored, RetrievalCriterion::NearestNeighbour, *scored.scores.nearestNeighbour));
        }
        // β's lines leave gaps, so that two runs are comparable where they asked the same lines.
        TranslationTest lines;
        lines.words = asked.source;
        record.addRanks(std::string(nameOf(direction)), testChecksum(lines), scored.scores.ranks);
        result.directions.push_back(std::move(scored));
    }
    record.done(toJson(result));
    return result;
}

nlohmann::json toJson(const RetrieveSentencesResult& result)
{
    nlohmann::json json = toJson(result.directions.front(), result);
    if (result.directions.size() > 1) {
        json["backward"] = toJson(result.directions.back(), result);
    }
    return json;
}

} // namespace crossgloss
