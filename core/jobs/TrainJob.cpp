#include "jobs/TrainJob.h"

#include "encoder/TrainingJson.h"
#include "evaluation/RetrievalMetrics.h"

namespace crossgloss {

namespace {

nlohmann::json toJson(const TrainingCounts& counts)
{
    return {{"lines", counts.lines},
            {"trained", counts.trained},
            {"held_out", counts.heldOut},
            {"unknown_answer", counts.unknownAnswer},
            {"unknown_definition", counts.unknownDefinition},
            {"truncated", counts.truncated}};
}

void makeFolderOf(const std::filesystem::path& file)
{
    std::error_code failure;
    if (file.has_parent_path()) {
        std::filesystem::create_directories(file.parent_path(), failure);
    }
    if (failure) {
        throw Error(CROSSGLOSS_TEXT("The folder cannot be made: %1"), {failure.message()})
            .at(file.parent_path().string());
    }
}

} // namespace

TrainResult TrainJob::run(Progress& outer, const std::function<void(const TrainingPoint&)>& onPoint) const
{
    checkTrainingConfig(m_config);
    makeFolderOf(m_config.out);
    RunRecord record(m_context.runs, "train", crossgloss::toJson(m_config));
    return recorded(record, outer, [&](Progress& progress) {
        for (const DefinitionFile& file : m_config.data) {
            record.addFiles({file.file});
        }
        for (const auto& [language, file] : m_config.vectors) {
            record.addFiles({file});
        }
        if (m_config.validation) {
            record.addFiles({m_config.validation->file});
        }
        if (m_config.strategy == Strategy::Joint) {
            for (const auto& [language, files] : m_config.joint.texts) {
                for (const std::filesystem::path& file : files) {
                    record.addFiles({file});
                }
            }
            for (const SentenceFile& file : m_config.joint.parallel) {
                record.addFiles({file.first});
                if (!file.second.empty()) {
                    record.addFiles({file.second});
                }
            }
        }
        nlohmann::json curve = nlohmann::json::array();
        TrainResult result;
        result.run = record.handle();
        result.training = trainEncoder(m_config, progress, [&](const TrainingPoint& point) {
            curve.push_back(crossgloss::toJson(point));
            record.setPartial({{"curve", curve}});
            onPoint(point);
        });
        if (result.training.validation.n > 0) {
            RunFigures figures;
            figures.subset = "validation";
            record.addFigures(figures.add(result.training.validation));
        }
        RunFigures best;
        best.subset = "training";
        best.values = {{"best_epoch", static_cast<double>(result.training.bestEpoch), {}},
                       {"best_validation_mrr", result.training.bestValidationMrr, {}}};
        record.addFigures(std::move(best));
        record.done(toJson(m_config, result.training));
        return result;
    });
}

nlohmann::json toJson(const TrainingConfig& config, const TrainingResult& result)
{
    nlohmann::json json = {{"model", config.out.string()},
                           {"config", toJson(config)},
                           {"resumed", result.resumed},
                           {"best_epoch", result.bestEpoch},
                           {"best_validation_mrr", result.bestValidationMrr},
                           {"counts", toJson(result.counts)},
                           {"curve", nlohmann::json::array()},
                           {"scores", nullptr},
                           {"scores_unshared", nullptr}};
    for (const TrainingPoint& point : result.curve) {
        json["curve"].push_back(toJson(point));
    }
    if (result.validation.n > 0) {
        json["scores"] = scoresWithIntervals(result.validation);
        json["scores_unshared"] = scoresWithIntervals(result.validationUnshared);
    }
    return json;
}

TrainingConfig trainingConfigOf(const RunParameters& parameters)
{
    TrainingConfig config;
    readValues(parameters.json(), fieldsOf(config));
    for (DefinitionFile& file : config.data) {
        file.file = parameters.placed(file.file.string());
    }
    for (auto& [language, file] : config.vectors) {
        file = parameters.placed(file.string());
    }
    for (auto& [language, files] : config.joint.texts) {
        for (std::filesystem::path& file : files) {
            file = parameters.placed(file.string());
        }
    }
    for (SentenceFile& file : config.joint.parallel) {
        file.first = parameters.placed(file.first.string());
        if (!file.second.empty()) {
            file.second = parameters.placed(file.second.string());
        }
    }
    if (config.validation) {
        config.validation->file = parameters.placed(config.validation->file.string());
    }
    config.out = parameters.placed(config.out.string());
    return config;
}

} // namespace crossgloss
