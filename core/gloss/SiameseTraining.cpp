#include "gloss/SiameseTraining.h"

#include "base/Error.h"
#include "base/Log.h"
#include "base/Parallel.h"
#include "base/Random.h"
#include "gloss/GlossChoice.h"
#include "gloss/SiameseCheckpoint.h"
#include "gloss/SiameseStep.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numeric>

namespace crossgloss {

namespace {

/// Pairs whose distances set the scale of the untrained network.
constexpr std::size_t pairsForScale = 512;

/// Mean of scale × distance of unrelated glosses before training. Without such a start, exp(−distance) of a few hundred
/// units is zero and has no gradient.
double distanceAtStart(SiameseObjective objective)
{
    return objective == SiameseObjective::Softmax ? 10.0 : 1.0;
}

SiameseShape shapeOf(const SiameseData& data, const SiameseOptions& options)
{
    SiameseShape shape;
    shape.dimension = data.source.dimension();
    shape.hidden = static_cast<std::size_t>(std::max(options.hidden, 0));
    shape.longest = static_cast<std::size_t>(std::max(options.longest, 0));
    shape.distance = options.distance;
    shape.check();
    return shape;
}

void check(const SiameseData& data, const SiameseOptions& options)
{
    const auto share = [](double value) { return value >= 0 && value < 1; };
    if (options.batch < 2 || options.batch > 4096 || options.epochs < 1 || !share(options.inputDropout) ||
        !share(options.stateDropout) || !(options.learningRate > 0) || !(options.epsilon > 0) || !(options.clip >= 0) ||
        options.patience < 0 || !(options.checkpointSeconds >= 0) || !std::isfinite(options.forgetBias)) {
        throw Error(CROSSGLOSS_TEXT("The settings of the Siamese LSTM cannot be used"))
            .advise(CROSSGLOSS_TEXT("Batch 2 to 4096, dropout from 0 to below 1, epochs and rates positive"));
    }
    if (data.source.dimension() != data.target.dimension()) {
        throw Error(CROSSGLOSS_TEXT("Source and target glosses have vectors of different dimensions"));
    }
    for (const std::vector<std::size_t>* lines : {&data.training, &data.validation}) {
        for (const std::size_t line : *lines) {
            if (line >= data.source.size() || line >= data.target.size()) {
                throw Error(CROSSGLOSS_TEXT("The glosses are not aligned: there is no line %1 on both sides"),
                            {std::to_string(line + 1)});
            }
        }
    }
}

class Trainer {
public:
    Trainer(const SiameseData& data, const SiameseOptions& options, Progress& progress,
            const std::function<void(const SiamesePoint&)>& onPoint)
        : m_data(data), m_options(options), m_progress(progress), m_onPoint(onPoint), m_shape(shapeOf(data, options)),
          m_sourceWords(data.source, m_shape.longest), m_targetWords(data.target, m_shape.longest),
          m_step(m_shape, stepOptions(options)), m_validationSource(data.source.subset(data.validation)),
          m_validationTarget(data.target.subset(data.validation))
    {
        for (const std::size_t line : data.training) {
            if (m_sourceWords.length(line) > 0 && m_targetWords.length(line) > 0) {
                m_lines.push_back(static_cast<std::uint32_t>(line));
            }
        }
        if (m_lines.size() < 2) {
            throw Error(CROSSGLOSS_TEXT("There are no aligned glosses to train the Siamese LSTM on"))
                .advise(CROSSGLOSS_TEXT("Leave lines out of those that are scored, or give a trained model"));
        }
        m_state.fingerprint = siameseFingerprint(data, options);
    }

    SiameseResult run()
    {
        SiameseResult result;
        result.pairs = m_lines.size();
        result.resumed = restore();
        if (!result.resumed) {
            start();
        }
        m_started = std::chrono::steady_clock::now();
        m_secondsBefore = m_state.seconds;
        m_lastCheckpoint = m_started;
        m_progress.stage(CROSSGLOSS_TEXT("Training the Siamese LSTM"),
                         static_cast<std::uint64_t>(m_options.epochs) * batchesPerEpoch());
        try {
            while (m_state.epochsDone < m_options.epochs && !patienceIsOver()) {
                runEpoch();
            }
        } catch (const Cancelled&) {
            saveCheckpoint();
            throw;
        }
        finish(result);
        return result;
    }

private:
    static SiameseStep::Options stepOptions(const SiameseOptions& options)
    {
        SiameseStep::Options step;
        step.objective = options.objective;
        step.batch = static_cast<std::size_t>(options.batch);
        step.inputDropout = options.inputDropout;
        step.stateDropout = options.stateDropout;
        step.threads = options.threads;
        step.optimiser.learningRate = options.learningRate;
        step.optimiser.epsilon = options.epsilon;
        step.optimiser.clip = options.clip;
        return step;
    }

    std::size_t batchSize() const { return static_cast<std::size_t>(m_options.batch); }
    std::uint64_t batchesPerEpoch() const { return (m_lines.size() + batchSize() - 1) / batchSize(); }

    /// Of its own for every purpose and moment, so that going on in the middle needs no stored generator.
    Random randomFor(std::uint64_t purpose, std::uint64_t moment) const
    {
        return Random(m_options.seed * 0x9e3779b97f4a7c15ULL + purpose * 0xbf58476d1ce4e5b9ULL + moment);
    }

    bool patienceIsOver() const
    {
        return m_options.patience > 0 && m_state.bestEpoch > 0 && !m_data.validation.empty() &&
               m_state.epochsDone - m_state.bestEpoch >= m_options.patience;
    }

    double seconds() const
    {
        return m_secondsBefore + std::chrono::duration<double>(std::chrono::steady_clock::now() - m_started).count();
    }

    void start()
    {
        Random random = randomFor(0, 0);
        const LstmLayer<float> layer(m_shape.dimension, m_shape.hidden);
        layer.initialise(m_step.parameters().data(), m_options.forgetBias, random);
        m_step.parameters().back() = 0.0F;
        // Shuffled pairs of the untrained network, each source with the next one's target.
        std::vector<std::size_t> some(
            m_lines.begin(), m_lines.begin() + static_cast<std::ptrdiff_t>(std::min(m_lines.size(), pairsForScale)));
        QuietProgress quiet(m_progress);
        const SiameseModel untrained = model(m_step.parameters());
        const std::vector<float> sources =
            encodeGlosses(untrained, m_data.source.subset(some), m_options.threads, quiet);
        std::rotate(some.begin(), some.begin() + 1, some.end());
        const std::vector<float> targets =
            encodeGlosses(untrained, m_data.target.subset(some), m_options.threads, quiet);
        double sum = 0;
        for (std::size_t i = 0; i < some.size(); ++i) {
            float distance = 0;
            distancesTo(m_shape.distance, m_shape.hidden, sources.data() + i * m_shape.hidden, 1,
                        targets.data() + i * m_shape.hidden, &distance);
            sum += static_cast<double>(distance);
        }
        const double mean = sum / static_cast<double>(some.size());
        if (mean > 0) {
            m_step.parameters().back() = static_cast<float>(std::log(distanceAtStart(m_options.objective) / mean));
        }
    }

    /// All aligned pairs, or half of them with the others' targets shuffled among themselves, anew in every epoch.
    std::vector<SiameseExample> epochExamples() const
    {
        std::vector<std::uint32_t> order = m_lines;
        Random random = randomFor(1, static_cast<std::uint64_t>(m_state.epochsDone));
        shuffle(order, random);
        const std::size_t aligned = m_options.objective == SiameseObjective::Shuffled ? order.size() / 2 : order.size();
        const std::size_t others = order.size() - aligned;
        std::vector<SiameseExample> examples;
        examples.reserve(order.size());
        for (std::size_t i = 0; i < aligned; ++i) {
            examples.push_back({order[i], order[i], 1});
        }
        for (std::size_t i = 0; i < others; ++i) {
            examples.push_back({order[aligned + i], order[aligned + (i + 1) % others], others > 1 ? char{0} : char{1}});
        }
        shuffle(examples, random);
        return examples;
    }

    void runEpoch()
    {
        const std::vector<SiameseExample> examples = epochExamples();
        const std::uint64_t batches = batchesPerEpoch();
        while (m_state.batchesDone < batches) {
            m_progress.throwIfCancelled();
            const std::size_t first = m_state.batchesDone * batchSize();
            const std::size_t size = std::min(batchSize(), examples.size() - first);
            Random random = randomFor(2, m_state.steps);
            const double loss =
                m_step.step(m_sourceWords, m_targetWords, std::span(examples).subspan(first, size), random);
            if (!std::isfinite(loss)) {
                throw Error(CROSSGLOSS_TEXT("Training ran away: the loss is no longer a number (epoch %1)"),
                            {std::to_string(m_state.epochsDone + 1)})
                    .advise(CROSSGLOSS_TEXT("Take a smaller learning rate and start anew"));
            }
            ++m_state.batchesDone;
            ++m_state.steps;
            m_state.lossSum += loss * static_cast<double>(size);
            m_progress.advance(m_state.steps);
            if (secondsSinceCheckpoint() >= m_options.checkpointSeconds && m_state.batchesDone < batches) {
                saveCheckpoint();
            }
        }
        SiamesePoint point;
        const double score = validate(point);          // may be cancelled: nothing has changed before it returns
        point.epoch = m_state.epochsDone + 1;
        point.step = m_state.steps;
        point.seconds = seconds();
        point.loss = m_state.lossSum / static_cast<double>(examples.size());
        m_state.lossSum = 0;
        m_state.batchesDone = 0;
        ++m_state.epochsDone;
        if (m_state.bestEpoch == 0 || score > m_state.bestScore) {
            m_state.bestScore = score;
            m_state.bestEpoch = m_state.epochsDone;
            m_state.bestParameters = m_step.parameters();
        }
        m_state.curve.push_back(point);
        if (m_onPoint) {
            m_onPoint(point);
        }
        if (m_state.epochsDone == 1 || secondsSinceCheckpoint() >= m_options.checkpointSeconds / 12) {
            saveCheckpoint();
        }
    }

    /// @return what better means: the MRR, without validation the epoch.
    double validate(SiamesePoint& point)
    {
        if (m_data.validation.empty()) {
            return static_cast<double>(m_state.epochsDone);
        }
        QuietProgress quiet(m_progress);
        const GlossSimilarity similarity = siameseSimilarity(model(m_step.parameters()), m_validationSource,
                                                             m_validationTarget, m_options.threads, quiet);
        std::vector<std::uint32_t> right(similarity.rows);
        std::iota(right.begin(), right.end(), 0U);
        double p1 = 0;
        double p10 = 0;
        double mrr = 0;
        for (const std::uint32_t rank : ranksOf(similarity, right, m_options.threads)) {
            p1 += rank <= 1 ? 1 : 0;
            p10 += rank <= 10 ? 1 : 0;
            mrr += 1 / static_cast<double>(rank);
        }
        const double n = static_cast<double>(similarity.rows);
        point.validationP1 = p1 / n;
        point.validationP10 = p10 / n;
        point.validationMrr = mrr / n;
        return mrr / n;
    }

    SiameseModel model(const std::vector<float>& parameters) const
    {
        SiameseModel made;
        made.shape = m_shape;
        made.parameters = parameters;
        return made;
    }

    double secondsSinceCheckpoint() const
    {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - m_lastCheckpoint).count();
    }

    void saveCheckpoint()
    {
        if (m_options.out.empty()) {
            return;
        }
        m_state.seconds = seconds();
        m_state.parameters = m_step.parameters();
        m_state.optimiser = m_step.optimiser().state();
        writeSiameseCheckpoint(siameseCheckpointPath(m_options.out), m_state);
        m_lastCheckpoint = std::chrono::steady_clock::now();
    }

    bool restore()
    {
        const std::filesystem::path path = siameseCheckpointPath(m_options.out);
        std::error_code ignored;
        if (m_options.out.empty() || !std::filesystem::exists(path, ignored)) {
            return false;
        }
        SiameseState found = readSiameseCheckpoint(path);
        if (found.fingerprint != m_state.fingerprint) {
            log(LogLevel::Warning, path.string() + ": belongs to other settings or data, starting anew");
            return false;
        }
        const std::size_t count = m_step.parameters().size();
        if (found.parameters.size() != count || found.optimiser.size() != 2 * count) {
            throw Error(CROSSGLOSS_TEXT("The checkpoint does not fit its own description"))
                .at(path.string())
                .advise(CROSSGLOSS_TEXT("Delete it and start anew"));
        }
        m_state = std::move(found);
        m_step.parameters() = m_state.parameters;
        m_step.optimiser().restore(m_state.optimiser);
        for (const SiamesePoint& point : m_state.curve) {
            if (m_onPoint) {
                m_onPoint(point);
            }
        }
        return true;
    }

    void finish(SiameseResult& result)
    {
        result.curve = m_state.curve;
        result.model = model(m_state.bestParameters);
        result.model.epoch = m_state.bestEpoch;
        result.model.fingerprint = m_state.fingerprint;
        result.model.settings = toJson(m_options);
        result.model.vectors = m_data.vectors;
        if (!m_data.validation.empty()) {
            const SiamesePoint& best = m_state.curve[static_cast<std::size_t>(m_state.bestEpoch - 1)];
            result.bestMrr = m_state.bestScore;
            result.model.scores = {{"n", m_data.validation.size()},
                                   {"p1", *best.validationP1},
                                   {"p10", *best.validationP10},
                                   {"mrr", *best.validationMrr}};
        }
        for (const std::vector<std::size_t>* lines : {&m_data.training, &m_data.validation}) {
            for (const std::size_t line : *lines) {
                result.model.trainedPairs.push_back(pairHash(m_data.source, line, m_data.target, line));
            }
        }
        std::sort(result.model.trainedPairs.begin(), result.model.trainedPairs.end());
        if (!m_options.out.empty()) {
            // The checkpoint goes last: a kill in between repeats nothing but this.
            saveCheckpoint();
            saveSiamese(result.model, m_options.out);
            std::error_code ignored;
            std::filesystem::remove(siameseCheckpointPath(m_options.out), ignored);
        }
    }

    const SiameseData& m_data;
    const SiameseOptions& m_options;
    Progress& m_progress;
    const std::function<void(const SiamesePoint&)>& m_onPoint;
    SiameseShape m_shape;
    GlossWords m_sourceWords;
    GlossWords m_targetWords;
    SiameseStep m_step;
    GlossSet m_validationSource;
    GlossSet m_validationTarget;
    std::vector<std::uint32_t> m_lines;
    SiameseState m_state;
    double m_secondsBefore = 0;
    std::chrono::steady_clock::time_point m_started, m_lastCheckpoint;
};

} // namespace

SiameseResult trainSiamese(const SiameseData& data, const SiameseOptions& options, Progress& progress,
                           const std::function<void(const SiamesePoint&)>& onPoint)
{
    check(data, options);
    return Trainer(data, options, progress, onPoint).run();
}

nlohmann::json toJson(const SiamesePoint& point)
{
    nlohmann::json json = {
        {"epoch", point.epoch}, {"step", point.step}, {"seconds", point.seconds}, {"loss", point.loss}};
    if (point.validationMrr) {
        json["p1"] = *point.validationP1;
        json["p10"] = *point.validationP10;
        json["mrr"] = *point.validationMrr;
    }
    return json;
}

nlohmann::json toJson(const SiameseResult& result)
{
    nlohmann::json json = {{"pairs", result.pairs},
                           {"epoch", result.model.epoch},
                           {"mrr", result.bestMrr},
                           {"resumed", result.resumed},
                           {"settings", result.model.settings},
                           {"curve", nlohmann::json::array()}};
    for (const SiamesePoint& point : result.curve) {
        json["curve"].push_back(toJson(point));
    }
    return json;
}

} // namespace crossgloss
