#include "jobs/CompareSentencesJob.h"

#include "base/Error.h"
#include "composition/SentencePlan.h"
#include "lookup/DescriptionLanguage.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <string_view>
#include <vector>

namespace crossgloss {

namespace {

/// Longer texts are no sentences, and their plan nothing that can be drawn.
constexpr std::size_t maxSentenceLength = 10000;

nlohmann::json runParametersOf(const CompareSentencesRequest& request)
{
    nlohmann::json json = {{"first", request.first}, {"second", request.second}, {"models", nlohmann::json::array()}};
    for (const SentenceModelChoice& choice : request.models) {
        json["models"].push_back(toJson(choice));
    }
    return json;
}

void requireSentence(const std::string& text)
{
    if (text.find_first_not_of(" \t\r\n") == std::string::npos) {
        throw Error(CROSSGLOSS_TEXT("There is nothing to compare: a sentence is empty"));
    }
    if (text.size() > maxSentenceLength) {
        throw Error(CROSSGLOSS_TEXT("A sentence has %1 bytes, and %2 are the most that can be compared"),
                    {std::to_string(text.size()), std::to_string(maxSentenceLength)})
            .advise(CROSSGLOSS_TEXT("Compare it sentence by sentence"));
    }
}

nlohmann::json wordsAlone(const std::vector<std::string>& words, const std::vector<bool>& alone)
{
    nlohmann::json json = nlohmann::json::array();
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (alone[i]) {
            json.push_back(words[i]);
        }
    }
    return json;
}

/// The part of @p chunk that reads as @p token; empty when there is none.
std::string_view typedAs(std::string_view chunk, const std::string& token, std::string_view language)
{
    constexpr std::size_t longest = 64;
    const auto isBoundary = [&](std::size_t at) {
        return at == chunk.size() || (static_cast<unsigned char>(chunk[at]) & 0xC0U) != 0x80U;
    };
    for (std::size_t begin = 0; chunk.size() <= longest && begin < chunk.size(); ++begin) {
        for (std::size_t end = chunk.size(); isBoundary(begin) && end > begin; --end) {
            if (isBoundary(end) && normalise(chunk.substr(begin, end - begin), language) == token) {
                return chunk.substr(begin, end - begin);
            }
        }
    }
    return {};
}

/// Words of a plan as the sentence writes them: "Frau", not "frau".
void writeAsTyped(std::vector<std::string>& words, std::string_view sentence, std::string_view language)
{
    constexpr std::string_view blanks = " \t\r\n";
    std::map<std::string, std::string> typed;
    for (std::size_t begin = 0; begin < sentence.size();) {
        const std::size_t end = std::min(sentence.find_first_of(blanks, begin), sentence.size());
        const std::string_view chunk = sentence.substr(begin, end - begin);
        for (const std::string& token : tokenise(chunk, language)) {
            if (const std::string_view part = typedAs(chunk, token, language); !part.empty()) {
                typed.emplace(token, part);
            }
        }
        begin = end + 1;
    }
    for (std::string& word : words) {
        const auto found = typed.find(word);
        word = found == typed.end() ? word : found->second;
    }
}

} // namespace

CompareSentencesResult CompareSentencesJob::run(Progress& progress) const
{
    RunRecord record(m_context.runs, "compare-sentences", runParametersOf(m_request));
    return recorded(record, progress, [&](Progress& timed) {
        requireSentence(m_request.first);
        requireSentence(m_request.second);
        if (m_request.models.empty()) {
            throw Error(CROSSGLOSS_TEXT("No model is chosen to compare the sentences by"));
        }
        CompareSentencesResult result;
        result.firstLanguage = languageOf(m_request.first, m_request.firstLanguage);
        result.secondLanguage = languageOf(m_request.second, m_request.secondLanguage);
        record.setParameter("from", result.firstLanguage);
        record.setParameter("to", result.secondLanguage);
        for (const SentenceModelChoice& choice : m_request.models) {
            timed.throwIfCancelled();
            result.models.push_back(compare(choice, result, timed));
            const SentenceComparison& said = result.models.back();
            if (!said.error) {
                RunFigures figures;
                figures.method = said.method;
                figures.values = {{"similarity", said.similarity, std::nullopt}};
                if (said.percentile) {
                    figures.n = said.randomPairs;
                    figures.values.push_back({"percentile", *said.percentile, std::nullopt});
                }
                record.addFigures(std::move(figures));
            }
        }
        if (std::ranges::all_of(result.models, [](const SentenceComparison& said) { return said.error.has_value(); })) {
            throw Error(*result.models.front().error);
        }
        record.done(toJson(result));
        return result;
    });
}

std::string CompareSentencesJob::languageOf(const std::string& text, const std::string& given) const
{
    if (!given.empty()) {
        return given;
    }
    const std::shared_ptr<const Pack> pack = m_models.pack().open();
    const std::string found = likeliestLanguage(text, pack->descriptionLanguages(), *pack);
    if (found.empty()) {
        throw Error(CROSSGLOSS_TEXT("It cannot be told which language \"%1\" is in"), {text})
            .advise(CROSSGLOSS_TEXT("Choose its language"));
    }
    return found;
}

SentenceComparison CompareSentencesJob::compare(const SentenceModelChoice& choice, const CompareSentencesResult& result,
                                                Progress& progress) const
{
    SentenceComparison said;
    said.model = choice.model;
    said.method = choice.isOfVectors() || choice.model == "pack" ? choice.model : std::string();
    try {
        const ComparedModels::Opened opened =
            m_models.open(choice, result.firstLanguage, result.secondLanguage, m_request.threads, progress);
        said.method = opened.model->method();
        const PairScores scores =
            opened.model->score(std::array{m_request.first}, result.firstLanguage, std::array{m_request.second},
                                result.secondLanguage, m_request.threads, progress);
        said.similarity = static_cast<double>(scores.scores.front());
        said.first = {scores.first.words.front(), scores.first.known.front()};
        said.second = {scores.second.words.front(), scores.second.known.front()};
        const bool judged = said.first.known > 0 && said.second.known > 0;
        if (judged && !opened.background->scores.empty()) {
            said.percentile = opened.background->percentile(said.similarity);
            said.randomPairs = opened.background->scores.size();
        }
        const SentenceWords first = opened.model->wordsOf(m_request.first, result.firstLanguage);
        const SentenceWords second = opened.model->wordsOf(m_request.second, result.secondLanguage);
        said.plan = sentencePlan(first, second, opened.background->first, opened.background->second);
        if (said.plan) {
            writeAsTyped(said.plan->sourceWords, m_request.first, result.firstLanguage);
            writeAsTyped(said.plan->targetWords, m_request.second, result.secondLanguage);
        }
    } catch (const Cancelled&) {
        throw;
    } catch (const Error& error) {
        said.error = error;
    }
    return said;
}

CompareSentencesRequest compareSentencesRequestOf(const RunParameters& parameters)
{
    CompareSentencesRequest request;
    request.first = parameters.text("first");
    request.second = parameters.text("second");
    request.firstLanguage = parameters.text("from");
    request.secondLanguage = parameters.text("to");
    const nlohmann::json& json = parameters.json();
    if (json.contains("models") && json["models"].is_array()) {
        request.models.clear();
        for (const nlohmann::json& model : json["models"]) {
            request.models.push_back(sentenceModelChoiceOf(model, parameters));
        }
    }
    return request;
}

nlohmann::json toJson(const CompareSentencesResult& result)
{
    nlohmann::json json = {{"from", result.firstLanguage},
                           {"to", result.secondLanguage},
                           {"models", nlohmann::json::array()}};
    for (const SentenceComparison& said : result.models) {
        nlohmann::json& model = json["models"].emplace_back(nlohmann::json::object());
        model["model"] = said.model;
        model["method"] = said.method;
        if (said.error) {
            model["error"] = said.error->what();
            continue;
        }
        model["similarity"] = said.similarity;
        model["percentile"] = said.percentile ? nlohmann::json(*said.percentile) : nlohmann::json();
        model["random_pairs"] = said.randomPairs;
        model["words"] = {said.first.words, said.second.words};
        model["known"] = {said.first.known, said.second.known};
        if (!said.plan) {
            continue;
        }
        model["distance"] = said.plan->distance;
        model["flows"] = nlohmann::json::array();
        for (const PlanFlows::Flow& flow : said.plan->flows) {
            model["flows"].push_back({{"from", said.plan->sourceWords[flow.source]},
                                      {"to", said.plan->targetWords[flow.target]},
                                      {"mass", flow.mass},
                                      {"distance", flow.cost}});
        }
        model["alone"] = {wordsAlone(said.plan->sourceWords, said.plan->sourceAlone),
                          wordsAlone(said.plan->targetWords, said.plan->targetAlone)};
    }
    return json;
}

} // namespace crossgloss
