#include "base/Error.h"
#include "base/Random.h"
#include "saved/Fsrs.h"

#include <QTest>

#include <cmath>
#include <ctime>
#include <vector>

using namespace crossgloss;

/// The scheduler against values worked out apart from it (the published formulae in double precision, in another
/// language), and what must hold of every state.
class TestFsrs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void firstReviews();
    void workedSequences_data();
    void workedSequences();
    void intervalsFollowRetention();
    void betterGradesTakeLonger();
    void successNeverForgetsFailureNeverLearns();
    void clocksThatGoBackwardsDoNoHarm();
    void daysBeginAtFour();
    void summerTimeKeepsDays();
    void wrongOptionsAreRefused();
};

Q_DECLARE_METATYPE(std::vector<double>)

namespace {

void useZone(const char* zone)
{
    qputenv("TZ", zone);
    tzset();
}

bool near(double value, double expected)
{
    return std::abs(value - expected) <= 1e-8 * std::max(1.0, std::abs(expected));
}

} // namespace

void TestFsrs::initTestCase()
{
    useZone("UTC");
}

void TestFsrs::firstReviews()
{
    const Fsrs fsrs;
    const double stability[] = {0.40255, 1.18385, 3.173, 15.69105};
    const double difficulty[] = {7.1949, 6.488305268471453, 5.282434422319005, 3.2245015893713678};
    for (int grade = 1; grade <= 4; ++grade) {
        const MemoryState state = fsrs.first(static_cast<ReviewGrade>(grade));
        QVERIFY(near(state.stability, stability[grade - 1]));
        QVERIFY(near(state.difficulty, difficulty[grade - 1]));
    }
    QVERIFY(near(Fsrs::retrievability({10, 5}, 10), 0.9));
    QVERIFY(near(Fsrs::retrievability({10, 5}, 30), 0.7661308776828737));
    QVERIFY(near(Fsrs::retrievability({20, 5}, 5), 0.97190864488087));
}

void TestFsrs::workedSequences_data()
{
    // Days since the review before, grade, stability and difficulty afterwards.
    QTest::addColumn<std::vector<double>>("values");
    QTest::newRow("good, forgotten, good again")
        << std::vector<double>{0,  3, 3.173000000,  5.282434422, 3, 3, 10.738925846, 5.272967931,
                               11, 3, 34.577623501, 5.263544986, 40, 1, 3.924251066, 6.784232088,
                               0,  3, 5.524447690,  6.767857327, 2, 3, 9.241250094,  6.751557891};
    QTest::newRow("forgotten first, then hard and easy")
        << std::vector<double>{0, 1, 0.402550000,  7.194900000, 0,  3, 0.566698302,  7.176636167, 1, 2,
                               1.009747700, 7.614486752, 5, 4, 19.467910818, 7.208984148, 60, 3, 86.243834838,
                               7.190655528};
    QTest::newRow("easy, then worse")
        << std::vector<double>{0, 4, 15.691050000, 3.224501589, 16, 2, 26.112538502, 4.318881719,
                               20, 1, 3.274327155, 6.149078747, 1, 1, 0.921900784, 7.379629142};
}

void TestFsrs::workedSequences()
{
    QFETCH(std::vector<double>, values);
    const Fsrs fsrs;
    MemoryState state;
    for (std::size_t i = 0; i < values.size(); i += 4) {
        const auto grade = static_cast<ReviewGrade>(static_cast<int>(values[i + 1]));
        state = i == 0 ? fsrs.first(grade) : fsrs.next(state, values[i], grade);
        QVERIFY2(near(state.stability, values[i + 2]), qPrintable(QString::number(state.stability, 'g', 12)));
        QVERIFY2(near(state.difficulty, values[i + 3]), qPrintable(QString::number(state.difficulty, 'g', 12)));
    }
}

void TestFsrs::intervalsFollowRetention()
{
    const double stability[] = {3.173, 15.69, 100};
    const std::int64_t at90[] = {3, 16, 100};
    const std::int64_t at80[] = {8, 38, 240};
    const std::int64_t at95[] = {1, 7, 46};
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(Fsrs().intervalDays(stability[i]), at90[i]);
        QCOMPARE(Fsrs({.desiredRetention = 0.8}).intervalDays(stability[i]), at80[i]);
        QCOMPARE(Fsrs({.desiredRetention = 0.95}).intervalDays(stability[i]), at95[i]);
    }
    QCOMPARE(Fsrs().intervalDays(0.01), std::int64_t{1});
    QCOMPARE(Fsrs().intervalDays(1e300), std::int64_t{36500});
    QCOMPARE(Fsrs().intervalDays(std::nan("")), std::int64_t{1});
}

void TestFsrs::betterGradesTakeLonger()
{
    const Fsrs fsrs;
    Random random(3);
    for (int round = 0; round < 20000; ++round) {
        const std::int64_t now = 1700000000 + static_cast<std::int64_t>(uniformBelow(random, 400000000));
        std::optional<ReviewState> before;
        if (round % 10 != 0) {
            before = ReviewState{{std::exp(uniform(random) * 14 - 4), 1 + 9 * uniform(random)},
                                 now - static_cast<std::int64_t>(uniformBelow(random, 40000000)), 0, 1, 1, 0};
        }
        const auto all = fsrs.outcomes(before, now);
        QCOMPARE(all[0].intervalDays, std::int64_t{0});
        QCOMPARE(all[0].dueAt, now + Fsrs::relearnSeconds);
        QVERIFY(all[1].intervalDays >= 1);
        QVERIFY(all[2].intervalDays >= all[1].intervalDays);
        QVERIFY(all[3].intervalDays >= all[2].intervalDays);
        QVERIFY(all[3].intervalDays > all[1].intervalDays || all[3].intervalDays == 36500);
        for (const ReviewState& state : all) {
            QVERIFY(state.memory.difficulty >= 1 && state.memory.difficulty <= 10);
            QVERIFY(state.memory.stability > 0 && state.memory.stability <= 36500);
            QCOMPARE(state.lastAt, now);
            QVERIFY(state.dueAt > now);
        }
        QVERIFY(all[3].memory.difficulty <= all[2].memory.difficulty);
        QVERIFY(all[2].memory.difficulty <= all[1].memory.difficulty);
        QVERIFY(all[1].memory.difficulty <= all[0].memory.difficulty);
    }
}

void TestFsrs::successNeverForgetsFailureNeverLearns()
{
    const Fsrs fsrs;
    Random random(4);
    for (int round = 0; round < 20000; ++round) {
        const MemoryState before{std::exp(uniform(random) * 14 - 4), 1 + 9 * uniform(random)};
        const double days = 1 + std::floor(uniform(random) * 1000);
        for (const ReviewGrade grade : {ReviewGrade::Hard, ReviewGrade::Good, ReviewGrade::Easy}) {
            QVERIFY(fsrs.next(before, days, grade).stability >= std::min(before.stability, 36500.0));
        }
        QVERIFY(fsrs.next(before, days, ReviewGrade::Again).stability <= before.stability);
        QVERIFY(fsrs.next(before, 0, ReviewGrade::Again).stability <= before.stability);
        // Later successes, when less was remembered, teach more.
        QVERIFY(fsrs.next(before, days + 30, ReviewGrade::Good).stability >=
                fsrs.next(before, days, ReviewGrade::Good).stability);
    }
}

void TestFsrs::clocksThatGoBackwardsDoNoHarm()
{
    const Fsrs fsrs;
    const std::int64_t now = 1800000000;
    const ReviewState state = fsrs.outcomes(std::nullopt, now)[2];
    const auto earlier = fsrs.outcomes(state, now - 40 * 86400);
    const auto sameDay = fsrs.outcomes(state, now);
    for (std::size_t i = 0; i < 4; ++i) {
        QCOMPARE(earlier[i].memory, sameDay[i].memory);
        QVERIFY(earlier[i].dueAt > now - 40 * 86400);
    }
    QVERIFY(!isDue(state, now));
    QVERIFY(isDue(state, now - 40 * 86400)); // nobody must wait until the wrong clock's time comes
    QVERIFY(isDue(state, now + 3 * 86400));
}

void TestFsrs::daysBeginAtFour()
{
    const std::int64_t midnight = 1700006400; // 2023-11-15T00:00:00Z
    QCOMPARE(reviewDay(midnight + 4 * 3600), std::int64_t{19676});
    QCOMPARE(reviewDay(midnight + 4 * 3600 - 1), std::int64_t{19675});
    QCOMPARE(reviewDay(midnight + 28 * 3600 - 1), std::int64_t{19676});
    // Reviewed late in the evening, due on the whole of the day it falls due, not a day later.
    ReviewState state;
    state.lastAt = midnight + 23 * 3600;
    state.intervalDays = 3;
    state.dueAt = state.lastAt + 3 * 86400;
    QVERIFY(isDue(state, midnight + 3 * 86400 + 5 * 3600));
    QVERIFY(!isDue(state, midnight + 3 * 86400 + 3 * 3600));
    state.intervalDays = 0;
    state.dueAt = state.lastAt + 600;
    QVERIFY(!isDue(state, state.lastAt + 599));
    QVERIFY(isDue(state, state.lastAt + 600));
}

void TestFsrs::summerTimeKeepsDays()
{
    useZone("Europe/Berlin");
    const std::int64_t march = 1774724400; // 2026-03-28T19:00:00Z, the evening before the hour is lost
    if (reviewDay(march + 12 * 3600 - 1) == reviewDay(march + 7 * 3600 - 1)) {
        useZone("UTC");
        QSKIP("no time zones on this system");
    }
    for (int day = 0; day < 400; ++day) {
        QCOMPARE(reviewDay(march + day * std::int64_t{86400}) - reviewDay(march), std::int64_t{day});
    }
    useZone("UTC");
}

void TestFsrs::wrongOptionsAreRefused()
{
    for (const double retention : {0.0, 0.69, 1.0, std::nan("")}) {
        QVERIFY_EXCEPTION_THROWN(Fsrs({.desiredRetention = retention}), Error);
    }
    QVERIFY_EXCEPTION_THROWN(Fsrs({.maxIntervalDays = 0}), Error);
    QCOMPARE(gradeNamed("hard"), std::optional(ReviewGrade::Hard));
    QVERIFY(!gradeNamed("harder"));
    QCOMPARE(gradeName(ReviewGrade::Easy), std::string_view("easy"));
}

QTEST_GUILESS_MAIN(TestFsrs)
#include "TestFsrs.moc"
