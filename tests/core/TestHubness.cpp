#include "SpaceFixture.h"

#include "base/Error.h"
#include "space/Hubness.h"

#include <QTest>

using namespace crossgloss;
using namespace crossgloss::test;

namespace {

Neighbours listsOf(const std::vector<std::vector<std::uint32_t>>& lists)
{
    Neighbours neighbours;
    neighbours.queries = lists.size();
    neighbours.k = lists.empty() ? 0 : lists.front().size();
    for (const std::vector<std::uint32_t>& list : lists) {
        neighbours.indices.insert(neighbours.indices.end(), list.begin(), list.end());
    }
    neighbours.scores.resize(neighbours.indices.size());
    return neighbours;
}

bool near(double a, double b)
{
    return std::abs(a - b) < 1e-12;
}

} // namespace

class TestHubness : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void workedExample();
    void countsTheFirstAnswersOnly();
    void evenListsHaveNoHubs();
    void oneTargetTakesAll();
    void equalsDefinitions();
    void emptyLists();
    void refusesUnknownTargets();
};

void TestHubness::workedExample()
{
    // Five targets, six queries, two answers each: N = 6 3 2 1 0, mean 12/5.
    const Neighbours lists = listsOf({{0, 1}, {0, 1}, {1, 0}, {0, 2}, {2, 0}, {3, 0}});
    const Hubness hubness = measureHubness(lists, 5, 2);
    QCOMPARE(hubness.occurrences, (std::vector<std::uint32_t>{6, 3, 2, 1, 0}));
    // Deviations 3.6 .6 -.4 -1.4 -2.4: squares sum to 21.2, cubes to 30.24, absolute values to 8.4.
    QVERIFY(near(hubness.skewness, 30.24 / 5 / std::pow(21.2 / 5, 1.5)));
    QVERIFY(near(hubness.robinHood, 8.4 / 2 / 12));
    // Absolute differences of all 25 ordered pairs sum to 2 (3+4+5+6 + 1+2+3 + 1+2 + 1) = 56.
    QVERIFY(near(hubness.gini, 56.0 / (2 * 25 * 2.4)));
    QCOMPARE(hubness.hubs, std::vector<std::uint32_t>{0}); // 6 > 2 · 2
    QCOMPARE(hubness.antihubs, std::size_t{1});
    QCOMPARE(victimsOf(lists, 1, 2), (std::vector<std::uint32_t>{0, 1, 2}));
    QCOMPARE(victimsOf(lists, 0, 2).size(), std::size_t{6});
    QVERIFY(victimsOf(lists, 4, 2).empty());
}

void TestHubness::countsTheFirstAnswersOnly()
{
    const Neighbours lists = listsOf({{0, 1}, {0, 1}, {1, 0}, {0, 2}, {2, 0}, {3, 0}});
    const Hubness hubness = measureHubness(lists, 5, 1);
    QCOMPARE(hubness.occurrences, (std::vector<std::uint32_t>{3, 1, 1, 1, 0}));
    QCOMPARE(hubness.hubs, std::vector<std::uint32_t>{0});
    QCOMPARE(victimsOf(lists, 0, 1), (std::vector<std::uint32_t>{0, 1, 3}));
    // A k beyond the lists counts what they have, but a hub has more than 2k all the same.
    QCOMPARE(measureHubness(lists, 5, 10).occurrences, measureHubness(lists, 5, 2).occurrences);
    QVERIFY(measureHubness(lists, 5, 10).hubs.empty());
}

void TestHubness::evenListsHaveNoHubs()
{
    const Hubness hubness = measureHubness(listsOf({{0, 1}, {1, 2}, {2, 3}, {3, 0}}), 4, 2);
    QCOMPARE(hubness.occurrences, (std::vector<std::uint32_t>{2, 2, 2, 2}));
    QCOMPARE(hubness.skewness, 0.0);
    QCOMPARE(hubness.robinHood, 0.0);
    QCOMPARE(hubness.gini, 0.0);
    QVERIFY(hubness.hubs.empty());
    QCOMPARE(hubness.antihubs, std::size_t{0});
}

void TestHubness::oneTargetTakesAll()
{
    // All of n targets' share but one is to be moved: (n − 1) / n.
    const Hubness hubness = measureHubness(listsOf({{2}, {2}, {2}, {2}, {2}}), 4, 1);
    QVERIFY(near(hubness.robinHood, 0.75));
    QVERIFY(near(hubness.gini, 0.75));
    QVERIFY(near(hubness.skewness, 2.0 / std::sqrt(3.0))); // of one success in four
    QCOMPARE(hubness.hubs, std::vector<std::uint32_t>{2});
    QCOMPARE(hubness.antihubs, std::size_t{3});
    // One target alone is as even as can be.
    const Hubness alone = measureHubness(listsOf({{0}, {0}, {0}}), 1, 1);
    QCOMPARE(alone.skewness, 0.0);
    QCOMPARE(alone.gini, 0.0);
}

void TestHubness::equalsDefinitions()
{
    Random random(4);
    constexpr std::size_t targets = 300;
    constexpr std::size_t k = 4;
    std::vector<std::vector<std::uint32_t>> lists(500);
    for (auto& list : lists) {
        while (list.size() < k) {
            const auto target = static_cast<std::uint32_t>(
                std::min(uniformBelow(random, targets), uniformBelow(random, targets)));
            if (std::find(list.begin(), list.end(), target) == list.end()) {
                list.push_back(target);
            }
        }
    }
    const Neighbours neighbours = listsOf(lists);
    const Hubness hubness = measureHubness(neighbours, targets, k);
    const double mean = 500.0 * k / targets;
    double second = 0;
    double third = 0;
    double moved = 0;
    double differences = 0;
    std::size_t hubs = 0;
    for (std::uint32_t a = 0; a < targets; ++a) {
        const auto count = static_cast<double>(victimsOf(neighbours, a, k).size());
        QCOMPARE(static_cast<double>(hubness.occurrences[a]), count);
        second += (count - mean) * (count - mean) / targets;
        third += (count - mean) * (count - mean) * (count - mean) / targets;
        moved += std::max(0.0, count - mean) / (mean * targets);
        for (std::uint32_t b = 0; b < targets; ++b) {
            differences += std::abs(count - static_cast<double>(hubness.occurrences[b]));
        }
        hubs += count > 2 * k ? 1 : 0;
    }
    QVERIFY(std::abs(hubness.skewness - third / std::pow(second, 1.5)) < 1e-9);
    QVERIFY(std::abs(hubness.robinHood - moved) < 1e-9);
    QVERIFY(std::abs(hubness.gini - differences / (2.0 * targets * targets * mean)) < 1e-9);
    QVERIFY(hubness.skewness > 0.3 && hubs > 5);
    QCOMPARE(hubness.hubs.size(), hubs);
    for (std::size_t i = 1; i < hubs; ++i) {
        const std::uint32_t before = hubness.hubs[i - 1];
        const std::uint32_t after = hubness.hubs[i];
        const std::uint32_t more = hubness.occurrences[before];
        QVERIFY(more > hubness.occurrences[after] || (more == hubness.occurrences[after] && before < after));
    }
}

void TestHubness::emptyLists()
{
    const Hubness unasked = measureHubness(Neighbours{}, 3, 10);
    QCOMPARE(unasked.antihubs, std::size_t{3});
    QCOMPARE(unasked.skewness, 0.0);
    QCOMPARE(unasked.gini, 0.0);
    QVERIFY(measureHubness(Neighbours{}, 0, 10).occurrences.empty());
    QVERIFY(victimsOf(Neighbours{}, 0, 10).empty());
    QCOMPARE(measureHubness(listsOf({{0}, {1}}), 3, 0).antihubs, std::size_t{3});
}

void TestHubness::refusesUnknownTargets()
{
    QVERIFY_EXCEPTION_THROWN(measureHubness(listsOf({{0, 3}}), 3, 2), Error);
    QCOMPARE(measureHubness(listsOf({{0, 3}}), 3, 1).antihubs, std::size_t{2});
}

QTEST_GUILESS_MAIN(TestHubness)
#include "TestHubness.moc"
