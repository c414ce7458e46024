#include "SpaceFixture.h"

#include "base/Error.h"
#include "space/Retrieval.h"

#include <QTest>

using namespace crossgloss;
using namespace crossgloss::test;

/// The inverse temperature of inverted softmax against planted ones.
class TestLearnBeta : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsPlantedBeta_data();
    void findsPlantedBeta();
    void maximisesLikelihood();
    void tellsWhenItIsAtABound();
    void refusesBadInput();
};

void TestLearnBeta::findsPlantedBeta_data()
{
    QTest::addColumn<double>("beta");
    QTest::addColumn<int>("sample");
    QTest::newRow("5, all sources") << 5.0 << 0;
    QTest::newRow("20, all sources") << 20.0 << 0;
    QTest::newRow("12, a sample") << 12.0 << 600;
}

void TestLearnBeta::findsPlantedBeta()
{
    QFETCH(double, beta);
    QFETCH(int, sample);
    const Space s = randomSpace(3000, 12, 1);
    const Space t = randomSpace(4000, 12, 2);
    // The source of every target is drawn with the probability that the model says.
    Random random(3);
    std::vector<IndexPair> pairs;
    for (std::uint32_t target = 0; target < t.rows; ++target) {
        std::vector<double> cumulated;
        double sum = 0.0;
        for (std::size_t source = 0; source < s.rows; ++source) {
            cumulated.push_back(sum += std::exp(beta * cosine(t, target, s, source)));
        }
        const auto place = std::lower_bound(cumulated.begin(), cumulated.end(), uniform(random) * sum);
        pairs.push_back({static_cast<std::uint32_t>(place - cumulated.begin()), target});
    }
    LearnBetaOptions options;
    options.sample = static_cast<std::size_t>(sample);
    NullProgress progress;
    const LearnedBeta learned = learnBeta(s.view(), t.view(), 12, pairs, options, progress);
    QVERIFY(!learned.atBound);
    QVERIFY2(std::abs(learned.beta - beta) < 0.06 * beta, qPrintable(QString::number(learned.beta)));
}

void TestLearnBeta::maximisesLikelihood()
{
    const Space s = randomSpace(400, 8, 1);
    Space t(300, 8);
    Random random(5);
    std::vector<IndexPair> pairs;
    for (std::uint32_t row = 0; row < 300; ++row) {
        for (std::size_t i = 0; i < 8; ++i) {
            t.row(row)[i] = s.row(row)[i] + static_cast<float>(0.3 * normal(random));
        }
        pairs.push_back({row, row});
    }
    t.normalise();
    const auto likelihood = [&](double beta) {
        double sum = 0.0;
        const std::vector<double> normalisers = naiveNormalisers(t, s, allRows(s), beta);
        for (const IndexPair& pair : pairs) {
            sum += beta * cosine(s, pair.source, t, pair.target) - normalisers[pair.target];
        }
        return sum / static_cast<double>(pairs.size());
    };
    LearnBetaOptions options;
    options.sample = 0;
    NullProgress progress;
    const LearnedBeta learned = learnBeta(s.view(), t.view(), 8, pairs, options, progress);
    QVERIFY(!learned.atBound);
    QVERIFY(std::abs(learned.logLikelihood - likelihood(learned.beta)) < 1e-5);
    QVERIFY(likelihood(learned.beta) >= likelihood(learned.beta * 1.01));
    QVERIFY(likelihood(learned.beta) >= likelihood(learned.beta / 1.01));
}

void TestLearnBeta::tellsWhenItIsAtABound()
{
    // Pairs that are equal vectors: the likelihood grows for ever. Pairs as far apart as can be: it falls.
    const Space s = randomSpace(100, 8, 1);
    Space away = s;
    for (float& value : away.values) {
        value = -value;
    }
    std::vector<IndexPair> pairs;
    for (std::uint32_t row = 0; row < 100; ++row) {
        pairs.push_back({row, row});
    }
    NullProgress progress;
    LearnBetaOptions options;
    LearnedBeta learned = learnBeta(s.view(), s.view(), 8, pairs, options, progress);
    QVERIFY(learned.atBound);
    QCOMPARE(learned.beta, options.maximum);
    learned = learnBeta(s.view(), away.view(), 8, pairs, options, progress);
    QVERIFY(learned.atBound);
    QCOMPARE(learned.beta, options.minimum);
    // One source: its probability is one whatever β is.
    learned = learnBeta(s.view(0, 1), s.view(), 8, std::vector<IndexPair>{{0, 7}}, options, progress);
    QVERIFY(learned.atBound);
    QCOMPARE(learned.logLikelihood, 0.0);
    options.minimum = options.maximum = 10.0;
    QCOMPARE(learnBeta(s.view(), s.view(), 8, pairs, options, progress).beta, 10.0);
}

void TestLearnBeta::refusesBadInput()
{
    Space s = randomSpace(100, 8, 1);
    NullProgress progress;
    const std::vector<IndexPair> pair = {{0, 0}};
    QVERIFY_EXCEPTION_THROWN(learnBeta(s.view(), s.view(), 8, {}, {}, progress), Error);
    QVERIFY_EXCEPTION_THROWN(learnBeta(s.view(), s.view(), 8, std::vector<IndexPair>{{100, 0}}, {}, progress), Error);
    QVERIFY_EXCEPTION_THROWN(learnBeta(s.view(), s.view(), 8, std::vector<IndexPair>{{0, 100}}, {}, progress), Error);
    LearnBetaOptions options;
    options.minimum = 0.0;
    QVERIFY_EXCEPTION_THROWN(learnBeta(s.view(), s.view(), 8, pair, options, progress), Error);
    s.row(50)[2] = std::numeric_limits<float>::quiet_NaN();
    QVERIFY_EXCEPTION_THROWN(learnBeta(s.view(), s.view(), 8, pair, {}, progress), Error);
}

QTEST_GUILESS_MAIN(TestLearnBeta)
#include "TestLearnBeta.moc"
