#include "WindowFixture.h"
#include "alignpage/AlignPage.h"
#include "alignpage/AlignResults.h"
#include "alignpage/AlignSettings.h"
#include "common/GlossMaterialsFields.h"
#include "common/MapBox.h"
#include "glossespage/GlossesPage.h"
#include "glossespage/NewLinkingPanel.h"
#include "hubspage/HubsPage.h"
#include "hubspage/HubsSettings.h"
#include "trainpage/GlossEncoderPane.h"
#include "trainpage/GlossEncoderSettings.h"
#include "trainpage/TrainPage.h"

#include <QTest>

using namespace crossgloss;

/// Maps that are learned on one page, on the pages that may use them.
class TestMapBox : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void learnedMapIsTakenOverOnlyWhereNothingWasChosen();
    void theOneInUseStaysOffered();
    void pagesKeepWhatWasChosenOnThem();
    void untouchedPagesTakeTheMapOver();

private:
    MainWindow& window() { return *m_fixture->window; }
    static SpaceChoice named(const char* name) { return {name, {}}; }
    static AlignRequest request(const char* source, const char* target)
    {
        AlignRequest request;
        request.source = named(source);
        request.target = named(target);
        request.dictionary.kind = DictionaryKind::Identical;
        return request;
    }
    std::shared_ptr<const AlignedSpaces> align(const char* source, const char* target)
    {
        window().alignPage().settings().setRequest(request(source, target));
        window().alignPage().startAlignment();
        [&] { QTRY_VERIFY(!window().alignPage().isRunning()); }();
        return window().alignPage().results().alignment();
    }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<WindowFixture> m_fixture;
};

void TestMapBox::learnedMapIsTakenOverOnlyWhereNothingWasChosen()
{
    const auto first = std::make_shared<FakeAligned>(AlignRequest());
    const auto second = std::make_shared<FakeAligned>(AlignRequest());
    MapBox box;
    box.setTexts(QStringLiteral("none"), QStringLiteral("file"));
    QVERIFY(box.offer(first, request("a", "b"), {}, {}));
    QCOMPARE(box.alignment(), first);
    // As it was taken over: the next one takes its place.
    QVERIFY(box.offer(second, request("c", "d"), named("a"), named("b")));
    QCOMPARE(box.alignment(), second);
    QCOMPARE(box.count(), 3);
    // The user has chosen other vectors, or no map, or a file since.
    QVERIFY(!box.offer(first, request("a", "b"), named("c"), named("x")));
    QCOMPARE(box.alignment(), second);
    box.chooseNone();
    QVERIFY(!box.offer(first, request("a", "b"), named("c"), named("d")));
    QVERIFY(!box.alignment() && !box.isFile());
    box.chooseFile();
    QVERIFY(!box.offer(second, request("a", "b"), {}, {}));
    QVERIFY(box.isFile());
}

void TestMapBox::theOneInUseStaysOffered()
{
    const auto first = std::make_shared<FakeAligned>(AlignRequest());
    const auto second = std::make_shared<FakeAligned>(AlignRequest());
    const auto third = std::make_shared<FakeAligned>(AlignRequest());
    MapBox box;
    box.choose(first, named("a"), named("b"));
    QVERIFY(!box.offer(second, request("c", "d"), named("a"), named("b")));
    QCOMPARE(box.alignment(), first);
    QCOMPARE(box.count(), 4);
    QVERIFY(box.itemText(2).contains(QStringLiteral("d")));
    // Learned again for the same vectors, whichever way round.
    QVERIFY(!box.offer(third, request("b", "a"), named("a"), named("b")));
    QCOMPARE(box.alignment(), third);
    QCOMPARE(box.count(), 3);
}

void TestMapBox::pagesKeepWhatWasChosenOnThem()
{
    LinkingRequest linking;
    linking.sourceVectors = named("mine.it");
    linking.targetVectors = named("mine.en");
    linking.map = "/tmp/mine.map";
    window().glossesPage().newLinking().setRequest(linking);
    HubnessRequest hubs;
    hubs.source = named("mine.it");
    hubs.target = named("mine.it");
    hubs.dictionary = "/tmp/mine.txt";
    window().hubsPage().settings().setRequest(hubs);
    GlossEncoderRequest training;
    training.sourceVectors = named("mine.it");
    window().trainPage().glossEncoder().settings().setRequest(training);

    QVERIFY(align("novels.en", "novels.fr"));
    const LinkingRequest after = window().glossesPage().newLinking().request();
    QCOMPARE(after.sourceVectors.resource, std::string("mine.it"));
    QCOMPARE(after.targetVectors.resource, std::string("mine.en"));
    QCOMPARE(after.map, linking.map);
    QVERIFY(!after.alignment);
    const HubnessRequest measured = window().hubsPage().settings().request();
    QCOMPARE(measured.target.resource, std::string("mine.it"));
    QCOMPARE(measured.dictionary, hubs.dictionary);
    QVERIFY(!measured.alignment);
    const GlossEncoderRequest trained = window().trainPage().glossEncoder().settings().request();
    QCOMPARE(trained.sourceVectors.resource, std::string("mine.it"));
    QVERIFY(trained.targetVectors.empty() && !trained.alignment);
    // It is offered to them nevertheless.
    auto* box = window().glossesPage().findChild<MapBox*>();
    QVERIFY(box->itemText(1).contains(QStringLiteral("novels.fr")));
}

void TestMapBox::untouchedPagesTakeTheMapOver()
{
    window().glossesPage();
    window().hubsPage();
    const auto learned = align("novels.en", "novels.fr");
    QCOMPARE(window().glossesPage().newLinking().request().alignment, learned);
    QCOMPARE(window().hubsPage().settings().request().alignment, learned);
    QCOMPARE(window().hubsPage().settings().request().target.resource, std::string("novels.fr"));
    const auto again = align("novels.fr", "novels.en");
    QCOMPARE(window().glossesPage().newLinking().request().alignment, again);
    QCOMPARE(window().glossesPage().newLinking().request().sourceVectors.resource, std::string("novels.fr"));
    // A page that is made later does not touch the others.
    LinkingRequest chosen = window().glossesPage().newLinking().request();
    chosen.targetVectors = named("mine.en");
    window().glossesPage().newLinking().setRequest(chosen);
    window().trainPage();
    QCOMPARE(window().glossesPage().newLinking().request().targetVectors.resource, std::string("mine.en"));
}

QTEST_MAIN(TestMapBox)
#include "TestMapBox.moc"
