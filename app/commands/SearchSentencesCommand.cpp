#include "Commands.h"
#include "ScoreText.h"
#include "SentenceModelOptions.h"

#include "jobs/SentenceTasks.h"
#include "text/Language.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <sstream>

namespace crossgloss {

namespace {

struct SearchArguments {
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
    command->add_option("--list", arguments->list, "Sentences, one a line, FILE:LANGUAGE")->required();
    command->add_option("--query", arguments->request.query, "The text")->required();
    command->add_option("--from", arguments->from, "Its language")->required();
    command->add_option("--limit", arguments->request.limit, "Sentences shown")->check(CLI::Range(1, 100000));
    command->footer("JSON: n, results [{line, sentence, score}], coverage, list_seconds, elapsed_ms");
    command->callback([&session, arguments] {
        SearchSentencesRequest request = arguments->request;
        request.model = arguments->model.modelChoice();
        request.list = sentenceFileNamed(arguments->list);
        request.from = requireLanguage(arguments->from);
        request.threads = session.threads;
        JobContext context(session.workspace);
        const SearchSentencesResult result = searchSentences(context, request, session.progress());
        std::ostringstream text;
        for (const SearchSentencesResult::Hit& hit : result.hits) {
            text << shareText(static_cast<double>(hit.score)) << "  " << hit.sentence << '\n';
        }
        session.print(toJson(result), text.str());
    });
}

} // namespace crossgloss
