#include "jobs/SimilarityJob.h"

#include "base/AtomicFile.h"
#include "base/Numbers.h"
#include "base/Seconds.h"
#include "jobs/ScoredPairFiles.h"
#include "jobs/ScoredPairSets.h"

#include <chrono>

namespace crossgloss {

namespace {

nlohmann::json runParametersOf(const SimilarityRequest& request)
{
    nlohmann::json json = toJson(request.model);
    json["test"] = nlohmann::json::array();
    for (const std::filesystem::path& file : request.pairs) {
        json["test"].push_back(file.string());
    }
    json["from"] = request.firstLanguage;
    json["to"] = request.secondLanguage;
    json["resamples"] = request.bootstrap.resamples;
    json["seed"] = request.bootstrap.seed;
    return json;
}

void writeScores(const std::filesystem::path& path, const ScoredPairFiles& pairs, std::span<const double> scores)
{
    AtomicFile file(path);
    file.stream() << "score\tfound\tfirst\tsecond\n";
    for (std::size_t i = 0; i < scores.size(); ++i) {
        file.stream() << significantDigits(pairs.gold[i], 7) << '\t' << significantDigits(scores[i], 7) << '\t'
                      << pairs.first[i] << '\t' << pairs.second[i] << '\n';
    }
    file.commit();
}

RunFigures figures(const CorrelationScores& scores, const std::string& subset)
{
    RunFigures line;
    line.subset = subset;
    line.n = scores.n;
    line.values = {{"pearson", scores.pearson, scores.pearsonInterval},
                   {"spearman", scores.spearman, scores.spearmanInterval}};
    return line;
}

} // namespace

SimilarityResult SimilarityJob::run(Progress& progress) const
{
    RunRecord record(m_context.runs, "similarity", runParametersOf(m_request));
    return recorded(record, progress, [&](Progress& timed) {
        SimilarityResult result = measure(record, timed);
        record.done(toJson(result));
        return result;
    });
}

SimilarityResult SimilarityJob::measure(RunRecord& record, Progress& progress) const
{
    SimilarityResult result;
    result.run = record.handle();
    const ScoredPairFiles pairs = readScoredPairFiles(m_context.workspace, m_request.pairs, progress);
    result.withoutScore = pairs.withoutScore;
    result.skipped = pairs.skipped;
    for (const std::filesystem::path& file : filesNamed(m_request.pairs)) {
        record.addFiles({file});
    }
    if (const std::filesystem::path file = m_request.model.file(); !file.empty()) {
        record.addFiles({file});
    }
    std::vector<LanguageSample> samples{{m_request.firstLanguage, pairs.first}};
    std::vector<std::string> both;
    if (m_request.secondLanguage == m_request.firstLanguage) {
        both = pairs.first;
        both.insert(both.end(), pairs.second.begin(), pairs.second.end());
        samples = {{m_request.firstLanguage, both}};
    } else {
        samples.push_back({m_request.secondLanguage, pairs.second});
    }
    const auto model = openSentenceModel(m_context, m_request.model, samples, m_request.threads, progress);
    result.method = model->method();
    const auto started = std::chrono::steady_clock::now();
    const PairScores scored = model->score(pairs.first, m_request.firstLanguage, pairs.second,
                                           m_request.secondLanguage, m_request.threads, progress);
    result.seconds = secondsSince(started);
    const std::vector<double> scores(scored.scores.begin(), scored.scores.end());
    result.scores = correlationScores(pairs.gold, scores, m_request.bootstrap);
    record.addFigures(figures(result.scores, ""));
    for (std::size_t i = 0; m_request.pairs.size() > 1 && i < m_request.pairs.size(); ++i) {
        const std::size_t begin = pairs.start[i];
        const std::size_t count = pairs.start[i + 1] - begin;
        result.files.push_back({m_request.pairs[i],
                                correlationScores(std::span(pairs.gold).subspan(begin, count),
                                                  std::span(scores).subspan(begin, count), m_request.bootstrap)});
        result.mean += result.files.back().scores.pearson / static_cast<double>(m_request.pairs.size());
        record.addFigures(figures(result.files.back().scores, m_request.pairs[i].filename().string()));
    }
    const double words = static_cast<double>(scored.first.allWords() + scored.second.allWords());
    result.coverage =
        words > 0.0 ? static_cast<double>(scored.first.allKnown() + scored.second.allKnown()) / words : 0.0;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        result.uncovered += scored.first.known[i] == 0 || scored.second.known[i] == 0 ? 1 : 0;
    }
    if (!m_request.out.empty()) {
        writeScores(m_request.out, pairs, scores);
    }
    return result;
}

nlohmann::json toJson(const SimilarityResult& result)
{
    nlohmann::json json = toJson(result.scores);
    json["method"] = result.method;
    json["coverage"] = result.coverage;
    json["uncovered"] = result.uncovered;
    json["without_score"] = result.withoutScore;
    json["skipped"] = result.skipped;
    json["seconds"] = result.seconds;
    if (!result.files.empty()) {
        json["mean_pearson"] = result.mean;
        json["files"] = nlohmann::json::array();
        for (const SimilarityResult::File& file : result.files) {
            json["files"].push_back(toJson(file.scores));
            json["files"].back()["file"] = file.path.string();
        }
    }
    return json;
}

} // namespace crossgloss
