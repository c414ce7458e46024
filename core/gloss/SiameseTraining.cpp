#include "gloss/SiameseTraining.h"

#include "base/Checksum.h"
#include "base/Error.h"
#include "base/Json.h"
#include "base/Parallel.h"
#include "base/Random.h"
#include "gloss/GlossChoice.h"
#include "gloss/SiameseStep.h"
#include "training/ExampleOrder.h"
#include "training/Trainer.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>

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
            .advise(CROSSGLOSS_TEXT("Batch size from 2 to 4096, dropout from 0 to below 1, epochs and rates positive"));
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

/// Settings that a run's result depends on.
nlohmann::json settingsOf(const SiameseOptions& options)
{
    nlohmann::json settings = toJson(options);
    settings.erase("epochs");
    settings.erase("patience");
    settings["threads"] = resolveThreads(options.threads);
    return settings;
}

void addGlosses(RunningChecksum& sum, const GlossSet& glosses, const std::vector<std::size_t>& lines)
{
    for (const std::size_t line : lines) {
        const std::span<const std::uint32_t> tokens = glosses.tokensOf(line);
        const std::uint64_t size = tokens.size();
        sum.add(&size, sizeof size);
        sum.add(tokens.data(), tokens.size_bytes());
    }
}

class SiameseTraining final : public TrainableModel {
public:
    SiameseTraining(const SiameseData& data, const SiameseOptions& options, Progress& progress)
        : m_data(data), m_options(options), m_progress(progress), m_shape(shapeOf(data, options)),
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
                .advise(CROSSGLOSS_TEXT("Score fewer lines, or give a trained model"));
        }
    }

    TrainingPlan plan() const
    {
        TrainingPlan plan;
        plan.model = "gloss encoder";
        plan.stage = CROSSGLOSS_TEXT("Training the Siamese LSTM");
        plan.epochs = m_options.epochs;
        plan.patience = m_options.patience;
        if (!m_options.out.empty()) {
            plan.checkpoint = checkpointPath(m_options.out);
        }
        plan.checkpointSeconds = m_options.checkpointSeconds;
        plan.epochCheckpointSeconds = m_options.checkpointSeconds / 12;
        plan.fingerprint = siameseFingerprint(m_data, m_options);
        plan.options = settingsOf(m_options);
        return plan;
    }

    void initialise(bool resumed) override
    {
        if (resumed) {
            return;
        }
        Random random = randomFor(0, 0);
        const LstmLayer<float> layer(m_shape.dimension, m_shape.hidden);
        layer.initialise(m_step.parameters().data(), m_options.forgetBias, random);
        m_step.parameters().back() = 0.0F;
        const double distance = distanceOfUnrelatedPairs();
        if (distance > 0) {
            m_step.parameters().back() = static_cast<float>(std::log(distanceAtStart(m_options.objective) / distance));
        }
    }

    std::vector<TrainedArray> arrays() override
    {
        return {{"parameters", m_step.parameters(), true}, {"optimiser", m_step.optimiser().state()}};
    }

    /// All aligned pairs, or half of them with the others' targets shuffled among themselves, anew in every epoch.
    std::uint64_t beginEpoch(int epoch, std::uint64_t) override
    {
        std::vector<std::uint32_t> order = m_lines;
        Random random = randomFor(1, static_cast<std::uint64_t>(epoch));
        shuffle(order, random);
        const std::size_t aligned = m_options.objective == SiameseObjective::Shuffled ? order.size() / 2 : order.size();
        const std::size_t others = order.size() - aligned;
        m_examples.clear();
        m_examples.reserve(order.size());
        for (std::size_t i = 0; i < aligned; ++i) {
            m_examples.push_back({order[i], order[i], 1});
        }
        for (std::size_t i = 0; i < others; ++i) {
            m_examples.push_back({order[aligned + i], order[aligned + (i + 1) % others], others > 1 ? char{0} : char{1}});
        }
        shuffle(m_examples, random);
        return batchCount(m_examples.size(), batchSize());
    }

    BatchLoss step(const TrainingMoment& moment) override
    {
        const std::size_t first = moment.batch * batchSize();
        const std::size_t size = std::min(batchSize(), m_examples.size() - first);
        Random random = randomFor(2, moment.step);
        return {m_step.step(m_sourceWords, m_targetWords, std::span(m_examples).subspan(first, size), random), size};
    }

    std::optional<ValidationScores> validate() override
    {
        if (m_data.validation.empty()) {
            return std::nullopt;
        }
        QuietProgress quiet(m_progress);
        const GlossSimilarity similarity =
            siameseSimilarity(model(), m_validationSource, m_validationTarget, m_options.threads, quiet);
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
        return ValidationScores{mrr / n, p1 / n, p10 / n, mrr / n};
    }

    /// The trained model, written where that is wanted.
    SiameseResult finish(const TrainingOutcome& outcome, const TrainingPlan& plan) const
    {
        SiameseResult result;
        result.pairs = m_lines.size();
        result.resumed = outcome.resumed;
        result.curve = outcome.curve;
        result.model = model();
        result.model.epoch = outcome.bestEpoch;
        result.model.fingerprint = plan.fingerprint;
        result.model.settings = toJson(m_options);
        result.model.vectors = m_data.vectors;
        if (!m_data.validation.empty()) {
            result.bestMrr = outcome.bestScore;
            result.model.scores = scoresOf(outcome);
        }
        for (const std::vector<std::size_t>* lines : {&m_data.training, &m_data.validation}) {
            for (const std::size_t line : *lines) {
                result.model.trainedPairs.push_back(pairHash(m_data.source, line, m_data.target, line));
            }
        }
        std::sort(result.model.trainedPairs.begin(), result.model.trainedPairs.end());
        if (!m_options.out.empty()) {
            // The checkpoint goes last: a kill in between repeats nothing but this.
            saveSiamese(result.model, m_options.out);
            std::error_code ignored;
            std::filesystem::remove(plan.checkpoint, ignored);
        }
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

    /// Of its own for every purpose and moment, so that going on in the middle needs no stored generator.
    Random randomFor(std::uint64_t purpose, std::uint64_t moment) const
    {
        return Random(m_options.seed * 0x9e3779b97f4a7c15ULL + purpose * 0xbf58476d1ce4e5b9ULL + moment);
    }

    /// Mean distance of pairs that do not belong together, each source with the next one's target, by present weights.
    double distanceOfUnrelatedPairs() const
    {
        std::vector<std::size_t> some(
            m_lines.begin(), m_lines.begin() + static_cast<std::ptrdiff_t>(std::min(m_lines.size(), pairsForScale)));
        QuietProgress quiet(m_progress);
        const SiameseModel untrained = model();
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
        return sum / static_cast<double>(some.size());
    }

    SiameseModel model() const
    {
        SiameseModel made;
        made.shape = m_shape;
        made.parameters = m_step.parameters();
        return made;
    }

    nlohmann::json scoresOf(const TrainingOutcome& outcome) const
    {
        for (const TrainingPoint& point : outcome.curve) {
            if (point.epoch == outcome.bestEpoch && point.validationP1 && point.validationP10 && point.validationMrr) {
                return {{"n", m_data.validation.size()},
                        {"p1", *point.validationP1},
                        {"p10", *point.validationP10},
                        {"mrr", *point.validationMrr}};
            }
        }
        return nullptr;
    }

    const SiameseData& m_data;
    const SiameseOptions& m_options;
    Progress& m_progress;
    SiameseShape m_shape;
    GlossWords m_sourceWords;
    GlossWords m_targetWords;
    SiameseStep m_step;
    GlossSet m_validationSource;
    GlossSet m_validationTarget;
    std::vector<std::uint32_t> m_lines;
    std::vector<SiameseExample> m_examples;            // of the epoch under way
};

} // namespace

SiameseResult trainSiamese(const SiameseData& data, const SiameseOptions& options, Progress& progress,
                           const std::function<void(const TrainingPoint&)>& onPoint)
{
    check(data, options);
    SiameseTraining training(data, options, progress);
    const TrainingPlan plan = training.plan();
    return training.finish(Trainer(training, plan, progress, onPoint).run(), plan);
}

std::string siameseFingerprint(const SiameseData& data, const SiameseOptions& options)
{
    const std::string text = jsonText(settingsOf(options));
    RunningChecksum sum;
    sum.add(text.data(), text.size());
    for (const GlossSet* glosses : {&data.source, &data.target}) {
        sum.add(glosses->vectors().data(), glosses->vectors().size() * sizeof(float));
        addGlosses(sum, *glosses, data.training);
        addGlosses(sum, *glosses, data.validation);
    }
    return sum.hex();
}

nlohmann::json toJson(const SiameseResult& result)
{
    nlohmann::json json = {{"pairs", result.pairs},
                           {"epoch", result.model.epoch},
                           {"mrr", result.bestMrr},
                           {"resumed", result.resumed},
                           {"settings", result.model.settings},
                           {"curve", nlohmann::json::array()}};
    for (const TrainingPoint& point : result.curve) {
        json["curve"].push_back(toJson(point));
    }
    return json;
}

} // namespace crossgloss
