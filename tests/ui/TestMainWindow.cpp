#include "Gate.h"
#include "WindowFixture.h"
#include "CoreText.h"
#include "alignpage/AlignPage.h"
#include "alignpage/AlignResults.h"
#include "alignpage/AlignSettings.h"
#include "alignpage/NeighboursView.h"
#include "common/BarPlot.h"
#include "common/TextDirection.h"
#include "frame/Actions.h"
#include "frame/InterfaceLanguage.h"
#include "frame/ResumeNotice.h"
#include "hubspage/HubsPage.h"
#include "hubspage/HubsSettings.h"
#include "jobs/JobRunner.h"
#include "jobs/JobsDock.h"
#include "librarypage/LibraryPage.h"
#include "common/DescriptionEdit.h"
#include "lookuppage/LookupPage.h"
#include "resultspage/ResultsPage.h"
#include "resultspage/RunsView.h"
#include "trainpage/TrainPage.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSet>
#include <QSettings>
#include <QShortcutEvent>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>
#include <QTextLayout>
#include <QTimer>
#include <QToolButton>

#include <atomic>

using namespace crossgloss;

class TestMainWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        QTRY_VERIFY(window().lookupPage().isReady());
    }
    void cleanup() { m_fixture.reset(); }

    void everyActionIsInAMenuWithAShortcut();
    void pagesAnswerToTheirKeys();
    void interfaceLanguageSwitchesLive();
    void typingGoesOnWhileAJobRuns();
    void closingAsksWhileJobsRun();
    void sessionIsRestored();
    void everythingIsWrittenAsItChanges();
    void interruptedRunsAreOffered();
    void lettersOfTheMenusOpenThem_data();
    void lettersOfTheMenusOpenThem();
    void cancelIsOfferedWhereItWorks();
    void promptAnswersDoNotWaitForLongJobs();
    void numbersFollowTheInterfaceLanguage();
    void tablesAndPicturesHaveMenus();
    void zoomAndThemeApply();
    void jobsDockLeadsToTheLine();
    void tabReachesTheWholeLookUpPage();
    void rightToLeftMirrorsTheRail();
    void arabicIsWrittenAsItIsRead();

private:
    MainWindow& window() { return *m_fixture->window; }
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<WindowFixture> m_fixture;
};

void TestMainWindow::everyActionIsInAMenuWithAShortcut()
{
    QSet<QAction*> inMenus;
    QList<QMenu*> menus;
    for (QAction* top : window().menuBar()->actions()) {
        menus.append(top->menu());
    }
    while (!menus.isEmpty()) {
        for (QAction* action : menus.takeFirst()->actions()) {
            inMenus.insert(action);
            if (action->menu()) {
                menus.append(action->menu());
            }
        }
    }
    QSet<QString> keys;
    for (QAction* action : window().actions().all()) {
        QVERIFY2(inMenus.contains(action), qPrintable(action->text()));
        QVERIFY2(!action->shortcut().isEmpty(), qPrintable(action->text()));
        for (const QKeySequence& sequence : action->shortcuts()) {
            QVERIFY2(!keys.contains(sequence.toString()), qPrintable(sequence.toString()));
            keys.insert(sequence.toString());
        }
    }
}

void TestMainWindow::pagesAnswerToTheirKeys()
{
    window().actions().pages.value(PageId::Library)->trigger();
    QCOMPARE(window().currentPage(), PageId::Library);
    window().actions().pages.value(PageId::Train)->trigger();
    QCOMPARE(window().currentPage(), PageId::Train);
    window().actions().find->trigger();
    QCOMPARE(window().currentPage(), PageId::Lookup);
    QCOMPARE(window().actions().pages.value(PageId::Train)->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_7));
    QCOMPARE(window().actions().pages.value(PageId::Library)->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_9));
    window().actions().pages.value(PageId::Hubs)->trigger();
    QCOMPARE(window().currentPage(), PageId::Hubs);
    window().actions().pages.value(PageId::Align)->trigger();
    QCOMPARE(window().currentPage(), PageId::Align);
    window().actions().pages.value(PageId::Saved)->trigger();
    QCOMPARE(window().currentPage(), PageId::Saved);
    QCOMPARE(window().actions().pages.value(PageId::Saved)->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_B));
    QCOMPARE(window().actions().pages.value(PageId::Hubs)->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_6));
    QCOMPARE(window().actions().pages.value(PageId::Align)->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_5));
}

void TestMainWindow::interfaceLanguageSwitchesLive()
{
    auto* field = window().lookupPage().findChild<DescriptionEdit*>();
    const QString english = field->placeholderText();
    window().libraryPage();
    window().trainPage();
    window().alignPage();
    window().hubsPage();
    m_fixture->texts.choose(QStringLiteral("de"));
    QTRY_COMPARE(window().actions().quit->text(), QStringLiteral("&Beenden"));
    QVERIFY(field->placeholderText() != english);
    m_fixture->texts.choose(QStringLiteral("fr"));
    QTRY_COMPARE(window().actions().quit->text(), QStringLiteral("&Quitter"));
    m_fixture->texts.choose(QStringLiteral("en"));
    QTRY_COMPARE(field->placeholderText(), english);
}

void TestMainWindow::typingGoesOnWhileAJobRuns()
{
    // A long import that reports as often as it can, and one that computes without a pause.
    std::atomic<bool> stop{false};
    Job* job = window().jobs().start(QStringLiteral("long"), [&stop](JobProgress& progress) {
        progress.stage("Reading", 1000000000);
        for (std::uint64_t i = 0; !stop && !progress.cancelled(); ++i) {
            progress.advance(i);
        }
    });
    QTRY_COMPARE(job->state(), Job::State::Running);
    auto* field = window().lookupPage().findChild<DescriptionEdit*>();
    QTest::keyClicks(field, QStringLiteral("a pet that purrs"));
    QTRY_VERIFY(window().lookupPage().hasAnswer());
    // The event loop turns while the job is still at it.
    int turns = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&turns] { ++turns; });
    timer.start(0);
    QTRY_VERIFY(turns > 100);
    QCOMPARE(job->state(), Job::State::Running);
    QVERIFY(job->fraction().has_value());
    stop = true;
    QTRY_COMPARE(job->state(), Job::State::Done);
}

void TestMainWindow::closingAsksWhileJobsRun()
{
    std::atomic<int> ended{0};
    Gate gate;
    gate.closeAt(0);
    Job* job = window().jobs().start(QStringLiteral("endless"), [&ended, &gate](JobProgress& progress) {
        gate.pass(progress);
        ++ended;
        progress.throwIfCancelled();
    });
    QTRY_COMPARE(job->state(), Job::State::Running);
    m_fixture->prompts.answer = false;
    window().close();
    QVERIFY(window().isVisible());
    QCOMPARE(m_fixture->prompts.asked.size(), 1);
    QCOMPARE(ended.load(), 0);
    m_fixture->prompts.answer = true;
    window().close();
    QTRY_VERIFY(!window().isVisible());
    QCOMPARE(ended.load(), 1);
    QCOMPARE(m_fixture->prompts.asked.size(), 2);
}

void TestMainWindow::sessionIsRestored()
{
    window().lookupPage().setLanguages(QStringLiteral("fr"), {QStringLiteral("en"), QStringLiteral("it")});
    window().lookupPage().lookUp(QStringLiteral("un petit animal"));
    QTRY_VERIFY(window().lookupPage().hasAnswer());
    window().showPage(PageId::Library);
    QTRY_COMPARE(window().jobs().activeCount(), 0);
    window().close();
    QTRY_VERIFY(!window().isVisible());
    m_fixture->reopen();
    QCOMPARE(window().currentPage(), PageId::Library);
    auto* field = window().lookupPage().findChild<DescriptionEdit*>();
    QCOMPARE(field->toPlainText(), QStringLiteral("un petit animal"));
    QTRY_VERIFY(window().lookupPage().isReady());
    QTRY_VERIFY(!m_fixture->backend->engine->queries().empty());
    QTRY_COMPARE(m_fixture->backend->engine->queries().back().from, std::string("fr"));
    QCOMPARE(m_fixture->backend->engine->queries().back().to, (std::vector<std::string>{"en", "it"}));
    // Preferences live apart from the session.
    QVERIFY(!m_fixture->settings.preferences().contains(QStringLiteral("description")));
}

void TestMainWindow::everythingIsWrittenAsItChanges()
{
    // Read as another process would, while the window is open: nothing is closed, nobody asked to save.
    const QString file = m_fixture->folder.filePath(QStringLiteral("session.ini"));
    // A copy of what is on the disk: settings of one process share what they have not written yet.
    int copies = 0;
    const auto written = [&](const char* key) {
        const QString copy = m_fixture->folder.filePath(QStringLiteral("copy-%1.ini").arg(++copies));
        QFile::copy(file, copy);
        return QSettings(copy, QSettings::IniFormat).value(QLatin1String(key));
    };
    LookupPage& page = window().lookupPage();
    QTest::keyClicks(page.findChild<DescriptionEdit*>(), QStringLiteral("a small pet"));
    QTRY_COMPARE(written("description").toString(), QStringLiteral("a small pet"));
    const auto history = [&] {
        QFile kept(m_fixture->folder.filePath(QStringLiteral("history.jsonl")));
        return kept.open(QIODevice::ReadOnly) ? kept.readAll() : QByteArray();
    };
    QTRY_VERIFY(history().contains("\"a small pet\""));
    QTest::keyClicks(page.findChild<QLineEdit*>(QStringLiteral("startsWith")), QStringLiteral("ch"));
    QTRY_COMPARE(written("filter/startsWith").toString(), QStringLiteral("ch"));
    page.findChild<QToolButton*>(QStringLiteral("swapLanguages"))->setFocus();
    QTest::mouseClick(page.findChild<QToolButton*>(QStringLiteral("swapLanguages")), Qt::LeftButton);
    QTRY_COMPARE(written("from").toString(), QStringLiteral("fr"));
    window().actions().pages.value(PageId::Align)->trigger();
    QTRY_COMPARE(written("page").toString(), QStringLiteral("align"));
    QTest::keyClicks(window().alignPage().findChild<QSpinBox*>(QStringLiteral("seed")), QStringLiteral("4"));
    QTRY_COMPARE(written("align/seed").toInt(), window().alignPage().settings().request().options.seed);
    window().actions().pages.value(PageId::Hubs)->trigger();
    QTest::keyClick(window().hubsPage().findChild<QSpinBox*>(QStringLiteral("hubsK")), Qt::Key_Up);
    QTRY_COMPARE(written("hubs/k").toInt(), 11);
    // And it is there again where the program had no chance to say good-bye.
    Settings other(m_fixture->folder.path());
    MainWindow again(MainWindow::Parts{m_fixture->backend, other, m_fixture->texts, m_fixture->prompts});
    QCOMPARE(again.currentPage(), PageId::Hubs);
    QCOMPARE(again.hubsPage().settings().request().k, std::size_t(11));
    QCOMPARE(again.lookupPage().findChild<QLineEdit*>(QStringLiteral("startsWith"))->text(), QStringLiteral("ch"));
    QCOMPARE(again.alignPage().settings().request().options.seed,
             window().alignPage().settings().request().options.seed);
}

void TestMainWindow::interruptedRunsAreOffered()
{
    QVERIFY(!window().resumeNotice().isVisible());
    FakeResults& runs = m_fixture->backend->runResults;
    runs.plant("glosses", "interrupted");              // of a command; no page could go on with it
    runs.plant("hubness", "interrupted", R"({"source":"novels.en"})");
    runs.plant("align", "interrupted", R"({"source":"novels.en","method":"vecmap"})");
    m_fixture->reopen();
    QTRY_VERIFY(window().resumeNotice().isVisible());
    QVERIFY2(window().resumeNotice().text().contains(QStringLiteral("Alignment, VecMap, \u2068novels.en\u2069")),
             qPrintable(window().resumeNotice().text()));
    QVERIFY(window().resumeNotice().text().contains(QStringLiteral("1 more after it.")));
    const auto resume = [this] {
        for (QPushButton* button : window().resumeNotice().findChildren<QPushButton*>()) {
            if (button->text() == QStringLiteral("Resume")) {
                QTest::mouseClick(button, Qt::LeftButton);
            }
        }
    };
    resume();
    QTRY_COMPARE(window().currentPage(), PageId::Align);
    QCOMPARE(window().alignPage().settings().request().options.seed, std::uint64_t(77));
    QTRY_VERIFY(window().alignPage().results().alignment());
    QVERIFY(window().resumeNotice().text().contains(QStringLiteral("Hubness")));
    // What was answered is not asked again; what was not is.
    m_fixture->reopen();
    QTRY_VERIFY(window().resumeNotice().text().contains(QStringLiteral("Hubness")));
    QTest::mouseClick(window().resumeNotice().findChild<QToolButton*>(), Qt::LeftButton);
    QVERIFY(!window().resumeNotice().isVisible());
    m_fixture->reopen();
    QTRY_COMPARE(window().jobs().activeCount(), 0);
    QVERIFY(!window().resumeNotice().isVisible());
}

void TestMainWindow::lettersOfTheMenusOpenThem_data()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : InterfaceLanguage::available()) {
        QTest::newRow(qPrintable(language)) << language;
    }
}

void TestMainWindow::lettersOfTheMenusOpenThem()
{
    QFETCH(QString, language);
    m_fixture->texts.choose(language);
    m_fixture->reopen();
    QTRY_VERIFY(window().lookupPage().isReady());
    window().activateWindow();
    QMenuBar* bar = window().menuBar();
    QSet<QString> letters;
    for (const QAction* menu : bar->actions()) {
        letters.insert(QKeySequence::mnemonic(menu->text()).toString());
    }
    QCOMPARE(letters.size(), bar->actions().size());   // each has one of its own
    for (const QAction* top : bar->actions()) {
        Q_EMIT top->menu()->aboutToShow();
    }
    int entries = 0;
    for (const QMenu* menu : bar->findChildren<QMenu*>() + window().findChildren<QMenu*>(Qt::FindDirectChildrenOnly)) {
        QMap<QString, QString> of;
        for (const QAction* action : menu->actions()) {
            const QString letter = QKeySequence::mnemonic(action->text()).toString();
            if (!letter.isEmpty() && action->isVisible()) {
                QVERIFY2(!of.contains(letter), qPrintable(action->text() + QStringLiteral(" | ") + of.value(letter)));
                of.insert(letter, action->text());
                ++entries;
            }
        }
    }
    QVERIFY2(entries > 100, qPrintable(QString::number(entries))); // hardly one has none
    for (const PageId page : {PageId::Lookup, PageId::Align, PageId::Hubs, PageId::Glosses, PageId::Train}) {
        window().showPage(page);
        QTRY_COMPARE(window().jobs().activeCount(), 0);
        for (QAction* menu : bar->actions()) {
            const QKeySequence letter = QKeySequence::mnemonic(menu->text());
            QVERIFY2(!letter.isEmpty(), qPrintable(menu->text()));
            // As Qt tells whoever has the letter, one after the other where several have it.
            for (QLabel* label : window().findChildren<QLabel*>()) {
                if (label->buddy() && QKeySequence::mnemonic(label->text()) == letter) {
                    QShortcutEvent event(letter, 1, true);
                    QCoreApplication::sendEvent(label, &event);
                    QCOMPARE(bar->activeAction(), menu);
                    menu->menu()->close();
                    bar->setActiveAction(nullptr);
                }
            }
        }
    }
    m_fixture->texts.choose(QStringLiteral("en"));
}

void TestMainWindow::cancelIsOfferedWhereItWorks()
{
    QTRY_VERIFY(!window().actions().cancelJob->isEnabled());
    Gate gate;
    gate.closeAt(0);
    const auto wait = [&gate](JobProgress& progress) { gate.pass(progress); };
    Job* fixed = window().jobs().start(QStringLiteral("cannot be stopped"), wait);
    fixed->setStoppable(false);
    auto* dock = window().findChild<JobsDock*>();
    dock->show();
    QTRY_VERIFY(fixed->state() == Job::State::Running);
    const auto button = [dock]() -> QPushButton* {
        for (QPushButton* each : dock->findChildren<QPushButton*>()) {
            if (each->text() == QStringLiteral("Cancel job")) {
                return each;
            }
        }
        return nullptr;
    };
    QTRY_VERIFY(!button()->isEnabled() && !window().actions().cancelJob->isEnabled());
    Job* other = window().jobs().start(QStringLiteral("can be stopped"), wait);
    QTRY_VERIFY(button()->isEnabled() && window().actions().cancelJob->isEnabled());
    // Past the one that would not listen.
    window().actions().cancelJob->trigger();
    QTRY_VERIFY(!other->isActive());
    QVERIFY(fixed->isActive());
    gate.open();
    QTRY_VERIFY(!fixed->isActive());
}

void TestMainWindow::promptAnswersDoNotWaitForLongJobs()
{
    window().alignPage().settings().setRequest([] {
        AlignRequest request;
        request.source.resource = "novels.en";
        request.target.resource = "novels.fr";
        request.dictionary.kind = DictionaryKind::Identical;
        return request;
    }());
    window().showPage(PageId::Align);
    window().alignPage().startAlignment();
    QTRY_VERIFY(window().alignPage().results().alignment());
    window().showPage(PageId::Hubs);
    QTRY_COMPARE(window().jobs().activeCount(), 0);
    window().hubsPage().measure();
    QTRY_COMPARE(window().jobs().activeCount(), 0);
    Gate gate;
    gate.closeAt(0);
    for (int i = 0; i < 6; ++i) {
        window().jobs().start(QStringLiteral("long"), [&gate](JobProgress& progress) { gate.pass(progress); });
    }
    window().alignPage().results().neighbours().ask(QStringLiteral("bread"));
    auto* after = window().alignPage().findChildren<QTableView*>(QStringLiteral("neighboursAfter")).value(0);
    QVERIFY(after);
    QTRY_COMPARE(after->model()->rowCount(), 5);
    auto* hubs = window().hubsPage().findChild<QTableView*>(QStringLiteral("hubs"));
    auto* victims = window().hubsPage().findChild<QTableView*>(QStringLiteral("victims"));
    hubs->setCurrentIndex(hubs->model()->index(1, 0));
    QTRY_VERIFY(victims->model()->rowCount() > 0);
    window().showPage(PageId::Results);
    QTRY_VERIFY(window().resultsPage().runs().model().rowCount() > 0);
    gate.open();
    QTRY_COMPARE(window().jobs().activeCount(), 0);
}

void TestMainWindow::numbersFollowTheInterfaceLanguage()
{
    window().alignPage();
    auto* vocabulary = window().alignPage().findChild<QSpinBox*>(QStringLiteral("vocabulary"));
    QCOMPARE(vocabulary->text(), QStringLiteral("20,000"));
    m_fixture->texts.choose(QStringLiteral("de"));
    QTRY_COMPARE(vocabulary->text(), QStringLiteral("20.000"));
    m_fixture->texts.choose(QStringLiteral("en"));
    QTRY_COMPARE(vocabulary->text(), QStringLiteral("20,000"));
    // Arguments may hold marks of their own.
    QCOMPARE(translated(Error("%1 is not %2", {"100%2", "a%1b"})), QStringLiteral("100%2 is not a%1b"));
}

void TestMainWindow::tablesAndPicturesHaveMenus()
{
    window().showPage(PageId::Results);
    QTRY_COMPARE(window().jobs().activeCount(), 0);
    QTableView* runs = window().resultsPage().runs().table();
    const auto menuOf = [](QWidget* widget, const QPoint& at) {
        Q_EMIT widget->customContextMenuRequested(at);
        return qobject_cast<QMenu*>(QApplication::activePopupWidget());
    };
    QMenu* menu = menuOf(runs, runs->visualRect(runs->model()->index(2, 3)).center());
    QVERIFY(menu);
    menu->actions().front()->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), runs->model()->index(2, 3).data().toString());
    menu->actions().at(1)->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text().count(QLatin1Char('\t')), runs->model()->columnCount() - 1);
    menu->close();
    auto* plot = window().alignPage().findChild<BarPlot*>();
    menu = menuOf(plot, QPoint(5, 5));
    QVERIFY(menu && menu->actions().size() == 5);
    menu->actions().front()->trigger();
    QVERIFY(!QGuiApplication::clipboard()->pixmap().isNull());
    menu->close();
}

void TestMainWindow::zoomAndThemeApply()
{
    const qreal before = QApplication::font().pointSizeF();
    for (int i = 0; i < 20; ++i) {
        window().actions().zoomIn->trigger();
    }
    QCOMPARE(m_theme->zoom(), 200);
    QVERIFY(qAbs(QApplication::font().pointSizeF() - 2 * before) < 0.2);
    window().actions().zoomReset->trigger();
    QCOMPARE(m_theme->zoom(), 100);
    m_theme->setMode(ThemeMode::Dark);
    QVERIFY(QApplication::palette().color(QPalette::Window).lightness() < 80);
    QVERIFY(QApplication::palette().color(QPalette::Text).lightness() > 180);
    m_theme->setMode(ThemeMode::Light);
    QVERIFY(QApplication::palette().color(QPalette::Window).lightness() > 200);
}

void TestMainWindow::jobsDockLeadsToTheLine()
{
    // The dock shows the newest job: none may be begun behind this one.
    QTRY_COMPARE(window().jobs().activeCount(), 0);
    Job* job = window().jobs().start(QStringLiteral("fails"), [](JobProgress&) {
        throw Error("%1 numbers instead of %2", {"3", "4"}).at("/tmp/some.vec", 7);
    });
    QTRY_COMPARE(job->state(), Job::State::Failed);
    QCOMPARE(job->message(), QStringLiteral("/tmp/some.vec:7: 3 numbers instead of 4"));
    auto* dock = window().findChild<JobsDock*>();
    auto* log = dock->findChild<QTextBrowser*>();
    QVERIFY(log->toPlainText().contains(QStringLiteral("/tmp/some.vec:7: 3 numbers instead of 4")));
    QSignalSpy spy(dock, &JobsDock::lineRequested);
    disconnect(dock, &JobsDock::lineRequested, &window(), nullptr);
    Q_EMIT log->anchorClicked(QUrl(QStringLiteral("file:///tmp/some.vec#7")));
    QCOMPARE(spy.size(), 1);
    QCOMPARE(spy.first().at(1).toULongLong(), 7ULL);
}

void TestMainWindow::tabReachesTheWholeLookUpPage()
{
    LookupPage& page = window().lookupPage();
    page.lookUp(QStringLiteral("a small pet"));
    QTRY_VERIFY(page.hasAnswer());
    // The chain that Tab follows, whatever has the keyboard now.
    QStringList reached;
    QWidget* start = page.findChild<DescriptionEdit*>();
    QWidget* widget = start;
    do {
        if ((widget->focusPolicy() & Qt::TabFocus) && widget->isVisible() && page.isAncestorOf(widget)) {
            reached.append(widget->objectName());
        }
        widget = widget->nextInFocusChain();
    } while (widget != start);
    for (const char* name : {"description", "fromLanguage", "target-fr", "addLanguage", "swapLanguages", "partOfSpeech",
                             "startsWith", "pattern", "minimumLength", "maximumLength", "frequencyBand", "results-fr",
                             "results-de", "results-es"}) {
        QVERIFY2(reached.contains(QLatin1String(name)), name);
    }
    const auto place = [&reached](const char* name) { return reached.indexOf(QLatin1String(name)); };
    QVERIFY(place("description") < place("fromLanguage"));
    QVERIFY(place("fromLanguage") < place("target-fr"));
    QVERIFY(place("target-fr") < place("swapLanguages"));
    QVERIFY(place("swapLanguages") < place("startsWith"));
    QVERIFY(place("startsWith") < place("results-fr"));
    QVERIFY(place("results-fr") < place("results-es"));
}

void TestMainWindow::rightToLeftMirrorsTheRail()
{
    const QWidget* rail = window().findChild<QWidget*>(QStringLiteral("rail"));
    QVERIFY(rail->mapTo(&window(), QPoint()).x() < window().width() / 2);
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    QTRY_VERIFY(rail->mapTo(&window(), QPoint()).x() > window().width() / 2);
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
}

void TestMainWindow::arabicIsWrittenAsItIsRead()
{
    QVERIFY(window().style()->styleHint(QStyle::SH_UnderlineShortcut, nullptr, &window()) != 0);
    QVERIFY(displayDirection(QStringLiteral("a"), QStringLiteral("b")).contains(QChar(0x2192)));
    QCOMPARE(joinedFacts({QStringLiteral("a"), QString(), QStringLiteral("b")}), QStringLiteral("a · b"));
    m_fixture->texts.choose(QStringLiteral("ar"));
    QVERIFY(QGuiApplication::isRightToLeft());
    QCOMPARE(QLocale().toString(1234), QStringLiteral("1,234"));
    QVERIFY(displayDirection(QStringLiteral("a"), QStringLiteral("b")).contains(QChar(0x2190)));
    // Facts follow each other from right to left, whatever script each begins with.
    const QString line = joinedFacts({QStringLiteral("novels.it"), QStringLiteral("MRR 0.318"), QStringLiteral("20 ث")});
    QTextLayout layout(line);
    layout.beginLayout();
    const QTextLine shown = layout.createLine();
    layout.endLayout();
    const auto place = [&](const char* text) { return shown.cursorToX(int(line.indexOf(QLatin1String(text))) + 1); };
    QVERIFY(place("novels") > place("MRR"));
    QVERIFY(place("MRR") > place("20"));
    // An underlined letter would tear words apart, whose letters join.
    QCOMPARE(window().style()->styleHint(QStyle::SH_UnderlineShortcut, nullptr, &window()), 0);
    m_fixture->texts.choose(QStringLiteral("en"));
    QVERIFY(!QGuiApplication::isRightToLeft());
}

QTEST_MAIN(TestMainWindow)
#include "TestMainWindow.moc"
