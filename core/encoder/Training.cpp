#include "encoder/Training.h"

#include "encoder/BagSums.h"
#include "encoder/Checkpoint.h"
#include "encoder/EncoderModel.h"
#include "encoder/EncoderStep.h"
#include "encoder/Ranking.h"
#include "encoder/TrainingData.h"
#include "encoder/TrainingJson.h"
#include "text/Language.h"

#include "base/Log.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numeric>

namespace crossgloss {

namespace {

constexpr std::uint64_t stepsPerPoint = 1000;          // within long epochs

/// Validation pairs scored after each epoch; more would cost more than they tell. The final scores are of all.
constexpr std::size_t validationPairsPerEpoch = 2000;

/// Memory for the sums of a bag of words; beyond it they are made anew in every step.
constexpr std::size_t largestBags = std::size_t{512} << 20;

class Trainer {
public:
    Trainer(const TrainingConfig& config, Progress& progress, const std::function<void(const TrainingPoint&)>& onPoint)
        : m_config(config), m_progress(progress), m_onPoint(onPoint), m_table(loadVectors(config, progress)),
          m_data(loadTrainingData(config, m_table, progress)), m_shape(shapeOf(config, m_table.dimension())),
          m_step(m_shape, stepOptions(config)), m_checkpointPath(checkpointPath(config.out))
    {
        m_state.fingerprint = fingerprint(config, describeVectors(config, m_table));
        m_quickValidation = samplePairs(m_data.validation);
        if (config.encoder == EncoderKind::Bow) {
            m_data.training.bags = sumAllBags(m_table, m_data.training, largestBags, config.threads);
        }
    }

    TrainingResult run()
    {
        TrainingResult result;
        result.counts = m_data.counts;
        result.resumed = m_config.resume && restore();
        if (!result.resumed) {
            Random random(m_config.seed);
            m_step.encoder().initialise(m_step.parameters().data(), random);
        }
        m_started = std::chrono::steady_clock::now();
        m_secondsBefore = m_state.seconds;
        m_lastCheckpoint = m_started;
        const std::uint64_t batches = batchesPerEpoch();
        m_progress.stage(CROSSGLOSS_TEXT("Training"), static_cast<std::uint64_t>(m_config.epochs) * batches);
        try {
            while (m_state.epochsDone < m_config.epochs && !patienceIsOver()) {
                runEpoch();
            }
        } catch (const Cancelled&) {
            saveCheckpoint();
            throw;
        }
        saveCheckpoint();
        finish(result);
        return result;
    }

private:
    static EncoderStep::Options stepOptions(const TrainingConfig& config)
    {
        EncoderStep::Options options;
        options.objective = config.objective;
        options.batch = static_cast<std::size_t>(config.batch);
        options.threads = config.threads;
        options.optimiser.learningRate = config.learningRate;
        return options;
    }

    /// Evenly spread over all, so that every direction has its share.
    static ValidationSet samplePairs(const ValidationSet& all)
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

    std::uint64_t batchesPerEpoch() const
    {
        return (m_data.training.pairs.size() + batchSize() - 1) / batchSize();
    }
    std::size_t batchSize() const { return static_cast<std::size_t>(m_config.batch); }

    bool patienceIsOver() const
    {
        return m_config.patience > 0 && m_state.bestEpoch > 0 && !m_data.validation.set.pairs.empty() &&
               m_state.epochsDone - m_state.bestEpoch >= m_config.patience;
    }

    double seconds() const
    {
        return m_secondsBefore + std::chrono::duration<double>(std::chrono::steady_clock::now() - m_started).count();
    }

    /// The order of an epoch depends on seed and epoch alone, so that going on in its middle needs no stored order.
    std::vector<std::uint32_t> epochOrder() const
    {
        std::vector<std::uint32_t> order(m_data.training.pairs.size());
        std::iota(order.begin(), order.end(), 0U);
        Random random(m_config.seed * 0x9e3779b97f4a7c15ULL + static_cast<std::uint64_t>(m_state.epochsDone) + 1);
        shuffle(order, random);
        return order;
    }

    void runEpoch()
    {
        const std::vector<std::uint32_t> order = epochOrder();
        const std::uint64_t batches = batchesPerEpoch();
        while (m_state.batchesDone < batches) {
            m_progress.throwIfCancelled();
            const std::size_t first = m_state.batchesDone * batchSize();
            const std::size_t size = std::min(batchSize(), order.size() - first);
            const double loss = m_step.step(m_table, m_data.training, std::span(order).subspan(first, size));
            if (!std::isfinite(loss)) {
                throw Error(CROSSGLOSS_TEXT("Training ran away: the loss is no longer a number (epoch %1)"),
                            {std::to_string(m_state.epochsDone + 1)})
                    .advise(CROSSGLOSS_TEXT("Take a smaller learning rate and start anew"));
            }
            ++m_state.batchesDone;
            ++m_state.steps;
            m_state.lossSum += loss * static_cast<double>(size);
            m_state.lossPairs += size;
            m_progress.advance(m_state.steps);
            if (m_state.batchesDone % stepsPerPoint == 0 && m_state.batchesDone < batches) {
                addPoint(point());
            }
            if (secondsSinceCheckpoint() >= m_config.checkpointSeconds && m_state.batchesDone < batches) {
                saveCheckpoint();
            }
        }
        TrainingPoint scored;
        const double score = validate(scored);         // may be cancelled: nothing has changed before it returns
        TrainingPoint last = point();
        last.validationP1 = scored.validationP1;
        last.validationP10 = scored.validationP10;
        last.validationMrr = scored.validationMrr;
        m_state.batchesDone = 0;
        ++m_state.epochsDone;
        const bool better = m_state.bestEpoch == 0 || score > m_state.bestScore;
        if (better) {
            m_state.bestScore = score;
            m_state.bestEpoch = m_state.epochsDone;
            m_state.bestParameters = m_step.parameters();
            m_bestIsSaved = false;
        }
        addPoint(last);
        if (m_state.epochsDone == 1 || secondsSinceCheckpoint() >= m_config.checkpointSeconds / 12) {
            saveCheckpoint();
        }
    }

    TrainingPoint point()
    {
        TrainingPoint made;
        made.epoch = m_state.epochsDone + 1;
        made.step = m_state.steps;
        made.seconds = seconds();
        made.loss = m_state.lossPairs > 0 ? m_state.lossSum / static_cast<double>(m_state.lossPairs) : 0;
        m_state.lossSum = 0;
        m_state.lossPairs = 0;
        return made;
    }

    void addPoint(const TrainingPoint& made)
    {
        m_state.curve.push_back(made);
        if (m_onPoint) {
            m_onPoint(made);
        }
    }

    /// Scores the validation pairs into the point. @return what better means: the MRR, without validation the epoch.
    double validate(TrainingPoint& made)
    {
        if (m_quickValidation.set.pairs.empty()) {
            return static_cast<double>(m_state.epochsDone);
        }
        const RetrievalScores scores =
            scoreRanks(rankPairs(m_step.encoder(), m_step.parameters().data(), m_config.strategy, m_table,
                                 m_quickValidation, m_config.threads, m_progress));
        made.validationP1 = scores.p1;
        made.validationP10 = scores.p10;
        made.validationMrr = scores.mrr;
        return scores.mrr;
    }

    double secondsSinceCheckpoint() const
    {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - m_lastCheckpoint).count();
    }

    /// The best model first, so that what the checkpoint says of it is true at every moment.
    void saveCheckpoint()
    {
        if (!m_bestIsSaved && m_state.bestEpoch > 0) {
            saveBest(nlohmann::json());
        }
        m_state.seconds = seconds();
        writeCheckpoint(m_checkpointPath, m_state, m_step.parameters(), m_step.optimiser().state());
        m_lastCheckpoint = std::chrono::steady_clock::now();
    }

    void saveBest(nlohmann::json scores)
    {
        EncoderModel model;
        model.shape = m_shape;
        model.config = m_config;
        model.vectors = describeVectors(m_config, m_table);
        model.epoch = m_state.bestEpoch;
        model.scores = std::move(scores);
        model.parameters = m_state.bestParameters;
        saveModel(model, m_config.out);
        m_bestIsSaved = true;
    }

    bool restore()
    {
        std::error_code ignored;
        if (!std::filesystem::exists(m_checkpointPath, ignored)) {
            return false;
        }
        Checkpoint found = readCheckpoint(m_checkpointPath);
        if (found.state.fingerprint != m_state.fingerprint) {
            log(LogLevel::Warning, m_checkpointPath.string() + ": belongs to other settings or data, starting anew");
            return false;
        }
        const std::size_t count = m_step.parameters().size();
        if (found.parameters.size() != count || found.optimiser.size() != 3 * count ||
            (found.state.bestEpoch > 0 && found.state.bestParameters.size() != count)) {
            throw Error(CROSSGLOSS_TEXT("The checkpoint does not fit its own description"))
                .at(m_checkpointPath.string())
                .advise(CROSSGLOSS_TEXT("Delete it and start anew"));
        }
        m_step.parameters() = std::move(found.parameters);
        m_step.optimiser().restore(std::move(found.optimiser), found.state.steps);
        m_state = std::move(found.state);
        m_bestIsSaved = std::filesystem::exists(m_config.out, ignored);
        for (const TrainingPoint& made : m_state.curve) {
            if (m_onPoint) {
                m_onPoint(made);
            }
        }
        return true;
    }

    void finish(TrainingResult& result)
    {
        result.curve = m_state.curve;
        result.bestEpoch = m_state.bestEpoch;
        if (m_data.validation.set.pairs.empty()) {
            return;
        }
        m_progress.stage(CROSSGLOSS_TEXT("Scoring"), 0);
        const std::vector<std::uint32_t> ranks =
            rankPairs(m_step.encoder(), m_state.bestParameters.data(), m_config.strategy, m_table, m_data.validation,
                      m_config.threads, m_progress);
        std::vector<std::uint32_t> unshared;
        for (std::size_t i = 0; i < ranks.size(); ++i) {
            if (!m_data.validation.shared[i]) {
                unshared.push_back(ranks[i]);
            }
        }
        result.bestValidationMrr = m_state.bestScore;
        result.validation = scoreRanks(ranks);
        result.validationUnshared = scoreRanks(unshared);
        saveBest({{"validation", toJson(result.validation)}, {"unshared", toJson(result.validationUnshared)}});
    }

    TrainingConfig m_config;
    Progress& m_progress;
    const std::function<void(const TrainingPoint&)>& m_onPoint;
    WordTable m_table;
    TrainingData m_data;
    EncoderShape m_shape;
    EncoderStep m_step;
    std::filesystem::path m_checkpointPath;
    ValidationSet m_quickValidation;
    TrainingState m_state;
    bool m_bestIsSaved = true;
    double m_secondsBefore = 0;
    std::chrono::steady_clock::time_point m_started, m_lastCheckpoint;
};

void checkStrategy(const TrainingConfig& config)
{
    if (config.data.empty()) {
        throw Error(CROSSGLOSS_TEXT("There are no training data"))
            .advise(CROSSGLOSS_TEXT("Name at least one file of definitions with its two languages"));
    }
    if (config.strategy == Strategy::Joint) {
        throw Error(CROSSGLOSS_TEXT("Joint training is not in this version"))
            .advise(CROSSGLOSS_TEXT("Take single, mono or multitask"));
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

} // namespace

void checkTrainingConfig(const TrainingConfig& config)
{
    if (config.out.empty()) {
        throw Error(CROSSGLOSS_TEXT("There is no place for the model")).advise(CROSSGLOSS_TEXT("Name a file to write"));
    }
    if (config.batch < 1 || config.batch > 65536 || config.epochs < 1 || config.heldOut < 0 || config.patience < 0 ||
        !(config.learningRate > 0) || !(config.checkpointSeconds >= 0)) {
        throw Error(CROSSGLOSS_TEXT("The settings of the training cannot be used"))
            .advise(CROSSGLOSS_TEXT("Batch (at most 65536), epochs and learning rate are positive, the others not negative"));
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
    return Trainer(config, progress, onPoint).run();
}

RetrievalScores evaluateEncoder(const std::filesystem::path& modelFile, const DefinitionFile& test, int threads,
                                Progress& progress)
{
    const EncoderModel model = loadModel(modelFile);
    WordTable table = loadVectors(model, threads, progress);
    const ValidationSet pairs = loadTestData(test, model.config.strategy, model.shape.sequenceLength, table, progress);
    progress.stage(CROSSGLOSS_TEXT("Scoring"), 0);
    const SentenceEncoder<float> encoder(model.shape);
    return scoreRanks(
        rankPairs(encoder, model.parameters.data(), model.config.strategy, table, pairs, threads, progress));
}

} // namespace crossgloss
