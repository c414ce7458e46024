#include "EntryFixture.h"
#include "WindowFixture.h"
#include "frame/Actions.h"
#include "common/DescriptionEdit.h"
#include "lookuppage/DetailsPanel.h"
#include "lookuppage/EntryView.h"
#include "lookuppage/LanguageBar.h"
#include "lookuppage/LookupPage.h"
#include "lookuppage/ResultColumn.h"
#include "lookuppage/ResultsView.h"
#include "lookuppage/VisitedWords.h"

#include <QClipboard>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QTableView>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTextLayout>
#include <QToolButton>

using namespace crossgloss;

/// The full entry of a word: what it shows of a planted one, where its links lead, back and forward, what a hostile
/// dictionary can do to it.
class TestEntryView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        engine().plantDetails("chat", plantedEntry());
        QTRY_VERIFY(page().isReady());
        page().lookUp(QStringLiteral("a small pet"));
        QTRY_VERIFY(page().hasAnswer());
    }
    void cleanup() { m_fixture.reset(); }

    void showsAllOfAnEntry();
    void wantedLanguagesComeFirst();
    void longEntriesUnfold();
    void linksLeadOn();
    void goesBackAndForward();
    void visitedWordsAreKept();
    void visitedWordsAreBounded();
    void opensFromTheListAndCloses();
    void opensTheWordAskedFor();
    void closesWhenTheQuestionChanges();
    void hostileTextIsText();
    void hugeEntriesAreBounded();
    void failureIsShown();
    void panelShowsSoundAndPlural();
    void articlePrecedesItsWordInMirroredWindows();

private:
    LookupPage& page() { return m_fixture->window->lookupPage(); }
    FakeEngine& engine() { return *m_fixture->backend->engine; }
    EntryView* entry() { return page().findChild<EntryView*>(); }
    QTableView* list() { return page().findChild<ResultsView*>()->columns().at(0)->view(); }
    QAction* action(QAction* Actions::*member) { return m_fixture->window->actions().*member; }
    /// Without the invisible characters that keep directions apart.
    QString text()
    {
        QString shown = entry()->text()->toPlainText();
        return shown.remove(QChar(0x2068)).remove(QChar(0x2069));
    }
    void open(const QString& word, const QString& expected)
    {
        entry()->open(word, QStringLiteral("fr"));
        QTRY_VERIFY2(text().contains(expected), qPrintable(text()));
    }
    void follow(const QString& word)
    {
        const auto& links = entry()->links();
        for (qsizetype i = 0; i < links.size(); ++i) {
            if (links.at(i).word == word) {
                Q_EMIT entry()->text()->anchorClicked(QUrl(QStringLiteral("word:%1").arg(i)));
                return;
            }
        }
        QFAIL(qPrintable(word));
    }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<WindowFixture> m_fixture;
};

void TestEntryView::showsAllOfAnEntry()
{
    page().openFirst();
    page().showEntry();
    QVERIFY(page().entryVisible());
    QTRY_VERIFY(text().contains(QStringLiteral("cats-fr-en · French – English")));
    const QString shown = text();
    QVERIFY(shown.startsWith(QStringLiteral("le chat\n")));
    for (const char* part : {"/ʃa/", "plural: chats", "(zoology) cat, puss colloquial", "animal that sleeps a lot",
                             "Synonyms: minou, matou", "Deux chats dorment. – Two cats are asleep.",
                             "(computing) chat room", "See also: chaton", "Origin: from Late Latin", "cats-fr · French",
                             "meaning number 1", "Le chat dort sur le toit.", "Die Katze schläft auf dem Dach.",
                             "my-sentences, German", "German Katze"}) {
        QVERIFY2(shown.contains(QString::fromUtf8(part)), part);
    }
    // The word stands out in the sentence, inflected too; senses are numbered.
    const QString html = entry()->text()->toHtml();
    for (const char* bold : {">chat</span>", ">chats</span>"}) {
        const qsizetype at = html.indexOf(QLatin1String(bold));
        QVERIFY2(at >= 0, bold);
        QVERIFY(html.lastIndexOf(QStringLiteral("font-weight"), at) > html.lastIndexOf(QStringLiteral("<span"), at));
    }
    QVERIFY(html.contains(QStringLiteral("<ol")));
}

void TestEntryView::wantedLanguagesComeFirst()
{
    WordDetails details;
    for (const char* language : {"bg", "", "de", "fi", "fr", "de"}) {
        WordDetails::Entry one{std::string("dictionary-") + language, language, {}};
        one.entry.headword = "cat";
        one.entry.senses = {Sense{}};
        details.entries.push_back(one);
    }
    engine().plantDetails("cat", details);
    page().setLanguages(QStringLiteral("en"), {QStringLiteral("fr"), QStringLiteral("de")});
    QTRY_VERIFY(page().hasAnswer());
    page().openFirst();
    page().showEntry();
    entry()->open(QStringLiteral("cat"), QStringLiteral("en"));
    QTRY_VERIFY(text().contains(QStringLiteral("dictionary-fi")));
    QStringList order;
    for (const QString& line : text().split(QLatin1Char('\n'))) {
        if (line.startsWith(QStringLiteral("dictionary-"))) {
            order.append(line.section(QLatin1Char(' '), 0, 0).mid(11));
        }
    }
    QCOMPARE(order, (QStringList{"fr", "de", "", "bg", "fi"}));
}

void TestEntryView::longEntriesUnfold()
{
    open(QStringLiteral("chat"), QStringLiteral("meaning number 8"));
    QVERIFY(!text().contains(QStringLiteral("meaning number 9")));
    QVERIFY(text().contains(QStringLiteral("22 more senses")));
    const QRegularExpression more(QStringLiteral("more:e[0-9]+"));
    Q_EMIT entry()->text()->anchorClicked(QUrl(more.match(entry()->text()->toHtml()).captured()));
    QVERIFY(text().contains(QStringLiteral("meaning number 30")));
    QVERIFY(!text().contains(QStringLiteral("more senses")));
}

void TestEntryView::linksLeadOn()
{
    for (const auto& [word, language] : {std::pair{"cat", "en"}, {"minou", "fr"}, {"chaton", "fr"}, {"Katze", "de"}}) {
        open(QStringLiteral("chat"), QStringLiteral("zoology"));
        follow(QLatin1String(word));
        QCOMPARE(entry()->word(), QLatin1String(word));
        QCOMPARE(entry()->language(), QLatin1String(language));
        QTRY_COMPARE(engine().described().back(), std::string(word));
        QTRY_VERIFY(text().startsWith(QLatin1String(word)));
        QVERIFY(text().contains(QStringLiteral("No installed dictionary has an entry for this word")));
        QVERIFY(text().contains(QStringLiteral("Import sentence pairs")));
    }
}

void TestEntryView::goesBackAndForward()
{
    page().openFirst();
    page().showEntry();
    QVERIFY(!action(&Actions::previousWord)->isEnabled());
    QTRY_VERIFY(text().contains(QStringLiteral("zoology")));
    follow(QStringLiteral("cat"));
    QTRY_VERIFY(text().startsWith(QStringLiteral("cat")));
    follow(QStringLiteral("Katze"));
    QTRY_VERIFY(text().startsWith(QStringLiteral("Katze")));
    action(&Actions::previousWord)->trigger();
    action(&Actions::previousWord)->trigger();
    QCOMPARE(entry()->word(), QStringLiteral("chat"));
    QTRY_VERIFY(text().contains(QStringLiteral("zoology")));
    QVERIFY(!entry()->canGoBack());
    QTest::mouseClick(entry()->findChild<QToolButton*>(QStringLiteral("nextWord")), Qt::LeftButton);
    QCOMPARE(entry()->word(), QStringLiteral("cat"));
    // Another way from here leaves the old one.
    QTRY_VERIFY(text().startsWith(QStringLiteral("cat")));
    follow(QStringLiteral("gatto"));
    QVERIFY(!entry()->canGoForward());
    QVERIFY(!action(&Actions::nextWord)->isEnabled());
    entry()->goBack();
    QCOMPARE(entry()->word(), QStringLiteral("cat"));
    // The look-ups have a history of their own.
    QVERIFY(!page().canGoBack());
    page().closeEntry();
    QVERIFY(!action(&Actions::nextWord)->isEnabled());
}

void TestEntryView::visitedWordsAreKept()
{
    open(QStringLiteral("chat"), QStringLiteral("zoology"));
    follow(QStringLiteral("minou"));
    follow(QStringLiteral("minou")); // late, of the entry before: the links are still those on show
    m_fixture->closeAndReopen();
    QTRY_VERIFY(page().isReady());
    QVERIFY(!page().entryVisible());
    QCOMPARE(entry()->word(), QStringLiteral("minou"));
    QVERIFY(entry()->canGoBack());
    const auto* menu = entry()->findChild<QToolButton*>(QStringLiteral("visitedWords"))->menu();
    QCOMPARE(menu->actions().size(), 2);
    menu->actions().at(1)->trigger();
    QCOMPARE(entry()->word(), QStringLiteral("chat"));
}

void TestEntryView::visitedWordsAreBounded()
{
    VisitedWords words;
    for (int i = 0; i < 250; ++i) {
        words.visit(QString::number(i), QStringLiteral("fr"));
        words.visit(QString::number(i), QStringLiteral("fr"));
    }
    QCOMPARE(words.words().size(), VisitedWords::capacity);
    QCOMPARE(words.present()->word, QStringLiteral("249"));
    words.goTo(-3);
    QCOMPARE(words.present()->word, QStringLiteral("249"));
    // What stands in a session file may be anything.
    QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("session.ini")), QSettings::IniFormat);
    words.save(settings);
    settings.setValue(QStringLiteral("visitedPlace"), 4000);
    VisitedWords restored;
    restored.restore(settings);
    QCOMPARE(restored.words().size(), VisitedWords::capacity);
    QVERIFY(!restored.canGoForward());
    QVERIFY(restored.present());
}

void TestEntryView::opensFromTheListAndCloses()
{
    QTest::keyClick(page().findChild<DescriptionEdit*>(), Qt::Key_Down);
    QTest::keyClick(list(), Qt::Key_Return);
    QVERIFY(page().detailsVisible());
    QVERIFY(!page().entryVisible());
    QTest::keyClick(list(), Qt::Key_Return);
    QVERIFY(page().entryVisible());
    QTRY_VERIFY(text().contains(QStringLiteral("zoology")));
    QVERIFY(page().copy());
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("chat"));
    QTest::keyClick(entry()->text(), Qt::Key_Escape);
    QVERIFY(!page().entryVisible());
    QCOMPARE(page().findChild<DescriptionEdit*>()->toPlainText(), QStringLiteral("a small pet"));
    QTest::mouseClick(page().findChild<QPushButton*>(QStringLiteral("fullEntry")), Qt::LeftButton);
    QVERIFY(page().entryVisible());
    QTest::mouseClick(entry()->findChild<QToolButton*>(QStringLiteral("closeEntry")), Qt::LeftButton);
    QVERIFY(!page().entryVisible());
}

void TestEntryView::opensTheWordAskedFor()
{
    page().lookUp(QStringLiteral("something"));
    QTRY_VERIFY(page().hasAnswer());
    page().showEntry();
    QVERIFY(!page().entryVisible()); // neither a word nor a choice
    engine().plantHeadword("chat");
    page().setLanguages(QStringLiteral("fr"), {QStringLiteral("de")});
    page().lookUp(QStringLiteral("chats"));
    QTRY_VERIFY(page().hasAnswer());
    action(&Actions::entry)->trigger();
    QVERIFY(page().entryVisible());
    QCOMPARE(entry()->word(), QStringLiteral("chat"));
    QCOMPARE(entry()->language(), QStringLiteral("fr"));
    action(&Actions::entry)->trigger();
    QVERIFY(!page().entryVisible());
}

void TestEntryView::closesWhenTheQuestionChanges()
{
    page().openFirst();
    page().showEntry();
    QVERIFY(page().entryVisible());
    QTest::keyClicks(page().findChild<DescriptionEdit*>(), QStringLiteral("x"));
    QVERIFY(!page().entryVisible());
    page().showEntry();
    Q_EMIT entry()->lookupRequested(QStringLiteral("Katze"), QStringLiteral("de"));
    QVERIFY(!page().entryVisible());
    QCOMPARE(page().findChild<LanguageBar*>()->from(), QStringLiteral("de"));
}

void TestEntryView::hostileTextIsText()
{
    const std::string hostile = "<img src=\"file:///etc/passwd\"><a href=\"word:0\">x</a>&lt;\xe2\x80\xae<b>";
    const QString plain = QStringLiteral("<img src=\"file:///etc/passwd\"><a href=\"word:0\">x</a>&lt;<b>");
    WordDetails details;
    details.pronunciations = {hostile};
    details.plural = hostile;
    WordDetails::Entry one{hostile, "en", {}};
    one.entry.headword = hostile;
    one.entry.plural = hostile;
    one.entry.etymology = hostile;
    one.entry.pronunciations = {hostile};
    one.entry.references = {hostile};
    Sense sense;
    sense.label = hostile;
    sense.translations = {{hostile, {}}};
    sense.definitions = {hostile};
    sense.synonyms = {hostile};
    sense.examples = {{hostile, hostile}};
    one.entry.senses = {sense};
    details.entries = {one};
    details.sentences = {{hostile, hostile, "de", hostile}};
    engine().plantDetails(hostile, details);
    const QString word = QString::fromStdString(hostile);
    open(word, QStringLiteral("See also"));
    QCOMPARE(text().count(plain), 18);
    QVERIFY(!text().contains(QChar(0x202e)));
    QVERIFY(!entry()->text()->toHtml().contains(QStringLiteral("<img")));
    // Its words are links like any other.
    QCOMPARE(entry()->links().size(), 3);
    follow(word);
    QCOMPARE(entry()->word(), word);
    // Links that nobody wrote lead nowhere.
    for (const char* link : {"word:99999999999999", "word:-1", "word:x", "more:", "file:///etc/passwd", "http://a/b"}) {
        Q_EMIT entry()->text()->anchorClicked(QUrl(QLatin1String(link)));
        QCOMPARE(entry()->word(), word);
    }
    // The small panel shows it as text too.
    Q_EMIT page().findChild<DetailsPanel*>()->wordRequested(word, QStringLiteral("fr"));
    QTRY_VERIFY(page().findChild<QLabel*>(QStringLiteral("forms"))->text().contains(QStringLiteral("<img")));
}

void TestEntryView::hugeEntriesAreBounded()
{
    WordDetails details;
    WordDetails::Entry one{"huge", "en", {}};
    one.entry.headword = "huge";
    Sense sense;
    for (int i = 0; i < 1000; ++i) {
        sense.translations.push_back({"translation" + std::to_string(i), {}});
        sense.synonyms.push_back("synonym" + std::to_string(i));
        sense.definitions.push_back("definition" + std::to_string(i));
        sense.examples.push_back({"example" + std::to_string(i), {}});
    }
    sense.definitions.front() = std::string(20000, 'x');
    one.entry.senses.assign(3, sense);
    details.entries.assign(100, one);
    engine().plantDetails("huge", details);
    open(QStringLiteral("huge"), QStringLiteral("translation0"));
    QVERIFY(text().size() < 200000);
    QVERIFY(text().contains(QStringLiteral("32 more entries")));
    Q_EMIT entry()->text()->anchorClicked(QUrl(QStringLiteral("more:entries")));
    Q_EMIT entry()->text()->anchorClicked(QUrl(QStringLiteral("more:e0s0t")));
    QVERIFY(text().contains(QStringLiteral("translation199")));
    QVERIFY(!text().contains(QStringLiteral("translation200")));
    QVERIFY(text().size() < 1000000);
}

void TestEntryView::failureIsShown()
{
    entry()->open(QStringLiteral("chat"), QStringLiteral("fr"));
    entry()->setFailure(QStringLiteral("another"), QStringLiteral("fr"), QStringLiteral("not this one"));
    entry()->setFailure(QStringLiteral("chat"), QStringLiteral("fr"), QStringLiteral("The file is gone"));
    bool said = false;
    for (const QLabel* label : entry()->findChildren<QLabel*>()) {
        said = said || label->text().contains(QStringLiteral("The file is gone"));
        QVERIFY(!label->text().contains(QStringLiteral("not this one")));
    }
    QVERIFY(said);
}

void TestEntryView::panelShowsSoundAndPlural()
{
    QVERIFY(page().openFirst());
    const auto* forms = page().findChild<QLabel*>(QStringLiteral("forms"));
    QTRY_VERIFY(forms->text().contains(QStringLiteral("ʃa")));
    QVERIFY(forms->text().contains(QStringLiteral("chats")));
    // Another word, of which nothing of the kind is known.
    QTest::keyClick(list(), Qt::Key_Down);
    QTRY_VERIFY(forms->isHidden());
}

void TestEntryView::articlePrecedesItsWordInMirroredWindows()
{
    m_fixture->texts.choose(QStringLiteral("ar"));
    open(QStringLiteral("chat"), QStringLiteral("le chat"));
    QTextDocument* document = entry()->text()->document();
    document->setTextWidth(600);
    const QTextBlock title = document->begin();
    const auto place = [&](const char* word) {
        return title.layout()->lineAt(0).cursorToX(static_cast<int>(title.text().indexOf(QLatin1String(word))) + 1);
    };
    QVERIFY(place("le") < place("chat"));
    m_fixture->texts.choose(QStringLiteral("en"));
}

QTEST_MAIN(TestEntryView)
#include "TestEntryView.moc"
