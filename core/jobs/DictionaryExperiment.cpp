#include "jobs/DictionaryExperiment.h"

#include "base/Checksum.h"
#include "base/Error.h"
#include "base/Json.h"
#include "base/Seconds.h"
#include "encoder/EncoderModel.h"
#include "encoder/TrainingJson.h"
#include "jobs/SeededCells.h"
#include "resources/WordPairs.h"
#include "text/Tokeniser.h"
#include "training/Checkpoint.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <optional>

namespace crossgloss {

namespace {

using Ranks = std::vector<std::uint32_t>;

/// What a row should beat (BilDRL, section 4.1), where both are there.
constexpr std::pair<const char*, const char*> expected[] = {{"CNN", "BOW"},      {"GRU", "CNN"},     {"ATT", "GRU"},
                                                            {"GRU", "GRU-mono"}, {"ATT", "ATT-mono"}, {"GRU-MTL", "GRU"},
                                                            {"ATT-MTL", "ATT"},  {"ATT-MTL", "GRU-MTL"},
                                                            {"ATT-joint", "ATT-MTL"}};

std::string directionName(const DefinitionFile& file)
{
    return file.answerLanguage + "-" + file.definitionLanguage;
}

double reciprocal(std::uint32_t rank, std::size_t)
{
    return rank == 0 ? 0 : 1 / static_cast<double>(rank);
}

/// The questions of a test by the word that answers them.
QuestionGroups byAnswer(const DefinitionFile& test, Progress& progress)
{
    ReadReport report;
    std::vector<std::string> answers;
    for (const DefinitionPair& pair : readDefinitions(test.file, progress, report)) {
        answers.push_back(normalise(pair.answer, test.answerLanguage));
    }
    return groupsOf(answers);
}

class Work {
public:
    Work(const DictionaryExperimentRequest& request, RunRecord& record, Progress& progress, const OnExperimentPoint& onPoint)
        : m_request(request), m_record(record), m_progress(progress), m_onPoint(onPoint)
    {
        if (request.training.empty() || request.training.size() != request.tests.size()) {
            throw Error(CROSSGLOSS_TEXT("Each direction needs one file to train on and one to test"));
        }
        if (request.seeds.empty() || request.conditions.empty()) {
            throw Error(CROSSGLOSS_TEXT("The experiment has no rows or no seeds"));
        }
        for (std::size_t i = 0; i < request.tests.size(); ++i) {
            if (directionName(request.tests[i]) != directionName(request.training[i])) {
                throw Error(CROSSGLOSS_TEXT("Test and training are of different languages"))
                    .at(request.tests[i].file.string());
            }
            m_columns.push_back(directionName(request.tests[i]));
        }
        std::error_code failure;
        std::filesystem::create_directories(request.folder, failure);
        if (failure) {
            throw Error(CROSSGLOSS_TEXT("The folder cannot be made: %1"), {failure.message()}).at(request.folder.string());
        }
        for (const std::vector<DefinitionFile>* files : {&request.training, &request.tests}) {
            for (const DefinitionFile& file : *files) {
                record.addFiles({file.file});
            }
        }
    }

    ExperimentTables run()
    {
        for (const DefinitionFile& test : m_request.tests) {
            m_groups.push_back(byAnswer(test, m_progress));
        }
        for (const std::uint64_t seed : m_request.seeds) {
            for (const DictionaryCondition& condition : m_request.conditions) {
                if (train(condition, seed)) {
                    m_record.setPartial({{"tables", tablesJson()}});
                }
            }
        }
        ExperimentTables result;
        result.experiment = "dictionary";
        result.run = m_record.handle();
        result.tables = tables();
        result.details = {{"seeds", m_request.seeds}, {"seconds", m_seconds}};
        addFigures(m_record, result.tables);
        m_record.done(toJson(result));
        return result;
    }

private:
    TrainingConfig configOf(const DictionaryCondition& condition, std::uint64_t seed, std::optional<std::size_t> direction) const
    {
        TrainingConfig config = m_request.base;
        applyJson(condition.settings, config);
        config.seed = seed;
        config.validation.reset();
        config.data = direction ? std::vector<DefinitionFile>{m_request.training[*direction]} : m_request.training;
        config.out = m_request.folder / (condition.name + "." + (direction ? m_columns[*direction] : std::string("all")) + "." +
                                         std::to_string(seed) + ".model");
        return config;
    }

    /// One training serves all directions.
    bool isOfAll(const DictionaryCondition& condition) const
    {
        const Strategy strategy = configOf(condition, 0, 0).strategy;
        return strategy == Strategy::MultiTask || strategy == Strategy::Joint;
    }

    std::size_t trainings() const
    {
        std::size_t count = 0;
        for (const DictionaryCondition& condition : m_request.conditions) {
            count += isOfAll(condition) ? 1 : m_columns.size();
        }
        return count * m_request.seeds.size();
    }

    /// @return something was trained; else all of it lay there.
    bool train(const DictionaryCondition& condition, std::uint64_t seed)
    {
        if (isOfAll(condition)) {
            return trainCell(condition, configOf(condition, seed, std::nullopt), std::nullopt);
        }
        bool trained = false;
        for (std::size_t direction = 0; direction < m_columns.size(); ++direction) {
            trained = trainCell(condition, configOf(condition, seed, direction), direction) || trained;
        }
        return trained;
    }

    /// What the ranks of a cell depend on.
    std::string identity(const TrainingConfig& config)
    {
        nlohmann::json json = toJson(config);
        for (const char* key : {"out", "resume", "checkpoint-seconds", "threads"}) {
            json.erase(key);
        }
        const auto add = [&](const std::filesystem::path& file) { json["checksums"][file.string()] = m_checksums.of(file); };
        for (const DefinitionFile& file : config.data) {
            add(file.file);
        }
        for (const DefinitionFile& file : m_request.tests) {
            add(file.file);
        }
        for (const auto& [language, file] : config.vectors) {
            add(file);
        }
        const std::string text = jsonText(json);
        return checksum(text.data(), text.size());
    }

    /// @param direction the one that the training is of; none = all. @return it was trained.
    bool trainCell(const DictionaryCondition& condition, const TrainingConfig& config, std::optional<std::size_t> direction)
    {
        const std::filesystem::path file = config.out.string() + ".json";
        const std::string wanted = identity(config);
        nlohmann::json kept = keptCell(file, wanted);
        const bool wanting = kept.is_null();
        if (wanting) {
            if (m_onPoint) {
                m_onPoint({tables(), condition.name, config.seed, m_done, trainings()});
            }
            const auto start = std::chrono::steady_clock::now();
            const TrainingResult trained = trainEncoder(config, m_progress, [](const TrainingPoint&) {});
            std::error_code failure;           // a finished training is not gone on with
            std::filesystem::remove(checkpointPath(config.out), failure);
            kept = {{"identity", wanted},
                    {"best_epoch", trained.bestEpoch},
                    {"epochs", trained.curve.empty() ? 0 : trained.curve.back().epoch},
                    {"seconds", secondsSince(start)},
                    {"ranks", nlohmann::json::object()}};
            for (std::size_t i = 0; i < m_columns.size(); ++i) {
                if (!direction || *direction == i) {
                    kept["ranks"][m_columns[i]] =
                        evaluateEncoder(config.out, m_request.tests[i], config.threads, m_progress).ranks;
                }
            }
            keepCell(file, kept);
        }
        for (const auto& [column, ranks] : kept["ranks"].items()) {
            m_ranks[condition.name][column].push_back(ranks.get<Ranks>());
        }
        ++m_done;
        m_seconds[condition.name] = m_seconds.value(condition.name, 0.0) + kept["seconds"].get<double>();
        return wanting;
    }

    const std::vector<Ranks>* ranksOf(const std::string& row, const std::string& column) const
    {
        const auto found = m_ranks.find(row);
        if (found == m_ranks.end()) {
            return nullptr;
        }
        const auto of = found->second.find(column);
        return of == found->second.end() ? nullptr : &of->second;
    }

    std::vector<FigureTable> tables() const
    {
        const auto p1 = [](std::uint32_t rank, std::size_t) { return rank == 1 ? 1.0 : 0.0; };
        const auto p10 = [](std::uint32_t rank, std::size_t) { return rank >= 1 && rank <= 10 ? 1.0 : 0.0; };
        std::vector<FigureTable> found = {{"p1", "Precision at 1", m_columns},
                                          {"p10", "Precision at 10", m_columns},
                                          {"mrr", "Mean reciprocal rank", m_columns},
                                          {"differences", "Mean reciprocal rank, row by row against the other", m_columns}};
        for (const DictionaryCondition& condition : m_request.conditions) {
            for (std::size_t i = 0; i < m_columns.size(); ++i) {
                if (const std::vector<Ranks>* seeds = ranksOf(condition.name, m_columns[i])) {
                    found[0].row(condition.name).cells[i] = figureOverSeeds(*seeds, p1, m_request.bootstrap, m_groups[i]);
                    found[1].row(condition.name).cells[i] = figureOverSeeds(*seeds, p10, m_request.bootstrap, m_groups[i]);
                    found[2].row(condition.name).cells[i] = figureOverSeeds(*seeds, reciprocal, m_request.bootstrap, m_groups[i]);
                }
            }
        }
        for (const auto& [better, worse] : expected) {
            for (std::size_t i = 0; i < m_columns.size(); ++i) {
                const std::vector<Ranks>* first = ranksOf(better, m_columns[i]);
                const std::vector<Ranks>* second = ranksOf(worse, m_columns[i]);
                if (!first || !second || first->front().size() != second->front().size()) {
                    continue;
                }
                found[3].row(std::string(better) + " - " + worse).cells[i] =
                    differenceOf(overSeeds(*first, reciprocal), overSeeds(*second, reciprocal), m_request.bootstrap, m_groups[i]);
            }
        }
        return found;
    }

    nlohmann::json tablesJson() const
    {
        nlohmann::json json = nlohmann::json::array();
        for (const FigureTable& table : tables()) {
            json.push_back(toJson(table));
        }
        return json;
    }

    const DictionaryExperimentRequest& m_request;
    RunRecord& m_record;
    Progress& m_progress;
    const OnExperimentPoint& m_onPoint;
    std::size_t m_done = 0;                    ///< trainings
    std::vector<std::string> m_columns;
    std::vector<QuestionGroups> m_groups;      ///< by column: questions by answer
    FileChecksums m_checksums;
    std::map<std::string, std::map<std::string, std::vector<Ranks>>> m_ranks;  ///< by row, direction and seed
    nlohmann::json m_seconds = nlohmann::json::object();
};

nlohmann::json runParametersOf(const DictionaryExperimentRequest& request)
{
    nlohmann::json json = {{"experiment", "dictionary"}, {"seeds", request.seeds}, {"folder", request.folder.string()},
                           {"settings", toJson(request.base)}};
    for (const DictionaryCondition& condition : request.conditions) {
        json["rows"].push_back({{"name", condition.name}, {"settings", condition.settings}});
    }
    for (const DefinitionFile& file : request.training) {
        json["data"].push_back(toText(file));
    }
    for (const DefinitionFile& file : request.tests) {
        json["tests"].push_back(toText(file));
    }
    return json;
}

} // namespace

std::vector<DictionaryCondition> bilDrlConditions()
{
    const auto row = [](const char* name, const char* encoder, const char* strategy) {
        return DictionaryCondition{name, {{"encoder", encoder}, {"strategy", strategy}}};
    };
    return {row("BOW", "bow", "single"),       row("CNN", "cnn", "single"),       row("GRU", "gru", "single"),
            row("ATT", "att", "single"),       row("GRU-mono", "gru", "mono"),    row("ATT-mono", "att", "mono"),
            row("GRU-MTL", "gru", "multitask"), row("ATT-MTL", "att", "multitask"), row("ATT-joint", "att", "joint")};
}

ExperimentTables DictionaryExperiment::run(Progress& outer, const OnExperimentPoint& onPoint) const
{
    RunRecord record(m_context.runs, "experiment", runParametersOf(m_request));
    return recorded(record, outer,
                    [&](Progress& progress) { return Work(m_request, record, progress, onPoint).run(); });
}

} // namespace crossgloss
