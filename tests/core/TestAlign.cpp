#include "PlantedRotation.h"

#include "alignment/HeldOut.h"
#include "alignment/PreparedSpaces.h"
#include "alignment/VecMapSteps.h"
#include "base/Error.h"
#include "numeric/Rows.h"

#include <QTest>

using namespace crossgloss;
using namespace crossgloss::test;

/// Closed-form alignment against planted answers. RCSLS and sentences have files of their own.
class TestAlign : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesAreKnown();
    void procrustesRecoversPlantedRotation();
    void procrustesOfDifferentDimensions();
    void leastSquaresRecoversPlantedMap();
    void leastSquaresHasLeastNorm();
    void ccaEqualsItsDefinition();
    void ccaIgnoresLinearMaps();
    void ccaDropsNullDirections();
    void vecMapEqualsItsDefinition_data();
    void vecMapEqualsItsDefinition();
    void orthogonalVecMapIsProcrustes();
    void reductionKeepsTheFirstColumns();
    void reductionFindsWhatIsShared();
    void reductionSaysWhenItCannotChoose();
    void spaceWithItselfIsTheIdentity_data();
    void spaceWithItselfIsTheIdentity();
};

namespace {

/// Rows normalised as the map does it, in double.
DenseMatrix normalised(const SideMap& side, const EmbeddingSpace& space, std::size_t rows)
{
    std::vector<float> values(space.data(), space.data() + rows * space.dimension());
    side.normalisation.apply(values.data(), rows, space.dimension());
    return toDense(values, rows, space.dimension());
}

DenseMatrix unitRows(const DenseMatrix& matrix)
{
    std::vector<float> values = toFloat(matrix);
    normaliseRows(values.data(), matrix.rows, matrix.columns, matrix.columns);
    return toDense(values, matrix.rows, matrix.columns);
}

/// Cosines of all mapped sources with all mapped targets: what retrieval sees, whatever the basis of the shared space.
DenseMatrix cosines(const DenseMatrix& x, const DenseMatrix& z)
{
    return product(unitRows(x), Transpose::No, unitRows(z), Transpose::Yes);
}

DenseMatrix cosines(const AlignmentMap& map, const EmbeddingSpace& source, const EmbeddingSpace& target)
{
    return cosines(toDense(mapped(map, MapSide::Source, source), source.size(), map.source.shared),
                   toDense(mapped(map, MapSide::Target, target), target.size(), map.target.shared));
}

} // namespace

void TestAlign::namesAreKnown()
{
    for (const char* name : {"least-squares", "cca", "procrustes", "procrustes-reduced", "vecmap", "rcsls",
                             "self-learning", "refinement"}) {
        const std::optional<AlignmentMethod> method = alignmentMethod(name);
        QVERIFY(method);
        QCOMPARE(nameOf(*method), std::string_view(name));
    }
    QVERIFY(!alignmentMethod("Procrustes"));
    QVERIFY(!alignmentMethod(""));
}

void TestAlign::procrustesRecoversPlantedRotation()
{
    const Planted planted(500, 40);
    const AlignmentMap map =
        learn(planted.source, planted.target, diagonalPairs(120), optionsFor(AlignmentMethod::Procrustes));
    QVERIFY(largestDifference(throughShared(map), planted.turn) < 1e-5);
    QCOMPARE(precision(map, planted.source, planted.target, 0, 500), 1.0);
    // With noise a little of it remains.
    const Planted noisy(500, 40, 0.05);
    const AlignmentMap rough =
        learn(noisy.source, noisy.target, diagonalPairs(300), optionsFor(AlignmentMethod::Procrustes));
    const double error = largestDifference(throughShared(rough), noisy.turn);
    QVERIFY(error > 1e-4 && error < 0.1);
    // Orthogonal whatever the data.
    const DenseMatrix way = throughShared(rough);
    QVERIFY(largestDifference(product(way, Transpose::Yes, way, Transpose::No), DenseMatrix::identity(40)) < 1e-6);
}

void TestAlign::procrustesOfDifferentDimensions()
{
    // The target has ten more dimensions, which hold nothing.
    const DenseMatrix x = wordLike(400, 20, 1);
    const DenseMatrix turn = rotation(30, 2);
    DenseMatrix wide(400, 30);
    for (std::size_t row = 0; row < 400; ++row) {
        std::copy_n(x.values.data() + row * 20, 20, wide.values.data() + row * 30);
    }
    const EmbeddingSpace source = spaceOf(x, "s");
    const EmbeddingSpace target = spaceOf(product(wide, turn), "t");
    const AlignmentMap map = learn(source, target, diagonalPairs(100), optionsFor(AlignmentMethod::Procrustes));
    QCOMPARE(map.source.shared, std::size_t{20});
    DenseMatrix expected(20, 30);
    std::copy_n(turn.values.data(), expected.values.size(), expected.values.data());
    QVERIFY(largestDifference(throughShared(map), expected) < 1e-5);
    QCOMPARE(precision(map, source, target, 0, 400), 1.0);
}

void TestAlign::leastSquaresRecoversPlantedMap()
{
    const DenseMatrix x = wordLike(500, 30, 1);
    const DenseMatrix planted = gaussian(30, 18, 2);
    const EmbeddingSpace source = spaceOf(x, "s");
    const EmbeddingSpace target = spaceOf(product(x, planted), "t");
    AlignOptions options = optionsFor(AlignmentMethod::LeastSquares);
    options.normalisation = {};
    const AlignmentMap map = learn(source, target, diagonalPairs(100), options);
    QCOMPARE(map.source.shared, std::size_t{18});
    QVERIFY(largestDifference(toDense(map.source.matrix, 30, 18), planted) < 1e-5);
    QVERIFY(largestDifference(toDense(map.target.matrix, 18, 18), DenseMatrix::identity(18)) == 0.0);
    QCOMPARE(precision(map, source, target, 0, 500), 1.0);
}

void TestAlign::leastSquaresHasLeastNorm()
{
    // Ten pairs of thirty dimensions are met exactly, and what they do not span goes to zero.
    const Planted planted(100, 30);
    AlignOptions options = optionsFor(AlignmentMethod::LeastSquares);
    options.normalisation = {NormalisationStep::Unit};
    const AlignmentMap map = learn(planted.source, planted.target, diagonalPairs(10), options);
    const DenseMatrix x = normalised(map.source, planted.source, 10);
    const DenseMatrix z = normalised(map.target, planted.target, 10);
    const DenseMatrix way = toDense(map.source.matrix, 30, 30);
    QVERIFY(largestDifference(product(x, way), z) < 1e-5);
    const SingularValues span = singularValues(x);         // v: the directions of the pairs
    const DenseMatrix within = product(span.v, product(span.v, Transpose::Yes, way, Transpose::No));
    QVERIFY(largestDifference(within, way) < 1e-5);
}

void TestAlign::ccaEqualsItsDefinition()
{
    // Section 2.3 word by word: two SVDs of the centred dictionary, one of QᵀW.
    const Planted planted(300, 15, 0.3);
    constexpr std::size_t pairs = 200;
    const AlignmentMap map =
        learn(planted.source, planted.target, diagonalPairs(pairs), optionsFor(AlignmentMethod::Cca));

    const auto standard = [&](const EmbeddingSpace& space, std::size_t rows) {
        std::vector<float> values(space.data(), space.data() + space.size() * space.dimension());
        const Normalisation normalisation({values.data(), space.size(), space.dimension()}, space.dimension(),
                                          Normalisation::standardSteps(), 1);
        normalisation.apply(values.data(), space.size(), space.dimension());
        return toDense(values, rows, space.dimension());
    };
    const auto centre = [](DenseMatrix all, const DenseMatrix& dictionary) {
        for (std::size_t c = 0; c < all.columns; ++c) {
            double mean = 0.0;
            for (std::size_t r = 0; r < dictionary.rows; ++r) {
                mean += dictionary(r, c) / static_cast<double>(dictionary.rows);
            }
            for (std::size_t r = 0; r < all.rows; ++r) {
                all(r, c) -= mean;
            }
        }
        return all;
    };
    const auto inverted = [](std::vector<double> values) {
        std::ranges::transform(values, values.begin(), [](double value) { return 1.0 / value; });
        return values;
    };
    const DenseMatrix xd = standard(planted.source, pairs);
    const DenseMatrix zd = standard(planted.target, pairs);
    const SingularValues x = singularValues(centre(xd, xd));
    const SingularValues z = singularValues(centre(zd, zd));
    const SingularValues joint = singularValues(product(x.u, Transpose::Yes, z.u, Transpose::No));
    const DenseMatrix qAligned = product(centre(standard(planted.source, 300), xd),
                                         product(scaledColumns(x.v, inverted(x.values)), joint.u));
    const DenseMatrix wAligned = product(centre(standard(planted.target, 300), zd),
                                         product(scaledColumns(z.v, inverted(z.values)), joint.v));
    QVERIFY(largestDifference(cosines(map, planted.source, planted.target), cosines(qAligned, wAligned)) < 1e-5);
    QCOMPARE(map.source.normalisation.steps().back(), NormalisationStep::Centre);
}

void TestAlign::ccaIgnoresLinearMaps()
{
    // Any invertible map of a side leaves the canonical variables as they are.
    const DenseMatrix x = wordLike(400, 12, 3);
    const DenseMatrix z = product(x, gaussian(12, 12, 4));
    AlignOptions options = optionsFor(AlignmentMethod::Cca);
    options.normalisation = {};
    const EmbeddingSpace source = spaceOf(x, "s");
    const EmbeddingSpace target = spaceOf(z, "t");
    const EmbeddingSpace bent = spaceOf(product(x, gaussian(12, 12, 5)), "s");
    const AlignmentMap map = learn(source, target, diagonalPairs(200), options);
    QCOMPARE(precision(map, source, target, 0, 400), 1.0);
    QVERIFY(largestDifference(mapped(map, MapSide::Source, source), mapped(map, MapSide::Target, target)) < 1e-4);
    const AlignmentMap other = learn(bent, target, diagonalPairs(200), options);
    QVERIFY(largestDifference(cosines(map, source, target), cosines(other, bent, target)) < 1e-3);
}

void TestAlign::ccaDropsNullDirections()
{
    // Eleven pairs vary in ten directions; the other twenty must not be blown up.
    const Planted planted(200, 30);
    const AlignmentMap map = learn(planted.source, planted.target, diagonalPairs(11), optionsFor(AlignmentMethod::Cca));
    QCOMPARE(map.source.shared, std::size_t{10});
    QVERIFY(std::ranges::all_of(map.source.matrix, [](float value) { return std::abs(value) < 1e3f; }));
    QCOMPARE(precision(map, planted.source, planted.target, 0, 11), 1.0);
}

void TestAlign::vecMapEqualsItsDefinition_data()
{
    QTest::addColumn<bool>("whiten");
    QTest::addColumn<double>("reweighting");
    QTest::addColumn<bool>("dewhiten");
    QTest::addColumn<int>("dimensions");
    QTest::newRow("default") << true << 0.5 << true << 0;
    QTest::newRow("no re-weighting") << true << 0.0 << true << 0;
    QTest::newRow("no de-whitening") << true << 0.5 << false << 0;
    QTest::newRow("weights alone") << false << 1.0 << false << 0;
    QTest::newRow("reduced") << true << 0.5 << true << 7;
}

void TestAlign::vecMapEqualsItsDefinition()
{
    QFETCH(bool, whiten);
    QFETCH(double, reweighting);
    QFETCH(bool, dewhiten);
    QFETCH(int, dimensions);
    constexpr std::size_t pairs = 150;
    const Planted planted(300, 15, 0.3);
    AlignOptions options = optionsFor(AlignmentMethod::VecMap);
    options.vecMap.whiten = whiten;
    options.vecMap.reweighting = reweighting;
    options.vecMap.dewhiten = dewhiten;
    options.dimensions = static_cast<std::size_t>(dimensions);
    const AlignmentMap map = learn(planted.source, planted.target, diagonalPairs(pairs), options);

    // Artetxe et al. 2018a, section 3, one step after the other on whole matrices, whitening by SVDs of the rows.
    DenseMatrix x = normalised(map.source, planted.source, 300);
    DenseMatrix z = normalised(map.target, planted.target, 300);
    const auto rowsOf = [&](const DenseMatrix& all) { return toDense(toFloat(all), pairs, all.columns); };
    const auto powerOf = [](const DenseMatrix& rows, double exponent) {
        const SingularValues svd = singularValues(rows);
        std::vector<double> factors = svd.values;
        std::ranges::transform(factors, factors.begin(), [&](double s) { return std::pow(s, exponent); });
        return product(scaledColumns(svd.v, factors), Transpose::No, svd.v, Transpose::Yes);
    };
    const DenseMatrix wx1 = powerOf(rowsOf(x), -1.0);
    const DenseMatrix wz1 = powerOf(rowsOf(z), -1.0);
    const DenseMatrix colourX = powerOf(rowsOf(x), 1.0);
    const DenseMatrix colourZ = powerOf(rowsOf(z), 1.0);
    if (whiten) {
        x = product(x, wx1);
        z = product(z, wz1);
    }
    const SingularValues svd = singularValues(product(rowsOf(x), Transpose::Yes, rowsOf(z), Transpose::No));
    std::vector<double> weights = svd.values;
    std::ranges::transform(weights, weights.begin(), [&](double s) { return std::pow(s, reweighting); });
    x = scaledColumns(product(x, svd.u), weights);
    z = scaledColumns(product(z, svd.v), weights);
    if (dewhiten) {
        x = product(x, product(product(svd.u, Transpose::Yes, colourX, Transpose::No), svd.u));
        z = product(z, product(product(svd.v, Transpose::Yes, colourZ, Transpose::No), svd.v));
    }
    if (dimensions > 0) {
        x = firstColumns(x, static_cast<std::size_t>(dimensions));
        z = firstColumns(z, static_cast<std::size_t>(dimensions));
    }
    QCOMPARE(map.source.shared, x.columns);
    QVERIFY(largestDifference(cosines(map, planted.source, planted.target), cosines(x, z)) < 2e-5);
}

void TestAlign::orthogonalVecMapIsProcrustes()
{
    const Planted planted(300, 20, 0.2);
    AlignOptions options = optionsFor(AlignmentMethod::VecMap);
    options.vecMap = VecMapOptions::orthogonal();
    const AlignmentMap map = learn(planted.source, planted.target, diagonalPairs(150), options);
    const AlignmentMap plain =
        learn(planted.source, planted.target, diagonalPairs(150), optionsFor(AlignmentMethod::Procrustes));
    QVERIFY(largestDifference(throughShared(map), throughShared(plain)) < 1e-6);
}

void TestAlign::reductionKeepsTheFirstColumns()
{
    const Planted planted(300, 20, 0.2);
    AlignOptions options = optionsFor(AlignmentMethod::Procrustes);
    const AlignmentMap whole = learn(planted.source, planted.target, diagonalPairs(150), options);
    options.dimensions = 6;
    const AlignmentMap reduced = learn(planted.source, planted.target, diagonalPairs(150), options);
    QCOMPARE(reduced.source.shared, std::size_t{6});
    QCOMPARE(reduced.target.shared, std::size_t{6});
    for (std::size_t row = 0; row < 20; ++row) {
        for (std::size_t column = 0; column < 6; ++column) {
            QCOMPARE(reduced.source.matrix[row * 6 + column], whole.source.matrix[row * 20 + column]);
            QCOMPARE(reduced.target.matrix[row * 6 + column], whole.target.matrix[row * 20 + column]);
        }
    }
}

void TestAlign::reductionFindsWhatIsShared()
{
    // Twenty dimensions are common to both languages, twenty are each one's own.
    constexpr std::size_t words = 1200;
    const DenseMatrix common = gaussian(words, 20, 1);
    const auto language = [&](std::uint64_t seed) {
        const DenseMatrix own = gaussian(words, 20, seed);
        DenseMatrix both(words, 40);
        for (std::size_t row = 0; row < words; ++row) {
            std::copy_n(common.values.data() + row * 20, 20, both.values.data() + row * 40);
            std::copy_n(own.values.data() + row * 20, 20, both.values.data() + row * 40 + 20);
        }
        return product(both, rotation(40, seed + 1));
    };
    const EmbeddingSpace source = spaceOf(language(10), "s");
    const EmbeddingSpace target = spaceOf(language(20), "t");
    const AlignmentMap map = learn(source, target, diagonalPairs(600), optionsFor(AlignmentMethod::ProcrustesReduced));
    QVERIFY2(map.source.shared >= 16 && map.source.shared <= 24, qPrintable(QString::number(map.source.shared)));
    const AlignmentMap whole = learn(source, target, diagonalPairs(600), optionsFor(AlignmentMethod::Procrustes));
    QVERIFY(precision(map, source, target, 600, words) > precision(whole, source, target, 600, words) + 0.05);
    QCOMPARE(map.details["dimensions"]["chosen"].get<std::size_t>(), map.source.shared);
    QCOMPARE(map.details["dimensions"]["curve"].size(), std::size_t{13});
    QCOMPARE(map.details["held_out"]["words"].get<int>(), 60);
    // Chosen on nine tenths, learned on all: the columns are those of the whole dictionary.
    QCOMPARE(map.source.matrix[0], whole.source.matrix[0]);
}

void TestAlign::reductionSaysWhenItCannotChoose()
{
    const Planted planted(200, 10, 0.2);
    const AlignmentMap map =
        learn(planted.source, planted.target, diagonalPairs(50), optionsFor(AlignmentMethod::ProcrustesReduced));
    QCOMPARE(map.source.shared, std::size_t{10});
    QVERIFY(!map.details["held_out"]["note"].get<std::string>().empty());
    AlignOptions options = optionsFor(AlignmentMethod::ProcrustesReduced);
    options.dimensions = 4;
    QCOMPARE(learn(planted.source, planted.target, diagonalPairs(50), options).source.shared, std::size_t{4});
}

void TestAlign::spaceWithItselfIsTheIdentity_data()
{
    QTest::addColumn<AlignmentMethod>("method");
    QTest::addColumn<int>("pairs");
    for (const AlignmentMethod method :
         {AlignmentMethod::LeastSquares, AlignmentMethod::Cca, AlignmentMethod::Procrustes,
          AlignmentMethod::ProcrustesReduced, AlignmentMethod::VecMap, AlignmentMethod::Rcsls}) {
        for (const int pairs : {2, 20, 400}) {
            QTest::newRow((std::string(nameOf(method)) + ", " + std::to_string(pairs) + " pairs").c_str())
                << method << pairs;
        }
    }
}

void TestAlign::spaceWithItselfIsTheIdentity()
{
    QFETCH(AlignmentMethod, method);
    QFETCH(int, pairs);
    const EmbeddingSpace space = spaceOf(wordLike(400, 25, 6), "w");
    const AlignmentMap map = learn(space, space, diagonalPairs(static_cast<std::size_t>(pairs)), optionsFor(method));
    QCOMPARE(map.source.checksum, map.target.checksum);
    const std::vector<float> x = mapped(map, MapSide::Source, space);
    const std::vector<float> z = mapped(map, MapSide::Target, space);
    if (method == AlignmentMethod::LeastSquares && pairs < 25) {
        // What two pairs do not span is lost to the source but not to the target; the pairs themselves agree.
        const std::size_t known = static_cast<std::size_t>(pairs) * map.source.shared;
        QVERIFY(largestDifference(std::vector<float>(x.begin(), x.begin() + static_cast<std::ptrdiff_t>(known)),
                                  std::vector<float>(z.begin(), z.begin() + static_cast<std::ptrdiff_t>(known)))
                < 1e-5);
        return;
    }
    QVERIFY(largestDifference(x, z) < 1e-5);
    if (method == AlignmentMethod::Procrustes || method == AlignmentMethod::Rcsls) {
        QVERIFY(largestDifference(throughShared(map), DenseMatrix::identity(25)) < 1e-5);
    }
}

QTEST_GUILESS_MAIN(TestAlign)
#include "TestAlign.moc"
