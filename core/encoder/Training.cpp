#include "encoder/Training.h"

#include "encoder/BagSums.h"
#include "encoder/EncoderModel.h"
#include "encoder/EncoderStep.h"
#include "encoder/Ranking.h"
#include "encoder/TrainingData.h"
#include "encoder/TrainingJson.h"
#include "encoder/TrainingParts.h"
#include "text/Language.h"
#include "training/ExampleOrder.h"
#include "training/Trainer.h"

#include "base/Checksum.h"
#include "base/Json.h"
#include "base/Parallel.h"

#include <algorithm>
#include <optional>

namespace crossgloss {

namespace {

constexpr std::uint64_t stepsPerPoint = 1000;          // within long epochs

/// Validation pairs scored after each epoch; more would cost more than they tell. The final scores are of all.
constexpr std::size_t validationPairsPerEpoch = 2000;

/// Memory for the sums of a bag of words; beyond it they are made anew in every step.
constexpr std::size_t largestBags = std::size_t{512} << 20;

class EncoderTraining final : public TrainableModel {
public:
    EncoderTraining(const TrainingConfig& config, Progress& progress)
        : m_config(config), m_progress(progress), m_table(loadVectors(config, progress)),
          m_data(loadTrainingData(config, m_table, progress)), m_vectors(describeVectors(config, m_table)),
          m_shape(shapeOf(config, m_table.dimension())), m_step(m_shape, stepOptions(config)),
          m_quickValidation(quickValidation(m_data.validation))
    {
        if (config.encoder == EncoderKind::Bow) {
            m_data.training.bags = sumAllBags(m_table, m_data.training, largestBags, config.threads);
        }
    }

    TrainingPlan plan() const { return trainingPlan(m_config, m_vectors); }

    void initialise(bool resumed) override
    {
        if (!resumed) {
            Random random(m_config.seed);
            m_step.encoder().initialise(m_step.parameters().data(), random);
        }
    }

    std::vector<TrainedArray> arrays() override
    {
        return {{"parameters", m_step.parameters(), true}, {"optimiser", m_step.optimiser().state()}};
    }

    void restored(std::uint64_t steps) override { m_step.optimiser().restored(steps); }

    std::uint64_t beginEpoch(int epoch, std::uint64_t) override
    {
        m_order = exampleOrder(m_data.training.pairs.size(), m_config.seed, epoch);
        return batchCount(m_order.size(), batchSize());
    }

    BatchLoss step(const TrainingMoment& moment) override
    {
        const std::size_t first = moment.batch * batchSize();
        const std::size_t size = std::min(batchSize(), m_order.size() - first);
        return {m_step.step(m_table, m_data.training, std::span(m_order).subspan(first, size), moment), size};
    }

    std::optional<ValidationScores> validate() override
    {
        if (m_quickValidation.set.pairs.empty()) {
            return std::nullopt;
        }
        const RetrievalScores scores = scoreRanks(ranksOf(m_quickValidation));
        return ValidationScores{scores.mrr, scores.p1, scores.p10, scores.mrr};
    }

    void saveBest(std::span<const float> parameters, int epoch) override { save(parameters, epoch, nlohmann::json()); }

    /// Scores the trained model over all validation pairs and writes it with them.
    TrainingResult finish(const TrainingOutcome& outcome)
    {
        TrainingResult result;
        result.counts = m_data.counts;
        result.resumed = outcome.resumed;
        result.curve = outcome.curve;
        result.bestEpoch = outcome.bestEpoch;
        if (m_data.validation.set.pairs.empty()) {
            return result;
        }
        m_progress.stage(CROSSGLOSS_TEXT("Scoring"), 0);
        const std::vector<std::uint32_t> ranks = ranksOf(m_data.validation);
        result.bestValidationMrr = outcome.bestScore;
        result.validation = scoreRanks(ranks);
        result.validationUnshared = scoreRanks(unsharedRanks(m_data.validation, ranks));
        save(m_step.parameters(), outcome.bestEpoch,
             {{"validation", toJson(result.validation)}, {"unshared", toJson(result.validationUnshared)}});
        return result;
    }

private:
    static EncoderStep::Options stepOptions(const TrainingConfig& config)
    {
        EncoderStep::Options options;
        options.objective = config.objective;
        options.batch = static_cast<std::size_t>(config.batch);
        options.threads = config.threads;
        options.dropout = config.dropout;
        options.seed = config.seed;
        options.optimiser.learningRate = config.learningRate;
        options.optimiser.clip = config.clip;
        return options;
    }

    std::size_t batchSize() const { return static_cast<std::size_t>(m_config.batch); }

    std::vector<std::uint32_t> ranksOf(const ValidationSet& pairs)
    {
        return rankPairs(m_step.encoder(), m_step.parameters().data(), m_config.strategy, m_table, pairs,
                         m_config.threads, m_progress);
    }

    void save(std::span<const float> parameters, int epoch, nlohmann::json scores) const
    {
        EncoderModel model;
        model.shape = m_shape;
        model.config = m_config;
        model.vectors = m_vectors;
        model.epoch = epoch;
        model.scores = std::move(scores);
        model.parameters.assign(parameters.begin(), parameters.end());
        saveModel(model, m_config.out);
    }

    TrainingConfig m_config;
    Progress& m_progress;
    WordTable m_table;
    TrainingData m_data;
    std::map<std::string, EncoderModel::Vectors> m_vectors;
    EncoderShape m_shape;
    EncoderStep m_step;
    ValidationSet m_quickValidation;
    std::vector<std::uint32_t> m_order;
};

void checkJoint(const TrainingConfig& config)
{
    if (config.joint.texts.empty() && config.joint.parallel.empty()) {
        throw Error(CROSSGLOSS_TEXT("Joint training has no texts and no parallel sentences to learn from"))
            .advise(CROSSGLOSS_TEXT("Name some, or take the strategy multitask"));
    }
    if (config.objective != Objective::L2 || config.dropout > 0 || config.clip > 0) {
        throw Error(CROSSGLOSS_TEXT("Joint training has the objective l2, without dropout and clipping"));
    }
    const auto require = [&](const std::string& language, const std::filesystem::path& file) {
        for (const auto& [known, vectors] : config.vectors) {
            if (canonicalLanguage(known) == canonicalLanguage(language)) {
                return;
            }
        }
        throw Error(CROSSGLOSS_TEXT("There are no vectors of %1"), {languageName(language)}).at(file.string());
    };
    for (const auto& [language, files] : config.joint.texts) {
        require(language, files.empty() ? std::filesystem::path() : files.front());
    }
    for (const SentenceFile& file : config.joint.parallel) {
        require(file.firstLanguage, file.first);
        require(file.secondLanguage, file.first);
    }
}

void checkStrategy(const TrainingConfig& config)
{
    if (config.data.empty()) {
        throw Error(CROSSGLOSS_TEXT("There are no training data"))
            .advise(CROSSGLOSS_TEXT("Name at least one file of definitions with its two languages"));
    }
    if (config.strategy == Strategy::Joint) {
        checkJoint(config);
        return;
    }
    if (config.strategy == Strategy::MultiTask) {
        return;
    }
    for (const DefinitionFile& file : config.data) {
        if (canonicalLanguage(file.answerLanguage) != canonicalLanguage(config.data.front().answerLanguage) ||
            canonicalLanguage(file.definitionLanguage) != canonicalLanguage(config.data.front().definitionLanguage)) {
            throw Error(CROSSGLOSS_TEXT("This strategy trains one direction, but the data have several"))
                .at(file.file.string())
                .advise(CROSSGLOSS_TEXT("Take the strategy multitask, or train one model per direction"));
        }
    }
}

/// Definitions of the languages of a test that a model was trained on, @p sample of them at even distances.
ValidationSet learnedDefinitions(const EncoderModel& model, const DefinitionFile& test, std::size_t sample, WordTable& table,
                                 Progress& progress)
{
    ValidationSet learned;
    for (const DefinitionFile& file : model.config.data) {
        std::error_code failure;
        if (canonicalLanguage(file.answerLanguage) != canonicalLanguage(test.answerLanguage) ||
            canonicalLanguage(file.definitionLanguage) != canonicalLanguage(test.definitionLanguage) ||
            !std::filesystem::is_regular_file(file.file, failure)) {
            continue;
        }
        ValidationSet read = loadTestData(file, model.config.strategy, model.shape.sequenceLength, table, progress);
        const auto shift = static_cast<std::uint32_t>(learned.set.tokens.size());
        learned.set.tokens.insert(learned.set.tokens.end(), read.set.tokens.begin(), read.set.tokens.end());
        for (std::size_t i = 0; i < read.set.pairs.size(); ++i) {
            read.set.pairs[i].begin += shift;
            learned.set.pairs.push_back(read.set.pairs[i]);
            learned.answerBlocks.push_back(read.answerBlocks[i]);
            learned.definitionBlocks.push_back(read.definitionBlocks[i]);
        }
    }
    const std::size_t count = learned.set.pairs.size();
    if (sample > 0 && count > sample) {
        for (std::size_t i = 0; i < sample; ++i) {
            const std::size_t from = i * count / sample;
            learned.set.pairs[i] = learned.set.pairs[from];
            learned.answerBlocks[i] = learned.answerBlocks[from];
            learned.definitionBlocks[i] = learned.definitionBlocks[from];
        }
        learned.set.pairs.resize(sample);
        learned.answerBlocks.resize(sample);
        learned.definitionBlocks.resize(sample);
    }
    return learned;
}

} // namespace

nlohmann::json resultSettings(const TrainingConfig& config)
{
    nlohmann::json json = toJson(config);
    if (config.rateFall > 0) {
        json["rate-fall-epochs"] = config.epochs;          // how far the rate has fallen at a step hangs on them
    }
    for (const char* key : {"epochs", "patience", "out", "resume", "checkpoint-seconds", "data", "vectors", "validation",
                            "texts", "parallel"}) {
        json.erase(key);
    }
    json["threads"] = resolveThreads(config.threads);
    return json;
}

std::string trainingFingerprint(const TrainingConfig& config, const std::map<std::string, EncoderModel::Vectors>& vectors)
{
    nlohmann::json json = resultSettings(config);
    const auto describe = [](const DefinitionFile& file) {
        return fileChecksum(file.file) + ':' + file.answerLanguage + ':' + file.definitionLanguage;
    };
    for (const DefinitionFile& file : config.data) {
        json["data"].push_back(describe(file));
    }
    if (config.validation) {
        json["validation"] = describe(*config.validation);
    }
    for (const auto& [language, description] : vectors) {
        json["vectors"][language] = description.checksum;
    }
    if (config.strategy == Strategy::Joint) {
        for (const auto& [language, files] : config.joint.texts) {
            for (const std::filesystem::path& file : files) {
                json["text"][language].push_back(fileChecksum(file));
            }
        }
        for (const SentenceFile& file : config.joint.parallel) {
            json["sentences"].push_back(fileChecksum(file.first) + (file.second.empty() ? "" : fileChecksum(file.second)));
        }
    }
    const std::string text = jsonText(json);
    return checksum(text.data(), text.size());
}

TrainingPlan trainingPlan(const TrainingConfig& config, const std::map<std::string, EncoderModel::Vectors>& vectors)
{
    TrainingPlan plan;
    plan.model = "dictionary encoder";
    plan.stage = CROSSGLOSS_TEXT("Training");
    plan.epochs = config.epochs;
    plan.patience = config.patience;
    plan.rateFall = config.rateFall;
    plan.stepsPerPoint = stepsPerPoint;
    plan.checkpoint = checkpointPath(config.out);
    plan.resume = config.resume;
    plan.checkpointSeconds = config.checkpointSeconds;
    plan.epochCheckpointSeconds = config.checkpointSeconds / 12;
    plan.bestFile = config.out;
    plan.fingerprint = trainingFingerprint(config, vectors);
    plan.options = resultSettings(config);
    return plan;
}

ValidationSet quickValidation(const ValidationSet& all)
{
    ValidationSet some;
    some.set.tokens = all.set.tokens;
    const std::size_t size = std::min(all.set.pairs.size(), validationPairsPerEpoch);
    for (std::size_t i = 0; i < size; ++i) {
        const std::size_t from = i * all.set.pairs.size() / size;
        some.set.pairs.push_back(all.set.pairs[from]);
        some.definitionBlocks.push_back(all.definitionBlocks[from]);
        some.answerBlocks.push_back(all.answerBlocks[from]);
    }
    return some;
}

std::vector<std::uint32_t> unsharedRanks(const ValidationSet& validation, const std::vector<std::uint32_t>& ranks)
{
    std::vector<std::uint32_t> unshared;
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        if (!validation.shared[i]) {
            unshared.push_back(ranks[i]);
        }
    }
    return unshared;
}

void checkTrainingConfig(const TrainingConfig& config)
{
    if (config.out.empty()) {
        throw Error(CROSSGLOSS_TEXT("No file is named for the model")).advise(CROSSGLOSS_TEXT("Name a file to write"));
    }
    if (config.batch < 1 || config.batch > 65536 || config.epochs < 1 || config.heldOut < 0 || config.patience < 0 ||
        !(config.learningRate > 0) || !(config.checkpointSeconds >= 0)) {
        throw Error(CROSSGLOSS_TEXT("The settings of the training cannot be used"))
            .advise(CROSSGLOSS_TEXT(
                "Batch size (at most 65536), epochs and learning rate must be positive, the others not negative"));
    }
    if (!(config.clip >= 0) || !(config.rateFall >= 0 && config.rateFall <= 1) ||
        !(config.dropout >= 0 && config.dropout < 1)) {
        throw Error(CROSSGLOSS_TEXT("The settings of the steps cannot be used"))
            .advise(CROSSGLOSS_TEXT("The clipping must not be negative, the fall of the learning rate lies between 0 and 1, "
                                    "dropout from 0 to below 1"));
    }
    if (config.dropout > 0 && config.encoder == EncoderKind::Bow) {
        throw Error(CROSSGLOSS_TEXT("A bag of words has no layers for dropout to stand between"))
            .advise(CROSSGLOSS_TEXT("Leave dropout out, or take another encoder"));
    }
    checkStrategy(config);
}

RetrievalScores scoreRanks(std::vector<std::uint32_t> ranks)
{
    RetrievalScores scores;
    scores.n = ranks.size();
    std::vector<std::uint32_t> covered;
    for (const std::uint32_t rank : ranks) {
        if (rank == 0) {
            continue;
        }
        covered.push_back(rank);
        scores.p1 += rank <= 1 ? 1 : 0;
        scores.p10 += rank <= 10 ? 1 : 0;
        scores.p100 += rank <= 100 ? 1 : 0;
        scores.mrr += 1 / static_cast<double>(rank);
    }
    scores.covered = covered.size();
    if (scores.n > 0) {
        const double share = 1 / static_cast<double>(scores.n);
        scores.p1 *= share;
        scores.p10 *= share;
        scores.p100 *= share;
        scores.mrr *= share;
    }
    if (!covered.empty()) {
        std::sort(covered.begin(), covered.end());
        const std::size_t middle = covered.size() / 2;
        scores.medianRank = covered.size() % 2 == 1
                                ? static_cast<double>(covered[middle])
                                : (static_cast<double>(covered[middle - 1]) + static_cast<double>(covered[middle])) / 2;
    }
    scores.ranks = std::move(ranks);
    return scores;
}

TrainingResult trainEncoder(const TrainingConfig& config, Progress& progress,
                            const std::function<void(const TrainingPoint&)>& onPoint)
{
    checkTrainingConfig(config);
    if (config.strategy == Strategy::Joint) {
        return trainJointly(config, progress, onPoint);
    }
    EncoderTraining training(config, progress);
    const TrainingPlan plan = training.plan();
    return training.finish(Trainer(training, plan, progress, onPoint).run());
}

RetrievalScores evaluateEncoder(const std::filesystem::path& modelFile, const DefinitionFile& test, int threads,
                                Progress& progress)
{
    return evaluateEncoder(modelFile, test, EncoderRetrieval{}, threads, progress);
}

RetrievalScores evaluateEncoder(const std::filesystem::path& modelFile, const DefinitionFile& test,
                                const EncoderRetrieval& retrieval, int threads, Progress& progress)
{
    const EncoderModel model = loadModel(modelFile);
    WordTable table = loadVectors(model, threads, progress);
    const ValidationSet pairs = loadTestData(test, model.config.strategy, model.shape.sequenceLength, table, progress);
    std::optional<ValidationSet> learned;
    if (retrieval.criterion != RetrievalCriterion::NearestNeighbour) {
        learned = learnedDefinitions(model, test, retrieval.sample, table, progress);
    }
    progress.stage(CROSSGLOSS_TEXT("Scoring"), 0);
    const SentenceEncoder<float> encoder(model.shape);
    return scoreRanks(rankPairs(encoder, model.parameters.data(), model.config.strategy, table, pairs, threads, progress,
                                retrieval, learned ? &*learned : nullptr));
}

} // namespace crossgloss
