#include "Commands.h"
#include "ScoreText.h"
#include "SentenceModelOptions.h"

#include "jobs/SearchSentencesJob.h"
#include "text/Language.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <sstream>
#include <utility>

namespace crossgloss {

namespace {

struct SearchArguments
{
    SentenceModelArguments model;
    std::string list;
    std::string from;
    SearchSentencesRequest request;
};

} // namespace

void addSearchSentencesCommand(CLI::App& app, Session& session)
{
    CLI::App* command =
        app.add_subcommand("search-sentences", "Find the sentences of a list that are nearest to a text in meaning");
    const auto arguments = std::make_shared<SearchArguments>();
    addSentenceModelOptions(*command, arguments->model);
    command
        ->add_option(
            "--list", arguments->list,
            "Plain lines, TSV or TMX: FILE or FILE:LANGUAGE; or the name of a list of the library (see sentence-lists)")
        ->required();
    command->add_option("--query", arguments->request.query, "The text")->required();
    command->add_option("--from", arguments->from, "Its language; told from the text without");
    command->add_option("--limit", arguments->request.limit, "Sentences shown")->check(CLI::Range(1, 100000));
    command->footer("JSON: n, from, results [{line, language, sentence, translations [{language, text}], score}], "
                    "coverage, list_seconds, elapsed_ms");
    command->callback([&session, arguments] {
        SearchSentencesRequest request = arguments->request;
        request.model = arguments->model.modelChoice();
        request.list = sentenceListNamed(arguments->list);
        request.from = arguments->from.empty() ? std::string() : requireLanguage(arguments->from);
        request.threads = session.threads;
        JobContext context(session.workspace);
        SharedPack pack([file = std::exchange(request.model.pack, {})] { return file.empty() ? defaultPack() : file; });
        OpenedSentenceLists lists(context, pack);
        const SearchSentencesResult result = SearchSentencesJob(context, lists, request).run(session.progress());
        std::ostringstream text;
        for (const SearchSentencesResult::Hit& hit : result.hits) {
            text << shareText(static_cast<double>(hit.score)) << "  " << hit.sentence << '\n';
        }
        nlohmann::json json = toJson(result);
        json["run"] = context.runs.number(result.run);
        session.print(json, text.str());
    });
}

} // namespace crossgloss
