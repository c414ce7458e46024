#include "CommandLine.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

/// Files whose names, and arguments whose bytes, are no text.
class TestStrangeInputs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void namesThatAreNoText();
    void runsOfFilesWhoseNamesAreNoText();
    void longArgumentsAreNotRepeated();
    void deepConfigurations();
    void unknownLanguages();

private:
    /// A command line of the shell, in which %CLI% is the program and $BAD a byte that is no UTF-8.
    CommandResult shell(const QString& line)
    {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        QProcessEnvironment all = QProcessEnvironment::systemEnvironment();
        all.insert(QStringLiteral("CLI"), QStringLiteral(CROSSGLOSS_CLI));
        all.insert(QStringLiteral("CROSSGLOSS_WORKSPACE"), m_folder.filePath(QStringLiteral("workspace")));
        process.setProcessEnvironment(all);
        process.start(QStringLiteral("/bin/sh"),
                      {QStringLiteral("-c"), QStringLiteral("BAD=$(printf '\\350'); ") + line});
        CommandResult result;
        if (process.waitForFinished(120000)) {
            result.code = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
            result.out = process.readAllStandardOutput();
            result.err = process.readAllStandardError();
        }
        return result;
    }

    QTemporaryDir m_folder;
};

void TestStrangeInputs::initTestCase()
{
#ifdef _WIN32
    QSKIP("file names are text here");
#endif
    QVERIFY(shell(QStringLiteral("printf 'one un\\ntwo deux\\nsea mer\\n' > caff$BAD.txt")).code == 0);
    QString vectors;
    for (int i = 0; i < 40; ++i) {
        vectors += QStringLiteral("word%1 %2 %3 0.%4\\n").arg(i).arg(0.01 * i).arg(0.5 - 0.02 * i).arg(i % 7 + 1);
    }
    QCOMPARE(shell(QStringLiteral("printf '%1' > v$BAD.vec").arg(vectors)).code, 0);
}

void TestStrangeInputs::namesThatAreNoText()
{
    const CommandResult imported =
        shell(QStringLiteral("exec \"$CLI\" import lexicon caff$BAD.txt --language en --second-language fr --json"));
    QVERIFY2(imported.code == 0, imported.err.constData());
    QVERIFY(imported.json()[QStringLiteral("imported")].toArray().at(0)[QStringLiteral("name")].toString().startsWith(
        QStringLiteral("caff")));
    const CommandResult listed = shell(QStringLiteral("exec \"$CLI\" list --json"));
    QVERIFY2(listed.code == 0, listed.err.constData());
    QVERIFY(QJsonDocument::fromJson(listed.out).isObject() || QJsonDocument::fromJson(listed.out).isArray());
    QCOMPARE(shell(QStringLiteral("exec \"$CLI\" list")).code, 0);
}

void TestStrangeInputs::runsOfFilesWhoseNamesAreNoText()
{
    const CommandResult aligned = shell(QStringLiteral(
        "exec \"$CLI\" align --source v$BAD.vec --target v$BAD.vec --identical --no-check --out m$BAD.map --json"));
    QVERIFY2(aligned.code == 0, aligned.err.constData());
    QVERIFY(!aligned.json().isEmpty());
    QVERIFY(QDir(m_folder.path()).entryList({QStringLiteral("m*.map")}).size() <= 1);
    const CommandResult runs = shell(QStringLiteral("exec \"$CLI\" runs list --json"));
    QVERIFY2(runs.code == 0, runs.err.constData());
    QVERIFY(!QJsonDocument::fromJson(runs.out).isNull());
    const CommandResult hubs =
        shell(QStringLiteral("exec \"$CLI\" hubness --source v$BAD.vec --target v$BAD.vec --map m$BAD.map --json"));
    QVERIFY2(hubs.code == 0, hubs.err.constData());
}

void TestStrangeInputs::longArgumentsAreNotRepeated()
{
    const QString flood(4000, QLatin1Char('x'));
    for (const QStringList& arguments :
         {QStringList{flood},
          {QStringLiteral("--") + flood},
          {QStringLiteral("import"), flood},
          {QStringLiteral("lookup"), QStringLiteral("a"), QStringLiteral("--from"), flood}}) {
        const CommandResult result =
            runCommand(arguments, {{QStringLiteral("CROSSGLOSS_WORKSPACE"), m_folder.filePath(QStringLiteral("w"))}});
        QVERIFY(result.code == 1 || result.code == 2);
        QVERIFY2(result.err.size() < 800, QByteArray::number(result.err.size()).constData());
    }
}

void TestStrangeInputs::deepConfigurations()
{
    QFile file(m_folder.filePath(QStringLiteral("deep.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray("{\"data\": ") + QByteArray(400000, '['));
    file.write(QByteArray(400000, ']') + '}');
    file.close();
    const CommandResult result = runCommand({QStringLiteral("train"), QStringLiteral("--config"), file.fileName()});
    QCOMPARE(result.code, 1);
    QVERIFY(result.err.contains("not valid JSON"));
}

void TestStrangeInputs::unknownLanguages()
{
    QVERIFY(shell(QStringLiteral("printf 'one un\\n' > plain.txt")).code == 0);
    const CommandResult refused =
        shell(QStringLiteral("exec \"$CLI\" import lexicon plain.txt --language klingonish --second-language fr"));
    QCOMPARE(refused.code, 1);
    QVERIFY(refused.err.contains("No language with the code klingonish is known"));
    QCOMPARE(
        shell(QStringLiteral(
                  "exec \"$CLI\" import lexicon plain.txt --language klingonish --second-language fr --any-language"))
            .code,
        0);
}

QTEST_GUILESS_MAIN(TestStrangeInputs)
#include "TestStrangeInputs.moc"
