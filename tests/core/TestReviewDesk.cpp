#include "LinkingFixture.h"

#include "base/Error.h"
#include "linking/LinkingDatabase.h"
#include "store/UserDatabase.h"
#include "linking/ReviewDesk.h"
#include "linking/SuggestedLinks.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <set>

using namespace crossgloss;

/// The desk against what it must be: the matching solved anew around the decisions, and a journal that forgets nothing.
class TestReviewDesk : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void storesAndReadsALinking();
    void refusesWhatDoesNotFit();
    void suggestsTheMatching();
    void acceptingLocksAndMovesTheRest();
    void decisionsEqualSolvingAnew_data();
    void decisionsEqualSolvingAnew();
    void rejectedTargetsDoNotComeBack();
    void relationsOtherThanExactShareATarget();
    void acceptingATakenTargetOpensItsHolder();
    void undoesAndRedoesAcrossRestarts();
    void newDecisionsOvertakeWhatWasUndone();
    void decisionsThatChangeNothingAreNoSteps();
    void marginTellsRetrievalFromMatching();
    void tenBestWithMarks();
    void plansMoveTheWords();
    void statisticsCount();
    void agreementByHand();
    void secondDeskIsToldWhoHoldsIt();
    void removesALinking();

private:
    static std::vector<std::int32_t> targets(const ReviewDesk& desk);

    NullProgress m_progress;
};

std::vector<std::int32_t> TestReviewDesk::targets(const ReviewDesk& desk)
{
    std::vector<std::int32_t> result;
    for (std::size_t i = 0; i < desk.size(); ++i) {
        result.push_back(desk.item(static_cast<std::int32_t>(i)).target);
    }
    return result;
}

void TestReviewDesk::storesAndReadsALinking()
{
    const QTemporaryDir folder;
    Workspace workspace(folder.path().toStdString());
    QVERIFY(linkings(workspace).empty());
    Linking linking = plantedLinking(20, 7);
    linking.source.glosses[3].text = "con «virgolette», a capo\nno: ma così sì";
    linking.source.glosses[3].lemmas = {"due parole", "àncora"};
    linking.target.glosses[5].lemmas = {};
    linking.source.licence = "CC BY 4.0";
    addLinking(workspace, linking, m_progress);
    QVERIFY(linking.id > 0);
    QCOMPARE(QString::fromStdString(linking.name), QStringLiteral("here – there"));
    const Linking read = readLinking(workspace, linking.id, m_progress);
    QCOMPARE(read.name, linking.name);
    QCOMPARE(read.createdAt, linking.createdAt);
    QCOMPARE(read.measure, linking.measure);
    QCOMPARE(read.source.licence, linking.source.licence);
    QCOMPARE(read.source.words, linking.source.words);
    QCOMPARE(read.target.vectors, linking.target.vectors);
    QCOMPARE(read.source.glosses[3].text, linking.source.glosses[3].text);
    QCOMPARE(read.source.glosses[3].lemmas, linking.source.glosses[3].lemmas);
    QVERIFY(read.target.glosses[5].lemmas.empty());
    QCOMPARE(read.candidates.start, linking.candidates.start);
    QCOMPARE(read.candidates.target, linking.candidates.target);
    QCOMPARE(read.candidates.score, linking.candidates.score);

    Linking second = plantedLinking(5, 5);
    addLinking(workspace, second, m_progress);
    QCOMPARE(QString::fromStdString(second.name), QStringLiteral("here – there (2)"));
    const std::vector<LinkingSummary> list = linkings(workspace);
    QCOMPARE(list.size(), std::size_t{2});
    QCOMPARE(list[0].sources, std::size_t{20});
    QCOMPARE(list[1].sources, std::size_t{5});
    QVERIFY(list[0].holder.empty());
    QCOMPARE(linkingNamed(workspace, "here – there (2)"), second.id);
}

void TestReviewDesk::refusesWhatDoesNotFit()
{
    const QTemporaryDir folder;
    Workspace workspace(folder.path().toStdString());
    const auto refused = [&](const std::function<void(Linking&)>& spoil) {
        Linking linking = plantedLinking(6, 3);
        spoil(linking);
        QVERIFY_EXCEPTION_THROWN(addLinking(workspace, linking, m_progress), Error);
    };
    refused([](Linking& linking) { linking.candidates.target[0] = 6; });
    refused([](Linking& linking) { linking.candidates.target[1] = linking.candidates.target[0]; });
    refused([](Linking& linking) { linking.candidates.score[2] = std::nanf(""); });
    refused([](Linking& linking) { linking.candidates.start.pop_back(); });
    refused([](Linking& linking) { linking.source.vectors.pop_back(); });
    refused([](Linking& linking) { linking.target.glosses.clear(); });
    QVERIFY(linkings(workspace).empty());
    Linking linking = plantedLinking(6, 3);
    linking.name = "one";
    addLinking(workspace, linking, m_progress);
    Linking again = plantedLinking(6, 3);
    again.name = "one";
    QVERIFY_EXCEPTION_THROWN(addLinking(workspace, again, m_progress), Error);
    QVERIFY_EXCEPTION_THROWN(readLinking(workspace, 99, m_progress), Error);
    QVERIFY_EXCEPTION_THROWN(linkingNamed(workspace, "two"), Error);
}

void TestReviewDesk::suggestsTheMatching()
{
    const QTemporaryDir folder;
    Workspace workspace(folder.path().toStdString());
    // Retrieval sends 0 and 1 to target 0; the sum is best when 1 yields.
    Linking linking = plantedLinking(3, 3);
    linking.candidates.target = {0, 1, 2, 0, 1, 2, 2, 1, 0};
    linking.candidates.score = {0.9F, 0.2F, 0.1F, 0.8F, 0.7F, 0.1F, 0.9F, 0.3F, 0.2F};
    addLinking(workspace, linking, m_progress);
    const ReviewDesk desk(workspace, linking.id, "anna", m_progress);
    QCOMPARE(targets(desk), (std::vector<std::int32_t>{0, 1, 2}));
    QCOMPARE(desk.item(1).retrieved, 0);
    QCOMPARE(desk.item(1).verdict, Verdict::Open);
    QVERIFY(!desk.canUndo());
    QVERIFY(!desk.canRedo());
}

void TestReviewDesk::acceptingLocksAndMovesTheRest()
{
    const QTemporaryDir folder;
    Workspace workspace(folder.path().toStdString());
    Linking linking = plantedLinking(3, 3);
    linking.candidates.target = {0, 1, 2, 0, 1, 2, 2, 1, 0};
    linking.candidates.score = {0.9F, 0.2F, 0.1F, 0.8F, 0.7F, 0.1F, 0.9F, 0.3F, 0.2F};
    addLinking(workspace, linking, m_progress);
    ReviewDesk desk(workspace, linking.id, "anna", m_progress);
    const ReviewChange change = desk.decide(accept(1, 0), m_progress);
    QCOMPARE(change.decided, std::vector<std::int32_t>{1});
    QCOMPARE(change.moved.size(), std::size_t{1});
    QCOMPARE(change.moved[0].source, 0);
    QCOMPARE(change.moved[0].before, 0);
    QCOMPARE(change.moved[0].after, 1);
    QCOMPARE((std::set<std::int32_t>(change.touched.begin(), change.touched.end())), (std::set<std::int32_t>{0, 1}));
    QCOMPARE(targets(desk), (std::vector<std::int32_t>{1, 0, 2}));
    QCOMPARE(desk.item(1).verdict, Verdict::Accepted);
}

void TestReviewDesk::decisionsEqualSolvingAnew_data()
{
    QTest::addColumn<std::size_t>("candidates");
    QTest::newRow("every pair") << std::size_t{40};
    QTest::newRow("candidates") << std::size_t{9};
}

/// Random decisions, undos and redos; after each the sum of the suggestions is that of a matching solved anew, and a desk
/// that is opened again shows the same.
void TestReviewDesk::decisionsEqualSolvingAnew()
{
    QFETCH(std::size_t, candidates);
    constexpr std::int32_t size = 40;
    const QTemporaryDir folder;
    Workspace workspace(folder.path().toStdString());
    Linking linking = plantedLinking(size, candidates, 3);
    addLinking(workspace, linking, m_progress);
    auto desk = std::make_unique<ReviewDesk>(workspace, linking.id, "anna", m_progress);
    Random random(11);
    const auto any = [&random](std::size_t below) { return static_cast<std::int32_t>(uniformBelow(random, below)); };
    const auto sum = [&](const auto& targetOf) {
        double total = 0;
        for (std::int32_t source = 0; source < size; ++source) {
            const std::int32_t target = targetOf(source);
            total += target < 0 ? 0 : linking.candidates.scoreOf(static_cast<std::size_t>(source), target).value_or(0);
        }
        return total;
    };
    std::vector<ReviewItem> shown;
    for (int step = 0; step < 120; ++step) {
        const std::int32_t source = any(size);
        const auto row = linking.candidates.targetsOf(static_cast<std::size_t>(source));
        const std::int32_t target = row[static_cast<std::size_t>(any(row.size()))];
        switch (any(9)) {
        case 0:
        case 1:
            desk->decide(accept(source, target), m_progress);
            break;
        case 2:
            desk->decide(accept(source, target, Relation::Narrower), m_progress);
            break;
        case 3:
        case 4:
            desk->decide(reject(source, target), m_progress);
            break;
        case 5:
            desk->decide(decisionOf(Decision::Kind::NoCounterpart, source), m_progress);
            break;
        case 6:
            desk->decide(decisionOf(Decision::Kind::Reopen, source), m_progress);
            break;
        case 7:
            desk->undo(m_progress);
            break;
        default:
            desk->redo(m_progress);
        }
        shown.clear();
        std::set<std::int32_t> exact;
        for (std::int32_t i = 0; i < size; ++i) {
            const ReviewItem& item = desk->item(i);
            shown.push_back(item);
            if (item.target >= 0 && !(item.verdict == Verdict::Accepted && item.relation != Relation::Exact)) {
                QVERIFY(exact.insert(item.target).second);
            }
        }
        if (step % 4 != 3) {
            continue;
        }
        desk.reset();
        desk = std::make_unique<ReviewDesk>(workspace, linking.id, "anna", m_progress);
        const double now = sum([&](std::int32_t i) { return shown[static_cast<std::size_t>(i)].target; });
        const double anew = sum([&](std::int32_t i) { return desk->item(i).target; });
        QVERIFY2(std::abs(now - anew) < 1e-5, qPrintable(QStringLiteral("step %1: %2, anew %3").arg(step).arg(now).arg(anew)));
        for (std::int32_t i = 0; i < size; ++i) {
            const ReviewItem& before = shown[static_cast<std::size_t>(i)];
            QCOMPARE(desk->item(i).verdict, before.verdict);
            QCOMPARE(desk->item(i).rejected, before.rejected);
            QCOMPARE(desk->item(i).retrieved, before.retrieved);
            if (before.verdict == Verdict::Accepted) {
                QCOMPARE(desk->item(i).target, before.target);
            }
        }
    }
}

void TestReviewDesk::rejectedTargetsDoNotComeBack()
{
    PlantedLinking planted(8, 8);
    auto& [folder, workspace, linking] = planted;
    ReviewDesk desk(workspace, linking.id, "anna", m_progress);
    std::set<std::int32_t> seen;
    for (int i = 0; i < 8; ++i) {
        // With little left it may be better to suggest nothing; what retrieval would choose is there to the end.
        const std::int32_t target = i % 2 == 0 && desk.item(2).target >= 0 ? desk.item(2).target : desk.item(2).retrieved;
        QVERIFY(target >= 0);
        QVERIFY(seen.insert(target).second);
        desk.decide(reject(2, target), m_progress);
        QVERIFY(!seen.count(desk.item(2).target));
    }
    QCOMPARE(desk.item(2).target, -1);
    QCOMPARE(desk.item(2).retrieved, -1);
    QCOMPARE(desk.item(2).rejected, 8U);
    QCOMPARE(desk.item(2).verdict, Verdict::Open);
    // What was rejected may be accepted after all.
    desk.decide(accept(2, 5), m_progress);
    QCOMPARE(desk.item(2).target, 5);
    QCOMPARE(desk.item(2).rejected, 7U);
    // Rejecting the linked target opens the source.
    desk.decide(reject(2, 5), m_progress);
    QCOMPARE(desk.item(2).verdict, Verdict::Open);
    QCOMPARE(desk.item(2).rejected, 8U);
}

void TestReviewDesk::relationsOtherThanExactShareATarget()
{
    PlantedLinking planted(6, 6);
    auto& [folder, workspace, linking] = planted;
    ReviewDesk desk(workspace, linking.id, "anna", m_progress);
    desk.decide(accept(0, 3), m_progress);
    desk.decide(accept(1, 3, Relation::Narrower), m_progress);
    desk.decide(accept(2, 3, Relation::Related), m_progress);
    QCOMPARE(desk.item(0).target, 3);
    QCOMPARE(desk.item(0).verdict, Verdict::Accepted);
    QCOMPARE(desk.item(1).target, 3);
    QCOMPARE(desk.item(1).relation, Relation::Narrower);
    QCOMPARE(desk.item(2).relation, Relation::Related);
    // Nobody has the target exactly once it is broader only, so that another may be suggested.
    desk.decide(accept(0, 3, Relation::Broader), m_progress);
    QCOMPARE(desk.item(3).target, 3);
}

void TestReviewDesk::acceptingATakenTargetOpensItsHolder()
{
    PlantedLinking planted(6, 6);
    auto& [folder, workspace, linking] = planted;
    ReviewDesk desk(workspace, linking.id, "anna", m_progress);
    desk.decide(accept(0, 3), m_progress);
    const ReviewChange change = desk.decide(accept(1, 3), m_progress);
    QCOMPARE((std::set<std::int32_t>(change.decided.begin(), change.decided.end())), (std::set<std::int32_t>{0, 1}));
    QCOMPARE(desk.item(0).verdict, Verdict::Open);
    QCOMPARE(desk.item(1).target, 3);
    desk.undo(m_progress);             // one step
    QCOMPARE(desk.item(0).verdict, Verdict::Accepted);
    QCOMPARE(desk.item(0).target, 3);
    QCOMPARE(desk.item(1).verdict, Verdict::Open);
    // Within one step the last one has it.
    const std::vector<Decision> both = {accept(4, 5), accept(5, 5)};
    desk.decide(both, m_progress);
    QCOMPARE(desk.item(4).verdict, Verdict::Open);
    QCOMPARE(desk.item(5).target, 5);
    QCOMPARE(desk.item(5).verdict, Verdict::Accepted);
}

void TestReviewDesk::undoesAndRedoesAcrossRestarts()
{
    const QTemporaryDir folder;
    std::int64_t id = 0;
    {
        Workspace workspace(folder.path().toStdString());
        Linking linking = plantedLinking(12, 6);
        addLinking(workspace, linking, m_progress);
        id = linking.id;
        ReviewDesk desk(workspace, id, "anna", m_progress);
        for (std::int32_t i = 0; i < 12; ++i) {
            desk.decide(accept(i, i), m_progress);
        }
        Decision note = decisionOf(Decision::Kind::Note, 4);
        note.note = "look again";
        desk.decide(note, m_progress);
        desk.undo(m_progress);
        desk.undo(m_progress);
        QCOMPARE(desk.nextUndo()->source, 10);
        QCOMPARE(desk.nextRedo()->source, 11);
    }
    {
        Workspace workspace(folder.path().toStdString());
        ReviewDesk desk(workspace, id, "anna", m_progress);
        QCOMPARE(desk.item(10).verdict, Verdict::Accepted);
        QCOMPARE(desk.item(11).verdict, Verdict::Open);
        QVERIFY(desk.item(4).note.empty());
        desk.redo(m_progress);
        desk.redo(m_progress);
        QVERIFY(!desk.canRedo());
        QCOMPARE(desk.item(11).verdict, Verdict::Accepted);
        QCOMPARE(QString::fromStdString(desk.item(4).note), QStringLiteral("look again"));
        for (int i = 0; i < 13; ++i) {
            QVERIFY(desk.canUndo());
            desk.undo(m_progress);
        }
        QVERIFY(!desk.canUndo());
        QCOMPARE(desk.statistics().open, std::size_t{12});
    }
    Workspace workspace(folder.path().toStdString());
    ReviewDesk desk(workspace, id, "anna", m_progress);
    for (int i = 0; i < 13; ++i) {
        desk.redo(m_progress);
    }
    QCOMPARE(desk.statistics().accepted, std::size_t{12});
    // Another reviewer starts afresh and cannot undo hers.
    QVERIFY(desk.reviewers() == std::vector<std::string>{"anna"});
}

void TestReviewDesk::newDecisionsOvertakeWhatWasUndone()
{
    PlantedLinking planted(6, 6);
    auto& [folder, workspace, linking] = planted;
    ReviewDesk desk(workspace, linking.id, "anna", m_progress);
    desk.decide(accept(0, 0), m_progress);
    desk.decide(accept(1, 1), m_progress);
    desk.undo(m_progress);
    desk.decide(accept(2, 2), m_progress);
    QVERIFY(!desk.canRedo());
    desk.undo(m_progress);
    desk.undo(m_progress);
    QVERIFY(!desk.canUndo());
    desk.redo(m_progress);
    desk.redo(m_progress);
    QVERIFY(!desk.canRedo());
    QCOMPARE(desk.item(1).verdict, Verdict::Open);
    QCOMPARE(desk.item(2).verdict, Verdict::Accepted);
    // It is in the record all the same.
    const auto database = openUserDatabase(workspace, DatabaseAccess::Reader);
    const std::vector<LinkingEvent> events = readEvents(*database, linking.id);
    QCOMPARE(events.size(), std::size_t{3});
    QCOMPARE(events[1].state, LinkingEvent::State::Overtaken);
}

void TestReviewDesk::decisionsThatChangeNothingAreNoSteps()
{
    PlantedLinking planted(6, 6);
    auto& [folder, workspace, linking] = planted;
    ReviewDesk desk(workspace, linking.id, "anna", m_progress);
    desk.decide(accept(0, 0), m_progress);
    QVERIFY(desk.decide(accept(0, 0), m_progress).touched.empty());
    QVERIFY(desk.decide(decisionOf(Decision::Kind::Reopen, 3), m_progress).touched.empty());
    desk.undo(m_progress);
    QVERIFY(!desk.canUndo());
    QVERIFY_EXCEPTION_THROWN(desk.decide(accept(6, 0), m_progress), Error);
    QVERIFY_EXCEPTION_THROWN(desk.decide(accept(0, 6), m_progress), Error);
    QVERIFY_EXCEPTION_THROWN(desk.decide(reject(0, -1), m_progress), Error);
    QVERIFY(!desk.canUndo());
}

void TestReviewDesk::marginTellsRetrievalFromMatching()
{
    const QTemporaryDir folder;
    Workspace workspace(folder.path().toStdString());
    Linking linking = plantedLinking(3, 3);
    linking.candidates.target = {0, 1, 2, 0, 1, 2, 2, 1, 0};
    linking.candidates.score = {0.9F, 0.2F, 0.1F, 0.8F, 0.7F, 0.1F, 0.9F, 0.3F, 0.2F};
    addLinking(workspace, linking, m_progress);
    ReviewDesk desk(workspace, linking.id, "anna", m_progress);
    QVERIFY(std::abs(desk.item(0).margin - 0.7F) < 1e-6F);
    QVERIFY(std::abs(desk.item(1).margin + 0.1F) < 1e-6F);     // retrieval would take target 0
    QVERIFY(std::abs(desk.item(1).score - 0.7F) < 1e-6F);
    desk.decide(reject(1, 0), m_progress);
    QVERIFY(std::abs(desk.item(1).margin - 0.6F) < 1e-6F);
    desk.decide(reject(1, 2), m_progress);
    QVERIFY(std::abs(desk.item(1).margin - 0.6F) < 1e-6F);     // alone: above the worst score of all
}

void TestReviewDesk::tenBestWithMarks()
{
    PlantedLinking planted(30, 30);
    auto& [folder, workspace, linking] = planted;
    ReviewDesk desk(workspace, linking.id, "anna", m_progress);
    const std::int32_t best = linking.candidates.targetsOf(0)[0];
    const std::int32_t second = linking.candidates.targetsOf(0)[1];
    const std::int32_t last = linking.candidates.targetsOf(0)[29];
    desk.decide(reject(0, best), m_progress);
    desk.decide(accept(7, second), m_progress);
    std::vector<ReviewDesk::Candidate> list = desk.candidates(0);
    QCOMPARE(list.size(), std::size_t{10});
    QCOMPARE(list[0].target, second);
    QCOMPARE(list[0].linkedTo, 7);
    QVERIFY(std::ranges::none_of(list, [&](const auto& candidate) { return candidate.target == best; }));
    list = desk.candidates(0, 100);
    QCOMPARE(list.size(), std::size_t{30});
    QCOMPARE(list.back().target, best);
    QVERIFY(list.back().rejected);
    for (const ReviewDesk::Candidate& candidate : list) {
        if (candidate.suggestedTo >= 0) {
            QVERIFY(candidate.suggestedTo != 0);
            QCOMPARE(desk.item(candidate.suggestedTo).target, candidate.target);
        }
    }
    // The linked one is shown however far down it stands.
    desk.decide(accept(0, last), m_progress);
    list = desk.candidates(0);
    QCOMPARE(list.size(), std::size_t{10});
    QCOMPARE(list.back().target, last);
}

void TestReviewDesk::plansMoveTheWords()
{
    PlantedLinking planted(8, 8);
    auto& [folder, workspace, linking] = planted;
    ReviewDesk desk(workspace, linking.id, "anna", m_progress);
    const auto same = desk.plan(0, 4);     // both "mano casa" / "hand house"
    QVERIFY(same.has_value());
    QVERIFY(std::abs(same->distance) < 1e-6);
    for (const Shipment& shipment : same->shipments) {
        const std::string& from = desk.planWord(true, same->sourceWords[shipment.source]);
        const std::string& to = desk.planWord(false, same->targetWords[shipment.target]);
        QVERIFY((from == "mano" && to == "hand") || (from == "casa" && to == "house"));
    }
    QVERIFY(desk.plan(0, 2)->distance > 1.0);
    Linking bare = plantedLinking(4, 4);
    bare.dimension = 0;
    for (LinkingSide* side : {&bare.source, &bare.target}) {
        side->words.clear();
        side->vectors.clear();
    }
    addLinking(workspace, bare, m_progress);
    ReviewDesk without(workspace, bare.id, "anna", m_progress);
    QVERIFY(!without.plan(0, 0).has_value());
}

void TestReviewDesk::statisticsCount()
{
    PlantedLinking planted(10, 10);
    auto& [folder, workspace, linking] = planted;
    ReviewDesk desk(workspace, linking.id, "anna", m_progress);
    const std::int32_t suggested = desk.item(0).target;
    desk.decide(accept(0, suggested), m_progress);
    desk.decide(accept(1, desk.candidates(1)[5].target, Relation::Broader), m_progress);
    desk.decide(decisionOf(Decision::Kind::Defer, 2), m_progress);
    desk.decide(decisionOf(Decision::Kind::NoCounterpart, 3), m_progress);
    desk.decide(reject(4, desk.item(4).target), m_progress);
    Decision note = decisionOf(Decision::Kind::Note, 5);
    note.note = "x";
    desk.decide(note, m_progress);
    const ReviewStatistics statistics = desk.statistics();
    QCOMPARE(statistics.sources, std::size_t{10});
    QCOMPARE(statistics.accepted, std::size_t{2});
    QCOMPARE(statistics.exact, std::size_t{1});
    QCOMPARE(statistics.broader, std::size_t{1});
    QCOMPARE(statistics.deferred, std::size_t{1});
    QCOMPARE(statistics.noCounterpart, std::size_t{1});
    QCOMPARE(statistics.open, std::size_t{6});
    QCOMPARE(statistics.rejectedPairs, std::size_t{1});
    QCOMPARE(statistics.notes, std::size_t{1});
    QCOMPARE(statistics.acceptedAsSuggested, std::size_t{1});
    QCOMPARE(statistics.decidedToday, std::size_t{3});
    QCOMPARE(linkings(workspace)[0].decided, std::size_t{3});
}

void TestReviewDesk::agreementByHand()
{
    PlantedLinking planted(6, 6);
    auto& [folder, workspace, linking] = planted;
    {
        ReviewDesk desk(workspace, linking.id, "anna", m_progress);
        desk.decide(accept(0, 0), m_progress);
        desk.decide(accept(1, 1), m_progress);
        desk.decide(accept(2, 2), m_progress);
        desk.decide(decisionOf(Decision::Kind::NoCounterpart, 3), m_progress);
        desk.decide(accept(5, 5), m_progress);
    }
    ReviewDesk desk(workspace, linking.id, "bruno", m_progress);
    QCOMPARE(desk.item(0).verdict, Verdict::Open);
    QVERIFY(!desk.canUndo());
    desk.decide(accept(0, 0), m_progress);
    desk.decide(accept(1, 1, Relation::Narrower), m_progress);
    desk.decide(accept(2, 4), m_progress);
    desk.decide(accept(3, 3), m_progress);
    const ReviewAgreement agreement = desk.agreement("anna", "bruno");
    QCOMPARE(agreement.both, std::size_t{4});
    QCOMPARE(agreement.same, std::size_t{2});
    QCOMPARE(agreement.sameRelation, std::size_t{1});
    QCOMPARE(agreement.different, (std::vector<std::int32_t>{2, 3}));
    // Pairs (0,0) yes yes, (1,1) yes yes, (2,2) yes no, (2,4) no yes, (3,3) no yes: observed 2/5; yes 3/5 and 4/5, so that
    // chance is 12/25 + 2/25.
    const double chance = 14.0 / 25;
    QVERIFY(std::abs(agreement.kappa - (0.4 - chance) / (1 - chance)) < 1e-12);
    QCOMPARE(desk.agreement("bruno", "nobody").both, std::size_t{0});
}

void TestReviewDesk::secondDeskIsToldWhoHoldsIt()
{
    const QTemporaryDir folder;
    Workspace workspace(folder.path().toStdString());
    Workspace window(folder.path().toStdString());
    Linking linking = plantedLinking(4, 4);
    addLinking(workspace, linking, m_progress);
    {
        ReviewDesk desk(workspace, linking.id, "Anna Magnani", m_progress);
        try {
            const ReviewDesk second(window, linking.id, "bruno", m_progress);
            QFAIL("opened twice");
        } catch (const Error& error) {
            QVERIFY2(QString::fromUtf8(error.what()).contains(QStringLiteral("Anna Magnani")), error.what());
        }
        QVERIFY(QString::fromStdString(linkings(window)[0].holder).startsWith(QStringLiteral("Anna Magnani, ")));
        QVERIFY_EXCEPTION_THROWN(removeLinking(window, linking.id), Error);
        desk.decide(accept(0, 0), m_progress);
    }
    QVERIFY(linkings(window)[0].holder.empty());
    const ReviewDesk second(window, linking.id, "bruno", m_progress);
    QCOMPARE(second.reviewers(), (std::vector<std::string>{"bruno", "Anna Magnani"}));
}

void TestReviewDesk::removesALinking()
{
    PlantedLinking planted(4, 4);
    auto& [folder, workspace, linking] = planted;
    {
        ReviewDesk desk(workspace, linking.id, "anna", m_progress);
        desk.decide(accept(0, 0), m_progress);
    }
    removeLinking(workspace, linking.id);
    QVERIFY(linkings(workspace).empty());
    QVERIFY_EXCEPTION_THROWN(removeLinking(workspace, linking.id), Error);
    const auto database = openUserDatabase(workspace, DatabaseAccess::Reader);
    QCOMPARE(database->execAndGet("SELECT (SELECT count(*) FROM linking_events) + (SELECT count(*) FROM linking_glosses) + "
                                  "(SELECT count(*) FROM linking_candidates)")
                 .getInt(),
             0);
}

QTEST_GUILESS_MAIN(TestReviewDesk)
#include "TestReviewDesk.moc"
