#include "AlignmentFixture.h"

#include "base/Error.h"

#include <QTest>

using namespace crossgloss;
using namespace crossgloss::test;

class TestDecomposition : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void multiplies();
    void singularValuesRebuild_data();
    void singularValuesRebuild();
    void symmetricEigenRebuilds();
    void powers();
    void powersDropNullDirections();
    void leastSquaresFindsPlantedMap();
    void leastSquaresHasLeastNorm();
    void emptyMatrices();
    void refusesWhatIsNoNumber();
};

namespace {

double distanceFromIdentity(const DenseMatrix& columns)
{
    return largestDifference(product(columns, Transpose::Yes, columns, Transpose::No),
                             DenseMatrix::identity(columns.columns));
}

DenseMatrix gramOf(const DenseMatrix& x)
{
    return product(x, Transpose::Yes, x, Transpose::No);
}

} // namespace

void TestDecomposition::multiplies()
{
    DenseMatrix a(2, 3);
    a.values = {1, 2, 3, 4, 5, 6};
    DenseMatrix b(3, 1);
    b.values = {1, 0, -1};
    QCOMPARE(product(a, b).values, (std::vector<double>{-2, -2}));
    QCOMPARE(product(b, Transpose::Yes, a, Transpose::Yes).values, (std::vector<double>{-2, -2}));
    QCOMPARE(scaledColumns(a, std::vector<double>{1, 0, 2}).values, (std::vector<double>{1, 0, 6, 4, 0, 12}));
    QCOMPARE(firstColumns(a, 2).values, (std::vector<double>{1, 2, 4, 5}));
    QCOMPARE(firstColumns(a, 9).columns, std::size_t{3});
    QVERIFY(isFinite(a));
    a(1, 1) = std::nan("");
    QVERIFY(!isFinite(a));
}

void TestDecomposition::singularValuesRebuild_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::newRow("square") << 40 << 40;
    QTest::newRow("tall") << 50 << 20;
    QTest::newRow("wide") << 20 << 50;
    QTest::newRow("one") << 1 << 1;
    QTest::newRow("row") << 1 << 7;
}

void TestDecomposition::singularValuesRebuild()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    const DenseMatrix matrix = gaussian(static_cast<std::size_t>(rows), static_cast<std::size_t>(columns), 3);
    const SingularValues svd = singularValues(matrix);
    QCOMPARE(svd.values.size(), static_cast<std::size_t>(std::min(rows, columns)));
    QVERIFY(largestDifference(product(scaledColumns(svd.u, svd.values), Transpose::No, svd.v, Transpose::Yes), matrix)
            < 1e-12);
    QVERIFY(distanceFromIdentity(svd.u) < 1e-12);
    QVERIFY(distanceFromIdentity(svd.v) < 1e-12);
    QVERIFY(std::is_sorted(svd.values.rbegin(), svd.values.rend()) && svd.values.back() >= 0.0);
}

void TestDecomposition::symmetricEigenRebuilds()
{
    const DenseMatrix gram = gramOf(gaussian(60, 30, 4));
    const SymmetricEigen eigen = symmetricEigen(gram);
    QVERIFY(std::is_sorted(eigen.values.rbegin(), eigen.values.rend()));
    QVERIFY(distanceFromIdentity(eigen.vectors) < 1e-12);
    QVERIFY(largestDifference(product(scaledColumns(eigen.vectors, eigen.values), Transpose::No, eigen.vectors,
                                      Transpose::Yes),
                              gram)
            < 1e-11);
}

void TestDecomposition::powers()
{
    const DenseMatrix gram = gramOf(gaussian(60, 12, 5));
    const SymmetricEigen eigen = symmetricEigen(gram);
    const DenseMatrix root = symmetricPower(eigen, 0.5);
    QVERIFY(largestDifference(product(root, root), gram) < 1e-11);
    QVERIFY(largestDifference(product(symmetricPower(eigen, -1.0), gram), DenseMatrix::identity(12)) < 1e-11);
    const DenseMatrix inverseRoot = symmetricPower(eigen, -0.5);
    QVERIFY(largestDifference(product(product(inverseRoot, gram), inverseRoot), DenseMatrix::identity(12)) < 1e-11);
}

void TestDecomposition::powersDropNullDirections()
{
    // Five rows of eight dimensions: three directions are null, and their inverse must not be huge.
    const SymmetricEigen eigen = symmetricEigen(gramOf(gaussian(5, 8, 6)));
    QCOMPARE(effectiveRank(eigen.values), std::size_t{5});
    const DenseMatrix inverse = symmetricPower(eigen, -1.0);
    QVERIFY(std::ranges::all_of(inverse.values, [](double value) { return std::abs(value) < 100.0; }));
    QCOMPARE(effectiveRank(symmetricEigen(DenseMatrix(4, 4)).values), std::size_t{0});
    QCOMPARE(largestDifference(symmetricPower(symmetricEigen(DenseMatrix(4, 4)), -0.5), DenseMatrix(4, 4)), 0.0);
}

void TestDecomposition::leastSquaresFindsPlantedMap()
{
    const DenseMatrix x = gaussian(100, 20, 7);
    const DenseMatrix planted = gaussian(20, 9, 8);
    const DenseMatrix z = product(x, planted);
    QVERIFY(largestDifference(leastSquares(gramOf(x), product(x, Transpose::Yes, z, Transpose::No)), planted) < 1e-10);
}

void TestDecomposition::leastSquaresHasLeastNorm()
{
    const DenseMatrix x = gaussian(6, 20, 9);
    const DenseMatrix z = gaussian(6, 4, 10);
    const DenseMatrix found = leastSquares(gramOf(x), product(x, Transpose::Yes, z, Transpose::No));
    QVERIFY(largestDifference(product(x, found), z) < 1e-9);
    // Of all solutions the one of least norm lies in the span of the rows of x: Xᵀ(XXᵀ)⁻¹ Z.
    const DenseMatrix other = product(x, Transpose::No, x, Transpose::Yes);
    const DenseMatrix expected = product(product(x, Transpose::Yes, symmetricPower(symmetricEigen(other), -1.0),
                                                 Transpose::No), z);
    QVERIFY(largestDifference(found, expected) < 1e-9);
}

void TestDecomposition::emptyMatrices()
{
    QVERIFY(singularValues(DenseMatrix()).values.empty());
    QVERIFY(symmetricEigen(DenseMatrix()).values.empty());
    QCOMPARE(product(DenseMatrix(2, 0), DenseMatrix(0, 3)).values, std::vector<double>(6));
    QCOMPARE(effectiveRank({}), std::size_t{0});
}

void TestDecomposition::refusesWhatIsNoNumber()
{
    DenseMatrix matrix = DenseMatrix::identity(3);
    matrix(1, 2) = std::nan("");
    QVERIFY_EXCEPTION_THROWN(singularValues(matrix), Error);
    matrix(1, 2) = std::numeric_limits<double>::infinity();
    QVERIFY_EXCEPTION_THROWN(symmetricEigen(matrix), Error);
}

QTEST_GUILESS_MAIN(TestDecomposition)
#include "TestDecomposition.moc"
