#include "ExperimentOptions.h"
#include "Session.h"
#include "NamedArgument.h"

#include "base/Error.h"
#include "jobs/ParaphraseExperiment.h"
#include "text/Language.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>

namespace crossgloss {

namespace {

struct ParaphraseTableArguments {
    ParaphraseExperimentRequest request;
    std::string train, test, validation;
    std::vector<std::string> vectors;
    std::vector<std::string> models;
    std::vector<std::string> rows;
    std::filesystem::path out;
};

ParaphraseExperimentRequest requestOf(ParaphraseTableArguments arguments, const Session& session)
{
    ParaphraseExperimentRequest& request = arguments.request;
    request.base.train = sentenceFileNamed(arguments.train);
    request.base.test = sentenceFileNamed(arguments.test);
    if (!arguments.validation.empty()) {
        request.base.validation = sentenceFileNamed(arguments.validation);
    }
    request.base.threads = session.threads;
    for (const std::string& entry : arguments.vectors) {
        const auto [language, file] = languageAndFile(entry);
        request.base.vectors[language] = file;
    }
    for (const ParaphraseCondition& condition : pairBaselines()) {
        const bool wanted = arguments.rows.empty() || std::ranges::count(arguments.rows, condition.name) > 0;
        if (wanted && !arguments.vectors.empty()) {
            request.conditions.push_back(condition);
        }
    }
    for (const std::string& entry : arguments.models) {
        const auto [name, file] = nameAndValue(entry);
        const auto found = std::ranges::find(request.conditions, name, &ParaphraseCondition::name);
        if (found != request.conditions.end()) {
            found->models.emplace_back(file);
        } else {
            request.conditions.push_back({name, {}, {file}});
        }
    }
    return request;
}

} // namespace

void addParaphraseExperiment(CLI::App& command, Session& session)
{
    CLI::App* experiment = command.add_subcommand(
        "paraphrase", "Bilingual paraphrase identification, end to end and by trained encoders: table 4 of BilDRL");
    const auto arguments = std::make_shared<ParaphraseTableArguments>();
    ParaphraseConfig& base = arguments->request.base;
    experiment->add_option("--train", arguments->train, "Labelled pairs FILE:L1:L2, label, tab, sentence, tab, sentence")->required();
    experiment->add_option("--test", arguments->test, "Those to score on")->required();
    experiment->add_option("--validation", arguments->validation, "Those that stop the training; a tenth of it when left out");
    experiment->add_option("--vectors", arguments->vectors, "Word vectors LANGUAGE=FILE of the rows that learn end to end; repeatable");
    experiment->add_option("--model", arguments->models,
                           "Row of a trained encoder, NAME=MODEL; repeatable, the same name for the models of further seeds");
    std::vector<std::string> names;
    for (const ParaphraseCondition& condition : pairBaselines()) {
        names.push_back(condition.name);
    }
    experiment->add_option("--rows", arguments->rows, "Some of the end-to-end rows, by default all")
        ->delimiter(',')
        ->check(CLI::IsMember(names));
    experiment->add_option("--seeds", arguments->request.seeds, "Seeds of the trainings, by default 1,2,3")->delimiter(',');
    experiment->add_option("--epochs", base.epochs, "Epochs at most")->check(CLI::Range(1, 100000));
    experiment->add_option("--patience", base.patience, "Early stopping: epochs without a better validation accuracy");
    experiment->add_option("--layers", base.layers, "Layers of the encoders")->check(CLI::Range(1, 64));
    experiment->add_option("--hidden", base.hidden, "Hidden units of each")->check(CLI::Range(1, 16384));
    experiment->add_flag("--absolute", base.absolute, "Classify by |e1 - e2| instead of e1 - e2");
    experiment
        ->add_option("--folder", arguments->request.folder,
                     "For what each training found; after a kill the experiment goes on with what lies there")
        ->required();
    addExperimentOut(*experiment, arguments->out);
    experiment->callback([&session, arguments] {
        JobContext context(session.workspace);
        printExperiment(session, context,
                        ParaphraseExperiment(context, requestOf(*arguments, session)).run(session.progress()), arguments->out);
    });
}

} // namespace crossgloss
