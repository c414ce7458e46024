#include "CommandLine.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace crossgloss;

/// Training from text by command: word vectors (embed), and what an encoder that learned on them answers (ask).
class TestEmbedCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void trainsAndTellsHowFast();
    void bilbowaWritesBothLanguages();
    void jointTrainingAnswers();
    void failsWithOneLine();

private:
    CommandResult run(const QStringList& arguments) const
    {
        return runCommand(QStringList{"--workspace", path("workspace"), "--threads", "1", "--json"} + arguments);
    }
    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    QString write(const char* name, const QByteArray& content) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) {
            qFatal("cannot write");
        }
        return file.fileName();
    }

    QTemporaryDir m_folder;
};

void TestEmbedCommand::initTestCase()
{
    write("text.en", QByteArray("the cat eats the fish\nthe dog eats the bone\na ship sails on the sea\n").repeated(60));
    write("text.fr", QByteArray("le chat mange le poisson\nle chien mange un os\nun navire va sur la mer\n").repeated(60));
    write("pairs.tsv", QByteArray("chat\tcat\tthe dog that eats the fish\nchien\tdog\tthe cat that eats the bone\n"
                                  "navire\tship\tsails on the sea\n").repeated(4));
}

void TestEmbedCommand::trainsAndTellsHowFast()
{
    const CommandResult result = run({"embed", "--text", path("text.en"), "--language", "en", "--method", "skipgram",
                                      "--dimension", "10", "--epochs", "2", "--minimum-count", "2", "--out", path("en.vec")});
    QVERIFY2(result.code == 0, result.err.constData());
    const QJsonObject json = result.json();
    QCOMPARE(json["words"].toInt(), 11);
    QCOMPARE(json["tokens"].toInt(), 60 * 16);
    QVERIFY(json["seconds"].toDouble() > 0 && json["words_per_second"].toDouble() > 0);
    QFile vectors(path("en.vec"));
    QVERIFY(vectors.open(QIODevice::ReadOnly));
    QCOMPARE(vectors.readLine(), QByteArray("11 10\n"));
    QVERIFY(vectors.readLine().startsWith("the "));
    // The run is kept.
    const CommandResult runs = run({"runs", "list"});
    QVERIFY(runs.out.contains("\"embed\""));
}

void TestEmbedCommand::bilbowaWritesBothLanguages()
{
    const CommandResult result =
        run({"embed", "--text", path("text.en"), "--text", path("text.fr"), "--language", "en", "--language", "fr", "--method",
             "bilbowa", "--parallel", path("text.en") + "," + path("text.fr"), "--dimension", "8", "--minimum-count", "1",
             "--out", path("b.en.vec"), "--out", path("b.fr.vec")});
    QVERIFY2(result.code == 0, result.err.constData());
    QVERIFY(QFile::exists(path("b.en.vec")) && QFile::exists(path("b.fr.vec")));
}

void TestEmbedCommand::jointTrainingAnswers()
{
    const QStringList train = {"train",      "--data",    path("pairs.tsv") + ":fr:en", "--vectors", "en=" + path("b.en.vec"),
                               "--vectors",  "fr=" + path("b.fr.vec"), "--encoder",     "gru",       "--strategy",
                               "joint",      "--layers",  "1",         "--hidden",      "8",         "--epochs",
                               "3",          "--held-out", "0",        "--out",         path("joint.model")};
    const CommandResult without = run(train);
    QCOMPARE(without.code, 1);
    QVERIFY(without.err.contains("no texts"));
    const CommandResult result = run(train + QStringList{"--text", "en=" + path("text.en"), "--text", "fr=" + path("text.fr"),
                                                         "--parallel", path("text.en") + "," + path("text.fr") + ":en:fr",
                                                         "--deterministic"});
    QVERIFY2(result.code == 0, result.err.constData());
    const CommandResult asked = run({"ask", "the cat that eats the bone", "--model", path("joint.model"), "--from", "en",
                                     "--to", "fr", "--limit", "3", "--nearest", "2"});
    QVERIFY2(asked.code == 0, asked.err.constData());
    QCOMPARE(asked.json()["results"].toArray().size(), 3);
    QCOMPARE(asked.json()["words"].toArray().size(), 6);
    double share = 0;
    for (const QJsonValue word : asked.json()["words"].toArray()) {
        share += word.toObject()["share"].toDouble();
    }
    QVERIFY(std::abs(share - 1) < 1e-6);
    QCOMPARE(asked.json()["nearest"].toArray().first().toObject()["definition"].toString(), QString("the cat that eats the bone"));
}

void TestEmbedCommand::failsWithOneLine()
{
    const QList<QStringList> wrong = {
        {"embed", "--text", path("nothing"), "--language", "en", "--out", path("x.vec")},
        {"embed", "--text", path("text.en"), "--language", "en", "--minimum-count", "100000", "--out", path("x.vec")},
        {"embed", "--text", path("text.en"), "--text", path("text.fr"), "--language", "en", "--language", "fr", "--method",
         "bilbowa", "--out", path("x.vec"), "--out", path("y.vec")},
        {"embed", "--text", path("text.en"), "--language", "en", "--out", path("x.vec"), "--out", path("y.vec")},
        {"ask", "word", "--model", path("pairs.tsv"), "--from", "en", "--to", "fr"}};
    for (const QStringList& arguments : wrong) {
        const CommandResult result = run(arguments);
        QCOMPARE(result.code, 1);
        QVERIFY2(result.err.trimmed().count('\n') <= 1, result.err.constData());
        QVERIFY(!QFile::exists(path("x.vec")));
    }
}

QTEST_GUILESS_MAIN(TestEmbedCommand)
#include "TestEmbedCommand.moc"
