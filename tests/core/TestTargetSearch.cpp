#include "LinkingFixture.h"

#include "linking/CoverageCurve.h"
#include "linking/LinkingDatabase.h"
#include "store/UserDatabase.h"
#include "linking/MakeLinking.h"
#include "linking/ReviewDesk.h"
#include "linking/TargetSearch.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace crossgloss;

/// The whole target wordnet is found and can be linked, also what was never compared.
class TestTargetSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsByIdWordAndGloss();
    void linkingKeepsTheWholeTarget();
    void linksWhatWasNotCompared_data();
    void linksWhatWasNotCompared();

private:
    static Linking withOthers(std::size_t candidates);

    NullProgress m_progress;
};

void TestTargetSearch::findsByIdWordAndGloss()
{
    Linking linking;
    linking.target.glosses = {
        {"00000001-n", PartOfSpeech::Noun, {"coffee tree"}, "a small tree", "i11"},
        {"00000002-n", PartOfSpeech::Noun, {"tree", "arbre"}, "a tall plant", {}},
        {"00000003-n", PartOfSpeech::Noun, {"Café"}, "a place where tree-lined streets meet", {}},
        {"00000004-n", PartOfSpeech::Noun, {"treehouse"}, "a house", {}},
        {"00000005-n", PartOfSpeech::Noun, {}, {}, "i12"},
        {"00000006-n", PartOfSpeech::Noun, {"street"}, "大きな木の道", {}},
    };
    const TargetSearch search(linking);
    const auto found = [&search](const char* text) { return search.find(text, 10).targets; };
    QCOMPARE(found("tree"), (std::vector<std::int32_t>{1, 3, 0, 2}));
    QCOMPARE(found("cafe"), (std::vector<std::int32_t>{2}));
    QCOMPARE(found("  TREE   small "), (std::vector<std::int32_t>{0}));
    QCOMPARE(found("stree"), (std::vector<std::int32_t>{5, 2}));
    QCOMPARE(found("木"), (std::vector<std::int32_t>{5}));
    QCOMPARE(found("00000004-n"), (std::vector<std::int32_t>{3}));
    QCOMPARE(found("i12"), (std::vector<std::int32_t>{4}));
    QVERIFY(found("").empty() && found("   ").empty() && found("xyz").empty());
    QCOMPARE(search.find("tree", 2).targets.size(), std::size_t{2});
    QCOMPARE(search.find("tree", 2).all, std::size_t{4});
}

void TestTargetSearch::linkingKeepsTheWholeTarget()
{
    Wordnet source{"here", "it", "CC BY", {}, {"ita", "http://here.example", {}, {}, {}, {}}};
    Wordnet target{"there", "en", "WordNet", {}};
    for (int i = 0; i < 6; ++i) {
        Synset synset;
        synset.id = "0000000" + std::to_string(i) + "-n";
        synset.pos = PartOfSpeech::Noun;
        synset.lemmas = {"word" + std::to_string(i)};
        if (i != 2) {
            synset.definitions = {"same words " + std::to_string(i)};
        }
        target.synsets.push_back(synset);
        if (i < 3) {
            source.synsets.push_back(synset);
        }
    }
    const WordVectors vectors = [](std::string_view word, std::span<float> out) {
        std::fill(out.begin(), out.end(), 0.1F);
        out[word.size() % 4] = 1;
        return true;
    };
    MakeLinkingOptions options;
    options.dimension = 4;
    options.commonOnly = true;
    Linking linking = makeLinking({&source, "a", vectors}, {&target, "b", vectors}, options, m_progress);
    QCOMPARE(linking.target.comparedGlosses().size(), std::size_t{2});
    QCOMPARE(linking.target.glosses.size(), std::size_t{6});
    QCOMPARE(linking.source.header.languageCode, std::string("ita"));
    const QTemporaryDir folder;
    Workspace workspace(folder.path().toStdString());
    addLinking(workspace, linking, m_progress);
    const Linking read = readLinking(workspace, linking.id, m_progress);
    QCOMPARE(read.target.compared, std::size_t{2});
    QCOMPARE(read.target.glosses.size(), std::size_t{6});
    QCOMPARE(read.source.header.url, std::string("http://here.example"));
    QCOMPARE(linkings(workspace).front().targets, std::size_t{2});
    // What is measured is measured on what was compared.
    ReviewDesk desk(workspace, linking.id, "anna", m_progress);
    QCOMPARE(coverageCurves(desk).known, std::size_t{2});
}

Linking TestTargetSearch::withOthers(std::size_t candidates)
{
    Linking linking = plantedLinking(6, candidates);
    linking.target.compared = linking.target.glosses.size();
    linking.target.glosses.push_back({"t100", PartOfSpeech::Noun, {"elsewhere"}, {}, {}});
    linking.target.glosses.push_back({"t101", PartOfSpeech::Noun, {"nowhere"}, "no place", {}});
    return linking;
}

void TestTargetSearch::linksWhatWasNotCompared_data()
{
    QTest::addColumn<int>("candidates");
    QTest::newRow("some pairs") << 3;
    QTest::newRow("every pair") << 6;
}

void TestTargetSearch::linksWhatWasNotCompared()
{
    QFETCH(int, candidates);
    const QTemporaryDir folder;
    Workspace workspace(folder.path().toStdString());
    Linking linking = withOthers(static_cast<std::size_t>(candidates));
    addLinking(workspace, linking, m_progress);
    {
        ReviewDesk desk(workspace, linking.id, "anna", m_progress);
        const ReviewDesk::Search found = desk.search(0, "elsewhere");
        QCOMPARE(found.all, std::size_t{1});
        QCOMPARE(found.found.front().target, 6);
        QVERIFY(std::isnan(found.found.front().score));
        desk.decide(accept(0, 6), m_progress);
        QCOMPARE(desk.item(0).target, 6);
        QVERIFY(std::isnan(desk.item(0).score));
        QCOMPARE(desk.search(1, "elsewhere").found.front().linkedTo, 0);
        // A target has one exact source; the other is opened again.
        desk.decide(accept(1, 6), m_progress);
        QCOMPARE(desk.item(0).verdict, Verdict::Open);
        QCOMPARE(desk.item(1).target, 6);
        QCOMPARE(desk.search(0, "elsewhere").found.front().linkedTo, 1);
        desk.undo(m_progress);
        QCOMPARE(desk.item(0).target, 6);
        QCOMPARE(desk.item(1).verdict, Verdict::Open);
        desk.decide(accept(1, 6, Relation::Narrower), m_progress);
        QCOMPARE(desk.item(0).verdict, Verdict::Accepted);
        desk.decide(reject(2, 7), m_progress);
        QVERIFY(desk.search(2, "nowhere").found.front().rejected);
        QVERIFY(!desk.plan(0, 6));
        desk.decide(reject(0, 6), m_progress);
        QCOMPARE(desk.item(0).verdict, Verdict::Open);
        QVERIFY(desk.item(0).target >= 0 && desk.item(0).target < 6);
        desk.decide(accept(0, 7), m_progress);
    }
    const ReviewDesk again(workspace, linking.id, "anna", m_progress);
    QCOMPARE(again.item(0).target, 7);
    QCOMPARE(again.item(1).relation, Relation::Narrower);
    QCOMPARE(again.item(2).rejected, 1U);
}

QTEST_GUILESS_MAIN(TestTargetSearch)
#include "TestTargetSearch.moc"
