#include "WindowFixture.h"
#include "common/ChoiceBar.h"
#include "common/InlineMessage.h"
#include "glossespage/GlossesPage.h"
#include "glossespage/NewLinkingPanel.h"
#include "jobs/JobRunner.h"
#include "trainpage/DictionaryEncoderPane.h"
#include "trainpage/FileTable.h"
#include "trainpage/FileTableModel.h"
#include "trainpage/GlossEncoderPane.h"
#include "trainpage/GlossEncoderSettings.h"
#include "trainpage/TrainPage.h"
#include "trainpage/TrainingChecks.h"
#include "trainpage/TrainingCurveModel.h"
#include "trainpage/TrainingCurves.h"
#include "trainpage/TrainingSettings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
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
    void languageCellsTakeLanguagesOnly();
    void settingsSurviveTheSession();
    void encodersHaveTheirOwnSettings();
    void jointTrainingHasFieldsOfItsOwn();
    void glossEncoderSaysWhatIsMissing();
    void glossEncoderTrainsBesideTheOther();
    void glossEncoderSearchesSettings();
    void glossEncoderIsCancelledAndGoesOn();
    void failureIsToldInPlace();
    void glossSettingsSurviveTheSession();
    void trainedNetworkGoesToANewLinking();
    void newLinkingAsksForANetwork();

private:
    TrainPage& page() { return m_fixture->window->trainPage(); }
    QPushButton* start() { return dictionaries().findChild<QPushButton*>(QStringLiteral("startTraining")); }
    QPushButton* cancel() { return dictionaries().findChild<QPushButton*>(QStringLiteral("trainCancel")); }
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

    DictionaryEncoderPane& dictionaries() { return page().dictionaryEncoder(); }
    GlossEncoderPane& glosses() { return page().glossEncoder(); }
    template <typename Widget>
    Widget* inGlosses(const char* name)
    {
        return glosses().findChild<Widget*>(QLatin1String(name));
    }
    GlossEncoderRequest fillGlosses(int epochs)
    {
        page().choose(TrainPage::GlossEncoder);
        GlossEncoderRequest request;
        request.sourceWordnet.file = makeFile("it.tab").toStdString();
        request.targetWordnet.installedPrinceton = true;
        request.sourceVectors.file = makeFile("it.vec").toStdString();
        request.targetVectors.file = makeFile("en.vec").toStdString();
        request.map = makeFile("it-en.map").toStdString();
        request.options.pairs = 2000;
        request.options.validation = 500;
        request.options.siamese.epochs = epochs;
        request.options.siamese.hidden = 128;
        request.options.siamese.out = m_fixture->folder.filePath("glosses.model").toStdString();
        glosses().settings().setRequest(request);
        return request;
    }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<WindowFixture> m_fixture;
};

void TestTrainPage::saysWhatIsMissingBeforeTheStart()
{
    auto* problems = dictionaries().findChild<QLabel*>(QStringLiteral("trainProblems"));
    QVERIFY(!start()->isEnabled());
    QVERIFY(problems->text().contains(QStringLiteral("Add a file of training definitions")));
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
    m_fixture->backend->gate.closeAt(5);
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
    QCOMPARE(start()->text(), QStringLiteral("Resume"));
}

void TestTrainPage::languageCellsTakeLanguagesOnly()
{
    fill(3);
    auto* data = page().findChild<FileTable*>(QStringLiteral("trainingData"));
    auto* view = data->findChild<QTableView*>();
    const QModelIndex cell = view->model()->index(0, 1);
    QCOMPARE(cell.data().toString(), QStringLiteral("French"));
    view->setCurrentIndex(cell);
    view->edit(cell);
    auto* box = view->findChild<QComboBox*>();
    QVERIFY(box && !box->isEditable());
    QCOMPARE(box->currentText(), QStringLiteral("French"));
    QVERIFY(box->findData(QStringLiteral("cy")) > box->findData(QStringLiteral("fr")));
    // What was typed behind the name once made a language of its own.
    QTest::keyClicks(box, QStringLiteral("eng"));
    QTest::keyClick(box, Qt::Key_Return);
    QTRY_COMPARE(cell.data().toString(), QStringLiteral("English"));
    QCOMPARE(page().settings().config().data.front().answerLanguage, std::string("en"));
    QVERIFY(!view->model()->setData(cell, QStringLiteral("frencheng")));
    data->model().setRows({{QStringLiteral("a.tsv"), {QStringLiteral("frencheng"), QStringLiteral("en")}}});
    QCOMPARE(view->model()->index(0, 1).data().toString(), QStringLiteral("choose"));
    QCOMPARE(view->model()->index(0, 2).data().toString(), QStringLiteral("English"));
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

void TestTrainPage::encodersHaveTheirOwnSettings()
{
    fill(7);
    TrainingConfig config = page().settings().config();
    config.encoder = EncoderKind::Cnn;
    config.kernel = 3;
    config.pool = 4;
    config.pooling = Pooling::Last;
    config.clip = 1.25;
    config.dropout = 0.3;
    config.rateFall = 0.5;
    config.centre = false;
    page().settings().setConfig(config);
    const auto compare = [&config](const TrainingConfig& found) {
        QCOMPARE(found.encoder, config.encoder);
        QCOMPARE(found.kernel, config.kernel);
        QCOMPARE(found.pool, config.pool);
        QCOMPARE(found.pooling, config.pooling);
        QCOMPARE(found.clip, config.clip);
        QCOMPARE(found.dropout, config.dropout);
        QCOMPARE(found.rateFall, config.rateFall);
        QCOMPARE(found.centre, config.centre);
    };
    compare(page().settings().config());
    m_fixture->window->close();
    QTRY_VERIFY(!m_fixture->window->isVisible());
    m_fixture->reopen();
    compare(page().settings().config());

    // What a kind has not is neither offered nor asked for.
    const auto enabled = [this](const char* name) {
        return page().settings().findChild<QWidget*>(QLatin1String(name))->isEnabled();
    };
    QVERIFY(enabled("kernel") && enabled("pool") && enabled("pooling") && enabled("dropout"));
    config.encoder = EncoderKind::BiGru;
    page().settings().setConfig(config);
    QVERIFY(!enabled("kernel") && !enabled("pool") && enabled("pooling"));
    auto* poolings = page().settings().findChild<QComboBox*>(QStringLiteral("pooling"));
    QVERIFY(poolings->findData(int(Pooling::Ends)) >= 0 && poolings->findData(int(Pooling::Last)) < 0);
    QCOMPARE(page().settings().config().pooling, Pooling::Default);
    config.encoder = EncoderKind::Bow;
    page().settings().setConfig(config);
    QVERIFY(!enabled("pooling") && !enabled("dropout") && enabled("clip") && enabled("rateFall"));
    QCOMPARE(page().settings().config().pooling, Pooling::Default);
    QCOMPARE(page().settings().config().dropout, 0.0);
    for (const EncoderKind kind : {EncoderKind::Bow, EncoderKind::Cnn, EncoderKind::Gru, EncoderKind::BiGru,
                                   EncoderKind::Attention}) {
        config.encoder = kind;
        page().settings().setConfig(config);
        TrainingConfig asked = page().settings().config();
        QCOMPARE(asked.encoder, kind);
        checkTrainingConfig(asked);                 // throws where settings contradict each other
    }
}

void TestTrainPage::jointTrainingHasFieldsOfItsOwn()
{
    fill(7);
    auto* texts = page().settings().findChild<QWidget*>(QStringLiteral("jointTexts"));
    QVERIFY(!texts->isVisibleTo(&page().settings()));
    TrainingConfig config = page().settings().config();
    config.strategy = Strategy::Joint;
    page().settings().setConfig(config);
    QVERIFY(texts->isVisibleTo(&page().settings()));
    auto* problems = dictionaries().findChild<QLabel*>(QStringLiteral("trainProblems"));
    QVERIFY(problems->text().contains(QStringLiteral("Add texts or parallel sentences")));
    QVERIFY(!start()->isEnabled());
    config.joint.texts = {{"en", {makeFile("text.en").toStdString()}}, {"fr", {makeFile("text.fr").toStdString()}}};
    config.joint.parallel = {{makeFile("both.tsv").toStdString(), {}, "en", "fr"},
                             {makeFile("a.en").toStdString(), makeFile("a.fr").toStdString(), "en", "fr"}};
    config.joint.skipGram = 0.25;
    config.joint.asynchronous = false;
    config.joint.window = 3;
    page().settings().setConfig(config);
    QVERIFY2(start()->isEnabled(), qPrintable(problems->text()));
    const auto compare = [&](const JointSettings& found) {
        QCOMPARE(found.texts, config.joint.texts);
        QCOMPARE(found.parallel.size(), std::size_t{2});
        QCOMPARE(found.parallel[0].first, config.joint.parallel[0].first);
        QVERIFY(found.parallel[0].second.empty());
        QCOMPARE(found.parallel[1].second, config.joint.parallel[1].second);
        QCOMPARE(found.parallel[1].secondLanguage, std::string("fr"));
        QCOMPARE(found.skipGram, 0.25);
        QVERIFY(!found.asynchronous);
    };
    compare(page().settings().config().joint);
    QCOMPARE(page().settings().config().joint.window, 3);
    config.joint.texts["de"] = {config.joint.texts["en"]};
    page().settings().setConfig(config);
    QVERIFY(problems->text().contains(QStringLiteral("German has no word vectors.")));
    config.joint.texts.erase("de");
    page().settings().setConfig(config);
    m_fixture->window->close();
    QTRY_VERIFY(!m_fixture->window->isVisible());
    m_fixture->reopen();
    compare(page().settings().config().joint);
}

void TestTrainPage::glossEncoderSaysWhatIsMissing()
{
    QCOMPARE(page().kind(), TrainPage::DictionaryEncoder);
    // The switch is one stop of the keyboard; arrows go on.
    auto* kinds = page().findChild<ChoiceBar*>(QStringLiteral("trainingKind"));
    QTest::keyClick(kinds, Qt::Key_Right);
    QCOMPARE(page().kind(), TrainPage::GlossEncoder);
    QVERIFY(glosses().isVisible() && !page().dictionaryEncoder().isVisible());
    auto* problems = inGlosses<QLabel>("trainGlossesProblems");
    auto* begin = inGlosses<QPushButton>("startTraining");
    QVERIFY(!begin->isEnabled());
    QVERIFY(problems->text().contains(QStringLiteral("Choose the wordnet")));
    QVERIFY(problems->text().contains(QStringLiteral("Choose word vectors of the source language.")));
    GlossEncoderRequest request = fillGlosses(3);
    QVERIFY2(begin->isEnabled(), qPrintable(problems->text()));
    request.options.grid = true;
    request.options.validation = 0;
    glosses().settings().setRequest(request);
    QVERIFY(!begin->isEnabled());
    QVERIFY(problems->text().contains(QStringLiteral("Set validation pairs aside")));
    request.options.grid = false;
    request.map = m_fixture->folder.filePath("missing.map").toStdString();
    glosses().settings().setRequest(request);
    QVERIFY(problems->text().contains(QStringLiteral("missing.map")));
    request.map.clear();
    request.options.siamese.out = makeFile(QStringLiteral("a-file")).toStdString() + "/below/my.model";
    glosses().settings().setRequest(request);
    QVERIFY(problems->text().contains(QStringLiteral("Nothing can be written")));
}

void TestTrainPage::glossEncoderTrainsBesideTheOther()
{
    fill(100000);
    m_fixture->backend->gate.closeAt(5);
    page().startTraining();
    QTRY_VERIFY(page().curves().model().rowCount() > 2);
    const GlossEncoderRequest wanted = fillGlosses(20);
    QTest::mouseClick(inGlosses<QPushButton>("startTraining"), Qt::LeftButton);
    QVERIFY(glosses().isRunning() && page().dictionaryEncoder().isRunning());
    QTRY_VERIFY(!glosses().isRunning());
    QVERIFY(page().dictionaryEncoder().isRunning());
    QTRY_COMPARE(page().curves().model().rowCount(), 20);
    QVERIFY2(page().messageText().contains(QStringLiteral("trained on 2,000 pairs. Best: epoch 20")),
             qPrintable(page().messageText()));
    QVERIFY(page().summaryText().startsWith(QStringLiteral("Epoch 20")));
    QCOMPARE(page().curves().model().index(0, TrainingCurveModel::StepColumn).data().toString(), QStringLiteral("84"));
    const GlossEncoderRequest asked = m_fixture->backend->glossEncoding.last();
    QCOMPARE(asked.map, wanted.map);
    QCOMPARE(asked.options.siamese.hidden, 128);
    QCOMPARE(asked.options.pairs, std::size_t(2000));
    QVERIFY(asked.options.resume);
    page().choose(TrainPage::DictionaryEncoder);
    page().cancelRun();
    QTRY_VERIFY(!page().isTraining());
}

void TestTrainPage::glossEncoderSearchesSettings()
{
    GlossEncoderRequest request = fillGlosses(12);
    request.options.grid = true;
    glosses().settings().setRequest(request);
    m_fixture->backend->glossEncoding.gate.closeAt(205);
    page().startTraining();
    QTRY_VERIFY2(page().summaryText().startsWith(QStringLiteral("Settings 3 of 4: 64 units · Epoch")),
                 qPrintable(page().summaryText()));
    QVERIFY(page().curves().model().rowCount() <= 12);
    m_fixture->backend->glossEncoding.gate.open();
    QTRY_VERIFY(!page().isTraining());
    QVERIFY2(page().messageText().contains(QStringLiteral("Of 4 settings the best has 128 units and dropouts of 0.15 and 0.25")),
             qPrintable(page().messageText()));
    // What stays is the best candidate's curve.
    QCOMPARE(page().curves().model().rowCount(), 12);
    QCOMPARE(page().curves().model().index(11, TrainingCurveModel::MrrColumn).data().toString(), QStringLiteral("0.180"));
}

void TestTrainPage::glossEncoderIsCancelledAndGoesOn()
{
    const GlossEncoderRequest request = fillGlosses(100000);
    auto* begin = inGlosses<QPushButton>("startTraining");
    auto* stop = inGlosses<QPushButton>("trainGlossesCancel");
    auto* afresh = inGlosses<QCheckBox>("trainAfresh");
    m_fixture->backend->glossEncoding.gate.closeAt(5);
    page().startTraining();
    QTRY_VERIFY(page().curves().model().rowCount() > 3);
    QVERIFY(!glosses().settings().isEnabled());
    makeFile(QStringLiteral("glosses.model.checkpoint"));
    QTest::mouseClick(stop, Qt::LeftButton);
    QTRY_VERIFY(!page().isTraining());
    QVERIFY(page().messageText().startsWith(QStringLiteral("Stopped. Start again to go on")));
    QCOMPARE(page().curves().model().rowCount(), m_fixture->backend->glossEncoding.epochsDone.load());
    QCOMPARE(begin->text(), QStringLiteral("Resume"));
    QVERIFY(afresh->isVisible());
    afresh->setChecked(true);
    QCOMPARE(begin->text(), QStringLiteral("Start"));
    page().startTraining();
    QTRY_VERIFY(page().curves().model().rowCount() > 1);
    QVERIFY(!m_fixture->backend->glossEncoding.last().options.resume);
    page().cancelRun();
    QTRY_VERIFY(!page().isTraining());
    // A candidate of a search is something to go on with too.
    QVERIFY(QFile::remove(m_fixture->folder.filePath("glosses.model.checkpoint")));
    makeFile(QStringLiteral("glosses.model.2.checkpoint"));
    glosses().settings().setRequest(request);
    QCOMPARE(begin->text(), QStringLiteral("Start"));
    GlossEncoderRequest search = request;
    search.options.grid = true;
    glosses().settings().setRequest(search);
    QCOMPARE(begin->text(), QStringLiteral("Resume"));
}

void TestTrainPage::failureIsToldInPlace()
{
    GlossEncoderRequest request = fillGlosses(3);
    request.sourceWordnet.file = makeFile(QStringLiteral("broken.tab")).toStdString();
    glosses().settings().setRequest(request);
    page().startTraining();
    QTRY_VERIFY(!page().isTraining());
    QVERIFY2(page().messageText().contains(QStringLiteral("broken.tab:3")), qPrintable(page().messageText()));
    QVERIFY(inGlosses<QPushButton>("startTraining")->isEnabled());
}

void TestTrainPage::glossSettingsSurviveTheSession()
{
    GlossEncoderRequest request = fillGlosses(77);
    request.options.siamese.objective = SiameseObjective::Shuffled;
    request.options.siamese.stateDropout = 0.35;
    glosses().settings().setRequest(request);
    m_fixture->window->close();
    QTRY_VERIFY(!m_fixture->window->isVisible());
    m_fixture->reopen();
    QCOMPARE(page().kind(), TrainPage::GlossEncoder);
    const GlossEncoderRequest again = glosses().settings().request();
    QCOMPARE(again.sourceWordnet.file, request.sourceWordnet.file);
    QVERIFY(again.targetWordnet.installedPrinceton);
    QCOMPARE(again.map, request.map);
    QVERIFY(again.sourceVectors == request.sourceVectors);
    QVERIFY(sameValues(again.options, request.options));
    QCOMPARE(again.options.siamese.out, request.options.siamese.out);
}

void TestTrainPage::trainedNetworkGoesToANewLinking()
{
    const GlossEncoderRequest request = fillGlosses(3);
    page().startTraining();
    QTRY_VERIFY(!page().isTraining());
    QPushButton* link = nullptr;
    for (QPushButton* button : glosses().findChild<InlineMessage*>()->findChildren<QPushButton*>()) {
        link = button->text() == QStringLiteral("Link with it") ? button : link;
    }
    QVERIFY(link && link->isVisible());
    QTest::mouseClick(link, Qt::LeftButton);
    QCOMPARE(m_fixture->window->currentPage(), PageId::Glosses);
    NewLinkingPanel& panel = m_fixture->window->glossesPage().newLinking();
    QVERIFY(panel.isVisible());
    const LinkingRequest wanted = panel.request();
    QCOMPARE(wanted.measure, GlossMeasure::Siamese);
    QCOMPARE(wanted.siameseModel, request.options.siamese.out);
    QCOMPARE(wanted.sourceWordnet.file, request.sourceWordnet.file);
    QCOMPARE(wanted.map, request.map);
}

void TestTrainPage::newLinkingAsksForANetwork()
{
    m_fixture->window->showPage(PageId::Glosses);
    GlossesPage& linkings = m_fixture->window->glossesPage();
    linkings.showNewLinking();
    NewLinkingPanel& panel = linkings.newLinking();
    auto* ask = panel.findChild<QPushButton*>(QStringLiteral("trainSiamese"));
    LinkingRequest wanted;
    wanted.measure = GlossMeasure::Sinkhorn;
    panel.setRequest(wanted);
    QVERIFY(!ask->isVisible());
    wanted.sourceWordnet.file = makeFile("it.tab").toStdString();
    wanted.targetWordnet.installedPrinceton = true;
    wanted.sourceVectors.resource = "novels.fr";
    wanted.targetVectors.resource = "novels.en";
    wanted.measure = GlossMeasure::Siamese;
    QTRY_COMPARE(m_fixture->window->jobs().activeCount(), 0);
    panel.setRequest(wanted);
    QVERIFY(ask->isVisible());
    QVERIFY(panel.findChild<QLabel*>(QStringLiteral("linkingProblems"))
                ->text()
                .contains(QStringLiteral("Choose the file of the trained Siamese LSTM.")));
    QTest::mouseClick(ask, Qt::LeftButton);
    QCOMPARE(m_fixture->window->currentPage(), PageId::Train);
    QCOMPARE(page().kind(), TrainPage::GlossEncoder);
    QTRY_COMPARE(m_fixture->window->jobs().activeCount(), 0);
    const GlossEncoderRequest passed = glosses().settings().request();
    QCOMPARE(passed.sourceWordnet.file, wanted.sourceWordnet.file);
    QVERIFY(passed.sourceVectors == wanted.sourceVectors && passed.targetVectors == wanted.targetVectors);
    // Several measures are the better for a network, but need none; the pack's encoder has its own.
    wanted.measure = GlossMeasure::Fused;
    panel.setRequest(wanted);
    QVERIFY(ask->isVisibleTo(&panel));
    QVERIFY(panel.findChild<QLabel*>(QStringLiteral("linkingProblems"))->text().isEmpty());
    wanted.measure = GlossMeasure::Encoder;
    panel.setRequest(wanted);
    QVERIFY(panel.findChild<QLabel*>(QStringLiteral("linkingProblems"))->text().isEmpty());
    QCOMPARE(panel.request().measure, GlossMeasure::Encoder);
}

QTEST_MAIN(TestTrainPage)
#include "TestTrainPage.moc"
