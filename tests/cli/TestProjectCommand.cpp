#include "CommandLine.h"

#include <QFile>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace crossgloss;

/// project on a planted space: two groups of words far apart.
class TestProjectCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void laysGroupsApart();
    void takesTheWordsNamed();
    void failsWithOneLine();

private:
    CommandResult run(const QStringList& arguments) const
    {
        return runCommand(QStringList{"--workspace", m_folder.filePath("workspace"), "--threads", "2", "--json", "project"}
                          + arguments);
    }
    QString write(const char* name, const QByteArray& content) const;

    QTemporaryDir m_folder;
    QString m_space;
};

QString TestProjectCommand::write(const char* name, const QByteArray& content) const
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) {
        qFatal("cannot write");
    }
    return file.fileName();
}

void TestProjectCommand::initTestCase()
{
    QByteArray vectors;
    for (int i = 0; i < 40; ++i) {
        const bool animal = i % 2 == 0;
        vectors += (animal ? "animal" : "tool,") + QByteArray::number(i) + (animal ? " 1 0.1 " : " 0.1 1 ")
                   + QByteArray::number(0.01 * (i % 7)) + " " + QByteArray::number(0.01 * (i % 5)) + "\n";
    }
    m_space = write("planted.vec", vectors);
}

void TestProjectCommand::laysGroupsApart()
{
    const QString out = m_folder.filePath("map.csv");
    const CommandResult result = run({"--space", m_space, "--out", out, "--neighbours", "5"});
    QCOMPARE(result.code, 0);
    const QJsonObject json = result.json();
    QCOMPARE(json["n"].toInt(), 40);
    QVERIFY(json["explained"].toDouble() > 0.99);
    QVERIFY(json["trustworthiness"].toDouble() > 0.9 && json["trustworthiness"].toDouble() <= 1);
    QVERIFY(json["kl"].isNull() && json["run"].toInt() > 0);
    QFile file(out);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
    QCOMPARE(lines.size(), 41);
    QCOMPARE(lines[0], QByteArray("word,x,y"));
    QVERIFY(lines[2].startsWith("\"tool,1\","));
    // Along x the groups lie on either side of the middle.
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const QList<QByteArray> fields = lines[i].split(',');
        const double x = fields[fields.size() - 2].toDouble();
        QCOMPARE(x > 0, lines[1].split(',')[1].toDouble() > 0 ? i % 2 == 1 : i % 2 == 0);
    }
}

void TestProjectCommand::takesTheWordsNamed()
{
    const QString words = write("words.txt", "animal0\nunicorn\n\nanimal4\r\ntool,1\n");
    const QJsonObject json = run({"--space", m_space, "--words", words}).json();
    QCOMPARE(json["n"].toInt(), 3);
    QCOMPARE(json["unknown"].toInt(), 1);
    QVERIFY(json["trustworthiness"].isNull());
    QCOMPARE(run({"--space", m_space, "--limit", "10", "--neighbours", "2"}).json()["n"].toInt(), 10);
}

void TestProjectCommand::failsWithOneLine()
{
    for (const QStringList& wrong :
         {QStringList{"--space", m_folder.filePath("none.vec")}, QStringList{"--space", m_space, "--out", "map.pdf"},
          QStringList{"--space", m_space, "--words", write("strangers.txt", "unicorn\n")}}) {
        const CommandResult result = run(wrong);
        QCOMPARE(result.code, 1);
        QCOMPARE(result.err.trimmed().count('\n'), 0);
    }
    QCOMPARE(run({"--space", m_space, "--method", "none"}).code, 2);
}

QTEST_GUILESS_MAIN(TestProjectCommand)
#include "TestProjectCommand.moc"
