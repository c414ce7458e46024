#include "common/LiveFeed.h"

#include <QElapsedTimer>
#include <QTest>

#include <thread>

using namespace crossgloss;

class TestLiveFeed : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void handsOnInOrderWhatThreadsPost();
    void waitsBetweenLooks();
    void endHandsOnTheRest();
    void latePostsOfAnEarlierRunAreDropped();
    void workerOutlivesTheFeed();
};

void TestLiveFeed::handsOnInOrderWhatThreadsPost()
{
    std::vector<std::pair<int, int>> got;
    LiveFeed<std::pair<int, int>> feed([&got](const auto& points) { got.insert(got.end(), points.begin(), points.end()); });
    const auto post = feed.begin();
    std::vector<std::thread> workers;
    for (int worker = 0; worker < 4; ++worker) {
        workers.emplace_back([post, worker] {
            for (int i = 0; i < 1000; ++i) {
                post({worker, i});
            }
        });
    }
    for (std::thread& worker : workers) {
        worker.join();
    }
    QTRY_COMPARE(got.size(), std::size_t(4000));
    int next[4] = {};
    for (const auto& [worker, i] : got) {
        QCOMPARE(i, next[worker]++);
    }
}

void TestLiveFeed::waitsBetweenLooks()
{
    std::size_t calls = 0;
    std::size_t points = 0;
    LiveFeed<int> feed([&](const std::vector<int>& news) {
        ++calls;
        points += news.size();
        QVERIFY(!news.empty());
    });
    const auto post = feed.begin();
    QElapsedTimer clock;
    clock.start();
    std::size_t posted = 0;
    while (calls < 3) {
        post(0);
        ++posted;
        QCoreApplication::processEvents();
    }
    // Ten times a second, however many come; coarse timers are up to 5 % early.
    QVERIFY2(clock.elapsed() >= 280, qPrintable(QString::number(clock.elapsed())));
    QVERIFY(points <= posted && points + 1 >= posted);
}

void TestLiveFeed::endHandsOnTheRest()
{
    std::vector<int> got;
    LiveFeed<int> feed([&got](const std::vector<int>& points) { got.insert(got.end(), points.begin(), points.end()); });
    const auto post = feed.begin();
    post(1);
    feed.take();
    QCOMPARE(got, std::vector<int>({1}));
    post(2);
    feed.end();
    QCOMPARE(got, std::vector<int>({1, 2}));
    post(3);
    feed.take();
    feed.end();
    QCOMPARE(got, std::vector<int>({1, 2}));
}

void TestLiveFeed::latePostsOfAnEarlierRunAreDropped()
{
    std::vector<int> got;
    LiveFeed<int> feed([&got](const std::vector<int>& points) { got.insert(got.end(), points.begin(), points.end()); });
    const auto first = feed.begin();
    first(1);
    const auto second = feed.begin();
    first(2);
    second(10);
    first(3);
    feed.end();
    QCOMPARE(got, std::vector<int>({10}));
}

void TestLiveFeed::workerOutlivesTheFeed()
{
    std::function<void(const int&)> post;
    {
        LiveFeed<int> feed([](const std::vector<int>&) { QFAIL("nobody is there to be told"); });
        post = feed.begin();
        post(1);
    }
    std::thread([&post] { post(2); }).join();
}

QTEST_MAIN(TestLiveFeed)
#include "TestLiveFeed.moc"
