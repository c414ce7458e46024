#include "base/Random.h"
#include "numeric/Elementwise.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <vector>

using namespace crossgloss;

/// The vectorised functions against the standard library, over the whole range and at every remainder of a vector.
class TestElementwise : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void floatFunctionsMeetTheirAccuracy();
    void doubleFunctionsMeetTheirAccuracy();
    void extremesAreExact();
    void everyLengthIsWritten();
    void reductionsAddUp();
    void exponentialsSumUp();
};

namespace {

template <typename Scalar>
std::vector<Scalar> arguments()
{
    std::vector<Scalar> x;
    for (double value = -120; value <= 120; value += 0.00371) {
        x.push_back(static_cast<Scalar>(value));
    }
    for (double magnitude = 1e-30; magnitude < 200; magnitude *= 1.07) {
        x.push_back(static_cast<Scalar>(magnitude));
        x.push_back(static_cast<Scalar>(-magnitude));
    }
    return x;
}

template <typename Scalar>
void checkAccuracy(double sigmoidBound, double tanhBound, double exponentialBound)
{
    const std::vector<Scalar> x = arguments<Scalar>();
    std::vector<Scalar> y(x.size());
    double worst = 0;
    sigmoid(x.size(), x.data(), y.data());
    for (std::size_t i = 0; i < x.size(); ++i) {
        const long double exact = 1 / (1 + std::exp(-static_cast<long double>(x[i])));
        worst = std::max(worst, static_cast<double>(std::fabs(static_cast<long double>(y[i]) - exact)));
    }
    QVERIFY2(worst < sigmoidBound, qPrintable(QString::number(worst)));
    worst = 0;
    hyperbolicTangent(x.size(), x.data(), y.data());
    for (std::size_t i = 0; i < x.size(); ++i) {
        const long double exact = std::tanh(static_cast<long double>(x[i]));
        worst = std::max(worst, static_cast<double>(std::fabs((static_cast<long double>(y[i]) - exact) / exact)));
    }
    QVERIFY2(worst < tanhBound, qPrintable(QString::number(worst)));
    worst = 0;
    exponential(x.size(), x.data(), y.data());
    for (std::size_t i = 0; i < x.size(); ++i) {
        if (std::fabs(x[i]) < Scalar(87)) {
            const long double exact = std::exp(static_cast<long double>(x[i]));
            worst = std::max(worst, static_cast<double>(std::fabs((static_cast<long double>(y[i]) - exact) / exact)));
        }
    }
    QVERIFY2(worst < exponentialBound, qPrintable(QString::number(worst)));
}

} // namespace

void TestElementwise::floatFunctionsMeetTheirAccuracy()
{
    checkAccuracy<float>(1.2e-7, 4e-7, 2.5e-7);
}

void TestElementwise::doubleFunctionsMeetTheirAccuracy()
{
    checkAccuracy<double>(4e-16, 1e-15, 8e-16);
}

void TestElementwise::extremesAreExact()
{
    constexpr float infinity = std::numeric_limits<float>::infinity();
    const float x[] = {infinity, -infinity, 0.0F, std::numeric_limits<float>::quiet_NaN(), 1e30F, -1e30F};
    float y[6];
    sigmoid(6, x, y);
    QCOMPARE(y[0], 1.0F);
    QVERIFY(y[1] >= 0.0F && y[1] < 1e-37F);
    QCOMPARE(y[2], 0.5F);
    QVERIFY(std::isnan(y[3]));
    hyperbolicTangent(6, x, y);
    QCOMPARE(y[0], 1.0F);
    QCOMPARE(y[1], -1.0F);
    QCOMPARE(y[2], 0.0F);
    QVERIFY(std::isnan(y[3]));
    QCOMPARE(y[4], 1.0F);
    QCOMPARE(y[5], -1.0F);
}

void TestElementwise::everyLengthIsWritten()
{
    for (std::size_t n = 0; n < 40; ++n) {
        std::vector<float> x(n + 1, 0.5F);
        std::vector<float> y(n + 1, -7.0F);
        sigmoid(n, x.data(), y.data());
        for (std::size_t i = 0; i < n; ++i) {
            QVERIFY(std::fabs(y[i] - 0.62245933F) < 1e-6F);
        }
        QCOMPARE(y[n], -7.0F);
    }
}

void TestElementwise::reductionsAddUp()
{
    Random random(3);
    for (const std::size_t rows : {0, 1, 2, 7, 33}) {
        const std::size_t columns = 29;
        const std::size_t stride = 37;
        std::vector<double> x(rows * stride);
        for (double& value : x) {
            value = normal(random);
        }
        std::vector<double> sums(columns, 99);
        columnSums(rows, columns, stride, x.data(), sums.data());
        for (std::size_t column = 0; column < columns; ++column) {
            double expected = 0;
            for (std::size_t row = 0; row < rows; ++row) {
                expected += x[row * stride + column];
            }
            QVERIFY(std::fabs(sums[column] - expected) < 1e-12);
        }
    }
    const std::vector<float> ones(1001, 1.0F);
    QCOMPARE(dot(1001, ones.data(), ones.data()), 1001.0F);
}

namespace {

template <typename Scalar>
void checkExponentials(double bound)
{
    Random random(11);
    for (std::size_t n = 0; n < 40; ++n) {
        std::vector<Scalar> x(n);
        std::vector<float> b(n);
        for (std::size_t i = 0; i < n; ++i) {
            x[i] = static_cast<Scalar>(2 * uniform(random) - 1);
            b[i] = static_cast<float>(-5 * uniform(random));
        }
        const Scalar top = largestOf(n, Scalar(20), b.data(), x.data());
        if (n > 3) {
            x[n / 2] = -2;             // left out
        }
        std::vector<Scalar> y = x;
        const ExponentialSums<Scalar> sums = exponentials(n, Scalar(20), b.data(), top, y.data());
        double largest = -1e30;
        double sum = 0;
        double moment = 0;
        for (std::size_t i = 0; i < n; ++i) {
            const double exponent = 20.0 * static_cast<double>(x[i]) - static_cast<double>(b[i]) - static_cast<double>(top);
            const double expected = x[i] < Scalar(-1.5) ? 0.0 : std::exp(exponent);
            QVERIFY(exponent < 1e-4);
            QVERIFY(std::fabs(static_cast<double>(y[i]) - expected) <= bound);
            largest = std::max(largest, exponent);
            sum += expected;
            moment += expected * static_cast<double>(x[i]);
        }
        QVERIFY(n == 0 || n > 3 || std::fabs(largest) < 1e-4);
        QVERIFY(std::fabs(static_cast<double>(sums.sum) - sum) <= bound * 40);
        QVERIFY(std::fabs(static_cast<double>(sums.moment) - moment) <= bound * 40);
    }
}

} // namespace

void TestElementwise::exponentialsSumUp()
{
    // The argument itself is rounded: 25 · 2⁻²⁴ in float.
    checkExponentials<float>(4e-6);
    checkExponentials<double>(1e-13);
}

QTEST_GUILESS_MAIN(TestElementwise)
#include "TestElementwise.moc"
