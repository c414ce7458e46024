#include "GlossRun.h"

#include <chrono>
#include <string>

namespace crossgloss {

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
    result.json.update(comparison.details(measure));
    result.pairs = storedGlosses(result.similarity, result.scores, comparison.lines().source,
                                 comparison.lines().target, comparison.sample());
    return result;
}

} // namespace crossgloss
