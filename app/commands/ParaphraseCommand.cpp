#include "Commands.h"
#include "NamedArgument.h"
#include "ScoreText.h"

#include "base/Error.h"
#include "jobs/ParaphraseJob.h"
#include "text/Language.h"

#include <CLI/CLI.hpp>

#include <cstdio>
#include <memory>
#include <sstream>

namespace crossgloss {

namespace {

struct ParaphraseArguments
{
    std::string train, test, validation;
    std::string encoder = "att";
    std::vector<std::string> vectors;
    bool noResume = false;
    ParaphraseConfig config;
};

ParaphraseConfig configOf(const ParaphraseArguments& arguments, const Session& session)
{
    ParaphraseConfig config = arguments.config;
    config.train = sentenceFileNamed(arguments.train);
    config.test = sentenceFileNamed(arguments.test);
    if (!arguments.validation.empty()) {
        config.validation = sentenceFileNamed(arguments.validation);
    }
    setPairEncoder(config, arguments.encoder);
    for (const std::string& entry : arguments.vectors) {
        const auto [language, file] = languageAndFile(entry);
        config.vectors[language] = file;
    }
    config.resume = !arguments.noResume;
    config.seed = session.seed;
    config.threads = session.threads;
    return config;
}

void printPoint(const TrainingPoint& point)
{
    std::fprintf(stderr, "\r\033[Kepoch %d  loss %.5f", point.epoch, point.loss);
    if (point.score) {
        std::fprintf(stderr, "  validation accuracy %.4f", *point.score);
    }
    std::fprintf(stderr, "  %.0f s  %.0f pairs/s\n", point.seconds, point.examplesPerSecond);
}

void addTrainingOptions(CLI::App& command, const std::shared_ptr<ParaphraseArguments>& arguments)
{
    ParaphraseConfig& config = arguments->config;
    command.add_option("--layers", config.layers, "Layers of the encoder");
    command.add_option("--hidden", config.hidden, "Hidden units of each layer");
    command.add_option("--affine-layers", config.affineLayers, "Layers behind them");
    command.add_option("--window", config.window, "Words under a convolution of abcnn");
    command.add_option("--length", config.sequenceLength, "Words of a sentence that are read");
    command.add_option("--classifier-hidden", config.classifierHidden, "Hidden units of the classifier");
    command.add_flag("--absolute", config.absolute, "Learn from |e1 - e2| instead of e1 - e2");
    command.add_option("--batch", config.batch, "Pairs per step");
    command.add_option("--epochs", config.epochs, "Epochs (passes over the pairs) at most");
    command.add_option("--patience", config.patience, "Stop after so many epochs without a better score; 0 = never");
    command.add_option("--learning-rate", config.learningRate, "Learning rate of AMSGrad");
    command.add_option("--out", config.out, "Keep what was learned in this file, with a checkpoint to go on from beside it");
    command.add_flag("--no-resume", arguments->noResume, "Start from scratch even if there is a checkpoint");
}

} // namespace

void addParaphraseCommand(CLI::App& app, Session& session)
{
    CLI::App* command =
        app.add_subcommand("paraphrase", "Learn which sentences of two languages say the same, and tell it of others");
    const auto arguments = std::make_shared<ParaphraseArguments>();
    auto* model = command->add_option("--model", arguments->config.model,
                                      "A dictionary encoder of \"train\": its vectors of both sentences are compared");
    command->add_option("--encoder", arguments->encoder,
                        "Without --model: an encoder that learns with the classifier, both sides sharing it: bow, cnn, gru, "
                        "bigru, att or abcnn")
        ->check(CLI::IsMember({"bow", "cnn", "gru", "bigru", "att", "abcnn"}))
        ->excludes(model);
    command->add_option("--vectors", arguments->vectors, "Its word vectors, LANGUAGE=FILE, all in one space; repeatable")
        ->excludes(model);
    command->add_option("--train", arguments->train, "Lines of label (1 or 0), tab, sentence, tab, sentence, FILE:L1:L2")
        ->required();
    command->add_option("--test", arguments->test, "The same to test on")->required();
    command->add_option("--validation", arguments->validation,
                        "The same to stop by; without it a tenth of the training");
    addTrainingOptions(*command, arguments);
    command->footer("JSON: encoder, n, accuracy, accuracy_interval, f1 (mean over both labels), f1_interval, f1_paraphrases, majority, "
                    "unknown, trained, validated, validation_accuracy, best_epoch, resumed, curve, run");
    command->callback([&session, arguments] {
        const ParaphraseConfig config = configOf(*arguments, session);
        JobContext context(session.workspace);
        const ParaphraseOutcome outcome = ParaphraseJob(context, config).run(session.progress(), printPoint);
        const ParaphraseScores& scores = outcome.learned.scores;
        std::ostringstream text;
        text << "n " << scores.n << "  accuracy " << shareText(scores.accuracy) << " ["
             << shareText(outcome.accuracyInterval.low) << ", " << shareText(outcome.accuracyInterval.high) << "]  F1 "
             << shareText(scores.macroF1) << " [" << shareText(outcome.f1Interval.low) << ", "
             << shareText(outcome.f1Interval.high) << "]  most frequent label " << shareText(outcome.learned.majority)
             << "  best epoch " << outcome.learned.bestEpoch << '\n';
        nlohmann::json json = toJson(config, outcome);
        json["run"] = context.runs.number(outcome.run);
        session.print(json, text.str());
    });
}

} // namespace crossgloss
