#include "GlossRun.h"

#include "base/Checksum.h"

#include <chrono>
#include <string>

namespace crossgloss {

nlohmann::json parametersOf(const MappedSpacesArguments& arguments, const MappedSpaces& spaces)
{
    nlohmann::json json = {{"source_vectors", arguments.source},
                           {"source_vectors_checksum", spaces.source.space.checksum()},
                           {"source_language", spaces.source.language},
                           {"target_vectors", arguments.target},
                           {"target_vectors_checksum", spaces.target.space.checksum()},
                           {"target_language", spaces.target.language},
                           {"map", arguments.map},
                           {"map_method", spaces.map.method}};
    if (!arguments.map.empty()) {
        json["map_checksum"] = fileChecksum(arguments.map);
    }
    return json;
}

GlossMeasurement measureGlosses(const GlossComparison& comparison, GlossMeasure measure, bool retrieval, bool matching,
                                const Session& session)
{
    GlossMeasurement result;
    const auto start = std::chrono::steady_clock::now();
    result.similarity = comparison.compare(measure, comparison.sample());
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    GlossEvaluationOptions options;
    options.retrieval = retrieval;
    options.matching = matching;
    options.threads = session.threads;
    options.bootstrap.seed = session.seed;
    result.scores = scoreGlosses(result.similarity, options, session.progress());
    result.json = toJson(result.scores, seconds);
    result.json["metric"] = nameOf(measure);
    result.json["lines"] = comparison.sourceSet().size();
    result.json["empty"] = {comparison.sourceSet().emptyGlosses(), comparison.targetSet().emptyGlosses()};
    result.json["unknown_tokens"] = {comparison.sourceSet().unknownTokens(), comparison.targetSet().unknownTokens()};
    result.json.update(comparison.details());
    result.pairs = storedGlosses(result.similarity, result.scores, comparison.lines().source,
                                 comparison.lines().target, comparison.sample());
    return result;
}

} // namespace crossgloss
