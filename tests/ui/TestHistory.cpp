#include "WindowFixture.h"
#include "common/InlineMessage.h"
#include "frame/Actions.h"
#include "common/DescriptionEdit.h"
#include "lookuppage/FilterBar.h"
#include "lookuppage/HistoryButtons.h"
#include "lookuppage/HistoryModel.h"
#include "lookuppage/HistoryPanel.h"
#include "lookuppage/LanguageBar.h"
#include "lookuppage/LookupHistory.h"
#include "lookuppage/LookupPage.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

using namespace crossgloss;

namespace {

HistoryEntry entry(const char* text, const char* from = "en", int minute = -1)
{
    HistoryEntry made{QString::fromUtf8(text), QLatin1String(from), {QStringLiteral("fr")}};
    if (minute >= 0) {
        made.time = QDateTime(QDate(2026, 3, 1), QTime(12, minute), Qt::UTC);
    }
    return made;
}

QString texts(const QList<HistoryEntry>& entries)
{
    QStringList list;
    for (const HistoryEntry& each : entries) {
        list.append(each.text);
    }
    return list.join(QLatin1Char('|'));
}

} // namespace

/// The history of look-ups: what is in it, the way back and forward, the panel, the file.
class TestHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void cleanup() { m_fixture.reset(); }

    void typingIsOneEntry();
    void theWayIsABrowsers();
    void aPageThatShowsNothingGoesBackToTheNewest();
    void forgottenEntriesComeBackToTheirTime();
    void theFileIsPrivateAndWhole();
    void twoWindowsKeepEachOthersQuestions();
    void strangeFilesAreSurvived();
    void buttonsListTheirSteps();
    void thePanelSearches();
    void thePanelAsksAgain();
    void thePanelForgets();
    void theHistoryNeedNotBeKept();

private:
    void open()
    {
        m_fixture = std::make_unique<WindowFixture>();
        QTRY_VERIFY(page().isReady());
    }
    LookupPage& page() { return m_fixture->window->lookupPage(); }
    HistoryPanel& panel() { return *page().findChild<HistoryPanel*>(); }
    DescriptionEdit& field() { return *page().findChild<DescriptionEdit*>(); }
    template <typename Part> Part& part(const char* name) { return *page().findChild<Part*>(QLatin1String(name)); }
    void ask(const char* text)
    {
        page().lookUp(QString::fromUtf8(text));
        QTRY_VERIFY(page().hasAnswer());
    }
    QString shown()
    {
        QStringList list;
        for (int row = 0; row < panel().model().rowCount(); ++row) {
            list.append(panel().model().index(row).data().toString());
        }
        return list.join(QLatin1Char('|'));
    }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<WindowFixture> m_fixture;
};

void TestHistory::typingIsOneEntry()
{
    LookupHistory history;
    for (const char* text : {"a", "a sm", "a small", "a small pet"}) {
        history.visit(entry(text));
    }
    QCOMPARE(texts(history.entries()), QStringLiteral("a small pet"));
    history.visit(entry("something else"));
    QCOMPARE(history.entries().size(), 2);
    // Later on, more words are another question.
    LookupHistory later;
    later.visit(entry("run", "en", 1));
    later.visit(entry("running water", "en", 5));
    QCOMPARE(texts(later.entries()), QStringLiteral("run|running water"));
    // Other restrictions and other languages make another question of the same words.
    HistoryEntry filtered = entry("run", "en", 7);
    filtered.filter.startsWith = "c";
    later.visit(filtered);
    later.visit(entry("run", "de", 8));
    QCOMPARE(later.entries().size(), 4);
    later.visit(entry("run", "en", 9));
    QCOMPARE(texts(later.entries()), QStringLiteral("running water|run|run|run"));
    for (int i = 0; i < LookupHistory::capacity + 20; ++i) {
        later.visit(entry((std::to_string(i) + " things").c_str()));
    }
    QCOMPARE(later.entries().size(), LookupHistory::capacity);
    QCOMPARE(later.behind().size(), LookupHistory::maxPathLength - 1);
}

void TestHistory::theWayIsABrowsers()
{
    LookupHistory history;
    QVERIFY(!history.canGoBack());
    QVERIFY(history.go(-1).text.isEmpty());
    for (const char* text : {"one", "two", "three", "four"}) {
        history.visit(entry(text));
    }
    QCOMPARE(history.go(-2).text, QStringLiteral("two"));
    QCOMPARE(texts(history.behind()), QStringLiteral("one"));
    QCOMPARE(texts(history.ahead()), QStringLiteral("three|four"));
    // Asking the present one again changes nothing; asking another leaves what lay ahead.
    history.visit(entry("two"));
    QVERIFY(history.canGoForward());
    history.visit(entry("five"));
    QVERIFY(!history.canGoForward());
    QCOMPARE(texts(history.behind()), QStringLiteral("two|one"));
    QCOMPARE(texts(history.entries()), QStringLiteral("one|two|three|four|five"));
    QCOMPARE(history.go(-9).text, QStringLiteral("one"));
    QCOMPARE(history.go(9).text, QStringLiteral("five"));
}

void TestHistory::aPageThatShowsNothingGoesBackToTheNewest()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("session.ini")), QSettings::IniFormat);
    LookupHistory written;
    written.visit(entry("one"));
    written.visit(entry("two"));
    written.save(settings);
    LookupHistory history;
    history.restore(settings, false);
    QVERIFY(!history.canGoForward());
    QCOMPARE(texts(history.behind()), QStringLiteral("two|one"));
    QCOMPARE(history.go(-1).text, QStringLiteral("two"));
    QCOMPARE(texts(history.behind()), QStringLiteral("one"));
    // What is asked from there follows the newest.
    history.restore(settings, false);
    history.visit(entry("three"));
    QCOMPARE(texts(history.behind()), QStringLiteral("two|one"));
    QCOMPARE(texts(history.entries()), QStringLiteral("one|two|three"));
    history.restore(settings, false);
    history.remove(entry("two"));
    QCOMPARE(history.go(-1).text, QStringLiteral("one"));
}

void TestHistory::forgottenEntriesComeBackToTheirTime()
{
    LookupHistory history;
    history.visit(entry("one", "en", 1));
    history.visit(entry("two", "en", 2));
    history.visit(entry("three", "en", 3));
    history.remove(entry("two"));
    QCOMPARE(texts(history.entries()), QStringLiteral("one|three"));
    QCOMPARE(texts(history.behind()), QStringLiteral("one"));
    history.visit(entry("four", "en", 4));
    history.bringBack({entry("two", "en", 2)});
    QCOMPARE(texts(history.entries()), QStringLiteral("one|two|three|four"));
    history.bringBack({entry("two", "en", 9)});
    QCOMPARE(history.entries().size(), 4);
    const QList<HistoryEntry> all = history.entries();
    history.clear();
    QVERIFY(!history.canGoBack());
    history.bringBack(all);
    QCOMPARE(texts(history.entries()), texts(all));
}

void TestHistory::theFileIsPrivateAndWhole()
{
    const QTemporaryDir folder;
    Settings settings(folder.path());
    LookupHistory history;
    HistoryEntry rich = entry("ein „kleines“\nTier", "de", 5);
    rich.to = {"fr", "en"};
    rich.filter.partsOfSpeech = {PartOfSpeech::Noun, PartOfSpeech::Verb};
    rich.filter.startsWith = "é";
    rich.filter.maximumLength = 8;
    rich.filter.minimumFrequencyRank = 5001;
    rich.filter.hideVulgar = true;
    rich.dictionaries = QStringLiteral("Reise");
    history.visit(entry("one", "en", 1));
    history.visit(rich);
    history.save(settings.session());
    const QString file = LookupHistory::fileBeside(settings.session());
    QVERIFY(QFile::exists(file));
    QCOMPARE(QFile::permissions(file) & (QFileDevice::ReadGroup | QFileDevice::ReadOther | QFileDevice::WriteGroup),
             QFileDevice::Permissions());
    LookupHistory again;
    again.restore(settings.session());
    QCOMPARE(again.entries().size(), 2);
    QVERIFY(again.entries().last().asksAs(rich));
    QCOMPARE(again.entries().last().time, rich.time);
    QVERIFY(again.canGoBack());
    // What has not changed is not written.
    QVERIFY(QFile::remove(file));
    again.save(settings.session());
    QVERIFY(!QFile::exists(file));
    again.setKept(false);
    history.save(settings.session());
    again.save(settings.session());
    QVERIFY(!QFile::exists(file));
    again.setKept(true);
    again.save(settings.session());
    QVERIFY(QFile::exists(file));
    again.clear();
    again.save(settings.session());
    QVERIFY(!QFile::exists(file));
}

void TestHistory::twoWindowsKeepEachOthersQuestions()
{
    QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("session.ini")), QSettings::IniFormat);
    const QDateTime start(QDate(2026, 3, 1), QTime(12, 0), Qt::UTC);
    const auto asked = [&](const QString& text, int minute) {
        return HistoryEntry{text, QStringLiteral("en"), {QStringLiteral("fr")}, {}, {}, start.addSecs(60 * minute)};
    };
    const auto kept = [&] {
        LookupHistory third;
        third.restore(settings);
        QStringList texts;
        for (const HistoryEntry& entry : third.entries()) {
            texts.append(entry.text);
        }
        return texts.join(QLatin1Char(' '));
    };
    LookupHistory one;
    LookupHistory two;
    one.visit(asked(QStringLiteral("old"), 0));
    one.save(settings);
    two.restore(settings);
    one.visit(asked(QStringLiteral("first"), 1));
    one.save(settings);
    two.visit(asked(QStringLiteral("second"), 2));
    two.save(settings);
    QCOMPARE(kept(), QStringLiteral("old first second"));
    // What one window forgets stays forgotten, though it once read it; the other's stays.
    two.remove(asked(QStringLiteral("old"), 0));
    two.save(settings);
    QCOMPARE(kept(), QStringLiteral("first second"));
    two.clear();
    two.save(settings);
    QCOMPARE(kept(), QString());
}

void TestHistory::strangeFilesAreSurvived()
{
    const QTemporaryDir folder;
    Settings settings(folder.path());
    const auto read = [&](const QByteArray& content) {
        QFile file(LookupHistory::fileBeside(settings.session()));
        file.open(QIODevice::WriteOnly);
        file.write(content);
        file.close();
        LookupHistory history;
        history.restore(settings.session());
        return texts(history.entries());
    };
    const QByteArray good = R"({"text": "one", "from": "en", "to": ["fr"], "time": "2026-03-01T12:00:00.000Z"})";
    QCOMPARE(read(good + "\n\n[1, 2]\n{\"text\": 3}\nnonsense \xff\n{\"text\": \"two\", \"from\": \"en\"}\n"),
             QStringLiteral("one"));
    QCOMPARE(read(good + "\n" + R"({"text": "two", "from": "en", "to": 5, "filter": [], "time": "2026-03-01T11:00:00.000Z"})"),
             QStringLiteral("two|one"));
    QCOMPARE(read(QByteArray(5000, '[')), QString());
    QCOMPARE(read({}), QString());
}

void TestHistory::buttonsListTheirSteps()
{
    open();
    for (const char* text : {"first & thing", "second thing", "third thing"}) {
        ask(text);
    }
    auto* back = &part<QToolButton>("back");
    auto* forward = &part<QToolButton>("forward");
    QVERIFY(!forward->isEnabled());
    Q_EMIT back->menu()->aboutToShow();
    QCOMPARE(back->menu()->actions().size(), 2);
    QVERIFY(back->menu()->actions().at(1)->text().contains(QStringLiteral("first && thing")));
    back->menu()->actions().at(1)->trigger();
    QCOMPARE(field().toPlainText(), QStringLiteral("first & thing"));
    QVERIFY(!back->isEnabled());
    QTRY_VERIFY(page().hasAnswer());
    QTest::mouseClick(forward, Qt::LeftButton);
    QCOMPARE(field().toPlainText(), QStringLiteral("second thing"));
    QTRY_VERIFY(page().hasAnswer());
    // The side buttons of the mouse, over whatever stands on the page.
    QTest::mouseClick(field().viewport(), Qt::BackButton);
    QCOMPARE(field().toPlainText(), QStringLiteral("first & thing"));
    QTRY_VERIFY(page().hasAnswer());
    QTest::mouseClick(page().findChild<FilterBar*>(), Qt::ForwardButton);
    QCOMPARE(field().toPlainText(), QStringLiteral("second thing"));
    QTRY_VERIFY(page().hasAnswer());
    m_fixture->window->actions().forward->trigger();
    QCOMPARE(field().toPlainText(), QStringLiteral("third thing"));
    QTRY_VERIFY(page().hasAnswer());
    QVERIFY(!m_fixture->window->actions().forward->isEnabled());
}

void TestHistory::thePanelSearches()
{
    open();
    page().setLanguages(QStringLiteral("en"), {QStringLiteral("fr"), QStringLiteral("de")});
    ask("a small pét");
    page().setLanguages(QStringLiteral("fr"), {QStringLiteral("es")});
    ask("un petit animal");
    page().setLanguages(QStringLiteral("en"), {QStringLiteral("fr"), QStringLiteral("de")});
    ask("a Pet that barks");
    QVERIFY(!page().historyVisible());
    m_fixture->window->actions().history->trigger();
    QVERIFY(page().historyVisible());
    const QAbstractItemModelTester tester(part<QListView>("historyList").model());
    QCOMPARE(shown(), QStringLiteral("a Pet that barks|un petit animal|a small pét"));
    part<QLineEdit>("historySearch").setText(QStringLiteral("PET a"));
    QCOMPARE(shown(), QStringLiteral("a Pet that barks|un petit animal|a small pét"));
    part<QLineEdit>("historySearch").setText(QStringLiteral("pet small"));
    QCOMPARE(shown(), QStringLiteral("a small pét"));
    part<QLineEdit>("historySearch").clear();
    auto& language = part<QComboBox>("historyLanguage");
    language.setCurrentIndex(language.findData(QStringLiteral("es")));
    QCOMPARE(shown(), QStringLiteral("un petit animal"));
    QVERIFY(panel().model().index(0).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("French → Spanish")));
    part<QLineEdit>("historySearch").setText(QStringLiteral("barks"));
    QCOMPARE(shown(), QString());
    QVERIFY(!part<QPushButton>("historyLookUp").isEnabled());
    QTest::keyClick(&part<QLineEdit>("historySearch"), Qt::Key_Escape);
    QVERIFY(!page().historyVisible());
    QVERIFY(!m_fixture->window->actions().history->isChecked());
}

void TestHistory::thePanelAsksAgain()
{
    open();
    page().setLanguages(QStringLiteral("fr"), {QStringLiteral("de")});
    LookupFilter filter;
    filter.startsWith = "K";
    page().findChild<FilterBar*>()->setFilter(filter);
    ask("un petit animal");
    page().findChild<FilterBar*>()->clear();
    page().setLanguages(QStringLiteral("en"), {QStringLiteral("fr")});
    ask("a small pet");
    m_fixture->window->actions().history->trigger();
    auto& search = part<QLineEdit>("historySearch");
    search.setText(QStringLiteral("petit"));
    QTest::keyClick(&search, Qt::Key_Return);
    QCOMPARE(field().toPlainText(), QStringLiteral("un petit animal"));
    QCOMPARE(page().findChild<LanguageBar*>()->from(), QStringLiteral("fr"));
    QCOMPARE(page().findChild<LanguageBar*>()->to(), QStringList{QStringLiteral("de")});
    QCOMPARE(page().findChild<FilterBar*>()->filter().startsWith, std::string("K"));
    QTRY_VERIFY(page().hasAnswer());
    QCOMPARE(m_fixture->backend->engine->queries().back().from, std::string("fr"));
    QVERIFY(page().historyVisible());
    // It is the latest now, and the way leads back from it.
    search.clear();
    QCOMPARE(shown(), QStringLiteral("un petit animal|a small pet"));
    page().goBack();
    QCOMPARE(field().toPlainText(), QStringLiteral("a small pet"));
    QVERIFY(page().findChild<FilterBar*>()->filter().startsWith.empty());
}

void TestHistory::thePanelForgets()
{
    open();
    for (const char* text : {"first thing", "second thing", "third thing"}) {
        ask(text);
    }
    m_fixture->window->actions().history->trigger();
    auto& list = part<QListView>("historyList");
    list.setCurrentIndex(panel().model().index(1));
    QTest::keyClick(&list, Qt::Key_Delete);
    QCOMPARE(shown(), QStringLiteral("third thing|first thing"));
    QCOMPARE(list.currentIndex().row(), 1);
    part<QPushButton>("historyClear").click();
    QCOMPARE(shown(), QString());
    QVERIFY(!page().canGoBack());
    QVERIFY(!part<QPushButton>("historyClear").isEnabled());
    // By the message's button, then by the menu.
    QVERIFY(!panel().findChild<InlineMessage*>()->text().isEmpty());
    Q_EMIT panel().findChild<InlineMessage*>()->actionTriggered();
    QCOMPARE(shown(), QStringLiteral("third thing|first thing"));
    list.setFocus();
    m_fixture->window->actions().undo->trigger();
    QCOMPARE(shown(), QStringLiteral("third thing|second thing|first thing"));
    QVERIFY(!page().undo());
}

void TestHistory::theHistoryNeedNotBeKept()
{
    open();
    ask("first thing");
    const QString file = LookupHistory::fileBeside(m_fixture->settings.session());
    QTRY_VERIFY(QFile::exists(file));
    m_fixture->window->actions().history->trigger();
    part<QCheckBox>("historyKeep").click();
    QTRY_VERIFY(!QFile::exists(file));
    ask("second thing");
    QCOMPARE(shown(), QStringLiteral("second thing|first thing"));
    m_fixture->window->close();
    QVERIFY(!QFile::exists(file));
    m_fixture->reopen();
    QTRY_VERIFY(page().isReady());
    QVERIFY(page().historyVisible()); // as it was left
    QVERIFY(m_fixture->window->actions().history->isChecked());
    QVERIFY(!part<QCheckBox>("historyKeep").isChecked());
    QVERIFY(!shown().contains(QStringLiteral("first thing")));
    part<QCheckBox>("historyKeep").click();
    ask("third thing");
    QTRY_VERIFY(QFile::exists(file));
}

QTEST_MAIN(TestHistory)
#include "TestHistory.moc"
