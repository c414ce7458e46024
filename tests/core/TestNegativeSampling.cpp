#include "wordvectors/NegativeSampling.h"

#include "base/Error.h"
#include "base/Random.h"
#include "wordvectors/ContextWindow.h"
#include "wordvectors/NegativeSampler.h"
#include "wordvectors/QuickRandom.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <map>
#include <vector>

using namespace crossgloss;

namespace {

constexpr std::size_t width = 16;
constexpr double rate = 1e-3;

/// Rows of a toy model; pointers into it stay.
struct Rows {
    Rows(std::size_t count, std::uint64_t seed) : values(count * width)
    {
        Random random(seed);
        for (double& value : values) {
            value = normal(random);
        }
    }
    double* operator[](std::size_t row) { return values.data() + row * width; }
    std::vector<double> values;
};

double product(const double* x, const double* y)
{
    double sum = 0.0;
    for (std::size_t d = 0; d < width; ++d) {
        sum += x[d] * y[d];
    }
    return sum;
}

double softplus(double x)
{
    return std::log1p(std::exp(x));
}

/// The loss of one input by the formula.
double lossOf(const double* x, Rows& outputs, const std::vector<std::size_t>& of)
{
    double loss = softplus(-product(x, outputs[of[0]]));
    for (std::size_t i = 1; i < of.size(); ++i) {
        loss += softplus(product(x, outputs[of[i]]));
    }
    return loss;
}

/// Compares what a step changed with −rate × @p factor × the slope of @p loss at each value.
void compare(std::vector<double>& place, const std::vector<double>& after, double factor, const std::function<double()>& loss)
{
    constexpr double h = 1e-5;
    for (std::size_t i = 0; i < place.size(); ++i) {
        const double kept = place[i];
        place[i] = kept + h;
        const double above = loss();
        place[i] = kept - h;
        const double below = loss();
        place[i] = kept;
        const double expected = -rate * factor * (above - below) / (2.0 * h);
        const double moved = after[i] - kept;
        if (std::abs(moved - expected) > 1e-6 * rate) {
            QFAIL(qPrintable(QStringLiteral("value %1 moved by %2 instead of %3").arg(i).arg(moved).arg(expected)));
        }
    }
}

} // namespace

class TestNegativeSampling : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void windowStepIsTheGradient_data();
    void windowStepIsTheGradient();
    void repeatedRowsAddUp();
    void meanStepIsTheGradient_data();
    void meanStepIsTheGradient();
    void alignmentIsTheGradient();
    void singlePrecisionAgrees();
    void drawsByPowersOfCounts();
    void refusesToDrawFromNothing();
    void keepsTheExpectedShare();
    void windowsAreOneToLargest();
};

void TestNegativeSampling::windowStepIsTheGradient_data()
{
    QTest::addColumn<int>("inputs");
    QTest::addColumn<int>("outputs");
    QTest::newRow("one pair") << 1 << 1;
    QTest::newRow("one input") << 1 << 6;
    QTest::newRow("odd") << 3 << 4;
    QTest::newRow("whole registers") << 6 << 6;
    QTest::newRow("two groups of outputs") << 5 << 8;
    QTest::newRow("most") << 16 << 64;
}

void TestNegativeSampling::windowStepIsTheGradient()
{
    QFETCH(int, inputs);
    QFETCH(int, outputs);
    Rows x(static_cast<std::size_t>(inputs), 1);
    Rows y(static_cast<std::size_t>(outputs), 2);
    Rows movedX = x;
    Rows movedY = y;
    SamplingStep<double> step;
    step.width = width;
    step.rate = rate;
    step.inputs = static_cast<std::size_t>(inputs);
    step.outputs = static_cast<std::size_t>(outputs);
    std::vector<std::size_t> all;
    for (std::size_t b = 0; b < step.inputs; ++b) {
        step.input[b] = step.moved[b] = movedX[b];
    }
    for (std::size_t s = 0; s < step.outputs; ++s) {
        step.output[s] = movedY[s];
        all.push_back(s);
    }
    double told = 0.0;
    negativeSamplingStep(step, &told);
    const auto loss = [&] {
        double sum = 0.0;
        for (std::size_t b = 0; b < step.inputs; ++b) {
            sum += lossOf(x[b], y, all);
        }
        return sum;
    };
    QVERIFY(std::abs(told - loss()) < 1e-9 * loss());
    compare(x.values, movedX.values, 1.0, loss);
    compare(y.values, movedY.values, 1.0, loss);
}

void TestNegativeSampling::repeatedRowsAddUp()
{
    Rows x(1, 3);
    Rows y(2, 4);
    Rows movedX = x;
    Rows movedY = y;
    SamplingStep<double> step;
    step.width = width;
    step.rate = rate;
    step.inputs = 1;
    step.input[0] = step.moved[0] = movedX[0];
    step.outputs = 3;
    step.output[0] = movedY[0];
    step.output[1] = step.output[2] = movedY[1];
    negativeSamplingStep(step, nullptr);
    const auto loss = [&] { return lossOf(x[0], y, {0, 1, 1}); };
    compare(x.values, movedX.values, 1.0, loss);
    compare(y.values, movedY.values, 1.0, loss);
}

void TestNegativeSampling::meanStepIsTheGradient_data()
{
    QTest::addColumn<int>("rows");
    QTest::newRow("CBOW of two words") << 2;
    QTest::newRow("a word and eleven n-grams") << 12;
}

void TestNegativeSampling::meanStepIsTheGradient()
{
    QFETCH(int, rows);
    const auto count = static_cast<std::size_t>(rows);
    Rows x(count, 5);
    Rows y(6, 6);
    Rows movedX = x;
    Rows movedY = y;
    SamplingStep<double> step;
    step.width = width;
    step.rate = rate;
    step.outputs = 6;
    for (std::size_t s = 0; s < step.outputs; ++s) {
        step.output[s] = movedY[s];
    }
    std::vector<double*> places;
    for (std::size_t row = 0; row < count; ++row) {
        places.push_back(movedX[row]);
    }
    std::vector<double> hidden(width);
    std::vector<double> change(width);
    meanInputStep<double>(step, count, places.data(), hidden.data(), change.data(), nullptr);
    const auto loss = [&] {
        std::vector<double> mean(width);
        for (std::size_t i = 0; i < count * width; ++i) {
            mean[i % width] += x.values[i] / static_cast<double>(count);
        }
        return lossOf(mean.data(), y, {0, 1, 2, 3, 4, 5});
    };
    // Each row takes the whole gradient of the mean: as many times its own as there are rows.
    compare(x.values, movedX.values, static_cast<double>(count), loss);
    compare(y.values, movedY.values, 1.0, loss);
}

void TestNegativeSampling::alignmentIsTheGradient()
{
    Rows first(3, 7);
    Rows second(4, 8);
    Rows movedFirst = first;
    Rows movedSecond = second;
    // The last word of the first sentence stands there twice.
    std::vector<double*> firstPlaces{movedFirst[0], movedFirst[1], movedFirst[2], movedFirst[2]};
    std::vector<double*> secondPlaces{movedSecond[0], movedSecond[1], movedSecond[2], movedSecond[3]};
    std::vector<double> workspace(2 * width);
    const double distance = alignBags(width, rate, 4, firstPlaces.data(), 4, secondPlaces.data(), workspace.data());
    const auto half = [&] {
        double sum = 0.0;
        for (std::size_t d = 0; d < width; ++d) {
            const double a = (first[0][d] + first[1][d] + 2.0 * first[2][d]) / 4.0;
            const double b = (second[0][d] + second[1][d] + second[2][d] + second[3][d]) / 4.0;
            sum += 0.5 * (a - b) * (a - b);
        }
        return sum;
    };
    QVERIFY(std::abs(distance - 2.0 * half()) < 1e-12);
    compare(first.values, movedFirst.values, 1.0, half);
    compare(second.values, movedSecond.values, 1.0, half);
}

void TestNegativeSampling::singlePrecisionAgrees()
{
    Rows x(5, 9);
    Rows y(6, 10);
    std::vector<float> floatX(x.values.begin(), x.values.end());
    std::vector<float> floatY(y.values.begin(), y.values.end());
    SamplingStep<double> exact;
    SamplingStep<float> quick;
    exact.width = quick.width = width;
    exact.rate = 0.05;
    quick.rate = 0.05F;
    exact.inputs = quick.inputs = 5;
    exact.outputs = quick.outputs = 6;
    for (std::size_t b = 0; b < 5; ++b) {
        exact.input[b] = exact.moved[b] = x[b];
        quick.input[b] = quick.moved[b] = floatX.data() + b * width;
    }
    for (std::size_t s = 0; s < 6; ++s) {
        exact.output[s] = y[s];
        quick.output[s] = floatY.data() + s * width;
    }
    double exactLoss = 0.0;
    double quickLoss = 0.0;
    negativeSamplingStep(exact, &exactLoss);
    negativeSamplingStep(quick, &quickLoss);
    QVERIFY(std::abs(exactLoss - quickLoss) < 1e-4);
    for (std::size_t i = 0; i < floatX.size(); ++i) {
        QVERIFY(std::abs(x.values[i] - static_cast<double>(floatX[i])) < 1e-5);
    }
    for (std::size_t i = 0; i < floatY.size(); ++i) {
        QVERIFY(std::abs(y.values[i] - static_cast<double>(floatY[i])) < 1e-5);
    }
}

void TestNegativeSampling::drawsByPowersOfCounts()
{
    const std::vector<std::uint64_t> counts{10000, 1000, 0, 100, 1, 1};
    const NegativeSampler sampler(counts);
    double sum = 0.0;
    for (const std::uint64_t count : counts) {
        sum += std::pow(static_cast<double>(count), 0.75);
    }
    QuickRandom random(11);
    constexpr int draws = 400000;
    std::vector<double> drawn(counts.size());
    for (int i = 0; i < draws; ++i) {
        drawn[sampler.draw(random)] += 1.0;
    }
    for (std::size_t word = 0; word < counts.size(); ++word) {
        const double chance = std::pow(static_cast<double>(counts[word]), 0.75) / sum;
        const double deviation = std::sqrt(draws * chance * (1.0 - chance));
        QVERIFY(std::abs(drawn[word] - draws * chance) <= 4.0 * deviation + 1e-9);
    }
}

void TestNegativeSampling::refusesToDrawFromNothing()
{
    const std::vector<std::uint64_t> zeros{0, 0};
    QVERIFY_THROWS_EXCEPTION(Error, NegativeSampler(std::span(zeros)));
    QVERIFY_THROWS_EXCEPTION(Error, NegativeSampler(std::span<const std::uint64_t>()));
}

void TestNegativeSampling::keepsTheExpectedShare()
{
    const std::vector<std::uint64_t> counts{900000, 99900, 100};
    const Subsampling subsampling(counts, 1e-3);
    const auto chance = [](double share) { return std::min(1.0, std::sqrt(1e-3 / share) + 1e-3 / share); };
    const std::vector<std::uint32_t> sentence{0, 1, 2};
    QuickRandom random(12);
    std::vector<std::uint32_t> kept;
    std::map<std::uint32_t, double> stayed;
    constexpr int times = 100000;
    for (int i = 0; i < times; ++i) {
        subsampling.sample(sentence, random, kept);
        for (const std::uint32_t word : kept) {
            stayed[word] += 1.0;
        }
    }
    const std::vector<double> shares{0.9, 0.0999, 0.0001};
    for (std::uint32_t word = 0; word < 3; ++word) {
        const double expected = chance(shares[word]);
        QVERIFY(std::abs(subsampling.chance(word) - expected) < 1e-6);
        const double deviation = std::sqrt(expected * (1.0 - expected) / times);
        QVERIFY(std::abs(stayed[word] / times - expected) <= 4.0 * deviation + 1e-9);
    }
    const Subsampling none(counts, 0.0);
    none.sample(sentence, random, kept);
    QCOMPARE(kept, sentence);
}

void TestNegativeSampling::windowsAreOneToLargest()
{
    QuickRandom random(13);
    std::map<std::size_t, int> reach;
    for (int i = 0; i < 50000; ++i) {
        const ContextWindow window = drawWindow(50, 100, 5, random);
        QCOMPARE(50 - window.begin, window.end - 51);
        ++reach[50 - window.begin];
    }
    QCOMPARE(reach.size(), std::size_t{5});
    QCOMPARE(reach.begin()->first, std::size_t{1});
    for (const auto& [size, times] : reach) {
        QVERIFY(std::abs(times - 10000) < 400);
    }
    const ContextWindow first = drawWindow(0, 3, 5, random);
    QCOMPARE(first.begin, std::size_t{0});
    QVERIFY(first.end <= 3);
    const ContextWindow last = drawWindow(2, 3, 5, random);
    QCOMPARE(last.end, std::size_t{3});
}

QTEST_GUILESS_MAIN(TestNegativeSampling)
#include "TestNegativeSampling.moc"
