#include "encoder/Loss.h"
#include "encoder/SentenceEncoder.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace crossgloss;

/// Every parameter and every input of every encoder, under every objective, against central differences in double.
/// Batches are ragged, with sentences of one word among them.
class TestEncoderGradients : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gradientsMatchFiniteDifferences_data();
    void gradientsMatchFiniteDifferences();
    void convolutionsMatchFiniteDifferences_data();
    void convolutionsMatchFiniteDifferences();
    void poolingsMatchFiniteDifferences_data();
    void poolingsMatchFiniteDifferences();
    void dropoutMatchesFiniteDifferences_data();
    void dropoutMatchesFiniteDifferences();
    void tiedMaximaGoToOneRow();
};

Q_DECLARE_METATYPE(crossgloss::EncoderShape)
Q_DECLARE_METATYPE(crossgloss::Objective)
Q_DECLARE_METATYPE(std::vector<int>)

namespace {

EncoderShape shapeOf(EncoderKind kind, AttentionPlacement placement, std::size_t layers, std::size_t affineLayers)
{
    EncoderShape shape;
    shape.kind = kind;
    shape.attention = placement;
    shape.input = 3;
    shape.output = 4;
    shape.hidden = 5;
    shape.layers = layers;
    shape.affineLayers = affineLayers;
    shape.sequenceLength = 6;
    return shape;
}

/// A batch with everything that a loss needs.
struct Problem {
    explicit Problem(const EncoderShape& shape, Objective objective, const std::vector<int>& lengths)
        : encoder(shape), loss(objective, shape.output, lengths.size()),
          workspace(encoder.makeWorkspace(lengths.size(), true))
    {
        Random random(11);
        batch.assign(lengths);
        parameters.resize(encoder.parameterCount());
        encoder.initialise(parameters.data(), random);
        for (double& value : parameters) {
            value += 0.3 * normal(random);          // biases too, and gates away from their symmetric point
        }
        inputs.resize(batch.rows() * shape.input);
        for (double& value : inputs) {
            value = normal(random);
        }
        for (std::size_t row = 0; row < batch.rows(); ++row) {
            input.rows.push_back(inputs.data() + row * shape.input);
            input.scales.push_back(1);
        }
        targets.resize(lengths.size() * shape.output);
        for (double& value : targets) {
            value = normal(random);
        }
        words = {7, 8, 7, 9, 10};                   // one word twice: no negative of itself
        words.resize(lengths.size());
        if (lengths.size() > 2) {
            std::copy_n(targets.begin(), shape.output, targets.begin() + static_cast<std::ptrdiff_t>(2 * shape.output));
        }
        out.resize(targets.size());
        dOut.resize(targets.size());
    }

    double value()
    {
        encoder.forward(parameters.data(), batch, input, workspace, out.data(), dropout);
        return loss.compute(batch.sentences(), out.data(), targets.data(), words.data(), dOut.data());
    }

    /// Central difference of fourth order by one variable.
    double difference(double& variable, double step = 1e-3)
    {
        const double saved = variable;
        const auto at = [&](double offset) {
            variable = saved + offset;
            return value();
        };
        const double result =
            (8 * (at(step) - at(-step)) - (at(2 * step) - at(-2 * step))) / (12 * step);
        variable = saved;
        return result;
    }

    SentenceEncoder<double> encoder;
    Loss<double> loss;
    SentenceEncoder<double>::Workspace workspace;
    PackedBatch batch;
    std::vector<double> parameters, inputs, targets, out, dOut;
    std::vector<std::uint64_t> words;
    BatchInput<double> input;
    Dropout dropout;
};

/// Compares every parameter's and every input's gradient with its difference.
void compare(Problem& problem)
{
    const double loss = problem.value();
    QVERIFY(std::isfinite(loss) && loss > 0);

    std::vector<double> gradient(problem.parameters.size(), std::nan(""));
    std::vector<double> dInput(problem.inputs.size(), std::nan(""));
    problem.encoder.backward(problem.parameters.data(), problem.batch, problem.workspace, problem.dOut.data(),
                             gradient.data(), dInput.data());
    const double norm = std::sqrt(std::inner_product(gradient.begin(), gradient.end(), gradient.begin(), 0.0) /
                                  static_cast<double>(gradient.size()));
    QVERIFY(norm > 1e-4);                           // a vanished gradient would match anything

    std::vector<double> withoutInput(gradient.size());
    problem.value();
    problem.encoder.backward(problem.parameters.data(), problem.batch, problem.workspace, problem.dOut.data(),
                             withoutInput.data());
    QVERIFY(withoutInput == gradient);

    const auto check = [&](std::vector<double>& variables, const std::vector<double>& analytic, const char* what) {
        for (std::size_t i = 0; i < variables.size(); ++i) {
            // A maximum may pass from one row to another within a step; within a hundredth of it that is as good as
            // impossible, and no step makes a wrong gradient right.
            double numeric = 0;
            double error = 1;
            for (double step = 1e-3; error >= 1e-6 && step > 5e-6; step /= 10) {
                numeric = problem.difference(variables[i], step);
                error = std::fabs(numeric - analytic[i]) /
                        std::max({std::fabs(numeric), std::fabs(analytic[i]), 0.01 * norm});
            }
            QVERIFY2(error < 1e-6, qPrintable(QStringLiteral("%1 %2: analytic %3, numeric %4")
                                                  .arg(QLatin1String(what))
                                                  .arg(i)
                                                  .arg(analytic[i], 0, 'g', 12)
                                                  .arg(numeric, 0, 'g', 12)));
        }
    };
    check(problem.parameters, gradient, "parameter");
    check(problem.inputs, dInput, "input");
}

EncoderShape convolution(std::size_t kernel, std::size_t pool, std::size_t layers)
{
    EncoderShape shape = shapeOf(EncoderKind::Cnn, AttentionPlacement::Last, layers, 1);
    shape.kernel = kernel;
    shape.pool = pool;
    return shape;
}

} // namespace

void TestEncoderGradients::gradientsMatchFiniteDifferences_data()
{
    QTest::addColumn<EncoderShape>("shape");
    QTest::addColumn<Objective>("objective");
    using Place = AttentionPlacement;
    const struct {
        const char* name;
        EncoderShape shape;
    } shapes[] = {
        {"bow", shapeOf(EncoderKind::Bow, Place::Last, 1, 1)},
        {"gru x1, 1 affine", shapeOf(EncoderKind::Gru, Place::Last, 1, 1)},
        {"gru x3, 2 affine", shapeOf(EncoderKind::Gru, Place::Last, 3, 2)},
        {"bigru x1, 1 affine", shapeOf(EncoderKind::BiGru, Place::Last, 1, 1)},
        {"bigru x3, 2 affine", shapeOf(EncoderKind::BiGru, Place::Last, 3, 2)},
        {"cnn x1, 1 affine", shapeOf(EncoderKind::Cnn, Place::Last, 1, 1)},
        {"cnn x3, 2 affine", shapeOf(EncoderKind::Cnn, Place::Last, 3, 2)},
        {"attention last x2, 2 affine", shapeOf(EncoderKind::Attention, Place::Last, 2, 2)},
        {"attention pairs x1, 3 affine", shapeOf(EncoderKind::Attention, Place::Stacked, 1, 3)},
        {"attention pairs x3, 2 affine", shapeOf(EncoderKind::Attention, Place::Stacked, 3, 2)},
    };
    const struct {
        const char* name;
        Objective objective;
    } objectives[] = {{"l2", Objective::L2}, {"cosine", Objective::Cosine}, {"hinge", Objective::Hinge},
                      {"softmax", Objective::Softmax}};
    for (const auto& shape : shapes) {
        for (const auto& objective : objectives) {
            QTest::addRow("%s, %s", shape.name, objective.name) << shape.shape << objective.objective;
        }
    }
}

void TestEncoderGradients::gradientsMatchFiniteDifferences()
{
    QFETCH(EncoderShape, shape);
    QFETCH(Objective, objective);
    Problem problem(shape, objective, {6, 4, 4, 2, 1});
    compare(problem);
}

void TestEncoderGradients::convolutionsMatchFiniteDifferences_data()
{
    QTest::addColumn<EncoderShape>("shape");
    QTest::addColumn<std::vector<int>>("lengths");
    const std::pair<const char*, std::vector<int>> batches[] = {
        {"mixed", {6, 4, 4, 2, 1}}, {"all full", {6, 6, 6}}, {"single words", {1, 1}}, {"one sentence", {3}}};
    for (const std::size_t kernel : {1, 2, 3, 8}) {
        for (const std::size_t pool : {1, 2, 3, 8}) {
            for (const auto& [name, lengths] : batches) {
                const std::size_t layers = kernel + pool > 10 ? 1 : 2;
                QTest::addRow("kernel %d, pool %d, %s", static_cast<int>(kernel), static_cast<int>(pool), name)
                    << convolution(kernel, pool, layers) << lengths;
            }
        }
    }
}

void TestEncoderGradients::convolutionsMatchFiniteDifferences()
{
    QFETCH(EncoderShape, shape);
    QFETCH(std::vector<int>, lengths);
    Problem problem(shape, Objective::L2, lengths);
    compare(problem);
}

void TestEncoderGradients::poolingsMatchFiniteDifferences_data()
{
    QTest::addColumn<EncoderShape>("shape");
    QTest::addColumn<std::vector<int>>("lengths");
    const std::pair<const char*, EncoderKind> kinds[] = {{"gru", EncoderKind::Gru},
                                                         {"bigru", EncoderKind::BiGru},
                                                         {"cnn", EncoderKind::Cnn},
                                                         {"attention", EncoderKind::Attention}};
    const std::pair<const char*, Pooling> poolings[] = {
        {"last", Pooling::Last}, {"mean", Pooling::Mean}, {"max", Pooling::Max}, {"ends", Pooling::Ends}};
    for (const auto& [kindName, kind] : kinds) {
        for (const auto& [poolingName, pooling] : poolings) {
            if (pooling == (kind == EncoderKind::BiGru ? Pooling::Last : Pooling::Ends)) {
                continue;                           // not of this kind
            }
            EncoderShape shape = shapeOf(kind, AttentionPlacement::Stacked, 2, 2);
            shape.pooling = pooling;
            QTest::addRow("%s, %s, mixed", kindName, poolingName) << shape << std::vector<int>{6, 4, 4, 2, 1};
            QTest::addRow("%s, %s, single words", kindName, poolingName) << shape << std::vector<int>{1, 1};
            QTest::addRow("%s, %s, all full", kindName, poolingName) << shape << std::vector<int>{6, 6, 6};
        }
    }
}

void TestEncoderGradients::poolingsMatchFiniteDifferences()
{
    QFETCH(EncoderShape, shape);
    QFETCH(std::vector<int>, lengths);
    Problem problem(shape, Objective::L2, lengths);
    compare(problem);
}

void TestEncoderGradients::dropoutMatchesFiniteDifferences_data()
{
    QTest::addColumn<EncoderShape>("shape");
    using Place = AttentionPlacement;
    QTest::newRow("gru") << shapeOf(EncoderKind::Gru, Place::Last, 3, 2);
    QTest::newRow("bigru") << shapeOf(EncoderKind::BiGru, Place::Last, 2, 2);
    QTest::newRow("cnn") << shapeOf(EncoderKind::Cnn, Place::Last, 3, 2);
    QTest::newRow("attention last") << shapeOf(EncoderKind::Attention, Place::Last, 2, 2);
    QTest::newRow("attention pairs") << shapeOf(EncoderKind::Attention, Place::Stacked, 3, 2);
}

void TestEncoderGradients::dropoutMatchesFiniteDifferences()
{
    QFETCH(EncoderShape, shape);
    Problem problem(shape, Objective::L2, {6, 4, 4, 2, 1});
    const double whole = problem.value();
    const std::vector<std::uint64_t> keys = {11, 12, 13, 14, 15};
    problem.dropout = {0.3, keys};
    QVERIFY(problem.value() != whole);
    compare(problem);
}

void TestEncoderGradients::tiedMaximaGoToOneRow()
{
    // One word three times, kernel 1: every row is the same, and so is every maximum. Were each of the tied rows given
    // the gradient, it would be too large.
    Problem problem(convolution(1, 2, 2), Objective::L2, {3});
    for (std::size_t row = 1; row < 3; ++row) {
        problem.input.rows[row] = problem.inputs.data();
    }
    problem.value();
    std::vector<double> gradient(problem.parameters.size());
    problem.encoder.backward(problem.parameters.data(), problem.batch, problem.workspace, problem.dOut.data(),
                             gradient.data());
    for (std::size_t i = 0; i < gradient.size(); ++i) {
        QVERIFY(std::fabs(problem.difference(problem.parameters[i]) - gradient[i]) < 1e-6 * (1 + std::fabs(gradient[i])));
    }
}

QTEST_GUILESS_MAIN(TestEncoderGradients)
#include "TestEncoderGradients.moc"
