#include "CommandLine.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

/// crossgloss-cli neighbours, as a user runs it.
class TestNeighbours : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void listsNearestFirst();
    void searchesInAnyWay_data();
    void searchesInAnyWay();
    void measuresRecall();
    void readsAsText();
    void failsWithOneLine();

private:
    QTemporaryDir m_folder;
    QString m_space;
    QString m_queries;

    using Result = CommandResult;
    static Result run(const QStringList& arguments);
    QString write(const char* name, const QByteArray& content);
};

CommandResult TestNeighbours::run(const QStringList& arguments)
{
    return runCommand(arguments);
}

QString TestNeighbours::write(const char* name, const QByteArray& content)
{
    QFile file(m_folder.filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName() : QString();
}

void TestNeighbours::init()
{
    // Cosines with "one": two .8, three .6, four 0, five -1; lengths differ and must not matter.
    m_space = write("space.vec", "5 2\none 1 0\ntwo 8 6\nthree .3 .4\nfour 0 5\nfive -2 0\n");
    m_queries = write("queries.txt", "one\n\nabsent\nfour\n");
}

void TestNeighbours::listsNearestFirst()
{
    const Result result = run({"--json", "neighbours", "--space", m_space, "--queries", m_queries, "-k", "3"});
    QVERIFY2(result.code == 0, result.err.constData());
    const QJsonObject json = QJsonDocument::fromJson(result.out).object();
    QVERIFY(json["seconds"].toDouble() >= 0.0 && json["seconds"].isDouble());
    QVERIFY(json["gflops"].isDouble());
    QCOMPARE(json["n"].toInt(), 2);
    QCOMPARE(json["words"].toInt(), 5);
    QCOMPARE(json["unknown"].toArray(), QJsonArray{"absent"});
    const QJsonObject one = json["results"].toArray().at(0).toObject();
    QCOMPARE(one["query"].toString(), QStringLiteral("one"));
    const QJsonArray neighbours = one["neighbours"].toArray();
    QCOMPARE(neighbours.size(), 3);
    const QStringList words = {"two", "three", "four"};
    const QList<double> scores = {0.8, 0.6, 0.0};
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(neighbours[i]["word"].toString(), words[i]);
        QVERIFY(qAbs(neighbours[i]["score"].toDouble() - scores[i]) < 1e-6);
    }
    QCOMPARE(json["results"].toArray().at(1)["neighbours"].toArray().at(0)["word"].toString(), QStringLiteral("three"));
}

void TestNeighbours::searchesInAnyWay_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("method");
    QTest::newRow("as it pays") << QStringList{} << "exact"; // so small a space needs no index
    QTest::newRow("exact") << QStringList{"--exact"} << "exact";
    QTest::newRow("screened") << QStringList{"--screened"} << "screened";
    QTest::newRow("approximate") << QStringList{"--approximate"} << "approximate";
    QTest::newRow("breadth") << QStringList{"--approximate", "--breadth", "7"} << "approximate";
}

void TestNeighbours::searchesInAnyWay()
{
    QFETCH(QStringList, options);
    QFETCH(QString, method);
    const QStringList arguments = {"--json", "neighbours", "--space", m_space, "--queries", m_queries, "-k", "2"};
    const QJsonObject exact = QJsonDocument::fromJson(run(arguments + QStringList{"--exact"}).out).object();
    const Result result = run(arguments + options);
    QVERIFY2(result.code == 0, result.err.constData());
    const QJsonObject json = QJsonDocument::fromJson(result.out).object();
    QCOMPARE(json["method"].toString(), method);
    QVERIFY(json["seconds"].isDouble() && json["gflops"].isDouble() && json["index_seconds"].isDouble());
    QVERIFY(!json.contains("recall"));
    const QJsonArray found = json["results"].toArray();
    const QJsonArray expected = exact["results"].toArray();
    QCOMPARE(found.size(), 2);
    for (int i = 0; i < 2; ++i) {
        QCOMPARE(found[i]["neighbours"].toArray().size(), 2);
        for (int n = 0; n < 2; ++n) {
            const QJsonValue a = found[i]["neighbours"].toArray().at(n);
            const QJsonValue b = expected[i]["neighbours"].toArray().at(n);
            QCOMPARE(a["word"], b["word"]);
            QVERIFY(qAbs(a["score"].toDouble() - b["score"].toDouble()) < 1e-6);
        }
    }
}

void TestNeighbours::measuresRecall()
{
    QRandomGenerator random(5);
    QByteArray space = "400 16\n";
    QByteArray queries;
    for (int i = 0; i < 400; ++i) {
        const QByteArray word = "w" + QByteArray::number(i);
        space += word;
        for (int j = 0; j < 16; ++j) {
            space += ' ' + QByteArray::number(random.generateDouble() - 0.5);
        }
        space += '\n';
        queries += word + '\n';
    }
    const QStringList arguments = {"--json", "neighbours", "--space", write("many.vec", space), "--queries",
                                   write("all.txt", queries), "-k", "4", "--recall", "50"};
    for (const QStringList& method : {QStringList{"--exact"}, QStringList{"--screened"},
                                      QStringList{"--approximate", "--breadth", "100"}}) {
        const Result result = run(arguments + method);
        QVERIFY2(result.code == 0, result.err.constData());
        const double recall = QJsonDocument::fromJson(result.out).object()["recall"].toDouble();
        QVERIFY2(recall > 0.95 && recall <= 1.0, result.out.left(200).constData());
    }
    QVERIFY(run(arguments.mid(1) + QStringList{"--approximate"}).out.contains("of the exact answers to 50 queries"));
}

void TestNeighbours::readsAsText()
{
    const Result result = run({"neighbours", "--space", m_space, "--queries", m_queries, "-k", "1"});
    QVERIFY2(result.code == 0, result.err.constData());
    QVERIFY2(result.out.startsWith("one\n  0.8000  two\nfour\n"), result.out.constData());
    QVERIFY(result.out.contains("absent"));
}

void TestNeighbours::failsWithOneLine()
{
    const QString strangers = write("strangers.txt", "absent\n");
    for (const QStringList& files : {QStringList{m_space, strangers}, QStringList{m_space, "/nowhere/q.txt"},
                                     QStringList{"/nowhere/s.vec", m_queries}, QStringList{m_space, write("e.txt", "")}}) {
        const Result result = run({"neighbours", "--space", files[0], "--queries", files[1]});
        QCOMPARE(result.code, 1);
        QCOMPARE(result.err.count('\n'), 1);
        QVERIFY(result.out.isEmpty());
    }
    QCOMPARE(run({"neighbours", "--space", m_space}).code, 2);
    for (const QStringList& wrong : {QStringList{"-k", "0"}, QStringList{"--exact", "--approximate"},
                                     QStringList{"--screened", "--approximate"}, QStringList{"--breadth", "50"},
                                     QStringList{"--recall", "0"}}) {
        QCOMPARE(run(QStringList{"neighbours", "--space", m_space, "--queries", m_queries} + wrong).code, 2);
    }
}

QTEST_GUILESS_MAIN(TestNeighbours)
#include "TestNeighbours.moc"
