#include "Commands.h"
#include "FieldOptions.h"
#include "SiameseArgument.h"
#include "SpaceOptions.h"
#include "WordnetArgument.h"

#include "base/Error.h"
#include "base/Json.h"
#include "jobs/GlossComparison.h"
#include "jobs/GlossEncoderJob.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <sstream>

namespace crossgloss {

namespace {

struct TrainSiameseArguments {
    std::string source;
    std::string target;
    std::string sourceGlosses;
    std::string targetGlosses;
    MappedSpacesArguments spaces;
    GlossEncoderRequest request;
};

std::string describe(const TrainSiameseArguments& arguments, const GlossEncoderResult& result)
{
    std::ostringstream text;
    text << arguments.request.options.siamese.out.string() << ": " << (result.best.resumed ? "went on, " : "") << "trained on " << result.best.pairs
         << " of " << result.listed << " pairs, best epoch " << result.best.model.epoch << '\n';
    for (const SiameseTrial& trial : result.trials) {
        text << "  " << trial.options.hidden << " units, dropout " << trial.options.inputDropout << " and "
             << trial.options.stateDropout << ": epoch " << trial.bestEpoch << ", MRR " << trial.bestMrr << '\n';
    }
    if (const nlohmann::json& scores = result.best.model.scores; scores.is_object()) {
        text << "validation: n " << result.validation << "  P@1 " << scores["p1"].get<double>() << "  P@10 "
             << scores["p10"].get<double>() << "  MRR " << scores["mrr"].get<double>() << '\n';
    }
    return text.str();
}

void train(const TrainSiameseArguments& arguments, const Session& session)
{
    const bool files = !arguments.sourceGlosses.empty();
    if (files ? arguments.targetGlosses.empty() : arguments.source.empty() || arguments.target.empty()) {
        throw Error(CROSSGLOSS_TEXT("There are no training glosses"))
            .advise(CROSSGLOSS_TEXT("Give two wordnets with --source and --target, or two files with --source-glosses "
                                    "and --target-glosses"));
    }
    GlossEncoderRequest request = arguments.request;
    request.sourceWordnet = wordnetNamed(files ? arguments.sourceGlosses : arguments.source);
    request.targetWordnet = wordnetNamed(files ? arguments.targetGlosses : arguments.target);
    request.sourceVectors = arguments.spaces.sourceChoice();
    request.targetVectors = arguments.spaces.targetChoice();
    request.map = arguments.spaces.map;
    request.options.siamese.seed = session.seed;
    request.options.siamese.threads = session.threads;
    if (files) {
        GlossLines lines = readGlossLines(arguments.sourceGlosses, arguments.targetGlosses);
        request.glosses = {{}, {}, std::move(lines.source), std::move(lines.target)};
    }
    const std::size_t candidates = request.options.grid ? siameseGrid(request.options.siamese).size() : 1;
    JobContext context(session.workspace);
    GlossEncoderJobResult result = GlossEncoderJob(context, request)
                                       .run(session.progress(), [candidates](std::size_t candidate, const TrainingPoint& point) {
                                           printSiamesePoint(candidate, candidates, point);
                                       });
    result.json["run"] = context.runs.number(result.run);
    session.print(result.json, describe(arguments, result.training));
}

void addTrain(CLI::App& group, Session& session)
{
    CLI::App* command = group.add_subcommand(
        "train", "Train a Siamese LSTM on glosses that mean the same; a run that was stopped is resumed");
    const auto arguments = std::make_shared<TrainSiameseArguments>();
    CLI::Option* source = command->add_option("--source", arguments->source, wordnetArgumentHelp);
    CLI::Option* target =
        command->add_option("--target", arguments->target, "Other wordnet; synsets that both define are the pairs");
    CLI::Option* sourceGlosses =
        command->add_option("--source-glosses", arguments->sourceGlosses, "Instead of wordnets: glosses, one per line");
    CLI::Option* targetGlosses =
        command->add_option("--target-glosses", arguments->targetGlosses, "Their counterparts, line by line");
    source->needs(target)->excludes(sourceGlosses);
    target->needs(source)->excludes(targetGlosses);
    sourceGlosses->needs(targetGlosses);
    targetGlosses->needs(sourceGlosses);
    command->add_option("--source-vectors", arguments->spaces.source, "Word vectors: a file or a name of the workspace")
        ->required();
    command
        ->add_option("--target-vectors", arguments->spaces.target,
                     "Word vectors of the target language: a file or a name of the workspace")
        ->required();
    command->add_option("--map", arguments->spaces.map,
                        "Map between them, as align writes it; without one they are aligned");
    command->add_option("--source-language", arguments->spaces.sourceLanguage,
                        "Language code, where nothing else gives it");
    command->add_option("--target-language", arguments->spaces.targetLanguage,
                        "Language code, where nothing else gives it");
    const Fields fields = fieldsOf(arguments->request);
    addOption(*command, fieldNamed(fields, "out"))->required();
    for (const char* name : {"pairs", "validation", "grid", "drop_stop_words", "resume"}) {
        addOption(*command, fieldNamed(fields, name));
    }
    addSiameseSettings(*command, arguments->request.options.siamese, true);
    command->footer("JSON: model, best_epoch, mrr, pairs, listed, validation, resumed, seconds, scores, curve [{epoch, "
                    "step, seconds, loss, examples_per_second, score, p1, p10, mrr}], settings, grid");
    command->callback([&session, arguments] { train(*arguments, session); });
}

void addInfo(CLI::App& group, Session& session)
{
    CLI::App* command = group.add_subcommand("info", "Show what a Siamese LSTM is and how it was trained");
    const auto path = std::make_shared<std::string>();
    command->add_option("model", *path, "Model")->required();
    command->callback([&session, path] {
        const nlohmann::json json = toJson(loadSiamese(*path));
        session.print(json, jsonText(json, 2) + "\n");
    });
}

} // namespace

void addSiameseCommand(CLI::App& app, Session& session)
{
    CLI::App* group = app.add_subcommand("siamese", "Train the Siamese LSTM that compares glosses");
    group->require_subcommand(1);
    addTrain(*group, session);
    addInfo(*group, session);
}

} // namespace crossgloss
