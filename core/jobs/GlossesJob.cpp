#include "jobs/GlossesJob.h"

#include "jobs/GlossMaterials.h"

#include "base/Checksum.h"
#include "base/Seconds.h"

#include <chrono>
#include <string>
#include <utility>

namespace crossgloss {

namespace {

std::string modeOf(const GlossesRequest& request)
{
    return !request.matching ? "retrieval" : !request.retrieval ? "matching" : "both";
}

nlohmann::json runParametersOf(const GlossesRequest& request)
{
    nlohmann::json json = {{"source", request.source.string()},
                           {"target", request.target.string()},
                           {"source_checksum", fileChecksum(request.source)},
                           {"target_checksum", fileChecksum(request.target)},
                           {"source_vectors", request.sourceVectors.text()},
                           {"target_vectors", request.targetVectors.text()},
                           {"map", request.map.path().string()},
                           {"metric", nameOf(request.measure)},
                           {"mode", modeOf(request)},
                           {"seed", request.comparison.seed},
                           {"threads", request.comparison.threads}};
    json.update(toJson(request.comparison, request.measure));
    return json;
}

} // namespace

GlossMeasurement measureGlosses(const GlossComparison& comparison, GlossMeasure measure, bool retrieval, bool matching,
                                Progress& progress)
{
    GlossMeasurement result;
    const auto start = std::chrono::steady_clock::now();
    const GlossSimilarity similarity = comparison.compare(measure, comparison.sample());
    const double seconds = secondsSince(start);
    GlossEvaluationOptions options;
    options.retrieval = retrieval;
    options.matching = matching;
    options.threads = comparison.options().threads;
    options.bootstrap.seed = comparison.options().seed;
    result.scores = scoreGlosses(similarity, options, progress);
    result.json = toJson(result.scores, seconds);
    result.json["metric"] = nameOf(measure);
    result.json["lines"] = comparison.sourceSet().size();
    result.json["empty"] = {comparison.sourceSet().emptyGlosses(), comparison.targetSet().emptyGlosses()};
    result.json["unknown_tokens"] = {comparison.sourceSet().unknownTokens(), comparison.targetSet().unknownTokens()};
    result.json.update(comparison.details(measure));
    result.pairs = storedGlosses(similarity, result.scores, comparison.lines().source, comparison.lines().target,
                                 comparison.sample());
    return result;
}

std::vector<RunFigures> figuresOf(const GlossScores& scores)
{
    std::vector<RunFigures> lines;
    const auto add = [&](const char* direction, const char* retrieval, const PrecisionScores& found) {
        RunFigures line;
        line.direction = direction;
        line.retrieval = retrieval;
        lines.push_back(line.add(found));
    };
    if (scores.forward) {
        add("forward", "nn", scores.forward->scores);
        lines.back().values.push_back({"skewness", scores.hubness.skewness, {}});
        lines.back().values.push_back({"robin_hood", scores.hubness.robinHood, {}});
        add("forward", "csls", scores.csls->scores);
        add("backward", "nn", scores.backward->scores);
    }
    if (scores.matching) {
        RunFigures line;
        line.retrieval = "matching";
        line.n = scores.n;
        line.values.push_back({"p1", scores.matching->p1, scores.matching->p1Interval});
        lines.push_back(std::move(line));
    }
    return lines;
}

GlossesResult GlossesJob::run(Progress& outer) const
{
    m_context.spaces.requireNamed(m_request.sourceVectors);
    m_context.spaces.requireNamed(m_request.targetVectors);
    GlossLines lines = readGlossLines(m_request.source, m_request.target);
    RunRecord record(m_context.runs, "glosses", runParametersOf(m_request));
    return recorded(record, outer, [&](Progress& progress) {
        MappedSpaces spaces = openMappedSpaces(m_context.spaces, m_request.sourceVectors, m_request.targetVectors,
                                               m_request.map, m_request.comparison.threads, progress);
        record.setParameters(runParametersOf(spaces, m_request.map.path()));
        const GlossComparison comparison(std::move(lines), std::move(spaces), m_request.comparison, m_context.workspace,
                                         progress);
        GlossesResult result;
        result.run = record.handle();
        result.measurement =
            measureGlosses(comparison, m_request.measure, m_request.retrieval, m_request.matching, progress);
        for (RunFigures& line : figuresOf(result.measurement.scores)) {
            record.addFigures(std::move(line));
        }
        record.done(result.measurement.json, result.measurement.pairs);
        return result;
    });
}

} // namespace crossgloss
