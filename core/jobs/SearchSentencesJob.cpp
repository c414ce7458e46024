#include "jobs/SearchSentencesJob.h"

#include "base/Error.h"
#include "jobs/Stopwatch.h"

namespace crossgloss {

namespace {

nlohmann::json runParametersOf(const SearchSentencesRequest& request)
{
    nlohmann::json parameters = toJson(request.model);
    parameters.update(
        {{"list", request.list.text()}, {"query", request.query}, {"from", request.from}, {"limit", request.limit}});
    return parameters;
}

/// What stands beside a sentence in its line or unit.
std::vector<std::pair<std::string, std::string>> translationsOf(const SentenceRows& rows, std::size_t row)
{
    const std::uint32_t line = rows.line(row);
    std::size_t first = row;
    while (first > 0 && rows.line(first - 1) == line) {
        --first;
    }
    std::vector<std::pair<std::string, std::string>> translations;
    for (std::size_t other = first; other < rows.size() && rows.line(other) == line; ++other) {
        if (other != row) {
            translations.emplace_back(rows.language(other), rows.text(other));
        }
    }
    return translations;
}

} // namespace

SearchSentencesResult SearchSentencesJob::run(Progress& progress) const
{
    RunRecord record(m_context.runs, "search-sentences", runParametersOf(m_request));
    return recorded(record, progress, [&](Progress& timed) {
        record.addFiles({m_request.list.first});
        SearchSentencesResult result = search(timed);
        result.run = record.handle();
        record.setParameter("from", result.from);
        record.done(toJson(result));
        return result;
    });
}

SearchSentencesResult SearchSentencesJob::search(Progress& progress) const
{
    SearchSentencesResult result;
    const Stopwatch opening;
    const auto list = m_lists.open(m_request.list, m_request.model, m_request.threads, progress);
    result.listSeconds = opening.seconds();
    const Stopwatch asking;
    result.from = m_lists.languageOf(m_request.query, m_request.from);
    const std::vector<std::string> text{m_request.query};
    const EmbeddedSentences query = list->model->embed(text, result.from, 1, progress);
    result.coverage = query.coverage.share();
    if (query.coverage.empty() > 0) {
        throw Error(CROSSGLOSS_TEXT("The model knows no word of the text"))
            .advise(CROSSGLOSS_TEXT("Is its language right?"));
    }
    const SentenceRows& rows = *list->rows;
    // Of a file only what was asked for has vectors.
    const std::string only = namesStoredList(m_request.list) ? m_request.list.firstLanguage : std::string();
    result.n = list->searched;
    if (!only.empty()) {
        result.n = 0;
        for (std::size_t row = 0; row < rows.size(); ++row) {
            result.n += rows.language(row) == only ? 1 : 0;
        }
    }
    const std::vector<ScoredRow> nearest = nearestSentences(rows, list->index.get(), query.vectors.values,
                                                            m_request.limit, only, m_request.threads, progress);
    for (const ScoredRow& row : nearest) {
        result.hits.push_back({rows.line(row.row), rows.language(row.row), std::string(rows.text(row.row)),
                               translationsOf(rows, row.row), row.cosine});
    }
    result.elapsedMs = asking.seconds() * 1000;
    return result;
}

nlohmann::json toJson(const SearchSentencesResult& result)
{
    nlohmann::json json = {{"n", result.n},
                           {"from", result.from},
                           {"results", nlohmann::json::array()},
                           {"coverage", result.coverage},
                           {"list_seconds", result.listSeconds},
                           {"elapsed_ms", result.elapsedMs}};
    for (const SearchSentencesResult::Hit& hit : result.hits) {
        nlohmann::json translations = nlohmann::json::array();
        for (const auto& [language, text] : hit.translations) {
            translations.push_back({{"language", language}, {"text", text}});
        }
        json["results"].push_back({{"line", hit.line},
                                   {"language", hit.language},
                                   {"sentence", hit.sentence},
                                   {"translations", std::move(translations)},
                                   {"score", hit.score}});
    }
    return json;
}

} // namespace crossgloss
