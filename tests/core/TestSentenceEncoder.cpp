#include "training/AmsGrad.h"
#include "encoder/Kernels.h"
#include "encoder/SentenceEncoder.h"

#include <QTest>

#include <cmath>
#include <stdexcept>

using namespace crossgloss;

/// The paper's formulas by hand, and batching that changes nothing.
class TestSentenceEncoder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gruStepMatchesHandComputedNumbers();
    void attentionMatchesHandComputedNumbers();
    void convolutionMatchesHandComputedNumbers();
    void bidirectionalGruReadsEachSentenceFromItsOwnEnd();
    void bowIsTheSumOfProjectedWords();
    void sentencesDoNotSeeTheirBatch_data();
    void sentencesDoNotSeeTheirBatch();
    void packedRowsHoldEachWordOnce();
    void packedBatchRefusesRisingLengths();
    void amsGradMatchesAWorkedExample();
    void amsGradAddsShardsAndIgnoresThreads();
    void absurdShapesAreRefused();
    void poolingsThatDoNotFitAreRefused_data();
    void poolingsThatDoNotFitAreRefused();
};

namespace {

double logistic(double x)
{
    return 1 / (1 + std::exp(-x));
}

} // namespace

void TestSentenceEncoder::gruStepMatchesHandComputedNumbers()
{
    // One unit, one input, two steps: M = [s r z], N = [r z s], b = [s r z].
    const double m[] = {0.5, -0.4, 0.3};
    const double n[] = {0.7, -0.2, 0.9};
    const double b[] = {0.1, 0.2, -0.3};
    const double x[] = {1.5, -2.0};

    const double z1 = logistic(0.3 * 1.5 - 0.3);
    const double h1 = z1 * std::tanh(0.5 * 1.5 + 0.1);
    const double r2 = logistic(-0.4 * -2.0 + 0.7 * h1 + 0.2);
    const double z2 = logistic(0.3 * -2.0 - 0.2 * h1 - 0.3);
    const double s2 = std::tanh(0.5 * -2.0 + r2 * (0.9 * h1) + 0.1);
    const double h2 = z2 * s2 + (1 - z2) * h1;

    const GruLayer<double> layer(1, 1);
    const double parameters[] = {m[0], m[1], m[2], n[0], n[1], n[2], b[0], b[1], b[2]};
    QCOMPARE(layer.parameterCount(), std::size_t{9});
    PackedBatch batch;
    const int lengths[] = {2};
    batch.assign(lengths);
    GruLayer<double>::Trace trace = layer.makeTrace(2);
    double h[2];
    layer.forward(parameters, batch, x, trace, h);
    QVERIFY(std::fabs(h[0] - h1) < 1e-15);
    QVERIFY(std::fabs(h[1] - h2) < 1e-15);
    // The same by pocket calculator.
    QVERIFY(std::fabs(h[0] - 0.3714013583) < 1e-9);
    QVERIFY(std::fabs(h[1] - 0.1149026404) < 1e-9);
}

void TestSentenceEncoder::attentionMatchesHandComputedNumbers()
{
    // Two steps, one sentence, two units, M_a the identity and no bias: u = tanh(h).
    const double h[] = {0.2, -0.5, 1.0, 0.4};
    const double parameters[] = {1, 0, 0, 1, 0, 0};
    const double u[] = {std::tanh(0.2), std::tanh(-0.5), std::tanh(1.0), std::tanh(0.4)};
    const double e1 = std::exp(u[0] * u[2] + u[1] * u[3]);
    const double e2 = std::exp(u[2] * u[2] + u[3] * u[3]);
    const double a1 = e1 / (e1 + e2);
    const double a2 = e2 / (e1 + e2);

    const AttentionLayer<double> layer(2);
    PackedBatch batch;
    const int lengths[] = {2};
    batch.assign(lengths);
    AttentionLayer<double>::Trace trace = layer.makeTrace(2);
    double out[4];
    layer.forward(parameters, batch, h, trace, out);
    QVERIFY(std::fabs(trace.weights[0] - a1) < 1e-15);
    QVERIFY(std::fabs(trace.weights[1] - a2) < 1e-15);
    for (int i = 0; i < 4; ++i) {
        QVERIFY(std::fabs(out[i] - 2 * (i < 2 ? a1 : a2) * u[i]) < 1e-15);
    }
}

void TestSentenceEncoder::convolutionMatchesHandComputedNumbers()
{
    // One unit, one input, kernel 2, pool 2; sentences of three words, of one and of one.
    const double m0 = 0.5;
    const double m1 = -0.8;
    const double b = 0.1;
    const double x[] = {1.0, 2.0, -1.5, -0.4, 0.7};  // rows by step: words 0, then words 1 and 2 of the first sentence
    const double a0 = std::tanh(m0 * 1.0 + m1 * -0.4 + b);
    const double a1 = std::tanh(m0 * -0.4 + m1 * 0.7 + b);
    const double a2 = std::tanh(m0 * 0.7 + b);
    const double expected[] = {std::max(a0, a1), std::tanh(m0 * 2.0 + b), std::tanh(m0 * -1.5 + b), std::max(a1, a2), a2};

    const ConvolutionLayer<double> layer(1, 1, 2, 2);
    QCOMPARE(layer.parameterCount(), std::size_t{3});
    const double parameters[] = {m0, m1, b};
    PackedBatch batch;
    const int lengths[] = {3, 1, 1};
    batch.assign(lengths);
    auto trace = layer.makeTrace(5);
    double h[5];
    layer.forward(parameters, batch, x, trace, h);
    for (int i = 0; i < 5; ++i) {
        QVERIFY(std::fabs(h[i] - expected[i]) < 1e-15);
    }
}

void TestSentenceEncoder::bidirectionalGruReadsEachSentenceFromItsOwnEnd()
{
    // The second half of each sentence's rows is what a GRU makes of the sentence turned round, alone.
    constexpr std::size_t input = 3;
    constexpr std::size_t hidden = 4;
    const BiGruLayer<double> layer(input, hidden);
    const GruLayer<double> one(input, hidden);
    QCOMPARE(layer.parameterCount(), 2 * one.parameterCount());
    Random random(8);
    std::vector<double> parameters(layer.parameterCount());
    layer.initialise(parameters.data(), random);
    PackedBatch batch;
    const std::vector<int> lengths = {5, 3, 3, 1};
    batch.assign(lengths);
    std::vector<double> x(batch.rows() * input);
    for (double& value : x) {
        value = normal(random);
    }
    std::vector<double> h(batch.rows() * 2 * hidden);
    auto trace = layer.makeTrace(batch.rows());
    layer.forward(parameters.data(), batch, x.data(), trace, h.data());
    for (std::size_t sentence = 0; sentence < lengths.size(); ++sentence) {
        const std::size_t length = batch.length(sentence);
        PackedBatch alone;
        alone.assign(std::span(&lengths[sentence], 1));
        std::vector<double> words, turned;
        for (std::size_t step = 0; step < length; ++step) {
            const double* forwards = x.data() + batch.row(sentence, step) * input;
            const double* backwards = x.data() + batch.row(sentence, length - 1 - step) * input;
            words.insert(words.end(), forwards, forwards + input);
            turned.insert(turned.end(), backwards, backwards + input);
        }
        std::vector<double> hForwards(length * hidden), hBackwards(length * hidden);
        auto other = one.makeTrace(length);
        one.forward(parameters.data(), alone, words.data(), other, hForwards.data());
        one.forward(parameters.data() + one.parameterCount(), alone, turned.data(), other, hBackwards.data());
        for (std::size_t step = 0; step < length; ++step) {
            for (std::size_t i = 0; i < hidden; ++i) {
                const double* row = h.data() + batch.row(sentence, step) * 2 * hidden;
                QVERIFY(std::fabs(row[i] - hForwards[step * hidden + i]) < 1e-14);
                QVERIFY(std::fabs(row[hidden + i] - hBackwards[(length - 1 - step) * hidden + i]) < 1e-14);
            }
        }
    }
}

void TestSentenceEncoder::bowIsTheSumOfProjectedWords()
{
    EncoderShape shape;
    shape.kind = EncoderKind::Bow;
    shape.input = 2;
    shape.output = 3;
    shape.sequenceLength = 3;
    const SentenceEncoder<double> encoder(shape);
    QCOMPARE(encoder.parameterCount(), std::size_t{6});
    const double parameters[] = {1, 2, 3, 4, 5, 6};
    const double words[] = {1, 0, 0, 1, 2, 2};
    PackedBatch batch;
    const int lengths[] = {2, 1};
    batch.assign(lengths);
    // Rows by step: sentence 0 word 0, sentence 1 word 0, sentence 0 word 1.
    const BatchInput<double> input{{words, words + 4, words + 2}, {1, 0.5, 1}};
    auto workspace = encoder.makeWorkspace(2);
    double out[6];
    encoder.forward(parameters, batch, input, workspace, out);
    const double expected[] = {5, 7, 9, 5, 7, 9};
    for (int i = 0; i < 6; ++i) {
        QCOMPARE(out[i], expected[i]);
    }
}

void TestSentenceEncoder::sentencesDoNotSeeTheirBatch_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("placement");
    QTest::newRow("bow") << int(EncoderKind::Bow) << 0;
    QTest::newRow("gru") << int(EncoderKind::Gru) << 0;
    QTest::newRow("bidirectional gru") << int(EncoderKind::BiGru) << 0;
    QTest::newRow("convolutions") << int(EncoderKind::Cnn) << 0;
    QTest::newRow("attention pairs") << int(EncoderKind::Attention) << int(AttentionPlacement::Stacked);
    QTest::newRow("attention last") << int(EncoderKind::Attention) << int(AttentionPlacement::Last);
}

void TestSentenceEncoder::sentencesDoNotSeeTheirBatch()
{
    QFETCH(int, kind);
    QFETCH(int, placement);
    EncoderShape shape;
    shape.kind = EncoderKind(kind);
    shape.attention = AttentionPlacement(placement);
    shape.input = 7;
    shape.output = 6;
    shape.hidden = 24;
    shape.layers = 5;
    shape.sequenceLength = 15;
    const SentenceEncoder<double> encoder(shape);
    Random random(5);
    std::vector<double> parameters(encoder.parameterCount());
    encoder.initialise(parameters.data(), random);

    const std::vector<int> lengths = {15, 15, 9, 9, 8, 4, 1, 1};
    std::vector<std::vector<double>> sentences;
    for (const int length : lengths) {
        sentences.emplace_back(static_cast<std::size_t>(length) * shape.input);
        for (double& value : sentences.back()) {
            value = normal(random);
        }
    }
    PackedBatch batch;
    batch.assign(lengths);
    BatchInput<double> input;
    for (std::size_t step = 0; step < batch.steps(); ++step) {
        for (std::size_t sentence = 0; sentence < batch.activeAt(step); ++sentence) {
            input.rows.push_back(sentences[sentence].data() + step * shape.input);
            input.scales.push_back(1);
        }
    }
    auto workspace = encoder.makeWorkspace(lengths.size());
    std::vector<double> together(lengths.size() * shape.output);
    encoder.forward(parameters.data(), batch, input, workspace, together.data());

    double norm = 0;
    for (std::size_t sentence = 0; sentence < lengths.size(); ++sentence) {
        PackedBatch alone;
        alone.assign(std::span(&lengths[sentence], 1));
        BatchInput<double> words;
        for (std::size_t step = 0; step < alone.steps(); ++step) {
            words.rows.push_back(sentences[sentence].data() + step * shape.input);
            words.scales.push_back(1);
        }
        std::vector<double> out(shape.output);
        encoder.forward(parameters.data(), alone, words, workspace, out.data());
        for (std::size_t i = 0; i < shape.output; ++i) {
            QVERIFY(std::fabs(out[i] - together[sentence * shape.output + i]) < 1e-13);
            norm += std::fabs(out[i]);
        }
    }
    QVERIFY(norm > 0.1);
}

void TestSentenceEncoder::packedRowsHoldEachWordOnce()
{
    PackedBatch batch;
    const int lengths[] = {4, 2, 2, 1};
    batch.assign(lengths);
    QCOMPARE(batch.rows(), std::size_t{9});
    QCOMPARE(batch.steps(), std::size_t{4});
    QCOMPARE(batch.activeAt(0), std::size_t{4});
    QCOMPARE(batch.activeAt(1), std::size_t{3});
    QCOMPARE(batch.activeAt(2), std::size_t{1});
    QCOMPARE(batch.activeAt(3), std::size_t{1});
    std::vector<int> seen(9);
    for (std::size_t sentence = 0; sentence < 4; ++sentence) {
        for (std::size_t step = 0; step < batch.length(sentence); ++step) {
            ++seen[batch.row(sentence, step)];
        }
    }
    QCOMPARE(seen, std::vector<int>(9, 1));
}

void TestSentenceEncoder::packedBatchRefusesRisingLengths()
{
    PackedBatch batch;
    const int rising[] = {2, 3};
    QVERIFY_EXCEPTION_THROWN(batch.assign(rising), std::invalid_argument);
    const int empty[] = {2, 0};
    QVERIFY_EXCEPTION_THROWN(batch.assign(empty), std::invalid_argument);
}

void TestSentenceEncoder::amsGradMatchesAWorkedExample()
{
    // α = .1, β = (.9, .999). Step 1, g = 2: m = .2, v = .004, p −= .1/.1 · .2 / (√.004/√.001) = .1.
    // Step 2, g = −.5: m = .18 − .05 = .13, v = .003996 + .00025 = .004246, the largest so far.
    // Step 3, g = 0: v sinks to .004241754, but v̂ stays .004246: here AMSGrad parts from Adam.
    AmsGrad::Options options;
    options.learningRate = 0.1;
    AmsGrad optimiser(1, options);
    float parameter = 1;
    double expected = 1;
    const double gradients[] = {2, -0.5, 0};
    const double moments[] = {0.2, 0.13, 0.117};
    const double largest[] = {0.004, 0.004246, 0.004246};
    const double pytorch[] = {0.9000000005, 0.8530531837, 0.8167813079};   // torch.optim.Adam(amsgrad=True)
    for (int i = 0; i < 3; ++i) {
        const float gradient = static_cast<float>(gradients[i]);
        const float* shards[] = {&gradient};
        optimiser.step(&parameter, shards, 1);
        const double t = i + 1;
        expected -= 0.1 / (1 - std::pow(0.9, t)) * moments[i] /
                    (std::sqrt(largest[i]) / std::sqrt(1 - std::pow(0.999, t)) + 1e-8);
        QVERIFY2(std::fabs(parameter - expected) < 1e-6, qPrintable(QString::number(i)));
        QVERIFY(std::fabs(parameter - pytorch[i]) < 1e-6);
    }
    QCOMPARE(optimiser.steps(), std::uint64_t{3});
}

void TestSentenceEncoder::amsGradAddsShardsAndIgnoresThreads()
{
    constexpr std::size_t count = 100003;
    Random random(4);
    std::vector<float> first(count), second(count), sum(count);
    for (std::size_t i = 0; i < count; ++i) {
        first[i] = static_cast<float>(normal(random));
        second[i] = static_cast<float>(normal(random));
        sum[i] = first[i] + second[i];
    }
    std::vector<float> a(count, 1), b(count, 1);
    AmsGrad optimiserA(count, {}), optimiserB(count, {});
    const float* shards[] = {first.data(), second.data()};
    const float* whole[] = {sum.data()};
    for (int i = 0; i < 3; ++i) {
        optimiserA.step(a.data(), shards, 2);
        optimiserB.step(b.data(), whole, 1);
    }
    QVERIFY(a == b);
    QVERIFY(a[0] != 1.0F);
}

void TestSentenceEncoder::absurdShapesAreRefused()
{
    EncoderShape shape;
    shape.input = 50;
    shape.output = 50;
    SentenceEncoder<float> fine(shape);
    QVERIFY(fine.parameterCount() > 1000000);
    for (std::size_t EncoderShape::*member :
         {&EncoderShape::input, &EncoderShape::output, &EncoderShape::hidden, &EncoderShape::layers,
          &EncoderShape::affineLayers, &EncoderShape::sequenceLength}) {
        EncoderShape broken = shape;
        broken.*member = 0;
        QVERIFY_EXCEPTION_THROWN(SentenceEncoder<float>{broken}, Error);
        broken.*member = std::size_t{1} << 40;
        QVERIFY_EXCEPTION_THROWN(SentenceEncoder<float>{broken}, Error);
    }
    shape.kind = EncoderKind::Cnn;
    for (std::size_t EncoderShape::*member : {&EncoderShape::kernel, &EncoderShape::pool}) {
        EncoderShape broken = shape;
        broken.*member = 0;
        QVERIFY_EXCEPTION_THROWN(SentenceEncoder<float>{broken}, Error);
        broken.*member = 65;
        QVERIFY_EXCEPTION_THROWN(SentenceEncoder<float>{broken}, Error);
    }
}

void TestSentenceEncoder::poolingsThatDoNotFitAreRefused_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("pooling");
    QTest::newRow("bow, mean") << int(EncoderKind::Bow) << int(Pooling::Mean);
    QTest::newRow("bigru, last") << int(EncoderKind::BiGru) << int(Pooling::Last);
    QTest::newRow("gru, ends") << int(EncoderKind::Gru) << int(Pooling::Ends);
    QTest::newRow("cnn, ends") << int(EncoderKind::Cnn) << int(Pooling::Ends);
    QTest::newRow("attention, ends") << int(EncoderKind::Attention) << int(Pooling::Ends);
}

void TestSentenceEncoder::poolingsThatDoNotFitAreRefused()
{
    QFETCH(int, kind);
    QFETCH(int, pooling);
    EncoderShape shape;
    shape.input = shape.output = 5;
    shape.kind = EncoderKind(kind);
    SentenceEncoder<float> fine(shape);
    shape.pooling = Pooling(pooling);
    QVERIFY_EXCEPTION_THROWN(SentenceEncoder<float>{shape}, Error);
}

QTEST_GUILESS_MAIN(TestSentenceEncoder)
#include "TestSentenceEncoder.moc"
