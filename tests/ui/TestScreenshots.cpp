#include "EntryFixture.h"
#include "WindowFixture.h"
#include "alignpage/AlignPage.h"
#include "alignpage/AlignResults.h"
#include "alignpage/AlignSettings.h"
#include "comparepage/ComparePage.h"
#include "comparepage/CompareView.h"
#include "comparepage/ListPicker.h"
#include "comparepage/PairsView.h"
#include "comparepage/SearchPane.h"
#include "comparepage/SearchView.h"
#include "comparepage/SentenceField.h"
#include "comparepage/TwoListsPane.h"
#include "comparepage/TwoListsSettings.h"
#include "frame/Actions.h"
#include "glossespage/DeskView.h"
#include "glossespage/GlossesPage.h"
#include "glossespage/LinkingsView.h"
#include "glossespage/NewLinkingPanel.h"
#include "glossespage/PairCards.h"
#include "common/PlanView.h"
#include "glossespage/QueuePane.h"
#include "glossespage/ReviewActions.h"
#include "glossespage/ReviewPanel.h"
#include "glossespage/TargetSearchView.h"
#include "hubspage/HubsPage.h"
#include "hubspage/HubsSettings.h"
#include "hubspage/HubsView.h"
#include "jobs/JobRunner.h"
#include "jobs/JobsDock.h"
#include "librarypage/KindPanel.h"
#include "librarypage/LibraryPage.h"
#include "lookuppage/FilterBar.h"
#include "lookuppage/LookupPage.h"
#include "mappage/ClustersPanel.h"
#include "mappage/KeptPanel.h"
#include "mappage/MapActions.h"
#include "mappage/MapHubsPanel.h"
#include "mappage/MapPage.h"
#include "mappage/MapPane.h"
#include "mappage/MapState.h"
#include "mappage/MapWordModel.h"
#include "resultspage/DifferencesView.h"
#include "resultspage/ResultsPage.h"
#include "resultspage/RunsView.h"
#include "savedpage/ReviewCard.h"
#include "savedpage/SavedPage.h"
#include "savedpage/SavedView.h"
#include "trainpage/GlossEncoderPane.h"
#include "trainpage/GlossEncoderSettings.h"
#include "trainpage/TrainPage.h"
#include "trainpage/TrainingSettings.h"
#include "trainpage/WordVectorPane.h"
#include "trainpage/WordVectorSettings.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSet>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>

#include <algorithm>

using namespace crossgloss;

namespace {

/// Milliseconds that a busy machine may need; nothing waits longer than it must.
constexpr int patience = 60000;

void plantList(WindowFixture& fixture)
{
    fixture.backend->sentenceListUse.kept = {
        {"everyday words", "/home/reader/everyday.tmx", {"en", "de", "fr"}, 12345, "pack", 256}};
}

/// Two files whose partners are looked for.
void alignPlanted(WindowFixture& fixture)
{
    QStringList files;
    for (const char* name : {"letters.en.txt", "letters.de.txt"}) {
        QFile file(fixture.folder.filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("A sentence\n") > 0);
        files.append(file.fileName());
    }
    TwoListsPane& pane = fixture.window->comparePage().twoLists();
    pane.takeFiles(files);
    pane.settings().source().setChoice({files.first().toStdString(), {}, "en", {}});
    pane.settings().target().setChoice({files.last().toStdString(), {}, "de", {}});
    pane.align();
}

} // namespace

/// Writes a picture of every page, light and dark, in every interface language, to the build folder; checks that
/// something was painted and that no label is cut off.
class TestScreenshots : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_theme = std::make_unique<Theme>();
        QVERIFY(QDir().mkpath(m_folder));
    }
    void cleanup()
    {
        m_theme->setZoom(100);
        m_theme->setMode(ThemeMode::Light);
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    }
    void pages_data();
    void pages();
    void smallDesk_data();
    void smallDesk();
    void smallPages_data() { smallDesk_data(); }
    void smallPages();

private:
    static bool isSettled(MainWindow& window);
    void shoot(MainWindow& window, const QString& name);

    const QString m_folder = QStringLiteral(CROSSGLOSS_BINARY_DIR "/screenshots");
    std::unique_ptr<Theme> m_theme;
};

void TestScreenshots::pages_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("zoom");
    QTest::addColumn<bool>("mirrored");
    QTest::newRow("light") << false << "en" << 100 << false;
    QTest::newRow("dark") << true << "en" << 100 << false;
    QTest::newRow("german") << false << "de" << 100 << false;
    QTest::newRow("french-dark") << true << "fr" << 100 << false;
    QTest::newRow("zoom-150") << false << "en" << 150 << false;
    QTest::newRow("mirrored") << false << "en" << 100 << true;
    QTest::newRow("arabic") << false << "ar" << 100 << true;
}

/// No job goes on, and no pause after which the window would ask or draw something.
bool TestScreenshots::isSettled(MainWindow& window)
{
    QCoreApplication::processEvents();
    const QList<QTimer*> timers = window.findChildren<QTimer*>();
    return window.jobs().activeCount() == 0 && std::none_of(timers.begin(), timers.end(), [](const QTimer* timer) {
        return timer->isActive() && timer->isSingleShot() && timer->interval() < 1000;
    });
}

void TestScreenshots::shoot(MainWindow& window, const QString& name)
{
    // One look may start a timer, so QTRY_VERIFY, which looks again after the first success, is not for this.
    QVERIFY(QTest::qWaitFor([&] { return isSettled(window); }, patience));
    const QImage image = window.grab().toImage();
    QVERIFY(image.save(QStringLiteral("%1/%2-%3.png").arg(m_folder, name, QLatin1String(QTest::currentDataTag()))));
    // Neither empty nor all of one colour.
    QSet<QRgb> colours;
    for (int y = 0; y < image.height(); y += 7) {
        for (int x = 0; x < image.width(); x += 7) {
            colours.insert(image.pixel(x, y));
        }
    }
    QVERIFY(colours.size() > 10);
    for (const QLabel* label : window.findChildren<QLabel*>()) {
        if (label->isVisible() && !label->wordWrap() && label->textFormat() != Qt::RichText && !label->text().isEmpty()) {
            QVERIFY2(label->width() + 1 >= qMin(label->sizeHint().width(), window.width()), qPrintable(label->text()));
        }
    }
}

void TestScreenshots::pages()
{
    QFETCH(bool, dark);
    QFETCH(QString, language);
    QFETCH(int, zoom);
    QFETCH(bool, mirrored);
    m_theme->setMode(dark ? ThemeMode::Dark : ThemeMode::Light);
    WindowFixture fixture(language);
    if (mirrored) {
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    }
    MainWindow& window = *fixture.window;
    m_theme->setZoom(zoom);
    const auto shoot = [&](const QString& name) { this->shoot(window, name); };
    QTRY_VERIFY_WITH_TIMEOUT(window.lookupPage().isReady(), patience);
    shoot(QStringLiteral("welcome"));
    window.lookupPage().lookUp(QStringLiteral("a small pet that purrs and catches mice"));
    QTRY_VERIFY_WITH_TIMEOUT(window.lookupPage().hasAnswer(), patience);
    shoot(QStringLiteral("lookup"));
    window.lookupPage().openFirst();
    QTRY_VERIFY_WITH_TIMEOUT(!window.lookupPage().findChild<QLabel*>(QStringLiteral("glosses"))->text().isEmpty(), patience);
    shoot(QStringLiteral("lookup-details"));
    fixture.backend->engine->plantDetails("chat", plantedEntry());
    window.lookupPage().showEntry();
    QTRY_VERIFY_WITH_TIMEOUT(window.lookupPage().findChild<QTextBrowser*>(QStringLiteral("entry"))->toPlainText().contains(
        QStringLiteral("zoology")), patience);
    shoot(QStringLiteral("lookup-entry"));
    window.lookupPage().setDetailsVisible(false);
    window.lookupPage().setLanguages(QStringLiteral("en"), {mirrored ? QStringLiteral("ar") : QStringLiteral("fr")});
    QTRY_VERIFY_WITH_TIMEOUT(window.lookupPage().hasAnswer(), patience);
    shoot(QStringLiteral("lookup-one"));
    window.lookupPage().lookUp(QStringLiteral("nothing"));
    QTRY_VERIFY_WITH_TIMEOUT(!window.lookupPage().isBusy(), patience);
    shoot(QStringLiteral("lookup-empty"));
    LookupFilter filter;
    filter.partsOfSpeech = {PartOfSpeech::Noun};
    filter.startsWith = "k";
    window.lookupPage().findChild<FilterBar*>()->setFilter(filter);
    window.lookupPage().lookUp(QStringLiteral("a large wild cat"));
    QTRY_VERIFY_WITH_TIMEOUT(!window.lookupPage().isBusy(), patience);
    window.lookupPage().findChild<FilterBar*>()->clear();
    window.lookupPage().setHistoryVisible(true);
    window.lookupPage().findChild<QPushButton*>(QStringLiteral("historyRemove"))->click();
    shoot(QStringLiteral("lookup-history"));
    window.lookupPage().setHistoryVisible(false);

    window.showPage(PageId::Saved);
    shoot(QStringLiteral("saved-empty"));
    fixture.backend->savedWords.plant();
    window.savedPage().reload();
    shoot(QStringLiteral("saved"));
    window.savedPage().startReview();
    QTRY_VERIFY_WITH_TIMEOUT(window.savedPage().isReviewing(), patience);
    shoot(QStringLiteral("saved-question"));
    window.savedPage().card().showAnswer();
    shoot(QStringLiteral("saved-answer"));
    while (window.savedPage().card().session().current()) {
        const std::size_t before = window.savedPage().card().session().done();
        window.savedPage().card().showAnswer();
        window.savedPage().card().gradeAs(ReviewGrade::Good);
        QTRY_COMPARE_WITH_TIMEOUT(window.savedPage().card().session().done(), before + 1, patience);
    }
    shoot(QStringLiteral("saved-end"));

    window.showPage(PageId::Library);
    shoot(QStringLiteral("library"));
    fixture.backend->dictionaryUse.change([](DictionaryUses& uses) {
        setGroup(uses, {"wordnet-3.0"}, "English");
        setEnabled(uses, {"freedict-fra-eng"}, false);
    });
    window.libraryPage().reload();
    QTRY_COMPARE_WITH_TIMEOUT(window.jobs().activeCount(), 0, patience);
    auto* resources = window.libraryPage().findChild<QListView*>(QStringLiteral("resources"));
    resources->setCurrentIndex(resources->model()->index(resources->model()->rowCount() - 1, 0));
    shoot(QStringLiteral("library-groups"));
    window.libraryPage().offer({QStringLiteral("/home/reader/words.fi.vec")});
    shoot(QStringLiteral("library-import"));
    QFile unknown(fixture.folder.filePath(QStringLiteral("unknown.txt")));
    QVERIFY(unknown.open(QIODevice::WriteOnly) && unknown.write("Some words that are\nneither this\tnor that\n") > 0);
    unknown.close();
    window.libraryPage().offer({unknown.fileName()});
    QTRY_VERIFY_WITH_TIMEOUT(window.findChild<KindPanel*>()->isVisible(), patience);
    shoot(QStringLiteral("library-kind"));
    QTest::keyClick(window.findChild<KindPanel*>(), Qt::Key_Escape);

    window.showPage(PageId::Compare);
    shoot(QStringLiteral("compare-empty"));
    QTest::mouseClick(window.comparePage().findChild<QPushButton*>(QStringLiteral("compareEmpty")), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(window.comparePage().view().isVisible() && !window.comparePage().isRunning(), patience);
    shoot(QStringLiteral("compare"));
    window.comparePage().choose(ComparePage::Search);
    shoot(QStringLiteral("compare-search-empty"));
    plantList(fixture);
    window.comparePage().searchPane().view().query().setText(QStringLiteral("a small pet that purrs"));
    window.comparePage().reloadResources();
    QTRY_VERIFY_WITH_TIMEOUT(window.comparePage().searchPane().view().hits().rowCount() > 0, patience);
    shoot(QStringLiteral("compare-search"));
    window.comparePage().searchPane().openForm(QStringLiteral("/home/reader/letters.fr.txt"));
    shoot(QStringLiteral("compare-search-add"));
    window.comparePage().choose(ComparePage::TwoLists);
    shoot(QStringLiteral("compare-lists-empty"));
    alignPlanted(fixture);
    QTRY_VERIFY_WITH_TIMEOUT(window.comparePage().twoLists().view().isVisible() && !window.comparePage().twoLists().view().isBusy(), patience);
    shoot(QStringLiteral("compare-lists"));
    window.comparePage().choose(ComparePage::TwoSentences);

    window.showPage(PageId::Map);
    MapPage& map = window.mapPage();
    QTRY_VERIFY_WITH_TIMEOUT(map.state().layout() && !map.state().isLive(), patience);
    map.state().setCurrent(5);
    shoot(QStringLiteral("map"));
    map.showTab(MapPage::PointsTab);
    map.pane().setColourBy(ColourBy::PartOfSpeech);
    map.state().select({1, 2, 3, 13, 25});
    shoot(QStringLiteral("map-points"));
    map.showTab(MapPage::HubsTab);
    QTRY_VERIFY_WITH_TIMEOUT(map.hubs().hubs().words().rowCount() > 0, patience);
    map.hubs().hubs().setCurrentIndex(map.hubs().hubs().words().index(0, 0));
    shoot(QStringLiteral("map-hubs"));
    map.showTab(MapPage::ClustersTab);
    map.clusters().find();
    QTRY_VERIFY_WITH_TIMEOUT(map.state().clusters(), patience);
    map.state().select({});
    shoot(QStringLiteral("map-clusters"));
    fixture.backend->layoutUse.gate.closeAt(6);
    map.improve(ProjectionMethod::TSne);
    QTRY_VERIFY_WITH_TIMEOUT(map.state().isLive(), patience);
    // It goes on while this is taken.
    QVERIFY(window.grab().save(QStringLiteral("%1/map-live-%2.png").arg(m_folder, QLatin1String(QTest::currentDataTag()))));
    fixture.backend->layoutUse.gate.open();
    QTRY_VERIFY_WITH_TIMEOUT(!map.isRunning(), patience);
    window.actions().map->keep->trigger();
    shoot(QStringLiteral("map-kept"));
    map.kept().hide();
    map.exportCurrent();
    shoot(QStringLiteral("map-export"));

    window.showPage(PageId::Train);
    shoot(QStringLiteral("train-empty"));
    TrainingConfig config;
    for (const char* name : {"wikt.fr-en.tsv", "en.vec", "fr.vec"}) {
        QFile file(fixture.folder.filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("x\ty\n") > 0);
    }
    config.data = {{fixture.folder.filePath("wikt.fr-en.tsv").toStdString(), "fr", "en"}};
    config.vectors = {{"en", fixture.folder.filePath("en.vec").toStdString()},
                      {"fr", fixture.folder.filePath("fr.vec").toStdString()}};
    config.epochs = 40;
    config.out = fixture.folder.filePath("encoder.model").toStdString();
    window.trainPage().settings().setConfig(config);
    window.trainPage().startTraining();
    QTRY_VERIFY_WITH_TIMEOUT(!window.trainPage().isTraining(), patience);
    window.findChild<JobsDock*>()->show();
    shoot(QStringLiteral("train"));
    window.findChild<JobsDock*>()->hide();
    window.trainPage().choose(TrainPage::GlossEncoder);
    shoot(QStringLiteral("train-glosses-empty"));
    GlossEncoderRequest encoder;
    encoder.sourceWordnet.file = fixture.folder.filePath("wikt.fr-en.tsv").toStdString();
    encoder.targetWordnet.installedPrinceton = true;
    encoder.sourceVectors.resource = "novels.fr";
    encoder.targetVectors.resource = "novels.en";
    encoder.options.siamese.out = fixture.folder.filePath("glosses.model").toStdString();
    window.trainPage().glossEncoder().settings().setRequest(encoder);
    window.trainPage().startTraining();
    QTRY_VERIFY_WITH_TIMEOUT(!window.trainPage().isTraining(), patience);
    shoot(QStringLiteral("train-glosses"));
    window.trainPage().choose(TrainPage::WordVectors);
    shoot(QStringLiteral("train-vectors-empty"));
    EmbedRequest vectors;
    vectors.config.texts = {{"en", {fixture.folder.filePath("wikt.fr-en.tsv").toStdString()}}};
    vectors.config.out = {{"en", fixture.folder.filePath("words.vec").toStdString()}};
    window.trainPage().wordVectors().settings().setRequest(vectors);
    window.trainPage().startTraining();
    QTRY_VERIFY_WITH_TIMEOUT(!window.trainPage().isTraining(), patience);
    shoot(QStringLiteral("train-vectors"));
    window.trainPage().choose(TrainPage::DictionaryEncoder);

    window.showPage(PageId::Align);
    shoot(QStringLiteral("align-empty"));
    AlignPage& align = window.alignPage();
    AlignRequest request;
    request.source.resource = "novels.en";
    request.target.resource = "novels.fr";
    request.dictionary.file = fixture.folder.filePath("wikt.fr-en.tsv").toStdString();
    request.options.method = AlignmentMethod::SelfLearning;
    align.settings().setRequest(request);
    QTRY_VERIFY_WITH_TIMEOUT(!align.isBusy(), patience);
    align.startAlignment();
    QTRY_VERIFY_WITH_TIMEOUT(!align.isRunning(), patience);
    align.startComparison();
    QTRY_VERIFY_WITH_TIMEOUT(!align.isRunning(), patience);
    const QPair<AlignResults::Tab, const char*> tabs[] = {{AlignResults::CurveTab, "align-curve"},
                                                          {AlignResults::FiguresTab, "align-result"},
                                                          {AlignResults::NeighboursTab, "align-neighbours"},
                                                          {AlignResults::PlaneTab, "align-pairs"},
                                                          {AlignResults::ComparisonTab, "align-methods"}};
    for (const auto& [tab, name] : tabs) {
        align.results().showTab(tab);
        shoot(QLatin1String(name));
    }

    HubsPage& hubs = window.hubsPage();
    hubs.settings().setRequest({});
    window.showPage(PageId::Hubs);
    shoot(QStringLiteral("hubs-empty"));
    HubnessRequest hubness;
    hubness.source = request.source;
    hubness.target = request.target;
    hubness.alignment = align.results().alignment();
    hubness.dictionary = request.dictionary.file;
    hubs.settings().setRequest(hubness);
    hubs.measure();
    QTRY_VERIFY_WITH_TIMEOUT(!hubs.isRunning(), patience);
    shoot(QStringLiteral("hubs"));
    hubs.view().choose(HubnessMethod::Csls, HubnessStage::Before);
    hubs.view().showCriteria();
    shoot(QStringLiteral("hubs-criteria"));

    window.showPage(PageId::Results);
    QTRY_COMPARE_WITH_TIMEOUT(window.jobs().activeCount(), 0, patience);
    ResultsPage& results = window.resultsPage();
    results.runs().choose({2, 3, 4});
    shoot(QStringLiteral("results"));
    results.showTab(ResultsPage::RanksTab);
    shoot(QStringLiteral("results-ranks"));
    results.showTab(ResultsPage::DifferencesTab);
    shoot(QStringLiteral("results-differences"));
    results.runs().choose({2, 4});
    results.showTab(ResultsPage::ComparisonTab);
    shoot(QStringLiteral("results-comparison"));
    results.runs().choose({1});
    results.showTab(ResultsPage::FiguresTab);
    shoot(QStringLiteral("results-figures"));
    results.showTab(ResultsPage::ReportTab);
    results.runs().choose({5});
    shoot(QStringLiteral("results-translation"));
    const std::int64_t measured = fixture.backend->runResults.plant("hubness", "done", R"({"source":"novels.en"})");
    results.showRun(measured);
    shoot(QStringLiteral("results-hubness"));
    results.runs().choose({6});
    results.showTab(ResultsPage::CurveTab);
    shoot(QStringLiteral("results-training"));
    fixture.backend->runResults.clear();
    results.reload();
    shoot(QStringLiteral("results-empty"));
    window.showPage(PageId::Glosses);
    GlossesPage& glosses = window.glossesPage();
    glosses.setReviewer(QStringLiteral("Anna"));
    QTRY_VERIFY_WITH_TIMEOUT(!glosses.isBusy(), patience);
    shoot(QStringLiteral("glosses-empty"));
    const std::int64_t linking = fixture.backend->glosses.plant(writtenLinking());
    {
        NullProgress progress;
        ReviewDesk bruno(fixture.backend->glosses.workspace(), linking, "Bruno", progress);
        for (std::int32_t source = 0; source < 6; ++source) {
            bruno.decide({Decision::Kind::Accept, source, source == 3 ? 9 : source, Relation::Exact, {}}, progress);
        }
    }
    glosses.reload();
    QTRY_VERIFY_WITH_TIMEOUT(!glosses.isBusy(), patience);
    LinkingRequest wanted;
    wanted.sourceWordnet.file = fixture.folder.filePath("wikt.fr-en.tsv").toStdString();
    wanted.targetWordnet.installedPrinceton = true;
    wanted.sourceVectors = request.target;
    wanted.targetVectors = request.source;
    glosses.showNewLinking();
    glosses.newLinking().setRequest(wanted);
    QTRY_VERIFY_WITH_TIMEOUT(glosses.newLinking().hasForecast(), patience);
    shoot(QStringLiteral("glosses-new"));
    wanted.sourceVectors = {{}, fixture.folder.filePath("strange.vec").toStdString()};
    QVERIFY(QFile::copy(fixture.folder.filePath("en.vec"), fixture.folder.filePath("strange.vec")));
    glosses.newLinking().setRequest(wanted);
    QTRY_VERIFY_WITH_TIMEOUT(glosses.newLinking().hasForecast(), patience);
    glosses.findChild<QPushButton*>(QStringLiteral("takeDictionaries"))->click();
    QTRY_VERIFY_WITH_TIMEOUT(glosses.newLinking().hasForecast(), patience);
    shoot(QStringLiteral("glosses-new-doubtful"));
    wanted.sourceVectors = request.target;
    wanted.measure = GlossMeasure::Siamese;
    wanted.siameseModel = wanted.sourceWordnet.file;
    glosses.newLinking().setRequest(wanted);
    QTRY_VERIFY_WITH_TIMEOUT(glosses.newLinking().hasForecast(), patience);
    shoot(QStringLiteral("glosses-new-network"));
    glosses.newLinking().hide();
    glosses.open(linking);
    QTRY_VERIFY_WITH_TIMEOUT(glosses.desk().isOpen() && !glosses.isBusy(), patience);
    ReviewActions& review = *window.actions().review;
    for (QAction* action : {review.accept, review.relations.at(1), review.accept, review.defer, review.choose.at(2),
                            review.reject, review.accept, review.noCounterpart, review.choose.at(1)}) {
        action->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!glosses.isBusy(), patience);
    }
    shoot(QStringLiteral("glosses-desk"));
    review.searchTarget->trigger();
    glosses.desk().search().field()->setText(QStringLiteral("small animal"));
    QTRY_VERIFY_WITH_TIMEOUT(glosses.desk().search().model().rowCount() > 0, patience);
    shoot(QStringLiteral("glosses-search"));
    QTest::keyClick(glosses.desk().search().field(), Qt::Key_Escape);
    glosses.desk().queue().setCurrent(1);
    QTRY_VERIFY_WITH_TIMEOUT(!glosses.isBusy(), patience);
    glosses.desk().cards().planView()->setFocus();
    glosses.desk().cards().setTableVisible(true);
    glosses.desk().panel().showAgreementTab();
    shoot(QStringLiteral("glosses-plan"));
}

void TestScreenshots::smallDesk_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("zoom");
    QTest::newRow("small") << false << "en" << 100;
    QTest::newRow("small-german-dark") << true << "de" << 100;
    QTest::newRow("small-150") << false << "en" << 150;
    QTest::newRow("small-150-dark") << true << "en" << 150;
    QTest::newRow("small-150-german") << false << "de" << 150;
}

void TestScreenshots::smallDesk()
{
    QFETCH(bool, dark);
    QFETCH(QString, language);
    QFETCH(int, zoom);
    m_theme->setMode(dark ? ThemeMode::Dark : ThemeMode::Light);
    WindowFixture fixture(language);
    MainWindow& window = *fixture.window;
    m_theme->setZoom(zoom);
    window.resize(1024, 700);
    window.showPage(PageId::Glosses);
    GlossesPage& glosses = window.glossesPage();
    glosses.setReviewer(QStringLiteral("Anna"));
    Linking known = writtenLinking();
    for (std::size_t i = 0; i < known.source.glosses.size(); ++i) {
        known.source.glosses[i].ili = known.target.glosses[i].ili = std::to_string(1000 + i);
    }
    const std::int64_t linking = fixture.backend->glosses.plant(std::move(known));
    glosses.reload();
    QTRY_VERIFY_WITH_TIMEOUT(!glosses.isBusy(), patience);
    glosses.open(linking);
    QTRY_VERIFY_WITH_TIMEOUT(glosses.desk().isOpen() && !glosses.isBusy(), patience);
    ReviewActions& review = *window.actions().review;
    shoot(window, QStringLiteral("desk-fresh"));
    for (QAction* action : {review.accept, review.accept, review.choose.at(2), review.defer, review.reject, review.accept,
                            review.noCounterpart, review.accept, review.accept}) {
        action->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!glosses.isBusy(), patience);
    }
    shoot(window, QStringLiteral("desk"));
    glosses.desk().queue().setOrder(QueueOrder::BestScore);
    shoot(window, QStringLiteral("desk-by-score"));
    review.coverage->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!glosses.isBusy(), patience);
    shoot(window, QStringLiteral("desk-coverage"));
}

void TestScreenshots::smallPages()
{
    QFETCH(bool, dark);
    QFETCH(QString, language);
    QFETCH(int, zoom);
    m_theme->setMode(dark ? ThemeMode::Dark : ThemeMode::Light);
    WindowFixture fixture(language);
    fixture.backend->runResults.plant("align", "interrupted", R"({"source":"novels.en","method":"self-learning"})");
    fixture.reopen();
    MainWindow& window = *fixture.window;
    m_theme->setZoom(zoom);
    window.resize(1024, 700);
    QTRY_VERIFY_WITH_TIMEOUT(window.lookupPage().isReady(), patience);
    window.lookupPage().lookUp(QStringLiteral("a small pet that purrs"));
    QTRY_VERIFY_WITH_TIMEOUT(window.lookupPage().hasAnswer(), patience);
    window.lookupPage().openFirst();
    QTRY_VERIFY_WITH_TIMEOUT(!window.lookupPage().findChild<QLabel*>(QStringLiteral("glosses"))->text().isEmpty(), patience);
    shoot(window, QStringLiteral("small-lookup"));
    fixture.backend->engine->plantDetails("chat", plantedEntry());
    window.lookupPage().showEntry();
    QTRY_VERIFY_WITH_TIMEOUT(window.lookupPage().findChild<QTextBrowser*>(QStringLiteral("entry"))->toPlainText().contains(
        QStringLiteral("zoology")), patience);
    shoot(window, QStringLiteral("small-entry"));
    window.lookupPage().setDetailsVisible(false);
    fixture.backend->savedWords.plant();
    window.showPage(PageId::Saved);
    shoot(window, QStringLiteral("small-saved"));
    window.savedPage().startReview();
    QTRY_VERIFY_WITH_TIMEOUT(window.savedPage().isReviewing(), patience);
    window.savedPage().card().showAnswer();
    shoot(window, QStringLiteral("small-review"));
    window.showPage(PageId::Compare);
    QTest::mouseClick(window.comparePage().findChild<QPushButton*>(QStringLiteral("compareEmpty")), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(window.comparePage().view().isVisible() && !window.comparePage().isRunning(), patience);
    shoot(window, QStringLiteral("small-compare"));
    plantList(fixture);
    window.comparePage().choose(ComparePage::Search);
    window.comparePage().searchPane().view().query().setText(QStringLiteral("a small pet that purrs"));
    window.comparePage().reloadResources();
    QTRY_VERIFY_WITH_TIMEOUT(window.comparePage().searchPane().view().hits().rowCount() > 0, patience);
    shoot(window, QStringLiteral("small-search"));
    window.comparePage().searchPane().openForm();
    shoot(window, QStringLiteral("small-search-add"));
    window.comparePage().choose(ComparePage::TwoLists);
    alignPlanted(fixture);
    QTRY_VERIFY_WITH_TIMEOUT(window.comparePage().twoLists().view().isVisible() && !window.comparePage().twoLists().view().isBusy(), patience);
    shoot(window, QStringLiteral("small-lists"));
    window.showPage(PageId::Map);
    QTRY_VERIFY_WITH_TIMEOUT(window.mapPage().state().layout() && !window.mapPage().state().isLive(), patience);
    window.mapPage().state().setCurrent(5);
    shoot(window, QStringLiteral("small-map"));
    AlignRequest request;
    request.source.resource = "novels.en";
    request.target.resource = "novels.fr";
    request.dictionary.kind = DictionaryKind::Identical;
    window.showPage(PageId::Align);
    window.alignPage().settings().setRequest(request);
    QTRY_VERIFY_WITH_TIMEOUT(!window.alignPage().isBusy(), patience);
    window.alignPage().startAlignment();
    QTRY_VERIFY_WITH_TIMEOUT(!window.alignPage().isRunning(), patience);
    window.alignPage().results().showTab(AlignResults::FiguresTab);
    shoot(window, QStringLiteral("small-align"));
    window.alignPage().results().showTab(AlignResults::NeighboursTab);
    shoot(window, QStringLiteral("small-neighbours"));
    window.showPage(PageId::Hubs);
    QTRY_COMPARE_WITH_TIMEOUT(window.jobs().activeCount(), 0, patience);
    window.hubsPage().measure();
    QTRY_VERIFY_WITH_TIMEOUT(!window.hubsPage().isRunning(), patience);
    shoot(window, QStringLiteral("small-hubs"));
    window.showPage(PageId::Train);
    shoot(window, QStringLiteral("small-train"));
    window.showPage(PageId::Results);
    QTRY_COMPARE_WITH_TIMEOUT(window.jobs().activeCount(), 0, patience);
    window.resultsPage().runs().choose({2, 4});
    shoot(window, QStringLiteral("small-results"));
    window.resultsPage().showTab(ResultsPage::ComparisonTab);
    shoot(window, QStringLiteral("small-comparison"));
    window.resultsPage().showTab(ResultsPage::ReportTab);
    window.resultsPage().runs().choose({5});
    shoot(window, QStringLiteral("small-report"));
}

QTEST_MAIN(TestScreenshots)
#include "TestScreenshots.moc"
