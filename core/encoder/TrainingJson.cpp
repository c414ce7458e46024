#include "encoder/TrainingJson.h"

#include "text/Language.h"

#include "base/Error.h"

#include <algorithm>
#include <array>

namespace crossgloss {

namespace {

template <typename Value>
struct Named {
    Value value;
    std::string_view name;
};

constexpr std::array<Named<EncoderKind>, 5> encoders{{{EncoderKind::Bow, "bow"}, {EncoderKind::Cnn, "cnn"},
                                                      {EncoderKind::Gru, "gru"}, {EncoderKind::BiGru, "bigru"},
                                                      {EncoderKind::Attention, "att"}}};
constexpr std::array<Named<Pooling>, 5> poolings{{{Pooling::Default, "default"}, {Pooling::Last, "last"},
                                                  {Pooling::Mean, "mean"}, {Pooling::Max, "max"},
                                                  {Pooling::Ends, "ends"}}};
constexpr std::array<Named<Strategy>, 4> strategies{{{Strategy::Single, "single"}, {Strategy::Mono, "mono"},
                                                     {Strategy::MultiTask, "multitask"}, {Strategy::Joint, "joint"}}};
constexpr std::array<Named<Objective>, 4> objectives{{{Objective::L2, "l2"}, {Objective::Cosine, "cosine"},
                                                      {Objective::Hinge, "hinge"}, {Objective::Softmax, "softmax"}}};
constexpr std::array<Named<AttentionPlacement>, 2> placements{{{AttentionPlacement::Stacked, "stacked"},
                                                               {AttentionPlacement::Last, "last"}}};

template <typename Value, std::size_t size>
std::string_view nameOf(const std::array<Named<Value>, size>& table, Value value)
{
    for (const Named<Value>& entry : table) {
        if (entry.value == value) {
            return entry.name;
        }
    }
    return {};
}

template <typename Value, std::size_t size>
Value valueOf(const std::array<Named<Value>, size>& table, std::string_view name)
{
    std::string known;
    for (const Named<Value>& entry : table) {
        if (entry.name == name) {
            return entry.value;
        }
        known += (known.empty() ? "" : ", ") + std::string(entry.name);
    }
    throw Error(CROSSGLOSS_TEXT("%1 is not one of %2"), {std::string(name), known});
}

} // namespace

std::string_view encoderName(EncoderKind kind) { return nameOf(encoders, kind); }
EncoderKind encoderFromName(std::string_view name) { return valueOf(encoders, name); }
std::string_view strategyName(Strategy strategy) { return nameOf(strategies, strategy); }
Strategy strategyFromName(std::string_view name) { return valueOf(strategies, name); }
std::string_view objectiveName(Objective objective) { return nameOf(objectives, objective); }
Objective objectiveFromName(std::string_view name) { return valueOf(objectives, name); }
std::string_view placementName(AttentionPlacement placement) { return nameOf(placements, placement); }
AttentionPlacement placementFromName(std::string_view name) { return valueOf(placements, name); }
std::string_view poolingName(Pooling pooling) { return nameOf(poolings, pooling); }
Pooling poolingFromName(std::string_view name) { return valueOf(poolings, name); }

DefinitionFile definitionFileFromText(std::string_view text)
{
    // Languages stand behind the last two colons, so that a path may hold some.
    const std::size_t second = text.rfind(':');
    const std::size_t first = second == std::string_view::npos || second == 0 ? second : text.rfind(':', second - 1);
    if (first == std::string_view::npos || first == 0 || second == first || second == first + 1 ||
        second + 1 == text.size()) {
        throw Error(CROSSGLOSS_TEXT("\"%1\" is not of the form FILE:ANSWER_LANGUAGE:DEFINITION_LANGUAGE"),
                    {std::string(text)})
            .advise(CROSSGLOSS_TEXT("For French words with English definitions write file.tsv:fr:en"));
    }
    return {std::filesystem::path(text.substr(0, first)), requireLanguage(text.substr(first + 1, second - first - 1)),
            requireLanguage(text.substr(second + 1))};
}

std::string toText(const DefinitionFile& file)
{
    return file.file.string() + ':' + file.answerLanguage + ':' + file.definitionLanguage;
}

namespace {

using Json = nlohmann::json;

/// @param text writes what @p parse reads, which throws an Error.
template <typename File, typename Text, typename Parse>
Field::Json fileList(std::vector<File>& files, Text text, Parse parse)
{
    return {[&files, text] {
                Json list = Json::array();
                for (const File& file : files) {
                    list.push_back(text(file));
                }
                return list;
            },
            [&files, parse](const Json& list) {
                if (!list.is_array() || !std::ranges::all_of(list, [](const Json& each) { return each.is_string(); })) {
                    return false;
                }
                files.clear();
                for (const Json& each : list) {
                    files.push_back(parse(each.get<std::string>()));
                }
                return true;
            }};
}

Field::Json vectorFiles(std::map<std::string, std::filesystem::path>& files)
{
    return {[&files] {
                Json object = Json::object();
                for (const auto& [language, path] : files) {
                    object[language] = path.string();
                }
                return object;
            },
            [&files](const Json& object) {
                if (!object.is_object() || !std::ranges::all_of(object, [](const Json& each) { return each.is_string(); })) {
                    return false;
                }
                files.clear();
                for (const auto& [language, path] : object.items()) {
                    files[requireLanguage(language)] = path.get<std::string>();
                }
                return true;
            }};
}

Field::Json textFiles(std::map<std::string, std::vector<std::filesystem::path>>& files)
{
    return {[&files] {
                Json object = Json::object();
                for (const auto& [language, paths] : files) {
                    for (const std::filesystem::path& path : paths) {
                        object[language].push_back(path.string());
                    }
                }
                return object;
            },
            [&files](const Json& object) {
                const auto isList = [](const Json& list) {
                    return list.is_array() && std::ranges::all_of(list, [](const Json& each) { return each.is_string(); });
                };
                if (!object.is_object() || !std::ranges::all_of(object, isList)) {
                    return false;
                }
                files.clear();
                for (const auto& [language, paths] : object.items()) {
                    for (const Json& path : paths) {
                        files[requireLanguage(language)].emplace_back(path.get<std::string>());
                    }
                }
                return true;
            }};
}

Field::Json validationFile(std::optional<DefinitionFile>& file)
{
    return {[&file] { return file ? Json(toText(*file)) : Json(); },
            [&file](const Json& value) {
                if (!value.is_null() && !value.is_string()) {
                    return false;
                }
                file = value.is_null() ? std::nullopt : std::optional(definitionFileFromText(value.get<std::string>()));
                return true;
            }};
}

} // namespace

Fields fieldsOf(TrainingConfig& config)
{
    constexpr int many = 1000000000;
    JointSettings& joint = config.joint;
    const bool isJoint = config.strategy == Strategy::Joint;
    return {
        Field{"data", fileList(config.data, &toText, &definitionFileFromText)},
        Field{"vectors", vectorFiles(config.vectors)},
        Field{"centre", &config.centre, "Leave the mean of each language's vectors in them (as published)"},
        Field{"encoder", parsed(config.encoder, &encoderName, &encoderFromName), "bow, cnn, gru, bigru or att"},
        Field{"strategy", parsed(config.strategy, &strategyName, &strategyFromName), "single, mono, multitask or joint"},
        Field{"objective", parsed(config.objective, &objectiveName, &objectiveFromName), "l2, cosine, hinge or softmax"},
        Field{"attention", parsed(config.attention, &placementName, &placementFromName),
              "stacked (behind every layer) or last"},
        Field{"layers", &config.layers, "Layers of the encoder"}.between(1, 64),
        Field{"hidden", &config.hidden, "Hidden units of each layer"}.between(1, 16384),
        Field{"affine-layers", &config.affineLayers, "Affine layers between these and the word space"}.between(1, 16),
        Field{"kernel", &config.kernel, "cnn: words under each convolution"}.between(1, 64),
        Field{"pool", &config.pool, "cnn: rows under the max-pooling behind each convolution; 1 = none"}.between(1, 64),
        Field{"pooling", parsed(config.pooling, &poolingName, &poolingFromName),
              "What makes a vector of the last layer's rows: default, last, mean, max or ends (bigru)"},
        Field{"length", &config.sequenceLength, "Words of a definition that are read"}.between(1, 4096),
        Field{"batch", &config.batch, "Batch size (definitions per step)"}.between(1, 65536),
        Field{"epochs", &config.epochs, "Epochs (passes over the data)"}.between(1, many),
        Field{"learning-rate", &config.learningRate, "Learning rate of AMSGrad"}.between(1e-12, 1e6),
        Field{"learning-rate-fall", &config.rateFall, "Share of the learning rate that is gone at the last epoch, linearly"}
            .between(0, 1),
        Field{"clip", &config.clip, "Gradient clipping: greatest norm; 0 = any"}.between(0, 1e9),
        Field{"dropout", &config.dropout, "Share of the values between layers that a step leaves out"}.between(0, 0.99),
        Field{"validation", validationFile(config.validation)},
        Field{"held-out", &config.heldOut, "Held-out answer words per language where no validation data is given"}.between(0, many),
        Field{"patience", &config.patience, "Early stopping: epochs without a better score; 0 = never"}.between(0, many),
        Field{"checkpoint-seconds", &config.checkpointSeconds, "Seconds between checkpoints"}.between(0, 1e9),
        Field{"texts", textFiles(joint.texts)}.when(isJoint),
        Field{"parallel", fileList(joint.parallel, [](const SentenceFile& file) { return file.text(); }, &sentenceFileNamed)}
            .when(isJoint),
        Field{"skip-gram-weight", &joint.skipGram, "Joint training: weight of the texts"}.between(0, 1e6).when(isJoint),
        Field{"alignment-weight", &joint.alignment, "Joint training: weight of the parallel sentences"}
            .between(0, 1e6)
            .when(isJoint),
        Field{"vectors-learning-rate", &joint.learningRate, "Joint training: learning rate of the word vectors"}
            .between(1e-12, 1e6)
            .when(isJoint),
        Field{"window", &joint.window, "Joint training: words on either side that a word is to predict"}
            .between(1, 100)
            .when(isJoint),
        Field{"negatives", &joint.negatives, "Joint training: negative samples of each"}.between(1, 1000).when(isJoint),
        Field{"asynchronous", &joint.asynchronous,
              "Joint training: one component after another instead of four asynchronous workers, the same result each time"}
            .as("--deterministic")
            .when(isJoint),
        Field{"out", &config.out, "The model file"},
        Field{"resume", &config.resume, "Start from scratch even if there is a checkpoint"},
        Field{"seed", &config.seed},
        Field{"threads", &config.threads}.between(0, 1024)};
}

nlohmann::json toJson(const TrainingConfig& config)
{
    TrainingConfig copy = config;
    return valuesOf(fieldsOf(copy));
}

void applyJson(const nlohmann::json& json, TrainingConfig& config)
{
    if (!json.is_object()) {
        throw Error(CROSSGLOSS_TEXT("A training configuration is one JSON object"));
    }
    applyValues(json, fieldsOf(config));
}

nlohmann::json toJson(const RetrievalScores& scores)
{
    return {{"n", scores.n},     {"covered", scores.covered}, {"p1", scores.p1},
            {"p10", scores.p10}, {"p100", scores.p100},       {"mrr", scores.mrr},
            {"median_rank", scores.medianRank}};
}

} // namespace crossgloss
