#include "CommandLine.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

/// sentence-lists, search-sentences, align-sentences and compare-sentences on a planted pair of languages, as a user
/// runs them: "xa" and "ya" mean the same.
class TestSentenceCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void keepsLists();
    void searchesTranslationMemories();
    void alignsThroughTmx();
    void alignsManyToOne();
    void comparesSentences();
    void trainsOnTranslationMemories();
    void failsWithOneLine_data();
    void failsWithOneLine();
    void refusesWrongUsage();

private:
    CommandResult run(const QStringList& arguments) const
    {
        return runCommand(QStringList{"--workspace", path("workspace"), "--threads", "2"} + arguments);
    }
    QJsonObject json(const QStringList& arguments) const
    {
        const CommandResult result = run(QStringList{"--json"} + arguments);
        if (result.code != 0) {
            qWarning("%s", result.err.constData());
            return {};
        }
        return result.json();
    }
    void write(const char* name, const QByteArray& content) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) {
            qFatal("cannot write");
        }
    }
    QString path(const QString& name) const { return m_folder.filePath(name); }
    QStringList model() const
    {
        return {"--model", "mean", "--vectors", "en=" + path("x.vec"), "--vectors", "es=" + path("y.vec")};
    }

    QTemporaryDir m_folder;
};

void TestSentenceCommands::initTestCase()
{
    QByteArray x, y, first, second, memory;
    for (char word = 'a'; word < 'i'; ++word) {
        QByteArray numbers;
        for (char k = 'a'; k < 'i'; ++k) {
            numbers += k == word ? " 1" : k == word + 1 ? " 0.25" : " 0";
        }
        x += QByteArray("x") + word + numbers + '\n';
        y += QByteArray("y") + word + numbers + '\n';
        if (word < 'h') {
            const QByteArray sentence = QByteArray("x") + word + " x" + static_cast<char>(word + 1);
            first += sentence + "\n\n";
            second = QByteArray(sentence).replace('x', 'y') + '\n' + second;
            memory += "<tu><tuv xml:lang=\"en-US\"><seg>" + sentence + "</seg></tuv><tuv lang=\"ES\"><seg>" +
                      QByteArray(sentence).replace('x', 'y') + "<ph>{1}</ph></seg></tuv></tu>\n";
        }
    }
    write("x.vec", x);
    write("y.vec", y);
    write("first.txt", first);
    write("second.txt", second);
    write("memory.tmx", "<?xml version=\"1.0\"?>\n<!DOCTYPE tmx SYSTEM \"tmx14.dtd\">\n<tmx version=\"1.4\"><body>\n" +
                            memory + "</body></tmx>\n");
    write("hostile.tmx", "<!DOCTYPE tmx [<!ENTITY a \"b\">]>\n<tmx><body/></tmx>");
}

void TestSentenceCommands::keepsLists()
{
    const QJsonObject added =
        json(QStringList{"sentence-lists", "add", path("first.txt"), "--language", "en", "--name", "novel"} + model());
    QCOMPARE(added["n"].toInt(), 7);
    QCOMPARE(added["blank"].toInt(), 7);
    QCOMPARE(added["dimension"].toInt(), 8);
    QVERIFY(added["run"].toInt() > 0);
    const QJsonObject found =
        json({"search-sentences", "--list", "novel", "--query", "ye yd", "--from", "es", "--limit", "2"});
    QCOMPARE(found["n"].toInt(), 7);
    QCOMPARE(found["results"].toArray().size(), 2);
    QCOMPARE(found["results"][0]["sentence"].toString(), QString("xd xe"));
    QCOMPARE(found["results"][0]["line"].toInt(), 7);
    QVERIFY(found["elapsed_ms"].toDouble() > 0);
    QVERIFY(run({"--json", "runs", "list"}).out.contains("search-sentences"));
    QCOMPARE(json({"sentence-lists", "list"})["lists"][0]["name"].toString(), QString("novel"));
    QVERIFY(run({"list"}).out.contains("sentences"));
    QCOMPARE(
        run(QStringList{"sentence-lists", "add", path("second.txt"), "--language", "es", "--name", "novel"} + model())
            .code,
        1);
    QCOMPARE(json({"sentence-lists", "remove", "novel"})["removed"][0].toString(), QString("novel"));
    QCOMPARE(json({"sentence-lists", "list"})["lists"].toArray().size(), 0);
}

void TestSentenceCommands::searchesTranslationMemories()
{
    const QJsonObject found =
        json(QStringList{"search-sentences", "--list", path("memory.tmx") + ":es", "--query", "xc xd", "--from", "en"} +
             model());
    QCOMPARE(found["n"].toInt(), 7);
    QCOMPARE(found["results"][0]["sentence"].toString(), QString("yc yd"));
    QCOMPARE(found["results"][0]["line"].toInt(), 3);
    QCOMPARE(found["results"][0]["translations"][0]["text"].toString(), QString("xc xd"));
}

void TestSentenceCommands::alignsThroughTmx()
{
    const QStringList lists =
        QStringList{"align-sentences", "--source", path("memory.tmx") + ":en", "--target", path("second.txt") + ":es"} +
        model();
    const QJsonObject aligned = json(lists + QStringList{"--out", path("aligned.tmx")});
    QCOMPARE(aligned["n"].toInt(), 7);
    QCOMPARE(aligned["source_sentences"].toInt(), 7);
    // What was written is read again.
    const QJsonObject again = json(QStringList{"align-sentences", "--source", path("aligned.tmx") + ":es", "--target",
                                               path("aligned.tmx") + ":en", "--out", path("again.tsv")} +
                                   model());
    QCOMPARE(again["n"].toInt(), 7);
    QFile table(path("again.tsv"));
    QVERIFY(table.open(QIODevice::ReadOnly));
    int right = 0;
    for (const QByteArray& line : table.readAll().split('\n')) {
        const QList<QByteArray> fields = line.split('\t');
        right += fields.size() == 4 && QByteArray(fields[2]).replace('y', 'x') == fields[3] ? 1 : 0;
    }
    QCOMPARE(right, 7);
}

void TestSentenceCommands::alignsManyToOne()
{
    write("one.txt", "ya yb\n");
    const QStringList lists = QStringList{"align-sentences",
                                          "--source",
                                          path("first.txt") + ":en",
                                          "--target",
                                          path("one.txt") + ":es",
                                          "--out",
                                          path("many.tsv"),
                                          "--neighbours",
                                          "1"} +
                              model();
    QCOMPARE(json(lists)["n"].toInt(), 1);
    QVERIFY(json(lists + QStringList{"--many-to-one"})["n"].toInt() > 1);
}

void TestSentenceCommands::comparesSentences()
{
    const auto similarity = [&](const char* first, const char* second) {
        const QJsonObject found =
            json(QStringList{"compare-sentences", first, second, "--from", "en", "--to", "es"} + model());
        return found["models"][0]["similarity"].toDouble();
    };
    QVERIFY(similarity("xa xb", "yb ya") > 0.999);
    QVERIFY(similarity("xa xb", "yf yg") < 0.1);
    const QJsonObject found =
        json(QStringList{"compare-sentences", "xa xd what", "ya", "--from", "en", "--to", "es"} + model());
    QCOMPARE(found["from"].toString(), QString("en"));
    const QJsonObject said = found["models"][0].toObject();
    QCOMPARE(said["words"][0].toInt(), 3);
    QCOMPARE(said["known"][0].toInt(), 2);
    const QJsonArray flows = said["flows"].toArray();
    QVERIFY(std::any_of(flows.begin(), flows.end(), [](const QJsonValue& flow) {
        return flow["from"].toString() == "xa" && flow["to"].toString() == "ya" && flow["mass"].toDouble() > 0.4;
    }));
    QCOMPARE(run(QStringList{"compare-sentences", "xa", " ", "--from", "en", "--to", "es"} + model()).code, 1);
    QCOMPARE(run(QStringList{"compare-sentences", "xa", "ya", "--from", "en", "--to", "fr"} + model()).code, 1);
}

void TestSentenceCommands::trainsOnTranslationMemories()
{
    QByteArray units;
    for (int i = 0; i < 30; ++i) {
        units +=
            "<tu><tuv xml:lang=\"en\"><seg>xa xb xc</seg></tuv><tuv xml:lang=\"es\"><seg>ya yb yc</seg></tuv></tu>"
            "<tu><tuv xml:lang=\"en\"><seg>xd xe xf</seg></tuv><tuv xml:lang=\"es\"><seg>yd ye yf</seg></tuv></tu>";
    }
    write("train.tmx", "<tmx><body>" + units + "</body></tmx>");
    const QJsonObject trained = json({"compose", "--objective", "bmf", "--train", path("train.tmx") + ":en:es",
                                      "--dimension", "4", "--minimum-count", "1", "--out", path("bmf.model")});
    QCOMPARE(trained["pairs"].toInt(), 60);
}

void TestSentenceCommands::failsWithOneLine_data()
{
    QTest::addColumn<QStringList>("arguments");
    const QString out = path("out.tsv");
    QTest::newRow("no list") << QStringList{"search-sentences", "--list", "none", "--query", "xa", "--from", "en"};
    QTest::newRow("no file") << QStringList{"search-sentences", "--list", path("none.txt") + ":en", "--query", "xa",
                                            "--from",           "en"} +
                                    model();
    QTest::newRow("hostile memory")
        << QStringList{"search-sentences", "--list", path("hostile.tmx") + ":en", "--query", "xa", "--from", "en"} +
               model();
    QTest::newRow("language that the memory lacks")
        << QStringList{"search-sentences", "--list", path("memory.tmx") + ":fr", "--query", "xa", "--from", "en"} +
               model();
    QTest::newRow("unknown words") << QStringList{"search-sentences", "--list", path("memory.tmx"), "--query", "what",
                                                  "--from",           "en"} +
                                          model();
    QTest::newRow("several languages")
        << QStringList{"align-sentences", "--source", path("memory.tmx"), "--target", path("second.txt") + ":es",
                       "--out",           out} +
               model();
    QTest::newRow("remove") << QStringList{"sentence-lists", "remove", "none"};
    QTest::newRow("imported without a model") << QStringList{"import", "sentences", path("first.txt")};
    QTest::newRow("model without vectors")
        << QStringList{"sentence-lists",      "add",       path("memory.tmx"),   "--model", "wmd", "--vectors",
                       "en=" + path("x.vec"), "--vectors", "es=" + path("y.vec")};
}

void TestSentenceCommands::failsWithOneLine()
{
    QFETCH(QStringList, arguments);
    const CommandResult result = run(arguments);
    QCOMPARE(result.code, 1);
    QVERIFY(!result.err.trimmed().isEmpty());
    QCOMPARE(result.err.trimmed().count('\n'), 0);
    QVERIFY(!QFile::exists(path("out.tsv")));
}

void TestSentenceCommands::refusesWrongUsage()
{
    for (const QStringList& arguments :
         {QStringList{"search-sentences", "--query", "x"}, QStringList{"sentence-lists"},
          QStringList{"align-sentences", "--source", "a:en"}, QStringList{"compare-sentences", "a"}}) {
        QCOMPARE(run(arguments).code, 2);
    }
}

QTEST_GUILESS_MAIN(TestSentenceCommands)
#include "TestSentenceCommands.moc"
