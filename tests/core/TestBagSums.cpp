#include "encoder/BagSums.h"

#include "base/Random.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>
#include <stdexcept>

using namespace crossgloss;

/// Sums of words at every dimension, and steps that do not care where the sums come from.
class TestBagSums : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sumsWordsOfUnitLength_data();
    void sumsWordsOfUnitLength();
    void keepsOnlyWhatFits();
    void stepsAreTheSameWithKeptSums();
    void stepIsForwardBackwardAndUpdate();
    void sentenceWithoutWordsIsRefused();
};

namespace {

constexpr std::size_t words = 40;
constexpr std::size_t batch = 8;

WordTable tableOf(std::size_t dimension)
{
    Random random(dimension);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < words; ++i) {
        names.push_back("w" + std::to_string(i));
    }
    std::vector<float> values(words * dimension);
    for (float& value : values) {
        value = static_cast<float>(normal(random));
    }
    WordTable table;
    table.add("en", EmbeddingSpace(std::move(names), std::move(values), dimension));
    return table;
}

PairSet pairsOf(std::size_t count)
{
    Random random(5);
    PairSet set;
    for (std::size_t i = 0; i < count; ++i) {
        EncodedPair pair;
        pair.begin = static_cast<std::uint32_t>(set.tokens.size());
        pair.length = 1 + static_cast<std::uint32_t>(i % 6);
        pair.target = pair.answer = static_cast<std::uint32_t>(uniformBelow(random, words));
        for (std::uint32_t t = 0; t < pair.length; ++t) {
            set.tokens.push_back(static_cast<std::uint32_t>(uniformBelow(random, words)));
        }
        set.pairs.push_back(pair);
    }
    return set;
}

EncoderShape shapeOf(std::size_t dimension)
{
    EncoderShape shape;
    shape.kind = EncoderKind::Bow;
    shape.input = shape.output = dimension;
    shape.sequenceLength = 6;
    return shape;
}

std::vector<float> trained(const WordTable& table, const PairSet& set, Objective objective)
{
    EncoderStep::Options options;
    options.batch = batch;
    options.objective = objective;
    EncoderStep step(shapeOf(table.dimension()), options);
    Random random(3);
    step.encoder().initialise(step.parameters().data(), random);
    std::vector<std::uint32_t> order(set.pairs.size());
    std::iota(order.begin(), order.end(), 0U);
    for (std::size_t first = 0; first < order.size(); first += batch) {
        const std::size_t size = std::min(batch, order.size() - first);
        step.step(table, set, std::span(order).subspan(first, size));
    }
    return step.parameters();
}

} // namespace

void TestBagSums::sumsWordsOfUnitLength_data()
{
    QTest::addColumn<int>("dimension");
    for (int dimension = 1; dimension <= 140; ++dimension) {
        QTest::addRow("%d", dimension) << dimension;
    }
}

void TestBagSums::sumsWordsOfUnitLength()
{
    QFETCH(int, dimension);
    const auto d = static_cast<std::size_t>(dimension);
    const WordTable table = tableOf(d);
    const PairSet set = pairsOf(13);
    const std::vector<float> sums = sumAllBags(table, set, 1 << 20, 2);
    QCOMPARE(sums.size(), set.pairs.size() * d);
    for (std::size_t i = 0; i < set.pairs.size(); ++i) {
        for (std::size_t j = 0; j < d; ++j) {
            double sum = 0;
            for (const std::uint32_t word : set.words(set.pairs[i])) {
                const float* row = table.row(word);
                const double length = std::sqrt(std::inner_product(row, row + d, row, 0.0));
                sum += double{row[j]} / length;
            }
            QVERIFY(std::abs(sum - double{sums[i * d + j]}) < 1e-5);
        }
    }
    const std::uint32_t some[] = {7, 2, 7};
    std::vector<float> again(3 * d, -1.0F);
    sumBags(table, set, some, again.data());
    for (std::size_t i = 0; i < 3; ++i) {
        QVERIFY(std::equal(again.begin() + static_cast<std::ptrdiff_t>(i * d),
                           again.begin() + static_cast<std::ptrdiff_t>((i + 1) * d),
                           sums.begin() + static_cast<std::ptrdiff_t>(some[i] * d)));
    }
}

void TestBagSums::keepsOnlyWhatFits()
{
    const WordTable table = tableOf(10);
    const PairSet set = pairsOf(25);
    QCOMPARE(sumAllBags(table, set, 25 * 10 * sizeof(float), 1).size(), std::size_t{250});
    QVERIFY(sumAllBags(table, set, 25 * 10 * sizeof(float) - 1, 1).empty());
    QVERIFY(sumAllBags(table, PairSet(), 1000, 1).empty());
}

void TestBagSums::stepsAreTheSameWithKeptSums()
{
    const WordTable table = tableOf(21);
    PairSet set = pairsOf(50);
    for (const Objective objective : {Objective::L2, Objective::Softmax}) {
        set.bags.clear();
        const std::vector<float> anew = trained(table, set, objective);
        set.bags = sumAllBags(table, set, 1 << 20, 1);
        const std::vector<float> kept = trained(table, set, objective);
        QCOMPARE(std::memcmp(anew.data(), kept.data(), anew.size() * sizeof(float)), 0);
    }
}

// Against the layers that the gradient check covers.
void TestBagSums::stepIsForwardBackwardAndUpdate()
{
    constexpr std::size_t dimension = 11;
    const WordTable table = tableOf(dimension);
    const PairSet set = pairsOf(batch);
    EncoderStep::Options options;
    options.batch = batch;
    EncoderStep step(shapeOf(dimension), options);
    Random random(9);
    step.encoder().initialise(step.parameters().data(), random);
    std::vector<float> parameters = step.parameters();

    std::vector<std::uint32_t> order(batch);
    std::iota(order.begin(), order.end(), 0U);
    std::stable_sort(order.begin(), order.end(), [&set](std::uint32_t a, std::uint32_t b) {
        return set.pairs[a].length > set.pairs[b].length;
    });
    std::vector<int> lengths;
    std::vector<float> targets;
    std::vector<std::uint64_t> ids;
    for (const std::uint32_t i : order) {
        lengths.push_back(static_cast<int>(set.pairs[i].length));
        ids.push_back(set.pairs[i].target);
        for (std::size_t j = 0; j < dimension; ++j) {
            targets.push_back(table.row(set.pairs[i].target)[j] * table.scale(set.pairs[i].target));
        }
    }
    PackedBatch packed;
    packed.assign(lengths);
    BatchInput<float> input;
    for (std::size_t t = 0; t < packed.steps(); ++t) {
        for (std::size_t i = 0; i < packed.activeAt(t); ++i) {
            const std::uint32_t word = set.words(set.pairs[order[i]])[t];
            input.rows.push_back(table.row(word));
            input.scales.push_back(table.scale(word));
        }
    }
    const SentenceEncoder<float> encoder(shapeOf(dimension));
    auto workspace = encoder.makeWorkspace(batch);
    std::vector<float> encoded(batch * dimension);
    std::vector<float> dEncoded(batch * dimension);
    std::vector<float> gradient(encoder.parameterCount());
    encoder.forward(parameters.data(), packed, input, workspace, encoded.data());
    Loss<float> loss(Objective::L2, dimension, batch);
    const double expected = loss.compute(batch, encoded.data(), targets.data(), ids.data(), dEncoded.data());
    encoder.backward(parameters.data(), packed, workspace, dEncoded.data(), gradient.data());
    AmsGrad optimiser(parameters.size(), {});
    const float* gradients[] = {gradient.data()};
    optimiser.step(parameters.data(), gradients, 1);

    QVERIFY(std::abs(step.step(table, set, order) - expected) < 1e-6 * expected);
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        QVERIFY(std::abs(parameters[i] - step.parameters()[i]) < 1e-6F);
    }
}

void TestBagSums::sentenceWithoutWordsIsRefused()
{
    const WordTable table = tableOf(4);
    PairSet set = pairsOf(2);
    set.pairs[1].length = 0;
    EncoderStep step(shapeOf(4), {});
    const std::uint32_t order[] = {0, 1};
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, step.step(table, set, order));
}

QTEST_GUILESS_MAIN(TestBagSums)
#include "TestBagSums.moc"
