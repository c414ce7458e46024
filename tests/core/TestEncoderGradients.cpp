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
};

Q_DECLARE_METATYPE(crossgloss::EncoderShape)
Q_DECLARE_METATYPE(crossgloss::Objective)

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
        : encoder(shape), loss(objective, shape.output, lengths.size()), workspace(encoder.makeWorkspace(lengths.size()))
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
        std::copy_n(targets.begin(), shape.output, targets.begin() + static_cast<std::ptrdiff_t>(2 * shape.output));
        out.resize(targets.size());
        dOut.resize(targets.size());
    }

    double value()
    {
        encoder.forward(parameters.data(), batch, input, workspace, out.data());
        return loss.compute(batch.sentences(), out.data(), targets.data(), words.data(), dOut.data());
    }

    /// Central difference of fourth order by one variable.
    double difference(double& variable)
    {
        const double saved = variable;
        const double step = 1e-3;
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
};

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
    const double loss = problem.value();
    QVERIFY(std::isfinite(loss) && loss > 0);

    std::vector<double> gradient(problem.parameters.size(), std::nan(""));
    std::vector<double> dInput(problem.inputs.size(), std::nan(""));
    problem.encoder.backward(problem.parameters.data(), problem.batch, problem.workspace, problem.dOut.data(),
                             gradient.data(), dInput.data());
    const double norm = std::sqrt(std::inner_product(gradient.begin(), gradient.end(), gradient.begin(), 0.0) /
                                  static_cast<double>(gradient.size()));
    QVERIFY(norm > 1e-4);                           // a vanished gradient would match anything

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
    check(problem.parameters, gradient, "parameter");
    check(problem.inputs, dInput, "input");
}

QTEST_GUILESS_MAIN(TestEncoderGradients)
#include "TestEncoderGradients.moc"
