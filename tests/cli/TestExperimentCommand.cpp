#include "CommandLine.h"
#include "PlantedSentences.h"
#include "base/Random.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace crossgloss;

/// Every experiment on a planted language, as a user runs it.
class TestExperimentCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void comparesModels();
    void readsCrossedTables();
    void comparesObjectives();
    void takesTrainedModels();
    void leavesMemorisedPairsOut();
    void variesTrainingSize();
    void tunes();
    void countsUndertrainedWords();
    void comparesTranslationsWithRandomPairs();
    void classifiesAcrossLanguages();
    void retrievesByEveryCriterion();
    void keepsRuns();
    void failsWithOneLine_data();
    void failsWithOneLine();

private:
    QJsonObject json(const QStringList& arguments) const;
    QString write(const char* name, const QByteArray& content) const;
    QString path(const char* name) const { return m_folder.filePath(name); }
    QStringList training(const char* experiment, const char* folder) const;

    QTemporaryDir m_folder;
    QString m_train;
    QString m_english;
};

namespace {

QJsonObject table(const QJsonObject& result, const char* name)
{
    for (const QJsonValue each : result["tables"].toArray()) {
        if (each["name"].toString() == QLatin1String(name)) {
            return each.toObject();
        }
    }
    return {};
}

QJsonObject cell(const QJsonObject& result, const char* name, const QString& row, const QString& column)
{
    const QJsonObject found = table(result, name);
    const QJsonArray columns = found["columns"].toArray();
    for (const QJsonValue each : found["rows"].toArray()) {
        for (qsizetype i = 0; each["name"].toString() == row && i < columns.size(); ++i) {
            if (columns[i].toString() == column) {
                return each["cells"].toArray()[i].toObject();
            }
        }
    }
    return {};
}

} // namespace

QJsonObject TestExperimentCommand::json(const QStringList& arguments) const
{
    const CommandResult result =
        runCommand(QStringList{"--workspace", path("workspace"), "--threads", "2", "--json"} + arguments);
    if (result.code != 0) {
        qWarning("%s", result.err.constData());
        return {};
    }
    return result.json();
}

QString TestExperimentCommand::write(const char* name, const QByteArray& content) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) {
        qFatal("cannot write");
    }
    return file.fileName();
}

QStringList TestExperimentCommand::training(const char* experiment, const char* folder) const
{
    return {"experiment", experiment, "--train", m_train, "--pairs", m_english, "--languages", "en", "--folder",
            path(folder), "--seeds", "1,2", "--epochs", "2"};
}

void TestExperimentCommand::initTestCase()
{
    Random random(1);
    QByteArray train, english, crossed[2], labels[2];
    for (std::uint64_t i = 0; i < 600; ++i) {
        const auto [a, b] = plantedSentence(random, i % 6);
        train += a + '\t' + b + '\n';
    }
    for (std::uint64_t i = 0; i < 60; ++i) {
        const auto [a, b] = plantedSentence(random, i % 6);
        const auto [c, d] = plantedSentence(random, i % 2 == 0 ? i % 6 : (i + 3) % 6);
        const QByteArray score = i % 2 == 0 ? "5" : "0";
        english += score + '\t' + a + '\t' + c + '\n';
        crossed[0] += '"' + a + "\"," + c + ',' + score + '\n';
        crossed[1] += b + ',' + d + ',' + score + '\n';
        labels[0] += QByteArray::number(static_cast<int>(i % 6)) + '\t' + a + '\n';
        labels[1] += QByteArray::number(static_cast<int>(i % 6)) + '\t' + b + '\n';
    }
    m_train = write("train.tsv", train) + ":en:es";
    m_english = write("sts.2012.one.tsv", english);
    write("sts.2012.two.tsv", english);
    write("en.csv", crossed[0]);
    write("es.csv", crossed[1]);
    write("labels.en.tsv", labels[0]);
    write("labels.es.tsv", labels[1]);
    // A model that knows the language, and one that was trained on nonsense.
    QByteArray nonsense;
    for (std::uint64_t i = 0; i < 300; ++i) {
        nonsense += plantedSentence(random, i % 6).first + '\t' + plantedSentence(random, uniformBelow(random, 6)).second + '\n';
    }
    write("nonsense.tsv", nonsense);
    const QStringList compose{"compose", "--objective", "cmf", "--dimension", "16", "--iterations", "5"};
    QVERIFY(!json(compose + QStringList{"--train", m_train, "--out", path("good.model")}).isEmpty());
    QVERIFY(!json(compose + QStringList{"--train", path("nonsense.tsv") + ":en:es", "--out", path("bad.model")}).isEmpty());
}

void TestExperimentCommand::comparesModels()
{
    const QJsonObject found =
        json({"experiment", "sts", "--model", "good=" + path("good.model"), "--model", "seeds=" + path("good.model"),
              "--model", "seeds=" + path("bad.model"), "--model", path("bad.model"), "--pairs", m_english, "--pairs",
              path("sts.2012.two.tsv"), "--languages", "en", "--baseline", "good", "--out", path("sts.tsv")});
    QCOMPARE(found["experiment"].toString(), QStringLiteral("sts"));
    QCOMPARE(table(found, "pearson")["columns"].toArray(), (QJsonArray{"good", "seeds", "bad"}));
    QVERIFY(cell(found, "pearson", "2012 mean", "good")["value"].toDouble() > 0.8);
    QVERIFY(cell(found, "pearson", "mean", "seeds").contains("deviation"));
    QVERIFY(cell(found, "pearson_difference", "mean", "good").isEmpty());
    QCOMPARE(cell(found, "pearson", "sts.2012.one", "good")["n"].toInt(), 60);
    QVERIFY(found["run"].toInt() > 0);
    QFile tsv(path("sts.tsv"));
    QVERIFY(tsv.open(QIODevice::ReadOnly));
    QCOMPARE(tsv.readAll().count('\n'), 1 + 4 * 3 * 2 + 4 * 2 * 2);
    const CommandResult text = runCommand({"--workspace", path("workspace"), "experiment", "sts", "--model",
                                           path("good.model"), "--pairs", m_english, "--languages", "en"});
    QVERIFY(text.out.startsWith("Pearson's r\n") && text.out.contains("sts.2012.one  60  "));
}

void TestExperimentCommand::readsCrossedTables()
{
    const QJsonObject found =
        json({"experiment", "sts", "--model", path("good.model"), "--model", path("bad.model"), "--pairs",
              path("en.csv") + "," + path("es.csv"), "--languages", "en,es", "--baseline", "good"});
    QVERIFY(cell(found, "pearson", "en × es", "good")["value"].toDouble() > 0.8);
    // Nonsense tells nothing across languages, and the test sees it.
    QVERIFY(cell(found, "pearson_difference", "en × es", "bad")["p"].toDouble() < 0.01);
    QVERIFY(cell(found, "pearson_difference", "en × es", "bad")["value"].toDouble() < -0.3);
}

void TestExperimentCommand::comparesObjectives()
{
    const QJsonObject found = json(training("composition", "composition")
                                   + QStringList{"--model", "cmf=" + path("good.model"), "--materials",
                                                 "sentences,phrases", "--phrase-length", "3"});
    QCOMPARE(table(found, "pearson")["columns"].toArray(),
             (QJsonArray{"bi sentences", "bi phrases", "pa sentences", "pa phrases", "cmf"}));
    QCOMPARE(cell(found, "training", "bi sentences", "pairs")["value"].toInt(), 600);
    QVERIFY(cell(found, "training", "pa phrases", "pairs")["value"].toInt() > 600);
    QVERIFY(cell(found, "pearson", "sts.2012.one", "pa sentences").contains("deviation"));
    QVERIFY(QFile::exists(path("composition/bi_sentences.2.model")) && QFile::exists(path("composition/phrases.table")));
}

void TestExperimentCommand::takesTrainedModels()
{
    const QString model = path("composition/bi_sentences.1.model");
    const auto stamp = [&model] { return QFileInfo(model).lastModified(); };
    const QDateTime before = stamp();
    const QStringList again = training("composition", "composition")
                              + QStringList{"--materials", "sentences", "--objectives", "bi"};
    QVERIFY(!json(again).isEmpty());
    QCOMPARE(stamp(), before);
    write("settings.json", R"({"bi sentences": {"margin": 3, "negatives": 2}})");
    QVERIFY(!json(again + QStringList{"--settings", path("settings.json")}).isEmpty());
    QVERIFY(stamp() != before);
}

void TestExperimentCommand::leavesMemorisedPairsOut()
{
    write("memory.tsv", "5\txaa xab zzz\txba xbb\n0\txca xcb\txda xdb\n");
    const QStringList arguments = training("memorisation", "memorisation");
    QStringList few = arguments + QStringList{"--materials", "sentences"};
    few[few.indexOf("--pairs") + 1] = path("memory.tsv");
    const QJsonObject found = json(few);
    const QJsonObject whole = cell(found, "training", "bi sentences", "pairs");
    const int left = cell(found, "training", "bi sentences, filtered", "left out")["value"].toInt();
    QVERIFY(left > 0);
    QCOMPARE(cell(found, "training", "bi sentences, filtered", "pairs")["value"].toInt(), whole["value"].toInt() - left);
    QFile train(path("train.tsv"));
    QVERIFY(train.open(QIODevice::ReadOnly));
    int sharing = 0;
    for (const QByteArray& line : train.readAll().split('\n')) {
        const QByteArray words = " " + line.left(line.indexOf('\t')) + " ";
        for (const char* bigram : {" xaa xab ", " xba xbb ", " xca xcb ", " xda xdb "}) {
            if (words.contains(bigram)) {
                ++sharing;
                break;
            }
        }
    }
    QCOMPARE(left, sharing);
    const QJsonObject composed =
        json({"compose", "--objective", "cmf", "--dimension", "8", "--train", m_train, "--without-bigrams-of",
              path("memory.tsv") + ":en", "--pairs-limit", "200", "--out", path("filtered.model")});
    QCOMPARE(composed["sharing"].toInt(), sharing);
    QCOMPARE(composed["pairs"].toInt(), 200);
}

void TestExperimentCommand::variesTrainingSize()
{
    const QJsonObject found = json(training("training-size", "size") + QStringList{"--sizes", "100,300"});
    QCOMPARE(table(found, "pearson")["columns"].toArray(),
             (QJsonArray{"bi sentences", "bi phrases 100", "bi phrases 300", "bi phrases"}));
    QCOMPARE(cell(found, "training", "bi phrases 300", "pairs")["value"].toInt(), 300);
}

void TestExperimentCommand::tunes()
{
    QStringList arguments = training("tuning", "tuning");
    arguments[arguments.indexOf("--seeds") + 1] = "1";
    const QJsonObject found = json(arguments + QStringList{"--materials", "sentences", "--settings-out", path("best.json")});
    QCOMPARE(table(found, "pearson")["columns"].toArray(), QJsonArray{"bi sentences"});
    QCOMPARE(table(found, "pearson")["rows"].toArray().size(), 12 + 4 + 2);
    QVERIFY(found["settings"]["bi sentences"]["margin"].toDouble() >= 1);
    QVERIFY(QFile::exists(path("best.json")));
}

void TestExperimentCommand::countsUndertrainedWords()
{
    // Each of the words stands about 62 times; one is unknown.
    write("words.tsv", "5\txaa nowhere\txab xac\n");
    const auto share = [&](const char* fewer) {
        return cell(json({"experiment", "undertrained", "--train", m_train, "--materials", "sentences", "--folder",
                          path("undertrained"), "--pairs", path("words.tsv"), "--languages", "en", "--fewer", fewer}),
                    "undertrained", "words", "sentences")["value"]
            .toDouble();
    };
    QCOMPARE(share("1"), 0.25);
    QCOMPARE(share("10"), 0.25);
    QCOMPARE(share("1000"), 1.0);
}

void TestExperimentCommand::comparesTranslationsWithRandomPairs()
{
    const QJsonObject found = json({"experiment", "parallel", "--model", path("good.model"), "--text", m_train});
    const QString row = "good, en–es, train.tsv";
    QVERIFY(cell(found, "similarity", row, "parallel")["value"].toDouble() > 0.8);
    QVERIFY(cell(found, "similarity", row, "difference")["interval"][0].toDouble() > 0.3);
    QCOMPARE(cell(found, "similarity", row, "random")["n"].toInt(), 600);
    const QJsonObject none = json({"experiment", "parallel", "--model", path("good.model"), "--text",
                                   path("train.tsv") + ":en:de"});
    QCOMPARE(none["left_out"].toArray().size(), 1);
}

void TestExperimentCommand::classifiesAcrossLanguages()
{
    QStringList arguments{"experiment", "classification", "--model", path("good.model")};
    for (const char* language : {"en", "es"}) {
        const QString file = path("labels.") + language + ".tsv:" + language;
        arguments += {"--train", file, "--test", file};
    }
    const QJsonObject found = json(arguments);
    QVERIFY(cell(found, "accuracy", "good, logistic", "en → es")["value"].toDouble() > 0.9);
    QVERIFY(cell(found, "accuracy", "good, perceptron", "es → en")["value"].toDouble() > 0.9);
    QCOMPARE(cell(found, "accuracy", "majority class", "en → es")["value"].toDouble(), 1.0 / 6);
    QVERIFY(cell(found, "ratio", "good, logistic", "en → es of es → es")["value"].toDouble() > 0.9);
}

void TestExperimentCommand::retrievesByEveryCriterion()
{
    const QJsonObject found =
        json({"experiment", "retrieval", "--model", path("good.model"), "--text", m_train, "--limit", "60"});
    QCOMPARE(table(found, "p1")["rows"].toArray().size(), 5);
    for (const char* criterion : {"nearest neighbour", "inverted softmax", "CSLS", "globally corrected", "margin"}) {
        const QString row = QStringLiteral("train.tsv, en–es, good, ") + criterion;
        QVERIFY2(cell(found, "p10", row, "forward")["value"].toDouble() > 0.5, criterion);
        QVERIFY(cell(found, "p1", row, "backward").contains("interval"));
    }
}

void TestExperimentCommand::keepsRuns()
{
    const CommandResult listed = runCommand({"--workspace", path("workspace"), "--json", "runs", "list"});
    QVERIFY(listed.out.contains("experiment"));
}

void TestExperimentCommand::failsWithOneLine_data()
{
    QTest::addColumn<QStringList>("arguments");
    const QStringList test{"--pairs", m_english, "--languages", "en"};
    QTest::newRow("no model") << QStringList{"sts", "--model", path("none.model")} + test;
    QTest::newRow("no such baseline") << QStringList{"sts", "--model", path("good.model"), "--baseline", "x"} + test;
    QTest::newRow("no vectors") << QStringList{"sts", "--model", "sif"} + test;
    QTest::newRow("unread language") << QStringList{"sts", "--model", path("good.model"), "--pairs", m_english,
                                                    "--languages", "de"};
    QTest::newRow("no text") << QStringList{"parallel", "--model", path("good.model"), "--text", path("none") + ":en:es"};
    write("wrong.json", R"({"bi sentences": {"margin": "wide"}})");
    QTest::newRow("wrong setting") << QStringList{"composition", "--train", m_train, "--materials", "sentences", "--folder",
                                                  path("x"), "--settings", path("wrong.json")} + test;
}

void TestExperimentCommand::failsWithOneLine()
{
    QFETCH(QStringList, arguments);
    const CommandResult result = runCommand(QStringList{"--workspace", path("workspace"), "experiment"} + arguments);
    QCOMPARE(result.code, 1);
    QVERIFY2(!result.err.isEmpty(), "nothing said");
}

QTEST_GUILESS_MAIN(TestExperimentCommand)
#include "TestExperimentCommand.moc"
