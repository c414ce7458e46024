#include "base/Random.h"
#include "encoder/EncoderStep.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace crossgloss;

/// What a training step may be told: how far a gradient may go, what it leaves out, how fast it learns.
class TestEncoderStep : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void longGradientsAreShortened();
    void clippingIgnoresThreads();
    void rateScalesTheUpdate();
    void stepsAreClipped_data();
    void stepsAreClipped();
    void dropoutLeavesOutItsShare();
    void dropoutFollowsFromSeedAndStep_data();
    void dropoutFollowsFromSeedAndStep();
    void dropoutIgnoresThreads();
    void dropoutNeedsItsRoom();
};

namespace {

constexpr std::size_t dimension = 8;

/// A vocabulary and definitions of 1 … 6 words.
struct World {
    World()
    {
        Random random(1);
        std::vector<std::string> names;
        std::vector<float> values(60 * dimension);
        for (int i = 0; i < 60; ++i) {
            names.push_back("w" + std::to_string(i));
        }
        for (float& value : values) {
            value = static_cast<float>(normal(random));
        }
        table.add("en", EmbeddingSpace(std::move(names), std::move(values), dimension));
        for (std::uint32_t i = 0; i < 32; ++i) {
            EncodedPair pair;
            pair.begin = static_cast<std::uint32_t>(set.tokens.size());
            pair.length = 1 + static_cast<std::uint32_t>(uniformBelow(random, 6));
            pair.target = pair.answer = static_cast<std::uint32_t>(uniformBelow(random, 60));
            for (std::uint32_t t = 0; t < pair.length; ++t) {
                set.tokens.push_back(static_cast<std::uint32_t>(uniformBelow(random, 60)));
            }
            set.pairs.push_back(pair);
            batch.push_back(i);
        }
    }

    WordTable table;
    PairSet set;
    std::vector<std::uint32_t> batch;
};

EncoderStep stepOf(EncoderKind kind, const EncoderStep::Options& options)
{
    EncoderShape shape;
    shape.kind = kind;
    shape.input = shape.output = dimension;
    shape.hidden = 12;
    shape.layers = 3;
    shape.sequenceLength = 6;
    EncoderStep step(shape, options);
    Random random(3);
    step.encoder().initialise(step.parameters().data(), random);
    return step;
}

EncoderStep::Options optionsOf(double dropout, std::uint64_t seed, int threads)
{
    EncoderStep::Options options;
    options.batch = 32;
    options.threads = threads;
    options.dropout = dropout;
    options.seed = seed;
    return options;
}

} // namespace

void TestEncoderStep::longGradientsAreShortened()
{
    AmsGrad::Options options;
    options.clip = 1;
    AmsGrad clipped(2, options);
    AmsGrad free(2, {});
    const float first[] = {1, 3};
    const float second[] = {2, 1};                  // together (3, 4), of length 5
    const float* shards[] = {first, second};
    const float fifth[] = {0.6F, 0.8F};
    const float* whole[] = {fifth};
    float a[] = {1, 1};
    float b[] = {1, 1};
    clipped.step(a, shards, 1);
    free.step(b, whole, 1);
    for (std::size_t i = 0; i < 6; ++i) {
        QVERIFY(std::fabs(clipped.state()[i] - free.state()[i]) < 1e-7);
    }
    QVERIFY(std::fabs(clipped.state()[1] - 0.08F) < 1e-7);

    // What is short enough stays to the bit.
    AmsGrad::Options wide;
    wide.clip = 5.01;
    AmsGrad unclipped(2, wide);
    AmsGrad plain(2, {});
    float c[] = {1, 1};
    float d[] = {1, 1};
    unclipped.step(c, shards, 1);
    plain.step(d, shards, 1);
    QCOMPARE(c[0], d[0]);
    QCOMPARE(c[1], d[1]);
}

void TestEncoderStep::clippingIgnoresThreads()
{
    constexpr std::size_t count = 100003;
    Random random(4);
    std::vector<float> gradient(count), a(count, 1), b(count, 1);
    for (float& value : gradient) {
        value = static_cast<float>(normal(random));
    }
    const float* shards[] = {gradient.data()};
    AmsGrad::Options options;
    options.clip = 0.5;
    AmsGrad one(count, options), three(count, options);
    one.step(a.data(), shards, 1);
    three.step(b.data(), shards, 3);
    QVERIFY(a == b);
    double square = 0;                              // m is a tenth of the gradient
    for (std::size_t i = 0; i < count; ++i) {
        square += 100.0 * one.state()[i] * one.state()[i];
    }
    QVERIFY(std::fabs(std::sqrt(square) - 0.5) < 1e-5);
}

void TestEncoderStep::rateScalesTheUpdate()
{
    World world;
    EncoderStep step = stepOf(EncoderKind::Gru, optionsOf(0, 1, 1));
    const std::vector<float> before = step.parameters();
    step.step(world.table, world.set, world.batch, {0, 0, 0.0});
    QVERIFY(step.parameters() == before);

    EncoderStep whole = stepOf(EncoderKind::Gru, optionsOf(0, 1, 1));
    EncoderStep half = stepOf(EncoderKind::Gru, optionsOf(0, 1, 1));
    whole.step(world.table, world.set, world.batch, {0, 0, 1.0});
    half.step(world.table, world.set, world.batch, {0, 0, 0.5});
    for (std::size_t i = 0; i < before.size(); ++i) {
        QVERIFY(std::fabs((whole.parameters()[i] - before[i]) - 2 * (half.parameters()[i] - before[i])) < 1e-6);
    }
    QVERIFY(whole.parameters() != before);

    EncoderStep bag = stepOf(EncoderKind::Bow, optionsOf(0, 1, 1));
    const std::vector<float> bagBefore = bag.parameters();
    bag.step(world.table, world.set, world.batch, {0, 0, 0.0});
    QVERIFY(bag.parameters() == bagBefore);
}

void TestEncoderStep::stepsAreClipped_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("bow") << int(EncoderKind::Bow);
    QTest::newRow("cnn") << int(EncoderKind::Cnn);
    QTest::newRow("gru") << int(EncoderKind::Gru);
}

void TestEncoderStep::stepsAreClipped()
{
    QFETCH(int, kind);
    World world;
    EncoderStep::Options options = optionsOf(0, 1, 2);
    options.optimiser.clip = 1e-3;
    EncoderStep step = stepOf(EncoderKind(kind), options);
    step.step(world.table, world.set, world.batch);
    const std::size_t count = step.parameters().size();
    double square = 0;
    for (std::size_t i = 0; i < count; ++i) {
        square += 100.0 * step.optimiser().state()[i] * step.optimiser().state()[i];
    }
    QVERIFY2(std::fabs(std::sqrt(square) - 1e-3) < 1e-7, qPrintable(QString::number(std::sqrt(square))));
}

void TestEncoderStep::dropoutLeavesOutItsShare()
{
    constexpr std::size_t width = 200;
    std::vector<std::uint64_t> keys;
    for (std::uint64_t place = 0; place < 50; ++place) {
        keys.push_back(Dropout::key(7, 11, place));
    }
    for (const double share : {0.1, 0.5, 0.9}) {
        const Dropout dropout{share, keys};
        std::vector<double> left(width), x(width, 1), y(width);
        double zeros = 0;
        double sum = 0;
        double pairs = 0;                           // neighbours that are left out together
        for (std::size_t sentence = 0; sentence < keys.size(); ++sentence) {
            for (std::size_t row = 0; row < 10; ++row) {
                dropValues(dropout, sentence, 2, row, width, x.data(), y.data());
                for (std::size_t i = 0; i < width; ++i) {
                    zeros += y[i] == 0 ? 1 : 0;
                    left[i] += y[i] == 0 ? 1 : 0;
                    pairs += i > 0 && y[i] == 0 && y[i - 1] == 0 ? 1 : 0;
                    sum += y[i];
                    QVERIFY(y[i] == 0 || std::fabs(y[i] - 1 / (1 - share)) < 1e-12);
                }
            }
        }
        const double n = 50 * 10 * width;
        const double deviation = std::sqrt(share * (1 - share) / n);
        QVERIFY(std::fabs(zeros / n - share) < 5 * deviation);
        QVERIFY(std::fabs(sum / n - 1) < 5 * deviation / (1 - share));
        QVERIFY(std::fabs(pairs / (n - 500) - share * share) < 10 * deviation);
        for (const double value : left) {           // no unit is favoured
            QVERIFY(std::fabs(value / 500 - share) < 6 * std::sqrt(share * (1 - share) / 500));
        }
    }
}

void TestEncoderStep::dropoutFollowsFromSeedAndStep_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("cnn") << int(EncoderKind::Cnn);
    QTest::newRow("gru") << int(EncoderKind::Gru);
    QTest::newRow("bigru") << int(EncoderKind::BiGru);
    QTest::newRow("attention") << int(EncoderKind::Attention);
}

void TestEncoderStep::dropoutFollowsFromSeedAndStep()
{
    QFETCH(int, kind);
    World world;
    const auto after = [&](double dropout, std::uint64_t seed, std::uint64_t first) {
        EncoderStep step = stepOf(EncoderKind(kind), optionsOf(dropout, seed, 2));
        for (std::uint64_t i = 0; i < 3; ++i) {
            step.step(world.table, world.set, world.batch, {i, first + i, 1});
        }
        return step.parameters();
    };
    const std::vector<float> one = after(0.3, 5, 0);
    QVERIFY(one == after(0.3, 5, 0));
    QVERIFY(one != after(0.3, 6, 0));
    QVERIFY(one != after(0.3, 5, 3));
    QVERIFY(one != after(0, 5, 0));
    QVERIFY(after(0, 5, 0) == after(0, 6, 3));

    // A step knows nothing of those before it but the parameters and the optimiser.
    EncoderStep whole = stepOf(EncoderKind(kind), optionsOf(0.3, 5, 2));
    whole.step(world.table, world.set, world.batch, {0, 0, 1});
    EncoderStep resumed = stepOf(EncoderKind(kind), optionsOf(0.3, 5, 2));
    resumed.parameters() = whole.parameters();
    std::copy(whole.optimiser().state().begin(), whole.optimiser().state().end(), resumed.optimiser().state().begin());
    resumed.optimiser().restored(1);
    QCOMPARE(whole.step(world.table, world.set, world.batch, {1, 1, 1}),
             resumed.step(world.table, world.set, world.batch, {1, 1, 1}));
    QVERIFY(whole.parameters() == resumed.parameters());
}

void TestEncoderStep::dropoutIgnoresThreads()
{
    World world;
    EncoderStep one = stepOf(EncoderKind::Gru, optionsOf(0.5, 5, 1));
    EncoderStep three = stepOf(EncoderKind::Gru, optionsOf(0.5, 5, 3));
    const double a = one.step(world.table, world.set, world.batch);
    const double b = three.step(world.table, world.set, world.batch);
    QVERIFY2(std::fabs(a - b) < 1e-6 * a, qPrintable(QString::number(a - b)));
    EncoderStep none = stepOf(EncoderKind::Gru, optionsOf(0, 5, 1));
    QVERIFY(std::fabs(none.step(world.table, world.set, world.batch) - a) > 1e-4 * a);
}

void TestEncoderStep::dropoutNeedsItsRoom()
{
    EncoderStep step = stepOf(EncoderKind::Gru, optionsOf(0, 1, 1));
    auto workspace = step.encoder().makeWorkspace(1);
    PackedBatch batch;
    const int lengths[] = {1};
    batch.assign(lengths);
    const std::vector<float> word(dimension, 1);
    const BatchInput<float> input{{word.data()}, {1}};
    std::vector<float> out(dimension);
    const std::vector<std::uint64_t> keys = {1};
    QVERIFY_EXCEPTION_THROWN(
        step.encoder().forward(step.parameters().data(), batch, input, workspace, out.data(), {0.5, keys}),
        std::invalid_argument);
}

QTEST_GUILESS_MAIN(TestEncoderStep)
#include "TestEncoderStep.moc"
