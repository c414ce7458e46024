#include "paraphrase/ParaphraseTraining.h"

#include "encoder/EncoderModel.h"
#include "encoder/TrainingData.h"
#include "paraphrase/EncodedPairs.h"
#include "text/Language.h"
#include "training/AmsGrad.h"
#include "training/ExampleOrder.h"
#include "training/ParameterFile.h"
#include "training/Trainer.h"

#include "base/Checksum.h"
#include "base/Error.h"
#include "base/Json.h"
#include "base/Parallel.h"

#include <algorithm>
#include <array>
#include <utility>

namespace crossgloss {

namespace {

constexpr std::array<std::pair<const char*, EncoderKind>, 5> encoderNames = {{{"bow", EncoderKind::Bow},
                                                                              {"cnn", EncoderKind::Cnn},
                                                                              {"gru", EncoderKind::Gru},
                                                                              {"bigru", EncoderKind::BiGru},
                                                                              {"att", EncoderKind::Attention}}};
constexpr std::string_view fileKind = "paraphr";
constexpr std::size_t pairsAtOnce = 256;

std::array<std::string, 2> languagesOf(const SentenceFile& file)
{
    if (file.secondLanguage.empty() || !file.second.empty()) {
        throw Error(CROSSGLOSS_TEXT("Labelled pairs are one file and two languages")).at(file.first.string())
            .advise(CROSSGLOSS_TEXT("Name it as FILE:LANGUAGE:LANGUAGE"));
    }
    return {file.firstLanguage, file.secondLanguage};
}

/// Vectors and data in memory, and the network over them.
class PairTraining final : public TrainableModel {
public:
    PairTraining(const ParaphraseConfig& config, Progress& progress) : m_config(config)
    {
        if (!config.model.empty()) {
            m_encoder = loadModel(config.model);
            m_table = loadVectors(*m_encoder, config.threads, progress);
        } else {
            TrainingConfig vectors;
            vectors.vectors = config.vectors;
            vectors.threads = config.threads;
            m_table = loadVectors(vectors, progress);
        }
        m_train = load(config.train, progress);
        m_test = load(config.test, progress);
        if (config.validation) {
            m_validation = load(*config.validation, progress);
        }
        chooseExamples();
        m_network.emplace(shape());
        m_parameters.resize(m_network->parameterCount());
        AmsGrad::Options optimiser;
        optimiser.learningRate = config.learningRate;
        m_optimiser.emplace(m_parameters.size(), optimiser);
        const auto batch = static_cast<std::size_t>(config.batch);
        m_shards.resize(std::min(static_cast<std::size_t>(resolveThreads(config.threads)), std::max<std::size_t>(1, batch / 8)));
        for (Shard& shard : m_shards) {
            for (std::vector<float>& gradient : shard.gradients) {
                gradient.resize(m_parameters.size());
                m_gradients.push_back(gradient.data());
            }
        }
    }

    TrainingPlan plan() const
    {
        TrainingPlan plan;
        plan.model = "paraphrase identification";
        plan.stage = CROSSGLOSS_TEXT("Training");
        plan.epochs = m_config.epochs;
        plan.patience = m_config.patience;
        if (!m_config.out.empty()) {
            plan.checkpoint = checkpointPath(m_config.out);
            plan.bestFile = m_config.out;
        }
        plan.resume = m_config.resume;
        plan.checkpointSeconds = m_config.checkpointSeconds;
        plan.epochCheckpointSeconds = m_config.checkpointSeconds / 12;
        plan.options = settings();
        plan.fingerprint = fingerprint();
        return plan;
    }

    void initialise(bool resumed) override
    {
        if (!resumed) {
            Random random(m_config.seed);
            m_network->initialise(m_parameters.data(), random);
        }
    }
    std::vector<TrainedArray> arrays() override
    {
        return {{"parameters", m_parameters, true}, {"optimiser", m_optimiser->state()}};
    }
    void restored(std::uint64_t steps) override { m_optimiser->restored(steps); }
    std::uint64_t beginEpoch(int epoch, std::uint64_t) override
    {
        m_order = exampleOrder(m_examples.size(), m_config.seed, epoch);
        return batchCount(m_order.size(), static_cast<std::size_t>(m_config.batch));
    }

    BatchLoss step(const TrainingMoment& moment) override
    {
        const auto batch = static_cast<std::size_t>(m_config.batch);
        const std::size_t first = moment.batch * batch;
        const std::size_t size = std::min(batch, m_order.size() - first);
        for (Shard& shard : m_shards) {
            shard.batch.clear();
        }
        for (std::size_t i = 0; i < size; ++i) {
            m_train.addTo(m_shards[i % m_shards.size()].batch, m_examples[m_order[first + i]]);
        }
        parallelRanges(m_shards.size(), static_cast<int>(m_shards.size()), [&](std::size_t begin, std::size_t end, int) {
            for (std::size_t s = begin; s < end; ++s) {
                learn(m_shards[s], 1.0F / static_cast<float>(size));
            }
        });
        double loss = 0;
        for (const Shard& shard : m_shards) {
            loss += shard.loss;
        }
        m_optimiser->step(m_parameters.data(), m_gradients, static_cast<int>(m_shards.size()), moment.rate);
        return {loss / static_cast<double>(size), size};
    }

    std::optional<ValidationScores> validate() override
    {
        const EncodedPairs& pairs = m_config.validation ? m_validation : m_train;
        if (m_validated.empty()) {
            return std::nullopt;
        }
        const std::vector<int> found = tell(pairs, m_validated);
        std::size_t right = 0;
        for (std::size_t i = 0; i < found.size(); ++i) {
            right += found[i] == pairs.labels[m_validated[i]] ? 1 : 0;
        }
        ValidationScores scores;
        scores.score = static_cast<double>(right) / static_cast<double>(found.size());
        return scores;
    }

    void saveBest(std::span<const float> parameters, int epoch) override
    {
        if (!m_config.out.empty()) {
            writeParameterFile(m_config.out, fileKind, {{"settings", settings()}, {"epoch", epoch}}, {parameters});
        }
    }

    ParaphraseResult finish(const TrainingOutcome& outcome)
    {
        ParaphraseResult result;
        result.trained = m_examples.size();
        result.validated = m_validated.size();
        result.validationAccuracy = outcome.bestScore;
        result.bestEpoch = outcome.bestEpoch;
        result.resumed = outcome.resumed;
        result.curve = outcome.curve;
        std::vector<std::uint32_t> all;
        for (std::uint32_t i = 0; i < m_test.size(); ++i) {
            all.push_back(i);
            result.unknown += m_test.known(i) ? 0 : 1;
        }
        result.labels = m_test.labels;
        result.found = tell(m_test, all);
        result.scores = scorePairs(result.labels, result.found);
        const auto same = std::ranges::count(result.labels, m_majority);
        result.majority = static_cast<double>(same) / static_cast<double>(result.labels.size());
        return result;
    }

private:
    struct Shard {
        PairBatch<float> batch;
        PairNetwork<float>::Workspace workspace;
        std::array<std::vector<float>, 2> gradients;
        double loss = 0;
    };

    EncodedPairs load(const SentenceFile& file, Progress& progress)
    {
        const auto length = m_encoder ? m_encoder->shape.sequenceLength : static_cast<std::size_t>(m_config.sequenceLength);
        EncodedPairs pairs = wordsOf(readLabelledPairs(file.first, progress), languagesOf(file), m_table, length);
        if (m_encoder) {
            encodeSentences(*m_encoder, pairs, m_config.threads, progress);
        }
        return pairs;
    }

    void chooseExamples()
    {
        std::vector<std::uint32_t> known;
        for (std::uint32_t i = 0; i < m_train.size(); ++i) {
            if (m_train.known(i)) {
                known.push_back(i);
            }
        }
        m_majority = 2 * std::ranges::count(m_train.labels, 1) >= static_cast<std::ptrdiff_t>(m_train.size()) ? 1 : 0;
        if (m_config.validation) {
            for (std::uint32_t i = 0; i < m_validation.size(); ++i) {
                m_validated.push_back(i);
            }
        } else {
            Random random(m_config.seed);
            shuffle(known, random);
            const auto behind = known.end() - static_cast<std::ptrdiff_t>(known.size() / 10);
            m_validated.assign(behind, known.end());
            known.erase(behind, known.end());
        }
        if (known.empty()) {
            throw Error(CROSSGLOSS_TEXT("No pair can be trained on: the vectors have no word of them"))
                .at(m_config.train.first.string())
                .advise(CROSSGLOSS_TEXT("Take vectors of these languages"));
        }
        m_examples = std::move(known);
    }

    PairNetworkShape shape() const
    {
        PairNetworkShape shape;
        shape.hidden = static_cast<std::size_t>(m_config.classifierHidden);
        shape.absolute = m_config.absolute;
        shape.dimension = m_table.dimension();
        if (m_encoder) {
            shape.dimension = m_encoder->shape.output;
            return shape;
        }
        shape.kind = m_config.kind;
        if (shape.kind == PairEncoder::Abcnn) {
            shape.abcnn.input = m_table.dimension();
            shape.abcnn.hidden = static_cast<std::size_t>(m_config.hidden);
            shape.abcnn.layers = static_cast<std::size_t>(m_config.layers);
            shape.abcnn.window = static_cast<std::size_t>(m_config.window);
            shape.abcnn.sequenceLength = static_cast<std::size_t>(m_config.sequenceLength);
        } else {
            TrainingConfig encoder;
            encoder.encoder = m_config.encoder;
            encoder.layers = m_config.layers;
            encoder.hidden = m_config.hidden;
            encoder.affineLayers = m_config.affineLayers;
            encoder.sequenceLength = m_config.sequenceLength;
            shape.encoder = shapeOf(encoder, m_table.dimension());
        }
        return shape;
    }

    void learn(Shard& shard, float weight)
    {
        if (shard.batch.size() > 0) {
            shard.loss = m_network->lossAndGradient(m_parameters.data(), shard.batch, shard.workspace, weight,
                                                    {shard.gradients[0].data(), shard.gradients[1].data()});
            return;
        }
        shard.loss = 0;
        for (std::vector<float>& gradient : shard.gradients) {
            std::ranges::fill(gradient, 0.0F);
        }
    }

    std::vector<int> tell(const EncodedPairs& pairs, const std::vector<std::uint32_t>& which)
    {
        std::vector<int> found(which.size(), m_majority);
        parallelEach((which.size() + pairsAtOnce - 1) / pairsAtOnce, m_config.threads, [&](std::size_t chunk) {
            PairBatch<float> batch;
            PairNetwork<float>::Workspace workspace;
            std::vector<std::size_t> places;
            for (std::size_t i = chunk * pairsAtOnce; i < std::min(which.size(), (chunk + 1) * pairsAtOnce); ++i) {
                if (pairs.known(which[i])) {
                    places.push_back(i);
                    pairs.addTo(batch, which[i]);
                }
            }
            if (places.empty()) {
                return;
            }
            std::vector<float> probabilities(places.size());
            m_network->forward(m_parameters.data(), batch, workspace, probabilities.data());
            for (std::size_t i = 0; i < places.size(); ++i) {
                found[places[i]] = probabilities[i] >= 0.5F ? 1 : 0;
            }
        });
        return found;
    }

    /// What the result depends on, files left out.
    nlohmann::json settings() const
    {
        nlohmann::json json = toJson(m_config);
        for (const char* key : {"epochs", "patience", "out", "train", "test", "validation", "vectors", "model"}) {
            json.erase(key);
        }
        json["threads"] = m_shards.size();
        return json;
    }
    std::string fingerprint() const
    {
        nlohmann::json json = settings();
        json["train"] = fileChecksum(m_config.train.first);
        json["languages"] = languagesOf(m_config.train);
        json["validation"] = m_config.validation ? fileChecksum(m_config.validation->first) : std::string();
        for (const WordTable::Block& block : m_table.blocks()) {
            json["vectors"][block.language] = block.space.checksum();
        }
        if (m_encoder) {
            json["model"] = fileChecksum(m_config.model);
        }
        const std::string text = jsonText(json);
        return checksum(text.data(), text.size());
    }

    ParaphraseConfig m_config;
    std::optional<EncoderModel> m_encoder;
    WordTable m_table;
    EncodedPairs m_train, m_validation, m_test;
    std::vector<std::uint32_t> m_examples, m_validated, m_order;
    int m_majority = 0;
    std::optional<PairNetwork<float>> m_network;
    std::vector<float> m_parameters;
    std::optional<AmsGrad> m_optimiser;
    std::vector<Shard> m_shards;
    std::vector<const float*> m_gradients;
};

} // namespace

ParaphraseScores scorePairs(const std::vector<int>& labels, const std::vector<int>& found)
{
    ParaphraseScores scores;
    scores.n = labels.size();
    std::array<double, 2> both{}, gold{}, told{};
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const auto label = static_cast<std::size_t>(labels[i]);
        const auto answer = static_cast<std::size_t>(found[i]);
        gold[label] += 1;
        told[answer] += 1;
        both[label] += label == answer ? 1 : 0;
    }
    const auto f1 = [&](std::size_t label) {
        return gold[label] + told[label] > 0 ? 2 * both[label] / (gold[label] + told[label]) : 0;
    };
    scores.accuracy = labels.empty() ? 0 : (both[0] + both[1]) / static_cast<double>(labels.size());
    scores.f1 = f1(1);
    scores.macroF1 = (f1(0) + f1(1)) / 2;
    return scores;
}

void setPairEncoder(ParaphraseConfig& config, const std::string& name)
{
    if (name == "abcnn") {
        config.kind = PairEncoder::Abcnn;
        return;
    }
    const auto* known = std::ranges::find_if(encoderNames, [&](const auto& entry) { return name == entry.first; });
    if (known == encoderNames.end()) {
        throw Error(CROSSGLOSS_TEXT("There is no encoder \"%1\""), {name})
            .advise(CROSSGLOSS_TEXT("Take bow, cnn, gru, bigru, att or abcnn"));
    }
    config.kind = PairEncoder::Shared;
    config.encoder = known->second;
}

std::string pairEncoderName(const ParaphraseConfig& config)
{
    if (!config.model.empty()) {
        return "model";
    }
    if (config.kind == PairEncoder::Abcnn) {
        return "abcnn";
    }
    return std::ranges::find(encoderNames, config.encoder, [](const auto& entry) { return entry.second; })->first;
}

nlohmann::json toJson(const ParaphraseConfig& config)
{
    nlohmann::json json = {{"model", config.model.string()},
                           {"encoder", pairEncoderName(config)},
                           {"train", config.train.text()},
                           {"test", config.test.text()},
                           {"validation", config.validation ? config.validation->text() : std::string()},
                           {"vectors", nlohmann::json::object()},
                           {"layers", config.layers},
                           {"hidden", config.hidden},
                           {"affine-layers", config.affineLayers},
                           {"window", config.window},
                           {"length", config.sequenceLength},
                           {"classifier-hidden", config.classifierHidden},
                           {"absolute", config.absolute},
                           {"batch", config.batch},
                           {"epochs", config.epochs},
                           {"patience", config.patience},
                           {"learning-rate", config.learningRate},
                           {"out", config.out.string()},
                           {"seed", config.seed}};
    for (const auto& [language, file] : config.vectors) {
        json["vectors"][language] = file.string();
    }
    return json;
}

ParaphraseResult trainParaphrase(const ParaphraseConfig& config, Progress& progress,
                                 const std::function<void(const TrainingPoint&)>& onPoint)
{
    const auto positive = {config.layers, config.hidden, config.affineLayers, config.window, config.sequenceLength,
                           config.classifierHidden, config.batch, config.epochs};
    if (std::ranges::any_of(positive, [](int value) { return value < 1 || value > 65536; }) || config.patience < 0 ||
        !(config.learningRate > 0)) {
        throw Error(CROSSGLOSS_TEXT("The settings of the training cannot be used"))
            .advise(CROSSGLOSS_TEXT("Sizes, epochs and learning rate must be positive"));
    }
    if (config.model.empty() && config.vectors.empty()) {
        throw Error(CROSSGLOSS_TEXT("There are neither a trained encoder nor word vectors"))
            .advise(CROSSGLOSS_TEXT("Name a model of \"train\", or vectors of both languages"));
    }
    PairTraining training(config, progress);
    const TrainingPlan plan = training.plan();
    Trainer trainer(training, plan, progress, onPoint);
    const TrainingOutcome outcome = trainer.run();
    return training.finish(outcome);
}

} // namespace crossgloss
