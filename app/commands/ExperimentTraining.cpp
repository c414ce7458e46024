#include "ExperimentOptions.h"
#include "Session.h"

#include "base/AtomicFile.h"
#include "base/Error.h"
#include "base/Json.h"
#include "jobs/JobContext.h"
#include "jobs/TrainingExperiment.h"
#include "jobs/TrainingGrid.h"
#include "jobs/TrainingMaterials.h"
#include "jobs/UndertrainedExperiment.h"
#include "resources/CompressedInput.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>

namespace crossgloss {

namespace {

/// What the experiments that train share.
struct TrainingArguments {
    ExperimentModels references;
    ExperimentPairs pairs;
    std::vector<std::string> train;
    std::string phrases;
    std::string paraphrases;
    std::vector<std::string> materials{"sentences", "phrases"};
    std::vector<std::string> objectives{"bi"};
    std::vector<std::uint64_t> seeds{1, 2, 3};
    std::filesystem::path settings;
    std::filesystem::path folder;
    TrainingMaterials made;
    std::size_t limit = 0;
    int epochs = 10;
};

void addMaterials(CLI::App& experiment, TrainingArguments& arguments)
{
    experiment.add_option("--train", arguments.train, "Parallel sentences FILE:L1:L2 or A,B:L1:L2; repeatable")->required();
    experiment.add_option("--phrases", arguments.phrases,
                          "Phrase pairs FILE:L1:L2; extracted from the sentences when left out");
    experiment.add_option("--paraphrases", arguments.paraphrases,
                          "Paraphrases FILE:L:L; made of phrases with the same translations when left out");
    experiment.add_option("--phrase-length", arguments.made.extraction.longest, "Words of an extracted phrase at most")
        ->check(CLI::Range(1, 20));
    experiment.add_option("--phrase-count", arguments.made.extraction.minimumCount,
                          "Leave out extracted pairs that occur less often");
    experiment
        .add_option("--materials", arguments.materials, "Those to be compared: sentences, phrases, paraphrases")
        ->delimiter(',')
        ->check(CLI::IsMember({"sentences", "phrases", "paraphrases"}));
    experiment.add_option("--folder", arguments.folder,
                          "For what is made: phrases.table, paraphrases.tsv, models; models that lie there, trained in the "
                          "same way on the same data, are not trained again")
        ->required();
}

void addTraining(CLI::App& experiment, TrainingArguments& arguments)
{
    addMaterials(experiment, arguments);
    experiment.add_option("--objectives", arguments.objectives, "bi, pa or both")
        ->delimiter(',')
        ->check(CLI::IsMember({"bi", "pa"}));
    experiment.add_option("--seeds", arguments.seeds, "Seeds of the trainings, by default 1,2,3")->delimiter(',');
    experiment.add_option("--epochs", arguments.epochs, "Passes over the pairs")->check(CLI::Range(1, 100000));
    experiment.add_option("--limit", arguments.limit,
                          "Train on so many pairs at most, drawn with each seed; 0 = all (tuning: 100,000)");
    experiment.add_option("--settings", arguments.settings,
                          "JSON: an object of settings by objective and material, \"bi sentences\": {\"margin\": 1, "
                          "\"negatives\": 5, …}, as tuning writes it");
    addExperimentModels(experiment, arguments.references, false);
    addExperimentPairs(experiment, arguments.pairs);
}

TrainingMaterials materialsOf(const TrainingArguments& arguments, const Session& session)
{
    TrainingMaterials materials = arguments.made;
    for (const std::string& text : arguments.train) {
        materials.sentences.push_back(sentenceFileNamed(text));
    }
    if (!arguments.phrases.empty()) {
        materials.phrases = sentenceFileNamed(arguments.phrases);
    }
    if (!arguments.paraphrases.empty()) {
        materials.paraphrases = sentenceFileNamed(arguments.paraphrases);
    }
    materials.extraction.threads = session.threads;
    materials.folder = arguments.folder;
    std::filesystem::create_directories(arguments.folder);
    return materials;
}

std::vector<TrainingMaterial> comparedOf(const TrainingArguments& arguments)
{
    std::vector<TrainingMaterial> compared;
    for (const std::string& name : arguments.materials) {
        compared.push_back(materialFromName(name));
    }
    return compared;
}

/// Objectives by materials, with their settings; the materials are made where they are not there.
class Trainings {
public:
    Trainings(const TrainingArguments& arguments, const Session& session)
        : m_arguments(arguments), m_materials(materialsOf(arguments, session)), m_settings(nlohmann::json::object())
    {
        if (!arguments.settings.empty()) {
            m_settings = parsedJson(readWhole(arguments.settings, 1 << 20));
            if (!m_settings.is_object()) {
                throw Error(CROSSGLOSS_TEXT("The file is no JSON object")).at(arguments.settings.string());
            }
        }
        m_materials.prepare(comparedOf(arguments), session.progress());
    }

    std::vector<TrainingCondition> conditions() const
    {
        std::vector<TrainingCondition> result;
        for (const std::string& objective : m_arguments.objectives) {
            for (const std::string& material : m_arguments.materials) {
                result.push_back(condition(objective, material));
            }
        }
        return result;
    }

private:
    TrainingCondition condition(const std::string& objective, const std::string& material) const
    {
        TrainingCondition result{objective + ' ' + material, {}};
        ComposeRequest& request = result.request;
        request.objective = sentenceMethodFromName(objective);
        request.pairsLimit = m_arguments.limit;
        CompositionOptions& options = request.composition;
        options.objective = request.objective;
        options.epochs = m_arguments.epochs;
        if (request.objective == SentenceMethod::Pa) {
            options.distance = CompositionDistance::Cosine;
            options.sampling = NegativeSampling::Max;
            options.margin = 0.6;
        } else {
            options.sampling = NegativeSampling::Drawn;
        }
        if (m_settings.contains(result.name)) {
            applySettings(m_settings[result.name], options);
        }
        m_materials.putInto(request, materialFromName(material));
        return result;
    }

    const TrainingArguments& m_arguments;
    TrainingMaterials m_materials;
    nlohmann::json m_settings;
};

TrainingExperimentRequest requestOf(const TrainingArguments& arguments, const Session& session, const char* name)
{
    TrainingExperimentRequest request;
    request.experiment = name;
    request.references = arguments.references.named();
    request.seeds = arguments.seeds;
    request.pairs = arguments.pairs.files;
    request.firstLanguage = arguments.pairs.firstLanguage();
    request.secondLanguage = arguments.pairs.secondLanguage();
    request.baseline = arguments.pairs.baseline;
    request.folder = arguments.folder;
    request.bootstrap = arguments.pairs.bootstrap;
    request.bootstrap.seed = session.seed;
    request.threads = session.threads;
    return request;
}

void runTraining(const TrainingArguments& arguments, const Session& session, TrainingExperimentRequest request)
{
    JobContext context(session.workspace);
    printExperiment(session, context, TrainingExperiment(context, std::move(request)).run(session.progress()),
                    arguments.pairs.out);
}

/// The settings that the grid varies.
nlohmann::json settingsOf(const CompositionOptions& options)
{
    nlohmann::json all = toJson(options);
    nlohmann::json settings = nlohmann::json::object();
    for (const char* name : {"distance", "sampling", "negatives", "margin", "regularisation", "batch"}) {
        settings[name] = all[name];
    }
    return settings;
}

struct TuningArguments {
    TrainingArguments training;
    std::filesystem::path settingsOut;
};

/// Tries one group of settings; the best one by the mean of Pearson's r goes on.
CompositionOptions best(const TuningArguments& arguments, const Session& session, const TrainingCondition& base,
                        GridGroup group, JobContext& context, FigureTable& table, RunRecorder::Handle& run)
{
    TrainingExperimentRequest request = requestOf(arguments.training, session, "tuning");
    request.references.clear();
    request.bootstrap.resamples = 200;
    const std::vector<CompositionOptions> tried = gridGroup(TrainingGrid(), base.request.composition, group);
    for (const CompositionOptions& options : tried) {
        TrainingCondition condition = base;
        condition.name = base.name + ' ' + settingsName(options);
        condition.request.composition = options;
        request.conditions.push_back(std::move(condition));
    }
    const ExperimentTables found = TrainingExperiment(context, request).run(session.progress());
    run = found.run;
    const std::vector<std::optional<FigureCell>>& cells = found.tables.front().rows.back().cells;
    const std::size_t column =
        static_cast<std::size_t>(std::ranges::find(table.columns, base.name) - table.columns.begin());
    std::size_t winner = 0;
    for (std::size_t i = 0; i < tried.size(); ++i) {
        table.row(settingsName(tried[i])).cells[column] = cells[i];
        winner = cells[i]->value > cells[winner]->value ? i : winner;
    }
    return tried[winner];
}

void runTuning(const TuningArguments& arguments, const Session& session)
{
    std::vector<TrainingCondition> conditions = Trainings(arguments.training, session).conditions();
    std::vector<std::string> names;
    for (const TrainingCondition& condition : conditions) {
        names.push_back(condition.name);
    }
    ExperimentTables result;
    result.experiment = "tuning";
    result.tables.emplace_back("pearson", "Pearson's r by settings, one group after the other", names);
    nlohmann::json chosen = nlohmann::json::object();
    JobContext context(session.workspace);
    for (TrainingCondition& condition : conditions) {
        for (const GridGroup group : {GridGroup::Distance, GridGroup::Regularisation, GridGroup::Batch}) {
            condition.request.composition =
                best(arguments, session, condition, group, context, result.tables.front(), result.run);
        }
        chosen[condition.name] = settingsOf(condition.request.composition);
    }
    result.details["settings"] = chosen;
    if (!arguments.settingsOut.empty()) {
        AtomicFile file(arguments.settingsOut);
        file.stream() << jsonText(chosen, 2) << '\n';
        file.commit();
    }
    printExperiment(session, context, result, arguments.training.pairs.out);
}

} // namespace

void addUndertrainedExperiment(CLI::App& command, Session& session)
{
    CLI::App* experiment =
        command.add_subcommand("undertrained", "Share of the test's words that were seen seldom in training");
    const auto arguments = std::make_shared<TrainingArguments>();
    addMaterials(*experiment, *arguments);
    addExperimentPairs(*experiment, arguments->pairs);
    const auto fewer = std::make_shared<std::uint64_t>(100);
    experiment->add_option("--fewer", *fewer, "Seldom is fewer times than this")->check(CLI::PositiveNumber);
    experiment->callback([&session, arguments, fewer] {
        UndertrainedRequest request;
        request.materials = materialsOf(*arguments, session);
        request.compared = comparedOf(*arguments);
        request.pairs = arguments->pairs.files;
        request.language = arguments->pairs.firstLanguage();
        request.fewer = *fewer;
        request.threads = session.threads;
        JobContext context(session.workspace);
        printExperiment(session, context, UndertrainedExperiment(context, request).run(session.progress()),
                        arguments->pairs.out);
    });
}

void addCompositionExperiment(CLI::App& command, Session& session)
{
    CLI::App* experiment = command.add_subcommand(
        "composition", "Objectives and materials of additive composition, several seeds each, beside other models");
    const auto arguments = std::make_shared<TrainingArguments>();
    arguments->objectives = {"bi", "pa"};
    arguments->materials = {"paraphrases", "phrases", "sentences"};
    addTraining(*experiment, *arguments);
    experiment->callback([&session, arguments] {
        TrainingExperimentRequest request = requestOf(*arguments, session, "composition");
        request.conditions = Trainings(*arguments, session).conditions();
        runTraining(*arguments, session, std::move(request));
    });
}

void addMemorisationExperiment(CLI::App& command, Session& session)
{
    CLI::App* experiment = command.add_subcommand(
        "memorisation", "The same trainings with and without the pairs that share a bigram with the test");
    const auto arguments = std::make_shared<TrainingArguments>();
    arguments->materials = {"paraphrases", "phrases", "sentences"};
    addTraining(*experiment, *arguments);
    experiment->callback([&session, arguments] {
        TrainingExperimentRequest request = requestOf(*arguments, session, "memorisation");
        for (const TrainingCondition& condition : Trainings(*arguments, session).conditions()) {
            request.conditions.push_back(condition);
            TrainingCondition filtered = condition;
            filtered.name += ", filtered";
            for (const std::filesystem::path& file : request.pairs) {
                filtered.request.withoutBigramsOf.push_back(
                    sentenceFileNamed(file.string() + ':' + request.firstLanguage + ':' + request.secondLanguage));
            }
            request.conditions.push_back(std::move(filtered));
        }
        runTraining(*arguments, session, std::move(request));
    });
}

void addTrainingSizeExperiment(CLI::App& command, Session& session)
{
    CLI::App* experiment = command.add_subcommand(
        "training-size", "Samples of phrase pairs, each part of the next larger one, beside all sentences");
    const auto arguments = std::make_shared<TrainingArguments>();
    const auto sizes = std::make_shared<std::vector<std::size_t>>();
    addTraining(*experiment, *arguments);
    experiment->add_option("--sizes", *sizes, "Numbers of phrase pairs, beside all of them")->delimiter(',')->required();
    experiment->callback([&session, arguments, sizes] {
        TrainingExperimentRequest request = requestOf(*arguments, session, "training-size");
        for (const TrainingCondition& condition : Trainings(*arguments, session).conditions()) {
            for (std::size_t i = 0; i < sizes->size() && condition.name.ends_with(" phrases"); ++i) {
                TrainingCondition sample = condition;
                sample.name += ' ' + std::to_string((*sizes)[i]);
                sample.request.pairsLimit = (*sizes)[i];
                request.conditions.push_back(std::move(sample));
            }
            request.conditions.push_back(condition);
        }
        runTraining(*arguments, session, std::move(request));
    });
}

void addTuningExperiment(CLI::App& command, Session& session)
{
    CLI::App* experiment = command.add_subcommand(
        "tuning", "The grid of Elgohary and Carpuat, one group of settings after the other, chosen on the pairs given");
    const auto arguments = std::make_shared<TuningArguments>();
    arguments->training.seeds = {1};
    arguments->training.epochs = 5;
    arguments->training.limit = 100000;
    addTraining(*experiment, arguments->training);
    experiment->add_option("--settings-out", arguments->settingsOut, "JSON of the best settings, for --settings");
    experiment->callback([&session, arguments] { runTuning(*arguments, session); });
}

} // namespace crossgloss
