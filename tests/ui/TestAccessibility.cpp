#include "WindowFixture.h"
#include "comparepage/ComparePage.h"
#include "frame/PageCatalogue.h"
#include "jobs/JobRunner.h"
#include "trainpage/TrainPage.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QButtonGroup>
#include <QLabel>
#include <QTest>

#include <cmath>

using namespace crossgloss;

namespace {

/// Relative luminance (WCAG 2.1).
double luminance(const QColor& colour)
{
    const auto linear = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor& first, const QColor& second)
{
    const double a = luminance(first);
    const double b = luminance(second);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

/// A widget of Qt's own inside a control that is looked at itself.
bool isPartOfAnother(const QWidget* widget)
{
    const QWidget* parent = widget->parentWidget();
    return widget->objectName().startsWith(QStringLiteral("qt_")) || widget->inherits("QComboBoxListView") ||
           (parent && (parent->inherits("QAbstractSpinBox") || parent->inherits("QComboBox") ||
                       parent->inherits("QAbstractScrollArea") || parent->inherits("QTabBar")));
}

/// Frames and bars that take the keyboard for what they hold.
bool isContainer(const QWidget* widget)
{
    for (const char* kind : {"QScrollArea", "QTabBar", "QTabWidget", "QMenuBar", "QDockWidget", "QDockWidgetTitleButton"}) {
        if (widget->inherits(kind)) {
            return true;
        }
    }
    return false;
}

QString placeOf(const QWidget* widget)
{
    QString place = QLatin1String(widget->metaObject()->className()) + QLatin1Char(' ') + widget->objectName();
    for (const QWidget* up = widget->parentWidget(); up; up = up->parentWidget()) {
        place += QStringLiteral(" < ") + QLatin1String(up->metaObject()->className());
    }
    return place;
}

} // namespace

class TestAccessibility : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        QTRY_VERIFY(window().isVisible());
    }
    void cleanup()
    {
        m_fixture.reset();
        Theme::instance().setZoom(100);
        Theme::instance().setMode(ThemeMode::System);
    }

    void everyControlHasANameAndARole_data() { addViews(); }
    void everyControlHasANameAndARole();
    void tabLeadsOnAndBack_data() { addViews(); }
    void tabLeadsOnAndBack();
    void focusIsSeen_data() { addViews(); }
    void focusIsSeen();
    void nothingIsCutAtTwiceTheTextSize_data() { addViews(); }
    void nothingIsCutAtTwiceTheTextSize();
    void coloursAreToldApart_data();
    void coloursAreToldApart();

private:
    MainWindow& window() { return *m_fixture->window; }
    /// Every page, and of those with several parts each part.
    static void addViews()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<int>("part");
        for (const PageEntry& page : pageCatalogue()) {
            const int parts = page.id == PageId::Train ? TrainPage::Experiments + 1 : page.id == PageId::Compare ? 3 : 1;
            for (int part = 0; part < parts; ++part) {
                QTest::addRow("%s %d", page.key, part) << QString::fromLatin1(page.key) << part;
            }
        }
    }
    void open()
    {
        QFETCH(QString, key);
        QFETCH(int, part);
        const PageId id = pageOfKey(key);
        window().showPage(id);
        if (id == PageId::Train) {
            window().trainPage().choose(static_cast<TrainPage::Kind>(part));
        } else if (id == PageId::Compare) {
            window().comparePage().choose(static_cast<ComparePage::Mode>(part));
        }
        // Pages that are still reading change under the eyes.
        QTRY_COMPARE(window().jobs().activeCount(), 0);
        QCoreApplication::processEvents();
    }
    /// What the keyboard can reach and the eye can see.
    QList<QWidget*> controls()
    {
        QList<QWidget*> found;
        for (QWidget* widget : window().findChildren<QWidget*>()) {
            if ((widget->focusPolicy() & Qt::TabFocus) && widget->isVisible() && widget->isEnabled() &&
                !isPartOfAnother(widget) && !isContainer(widget)) {
                found.append(widget);
            }
        }
        return found;
    }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<WindowFixture> m_fixture;
};

void TestAccessibility::everyControlHasANameAndARole()
{
    open();
    int seen = 0;
    for (QWidget* widget : window().findChildren<QWidget*>()) {
        if (!(widget->focusPolicy() & Qt::TabFocus) || isPartOfAnother(widget) || isContainer(widget) || !widget->isVisible()) {
            continue;
        }
        ++seen;
        const QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
        const QString place = placeOf(widget);
        QVERIFY2(accessible, qPrintable(place));
        QVERIFY2(!accessible->text(QAccessible::Name).isEmpty(), qPrintable(place));
        QVERIFY2(accessible->role() != QAccessible::NoRole, qPrintable(place));
    }
    QVERIFY(seen > 5);
}

void TestAccessibility::tabLeadsOnAndBack()
{
    open();
    const auto walk = [this](Qt::Key key, Qt::KeyboardModifiers modifiers) {
        QSet<QWidget*> reached;
        QWidget* start = QApplication::focusWidget();
        for (int step = 0; step < 400; ++step) {
            QWidget* before = QApplication::focusWidget();
            QTest::keyClick(before ? before : &window(), key, modifiers);
            QWidget* after = QApplication::focusWidget();
            if (after == before) {
                return QPair<QSet<QWidget*>, QString>(reached, QStringLiteral("stays in ") + placeOf(after ? after : &window()));
            }
            if (after == start || (after && reached.contains(after) && after == *reached.cbegin())) {
                break;
            }
            reached.insert(after);
        }
        return QPair<QSet<QWidget*>, QString>(reached, QString());
    };
    QList<QWidget*> wanted = controls();
    QVERIFY(!wanted.isEmpty());
    wanted.first()->setFocus(Qt::TabFocusReason);
    const auto [there, stuck] = walk(Qt::Key_Tab, Qt::NoModifier);
    QVERIFY2(stuck.isEmpty(), qPrintable(stuck));
    wanted.first()->setFocus(Qt::TabFocusReason);
    const auto [back, stuckBack] = walk(Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY2(stuckBack.isEmpty(), qPrintable(stuckBack));
    for (QWidget* widget : wanted) {
        const auto holds = [widget](const QSet<QWidget*>& reached) {
            return std::any_of(reached.cbegin(), reached.cend(), [widget](QWidget* at) {
                return at == widget || (at && widget->isAncestorOf(at)) || (at && at->focusProxy() == widget);
            });
        };
        // A button of a group is reached through the one that is chosen, by arrow keys.
        const auto* button = qobject_cast<QAbstractButton*>(widget);
        if (widget == wanted.first() || widget->focusProxy() || (button && (button->autoExclusive() || (button->group() && button->group()->exclusive())))) {
            continue;
        }
        QVERIFY2(holds(there), qPrintable(placeOf(widget)));
        QVERIFY2(holds(back), qPrintable(placeOf(widget)));
    }
}

void TestAccessibility::focusIsSeen()
{
    open();
    window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window()));
    QList<QWidget*> wanted = controls();
    QVERIFY(wanted.size() > 1);
    for (int i = 0; i < wanted.size(); ++i) {
        QWidget* widget = wanted[i];
        if (widget->focusProxy() || widget->width() == 0) {
            continue;
        }
        QWidget* other = wanted[(i + 1) % wanted.size()];
        // A frame may show it for what it holds: look at some pixels around.
        const QRect around = QRect(widget->mapTo(&window(), QPoint()), widget->size()).adjusted(-6, -6, 6, 6);
        other->setFocus(Qt::TabFocusReason);
        QCoreApplication::processEvents();
        const QImage without = window().grab(around).toImage();
        widget->setFocus(Qt::TabFocusReason);
        QCoreApplication::processEvents();
        // What is scrolled out of sight, or gone with the job that it told of, cannot be looked at.
        if (QApplication::focusWidget() != widget || !widget->isVisible() || widget->visibleRegion().isEmpty()) {
            continue;
        }
        QTRY_VERIFY2(window().grab(around).toImage() != without, qPrintable(placeOf(widget)));
    }
}

void TestAccessibility::nothingIsCutAtTwiceTheTextSize()
{
    Theme::instance().setZoom(200);
    window().resize(1400, 900);
    open();
    QTest::qWait(50);
    for (QWidget* widget : window().findChildren<QWidget*>()) {
        const auto* label = qobject_cast<QLabel*>(widget);
        const bool plainLabel = label && !label->wordWrap() && !label->text().isEmpty();
        if (!widget->isVisible() || !(plainLabel || widget->inherits("QPushButton") || widget->inherits("QCheckBox"))) {
            continue;
        }
        const QSize needed = widget->minimumSizeHint();
        QVERIFY2(widget->height() >= needed.height(),
                 qPrintable(placeOf(widget) + QStringLiteral(" is %1 high, needs %2").arg(widget->height()).arg(needed.height())));
        QVERIFY2(widget->width() >= needed.width(),
                 qPrintable(placeOf(widget) + QStringLiteral(" is %1 wide, needs %2").arg(widget->width()).arg(needed.width())));
    }
}

void TestAccessibility::coloursAreToldApart_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void TestAccessibility::coloursAreToldApart()
{
    QFETCH(bool, dark);
    Theme::instance().setMode(dark ? ThemeMode::Dark : ThemeMode::Light);
    const ThemeColours& colours = Theme::instance().colours();
    const QPalette palette = QApplication::palette();
    struct Pair {
        const char* name;
        QColor text;
        QColor ground;
        double least;
    };
    QList<Pair> pairs;
    for (const auto& [ground, name] : {std::pair(palette.color(QPalette::Window), "window"), std::pair(palette.color(QPalette::Base), "base"),
                                       std::pair(palette.color(QPalette::AlternateBase), "alternate base"),
                                       std::pair(palette.color(QPalette::Button), "button"), std::pair(colours.hover, "hover"),
                                       std::pair(colours.selection, "selection")}) {
        pairs.append({name, palette.color(QPalette::Text), ground, 4.5});
        pairs.append({name, colours.muted, ground, 4.5});
    }
    for (const QColor& ground : {palette.color(QPalette::Window), palette.color(QPalette::Base)}) {
        pairs.append({"link", palette.color(QPalette::Link), ground, 4.5});
        pairs.append({"accent", colours.accent, ground, 4.5});
        pairs.append({"success", colours.success, ground, 4.5});
        pairs.append({"warning", colours.warning, ground, 4.5});
        pairs.append({"error", colours.error, ground, 4.5});
    }
    pairs.append({"accent text", colours.accentText, colours.accent, 4.5});
    pairs.append({"highlighted text", palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight), 4.5});
    for (const QColor& series : colours.series) {
        pairs.append({"series", series, palette.color(QPalette::Base), 3});        // graphics (WCAG 1.4.11)
    }
    for (const Pair& pair : pairs) {
        const double found = contrast(pair.text, pair.ground);
        QVERIFY2(found >= pair.least, qPrintable(QStringLiteral("%1: %2 on %3 is %4 : 1")
                                                     .arg(QLatin1String(pair.name), pair.text.name(), pair.ground.name())
                                                     .arg(found, 0, 'f', 2)));
    }
}

QTEST_MAIN(TestAccessibility)
#include "TestAccessibility.moc"
