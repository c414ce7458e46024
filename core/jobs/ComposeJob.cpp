#include "jobs/ComposeJob.h"

#include "base/Error.h"

#include <chrono>

namespace crossgloss {

namespace {

nlohmann::json filesJson(const std::vector<SentenceFile>& files)
{
    nlohmann::json json = nlohmann::json::array();
    for (const SentenceFile& file : files) {
        json.push_back(file.text());
    }
    return json;
}

nlohmann::json settingsJson(const FactorisationOptions& options)
{
    return {{"dimension", options.factors},
            {"missing_weight", options.missingWeight},
            {"regularisation", options.regularisation},
            {"iterations", options.iterations},
            {"minimum_count", options.vocabulary.minimumCount},
            {"maximum_words", options.vocabulary.maximumWords},
            {"seed", options.seed}};
}

nlohmann::json runParametersOf(const ComposeRequest& request)
{
    nlohmann::json json = settingsJson(request.factorisation);
    json["data"] = filesJson(request.train);
    json["method"] = sentenceMethodName(request.objective);
    json["pivot"] = request.pivot;
    json["out"] = request.out.string();
    return json;
}

std::vector<SentenceCorpus> readAll(const ComposeRequest& request, ComposeResult& result, Progress& progress)
{
    std::vector<SentenceCorpus> corpora;
    for (const SentenceFile& file : request.train) {
        ReadReport report;
        corpora.push_back(readSentenceFile(file, progress, report));
        result.pairs += corpora.back().first.size();
        result.blank += corpora.back().blank;
        result.skipped += report.skipped;
    }
    return corpora;
}

FactorisationResult factorised(const ComposeRequest& request, const std::vector<SentenceCorpus>& corpora,
                               Progress& progress, const FactorisationObserver& onPoint)
{
    const std::string pivot = request.pivot.empty() ? corpora.front().firstLanguage : request.pivot;
    switch (request.objective) {
    case SentenceMethod::Wmf:
        return trainWmf(corpora, pivot, request.factorisation, progress, onPoint);
    case SentenceMethod::Bmf:
        return trainBmf(corpora, request.factorisation, progress, onPoint);
    case SentenceMethod::Cmf:
        return trainCmf(corpora, pivot, request.factorisation, progress, onPoint);
    default:
        throw Error(CROSSGLOSS_TEXT("\"%1\" is no objective that is trained"),
                    {std::string(sentenceMethodName(request.objective))});
    }
}

} // namespace

ComposeResult ComposeJob::run(Progress& progress, const std::function<void(const nlohmann::json&)>& onPoint) const
{
    RunRecord record(m_context.runs, "compose", runParametersOf(m_request));
    return recorded(record, [&] {
        if (m_request.train.empty()) {
            throw Error(CROSSGLOSS_TEXT("There are no sentences to train on"));
        }
        ComposeResult result;
        result.run = record.handle();
        result.objective = m_request.objective;
        result.out = m_request.out;
        for (const SentenceFile& file : m_request.train) {
            record.addFiles({file.first, file.second});
        }
        const std::vector<SentenceCorpus> corpora = readAll(m_request, result, progress);
        const auto started = std::chrono::steady_clock::now();
        nlohmann::json curve = nlohmann::json::array();
        result.factorisation = factorised(m_request, corpora, progress, [&](const FactorisationPoint& point) {
            curve.push_back(crossgloss::toJson(point));
            record.setPartial({{"curve", curve}});
            if (onPoint) {
                onPoint(curve.back());
            }
        });
        result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
        WordModel& model = result.factorisation.model;
        for (const LanguageWords& language : model.languages) {
            result.words.emplace_back(language.language, language.words.size());
        }
        model.details = runParametersOf(m_request);
        model.details["pairs"] = result.pairs;
        writeWordModel(model, m_request.out);
        RunFigures figures;
        figures.subset = "training";
        figures.n = result.pairs;
        figures.values = {{"loss", result.factorisation.curve.back().loss, {}}};
        record.addFigures(std::move(figures));
        record.done(toJson(result));
        return result;
    });
}

nlohmann::json toJson(const ComposeResult& result)
{
    nlohmann::json json = {{"objective", sentenceMethodName(result.objective)},
                           {"model", result.out.string()},
                           {"pairs", result.pairs},
                           {"blank", result.blank},
                           {"skipped", result.skipped},
                           {"words", nlohmann::json::object()},
                           {"dimension", result.factorisation.model.dimension()},
                           {"sentences", result.factorisation.sentences},
                           {"non_zeros", result.factorisation.nonZeros},
                           {"curve", nlohmann::json::array()},
                           {"seconds", result.seconds}};
    for (const auto& [language, words] : result.words) {
        json["words"][language] = words;
    }
    for (const FactorisationPoint& point : result.factorisation.curve) {
        json["curve"].push_back(toJson(point));
    }
    return json;
}

} // namespace crossgloss
