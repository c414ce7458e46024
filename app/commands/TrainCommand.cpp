#include "Commands.h"
#include "NamedArgument.h"

#include "jobs/TrainJob.h"

#include "encoder/Training.h"
#include "encoder/TrainingJson.h"

#include "base/Json.h"

#include <CLI/CLI.hpp>

#include <cstdio>
#include <fstream>
#include <memory>
#include <sstream>

namespace crossgloss {

namespace {

/// What the command line said; kept apart from the configuration file, which it overrides.
struct TrainArguments {
    std::string config;
    std::vector<std::string> data;
    std::vector<std::string> vectors;
    std::vector<std::string> texts;
    std::vector<std::string> parallel;
    nlohmann::json flags = nlohmann::json::object();
};

nlohmann::json readConfigFile(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        throw Error(CROSSGLOSS_TEXT("The file cannot be read")).at(path);
    }
    std::string text(1 << 20, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (file.gcount() == static_cast<std::streamsize>(text.size())) {
        throw Error(CROSSGLOSS_TEXT("The file is too large for a training configuration")).at(path);
    }
    text.resize(static_cast<std::size_t>(file.gcount()));
    nlohmann::json json = parsedJson(text, true);
    if (json.is_discarded()) {
        throw Error(CROSSGLOSS_TEXT("The training configuration is not valid JSON")).at(path);
    }
    return json;
}

TrainingConfig composeConfig(const TrainArguments& arguments)
{
    TrainingConfig config;
    if (!arguments.config.empty()) {
        try {
            applyJson(readConfigFile(arguments.config), config);
        } catch (Error& error) {
            throw error.file().empty() ? error.at(arguments.config) : error;
        }
    }
    nlohmann::json flags = arguments.flags;
    if (!arguments.data.empty()) {
        flags["data"] = arguments.data;
    }
    for (const std::string& entry : arguments.vectors) {
        const auto [language, file] = languageAndFile(entry);
        flags["vectors"][language] = file;
    }
    for (const std::string& entry : arguments.texts) {
        const auto [language, file] = languageAndFile(entry);
        flags["texts"][language].push_back(file);
    }
    if (!arguments.parallel.empty()) {
        flags["parallel"] = arguments.parallel;
    }
    applyJson(flags, config);
    return config;
}

/// Adds an option whose value goes to the configuration under the option's own name.
template <typename Value>
void addSetting(CLI::App& command, const std::shared_ptr<TrainArguments>& arguments, const std::string& name,
                const std::string& description)
{
    command.add_option_function<Value>(
        "--" + name, [arguments, name](const Value& value) { arguments->flags[name] = value; }, description);
}

void printPoint(const TrainingPoint& point)
{
    if (point.validationMrr) {
        std::fprintf(stderr, "\r\033[Kepoch %d  loss %.5f  P@1 %.4f  P@10 %.4f  MRR %.4f  %.0f s  %.0f examples/s\n",
                     point.epoch, point.loss, *point.validationP1, *point.validationP10, *point.validationMrr,
                     point.seconds, point.examplesPerSecond);
    } else {
        std::fprintf(stderr, "\r\033[Kepoch %d  step %llu  loss %.5f  %.0f s  %.0f examples/s\n", point.epoch,
                     static_cast<unsigned long long>(point.step), point.loss, point.seconds, point.examplesPerSecond);
    }
}

std::string describe(const TrainingConfig& config, const TrainingResult& result)
{
    std::ostringstream text;
    text << config.out.string() << ": trained on " << result.counts.trained << " of " << result.counts.lines
         << " definitions, best epoch " << result.bestEpoch << '\n';
    if (result.validation.n > 0) {
        text << "validation: n " << result.validation.n << "  P@1 " << result.validation.p1 << "  P@10 "
             << result.validation.p10 << "  MRR " << result.validation.mrr << '\n';
        text << "of these with a definition of their own: n " << result.validationUnshared.n << "  P@1 "
             << result.validationUnshared.p1 << "  P@10 " << result.validationUnshared.p10 << "  MRR "
             << result.validationUnshared.mrr << '\n';
    }
    return text.str();
}

} // namespace

void addTrainCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("train", "Train a dictionary encoder");
    const auto arguments = std::make_shared<TrainArguments>();
    command->add_option("--config", arguments->config, "JSON file with any of the settings below, named alike");
    command->add_option("--data", arguments->data, "Definitions, FILE:ANSWER_LANGUAGE:DEFINITION_LANGUAGE; repeatable");
    command->add_option("--vectors", arguments->vectors, "Word vectors, LANGUAGE=FILE, all in one space; repeatable");
    command->add_flag_callback(
        "--no-centre", [arguments] { arguments->flags["centre"] = false; },
        "Leave the mean of each language's vectors in them (as published)");
    addSetting<std::string>(*command, arguments, "encoder", "bow, cnn, gru, bigru or att");
    addSetting<std::string>(*command, arguments, "strategy", "single, mono, multitask or joint");
    addSetting<std::string>(*command, arguments, "objective", "l2, cosine, hinge or softmax");
    addSetting<std::string>(*command, arguments, "attention", "stacked (behind every layer) or last");
    addSetting<int>(*command, arguments, "layers", "Layers of the encoder");
    addSetting<int>(*command, arguments, "hidden", "Hidden units of each layer");
    addSetting<int>(*command, arguments, "affine-layers", "Affine layers between these and the word space");
    addSetting<int>(*command, arguments, "kernel", "cnn: words under each convolution");
    addSetting<int>(*command, arguments, "pool", "cnn: rows under the max-pooling behind each convolution; 1 = none");
    addSetting<std::string>(*command, arguments, "pooling",
                            "What makes a vector of the last layer's rows: default, last, mean, max or ends (bigru)");
    addSetting<int>(*command, arguments, "length", "Words of a definition that are read");
    addSetting<int>(*command, arguments, "batch", "Batch size (definitions per step)");
    addSetting<int>(*command, arguments, "epochs", "Epochs (passes over the data)");
    addSetting<double>(*command, arguments, "learning-rate", "Learning rate of AMSGrad");
    addSetting<double>(*command, arguments, "learning-rate-fall",
                       "Share of the learning rate that is gone at the last epoch, linearly");
    addSetting<double>(*command, arguments, "clip", "Gradient clipping: greatest norm; 0 = any");
    addSetting<double>(*command, arguments, "dropout", "Share of the values between layers that a step leaves out");
    addSetting<std::string>(*command, arguments, "validation",
                            "Validation definitions, scored after each epoch, in the form of --data");
    addSetting<int>(*command, arguments, "held-out", "Without --validation: held-out answer words per language");
    addSetting<int>(*command, arguments, "patience", "Early stopping: epochs without a better score; 0 = never");
    addSetting<double>(*command, arguments, "checkpoint-seconds", "Seconds between checkpoints");
    command->add_option("--text", arguments->texts, "Joint training: plain text to learn words from, LANGUAGE=FILE; repeatable");
    command->add_option("--parallel", arguments->parallel,
                        "Joint training: parallel sentences, FILE.tsv:L1:L2 or A,B:L1:L2; repeatable");
    addSetting<double>(*command, arguments, "skip-gram-weight", "Joint training: weight of the texts");
    addSetting<double>(*command, arguments, "alignment-weight", "Joint training: weight of the parallel sentences");
    addSetting<double>(*command, arguments, "vectors-learning-rate", "Joint training: learning rate of the word vectors");
    addSetting<int>(*command, arguments, "window", "Joint training: words on either side that a word is to predict");
    addSetting<int>(*command, arguments, "negatives", "Joint training: negative samples of each");
    command->add_flag_callback(
        "--deterministic", [arguments] { arguments->flags["asynchronous"] = false; },
        "Joint training: one component after another instead of four asynchronous workers, the same result each time");
    addSetting<std::string>(*command, arguments, "out", "The model file");
    command->add_flag_callback(
        "--no-resume", [arguments] { arguments->flags["resume"] = false; },
        "Start from scratch even if there is a checkpoint");
    command->callback([&app, &session, arguments] {
        if (app.get_option("--seed")->count() > 0) {
            arguments->flags["seed"] = session.seed;
        }
        if (app.get_option("--threads")->count() > 0) {
            arguments->flags["threads"] = session.threads;
        }
        const TrainingConfig config = composeConfig(*arguments);
        JobContext context(session.workspace);
        const TrainResult result = TrainJob(context, config).run(session.progress(), printPoint);
        nlohmann::json json = toJson(config, result.training);
        json["run"] = context.runs.number(result.run);
        session.print(json, describe(config, result.training));
    });
}

} // namespace crossgloss
