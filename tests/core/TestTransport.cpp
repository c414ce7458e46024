#include "base/Random.h"
#include "gloss/Sinkhorn.h"
#include "gloss/Transport.h"
#include "matching/Assignment.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace crossgloss;

/// Exact transport against assignments of unit masses, entropic transport against its definition in double.
class TestTransport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void byHand();
    void oneWordEach();
    void equalHistogramsCostNothing();
    void integerMassesEqualAssignments_data();
    void integerMassesEqualAssignments();
    void plansKeepTheirMargins_data();
    void plansKeepTheirMargins();
    void moreRowsThanAWord();
    void entropicEqualsItsDefinition_data();
    void entropicEqualsItsDefinition();
    void entropicTendsToExact();
    void entropicPairsDoNotMeddle();
};

namespace {

struct Case {
    std::vector<double> supply;
    std::vector<double> demand;
    std::vector<float> costs;
};

Case randomCase(std::size_t rows, std::size_t columns, std::uint64_t seed, int levels = 0)
{
    Random random(seed);
    Case c{std::vector<double>(rows), std::vector<double>(columns), std::vector<float>(rows * columns)};
    const auto masses = [&](std::vector<double>& values) {
        for (double& value : values) {
            value = 0.05 + uniform(random);
        }
        const double sum = std::accumulate(values.begin(), values.end(), 0.0);
        for (double& value : values) {
            value /= sum;
        }
    };
    masses(c.supply);
    masses(c.demand);
    for (float& cost : c.costs) {
        cost = levels > 0 ? static_cast<float>(uniformBelow(random, static_cast<std::uint64_t>(levels)))
                          : static_cast<float>(2.0 * uniform(random));
    }
    return c;
}

/// Sinkhorn's iteration written down as it stands in the literature.
double textbookSinkhorn(const Case& c, double regularisation, int iterations)
{
    const std::size_t rows = c.supply.size();
    const std::size_t columns = c.demand.size();
    std::vector<double> u(rows, 1.0), v(columns, 1.0);
    const auto kernel = [&](std::size_t i, std::size_t j) {
        return std::exp(-double(c.costs[i * columns + j]) / regularisation);
    };
    for (int iteration = 0; iteration < iterations; ++iteration) {
        for (std::size_t j = 0; j < columns; ++j) {
            double sum = 0.0;
            for (std::size_t i = 0; i < rows; ++i) {
                sum += kernel(i, j) * u[i];
            }
            v[j] = c.demand[j] / sum;
        }
        for (std::size_t i = 0; i < rows; ++i) {
            double sum = 0.0;
            for (std::size_t j = 0; j < columns; ++j) {
                sum += kernel(i, j) * v[j];
            }
            u[i] = c.supply[i] / sum;
        }
    }
    double total = 0.0;
    for (std::size_t i = 0; i < rows; ++i) {
        for (std::size_t j = 0; j < columns; ++j) {
            total += u[i] * kernel(i, j) * v[j] * double(c.costs[i * columns + j]);
        }
    }
    return total;
}

} // namespace

void TestTransport::byHand()
{
    // .6 of a goes to x (1) and .1 to y (3); b sends its .3 to y (1): .6 + .3 + .3 = 1.2.
    const std::vector<double> supply = {0.7, 0.3};
    const std::vector<double> demand = {0.6, 0.4};
    const std::vector<float> costs = {1.0F, 3.0F, 2.0F, 1.0F};
    TransportSolver solver;
    QVERIFY(std::abs(solver.solve(supply, demand, costs.data(), 2) - 1.2) < 1e-12);
    const std::vector<Shipment> plan = solver.plan();
    QCOMPARE(plan.size(), std::size_t(3));
    QVERIFY(std::abs(plan[0].mass - 0.6) < 1e-12 && plan[0].source == 0 && plan[0].target == 0);
    QVERIFY(std::abs(plan[1].mass - 0.1) < 1e-12 && plan[1].source == 0 && plan[1].target == 1);
    QVERIFY(std::abs(plan[2].mass - 0.3) < 1e-12 && plan[2].source == 1 && plan[2].target == 1);
}

void TestTransport::oneWordEach()
{
    const std::vector<double> one = {1.0};
    const float cost = 0.75F;
    TransportSolver solver;
    QCOMPARE(solver.solve(one, one, &cost, 1), 0.75);
    const Case many = randomCase(1, 9, 1);
    double expected = 0.0;
    for (std::size_t j = 0; j < 9; ++j) {
        expected += many.demand[j] * double(many.costs[j]);
    }
    QVERIFY(std::abs(solver.solve(many.supply, many.demand, many.costs.data(), 9) - expected) < 1e-12);
}

void TestTransport::equalHistogramsCostNothing()
{
    Case c = randomCase(12, 12, 3);
    c.demand = c.supply;
    for (std::size_t i = 0; i < 12; ++i) {
        c.costs[i * 12 + i] = 0.0F;
    }
    TransportSolver solver;
    QVERIFY(std::abs(solver.solve(c.supply, c.demand, c.costs.data(), 12)) < 1e-12);
}

void TestTransport::integerMassesEqualAssignments_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("levels");
    for (const int levels : {0, 4}) {
        for (const auto& [rows, columns] : {std::pair{2, 2}, {3, 7}, {9, 8}, {8, 9}, {17, 5}, {20, 31}}) {
            QTest::addRow("%d × %d, %s", rows, columns, levels ? "ties" : "uniform") << rows << columns << levels;
        }
    }
}

void TestTransport::integerMassesEqualAssignments()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(int, levels);
    NullProgress progress;
    TransportSolver solver;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Random random(seed * 7919);
        Case c = randomCase(std::size_t(rows), std::size_t(columns), seed, levels);
        // Units dealt to rows and to columns; each of them is a row or column of its own in the assignment.
        const std::size_t units = 3 * std::size_t(std::max(rows, columns));
        std::vector<std::size_t> from(units), to(units);
        for (std::size_t u = 0; u < units; ++u) {
            from[u] = u < std::size_t(rows) ? u : uniformBelow(random, std::uint64_t(rows));
            to[u] = u < std::size_t(columns) ? u : uniformBelow(random, std::uint64_t(columns));
        }
        std::vector<float> expanded(units * units);
        c.supply.assign(c.supply.size(), 0.0);
        c.demand.assign(c.demand.size(), 0.0);
        for (std::size_t a = 0; a < units; ++a) {
            c.supply[from[a]] += 1.0 / double(units);
            c.demand[to[a]] += 1.0 / double(units);
            for (std::size_t b = 0; b < units; ++b) {
                expanded[a * units + b] = c.costs[from[a] * std::size_t(columns) + to[b]];
            }
        }
        const double expected
            = assign(CostMatrix<float>{expanded.data(), units, units, units}, progress).objective / double(units);
        const double found = solver.solve(c.supply, c.demand, c.costs.data(), std::size_t(columns));
        QVERIFY2(std::abs(found - expected) < 1e-9, qPrintable(QString("seed %1: %2 instead of %3").arg(seed)
                                                                   .arg(found, 0, 'f', 12).arg(expected, 0, 'f', 12)));
    }
}

void TestTransport::plansKeepTheirMargins_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::newRow("9 × 8") << 9 << 8;
    QTest::newRow("3 × 40") << 3 << 40;
    QTest::newRow("70 × 66") << 70 << 66;
}

void TestTransport::plansKeepTheirMargins()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    TransportSolver solver;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Case c = randomCase(std::size_t(rows), std::size_t(columns), seed);
        const double total = solver.solve(c.supply, c.demand, c.costs.data(), std::size_t(columns));
        std::vector<double> out(c.supply.size(), 0.0), in(c.demand.size(), 0.0);
        double cost = 0.0;
        for (const Shipment& shipment : solver.plan()) {
            QVERIFY(shipment.mass > 0.0);
            out[shipment.source] += shipment.mass;
            in[shipment.target] += shipment.mass;
            cost += shipment.mass * double(c.costs[shipment.source * std::size_t(columns) + shipment.target]);
        }
        for (std::size_t i = 0; i < out.size(); ++i) {
            QVERIFY(std::abs(out[i] - c.supply[i]) < 1e-12);
        }
        for (std::size_t j = 0; j < in.size(); ++j) {
            QVERIFY(std::abs(in[j] - c.demand[j]) < 1e-12);
        }
        QVERIFY(std::abs(cost - total) < 1e-12);
    }
}

void TestTransport::moreRowsThanAWord()
{
    // Sets of rows are kept in words of 64 bits: unit masses on both sides of that border, against the assignment.
    NullProgress progress;
    TransportSolver solver;
    for (const std::size_t size : {63, 64, 65, 130}) {
        Case c = randomCase(size, size, size);
        c.supply.assign(size, 1.0 / double(size));
        c.demand = c.supply;
        const double expected
            = assign(CostMatrix<float>{c.costs.data(), size, size, size}, progress).objective / double(size);
        QVERIFY(std::abs(solver.solve(c.supply, c.demand, c.costs.data(), size) - expected) < 1e-9);
    }
}

void TestTransport::entropicEqualsItsDefinition_data()
{
    QTest::addColumn<double>("regularisation");
    QTest::addColumn<int>("iterations");
    QTest::newRow("0.1, 50 iterations") << 0.1 << 50;
    QTest::newRow("0.5, 7 iterations") << 0.5 << 7;
    QTest::newRow("0.02, on logarithms") << 0.02 << 50;
}

void TestTransport::entropicEqualsItsDefinition()
{
    QFETCH(double, regularisation);
    QFETCH(int, iterations);
    std::vector<Case> cases;
    for (std::uint64_t seed = 1; seed <= 21; ++seed) {
        cases.push_back(randomCase(1 + seed % 9, 1 + (seed * 5) % 13, seed));
    }
    std::vector<TransportPair> pairs;
    for (const Case& c : cases) {
        pairs.push_back({c.supply, c.demand, c.costs.data(), c.demand.size()});
    }
    std::vector<float> found(cases.size());
    SinkhornSolver solver({regularisation, iterations});
    solver.solve(pairs, found);
    for (std::size_t i = 0; i < cases.size(); ++i) {
        const double expected = textbookSinkhorn(cases[i], regularisation, iterations);
        QVERIFY2(std::abs(double(found[i]) - expected) < 5e-6,
                 qPrintable(QString("case %1: %2 instead of %3").arg(i).arg(double(found[i])).arg(expected)));
        double cost = 0.0;
        const std::vector<double> plan = solver.plan(pairs[i]);
        for (std::size_t e = 0; e < plan.size(); ++e) {
            cost += plan[e] * double(cases[i].costs[e]);
        }
        QVERIFY(std::abs(cost - expected) < 1e-9);
    }
}

void TestTransport::entropicTendsToExact()
{
    TransportSolver exact;
    SinkhornSolver entropic({0.003, 5000});
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const Case c = randomCase(7, 9, seed);
        const TransportPair pair{c.supply, c.demand, c.costs.data(), 9};
        float found = 0.0F;
        entropic.solve({&pair, 1}, {&found, 1});
        const double expected = exact.solve(c.supply, c.demand, c.costs.data(), 9);
        QVERIFY(std::abs(double(found) - expected) < 0.005);
    }
}

void TestTransport::entropicPairsDoNotMeddle()
{
    // A pair gives the same distance alone and beside larger ones.
    const Case small = randomCase(2, 3, 1);
    const Case large = randomCase(11, 14, 2);
    const TransportPair a{small.supply, small.demand, small.costs.data(), 3};
    const TransportPair b{large.supply, large.demand, large.costs.data(), 14};
    SinkhornSolver solver({0.1, 50});
    float alone = 0.0F;
    solver.solve({&a, 1}, {&alone, 1});
    const std::vector<TransportPair> pairs = {b, a, b};
    std::vector<float> together(3);
    solver.solve(pairs, together);
    QVERIFY(std::abs(together[1] - alone) < 1e-6F);
    QCOMPARE(together[0], together[2]);
}

QTEST_GUILESS_MAIN(TestTransport)
#include "TestTransport.moc"
