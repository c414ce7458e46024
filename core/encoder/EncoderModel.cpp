#include "encoder/EncoderModel.h"

#include "training/ParameterFile.h"
#include "encoder/SentenceEncoder.h"
#include "encoder/TrainingData.h"
#include "encoder/TrainingJson.h"
#include "text/Language.h"

#include "base/Error.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

constexpr std::string_view kind = "encoder";
constexpr int version = 2;

} // namespace

EncoderShape shapeOf(const TrainingConfig& config, std::size_t dimension)
{
    const auto positive = [](int value) { return static_cast<std::size_t>(std::max(value, 0)); };
    EncoderShape shape;
    shape.kind = config.encoder;
    shape.attention = config.attention;
    shape.input = dimension;
    shape.output = dimension;
    shape.hidden = positive(config.hidden);
    shape.layers = positive(config.layers);
    shape.kernel = positive(config.kernel);
    shape.pool = positive(config.pool);
    shape.pooling = config.pooling;
    shape.affineLayers = positive(config.affineLayers);
    shape.sequenceLength = positive(config.sequenceLength);
    shape.check();
    return shape;
}

std::map<std::string, EncoderModel::Vectors> describeVectors(const TrainingConfig& config, const WordTable& table)
{
    std::map<std::string, EncoderModel::Vectors> vectors;
    for (const auto& [language, path] : config.vectors) {
        const WordTable::Block& block = table.block(canonicalLanguage(language));
        vectors[block.language] = {std::filesystem::absolute(path), block.space.checksum(), block.space.size()};
    }
    return vectors;
}

void saveModel(const EncoderModel& model, const std::filesystem::path& path)
{
    nlohmann::json header;
    header["version"] = version;
    header["program"] = CROSSGLOSS_VERSION;
    header["dimension"] = model.shape.input;
    header["config"] = toJson(model.config);
    for (const auto& [language, vectors] : model.vectors) {
        header["vectors"][language] = {
            {"path", vectors.path.string()}, {"checksum", vectors.checksum}, {"words", vectors.words}};
    }
    header["epoch"] = model.epoch;
    header["scores"] = model.scores;
    writeParameterFile(path, kind, header, {model.parameters});
}

EncoderModel loadModel(const std::filesystem::path& path)
{
    ParameterFile file = readParameterFile(path, kind);
    EncoderModel model;
    try {
        requireModelVersion(file.header, version);
        applyJson(file.header.at("config"), model.config);
        model.shape = shapeOf(model.config, file.header.at("dimension").get<std::size_t>());
        for (const auto& [language, vectors] : file.header.at("vectors").items()) {
            model.vectors[language] = {vectors.at("path").get<std::string>(), vectors.at("checksum").get<std::string>(),
                                       vectors.at("words").get<std::uint64_t>()};
        }
        model.epoch = file.header.at("epoch").get<int>();
        model.scores = file.header.at("scores");
    } catch (const nlohmann::json::exception&) {
        throw Error(CROSSGLOSS_TEXT("The model lacks some of its description")).at(path.string());
    } catch (Error& error) {
        throw error.at(path.string());
    }
    model.parameters = std::move(file.values);
    const bool finite = std::all_of(model.parameters.begin(), model.parameters.end(),
                                    [](float value) { return std::isfinite(value); });
    if (model.parameters.size() != SentenceEncoder<float>(model.shape).parameterCount() || !finite) {
        throw Error(CROSSGLOSS_TEXT("The weights of the model do not fit its description")).at(path.string());
    }
    return model;
}

WordTable loadVectors(const EncoderModel& model, int threads, Progress& progress)
{
    TrainingConfig config;
    config.threads = threads;
    config.centre = model.config.centre;
    for (const auto& [language, vectors] : model.vectors) {
        config.vectors[language] = vectors.path;
    }
    WordTable table = loadVectors(config, progress);
    for (const auto& [language, vectors] : model.vectors) {
        if (table.block(language).space.checksum() != vectors.checksum) {
            throw Error(CROSSGLOSS_TEXT("These are not the vectors that the model was trained with (%1)"),
                        {languageName(language)})
                .at(vectors.path.string())
                .advise(CROSSGLOSS_TEXT("Put the old file back, or train again"));
        }
    }
    if (table.dimension() != model.shape.input) {
        throw Error(CROSSGLOSS_TEXT("The vectors do not have the model's dimension"));
    }
    return table;
}

} // namespace crossgloss
