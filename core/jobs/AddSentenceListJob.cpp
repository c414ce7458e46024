#include "jobs/AddSentenceListJob.h"

#include "base/Error.h"
#include "base/Json.h"
#include "jobs/ListModel.h"
#include "jobs/Stopwatch.h"
#include "store/SentenceLists.h"

namespace crossgloss {

namespace {

nlohmann::json runParametersOf(const AddSentenceListRequest& request)
{
    nlohmann::json parameters = toJson(request.model);
    parameters.update({{"file", request.file.string()},
                       {"name", request.name},
                       {"language", request.language},
                       {"second_language", request.secondLanguage},
                       {"replace", request.replace}});
    return parameters;
}

SentenceList listOf(const Resource& resource, const SentenceListFile& file)
{
    return {resource.name,   resource.path, file.languages(), file.size(), listModelChoice(file.about()).model,
            file.dimension()};
}

} // namespace

std::vector<SentenceList> sentenceLists(SharedWorkspace& workspace)
{
    std::vector<SentenceList> lists;
    for (const StoredSentenceList& stored : storedSentenceLists(*workspace.open())) {
        const Resource& resource = stored.resource;
        try {
            lists.push_back(listOf(resource, *openSentenceList(stored)));
        } catch (const Error&) {
            // Who searches it is told what is wrong with its file.
            lists.push_back({resource.name,
                             resource.path,
                             {resource.language},
                             static_cast<std::size_t>(resource.entries),
                             {},
                             static_cast<std::size_t>(resource.dimension)});
        }
    }
    return lists;
}

AddSentenceListResult AddSentenceListJob::run(Progress& progress) const
{
    RunRecord record(m_context.runs, "add-sentence-list", runParametersOf(m_request));
    return recorded(record, progress, [&](Progress& timed) {
        AddSentenceListResult result = add(record, timed);
        record.done(toJson(result));
        return result;
    });
}

AddSentenceListResult AddSentenceListJob::add(RunRecord& record, Progress& progress) const
{
    const Stopwatch watch;
    AddSentenceListResult result;
    result.run = record.handle();
    ReadReport report;
    const SentenceTexts texts = readSentenceTexts(m_request.file, {m_request.language, m_request.secondLanguage},
                                                  m_lists.teller(), progress, report);
    record.addFiles({m_request.file});
    const auto model = openListModel(m_context, m_lists.pack(), m_request.model, texts, m_request.threads, progress);
    const std::string about = jsonText(listModelToJson(m_context, m_lists.pack(), m_request.model, *model));
    Resource resource;
    resource.name = m_request.name;
    resource.path = std::filesystem::absolute(m_request.file).string();
    resource.language = texts.languages.front();
    resource.secondLanguage = texts.languages.size() > 1 ? texts.languages[1] : std::string();
    resource.entries = texts.size();
    resource.dimension = model->dimension();
    resource.skipped = report.skipped;
    resource.issues = report.issues;
    resource.leftOut = report.leftOut;
    const auto write = [&](const std::filesystem::path& file) {
        writeSentenceList(
            file, texts, model->dimension(),
            [&](const std::function<void(std::span<const float>)>& take) {
                result.uncovered = embedTexts(*model, texts, {}, m_request.threads, progress, take).uncovered;
            },
            about, m_request.threads, progress);
    };
    resource = addSentenceList(*m_context.workspace.open(), std::move(resource), m_request.replace, write, progress);
    result.list = {resource.name, m_request.file,        texts.languages,
                   texts.size(),  m_request.model.model, model->dimension()};
    result.blank = texts.blank;
    result.skipped = static_cast<std::size_t>(report.skipped);
    result.seconds = watch.seconds();
    record.setParameter("name", resource.name);
    return result;
}

nlohmann::json toJson(const SentenceList& list)
{
    return {{"name", list.name},           {"source", list.source.string()},
            {"languages", list.languages}, {"n", list.sentences},
            {"model", list.model},         {"dimension", list.dimension}};
}

nlohmann::json toJson(const AddSentenceListResult& result)
{
    nlohmann::json json = toJson(result.list);
    json.update({{"blank", result.blank},
                 {"skipped", result.skipped},
                 {"uncovered", result.uncovered},
                 {"seconds", result.seconds}});
    return json;
}

} // namespace crossgloss
