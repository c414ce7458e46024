#include "pack/PackTrainer.h"

#include "pack/PackBatches.h"
#include "training/Trainer.h"

#include "base/Checksum.h"
#include "base/Error.h"
#include "base/Json.h"
#include "base/Parallel.h"
#include "base/Random.h"
#include "numeric/Elementwise.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>

namespace crossgloss {

namespace {

// One AdaGrad accumulator per row.
void stepRow(float* row, const float* gradient, std::size_t n, float& accumulator, float rate)
{
    const float square = dot(n, gradient, gradient);
    if (square == 0) {
        return;
    }
    accumulator += square / static_cast<float>(n);
    addScaled(n, -rate / std::sqrt(accumulator + 1e-20F), gradient, row);
}

// What Adam remembers of a dense array.
struct DenseMoments
{
    std::vector<float> first, second;

    void resize(std::size_t size)
    {
        first.assign(size, 0.0F);
        second.assign(size, 0.0F);
    }
};

// Bias corrections of Adam after so many steps.
struct Corrections
{
    explicit Corrections(std::uint64_t steps)
        : first(1 - std::pow(0.9, static_cast<double>(steps))), second(1 - std::pow(0.999, static_cast<double>(steps)))
    {
    }
    double first, second;
};

void stepDense(std::span<float> values, std::span<const float> gradient, DenseMoments& state, double rate,
               const Corrections& correct)
{
    for (std::size_t i = 0; i < values.size(); ++i) {
        state.first[i] = 0.9F * state.first[i] + 0.1F * gradient[i];
        state.second[i] = 0.999F * state.second[i] + 0.001F * gradient[i] * gradient[i];
        values[i] -= static_cast<float>(rate * (state.first[i] / correct.first) /
                                        (std::sqrt(state.second[i] / correct.second) + 1e-8));
    }
}

// AdaGrad for vectors, Adam for the rest.
class PackOptimiser
{
public:
    void resize(const PackParameters<float>& p)
    {
        m_words.assign(p.units, 0.0F);
        m_salience.assign(p.units, 0.0F);
        m_grams.assign(p.options.subwords.buckets, 0.0F);
        m_w1.resize(p.w1.size());
        m_b1.resize(p.b1.size());
        m_w2.resize(p.w2.size());
        m_position.resize(p.position.size());
        m_scale.resize(1);
    }

    void addArrays(std::vector<TrainedArray>& arrays)
    {
        arrays.push_back({"words: squares", m_words});
        arrays.push_back({"grams: squares", m_grams});
        arrays.push_back({"salience: squares", m_salience});
        const auto add = [&arrays](std::string_view first, std::string_view second, DenseMoments& moments) {
            arrays.push_back({first, moments.first});
            arrays.push_back({second, moments.second});
        };
        add("position: moments", "position: squares", m_position);
        add("w1: moments", "w1: squares", m_w1);
        add("b1: moments", "b1: squares", m_b1);
        add("w2: moments", "w2: squares", m_w2);
        add("scale: moments", "scale: squares", m_scale);
    }

    // steps: this one included.
    void step(PackParameters<float>& p, const PackGradients<float>& g, double rate, double denseRate,
              std::uint64_t steps, int threads)
    {
        const std::size_t d = p.options.dimension;
        const std::size_t heads = p.options.heads;
        const auto r = static_cast<float>(rate);
        parallelRanges(g.units.size(), threads, [&](std::size_t begin, std::size_t end, int) {
            for (std::size_t i = begin; i < end; ++i) {
                const std::size_t unit = g.units[i];
                if (!g.ownDropped[i]) {
                    stepRow(p.words.data() + unit * d, g.vectors.data() + i * d, d, m_words[unit], r);
                }
                stepRow(p.salience.data() + unit * heads, g.salience.data() + i * heads, heads, m_salience[unit], r);
            }
        });
        parallelRanges(g.buckets.size(), threads, [&](std::size_t begin, std::size_t end, int) {
            for (std::size_t i = begin; i < end; ++i) {
                stepRow(p.grams.data() + g.buckets[i] * d, g.grams.data() + i * d, d, m_grams[g.buckets[i]], r);
            }
        });
        const Corrections correct(steps);
        stepDense(p.w1, g.w1, m_w1, denseRate, correct);
        stepDense(p.b1, g.b1, m_b1, denseRate, correct);
        stepDense(p.w2, g.w2, m_w2, denseRate, correct);
        stepDense(p.position, g.position, m_position, denseRate, correct);
        stepDense({&p.scale, 1}, {&g.scale, 1}, m_scale, denseRate * 20, correct);
        p.scale = std::clamp(p.scale, 4.0F, 40.0F);
    }

private:
    std::vector<float> m_words, m_salience, m_grams;
    DenseMoments m_w1, m_b1, m_w2, m_position, m_scale;
};

nlohmann::json settingsOf(const PackTrainOptions& o)
{
    return {{"dimension", o.model.dimension},
            {"heads", o.model.heads},
            {"hidden", o.model.hidden},
            {"buckets", o.model.subwords.buckets},
            {"shortest-gram", o.model.subwords.minimum},
            {"longest-gram", o.model.subwords.maximum},
            {"length", o.model.maximumTokens},
            {"epochs", o.epochs},
            {"batch", o.batch},
            {"negatives", o.negatives},
            {"rate", o.learningRate},
            {"dense-rate", o.denseRate},
            {"word-dropout", o.wordDropout},
            {"span-chance", o.spanChance},
            {"grams-only", o.gramsOnly},
            {"context", o.contextChance},
            {"switch", o.switchChance},
            {"chained", o.chainedWeight},
            {"pair-weight", o.pairWeight},
            {"other", o.otherLanguage},
            {"seed", o.seed}};
}

// Names everything that the way of a training run depends on.
std::string fingerprint(const PackCorpus& corpus, const PackTrainOptions& options)
{
    nlohmann::json json = settingsOf(options);
    json["tokens"] = checksum(corpus.tokens.data(), corpus.tokens.size() * sizeof(std::uint32_t));
    json["answers"] = checksum(corpus.answers.data(), corpus.answers.size() * sizeof(std::uint32_t));
    json["counts"] = {corpus.units(), corpus.targetCount(), corpus.items.size()};
    const std::string text = jsonText(json);
    return checksum(text.data(), text.size());
}

class PackTraining final : public TrainableModel
{
public:
    PackTraining(const PackCorpus& corpus, const PackStart& start, const PackTrainOptions& options, Progress& progress)
        : m_corpus(corpus), m_start(start), m_options(options), m_progress(progress),
          m_grams(PackGrams::of(corpus, options.model.subwords)), m_maker(corpus, options)
    {
    }

    TrainingPlan plan() const
    {
        TrainingPlan plan;
        plan.model = "pack";
        plan.stage = CROSSGLOSS_TEXT("Training the encoder");
        plan.stagePerEpoch = true;
        plan.epochs = m_options.epochs;
        plan.keepBest = false;
        plan.rateFall = 0.95;
        plan.stepsPerPoint = 200;
        plan.checkpoint = m_options.checkpoint;
        plan.checkpointSeconds = m_options.checkpointSeconds;
        plan.epochCheckpointSeconds = 0;
        plan.replaceUnreadable = true;
        plan.fingerprint = fingerprint(m_corpus, m_options);
        plan.options = settingsOf(m_options);
        return plan;
    }

    void initialise(bool resumed) override
    {
        if (resumed) {
            m_parameters.resize(m_options.model, m_corpus.units());
        } else {
            m_progress.stage(CROSSGLOSS_TEXT("Preparing the initial vectors"), 0);
            m_parameters = packStart(m_corpus, m_grams, m_start, m_options);
        }
        m_optimiser.resize(m_parameters);
        m_step.emplace(m_parameters, m_grams, m_options.threads);
    }

    std::vector<TrainedArray> arrays() override
    {
        PackParameters<float>& p = m_parameters;
        std::vector<TrainedArray> arrays = {
            {"words", p.words, true}, {"grams", p.grams, true}, {"salience", p.salience, true},
            {"position", p.position, true}, {"w1", p.w1, true}, {"b1", p.b1, true}, {"w2", p.w2, true},
            {"scale", {&p.scale, 1}, true}};
        m_optimiser.addArrays(arrays);
        return arrays;
    }

    // Each epoch has its own stream of chances, which schedule and batches take from in turn.
    std::uint64_t beginEpoch(int epoch, std::uint64_t batchesDone) override
    {
        m_random.seed(m_options.seed * 1000003ULL + static_cast<std::uint64_t>(epoch) + 1);
        m_schedule.emplace(m_corpus, m_options, m_random);
        const std::size_t batches = m_schedule->batches().size();
        for (std::size_t i = 0; i < std::min<std::uint64_t>(batchesDone, batches); ++i) {
            m_progress.throwIfCancelled();
            m_maker.make(*m_schedule, m_schedule->batches()[i], m_random, m_batch);
        }
        return batches;
    }

    BatchLoss step(const TrainingMoment& moment) override
    {
        m_maker.make(*m_schedule, m_schedule->batches()[moment.batch], m_random, m_batch);
        if (m_batch.rows() == 0) {
            return {};
        }
        const double loss = static_cast<double>(m_step->run(m_batch, m_gradients));
        if (std::isfinite(loss)) {
            m_optimiser.step(m_parameters, m_gradients, m_options.learningRate * moment.rate,
                             m_options.denseRate * moment.rate, moment.step + 1, m_options.threads);
        }
        return {loss, m_batch.rows()};
    }

    std::optional<ValidationScores> validate() override
    {
        if (m_corpus.heldOut.empty()) {
            return std::nullopt;
        }
        const RetrievalScores scores =
            packScores(m_parameters, m_grams, m_corpus, m_corpus.heldOut.front(), {0.25}, m_options.threads).front();
        return ValidationScores{scores.mrr, scores.p1, scores.p10, scores.mrr};
    }

    PackTrained finish(TrainingOutcome outcome)
    {
        PackTrained trained;
        trained.parameters = std::move(m_parameters);
        trained.curve = std::move(outcome.curve);
        std::erase_if(trained.curve, [](const TrainingPoint& point) { return point.within; });
        trained.seconds = outcome.seconds;
        trained.resumed = outcome.resumed;
        return trained;
    }

private:
    const PackCorpus& m_corpus;
    const PackStart& m_start;
    const PackTrainOptions& m_options;
    Progress& m_progress;
    PackGrams m_grams;
    PackParameters<float> m_parameters;
    PackOptimiser m_optimiser;
    PackBatchMaker m_maker;
    Random m_random;
    std::optional<PackSchedule> m_schedule;
    std::optional<PackStep<float>> m_step;
    PackBatch m_batch;
    PackGradients<float> m_gradients;
};

} // namespace

PackTrained trainPack(const PackCorpus& corpus, const PackStart& start, const PackTrainOptions& options,
                      Progress& progress, const std::function<void(const TrainingPoint&)>& onPoint)
{
    if (corpus.items.empty()) {
        throw Error(CROSSGLOSS_TEXT("there is nothing to train on"))
            .advise(CROSSGLOSS_TEXT("install dictionaries or name files of definitions"));
    }
    PackTraining training(corpus, start, options, progress);
    const TrainingPlan plan = training.plan();
    return training.finish(Trainer(training, plan, progress, onPoint).run());
}

} // namespace crossgloss
