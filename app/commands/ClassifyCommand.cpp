#include "Commands.h"
#include "ScoreText.h"
#include "SentenceModelOptions.h"

#include "jobs/ClassifyJob.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <sstream>

namespace crossgloss {

namespace {

struct ClassifyArguments {
    SentenceModelArguments model;
    std::string train;
    std::string test;
    std::string classifier = "perceptron";
    ClassifyRequest request;
};

} // namespace

void addClassifyCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand(
        "classify", "Learn classes of texts in one language and tell them in another, by a sentence model");
    const auto arguments = std::make_shared<ClassifyArguments>();
    addSentenceModelOptions(*command, arguments->model);
    command->add_option("--train", arguments->train, "Lines of label, tab, text, FILE:LANGUAGE")->required();
    command->add_option("--test", arguments->test, "The same to test on, FILE:LANGUAGE")->required();
    command->add_option("--classifier", arguments->classifier, "perceptron (averaged) or logistic (regression)")
        ->check(CLI::IsMember({"perceptron", "logistic"}));
    command->add_option("--epochs", arguments->request.classifier.epochs, "Of the perceptron")->check(CLI::Range(1, 10000));
    command->footer("JSON: n, trained, classes, accuracy, accuracy_interval, f1, majority, coverage");
    command->callback([&session, arguments] {
        ClassifyRequest request = arguments->request;
        request.model = arguments->model.modelChoice();
        request.train = sentenceFileNamed(arguments->train);
        request.test = sentenceFileNamed(arguments->test);
        request.classifier.kind =
            arguments->classifier == "logistic" ? ClassifierKind::Logistic : ClassifierKind::Perceptron;
        request.classifier.seed = session.seed;
        request.threads = session.threads;
        JobContext context(session.workspace);
        const ClassifyResult result = ClassifyJob(context, request).run(session.progress());
        std::ostringstream text;
        text << "n " << result.n << "  accuracy " << shareText(result.accuracy) << " ["
             << shareText(result.accuracyInterval.low) << ", " << shareText(result.accuracyInterval.high) << "]  F1 "
             << shareText(result.f1) << "  most frequent class " << shareText(result.majority) << "; "
             << shareText(result.coverage) << " of the words known\n";
        nlohmann::json json = toJson(result);
        json["run"] = context.runs.number(result.run);
        session.print(json, text.str());
    });
}

} // namespace crossgloss
