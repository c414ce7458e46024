#include "training/AdaDelta.h"
#include "encoder/LstmLayer.h"
#include "gloss/SiameseLoss.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace crossgloss;

/// The LSTM by hand and, with every objective and distance, every parameter and input against central differences in
/// double; AdaDelta against its definition.
class TestSiameseGradients : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneUnitByHand();
    void lengthsDoNotMeddle();
    void gradientsMatchFiniteDifferences_data();
    void gradientsMatchFiniteDifferences();
    void lossesByHand();
    void distancesByHand();
    void adaDeltaByHand();
    void clippingKeepsTheDirection();
};

namespace {

constexpr std::size_t input = 3;
constexpr std::size_t hidden = 5;

struct Lstm {
    Lstm(std::size_t inputs, std::size_t units, const std::vector<int>& lengths) : layer(inputs, units), unit(units)
    {
        batch.assign(lengths);
        parameters.resize(layer.parameterCount());
        x.resize(batch.rows() * inputs);
        gates.resize(batch.rows() * 4 * units);
        c.resize(batch.rows() * units);
        previous.resize(c.size());
        h.resize(c.size());
        dh.resize(c.size());
        scratch.resize(2 * lengths.size() * units);
    }

    void forward(const double* mask) { layer.forward(parameters.data(), batch, x.data(), mask, trace(), h.data()); }
    LstmLayer<double>::Trace trace() { return {gates.data(), c.data(), previous.data()}; }
    double* last(std::size_t sentence, std::vector<double>& rows)
    {
        return rows.data() + batch.row(sentence, batch.length(sentence) - 1) * unit;
    }

    LstmLayer<double> layer;
    std::size_t unit;
    PackedBatch batch;
    std::vector<double> parameters, x, gates, c, previous, h, dh, scratch;
};

/// Ragged sentences, the first half sources and the second half targets by slot, through the LSTM and a loss.
struct Problem {
    Problem(SiameseObjective objective, SiameseDistance distance, bool masked)
        : lstm(input, hidden, {6, 5, 3, 3, 2, 1}), loss(objective, distance, hidden, 3)
    {
        Random random(11);
        lstm.layer.initialise(lstm.parameters.data(), 1.0, random);
        for (double& value : lstm.parameters) {
            value += 0.3 * normal(random);
        }
        lstm.parameters.push_back(-0.4);               // the scale's logarithm
        for (double& value : lstm.x) {
            value = normal(random);
        }
        if (masked) {
            for (std::size_t i = 0; i < 6 * hidden; ++i) {
                mask.push_back(uniform(random) < 0.3 ? 0.0 : 1.0 / 0.7);
            }
        }
        encodings.resize(6 * hidden);
        dEncodings.resize(6 * hidden);
    }

    double value()
    {
        lstm.forward(mask.empty() ? nullptr : mask.data());
        for (std::size_t sentence = 0; sentence < 6; ++sentence) {
            std::copy_n(lstm.last(sentence, lstm.h), hidden, encodings.data() + slotOf[sentence] * hidden);
        }
        return loss.compute(3, encodings.data(), encodings.data() + 3 * hidden, labels, lstm.parameters.back(),
                            dEncodings.data(), dEncodings.data() + 3 * hidden, dLogScale);
    }

    void backward(std::vector<double>& gradient, std::vector<double>& dInput)
    {
        std::fill(lstm.dh.begin(), lstm.dh.end(), 0.0);
        for (std::size_t sentence = 0; sentence < 6; ++sentence) {
            std::copy_n(dEncodings.data() + slotOf[sentence] * hidden, hidden, lstm.last(sentence, lstm.dh));
        }
        lstm.layer.backward(lstm.parameters.data(), lstm.batch, lstm.x.data(), mask.empty() ? nullptr : mask.data(),
                            lstm.trace(), lstm.dh.data(), lstm.scratch.data(), gradient.data(), dInput.data());
        gradient.back() = dLogScale;
    }

    double difference(double& variable)
    {
        const double saved = variable;
        const double step = 1e-4;
        const auto at = [&](double offset) {
            variable = saved + offset;
            return value();
        };
        const double result = (8 * (at(step) - at(-step)) - (at(2 * step) - at(-2 * step))) / (12 * step);
        variable = saved;
        return result;
    }

    Lstm lstm;
    SiameseLoss<double> loss;
    std::vector<double> mask, encodings, dEncodings;
    double dLogScale = 0;
    std::size_t slotOf[6] = {0, 3, 1, 5, 4, 2};
    char labels[3] = {1, 0, 1};
};

double sigma(double x)
{
    return 1 / (1 + std::exp(-x));
}

} // namespace

void TestSiameseGradients::oneUnitByHand()
{
    Lstm lstm(1, 1, {2});
    // M [i f g o], N [i f g o], b [i f g o]
    lstm.parameters = {0.5, -0.3, 0.8, 0.2, 0.4, 0.1, -0.6, 0.7, 0.1, 1.0, -0.2, 0.3};
    lstm.x = {1.5, -0.5};
    lstm.forward(nullptr);
    const double c1 = sigma(0.75 + 0.1) * std::tanh(1.2 - 0.2);
    const double h1 = sigma(0.3 + 0.3) * std::tanh(c1);
    // The forget gate reads −0.3 · −0.5 = 0.15.
    const double forget = sigma(0.15 + 0.1 * h1 + 1.0);
    const double expected = forget * c1 + sigma(-0.25 + 0.4 * h1 + 0.1) * std::tanh(-0.4 - 0.6 * h1 - 0.2);
    QVERIFY(std::fabs(lstm.h[0] - h1) < 1e-12);
    QVERIFY(std::fabs(lstm.c[1] - expected) < 1e-12);
    QVERIFY(std::fabs(lstm.h[1] - sigma(-0.1 + 0.7 * h1 + 0.3) * std::tanh(expected)) < 1e-12);
}

void TestSiameseGradients::lengthsDoNotMeddle()
{
    // A sentence has the same last state alone and among others.
    Random random(3);
    Lstm together(input, hidden, {4, 2, 1});
    together.layer.initialise(together.parameters.data(), 1.0, random);
    for (double& value : together.x) {
        value = normal(random);
    }
    together.forward(nullptr);
    for (std::size_t sentence = 0; sentence < 3; ++sentence) {
        Lstm alone(input, hidden, {static_cast<int>(together.batch.length(sentence))});
        alone.parameters = together.parameters;
        for (std::size_t step = 0; step < together.batch.length(sentence); ++step) {
            std::copy_n(together.x.data() + together.batch.row(sentence, step) * input, input,
                        alone.x.data() + step * input);
        }
        alone.forward(nullptr);
        for (std::size_t i = 0; i < hidden; ++i) {
            QVERIFY(std::fabs(alone.last(0, alone.h)[i] - together.last(sentence, together.h)[i]) < 1e-12);
        }
    }
}

void TestSiameseGradients::gradientsMatchFiniteDifferences_data()
{
    QTest::addColumn<int>("objective");
    QTest::addColumn<int>("distance");
    QTest::addColumn<bool>("masked");
    const char* const objectives[] = {"shuffled", "batch", "softmax"};
    const char* const distances[] = {"manhattan", "euclidean"};
    for (int objective = 0; objective < 3; ++objective) {
        for (int distance = 0; distance < 2; ++distance) {
            for (const bool masked : {false, true}) {
                QTest::addRow("%s, %s%s", objectives[objective], distances[distance], masked ? ", dropout" : "")
                    << objective << distance << masked;
            }
        }
    }
}

void TestSiameseGradients::gradientsMatchFiniteDifferences()
{
    QFETCH(int, objective);
    QFETCH(int, distance);
    QFETCH(bool, masked);
    Problem problem(SiameseObjective(objective), SiameseDistance(distance), masked);
    const double value = problem.value();
    QVERIFY(std::isfinite(value) && value > 0);
    std::vector<double> gradient(problem.lstm.parameters.size(), std::nan(""));
    std::vector<double> dInput(problem.lstm.x.size(), std::nan(""));
    problem.backward(gradient, dInput);
    const double norm = std::sqrt(std::inner_product(gradient.begin(), gradient.end(), gradient.begin(), 0.0) /
                                  static_cast<double>(gradient.size()));
    QVERIFY(norm > 1e-4);                              // a vanished gradient would match anything
    const auto check = [&](std::vector<double>& variables, const std::vector<double>& analytic, const char* what) {
        for (std::size_t i = 0; i < variables.size(); ++i) {
            const double numeric = problem.difference(variables[i]);
            const double error = std::fabs(numeric - analytic[i]) /
                                 std::max({std::fabs(numeric), std::fabs(analytic[i]), 0.01 * norm});
            QVERIFY2(error < 1e-6, qPrintable(QStringLiteral("%1 %2: analytic %3, numeric %4")
                                                  .arg(QLatin1String(what))
                                                  .arg(i)
                                                  .arg(analytic[i], 0, 'g', 12)
                                                  .arg(numeric, 0, 'g', 12)));
        }
    };
    check(problem.lstm.parameters, gradient, "parameter");
    check(problem.lstm.x, dInput, "input");
}

void TestSiameseGradients::lossesByHand()
{
    // Distances 1 and 3 along one axis: sources 0 and 10, targets 1 and 7.
    const std::vector<double> source = {0, 10};
    const std::vector<double> target = {1, 7};
    const char labels[2] = {1, 0};
    std::vector<double> dSource(2), dTarget(2);
    double dScale = 0;
    const auto lossOf = [&](SiameseObjective objective) {
        SiameseLoss<double> loss(objective, SiameseDistance::Manhattan, 1, 2);
        return loss.compute(2, source.data(), target.data(), labels, std::log(0.1), dSource.data(), dTarget.data(),
                            dScale);
    };
    const double s00 = std::exp(-0.1), s11 = std::exp(-0.3), s01 = std::exp(-0.7), s10 = std::exp(-0.9);
    QVERIFY(std::fabs(lossOf(SiameseObjective::Shuffled) - ((s00 - 1) * (s00 - 1) + s11 * s11) / 2) < 1e-12);
    QVERIFY(std::fabs(lossOf(SiameseObjective::Batch) -
                      ((s00 - 1) * (s00 - 1) + (s11 - 1) * (s11 - 1) + s01 * s01 + s10 * s10) / 4) < 1e-12);
    const double likelihood = std::log(s00 / (s00 + s01)) + std::log(s11 / (s11 + s10)) + std::log(s00 / (s00 + s10)) +
                              std::log(s11 / (s11 + s01));
    QVERIFY(std::fabs(lossOf(SiameseObjective::Softmax) + likelihood / 4) < 1e-12);
}

void TestSiameseGradients::distancesByHand()
{
    // Eleven components, so that whole registers and a rest are there; five rows, so that blocks and a rest are.
    std::vector<float> x(11), rows(5 * 11), out(5);
    Random random(7);
    for (std::vector<float>* values : {&x, &rows}) {
        for (float& value : *values) {
            value = static_cast<float>(normal(random));
        }
    }
    for (const SiameseDistance distance : {SiameseDistance::Manhattan, SiameseDistance::Euclidean}) {
        distancesTo(distance, 11, x.data(), 5, rows.data(), out.data());
        for (std::size_t row = 0; row < 5; ++row) {
            double sum = 0;
            for (std::size_t i = 0; i < 11; ++i) {
                const double difference = double(x[i]) - double(rows[row * 11 + i]);
                sum += distance == SiameseDistance::Manhattan ? std::fabs(difference) : difference * difference;
            }
            const double expected = distance == SiameseDistance::Manhattan ? sum : std::sqrt(sum);
            QVERIFY(std::fabs(double(out[row]) - expected) < 1e-5);
        }
    }
}

void TestSiameseGradients::adaDeltaByHand()
{
    AdaDelta::Options options;
    options.decay = 0.9;
    options.epsilon = 1e-3;
    options.learningRate = 0.5;
    options.clip = 0;
    AdaDelta optimiser(1, options);
    float parameter = 1;
    double expected = 1, squares = 0, moves = 0;
    for (const double g : {2.0, -1.0, 0.5}) {
        // Two shards that sum to the gradient.
        float first = static_cast<float>(g - 0.25), second = 0.25F;
        float* const shards[] = {&first, &second};
        optimiser.step(&parameter, shards);
        squares = 0.9 * squares + 0.1 * g * g;
        const double move = -std::sqrt(moves + 1e-3) / std::sqrt(squares + 1e-3) * g;
        moves = 0.9 * moves + 0.1 * move * move;
        expected += 0.5 * move;
        QVERIFY(std::fabs(double(parameter) - expected) < 1e-6);
    }
}

void TestSiameseGradients::clippingKeepsTheDirection()
{
    AdaDelta::Options clipped;
    clipped.clip = 2.5;
    AdaDelta::Options free;
    free.clip = 0;
    AdaDelta a(2, clipped), b(2, free), c(2, clipped);
    float pa[2] = {0, 0}, pb[2] = {0, 0}, pc[2] = {0, 0};
    float long1[2] = {30, 40}, short1[2] = {1.5F, 2}, short2[2] = {1.5F, 2};
    float* const gradients[] = {long1, short1, short2};
    a.step(pa, {gradients, 1});
    b.step(pb, {gradients + 1, 1});
    c.step(pc, {gradients + 2, 1});
    for (int i = 0; i < 2; ++i) {
        QVERIFY(std::fabs(pa[i] - pb[i]) < 1e-9F);     // (30, 40) of length 50 is cut to (1.5, 2)
        QCOMPARE(pc[i], pb[i]);                        // a length of just 2.5 is left alone
    }
}

QTEST_GUILESS_MAIN(TestSiameseGradients)
#include "TestSiameseGradients.moc"
