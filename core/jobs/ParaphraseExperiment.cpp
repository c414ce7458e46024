#include "jobs/ParaphraseExperiment.h"

#include "base/Checksum.h"
#include "base/Error.h"
#include "base/Json.h"
#include "base/Random.h"
#include "jobs/SeededCells.h"

#include <algorithm>
#include <map>

namespace crossgloss {

namespace {

using Found = std::vector<int>;

class Work {
public:
    Work(const ParaphraseExperimentRequest& request, RunRecord& record, Progress& progress, const OnExperimentPoint& onPoint)
        : m_request(request), m_record(record), m_progress(progress), m_onPoint(onPoint)
    {
        if (request.seeds.empty() || request.conditions.empty()) {
            throw Error(CROSSGLOSS_TEXT("The experiment has no rows or no seeds"));
        }
        std::error_code failure;
        std::filesystem::create_directories(request.folder, failure);
        if (failure) {
            throw Error(CROSSGLOSS_TEXT("The folder cannot be made: %1"), {failure.message()}).at(request.folder.string());
        }
        record.addFiles({request.base.train.first, request.base.test.first});
        if (request.base.validation) {
            record.addFiles({request.base.validation->first});
        }
        m_labels = readLabelledPairs(request.base.test.first, progress).labels;
    }

    ExperimentTables run()
    {
        for (std::size_t seed = 0; seed < m_request.seeds.size(); ++seed) {
            for (const ParaphraseCondition& condition : m_request.conditions) {
                if (!train(condition, seed)) {
                    continue;
                }
                nlohmann::json partial = nlohmann::json::array();
                for (const FigureTable& table : tables()) {
                    partial.push_back(toJson(table));
                }
                m_record.setPartial({{"tables", std::move(partial)}});
            }
        }
        ExperimentTables result;
        result.experiment = "paraphrase";
        result.run = m_record.handle();
        result.tables = tables();
        const auto right = static_cast<double>(std::ranges::count(m_labels, 1)) / static_cast<double>(m_labels.size());
        result.details = {{"seeds", m_request.seeds}, {"majority", std::max(right, 1 - right)}};
        addFigures(m_record, result.tables);
        m_record.done(toJson(result));
        return result;
    }

private:
    ParaphraseConfig configOf(const ParaphraseCondition& condition, std::size_t seed) const
    {
        ParaphraseConfig config = m_request.base;
        if (condition.models.empty()) {
            setPairEncoder(config, condition.encoder);
        } else {
            config.model = condition.models[std::min(seed, condition.models.size() - 1)];
        }
        config.seed = m_request.seeds[seed];
        config.out = m_request.folder / (condition.name + "." + std::to_string(config.seed) + ".pairs");
        return config;
    }

    std::string identity(const ParaphraseConfig& config)
    {
        nlohmann::json json = toJson(config);
        for (const char* key : {"out", "resume", "checkpoint_seconds", "threads"}) {
            json.erase(key);
        }
        std::vector<std::filesystem::path> files = {config.train.first, config.test.first};
        if (config.validation) {
            files.push_back(config.validation->first);
        }
        if (!config.model.empty()) {
            files.push_back(config.model);
        }
        for (const auto& [language, file] : config.vectors) {
            files.push_back(file);
        }
        for (const std::filesystem::path& file : files) {
            json["checksums"].push_back(m_checksums.of(file));
        }
        const std::string text = jsonText(json);
        return checksum(text.data(), text.size());
    }

    /// @return it was trained; else it lay there.
    bool train(const ParaphraseCondition& condition, std::size_t seed)
    {
        const ParaphraseConfig config = configOf(condition, seed);
        const std::filesystem::path file = config.out.string() + ".json";
        const std::string wanted = identity(config);
        nlohmann::json kept = keptCell(file, wanted);
        const bool wanting = kept.is_null();
        if (wanting) {
            if (m_onPoint) {
                m_onPoint({tables(), condition.name, config.seed, m_done, m_request.seeds.size() * m_request.conditions.size()});
            }
            const ParaphraseResult result = trainParaphrase(config, m_progress, [](const TrainingPoint&) {});
            kept = {{"identity", wanted}, {"best_epoch", result.bestEpoch}, {"found", result.found}};
            keepCell(file, kept);
        }
        ++m_done;
        m_found[condition.name].push_back(kept["found"].get<Found>());
        return wanting;
    }

    /// Mean F1 over the seeds, with pairs drawn for the interval: it is no mean over questions.
    FigureCell f1Of(const std::vector<Found>& seeds) const
    {
        const auto mean = [&](const std::vector<std::size_t>& pairs) {
            double sum = 0;
            for (const Found& found : seeds) {
                std::vector<int> labels;
                std::vector<int> told;
                for (const std::size_t pair : pairs) {
                    labels.push_back(m_labels[pair]);
                    told.push_back(found[pair]);
                }
                sum += scorePairs(labels, told).f1;
            }
            return sum / static_cast<double>(seeds.size());
        };
        std::vector<std::size_t> pairs(m_labels.size());
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            pairs[i] = i;
        }
        FigureCell cell;
        cell.value = mean(pairs);
        cell.n = m_labels.size();
        Random random(m_request.bootstrap.seed);
        std::vector<double> draws;
        for (int draw = 0; draw < m_request.bootstrap.resamples; ++draw) {
            for (std::size_t& pair : pairs) {
                pair = uniformBelow(random, m_labels.size());
            }
            draws.push_back(mean(pairs));
        }
        cell.interval = pairedDifference(cell.value, draws, m_request.bootstrap.confidence).interval;
        return cell;
    }

    std::vector<FigureTable> tables() const
    {
        const auto right = [this](int found, std::size_t pair) { return found == m_labels[pair] ? 1.0 : 0.0; };
        FigureTable scores("scores", "Accuracy and F1 of the paraphrases", {"accuracy", "f1"});
        FigureTable differences("differences", "Accuracy against the best row that learns end to end", {"accuracy"});
        const std::vector<Found>* best = nullptr;
        std::string bestName;
        for (const ParaphraseCondition& condition : m_request.conditions) {
            const auto found = m_found.find(condition.name);
            if (found == m_found.end()) {
                continue;
            }
            scores.row(condition.name).cells[0] = figureOverSeeds(found->second, right, m_request.bootstrap);
            scores.row(condition.name).cells[1] = f1Of(found->second);
            if (condition.models.empty() && (!best || meanOf(overSeeds(found->second, right)) > meanOf(overSeeds(*best, right)))) {
                best = &found->second;
                bestName = condition.name;
            }
        }
        for (const ParaphraseCondition& condition : m_request.conditions) {
            const auto found = m_found.find(condition.name);
            if (best && found != m_found.end() && condition.name != bestName) {
                differences.row(condition.name + " - " + bestName).cells[0] =
                    differenceOf(overSeeds(found->second, right), overSeeds(*best, right), m_request.bootstrap);
            }
        }
        return {std::move(scores), std::move(differences)};
    }

    const ParaphraseExperimentRequest& m_request;
    RunRecord& m_record;
    Progress& m_progress;
    const OnExperimentPoint& m_onPoint;
    std::size_t m_done = 0;                    ///< trainings
    std::vector<int> m_labels;
    FileChecksums m_checksums;
    std::map<std::string, std::vector<Found>> m_found;         ///< by row and seed
};

nlohmann::json runParametersOf(const ParaphraseExperimentRequest& request)
{
    nlohmann::json json = {{"experiment", "paraphrase"}, {"seeds", request.seeds}, {"folder", request.folder.string()},
                           {"settings", toJson(request.base)}};
    for (const ParaphraseCondition& condition : request.conditions) {
        nlohmann::json row = {{"name", condition.name}, {"encoder", condition.encoder}};
        for (const std::filesystem::path& model : condition.models) {
            row["models"].push_back(model.string());
        }
        json["rows"].push_back(std::move(row));
    }
    return json;
}

} // namespace

std::vector<ParaphraseCondition> pairBaselines()
{
    return {{"BiBOW", "bow", {}}, {"BiCNN", "cnn", {}}, {"ABCNN", "abcnn", {}}, {"BiGRU", "gru", {}}, {"BiATT", "att", {}}};
}

ExperimentTables ParaphraseExperiment::run(Progress& outer, const OnExperimentPoint& onPoint) const
{
    RunRecord record(m_context.runs, "experiment", runParametersOf(m_request));
    return recorded(record, outer, [&](Progress& progress) { return Work(m_request, record, progress, onPoint).run(); });
}

} // namespace crossgloss
