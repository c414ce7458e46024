#include "WindowFixture.h"
#include "frame/Actions.h"
#include "frame/PageCatalogue.h"
#include "helpwindow/HelpBook.h"
#include "helpwindow/HelpText.h"
#include "helpwindow/HelpWindow.h"
#include "helpwindow/KeyTables.h"
#include "lookuppage/LookupPage.h"

#include <QDirIterator>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QPixmap>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <memory>

using namespace crossgloss;

/// The manual: what its pages say can be found in the window, and the window finds what the pages say.
class TestHelp : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void everyPageOfTheWindowHasOne_data() { languages(); }
    void everyPageOfTheWindowHasOne();
    void everyLinkAndPictureIsThere_data() { languages(); }
    void everyLinkAndPictureIsThere();
    void pagesHaveTheSameShape_data();
    void pagesHaveTheSameShape();
    void namesInBoldAreOnTheWindow_data() { languages(); }
    void namesInBoldAreOnTheWindow();
    void keysOfThePagesAreKeysOfActions_data() { languages(); }
    void keysOfThePagesAreKeysOfActions();
    void otherLanguagesReadEnglish();
    void searchFindsWhateverTheAccents();
    void helpOpensAtThePageInView();
    void helpKnowsWhatHasTheKeyboard();
    void toursOpen();
    void theKeysAreThoseOfTheActions();
    void linksLeadNowhereElse();
    void searchAndHistoryByKeyboard();
    void findInThePage();
    void languageAndThemeFollow();

private:
    static void languages();
    static QStringList labelsOf(const QString& language);

    std::unique_ptr<Theme> m_theme;
};

namespace {

QString plainLabel(QString text)
{
    text.remove(QLatin1Char('&'));
    text.remove(QChar(0x2026));
    return text.simplified();
}

/// Without what is code: in it nothing is a link or a name.
QString withoutCode(QString markdown)
{
    static const QRegularExpression blocks(QStringLiteral("```.*?```"), QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression code(QStringLiteral("`[^`]*`"));
    return markdown.remove(blocks).replace(code, QStringLiteral("x"));
}

} // namespace

void TestHelp::languages()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : {QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("es"), QStringLiteral("fr"),
                                    QStringLiteral("it")}) {
        QTest::newRow(qPrintable(language)) << language;
    }
}

/// Every text of the window in a language.
QStringList TestHelp::labelsOf(const QString& language)
{
    const QString of = language == QLatin1String("en") ? QStringLiteral("de") : language;
    QFile file(QStringLiteral(CROSSGLOSS_SOURCE_DIR "/translations/crossgloss_%1.ts").arg(of));
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    QStringList labels;
    QXmlStreamReader xml(&file);
    const QLatin1String wanted(language == QLatin1String("en") ? "source" : "translation");
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == wanted) {
            labels.append(plainLabel(xml.readElementText(QXmlStreamReader::IncludeChildElements)).toCaseFolded());
        }
    }
    return labels;
}

void TestHelp::everyPageOfTheWindowHasOne()
{
    QFETCH(QString, language);
    const HelpBook book(language);
    for (const QString& key : pageKeys() + HelpBook::keys()) {
        const HelpPage* page = book.page(key);
        QVERIFY2(page, qPrintable(key));
        QCOMPARE(page->language, language);
        QVERIFY2(!page->title.isEmpty(), qPrintable(key));
        QVERIFY2(page->markdown.size() > 300, qPrintable(key));
    }
    for (const PageEntry& entry : pageCatalogue()) {
        QVERIFY2(HelpBook::keys().contains(QLatin1String(entry.key)), entry.key);
    }
}

void TestHelp::everyLinkAndPictureIsThere()
{
    QFETCH(QString, language);
    const HelpBook book(language);
    static const QRegularExpression link(QStringLiteral("(!?)\\[([^\\]]*)\\]\\(([^)]*)\\)"));
    int links = 0;
    int pictures = 0;
    for (const HelpPage& page : book.pages()) {
        const QString text = withoutCode(page.markdown);
        for (auto matches = link.globalMatch(text); matches.hasNext();) {
            const QRegularExpressionMatch match = matches.next();
            const QString target = match.captured(3);
            const QString where = page.key + QStringLiteral(": ") + target;
            QVERIFY2(!match.captured(2).isEmpty(), qPrintable(where)); // a picture's words are for who cannot see it
            if (!match.captured(1).isEmpty()) {
                ++pictures;
                const QPixmap picture(QStringLiteral(":/help/pictures/") + target);
                QVERIFY2(!picture.isNull(), qPrintable(where));
                QVERIFY2(picture.width() >= 900 && picture.width() <= 1100, qPrintable(where));
                continue;
            }
            ++links;
            const HelpPage* aim = book.page(target.section(QLatin1String(".md"), 0, 0));
            QVERIFY2(aim && target.contains(QLatin1String(".md")), qPrintable(where));
            const QString anchor = target.section(QLatin1Char('#'), 1);
            QVERIFY2(anchor.isEmpty() || aim->anchors.contains(anchor), qPrintable(where));
        }
        QVERIFY2(!text.contains(QLatin1String("://")), qPrintable(page.key));
    }
    QVERIFY(links > 80);
    QVERIFY(pictures >= 10);
}

void TestHelp::pagesHaveTheSameShape_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("de") << QStringLiteral("de");
    QTest::newRow("es") << QStringLiteral("es");
    QTest::newRow("it") << QStringLiteral("it");
    QTest::newRow("fr") << QStringLiteral("fr");
}

/// A translation has the sections, pictures, links, points and keys of the English page.
void TestHelp::pagesHaveTheSameShape()
{
    QFETCH(QString, language);
    const HelpBook english(QStringLiteral("en"));
    const HelpBook book(language);
    static const QRegularExpression picture(QStringLiteral("!\\[[^\\]]*\\]\\(([^)]*)\\)"));
    static const QRegularExpression block(QStringLiteral("```.*?```"), QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression point(QStringLiteral("^(- |\\d\\. |\\| )"), QRegularExpression::MultilineOption);
    const auto all = [](const QRegularExpression& part, const QString& text) {
        QStringList found;
        for (auto matches = part.globalMatch(text); matches.hasNext();) {
            found.append(matches.next().captured());
        }
        return found;
    };
    for (const HelpPage& page : english.pages()) {
        const HelpPage& other = *book.page(page.key);
        QCOMPARE(other.anchors, page.anchors);
        QCOMPARE(all(picture, other.markdown).size(), all(picture, page.markdown).size());
        QCOMPARE(all(block, other.markdown), all(block, page.markdown));
        QVERIFY2(all(point, other.markdown) == all(point, page.markdown), qPrintable(page.key));
    }
}

void TestHelp::namesInBoldAreOnTheWindow()
{
    QFETCH(QString, language);
    const QStringList labels = labelsOf(language);
    const QSet<QString> known(labels.begin(), labels.end());
    static const QRegularExpression bold(QStringLiteral("\\*\\*([^*]+)\\*\\*"));
    QStringList strange;
    int names = 0;
    const HelpBook book(language);
    for (const HelpPage& page : book.pages()) {
        for (auto matches = bold.globalMatch(withoutCode(page.markdown)); matches.hasNext();) {
            for (const QString& name : matches.next().captured(1).split(QLatin1String(" > "))) {
                ++names;
                // A full stop may belong to the sentence of the manual.
                QString label = plainLabel(name).toCaseFolded();
                const bool found = known.contains(label) || std::ranges::any_of(labels, [&label](const QString& text) {
                                       return label.endsWith(QLatin1Char('.')) && text.startsWith(label.chopped(1));
                                   });
                if (!found) {
                    strange.append(page.key + QStringLiteral(": ") + name);
                }
            }
        }
    }
    QVERIFY2(strange.isEmpty(), qPrintable(strange.join(QStringLiteral(" | "))));
    QVERIFY(names > 100);
}

void TestHelp::keysOfThePagesAreKeysOfActions()
{
    QFETCH(QString, language);
    WindowFixture fixture(language);
    QSet<QString> known;
    for (const QAction* action : fixture.window->actions().all()) {
        for (const QKeySequence& keys : action->shortcuts()) {
            known.insert(keys.toString(QKeySequence::NativeText));
        }
    }
    // Of the manual's own window.
    for (const char* keys : {"Alt+Home", "F3", "Shift+F3"}) {
        known.insert(QKeySequence(QLatin1String(keys)).toString(QKeySequence::NativeText));
    }
    static const QRegularExpression sequence(QStringLiteral("`([^`]+)`"));
    static const QRegularExpression modified(QStringLiteral("^(\\p{L}+\\+)+\\S+$|^F\\d+$"));
    int keys = 0;
    const HelpBook book(language);
    for (const HelpPage& page : book.pages()) {
        for (auto matches = sequence.globalMatch(page.markdown); matches.hasNext();) {
            const QString text = matches.next().captured(1);
            if (modified.match(text).hasMatch()) {
                ++keys;
                QVERIFY2(known.contains(text), qPrintable(page.key + QStringLiteral(": ") + text));
            }
        }
    }
    QVERIFY(keys > 80);
    const QKeySequence find(Qt::CTRL | Qt::Key_L);
    QVERIFY(book.page(QStringLiteral("lookup"))->markdown.contains(find.toString(QKeySequence::NativeText)));
}

void TestHelp::otherLanguagesReadEnglish()
{
    const HelpBook book(QStringLiteral("fi"));
    QCOMPARE(book.page(QStringLiteral("lookup"))->language, QStringLiteral("en"));
    QCOMPARE(book.page(QStringLiteral("lookup"))->title, QStringLiteral("Look up"));
    QVERIFY(!book.page(QStringLiteral("none")));
}

void TestHelp::searchFindsWhateverTheAccents()
{
    const HelpBook english(QStringLiteral("en"));
    const QList<HelpBook::Hit> hits = english.find(QStringLiteral("ROBIN hood"));
    QVERIFY(hits.size() >= 2);
    QCOMPARE(hits.first().key, QStringLiteral("terms")); // its heading has both words
    QCOMPARE(hits.first().section, QStringLiteral("Robin Hood index"));
    QVERIFY(hits.first().excerpt.contains(QLatin1String("equally many")));
    QVERIFY(english.find(QStringLiteral("robin xylophone")).isEmpty());
    QVERIFY(english.find(QStringLiteral("  ")).isEmpty());

    const HelpBook french(QStringLiteral("fr"));
    QVERIFY(!french.find(QStringLiteral("asymetrie")).isEmpty());
    QCOMPARE(french.find(QStringLiteral("ASYMETRIE")).size(), french.find(QStringLiteral("asymétrie")).size());
    // What is found can be read there.
    for (const HelpBook::Hit& hit : french.find(QStringLiteral("robin"))) {
        QVERIFY(HelpBook::plainText(french.page(hit.key)->markdown).contains(QLatin1String("Robin")));
    }
}

void TestHelp::helpOpensAtThePageInView()
{
    WindowFixture fixture;
    QTRY_VERIFY(fixture.window->lookupPage().isReady());
    QCOMPARE(fixture.window->actions().manual->shortcut(), QKeySequence(Qt::Key_F1));
    for (const PageEntry& page : pageCatalogue()) {
        fixture.window->showPage(page.id);
        fixture.window->setFocus();
        fixture.window->actions().manual->trigger();
        HelpWindow& help = fixture.window->help();
        QVERIFY(help.isVisible());
        QVERIFY(!help.isModal());
        QCOMPARE(help.currentKey(), QLatin1String(page.key));
        const HelpPage& text = *help.book().page(QLatin1String(page.key));
        QVERIFY(help.windowTitle().contains(text.title));
        QVERIFY(help.text().toPlainText().startsWith(text.title));
        help.close();
    }
}

void TestHelp::helpKnowsWhatHasTheKeyboard()
{
    QWidget window;
    QWidget pane(&window);
    QWidget field(&pane);
    QCOMPARE(HelpWindow::placeOf(&field), QString());
    pane.setProperty("helpPage", QStringLiteral("train#vectors"));
    QCOMPARE(HelpWindow::placeOf(&field), QStringLiteral("train#vectors"));
    QWidget dialog(&pane, Qt::Dialog);
    QCOMPARE(HelpWindow::placeOf(&dialog), QString()); // another window's place is not its own

    // Every place that a widget of the program names is there.
    static const QRegularExpression named(QStringLiteral("setProperty\\(\"helpPage\", QStringLiteral\\(\"([^\"]+)\"\\)"));
    const HelpBook book(QStringLiteral("en"));
    int places = 0;
    QDirIterator sources(QStringLiteral(CROSSGLOSS_SOURCE_DIR "/ui"), {QStringLiteral("*.cpp")}, QDir::Files,
                         QDirIterator::Subdirectories);
    while (sources.hasNext()) {
        QFile file(sources.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (auto matches = named.globalMatch(QString::fromUtf8(file.readAll())); matches.hasNext();) {
            const QString place = matches.next().captured(1);
            const HelpPage* page = book.page(place.section(QLatin1Char('#'), 0, 0));
            const QString anchor = place.section(QLatin1Char('#'), 1);
            QVERIFY2(page && (anchor.isEmpty() || page->anchors.contains(anchor)), qPrintable(place));
            ++places;
        }
    }
    QVERIFY(places > 15);
}

void TestHelp::toursOpen()
{
    WindowFixture fixture;
    const QStringList keys{QStringLiteral("tour-learner"), QStringLiteral("tour-lexicographer"),
                           QStringLiteral("tour-researcher")};
    QCOMPARE(fixture.window->actions().tours.size(), keys.size());
    for (int i = 0; i < keys.size(); ++i) {
        fixture.window->actions().tours.at(i)->trigger();
        QCOMPARE(fixture.window->help().currentKey(), keys.at(i));
    }
}

void TestHelp::theKeysAreThoseOfTheActions()
{
    WindowFixture fixture(QStringLiteral("de"));
    HelpWindow& help = fixture.window->help();
    help.open(QStringLiteral("keys"));
    const QString page = help.text().toPlainText();
    const QString markdown = help.book().page(QStringLiteral("keys"))->markdown;
    QVERIFY(!page.contains(QLatin1String("{{keys}}")));
    for (const QAction* action : fixture.window->actions().all()) {
        QString text = action->text();
        text.remove(QLatin1Char('&'));
        const qsizetype at = page.indexOf(QLatin1Char('\n') + text + QLatin1Char('\n'));
        QVERIFY2(at > 0, qPrintable(text));
        QStringList keys;
        for (const QKeySequence& sequence : action->shortcuts()) {
            keys.append(sequence.toString(QKeySequence::NativeText));
        }
        QVERIFY2(page.contains(QLatin1Char('\n') + keys.join(QStringLiteral(", ")) + QLatin1Char('\n') + text
                               + QLatin1Char('\n')),
                 qPrintable(text));
    }
    QVERIFY(markdown.contains(QLatin1String("## Datei")));
}

void TestHelp::linksLeadNowhereElse()
{
    WindowFixture fixture;
    HelpWindow& help = fixture.window->help();
    help.open(QStringLiteral("hubs"));
    Q_EMIT help.text().anchorClicked(QUrl(QStringLiteral("terms.md#csls")));
    QCOMPARE(help.currentKey(), QStringLiteral("terms"));
    QTRY_VERIFY(help.text().verticalScrollBar()->value() > 0);
    for (const char* other : {"https://example.org/lookup.md", "file:///etc/passwd", "mailto:a@example.org", "lookup.html"}) {
        Q_EMIT help.text().anchorClicked(QUrl(QLatin1String(other)));
        QCOMPARE(help.currentKey(), QStringLiteral("terms"));
    }
    QVERIFY(!help.text().openLinks());
    help.goBack();
    QCOMPARE(help.currentKey(), QStringLiteral("hubs"));
    help.goForward();
    QCOMPARE(help.currentKey(), QStringLiteral("terms"));
    help.goHome();
    QCOMPARE(help.currentKey(), HelpBook::startKey());
}

void TestHelp::searchAndHistoryByKeyboard()
{
    WindowFixture fixture;
    HelpWindow& help = fixture.window->help();
    help.open(QStringLiteral("lookup"));
    QVERIFY(QTest::qWaitForWindowActive(&help));
    QTest::keyClick(&help, Qt::Key_L, Qt::ControlModifier);
    QTRY_VERIFY(help.searchField().hasFocus());
    QTest::keyClicks(&help.searchField(), QStringLiteral("cohens KAPPA"));
    QCOMPARE(help.hits().count(), 0); // "Cohen's": an apostrophe is a letter
    help.searchField().clear();
    QTest::keyClicks(&help.searchField(), QStringLiteral("KAPPA"));
    QVERIFY(help.hits().count() >= 2);
    QTest::keyClick(&help.searchField(), Qt::Key_Down);
    QCOMPARE(help.currentKey(), QStringLiteral("terms"));
    QVERIFY(help.hits().hasFocus());
    QTest::keyClick(&help.hits(), Qt::Key_Down);
    QCOMPARE(help.currentKey(), QStringLiteral("glosses"));
    QTest::keyClick(&help, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(help.currentKey(), QStringLiteral("terms"));
    QTest::keyClick(&help, Qt::Key_Home, Qt::AltModifier);
    QCOMPARE(help.currentKey(), HelpBook::startKey());
    // Esc empties the search first, then closes.
    help.searchField().setFocus();
    QTest::keyClick(&help.searchField(), Qt::Key_Escape);
    QVERIFY(help.searchField().text().isEmpty());
    QVERIFY(help.isVisible());
    QTest::keyClick(&help, Qt::Key_Escape);
    QTRY_VERIFY(!help.isVisible());
    for (const QWidget* widget : help.findChildren<QWidget*>()) {
        const bool reached = widget->focusPolicy() & Qt::TabFocus && widget->isVisibleTo(&help);
        QVERIFY2(!reached || !widget->accessibleName().isEmpty() || widget->inherits("QLabel")
                     || widget->objectName().startsWith(QLatin1String("qt_")),
                 qPrintable(widget->objectName() + QLatin1Char(' ') + QLatin1String(widget->metaObject()->className())));
    }
}

void TestHelp::findInThePage()
{
    WindowFixture fixture;
    HelpWindow& help = fixture.window->help();
    help.open(QStringLiteral("terms"));
    QVERIFY(QTest::qWaitForWindowActive(&help));
    QTest::keyClick(&help, Qt::Key_F, Qt::ControlModifier);
    auto* field = help.findChild<QLineEdit*>(QStringLiteral("helpFind"));
    QTRY_VERIFY(field->hasFocus());
    QTest::keyClicks(field, QStringLiteral("perplexity"));
    QCOMPARE(help.text().textCursor().selectedText().toLower(), QStringLiteral("perplexity"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(help.text().textCursor().selectedText().toLower(), QStringLiteral("perplexity")); // around the end
    QTest::keyClick(&help, Qt::Key_Escape);
    QVERIFY(!field->isVisible());
    QVERIFY(help.isVisible());
    QVERIFY(help.text().findText(QStringLiteral("antihub"), false));
    QVERIFY(!help.text().findText(QStringLiteral("xylophone"), false));
}

void TestHelp::languageAndThemeFollow()
{
    WindowFixture fixture;
    HelpWindow& help = fixture.window->help();
    help.open(QStringLiteral("saved"));
    QVERIFY(help.text().toPlainText().startsWith(QLatin1String("Saved")));
    fixture.texts.choose(QStringLiteral("de"));
    QTRY_VERIFY(help.text().toPlainText().startsWith(QLatin1String("Gemerkt")));
    QCOMPARE(help.currentKey(), QStringLiteral("saved"));
    const QVariant light = help.text().loadResource(QTextDocument::ImageResource, QUrl(QStringLiteral("saved.png")));
    QVERIFY(!light.value<QPixmap>().isNull());
    m_theme->setMode(ThemeMode::Dark);
    const QVariant dark = help.text().loadResource(QTextDocument::ImageResource, QUrl(QStringLiteral("saved.png")));
    // The frame around the picture is that of the theme.
    QVERIFY(light.value<QPixmap>().toImage().pixelColor(0, 0) != dark.value<QPixmap>().toImage().pixelColor(0, 0));
    const qreal before = help.text().document()->size().height();
    fixture.window->actions().zoomIn->trigger();
    QTRY_VERIFY(help.text().document()->size().height() > before);
    fixture.window->actions().zoomReset->trigger();
    m_theme->setMode(ThemeMode::System);
    QVERIFY(help.text().loadResource(QTextDocument::ImageResource, QUrl(QStringLiteral("none.png"))).isNull());
}

QTEST_MAIN(TestHelp)
#include "TestHelp.moc"
