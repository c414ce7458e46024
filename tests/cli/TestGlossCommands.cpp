#include "CommandLine.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

/// crossgloss-cli glosses, glosses-table and what runs says of theirs, as a user runs them.
class TestGlossCommands : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void glossesKeepTheirPairs();
    void differencesNameTheHub();
    void comparesPairByPair();
    void removesARun();
    void tableIsMadeOnce();
    void tableSaysWhatItLeavesOut();
    void mapMayLeadTheOtherWay();
    void wrongUsage_data();
    void wrongUsage();

private:
    using Result = CommandResult;
    Result run(QStringList arguments) const;
    QString path(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    void write(const char* name, const QByteArray& text) const;
    QStringList table(const QStringList& more) const;
    QJsonObject glosses(const char* metric) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

const QStringList sourceWords = {"uno", "due", "tre", "quattro", "cinque", "sei"};
const QStringList targetWords = {"one", "two", "three", "four", "five", "six"};

/// Word i points to place i; every other one leans towards the first, which makes that one a hub.
QByteArray vectors(const QStringList& words, double lean)
{
    QByteArray text = QByteArray::number(words.size()) + ' ' + QByteArray::number(words.size()) + '\n';
    for (int i = 0; i < words.size(); ++i) {
        text += words.at(i).toUtf8();
        for (int d = 0; d < words.size(); ++d) {
            text += ' ' + QByteArray::number(i == d ? 1.0 : d == 0 ? lean : 0.01 * ((i * 7 + d * 3) % 5));
        }
        text += '\n';
    }
    return text;
}

QByteArray tab(const char* code, const QStringList& words)
{
    QByteArray text = QByteArray("# ") + code + " wordnet\t" + code + "\thttp://example.org\tCC0\n";
    for (int i = 0; i < words.size(); ++i) {
        text += "0000000" + QByteArray::number(i + 1) + "-n\t" + code + ":def\t0\t" + words.at(i).toUtf8() + '\n';
    }
    return text;
}

} // namespace

CommandResult TestGlossCommands::run(QStringList arguments) const
{
    return runCommand(arguments, {{"CROSSGLOSS_WORDNET_PATH", CROSSGLOSS_TEST_DATA "/wordnet/tiny"},
                                  {"CROSSGLOSS_WORKSPACE", path("workspace")}});
}

void TestGlossCommands::write(const char* name, const QByteArray& text) const
{
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
}

void TestGlossCommands::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    write("it.vec", vectors(sourceWords, 1.5));
    write("en.vec", vectors(targetWords, 0.2));
    write("it.txt", sourceWords.join('\n').toUtf8() + '\n');
    write("en.txt", targetWords.join('\n').toUtf8() + '\n');
    write("it.tab", tab("ita", sourceWords));
    write("en.tab", tab("eng", targetWords));
    write("el.tab", tab("ell", targetWords));
}

QJsonObject TestGlossCommands::glosses(const char* metric) const
{
    const Result result = run({"--json", "glosses", "--source", path("it.txt"), "--target", path("en.txt"),
                               "--source-vectors", path("it.vec"), "--target-vectors", path("en.vec"),
                               "--source-language", "it", "--target-language", "en", "--metric", metric});
    if (result.code != 0) {
        qWarning("%s", result.err.constData());
    }
    return result.json();
}

QStringList TestGlossCommands::table(const QStringList& more) const
{
    return QStringList{"--json", "glosses-table", "--wordnet", path("it.tab"), "--wordnet", path("en.tab"),
                       "--vectors", "it=" + path("it.vec"), "--vectors", "en=" + path("en.vec"), "--metrics",
                       "semb,wmd", "--minimum", "2"}
           + more;
}

void TestGlossCommands::glossesKeepTheirPairs()
{
    const QJsonObject found = glosses("wmd");
    QCOMPARE(found["n"].toInt(), 6);
    const Result shown = run({"--json", "runs", "show", QString::number(found["run"].toInt())});
    QVERIFY2(shown.code == 0, shown.err.constData());
    const QJsonObject json = shown.json();
    const QJsonArray pairs = json["pairs"].toArray();
    QCOMPARE(pairs.size(), 6);
    int right = 0;
    for (const QJsonValue& pair : pairs) {
        right += pair["rank"].toInt() == 1 ? 1 : 0;
        QCOMPARE(pair["rank"].toInt() == 1, pair["best"].toInt() == pair["position"].toInt());
        QCOMPARE(pair["source"].toString(), sourceWords.at(pair["line"].toInt() - 1));
    }
    QCOMPARE(right / 6.0, found["retrieval"]["p1"].toDouble());
    for (const char* key : {"source_checksum", "target_checksum", "source_vectors_checksum", "target_vectors_checksum"}) {
        QCOMPARE(json["parameters"][QLatin1String(key)].toString().size(), 32);
    }
    const Result written =
        run({"runs", "export", "--pairs", QString::number(found["run"].toInt()), "--out", path("pairs.tsv")});
    QVERIFY2(written.code == 0, written.err.constData());
    QFile file(path("pairs.tsv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
    QCOMPARE(lines.size(), 7);
    QCOMPARE(lines.at(1).count('\t'), lines.at(0).count('\t'));
    QVERIFY(lines.at(3).startsWith("3\ttre\tthree\t"));
}

void TestGlossCommands::differencesNameTheHub()
{
    const int id = glosses("semb")["run"].toInt();
    const Result result = run({"--json", "runs", "differences", QString::number(id)});
    QVERIFY2(result.code == 0, result.err.constData());
    const QJsonObject json = result.json();
    // Every source leans to the first target; matching tells them apart.
    QCOMPARE(json["hubs"][0]["target"].toInt(), 0);
    QCOMPARE(json["hubs"][0]["victims"].toArray().size(), 5);
    QCOMPARE(json["hubs"][0]["occurrences"].toInt(), 6);
    QCOMPARE(json["only_matching"].toInt(), 5);
    QCOMPARE(json["differences"].toArray().size(), 5);
    const Result text = run({"runs", "differences", QString::number(id)});
    QVERIFY(text.out.contains("    5  one  (5 of them matched rightly)"));
    QCOMPARE(run({"runs", "differences", "99"}).code, 1);
}

void TestGlossCommands::comparesPairByPair()
{
    const int first = glosses("semb")["run"].toInt();
    const int second = glosses("tfidf")["run"].toInt();
    const Result result = run({"--json", "runs", "compare", QString::number(first), QString::number(second)});
    QVERIFY2(result.code == 0, result.err.constData());
    const QJsonObject json = result.json();
    QCOMPARE(json["parameters"]["metric"].toArray(), (QJsonArray{"semb", "tfidf"}));
    QCOMPARE(json["paired"]["matching"]["n"].toInt(), 6);
    QVERIFY(json["paired"]["retrieval"]["mcnemar"]["exact"].toDouble() <= 1);
}

void TestGlossCommands::removesARun()
{
    const QString id = QString::number(glosses("semb")["run"].toInt());
    QCOMPARE(run({"runs", "remove", id}).code, 0);
    QCOMPARE(run({"runs", "show", id}).code, 1);
    const Result again = run({"runs", "remove", id});
    QCOMPARE(again.code, 1);
    QCOMPARE(again.err.count('\n'), 1);
}

void TestGlossCommands::tableIsMadeOnce()
{
    const Result first = run(table({"--aligned", "--out", path("table.tsv")}));
    QVERIFY2(first.code == 0, first.err.constData());
    const QJsonObject json = first.json();
    QCOMPARE(json["pairs"].toArray().size(), 1);
    QCOMPARE(json["pairs"][0]["common"].toInt(), 6);
    QCOMPARE(json["pairs"][0]["cells"].toArray().size(), 2);
    QCOMPARE(json["reused"].toInt(), 0);
    QCOMPARE(json["means"]["wmd"]["matching"].toDouble(),
             json["pairs"][0]["cells"][1]["matching"]["p1"].toDouble());
    QFile file(path("table.tsv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
    QCOMPARE(lines.size(), 5);                     // heading, two measures, their means
    for (const QByteArray& line : lines) {
        QVERIFY2(line.count('\t') == lines.first().count('\t') || line.startsWith("mean"), line.constData());
    }
    // One more measure, on other paths and threads: only that one is worked out.
    QVERIFY(QFile::rename(path("it.vec"), path("moved.vec")));
    QStringList more = table({"--aligned", "--threads", "1"});
    more.replaceInStrings(QStringLiteral("it.vec"), QStringLiteral("moved.vec"));
    more[more.indexOf("semb,wmd")] = "semb,wmd,sinkhorn";
    const Result second = run(more);
    QVERIFY2(second.code == 0, second.err.constData());
    const QJsonObject wider = second.json();
    QCOMPARE(wider["reused"].toInt(), 2);
    const QJsonArray cells = wider["pairs"][0]["cells"].toArray();
    QCOMPARE(cells.size(), 3);
    QVERIFY(cells.at(0)["reused"].toBool() && !cells.at(2)["reused"].toBool());
    QCOMPARE(cells.at(0)["retrieval"], first.json()["pairs"][0]["cells"][0]["retrieval"]);
    QCOMPARE(run({"--json", "runs"}).json()["runs"].toArray().size(), 3);
    // Other glosses or another seed are another cell.
    QCOMPARE(run(more + QStringList{"--seed", "2"}).json()["reused"].toInt(), 0);
    QStringList changed = sourceWords;
    changed[1] = "due due tre";
    write("it.tab", tab("ita", changed));
    QCOMPARE(run(more).json()["reused"].toInt(), 0);
}

void TestGlossCommands::tableSaysWhatItLeavesOut()
{
    const Result result = run(table({"--wordnet", path("el.tab"), "--wordnet", "princeton", "--aligned"}));
    QVERIFY2(result.code == 0, result.err.constData());
    const QJsonArray omissions = result.json()["left_out"].toArray();
    QStringList reasons;
    for (const QJsonValue& omission : omissions) {
        reasons.append(omission["reason"].toString());
    }
    QCOMPARE(omissions.size(), 5);
    QVERIFY(reasons.filter("no vectors of Greek; name them with --vectors el=FILE").size() == 2);
    QVERIFY(reasons.filter("both are of one language, en").size() == 1);
    QVERIFY(reasons.filter("0 synsets in common").size() == 2);
    const Result unmapped = run(table({}));
    QVERIFY2(unmapped.code == 0, unmapped.err.constData());
    QVERIFY(unmapped.json()["pairs"].toArray().isEmpty());
    QVERIFY(unmapped.json()["left_out"][0]["reason"].toString().contains("nothing maps it-en"));
}

void TestGlossCommands::mapMayLeadTheOtherWay()
{
    QByteArray pairs;
    for (int i = 0; i < sourceWords.size(); ++i) {
        pairs += targetWords.at(i).toUtf8() + '\t' + sourceWords.at(i).toUtf8() + '\n';
    }
    write("en-it.tsv", pairs);
    const Result aligned = run({"align", "--source", path("en.vec"), "--target", path("it.vec"), "--source-language",
                                "en", "--target-language", "it", "--dictionary", path("en-it.tsv"), "--method",
                                "procrustes", "--no-check", "--out", path("en-it.map")});
    QVERIFY2(aligned.code == 0, aligned.err.constData());
    const Result result = run(table({"--map", "en-it=" + path("en-it.map")}));
    QVERIFY2(result.code == 0, result.err.constData());
    const QJsonObject cell = result.json()["pairs"][0]["cells"][0].toObject();
    QCOMPARE(cell["matching"]["p1"].toDouble(), 1.0);
    // The same map learned on the way.
    const Result learned = run(table({"--dictionary", "en-it=" + path("en-it.tsv")}));
    QVERIFY2(learned.code == 0, learned.err.constData());
    QCOMPARE(learned.json()["pairs"][0]["cells"][0]["matching"]["p1"].toDouble(), 1.0);
    QCOMPARE(learned.json()["reused"].toInt(), 0);
    // A map of other vectors is refused, in one line.
    const Result refused = run({"glosses-table", "--wordnet", path("it.tab"), "--wordnet", path("en.tab"), "--vectors",
                                "it=" + path("en.vec"), "--vectors", "en=" + path("it.vec"), "--map",
                                "en-it=" + path("en-it.map"), "--minimum", "2"});
    QCOMPARE(refused.code, 1);
    QCOMPARE(refused.err.count('\n'), 1);
    QVERIFY2(refused.err.contains("en-it.map"), refused.err.constData());
}

void TestGlossCommands::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("one wordnet") << QStringList{"glosses-table", "--wordnet", "a", "--vectors", "it=b"};
    QTest::newRow("vectors without language")
        << QStringList{"glosses-table", "--wordnet", "a", "--wordnet", "b", "--vectors", "b"};
    QTest::newRow("map of one language")
        << QStringList{"glosses-table", "--wordnet", "a", "--wordnet", "b", "--vectors", "it=b", "--map", "it=c"};
    QTest::newRow("unknown measure") << QStringList{"glosses-table", "--wordnet", "a", "--wordnet", "b",
                                                    "--vectors",     "it=b",      "--metrics", "bleu"};
    QTest::newRow("pairs of no run") << QStringList{"runs", "export", "--pairs", "0"};
}

void TestGlossCommands::wrongUsage()
{
    QFETCH(QStringList, arguments);
    QCOMPARE(run(arguments).code, 2);
}

QTEST_GUILESS_MAIN(TestGlossCommands)
#include "TestGlossCommands.moc"
