#include "WindowFixture.h"
#include "alignpage/AlignPage.h"
#include "frame/Actions.h"
#include "hubspage/HubsPage.h"
#include "jobs/JobRunner.h"
#include "jobs/JobsDock.h"
#include "librarypage/LibraryPage.h"
#include "lookuppage/DescriptionEdit.h"
#include "lookuppage/LookupPage.h"
#include "trainpage/TrainPage.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>
#include <QThread>
#include <QTimer>

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
    void zoomAndThemeApply();
    void jobsDockLeadsToTheLine();
    void everyControlHasAName();
    void tabReachesTheWholeLookUpPage();
    void rightToLeftMirrorsTheRail();

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
    window().actions().pageLibrary->trigger();
    QCOMPARE(window().currentPage(), PageId::Library);
    window().actions().pageTrain->trigger();
    QCOMPARE(window().currentPage(), PageId::Train);
    window().actions().find->trigger();
    QCOMPARE(window().currentPage(), PageId::Lookup);
    QCOMPARE(window().actions().pageTrain->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_7));
    QCOMPARE(window().actions().pageLibrary->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_8));
    window().actions().pageHubs->trigger();
    QCOMPARE(window().currentPage(), PageId::Hubs);
    window().actions().pageAlign->trigger();
    QCOMPARE(window().currentPage(), PageId::Align);
    QCOMPARE(window().actions().pageHubs->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_4));
    QCOMPARE(window().actions().pageAlign->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_9));
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
    Job* job = window().jobs().start(QStringLiteral("endless"), [&ended](JobProgress& progress) {
        while (!progress.cancelled()) {
            QThread::msleep(1);
        }
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

void TestMainWindow::everyControlHasAName()
{
    window().libraryPage();
    window().trainPage();
    window().alignPage();
    window().hubsPage();
    for (QWidget* widget : window().findChildren<QWidget*>()) {
        if (!(widget->focusPolicy() & Qt::TabFocus) || widget->objectName().startsWith(QStringLiteral("qt_"))
            || (widget->parentWidget() && widget->parentWidget()->inherits("QAbstractSpinBox"))
            || (widget->parentWidget() && widget->parentWidget()->inherits("QComboBox")) || widget->inherits("QScrollArea")
            || widget->inherits("QTabBar") || widget->inherits("QTabWidget") || widget->inherits("QComboBoxListView")
            || widget->isHidden() || (widget->parentWidget() && widget->parentWidget()->inherits("QAbstractScrollArea"))
            || widget->inherits("QMenuBar") || widget->inherits("QDockWidget") || widget->inherits("QDockWidgetTitleButton")) {
            continue;
        }
        const QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
        QVERIFY(accessible);
        QString where = QLatin1String(widget->metaObject()->className()) + QLatin1Char(' ') + widget->objectName();
        for (QWidget* up = widget->parentWidget(); up; up = up->parentWidget()) {
            where += QStringLiteral(" < ") + QLatin1String(up->metaObject()->className());
        }
        QVERIFY2(!accessible->text(QAccessible::Name).isEmpty(), qPrintable(where));
    }
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

QTEST_MAIN(TestMainWindow)
#include "TestMainWindow.moc"
