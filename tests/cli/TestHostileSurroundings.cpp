#include "CommandLine.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include <sys/stat.h>

/// A system that is set up strangely is no reason to crash, to hang, or to write where nobody expects it.
class TestHostileSurroundings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void withoutTemporaryFolder();
    void aRelativeDataFolderIsNone();
    void aPipeAsDatabaseIsTold();
    void leftoversInTheTemporaryFolderGo();
    void littleMemoryIsTold();

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    QString write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(path(name));
        file.open(QIODevice::WriteOnly);
        file.write(bytes);
        return path(name);
    }
    CommandResult run(const QStringList& arguments, const QMap<QString, QString>& environment = {}) const
    {
        return runCommand(QStringList{"--workspace", path("workspace")} + arguments, environment);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestHostileSurroundings::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestHostileSurroundings::withoutTemporaryFolder()
{
    const QMap<QString, QString> missing{{"TMPDIR", path("missing")}};
    QCOMPARE(run({"saved", "add", "fish", "--language", "en"}, missing).code, 0);
    const CommandResult exported = run({"saved", "export", "--out", path("words.apkg")}, missing);
    QVERIFY2(exported.code == 0, exported.err.constData());
    QVERIFY(QFile::exists(path("words.apkg")));
    QVERIFY(!QFile::exists(path("missing")));
    // What comes through a pipe is kept there, too.
    QProcess piped;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("TMPDIR", path("missing"));
    piped.setProcessEnvironment(environment);
    piped.start(QStringLiteral(CROSSGLOSS_CLI), {"--workspace", path("workspace"), "import", "lexicon", "/dev/stdin",
                                                 "--language", "en", "--second-language", "fr"});
    QVERIFY(piped.waitForStarted());
    piped.write("hare lièvre\nsea mer\n");
    piped.closeWriteChannel();
    QVERIFY(piped.waitForFinished(120000));
    QCOMPARE(piped.exitCode(), 0);
}

void TestHostileSurroundings::aRelativeDataFolderIsNone()
{
    QDir().mkpath(path("home"));
    QDir().mkpath(path("work"));
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove("CROSSGLOSS_WORKSPACE");
    environment.insert("XDG_DATA_HOME", "data");
    environment.insert("HOME", path("home"));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(path("work"));
    process.start(QStringLiteral(CROSSGLOSS_CLI), {"saved", "add", "fish", "--language", "en"});
    QVERIFY(process.waitForFinished(120000));
    QCOMPARE(process.exitCode(), 0);
    QVERIFY(QDir(path("work")).isEmpty());
    QVERIFY(QFile::exists(path("home/.local/share/crossgloss/user.sqlite")));
}

void TestHostileSurroundings::aPipeAsDatabaseIsTold()
{
    QCOMPARE(run({"saved", "add", "fish", "--language", "en"}).code, 0);
    for (const char* name : {"user.sqlite", "workspace.sqlite"}) {
        const QString file = path("workspace/") + QLatin1String(name);
        QVERIFY(QFile::remove(file));
        QCOMPARE(::mkfifo(file.toLocal8Bit().constData(), 0600), 0);
        for (const char* command : {"list", "workspace check", "saved list"}) {
            QVERIFY2(run(QString::fromLatin1(command).split(' ')).code >= 0, command); // -1: it waited
        }
        QVERIFY(run({"workspace", "check"}).err.contains("plain file"));
    }
}

void TestHostileSurroundings::leftoversInTheTemporaryFolderGo()
{
    QDir().mkpath(path("tmp/.crossgloss-0123456789abcdef.part"));
    write("tmp/.crossgloss-0123456789abcdef.part/inside", "left");
    write("tmp/.crossgloss-fedcba9876543210.part", "left");
    write("tmp/.crossgloss-fedcba9876543210.txt", "mine");
    QCOMPARE(run({"list"}, {{"TMPDIR", path("tmp")}}).code, 0);
    QCOMPARE(QDir(path("tmp")).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList{".crossgloss-fedcba9876543210.txt"});
}

void TestHostileSurroundings::littleMemoryIsTold()
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    QSKIP("sanitizers need more addresses than any limit would leave");
#endif
    QByteArray vectors = "3000 100\n";
    for (int row = 0; row < 3000; ++row) {
        vectors += 'w' + QByteArray::number(row);
        for (int column = 0; column < 100; ++column) {
            vectors += ' ' + QByteArray::number((row * 37 + column * 101) % 199 - 99);
        }
        vectors += '\n';
    }
    write("a.vec", vectors);
    const QStringList command{"--threads", "1", "hubness", "--source", path("a.vec"), "--source-language", "en"};
    // From where the program cannot be loaded to where it has all that it needs, in steps smaller than what it asks for at
    // once: it ends by itself, and says why.
    int told = 0;
    bool done = false;
    for (int kilobytes = 60000; !done && kilobytes < 4000000; kilobytes += 4000) {
        QProcess process;
        process.start("/bin/sh", QStringList{"-c", "ulimit -v " + QString::number(kilobytes) + "; exec \"$0\" \"$@\"",
                                             QStringLiteral(CROSSGLOSS_CLI), "--workspace", path("workspace")} +
                                     command);
        QVERIFY(process.waitForFinished(120000));
        const QByteArray error = process.readAllStandardError();
        if (process.exitCode() == 127 && error.contains("shared")) {
            continue; // the loader says so
        }
        QVERIFY2(process.exitStatus() == QProcess::NormalExit, error.constData());
        QVERIFY2(process.exitCode() == 0 || error.contains("memory"), error.constData());
        done = process.exitCode() == 0;
        told += error.contains("not enough memory") ? 1 : 0;
    }
    QVERIFY(done);
    QVERIFY(told > 0);
}

QTEST_GUILESS_MAIN(TestHostileSurroundings)
#include "TestHostileSurroundings.moc"
