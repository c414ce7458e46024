#include "evaluation/GlossEvaluation.h"

#include "base/Error.h"
#include "base/Seconds.h"
#include "gloss/GlossChoice.h"

#include <chrono>
#include <numeric>

namespace crossgloss {

namespace {

class Stopwatch {
public:
    double seconds() const
    {
        return secondsSince(m_start);
    }

private:
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

GlossSimilarity turned(const GlossSimilarity& similarity)
{
    GlossSimilarity result{similarity.columns, similarity.rows, std::vector<float>(similarity.values.size())};
    for (std::size_t row = 0; row < similarity.rows; ++row) {
        for (std::size_t column = 0; column < similarity.columns; ++column) {
            result.values[column * similarity.rows + row] = similarity.values[row * similarity.columns + column];
        }
    }
    return result;
}

} // namespace

GlossScores scoreGlosses(const GlossSimilarity& similarity, const GlossEvaluationOptions& options, Progress& progress)
{
    if (similarity.rows != similarity.columns || similarity.rows == 0) {
        throw Error(CROSSGLOSS_TEXT("Scores need as many source glosses as target glosses, pair by pair: %1 and %2"),
                    {std::to_string(similarity.rows), std::to_string(similarity.columns)});
    }
    GlossScores result;
    result.n = similarity.rows;
    std::vector<std::uint32_t> right(result.n);
    std::iota(right.begin(), right.end(), 0U);
    if (options.retrieval) {
        progress.stage(CROSSGLOSS_TEXT("Choosing glosses"), 0);
        const Stopwatch watch;
        const auto ranked = [&](const GlossSimilarity& values) {
            GlossScores::Retrieval retrieval;
            retrieval.ranks = ranksOf(values, right, options.threads);
            retrieval.scores = precisionScores(retrieval.ranks, options.bootstrap);
            return retrieval;
        };
        result.forward = ranked(similarity);
        result.hubness = measureHubness(bestGlosses(similarity, options.neighbourhood, false, options.threads), result.n,
                                        options.neighbourhood);
        result.retrievalSeconds = watch.seconds();
        progress.throwIfCancelled();
        result.backward = ranked(turned(similarity));
        result.csls = ranked(cslsCorrected(similarity, options.neighbourhood, options.threads));
        std::size_t mutual = 0;
        for (std::size_t i = 0; i < result.n; ++i) {
            mutual += result.forward->ranks[i] == 1 && result.backward->ranks[i] == 1 ? 1 : 0;
        }
        result.mutualP1 = static_cast<double>(mutual) / static_cast<double>(result.n);
    }
    if (options.matching) {
        const Stopwatch watch;
        GlossScores::Matching matching;
        matching.columnOf = matchGlosses(similarity, progress);
        result.matchingSeconds = watch.seconds();
        std::vector<std::uint32_t> ranks(result.n);    // 1 = right, 0 = wrong: all that a matching can say
        for (std::size_t i = 0; i < result.n; ++i) {
            ranks[i] = matching.columnOf[i] == static_cast<std::int32_t>(i) ? 1 : 0;
        }
        const PrecisionScores scores = precisionScores(ranks, options.bootstrap);
        matching.p1 = scores.p1;
        matching.p1Interval = scores.p1Interval;
        result.matching = std::move(matching);
    }
    return result;
}

std::vector<StoredGloss> storedGlosses(const GlossSimilarity& similarity, const GlossScores& scores,
                                       std::span<const std::string> source, std::span<const std::string> target,
                                       std::span<const std::size_t> places)
{
    std::optional<Neighbours> best;
    if (scores.forward) {
        best = bestGlosses(similarity, 1, false, 1);
    }
    std::vector<StoredGloss> glosses(places.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
        StoredGloss& gloss = glosses[i];
        gloss.line = static_cast<std::uint32_t>(places[i] + 1);
        gloss.source = source[places[i]];
        gloss.target = target[places[i]];
        gloss.ownScore = static_cast<double>(similarity.row(i)[i]);
        if (best) {
            gloss.rank = scores.forward->ranks[i];
            gloss.backwardRank = scores.backward->ranks[i];
            gloss.best = best->indicesOf(i).front();
            gloss.bestScore = static_cast<double>(best->scoresOf(i).front());
        }
        if (scores.matching && scores.matching->columnOf[i] >= 0) {
            gloss.matched = static_cast<std::uint32_t>(scores.matching->columnOf[i]);
            gloss.matchedScore = static_cast<double>(similarity.row(i)[*gloss.matched]);
        }
    }
    return glosses;
}

nlohmann::json toJson(const GlossScores& scores, double costSeconds)
{
    nlohmann::json json = {{"n", scores.n},
                           {"seconds", {{"cost", costSeconds},
                                        {"retrieval", scores.retrievalSeconds},
                                        {"matching", scores.matchingSeconds}}}};
    if (scores.forward) {
        json["retrieval"] = toJson(scores.forward->scores);
        json["backward"] = toJson(scores.backward->scores);
        json["csls"] = toJson(scores.csls->scores);
        json["mutual_p1"] = scores.mutualP1;
        json["skewness"] = scores.hubness.skewness;
        json["robin_hood"] = scores.hubness.robinHood;
        json["hubs"] = scores.hubness.hubs.size();
        json["antihubs"] = scores.hubness.antihubs;
    }
    if (scores.matching) {
        json["matching"] = {{"p1", scores.matching->p1},
                            {"p1_interval", {scores.matching->p1Interval.low, scores.matching->p1Interval.high}}};
    }
    return json;
}

} // namespace crossgloss
