#include "PlantedSpaces.h"

#include "alignment/Refinement.h"

#include <QTest>

using namespace crossgloss;
using namespace crossgloss::test;

namespace {

AlignOptions quickOptions()
{
    AlignOptions options;
    options.method = AlignmentMethod::MuseRefinement;
    options.threads = 2;
    return options;
}

AlignmentMap refined(const PlantedSpaces& planted, const AlignmentData& data, const AlignOptions& options)
{
    NullProgress progress;
    return refineMap(planted.source, planted.target, data, options, progress);
}

double startPrecision(const PlantedSpaces& planted, const AlignmentData& data)
{
    AlignOptions plain;
    plain.method = AlignmentMethod::Procrustes;
    plain.threads = 2;
    NullProgress progress;
    return planted.precision(align(planted.source, planted.target, data, plain, progress));
}

} // namespace

class TestRefinement : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void improvesAWeakStart();
    void startsWithoutPairs();
    void choosesByHeldOutPairs();
    void choosesByMeanCosineWithoutThem();
    void mapIsOrthogonal();
    void stopsAtAFixedPoint();
    void limitsGiveWay_data();
    void limitsGiveWay();
    void countsRoundsAsAsked();
    void isTheSameForAnyThreads();
    void nothingToStartFrom();
    void stopsWhenCancelled_data();
    void stopsWhenCancelled();
};

void TestRefinement::improvesAWeakStart()
{
    const PlantedSpaces planted = plantSpaces({.sourceDimension = 60, .targetDimension = 60, .noise = 0.5});
    const AlignmentData data = planted.pairs(25, 1500);
    const double before = startPrecision(planted, data);
    const AlignmentMap map = refined(planted, data, quickOptions());
    const double after = planted.precision(map);
    QVERIFY2(before < 0.9, std::to_string(before).c_str());
    QVERIFY2(after >= 0.95, std::to_string(after).c_str());
    QCOMPARE(map.method, std::string("refinement"));
    QVERIFY(map.details["best"]["iteration"].get<int>() > 0);
}

void TestRefinement::startsWithoutPairs()
{
    const PlantedSpaces planted = plantSpaces({.noise = 0.02, .seed = 4});
    const AlignmentMap map = refined(planted, {}, quickOptions());
    QVERIFY2(planted.precision(map) >= 0.9, std::to_string(planted.precision(map)).c_str());
    QCOMPARE(map.details["start"]["kind"].get<std::string>(), std::string("unsupervised"));
}

void TestRefinement::choosesByHeldOutPairs()
{
    const PlantedSpaces planted = plantSpaces({.noise = 0.6, .seed = 5});
    AlignOptions options = quickOptions();
    options.heldOut = 0.5;
    std::vector<AlignmentStep> steps;
    options.onStep = [&](const AlignmentStep& step) { steps.push_back(step); };
    const AlignmentMap map = refined(planted, planted.pairs(400, 2000), options);
    QCOMPARE(map.details["held_out"]["words"].get<int>(), 200);
    QCOMPARE(map.details["best"]["chosen_by"].get<std::string>(), std::string("held_out_p1"));
    QVERIFY(!steps.empty() && steps.size() <= 6);
    QCOMPARE(steps.front().pairs, std::size_t{200});
    double best = -1.0;
    for (const AlignmentStep& step : steps) {
        QVERIFY(step.heldOutP1 >= 0.0);
        best = std::max(best, step.heldOutP1);
    }
    const auto chosen = map.details["best"]["iteration"].get<std::size_t>();
    QCOMPARE(steps[chosen].heldOutP1, best);
    QCOMPARE(map.details["best"]["held_out_p1"].get<double>(), best);
    QCOMPARE(map.details["curve"].size(), steps.size());
}

void TestRefinement::choosesByMeanCosineWithoutThem()
{
    const PlantedSpaces planted = plantSpaces({.noise = 0.6, .seed = 5});
    AlignOptions options = quickOptions();
    options.heldOut = 0.0;
    std::vector<AlignmentStep> steps;
    options.onStep = [&](const AlignmentStep& step) { steps.push_back(step); };
    const AlignmentMap map = refined(planted, planted.pairs(60, 2000), options);
    QCOMPARE(map.details["best"]["chosen_by"].get<std::string>(), std::string("objective"));
    double best = -1.0;
    for (const AlignmentStep& step : steps) {
        QCOMPARE(step.heldOutP1, -1.0);
        QVERIFY(step.objective > 0.0 && step.objective < 1.0);
        best = std::max(best, step.objective);
    }
    QCOMPARE(steps[map.details["best"]["iteration"].get<std::size_t>()].objective, best);
    // The objective is the mean cosine of the pairs that CSLS finds, worked out here from the returned map.
    NullProgress progress;
    const std::vector<float> x = map.apply(MapSide::Source, planted.source, 2, progress);
    const std::vector<float> z = map.apply(MapSide::Target, planted.target, 2, progress);
    const RowMatrix rows{x.data(), 2000, 40};
    RetrievalOptions retrieval;
    retrieval.k = 1;
    const Neighbours found = retrieve(rows, {z.data(), 2000, 40}, rows, 40, retrieval, progress);
    double sum = 0.0;
    for (std::size_t row = 0; row < 2000; ++row) {
        for (std::size_t i = 0; i < 40; ++i) {
            sum += double{x[row * 40 + i]} * double{z[found.indicesOf(row)[0] * 40 + i]};
        }
    }
    QVERIFY2(std::abs(sum / 2000.0 - best) < 1e-4, std::to_string(sum / 2000.0 - best).c_str());
}

void TestRefinement::mapIsOrthogonal()
{
    const PlantedSpaces planted = plantSpaces({});
    const AlignmentMap map = refined(planted, planted.pairs(100, 2000), quickOptions());
    for (const MapSide side : {MapSide::Source, MapSide::Target}) {
        const DenseMatrix matrix = toDense(map.side(side).matrix, 40, map.side(side).shared);
        const DenseMatrix gram = product(matrix, Transpose::Yes, matrix, Transpose::No);
        for (std::size_t i = 0; i < gram.rows; ++i) {
            for (std::size_t j = 0; j < gram.columns; ++j) {
                QVERIFY(std::abs(gram(i, j) - (i == j ? 1.0 : 0.0)) < 1e-5);
            }
        }
    }
}

void TestRefinement::stopsAtAFixedPoint()
{
    // Without noise every word chooses its counterpart at once.
    const PlantedSpaces planted = plantSpaces({.words = 1000, .noise = 0.0});
    const AlignmentMap map = refined(planted, planted.pairs(300, 1000), quickOptions());
    QCOMPARE(planted.precision(map), 1.0);
    QCOMPARE(map.details["stopped"].get<std::string>(), std::string("the dictionary no longer changed"));
    QVERIFY(map.details["curve"].size() <= 3);
}

void TestRefinement::limitsGiveWay_data()
{
    QTest::addColumn<int>("words");
    QTest::addColumn<int>("pairs");
    QTest::addColumn<int>("dimension");
    QTest::addColumn<int>("vocabulary");
    QTest::newRow("500 words, one pair") << 500 << 1 << 40 << 20000;
    QTest::newRow("500 words, no pair") << 500 << 0 << 40 << 20000;
    QTest::newRow("one word, one pair") << 1 << 1 << 5 << 20000;
    QTest::newRow("fewer words than neighbours") << 7 << 3 << 10 << 20000;
    QTest::newRow("vocabulary of one") << 200 << 50 << 10 << 1;
    QTest::newRow("vocabulary of none") << 200 << 50 << 10 << 0;
    QTest::newRow("one dimension") << 150 << 20 << 1 << 20000;
}

void TestRefinement::limitsGiveWay()
{
    QFETCH(int, words);
    QFETCH(int, pairs);
    QFETCH(int, dimension);
    QFETCH(int, vocabulary);
    const auto d = static_cast<std::size_t>(dimension);
    const auto n = static_cast<std::size_t>(words);
    const PlantedSpaces planted = plantSpaces({.words = n, .sourceDimension = d, .targetDimension = d});
    AlignOptions options = quickOptions();
    options.vocabulary = static_cast<std::size_t>(vocabulary);
    const AlignmentMap map = refined(planted, planted.pairs(static_cast<std::size_t>(pairs), n), options);
    QCOMPARE(map.source.shared, d);
    QVERIFY(std::ranges::all_of(map.source.matrix, [](float value) { return std::isfinite(value); }));
    QVERIFY(std::ranges::all_of(map.target.matrix, [](float value) { return std::isfinite(value); }));
}

void TestRefinement::countsRoundsAsAsked()
{
    const PlantedSpaces planted = plantSpaces({.noise = 0.8, .seed = 7});
    AlignOptions options = quickOptions();
    options.maximumIterations = 2;
    const AlignmentMap map = refined(planted, planted.pairs(50, 2000), options);
    QCOMPARE(map.details["curve"].size(), std::size_t{3});     // the start and two
}

void TestRefinement::isTheSameForAnyThreads()
{
    const PlantedSpaces planted = plantSpaces({.words = 1100, .noise = 0.4});
    AlignOptions options = quickOptions();
    options.threads = 1;
    const AlignmentMap alone = refined(planted, planted.pairs(150, 1100), options);
    for (const int threads : {2, 3}) {
        options.threads = threads;
        const AlignmentMap map = refined(planted, planted.pairs(150, 1100), options);
        QCOMPARE(map.source.matrix, alone.source.matrix);
        QVERIFY(map.details["curve"] == alone.details["curve"]);
    }
}

void TestRefinement::nothingToStartFrom()
{
    const PlantedSpaces planted = plantSpaces({.words = 50});
    QVERIFY_EXCEPTION_THROWN(refined(planted, {}, quickOptions()), Error);
}

void TestRefinement::stopsWhenCancelled_data()
{
    QTest::addColumn<int>("polls");
    QTest::newRow("at once") << 0;
    QTest::newRow("in the first round") << 5;
    QTest::newRow("later") << 40;
}

void TestRefinement::stopsWhenCancelled()
{
    QFETCH(int, polls);
    const PlantedSpaces planted = plantSpaces({.noise = 0.6});
    StopsLater progress(polls);
    QVERIFY_EXCEPTION_THROWN(refineMap(planted.source, planted.target, planted.pairs(60, 2000), quickOptions(), progress),
                             Cancelled);
}

QTEST_GUILESS_MAIN(TestRefinement)
#include "TestRefinement.moc"
