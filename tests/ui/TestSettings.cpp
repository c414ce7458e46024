#include "Gate.h"
#include "WindowFixture.h"
#include "common/Motion.h"

#include "base/FreeMemory.h"
#include "base/Parallel.h"
#include "base/ThreadLimit.h"
#include "common/DescriptionEdit.h"
#include "common/InlineMessage.h"
#include "frame/Actions.h"
#include "frame/SessionStart.h"
#include "glossespage/GlossesPage.h"
#include "jobs/JobRunner.h"
#include "librarypage/LibraryPage.h"
#include "lookuppage/LookupPage.h"
#include "settings/FolderList.h"
#include "settings/Preferences.h"
#include "settings/SettingRow.h"
#include "settings/SettingsCatalogue.h"
#include "settings/SettingsDialog.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFontDatabase>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStyle>
#include <QTest>

#include <algorithm>
#include <QToolButton>
#include <QWheelEvent>

using namespace crossgloss;

/// Settings: what there is, how it is found, and that each does what it says, at once.
class TestSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        QTRY_VERIFY(window().lookupPage().isReady());
    }
    void cleanup()
    {
        // What is in force for the whole process.
        for (const SettingEntry& entry : settingsCatalogue()) {
            preferences().restore(QLatin1String(entry.key));
        }
        m_fixture.reset();
    }

    void theCatalogueIsWhole();
    void senselessValuesAreNotTaken();
    void defaultsAreNotWritten();
    void theyOpenByTheirKey();
    void oneSectionIsInSight();
    void searchGoesThroughAll();
    void searchKnowsNoAccents();
    void languageIsInForceAtOnce();
    void themeShowsInTheMenuToo();
    void sizeAndFontAreInForceAtOnce();
    void motionIsReduced();
    void typeAheadCanWait();
    void answersAreLimited();
    void vulgarWordsAreHidden();
    void historyIsKeptOrNot();
    void foldersAreIndexed();
    void theReviewerIsKnown();
    void threadsAndMemoryAreLimited();
    void thePageAtTheStart();
    void aSwitchFollowsItsName();
    void sessionsAreForgotten();
    void theStartLooksAround_data();
    void theStartLooksAround();
    void defaultsComeBack();
    void theyAreReadAgain();
    void whatCannotBeKeptIsSaidOnce();
    void everyFieldHasAName();
    void theWheelChangesNothing();
    void nothingIsCutOff_data();
    void nothingIsCutOff();

private:
    MainWindow& window() { return *m_fixture->window; }
    Preferences& preferences() { return window().preferences(); }
    SettingsDialog& dialog() { return window().showSettings(); }
    template <typename Field>
    Field& field(const char* key)
    {
        Field* found = dialog().row(QLatin1String(key))->findChild<Field*>(QLatin1String(key));
        Q_ASSERT(found);
        return *found;
    }
    void choose(const char* key, const QVariant& value)
    {
        auto& box = field<QComboBox>(key);
        box.setCurrentIndex(box.findData(value));
        Q_EMIT box.activated(box.currentIndex());
    }
    std::size_t questions() { return m_fixture->backend->engine->queries().size(); }
    LookupQuery lastQuery() { return m_fixture->backend->engine->queries().back(); }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<WindowFixture> m_fixture;
};

void TestSettings::theCatalogueIsWhole()
{
    QSet<QString> keys;
    for (const SettingEntry& entry : settingsCatalogue()) {
        const QString key = QLatin1String(entry.key);
        QVERIFY2(!keys.contains(key), entry.key);
        keys.insert(key);
        QVERIFY2(!settingTitle(entry).isEmpty() && !settingAbout(entry).isEmpty(), entry.key);
        QVERIFY2(settingAbout(entry).endsWith(QLatin1Char('.')), entry.key);
        QVERIFY2(!settingSectionTitle(entry.section).isEmpty(), entry.key);
        QCOMPARE(settingValue(entry, entry.initial), entry.initial);
        QVERIFY2(entry.kind != SettingKind::Choice || settingChoices(entry).size() > 1, entry.key);
        QVERIFY2(entry.kind != SettingKind::Number || entry.least < entry.most, entry.key);
        QVERIFY2(dialog().row(key), entry.key);
    }
}

void TestSettings::senselessValuesAreNotTaken()
{
    const auto taken = [](const char* key, const QVariant& value) {
        return settingValue(*settingEntry(QLatin1String(key)), value);
    };
    QCOMPARE(taken(SettingKey::zoom, 900), QVariant(200));
    QCOMPARE(taken(SettingKey::zoom, QStringLiteral("large")), QVariant(100));
    QCOMPARE(taken(SettingKey::theme, 17), QVariant(0));
    QCOMPARE(taken(SettingKey::theme, QStringLiteral("2")), QVariant(2)); // as files hold it
    QCOMPARE(taken(SettingKey::language, QStringLiteral("tlh")), QVariant(QString()));
    QCOMPARE(taken(SettingKey::keepHistory, QStringLiteral("false")), QVariant(false));
    QCOMPARE(taken(SettingKey::folders, QStringList{"/a", "", "/a", "/b"}), QVariant(QStringList{"/a", "/b"}));
    QVERIFY(!settingEntry(QStringLiteral("none")));
}

void TestSettings::defaultsAreNotWritten()
{
    QSettings& store = m_fixture->settings.preferences();
    QSignalSpy changed(&preferences(), &Preferences::changed);
    preferences().set(QLatin1String(SettingKey::answers), 20);
    QCOMPARE(store.value(QLatin1String(SettingKey::answers)).toInt(), 20);
    preferences().set(QLatin1String(SettingKey::answers), 20);
    QCOMPARE(changed.size(), 1);
    preferences().restore(QLatin1String(SettingKey::answers));
    QVERIFY(!store.contains(QLatin1String(SettingKey::answers)));
    QCOMPARE(changed.size(), 2);
}

void TestSettings::theyOpenByTheirKey()
{
    QCOMPARE(window().actions().settings->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Comma));
    window().actions().settings->trigger();
    auto* shown = window().findChild<SettingsDialog*>();
    QVERIFY(shown && shown->isVisible());
    QVERIFY(!shown->isModal());
    QCOMPARE(&dialog(), shown); // one is enough
    QTest::keyClick(shown, Qt::Key_Escape);
    QVERIFY(!shown->isVisible());
}

void TestSettings::oneSectionIsInSight()
{
    dialog().showSection(SettingSection::Performance);
    QCOMPARE(dialog().shown(), (QStringList{SettingKey::threads, SettingKey::memory}));
    auto* sections = dialog().findChild<QListWidget*>(QStringLiteral("settingsSections"));
    QCOMPARE(sections->count(), settingSections().size());
    QTest::keyClick(sections, Qt::Key_Home);
    QVERIFY(dialog().shown().contains(QLatin1String(SettingKey::theme)));
    QVERIFY(!dialog().shown().contains(QLatin1String(SettingKey::threads)));
}

void TestSettings::searchGoesThroughAll()
{
    auto* search = dialog().findChild<QLineEdit*>(QStringLiteral("settingsSearch"));
    QTest::keyClicks(search, QStringLiteral("processor"));
    QCOMPARE(dialog().shown(), QStringList{SettingKey::threads}); // a word of the description
    dialog().setSearch(QStringLiteral("dark"));
    QVERIFY(dialog().shown().contains(QLatin1String(SettingKey::theme))); // a choice
    dialog().setSearch(QStringLiteral("  FOLDERS   dictd "));
    QCOMPARE(dialog().shown(), QStringList{SettingKey::folders}); // all words, in any order
    dialog().setSearch(QStringLiteral("start page"));
    QVERIFY(dialog().shown().contains(QLatin1String(SettingKey::startPage))); // the section's name counts
    dialog().setSearch(QStringLiteral("zyzzyva"));
    QVERIFY(dialog().shown().isEmpty());
    QVERIFY(!dialog().findChild<QPushButton*>(QStringLiteral("restoreDefaults"))->isEnabled());
    dialog().setSearch(QString());
    QVERIFY(!dialog().shown().isEmpty());
}

void TestSettings::searchKnowsNoAccents()
{
    m_fixture->texts.choose(QStringLiteral("fr"));
    const SettingEntry& theme = *settingEntry(QLatin1String(SettingKey::language));
    QVERIFY(settingMatches(theme, QStringLiteral("français")));
    QVERIFY(settingMatches(theme, QStringLiteral("FRANCAIS")));
    m_fixture->texts.choose(QStringLiteral("en"));
}

void TestSettings::languageIsInForceAtOnce()
{
    choose(SettingKey::language, QStringLiteral("de"));
    QCOMPARE(m_fixture->texts.current(), QStringLiteral("de"));
    QTRY_COMPARE(dialog().windowTitle(), QStringLiteral("Einstellungen"));
    QCOMPARE(field<QComboBox>(SettingKey::language).currentData().toString(), QStringLiteral("de"));
    QVERIFY(window().menuBar()->actions().at(1)->text().contains(QStringLiteral("Bearbeiten")));
    choose(SettingKey::language, QStringLiteral("en"));
    QTRY_COMPARE(dialog().windowTitle(), QStringLiteral("Settings"));
}

void TestSettings::themeShowsInTheMenuToo()
{
    const auto markedThemes = [this] {
        QStringList marked;
        for (QAction* top : window().menuBar()->actions()) {
            for (QAction* action : top->menu()->actions()) {
                if (action->menu() && action->text() == QStringLiteral("T&heme")) {
                    for (QAction* theme : action->menu()->actions()) {
                        marked += theme->isChecked() ? QStringList{theme->text()} : QStringList();
                    }
                }
            }
        }
        return marked;
    };
    choose(SettingKey::theme, static_cast<int>(ThemeMode::Dark));
    QCOMPARE(m_theme->mode(), ThemeMode::Dark);
    QVERIFY(m_theme->isDark());
    QCOMPARE(markedThemes(), QStringList{QStringLiteral("&Dark")});
    window().actions().nextTheme->trigger();
    QCOMPARE(m_theme->mode(), ThemeMode::System);
    QCOMPARE(field<QComboBox>(SettingKey::theme).currentData().toInt(), static_cast<int>(ThemeMode::System));
    // Another one that the command line put into force gives way to a choice that is kept already.
    m_theme->setMode(ThemeMode::Light);
    QCOMPARE(markedThemes(), QStringList{QStringLiteral("&Light")});
    preferences().choose(QLatin1String(SettingKey::theme), static_cast<int>(ThemeMode::System));
    QCOMPARE(m_theme->mode(), ThemeMode::System);
}

void TestSettings::sizeAndFontAreInForceAtOnce()
{
    field<QSpinBox>(SettingKey::zoom).setValue(150);
    QCOMPARE(m_theme->zoom(), 150);
    window().actions().zoomOut->trigger();
    QCOMPARE(field<QSpinBox>(SettingKey::zoom).value(), 140);
    window().actions().zoomReset->trigger();
    QCOMPARE(m_theme->zoom(), 100);
    const QString before = QApplication::font().family();
    const QList<SettingChoice> fonts = settingChoices(*settingEntry(QLatin1String(SettingKey::font)));
    const QString other = fonts.last().value.toString();
    choose(SettingKey::font, other);
    QCOMPARE(QApplication::font().family(), other);
    choose(SettingKey::font, QString());
    QCOMPARE(QApplication::font().family(), before);
}

void TestSettings::motionIsReduced()
{
    const int usual = window().style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &window()) > 0 ? 300 : 0;
    QCOMPARE(motionTime(window(), 300), usual);
    field<QCheckBox>(SettingKey::lessMotion).click();
    QCOMPARE(motionTime(window(), 300), 0);
    m_fixture->closeAndReopen();
    QCOMPARE(motionTime(window(), 300), 0);
    preferences().restore(QLatin1String(SettingKey::lessMotion));
    QCOMPARE(motionTime(window(), 300), usual);
}

void TestSettings::typeAheadCanWait()
{
    field<QCheckBox>(SettingKey::typeAhead).click();
    auto* description = window().lookupPage().findChild<DescriptionEdit*>();
    const std::size_t before = questions();
    description->setPlainText(QStringLiteral("small animal that purrs"));
    QVERIFY(!window().lookupPage().isBusy()); // nothing is under way, nor waits for a pause in typing
    QTest::keyClick(description, Qt::Key_Return);
    QTRY_COMPARE(questions(), before + 1);
    QTRY_VERIFY(window().lookupPage().hasAnswer());
    field<QCheckBox>(SettingKey::typeAhead).click();
    description->setPlainText(QStringLiteral("small animal"));
    QTRY_COMPARE(questions(), before + 2);
}

void TestSettings::answersAreLimited()
{
    window().lookupPage().lookUp(QStringLiteral("small animal"));
    QTRY_VERIFY(window().lookupPage().hasAnswer());
    QCOMPARE(lastQuery().limit, 50);
    field<QSpinBox>(SettingKey::answers).setValue(15);
    QTRY_COMPARE(lastQuery().limit, 15); // the present question is asked again
}

void TestSettings::vulgarWordsAreHidden()
{
    QVERIFY(window().lookupPage().hidesVulgar());
    field<QCheckBox>(SettingKey::hideVulgar).click();
    QVERIFY(!window().lookupPage().hidesVulgar());
    QVERIFY(!window().actions().hideVulgar->isChecked());
    m_fixture->closeAndReopen();
    QVERIFY(!window().lookupPage().hidesVulgar());
    window().actions().hideVulgar->trigger();
    QVERIFY(preferences().flag(SettingKey::hideVulgar));
    QVERIFY(field<QCheckBox>(SettingKey::hideVulgar).isChecked());
}

void TestSettings::historyIsKeptOrNot()
{
    const QString file = m_fixture->folder.filePath(QStringLiteral("history.jsonl"));
    window().lookupPage().lookUp(QStringLiteral("small animal"));
    QTRY_VERIFY(window().lookupPage().hasAnswer());
    m_fixture->closeAndReopen();
    QVERIFY(QFile::exists(file));
    QTRY_VERIFY(window().lookupPage().isReady());
    field<QCheckBox>(SettingKey::keepHistory).click();
    QTRY_VERIFY(!QFile::exists(file));
}

void TestSettings::foldersAreIndexed()
{
    auto& list = field<FolderList>(SettingKey::folders);
    const QString folder = m_fixture->folder.filePath(QStringLiteral("dictionaries"));
    QVERIFY(QDir().mkpath(folder));
    m_fixture->prompts.folder = folder;
    const int before = m_fixture->backend->timesIndexed;
    list.findChild<QPushButton*>(QStringLiteral("addFolder"))->click();
    QCOMPARE(preferences().list(SettingKey::folders), QStringList{folder});
    QTRY_COMPARE(m_fixture->backend->timesIndexed.load(), before + 1);
    QTRY_COMPARE(window().jobs().activeCount(), 0);
    QCOMPARE(m_fixture->backend->indexedFolders, std::vector<std::filesystem::path>{folder.toStdString()});
    // The same once more is not another.
    list.findChild<QPushButton*>(QStringLiteral("addFolder"))->click();
    QCOMPARE(list.folders().size(), 1);
    list.findChild<QListWidget*>()->setCurrentRow(0);
    list.findChild<QPushButton*>(QStringLiteral("removeFolder"))->click();
    QTRY_COMPARE(m_fixture->backend->timesIndexed.load(), before + 2);
    QTRY_COMPARE(window().jobs().activeCount(), 0);
    QVERIFY(m_fixture->backend->indexedFolders.empty());
    QVERIFY(preferences().list(SettingKey::folders).isEmpty());
}

void TestSettings::theReviewerIsKnown()
{
    auto* name = window().glossesPage().findChild<QLineEdit*>(QStringLiteral("reviewer"));
    QVERIFY(name);
    auto& line = field<QLineEdit>(SettingKey::reviewer);
    line.setText(QStringLiteral(" Anna "));
    Q_EMIT line.editingFinished();
    QCOMPARE(name->text(), QStringLiteral("Anna"));
    QCOMPARE(m_fixture->settings.preferences().value(QLatin1String(SettingKey::reviewer)).toString(), QStringLiteral("Anna"));
}

void TestSettings::threadsAndMemoryAreLimited()
{
    const int all = resolveThreads(0);
    QCOMPARE(field<QSpinBox>(SettingKey::threads).text(), QStringLiteral("all"));
    field<QSpinBox>(SettingKey::threads).setValue(all + 2);
    QCOMPARE(resolveThreads(0), all + 2);
    field<QSpinBox>(SettingKey::memory).setValue(1);
    const std::optional<double> left = freeMemory();
    QVERIFY(left && *left < double(1 << 30));
    // A window that is opened later obeys as well.
    setAllThreads(0);
    m_fixture->closeAndReopen();
    QCOMPARE(resolveThreads(0), all + 2);
    preferences().restore(QLatin1String(SettingKey::threads));
    QCOMPARE(resolveThreads(0), all);
}

void TestSettings::thePageAtTheStart()
{
    window().showPage(PageId::Hubs);
    m_fixture->closeAndReopen();
    QCOMPARE(window().currentPage(), PageId::Hubs);
    choose(SettingKey::startPage, QStringLiteral("library"));
    m_fixture->closeAndReopen();
    QCOMPARE(window().currentPage(), PageId::Library);
}

void TestSettings::aSwitchFollowsItsName()
{
    SettingRow* row = dialog().row(QLatin1String(SettingKey::typeAhead));
    dialog().showSection(SettingSection::Lookup);
    const bool before = preferences().flag(SettingKey::typeAhead);
    QTest::mouseClick(row->findChild<QLabel*>(), Qt::LeftButton);
    QCOMPARE(preferences().flag(SettingKey::typeAhead), !before);
    QCOMPARE(field<QCheckBox>(SettingKey::typeAhead).isChecked(), !before);
}

void TestSettings::sessionsAreForgotten()
{
    window().lookupPage().setLanguages(QStringLiteral("fr"), {QStringLiteral("en")});
    window().lookupPage().lookUp(QStringLiteral("petit animal"));
    QTRY_VERIFY(window().lookupPage().hasAnswer());
    auto* description = window().lookupPage().findChild<DescriptionEdit*>();
    m_fixture->closeAndReopen();
    description = window().lookupPage().findChild<DescriptionEdit*>();
    QCOMPARE(description->description(), QStringLiteral("petit animal"));
    field<QCheckBox>(SettingKey::restoreSession).click();
    m_fixture->settings.session().setValue(QStringLiteral("recentFiles"), QStringList{"/a.vec"});
    m_fixture->closeAndReopen();
    description = window().lookupPage().findChild<DescriptionEdit*>();
    QCOMPARE(description->description(), QString());
    QVERIFY(window().lookupPage().canGoBack()); // the history has a setting of its own
    window().lookupPage().goBack();
    QCOMPARE(description->description(), QStringLiteral("petit animal"));
    QCOMPARE(m_fixture->settings.session().value(QStringLiteral("recentFiles")).toStringList(), QStringList{"/a.vec"});
}

void TestSettings::theStartLooksAround_data()
{
    QTest::addColumn<bool>("wanted");
    QTest::newRow("as it is at first") << true;
    QTest::newRow("switched off") << false;
}

void TestSettings::theStartLooksAround()
{
    QFETCH(bool, wanted);
    preferences().set(QLatin1String(SettingKey::checkVectors), wanted);
    preferences().set(QLatin1String(SettingKey::offerRuns), wanted);
    m_fixture->backend->workspaceCare.damage.push_back(CareFinding{Error("The vectors of a are missing").at("/a.space")});
    m_fixture->reopen();
    QSignalSpy ended(&window().jobs(), &JobRunner::jobFinished);
    QTRY_VERIFY(window().lookupPage().isReady());
    QTRY_VERIFY(ended.size() >= 2 && window().jobs().activeCount() == 0);
    QCOMPARE(window().libraryPage().messageText().contains(QStringLiteral("are missing")), wanted);
}

void TestSettings::defaultsComeBack()
{
    dialog().showSection(SettingSection::Lookup);
    auto* restore = dialog().row(QLatin1String(SettingKey::answers))->findChild<QToolButton*>();
    auto* all = dialog().findChild<QPushButton*>(QStringLiteral("restoreDefaults"));
    QVERIFY(!restore->isVisible());
    QVERIFY(!all->isEnabled());
    field<QSpinBox>(SettingKey::answers).setValue(15);
    QVERIFY(restore->isVisible());
    QVERIFY(all->isEnabled());
    restore->click();
    QCOMPARE(field<QSpinBox>(SettingKey::answers).value(), 50);
    QVERIFY(!restore->isVisible());
    field<QSpinBox>(SettingKey::answers).setValue(15);
    field<QCheckBox>(SettingKey::hideVulgar).click();
    preferences().set(QLatin1String(SettingKey::threads), 2);
    all->click();
    QVERIFY(preferences().isInitial(QLatin1String(SettingKey::answers)));
    QVERIFY(preferences().isInitial(QLatin1String(SettingKey::hideVulgar)));
    QVERIFY(!preferences().isInitial(QLatin1String(SettingKey::threads))); // of another section
}

void TestSettings::theyAreReadAgain()
{
    QTemporaryDir folder;
    {
        Settings settings(folder.path());
        Preferences preferences(settings.preferences());
        preferences.set(QLatin1String(SettingKey::zoom), 130);
        preferences.set(QLatin1String(SettingKey::folders), QStringList{"/one"});
        preferences.set(QLatin1String(SettingKey::keepHistory), false);
        preferences.set(QLatin1String(SettingKey::startPage), QStringLiteral("map"));
    }
    Settings settings(folder.path());
    const Preferences preferences(settings.preferences());
    QCOMPARE(preferences.number(SettingKey::zoom), 130);
    QCOMPARE(preferences.list(SettingKey::folders), QStringList{"/one"});
    QVERIFY(!preferences.flag(SettingKey::keepHistory));
    QCOMPARE(preferences.text(SettingKey::startPage), QStringLiteral("map"));
}

void TestSettings::whatCannotBeKeptIsSaidOnce()
{
    // A folder lies where the file should be.
    QTemporaryDir folder;
    QVERIFY(QDir().mkpath(folder.filePath(QStringLiteral("preferences.ini/x"))));
    Settings settings(folder.path());
    Preferences preferences(settings.preferences());
    QSignalSpy told(&preferences, &Preferences::notKept);
    preferences.set(QLatin1String(SettingKey::zoom), 130);
    preferences.set(QLatin1String(SettingKey::zoom), 140);
    QCOMPARE(told.size(), 1);
    QCOMPARE(preferences.number(SettingKey::zoom), 140); // in force all the same
    Q_EMIT this->preferences().notKept(QStringLiteral("/read/only/preferences.ini"));
    QVERIFY(window().workspaceNotice().isVisible());
    QVERIFY(window().workspaceNotice().text().contains(QStringLiteral("preferences.ini")));
}

void TestSettings::everyFieldHasAName()
{
    for (const SettingEntry& entry : settingsCatalogue()) {
        const SettingRow* row = dialog().row(QLatin1String(entry.key));
        QCOMPARE(row->field()->accessibleName(), settingTitle(entry));
        for (const QToolButton* button : row->findChildren<QToolButton*>(QString(), Qt::FindDirectChildrenOnly)) {
            QVERIFY2(button->accessibleName().contains(settingTitle(entry)), entry.key);
        }
    }
}

void TestSettings::theWheelChangesNothing()
{
    auto& box = field<QSpinBox>(SettingKey::zoom);
    QWheelEvent wheel(QPointF(5, 5), box.mapToGlobal(QPointF(5, 5)), QPoint(), QPoint(0, 120), Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&box, &wheel);
    QCOMPARE(box.value(), 100);
}

void TestSettings::nothingIsCutOff_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("zoom");
    QTest::newRow("light") << false << "en" << 100;
    QTest::newRow("dark") << true << "en" << 100;
    QTest::newRow("german") << false << "de" << 100;
    QTest::newRow("french") << false << "fr" << 100;
    QTest::newRow("zoom-150") << false << "en" << 150;
    QTest::newRow("german-dark-zoom-200") << true << "de" << 200;
}

void TestSettings::nothingIsCutOff()
{
    QFETCH(bool, dark);
    QFETCH(QString, language);
    QFETCH(int, zoom);
    const QString folder = QStringLiteral(CROSSGLOSS_BINARY_DIR "/screenshots");
    QVERIFY(QDir().mkpath(folder));
    preferences().set(QLatin1String(SettingKey::theme), static_cast<int>(dark ? ThemeMode::Dark : ThemeMode::Light));
    preferences().set(QLatin1String(SettingKey::language), language);
    preferences().set(QLatin1String(SettingKey::zoom), zoom);
    preferences().set(QLatin1String(SettingKey::answers), 20);
    SettingsDialog& shown = dialog();
    // A font and a style that have just changed take the layouts several turns.
    const auto isSettled = [&] {
        return std::ranges::all_of(shown.shown(), [&](const QString& key) {
            const SettingRow* row = shown.row(key);
            return std::ranges::all_of(row->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly), [row](const QWidget* part) {
                return !part->isVisible() || row->rect().contains(part->geometry());
            });
        });
    };
    const auto check = [&](const QString& name) {
        QCoreApplication::processEvents();
        QTRY_VERIFY2(isSettled(), qPrintable(name));
        QVERIFY(shown.grab().save(QStringLiteral("%1/settings-%2-%3.png")
                                      .arg(folder, name, QLatin1String(QTest::currentDataTag()))));
        const int width = shown.findChild<QScrollArea*>()->viewport()->width();
        for (const QString& key : shown.shown()) {
            SettingRow* row = shown.row(key);
            QVERIFY2(row->width() <= width, qPrintable(key));
            for (const QWidget* part : row->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
                if (part->isVisible()) {
                    QVERIFY2(row->rect().contains(part->geometry()), qPrintable(key + part->metaObject()->className()));
                }
            }
            for (const QLabel* label : row->findChildren<QLabel*>()) {
                if (label->isVisible()) {
                    QVERIFY2(label->wordWrap() ? label->height() >= label->heightForWidth(label->width())
                                               : label->width() >= label->sizeHint().width(),
                             qPrintable(key + QLatin1Char(' ') + label->text()));
                }
            }
            const QWidget* field = row->field();
            if (qobject_cast<const QCheckBox*>(field) || qobject_cast<const QSpinBox*>(field)) {
                QVERIFY2(field->width() >= field->sizeHint().width(), qPrintable(key));
            }
        }
    };
    for (const SettingSection section : settingSections()) {
        shown.showSection(section);
        check(QString::number(static_cast<int>(section)));
    }
    shown.setSearch(QStringLiteral("st"));
    check(QStringLiteral("search"));
}

QTEST_MAIN(TestSettings)
#include "TestSettings.moc"
