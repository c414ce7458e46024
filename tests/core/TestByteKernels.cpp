#include "base/Random.h"
#include "numeric/ByteProduct.h"
#include "numeric/ByteRows.h"
#include "numeric/ByteScreen.h"
#include "numeric/Rows.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <vector>

using namespace crossgloss;

namespace {

/// A panel and a group as screen() takes them, beside the plain bytes they were made of.
struct Tile {
    std::size_t dimension;
    std::size_t quads;
    std::vector<int> targets;          ///< 64 × dimension
    std::vector<int> queries;          ///< 6 × dimension
    std::vector<std::uint8_t> targetBytes;
    std::vector<std::int8_t> queryBytes;
    std::vector<float> constants;
    std::uint8_t* alignedTargets;
    float* alignedConstants;
    ByteGroup group;

    BytePanel panel() const
    {
        return {alignedTargets, alignedConstants, alignedConstants + panelTargets, alignedConstants + 2 * panelTargets};
    }
};

template <typename T>
T* aligned(std::vector<T>& storage, std::size_t count)
{
    storage.assign(count + 64, T{});
    void* place = storage.data();
    std::size_t space = storage.size() * sizeof(T);
    return static_cast<T*>(std::align(64, count * sizeof(T), place, space));
}

/// Bytes of any value, or of the largest alone.
void fill(Tile& tile, ByteKernel kernel, std::size_t dimension, bool extreme, Random& random)
{
    const int levels = targetLevels(kernel);
    const auto draw = [&](int most) {
        return extreme ? (uniformBelow(random, 2) ? most : -most)
                       : static_cast<int>(uniformBelow(random, static_cast<std::uint64_t>(2 * most + 1))) - most;
    };
    tile.dimension = dimension;
    tile.quads = (dimension + 3) / 4;
    tile.targets.resize(panelTargets * dimension);
    tile.queries.resize(groupQueries * dimension);
    // The first query agrees with the first target in every sign: the greatest sum there is.
    for (std::size_t i = 0; i < tile.targets.size(); ++i) {
        tile.targets[i] = extreme && i < dimension ? levels : draw(levels);
    }
    for (std::size_t i = 0; i < tile.queries.size(); ++i) {
        tile.queries[i] = extreme && i < dimension ? queryLevels : draw(queryLevels);
    }
    tile.alignedTargets = aligned(tile.targetBytes, tile.quads * 4 * panelTargets);
    std::fill_n(tile.alignedTargets, tile.quads * 4 * panelTargets, static_cast<std::uint8_t>(targetOffset(kernel)));
    for (std::size_t t = 0; t < panelTargets; ++t) {
        for (std::size_t i = 0; i < dimension; ++i) {
            tile.alignedTargets[4 * (panelTargets * (i / 4) + t) + i % 4]
                = static_cast<std::uint8_t>(tile.targets[t * dimension + i] + targetOffset(kernel));
        }
    }
    tile.queryBytes.assign(tile.quads * 4 * groupQueries, 0);
    tile.group = {};
    for (std::size_t q = 0; q < groupQueries; ++q) {
        int sum = 0;
        for (std::size_t i = 0; i < dimension; ++i) {
            const int value = tile.queries[q * dimension + i];
            tile.queryBytes[4 * (groupQueries * (i / 4) + q) + i % 4] = static_cast<std::int8_t>(value);
            sum += value;
        }
        tile.group.start[q] = -targetOffset(kernel) * sum;
    }
    tile.group.bytes = tile.queryBytes.data();
    tile.alignedConstants = aligned(tile.constants, 3 * panelTargets);
}

} // namespace

class TestByteKernels : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listsKernels();
    void screensLikePlainSums_data() { kernels(); }
    void screensLikePlainSums();
    void passesWhatIsAboveTheBound_data() { kernels(); }
    void passesWhatIsAboveTheBound();
    void multipliesRows_data() { kernels(); }
    void multipliesRows();
    void roundedRowsAreBounded_data();
    void roundedRowsAreBounded();
    void roundsOutward();
    void productsAreTheNearestFloats();
    void findsWhatIsNotFinite();

private:
    static void kernels();
};

void TestByteKernels::kernels()
{
    QTest::addColumn<int>("kernel");
    const char* const names[] = {"portable", "AVX2", "AVX-VNNI", "AVX-512 VNNI"};
    for (const ByteKernel kernel : byteKernels()) {
        QTest::newRow(names[static_cast<int>(kernel)]) << static_cast<int>(kernel);
    }
}

void TestByteKernels::listsKernels()
{
    const std::span<const ByteKernel> all = byteKernels();
    QVERIFY(!all.empty());
    QCOMPARE(all.back(), ByteKernel::Portable);
}

void TestByteKernels::screensLikePlainSums()
{
    QFETCH(int, kernel);
    const auto which = static_cast<ByteKernel>(kernel);
    Random random(3);
    std::vector<ByteHit> hits(maximumHits);
    for (const std::size_t dimension : {1, 2, 3, 4, 5, 31, 64, 300, 1030}) {
        for (const bool extreme : {false, true}) {
            Tile tile;
            fill(tile, which, dimension, extreme, random);
            // With a scale of one and no bound, what comes back are the sums themselves.
            std::fill_n(tile.alignedConstants, panelTargets, 1.0f);
            std::fill_n(tile.group.bound, groupQueries, -std::numeric_limits<float>::infinity());
            for (std::size_t count = 1; count <= groupQueries; ++count) {
                QCOMPARE(screen(which, tile.panel(), tile.group, count, tile.quads, hits.data()), count * panelTargets);
                for (const ByteHit& hit : std::span(hits).first(count * panelTargets)) {
                    std::int64_t expected = 0;
                    for (std::size_t i = 0; i < dimension; ++i) {
                        expected += tile.targets[hit.target * dimension + i] * tile.queries[hit.query * dimension + i];
                    }
                    QCOMPARE(hit.upper, static_cast<float>(expected));
                }
            }
        }
    }
}

void TestByteKernels::passesWhatIsAboveTheBound()
{
    QFETCH(int, kernel);
    const auto which = static_cast<ByteKernel>(kernel);
    Random random(4);
    constexpr std::size_t dimension = 20;
    Tile tile;
    fill(tile, which, dimension, false, random);
    // Values that are exact in every order of adding.
    for (std::size_t t = 0; t < panelTargets; ++t) {
        tile.alignedConstants[t] = t % 2 ? 0.5f : 0.25f;
        tile.alignedConstants[panelTargets + t] = static_cast<float>(t % 5);
        tile.alignedConstants[2 * panelTargets + t] = static_cast<float>(t % 3);
    }
    tile.alignedConstants[7] = std::numeric_limits<float>::quiet_NaN();
    for (std::size_t q = 0; q < groupQueries; ++q) {
        tile.group.residualWeight[q] = static_cast<float>(q + 1);
        tile.group.normWeight[q] = static_cast<float>(2 * q);
    }
    std::vector<float> upper(maximumHits);
    for (std::size_t q = 0; q < groupQueries; ++q) {
        for (std::size_t t = 0; t < panelTargets; ++t) {
            int sum = 0;
            for (std::size_t i = 0; i < dimension; ++i) {
                sum += tile.targets[t * dimension + i] * tile.queries[q * dimension + i];
            }
            upper[panelTargets * q + t] = static_cast<float>(sum) * tile.alignedConstants[t]
                + tile.alignedConstants[panelTargets + t] * tile.group.residualWeight[q]
                + tile.alignedConstants[2 * panelTargets + t] * tile.group.normWeight[q];
        }
        // One target lies on the bound itself, which is not below it.
        tile.group.bound[q] = upper[panelTargets * q + 10 * q];
    }
    std::vector<ByteHit> hits(maximumHits);
    const std::size_t found = screen(which, tile.panel(), tile.group, groupQueries, tile.quads, hits.data());
    std::vector<bool> passed(maximumHits, false);
    for (const ByteHit& hit : std::span(hits).first(found)) {
        QVERIFY(!passed[panelTargets * hit.query + hit.target]);
        passed[panelTargets * hit.query + hit.target] = true;
        const float expected = upper[panelTargets * hit.query + hit.target];
        QVERIFY(hit.upper == expected || (std::isnan(hit.upper) && std::isnan(expected)));
    }
    for (std::size_t i = 0; i < maximumHits; ++i) {
        QCOMPARE(bool{passed[i]}, !(upper[i] < tile.group.bound[i / panelTargets]));
    }
    QVERIFY(found > groupQueries && found < maximumHits);
}

void TestByteKernels::multipliesRows()
{
    QFETCH(int, kernel);
    const ByteProduct product = byteProductFor(static_cast<ByteKernel>(kernel));
    Random random(5);
    for (const std::size_t n : {std::size_t{64}, std::size_t{128}, std::size_t{320}, std::size_t{1024}}) {
        for (const bool extreme : {false, true}) {
            std::vector<std::int8_t> a(n);
            std::vector<std::int8_t> b(n);
            std::int32_t sum = 0;
            std::int64_t expected = 0;
            for (std::size_t i = 0; i < n; ++i) {
                a[i] = static_cast<std::int8_t>(extreme ? 127 : static_cast<int>(uniformBelow(random, 255)) - 127);
                b[i] = static_cast<std::int8_t>(extreme ? -127 : static_cast<int>(uniformBelow(random, 255)) - 127);
                sum += b[i];
                expected += a[i] * b[i];
            }
            QCOMPARE(std::int64_t{product(a.data(), b.data(), sum, n)}, expected);
        }
    }
}

void TestByteKernels::roundedRowsAreBounded_data()
{
    QTest::addColumn<double>("scale");
    QTest::addColumn<double>("offset");
    QTest::addColumn<bool>("heavy");
    QTest::newRow("plain") << 1.0 << 0.0 << false;
    QTest::newRow("far from zero") << 1e-3 << 7.0 << false;
    QTest::newRow("heavy tails") << 1.0 << 0.1 << true;
    QTest::newRow("tiny") << 1e-35 << 0.0 << false;
    QTest::newRow("below the normal range") << 1e-42 << 0.0 << false;
    QTest::newRow("huge") << 1e37 << 0.0 << false;
    QTest::newRow("zero") << 0.0 << 0.0 << false;
    QTest::newRow("the offset itself") << 0.0 << 3.0 << false;
}

void TestByteKernels::roundedRowsAreBounded()
{
    QFETCH(double, scale);
    QFETCH(double, offset);
    QFETCH(bool, heavy);
    Random random(6);
    for (const std::size_t dimension : {1, 7, 100, 301}) {
        for (const int levels : {63, 127}) {
            std::vector<float> row(dimension);
            std::vector<float> mean(dimension);
            std::vector<std::int8_t> out(dimension);
            long double meanSquares = 0;
            for (std::size_t i = 0; i < dimension; ++i) {
                const double x = normal(random);
                mean[i] = static_cast<float>(offset * normal(random));
                row[i] = static_cast<float>(double{mean[i]} + scale * (heavy ? x * x * x : x));
                meanSquares += static_cast<long double>(mean[i]) * mean[i];
            }
            const double meanNorm = std::sqrt(static_cast<double>(meanSquares)) * 1.0000001;
            const ByteRow rounded = toBytes(row.data(), mean.data(), meanNorm, dimension, levels, out.data());
            long double lost = 0;
            long double kept = 0;
            long double whole = 0;
            for (std::size_t i = 0; i < dimension; ++i) {
                QVERIFY(std::abs(int{out[i]}) <= levels);
                const long double approximation = static_cast<long double>(rounded.scale) * out[i];
                const long double value = static_cast<long double>(row[i]) - mean[i];
                lost += (value - approximation) * (value - approximation);
                kept += approximation * approximation;
                whole += value * value;
            }
            QVERIFY(static_cast<long double>(rounded.residual) >= std::sqrt(lost));
            QVERIFY(static_cast<long double>(rounded.norm) >= std::sqrt(kept));
            // Nor are they much larger than they need be, where there is anything to round.
            if (scale >= 1e-35) {
                QVERIFY(static_cast<long double>(rounded.residual)
                        <= std::sqrt(lost) * 1.0001L + 1e-7L * (std::sqrt(whole) + static_cast<long double>(meanNorm)));
                QVERIFY(std::sqrt(lost) <= std::sqrt(static_cast<long double>(dimension)) * 0.51L * rounded.scale);
            }
        }
    }
}

void TestByteKernels::roundsOutward()
{
    constexpr float largest = std::numeric_limits<float>::max();
    constexpr float infinity = std::numeric_limits<float>::infinity();
    QCOMPARE(roundedUp(0.5), 0.5f);
    QCOMPARE(roundedDown(0.5), 0.5f);
    QVERIFY(double{roundedUp(0.1)} >= 0.1 && double{roundedDown(0.1)} <= 0.1);
    QCOMPARE(roundedUp(0.1), std::nextafter(roundedDown(0.1), 1.0f));
    QVERIFY(double{roundedUp(-0.1)} >= -0.1 && double{roundedDown(-0.1)} <= -0.1);
    QCOMPARE(roundedUp(1e40), infinity);
    QCOMPARE(roundedDown(1e40), largest);
    QCOMPARE(roundedUp(-1e40), -largest);
    QCOMPARE(roundedDown(-1e40), -infinity);
    QVERIFY(roundedUp(1e-60) > 0.0f);
    QCOMPARE(roundedDown(1e-60), 0.0f);
}

void TestByteKernels::productsAreTheNearestFloats()
{
    Random random(7);
    for (const std::size_t n : {0, 1, 3, 4, 5, 50, 301}) {
        std::vector<float> x(n);
        std::vector<float> y(n);
        long double expected = 0;
        for (std::size_t i = 0; i < n; ++i) {
            x[i] = static_cast<float>(normal(random));
            y[i] = static_cast<float>(normal(random));
            expected += static_cast<long double>(x[i]) * y[i];
        }
        QVERIFY(std::abs(static_cast<long double>(preciseProduct(x.data(), y.data(), n)) - expected) < 1e-13L);
    }
    // Floats alone would lose the one.
    const std::vector<float> x = {1e8f, 1.0f, -1e8f, 0.0f, 0.0f};
    const std::vector<float> y(5, 1.0f);
    QCOMPARE(preciseProduct(x.data(), y.data(), 5), 1.0);
}

void TestByteKernels::findsWhatIsNotFinite()
{
    std::vector<float> values(77, std::numeric_limits<float>::max());
    QVERIFY(allFinite(values.data(), values.size()));
    QVERIFY(allFinite(values.data(), 0));
    for (const std::size_t place : {0, 40, 76}) {
        for (const float bad : {std::numeric_limits<float>::infinity(), -std::numeric_limits<float>::infinity(),
                                std::numeric_limits<float>::quiet_NaN()}) {
            std::vector<float> changed = values;
            changed[place] = bad;
            QVERIFY(!allFinite(changed.data(), changed.size()));
        }
    }
}

QTEST_GUILESS_MAIN(TestByteKernels)
#include "TestByteKernels.moc"
