#include "ExperimentOptions.h"
#include "Session.h"

#include "jobs/ClassificationExperiment.h"
#include "jobs/JobContext.h"
#include "jobs/ParallelExperiment.h"
#include "jobs/RetrievalExperiment.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace crossgloss {

namespace {

std::vector<SentenceFile> filesOf(const std::vector<std::string>& names)
{
    std::vector<SentenceFile> files;
    for (const std::string& name : names) {
        files.push_back(sentenceFileNamed(name));
    }
    return files;
}

void addTexts(CLI::App& experiment, std::vector<std::string>& texts)
{
    experiment
        .add_option("--text", texts, "Translations, FILE.tsv:L1:L2 (pairs with a tab) or A,B:L1:L2 (aligned lines); repeatable")
        ->required();
}

struct ParallelArguments {
    ExperimentModels models;
    std::vector<std::string> texts;
    std::filesystem::path out;
};

struct ClassificationArguments {
    ExperimentModels models;
    std::vector<std::string> train;
    std::vector<std::string> test;
    std::vector<std::string> classifiers{"perceptron", "logistic"};
    std::filesystem::path out;
};

struct RetrievalArguments {
    ExperimentModels models;
    std::vector<std::string> texts;
    RetrievalExperimentRequest request;
    std::filesystem::path out;
};

} // namespace

void addParallelExperiment(CLI::App& command, Session& session)
{
    CLI::App* experiment =
        command.add_subcommand("parallel", "Mean similarity of translations beside that of random pairs");
    const auto arguments = std::make_shared<ParallelArguments>();
    addExperimentModels(*experiment, arguments->models, true);
    addTexts(*experiment, arguments->texts);
    addExperimentOut(*experiment, arguments->out);
    experiment->callback([&session, arguments] {
        ParallelExperimentRequest request;
        request.models = arguments->models.named();
        request.texts = filesOf(arguments->texts);
        request.bootstrap.seed = session.seed;
        request.threads = session.threads;
        JobContext context(session.workspace);
        printExperiment(session, context, ParallelExperiment(context, request).run(session.progress()), arguments->out);
    });
}

void addClassificationExperiment(CLI::App& command, Session& session)
{
    CLI::App* experiment = command.add_subcommand(
        "classification", "Classes learned in one language and told in another and in the same, by model and classifier");
    const auto arguments = std::make_shared<ClassificationArguments>();
    addExperimentModels(*experiment, arguments->models, true);
    experiment->add_option("--train", arguments->train, "Lines of label, tab, text: FILE:L; repeatable")->required();
    experiment->add_option("--test", arguments->test, "The same to be tested on; repeatable")->required();
    experiment->add_option("--classifiers", arguments->classifiers, "perceptron (averaged), logistic or both")
        ->delimiter(',')
        ->check(CLI::IsMember({"perceptron", "logistic"}));
    addExperimentOut(*experiment, arguments->out);
    experiment->callback([&session, arguments] {
        ClassificationExperimentRequest request;
        request.models = arguments->models.named();
        request.train = filesOf(arguments->train);
        request.test = filesOf(arguments->test);
        request.kinds.clear();
        for (const std::string& name : arguments->classifiers) {
            request.kinds.push_back(name == "logistic" ? ClassifierKind::Logistic : ClassifierKind::Perceptron);
        }
        request.classifier.seed = session.seed;
        request.threads = session.threads;
        JobContext context(session.workspace);
        printExperiment(session, context, ClassificationExperiment(context, request).run(session.progress()),
                        arguments->out);
    });
}

void addRetrievalExperiment(CLI::App& command, Session& session)
{
    CLI::App* experiment = command.add_subcommand(
        "retrieval", "Translations of sentences found among all of a text, in both directions, by every criterion");
    const auto arguments = std::make_shared<RetrievalArguments>();
    addExperimentModels(*experiment, arguments->models, true);
    addTexts(*experiment, arguments->texts);
    experiment->add_option("--limit", arguments->request.limit, "Only the first lines of each text; 0 = all");
    experiment->add_option("--neighbourhood", arguments->request.neighbourhood, "Neighbours of CSLS")
        ->check(CLI::PositiveNumber);
    experiment->add_option("--margin-neighbours", arguments->request.marginNeighbours, "Neighbours of the margin")
        ->check(CLI::PositiveNumber);
    addExperimentOut(*experiment, arguments->out);
    experiment->callback([&session, arguments] {
        RetrievalExperimentRequest request = arguments->request;
        request.models = arguments->models.named();
        request.texts = filesOf(arguments->texts);
        request.bootstrap.seed = session.seed;
        request.threads = session.threads;
        JobContext context(session.workspace);
        printExperiment(session, context, RetrievalExperiment(context, request).run(session.progress()), arguments->out);
    });
}

} // namespace crossgloss
