#include "base/Random.h"
#include "numeric/Gemm.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <vector>

using namespace crossgloss;

/// Every shape and transposition against sums in double.
class TestGemm : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalsNaiveProduct_data();
    void equalsNaiveProduct();
    void ignoresOutputWhenBetaIsZero();
};

namespace {

template <typename Scalar>
void check(std::size_t m, std::size_t n, std::size_t k, bool ta, bool tb, double alpha, double beta, double tolerance)
{
    Random random(m * 1000 + n * 100 + k);
    const std::size_t lda = (ta ? m : k) + 2;
    const std::size_t ldb = (tb ? k : n) + 3;
    const std::size_t ldc = n + 1;
    const auto fill = [&](std::size_t count) {
        std::vector<Scalar> values(count);
        for (Scalar& value : values) {
            value = static_cast<Scalar>(normal(random));
        }
        return values;
    };
    const std::vector<Scalar> a = fill((ta ? k : m) * lda);
    const std::vector<Scalar> b = fill((tb ? n : k) * ldb);
    std::vector<Scalar> c = fill(m * ldc);
    const std::vector<Scalar> before = c;
    const auto size = [](std::size_t value) { return static_cast<std::ptrdiff_t>(value); };
    gemm(ta ? Transpose::Yes : Transpose::No, tb ? Transpose::Yes : Transpose::No, size(m), size(n), size(k),
         static_cast<Scalar>(alpha), a.data(), size(lda), b.data(), size(ldb), static_cast<Scalar>(beta), c.data(),
         size(ldc));
    for (std::size_t i = 0; i < m; ++i) {
        for (std::size_t j = 0; j < n; ++j) {
            double sum = 0.0;
            for (std::size_t p = 0; p < k; ++p) {
                sum += double{ta ? a[p * lda + i] : a[i * lda + p]} * double{tb ? b[j * ldb + p] : b[p * ldb + j]};
            }
            QVERIFY(std::abs(alpha * sum + beta * double{before[i * ldc + j]} - double{c[i * ldc + j]}) < tolerance);
        }
        QCOMPARE(c[i * ldc + n], before[i * ldc + n]); // what lies behind a row is not touched
    }
}

} // namespace

void TestGemm::equalsNaiveProduct_data()
{
    QTest::addColumn<int>("m");
    QTest::addColumn<int>("n");
    QTest::addColumn<int>("k");
    for (const int m : {1, 2, 3, 4, 5, 9, 33}) {
        for (const int n : {1, 3, 4, 7, 50}) {
            for (const int k : {1, 7, 8, 9, 40}) {
                QTest::addRow("%d x %d x %d", m, n, k) << m << n << k;
            }
        }
    }
    QTest::newRow("empty sum") << 3 << 4 << 0;
    QTest::newRow("no rows") << 0 << 4 << 3;
    QTest::newRow("no columns") << 3 << 0 << 3;
}

void TestGemm::equalsNaiveProduct()
{
    QFETCH(int, m);
    QFETCH(int, n);
    QFETCH(int, k);
    for (const bool ta : {false, true}) {
        for (const bool tb : {false, true}) {
            for (const auto& [alpha, beta] : {std::pair(1.0, 0.0), std::pair(1.0, 1.0), std::pair(-0.5, 2.0)}) {
                check<float>(static_cast<std::size_t>(m), static_cast<std::size_t>(n), static_cast<std::size_t>(k), ta, tb,
                             alpha, beta, 1e-4);
                check<double>(static_cast<std::size_t>(m), static_cast<std::size_t>(n), static_cast<std::size_t>(k), ta,
                              tb, alpha, beta, 1e-12);
            }
        }
    }
}

void TestGemm::ignoresOutputWhenBetaIsZero()
{
    for (const std::ptrdiff_t m : {1, 4, 20}) {
        for (const Transpose tb : {Transpose::No, Transpose::Yes}) {
            const std::vector<float> ones(400, 1.0f);
            std::vector<float> c(400, std::numeric_limits<float>::quiet_NaN());
            gemm(Transpose::No, tb, m, 20, 20, 1.0f, ones.data(), 20, ones.data(), 20, 0.0f, c.data(), 20);
            for (std::ptrdiff_t i = 0; i < m * 20; ++i) {
                QCOMPARE(c[static_cast<std::size_t>(i)], 20.0f);
            }
        }
    }
}

QTEST_GUILESS_MAIN(TestGemm)
#include "TestGemm.moc"
