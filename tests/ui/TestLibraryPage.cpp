#include "WindowFixture.h"
#include "common/Texts.h"
#include "frame/Actions.h"
#include "jobs/JobRunner.h"
#include "librarypage/DictionaryActions.h"
#include "librarypage/ImportPanel.h"
#include "librarypage/KindPanel.h"
#include "librarypage/LibraryPage.h"
#include "librarypage/NeedsPanel.h"
#include "librarypage/ResourceCard.h"
#include "librarypage/ResourceDetails.h"
#include "librarypage/ResourceModel.h"
#include "librarypage/UsePanel.h"
#include "lookuppage/FilterBar.h"
#include "lookuppage/LookupPage.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

using namespace crossgloss;

class TestLibraryPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->window->showPage(PageId::Library);
        QTRY_COMPARE(page().model().rowCount(), 4);
    }
    void cleanup() { m_fixture.reset(); }

    void listsWhatThereIs();
    void issuesLeadToTheirLine();
    void droppedFileIsImported();
    void brokenFileIsToldAndLeavesNothing();
    void vectorsAskForTheirLanguage();
    void unknownFilesLeadToTheirKind();
    void namedFilesAreImported();
    void installedAreIndexed();
    void removingCanBeUndone();
    void dictionariesAreSwitchedAtOnce();
    void dictionariesAreOrdered();
    void groupsAreMadeAndSwitched();
    void choicesAreTakenBack();
    void actionsBelongToTheLibrary();
    void namesAreWholeAndNothingIsReplacedUnasked();
    void harmlessOmissionsAreNoWarning();
    void damageIsToldAndRepaired();
    void workspacesAreBackedUpAndRestored();
    void saysWhatIsMissing();

private:
    LibraryPage& page() { return m_fixture->window->libraryPage(); }
    QListView& list() { return *page().findChild<QListView*>(QStringLiteral("resources")); }
    DictionaryActions& actions() { return *m_fixture->window->actions().dictionaries; }
    void choose(const char* name) { list().setCurrentIndex(page().model().index(page().model().rowOf(name), 0)); }
    std::string uses()
    {
        std::string text;
        for (const DictionaryUse& use : m_fixture->backend->dictionaryUse.uses()) {
            text += (use.enabled ? "" : "-") + use.name + (use.group.empty() ? "" : "@" + use.group) + " ";
        }
        return text;
    }
    void waitForJobs() { QTRY_COMPARE(m_fixture->window->jobs().activeCount(), 0); }
    void drop(const QString& file)
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_fixture->window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_fixture->window.get(), &event);
    }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<WindowFixture> m_fixture;
};

void TestLibraryPage::listsWhatThereIs()
{
    // By kind, then language: vectors of two languages, dictionary, wordnet.
    const ResourceModel& model = page().model();
    QCOMPARE(model.index(0, ResourceModel::SizeColumn).data().toString(), QStringLiteral("36,831 words × 100 dimensions"));
    QCOMPARE(model.index(1, ResourceModel::SizeColumn).data().toString(), QStringLiteral("40,000 words × 100 dimensions"));
    QCOMPARE(model.index(2, ResourceModel::LanguagesColumn).data().toString(), QStringLiteral("French – English"));
    QCOMPARE(model.index(3, ResourceModel::KindColumn).data().toString(), QStringLiteral("Wordnet"));
}

void TestLibraryPage::issuesLeadToTheirLine()
{
    page().findChild<QListView*>(QStringLiteral("resources"))->setCurrentIndex(page().model().index(1, 0));
    auto* details = page().findChild<ResourceDetails*>();
    QVERIFY(details->issuesText().contains(QStringLiteral("99 numbers instead of 100")));
    auto* browser = details->findChild<QTextBrowser*>();
    QVERIFY(browser->toHtml().contains(QStringLiteral("novels.fr.vec#117")));
    QSignalSpy spy(&page(), &LibraryPage::lineRequested);
    disconnect(&page(), &LibraryPage::lineRequested, m_fixture->window.get(), nullptr);
    Q_EMIT browser->anchorClicked(QUrl(QStringLiteral("file:///home/reader/novels.fr.vec#117")));
    QCOMPARE(spy.size(), 1);
    QCOMPARE(spy.first().at(0).toString(), QStringLiteral("/home/reader/novels.fr.vec"));
    QCOMPARE(spy.first().at(1).toULongLong(), 117ULL);
}

void TestLibraryPage::droppedFileIsImported()
{
    drop(QStringLiteral("/tmp/words.en-fr.index"));
    auto* panel = page().findChild<ImportPanel*>();
    QTRY_VERIFY(panel->isVisible());
    QCOMPARE(panel->kind(), ResourceKind::Dictionary);
    QCOMPARE(panel->options().language, std::string("en"));
    QCOMPARE(panel->options().secondLanguage, std::string("fr"));
    QTest::mouseClick(panel->findChild<QPushButton*>(QStringLiteral("importAccept")), Qt::LeftButton);
    QTRY_COMPARE(page().model().rowCount(), 5);
    QVERIFY(page().messageText().contains(QStringLiteral("words")));
    QVERIFY(!panel->isVisible());
}

void TestLibraryPage::brokenFileIsToldAndLeavesNothing()
{
    drop(QStringLiteral("/tmp/broken.fr.vec"));
    auto* panel = page().findChild<ImportPanel*>();
    QTRY_VERIFY(panel->isVisible());
    QTest::mouseClick(panel->findChild<QPushButton*>(QStringLiteral("importAccept")), Qt::LeftButton);
    QTRY_COMPARE(page().messageText(), QStringLiteral("/tmp/broken.fr.vec:3: 3 numbers instead of 4. Mend the line"));
    QTRY_COMPARE(m_fixture->window->jobs().activeCount(), 0);
    page().reload();
    QTRY_COMPARE(m_fixture->window->jobs().activeCount(), 0);
    QCOMPARE(page().model().rowCount(), 4);
    QVERIFY(m_fixture->prompts.asked.isEmpty());
}

void TestLibraryPage::vectorsAskForTheirLanguage()
{
    drop(QStringLiteral("/tmp/words.vec"));
    auto* panel = page().findChild<ImportPanel*>();
    QTRY_VERIFY(panel->isVisible());
    QCOMPARE(panel->kind(), ResourceKind::Embeddings);
    auto* accept = panel->findChild<QPushButton*>(QStringLiteral("importAccept"));
    QVERIFY(!accept->isEnabled());
    panel->findChild<QComboBox*>(QStringLiteral("importLanguage"))->setEditText(QStringLiteral("Finnish"));
    QVERIFY(accept->isEnabled());
    QCOMPARE(panel->options().language, std::string("fi"));
}

void TestLibraryPage::unknownFilesLeadToTheirKind()
{
    auto* kinds = page().findChild<KindPanel*>();
    auto* panel = page().findChild<ImportPanel*>();
    const auto write = [this](const char* name, const QByteArray& text) {
        const QString path = m_fixture->folder.filePath(QLatin1String(name));
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? path : QString();
    };
    drop(write("unknown.en.txt", "first line\nsecond\tline\n\x01\n"));
    QTRY_VERIFY(kinds->isVisible());
    QVERIFY(!panel->isVisible());
    QVERIFY(page().messageText().isEmpty());
    QVERIFY(kinds->findChild<QLabel*>(QStringLiteral("kindText"))
                ->text()
                .startsWith(QStringLiteral("first line\nsecond⇥ line")));
    auto* go = kinds->findChild<QPushButton*>(QStringLiteral("kindAccept"));
    QVERIFY(!go->isEnabled() && !kinds->kind());
    for (auto* button : kinds->findChildren<QRadioButton*>()) {
        if (button->text() == displayResourceKind(ResourceKind::Embeddings)) {
            button->click();
        }
    }
    QVERIFY(go->isEnabled());
    QTest::keyClick(kinds, Qt::Key_Return);
    QTRY_VERIFY(panel->isVisible());
    QVERIFY(!kinds->isVisible());
    QCOMPARE(panel->kind(), ResourceKind::Embeddings);
    QCOMPARE(panel->options().language, std::string("en"));

    drop(write("unknown-empty", ""));
    QTRY_VERIFY(kinds->isVisible());
    QVERIFY(!go->isEnabled());
    QVERIFY(!kinds->findChild<QLabel*>(QStringLiteral("kindText"))->isVisible());
    QTest::keyClick(kinds, Qt::Key_Escape);
    QVERIFY(!kinds->isVisible());
    // What is not there is an error as before.
    drop(QStringLiteral("/nowhere/unknown"));
    QTRY_VERIFY(!page().messageText().isEmpty());
    QVERIFY(!kinds->isVisible());
}

void TestLibraryPage::namedFilesAreImported()
{
    auto* panel = page().findChild<ImportPanel*>();
    QFile unknown(m_fixture->folder.filePath(QStringLiteral("unknown")));
    QVERIFY(unknown.open(QIODevice::WriteOnly));
    const int before = page().model().rowCount();
    m_fixture->window->openFiles({QStringLiteral("/tmp/first.en.vec"), QStringLiteral("/nowhere/unknown"),
                                  QStringLiteral("/tmp/second.vec"), unknown.fileName(),
                                  QStringLiteral("/tmp/third.fr.vec")});
    // The first needs no question, the second does not say its language.
    QTRY_VERIFY(panel->isVisible());
    QTRY_COMPARE(page().model().rowCount(), before + 1);
    QCOMPARE(panel->files().front().filename().string(), std::string("second.vec"));
    panel->findChild<QComboBox*>(QStringLiteral("importLanguage"))->setEditText(QStringLiteral("Finnish"));
    QTest::mouseClick(panel->findChild<QPushButton*>(QStringLiteral("importAccept")), Qt::LeftButton);
    auto* kinds = page().findChild<KindPanel*>();
    QTRY_VERIFY(kinds->isVisible());
    QTest::keyClick(kinds, Qt::Key_Escape);
    QTRY_COMPARE(page().model().rowCount(), before + 3);
    QVERIFY(!panel->isVisible());
}

void TestLibraryPage::installedAreIndexed()
{
    QSignalSpy changed(&page(), &LibraryPage::resourcesChanged);
    page().indexInstalled();
    QTRY_VERIFY(page().messageText().startsWith(QStringLiteral("3 dictionaries found on this computer, 2 indexed now.")));
    QCOMPARE(changed.size(), 1);
}

void TestLibraryPage::removingCanBeUndone()
{
    auto* list = page().findChild<QListView*>(QStringLiteral("resources"));
    list->setCurrentIndex(page().model().index(0, 0));
    const std::string name = page().model().resources().front().name;
    QTest::keyClick(list, Qt::Key_Delete);
    QTRY_COMPARE(page().model().rowCount(), 3);
    QVERIFY(m_fixture->prompts.asked.isEmpty());
    QCOMPARE(page().model().rowOf(name), -1);
    QTRY_VERIFY(page().messageText().contains(QStringLiteral("was removed")));
    QVERIFY(page().undo());
    QTRY_COMPARE(page().model().rowCount(), 4);
    QVERIFY(page().model().rowOf(name) >= 0);
    QVERIFY(!page().undo());
}

void TestLibraryPage::dictionariesAreSwitchedAtOnce()
{
    const QAbstractItemModelTester tester(list().model());
    const ResourceModel& model = page().model();
    // Vectors have no switch.
    QVERIFY(!(model.flags(model.index(0, 0)) & Qt::ItemIsUserCheckable));
    choose("novels.en");
    QVERIFY(!page().findChild<UsePanel*>()->isVisible());
    QVERIFY(!actions().use->isEnabled());
    choose("wordnet-3.0");
    QVERIFY(page().findChild<UsePanel*>()->isVisible());
    QVERIFY(actions().use->isChecked());
    QSignalSpy changed(&page(), &LibraryPage::usesChanged);
    const QString heard = list().currentIndex().data(Qt::AccessibleTextRole).toString();
    // By the key, by the action, by the box of the panel, by the box in the list.
    list().setFocus();
    QTest::keyClick(&list(), Qt::Key_Space);
    QTRY_COMPARE(uses(), std::string("freedict-fra-eng -wordnet-3.0 "));
    waitForJobs();
    QVERIFY(!actions().use->isChecked());
    QVERIFY(list().currentIndex().data(Qt::AccessibleTextRole).toString() != heard);
    actions().use->trigger();
    QTRY_COMPARE(uses(), std::string("freedict-fra-eng wordnet-3.0 "));
    waitForJobs();
    page().findChild<QCheckBox*>(QStringLiteral("useInLookups"))->click();
    QTRY_COMPARE(uses(), std::string("freedict-fra-eng -wordnet-3.0 "));
    waitForJobs();
    QStyleOptionViewItem option;
    option.rect = list().visualRect(list().currentIndex());
    const QRect box = ResourceCard::switchArea(option, list().currentIndex());
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, box.center());
    QTRY_COMPARE(uses(), std::string("freedict-fra-eng wordnet-3.0 "));
    waitForJobs();
    QCOMPARE(changed.size(), 4);
    // A click beside the box only chooses.
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, box.center() + QPoint(80, 0));
    waitForJobs();
    QCOMPARE(changed.size(), 4);
}

void TestLibraryPage::dictionariesAreOrdered()
{
    choose("wordnet-3.0");
    list().setFocus();
    actions().moveUp->trigger();
    QTRY_COMPARE(uses(), std::string("wordnet-3.0 freedict-fra-eng "));
    waitForJobs();
    QCOMPARE(page().model().rowOf("wordnet-3.0"), 2);
    QCOMPARE(list().currentIndex().row(), 2);
    actions().moveDown->trigger();
    QTRY_COMPARE(uses(), std::string("freedict-fra-eng wordnet-3.0 "));
    waitForJobs();
    QCOMPARE(list().currentIndex().row(), 3);
    QCOMPARE(actions().moveUp->shortcut(), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Up));
}

void TestLibraryPage::groupsAreMadeAndSwitched()
{
    const QAbstractItemModelTester tester(list().model());
    auto* button = m_fixture->window->lookupPage().findChild<QToolButton*>(QStringLiteral("dictionaries"));
    QVERIFY(button->isHidden());
    choose("wordnet-3.0");
    auto* group = page().findChild<QComboBox*>(QStringLiteral("dictionaryGroup"));
    actions().group->trigger();
    group->setEditText(QStringLiteral(" English "));
    QTest::keyClick(group, Qt::Key_Return);
    QTRY_COMPARE(uses(), std::string("freedict-fra-eng wordnet-3.0@English "));
    waitForJobs();
    // Vectors, no group, the dictionary, the group, the wordnet.
    const ResourceModel& model = page().model();
    QCOMPARE(model.rowCount(), 6);
    QCOMPARE(model.index(2, 0).data().toString(), QStringLiteral("No group"));
    QCOMPARE(model.index(4, 0).data().toString(), QStringLiteral("English"));
    QCOMPARE(list().currentIndex().row(), 5);
    // The group's row stands for all of it.
    list().setCurrentIndex(model.index(4, 0));
    QVERIFY(page().findChild<UsePanel*>()->isVisible());
    QVERIFY(!page().findChild<ResourceDetails*>()->isVisible());
    list().setFocus();
    QTest::keyClick(&list(), Qt::Key_Space);
    QTRY_COMPARE(uses(), std::string("freedict-fra-eng -wordnet-3.0@English "));
    waitForJobs();
    QCOMPARE(list().currentIndex().row(), 4);
    actions().moveUp->trigger();
    QTRY_COMPARE(uses(), std::string("-wordnet-3.0@English freedict-fra-eng "));
    waitForJobs();
    QCOMPARE(list().currentIndex().row(), 2);
    group->setEditText(QStringLiteral("Wordnets"));
    QTest::keyClick(group, Qt::Key_Return);
    QTRY_COMPARE(uses(), std::string("-wordnet-3.0@Wordnets freedict-fra-eng "));
    waitForJobs();
    QCOMPARE(list().currentIndex().data().toString(), QStringLiteral("Wordnets"));

    // Look-ups can be limited to it.
    QTRY_VERIFY(!button->isHidden());
    auto* filters = m_fixture->window->lookupPage().findChild<FilterBar*>();
    Q_EMIT button->menu()->aboutToShow();
    QCOMPARE(button->menu()->actions().size(), 2);
    button->menu()->actions().at(1)->trigger();
    QCOMPARE(filters->dictionaryGroup(), QStringLiteral("Wordnets"));
    QVERIFY(!filters->isActive());
    m_fixture->window->showPage(PageId::Lookup);
    m_fixture->window->lookupPage().lookUp(QStringLiteral("a small pet"));
    QTRY_VERIFY(!m_fixture->backend->engine->queries().empty());
    QTRY_COMPARE(m_fixture->backend->engine->queries().back().dictionaries, std::vector<std::string>{"Wordnets"});
    // The session remembers it; a group that is gone is not asked.
    waitForJobs();
    m_fixture->window->close();
    m_fixture->reopen();
    QTRY_COMPARE(m_fixture->window->lookupPage().findChild<FilterBar*>()->dictionaryGroup(), QStringLiteral("Wordnets"));
    m_fixture->backend->dictionaryUse.change([](DictionaryUses& all) { setGroup(all, {"wordnet-3.0"}, ""); });
    m_fixture->window->close();
    m_fixture->reopen();
    QTRY_VERIFY(m_fixture->window->lookupPage().isReady());
    QVERIFY(m_fixture->window->lookupPage().findChild<FilterBar*>()->dictionaryGroup().isEmpty());
}

void TestLibraryPage::choicesAreTakenBack()
{
    const std::string before = uses();
    QVERIFY(!page().undo());
    choose("wordnet-3.0");
    actions().use->trigger();
    waitForJobs();
    actions().moveUp->trigger();
    waitForJobs();
    QCOMPARE(uses(), std::string("-wordnet-3.0 freedict-fra-eng "));
    m_fixture->window->actions().undo->trigger();
    waitForJobs();
    m_fixture->window->actions().undo->trigger();
    waitForJobs();
    QTRY_VERIFY(page().model().use(page().model().index(page().model().rowOf("wordnet-3.0"), 0))->enabled);
    QVERIFY(!page().undo());
    QCOMPARE(uses().size(), before.size());
}

void TestLibraryPage::actionsBelongToTheLibrary()
{
    choose("wordnet-3.0");
    QVERIFY(actions().moveUp->isEnabled());
    m_fixture->window->showPage(PageId::Lookup);
    QVERIFY(!actions().moveUp->isEnabled());
    m_fixture->window->showPage(PageId::Library);
    QTRY_VERIFY(actions().moveUp->isEnabled());
}

void TestLibraryPage::namesAreWholeAndNothingIsReplacedUnasked()
{
    auto* panel = page().findChild<ImportPanel*>();
    auto* name = panel->findChild<QLineEdit*>(QStringLiteral("importName"));
    auto* taken = panel->findChild<QComboBox*>(QStringLiteral("importTaken"));
    page().offer({QStringLiteral("/elsewhere/novels.fr.100d.vec.xz")});
    QTRY_COMPARE(name->text(), QStringLiteral("novels.fr.100d"));
    QVERIFY(taken->isHidden());
    page().offer({QStringLiteral("/elsewhere/novels.fr.vec")});
    QTRY_COMPARE(name->text(), QStringLiteral("novels.fr"));
    QVERIFY(!taken->isHidden());
    QCOMPARE(panel->options().whenTaken, NameTaken::KeepBoth);
    taken->setCurrentIndex(1);
    QCOMPARE(panel->options().whenTaken, NameTaken::Replace);
    name->setText(QStringLiteral("mine"));
    QVERIFY(taken->isHidden());
    QCOMPARE(panel->options().whenTaken, NameTaken::KeepBoth);
}

void TestLibraryPage::harmlessOmissionsAreNoWarning()
{
    Resource resource;
    resource.name = "gcide";
    resource.skipped = 120;
    resource.leftOut = {{"The article holds neither translations nor definitions", 120, true}};
    ResourceModel model;
    model.setResources({resource}, {});
    QCOMPARE(model.index(0, ResourceModel::IssuesColumn).data().toString(), QString());
    ResourceDetails details;
    details.show(&resource);
    QVERIFY(details.issuesText().contains(QStringLiteral("120 ×")));
    resource.leftOut.push_back({"not UTF-8", 3, false});
    resource.skipped = 123;
    model.setResources({resource}, {});
    QVERIFY(model.index(0, ResourceModel::IssuesColumn).data().toString().startsWith(QLatin1Char('3')));
}

void TestLibraryPage::damageIsToldAndRepaired()
{
    page().checkWorkspace();
    QTRY_VERIFY(page().messageText().contains(QStringLiteral("is intact")));
    m_fixture->backend->workspaceCare.damage.push_back(
        CareFinding{Error("The database is damaged").at("/home/reader/user.sqlite")});
    QSignalSpy replaced(&page(), &LibraryPage::workspaceReplaced);
    page().checkWorkspace();
    QTRY_VERIFY(page().messageText().contains(QStringLiteral("user.sqlite")));
    QPushButton* repair = nullptr;
    for (QPushButton* button : page().findChildren<QPushButton*>()) {
        repair = button->text() == QStringLiteral("Save what can be read") ? button : repair;
    }
    QVERIFY(repair);
    repair->click();
    QTRY_COMPARE(replaced.size(), 1);
}

void TestLibraryPage::workspacesAreBackedUpAndRestored()
{
    m_fixture->prompts.files = {QStringLiteral("/somewhere/my.backup")};
    page().backUp();
    QTRY_VERIFY(page().messageText().contains(QStringLiteral("my.backup")));
    QCOMPARE(m_fixture->backend->workspaceCare.written, std::filesystem::path("/somewhere/my.backup"));
    QSignalSpy replaced(&page(), &LibraryPage::workspaceReplaced);
    m_fixture->prompts.answer = false;
    page().restoreBackup();
    QVERIFY(m_fixture->backend->workspaceCare.read.empty());
    m_fixture->prompts.answer = true;
    page().restoreBackup();
    QTRY_COMPARE(replaced.size(), 1);
    QCOMPARE(m_fixture->backend->workspaceCare.read, std::filesystem::path("/somewhere/my.backup"));
}

void TestLibraryPage::saysWhatIsMissing()
{
    auto* needs = page().findChild<NeedsPanel*>();
    QVERIFY(needs->text().contains(QStringLiteral("Dictionaries of English and French.")));
    m_fixture->backend->remove("novels.fr");
    m_fixture->backend->remove("novels.en");
    page().reload();
    QTRY_VERIFY(needs->text().contains(QStringLiteral("Needs word vectors")));
}

QTEST_MAIN(TestLibraryPage)
#include "TestLibraryPage.moc"
