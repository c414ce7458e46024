#include "WindowFixture.h"
#include "jobs/JobRunner.h"
#include "trainpage/FileTable.h"
#include "trainpage/FileTableModel.h"
#include "trainpage/TrainPage.h"
#include "trainpage/TrainingChecks.h"
#include "trainpage/TrainingCurveModel.h"
#include "trainpage/TrainingCurves.h"
#include "trainpage/TrainingSettings.h"

#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTest>

using namespace crossgloss;

class TestTrainPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->window->showPage(PageId::Train);
    }
    void cleanup() { m_fixture.reset(); }

    void saysWhatIsMissingBeforeTheStart();
    void trainsToTheEndWithACurve();
    void cancelStopsAndKeepsTheCurve();
    void checkpointOffersToGoOn();
    void settingsSurviveTheSession();

private:
    TrainPage& page() { return m_fixture->window->trainPage(); }
    QPushButton* start() { return page().findChild<QPushButton*>(QStringLiteral("startTraining")); }
    QPushButton* cancel() { return page().findChild<QPushButton*>(QStringLiteral("cancelTraining")); }
    QString makeFile(const QString& name)
    {
        const QString path = m_fixture->folder.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write("x\ty\n") < 0) {
            qFatal("no temporary file");
        }
        return path;
    }
    void fill(int epochs)
    {
        TrainingConfig config;
        config.data = {{makeFile("defs.fr-en.tsv").toStdString(), "fr", "en"}};
        config.vectors = {{"en", makeFile("en.vec").toStdString()}, {"fr", makeFile("fr.vec").toStdString()}};
        config.epochs = epochs;
        config.out = m_fixture->folder.filePath("my.model").toStdString();
        page().settings().setConfig(config);
    }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<WindowFixture> m_fixture;
};

void TestTrainPage::saysWhatIsMissingBeforeTheStart()
{
    auto* problems = page().findChild<QLabel*>(QStringLiteral("trainingProblems"));
    QVERIFY(!start()->isEnabled());
    QVERIFY(problems->text().contains(QStringLiteral("Add a file of definitions")));
    fill(3);
    QVERIFY(start()->isEnabled());
    TrainingConfig config = page().settings().config();
    config.vectors.erase("fr");
    page().settings().setConfig(config);
    QVERIFY(!start()->isEnabled());
    QVERIFY(problems->text().contains(QStringLiteral("French has no word vectors.")));
    config.data.front().file = "/nowhere/defs.tsv";
    page().settings().setConfig(config);
    QVERIFY(problems->text().contains(QStringLiteral("cannot be read")));
    config.out = makeFile(QStringLiteral("a-file")).toStdString() + "/below/my.model";
    QVERIFY(problemsOf(config).last().contains(QStringLiteral("Nothing can be written")));
}

void TestTrainPage::trainsToTheEndWithACurve()
{
    fill(25);
    QTest::mouseClick(start(), Qt::LeftButton);
    QVERIFY(page().isTraining());
    QVERIFY(!start()->isEnabled());
    QTRY_VERIFY(!page().isTraining());
    QTRY_COMPARE(page().curves().model().rowCount(), 25);
    QVERIFY(page().messageText().contains(QStringLiteral("Best: epoch 25")));
    QVERIFY(page().summaryText().startsWith(QStringLiteral("Epoch 25")));
    QCOMPARE(page().curves().model().index(24, TrainingCurveModel::LossColumn).data().toString(), QStringLiteral("0.25"));
}

void TestTrainPage::cancelStopsAndKeepsTheCurve()
{
    fill(100000);
    m_fixture->backend->epochMs = 2;
    QTest::mouseClick(start(), Qt::LeftButton);
    QTRY_VERIFY(page().curves().model().rowCount() > 3);
    QTRY_VERIFY(cancel()->isVisible() && cancel()->isEnabled());
    QTest::mouseClick(cancel(), Qt::LeftButton);
    QTRY_VERIFY(!page().isTraining());
    const int done = m_fixture->backend->epochsDone;
    QVERIFY(done < 100000);
    QCOMPARE(page().curves().model().rowCount(), done);
    QVERIFY(page().messageText().startsWith(QStringLiteral("Stopped.")));
    QVERIFY(start()->isEnabled());
}

void TestTrainPage::checkpointOffersToGoOn()
{
    fill(3);
    QCOMPARE(start()->text(), QStringLiteral("Start"));
    makeFile(QStringLiteral("my.model.checkpoint"));
    page().settings().setConfig(page().settings().config());
    QCOMPARE(start()->text(), QStringLiteral("Go on"));
}

void TestTrainPage::settingsSurviveTheSession()
{
    fill(77);
    m_fixture->window->close();
    QTRY_VERIFY(!m_fixture->window->isVisible());
    m_fixture->reopen();
    const TrainingConfig config = page().settings().config();
    QCOMPARE(config.epochs, 77);
    QCOMPARE(config.data.size(), std::size_t(1));
    QCOMPARE(config.data.front().answerLanguage, std::string("fr"));
    QCOMPARE(config.vectors.size(), std::size_t(2));
}

QTEST_MAIN(TestTrainPage)
#include "TestTrainPage.moc"
