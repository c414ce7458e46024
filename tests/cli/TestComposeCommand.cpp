#include "CommandLine.h"
#include "PlantedSentences.h"
#include "base/Random.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace crossgloss;

/// compose, similarity, search-sentences, align-sentences and classify on a planted language, as a user runs them.
class TestComposeCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void trainsAndScores_data();
    void trainsAndScores();
    void trainsOnExtractedPhrases();
    void scoresByWordVectors();
    void fuses();
    void searchesAndAligns();
    void classifies();
    void leavesRuns();
    void failsWithOneLine();
    void refusesWrongUsage();

private:
    CommandResult run(const QStringList& arguments) const;
    QJsonObject json(const QStringList& arguments) const;
    QString write(const char* name, const QByteArray& content) const;
    QString path(const char* name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
    QString m_train;
    QString m_scored;
};

CommandResult TestComposeCommand::run(const QStringList& arguments) const
{
    return runCommand(QStringList{"--workspace", path("workspace"), "--threads", "2"} + arguments);
}

QJsonObject TestComposeCommand::json(const QStringList& arguments) const
{
    const CommandResult result = run(QStringList{"--json"} + arguments);
    if (result.code != 0) {
        qWarning("%s", result.err.constData());
        return {};
    }
    return result.json();
}

QString TestComposeCommand::write(const char* name, const QByteArray& content) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) {
        qFatal("cannot write");
    }
    return file.fileName();
}

void TestComposeCommand::initTestCase()
{
    Random random(1);
    QByteArray train, scored, first, second, firstLabels, secondLabels;
    for (std::uint64_t i = 0; i < 600; ++i) {
        const auto [a, b] = plantedSentence(random, i % 6);
        train += a + '\t' + b + '\n';
    }
    for (std::uint64_t i = 0; i < 60; ++i) {
        const auto [a, b] = plantedSentence(random, i % 6);
        const bool same = i % 2 == 0;
        scored += (same ? "5\t" : "0\t") + a + '\t' + (same ? b : plantedSentence(random, (i + 3) % 6).second) + '\n';
        first += a + '\n';
        second.prepend(b + '\n');
        firstLabels += QByteArray::number(static_cast<int>(i % 6)) + '\t' + a + '\n';
        secondLabels += QByteArray::number(static_cast<int>(i % 6)) + '\t' + b + '\n';
    }
    m_train = write("train.tsv", train) + ":en:es";
    m_scored = write("scored.tsv", scored + "\tno score\there\n");
    write("first.txt", first);
    write("second.txt", second);
    write("first.tsv", firstLabels);
    write("second.tsv", secondLabels);
}

void TestComposeCommand::trainsAndScores_data()
{
    QTest::addColumn<QString>("objective");
    for (const char* objective : {"cmf", "bmf", "bi", "pa"}) {
        QTest::newRow(objective) << QString(objective);
    }
}

void TestComposeCommand::trainsAndScores()
{
    QFETCH(QString, objective);
    const QString model = path(qPrintable(objective + ".model"));
    const QJsonObject trained = json({"compose", "--objective", objective, "--train", m_train, "--out", model,
                                      "--dimension", "16", "--iterations", "5", "--batch", "50"});
    QCOMPARE(trained["objective"].toString(), objective);
    QCOMPARE(trained["pairs"].toInt(), 600);
    QCOMPARE(trained["words"]["es"].toInt(), 48);
    QVERIFY(!trained["curve"].toArray().isEmpty() && trained["run"].toInt() > 0);
    const QJsonObject scores =
        json({"similarity", "--model", model, "--pairs", m_scored, "--languages", "en,es", "--out", path("pairs.tsv")});
    QCOMPARE(scores["n"].toInt(), 60);
    QCOMPARE(scores["without_score"].toInt(), 1);
    QCOMPARE(scores["coverage"].toDouble(), 1.0);
    QVERIFY2(scores["pearson"].toDouble() > 0.8, qPrintable(QString::number(scores["pearson"].toDouble())));
    QVERIFY(scores["intervals"]["pearson"][0].toDouble() < scores["pearson"].toDouble());
    QVERIFY(QFile::exists(path("pairs.tsv")));
}

void TestComposeCommand::trainsOnExtractedPhrases()
{
    const QJsonObject trained =
        json({"compose", "--objective", "pa", "--train", m_train, "--extract-phrases", "--phrase-table", path("table"),
              "--out", path("phrases.model"), "--dimension", "16", "--epochs", "3"});
    QVERIFY(trained["extracted"][0]["pairs"].toInt() > 600);
    QVERIFY(trained["pairs"].toInt() == trained["extracted"][0]["pairs"].toInt());
    const QJsonObject again = json({"compose", "--objective", "pa", "--phrases", path("table") + ":en:es", "--out",
                                    path("table.model"), "--dimension", "16", "--epochs", "3"});
    QCOMPARE(again["pairs"].toInt(), trained["pairs"].toInt());
    const QJsonObject scores =
        json({"similarity", "--model", path("table.model"), "--pairs", m_scored, "--languages", "en,es"});
    QVERIFY(scores["pearson"].toDouble() > 0.7);
}

void TestComposeCommand::scoresByWordVectors()
{
    QByteArray first, second;
    for (char topic = 'a'; topic < 'g'; ++topic) {
        for (char letter = 'a'; letter < 'i'; ++letter) {
            QByteArray vector;
            for (int k = 0; k < 8; ++k) {
                vector += k == topic - 'a' ? " 1" : k == 6 + (letter & 1) ? " 0.3" : " 0";
            }
            first += QByteArray("x") + topic + letter + vector + '\n';
            second += QByteArray("y") + topic + letter + vector + '\n';
        }
    }
    const QString en = "en=" + write("x.vec", first);
    const QString es = "es=" + write("y.vec", second);
    for (const char* model : {"mean", "sif", "tfidf", "wmd", "sinkhorn"}) {
        const QJsonObject scores = json({"similarity", "--model", model, "--vectors", en, "--vectors", es, "--pairs",
                                         m_scored, "--languages", "en,es"});
        QCOMPARE(scores["method"].toString(), QString(model));
        QVERIFY2(scores["pearson"].toDouble() > 0.8, model);
    }
}

void TestComposeCommand::fuses()
{
    const QStringList parts{"fuse", "--model", path("cmf.model"), "--model", path("pa.model"), "--model", "ngrams"};
    const QJsonObject fused =
        json(parts + QStringList{"--pairs", m_scored, "--languages", "en,es", "--out", path("fused.model")});
    QCOMPARE(fused["n"].toInt(), 60);
    QCOMPARE(fused["parts"].toArray().size(), 3);
    double sum = 0;
    for (const QJsonValue& part : fused["parts"].toArray()) {
        QVERIFY(part["weight"].toDouble() >= 0);
        sum += part["weight"].toDouble();
    }
    QVERIFY(std::abs(sum - 1) < 1e-9);
    QVERIFY(fused["cross_validated"]["pearson"].toDouble() > 0.8);
    const QJsonObject scores =
        json({"similarity", "--model", path("fused.model"), "--pairs", m_scored, "--languages", "en,es"});
    QCOMPARE(scores["method"].toString(), QString("fused"));
    QVERIFY(scores["pearson"].toDouble() > 0.8);
    QCOMPARE(json(parts + QStringList{"--out", path("even.model")})["parts"][1]["weight"].toDouble(), 1.0 / 3);
    QCOMPARE(run({"fuse", "--model", "ngrams", "--out", path("x.model")}).code, 1);
    QCOMPARE(run({"fuse", "--model", path("fused.model"), "--model", "ngrams", "--out", path("x.model")}).code, 1);
    QCOMPARE(run(parts + QStringList{"--pairs", m_scored, "--out", path("x.model")}).code, 2);
}

void TestComposeCommand::searchesAndAligns()
{
    const QJsonObject found = json({"search-sentences", "--model", path("cmf.model"), "--list",
                                    path("second.txt") + ":es", "--query", "xba xbc xbd", "--from", "en", "--limit", "3"});
    QCOMPARE(found["n"].toInt(), 60);
    QCOMPARE(found["results"].toArray().size(), 3);
    QVERIFY(found["results"][0]["sentence"].toString().startsWith("yb"));
    const QStringList lists{"align-sentences", "--model", path("bi.model"), "--source", path("first.txt") + ":en",
                            "--target", path("second.txt") + ":es", "--out"};
    const QJsonObject aligned = json(lists + QStringList{path("aligned.tsv")});
    QVERIFY(aligned["n"].toInt() > 30);
    QFile table(path("aligned.tsv"));
    QVERIFY(table.open(QIODevice::ReadOnly));
    int right = 0;
    const QList<QByteArray> lines = table.readAll().split('\n');
    for (const QByteArray& line : lines) {
        const QList<QByteArray> fields = line.split('\t');
        right += fields.size() == 4 && QByteArray(fields[2]).replace('x', 'y') == fields[3] ? 1 : 0;
    }
    QVERIFY2(right >= 40, qPrintable(QString::number(right)));
    json(lists + QStringList{path("aligned.tmx")});
    QFile tmx(path("aligned.tmx"));
    QVERIFY(tmx.open(QIODevice::ReadOnly));
    QVERIFY(tmx.readAll().contains("<tuv xml:lang=\"es\">"));
}

void TestComposeCommand::classifies()
{
    for (const char* classifier : {"perceptron", "logistic"}) {
        const QJsonObject found = json({"classify", "--model", path("cmf.model"), "--train", path("first.tsv") + ":en",
                                        "--test", path("second.tsv") + ":es", "--classifier", classifier});
        QCOMPARE(found["n"].toInt(), 60);
        QVERIFY2(found["accuracy"].toDouble() > 0.9, classifier);
        QVERIFY(found["f1"].toDouble() > 0.9);
    }
}

void TestComposeCommand::leavesRuns()
{
    const QByteArray list = run({"--json", "runs", "list"}).out;
    for (const char* kind : {"compose", "similarity", "fuse", "classify", "align-sentences"}) {
        QVERIFY2(list.contains(kind), kind);
    }
}

void TestComposeCommand::failsWithOneLine()
{
    const QList<QStringList> wrong{
        {"similarity", "--model", path("none.model"), "--pairs", m_scored, "--languages", "en,es"},
        {"similarity", "--model", "sif", "--pairs", m_scored, "--languages", "en,es"},
        {"similarity", "--model", path("pa.model"), "--pairs", m_scored, "--languages", "en,de"},
        {"compose", "--objective", "pa", "--train", path("train.tsv"), "--out", path("x.model")},
        {"compose", "--objective", "bmf", "--train", path("first.txt") + ":en", "--out", path("x.model")}};
    for (const QStringList& arguments : wrong) {
        const CommandResult result = run(arguments);
        QCOMPARE(result.code, 1);
        QCOMPARE(result.err.trimmed().count('\n'), 0);
    }
}

void TestComposeCommand::refusesWrongUsage()
{
    QCOMPARE(run({"compose", "--objective", "none", "--train", m_train, "--out", path("x")}).code, 2);
    QCOMPARE(run({"compose", "--objective", "pa", "--out", path("x")}).code, 2);
    QCOMPARE(run({"similarity", "--model", "pack"}).code, 2);
}

QTEST_GUILESS_MAIN(TestComposeCommand)
#include "TestComposeCommand.moc"
