#include "WindowFixture.h"
#include "comparepage/ComparePage.h"
#include "frame/PageCatalogue.h"
#include "jobs/JobRunner.h"
#include "lookuppage/LookupPage.h"
#include "settings/SettingsCatalogue.h"
#include "trainpage/TrainPage.h"

#include <QDir>
#include <QFile>
#include <QPlainTextEdit>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTest>

#include <sys/stat.h>

using namespace crossgloss;

/// What the window writes of its user: for nobody else to read, nothing of what was looked up where no history is kept,
/// and all of it where the user wants the workspace.
class TestPrivacy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void settingsAreTheirOwners();
    void settingsThatOthersReadBecomeTheirOwners();
    void noHistoryLeavesNothingOfWhatWasAsked();
    void noHistoryForgetsWhatWasThere();
    void windowOpensTheWorkspaceOfTheEnvironment();
    void windowClearsWhatKilledOnesLeft();

private:
    static QFileDevice::Permissions others(const QString& file)
    {
        return QFile::permissions(file) &
               (QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther | QFileDevice::WriteOther);
    }
    /// Names of the files in @p folder that hold @p text.
    static QStringList filesWith(const QString& folder, const QByteArray& text)
    {
        QStringList found;
        for (const QFileInfo& info : QDir(folder).entryInfoList(QDir::Files | QDir::Hidden)) {
            QFile file(info.filePath());
            if (file.open(QIODevice::ReadOnly) && file.readAll().contains(text)) {
                found.append(info.fileName());
            }
        }
        return found;
    }

    std::unique_ptr<Theme> m_theme;
};

void TestPrivacy::settingsAreTheirOwners()
{
    // Whatever the user's mask would let others read.
    const mode_t mask = ::umask(0);
    QTemporaryDir folder;
    const QString below = folder.filePath(QStringLiteral("new/crossgloss"));
    {
        Settings settings(below);
        settings.setWorkspace(QStringLiteral("/somewhere/else"));
        const QDir files(below);
        const QStringList names = files.entryList(QDir::Files);
        QCOMPARE(names.size(), 3);
        for (const QString& name : names) {
            QCOMPARE(others(files.filePath(name)), QFileDevice::Permissions());
        }
        // What is written takes the place of what was there.
        for (QSettings* each : {&settings.preferences(), &settings.program(), &settings.session()}) {
            each->setValue(QStringLiteral("description"), QStringLiteral("a small pet"));
            each->sync();
            QCOMPARE(each->status(), QSettings::NoError);
            QCOMPARE(others(each->fileName()), QFileDevice::Permissions());
        }
        QCOMPARE(filesWith(below, "a small pet").size(), 3);
    }
    ::umask(mask);
}

void TestPrivacy::settingsThatOthersReadBecomeTheirOwners()
{
    QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("session.ini"));
    {
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[General]\ndescription=before\n");
    }
    QVERIFY(QFile::setPermissions(name, QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ReadGroup |
                                            QFileDevice::ReadOther));
    Settings settings(folder.path());
    QCOMPARE(others(name), QFileDevice::Permissions());
    QCOMPARE(settings.session().value(QStringLiteral("description")).toString(), QStringLiteral("before"));
}

void TestPrivacy::noHistoryLeavesNothingOfWhatWasAsked()
{
    const QString secret = QStringLiteral("a zebra in purple");
    for (const bool kept : {true, false}) {
        WindowFixture fixture;
        fixture.settings.preferences().setValue(QLatin1String(SettingKey::keepHistory), kept);
        fixture.reopen();
        MainWindow& window = *fixture.window;
        LookupPage& lookup = window.lookupPage();
        QTRY_VERIFY(lookup.isReady());
        lookup.lookUp(secret);
        QTRY_VERIFY(lookup.hasAnswer() && !lookup.isBusy());
        // The other fields that take what somebody wants to know.
        for (const PageId id : {PageId::Compare, PageId::Train}) {
            window.showPage(id);
            QTRY_COMPARE(window.jobs().activeCount(), 0);
        }
        for (int part = 0; part < 3; ++part) {
            window.comparePage().choose(static_cast<ComparePage::Mode>(part));
        }
        for (QPlainTextEdit* edit : window.findChildren<QPlainTextEdit*>()) {
            if (!edit->isReadOnly()) {
                edit->setPlainText(secret);
            }
        }
        QTRY_COMPARE(window.jobs().activeCount(), 0);
        fixture.closeAndReopen();
        const QStringList files = filesWith(fixture.folder.path(), "zebra");
        QVERIFY2(files.isEmpty() != kept, qPrintable(files.join(QLatin1Char(' '))));
        const QString again = fixture.window->lookupPage().findChild<QPlainTextEdit*>()->toPlainText();
        QCOMPARE(again, kept ? secret : QString());
    }
}

void TestPrivacy::noHistoryForgetsWhatWasThere()
{
    // Of a time when the history was kept: words visited and filters.
    for (const bool kept : {true, false}) {
        WindowFixture fixture;
        fixture.settings.preferences().setValue(QLatin1String(SettingKey::keepHistory), kept);
        fixture.window.reset();
        QSettings& session = fixture.settings.session();
        session.beginWriteArray(QStringLiteral("visitedWords"), 1);
        session.setArrayIndex(0);
        session.setValue(QStringLiteral("word"), QStringLiteral("zebra"));
        session.setValue(QStringLiteral("language"), QStringLiteral("en"));
        session.endArray();
        session.setValue(QStringLiteral("visitedPlace"), 0);
        session.setValue(QStringLiteral("filter/startsWith"), QStringLiteral("zebra"));
        session.setValue(QStringLiteral("filter/pattern"), QStringLiteral("zebra*"));
        session.sync();
        fixture.reopen();
        fixture.closeAndReopen();
        const QStringList files = filesWith(fixture.folder.path(), "zebra");
        QVERIFY2(files.isEmpty() != kept, qPrintable(files.join(QLatin1Char(' '))));
    }
}

void TestPrivacy::windowOpensTheWorkspaceOfTheEnvironment()
{
    QTemporaryDir home;
    const QString wanted = home.filePath(QStringLiteral("wanted"));
    const QString usual = home.filePath(QStringLiteral("data/crossgloss"));
    const QString named = home.filePath(QStringLiteral("named"));
    const auto run = [&](const QStringList& more) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.insert(QStringLiteral("HOME"), home.path());
        environment.insert(QStringLiteral("XDG_DATA_HOME"), home.filePath(QStringLiteral("data")));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.filePath(QStringLiteral("config")));
        environment.insert(QStringLiteral("CROSSGLOSS_WORKSPACE"), wanted);
        QProcess window;
        window.setProcessEnvironment(environment);
        window.start(QStringLiteral(CROSSGLOSS_WINDOW),
                     QStringList{QStringLiteral("--page"), QStringLiteral("library"), QStringLiteral("--screenshot"),
                                 home.filePath(QStringLiteral("window.png"))} +
                         more);
        return window.waitForFinished(120000) && window.exitCode() == 0;
    };
    QVERIFY(run({}));
    QVERIFY(QFile::exists(wanted + QStringLiteral("/workspace.sqlite")));
    QVERIFY(!QFile::exists(usual));
    // What the command line says goes first.
    QVERIFY(run({QStringLiteral("--workspace"), named}));
    QVERIFY(QFile::exists(named + QStringLiteral("/workspace.sqlite")));
}

void TestPrivacy::windowClearsWhatKilledOnesLeft()
{
    QTemporaryDir home;
    const QDir temporary(home.filePath(QStringLiteral("tmp")));
    QVERIFY(QDir().mkpath(temporary.filePath(QStringLiteral(".crossgloss-0123456789abcdef.part"))));
    for (const char* name : {".crossgloss-0123456789abcdef.part/session.ini", ".crossgloss-fedcba9876543210.part"}) {
        QFile file(temporary.filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("HOME"), home.path());
    environment.insert(QStringLiteral("XDG_DATA_HOME"), home.filePath(QStringLiteral("data")));
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.filePath(QStringLiteral("config")));
    environment.insert(QStringLiteral("TMPDIR"), temporary.path());
    // A window that stays open: nothing but its start clears the folder.
    QProcess window;
    window.setProcessEnvironment(environment);
    window.start(QStringLiteral(CROSSGLOSS_WINDOW), {QStringLiteral("--page"), QStringLiteral("library")});
    QVERIFY(window.waitForStarted());
    const auto left = [&] { return temporary.entryList({QStringLiteral(".crossgloss*")}, QDir::AllEntries | QDir::Hidden); };
    for (int wait = 0; wait < 600 && !left().isEmpty(); ++wait) {
        QTest::qWait(50);
    }
    const QStringList found = left();
    window.terminate();
    if (!window.waitForFinished(20000)) {
        window.kill();
        window.waitForFinished();
    }
    QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char(' '))));
}

QTEST_MAIN(TestPrivacy)
#include "TestPrivacy.moc"
