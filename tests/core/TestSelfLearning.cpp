#include "PlantedSpaces.h"

#include "alignment/SelfLearning.h"
#include "alignment/StochasticSearch.h"
#include "alignment/UnsupervisedStart.h"
#include "alignment/WorkingRows.h"

#include <QTest>

#include <set>

using namespace crossgloss;
using namespace crossgloss::test;

namespace {

/// Small enough for a test: searches among 1,000 words, and gives up soon.
AlignOptions quickOptions()
{
    AlignOptions options;
    options.method = AlignmentMethod::SelfLearning;
    options.vocabulary = 2000;
    options.selfLearning.firstVocabulary = 1000;
    options.selfLearning.stagnation = 10;
    options.threads = 2;
    return options;
}

AlignmentMap learned(const PlantedSpaces& planted, const AlignmentData& data, const AlignOptions& options)
{
    NullProgress progress;
    return selfLearn(planted.source, planted.target, data, options, progress);
}

/// A dictionary of wrong pairs: every word with the counterpart of another.
AlignmentData wrongPairs(const PlantedSpaces& planted, std::size_t count)
{
    AlignmentData data = planted.pairs(count, planted.source.size());
    for (std::size_t i = 0; i < count; ++i) {
        data.words.pairs[i].target = planted.counterpart[(data.words.pairs[i].source + 7) % planted.source.size()];
    }
    return data;
}

} // namespace

class TestSelfLearning : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fewPairsRecoverARotation();
    void nothingRecoversAStructuredSpace();
    void unsupervisedStartFindsPairs();
    void tellsTheScheduleLive();
    void heldOutPairsChooseAndComeBack();
    void wrongPairsCanBeLeftBehind();
    void wholeDictionaryNeedsNoSearch();
    void orthogonalMapKeepsDistances();
    void differentDimensions_data();
    void differentDimensions();
    void equalSpaces();
    void isTheSameForAnyThreads();
    void smallInputs_data();
    void smallInputs();
    void nothingToStartFrom();
    void zeroVectorsAndOtherNormalisations();
    void pairsBeyondTheVocabulary();
    void stopsWhenCancelled_data();
    void stopsWhenCancelled();
    void workingRowsScoreByCsls();
};

void TestSelfLearning::fewPairsRecoverARotation()
{
    const PlantedSpaces planted = plantSpaces({.sourceDimension = 60, .targetDimension = 60, .noise = 0.5});
    const AlignmentData data = planted.pairs(25, 1000);
    // 25 pairs in 60 dimensions: without self-learning most words are lost.
    AlignOptions plain = quickOptions();
    plain.method = AlignmentMethod::Procrustes;
    NullProgress progress;
    const double before = planted.precision(align(planted.source, planted.target, data, plain, progress));
    const double after = planted.precision(learned(planted, data, quickOptions()));
    QVERIFY2(before < 0.8, std::to_string(before).c_str());
    QVERIFY2(after >= 0.95, std::to_string(after).c_str());
}

void TestSelfLearning::nothingRecoversAStructuredSpace()
{
    const PlantedSpaces planted = plantSpaces({.noise = 0.05, .seed = 3});
    const AlignmentMap map = learned(planted, {}, quickOptions());
    QVERIFY2(planted.precision(map) >= 0.95, std::to_string(planted.precision(map)).c_str());
    QCOMPARE(map.details["start"]["kind"].get<std::string>(), std::string("unsupervised"));
    QCOMPARE(map.method, std::string("self-learning"));
}

void TestSelfLearning::unsupervisedStartFindsPairs()
{
    const PlantedSpaces planted = plantSpaces({.noise = 0.02, .seed = 4});
    AlignOptions options = quickOptions();
    const PreparedSpaces spaces = prepareSpaces(planted.source, planted.target, options);
    const std::vector<float> x = spaces.source.firstRows(2000, 2);
    const std::vector<float> z = spaces.target.firstRows(2000, 2);
    NullProgress progress;
    UnsupervisedStartOptions start;
    start.threads = 2;
    const std::vector<IndexPair> pairs = unsupervisedStart({x.data(), 2000, 40}, 40, {z.data(), 2000, 40}, 40, start, progress);
    QCOMPARE(pairs.size(), std::size_t{4000});
    const auto right = std::ranges::count_if(pairs, [&](const IndexPair& pair) {
        return planted.counterpart[pair.source] == pair.target;
    });
    // Chance would find two.
    QVERIFY2(right > 400, std::to_string(right).c_str());
    // A profile does not depend on how the space is turned, nor on other threads.
    start.threads = 1;
    QVERIFY(unsupervisedStart({x.data(), 2000, 40}, 40, {z.data(), 2000, 40}, 40, start, progress) == pairs);
}

void TestSelfLearning::tellsTheScheduleLive()
{
    const PlantedSpaces planted = plantSpaces({});
    std::vector<AlignmentStep> steps;
    AlignOptions options = quickOptions();
    options.selfLearning.searchBelow = 1000.0;
    options.onStep = [&](const AlignmentStep& step) { steps.push_back(step); };
    const AlignmentMap map = learned(planted, planted.pairs(300, 1500), options);
    QVERIFY(steps.size() > 10);
    QCOMPARE(steps.front().keepProbability, 0.1);
    QCOMPARE(steps.back().keepProbability, 1.0);
    std::set<double> keeps;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        QCOMPARE(steps[i].iteration, static_cast<int>(i));
        QVERIFY(i == 0 || steps[i].keepProbability >= steps[i - 1].keepProbability);
        QVERIFY(steps[i].heldOutP1 >= 0.0 && steps[i].heldOutP1 <= 1.0);
        QVERIFY(steps[i].pairs > 0);
        keeps.insert(steps[i].keepProbability);
    }
    QCOMPARE(keeps, (std::set<double>{0.1, 0.2, 0.4, 0.8, 1.0}));
    QCOMPARE(map.details["curve"].size(), steps.size());
    // A limit of the user's comes first.
    steps.clear();
    options.maximumIterations = 7;
    QVERIFY(!learned(planted, planted.pairs(300, 1500), options).details["stopped"].get<std::string>().empty());
    QVERIFY(steps.size() >= 7 && steps.size() <= 8);
}

void TestSelfLearning::heldOutPairsChooseAndComeBack()
{
    const PlantedSpaces planted = plantSpaces({.noise = 0.5, .seed = 6});
    AlignOptions options = quickOptions();
    options.heldOut = 0.25;
    const AlignmentData data = planted.pairs(400, 2000);
    const AlignmentMap map = learned(planted, data, options);
    const nlohmann::json& details = map.details;
    QCOMPARE(details["held_out"]["words"].get<int>(), 100);
    QCOMPARE(details["held_out"]["training_pairs"].get<int>(), 300);
    QCOMPARE(details["best"]["chosen_by"].get<std::string>(), std::string("held_out_p1"));
    // No step of the growth was better than the one that was taken.
    const double best = details["best"]["held_out_p1"].get<double>();
    bool found = false;
    for (const nlohmann::json& point : details["curve"]) {
        if (point["phase"] == "growth") {
            QVERIFY(point["held_out_p1"].get<double>() <= best);
            found = found || point["iteration"] == details["best"]["iteration"];
        }
    }
    QVERIFY(found);
    // The pairs kept aside are in the last dictionary: those that were learned from and induced, and a hundred.
    QVERIFY(details["dictionary"]["pairs"].get<int>() >= 400);

    // A dictionary that is too small to part with anything says so.
    const AlignmentMap small = learned(planted, planted.pairs(60, 2000), options);
    QCOMPARE(small.details["held_out"]["words"].get<int>(), 0);
    QVERIFY(!small.details["held_out"]["note"].get<std::string>().empty());
    QVERIFY(!small.details["best"].contains("held_out_p1"));
}

void TestSelfLearning::wrongPairsCanBeLeftBehind()
{
    // As of identical strings that mean different things: half of the pairs are wrong.
    const PlantedSpaces planted = plantSpaces({.seed = 8});
    AlignmentData data = planted.pairs(200, 2000);
    const AlignmentData wrong = wrongPairs(planted, 200);
    data.words.pairs.insert(data.words.pairs.end(), wrong.words.pairs.begin(), wrong.words.pairs.end());
    AlignOptions options = quickOptions();
    options.selfLearning.keepGiven = false;
    const AlignmentMap map = learned(planted, data, options);
    QVERIFY2(planted.precision(map) >= 0.95, std::to_string(planted.precision(map)).c_str());
    QCOMPARE(map.details["dictionary"]["keeps_given"].get<bool>(), false);
}

void TestSelfLearning::wholeDictionaryNeedsNoSearch()
{
    const PlantedSpaces planted = plantSpaces({.noise = 0.4, .seed = 9});
    const AlignmentData data = planted.pairs(500, 2000);
    const AlignmentMap map = learned(planted, data, quickOptions());
    QVERIFY(!map.details.contains("search"));
    AlignOptions plain = quickOptions();
    plain.method = AlignmentMethod::Procrustes;
    NullProgress progress;
    const double before = planted.precision(align(planted.source, planted.target, data, plain, progress));
    QVERIFY2(planted.precision(map) >= before, std::to_string(planted.precision(map) - before).c_str());
}

void TestSelfLearning::orthogonalMapKeepsDistances()
{
    const PlantedSpaces planted = plantSpaces({.noise = 0.3});
    AlignOptions options = quickOptions();
    options.vecMap = VecMapOptions::orthogonal();
    const AlignmentMap map = learned(planted, planted.pairs(100, 1000), options);
    QVERIFY2(planted.precision(map) >= 0.95, std::to_string(planted.precision(map)).c_str());
    for (const MapSide side : {MapSide::Source, MapSide::Target}) {
        const DenseMatrix matrix = toDense(map.side(side).matrix, 40, map.side(side).shared);
        const DenseMatrix gram = product(matrix, Transpose::Yes, matrix, Transpose::No);
        for (std::size_t i = 0; i < gram.rows; ++i) {
            for (std::size_t j = 0; j < gram.columns; ++j) {
                QVERIFY(std::abs(gram(i, j) - (i == j ? 1.0 : 0.0)) < 1e-5);
            }
        }
    }
    // The default, whitened and re-weighted, does not.
    options.vecMap = {};
    const AlignmentMap whitened = learned(planted, planted.pairs(100, 1000), options);
    const DenseMatrix matrix = toDense(whitened.source.matrix, 40, whitened.source.shared);
    const DenseMatrix gram = product(matrix, Transpose::Yes, matrix, Transpose::No);
    QVERIFY(std::abs(gram(0, 0) - 1.0) > 1e-3 || std::abs(gram(1, 1) - 1.0) > 1e-3);
}

void TestSelfLearning::differentDimensions_data()
{
    QTest::addColumn<int>("source");
    QTest::addColumn<int>("target");
    QTest::newRow("target larger") << 30 << 40;
    QTest::newRow("source larger") << 40 << 30;
}

void TestSelfLearning::differentDimensions()
{
    QFETCH(int, source);
    QFETCH(int, target);
    const PlantedSpaces planted = plantSpaces({.sourceDimension = static_cast<std::size_t>(source),
                                               .targetDimension = static_cast<std::size_t>(target),
                                               .noise = 0.02});
    const AlignmentMap map = learned(planted, planted.pairs(60, 1000), quickOptions());
    QVERIFY(map.source.shared <= 30);
    QCOMPARE(map.source.dimension, static_cast<std::size_t>(source));
    QCOMPARE(map.target.dimension, static_cast<std::size_t>(target));
    QVERIFY2(planted.precision(map) >= 0.9, std::to_string(planted.precision(map)).c_str());
}

void TestSelfLearning::equalSpaces()
{
    PlantedSpaces planted = plantSpaces({.words = 800});
    planted.target = planted.source;
    for (std::uint32_t row = 0; row < 800; ++row) {
        planted.counterpart[row] = row;
    }
    for (const AlignmentData& data : {planted.pairs(800, 800), planted.pairs(10, 800), AlignmentData()}) {
        const AlignmentMap map = learned(planted, data, quickOptions());
        QCOMPARE(planted.precision(map), 1.0);
    }
}

void TestSelfLearning::isTheSameForAnyThreads()
{
    const PlantedSpaces planted = plantSpaces({.words = 700});
    AlignOptions options = quickOptions();
    options.selfLearning.firstVocabulary = 500;
    options.heldOut = 0.3;
    const AlignmentData data = planted.pairs(100, 700);
    options.selfLearning.searchBelow = 10.0;
    options.threads = 1;
    const AlignmentMap alone = learned(planted, data, options);
    for (const int threads : {1, 2, 3}) {
        options.threads = threads;
        const AlignmentMap map = learned(planted, data, options);
        QCOMPARE(map.source.matrix, alone.source.matrix);
        QCOMPARE(map.target.matrix, alone.target.matrix);
        QVERIFY(map.details["curve"] == alone.details["curve"]);
    }
    // Another seed draws other candidates.
    options.seed = 2;
    QVERIFY(learned(planted, data, options).details["curve"] != alone.details["curve"]);
}

void TestSelfLearning::smallInputs_data()
{
    QTest::addColumn<int>("words");
    QTest::addColumn<int>("pairs");
    QTest::addColumn<int>("dimension");
    QTest::newRow("500 words, one pair") << 500 << 1 << 40;
    QTest::newRow("500 words, no pair") << 500 << 0 << 40;
    QTest::newRow("one word, one pair") << 1 << 1 << 5;
    QTest::newRow("two words, two pairs") << 2 << 2 << 5;
    QTest::newRow("fewer words than neighbours") << 7 << 3 << 10;
    QTest::newRow("one dimension") << 150 << 20 << 1;
    QTest::newRow("more dimensions than words") << 30 << 10 << 60;
    QTest::newRow("just enough words for no pairs") << 100 << 0 << 10;
}

void TestSelfLearning::smallInputs()
{
    QFETCH(int, words);
    QFETCH(int, pairs);
    QFETCH(int, dimension);
    const auto d = static_cast<std::size_t>(dimension);
    const auto n = static_cast<std::size_t>(words);
    const PlantedSpaces planted = plantSpaces({.words = n, .sourceDimension = d, .targetDimension = d});
    AlignOptions options = quickOptions();
    options.vocabulary = 20000;
    options.selfLearning.firstVocabulary = 5000;
    const AlignmentMap map = learned(planted, planted.pairs(static_cast<std::size_t>(pairs), n), options);
    QVERIFY(map.source.shared >= 1 && map.source.shared <= d);
    QVERIFY(std::ranges::all_of(map.source.matrix, [](float value) { return std::isfinite(value); }));
    QVERIFY(std::ranges::all_of(map.target.matrix, [](float value) { return std::isfinite(value); }));
    QVERIFY(planted.precision(map) >= 0.0);
}

void TestSelfLearning::nothingToStartFrom()
{
    const PlantedSpaces planted = plantSpaces({.words = 99});
    try {
        learned(planted, {}, quickOptions());
        QFAIL("99 words are too few to tell shapes apart");
    } catch (const Error& error) {
        QVERIFY(std::string(error.what()).find("99") != std::string::npos);
        QVERIFY(!error.advice().empty());
    }
    AlignOptions options = quickOptions();
    options.heldOut = 1.0;
    QVERIFY_EXCEPTION_THROWN(learned(planted, planted.pairs(10, 99), options), Error);
}

void TestSelfLearning::zeroVectorsAndOtherNormalisations()
{
    PlantedSpaces planted = plantSpaces({.words = 600});
    std::vector<float> values(planted.source.data(), planted.source.data() + 600 * 40);
    std::fill_n(values.begin() + 40 * 5, 40, 0.0f);
    planted.source = spaceOf(values, 40, "s");
    for (const std::vector<NormalisationStep>& steps :
         {std::vector<NormalisationStep>(), Normalisation::standardSteps(), Normalisation::iterativeSteps()}) {
        AlignOptions options = quickOptions();
        options.normalisation = steps;
        const AlignmentMap map = learned(planted, planted.pairs(100, 600), options);
        QVERIFY2(planted.precision(map) >= 0.9, std::to_string(planted.precision(map)).c_str());
    }
}

void TestSelfLearning::pairsBeyondTheVocabulary()
{
    const PlantedSpaces planted = plantSpaces({});
    AlignOptions options = quickOptions();
    options.vocabulary = 300;
    options.selfLearning.firstVocabulary = 100;
    const AlignmentData data = planted.pairs(150, 2000);           // up to the last word
    QVERIFY(std::ranges::any_of(data.words.pairs, [](const IndexPair& pair) { return pair.source > 1500; }));
    const AlignmentMap map = learned(planted, data, options);
    QVERIFY2(planted.precision(map) >= 0.95, std::to_string(planted.precision(map)).c_str());
    options.vocabulary = 1;
    QVERIFY(planted.precision(learned(planted, data, options)) >= 0.9);
}

void TestSelfLearning::stopsWhenCancelled_data()
{
    QTest::addColumn<int>("polls");
    QTest::addColumn<bool>("pairs");
    QTest::newRow("at once") << 0 << true;
    QTest::newRow("in the search") << 40 << true;
    QTest::newRow("in the unsupervised start") << 4 << false;
    QTest::newRow("later") << 300 << false;
}

void TestSelfLearning::stopsWhenCancelled()
{
    QFETCH(int, polls);
    QFETCH(bool, pairs);
    const PlantedSpaces planted = plantSpaces({});
    StopsLater progress(polls);
    const AlignmentData data = pairs ? planted.pairs(30, 1000) : AlignmentData();
    QVERIFY_EXCEPTION_THROWN(selfLearn(planted.source, planted.target, data, quickOptions(), progress), Cancelled);
}

void TestSelfLearning::workingRowsScoreByCsls()
{
    const PlantedSpaces planted = plantSpaces({.words = 1500, .noise = 0.6});
    AlignOptions options = quickOptions();
    options.threads = 2;
    const PreparedSpaces spaces = prepareSpaces(planted.source, planted.target, options);
    const AlignmentData data = planted.pairs(500, 1500);
    const DictionarySplit split = splitDictionary(data.words.pairs, 0.4, 1);
    WorkingRows rows(spaces, 1500, data.words.pairs, split.heldOut);
    QCOMPARE(rows.heldOutWords(), std::size_t{200});
    rows.fit(split.training);
    NullProgress progress;
    const std::vector<float> hubness = meanSimilarity(rows.mappedTargets(1500), rows.mappedSources(1500), 40, 10, 2, progress);
    // The same as the scorer of the other methods finds.
    const HeldOutScorer scorer(spaces, split.heldOut, 1500, 10);
    const MapPair maps = procrustes(spaces.products(split.training, false).cross);
    QVERIFY(std::abs(rows.heldOutP1(hubness) - scorer.score(maps, progress).csls) < 0.011);
    // And of the map itself, given as a map: a pair of matrices into one space.
    const double fitted = rows.heldOutP1(hubness);
    rows.place(maps);
    QVERIFY(std::abs(rows.heldOutP1(hubness) - fitted) < 0.011);
    QVERIFY(fitted > 0.2);
}

QTEST_GUILESS_MAIN(TestSelfLearning)
#include "TestSelfLearning.moc"
