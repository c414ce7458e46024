#include "jobs/EmbedJob.h"

#include "base/Error.h"

namespace crossgloss {

namespace {

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

RunFigures figuresOf(const WordVectorResult& result)
{
    RunFigures figures;
    figures.subset = "training";
    std::size_t words = 0;
    std::uint64_t tokens = 0;
    for (const WordVectorResult::Language& language : result.languages) {
        words += language.words;
        tokens += language.tokens;
    }
    figures.n = words;
    figures.values = {{"tokens", static_cast<double>(tokens), {}},
                      {"words_per_second", result.wordsPerSecond, {}},
                      {"loss", result.loss, {}}};
    return figures;
}

/// Calls @p use with the key and text of each member of an object of texts.
template <typename Use>
void forEachText(const nlohmann::json& json, const char* key, const Use& use)
{
    if (json.contains(key) && json[key].is_object()) {
        for (const auto& [name, value] : json[key].items()) {
            if (value.is_string()) {
                use(name, value.template get<std::string>());
            }
        }
    }
}

} // namespace

Fields fieldsOf(EmbedRequest& request)
{
    WordVectorConfig& config = request.config;
    const bool bilbowa = config.method == WordVectorMethod::Bilbowa;
    const bool ngrams = config.largestNgram > 0;
    const auto method = named(config.method, &wordVectorMethodName, [](const std::string& name) {
        for (const WordVectorMethod each : {WordVectorMethod::SkipGram, WordVectorMethod::Cbow, WordVectorMethod::Bilbowa}) {
            if (name == wordVectorMethodName(each)) {
                return std::optional(each);
            }
        }
        return std::optional<WordVectorMethod>();
    });
    return {Field{"method", method,
                  "skipgram, cbow or bilbowa (skip-gram in two languages, brought into one space by parallel sentences)"},
            Field{"dimension", &config.dimension, "Values of a vector"}.between(1, 4096),
            Field{"epochs", &config.epochs, "Passes over the text"}.between(1, 100000),
            Field{"window", &config.window, "Words on either side at most; drawn anew for each word"}.between(1, 1000),
            Field{"negatives", &config.negatives, "Words drawn against each word"}.between(1, 63),
            Field{"minimum_count", &config.minimumCount, "Leave out words that occur less often"}.atLeast(1),
            Field{"subsample", &config.subsample,
                  "Pass over words at times that are more frequent than this share of the text; 0 = never"}
                .between(0, 1),
            Field{"learning_rate", &config.learningRate, "At the start; it falls to 0. 0 = .05"}.atLeast(0),
            Field{"smallest_ngram", &config.smallestNgram,
                  "Characters of the shortest n-gram (3 is usual); words not in the text get vectors by them"}
                .between(0, 50)
                .when(ngrams),
            Field{"largest_ngram", &config.largestNgram, "Characters of the longest n-gram (6 is usual); 0 = none"}
                .between(0, 50)
                .when(ngrams),
            Field{"buckets", &config.buckets, "Rows that n-grams share"}.atLeast(1).when(ngrams),
            Field{"alignment", &config.alignment, "bilbowa: weight of the parallel sentences"}.atLeast(0).when(bilbowa),
            Field{"sample_words", &request.sampleWords, "Words whose neighbours are told while learning"}.when(
                !request.sampleWords.empty()),
            Field{"seed", &config.seed},
            Field{"threads", &config.threads}.atLeast(0)};
}

nlohmann::json runParametersOf(const EmbedRequest& request)
{
    const WordVectorConfig& config = request.config;
    EmbedRequest copy = request;
    nlohmann::json json = valuesOf(fieldsOf(copy));
    json["texts"] = nlohmann::json::object();
    json["out"] = nlohmann::json::object();
    for (const auto& [language, files] : config.texts) {
        for (const std::filesystem::path& file : files) {
            json["texts"][language].push_back(file.string());
        }
    }
    for (const auto& [language, file] : config.out) {
        json["out"][language] = file.string();
    }
    if (config.method == WordVectorMethod::Bilbowa) {
        for (const SentenceFile& file : config.parallel) {
            json["parallel"].push_back(file.text());
        }
    }
    return json;
}

EmbedRequest embedRequestOf(const RunParameters& parameters)
{
    EmbedRequest request;
    WordVectorConfig& config = request.config;
    const nlohmann::json& json = parameters.json();
    if (json.contains("texts") && json["texts"].is_object()) {
        for (const auto& [language, files] : json["texts"].items()) {
            for (const nlohmann::json& file : files) {
                if (file.is_string()) {
                    config.texts[language].push_back(parameters.placed(file.get<std::string>()));
                }
            }
        }
    }
    forEachText(json, "out", [&](const std::string& language, const std::string& file) {
        config.out[language] = parameters.placed(file);
    });
    if (json.contains("parallel") && json["parallel"].is_array()) {
        for (const nlohmann::json& file : json["parallel"]) {
            try {
                SentenceFile named = sentenceFileNamed(file.is_string() ? file.get<std::string>() : std::string());
                named.first = parameters.placed(named.first.string());
                if (!named.second.empty()) {
                    named.second = parameters.placed(named.second.string());
                }
                config.parallel.push_back(std::move(named));
            } catch (const Error&) {
                // As above.
            }
        }
    }
    parameters.read(fieldsOf(request));
    return request;
}

nlohmann::json toJson(const WordVectorPoint& point)
{
    nlohmann::json json = {{"epoch", point.epoch},
                           {"share", point.share},
                           {"seconds", point.seconds},
                           {"loss", point.loss},
                           {"words_per_second", point.wordsPerSecond},
                           {"learning_rate", point.learningRate},
                           {"samples", nlohmann::json::object()}};
    if (point.alignmentLoss > 0.0) {
        json["alignment_loss"] = point.alignmentLoss;
    }
    for (const WordVectorPoint::Neighbours& sample : point.samples) {
        json["samples"][sample.word] = sample.nearest;
    }
    return json;
}

nlohmann::json toJson(const WordVectorConfig& config, const WordVectorResult& result)
{
    nlohmann::json json = {{"method", wordVectorMethodName(config.method)},
                           {"dimension", config.dimension},
                           {"languages", nlohmann::json::array()},
                           {"parallel_pairs", result.parallelPairs},
                           {"seconds", result.seconds},
                           {"words_per_second", result.wordsPerSecond},
                           {"loss", result.loss},
                           {"curve", nlohmann::json::array()}};
    std::size_t words = 0;
    std::uint64_t tokens = 0;
    for (const WordVectorResult::Language& language : result.languages) {
        json["languages"].push_back({{"language", language.language},
                                     {"words", language.words},
                                     {"tokens", language.tokens},
                                     {"out", language.out.string()}});
        words += language.words;
        tokens += language.tokens;
    }
    json["words"] = words;
    json["tokens"] = tokens;
    for (const WordVectorPoint& point : result.curve) {
        json["curve"].push_back(toJson(point));
    }
    return json;
}

EmbedResult EmbedJob::run(Progress& outer, const std::function<void(const WordVectorPoint&)>& onPoint) const
{
    const WordVectorConfig& config = m_request.config;
    checkWordVectorConfig(config);
    for (const auto& [language, file] : config.out) {
        makeFolderOf(file);
    }
    RunRecord record(m_context.runs, "embed", runParametersOf(m_request));
    return recorded(record, outer, [&](Progress& progress) {
        for (const auto& [language, files] : config.texts) {
            for (const std::filesystem::path& file : files) {
                record.addFiles({file});
            }
        }
        for (const SentenceFile& file : config.parallel) {
            record.addFiles({file.first, file.second});
        }
        nlohmann::json curve = nlohmann::json::array();
        EmbedResult result;
        result.run = record.handle();
        result.vectors = trainWordVectors(config, m_request.sampleWords, progress, [&](const WordVectorPoint& point) {
            curve.push_back(toJson(point));
            record.setPartial({{"curve", curve}});
            if (onPoint) {
                onPoint(point);
            }
        });
        record.addFigures(figuresOf(result.vectors));
        record.done(toJson(config, result.vectors));
        return result;
    });
}

} // namespace crossgloss
