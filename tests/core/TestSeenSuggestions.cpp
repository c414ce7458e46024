#include "LinkingFixture.h"

#include "linking/LinkingDatabase.h"
#include "store/UserDatabase.h"
#include "linking/ReviewDesk.h"

#include <QTest>

using namespace crossgloss;

/// What a reviewer saw suggested last is kept, and what moved since is known after any restart.
class TestSeenSuggestions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void movedIsKnownAcrossOpenings();
    void whatMovedBeforeTheRecordCountsAsSeen();
    void everyReviewerHasAnOwnRecord();

private:
    using Sources = std::vector<std::int32_t>;
    static Sources moved(const ReviewDesk& desk)
    {
        Sources sources;
        for (std::int32_t source = 0; source < static_cast<std::int32_t>(desk.size()); ++source) {
            const ReviewItem& item = desk.item(source);
            const bool decided = item.verdict == Verdict::Accepted || item.verdict == Verdict::NoCounterpart;
            if (!decided && item.target != desk.seen()[static_cast<std::size_t>(source)]) {
                sources.push_back(source);
            }
        }
        return sources;
    }
    /// Takes from others what is suggested to them until one decision has moved two.
    Sources displace(ReviewDesk& desk)
    {
        for (std::int32_t source = 0; source < static_cast<std::int32_t>(desk.size()); ++source) {
            for (const ReviewDesk::Candidate& candidate : desk.candidates(source)) {
                if (candidate.suggestedTo < 0 || candidate.suggestedTo == source) {
                    continue;
                }
                const ReviewChange change = desk.decide(accept(source, candidate.target), m_progress);
                Sources sources;
                for (const ReviewChange::Moved& each : change.moved) {
                    sources.push_back(each.source);
                }
                if (sources.size() > 1) {
                    return sources;
                }
                desk.undo(m_progress);
            }
        }
        return {};
    }

    NullProgress m_progress;
};

void TestSeenSuggestions::movedIsKnownAcrossOpenings()
{
    PlantedLinking planted(24, 24);
    const auto open = [&] {
        return std::make_unique<ReviewDesk>(planted.workspace, planted.linking.id, "anna", m_progress);
    };
    auto desk = open();
    QVERIFY(moved(*desk).empty());
    Sources displaced = displace(*desk);
    QVERIFY(displaced.size() > 1);
    QCOMPARE(moved(*desk), displaced);
    desk.reset();
    desk = open();
    QCOMPARE(moved(*desk), displaced);
    // What was looked at is seen, at once and for good.
    const std::int32_t looked = displaced.front();
    desk->look(looked);
    displaced.erase(displaced.begin());
    QCOMPARE(moved(*desk), displaced);
    {
        const auto database = openUserDatabase(planted.workspace, DatabaseAccess::Reader);
        QCOMPARE(database->execAndGet("SELECT count(*) FROM linking_seen WHERE source >= 0").getInt(), 1);
    }
    desk.reset();
    desk = open();
    QCOMPARE(moved(*desk), displaced);
    // Taken back, the others are where they were; the one that was looked at has moved again.
    desk->undo(m_progress);
    QCOMPARE(moved(*desk), Sources{looked});
    desk.reset();
    removeLinking(planted.workspace, planted.linking.id);
    const auto database = openUserDatabase(planted.workspace, DatabaseAccess::Reader);
    QCOMPARE(database->execAndGet("SELECT count(*) FROM linking_seen").getInt(), 0);
}

void TestSeenSuggestions::whatMovedBeforeTheRecordCountsAsSeen()
{
    PlantedLinking planted(24, 24);
    {
        ReviewDesk desk(planted.workspace, planted.linking.id, "anna", m_progress);
        QVERIFY(!displace(desk).empty());
    }
    // Decided by somebody of whom there is no record.
    openUserDatabase(planted.workspace, DatabaseAccess::Writer)->exec("DELETE FROM linking_seen");
    {
        ReviewDesk desk(planted.workspace, planted.linking.id, "anna", m_progress);
        QVERIFY(moved(desk).empty());
        desk.undo(m_progress);
        QVERIFY(moved(desk).size() > 1);
    }
    const ReviewDesk desk(planted.workspace, planted.linking.id, "anna", m_progress);
    QVERIFY(moved(desk).size() > 1);
}

void TestSeenSuggestions::everyReviewerHasAnOwnRecord()
{
    PlantedLinking planted(24, 24);
    Sources displaced;
    {
        ReviewDesk anna(planted.workspace, planted.linking.id, "anna", m_progress);
        displaced = displace(anna);
        anna.look(displaced.front());
    }
    {
        const ReviewDesk bruno(planted.workspace, planted.linking.id, "bruno", m_progress);
        QVERIFY(moved(bruno).empty());
    }
    const ReviewDesk anna(planted.workspace, planted.linking.id, "anna", m_progress);
    QCOMPARE(moved(anna).size(), displaced.size() - 1);
}

QTEST_GUILESS_MAIN(TestSeenSuggestions)
#include "TestSeenSuggestions.moc"
