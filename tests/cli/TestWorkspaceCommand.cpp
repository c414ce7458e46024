#include "CommandLine.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <functional>
#include <memory>

#include <sqlite3.h>
#include <sys/resource.h>
#include <unistd.h>

/// Workspaces as wholes on the command line: too new, full, write-protected, with folders of dictionaries.
class TestWorkspaceCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void otherVersionsAreRefusedUntouched_data();
    void otherVersionsAreRefusedUntouched();
    void checksTellTheSpace();
    void withoutRoomNothingIsHalfDone();
    void withoutRightsItIsSaidOnce();
    void foldersAreIndexed();

private:
    QStringList with(const QStringList& arguments, bool json = false) const
    {
        return QStringList{QStringLiteral("--workspace"), workspace()} + (json ? QStringList{"--json"} : QStringList())
               + arguments;
    }
    QString workspace() const { return m_folder->filePath(QStringLiteral("ws")); }
    QString write(const char* name, const QByteArray& text) const
    {
        QFile file(m_folder->filePath(QLatin1String(name)));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName() : QString();
    }
    QMap<QString, QByteArray> content() const
    {
        QMap<QString, QByteArray> files;
        QDirIterator entries(workspace(), QDir::Files, QDirIterator::Subdirectories);
        while (entries.hasNext()) {
            QFile file(entries.next());
            if (file.open(QIODevice::ReadOnly)) {
                files.insert(file.fileName(), file.readAll());
            }
        }
        return files;
    }
    static bool execute(const QString& file, const QByteArray& sql)
    {
        sqlite3* database = nullptr;
        const bool done = sqlite3_open(file.toUtf8().constData(), &database) == SQLITE_OK
                          && sqlite3_exec(database, sql.constData(), nullptr, nullptr, nullptr) == SQLITE_OK;
        sqlite3_close(database);
        return done;
    }
    /// Runs the program after @p prepare has been called in its process.
    static CommandResult runPrepared(const QStringList& arguments, const std::function<void()>& prepare)
    {
        QProcess process;
        process.setChildProcessModifier(prepare);
        process.start(QStringLiteral(CROSSGLOSS_CLI), arguments);
        CommandResult result;
        if (process.waitForFinished(120000)) {
            result.code = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
        }
        result.out = process.readAllStandardOutput();
        result.err = process.readAllStandardError();
        return result;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestWorkspaceCommand::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const QString file = write("d.en.tsv", "lemon\ta sour yellow fruit\n");
    QCOMPARE(runCommand(with({"import", "dictionary", file})).code, 0);
    QCOMPARE(runCommand(with({"saved", "add", "Zitrone", "--language", "de"})).code, 0);
}

void TestWorkspaceCommand::otherVersionsAreRefusedUntouched_data()
{
    QTest::addColumn<QString>("database");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("version");
    QTest::addColumn<QString>("told");
    const QString file = QStringLiteral("FILE");
    for (const char* database : {"workspace.sqlite", "user.sqlite"}) {
        const QStringList commands[] = {{"import", "dictionary", file}, {"list"}, {"saved", "list"}, {"runs", "list"},
                                        {"dictionaries"}, {"workspace", "check"}, {"workspace", "check", "--repair"},
                                        {"workspace", "backup", "BACKUP"}, {"lookup", "sour fruit", "--from", "en", "--to", "fr"}};
        for (const QStringList& arguments : commands) {
            QTest::addRow("%s: %s", database, qPrintable(arguments.join(' ')))
                << QString::fromLatin1(database) << arguments << 1000 << QStringLiteral("newer version");
        }
        for (const QStringList& arguments : {commands[1], commands[6], commands[8]}) {
            QTest::addRow("older %s: %s", database, qPrintable(arguments.join(' ')))
                << QString::fromLatin1(database) << arguments << 1 << QStringLiteral("earlier build");
        }
    }
}

void TestWorkspaceCommand::otherVersionsAreRefusedUntouched()
{
    QFETCH(QString, database);
    QFETCH(QStringList, arguments);
    QFETCH(int, version);
    QFETCH(QString, told);
    arguments.replaceInStrings(QStringLiteral("FILE"), m_folder->filePath(QStringLiteral("d.en.tsv")));
    arguments.replaceInStrings(QStringLiteral("BACKUP"), m_folder->filePath(QStringLiteral("b.backup")));
    QVERIFY(execute(workspace() + QLatin1Char('/') + database, "PRAGMA user_version = " + QByteArray::number(version)));
    const QMap<QString, QByteArray> before = content();
    const CommandResult result = runCommand(with(arguments));
    // Look-ups have the pack, and say what they do without.
    QCOMPARE(result.code, arguments.first() == QStringLiteral("lookup") ? 0 : 1);
    QVERIFY2(result.err.contains(told.toUtf8()), result.err.constData());
    QCOMPARE(result.err.count('\n'), 1);
    QVERIFY(content() == before);
    QVERIFY(!QFile::exists(m_folder->filePath(QStringLiteral("b.backup"))));
}

void TestWorkspaceCommand::checksTellTheSpace()
{
    const QJsonObject space = runCommand(with({"workspace", "check"}, true)).json()["space"].toObject();
    QVERIFY(space["databases"].toInteger() > 0);
    QVERIFY(space["total"].toInteger() >= space["databases"].toInteger());
    QVERIFY(runCommand(with({"workspace", "check"})).out.contains(" MiB on the disk (databases "));
}

void TestWorkspaceCommand::withoutRoomNothingIsHalfDone()
{
    const auto full = [] {
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit none{0, 0};
        setrlimit(RLIMIT_FSIZE, &none);
    };
    const QString more = write("more.en.tsv", "plum\ta blue fruit\n");
    const QString backup = m_folder->filePath(QStringLiteral("all.backup"));
    const QStringList works[] = {{"import", "dictionary", more},
                                 {"workspace", "backup", backup},
                                 {"saved", "add", "Pflaume", "--language", "de"}};
    for (const QStringList& arguments : works) {
        const CommandResult result = runPrepared(with(arguments), full);
        QCOMPARE(result.code, 1);
        QCOMPARE(result.err.count('\n'), 1);
        QVERIFY2(result.err.contains("space") || result.err.contains("full") || result.err.contains("writing")
                     || result.err.contains("written"),
                 result.err.constData());
    }
    QVERIFY(!QFile::exists(backup));
    const QJsonObject check = runCommand(with({"workspace", "check"}, true)).json();
    QVERIFY(check["sound"].toBool());
    QCOMPARE(runCommand(with({"list"}, true)).json()["resources"].toArray().size(), 1);
    QCOMPARE(runCommand(with({"saved", "list"}, true)).json()["words"].toArray().size(), 1);
}

void TestWorkspaceCommand::withoutRightsItIsSaidOnce()
{
    // The superuser may write anywhere.
    const auto asNobody = [] {
        if (geteuid() == 0 && setuid(65534) != 0) {
            _exit(9);
        }
    };
    const QFileDevice::Permissions read = QFileDevice::ReadOwner | QFileDevice::ReadGroup | QFileDevice::ReadOther;
    const QFileDevice::Permissions enter = QFileDevice::ExeOwner | QFileDevice::ExeGroup | QFileDevice::ExeOther;
    QFile::setPermissions(m_folder->path(), read | enter | QFileDevice::WriteOwner);
    QStringList folders{workspace()};
    QDirIterator entries(workspace(), QDir::AllEntries | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        entries.next();
        QFile::setPermissions(entries.filePath(), entries.fileInfo().isDir() ? read | enter : read);
        folders += entries.fileInfo().isDir() ? QStringList{entries.filePath()} : QStringList();
    }
    QFile::setPermissions(workspace(), read | enter);
    const QString more = write("more.en.tsv", "plum\ta blue fruit\n");
    QFile::setPermissions(more, read);
    const CommandResult list = runPrepared(with({"dictionaries"}), asNobody);
    const CommandResult import = runPrepared(with({"import", "dictionary", more}), asNobody);
    const CommandResult backup =
        runPrepared(with({"workspace", "backup", m_folder->filePath(QStringLiteral("all.backup"))}), asNobody);
    for (const QString& folder : std::as_const(folders)) {
        QFile::setPermissions(folder, read | enter | QFileDevice::WriteOwner);
    }
    if (list.code == 9) {
        QSKIP("another user cannot be taken on here");
    }
    QCOMPARE(list.code, 0); // what is there can be read
    QCOMPARE(import.code, 1);
    QCOMPARE(import.err.count('\n'), 1);
    QVERIFY2(import.err.contains("writing"), import.err.constData());
    QCOMPARE(backup.code, 1);
    QCOMPARE(backup.err.count('\n'), 1);
    QVERIFY(!QFile::exists(m_folder->filePath(QStringLiteral("all.backup"))));
}

void TestWorkspaceCommand::foldersAreIndexed()
{
    const QMap<QString, QString> none{{QStringLiteral("CROSSGLOSS_DICTD_PATH"), QString()},
                                      {QStringLiteral("CROSSGLOSS_WORDNET_PATH"), QString()}};
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("mine/below")));
    QVERIFY(!write("mine/below/freedict-fra-eng.dict", "chien\n   dog\n").isEmpty());
    QVERIFY(!write("mine/below/freedict-fra-eng.index", "chien\tA\tN\n").isEmpty());
    const QStringList folder{"--folder", m_folder->filePath(QStringLiteral("mine"))};
    CommandResult result = runCommand(with(QStringList{"import", "installed"} + folder, true), none);
    QVERIFY2(result.code == 0, result.err.constData());
    QCOMPARE(result.json()["imported"].toInt(), 1);
    result = runCommand(with({"import", "installed"}, true), none);
    QCOMPARE(result.json()["removed"].toInt(), 0);
    QCOMPARE(runCommand(with(QStringList{"import", "installed", "--folder", "/no/such/folder"}), none).code, 2);
}

QTEST_GUILESS_MAIN(TestWorkspaceCommand)
#include "TestWorkspaceCommand.moc"
