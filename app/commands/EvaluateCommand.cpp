#include "Commands.h"

#include "encoder/TrainingJson.h"
#include "evaluation/TranslationEvaluation.h"
#include "jobs/EvaluateJob.h"

#include <CLI/CLI.hpp>

#include <iomanip>
#include <memory>
#include <sstream>

namespace crossgloss {

namespace {

struct EvaluateArguments {
    std::string model;
    std::string test;
    std::string retrieval = "nn";
    EncoderRetrieval options;
};

std::string describe(const nlohmann::json& json)
{
    std::ostringstream text;
    text << std::fixed << std::setprecision(4);
    text << "n " << json["n"] << ", covered " << json["covered"] << '\n';
    for (const char* key : {"p1", "p10", "p100", "mrr", "median_rank"}) {
        text << std::left << std::setw(12) << key << json[key].get<double>() << "  ["
             << json["intervals"][key][0].get<double>() << ", " << json["intervals"][key][1].get<double>() << "]\n";
    }
    return text.str();
}

} // namespace

void addEvaluateCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("evaluate", "Score a trained dictionary encoder or a pack on a test file");
    const auto arguments = std::make_shared<EvaluateArguments>();
    command->add_option("--model", arguments->model, "Model made by train, or a pack")->required();
    command->add_option("--test", arguments->test, "FILE:ANSWER_LANGUAGE:DEFINITION_LANGUAGE")->required();
    command->add_option("--retrieval", arguments->retrieval, "How words are ranked: nn (nearest neighbour by cosine); of encoders also isf (inverted softmax) and csls, which take "
                        "off what makes a word near to all training definitions")
        ->check(CLI::IsMember({"nn", "isf", "csls"}));
    command->add_option("--neighbourhood", arguments->options.neighbourhood, "csls: nearest training definitions of a word")
        ->check(CLI::Range(1, 1000000));
    command->add_option("--beta", arguments->options.beta, "isf: inverse temperature")->check(CLI::Range(1.0, 500.0));
    command->callback([&session, arguments] {
        const DefinitionFile test = definitionFileFromText(arguments->test);
        JobContext context(session.workspace);
        arguments->options.criterion = retrievalCriterion(arguments->retrieval).value();
        EvaluateResult result =
            EvaluateJob(context, {arguments->model, test, session.seed, session.threads, arguments->options})
                .run(session.progress());
        result.json["run"] = context.runs.number(result.run);
        session.print(result.json, describe(result.json));
    });
}

} // namespace crossgloss
