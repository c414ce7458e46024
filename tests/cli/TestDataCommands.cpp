#include "CommandLine.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <filesystem>
#include <fstream>

/// What the command line does to the user's data, and with disks, pipes and environments that are not as usual.
class TestDataCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void anotherResourceIsNeverReplaced();
    void removedSpaceIsGivenBack();
    void theWorkspaceIsCheckedBackedUpAndRestored();
    void resultsSurviveTheirRecord();
    void lookupsGoOnWithoutTheWorkspace();
    void aFullOutputIsAnError();
    void withoutAHomeItSaysSo();
    void aMissingPackIsSaid();
    void anOutputThatIsAnInputIsRefused();
    void pipesAreInputs_data();
    void pipesAreInputs();
    void waitingForAPipeEndsWithCtrlC();
    void vectorsMayHaveTheirWordsApart();

private:
    QString file(const QString& name) const { return m_folder->filePath(name); }
    QString write(const QString& name, const QByteArray& content) const
    {
        QFile out(file(name));
        out.open(QIODevice::WriteOnly);
        out.write(content);
        return file(name);
    }
    QStringList with(const QStringList& arguments) const
    {
        return QStringList{QStringLiteral("--workspace"), file(QStringLiteral("ws")), QStringLiteral("--json")} +
               arguments;
    }
    QString vectors(const QString& name, int words) const
    {
        QByteArray text = QByteArray::number(words) + " 2\n";
        for (int i = 0; i < words; ++i) {
            text += "word" + QByteArray::number(i) + ' ' + QByteArray::number(i % 7 + 1) + ' ' +
                    QByteArray::number(i % 5 + 1) + '\n';
        }
        return write(name, text);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestDataCommands::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestDataCommands::anotherResourceIsNeverReplaced()
{
    const QString one = vectors("novels.en.vec", 30);
    const QString two = vectors("novels.fr.vec", 40);
    const QStringList named = {"--name", "novels", "--language", "en"};
    QCOMPARE(runCommand(with(QStringList{"import", "embeddings", one} + named)).code, 0);
    const CommandResult refused = runCommand(with(QStringList{"import", "embeddings", two} + named));
    QCOMPARE(refused.code, 1);
    QVERIFY2(refused.err.contains("--replace"), refused.err.constData());
    QCOMPARE(runCommand(with(QStringList{"import", "embeddings", two, "--keep-both"} + named)).code, 0);
    QJsonArray list = runCommand(with({"list"})).json()["resources"].toArray();
    QCOMPARE(list.size(), 2);
    QCOMPARE(list[0].toObject()["entries"].toInt(), 30);
    QCOMPARE(runCommand(with(QStringList{"import", "embeddings", two, "--replace"} + named)).code, 0);
    list = runCommand(with({"list"})).json()["resources"].toArray();
    QCOMPARE(list[0].toObject()["entries"].toInt(), 40);
}

void TestDataCommands::removedSpaceIsGivenBack()
{
    QByteArray text;
    for (int i = 0; i < 20000; ++i) {
        text += "word" + QByteArray::number(i) + "\tthe meaning that has number " + QByteArray::number(i) + '\n';
    }
    QCOMPARE(runCommand(with({"import", "dictionary", write("many.en.tsv", text)})).code, 0);
    const QString database = file("ws/workspace.sqlite");
    const qint64 before = QFileInfo(database).size();
    QCOMPARE(runCommand(with({"remove", "many.en"})).code, 0);
    QVERIFY2(QFileInfo(database).size() < before / 4, qPrintable(QString::number(QFileInfo(database).size())));
}

void TestDataCommands::theWorkspaceIsCheckedBackedUpAndRestored()
{
    QCOMPARE(runCommand(with({"import", "embeddings", vectors("a.en.vec", 30)})).code, 0);
    const CommandResult sound = runCommand(with({"workspace", "check"}));
    QCOMPARE(sound.code, 0);
    QVERIFY(sound.json()["sound"].toBool());
    QCOMPARE(sound.json()["vectors"].toInt(), 1);
    QCOMPARE(runCommand(with({"workspace", "backup", file("all.backup")})).code, 0);
    QCOMPARE(runCommand(with({"remove", "a.en"})).code, 0);
    const CommandResult restored = runCommand(with({"workspace", "restore", file("all.backup")}));
    QCOMPARE(restored.code, 0);
    QCOMPARE(restored.json()["files"].toInt(), 2);
    QCOMPARE(runCommand(with({"list"})).json()["resources"].toArray().size(), 1);
    const QString matrix = QDir(file("ws/vectors")).entryInfoList(QDir::Files).value(0).absoluteFilePath();
    QVERIFY(QFile::remove(matrix));
    const CommandResult missing = runCommand(with({"workspace", "check"}));
    QCOMPARE(missing.code, 1);
    QCOMPARE(missing.json()["findings"].toArray()[0].toObject()["file"].toString(), matrix);
    QCOMPARE(runCommand(with({"import", "embeddings", file("a.en.vec")})).code, 0);
    QCOMPARE(runCommand(with({"workspace", "check"})).code, 0);
}

void TestDataCommands::resultsSurviveTheirRecord()
{
    QDir().mkpath(file("ws"));
    write("ws/workspace.sqlite", QByteArray(5000, 'x'));
    const QString source = vectors("s.en.vec", 60);
    const QString target = vectors("t.fr.vec", 60);
    const CommandResult aligned =
        runCommand(with({"align", "--source", source, "--target", target, "--identical", "--out", file("out.map")}));
    QVERIFY2(aligned.code == 0, aligned.err.constData());
    QVERIFY(QFile::exists(file("out.map")));
    QVERIFY(aligned.json()["run"].isNull());
    QVERIFY2(aligned.err.contains("could not be recorded"), aligned.err.constData());
}

void TestDataCommands::lookupsGoOnWithoutTheWorkspace()
{
    QDir().mkpath(file("ws"));
    write("ws/workspace.sqlite", QByteArray(5000, 'x'));
    const CommandResult answer = runCommand(with({"lookup", "a sour yellow fruit", "--from", "en", "--to", "fr"}));
    if (answer.err.contains("bundled pack was not found")) {
        QSKIP("There is no pack here");
    }
    QVERIFY2(answer.code == 0, answer.err.constData());
    QVERIFY(!answer.json()["results"].toArray().isEmpty());
    QVERIFY2(answer.err.contains("encoder alone"), answer.err.constData());
}

void TestDataCommands::aFullOutputIsAnError()
{
    if (!QFile::exists("/dev/full")) {
        QSKIP("There is no /dev/full here");
    }
    QProcess process;
    process.setStandardOutputFile("/dev/full");
    process.start(QStringLiteral(CROSSGLOSS_CLI), with({"list"}));
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 1);
    QVERIFY(process.readAllStandardError().contains("output"));
}

void TestDataCommands::withoutAHomeItSaysSo()
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"HOME", "XDG_DATA_HOME", "CROSSGLOSS_WORKSPACE"}) {
        environment.remove(QLatin1String(name));
    }
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_folder->path());
    process.start(QStringLiteral(CROSSGLOSS_CLI), {"list"});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 1);
    QVERIFY(process.readAllStandardError().contains("HOME"));
    QVERIFY(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).isEmpty());
}

void TestDataCommands::aMissingPackIsSaid()
{
    const CommandResult result =
        runCommand(with({"lookup", "a fruit", "--from", "en", "--to", "fr", "--channel", "dense"}),
                   {{"CROSSGLOSS_PACK", "/nowhere/at-all.pack"}});
    QCOMPARE(result.code, 1);
    QVERIFY2(result.err.contains("/nowhere/at-all.pack"), result.err.constData());
    QVERIFY2(result.err.contains("CROSSGLOSS_PACK"), result.err.constData());
}

void TestDataCommands::anOutputThatIsAnInputIsRefused()
{
    const QString source = vectors("s.en.vec", 60);
    const QByteArray before = [&] {
        QFile in(source);
        in.open(QIODevice::ReadOnly);
        return in.readAll();
    }();
    QVERIFY(QFile::link(source, file("link.vec")));
    for (const QString& out : {source, file("link.vec")}) {
        const CommandResult result =
            runCommand(with({"align", "--source", source, "--target", source, "--identical", "--out=" + out}));
        QCOMPARE(result.code, 1);
        QVERIFY2(result.err.contains("one of the inputs"), result.err.constData());
    }
    QFile after(source);
    QVERIFY(after.open(QIODevice::ReadOnly));
    QCOMPARE(after.readAll(), before);
}

void TestDataCommands::pipesAreInputs_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::newRow("vectors") << "import embeddings <(cat a.en.vec) --language en --name a";
    QTest::newRow("compressed vectors") << "import embeddings <(gzip -c a.en.vec) --language en --name a";
    QTest::newRow("dictionary")
        << "import dictionary <(printf 'lemon\\ta sour yellow fruit\\n') --language en --name d";
    QTest::newRow("wordnet")
        << "import wordnet <(printf '# One\\teng\\thttp://one\\tMIT\\n00000001-n\\tlemma\\tlemon\\n') "
           "--name w";
    QTest::newRow("standard input") << "import embeddings /dev/stdin --language en --name a < <(cat a.en.vec)";
    QTest::newRow("map") << "align --source <(cat a.en.vec) --target <(cat a.en.vec) --identical --out out.map";
    QTest::newRow("word pairs")
        << "align --source a.en.vec --target a.en.vec --dictionary <(for i in $(seq 1 29); do printf "
           "\"word$i\\tword$i\\n\"; done) --out out.map";
    QTest::newRow("costs") << "assign --costs <(cat costs.npy)";
    QTest::newRow("named pipe") << "import embeddings named.en.vec --language en --name a";
}

void TestDataCommands::pipesAreInputs()
{
    QFETCH(QString, arguments);
    vectors("a.en.vec", 30);
    QByteArray costs = "\x93NUMPY\x01";
    costs += QByteArray("\0", 1);
    const QByteArray header =
        QByteArray("{'descr': '<f4', 'fortran_order': False, 'shape': (1, 1), }").leftJustified(117, ' ') + '\n';
    costs += QByteArray("\x76\0", 2) + header + QByteArray(4, '\0');
    write("costs.npy", costs);
    QProcess process;
    process.setWorkingDirectory(m_folder->path());
    process.start("bash", {"-c", "mkfifo named.en.vec; timeout 20 bash -c 'cat a.en.vec > named.en.vec' & exec " +
                                     QStringLiteral(CROSSGLOSS_CLI) + " --workspace ws " + arguments});
    QVERIFY(process.waitForFinished());
    const QByteArray errors = process.readAllStandardError();
    QVERIFY2(process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0, errors.constData());
}

void TestDataCommands::waitingForAPipeEndsWithCtrlC()
{
    // A pipe that somebody holds open and writes nothing to.
    QProcess process;
    process.setWorkingDirectory(m_folder->path());
    process.start("bash", {"-c", "mkfifo in; exec 9<>in; exec " + QStringLiteral(CROSSGLOSS_CLI) +
                                     " --workspace ws import embeddings in --language en"});
    QVERIFY(process.waitForStarted());
    // Once the program has begun it asks the kernel for input and for nothing else.
    const QString state = QStringLiteral("/proc/%1/wchan").arg(process.processId());
    const QString name = QStringLiteral("/proc/%1/comm").arg(process.processId());
    const auto contentOf = [](const QString& path) {
        QFile in(path);
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    };
    QTRY_VERIFY(contentOf(name).startsWith("crossgloss-cli"));
    QTRY_VERIFY(contentOf(state).contains("pipe") || contentOf(state) == "0" || contentOf(state).isEmpty());
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
    QVERIFY(process.waitForFinished(20000));
}

void TestDataCommands::vectorsMayHaveTheirWordsApart()
{
    const QString vectors = write(QStringLiteral("vectors.tsv"), "0.12\t-0.5\n1\t0.5\n");
    const QString words = write(QStringLiteral("metadata.tsv"), "word\tcount\nsea\t7\nland\t5\n");
    // With the words or without, with its kind or without: never words "0.12", never pairs of sentences.
    for (const QStringList& kind : {QStringList(), QStringList{QStringLiteral("embeddings")}}) {
        const QStringList arguments = QStringList{QStringLiteral("import")} + kind + QStringList{vectors, "--language", "en"};
        const CommandResult refused = runCommand(with(arguments));
        QVERIFY(refused.code == 1);
        QVERIFY2(refused.err.contains("vectors without words") && refused.err.contains("second file"), refused.err.constData());
        const CommandResult read = runCommand(with(arguments + QStringList{"--metadata", words, "--keep-both"}));
        QVERIFY2(read.code == 0, read.err.constData());
        const QJsonObject resource = read.json()["imported"].toArray().at(0).toObject();
        QCOMPARE(resource["kind"].toString(), QStringLiteral("embeddings"));
        QCOMPARE(resource["entries"].toInt(), 2);
    }
    QCOMPARE(runCommand(with({"import", vectors, words, "--metadata", words})).code, 2);
    QVERIFY(runCommand(with({"import", "lexicon", vectors, "--metadata", words})).err.contains("Only word vectors"));
}

QTEST_GUILESS_MAIN(TestDataCommands)
#include "TestDataCommands.moc"
