#include "ExperimentOptions.h"
#include "Session.h"

#include "base/Error.h"
#include "base/Json.h"
#include "encoder/TrainingJson.h"
#include "jobs/DictionaryExperiment.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <fstream>
#include <memory>
#include <sstream>

namespace crossgloss {

namespace {

struct DictionaryArguments {
    DictionaryExperimentRequest request;
    std::vector<std::string> data;
    std::vector<std::string> tests;
    std::filesystem::path config;
    std::vector<std::string> rows;
    std::filesystem::path out;
};

nlohmann::json readSettings(const std::filesystem::path& file)
{
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    nlohmann::json json = parsedJson(text.str(), true);
    if (!in || !json.is_object()) {
        throw Error(CROSSGLOSS_TEXT("The training configuration is not valid JSON")).at(file.string());
    }
    return json;
}

DictionaryExperimentRequest requestOf(DictionaryArguments arguments, const Session& session)
{
    DictionaryExperimentRequest& request = arguments.request;
    try {
        applyJson(readSettings(arguments.config), request.base);
    } catch (Error& error) {
        throw error.file().empty() ? error.at(arguments.config.string()) : error;
    }
    request.base.threads = session.threads;
    for (const std::string& entry : arguments.data) {
        request.training.push_back(definitionFileFromText(entry));
    }
    for (const std::string& entry : arguments.tests) {
        request.tests.push_back(definitionFileFromText(entry));
    }
    for (const DictionaryCondition& condition : bilDrlConditions()) {
        const bool wanted = arguments.rows.empty() || std::ranges::count(arguments.rows, condition.name) > 0;
        const bool possible = condition.settings["strategy"] != "joint" || !request.base.joint.texts.empty() ||
                              !request.base.joint.parallel.empty();
        if (wanted && possible) {
            request.conditions.push_back(condition);
        }
    }
    return request;
}

} // namespace

void addDictionaryExperiment(CLI::App& command, Session& session)
{
    CLI::App* experiment = command.add_subcommand(
        "dictionary", "Reverse dictionary retrieval by every encoder and strategy: table 3 of BilDRL");
    const auto arguments = std::make_shared<DictionaryArguments>();
    std::vector<std::string> names;
    for (const DictionaryCondition& condition : bilDrlConditions()) {
        names.push_back(condition.name);
    }
    experiment->add_option("--data", arguments->data, "Definitions to train on, FILE:ANSWER:DEFINITION, one for each direction")
        ->required();
    experiment->add_option("--test", arguments->tests, "Those of held-out words, in the same order")->required();
    experiment
        ->add_option("--config", arguments->config,
                     "JSON of what all rows share, as train takes it: vectors, epochs, patience, held-out, texts, parallel …; "
                     "ATT-joint is left out without texts and parallel sentences")
        ->required();
    experiment->add_option("--rows", arguments->rows, "Some of the rows, by default all")->delimiter(',')->check(CLI::IsMember(names));
    experiment->add_option("--seeds", arguments->request.seeds, "Seeds of the trainings, by default 1,2,3")->delimiter(',');
    experiment
        ->add_option("--folder", arguments->request.folder,
                     "For models and their ranks; after a kill the experiment goes on with what lies there")
        ->required();
    addExperimentOut(*experiment, arguments->out);
    experiment->callback([&session, arguments] {
        JobContext context(session.workspace);
        printExperiment(session, context,
                        DictionaryExperiment(context, requestOf(*arguments, session)).run(session.progress()), arguments->out);
    });
}

} // namespace crossgloss
