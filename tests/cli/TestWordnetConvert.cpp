#include "CommandLine.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

/// crossgloss-cli wordnet-convert, as a user runs it.
class TestWordnetConvert : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void convertsThereAndBack();
    void takesALexicon();
    void convertsPrinceton();
    void importsWhatItWrote();
    void failsWithOneLine_data();
    void failsWithOneLine();

private:
    using Result = CommandResult;
    static Result run(const QStringList& arguments);
    static QByteArray whole(const QString& path);
};

CommandResult TestWordnetConvert::run(const QStringList& arguments)
{
    return runCommand(arguments, {{"CROSSGLOSS_WORDNET_PATH", CROSSGLOSS_TEST_DATA "/wordnet/tiny"}});
}

QByteArray TestWordnetConvert::whole(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestWordnetConvert::convertsThereAndBack()
{
    const QTemporaryDir folder;
    const QString xml = folder.filePath("tiny.xml");
    const QString tab = folder.filePath("tiny.tab.gz");
    const QString again = folder.filePath("again.xml");
    const Result first = run({"--json", "wordnet-convert", "--in", CROSSGLOSS_TEST_DATA "/wordnet/tiny.tab", "--out",
                              xml, "--id", "tiny-fr", "--email", "x@example.org", "--url", "https://example.org/"});
    QVERIFY2(first.code == 0, first.err.constData());
    QCOMPARE(first.json()["format"].toString(), QStringLiteral("wn-lmf-1.1"));
    QCOMPARE(first.json()["synsets"].toInt(), 4);
    QCOMPARE(first.json()["senses"].toInt(), 5);
    QVERIFY(
        whole(xml).contains("<Lexicon id=\"tiny-fr\" label=\"Tiny wordnet for tests\" language=\"fr\" "
                            "email=\"x@example.org\" license=\"CC0\" version=\"1.0\" url=\"https://example.org/\""));
    const Result second = run({"--json", "wordnet-convert", "--in", xml, "--out", tab});
    QVERIFY2(second.code == 0, second.err.constData());
    QCOMPARE(second.json()["format"].toString(), QStringLiteral("omw-tab"));
    QCOMPARE(second.json()["rows"].toInt(), 11);
    QCOMPARE(run({"wordnet-convert", "--in", tab, "--out", again, "--id", "tiny-fr", "--email", "x@example.org",
                  "--url", "https://example.org/"})
                 .code,
             0);
    QCOMPARE(whole(again), whole(xml));
}

void TestWordnetConvert::takesALexicon()
{
    const QTemporaryDir folder;
    const QString tab = folder.filePath("fr.tab");
    const Result result = run({"--json", "wordnet-convert", "--in", CROSSGLOSS_TEST_DATA "/wordnet/tiny-lmf.xml",
                               "--lexicon", "omw-fr", "--out", tab});
    QVERIFY2(result.code == 0, result.err.constData());
    QCOMPARE(result.json()["issues"].toArray().size(), 1); // the file holds other lexicons
    QVERIFY(whole(tab).contains("00000226-a\tfr:def\t0\tqui coupe très bien\n"));
}

void TestWordnetConvert::convertsPrinceton()
{
    const QTemporaryDir folder;
    const Result result = run({"wordnet-convert", "--in", "princeton", "--out", folder.filePath("pwn.xml")});
    QVERIFY2(result.code == 0, result.err.constData());
    QVERIFY(result.out.contains("10 synsets"));
    QVERIFY(whole(folder.filePath("pwn.xml")).contains("<Count>12</Count>"));
}

void TestWordnetConvert::importsWhatItWrote()
{
    const QTemporaryDir folder;
    const QString xml = folder.filePath("tiny-wordnet.xml");
    QCOMPARE(run({"wordnet-convert", "--in", CROSSGLOSS_TEST_DATA "/wordnet/tiny.tab", "--out", xml}).code, 0);
    const Result result = run({"--json", "--workspace", folder.filePath("w"), "import", xml});
    QVERIFY2(result.code == 0, result.err.constData());
    QVERIFY(result.out.contains("\"wordnet\""));
    QVERIFY(result.out.contains("\"tiny-wordnet\""));
    QVERIFY(result.out.contains("\"fr\""));
}

void TestWordnetConvert::failsWithOneLine_data()
{
    QTest::addColumn<QString>("in");
    QTest::addColumn<QString>("out");
    QTest::addColumn<QString>("expected");
    const QString tab = CROSSGLOSS_TEST_DATA "/wordnet/tiny.tab";
    QTest::newRow("missing") << "/nowhere/x.xml" << "x.xml" << "/nowhere/x.xml";
    QTest::newRow("ending") << tab << "x.txt" << ".xml for WN-LMF";
    QTest::newRow("ids") << CROSSGLOSS_TEST_DATA "/wordnet/tiny-lmf.xml" << "x.tab" << "tiny-en-1-n does not fit";
    QTest::newRow("damaged") << CROSSGLOSS_TEST_DATA "/broken/lmf/billion-laughs.xml"
                             << "x.xml"
                             << "billion-laughs.xml:3: ";
}

void TestWordnetConvert::failsWithOneLine()
{
    QFETCH(QString, in);
    QFETCH(QString, out);
    QFETCH(QString, expected);
    const QTemporaryDir folder;
    const Result result = run({"wordnet-convert", "--in", in, "--out", folder.filePath(out)});
    QCOMPARE(result.code, 1);
    QCOMPARE(result.err.count('\n'), 1);
    QVERIFY2(result.err.contains(expected.toUtf8()), result.err.constData());
    QVERIFY(!QFile::exists(folder.filePath(out)));
}

QTEST_GUILESS_MAIN(TestWordnetConvert)
#include "TestWordnetConvert.moc"
