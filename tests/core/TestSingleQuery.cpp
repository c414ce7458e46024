#include "base/Error.h"
#include "base/Progress.h"
#include "base/Random.h"
#include "numeric/Rows.h"
#include "space/Retrieval.h"
#include "space/SingleQuery.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace crossgloss;

/// One query at a time against the search of many, which must agree.
class TestSingleQuery : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cosinesOfKnownAngles();
    void agreesWithRetrievalByNearestNeighbourAndCsls();
    void leavesTheExceptedRowOut();
    void degenerateInputs();

private:
    static std::vector<float> randomRows(std::size_t rows, std::size_t dimension, std::uint64_t seed)
    {
        Random random(seed);
        std::vector<float> values(rows * dimension);
        for (float& value : values) {
            value = static_cast<float>(normal(random)) + 0.3F;
        }
        return values;
    }
};

void TestSingleQuery::cosinesOfKnownAngles()
{
    const std::vector<float> query{3, 4};
    const std::vector<float> rows{6, 8, -3, -4, 4, -3, 0, 0, 1, 0};
    const std::vector<float> cosines = cosinesTo(query, {rows.data(), 5, 2}, 2, 2);
    const std::vector<float> expected{1, -1, 0, 0, 0.6F};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QVERIFY(qAbs(cosines[i] - expected[i]) < 1e-6F);
    }
}

void TestSingleQuery::agreesWithRetrievalByNearestNeighbourAndCsls()
{
    const std::size_t dimension = 24;
    const std::size_t count = 400;
    std::vector<float> sources = randomRows(300, dimension, 1);
    std::vector<float> targets = randomRows(count, dimension, 2);
    const std::vector<float> unscaled = targets;
    normaliseRows(sources.data(), 300, dimension, dimension);
    normaliseRows(targets.data(), count, dimension, dimension);
    NullProgress progress;
    std::vector<float> offsets = meanSimilarity({targets.data(), count, dimension}, {sources.data(), 300, dimension},
                                                dimension, 10, 2, progress);
    for (float& offset : offsets) {
        offset *= -0.5F;
    }
    for (const RetrievalCriterion criterion : {RetrievalCriterion::NearestNeighbour, RetrievalCriterion::Csls}) {
        RetrievalOptions options;
        options.criterion = criterion;
        options.k = 7;
        const Neighbours many = retrieve({sources.data(), 20, dimension}, {targets.data(), count, dimension},
                                         {sources.data(), 300, dimension}, dimension, options, progress);
        for (std::size_t query = 0; query < 20; ++query) {
            const std::vector<float> cosines = cosinesTo({sources.data() + query * dimension, dimension},
                                                         {unscaled.data(), count, dimension}, dimension, 3);
            const std::vector<ScoredRow> one = bestRows(
                cosines,
                criterion == RetrievalCriterion::Csls ? std::span<const float>(offsets) : std::span<const float>(), 7);
            QCOMPARE(one.size(), std::size_t(7));
            for (std::size_t i = 0; i < one.size(); ++i) {
                QCOMPARE(one[i].row, many.indicesOf(query)[i]);
                QCOMPARE(one[i].cosine, cosines[one[i].row]);
            }
        }
    }
}

void TestSingleQuery::leavesTheExceptedRowOut()
{
    const std::vector<float> cosines{0.1F, 0.9F, 0.5F, 0.9F};
    const std::vector<ScoredRow> all = bestRows(cosines, {}, 3);
    QCOMPARE(all[0].row, 1U);
    QCOMPARE(all[1].row, 3U);
    const std::vector<ScoredRow> others = bestRows(cosines, {}, 3, 1);
    QCOMPARE(others[0].row, 3U);
    QCOMPARE(others.size(), std::size_t(3));
    QCOMPARE(others[2].row, 0U);
}

void TestSingleQuery::degenerateInputs()
{
    const std::vector<float> query{1, 0};
    QVERIFY(cosinesTo(query, {}, 2, 1).empty());
    QVERIFY(bestRows({}, {}, 10).empty());
    const std::vector<float> zero{0, 0};
    QCOMPARE(cosinesTo(zero, {query.data(), 1, 2}, 2, 1).front(), 0.0F);
    const std::vector<float> cosines{0.5F, 0.25F};
    QCOMPARE(bestRows(cosines, {}, 10).size(), std::size_t(2));
    QVERIFY(bestRows(cosines, {}, 0).empty());
    const std::vector<float> short1{0.1F};
    QVERIFY_EXCEPTION_THROWN(bestRows(cosines, short1, 1), Error);
    const std::vector<float> broken{1, std::numeric_limits<float>::quiet_NaN()};
    QVERIFY_EXCEPTION_THROWN(cosinesTo(query, {broken.data(), 1, 2}, 2, 1), Error);
    QVERIFY_EXCEPTION_THROWN(cosinesTo(broken, {query.data(), 1, 2}, 2, 1), Error);
}

QTEST_GUILESS_MAIN(TestSingleQuery)
#include "TestSingleQuery.moc"
