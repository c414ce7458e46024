#include "base/Error.h"
#include "base/Random.h"
#include "training/ExampleOrder.h"
#include "training/Trainer.h"

#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <cmath>
#include <limits>
#include <set>

using namespace crossgloss;

/// The loop of every training, on models whose end is known beforehand.
class TestTrainer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void plantedWeightsAreFound();
    void orderFollowsFromSeedAndEpoch();
    void stoppedAtAnyStepGoesOnExactly();
    void killedAtAnyStepGoesOnExactly();
    void cancelledValidationIsRepeated();
    void patienceIsCounted_data();
    void patienceIsCounted();
    void patienceIsCountedAcrossRuns();
    void theBestParametersAreRestored();
    void lossesAndPointsAreThoseOfTheBatches();
    void emptyBatchesAreNoSteps();
    void theRateFallsLinearly();
    void bestIsSavedBeforeTheCheckpointThatMentionsIt();
    void checkpointsOfOthersAreNotUsed();
    void runawayLossIsAnError();
    void finishedRunIsNotRepeated();

private:
    std::filesystem::path path(const char* name) const { return m_folder.filePath(name).toStdString(); }
    QTemporaryDir m_folder;
};

namespace {

constexpr std::size_t weights = 5;
constexpr std::size_t examples = 43;
constexpr std::size_t batch = 8;
constexpr std::uint64_t batchesPerEpoch = 6;

/// y = w · x without noise, by gradient descent with momentum: the optimum is the planted w.
class LinearModel final : public TrainableModel {
public:
    LinearModel()
    {
        Random random(11);
        for (std::size_t i = 0; i < examples * weights; ++i) {
            m_x.push_back(static_cast<float>(normal(random)));
        }
    }

    static float planted(std::size_t i) { return 0.5F * static_cast<float>(i) - 1; }

    void initialise(bool resumed) override
    {
        m_w.assign(weights, 0);
        m_momentum.assign(weights, 0);
        if (!resumed) {
            m_w[0] = 0.25F;
        }
    }
    std::vector<TrainedArray> arrays() override { return {{"weights", m_w, true}, {"momentum", m_momentum}}; }
    void restored(std::uint64_t steps) override { restoredAt = steps; }
    std::uint64_t beginEpoch(int epoch, std::uint64_t) override
    {
        m_order = exampleOrder(examples, 3, epoch);
        return batchCount(examples, batch);
    }
    BatchLoss step(const TrainingMoment& moment) override
    {
        if (++stepsMade > dieAfter) {
            throw std::runtime_error("killed");
        }
        const std::size_t first = moment.batch * batch;
        const std::size_t size = std::min(batch, examples - first);
        std::array<float, weights> gradient{};
        double loss = 0;
        for (std::size_t i = first; i < first + size; ++i) {
            const float difference = error(m_order[i]);
            loss += static_cast<double>(difference) * static_cast<double>(difference);
            for (std::size_t k = 0; k < weights; ++k) {
                gradient[k] += 2 * difference * m_x[m_order[i] * weights + k] / static_cast<float>(size);
            }
        }
        for (std::size_t k = 0; k < weights; ++k) {
            m_momentum[k] = 0.5F * m_momentum[k] + gradient[k];
            m_w[k] -= static_cast<float>(0.05 * moment.rate) * m_momentum[k];
        }
        return {loss / static_cast<double>(size), size};
    }
    std::optional<ValidationScores> validate() override
    {
        if (cancelValidation) {
            throw Cancelled();
        }
        double sum = 0;
        for (std::size_t i = 0; i < examples; ++i) {
            sum += static_cast<double>(error(i) * error(i));
        }
        return ValidationScores{-sum, {}, {}, {}};
    }

    const std::vector<float>& learnt() const { return m_w; }

    int stepsMade = 0;
    int dieAfter = std::numeric_limits<int>::max();
    bool cancelValidation = false;
    std::uint64_t restoredAt = 0;

private:
    float error(std::size_t example) const
    {
        float difference = 0;
        for (std::size_t k = 0; k < weights; ++k) {
            difference += m_x[example * weights + k] * (m_w[k] - planted(k));
        }
        return difference;
    }

    std::vector<float> m_x, m_w, m_momentum;
    std::vector<std::uint32_t> m_order;
};

/// Its one parameter counts the steps; losses and scores are told beforehand.
class ToldModel final : public TrainableModel {
public:
    void initialise(bool) override { m_value.assign(1, 0); }
    std::vector<TrainedArray> arrays() override { return {{"value", m_value, true}}; }
    std::uint64_t beginEpoch(int epoch, std::uint64_t) override
    {
        m_epoch = static_cast<std::size_t>(epoch);
        return sizes.size();
    }
    BatchLoss step(const TrainingMoment& moment) override
    {
        rates.push_back(moment.rate);
        m_value[0] += 1;
        return {losses.empty() ? 1.0 : losses[moment.batch], sizes[moment.batch]};
    }
    std::optional<ValidationScores> validate() override
    {
        return m_epoch < scores.size() ? std::optional(ValidationScores{scores[m_epoch], {}, {}, {}}) : std::nullopt;
    }
    void saveBest(std::span<const float> parameters, int epoch) override
    {
        saved.push_back(epoch);
        savedValue = parameters[0];
        checkpointWasThere = std::filesystem::exists(checkpoint);
    }

    float value() const { return m_value[0]; }

    std::vector<std::size_t> sizes = {2, 2};
    std::vector<double> losses, scores, rates;
    std::vector<int> saved;
    float savedValue = 0;
    std::filesystem::path checkpoint;
    bool checkpointWasThere = false;

private:
    std::vector<float> m_value;
    std::size_t m_epoch = 0;
};

TrainingPlan planOf(int epochs, const std::filesystem::path& checkpoint = {})
{
    TrainingPlan plan;
    plan.model = "test";
    plan.stage = "Training";
    plan.epochs = epochs;
    plan.checkpoint = checkpoint;
    plan.fingerprint = "of these settings";
    plan.options = {{"setting", 1}};
    return plan;
}

TrainingOutcome train(TrainableModel& model, const TrainingPlan& plan,
                      const std::function<void(const TrainingPoint&)>& onPoint = {})
{
    NullProgress progress;
    return Trainer(model, plan, progress, onPoint).run();
}

/// Asks to stop at the n-th step.
class StopAfter final : public Progress {
public:
    explicit StopAfter(std::uint64_t steps) : m_steps(steps) {}
    void stage(std::string_view, std::uint64_t) override {}
    void advance(std::uint64_t done) override { m_stop = m_stop || done >= m_steps; }
    bool cancelled() const override { return m_stop; }

private:
    std::uint64_t m_steps;
    bool m_stop = false;
};

bool sameCurves(const std::vector<TrainingPoint>& a, const std::vector<TrainingPoint>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const TrainingPoint& x, const TrainingPoint& y) {
        return x.epoch == y.epoch && x.step == y.step && x.loss == y.loss && x.score == y.score && x.within == y.within;
    });
}

} // namespace

void TestTrainer::plantedWeightsAreFound()
{
    LinearModel model;
    std::vector<TrainingPoint> live;
    const TrainingOutcome outcome =
        train(model, planOf(60), [&live](const TrainingPoint& point) { live.push_back(point); });
    for (std::size_t i = 0; i < weights; ++i) {
        QVERIFY2(std::fabs(model.learnt()[i] - LinearModel::planted(i)) < 1e-4F,
                 qPrintable(QString::number(model.learnt()[i])));
    }
    QCOMPARE(live.size(), std::size_t{60});
    QVERIFY(sameCurves(live, outcome.curve));
    QCOMPARE(live.back().step, 60 * batchesPerEpoch);
    QVERIFY(live.back().examplesPerSecond > 0);
    QVERIFY(live.back().loss < 1e-6 && live.front().loss > 0.1);
    QVERIFY(!outcome.resumed);
}

void TestTrainer::orderFollowsFromSeedAndEpoch()
{
    const std::vector<std::uint32_t> order = exampleOrder(100, 7, 3);
    QCOMPARE(std::set<std::uint32_t>(order.begin(), order.end()).size(), std::size_t{100});
    QVERIFY(order == exampleOrder(100, 7, 3));
    QVERIFY(order != exampleOrder(100, 7, 4));
    QVERIFY(order != exampleOrder(100, 8, 3));
    QVERIFY(exampleOrder(0, 7, 3).empty());
}

void TestTrainer::stoppedAtAnyStepGoesOnExactly()
{
    constexpr int epochs = 3;
    LinearModel straight;
    TrainingPlan plan = planOf(epochs);
    plan.stepsPerPoint = 4;
    const TrainingOutcome whole = train(straight, plan);
    for (std::uint64_t stop = 1; stop < epochs * batchesPerEpoch; ++stop) {
        plan.checkpoint = path("stopped.checkpoint");
        std::filesystem::remove(plan.checkpoint);
        LinearModel first;
        StopAfter progress(stop);
        QVERIFY_EXCEPTION_THROWN(Trainer(first, plan, progress, {}).run(), Cancelled);
        QCOMPARE(CheckpointReader(plan.checkpoint, "test").state().steps, stop);
        LinearModel second;
        const TrainingOutcome rest = train(second, plan);
        QVERIFY(rest.resumed);
        QCOMPARE(second.restoredAt, stop);
        QCOMPARE(static_cast<std::uint64_t>(second.stepsMade), epochs * batchesPerEpoch - stop);
        QVERIFY(second.learnt() == straight.learnt());
        QVERIFY(sameCurves(rest.curve, whole.curve));
        QCOMPARE(rest.bestEpoch, whole.bestEpoch);
    }
}

void TestTrainer::killedAtAnyStepGoesOnExactly()
{
    constexpr int epochs = 2;
    LinearModel straight;
    const TrainingOutcome whole = train(straight, planOf(epochs));
    for (const double seconds : {0.0, 1e9}) {          // a checkpoint after every batch, or after epochs alone
        for (int stop = 0; stop < epochs * static_cast<int>(batchesPerEpoch); ++stop) {
            TrainingPlan plan = planOf(epochs, path("killed.checkpoint"));
            std::filesystem::remove(plan.checkpoint);
            plan.checkpointSeconds = seconds;
            plan.epochCheckpointSeconds = 0;
            LinearModel first;
            first.dieAfter = stop;
            QVERIFY_EXCEPTION_THROWN(train(first, plan), std::runtime_error);
            LinearModel second;
            const TrainingOutcome rest = train(second, plan);
            QCOMPARE(rest.resumed, stop >= (seconds > 0 ? static_cast<int>(batchesPerEpoch) : 1));
            QVERIFY(second.learnt() == straight.learnt());
            QVERIFY(sameCurves(rest.curve, whole.curve));
        }
    }
}

void TestTrainer::cancelledValidationIsRepeated()
{
    LinearModel straight;
    const TrainingOutcome whole = train(straight, planOf(2));
    const TrainingPlan plan = planOf(2, path("validation.checkpoint"));
    LinearModel first;
    first.cancelValidation = true;
    QVERIFY_EXCEPTION_THROWN(train(first, plan), Cancelled);
    LinearModel second;
    const TrainingOutcome rest = train(second, plan);
    QCOMPARE(static_cast<std::uint64_t>(second.stepsMade), batchesPerEpoch);
    QVERIFY(sameCurves(rest.curve, whole.curve));
    QVERIFY(second.learnt() == straight.learnt());
}

void TestTrainer::patienceIsCounted_data()
{
    QTest::addColumn<QList<double>>("scores");
    QTest::addColumn<int>("patience");
    QTest::addColumn<int>("epochs");                   // that are made
    QTest::addColumn<int>("best");
    QTest::newRow("ties are not better") << QList<double>{1, 3, 3, 2, 3, 9, 9} << 3 << 5 << 2;
    QTest::newRow("better in time") << QList<double>{1, 3, 2, 4, 2, 2, 2} << 2 << 6 << 4;
    QTest::newRow("one") << QList<double>{5, 4, 9, 9, 9, 9, 9} << 1 << 2 << 1;
    QTest::newRow("never") << QList<double>{5, 4, 3, 2, 1, 0, -1} << 0 << 7 << 1;
    QTest::newRow("always better") << QList<double>{-7, -6, -5, -4, -3, -2, -1} << 1 << 7 << 7;
    QTest::newRow("nothing held out") << QList<double>{} << 1 << 7 << 7;
}

void TestTrainer::patienceIsCounted()
{
    QFETCH(QList<double>, scores);
    QFETCH(int, patience);
    QFETCH(int, epochs);
    QFETCH(int, best);
    ToldModel model;
    model.scores.assign(scores.begin(), scores.end());
    TrainingPlan plan = planOf(7);
    plan.patience = patience;
    const TrainingOutcome outcome = train(model, plan);
    QCOMPARE(static_cast<int>(outcome.curve.size()), epochs);
    QCOMPARE(outcome.bestEpoch, best);
    QCOMPARE(model.value(), 2.0F * static_cast<float>(best));
}

void TestTrainer::patienceIsCountedAcrossRuns()
{
    TrainingPlan plan = planOf(3, path("patience.checkpoint"));
    plan.patience = 2;
    ToldModel first;
    first.scores = {1, 3, 2};
    QCOMPARE(train(first, plan).curve.size(), std::size_t{3});
    plan.epochs = 10;
    ToldModel second;
    second.scores = {1, 3, 2, 2, 9, 9, 9, 9, 9, 9};
    const TrainingOutcome rest = train(second, plan);
    QCOMPARE(rest.curve.size(), std::size_t{4});
    QCOMPARE(rest.bestEpoch, 2);
    QCOMPARE(second.value(), 4.0F);
}

void TestTrainer::theBestParametersAreRestored()
{
    TrainingPlan plan = planOf(4, path("best.checkpoint"));
    ToldModel model;
    model.scores = {1, 7, 3, 2};
    QCOMPARE(train(model, plan).bestScore, 7.0);
    QCOMPARE(model.value(), 4.0F);
    // The checkpoint keeps the last ones too, from which more epochs go on.
    const auto kept = CheckpointReader(plan.checkpoint, "test").readAll();
    QCOMPARE(kept.at("value"), std::vector<float>{8});
    QCOMPARE(kept.at("best"), std::vector<float>{4});
    plan.epochs = 5;
    ToldModel longer;
    longer.scores = {1, 7, 3, 2, 8};
    QCOMPARE(train(longer, plan).bestEpoch, 5);
    QCOMPARE(longer.value(), 10.0F);

    plan = planOf(4);
    plan.keepBest = false;
    ToldModel last;
    last.scores = {1, 7, 3, 2};
    QCOMPARE(train(last, plan).bestEpoch, 4);
    QCOMPARE(last.value(), 8.0F);
}

void TestTrainer::lossesAndPointsAreThoseOfTheBatches()
{
    ToldModel model;
    model.sizes = {4, 4, 4, 2};
    model.losses = {1, 3, 5, 9};
    TrainingPlan plan = planOf(2);
    plan.stepsPerPoint = 2;
    const std::vector<TrainingPoint> curve = train(model, plan).curve;
    QCOMPARE(curve.size(), std::size_t{4});            // none of its own at the end of an epoch
    QVERIFY(curve[0].within && !curve[1].within && curve[2].within && !curve[3].within);
    QCOMPARE(curve[0].loss, 2.0);
    QCOMPARE(curve[1].loss, (4 * 1 + 4 * 3 + 4 * 5 + 2 * 9) / 14.0);
    QCOMPARE(curve[3].loss, curve[1].loss);
    QCOMPARE(curve[2].epoch, 2);
    QCOMPARE(curve[2].step, std::uint64_t{6});
    QVERIFY(!curve[1].score);
    const TrainingPoint back = trainingPointFromJson(toJson(curve[0]));
    QVERIFY(back.within && back.loss == curve[0].loss && back.examplesPerSecond == curve[0].examplesPerSecond);
}

void TestTrainer::emptyBatchesAreNoSteps()
{
    ToldModel model;
    model.sizes = {3, 0, 1};
    model.losses = {2, 100, 6};
    const TrainingOutcome outcome = train(model, planOf(1));
    QCOMPARE(outcome.curve.front().step, std::uint64_t{2});
    QCOMPARE(outcome.curve.front().loss, 3.0);
}

void TestTrainer::theRateFallsLinearly()
{
    ToldModel model;
    model.sizes = {1, 1};
    TrainingPlan plan = planOf(2);
    plan.rateFall = 0.8;
    train(model, plan);
    const std::vector<double> expected = {1, 0.8, 0.6, 0.4};
    QCOMPARE(model.rates.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QVERIFY(std::fabs(model.rates[i] - expected[i]) < 1e-12);
    }
}

void TestTrainer::bestIsSavedBeforeTheCheckpointThatMentionsIt()
{
    TrainingPlan plan = planOf(3, path("order.checkpoint"));
    plan.bestFile = path("order.model");
    plan.epochCheckpointSeconds = 0;
    ToldModel model;
    model.checkpoint = plan.checkpoint;
    model.scores = {1, 0, 2};
    train(model, plan);
    QCOMPARE(model.saved, (std::vector<int>{1, 3}));
    QCOMPARE(model.savedValue, 6.0F);

    // Where the file is gone, going on writes it again.
    ToldModel again;
    again.scores = model.scores;
    train(again, plan);
    QCOMPARE(again.saved, (std::vector<int>{3}));
    QFile file(m_folder.filePath("order.model"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    ToldModel there;
    there.scores = model.scores;
    train(there, plan);
    QVERIFY(there.saved.empty());
}

void TestTrainer::checkpointsOfOthersAreNotUsed()
{
    TrainingPlan plan = planOf(2, path("others.checkpoint"));
    ToldModel model;
    train(model, plan);
    TrainingPlan other = plan;
    other.fingerprint = "of other settings";
    other.options = {{"setting", 2}};
    ToldModel changed;
    QVERIFY(!train(changed, other).resumed);
    QCOMPARE(changed.value(), 4.0F);

    other.resume = false;
    ToldModel afresh;
    QVERIFY(!train(afresh, other).resumed);
    QCOMPARE(afresh.rates.size(), std::size_t{4});

    other.resume = true;
    other.model = "another";
    ToldModel kind;
    QVERIFY_EXCEPTION_THROWN(train(kind, other), Error);

    QFile file(m_folder.filePath("others.checkpoint"));
    QVERIFY(file.resize(file.size() - 7));
    ToldModel damaged;
    QVERIFY_EXCEPTION_THROWN(train(damaged, plan), Error);
    plan.replaceUnreadable = true;
    QVERIFY(!train(damaged, plan).resumed);
    QVERIFY(train(damaged, plan).resumed);
}

void TestTrainer::runawayLossIsAnError()
{
    ToldModel model;
    model.losses = {1, std::numeric_limits<double>::quiet_NaN()};
    try {
        train(model, planOf(1));
        QFAIL("went on");
    } catch (const Error& error) {
        QVERIFY2(std::string(error.what()).find("learning rate") != std::string::npos, error.what());
    }
}

void TestTrainer::finishedRunIsNotRepeated()
{
    const TrainingPlan plan = planOf(2, path("finished.checkpoint"));
    ToldModel first;
    first.scores = {2, 1};
    const TrainingOutcome once = train(first, plan);
    ToldModel second;
    std::vector<TrainingPoint> live;
    const TrainingOutcome again =
        train(second, plan, [&live](const TrainingPoint& point) { live.push_back(point); });
    QVERIFY(again.resumed && second.rates.empty());
    QVERIFY(sameCurves(live, once.curve));
    QCOMPARE(second.value(), 2.0F);
}

QTEST_GUILESS_MAIN(TestTrainer)
#include "TestTrainer.moc"
