#include "ExperimentOptions.h"

#include "FigureText.h"
#include "Session.h"

#include "base/AtomicFile.h"
#include "base/Error.h"
#include "jobs/JobContext.h"
#include "text/Language.h"

#include <CLI/CLI.hpp>

namespace crossgloss {

std::vector<NamedModel> ExperimentModels::named() const
{
    std::vector<NamedModel> result;
    for (const std::string& text : models) {
        NamedModel model;
        const std::size_t equals = text.find('=');
        const bool isNamed = equals != std::string::npos && equals > 0 && text.find('/') > equals;
        SentenceModelArguments arguments = shared;
        arguments.choice.model = isNamed ? text.substr(equals + 1) : text;
        if (arguments.choice.model.empty()) {
            throw Error(CROSSGLOSS_TEXT("\"%1\" is not of the form NAME=MODEL"), {text});
        }
        model.choice = arguments.modelChoice();
        model.name = isNamed ? text.substr(0, equals) : std::filesystem::path(text).stem().string();
        result.push_back(std::move(model));
    }
    return result;
}

void addExperimentModels(CLI::App& command, ExperimentModels& models, bool required)
{
    addSentenceModelOptions(command, models.shared);
    command.remove_option(command.get_option("--model"));
    CLI::Option* option = command.add_option(
        "--model", models.models,
        "pack, mean, sif, tfidf, wmd or sinkhorn, or a model's file; NAME=MODEL gives it a name in the tables, and "
        "several of one name are seeds of one training; repeatable");
    if (required) {
        option->required();
    }
}

std::string ExperimentPairs::firstLanguage() const
{
    return requireLanguage(languages.front());
}

std::string ExperimentPairs::secondLanguage() const
{
    return requireLanguage(languages.back());
}

void addExperimentPairs(CLI::App& command, ExperimentPairs& pairs)
{
    command.add_option("--pairs", pairs.files,
                       "Scored pairs: TSV of score, sentence, sentence, or CSV of sentence, sentence, score; A,B crosses "
                       "two files of the same scores line by line; repeatable")
        ->required();
    command.add_option("--languages", pairs.languages, "Of the first and the second sentence: L1,L2")
        ->delimiter(',')
        ->expected(1, 2)
        ->required();
    command.add_option("--baseline", pairs.baseline, "Column that all others are held against; the best one when left out");
    command.add_option("--resamples", pairs.bootstrap.resamples, "Draws of the bootstrap, by default 2,000")
        ->check(CLI::Range(10, 1000000));
    addExperimentOut(command, pairs.out);
}

void addExperimentOut(CLI::App& command, std::filesystem::path& out)
{
    command.add_option("--out", out, "TSV of the tables: table, row, column, n, value, low, high, p, deviation");
}

void printExperiment(const Session& session, JobContext& context, const ExperimentTables& result,
                     const std::filesystem::path& out)
{
    nlohmann::json json = toJson(result);
    json["run"] = context.runs.number(result.run);
    if (!out.empty()) {
        AtomicFile file(out);
        file.stream() << figureTsv(result.tables);
        file.commit();
        json["out"] = out.string();
    }
    session.print(json, figureText(result.tables));
}

} // namespace crossgloss
