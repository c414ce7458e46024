#include "CommandLine.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

/// crossgloss-cli wordnet-pairs, as a user runs it.
class TestWordnetPairs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesAlignedLines();
    void joinsByIli();
    void failsWithOneLine_data();
    void failsWithOneLine();

private:
    using Result = CommandResult;
    static Result run(const QStringList& arguments);
    static QStringList readLines(const QString& path);
};

CommandResult TestWordnetPairs::run(const QStringList& arguments)
{
    return runCommand(arguments, {{"CROSSGLOSS_WORDNET_PATH", CROSSGLOSS_TEST_DATA "/wordnet/tiny"}});
}

QStringList TestWordnetPairs::readLines(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly)
               ? QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts)
               : QStringList();
}

void TestWordnetPairs::writesAlignedLines()
{
    QTemporaryDir folder;
    const QString french = folder.filePath("fr.txt");
    const QString english = folder.filePath("en.txt");
    const Result result = run({"--json", "wordnet-pairs", "--source", CROSSGLOSS_TEST_DATA "/wordnet/tiny.tab", "--target",
                               "princeton", "--out-source", french, "--out-target", english});
    QVERIFY2(result.code == 0, result.err.constData());
    const QJsonObject json = QJsonDocument::fromJson(result.out).object();
    QCOMPARE(json["pairs"].toInt(), 3);
    QCOMPARE(json["source"]["language"].toString(), QStringLiteral("fr"));
    QCOMPARE(json["target"]["name"].toString(), QStringLiteral("princeton-wordnet-3.0"));
    QCOMPARE(readLines(french), (QStringList{"couper le bois avec une lame dentée",
                                             "ce que l'on tient en main pour travailler; souvent en acier",
                                             "qui coupe très bien"}));
    QCOMPARE(readLines(english), (QStringList{"cut wood with a toothed blade",
                                              "something held in the hand to work with; often made of steel",
                                              "very sharp"}));
}

void TestWordnetPairs::joinsByIli()
{
    // Ids of different making.
    QTemporaryDir folder;
    const QString french = folder.filePath("fr.xml");
    QFile written(french);
    QVERIFY(written.open(QIODevice::WriteOnly));
    written.write("<LexicalResource><Lexicon id='omw-fr' label='French' language='fr' version='1.4'>"
                  "<Synset id='omw-fr-00000223-n' ili='i1'><Definition>un outil</Definition></Synset>"
                  "</Lexicon></LexicalResource>");
    written.close();
    const Result result = run({"--json", "wordnet-pairs", "--source", CROSSGLOSS_TEST_DATA "/wordnet/tiny-lmf.xml",
                               "--target", french, "--out-source", folder.filePath("a"), "--out-target", folder.filePath("b")});
    QVERIFY2(result.code == 0, result.err.constData());
    QCOMPARE(QJsonDocument::fromJson(result.out).object()["pairs"].toInt(), 1);
    QCOMPARE(readLines(folder.filePath("b")), QStringList{"un outil"});
}

void TestWordnetPairs::failsWithOneLine_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("expected");
    QTest::newRow("missing") << "/nowhere/x.tab" << "/nowhere/x.tab";
    QTest::newRow("empty") << CROSSGLOSS_TEST_DATA "/broken/omw/empty.tab" << "empty.tab";
    QTest::newRow("nothing in common") << CROSSGLOSS_TEST_DATA "/wordnet/undefined.tab" << "in common";
    QTest::newRow("no WN-LMF") << CROSSGLOSS_TEST_DATA "/broken/lmf/other-root.xml" << "its root is html";
    QTest::newRow("truncated") << CROSSGLOSS_TEST_DATA "/broken/lmf/truncated.xml" << "truncated.xml:6: ";
    QTest::newRow("no database") << CROSSGLOSS_TEST_DATA "/pairs" << "data.noun";
}

void TestWordnetPairs::failsWithOneLine()
{
    QFETCH(QString, source);
    QFETCH(QString, expected);
    QTemporaryDir folder;
    const Result result = run({"wordnet-pairs", "--source", source, "--target", "princeton", "--out-source",
                               folder.filePath("a"), "--out-target", folder.filePath("b")});
    QCOMPARE(result.code, 1);
    QCOMPARE(result.err.count('\n'), 1);
    QVERIFY2(result.err.contains(expected.toUtf8()), result.err.constData());
    QVERIFY(!QFile::exists(folder.filePath("a")) && !QFile::exists(folder.filePath("b")));
}

QTEST_GUILESS_MAIN(TestWordnetPairs)
#include "TestWordnetPairs.moc"
