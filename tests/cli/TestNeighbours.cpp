#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

/// crossgloss-cli neighbours, as a user runs it.
class TestNeighbours : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void listsNearestFirst();
    void readsAsText();
    void failsWithOneLine();

private:
    QTemporaryDir m_folder;
    QString m_space;
    QString m_queries;

    struct Result {
        int code;
        QByteArray out;
        QByteArray err;
    };
    static Result run(const QStringList& arguments);
    QString write(const char* name, const QByteArray& content);
};

TestNeighbours::Result TestNeighbours::run(const QStringList& arguments)
{
    QProcess process;
    process.start(QStringLiteral(CROSSGLOSS_CLI), arguments);
    process.waitForFinished();
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
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
    QCOMPARE(run({"neighbours", "--space", m_space, "--queries", m_queries, "-k", "0"}).code, 2);
}

QTEST_GUILESS_MAIN(TestNeighbours)
#include "TestNeighbours.moc"
