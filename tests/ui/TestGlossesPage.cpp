#include "GlossesPageFixture.h"
#include "glossespage/OutlookPanel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>

using namespace crossgloss;

/// The list of linkings, making, importing, comparing and exporting them.
class TestGlossesPage : public GlossesPageFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void emptyPageHasOneButton();
    void listsAndOpensByKeyboard();
    void keysSleepOnOtherPages();
    void importsWithConflicts();
    void reviewersAreCompared();
    void saysWhoHoldsALinking();
    void exportsAllFormats();
    void removesAfterAsking();
    void newLinkingIsForetoldAndMade();
    void newLinkingSaysWhatIsWrong();
    void newLinkingChecksItsMaterials();
    void newLinkingProposesDictionaries();
};

void TestGlossesPage::emptyPageHasOneButton()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->window->showPage(PageId::Glosses);
    QTRY_VERIFY(!page().isBusy());
    QVERIFY(find<QPushButton>("glossesEmpty")->isVisible());
    QVERIFY(!find<QPushButton>("openLinking")->isVisible());
    QVERIFY(!page().newLinking().isVisible());
    QTest::mouseClick(find<QPushButton>("glossesEmpty"), Qt::LeftButton);
    QVERIFY(page().newLinking().isVisible());
}

void TestGlossesPage::listsAndOpensByKeyboard()
{
    QCOMPARE(page().list().model().rowCount(), 1);
    QVERIFY(page().list().model().index(0, LinkingsModel::NameColumn).data().toString().contains("Italian to English"));
    QCOMPARE(page().reviewer(), QStringLiteral("Anna"));
    QTest::keyClick(find<QTableView>("linkings"), Qt::Key_Return);
    QTRY_VERIFY(desk().isOpen() && !page().isBusy());
    QVERIFY(page().deskVisible());
    QCOMPARE(desk().model().rowCount(), 24);
    QCOMPARE(desk().reviewer(), QStringLiteral("Anna"));
    QCOMPARE(desk().candidates().model().rowCount(), 10);
    QVERIFY(desk().cards().planModel().rowCount() > 0);
    type(Qt::Key_W, Qt::ControlModifier);
    QTRY_VERIFY(!desk().isOpen());
    QVERIFY(!page().deskVisible());
}

void TestGlossesPage::keysSleepOnOtherPages()
{
    QVERIFY(!actions().accept->isEnabled());
    open();
    QVERIFY(actions().accept->isEnabled());
    m_fixture->window->showPage(PageId::Hubs);
    QVERIFY(!actions().accept->isEnabled());
    m_fixture->window->showPage(PageId::Glosses);
    QVERIFY(actions().accept->isEnabled());
    // All of them stand in the list of shortcuts.
    QVERIFY(m_fixture->window->actions().all().contains(actions().choose.at(9)));
    QCOMPARE(actions().choose.at(9)->shortcut(), QKeySequence(Qt::Key_0));
}

void TestGlossesPage::importsWithConflicts()
{
    open();
    const std::int32_t source = desk().current();
    type(Qt::Key_A);
    const Linking& linking = *desk().linking();
    const auto synset = [&linking](std::int32_t place) {
        return QByteArray::fromStdString(linking.source.glosses[static_cast<std::size_t>(place)].synset);
    };
    const std::int32_t other = item(source).target == 5 ? 6 : 5;
    const std::int32_t free = source == 12 ? 13 : 12;
    const QByteArray target = QByteArray::fromStdString(linking.target.glosses[static_cast<std::size_t>(other)].synset);
    const QByteArray verb =
        QByteArray::fromStdString(linking.target.glosses[static_cast<std::size_t>(item(free).target)].synset);
    m_fixture->prompts.files = {write(QStringLiteral("in.tsv"),
                                      "source\ttarget\tverdict\treviewer\n" + synset(source) + '\t' + target
                                          + "\taccepted\tAnna\n" + synset(free) + '\t' + verb + "\taccepted\tAnna\n"
                                          + synset(source) + '\t' + target + "\taccepted\tBruno\n")};
    type(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY2(page().messageText().contains(QStringLiteral("2 decisions added")), qPrintable(page().messageText()));
    QVERIFY(page().messageText().contains(QStringLiteral("1 in conflict")));
    QCOMPARE(desk().queue().filter().rowCount(), 1);
    QCOMPARE(desk().current(), source);
    QVERIFY(item(source).target != other);
    QCOMPARE(item(free).verdict, Verdict::Accepted);
    // One step of undo.
    type(Qt::Key_Z);
    QCOMPARE(item(free).verdict, Verdict::Open);
    QCOMPARE(item(source).verdict, Verdict::Accepted);
    // A broken file says where, and changes nothing; dropping it is importing it.
    QVERIFY(page().takeFiles({write(QStringLiteral("bad.tsv"), "source\ttarget\tverdict\n" + synset(free) + '\t' + verb
                                                                   + "\tperhaps\n")}));
    QTRY_VERIFY(!page().isBusy());
    QVERIFY2(page().messageText().contains(QStringLiteral("bad.tsv:2")), qPrintable(page().messageText()));
    QCOMPARE(item(free).verdict, Verdict::Open);
}

void TestGlossesPage::reviewersAreCompared()
{
    {
        NullProgress progress;
        ReviewDesk bruno(m_fixture->backend->glosses.workspace(), m_linking, "Bruno", progress);
        Decision decision;
        decision.kind = Decision::Kind::Accept;
        for (std::int32_t source = 0; source < 4; ++source) {
            decision.source = source;
            decision.target = source == 3 ? 9 : source;
            bruno.decide(decision, progress);
        }
    }
    open();
    for (std::int32_t source = 0; source < 4; ++source) {
        goTo(source);
        for (std::size_t i = 0; i < desk().candidates().model().rows().size(); ++i) {
            if (desk().candidates().model().rows()[i].target == source) {
                type(static_cast<Qt::Key>(Qt::Key_0 + (static_cast<int>(i) + 1) % 10));
                break;
            }
        }
        QCOMPARE(item(source).target, source);
    }
    desk().panel().showAgreementTab();
    auto* table = find<QTableView>("agreement");
    QTRY_VERIFY(table->model()->rowCount() == 4);
    QCOMPARE(table->model()->index(0, 1).data().toString(), QStringLiteral("4"));
    QVERIFY(table->model()->index(1, 1).data().toString().startsWith(QStringLiteral("3 ")));
    auto* differences = find<QPushButton>("differences");
    QVERIFY(differences->isVisible());
    QTest::keyClick(differences, Qt::Key_Space);
    QCOMPARE(desk().queue().filter().rowCount(), 1);
    QCOMPARE(desk().current(), 3);
}

void TestGlossesPage::saysWhoHoldsALinking()
{
    NullProgress progress;
    auto held = std::make_unique<ReviewDesk>(m_fixture->backend->glosses.workspace(), m_linking, "Bruno", progress);
    page().reload();
    QTRY_VERIFY(!page().isBusy());
    QVERIFY(page().list().model().index(0, LinkingsModel::HolderColumn).data().toString().contains(QStringLiteral("Bruno")));
    page().open(m_linking);
    QTRY_VERIFY(!page().isBusy());
    QVERIFY(!desk().isOpen());
    QVERIFY2(page().messageText().contains(QStringLiteral("Bruno")), qPrintable(page().messageText()));
    held.reset();
    for (QPushButton* button : page().findChildren<QPushButton*>()) {
        if (button->isVisible() && button->text() == QStringLiteral("Try again")) {
            QTest::keyClick(button, Qt::Key_Space);
        }
    }
    QTRY_VERIFY(desk().isOpen() && !page().isBusy());
}

void TestGlossesPage::exportsAllFormats()
{
    open();
    type(Qt::Key_A);
    type(Qt::Key_A);
    for (const auto& [format, name, content] :
         {std::tuple(LinkingFormat::Tsv, "out.tsv", "accepted"), std::tuple(LinkingFormat::OmwTab, "out.tab", "lemma"),
          std::tuple(LinkingFormat::WnLmf, "out.xml", "LexicalResource")}) {
        const QString path = m_fixture->folder.filePath(QLatin1String(name));
        m_fixture->prompts.files = {path};
        Q_EMIT desk().exportRequested(static_cast<int>(format));
        QTRY_COMPARE(m_fixture->window->jobs().activeCount(), 0);
        QFile file(path);
        QVERIFY2(file.open(QIODevice::ReadOnly), name);
        QVERIFY2(file.readAll().contains(content), name);
        QVERIFY(page().messageText().contains(QLatin1String(name)));
    }
}

void TestGlossesPage::removesAfterAsking()
{
    auto* table = find<QTableView>("linkings");
    m_fixture->prompts.answer = false;
    QTest::keyClick(table, Qt::Key_Delete);
    QTRY_VERIFY(!page().isBusy());
    QCOMPARE(m_fixture->prompts.asked.size(), 1);
    QCOMPARE(page().list().model().rowCount(), 1);
    m_fixture->prompts.answer = true;
    QTest::keyClick(table, Qt::Key_Delete);
    QTRY_COMPARE(page().list().model().rowCount(), 0);
}

void TestGlossesPage::newLinkingIsForetoldAndMade()
{
    page().showNewLinking();
    NewLinkingPanel& panel = page().newLinking();
    QTRY_COMPARE(m_fixture->window->jobs().activeCount(), 0);
    QVERIFY(!find<QPushButton>("createLinking")->isEnabled());
    LinkingRequest request;
    request.name = "new one";
    request.sourceWordnet.file = write(QStringLiteral("huge.tab"), "x").toStdString();
    request.targetWordnet.installedPrinceton = true;
    request.sourceVectors.resource = "novels.fr";
    request.targetVectors.resource = "novels.en";
    request.candidates = 0;
    panel.setRequest(request);
    QTRY_VERIFY(panel.hasForecast());
    // It does not fit, and is not begun; fewer candidates do.
    QVERIFY(find<QLabel>("forecast")->text().contains(QStringLiteral("more memory than is free")));
    QVERIFY(!find<QPushButton>("createLinking")->isEnabled());
    QTest::keyClick(find<QPushButton>("lessen"), Qt::Key_Space);
    QTRY_VERIFY(panel.hasForecast());
    QCOMPARE(panel.request().candidates, std::size_t(50));
    QVERIFY(find<QPushButton>("createLinking")->isEnabled());
    // Cancelled once, then made and opened.
    m_fixture->backend->glosses.gate.closeAt(0);
    QTest::keyClick(find<QPushButton>("createLinking"), Qt::Key_Space);
    QTRY_VERIFY(find<QPushButton>("cancelLinking")->isVisible());
    QTest::keyClick(find<QPushButton>("cancelLinking"), Qt::Key_Space);
    QTRY_VERIFY(!panel.isRunning());
    QVERIFY(panel.messageText().contains(QStringLiteral("Stopped")));
    m_fixture->backend->glosses.gate.open();
    panel.create();
    QTRY_VERIFY(desk().isOpen() && !page().isBusy());
    QCOMPARE(desk().linking()->name, std::string("new one"));
}

void TestGlossesPage::newLinkingSaysWhatIsWrong()
{
    page().showNewLinking();
    QVERIFY(find<QLabel>("linkingProblems")->text().contains(QStringLiteral("Choose the wordnet")));
    QVERIFY(page().takeFiles({write(QStringLiteral("broken.tab"), "x"), write(QStringLiteral("it.vec"), "x"),
                              write(QStringLiteral("en.vec"), "x")}));
    QTRY_VERIFY2(page().newLinking().messageText().contains(QStringLiteral("broken.tab:3")),
                 qPrintable(page().newLinking().messageText()));
}

void TestGlossesPage::newLinkingChecksItsMaterials()
{
    page().showNewLinking();
    NewLinkingPanel& panel = page().newLinking();
    QTRY_COMPARE(m_fixture->window->jobs().activeCount(), 0);
    LinkingRequest request;
    request.sourceWordnet.file = write(QStringLiteral("it.tab"), "x").toStdString();
    request.targetWordnet.installedPrinceton = true;
    request.sourceVectors.file = write(QStringLiteral("good.it.vec"), "x").toStdString();
    request.targetVectors.resource = "novels.en";
    panel.setRequest(request);
    QTRY_VERIFY(panel.hasForecast());
    auto* outlook = page().findChild<OutlookPanel*>();
    QVERIFY(outlook->text().contains(QStringLiteral("94 % and 97 %")));
    QVERIFY(outlook->text().contains(QStringLiteral("No problems found.")));
    // What is doubtful is said, what is impossible is not begun.
    request.sourceVectors.file = write(QStringLiteral("strange.fi.vec"), "x").toStdString();
    panel.setRequest(request);
    QTRY_VERIFY(panel.hasForecast());
    QVERIFY(outlook->text().contains(QStringLiteral("its word vectors are in Finnish")));
    QVERIFY(find<QPushButton>("createLinking")->isEnabled());
    request.dictionary = write(QStringLiteral("greek.tsv"), "x").toStdString();
    panel.setRequest(request);
    QTRY_VERIFY(panel.hasForecast());
    QVERIFY(outlook->text().contains(QStringLiteral("translates no word")));
    QVERIFY(!find<QPushButton>("createLinking")->isEnabled());
}

void TestGlossesPage::newLinkingProposesDictionaries()
{
    page().showNewLinking();
    NewLinkingPanel& panel = page().newLinking();
    QTRY_COMPARE(m_fixture->window->jobs().activeCount(), 0);
    LinkingRequest request;
    request.sourceWordnet.file = write(QStringLiteral("it.tab"), "x").toStdString();
    request.targetWordnet.installedPrinceton = true;
    request.sourceVectors.resource = "novels.fr";
    request.targetVectors.resource = "novels.en";
    panel.setRequest(request);
    QTRY_VERIFY(panel.hasForecast());
    auto* box = find<QComboBox>("translations");
    QCOMPARE(box->currentText(), QStringLiteral("None"));
    QCOMPARE(box->count(), 5); // none, both, each, a file
    auto* take = find<QPushButton>("takeDictionaries");
    QVERIFY(take->isVisible() && take->text().contains(QLatin1Char('2')));
    QVERIFY(!find<QCheckBox>("onlyTranslations")->isVisible());
    QTest::keyClick(take, Qt::Key_Space);
    QCOMPARE(panel.request().dictionaries.size(), std::size_t{2});
    QVERIFY(panel.request().dictionaryCandidates && find<QCheckBox>("onlyTranslations")->isVisible());
    QTRY_VERIFY(panel.hasForecast());
    QVERIFY(page().findChild<OutlookPanel*>()->text().contains(QStringLiteral("45 %")));
    find<QCheckBox>("onlyTranslations")->click();
    QVERIFY(!panel.request().dictionaryCandidates);
    box->setCurrentIndex(2);
    QCOMPARE(panel.request().dictionaries.size(), std::size_t{1});
    QCOMPARE(panel.request().dictionaries.front().name, std::string("freedict-eng-ita"));
    // Kept over a restart.
    QTRY_COMPARE(m_fixture->window->jobs().activeCount(), 0);
    QVERIFY(m_fixture->window->close());
    restart();
    page().showNewLinking();
    QCOMPARE(page().newLinking().request().dictionaries.front().name, std::string("freedict-eng-ita"));
    QVERIFY(!page().newLinking().request().dictionaryCandidates);
}

QTEST_MAIN(TestGlossesPage)
#include "TestGlossesPage.moc"
