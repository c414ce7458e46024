#include "AlignmentFixture.h"

#include "alignment/Normalisation.h"
#include "base/Error.h"

#include <QTest>

using namespace crossgloss;
using namespace crossgloss::test;

class TestNormalisation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalsNaiveComputation_data();
    void equalsNaiveComputation();
    void readsOnlyTheRows();
    void iterationConverges();
    void rowsOfZeroStayFinite();
    void constantsAreEnough();
    void addsACentring();
    void threadsAgree();
    void emptySpace();
    void refusesMissingMeans();
};

namespace {

std::vector<NormalisationStep> stepsOf(const QString& letters)
{
    std::vector<NormalisationStep> steps;
    for (const QChar letter : letters) {
        steps.push_back(letter == 'u' ? NormalisationStep::Unit : NormalisationStep::Centre);
    }
    return steps;
}

/// In double, step by step over the whole matrix.
DenseMatrix naive(DenseMatrix rows, const std::vector<NormalisationStep>& steps)
{
    for (const NormalisationStep step : steps) {
        if (step == NormalisationStep::Unit) {
            for (std::size_t r = 0; r < rows.rows; ++r) {
                double squares = 0.0;
                for (std::size_t c = 0; c < rows.columns; ++c) {
                    squares += rows(r, c) * rows(r, c);
                }
                for (std::size_t c = 0; c < rows.columns && squares > 0.0; ++c) {
                    rows(r, c) /= std::sqrt(squares);
                }
            }
        } else {
            for (std::size_t c = 0; c < rows.columns; ++c) {
                double sum = 0.0;
                for (std::size_t r = 0; r < rows.rows; ++r) {
                    sum += rows(r, c);
                }
                for (std::size_t r = 0; r < rows.rows; ++r) {
                    rows(r, c) -= sum / static_cast<double>(rows.rows);
                }
            }
        }
    }
    return rows;
}

} // namespace

void TestNormalisation::equalsNaiveComputation_data()
{
    QTest::addColumn<QString>("steps");
    QTest::addColumn<int>("rows");
    for (const QString& steps : {QString(), QStringLiteral("u"), QStringLiteral("c"), QStringLiteral("uc"),
                                 QStringLiteral("ucu"), QStringLiteral("cu"), QStringLiteral("ccu"),
                                 QStringLiteral("ucucu")}) {
        for (const int rows : {1, 15, 16, 17, 300}) {
            QTest::newRow(qPrintable(QStringLiteral("%1, %2 rows").arg(steps).arg(rows))) << steps << rows;
        }
    }
}

void TestNormalisation::equalsNaiveComputation()
{
    QFETCH(QString, steps);
    QFETCH(int, rows);
    constexpr std::size_t dimension = 37;
    const DenseMatrix matrix = wordLike(static_cast<std::size_t>(rows), dimension, 1);
    std::vector<float> values = toFloat(matrix);
    const Normalisation normalisation({values.data(), matrix.rows, dimension}, dimension, stepsOf(steps), 2);
    QCOMPARE(normalisation.means().size(), static_cast<std::size_t>(steps.count('c')));
    normalisation.apply(values.data(), matrix.rows, dimension);
    const std::vector<double> expected = naive(matrix, stepsOf(steps)).values;
    if (rows == 1 && steps.contains("cu")) {
        return;                                            // one row is its own mean: what is left is rounding
    }
    QVERIFY(largestDifference(std::vector<double>(values.begin(), values.end()), expected) < 1e-6);
}

void TestNormalisation::readsOnlyTheRows()
{
    // Between the rows lies what is no number.
    constexpr std::size_t dimension = 5;
    const std::vector<float> tight = toFloat(wordLike(50, dimension, 2));
    std::vector<float> wide(50 * 9, std::numeric_limits<float>::quiet_NaN());
    for (std::size_t row = 0; row < 50; ++row) {
        std::copy_n(tight.data() + row * dimension, dimension, wide.data() + row * 9);
    }
    const std::vector<NormalisationStep> steps = Normalisation::standardSteps();
    const Normalisation a({tight.data(), 50, dimension}, dimension, steps, 1);
    const Normalisation b({wide.data(), 50, 9}, dimension, steps, 1);
    QCOMPARE(a.means(), b.means());
}

void TestNormalisation::iterationConverges()
{
    // Zhang et al. 2019: repeated, both hold at once: rows of length one whose mean is zero.
    constexpr std::size_t dimension = 20;
    std::vector<float> values = toFloat(wordLike(400, dimension, 3));
    const RowMatrix view{values.data(), 400, dimension};
    const auto meanAfter = [&](const std::vector<NormalisationStep>& steps) {
        std::vector<float> rows = values;
        Normalisation(view, dimension, steps, 1).apply(rows.data(), 400, dimension);
        double squares = 0.0;
        for (std::size_t c = 0; c < dimension; ++c) {
            double sum = 0.0;
            for (std::size_t r = 0; r < 400; ++r) {
                sum += static_cast<double>(rows[r * dimension + c]);
            }
            squares += sum * sum / (400.0 * 400.0);
        }
        return std::sqrt(squares);
    };
    QCOMPARE(Normalisation::iterativeSteps(3).size(), std::size_t{7});
    QVERIFY(meanAfter(Normalisation::iterativeSteps(5)) < 0.01 * meanAfter(Normalisation::standardSteps()));
}

void TestNormalisation::rowsOfZeroStayFinite()
{
    std::vector<float> values = {0, 0, 3, 4, 0, 0};
    const Normalisation normalisation({values.data(), 3, 2}, 2, Normalisation::standardSteps(), 1);
    normalisation.apply(values.data(), 3, 2);
    QVERIFY(std::ranges::all_of(values, [](float value) { return std::isfinite(value); }));
    std::vector<float> unit = {0, 0, 3, 4};
    Normalisation({unit.data(), 2, 2}, 2, stepsOf("u"), 1).apply(unit.data(), 2, 2);
    QCOMPARE(unit, (std::vector<float>{0, 0, 0.6f, 0.8f}));
}

void TestNormalisation::constantsAreEnough()
{
    constexpr std::size_t dimension = 8;
    const std::vector<float> values = toFloat(wordLike(60, dimension, 4));
    const Normalisation fitted({values.data(), 60, dimension}, dimension, Normalisation::iterativeSteps(2), 1);
    const Normalisation read(fitted.steps(), fitted.means());
    std::vector<float> a = toFloat(wordLike(5, dimension, 5));
    std::vector<float> b = a;
    fitted.apply(a.data(), 5, dimension);
    read.apply(b.data(), 5, dimension);
    QCOMPARE(a, b);
}

void TestNormalisation::addsACentring()
{
    Normalisation normalisation;
    normalisation.addCentring({1, -2});
    std::vector<float> values = {1, 1};
    normalisation.apply(values.data(), 1, 2);
    QCOMPARE(values, (std::vector<float>{0, 3}));
}

void TestNormalisation::threadsAgree()
{
    constexpr std::size_t dimension = 30;
    const std::vector<float> values = toFloat(wordLike(1000, dimension, 6));
    const std::vector<NormalisationStep> steps = Normalisation::standardSteps();
    const RowMatrix view{values.data(), 1000, dimension};
    const Normalisation one(view, dimension, steps, 1);
    const Normalisation three(view, dimension, steps, 3);
    QVERIFY(largestDifference(one.means()[0], three.means()[0]) < 1e-7);
    QCOMPARE(Normalisation(view, dimension, steps, 3).means(), three.means());
}

void TestNormalisation::emptySpace()
{
    const Normalisation normalisation({nullptr, 0, 4}, 4, Normalisation::standardSteps(), 2);
    QCOMPARE(normalisation.means(), (std::vector<std::vector<float>>{std::vector<float>(4)}));
    normalisation.apply(nullptr, 0, 4);
}

void TestNormalisation::refusesMissingMeans()
{
    QVERIFY_EXCEPTION_THROWN(Normalisation(Normalisation::standardSteps(), std::vector<std::vector<float>>()), Error);
}

QTEST_GUILESS_MAIN(TestNormalisation)
#include "TestNormalisation.moc"
