#include "encoder/LstmLayer.h"
#include "encoder/SentenceEncoder.h"

#include <QTest>

#include <cmath>
#include <fstream>
#include <map>
#include <sstream>

using namespace crossgloss;

/// Forward passes of every layer and every encoder beside what tests/data/encoder/reference.py made of the formulas, with
/// numpy and sentence by sentence, in float and in double.
class TestEncoderReference : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void layersAgree();
    void encodersAgree_data();
    void encodersAgree();
    void everyLineIsCompared();

private:
    std::map<std::string, std::vector<double>> m_reference;
    std::map<std::string, int> m_compared;

    template <typename Scalar>
    void layers();
    template <typename Scalar>
    void encode(const std::string& name, const EncoderShape& shape);
    template <typename Scalar>
    void compare(const std::string& name, const std::vector<Scalar>& values);
};

Q_DECLARE_METATYPE(crossgloss::EncoderShape)

namespace {

constexpr std::size_t input = 3;
constexpr std::size_t hidden = 4;
constexpr std::size_t output = 2;
const std::vector<int> lengths = {4, 2, 1};

template <typename Scalar>
std::vector<Scalar> parametersOf(std::size_t count)
{
    std::vector<Scalar> values(count);
    for (std::size_t i = 0; i < count; ++i) {
        values[i] = static_cast<Scalar>(0.6 * std::sin(1.7 * static_cast<double>(i) + 0.3));
    }
    return values;
}

PackedBatch packed()
{
    PackedBatch batch;
    batch.assign(lengths);
    return batch;
}

/// The words of all sentences as the batch has them.
template <typename Scalar>
std::vector<Scalar> words(const PackedBatch& batch, std::size_t width)
{
    std::vector<Scalar> values(batch.rows() * width);
    for (std::size_t s = 0; s < batch.sentences(); ++s) {
        for (std::size_t t = 0; t < batch.length(s); ++t) {
            for (std::size_t i = 0; i < width; ++i) {
                values[batch.row(s, t) * width + i] = static_cast<Scalar>(std::sin(static_cast<double>(11 * s + 3 * t + i) + 0.5));
            }
        }
    }
    return values;
}

/// Rows of a batch sentence after sentence.
template <typename Scalar>
std::vector<Scalar> bySentence(const PackedBatch& batch, const std::vector<Scalar>& rows, std::size_t width)
{
    std::vector<Scalar> values;
    for (std::size_t s = 0; s < batch.sentences(); ++s) {
        for (std::size_t t = 0; t < batch.length(s); ++t) {
            const Scalar* row = rows.data() + batch.row(s, t) * width;
            values.insert(values.end(), row, row + width);
        }
    }
    return values;
}

template <typename Scalar, typename Layer>
std::vector<Scalar> rowsOf(const Layer& layer)
{
    const PackedBatch batch = packed();
    const std::vector<Scalar> x = words<Scalar>(batch, layer.input());
    const std::vector<Scalar> parameters = parametersOf<Scalar>(layer.parameterCount());
    auto trace = layer.makeTrace(lengths.size() * batch.steps());
    std::vector<Scalar> h(batch.rows() * layer.output());
    layer.forward(parameters.data(), batch, x.data(), trace, h.data());
    return bySentence(batch, h, layer.output());
}

template <typename Scalar>
std::vector<Scalar> lstmRows()
{
    const PackedBatch batch = packed();
    const LstmLayer<Scalar> layer(input, hidden);
    const std::vector<Scalar> x = words<Scalar>(batch, input);
    const std::vector<Scalar> parameters = parametersOf<Scalar>(layer.parameterCount());
    std::vector<Scalar> gates(batch.rows() * 4 * hidden), c(batch.rows() * hidden), previous(c), h(c);
    layer.forward(parameters.data(), batch, x.data(), nullptr, {gates.data(), c.data(), previous.data()}, h.data());
    return bySentence(batch, h, hidden);
}

template <typename Scalar>
std::vector<Scalar> affineRows(bool tanh)
{
    const AffineLayer<Scalar> layer(input, output, tanh);
    const std::vector<Scalar> x = words<Scalar>(packed(), input);
    const std::vector<Scalar> parameters = parametersOf<Scalar>(layer.parameterCount());
    std::vector<Scalar> y(lengths.size() * output);
    layer.forward(parameters.data(), lengths.size(), x.data(), y.data());   // the first words come first
    return y;
}

} // namespace

void TestEncoderReference::initTestCase()
{
    std::ifstream file(CROSSGLOSS_TEST_DATA "/encoder/reference.txt");
    for (std::string line; std::getline(file, line);) {
        std::istringstream fields(line);
        std::string name;
        fields >> name;
        for (double value = 0; fields >> value;) {
            m_reference[name].push_back(value);
        }
    }
    QVERIFY(m_reference.size() > 20);
}

template <typename Scalar>
void TestEncoderReference::compare(const std::string& name, const std::vector<Scalar>& values)
{
    const std::vector<double>& expected = m_reference[name];
    QVERIFY2(!expected.empty(), name.c_str());
    QCOMPARE(values.size(), expected.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double error = std::fabs(static_cast<double>(values[i]) - expected[i]);
        QVERIFY2(error < (sizeof(Scalar) == 8 ? 1e-8 : 1e-5), (name + ' ' + std::to_string(i)).c_str());
    }
    ++m_compared[name];
}

template <typename Scalar>
void TestEncoderReference::layers()
{
    compare("layer-gru", rowsOf<Scalar>(GruLayer<Scalar>(input, hidden)));
    compare("layer-lstm", lstmRows<Scalar>());
    compare("layer-bigru", rowsOf<Scalar>(BiGruLayer<Scalar>(input, hidden)));
    compare("layer-attention", rowsOf<Scalar>(AttentionLayer<Scalar>(hidden)));
    for (const auto& [kernel, pool] : {std::pair{2, 2}, {2, 1}, {3, 3}, {1, 2}, {5, 6}}) {
        compare("layer-convolution-" + std::to_string(kernel) + '-' + std::to_string(pool),
                rowsOf<Scalar>(ConvolutionLayer<Scalar>(input, hidden, static_cast<std::size_t>(kernel),
                                                        static_cast<std::size_t>(pool))));
    }
    compare("layer-affine", affineRows<Scalar>(false));
    compare("layer-affine-tanh", affineRows<Scalar>(true));
}

void TestEncoderReference::layersAgree()
{
    layers<float>();
    layers<double>();
}

template <typename Scalar>
void TestEncoderReference::encode(const std::string& name, const EncoderShape& shape)
{
    const SentenceEncoder<Scalar> encoder(shape);
    const PackedBatch batch = packed();
    const std::vector<Scalar> x = words<Scalar>(batch, input);
    const std::vector<Scalar> parameters = parametersOf<Scalar>(encoder.parameterCount());
    BatchInput<Scalar> rows;
    for (std::size_t row = 0; row < batch.rows(); ++row) {
        rows.rows.push_back(x.data() + row * input);
        rows.scales.push_back(1);
    }
    auto workspace = encoder.makeWorkspace(batch.sentences());
    std::vector<Scalar> out(batch.sentences() * output);
    encoder.forward(parameters.data(), batch, rows, workspace, out.data());
    compare(name, out);
}

void TestEncoderReference::encodersAgree_data()
{
    QTest::addColumn<EncoderShape>("shape");
    EncoderShape shape;
    shape.input = input;
    shape.hidden = hidden;
    shape.output = output;
    shape.layers = 2;
    shape.affineLayers = 2;
    shape.sequenceLength = 5;
    shape.kind = EncoderKind::Bow;
    QTest::newRow("encoder-bow") << shape;
    using Place = AttentionPlacement;
    const struct {
        const char* name;
        EncoderKind kind;
        Place place;
    } kinds[] = {{"gru", EncoderKind::Gru, Place::Last},
                 {"cnn", EncoderKind::Cnn, Place::Last},
                 {"att-last", EncoderKind::Attention, Place::Last},
                 {"att-stacked", EncoderKind::Attention, Place::Stacked},
                 {"bigru", EncoderKind::BiGru, Place::Last}};
    for (const auto& kind : kinds) {
        for (const auto& [name, pooling] : {std::pair{"last", Pooling::Last}, {"mean", Pooling::Mean},
                                            {"max", Pooling::Max}, {"ends", Pooling::Ends}}) {
            if (pooling != (kind.kind == EncoderKind::BiGru ? Pooling::Last : Pooling::Ends)) {
                shape.kind = kind.kind;
                shape.attention = kind.place;
                shape.pooling = pooling;
                QTest::addRow("encoder-%s-%s", kind.name, name) << shape;
            }
        }
    }
}

void TestEncoderReference::encodersAgree()
{
    QFETCH(EncoderShape, shape);
    const std::string name = QTest::currentDataTag();
    encode<float>(name, shape);
    encode<double>(name, shape);

    // What a kind does by itself.
    const Pooling pooling = shape.pooling;
    shape.pooling = Pooling::Default;
    if (shape.pooledBy() == pooling) {
        encode<double>(name, shape);
    }
}

void TestEncoderReference::everyLineIsCompared()
{
    for (const auto& [name, values] : m_reference) {
        QVERIFY2(m_compared[name] >= 2, name.c_str());
    }
}

QTEST_GUILESS_MAIN(TestEncoderReference)
#include "TestEncoderReference.moc"
