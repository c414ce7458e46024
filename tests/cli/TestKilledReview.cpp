#include "../core/LinkingFixture.h"

#include "linking/LinkingDatabase.h"
#include "store/UserDatabase.h"
#include "linking/ReviewDesk.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace crossgloss;

/// Kills the program fifty times in the middle of a review: every decision that it acknowledged is there afterwards, in order,
/// and whoever comes next can go on at once.
class TestKilledReview : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void acknowledgedDecisionsSurvive();
};

void TestKilledReview::acknowledgedDecisionsSurvive()
{
    constexpr int kills = 50;
    constexpr std::int32_t size = 60;
    const QTemporaryDir folder;
    NullProgress progress;
    std::int64_t id = 0;
    {
        Workspace workspace(folder.path().toStdString());
        Linking linking = plantedLinking(size, 20);
        addLinking(workspace, linking, progress);
        id = linking.id;
    }
    Random random(5);
    std::size_t before = 0;
    int killed = 0;
    int acknowledged = 0;
    for (int round = 0; round < kills; ++round) {
        QProcess review;
        review.start(QStringLiteral(CROSSGLOSS_CLI),
                     {QStringLiteral("--workspace"), folder.path(), QStringLiteral("linking"), QStringLiteral("review"),
                      QString::number(id), QStringLiteral("--reviewer"), QStringLiteral("anna")});
        QVERIFY(review.waitForStarted());
        // Broader links need no room, so that each line is one event.
        std::vector<std::pair<std::int32_t, std::int32_t>> sent;
        QByteArray lines;
        for (int line = 0; line < 400; ++line) {
            const auto source = static_cast<std::int32_t>(line % size);
            const auto target = static_cast<std::int32_t>((line + line / size + round * 7) % size);
            sent.emplace_back(source, target);
            lines += "accept s" + QByteArray::number(source) + " t" + QByteArray::number(target)
                + (line % 2 == 0 ? " broader\n" : " narrower\n");
        }
        review.write(lines);
        // Somewhere between the first acknowledgement and the last.
        const int wanted = static_cast<int>(uniformBelow(random, 60));
        int told = 0;
        QElapsedTimer patience;
        patience.start();
        const auto read = [&] {
            while (review.canReadLine()) {
                QVERIFY(review.readLine().contains("\tdone\t"));
                ++told;
            }
        };
        while (told < wanted && patience.elapsed() < 120000 && review.state() == QProcess::Running) {
            review.waitForReadyRead(50);
            read();
        }
        review.kill();
        QVERIFY(review.waitForFinished());
        killed += review.exitStatus() == QProcess::CrashExit ? 1 : 0;
        read();                        // what it told before it died counts
        QVERIFY2(told >= wanted, review.readAllStandardError().constData());
        acknowledged += told;

        Workspace workspace(folder.path().toStdString());
        const auto database = openUserDatabase(workspace, DatabaseAccess::Reader);
        QCOMPARE(QString::fromStdString(database->execAndGet("PRAGMA integrity_check").getString()), QStringLiteral("ok"));
        const std::vector<LinkingEvent> events = readEvents(*database, id);
        const std::size_t stored = events.size() - before;
        QVERIFY2(stored >= static_cast<std::size_t>(told),
                 qPrintable(QStringLiteral("%1 acknowledged, %2 stored").arg(told).arg(stored)));
        for (std::size_t i = 0; i < stored; ++i) {
            QCOMPARE(events[before + i].decision.source, sent[i].first);
            QCOMPARE(events[before + i].decision.target, sent[i].second);
        }
        before = events.size();
        const ReviewDesk desk(workspace, id, "anna", progress);
        for (const LinkingEvent& event : std::vector(events.end() - static_cast<std::ptrdiff_t>(std::min<std::size_t>(stored, 20)),
                                                     events.end())) {
            QCOMPARE(desk.item(event.decision.source).verdict, Verdict::Accepted);
            QCOMPARE(desk.item(event.decision.source).target, event.decision.target);
        }
    }
    QVERIFY(killed > kills / 2);
    QVERIFY(acknowledged > kills);
    qInfo("%d of %d killed, %d decisions acknowledged, %zu stored", killed, kills, acknowledged, before);
}

QTEST_GUILESS_MAIN(TestKilledReview)
#include "TestKilledReview.moc"
