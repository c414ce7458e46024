#include "Commands.h"
#include "FieldOptions.h"
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
#include <utility>

namespace crossgloss {

namespace {

/// What the command line said; kept apart from the configuration file, which it overrides.
struct TrainArguments {
    std::string config;
    std::vector<std::string> data;
    std::vector<std::string> vectors;
    std::vector<std::string> texts;
    std::vector<std::string> parallel;
    std::string validation;
    TrainingConfig settings;                                ///< that the options below write to
    std::vector<std::pair<std::string, CLI::Option*>> options; ///< by field
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

TrainingConfig composeConfig(TrainArguments& arguments)
{
    TrainingConfig config;
    if (!arguments.config.empty()) {
        try {
            applyJson(readConfigFile(arguments.config), config);
        } catch (Error& error) {
            throw error.file().empty() ? error.at(arguments.config) : error;
        }
    }
    nlohmann::json flags = nlohmann::json::object();
    const Fields settings = fieldsOf(arguments.settings);
    for (const auto& [name, option] : arguments.options) {
        if (option->count() > 0) {
            flags[name] = valueOf(fieldNamed(settings, name));
        }
    }
    if (!arguments.validation.empty()) {
        flags["validation"] = arguments.validation;
    }
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
    for (const Field& field : fieldsOf(arguments->settings)) {
        if (!field.help.empty()) {
            arguments->options.emplace_back(field.name, addOption(*command, field));
        }
    }
    command->add_option("--validation", arguments->validation,
                        "Validation definitions, scored after each epoch, in the form of --data");
    command->add_option("--text", arguments->texts, "Joint training: plain text to learn words from, LANGUAGE=FILE; repeatable");
    command->add_option("--parallel", arguments->parallel,
                        "Joint training: parallel sentences, FILE.tsv:L1:L2 or A,B:L1:L2; repeatable");
    command->callback([&app, &session, arguments] {
        TrainingConfig config = composeConfig(*arguments);
        config.seed = app.get_option("--seed")->count() > 0 ? session.seed : config.seed;
        config.threads = app.get_option("--threads")->count() > 0 ? session.threads : config.threads;
        JobContext context(session.workspace);
        const TrainResult result = TrainJob(context, config).run(session.progress(), printPoint);
        nlohmann::json json = toJson(config, result.training);
        json["run"] = context.runs.number(result.run);
        session.print(json, describe(config, result.training));
    });
}

} // namespace crossgloss
