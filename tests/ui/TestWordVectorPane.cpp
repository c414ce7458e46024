#include "TrainPaneFixture.h"
#include "common/InlineMessage.h"
#include "frame/RunOpener.h"
#include "jobs/ResultsService.h"
#include "trainpage/FileTable.h"
#include "trainpage/WordVectorCurve.h"
#include "trainpage/WordVectorPane.h"
#include "trainpage/WordVectorSettings.h"

#include <QPushButton>
#include <QTableWidget>
#include <QTest>

using namespace crossgloss;

class TestWordVectorPane : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void init() { m_fixture = std::make_unique<TrainPaneFixture>(TrainPage::WordVectors); }
    void cleanup() { m_fixture.reset(); }

    void saysWhatIsMissing();
    void showsNeighboursWhileItLearns();
    void isCancelled();
    void failureIsToldInPlace();
    void twoLanguagesGoToTwoFiles();
    void droppedFilesGoWhereTheyBelong();
    void settingsSurviveTheSession();
    void runsAreBegunAgain();

private:
    TrainPage& page() { return m_fixture->page(); }
    WordVectorPane& pane() { return page().wordVectors(); }
    EmbedRequest request(int epochs)
    {
        EmbedRequest made;
        made.config.texts = {{"en", {m_fixture->write("text.en.txt").toStdString()}}};
        made.config.out = {{"en", m_fixture->folder.filePath("my.vec").toStdString()}};
        made.config.epochs = epochs;
        made.config.dimension = 64;
        made.config.largestNgram = 5;
        made.config.smallestNgram = 2;
        return made;
    }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<TrainPaneFixture> m_fixture;
};

void TestWordVectorPane::saysWhatIsMissing()
{
    auto* run = pane().findChild<QPushButton*>(QStringLiteral("startWordVectors"));
    QVERIFY(run != nullptr);
    QVERIFY(!run->isEnabled());
    EmbedRequest asked = request(3);
    asked.config.method = WordVectorMethod::Bilbowa;
    pane().settings().setRequest(asked);
    // Two languages are wanted: the job's own check tells, before a run begins.
    QVERIFY(!run->isEnabled());
    pane().settings().setRequest(request(3));
    QVERIFY(run->isEnabled());
    asked = request(3);
    asked.config.texts["en"] = {"/nowhere/text.txt"};
    pane().settings().setRequest(asked);
    QVERIFY(!run->isEnabled());
}

void TestWordVectorPane::showsNeighboursWhileItLearns()
{
    pane().settings().setRequest(request(5));
    FakeWordVectors& fake = m_fixture->backend->wordVectorTraining;
    fake.gate.closeAt(1);
    page().startTraining();
    const QTableWidget& neighbours = pane().curve().neighbours();
    QTRY_COMPARE(neighbours.rowCount(), 2);
    QVERIFY(page().isTraining());
    QCOMPARE(neighbours.item(0, 1)->text(), QStringLiteral("building, cottage, horse"));
    QVERIFY(page().summaryText().contains(QStringLiteral("words/s")));
    fake.gate.open();
    QTRY_VERIFY(!page().isTraining());
    QCOMPARE(pane().curve().points().size(), std::size_t{5});
    QCOMPARE(neighbours.item(0, 1)->text(), QStringLiteral("building, cottage, dwelling"));
    QVERIFY(page().messageText().contains(QStringLiteral("my.vec")));
    const WordVectorConfig config = fake.last().config;
    QCOMPARE(config.dimension, std::size_t{64});
    QCOMPARE(config.smallestNgram, 2);
    QCOMPARE(config.largestNgram, 5);
}

void TestWordVectorPane::isCancelled()
{
    pane().settings().setRequest(request(50));
    m_fixture->backend->wordVectorTraining.gate.closeAt(2);
    page().startTraining();
    QTRY_COMPARE(pane().curve().points().size(), std::size_t{2});
    QVERIFY(page().cancelRun());
    QTRY_VERIFY(!page().isTraining());
    QCOMPARE(pane().curve().points().size(), std::size_t{2});
}

void TestWordVectorPane::twoLanguagesGoToTwoFiles()
{
    EmbedRequest asked = request(2);
    WordVectorConfig& config = asked.config;
    config.method = WordVectorMethod::Bilbowa;
    config.largestNgram = 0;
    config.smallestNgram = 0;
    config.texts["fr"] = {m_fixture->write("text.fr.txt").toStdString()};
    config.parallel = {{m_fixture->write("pairs.tsv").toStdString(), {}, "en", "fr"}};
    config.out = {{"en", m_fixture->folder.filePath("my.en.vec").toStdString()},
                  {"fr", m_fixture->folder.filePath("my.fr.vec").toStdString()}};
    pane().settings().setRequest(asked);
    const WordVectorConfig found = pane().settings().request().config;
    QCOMPARE(found.out, config.out);
    QCOMPARE(found.texts, config.texts);
    QCOMPARE(found.parallel.size(), std::size_t{1});
    QCOMPARE(found.parallel.front().text(), config.parallel.front().text());
}

void TestWordVectorPane::settingsSurviveTheSession()
{
    EmbedRequest asked = request(9);
    asked.config.method = WordVectorMethod::Cbow;
    pane().settings().setRequest(asked);
    m_fixture->window->close();
    QTRY_VERIFY(!m_fixture->window->isVisible());
    m_fixture->reopen();
    const WordVectorConfig config = pane().settings().request().config;
    QCOMPARE(config.epochs, 9);
    QVERIFY(config.method == WordVectorMethod::Cbow);
    QCOMPARE(config.texts, asked.config.texts);
    QCOMPARE(config.out, asked.config.out);
    QCOMPARE(config.smallestNgram, 2);
    QCOMPARE(config.largestNgram, 5);
}

void TestWordVectorPane::failureIsToldInPlace()
{
    EmbedRequest asked = request(3);
    asked.config.texts["en"] = {m_fixture->write("broken.txt").toStdString()};
    pane().settings().setRequest(asked);
    page().startTraining();
    QTRY_VERIFY(!page().isTraining());
    QVERIFY(page().messageText().contains(QStringLiteral("broken.txt")));
    QVERIFY(page().messageText().contains(QStringLiteral("No word is frequent enough")));
}

void TestWordVectorPane::droppedFilesGoWhereTheyBelong()
{
    EmbedRequest asked = request(3);
    pane().settings().setRequest(asked);
    QVERIFY(page().takeFiles({m_fixture->write("more.en.txt")}));
    QCOMPARE(pane().settings().request().config.texts.at("en").size(), std::size_t{2});
    asked.config.method = WordVectorMethod::Bilbowa;
    pane().settings().setRequest(asked);
    QVERIFY(page().takeFiles({m_fixture->write("pairs.en-fr.tsv")}));
    QCOMPARE(pane().settings().request().config.parallel.size(), std::size_t{1});
    QCOMPARE(pane().settings().request().config.texts.size(), std::size_t{1});
}

void TestWordVectorPane::runsAreBegunAgain()
{
    page().choose(TrainPage::DictionaryEncoder);
    m_fixture->window->showPage(PageId::Lookup);
    RunInputs inputs;
    inputs.request = request(4);
    QVERIFY(openRun(*m_fixture->window, inputs, true));
    QCOMPARE(page().kind(), TrainPage::WordVectors);
    QTRY_COMPARE(m_fixture->backend->wordVectorTraining.last().config.epochs, 4);
    QTRY_VERIFY(!page().isTraining());
    QVERIFY(page().isVisible());
}

QTEST_MAIN(TestWordVectorPane)
#include "TestWordVectorPane.moc"
