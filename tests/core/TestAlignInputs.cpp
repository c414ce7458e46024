#include "PlantedRotation.h"

#include "base/Error.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace crossgloss;
using namespace crossgloss::test;

/// What all methods do alike: with little to learn from or nothing, with limits, seeds, threads and a wish to stop.
class TestAlignInputs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneWordDictionary_data();
    void oneWordDictionary();
    void smallVocabularies_data();
    void smallVocabularies();
    void differentDimensions_data();
    void differentDimensions();
    void refusesToLearnFromNothing_data();
    void refusesToLearnFromNothing();
    void refusesDimensionsWhereTheyAreGiven();
    void limitsLeaveRareWordsOut();
    void sameSeedAndThreadsSameMap_data();
    void sameSeedAndThreadsSameMap();
    void tellsWhatItDid();
    void stopsWhenCancelled();
};

void TestAlignInputs::oneWordDictionary_data()
{
    addMethods();
}

void TestAlignInputs::oneWordDictionary()
{
    QFETCH(AlignmentMethod, method);
    const Planted planted(500, 30);
    const AlignmentData data = diagonalPairs(1, 7);
    if (method == AlignmentMethod::Cca) {
        QVERIFY_EXCEPTION_THROWN(learn(planted.source, planted.target, data, optionsFor(method)), Error);
        return;
    }
    const AlignmentMap map = learn(planted.source, planted.target, data, optionsFor(method));
    QCOMPARE(precision(map, planted.source, planted.target, 7, 8), 1.0);
    for (const MapSide side : {MapSide::Source, MapSide::Target}) {
        const EmbeddingSpace& space = side == MapSide::Source ? planted.source : planted.target;
        const std::vector<float> rows = mapped(map, side, space);
        QVERIFY(std::ranges::all_of(rows, [](float value) { return std::isfinite(value); }));
    }
}

void TestAlignInputs::smallVocabularies_data()
{
    addMethods();
}

void TestAlignInputs::smallVocabularies()
{
    QFETCH(AlignmentMethod, method);
    // Smaller than every limit there is: vocabulary, negatives, neighbourhoods, sample.
    for (const std::size_t words : {std::size_t{3}, std::size_t{60}, std::size_t{500}}) {
        const Planted planted(words, 10, 0.05);
        AlignOptions options = optionsFor(method);
        options.heldOut = 0.4;
        const AlignmentMap map = learn(planted.source, planted.target, diagonalPairs(words), options);
        QCOMPARE(map.method, std::string(nameOf(method)));
        QVERIFY(map.beta > 0.0);
        if (words == 500) {
            QVERIFY(precision(map, planted.source, planted.target, 0, words) > 0.9);
        }
    }
}

void TestAlignInputs::differentDimensions_data()
{
    addMethods();
}

void TestAlignInputs::differentDimensions()
{
    QFETCH(AlignmentMethod, method);
    for (const bool wideSource : {true, false}) {
        const DenseMatrix x = wordLike(300, 12, 8);
        const DenseMatrix z = product(x, gaussian(12, 20, 9));
        const EmbeddingSpace source = spaceOf(wideSource ? z : x, "s");
        const EmbeddingSpace target = spaceOf(wideSource ? x : z, "t");
        const AlignmentMap map = learn(source, target, diagonalPairs(250), optionsFor(method));
        QCOMPARE(map.source.shared, map.target.shared);
        QVERIFY(map.source.shared <= 20);
        QVERIFY(precision(map, source, target, 0, 250) > 0.5);
    }
}

void TestAlignInputs::refusesToLearnFromNothing_data()
{
    addMethods();
}

void TestAlignInputs::refusesToLearnFromNothing()
{
    QFETCH(AlignmentMethod, method);
    const Planted planted(50, 5);
    QVERIFY_EXCEPTION_THROWN(learn(planted.source, planted.target, {}, optionsFor(method)), Error);
    QVERIFY_EXCEPTION_THROWN(learn(EmbeddingSpace(), planted.target, diagonalPairs(1), optionsFor(method)), Error);
}

void TestAlignInputs::refusesDimensionsWhereTheyAreGiven()
{
    const Planted planted(50, 5);
    for (const AlignmentMethod method : {AlignmentMethod::LeastSquares, AlignmentMethod::Rcsls}) {
        AlignOptions options = optionsFor(method);
        options.dimensions = 3;
        QVERIFY_EXCEPTION_THROWN(learn(planted.source, planted.target, diagonalPairs(20), options), Error);
    }
}

void TestAlignInputs::limitsLeaveRareWordsOut()
{
    // Beyond the first 200 words lies rubbish, which would move the means.
    const Planted planted(200, 20);
    const auto withRubbish = [](const EmbeddingSpace& space, const std::string& prefix) {
        DenseMatrix all(300, 20);
        std::copy_n(space.data(), 200 * 20, all.values.data());
        for (std::size_t i = std::size_t{200} * 20; i < all.values.size(); ++i) {
            all.values[i] = 5.0;
        }
        return spaceOf(all, prefix);
    };
    const EmbeddingSpace source = withRubbish(planted.source, "s");
    const EmbeddingSpace target = withRubbish(planted.target, "t");
    AlignOptions options = optionsFor(AlignmentMethod::Procrustes);
    options.sourceLimit = options.targetLimit = 200;
    const AlignmentMap map = learn(source, target, diagonalPairs(150), options);
    const AlignmentMap clean =
        learn(planted.source, planted.target, diagonalPairs(150), optionsFor(AlignmentMethod::Procrustes));
    QCOMPARE(map.source.normalisation.means(), clean.source.normalisation.means());
    QCOMPARE(map.source.matrix, clean.source.matrix);
    QCOMPARE(map.source.checksum, source.checksum());      // the map is one of the whole space all the same
}

void TestAlignInputs::sameSeedAndThreadsSameMap_data()
{
    addMethods();
}

void TestAlignInputs::sameSeedAndThreadsSameMap()
{
    QFETCH(AlignmentMethod, method);
    const Planted planted(600, 20, 0.4);
    AlignOptions options = optionsFor(method);
    options.seed = 5;
    const AlignmentMap first = learn(planted.source, planted.target, diagonalPairs(400), options);
    const AlignmentMap second = learn(planted.source, planted.target, diagonalPairs(400), options);
    QCOMPARE(first.source.matrix, second.source.matrix);
    QCOMPARE(first.target.matrix, second.target.matrix);
    QCOMPARE(first.beta, second.beta);
    options.threads = 1;
    const AlignmentMap alone = learn(planted.source, planted.target, diagonalPairs(400), options);
    QCOMPARE(alone.source.shared, first.source.shared);
    QVERIFY(largestDifference(throughShared(alone), throughShared(first)) < 1e-4);
}

void TestAlignInputs::tellsWhatItDid()
{
    const Planted planted(300, 20, 0.1);
    AlignOptions options = optionsFor(AlignmentMethod::Rcsls);
    options.seed = 9;
    std::vector<AlignmentStep> steps;
    options.onStep = [&](const AlignmentStep& step) { steps.push_back(step); };
    AlignmentData data = diagonalPairs(250);
    data.words.listed = 400;
    const AlignmentMap map = learn(planted.source, planted.target, data, options);
    QCOMPARE(map.method, std::string("rcsls"));
    QCOMPARE(map.seed, std::uint64_t{9});
    QCOMPARE(map.details["dictionary"]["pairs"].get<int>(), 250);
    QCOMPARE(map.details["dictionary"]["listed"].get<int>(), 400);
    QVERIFY(map.details["options"]["normalisation"] == "unit,centre,unit");
    QCOMPARE(map.details["held_out"]["words"].get<int>(), 25);
    QVERIFY(map.details["seconds"].contains("solution"));
    QCOMPARE(map.details["beta"]["value"].get<double>(), map.beta);
    QCOMPARE(steps.size(), map.details["rcsls"]["curve"].size());
    QCOMPARE(steps[0].iteration, 0);
    QCOMPARE(steps[0].pairs, std::size_t{225});
    QVERIFY(steps[0].heldOutP1 >= 0.0);
    options.learnBeta = false;
    QCOMPARE(learn(planted.source, planted.target, data, options).beta, 0.0);
}

void TestAlignInputs::stopsWhenCancelled()
{
    class Stopped final : public Progress {
    public:
        void stage(std::string_view, std::uint64_t) override {}
        void advance(std::uint64_t) override {}
        bool cancelled() const override { return true; }
    } stopped;
    const Planted planted(300, 20, 0.1);
    for (const AlignmentMethod method : {AlignmentMethod::Rcsls, AlignmentMethod::ProcrustesReduced}) {
        QVERIFY_EXCEPTION_THROWN(align(planted.source, planted.target, diagonalPairs(250), optionsFor(method), stopped),
                                 Cancelled);
    }
}

QTEST_GUILESS_MAIN(TestAlignInputs)
#include "TestAlignInputs.moc"
