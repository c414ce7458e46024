#include "LinkingFixture.h"

#include "linking/CoverageCurve.h"
#include "linking/ReviewDesk.h"

#include <QFile>
#include <QTest>

#include <cmath>

using namespace crossgloss;

/// Precision at each coverage: by hand, of known pairs and of judged ones.
class TestCoverageCurve : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void coverageByHand();
    void wilsonIntervalsByHand();
    void judgedByHand();
    void deskJudgesItsSuggestions();
    void importedDecisionsJudgeNothing();

private:
    NullProgress m_progress;
};

void TestCoverageCurve::coverageByHand()
{
    Linking linking;
    for (const char* id : {"a", "b", "c", "d", "lonely"}) {
        linking.source.glosses.push_back({id, PartOfSpeech::Noun, {}, "x", {}});
    }
    for (const char* id : {"a", "b", "c", "d", "other"}) {
        linking.target.glosses.push_back({id, PartOfSpeech::Noun, {}, "x", {}});
    }
    // Taken in the order c (right), lonely (cannot be right), a (wrong), b (right); d has no suggestion.
    const std::vector<CoveragePoint> curve = coverageCurve(linking, {4, 1, 2, -1, 3}, {0.5F, 0.1F, 0.9F, 1.0F, 0.7F});
    QCOMPARE(curve.size(), std::size_t{4});
    QCOMPARE(curve[0].precision, 1.0);
    QCOMPARE(curve[0].coverage, 0.25);
    QCOMPARE(curve[1].precision, 0.5);
    QCOMPARE(curve[1].coverage, 0.25);
    QCOMPARE(static_cast<float>(curve[1].confidence), 0.7F);
    QCOMPARE(curve[2].right, std::size_t{1});
    QCOMPARE(curve[2].coverage, 0.5);
    QCOMPARE(curve[3].precision, 0.5);
    QCOMPARE(curve[3].coverage, 0.75);
    QCOMPARE(coverageCurve(linking, {4, 1, 2, -1, 3}, {0.5F, 0.1F, 0.9F, 1.0F, 0.7F}, 2).size(), std::size_t{2});
    // The same concept of the interlingual index is right too.
    linking.source.glosses[4].ili = linking.target.glosses[4].ili = "i7";
    linking.target.glosses[3].synset = "e";
    QCOMPARE(coverageCurve(linking, {-1, -1, -1, -1, 4}, {0, 0, 0, 0, 0}).back().right, std::size_t{1});
    QCOMPARE(coverageCurve(linking, {-1, -1, -1, -1, 4}, {0, 0, 0, 0, 0}).back().coverage, 0.25);
    QVERIFY(coverageCurve(linking, {-1, -1, -1, -1, -1}, {0, 0, 0, 0, 0}).empty());
    // Where nothing can be right there is no curve.
    for (LinkingGloss& gloss : linking.target.glosses) {
        gloss.synset += "'";
        gloss.ili.clear();
    }
    QVERIFY(coverageCurve(linking, {4, 1, 2, -1, 3}, {0.5F, 0.1F, 0.9F, 1.0F, 0.7F}).empty());
}

void TestCoverageCurve::wilsonIntervalsByHand()
{
    // Worked example of Newcombe (1998), table I: 81 of 263.
    const Interval some = wilsonInterval(81, 263);
    QVERIFY(std::abs(some.low - 0.2553) < 5e-5);
    QVERIFY(std::abs(some.high - 0.3662) < 5e-5);
    const Interval none = wilsonInterval(0, 20);
    QCOMPARE(none.low, 0.0);
    QVERIFY(std::abs(none.high - 0.1611) < 5e-5);
    const Interval all = wilsonInterval(20, 20);
    QVERIFY(std::abs(all.low - (1 - none.high)) < 1e-12 && all.high == 1.0);
    QCOMPARE(wilsonInterval(0, 0).low, 0.0);
    QCOMPARE(wilsonInterval(0, 0).high, 1.0);
}

void TestCoverageCurve::judgedByHand()
{
    const std::vector<JudgedSuggestion> judged = {
        {0, 0, 0.2F, true}, {1, 1, -0.1F, false}, {2, 5, 0.5F, true}, {3, 3, 0.3F, false}};
    const std::vector<CoveragePoint> curve = coverageCurve(judged);
    QCOMPARE(curve.size(), std::size_t{4});
    QCOMPARE(curve[0].coverage, 0.25);
    QCOMPARE(curve[0].precision, 1.0);
    QCOMPARE(curve[1].precision, 0.5);
    QCOMPARE(curve[2].right, std::size_t{2});
    QCOMPARE(curve[3].coverage, 1.0);
    QCOMPARE(curve[3].precision, 0.5);
    QCOMPARE(static_cast<float>(curve[3].confidence), -0.1F);
    QCOMPARE(curve[3].interval.low, wilsonInterval(2, 4).low);
    QVERIFY(coverageCurve(std::span<const JudgedSuggestion>()).empty());
}

void TestCoverageCurve::deskJudgesItsSuggestions()
{
    PlantedLinking planted(12, 12);
    std::vector<ReviewItem> before;
    std::int32_t other = -1;
    const auto judge = [&](ReviewDesk& desk) {
        for (std::int32_t source = 0; source < 12; ++source) {
            before.push_back(desk.item(source));
        }
        other = before[1].target == 3 ? 4 : 3;
        desk.decide(accept(0, desk.item(0).target, Relation::Broader), m_progress);    // right, whatever the relation
        before[1] = desk.item(1);
        desk.decide(accept(1, other), m_progress);                                     // another was taken
        before[2] = desk.item(2);
        desk.decide(reject(2, desk.item(2).target), m_progress);                       // rejected;
        desk.decide(accept(2, desk.item(2).target), m_progress);                       // the next one does not count
        before[5] = desk.item(5);
        desk.decide(decisionOf(Decision::Kind::NoCounterpart, 5), m_progress);
        desk.decide(decisionOf(Decision::Kind::Defer, 6), m_progress);                 // says nothing
        desk.decide(accept(7, desk.item(7).target), m_progress);
        desk.undo(m_progress);                                                         // does not stand
        const std::int32_t elsewhere = desk.item(8).target == 9 ? 10 : 9;
        desk.decide(reject(8, elsewhere), m_progress);                                 // not about the suggestion
    };
    std::vector<JudgedSuggestion> judged;
    {
        ReviewDesk desk(planted.workspace, planted.linking.id, "anna", m_progress);
        QVERIFY(desk.judgedSuggestions().empty());
        judge(desk);
        judged = desk.judgedSuggestions();
    }
    QCOMPARE(judged.size(), std::size_t{4});
    const std::int32_t sources[] = {0, 1, 2, 5};
    const bool right[] = {true, false, false, false};
    for (std::size_t i = 0; i < judged.size(); ++i) {
        QCOMPARE(judged[i].source, sources[i]);
        QCOMPARE(judged[i].right, right[i]);
        QCOMPARE(judged[i].target, before[static_cast<std::size_t>(sources[i])].target);
        QCOMPARE(judged[i].margin, before[static_cast<std::size_t>(sources[i])].margin);
    }
    // The same when it is opened again; another reviewer has judged nothing.
    ReviewDesk again(planted.workspace, planted.linking.id, "anna", m_progress);
    QCOMPARE(again.judgedSuggestions().size(), judged.size());
    const CoverageCurves curves = coverageCurves(again);
    QCOMPARE(curves.judged, std::size_t{4});
    QCOMPARE(curves.judgedByMargin.back().right, std::size_t{1});
    QCOMPARE(curves.known, std::size_t{0});            // s1 and t1 are named differently
    QVERIFY(curves.matchingByMargin.empty() && curves.retrievalByScore.empty());
}

void TestCoverageCurve::importedDecisionsJudgeNothing()
{
    PlantedLinking planted(6, 6);
    const QString file = planted.folder.filePath(QStringLiteral("in.tsv"));
    QFile table(file);
    QVERIFY(table.open(QIODevice::WriteOnly) && table.write("s0\tt0\ns1\tt2\n") > 0);
    table.close();
    ReviewDesk desk(planted.workspace, planted.linking.id, "anna", m_progress);
    ReviewChange change;
    QCOMPARE(desk.importDecisions(file.toStdString(), change, m_progress).added, std::size_t{2});
    QVERIFY(desk.judgedSuggestions().empty());
    // Deciding again about what was imported judges no suggestion either.
    desk.decide(decisionOf(Decision::Kind::NoCounterpart, 0), m_progress);
    QVERIFY(desk.judgedSuggestions().empty());
}

QTEST_GUILESS_MAIN(TestCoverageCurve)
#include "TestCoverageCurve.moc"
