#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

/// `linking` from wordnets to exports, on two planted wordnets whose words are one and the same point in both spaces.
class TestLinkingCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void createsAndShows();
    void decidesUndoesAndRedoes();
    void searchesTheTarget();
    void checksBeforehand();
    void exportsAndImports();
    void streamsDecisions();
    void drawsTheCurve();
    void comparesReviewers();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void removes();

private:
    struct Outcome {
        int code = -1;
        QJsonObject json;
        QByteArray error;
    };
    Outcome run(const QStringList& arguments, const QByteArray& input = {}) const;
    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    void write(const char* name, const QByteArray& text) const;
    QStringList create(const QStringList& more = {}) const
    {
        return QStringList{"linking", "create", "--source", path("here.tab"), "--target", path("there.tab"), "--source-vectors",
                           path("here.vec"), "--target-vectors", path("there.vec")}
            + more;
    }

    QTemporaryDir m_folder;
};

TestLinkingCommand::Outcome TestLinkingCommand::run(const QStringList& arguments, const QByteArray& input) const
{
    QProcess process;
    process.start(QStringLiteral(CROSSGLOSS_CLI),
                  QStringList{"--workspace", path("workspace"), "--json", "--threads", "2"} + arguments);
    process.write(input);
    process.closeWriteChannel();
    process.waitForFinished(60000);
    Outcome outcome;
    outcome.code = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    const QByteArray output = process.readAllStandardOutput();
    outcome.json = QJsonDocument::fromJson(output).object();
    if (outcome.json.isEmpty()) {
        outcome.json.insert("text", QString::fromUtf8(output));
    }
    outcome.error = process.readAllStandardError();
    return outcome;
}

void TestLinkingCommand::write(const char* name, const QByteArray& text) const
{
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

void TestLinkingCommand::initTestCase()
{
    // Twelve concepts of two words each; word i of one language is word i of the other.
    QByteArray here = "# Here\tit\thttp://example.org\tCC BY\n";
    QByteArray there = "# There\ten\thttp://example.org\tCC BY\n";
    QByteArray hereVectors = "13 13\n";
    QByteArray thereVectors = "13 13\n";
    for (int i = 0; i < 13; ++i) {
        QByteArray vector;
        for (int j = 0; j < 13; ++j) {
            vector += i == j ? " 1" : " 0.05";
        }
        hereVectors += "w" + QByteArray::number(i) + vector + "\n";
        thereVectors += "v" + QByteArray::number(i) + vector + "\n";
    }
    for (int i = 0; i < 12; ++i) {
        const QByteArray id = QByteArray::number(10000000 + i) + "-n\t";
        here += id + "it:lemma\tparola" + QByteArray::number(i) + "\n" + id + "it:def\t0\tw" + QByteArray::number(i) + " w"
            + QByteArray::number(i + 1) + "\n";
        there += id + "en:lemma\tword" + QByteArray::number(i) + "\n" + id + "en:def\t0\tv" + QByteArray::number(i) + " v"
            + QByteArray::number(i + 1) + "\n";
    }
    write("here.tab", here);
    write("there.tab", there);
    write("here.vec", hereVectors);
    write("there.vec", thereVectors);
    write("pairs.tsv", "parola3\tword4\nparola3\tword3\nparola5\tword5\n");
}

void TestLinkingCommand::createsAndShows()
{
    const Outcome made = run(create({"--name", "planted", "--candidates", "4"}));
    QVERIFY2(made.code == 0, made.error.constData());
    QCOMPARE(made.json["sources"].toInt(), 12);
    QCOMPARE(made.json["targets"].toInt(), 12);
    QCOMPARE(made.json["without_candidates"].toInt(), 0);
    QCOMPARE(made.json["measure"].toString(), QStringLiteral("sinkhorn"));
    const Outcome shown = run({"linking", "show", "planted", "--limit", "0", "--reviewer", "anna"});
    QCOMPARE(shown.code, 0);
    const QJsonArray items = shown.json["items"].toArray();
    QCOMPARE(items.size(), 12);
    for (const QJsonValue& item : items) {
        QCOMPARE(item["target"].toString(), item["source"].toString());
        QCOMPARE(item["verdict"].toString(), QStringLiteral("open"));
        QVERIFY(item["margin"].toDouble() > 0);
    }
    const QJsonArray list = run({"linking", "list"}).json["linkings"].toArray();
    QCOMPARE(list.size(), 1);
    QCOMPARE(list[0]["source"]["language"].toString(), QStringLiteral("it"));
    QVERIFY(list[0]["holder"].toString().isEmpty());
    for (const char* measure : {"semb", "sif", "wmd"}) {
        QCOMPARE(run(create({"--name", measure, "--metric", measure, "--candidates", "0"})).json["candidates"].toInt(), 144);
    }
    const Outcome restricted = run(create({"--name", "by words", "--dictionary", path("pairs.tsv")}));
    QCOMPARE(restricted.json["candidates"].toInt(), 3);
    QCOMPARE(restricted.json["without_candidates"].toInt(), 10);
}

void TestLinkingCommand::decidesUndoesAndRedoes()
{
    const QStringList anna = {"--reviewer", "anna"};
    Outcome decided = run(QStringList{"linking", "decide", "planted", "--source", "10000003-n", "--target", "10000004-n"} + anna);
    QVERIFY2(decided.code == 0, decided.error.constData());
    QCOMPARE(decided.json["decided"][0]["target"].toString(), QStringLiteral("10000004-n"));
    QVERIFY(decided.json["moved"].toArray().size() >= 1);
    const auto verdict = [&](const char* source) {
        for (const QJsonValue& item :
             run(QStringList{"linking", "show", "planted", "--limit", "0"} + anna).json["items"].toArray()) {
            if (item["source"].toString() == QLatin1String(source)) {
                return item["verdict"].toString() + ' ' + item["relation"].toString();
            }
        }
        return QString();
    };
    QCOMPARE(verdict("10000003-n"), QStringLiteral("accepted exact"));
    run(QStringList{"linking", "decide", "planted", "--source", "10000003-n", "--relation", "narrower", "--note", "hm"} + anna);
    QCOMPARE(verdict("10000003-n"), QStringLiteral("accepted narrower"));
    run(QStringList{"linking", "undo", "planted"} + anna);
    QCOMPARE(verdict("10000003-n"), QStringLiteral("accepted exact"));
    run(QStringList{"linking", "undo", "planted"} + anna);
    QCOMPARE(verdict("10000003-n"), QStringLiteral("open "));
    run(QStringList{"linking", "redo", "planted"} + anna);
    run(QStringList{"linking", "redo", "planted"} + anna);
    QCOMPARE(verdict("10000003-n"), QStringLiteral("accepted narrower"));
    QVERIFY(run(QStringList{"linking", "redo", "planted"} + anna).json["decided"].toArray().isEmpty());
}

void TestLinkingCommand::searchesTheTarget()
{
    QJsonArray found = run({"linking", "search", "planted", "word1"}).json["concepts"].toArray();
    QCOMPARE(found.size(), 3); // word1, word10, word11
    QCOMPARE(found.first().toObject()["target"].toString(), QStringLiteral("10000001-n"));
    found = run({"linking", "search", "planted", "v4", "v5"}).json["concepts"].toArray();
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.first().toObject()["lemmas"].toArray().first().toString(), QStringLiteral("word4"));
    QCOMPARE(run({"linking", "search", "planted", "10000007-n"}).json["found"].toInt(), 1);
    QCOMPARE(run({"linking", "search", "planted", "nothing"}).json["found"].toInt(), 0);
    QCOMPARE(run({"linking", "search", "planted", "word", "--limit", "2"}).json["concepts"].toArray().size(), 2);
}

void TestLinkingCommand::checksBeforehand()
{
    const auto check = [this](const QStringList& more) {
        return run(create(QStringList{"--name", "never", "--check"} + more));
    };
    Outcome outcome = check({});
    QCOMPARE(outcome.code, 0);
    QVERIFY(outcome.json["possible"].toBool() && outcome.json["seconds"].toDouble() > 0);
    QCOMPARE(outcome.json["source"].toObject()["known_words"].toDouble(), 1.0);
    outcome = check({"--dictionary", path("pairs.tsv")});
    QCOMPARE(outcome.json["translated"].toDouble(), 2.0 / 12);
    write("turned.tsv", "word4\tparola3\nword5\tparola5\n");
    outcome = check({"--dictionary", path("turned.tsv")});
    QVERIFY(!outcome.json["possible"].toBool());
    const QJsonArray warnings = outcome.json["warnings"].toArray();
    QVERIFY(warnings.first().toObject()["message"].toString().contains(QStringLiteral("direction is reversed")));
    QCOMPARE(
        check({"--dictionary", path("pairs.tsv"), "--dictionary", path("turned.tsv")}).json["translated"].toDouble(),
        2.0 / 12);
    QCOMPARE(run({"linking", "show", "never"}).code, 1);
}

void TestLinkingCommand::exportsAndImports()
{
    QCOMPARE(run({"linking", "export", "planted", "--out", path("out.tsv")}).json["decisions"].toInt(), 1);
    run({"linking", "decide", "planted", "--source", "10000007-n", "--reviewer", "anna"});
    QCOMPARE(run({"linking", "export", "planted", "--format", "tab", "--out", path("out.tab")}).json["synsets"].toInt(), 1);
    QCOMPARE(run({"linking", "export", "planted", "--format", "lmf", "--out", path("out.xml")}).json["decisions"].toInt(), 2);
    QFile tab(path("out.tab"));
    QVERIFY(tab.open(QIODevice::ReadOnly));
    QVERIFY(tab.readAll().contains("10000007-n\tit:lemma\tparola7"));
    write("in.tsv", "source\ttarget\treviewer\n10000001-n\t10000001-n\tanna\n10000007-n\t10000008-n\tanna\n"
                    "10000003-n\t10000004-n\tbruno\n10000009-n\t10000009-n\tbruno\n");
    const Outcome merged = run({"linking", "import", "planted", path("in.tsv"), "--reviewer", "anna"});
    QVERIFY2(merged.code == 0, merged.error.constData());
    QCOMPARE(merged.json["added"].toInt(), 3);
    QCOMPARE(merged.json["conflicts"].toInt(), 1);
    QCOMPARE(merged.json["conflicting"][0].toString(), QStringLiteral("10000007-n"));
}

void TestLinkingCommand::streamsDecisions()
{
    Outcome told = run({"linking", "review", "planted", "--reviewer", "carla"},
                       "accept 10000000-n\nreject 10000001-n 10000001-n\n\nnone 10000002-n\nundo\naccept 10000002-n 10000005-n "
                       "related\n");
    QVERIFY2(told.code == 0, told.error.constData());
    QCOMPARE(told.json["text"].toString().count(QLatin1String("\tdone\t")), 5);
    const QJsonObject statistics =
        run({"linking", "show", "planted", "--reviewer", "carla"}).json["statistics"].toObject();
    QCOMPARE(statistics["accepted"].toInt(), 2);
    QCOMPARE(statistics["rejected_pairs"].toInt(), 1);
    QCOMPARE(statistics["none"].toInt(), 0);
    QCOMPARE(statistics["relations"]["related"].toInt(), 1);
    told = run({"linking", "review", "planted", "--reviewer", "carla"}, "accept 10000003-n\nembrace 10000004-n\n");
    QCOMPARE(told.code, 1);
    QVERIFY2(told.error.contains(":2:") && told.error.contains("embrace"), told.error.constData());
}

void TestLinkingCommand::drawsTheCurve()
{
    const Outcome curve = run({"linking", "curve", "wmd", "--out", path("curve.tsv")});
    QVERIFY2(curve.code == 0, curve.error.constData());
    const QJsonArray points = curve.json["matching_by_margin"].toArray();
    QCOMPARE(points.last()["precision"].toDouble(), 1.0);
    QCOMPARE(points.last()["coverage"].toDouble(), 1.0);
    QCOMPARE(points.last()["interval"].toArray()[1].toDouble(), 1.0);
    QVERIFY(QFile::exists(path("curve.tsv")));
    QVERIFY(!curve.json.contains("decided_by_margin"));
    // Carla has accepted what was suggested, then something else, and rejected a suggestion.
    const Outcome judged =
        run({"linking", "curve", "planted", "--by", "decisions", "--reviewer", "carla", "--out", path("decided.tsv")});
    QVERIFY2(judged.code == 0, judged.error.constData());
    QVERIFY(!judged.json.contains("matching_by_margin"));
    const QJsonArray decided = judged.json["decided_by_margin"].toArray();
    QCOMPARE(decided.size(), judged.json["judged"].toInt());
    QCOMPARE(decided.last()["coverage"].toDouble(), 1.0);
    QVERIFY(decided.last()["right"].toInt() < decided.last()["taken"].toInt());
    QFile table(path("decided.tsv"));
    QVERIFY(table.open(QIODevice::ReadOnly));
    QCOMPARE(table.readAll().count('\n'), decided.size() + 1);
    const Outcome nothing = run({"linking", "curve", "wmd", "--by", "decisions"});
    QCOMPARE(nothing.code, 1);
    QVERIFY2(nothing.error.contains("reviewed no suggestion"), nothing.error.constData());
}

void TestLinkingCommand::comparesReviewers()
{
    const Outcome agreement = run({"linking", "agreement", "planted", "--reviewer", "anna", "--with", "bruno"});
    QCOMPARE(agreement.json["both"].toInt(), 1);
    QCOMPARE(agreement.json["same"].toInt(), 1);
    QCOMPARE(agreement.json["same_relation"].toInt(), 0);      // she says narrower, he exact
}

void TestLinkingCommand::saysWhatIsWrong_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("no such linking") << QStringList{"linking", "show", "nothing"} << QByteArray("no linking nothing");
    QTest::newRow("no such synset") << QStringList{"linking", "decide", "planted", "--source", "10000099-n"}
                                    << QByteArray("10000099-n");
    QTest::newRow("no such file") << QStringList{"linking", "import", "planted", "/nowhere.tsv"} << QByteArray("/nowhere.tsv");
    QTest::newRow("name taken") << create({"--name", "planted"}) << QByteArray("already");
    QTest::newRow("wordnet missing") << QStringList{"linking", "create", "--source", "/nowhere.tab", "--target", "princeton",
                                                    "--source-vectors", "x", "--target-vectors", "y"}
                                     << QByteArray("/nowhere.tab");
    QTest::newRow("nothing decided") << QStringList{"linking", "export", "wmd", "--out", path("never.tsv")}
                                     << QByteArray("decided");
}

void TestLinkingCommand::saysWhatIsWrong()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, message);
    const Outcome outcome = run(arguments);
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.error.contains(message), outcome.error.constData());
    QCOMPARE(outcome.error.trimmed().count('\n'), 0);
}

void TestLinkingCommand::removes()
{
    QCOMPARE(run({"linking", "remove", "planted"}).code, 0);
    QCOMPARE(run({"linking", "show", "planted"}).code, 1);
    QCOMPARE(run({"linking", "list"}).json["linkings"].toArray().size(), 4);
}

QTEST_GUILESS_MAIN(TestLinkingCommand)
#include "TestLinkingCommand.moc"
