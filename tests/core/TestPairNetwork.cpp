#include "paraphrase/PairNetwork.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace crossgloss;

/// Every parameter of the classifiers of pairs, with every encoder before them, against central differences in double.
/// Sentences differ in length, one word among them, and one pair has a word in common.
class TestPairNetwork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gradientsMatchFiniteDifferences_data();
    void gradientsMatchFiniteDifferences();
    void attendsAsDefined();
    void difference();
};

Q_DECLARE_METATYPE(crossgloss::PairNetworkShape)

namespace {

PairNetworkShape shapeOf(PairEncoder kind, EncoderKind encoder, std::size_t layers, bool absolute)
{
    PairNetworkShape shape;
    shape.kind = kind;
    shape.dimension = 3;
    shape.hidden = 4;
    shape.absolute = absolute;
    shape.encoder.kind = encoder;
    shape.encoder.input = 3;
    shape.encoder.output = 3;
    shape.encoder.hidden = 4;
    shape.encoder.layers = layers;
    shape.encoder.affineLayers = 2;
    shape.encoder.sequenceLength = 6;
    shape.abcnn = {3, 4, layers, 2, 6};
    return shape;
}

struct Problem
{
    explicit Problem(const PairNetworkShape& shape) : network(shape), parameters(network.parameterCount())
    {
        Random random(5);
        network.initialise(parameters.data(), random);
        for (double& value : parameters) {
            value += 0.3 * normal(random);
        }
        const std::array<std::vector<int>, 2> lengths =
            shape.kind == PairEncoder::Given ? std::array<std::vector<int>, 2>{{{1, 1, 1, 1}, {1, 1, 1, 1}}}
                                             : std::array<std::vector<int>, 2>{{{2, 5, 1, 6}, {4, 1, 3, 6}}};
        for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
            const auto rows = static_cast<std::size_t>(std::accumulate(lengths[side].begin(), lengths[side].end(), 0));
            values[side].resize(rows * shape.dimension);
            for (double& value : values[side]) {
                value = normal(random);
            }
            for (std::size_t row = 0; row < rows; ++row) {
                batch.rows[side].push_back(values[side].data() + row * shape.dimension);
                batch.scales[side].push_back(0.5 + 0.1 * static_cast<double>(row % 3));
            }
            batch.lengths[side] = lengths[side];
        }
        batch.labels = {1, 0, 0, 1};
        for (std::vector<double>& gradient : gradients) {
            gradient.assign(parameters.size(), 7);     // to be overwritten
        }
    }
    double loss() { return network.lossAndGradient(parameters.data(), batch, workspace, 1, {gradients[0].data(), gradients[1].data()}); }

    PairNetwork<double> network;
    std::vector<double> parameters;
    PairBatch<double> batch;
    PairNetwork<double>::Workspace workspace;
    std::array<std::vector<double>, 2> values, gradients;
};

} // namespace

void TestPairNetwork::gradientsMatchFiniteDifferences_data()
{
    QTest::addColumn<PairNetworkShape>("shape");
    for (const bool absolute : {false, true}) {
        const char* form = absolute ? " absolute" : "";
        QTest::addRow("given%s", form) << shapeOf(PairEncoder::Given, EncoderKind::Bow, 1, absolute);
        QTest::addRow("bow%s", form) << shapeOf(PairEncoder::Shared, EncoderKind::Bow, 1, absolute);
        QTest::addRow("cnn%s", form) << shapeOf(PairEncoder::Shared, EncoderKind::Cnn, 2, absolute);
        QTest::addRow("gru%s", form) << shapeOf(PairEncoder::Shared, EncoderKind::Gru, 2, absolute);
        QTest::addRow("bigru%s", form) << shapeOf(PairEncoder::Shared, EncoderKind::BiGru, 2, absolute);
        QTest::addRow("att%s", form) << shapeOf(PairEncoder::Shared, EncoderKind::Attention, 2, absolute);
        QTest::addRow("abcnn%s", form) << shapeOf(PairEncoder::Abcnn, EncoderKind::Cnn, 1, absolute);
        QTest::addRow("abcnn of three layers%s", form) << shapeOf(PairEncoder::Abcnn, EncoderKind::Cnn, 3, absolute);
    }
}

void TestPairNetwork::gradientsMatchFiniteDifferences()
{
    QFETCH(PairNetworkShape, shape);
    Problem problem(shape);
    problem.loss();
    std::vector<double> gradient(problem.parameters.size());
    for (std::size_t i = 0; i < gradient.size(); ++i) {
        gradient[i] = problem.gradients[0][i] + problem.gradients[1][i];
    }
    double largest = 0;
    for (std::size_t i = 0; i < gradient.size(); ++i) {
        const double saved = problem.parameters[i];
        const double h = 1e-3;
        const auto at = [&](double step) {
            problem.parameters[i] = saved + step;
            return problem.loss();
        };
        const double expected = (8 * (at(h) - at(-h)) - (at(2 * h) - at(-2 * h))) / (12 * h);
        problem.parameters[i] = saved;
        const double error = std::abs(gradient[i] - expected) / std::max(1.0, std::abs(expected));
        QVERIFY2(error < 1e-6, qPrintable(QString("parameter %1: %2 instead of %3").arg(i).arg(gradient[i]).arg(expected)));
        largest = std::max(largest, std::abs(expected));
    }
    QVERIFY(largest > 1e-3);
}

/// One layer over hand-made rows, worked out as the paper writes it.
void TestPairNetwork::attendsAsDefined()
{
    const AbcnnShape shape{1, 1, 1, 1, 2};
    const Abcnn<double> network(shape);
    // W (2 × 1), weights of the two channels, bias.
    const std::vector<double> parameters = {0.5, -1, 0.7, 0.3, 0.1};
    QCOMPARE(parameters.size(), network.parameterCount());
    const std::array<double, 2> first = {1, 2};
    const double second = 4;
    PairBatch<double> batch;
    batch.lengths = {{{2}, {1}}};
    batch.rows = {{{&first[0], &first[1]}, {&second}}};
    batch.scales = {{{1, 1}, {1}}};
    batch.labels = {1};
    Abcnn<double>::Workspace workspace;
    double one = 0;
    double two = 0;
    network.forward(parameters.data(), batch, workspace, {&one, &two});
    const double a = 1.0 / (1 + 3);
    const double b = 1.0 / (1 + 2);
    const auto convolved = [](double row, double channel) { return std::tanh(0.7 * row + 0.3 * channel + 0.1); };
    QVERIFY(std::abs(one - (convolved(1, 0.5 * a) + convolved(2, 0.5 * b)) / 2) < 1e-12);
    QVERIFY(std::abs(two - convolved(4, 0.5 * a - b)) < 1e-12);
}

/// Swapped sides: the absolute difference does not notice.
void TestPairNetwork::difference()
{
    for (const bool absolute : {false, true}) {
        Problem problem(shapeOf(PairEncoder::Shared, EncoderKind::Gru, 1, absolute));
        std::vector<double> there(4), back(4);
        problem.network.forward(problem.parameters.data(), problem.batch, problem.workspace, there.data());
        std::swap(problem.batch.rows[0], problem.batch.rows[1]);
        std::swap(problem.batch.scales[0], problem.batch.scales[1]);
        std::swap(problem.batch.lengths[0], problem.batch.lengths[1]);
        problem.network.forward(problem.parameters.data(), problem.batch, problem.workspace, back.data());
        const bool same = std::abs(there[0] - back[0]) + std::abs(there[1] - back[1]) < 1e-12;
        QCOMPARE(same, absolute);
    }
}

QTEST_GUILESS_MAIN(TestPairNetwork)
#include "TestPairNetwork.moc"
