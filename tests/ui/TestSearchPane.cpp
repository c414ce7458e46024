#include "WindowFixture.h"
#include "common/DescriptionEdit.h"
#include "common/FileField.h"
#include "comparepage/AddListSettings.h"
#include "comparepage/CompareActions.h"
#include "comparepage/ComparePage.h"
#include "comparepage/CompareSettings.h"
#include "comparepage/SearchPane.h"
#include "comparepage/SearchView.h"
#include "comparepage/SentenceField.h"
#include "comparepage/SentenceFinder.h"
#include "frame/Actions.h"
#include "jobs/JobRunner.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace crossgloss;

/// Search by meaning: a list added, searched as one types, its hits copied, compared and exported, the list removed.
class TestSearchPane : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        openSearch();
    }
    void cleanup() { m_fixture.reset(); }

    void emptyPageTriesAnExample();
    void droppedListIsAdded();
    void languageOfTheFileIsToldAndCorrected();
    void takenNamesAreToldOf();
    void brokenListIsToldOf();
    void addingIsCancelled();
    void searchesAsOneTypes();
    void lateAnswersAreDropped();
    void languageOfTheQueryIsChosen();
    void errorsAreToldInPlace();
    void hitIsComparedWithTheQuery();
    void hitIsCopiedAndExported();
    void keyboardAlone();
    void listIsRemoved();
    void sessionIsRestored();
    void speaksGerman();

private:
    void openSearch()
    {
        m_fixture->window->actions().compare->search->trigger();
        settle();
    }
    void settle() { QTRY_COMPARE(m_fixture->window->jobs().activeCount(), 0); }
    void keepLists(int count)
    {
        for (int i = 1; i <= count; ++i) {
            backend().kept.push_back({"list " + std::to_string(i), "/home/reader/list.tsv", {"en", "de"}, 3, "pack", 16});
        }
        pane().reloadResources();
        settle();
        QVERIFY(view().isVisible());
    }
    void search(const QString& text)
    {
        QTest::keyClicks(view().query().edit(), text);
        QTRY_VERIFY(!view().isBusy());
        settle();
    }
    QString fileOf(const QString& name, const QByteArray& text)
    {
        QFile file(m_fixture->folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName() : QString();
    }
    ComparePage& page() { return m_fixture->window->comparePage(); }
    SearchPane& pane() { return page().searchPane(); }
    SearchView& view() { return pane().view(); }
    AddListSettings& form() { return pane().settings(); }
    FakeSentenceLists& backend() { return m_fixture->backend->sentenceListUse; }
    template <typename Widget = QPushButton> Widget* widget(const char* name)
    {
        return page().findChild<Widget*>(QLatin1String(name));
    }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<WindowFixture> m_fixture;
};

void TestSearchPane::emptyPageTriesAnExample()
{
    QVERIFY(form().isVisible());
    QPushButton* example = widget("compareSearchEmpty");
    QVERIFY(example->isVisible() && example->isEnabled());
    QTest::mouseClick(example, Qt::LeftButton);
    settle();
    QVERIFY(view().isVisible());
    QVERIFY(!form().isVisible());
    QCOMPARE(backend().kept.size(), std::size_t{1});
    QCOMPARE(view().list(), QString::fromStdString(backend().kept.front().name));
    // One may write at once.
    QCOMPARE(m_fixture->window->focusWidget(), static_cast<QWidget*>(view().query().edit()));
}

void TestSearchPane::droppedListIsAdded()
{
    const QString file = fileOf(QStringLiteral("news.en.txt"), "A sentence\nAnother one\n");
    page().choose(ComparePage::TwoSentences);
    QVERIFY(page().takeFiles({file}));
    QCOMPARE(page().mode(), ComparePage::Search);
    QCOMPARE(widget<QLineEdit>("addListName")->text(), QStringLiteral("news.en"));
    QTest::keyClick(widget("addList"), Qt::Key_Space);
    settle();
    QCOMPARE(backend().kept.size(), std::size_t{1});
    QCOMPARE(backend().kept.front().name, std::string("news.en"));
    QCOMPARE(backend().kept.front().source.string(), file.toStdString());
    QVERIFY(pane().messageText().contains(QStringLiteral("news.en")));
    QVERIFY(!form().isVisible() && view().isVisible());
    // One more, by its key.
    m_fixture->window->actions().compare->addList->trigger();
    QVERIFY(form().isVisible());
    QVERIFY(widget<FileField>("addListFile")->file().isEmpty());
    QTest::keyClick(widget("addListClose"), Qt::Key_Space);
    QVERIFY(!form().isVisible());
}

void TestSearchPane::languageOfTheFileIsToldAndCorrected()
{
    const QString file = fileOf(QStringLiteral("a.txt"), "Die Frau liest\n");
    pane().takeFiles({file});
    auto* box = widget<QComboBox>("addListLanguage");
    QTRY_COMPARE(box->currentText(), QStringLiteral("German (detected)"));
    QVERIFY(form().request().language.empty());
    box->setCurrentIndex(box->findData(QStringLiteral("fr")));
    QCOMPARE(form().request().language, std::string("fr"));
    // A translation memory says it itself.
    pane().takeFiles({fileOf(QStringLiteral("b.tmx"), "<tmx/>")});
    QVERIFY(!box->isEnabled());
}

void TestSearchPane::takenNamesAreToldOf()
{
    keepLists(1);
    pane().openForm(fileOf(QStringLiteral("list 1.txt"), "A sentence\n"));
    auto* problems = widget<QLabel>("compareSearchProblems");
    QVERIFY(problems->text().contains(QStringLiteral("list of this name")));
    QVERIFY(!widget("addList")->isEnabled());
    form().findChild<QAbstractButton*>(QStringLiteral("addListReplace"))->click();
    QVERIFY(widget("addList")->isEnabled());
    QVERIFY(form().request().replace);
}

void TestSearchPane::brokenListIsToldOf()
{
    pane().openForm(fileOf(QStringLiteral("broken.tsv"), "x\n"));
    pane().addList();
    settle();
    QVERIFY(pane().messageText().contains(QStringLiteral("holds no sentences")));
    QVERIFY(form().isVisible());
    QVERIFY(backend().kept.empty());
}

void TestSearchPane::addingIsCancelled()
{
    backend().gate.closeAt(0);
    pane().openForm(fileOf(QStringLiteral("a.txt"), "A sentence\n"));
    pane().addList();
    QVERIFY(pane().isRunning());
    // It has no height before it is laid out.
    QTRY_VERIFY(widget("compareSearchCancel")->rect().contains(1, 1));
    QTest::mouseClick(widget("compareSearchCancel"), Qt::LeftButton);
    settle();
    backend().gate.open();
    QVERIFY(backend().kept.empty());
    QVERIFY(pane().messageText().contains(QStringLiteral("Nothing was added")));
}

void TestSearchPane::searchesAsOneTypes()
{
    keepLists(2);
    search(QStringLiteral("The woman reads"));
    QCOMPARE(view().hits().rowCount(), 3);
    {
        const std::lock_guard<std::mutex> lock(backend().mutex);
        QCOMPARE(backend().lastSearch.query, std::string("The woman reads"));
        QCOMPARE(backend().lastSearch.list.first.string(), std::string("list 1"));
    }
    QCOMPARE(view().query().detected(), QStringLiteral("en"));
    QVERIFY(view().statusText().contains(QStringLiteral("3")));
    QVERIFY(view().hits().index(0, HitModel::TranslationsColumn).data().toString().contains(QStringLiteral("German")));
    QVERIFY(!view().table()->isColumnHidden(HitModel::TranslationsColumn));
    QCOMPARE(view().hits().index(0, HitModel::LineColumn).data().toString(), QStringLiteral("2"));
    QVERIFY(widget<QLabel>("searchWhole")->text().contains(QStringLiteral("The nearest sentence")));
    QAbstractItemModelTester tester(const_cast<HitModel*>(&view().hits()),
                                    QAbstractItemModelTester::FailureReportingMode::QtTest);
    // Another list is searched at once.
    view().chooseList(QStringLiteral("list 2"));
    settle();
    {
        const std::lock_guard<std::mutex> lock(backend().mutex);
        QCOMPARE(backend().lastSearch.list.first.string(), std::string("list 2"));
    }
    QTest::keyClick(view().query().edit(), Qt::Key_Escape);
    QCOMPARE(view().hits().rowCount(), 0);
}

void TestSearchPane::lateAnswersAreDropped()
{
    keepLists(1);
    SentenceFinder finder(m_fixture->backend, m_fixture->window->jobs());
    QSignalSpy found(&finder, &SentenceFinder::found);
    QStringList answered;
    connect(&finder, &SentenceFinder::found, this, [&answered](const SearchSentencesRequest& request) {
        answered.append(QString::fromStdString(request.query));
    });
    SearchSentencesRequest request;
    request.list.first = "list 1";
    backend().gate.closeAt(1);
    request.query = "first";
    finder.askNow(request);
    QVERIFY(finder.isBusy());
    request.query = "second";
    finder.ask(request);
    request.query = "third";
    finder.ask(request);
    backend().gate.open();
    QTRY_VERIFY(!finder.isBusy());
    settle();
    QCOMPARE(answered, QStringList{QStringLiteral("third")});
    // What was asked and is no longer wanted does not come either.
    finder.ask(request);
    finder.cancel();
    QTest::qWait(2 * SentenceFinder::pauseMs);
    QCOMPARE(answered.size(), 1);
}

void TestSearchPane::languageOfTheQueryIsChosen()
{
    keepLists(1);
    search(QStringLiteral("chat"));
    view().query().setLanguage(QStringLiteral("fr"));
    settle();
    const std::lock_guard<std::mutex> lock(backend().mutex);
    QCOMPARE(backend().lastSearch.from, std::string("fr"));
}

void TestSearchPane::errorsAreToldInPlace()
{
    backend().kept.push_back({"broken", "/home/reader/x.tsv", {"en"}, 3, "pack", 16});
    pane().reloadResources();
    settle();
    search(QStringLiteral("cat"));
    QVERIFY(view().statusText().contains(QStringLiteral("holds no sentences")));
    QCOMPARE(m_fixture->window->jobs().jobs().size(), 0);
}

void TestSearchPane::hitIsComparedWithTheQuery()
{
    keepLists(1);
    search(QStringLiteral("The woman reads"));
    QVERIFY(m_fixture->window->actions().compare->compareChosen->isEnabled());
    view().table()->setFocus();
    QTest::keyClick(view().table(), Qt::Key_Down);
    QTest::keyClick(view().table(), Qt::Key_Down);
    QTest::keyClick(view().table(), Qt::Key_Return);
    settle();
    QCOMPARE(page().mode(), ComparePage::TwoSentences);
    QCOMPARE(page().settings().first().text(), QStringLiteral("The woman reads"));
    QCOMPARE(page().settings().second().text(), QStringLiteral("Noch ein Satz"));
    QCOMPARE(page().settings().second().language(), QStringLiteral("de"));
    QVERIFY(!m_fixture->window->actions().compare->compareChosen->isEnabled());
}

void TestSearchPane::hitIsCopiedAndExported()
{
    keepLists(1);
    QVERIFY(!page().copy());
    search(QStringLiteral("The woman reads"));
    QVERIFY(page().copy());
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("The nearest sentence"));
    m_fixture->prompts.files = {m_fixture->folder.filePath(QStringLiteral("hits.tsv"))};
    page().exportCurrent();
    QFile file(m_fixture->prompts.files.first());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
    QVERIFY(lines.contains(QStringLiteral("# query: The woman reads")));
    const auto row = std::ranges::find_if(lines, [](const QString& line) { return line.startsWith(QLatin1String("0.91")); });
    QVERIFY(row != lines.end());
    QCOMPARE(row->split(QLatin1Char('\t')).size(), qsizetype{HitModel::ColumnCount});
    QCOMPARE(row->section(QLatin1Char('\t'), 2, 2), QStringLiteral("The nearest sentence"));
}

void TestSearchPane::keyboardAlone()
{
    keepLists(1);
    QCOMPARE(page().focusTarget(), static_cast<QWidget*>(view().query().edit()));
    search(QStringLiteral("cat"));
    QTest::keyClick(view().query().edit(), Qt::Key_Down);
    QCOMPARE(m_fixture->window->focusWidget(), static_cast<QWidget*>(view().table()));
    QTest::keyClick(view().table(), Qt::Key_Tab);
    QCOMPARE(m_fixture->window->focusWidget(), static_cast<QWidget*>(widget("searchCompare")));
}

void TestSearchPane::listIsRemoved()
{
    keepLists(2);
    view().chooseList(QStringLiteral("list 2"));
    QAction* remove = m_fixture->window->actions().compare->removeList;
    QVERIFY(remove->isEnabled());
    m_fixture->prompts.answer = false;
    remove->trigger();
    settle();
    QCOMPARE(backend().kept.size(), std::size_t{2});
    m_fixture->prompts.answer = true;
    remove->trigger();
    settle();
    QCOMPARE(backend().kept.size(), std::size_t{1});
    QCOMPARE(view().list(), QStringLiteral("list 1"));
    QTest::mouseClick(widget("searchRemoveList"), Qt::LeftButton);
    settle();
    // Nothing is left: the page is as at first.
    QVERIFY(widget("compareSearchEmpty")->isVisible());
    QVERIFY(form().isVisible());
    QVERIFY(!remove->isEnabled());
}

void TestSearchPane::sessionIsRestored()
{
    keepLists(2);
    view().chooseList(QStringLiteral("list 2"));
    search(QStringLiteral("cat"));
    m_fixture->closeAndReopen();
    m_fixture->window->showPage(PageId::Compare);
    settle();
    QCOMPARE(page().mode(), ComparePage::Search);
    QCOMPARE(view().list(), QStringLiteral("list 2"));
    QCOMPARE(view().query().text(), QStringLiteral("cat"));
    QTRY_COMPARE(view().hits().rowCount(), 3);
}

void TestSearchPane::speaksGerman()
{
    keepLists(1);
    search(QStringLiteral("cat"));
    const QString english = view().statusText();
    m_fixture->texts.choose(QStringLiteral("de"));
    QTRY_VERIFY(view().statusText() != english);
    QVERIFY(view().hits().headerData(HitModel::SentenceColumn, Qt::Horizontal).toString() == QStringLiteral("Satz"));
    m_fixture->texts.choose(QStringLiteral("en"));
}

QTEST_MAIN(TestSearchPane)
#include "TestSearchPane.moc"
