#include "TrainPaneFixture.h"
#include "trainpage/ExperimentPane.h"
#include "trainpage/ExperimentSettings.h"
#include "trainpage/FigureTables.h"
#include "trainpage/TrainingSettings.h"

#include <QCheckBox>
#include <QFile>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>

using namespace crossgloss;

class TestExperimentPane : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void init() { m_fixture = std::make_unique<TrainPaneFixture>(TrainPage::Experiments); }
    void cleanup() { m_fixture.reset(); }

    void aDataSetFillsTestsAndTraining();
    void fillsWhileItRuns();
    void isCancelledAndGoesOn();
    void rowsAndSeedsAreAskedFor();
    void jointNeedsTexts();
    void paraphrasesTakeTheEncodersOfAFolder();
    void figuresAreSaved();
    void settingsSurviveTheSession();

private:
    TrainPage& page() { return m_fixture->page(); }
    ExperimentPane& pane() { return page().experiments(); }
    /// What `dataset reverse` writes, and vectors under the settings of the dictionary encoder.
    void fillDictionary()
    {
        for (const char* name : {"fren.train.tsv", "fren.test.tsv", "fren.valid.tsv", "enfr.train.tsv", "enfr.test.tsv"}) {
            m_fixture->write(QStringLiteral("set/") + QLatin1String(name));
        }
        QVERIFY(pane().settings().takeFile(m_fixture->folder.filePath(QStringLiteral("set"))));
        TrainingConfig config = page().settings().config();
        config.vectors = {{"en", m_fixture->write(QStringLiteral("en.vec")).toStdString()}, {"fr", m_fixture->write(QStringLiteral("fr.vec")).toStdString()}};
        page().settings().setConfig(config);
    }
    QPushButton* start() { return pane().findChild<QPushButton*>(QStringLiteral("startExperiment")); }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<TrainPaneFixture> m_fixture;
};

void TestExperimentPane::aDataSetFillsTestsAndTraining()
{
    QVERIFY(!start()->isEnabled());
    fillDictionary();
    QVERIFY(start()->isEnabled());
    const TrainingConfig config = page().settings().config();
    QCOMPARE(config.data.size(), std::size_t{2});
    const DictionaryExperimentRequest request = pane().settings().dictionaryRequest(config);
    QCOMPARE(request.tests.size(), std::size_t{2});
    QCOMPARE(request.training.size(), std::size_t{2});
    for (std::size_t i = 0; i < 2; ++i) {
        QCOMPARE(request.tests[i].answerLanguage, request.training[i].answerLanguage);
        QVERIFY(request.tests[i].file.string().ends_with(".test.tsv"));
        QVERIFY(request.training[i].file.string().ends_with(".train.tsv"));
    }
}

void TestExperimentPane::fillsWhileItRuns()
{
    fillDictionary();
    FakeExperiments& fake = m_fixture->backend->experiment;
    fake.gate.closeAt(3);
    page().startTraining();
    const FigureTables& tables = pane().tables();
    QTRY_COMPARE(tables.tables().size(), std::size_t{2});
    QTRY_COMPARE(tables.table(0)->rowCount(), 2);
    QVERIFY(pane().summaryText().contains(QStringLiteral("2 of 24")));
    QVERIFY(pane().summaryText().contains(QStringLiteral("GRU, seed 1")));
    QCOMPARE(tables.table(0)->item(1, 0)->text(), QStringLiteral("0.020 [0.005; 0.020] ± 0.001"));
    QCOMPARE(tables.table(0)->item(1, 1)->text(), QStringLiteral("…"));
    fake.gate.open();
    QTRY_VERIFY(!page().isTraining());
    QCOMPARE(tables.table(0)->rowCount(), 8);
    QCOMPARE(tables.table(1)->verticalHeaderItem(0)->text(), QStringLiteral("CNN − BOW"));
    QVERIFY(tables.table(1)->item(0, 0)->text().contains(QStringLiteral("p < 0.001")));
}

void TestExperimentPane::isCancelledAndGoesOn()
{
    fillDictionary();
    m_fixture->backend->experiment.gate.closeAt(2);
    page().startTraining();
    QTRY_COMPARE(pane().tables().tables().size(), std::size_t{2});
    QVERIFY(page().cancelRun());
    QTRY_VERIFY(!page().isTraining());
    QVERIFY(page().messageText().contains(QStringLiteral("kept")));
    m_fixture->backend->experiment.gate.open();
    page().startTraining();
    QTRY_VERIFY(!page().isTraining());
    QCOMPARE(pane().tables().table(0)->rowCount(), 8);
}

void TestExperimentPane::rowsAndSeedsAreAskedFor()
{
    fillDictionary();
    auto* seeds = pane().findChild<QLineEdit*>(QStringLiteral("experimentSeeds"));
    seeds->setText(QStringLiteral("one"));
    QVERIFY(!start()->isEnabled());
    seeds->setText(QStringLiteral("5 7"));
    QVERIFY(start()->isEnabled());
    for (QCheckBox* box : pane().findChildren<QCheckBox*>()) {
        if (box->objectName().startsWith(QStringLiteral("experimentRow_"))) {
            box->setChecked(box->text() == QLatin1String("ATT-MTL"));
        }
    }
    page().startTraining();
    QTRY_VERIFY(!page().isTraining());
    const DictionaryExperimentRequest asked = m_fixture->backend->experiment.lastDictionary();
    QCOMPARE(asked.seeds, (std::vector<std::uint64_t>{5, 7}));
    QCOMPARE(asked.conditions.size(), std::size_t{1});
    QCOMPARE(asked.conditions.front().name, std::string("ATT-MTL"));
    QVERIFY(asked.base.data.empty());
}

void TestExperimentPane::jointNeedsTexts()
{
    fillDictionary();
    const auto names = [this] {
        QStringList found;
        for (const DictionaryCondition& condition : pane().settings().dictionaryRequest(page().settings().config()).conditions) {
            found.append(QString::fromStdString(condition.name));
        }
        return found;
    };
    QVERIFY(!names().contains(QStringLiteral("ATT-joint")));
    TrainingConfig config = page().settings().config();
    config.joint.texts["en"] = {m_fixture->write(QStringLiteral("text.en.txt")).toStdString()};
    page().settings().setConfig(config);
    QVERIFY(names().contains(QStringLiteral("ATT-joint")));
}

void TestExperimentPane::paraphrasesTakeTheEncodersOfAFolder()
{
    fillDictionary();
    for (const char* name : {"ATT-MTL.all.1.model", "ATT-MTL.all.2.model", "GRU-MTL.all.1.model", "ATT.fr-en.1.model"}) {
        m_fixture->write(QStringLiteral("models/") + QLatin1String(name));
    }
    ParaphraseExperimentRequest request;
    const std::filesystem::path folder = m_fixture->folder.path().toStdString();
    request.base.train = {m_fixture->write(QStringLiteral("train.tsv")).toStdString(), {}, "en", "fr"};
    request.base.test = {m_fixture->write(QStringLiteral("test.tsv")).toStdString(), {}, "en", "fr"};
    request.folder = folder / "pairs";
    request.seeds = {1};
    request.conditions = {{"BiBOW", "bow", {}}, {"ATT-MTL", {}, {folder / "models" / "ATT-MTL.all.1.model"}}};
    pane().settings().setRequest(request);
    QVERIFY(start()->isEnabled());
    page().startTraining();
    QTRY_VERIFY(!page().isTraining());
    const ParaphraseExperimentRequest asked = m_fixture->backend->experiment.lastParaphrase();
    QCOMPARE(asked.conditions.size(), std::size_t{3});
    QCOMPARE(asked.conditions[0].name, std::string("BiBOW"));
    QCOMPARE(asked.conditions[1].name, std::string("ATT-MTL"));
    QCOMPARE(asked.conditions[1].models.size(), std::size_t{2});
    QCOMPARE(asked.conditions[2].name, std::string("GRU-MTL"));
    QCOMPARE(asked.base.vectors.size(), std::size_t{2});
    QCOMPARE(pane().tables().tables().size(), std::size_t{1});
}

void TestExperimentPane::figuresAreSaved()
{
    fillDictionary();
    page().startTraining();
    QTRY_VERIFY(!page().isTraining());
    const QString name = m_fixture->folder.filePath(QStringLiteral("figures.tsv"));
    m_fixture->prompts.files = {name};
    QTest::mouseClick(pane().findChild<QPushButton*>(QStringLiteral("saveFigures")), Qt::LeftButton);
    QFile file(name);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY(text.contains("mrr\tBOW\tfr-en\t400\t"));
    QVERIFY(text.contains("differences\tCNN - BOW\tfr-en"));
}

void TestExperimentPane::settingsSurviveTheSession()
{
    fillDictionary();
    pane().findChild<QLineEdit*>(QStringLiteral("experimentSeeds"))->setText(QStringLiteral("4, 6"));
    pane().findChild<QCheckBox*>(QStringLiteral("experimentRow_CNN"))->setChecked(false);
    QSettings session(m_fixture->folder.filePath(QStringLiteral("kept.ini")), QSettings::IniFormat);
    page().saveSession(session);
    WindowFixture other;
    other.window->trainPage().restoreSession(session);
    TrainPage& restored = other.window->trainPage();
    QCOMPARE(restored.kind(), TrainPage::Experiments);
    const DictionaryExperimentRequest request = restored.experiments().settings().dictionaryRequest(restored.settings().config());
    QCOMPARE(request.seeds, (std::vector<std::uint64_t>{4, 6}));
    QCOMPARE(request.conditions.size(), std::size_t{7});
    QCOMPARE(request.tests.size(), std::size_t{2});
    QCOMPARE(request.training.size(), std::size_t{2});
}

QTEST_MAIN(TestExperimentPane)
#include "TestExperimentPane.moc"
