#include "Commands.h"
#include "SentenceModelOptions.h"

#include "base/Numbers.h"
#include "jobs/CompareSentencesJob.h"
#include "text/Language.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <sstream>

namespace crossgloss {

namespace {

struct CompareArguments {
    SentenceModelArguments model;
    std::string first;
    std::string second;
    std::string from;
    std::string to;
};

std::string textOf(const SentenceComparison& said)
{
    std::ostringstream text;
    text << "similarity " << significantDigits(said.similarity, 3);
    if (said.percentile) {
        text << ", closer than " << significantDigits(100 * *said.percentile, 3) << " % of " << said.randomPairs
             << " random pairs";
    }
    text << '\n';
    for (const PlanFlows::Flow& flow : said.plan ? said.plan->flows : std::vector<PlanFlows::Flow>()) {
        text << "  " << said.plan->sourceWords[flow.source] << " > " << said.plan->targetWords[flow.target] << "  "
             << significantDigits(flow.mass, 3) << '\n';
    }
    return text.str();
}

} // namespace

void addCompareSentencesCommand(CLI::App& app, Session& session)
{
    CLI::App* command =
        app.add_subcommand("compare-sentences", "Say how alike two sentences are, and which words carry that");
    const auto arguments = std::make_shared<CompareArguments>();
    addSentenceModelOptions(*command, arguments->model);
    command->add_option("first", arguments->first, "A sentence")->required();
    command->add_option("second", arguments->second, "Another one")->required();
    command->add_option("--from", arguments->from, "Language of the first; told from the text without");
    command->add_option("--to", arguments->to, "Language of the second, likewise");
    command->footer("JSON: from, to, models [{model, method, similarity, percentile, random_pairs, words, known, distance, "
                    "flows [{from, to, mass, distance}], alone}]");
    command->callback([&session, arguments] {
        CompareSentencesRequest request;
        request.first = arguments->first;
        request.second = arguments->second;
        request.firstLanguage = arguments->from.empty() ? std::string() : requireLanguage(arguments->from);
        request.secondLanguage = arguments->to.empty() ? std::string() : requireLanguage(arguments->to);
        request.models = {arguments->model.modelChoice()};
        request.threads = session.threads;
        JobContext context(session.workspace);
        SharedPack pack([file = request.models.front().pack] { return file.empty() ? defaultPack() : file; });
        ComparedModels models(context, pack);
        const CompareSentencesResult result = CompareSentencesJob(context, models, request).run(session.progress());
        session.print(toJson(result), textOf(result.models.front()));
    });
}

} // namespace crossgloss
