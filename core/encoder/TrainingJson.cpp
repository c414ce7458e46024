#include "encoder/TrainingJson.h"

#include "text/Language.h"

#include "base/Error.h"

#include <array>
#include <functional>

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

[[noreturn]] void rejectValue(const std::string& key)
{
    throw Error(CROSSGLOSS_TEXT("The value of \"%1\" cannot be used"), {key});
}

template <typename Number>
Number numberOf(const std::string& key, const nlohmann::json& value, Number smallest, Number largest)
{
    const bool kind = std::is_floating_point_v<Number> ? value.is_number() : value.is_number_integer();
    if (!kind) {
        rejectValue(key);
    }
    const double wide = value.get<double>();
    if (!(wide >= static_cast<double>(smallest) && wide <= static_cast<double>(largest))) {
        rejectValue(key);
    }
    return value.get<Number>();
}

std::string textOf(const std::string& key, const nlohmann::json& value)
{
    if (!value.is_string()) {
        rejectValue(key);
    }
    return value.get<std::string>();
}

using Setter = std::function<void(const std::string&, const nlohmann::json&, TrainingConfig&)>;

const std::map<std::string, Setter>& setters()
{
    constexpr int manyInts = 1000000000;
    using Json = nlohmann::json;
    static const std::map<std::string, Setter> table = {
        {"data",
         [](const std::string& key, const Json& value, TrainingConfig& config) {
             if (!value.is_array()) {
                 rejectValue(key);
             }
             config.data.clear();
             for (const Json& entry : value) {
                 config.data.push_back(definitionFileFromText(textOf(key, entry)));
             }
         }},
        {"vectors",
         [](const std::string& key, const Json& value, TrainingConfig& config) {
             if (!value.is_object()) {
                 rejectValue(key);
             }
             config.vectors.clear();
             for (const auto& [language, path] : value.items()) {
                 config.vectors[requireLanguage(language)] = textOf(key, path);
             }
         }},
        {"encoder", [](const std::string& k, const Json& v, TrainingConfig& c) { c.encoder = encoderFromName(textOf(k, v)); }},
        {"strategy",
         [](const std::string& k, const Json& v, TrainingConfig& c) { c.strategy = strategyFromName(textOf(k, v)); }},
        {"objective",
         [](const std::string& k, const Json& v, TrainingConfig& c) { c.objective = objectiveFromName(textOf(k, v)); }},
        {"attention",
         [](const std::string& k, const Json& v, TrainingConfig& c) { c.attention = placementFromName(textOf(k, v)); }},
        {"layers", [](const std::string& k, const Json& v, TrainingConfig& c) { c.layers = numberOf(k, v, 1, 64); }},
        {"hidden", [](const std::string& k, const Json& v, TrainingConfig& c) { c.hidden = numberOf(k, v, 1, 16384); }},
        {"affine-layers",
         [](const std::string& k, const Json& v, TrainingConfig& c) { c.affineLayers = numberOf(k, v, 1, 16); }},
        {"kernel", [](const std::string& k, const Json& v, TrainingConfig& c) { c.kernel = numberOf(k, v, 1, 64); }},
        {"pool", [](const std::string& k, const Json& v, TrainingConfig& c) { c.pool = numberOf(k, v, 1, 64); }},
        {"pooling",
         [](const std::string& k, const Json& v, TrainingConfig& c) { c.pooling = poolingFromName(textOf(k, v)); }},
        {"learning-rate-fall",
         [](const std::string& k, const Json& v, TrainingConfig& c) { c.rateFall = numberOf(k, v, 0.0, 1.0); }},
        {"clip", [](const std::string& k, const Json& v, TrainingConfig& c) { c.clip = numberOf(k, v, 0.0, 1e9); }},
        {"dropout", [](const std::string& k, const Json& v, TrainingConfig& c) { c.dropout = numberOf(k, v, 0.0, 0.99); }},
        {"texts",
         [](const std::string& k, const Json& v, TrainingConfig& c) {
             if (!v.is_object()) {
                 rejectValue(k);
             }
             c.joint.texts.clear();
             for (const auto& [language, files] : v.items()) {
                 if (!files.is_array()) {
                     rejectValue(k);
                 }
                 for (const Json& file : files) {
                     c.joint.texts[requireLanguage(language)].push_back(textOf(k, file));
                 }
             }
         }},
        {"parallel",
         [](const std::string& k, const Json& v, TrainingConfig& c) {
             if (!v.is_array()) {
                 rejectValue(k);
             }
             c.joint.parallel.clear();
             for (const Json& file : v) {
                 c.joint.parallel.push_back(sentenceFileNamed(textOf(k, file)));
             }
         }},
        {"skip-gram-weight",
         [](const std::string& k, const Json& v, TrainingConfig& c) { c.joint.skipGram = numberOf(k, v, 0.0, 1e6); }},
        {"alignment-weight",
         [](const std::string& k, const Json& v, TrainingConfig& c) { c.joint.alignment = numberOf(k, v, 0.0, 1e6); }},
        {"vectors-learning-rate",
         [](const std::string& k, const Json& v, TrainingConfig& c) { c.joint.learningRate = numberOf(k, v, 1e-12, 1e6); }},
        {"window", [](const std::string& k, const Json& v, TrainingConfig& c) { c.joint.window = numberOf(k, v, 1, 100); }},
        {"negatives",
         [](const std::string& k, const Json& v, TrainingConfig& c) { c.joint.negatives = numberOf(k, v, 1, 1000); }},
        {"asynchronous",
         [](const std::string& k, const Json& v, TrainingConfig& c) {
             if (!v.is_boolean()) {
                 rejectValue(k);
             }
             c.joint.asynchronous = v.get<bool>();
         }},
        {"length",
         [](const std::string& k, const Json& v, TrainingConfig& c) { c.sequenceLength = numberOf(k, v, 1, 4096); }},
        {"batch", [](const std::string& k, const Json& v, TrainingConfig& c) { c.batch = numberOf(k, v, 1, 65536); }},
        {"epochs", [](const std::string& k, const Json& v, TrainingConfig& c) { c.epochs = numberOf(k, v, 1, manyInts); }},
        {"learning-rate",
         [](const std::string& k, const Json& v, TrainingConfig& c) { c.learningRate = numberOf(k, v, 1e-12, 1e6); }},
        {"validation",
         [](const std::string& k, const Json& v, TrainingConfig& c) {
             c.validation.reset();
             if (!v.is_null()) {
                 c.validation = definitionFileFromText(textOf(k, v));
             }
         }},
        {"held-out", [](const std::string& k, const Json& v, TrainingConfig& c) { c.heldOut = numberOf(k, v, 0, manyInts); }},
        {"patience", [](const std::string& k, const Json& v, TrainingConfig& c) { c.patience = numberOf(k, v, 0, manyInts); }},
        {"out", [](const std::string& k, const Json& v, TrainingConfig& c) { c.out = textOf(k, v); }},
        {"centre",
         [](const std::string& k, const Json& v, TrainingConfig& c) {
             if (!v.is_boolean()) {
                 rejectValue(k);
             }
             c.centre = v.get<bool>();
         }},
        {"resume",
         [](const std::string& k, const Json& v, TrainingConfig& c) {
             if (!v.is_boolean()) {
                 rejectValue(k);
             }
             c.resume = v.get<bool>();
         }},
        {"checkpoint-seconds",
         [](const std::string& k, const Json& v, TrainingConfig& c) { c.checkpointSeconds = numberOf(k, v, 0.0, 1e9); }},
        {"seed",
         [](const std::string& k, const Json& v, TrainingConfig& c) {
             if (!v.is_number_unsigned()) {
                 rejectValue(k);
             }
             c.seed = v.get<std::uint64_t>();
         }},
        {"threads", [](const std::string& k, const Json& v, TrainingConfig& c) { c.threads = numberOf(k, v, 0, 1024); }},
    };
    return table;
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

nlohmann::json toJson(const TrainingConfig& config)
{
    nlohmann::json json;
    json["data"] = nlohmann::json::array();
    for (const DefinitionFile& file : config.data) {
        json["data"].push_back(toText(file));
    }
    json["vectors"] = nlohmann::json::object();
    for (const auto& [language, path] : config.vectors) {
        json["vectors"][language] = path.string();
    }
    json["encoder"] = encoderName(config.encoder);
    json["strategy"] = strategyName(config.strategy);
    json["objective"] = objectiveName(config.objective);
    json["attention"] = placementName(config.attention);
    json["layers"] = config.layers;
    json["hidden"] = config.hidden;
    json["affine-layers"] = config.affineLayers;
    json["length"] = config.sequenceLength;
    json["batch"] = config.batch;
    json["epochs"] = config.epochs;
    json["learning-rate"] = config.learningRate;
    json["validation"] = config.validation ? nlohmann::json(toText(*config.validation)) : nlohmann::json();
    json["held-out"] = config.heldOut;
    json["patience"] = config.patience;
    json["out"] = config.out.string();
    json["resume"] = config.resume;
    json["checkpoint-seconds"] = config.checkpointSeconds;
    json["seed"] = config.seed;
    json["threads"] = config.threads;
    json["kernel"] = config.kernel;
    json["pool"] = config.pool;
    json["pooling"] = poolingName(config.pooling);
    json["learning-rate-fall"] = config.rateFall;
    json["clip"] = config.clip;
    json["dropout"] = config.dropout;
    json["centre"] = config.centre;
    if (config.strategy == Strategy::Joint) {
        json["texts"] = nlohmann::json::object();
        for (const auto& [language, files] : config.joint.texts) {
            for (const std::filesystem::path& file : files) {
                json["texts"][language].push_back(file.string());
            }
        }
        json["parallel"] = nlohmann::json::array();
        for (const SentenceFile& file : config.joint.parallel) {
            json["parallel"].push_back(file.text());
        }
        json["skip-gram-weight"] = config.joint.skipGram;
        json["alignment-weight"] = config.joint.alignment;
        json["vectors-learning-rate"] = config.joint.learningRate;
        json["window"] = config.joint.window;
        json["negatives"] = config.joint.negatives;
        json["asynchronous"] = config.joint.asynchronous;
    }
    return json;
}

void applyJson(const nlohmann::json& json, TrainingConfig& config)
{
    if (!json.is_object()) {
        throw Error(CROSSGLOSS_TEXT("A training configuration is one JSON object"));
    }
    for (const auto& [key, value] : json.items()) {
        const auto setter = setters().find(key);
        if (setter == setters().end()) {
            std::string known;
            for (const auto& entry : setters()) {
                known += (known.empty() ? "" : ", ") + entry.first;
            }
            throw Error(CROSSGLOSS_TEXT("There is no setting \"%1\". The settings are %2"), {key, known});
        }
        setter->second(key, value, config);
    }
}

nlohmann::json toJson(const RetrievalScores& scores)
{
    return {{"n", scores.n},     {"covered", scores.covered}, {"p1", scores.p1},
            {"p10", scores.p10}, {"p100", scores.p100},       {"mrr", scores.mrr},
            {"median_rank", scores.medianRank}};
}

} // namespace crossgloss
