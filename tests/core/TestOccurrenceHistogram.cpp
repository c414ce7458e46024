#include "base/Error.h"
#include "base/Random.h"
#include "space/OccurrenceHistogram.h"

#include <QTest>

#include <algorithm>

using namespace crossgloss;

/// Bins of k-occurrences: antihubs, hubs and nobody lost.
class TestOccurrenceHistogram : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void binsAreThoseOfTheHeader();
    void binsTileTheNumbersAndKeepEverybody();
    void degenerateInputs();
};

void TestOccurrenceHistogram::binsAreThoseOfTheHeader()
{
    const std::vector<std::uint32_t> occurrences{0, 0, 1, 2, 3, 4, 4, 9, 20, 21, 40, 41, 0};
    const std::vector<OccurrenceBin> bins = occurrenceHistogram(occurrences, 10);
    const std::vector<std::vector<std::size_t>> expected = {{0, 0, 3},  {1, 1, 1},   {2, 2, 1},   {3, 4, 3},  {5, 8, 0},
                                                            {9, 16, 1}, {17, 20, 1}, {21, 40, 2}, {41, 80, 1}};
    QCOMPARE(bins.size(), expected.size());
    for (std::size_t i = 0; i < bins.size(); ++i) {
        QCOMPARE((std::vector<std::size_t>{bins[i].from, bins[i].to, bins[i].targets}), expected[i]);
    }
}

void TestOccurrenceHistogram::binsTileTheNumbersAndKeepEverybody()
{
    Random random(3);
    for (std::size_t k = 1; k < 40; ++k) {
        std::vector<std::uint32_t> occurrences(300);
        for (std::uint32_t& count : occurrences) {
            count = static_cast<std::uint32_t>(uniformBelow(random, 30 * k) >> uniformBelow(random, 6));
        }
        const std::vector<OccurrenceBin> bins = occurrenceHistogram(occurrences, k);
        std::size_t next = 0;
        std::size_t hubs = 0;
        std::size_t all = 0;
        for (const OccurrenceBin& bin : bins) {
            QCOMPARE(bin.from, next);
            QVERIFY(bin.to >= bin.from);
            next = bin.to + 1;
            all += bin.targets;
            hubs += bin.from > 2 * k ? bin.targets : 0;
        }
        QCOMPARE(all, occurrences.size());
        QVERIFY(bins.back().targets > 0);
        QCOMPARE(hubs, static_cast<std::size_t>(std::count_if(occurrences.begin(), occurrences.end(),
                                                               [k](std::uint32_t count) { return count > 2 * k; })));
        QCOMPARE(bins.front().targets,
                 static_cast<std::size_t>(std::count(occurrences.begin(), occurrences.end(), 0U)));
    }
}

void TestOccurrenceHistogram::degenerateInputs()
{
    QVERIFY(occurrenceHistogram({}, 10).empty());
    const std::vector<std::uint32_t> nobody{0, 0};
    QCOMPARE(occurrenceHistogram(nobody, 10).size(), std::size_t(1));
    QVERIFY_EXCEPTION_THROWN(occurrenceHistogram(nobody, 0), Error);
    const std::vector<std::uint32_t> enormous{4000000000U};
    QCOMPARE(occurrenceHistogram(enormous, 1).back().targets, std::size_t(1));
}

QTEST_GUILESS_MAIN(TestOccurrenceHistogram)
#include "TestOccurrenceHistogram.moc"
