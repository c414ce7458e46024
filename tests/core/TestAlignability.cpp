#include "PlantedSpaces.h"

#include "alignment/Alignability.h"
#include "alignment/GraphSpectrum.h"
#include "numeric/Rows.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace crossgloss;
using namespace crossgloss::test;

namespace {

Alignability check(const EmbeddingSpace& source, const EmbeddingSpace& target, const AlignmentData& data,
                   const AlignOptions& options = {})
{
    NullProgress progress;
    return checkAlignability(source, target, data, options, progress);
}

AlignOptions optionsOf(AlignmentMethod method)
{
    AlignOptions options;
    options.method = method;
    options.threads = 2;
    return options;
}

bool warns(const Alignability& alignability, Warning::Severity severity, std::string_view part)
{
    return std::ranges::any_of(alignability.warnings, [&](const Warning& warning) {
        return warning.severity == severity && warning.message().find(part) != std::string::npos;
    });
}

using enum Warning::Severity;

/// Points without any structure.
EmbeddingSpace shapeless(std::size_t words, std::size_t dimension)
{
    Random random(3);
    std::vector<float> values(words * dimension);
    std::ranges::generate(values, [&] { return static_cast<float>(normal(random)); });
    return spaceOf(values, dimension, "x");
}

} // namespace

class TestAlignability : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void spectrumOfACycle();
    void spectrumIgnoresRotation();
    void distanceOfSpectra();
    void countsWhatIsShared();
    void frequencyCorrelation();
    void orderOfPairsDoesNotMatter();
    void orderOfPairsDoesNotChooseTheWords();
    void goodDictionaryRaisesNoDoubt();
    void noPairs_data();
    void noPairs();
    void lowCoverage();
    void fewPairs_data();
    void fewPairs();
    void shapelessSpaces();
    void smallAndEqualSpaces();
    void emptySpaces();
    void tellsAsJson();
    void stopsWhenCancelled();
};

void TestAlignability::spectrumOfACycle()
{
    // Points on a circle, each joined to its two neighbours: eigenvalues 2 − 2 cos(2πj/n).
    constexpr std::size_t n = 12;
    std::vector<float> values(n * 2);
    std::vector<double> expected(n);
    for (std::size_t i = 0; i < n; ++i) {
        const double angle = 2.0 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(n);
        values[2 * i] = static_cast<float>(std::cos(angle));
        values[2 * i + 1] = static_cast<float>(std::sin(angle));
        expected[i] = 2.0 - 2.0 * std::cos(angle);
    }
    std::ranges::sort(expected, std::greater<>());
    NullProgress progress;
    const std::vector<double> spectrum = laplacianSpectrum({values.data(), n, 2}, 2, 2, 2, progress);
    QCOMPARE(spectrum.size(), n);
    for (std::size_t i = 0; i < n; ++i) {
        QVERIFY2(std::abs(spectrum[i] - expected[i]) < 1e-9, std::to_string(spectrum[i]).c_str());
    }
    // All joined to all: n − 1 times n, and a zero.
    const std::vector<double> complete = laplacianSpectrum({values.data(), n, 2}, 2, 50, 2, progress);
    QVERIFY(std::abs(complete.front() - 12.0) < 1e-9 && std::abs(complete[n - 2] - 12.0) < 1e-9);
    QVERIFY(std::abs(complete.back()) < 1e-9);
}

void TestAlignability::spectrumIgnoresRotation()
{
    Random random(1);
    const std::vector<float> rows = clusteredRows(300, 20, random);
    const DenseMatrix turn = randomRotation(20, random);
    DenseMatrix turned = product(toDense(rows, 300, 20), turn);
    std::vector<float> a = rows;
    std::vector<float> b = toFloat(turned);
    normaliseRows(a.data(), 300, 20, 20);
    normaliseRows(b.data(), 300, 20, 20);
    NullProgress progress;
    const auto spectrum = [&](const std::vector<float>& x) {
        return laplacianSpectrum({x.data(), 300, 20}, 20, 10, 2, progress);
    };
    QVERIFY(spectralDistance(spectrum(a), spectrum(b)) < 1e-6);
    const EmbeddingSpace noise = shapeless(300, 20);
    std::vector<float> c(noise.data(), noise.data() + 300 * 20);
    normaliseRows(c.data(), 300, 20, 20);
    QVERIFY(spectralDistance(spectrum(a), spectrum(c)) > 0.5);
}

void TestAlignability::distanceOfSpectra()
{
    // Two values hold 90 % of the first, four of the second: the smaller number counts.
    const std::vector<double> a = {10.0, 8.0, 1.0, 1.0};
    const std::vector<double> b = {6.0, 5.0, 5.0, 4.0};
    QCOMPARE(spectralDistance(a, b), (16.0 + 9.0) / 2.0);
    QCOMPARE(spectralDistance(b, a), (16.0 + 9.0) / 2.0);
    QCOMPARE(spectralDistance(a, a), 0.0);
    QCOMPARE(spectralDistance({}, {}), 0.0);
    QCOMPARE(spectralDistance(a, {}), 0.0);
    QCOMPARE(spectralDistance({0.0, 0.0}, {0.0, 0.0}), 0.0);
}

void TestAlignability::countsWhatIsShared()
{
    const EmbeddingSpace source({"a", "b", "c", "7"}, std::vector<float>(8, 1.0f), 2);
    const EmbeddingSpace target({"7", "x", "b"}, std::vector<float>(9, 1.0f), 3);
    const Alignability result = check(source, target, {});
    QCOMPARE(result.identicalStrings, std::size_t{2});
    QCOMPARE(result.sourceWords, std::size_t{4});
    QCOMPARE(result.targetWords, std::size_t{3});
    QCOMPARE(result.sourceDimension, std::size_t{2});
    QCOMPARE(result.targetDimension, std::size_t{3});
    QVERIFY(!result.spectralDistance && !result.frequencyCorrelation);
    QVERIFY(warns(result, Note, "2 and 3 dimensions"));
}

void TestAlignability::frequencyCorrelation()
{
    const PlantedSpaces planted = plantSpaces({.words = 1500, .shuffled = 0.0});
    AlignmentData data = planted.pairs(200, 1500);
    QCOMPARE(*check(planted.source, planted.target, data).frequencyCorrelation, 1.0);
    for (IndexPair& pair : data.words.pairs) {
        pair.target = 1499 - pair.target;
    }
    const Alignability reversed = check(planted.source, planted.target, data);
    QVERIFY(std::abs(*reversed.frequencyCorrelation + 1.0) < 1e-12);
    QVERIFY(warns(reversed, Doubtful, "frequency"));
    QCOMPARE(reversed.frequentPairs, 1.0);
    AlignOptions options;
    options.vocabulary = 750;                              // no pair has both words in the first half
    QCOMPARE(check(planted.source, planted.target, data, options).frequentPairs, 0.0);
}

void TestAlignability::orderOfPairsDoesNotMatter()
{
    // Several translations a word, as dictionaries have them: which of them is taken must not hang on their order.
    const PlantedSpaces planted = plantSpaces({.words = 1500});
    AlignmentData data = planted.pairs(0, 600);
    for (std::uint32_t word = 0; word < 600; ++word) {
        data.words.pairs.push_back({word, (word + 1) % 600});
        data.words.pairs.push_back({word, (word * 7 + 3) % 600});
    }
    std::ranges::sort(data.words.pairs, {}, [](const IndexPair& pair) { return std::pair(pair.source, pair.target); });
    const auto repeated = std::ranges::unique(data.words.pairs, {}, [](const IndexPair& pair) {
        return std::pair(pair.source, pair.target);
    });
    data.words.pairs.erase(repeated.begin(), repeated.end());
    const double distance = *check(planted.source, planted.target, data).spectralDistance;
    Random random(8);
    for (int order = 0; order < 3; ++order) {
        shuffle(data.words.pairs, random);
        const Alignability again = check(planted.source, planted.target, data);
        QCOMPARE(*again.spectralDistance, distance);
    }
}

void TestAlignability::orderOfPairsDoesNotChooseTheWords()
{
    // More pairs than the graphs have words, three of each sum of ranks: the thousandth word is one of three.
    const PlantedSpaces planted = plantSpaces({.words = 1500});
    AlignmentData data = planted.pairs(0, 1500);
    for (std::uint32_t word = 0; word < 1500; word += 3) {
        for (std::uint32_t k = 0; k < 3; ++k) {
            data.words.pairs.push_back({word + k, word + 2 - k});
        }
    }
    const Alignability first = check(planted.source, planted.target, data);
    QCOMPARE(first.spectralWords, std::size_t{1000});
    std::ranges::reverse(data.words.pairs);
    QCOMPARE(*check(planted.source, planted.target, data).spectralDistance, *first.spectralDistance);
}

void TestAlignability::goodDictionaryRaisesNoDoubt()
{
    const PlantedSpaces planted = plantSpaces({.words = 1500});
    for (const AlignmentMethod method : {AlignmentMethod::Procrustes, AlignmentMethod::LeastSquares, AlignmentMethod::Rcsls,
                                         AlignmentMethod::SelfLearning, AlignmentMethod::MuseRefinement}) {
        const Alignability result = check(planted.source, planted.target, planted.pairs(400, 1500), optionsOf(method));
        QVERIFY2(result.warnings.empty(), result.warnings.empty() ? "" : result.warnings[0].message().c_str());
        QVERIFY(result.possible());
        QCOMPARE(result.pairs, std::size_t{400});
        QCOMPARE(result.coverage, 1.0);
        QVERIFY(result.spectralOfDictionary);
        QCOMPARE(result.spectralWords, std::size_t{400});
        QVERIFY(*result.spectralDistance < 1.0);
        QVERIFY(*result.frequencyCorrelation > 0.9);
    }
}

void TestAlignability::noPairs_data()
{
    QTest::addColumn<int>("method");
    QTest::addColumn<bool>("possible");
    QTest::newRow("procrustes") << static_cast<int>(AlignmentMethod::Procrustes) << false;
    QTest::newRow("rcsls") << static_cast<int>(AlignmentMethod::Rcsls) << false;
    QTest::newRow("self-learning") << static_cast<int>(AlignmentMethod::SelfLearning) << true;
    QTest::newRow("refinement") << static_cast<int>(AlignmentMethod::MuseRefinement) << true;
}

void TestAlignability::noPairs()
{
    QFETCH(int, method);
    QFETCH(bool, possible);
    const PlantedSpaces planted = plantSpaces({.words = 1200});
    const AlignOptions options = optionsOf(static_cast<AlignmentMethod>(method));
    AlignmentData data;
    QCOMPARE(check(planted.source, planted.target, data, options).possible(), possible);
    // A dictionary of which nothing is there.
    data.words.listed = 300;
    data.words.sourceWords = 250;
    const Alignability result = check(planted.source, planted.target, data, options);
    QCOMPARE(result.possible(), possible);
    QVERIFY(warns(result, possible ? Doubtful : Impossible, "None of the 300 pairs"));
    QVERIFY(!result.spectralOfDictionary);
    // What the check calls impossible is.
    NullProgress progress;
    if (!possible) {
        QVERIFY_EXCEPTION_THROWN(align(planted.source, planted.target, data, options, progress), Error);
    }
}

void TestAlignability::lowCoverage()
{
    const PlantedSpaces planted = plantSpaces({.words = 1500});
    AlignmentData data = planted.pairs(200, 1500);
    data.words.sourceWords = 1100;
    const Alignability result = check(planted.source, planted.target, data);
    QVERIFY(warns(result, Doubtful, "only 18 %"));
    QVERIFY(result.possible());
    data.words.sourceWords = 900;
    QVERIFY(!warns(check(planted.source, planted.target, data), Doubtful, "cover"));
}

void TestAlignability::fewPairs_data()
{
    QTest::addColumn<int>("method");
    QTest::addColumn<bool>("doubtful");
    QTest::newRow("least squares") << static_cast<int>(AlignmentMethod::LeastSquares) << true;
    QTest::newRow("cca") << static_cast<int>(AlignmentMethod::Cca) << true;
    QTest::newRow("vecmap") << static_cast<int>(AlignmentMethod::VecMap) << true;
    QTest::newRow("rcsls") << static_cast<int>(AlignmentMethod::Rcsls) << true;
    QTest::newRow("procrustes") << static_cast<int>(AlignmentMethod::Procrustes) << true;
    QTest::newRow("refinement") << static_cast<int>(AlignmentMethod::MuseRefinement) << true;
    QTest::newRow("self-learning") << static_cast<int>(AlignmentMethod::SelfLearning) << false;
}

void TestAlignability::fewPairs()
{
    QFETCH(int, method);
    QFETCH(bool, doubtful);
    const PlantedSpaces planted = plantSpaces({.words = 1500});
    const AlignOptions options = optionsOf(static_cast<AlignmentMethod>(method));
    const Alignability few = check(planted.source, planted.target, planted.pairs(39, 1500), options);
    QCOMPARE(warns(few, Doubtful, "39 pairs"), doubtful);
    const Alignability enough = check(planted.source, planted.target, planted.pairs(40, 1500), options);
    QVERIFY(!warns(enough, Doubtful, "40 pairs"));
}

void TestAlignability::shapelessSpaces()
{
    const PlantedSpaces planted = plantSpaces({.words = 1500});
    const EmbeddingSpace other = shapeless(1500, 40);
    const AlignOptions options = optionsOf(AlignmentMethod::SelfLearning);
    const Alignability far = check(planted.source, other, {}, options);
    QVERIFY(!far.spectralOfDictionary);
    QCOMPARE(far.spectralWords, std::size_t{1000});
    QVERIFY2(warns(far, Doubtful, "isomorphic"), std::to_string(*far.spectralDistance).c_str());
    QVERIFY(check(planted.source, planted.target, {}, options).warnings.empty());
}

void TestAlignability::smallAndEqualSpaces()
{
    const PlantedSpaces planted = plantSpaces({.words = 300});
    const Alignability same = check(planted.source, planted.source, planted.pairs(300, 300));
    QVERIFY(warns(same, Note, "the same"));
    QVERIFY(warns(same, Doubtful, "only 300 words"));
    QVERIFY(same.possible());
    QCOMPARE(same.identicalStrings, std::size_t{300});
    // The worst comes first.
    QVERIFY(std::ranges::is_sorted(same.warnings, std::greater<>(), &Warning::severity));

    const PlantedSpaces tiny = plantSpaces({.words = 99});
    const Alignability none = check(tiny.source, tiny.target, {}, optionsOf(AlignmentMethod::SelfLearning));
    QVERIFY(!none.possible());
    QVERIFY(warns(none, Impossible, "at least 100 words"));
    const PlantedSpaces one = plantSpaces({.words = 1});
    QVERIFY(check(one.source, one.target, one.pairs(1, 1)).possible());
}

void TestAlignability::emptySpaces()
{
    const PlantedSpaces planted = plantSpaces({.words = 200});
    QVERIFY(!check(EmbeddingSpace(), planted.target, {}).possible());
    QVERIFY(!check(planted.source, EmbeddingSpace(), {}, optionsOf(AlignmentMethod::SelfLearning)).possible());
}

void TestAlignability::tellsAsJson()
{
    const PlantedSpaces planted = plantSpaces({.words = 1200});
    AlignmentData data = planted.pairs(30, 1200);
    const nlohmann::json json = toJson(check(planted.source, planted.target, data, optionsOf(AlignmentMethod::Cca)));
    QCOMPARE(json["pairs"].get<int>(), 30);
    QCOMPARE(json["spectral_of"].get<std::string>(), std::string("frequent"));
    QVERIFY(json["spectral_distance"].get<double>() >= 0.0);
    QVERIFY(json["frequency_correlation"].get<double>() > 0.8);
    QVERIFY(json["possible"].get<bool>());
    QCOMPARE(json["warnings"].size(), std::size_t{1});
    QCOMPARE(json["warnings"][0]["severity"].get<std::string>(), std::string("doubtful"));
    QVERIFY(json["warnings"][0]["message"].get<std::string>().starts_with("30 pairs are fewer than the 40 dimensions"));
}

void TestAlignability::stopsWhenCancelled()
{
    const PlantedSpaces planted = plantSpaces({.words = 1200});
    StopsLater progress(0);
    QVERIFY_EXCEPTION_THROWN(checkAlignability(planted.source, planted.target, {}, {}, progress), Cancelled);
}

QTEST_GUILESS_MAIN(TestAlignability)
#include "TestAlignability.moc"
