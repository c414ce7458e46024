#include "base/Error.h"
#include "base/Random.h"
#include "evaluation/GlossEvaluation.h"

#include <QTest>

#include <cmath>

using namespace crossgloss;

/// Scores of planted ranks, and the hub gloss that retrieval falls for and matching does not.
class TestGlossEvaluation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void plantedRanks();
    void hubGlossOfThree();
    void matchingHoldsAgainstAHub();
    void bothDirectionsAndMutual();
    void onlyWhatIsAskedFor();
    void jsonHoldsWhatItSays();
    void oneGloss();
    void sameForAnyThreads();
    void whatIsNotPairedIsRefused();

private:
    static GlossScores score(const GlossSimilarity& similarity, const GlossEvaluationOptions& options = {});
};

GlossScores TestGlossEvaluation::score(const GlossSimilarity& similarity, const GlossEvaluationOptions& options)
{
    NullProgress progress;
    return scoreGlosses(similarity, options, progress);
}

void TestGlossEvaluation::plantedRanks()
{
    // Row i prefers wanted[i] − 1 others, the ones after it in the circle, to its own.
    const std::vector<std::uint32_t> wanted = {1, 1, 2, 3, 12, 1, 10, 11, 4, 1, 1, 2, 1, 1, 20, 1};
    const std::size_t n = 40;
    GlossSimilarity similarity{n, n, std::vector<float>(n * n, 0.0F)};
    std::vector<std::uint32_t> ranks(n, 1);
    for (std::size_t i = 0; i < n; ++i) {
        ranks[i] = i < wanted.size() ? wanted[i] : 1;
        similarity.values[i * n + i] = 0.5F;
        for (std::uint32_t better = 1; better < ranks[i]; ++better) {
            similarity.values[i * n + (i + better) % n] = 0.9F;
        }
    }
    const GlossScores scores = score(similarity);
    QCOMPARE(scores.n, n);
    QVERIFY(scores.forward && scores.backward && scores.csls && scores.matching);
    QCOMPARE(scores.forward->ranks, ranks);
    double p1 = 0, p10 = 0, mrr = 0;
    for (const std::uint32_t rank : ranks) {
        p1 += rank == 1 ? 1.0 / double(n) : 0;
        p10 += rank <= 10 ? 1.0 / double(n) : 0;
        mrr += 1.0 / rank / double(n);
    }
    QVERIFY(std::fabs(scores.forward->scores.p1 - p1) < 1e-12);
    QVERIFY(std::fabs(scores.forward->scores.p10 - p10) < 1e-12);
    QVERIFY(std::fabs(scores.forward->scores.mrr - mrr) < 1e-12);
    QVERIFY(scores.forward->scores.p1Interval.low <= p1 && p1 <= scores.forward->scores.p1Interval.high);
}

void TestGlossEvaluation::hubGlossOfThree()
{
    // The example of Sever & Ercan 2020, section 3, with figures of our own: of three glosses, that of headspace.n.01
    // is the most alike to every gloss of the other language, so that retrieval is right for one of three. Of all
    // one-to-one matchings the right one has the greatest sum.
    const GlossSimilarity similarity{3, 3, {0.52F, 0.31F, 0.28F,           // headspace.n.01
                                            0.47F, 0.44F, 0.30F,
                                            0.45F, 0.33F, 0.41F}};
    GlossEvaluationOptions options;
    options.neighbourhood = 1;
    const GlossScores scores = score(similarity, options);
    QVERIFY(std::fabs(scores.forward->scores.p1 - 1.0 / 3) < 1e-12);
    QCOMPARE(scores.forward->ranks, (std::vector<std::uint32_t>{1, 2, 2}));
    QCOMPARE(scores.hubness.occurrences, (std::vector<std::uint32_t>{3, 0, 0}));
    QCOMPARE(scores.hubness.hubs, (std::vector<std::uint32_t>{0}));
    QCOMPARE(scores.hubness.antihubs, std::size_t{2});
    QVERIFY(scores.hubness.skewness > 0.7);
    QCOMPARE(scores.matching->p1, 1.0);
    QCOMPARE(scores.matching->columnOf, (std::vector<std::int32_t>{0, 1, 2}));
    QCOMPARE(scores.backward->scores.p1, 1.0);
    QVERIFY(std::fabs(scores.mutualP1 - 1.0 / 3) < 1e-12);
}

void TestGlossEvaluation::matchingHoldsAgainstAHub()
{
    constexpr std::size_t n = 60;
    Random random(3);
    GlossSimilarity similarity{n, n, std::vector<float>(n * n)};
    for (std::size_t row = 0; row < n; ++row) {
        for (std::size_t column = 0; column < n; ++column) {
            similarity.values[row * n + column] =
                static_cast<float>(0.03 * normal(random) + (column == 7 ? 1.2 : 0.0) + (row == column ? 1.0 : 0.0));
        }
    }
    const GlossScores scores = score(similarity);
    QVERIFY(scores.forward->scores.p1 < 0.05);
    QVERIFY(scores.csls->scores.p1 > 0.9);
    QCOMPARE(scores.matching->p1, 1.0);
    QVERIFY(scores.matching->p1Interval.low == 1.0 && scores.matching->p1Interval.high == 1.0);
    QVERIFY(scores.hubness.skewness > 1);
}

void TestGlossEvaluation::bothDirectionsAndMutual()
{
    const GlossSimilarity similarity{3, 3, {0.9F, 0.8F, 0.1F,
                                            0.2F, 0.7F, 0.1F,
                                            0.1F, 0.75F, 0.6F}};
    GlossEvaluationOptions options;
    options.matching = false;
    const GlossScores scores = score(similarity, options);
    QCOMPARE(scores.forward->ranks, (std::vector<std::uint32_t>{1, 1, 2}));
    QCOMPARE(scores.backward->ranks, (std::vector<std::uint32_t>{1, 3, 1}));
    QVERIFY(std::fabs(scores.mutualP1 - 1.0 / 3) < 1e-12);
}

void TestGlossEvaluation::onlyWhatIsAskedFor()
{
    const GlossSimilarity similarity{2, 2, {1, 0, 0, 1}};
    GlossEvaluationOptions options;
    options.retrieval = false;
    const GlossScores matched = score(similarity, options);
    QVERIFY(!matched.forward && !matched.backward && !matched.csls && matched.matching);
    options.retrieval = true;
    options.matching = false;
    const GlossScores retrieved = score(similarity, options);
    QVERIFY(retrieved.forward && !retrieved.matching);
    QVERIFY(!toJson(retrieved, 0).contains("matching"));
    QVERIFY(!toJson(matched, 0).contains("retrieval"));
}

void TestGlossEvaluation::jsonHoldsWhatItSays()
{
    const GlossSimilarity similarity{2, 2, {1, 0, 0.5F, 0.25F}};
    const nlohmann::json json = toJson(score(similarity), 1.5);
    QCOMPARE(json["n"].get<int>(), 2);
    QCOMPARE(json["retrieval"]["p1"].get<double>(), 0.5);
    QCOMPARE(json["retrieval"]["p10"].get<double>(), 1.0);
    QCOMPARE(json["retrieval"]["mrr"].get<double>(), 0.75);
    QCOMPARE(json["matching"]["p1"].get<double>(), 1.0);
    QCOMPARE(json["seconds"]["cost"].get<double>(), 1.5);
    for (const char* key : {"retrieval", "matching"}) {
        QVERIFY(json["seconds"][key].get<double>() >= 0);
    }
    for (const char* key : {"backward", "csls", "mutual_p1", "skewness", "robin_hood", "hubs", "antihubs"}) {
        QVERIFY2(json.contains(key), key);
    }
    QCOMPARE(json["matching"]["p1_interval"].size(), std::size_t{2});
}

void TestGlossEvaluation::oneGloss()
{
    const GlossScores scores = score({1, 1, {-0.3F}});
    QCOMPARE(scores.forward->scores.p1, 1.0);
    QCOMPARE(scores.matching->p1, 1.0);
    QCOMPARE(scores.hubness.skewness, 0.0);
}

void TestGlossEvaluation::sameForAnyThreads()
{
    constexpr std::size_t n = 50;
    Random random(8);
    GlossSimilarity similarity{n, n, std::vector<float>(n * n)};
    for (float& value : similarity.values) {
        value = static_cast<float>(normal(random));
    }
    GlossEvaluationOptions options;
    options.threads = 1;
    nlohmann::json one = toJson(score(similarity, options), 0);
    options.threads = 3;
    nlohmann::json three = toJson(score(similarity, options), 0);
    one.erase("seconds");
    three.erase("seconds");
    QVERIFY(one == three);
}

void TestGlossEvaluation::whatIsNotPairedIsRefused()
{
    QVERIFY_EXCEPTION_THROWN(score({2, 3, std::vector<float>(6)}), Error);
    QVERIFY_EXCEPTION_THROWN(score({}), Error);
    GlossSimilarity broken{2, 2, {1, 0, 0, std::nanf("")}};
    QVERIFY_EXCEPTION_THROWN(score(broken), Error);
}

QTEST_GUILESS_MAIN(TestGlossEvaluation)
#include "TestGlossEvaluation.moc"
