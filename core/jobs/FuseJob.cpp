#include "jobs/FuseJob.h"

#include "base/Checksum.h"
#include "base/Error.h"
#include "composition/FusedModel.h"
#include "jobs/ScoredPairFiles.h"

namespace crossgloss {

namespace {

constexpr std::size_t folds = 10;

nlohmann::json runParametersOf(const FuseRequest& request)
{
    nlohmann::json json = {{"method", "fused"},
                           {"parts", nlohmann::json::array()},
                           {"data", nlohmann::json::array()},
                           {"from", request.firstLanguage},
                           {"to", request.secondLanguage},
                           {"out", request.out.string()}};
    for (const SentenceModelChoice& part : request.parts) {
        json["parts"].push_back(part.model);
    }
    for (const std::filesystem::path& file : request.pairs) {
        json["data"].push_back(file.string());
    }
    return json;
}

std::vector<FusionMember> openParts(JobContext& context, const FuseRequest& request, Progress& progress)
{
    std::vector<FusionMember> parts;
    for (const SentenceModelChoice& choice : request.parts) {
        if (choice.isOfVectors()) {
            throw Error(CROSSGLOSS_TEXT("Only models in files, the pack and n-grams of characters can be fused, and \"%1\" is none"),
                        {choice.model})
                .advise(CROSSGLOSS_TEXT("Train a model on sentences first"));
        }
        if (choice.isFile() && isFusedModel(choice.model)) {
            throw Error(CROSSGLOSS_TEXT("A fused model cannot be a part of another one"))
                .at(choice.model)
                .advise(CROSSGLOSS_TEXT("Fuse its parts with the others"));
        }
        const std::filesystem::path file = choice.file();
        parts.push_back({choice.model, file.empty() ? std::string() : fileChecksum(file), 1.0,
                         openSentenceModel(context, choice, {}, request.threads, progress)});
    }
    return parts;
}

/// Scores of all pairs by weights that were learned without the pair's tenth.
std::vector<double> crossValidated(std::span<const double> gold, std::span<const std::vector<float>> cosines)
{
    std::vector<double> scores(gold.size(), 0.0);
    for (std::size_t fold = 0; fold < folds; ++fold) {
        std::vector<double> known;
        std::vector<std::vector<float>> table(cosines.size());
        for (std::size_t i = 0; i < gold.size(); ++i) {
            if (i % folds != fold) {
                known.push_back(gold[i]);
                for (std::size_t j = 0; j < cosines.size(); ++j) {
                    table[j].push_back(cosines[j][i]);
                }
            }
        }
        const std::vector<double> weights = fusionWeights(known, table);
        for (std::size_t i = fold; i < gold.size(); i += folds) {
            for (std::size_t j = 0; j < cosines.size(); ++j) {
                scores[i] += weights[j] * static_cast<double>(cosines[j][i]);
            }
        }
    }
    return scores;
}

} // namespace

FuseResult FuseJob::run(Progress& progress) const
{
    RunRecord record(m_context.runs, "fuse", runParametersOf(m_request));
    return recorded(record, progress, [&](Progress& timed) {
        FuseResult result = fuse(record, timed);
        record.done(toJson(result));
        return result;
    });
}

FuseResult FuseJob::fuse(RunRecord& record, Progress& progress) const
{
    if (m_request.parts.size() < 2) {
        throw Error(CROSSGLOSS_TEXT("Two models at least are needed to fuse"));
    }
    FuseResult result;
    result.run = record.handle();
    result.out = m_request.out;
    std::vector<FusionMember> parts = openParts(m_context, m_request, progress);
    for (const FusionMember& part : parts) {
        result.parts.push_back({part.model, 1.0 / static_cast<double>(parts.size()), 0.0});
    }
    if (!m_request.pairs.empty()) {
        const ScoredPairFiles pairs = readScoredPairFiles(m_context.workspace, m_request.pairs, progress);
        result.n = pairs.gold.size();
        if (result.n < 2 * folds) {
            throw Error(CROSSGLOSS_TEXT("%1 scored pairs are too few to learn weights from"), {std::to_string(result.n)});
        }
        std::vector<std::vector<float>> cosines;
        for (std::size_t j = 0; j < parts.size(); ++j) {
            cosines.push_back(parts[j]
                                  .opened
                                  ->score(pairs.first, m_request.firstLanguage, pairs.second, m_request.secondLanguage,
                                          m_request.threads, progress)
                                  .scores);
            result.parts[j].pearson = pearson(pairs.gold, std::vector<double>(cosines[j].begin(), cosines[j].end()));
        }
        const std::vector<double> weights = fusionWeights(pairs.gold, cosines);
        double sum = 0.0;
        for (const double weight : weights) {
            sum += weight;
        }
        if (!(sum > 0.0)) {
            throw Error(CROSSGLOSS_TEXT("No model follows the scores of the pairs"))
                .advise(CROSSGLOSS_TEXT("Are the languages right, and do higher scores mean more alike?"));
        }
        for (std::size_t j = 0; j < parts.size(); ++j) {
            result.parts[j].weight = weights[j] / sum;
        }
        result.crossValidated = correlationScores(pairs.gold, crossValidated(pairs.gold, cosines), m_request.bootstrap);
        RunFigures figures;
        figures.subset = "training";
        figures.n = result.n;
        figures.values = {{"pearson", result.crossValidated->pearson, result.crossValidated->pearsonInterval},
                          {"spearman", result.crossValidated->spearman, result.crossValidated->spearmanInterval}};
        record.addFigures(std::move(figures));
    }
    std::vector<FusionMember> kept;
    for (std::size_t j = 0; j < parts.size(); ++j) {
        if (result.parts[j].weight > 0.0) {
            parts[j].weight = result.parts[j].weight;
            kept.push_back(parts[j]);
        }
    }
    fusedSentenceModel(kept);          // what cannot be opened is not written
    writeFusedModel(m_request.out, kept);
    return result;
}

nlohmann::json toJson(const FuseResult& result)
{
    nlohmann::json json = {{"model", result.out.string()}, {"n", result.n}, {"parts", nlohmann::json::array()}};
    for (const FuseResult::Part& part : result.parts) {
        json["parts"].push_back({{"model", part.model}, {"weight", part.weight}, {"pearson", part.pearson}});
    }
    if (result.crossValidated) {
        json["cross_validated"] = toJson(*result.crossValidated);
    }
    return json;
}

} // namespace crossgloss
