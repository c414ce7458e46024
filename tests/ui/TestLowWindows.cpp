#include "WindowFixture.h"

#include "frame/PageCatalogue.h"
#include "frame/PageScroll.h"
#include "frame/Rail.h"
#include "lookuppage/LookupPage.h"

#include <QApplication>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTest>
#include <QToolButton>

using namespace crossgloss;

/// Windows on small screens, and with large texts.
class TestLowWindows : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void cleanup() { m_theme->setZoom(100); }

    void everyPageFits_data();
    void everyPageFits();
    void railKeepsItsIcons();
    void wideWindowsDoNotScroll();
    void pageIsScrolledToTheKeyboard();
    void windowGrowsForAPage();
    void largeTextsHaveLargeIconsAndAreWhole();

private:
    static PageScroll* shown(MainWindow& window)
    {
        return qobject_cast<PageScroll*>(window.findChild<QStackedWidget*>(QStringLiteral("pages"))->currentWidget());
    }
    std::unique_ptr<Theme> m_theme;
};

void TestLowWindows::everyPageFits_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("zoom");
    QTest::addColumn<QSize>("room");
    QTest::newRow("English") << QStringLiteral("en") << 100 << QSize(800, 600);
    QTest::newRow("German") << QStringLiteral("de") << 100 << QSize(800, 600);
    QTest::newRow("Arabic, 150 %") << QStringLiteral("ar") << 150 << QSize(1150, 760);
    QTest::newRow("Italian, 200 %") << QStringLiteral("it") << 200 << QSize(1366, 768);
}

void TestLowWindows::everyPageFits()
{
    QFETCH(QString, language);
    QFETCH(int, zoom);
    QFETCH(QSize, room);
    m_theme->setZoom(zoom);
    WindowFixture fixture(language);
    QTRY_VERIFY(fixture.window->lookupPage().isReady());
    for (const PageEntry& page : pageCatalogue()) {
        fixture.window->showPage(page.id);
        QApplication::processEvents();
        const QSize least = fixture.window->minimumSizeHint();
        QVERIFY2(least.width() <= room.width() && least.height() <= room.height(),
                 qPrintable(QStringLiteral("%1: %2 × %3").arg(QLatin1String(page.key)).arg(least.width()).arg(least.height())));
    }
}

void TestLowWindows::railKeepsItsIcons()
{
    WindowFixture fixture;
    MainWindow& window = *fixture.window;
    auto* rail = window.findChild<Rail*>();
    const QList<QToolButton*> buttons = rail->findChildren<QToolButton*>();
    QCOMPARE(buttons.size(), static_cast<qsizetype>(pageCatalogue().size()));
    window.resize(800, 780);
    QTRY_COMPARE(buttons.first()->toolButtonStyle(), Qt::ToolButtonTextUnderIcon);
    const int wide = rail->width();
    window.resize(800, 560);
    QTRY_COMPARE(buttons.first()->toolButtonStyle(), Qt::ToolButtonIconOnly);
    QTRY_VERIFY(rail->width() < wide);
    for (const QToolButton* button : buttons) {
        QVERIFY(rail->rect().contains(button->geometry()));
        QVERIFY(!button->accessibleName().isEmpty());
        QVERIFY(!button->toolTip().isEmpty());
    }
    window.resize(800, 780);
    QTRY_COMPARE(buttons.first()->toolButtonStyle(), Qt::ToolButtonTextUnderIcon);
}

void TestLowWindows::wideWindowsDoNotScroll()
{
    WindowFixture fixture;
    MainWindow& window = *fixture.window;
    window.resize(1280, 800);
    for (const PageEntry& page : pageCatalogue()) {
        window.showPage(page.id);
        QApplication::processEvents();
        const PageScroll* scroll = shown(window);
        QVERIFY2(!scroll->horizontalScrollBar()->isVisible(), page.key);
        QVERIFY2(!scroll->verticalScrollBar()->isVisible(), page.key);
        QCOMPARE(scroll->widget()->size(), scroll->viewport()->size());
    }
}

void TestLowWindows::pageIsScrolledToTheKeyboard()
{
    WindowFixture fixture;
    MainWindow& window = *fixture.window;
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.showPage(PageId::Align);
    QTest::qWait(50);
    window.resize(600, 600);
    const PageScroll* scroll = shown(window);
    QTRY_VERIFY(scroll->horizontalScrollBar()->isVisible());
    QVERIFY(scroll->widget()->width() > scroll->viewport()->width());
    bool scrolled = false;
    for (int i = 0; i < 40; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QApplication::processEvents();
        const QWidget* focus = QApplication::focusWidget();
        if (scroll->widget()->isAncestorOf(focus)) {
            const QRect place(focus->mapTo(scroll->viewport(), QPoint()), focus->size());
            QVERIFY2(scroll->viewport()->rect().contains(place) || place.width() > scroll->viewport()->width(), qPrintable(focus->objectName()));
            scrolled = scrolled || scroll->horizontalScrollBar()->value() > 0;
        }
    }
    QVERIFY(scrolled);
}

void TestLowWindows::windowGrowsForAPage()
{
    WindowFixture fixture;
    MainWindow& window = *fixture.window;
    window.resize(700, 600);
    window.showPage(PageId::Compare);
    // The screen of the tests is 800 × 800.
    QTRY_VERIFY(window.width() > 700);
    QVERIFY(window.width() <= window.screen()->availableGeometry().width());
    QTest::qWait(50);
    // Whoever makes it smaller is not hindered.
    window.resize(700, 600);
    QTest::qWait(50);
    QCOMPARE(window.width(), 700);
}

void TestLowWindows::largeTextsHaveLargeIconsAndAreWhole()
{
    WindowFixture fixture(QStringLiteral("it"));
    MainWindow& window = *fixture.window;
    QTRY_VERIFY(window.lookupPage().isReady());
    const auto* button = window.findChild<QToolButton*>(QStringLiteral("showHistory"));
    const auto* chip = window.findChild<QToolButton*>(QStringLiteral("target-fr"));
    QVERIFY(button && chip);
    QCOMPARE(button->iconSize(), QSize(16, 16));
    QCOMPARE(chip->iconSize(), QSize(12, 12));
    m_theme->setZoom(200);
    window.resize(1100, 700);
    QTRY_COMPARE(button->iconSize(), QSize(32, 32));
    QCOMPARE(chip->iconSize(), QSize(24, 24));
    QTRY_VERIFY(shown(window)->verticalScrollBar()->isVisible());
    const QList<QPushButton*> examples = window.findChildren<QPushButton*>(QStringLiteral("example"));
    QVERIFY(!examples.isEmpty());
    for (const QPushButton* example : examples) {
        QTRY_VERIFY(example->height() >= example->minimumSizeHint().height());
    }
}

QTEST_MAIN(TestLowWindows)
#include "TestLowWindows.moc"
