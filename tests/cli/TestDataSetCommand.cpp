#include "../core/PlantedParaphrases.h"
#include "CommandLine.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace crossgloss;

/// dataset and paraphrase, as a user runs them: from planted dictionaries to a figure.
class TestDataSetCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void makesReverseSets();
    void makesParaphraseSets();
    void identifiesParaphrases();
    void leavesRuns();
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
    QString path(const QString& name) const { return m_folder.filePath(name); }
    QByteArray content(const QString& name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const QString& name, const QByteArray& content) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) {
            qFatal("cannot write");
        }
    }

    QTemporaryDir m_folder;
};

void TestDataSetCommand::initTestCase()
{
    QByteArray deFr, frDe, vectors;
    for (int i = 0; i < 40; ++i) {
        const QByteArray mark = QByteArray(1, static_cast<char>('a' + i / 26)) + static_cast<char>('a' + i % 26);
        deFr += "mot" + mark + "\twort" + mark + "\tding mit " + mark + "farbe und " + mark + "form\n";
        frDe += "wort" + mark + "\tmot" + mark + "\tchose qui montre " + mark + "couleur\n";
        vectors += "wort" + mark + ' ' + QByteArray::number(std::cos(i * 0.15)) + ' ' + QByteArray::number(std::sin(i * 0.15)) + '\n';
    }
    write("de-fr.tsv", deFr);
    write("fr-de.tsv", frDe);
    write("de.vec", vectors);
    QCOMPARE(run({"import", "dictionary", path("de-fr.tsv"), "--language", "de", "--second-language", "fr"}).code, 0);
    QCOMPARE(run({"import", "dictionary", path("fr-de.tsv"), "--language", "fr", "--second-language", "de"}).code, 0);
    const std::string folder = m_folder.path().toStdString();
    PlantedParaphrases::writeVectors(folder + "/x.vec", 'x');
    PlantedParaphrases::writeVectors(folder + "/y.vec", 'y');
    PlantedParaphrases::write(folder + "/train.tsv", 600, 1);
    PlantedParaphrases::write(folder + "/test.tsv", 200, 2);
}

void TestDataSetCommand::makesReverseSets()
{
    const QStringList arguments{"dataset", "reverse", "--languages", "de,fr", "--strict", "--held-out", "3", "--out"};
    const QJsonObject report = json(arguments + QStringList{path("set")});
    QCOMPARE(report["kind"].toString(), QString("reverse"));
    const QJsonObject german = report["directions"]["defr"].toObject();
    QCOMPARE(german["all"]["words"].toInt() + german["removed_by_strictness"].toInt(), 40);
    QCOMPARE(german["test"]["words"].toInt(), 3);
    QCOMPARE(german["leakage"]["after"]["headword_in_training"].toDouble(), 0.0);
    QCOMPARE(report["dictionaries"].toArray().size(), 2);
    QVERIFY(report["run"].toInt() > 0);
    QCOMPARE(content("set/defr.test.tsv").count('\n'), 3);
    QVERIFY(content("set/report.json").contains("\"leakage\""));
    json(arguments + QStringList{path("again")});
    QCOMPARE(content("again/frde.train.tsv"), content("set/frde.train.tsv"));
    QVERIFY(run({"--seed", "2", "dataset", "reverse", "--languages", "de,fr", "--out", path("seed")}).out.contains("before strictness"));
    QVERIFY(content("seed/frde.test.tsv") != content("set/frde.test.tsv"));
}

void TestDataSetCommand::makesParaphraseSets()
{
    const QJsonObject report = json({"dataset", "paraphrase", "--languages", "de,fr", "--vectors", "de=" + path("de.vec"),
                                     "--neighbours", "4", "--out", path("pairs")});
    QCOMPARE(report["kind"].toString(), QString("paraphrase"));
    QCOMPARE(report["aligned"].toInt(), 40);
    QCOMPARE(report["leakage"]["sentences_in_several_parts"].toInt(-1), 0);
    QVERIFY(report["pairs"].toInt() >= 20);
    QCOMPARE(content("pairs/train.tsv").count('\n') + content("pairs/valid.tsv").count('\n') + content("pairs/test.tsv").count('\n'),
             report["pairs"].toInt());
    const QJsonObject without =
        json({"dataset", "reverse", "--languages", "de,fr", "--exclude", path("pairs"), "--dictionary", "de-fr",
              "--dictionary", "fr-de", "--out", path("rest")});
    QVERIFY(without.isEmpty() || without["directions"]["defr"]["left_out"]["excluded"].toInt() > 0);
}

void TestDataSetCommand::identifiesParaphrases()
{
    const QStringList arguments{"paraphrase",  "--encoder", "gru", "--vectors", "en=" + path("x.vec"),
                                "--vectors",   "es=" + path("y.vec"), "--train", path("train.tsv") + ":en:es",
                                "--test",      path("test.tsv") + ":en:es", "--layers", "1", "--hidden", "16",
                                "--length",    "6", "--epochs", "40", "--learning-rate", "0.005", "--absolute"};
    const QJsonObject scores = json(arguments + QStringList{"--out", path("pairs.model")});
    QCOMPARE(scores["encoder"].toString(), QString("gru"));
    QCOMPARE(scores["n"].toInt(), 200);
    QCOMPARE(scores["trained"].toInt() + scores["validated"].toInt(), 600);
    QVERIFY(scores["accuracy"].toDouble() > 0.9 && scores["f1"].toDouble() > 0.9);
    QVERIFY(scores["accuracy_interval"][0].toDouble() < scores["accuracy"].toDouble());
    QVERIFY(scores["f1_interval"][0].toDouble() <= scores["f1"].toDouble());
    QVERIFY(!scores["curve"].toArray().isEmpty() && QFile::exists(path("pairs.model")));
    const QJsonObject again = json(arguments + QStringList{"--out", path("pairs.model")});
    QVERIFY(again["resumed"].toBool());
    QCOMPARE(again["accuracy"], scores["accuracy"]);
}

void TestDataSetCommand::leavesRuns()
{
    const QByteArray runs = run({"runs"}).out;
    QVERIFY(runs.contains("dataset") && runs.contains("paraphrase"));
}

void TestDataSetCommand::failsWithOneLine()
{
    write("broken.tsv", "1\tone\tuno\n3\ttwo\tdos\n");
    const QStringList vectors{"--vectors", "en=" + path("x.vec"), "--vectors", "es=" + path("y.vec")};
    const CommandResult broken = run(QStringList{"paraphrase", "--train", path("broken.tsv") + ":en:es", "--test",
                                                 path("test.tsv") + ":en:es"} + vectors);
    QCOMPARE(broken.code, 1);
    QVERIFY2(broken.err.contains("broken.tsv:2:"), broken.err.constData());
    QCOMPARE(broken.err.count('\n'), 1);
    for (const QStringList& arguments :
         {QStringList{"dataset", "reverse", "--languages", "en,es", "--out", path("none")},
          QStringList{"dataset", "reverse", "--languages", "de,fr", "--dictionary", "nothing", "--out", path("none")},
          QStringList{"dataset", "reverse", "--languages", "de,fr", "--exclude", path("workspace"), "--out", path("none")},
          QStringList{"paraphrase", "--model", path("de.vec"), "--train", path("train.tsv") + ":en:es", "--test",
                      path("test.tsv") + ":en:es"}}) {
        const CommandResult result = run(arguments);
        QCOMPARE(result.code, 1);
        QCOMPARE(result.err.count('\n'), 1);
    }
    QVERIFY(!QFile::exists(path("none/report.json")));
}

void TestDataSetCommand::refusesWrongUsage()
{
    QCOMPARE(run({"dataset"}).code, 2);
    QCOMPARE(run({"dataset", "reverse", "--languages", "de", "--out", path("x")}).code, 2);
    QCOMPARE(run({"dataset", "paraphrase", "--languages", "de,fr", "--out", path("x")}).code, 2);
    QCOMPARE(run({"paraphrase", "--encoder", "magic", "--train", "a:en:es", "--test", "a:en:es"}).code, 2);
    QCOMPARE(run({"paraphrase", "--encoder", "gru", "--model", "m", "--train", "a:en:es", "--test", "a:en:es"}).code, 2);
}

QTEST_GUILESS_MAIN(TestDataSetCommand)
#include "TestDataSetCommand.moc"
