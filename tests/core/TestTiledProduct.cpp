#include "base/Random.h"
#include "numeric/TiledProduct.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <vector>

using namespace crossgloss;

/// Every remainder of the tiling, both ways round, against sums in double.
class TestTiledProduct : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalsNaiveProduct_data();
    void equalsNaiveProduct();
};

namespace {

template <typename Scalar>
void check(std::size_t m, std::size_t n, std::size_t k, Transpose transA, double alpha, double tolerance)
{
    Random random(m * 10000 + n * 100 + k);
    const bool turned = transA == Transpose::Yes;
    const std::size_t lda = (turned ? m : k) + 2;
    const std::size_t ldb = n + 3;
    const std::size_t ldc = n + 1;
    std::vector<Scalar> a((turned ? k : m) * lda);
    std::vector<Scalar> b(k * ldb);
    for (std::vector<Scalar>* values : {&a, &b}) {
        for (Scalar& value : *values) {
            value = static_cast<Scalar>(normal(random));
        }
    }
    std::vector<Scalar> c(m * ldc, std::numeric_limits<Scalar>::quiet_NaN());
    for (std::size_t i = 0; i < m; ++i) {
        c[i * ldc + n] = 7;
    }
    tiledProduct(transA, m, n, k, static_cast<Scalar>(alpha), a.data(), lda, b.data(), ldb, c.data(), ldc);
    for (std::size_t i = 0; i < m; ++i) {
        for (std::size_t j = 0; j < n; ++j) {
            double sum = 0.0;
            for (std::size_t p = 0; p < k; ++p) {
                sum += double{turned ? a[p * lda + i] : a[i * lda + p]} * double{b[p * ldb + j]};
            }
            QVERIFY(std::abs(alpha * sum - double{c[i * ldc + j]}) < tolerance);
        }
        QCOMPARE(c[i * ldc + n], Scalar(7)); // what lies behind a row is not touched
    }
}

} // namespace

void TestTiledProduct::equalsNaiveProduct_data()
{
    QTest::addColumn<int>("m");
    QTest::addColumn<int>("n");
    QTest::addColumn<int>("k");
    for (const int m : {1, 2, 3, 5, 6, 7, 13, 64}) {
        for (int n = 1; n <= 35; ++n) {
            QTest::addRow("%d x %d x 9", m, n) << m << n << 9;
        }
    }
    QTest::newRow("as a bag of words has it") << 64 << 50 << 50;
    QTest::newRow("one term") << 6 << 16 << 1;
    QTest::newRow("empty sum") << 3 << 20 << 0;
    QTest::newRow("no rows") << 0 << 4 << 3;
    QTest::newRow("no columns") << 3 << 0 << 3;
}

void TestTiledProduct::equalsNaiveProduct()
{
    QFETCH(int, m);
    QFETCH(int, n);
    QFETCH(int, k);
    const auto size = [](int value) { return static_cast<std::size_t>(value); };
    for (const Transpose transA : {Transpose::No, Transpose::Yes}) {
        for (const double alpha : {1.0, -0.5}) {
            check<float>(size(m), size(n), size(k), transA, alpha, 1e-4);
            check<double>(size(m), size(n), size(k), transA, alpha, 1e-12);
        }
    }
}

QTEST_GUILESS_MAIN(TestTiledProduct)
#include "TestTiledProduct.moc"
