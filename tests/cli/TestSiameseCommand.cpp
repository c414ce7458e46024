#include "CommandLine.h"

#include "base/Random.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace crossgloss;

/// `siamese` as a user runs it: trained on two wordnets or two files, stopped, gone on with, and linked by.
class TestSiameseCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void trainsOnWordnetsAndTellsItsCurve();
    void filesAreTheSamePairs();
    void gridKeepsTheBest();
    void killedTrainingGoesOnExactly();
    void linksByTheModel();
    void mistakesAreTold_data();
    void mistakesAreTold();

private:
    CommandResult run(const QStringList& arguments) const;
    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    void write(const char* name, const QByteArray& text) const;
    QByteArray read(const char* name) const;
    QStringList vectors() const
    {
        return {"--source-vectors", path("here.vec"), "--target-vectors", path("there.vec")};
    }
    QStringList wordnets() const { return {"--source", path("here.tab"), "--target", path("there.tab")}; }
    QStringList train(const char* out, const QStringList& more = {}) const
    {
        return QStringList{"siamese", "train", "--hidden", "16", "--epochs", "4", "--batch", "32", "--out", path(out)} +
               vectors() + more;
    }

    QTemporaryDir m_folder;
};

namespace {

constexpr int synsets = 300;
constexpr int ideas = 60;
constexpr int dimension = 12;

QByteArray name(char language, int idea)
{
    return QByteArray(1, language) + char('a' + idea / 26) + char('a' + idea % 26) + "x";
}

} // namespace

CommandResult TestSiameseCommand::run(const QStringList& arguments) const
{
    return runCommand(QStringList{"--workspace", path("workspace"), "--threads", "2", "--seed", "3", "--json"} + arguments);
}

void TestSiameseCommand::write(const char* name, const QByteArray& text) const
{
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
}

QByteArray TestSiameseCommand::read(const char* name) const
{
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestSiameseCommand::initTestCase()
{
    Random random(5);
    const QByteArray head = QByteArray::number(ideas) + ' ' + QByteArray::number(dimension) + '\n';
    QByteArray here = head, there = head, otherThere = head;
    for (int idea = 0; idea < ideas; ++idea) {
        here += name('s', idea);
        there += name('t', idea);
        otherThere += name('t', idea);
        for (int d = 0; d < dimension; ++d) {
            const double value = normal(random);
            here += ' ' + QByteArray::number(value);
            there += ' ' + QByteArray::number(value + 0.3 * normal(random));
            otherThere += ' ' + QByteArray::number(normal(random));
        }
        here += '\n';
        there += '\n';
        otherThere += '\n';
    }
    write("here.vec", here);
    write("there.vec", there);
    write("other.vec", otherThere);
    QByteArray hereNet = "# Here\tit\thttp://example.org\tCC BY\n";
    QByteArray thereNet = "# There\ten\thttp://example.org\tCC BY\n";
    QByteArray hereLines, thereLines;
    for (int i = 0; i < synsets; ++i) {
        QByteArray from, to;
        for (int word = 0; word < 4; ++word) {
            const int idea = static_cast<int>(uniformBelow(random, ideas));
            from += (from.isEmpty() ? "" : " ") + name('s', idea);
            to += (to.isEmpty() ? "" : " ") + name('t', idea);
        }
        const QByteArray id = QByteArray::number(10000000 + i) + "-n\t";
        hereNet += id + "it:lemma\tparola" + QByteArray::number(i) + "\n" + id + "it:def\t0\t" + from + "\n";
        thereNet += id + "en:lemma\tword" + QByteArray::number(i) + "\n" + id + "en:def\t0\t" + to + "\n";
        hereLines += from + '\n';
        thereLines += to + '\n';
    }
    write("here.tab", hereNet);
    write("there.tab", thereNet);
    write("here.txt", hereLines);
    write("there.txt", thereLines);
}

void TestSiameseCommand::trainsOnWordnetsAndTellsItsCurve()
{
    const CommandResult made = run(train("nets.model", wordnets() + QStringList{"--pairs", "200", "--validation", "50"}));
    QVERIFY2(made.code == 0, made.err.constData());
    QCOMPARE(made.json()["listed"].toInt(), synsets);
    QCOMPARE(made.json()["pairs"].toInt(), 200);
    QCOMPARE(made.json()["validation"].toInt(), 50);
    const QJsonArray curve = made.json()["curve"].toArray();
    QCOMPARE(curve.size(), 4);
    const int best = made.json()["best_epoch"].toInt();
    QVERIFY(best >= 1 && best <= 4);
    QCOMPARE(curve[best - 1]["mrr"].toDouble(), made.json()["mrr"].toDouble());
    QVERIFY(curve.last()["loss"].toDouble() < curve.first()["loss"].toDouble());
    QVERIFY(made.json()["seconds"].toDouble() > 0);
    QVERIFY(made.err.contains("epoch 4 "));
    const CommandResult info = run({"siamese", "info", path("nets.model")});
    QCOMPARE(info.json()["hidden"].toInt(), 16);
    QCOMPARE(info.json()["pairs"].toInt(), 250);
    const QJsonArray runs = run({"runs", "list"}).json()["runs"].toArray();
    const auto kept = std::find_if(runs.begin(), runs.end(), [&made](const QJsonValue& value) {
        return value["id"].toInt() == made.json()["run"].toInt();
    });
    QVERIFY(kept != runs.end());
    QCOMPARE(kept->toObject()["kind"].toString(), QStringLiteral("siamese"));
    QCOMPARE(kept->toObject()["state"].toString(), QStringLiteral("done"));
}

void TestSiameseCommand::filesAreTheSamePairs()
{
    const CommandResult nets = run(train("a.model", wordnets()));
    const CommandResult files =
        run(train("b.model", {"--source-glosses", path("here.txt"), "--target-glosses", path("there.txt"),
                              "--source-language", "it", "--target-language", "en"}));
    QVERIFY2(files.code == 0, files.err.constData());
    QCOMPARE(files.json()["mrr"], nets.json()["mrr"]);
    QCOMPARE(read("b.model"), read("a.model"));
}

void TestSiameseCommand::gridKeepsTheBest()
{
    const CommandResult made = run(train("grid.model", wordnets() + QStringList{"--grid"}));
    QVERIFY2(made.code == 0, made.err.constData());
    const QJsonArray grid = made.json()["grid"].toArray();
    QCOMPARE(grid.size(), 4);
    double best = 0;
    for (const QJsonValue& trial : grid) {
        best = std::max(best, trial["mrr"].toDouble());
    }
    QCOMPARE(made.json()["mrr"].toDouble(), best);
    QVERIFY(made.err.contains("candidate 4 of 4"));
    QVERIFY(!QFile::exists(path("grid.model.1")));
}

void TestSiameseCommand::killedTrainingGoesOnExactly()
{
    const auto arguments = [this](const char* out, const QStringList& more = {}) {
        return QStringList{"siamese", "train", "--hidden",   "96", "--epochs", "300",
                           "--batch", "32",    "--patience", "0",  "--out",    path(out)} +
               vectors() + wordnets() + more;
    };
    const CommandResult whole = run(arguments("whole.model"));
    QVERIFY2(whole.code == 0, whole.err.constData());
    for (const char* moment : {"epoch 2 ", "epoch 6 "}) {
        QProcess process;
        process.start(QStringLiteral(CROSSGLOSS_CLI),
                      QStringList{"--workspace", path("workspace"), "--threads", "2", "--seed", "3"} +
                          arguments("killed.model"));
        QByteArray seen;
        QElapsedTimer timer;
        timer.start();
        while (!seen.contains(moment) && timer.elapsed() < 60000) {
            process.waitForReadyRead(1000);
            seen += process.readAllStandardError();
        }
        QVERIFY2(seen.contains(moment), seen.constData());
        process.kill();
        QVERIFY(process.waitForFinished(10000));
        if (process.exitStatus() == QProcess::NormalExit || QFile::exists(path("killed.model"))) {
            QSKIP("the training ended before the kill reached it");
        }
        QVERIFY(QFile::exists(path("killed.model.checkpoint")));
    }
    QVERIFY(QFile::copy(path("killed.model.checkpoint"), path("afresh.model.checkpoint")));
    const CommandResult rest = run(arguments("killed.model"));
    QVERIFY2(rest.code == 0, rest.err.constData());
    QVERIFY(rest.json()["resumed"].toBool());
    QCOMPARE(read("killed.model"), read("whole.model"));
    QVERIFY(!QFile::exists(path("killed.model.checkpoint")));
    const CommandResult afresh = run(arguments("afresh.model", {"--no-resume"}));
    QVERIFY(!afresh.json()["resumed"].toBool());
    QCOMPARE(read("afresh.model"), read("whole.model"));
}

void TestSiameseCommand::linksByTheModel()
{
    const CommandResult trained = run(train("link.model", wordnets() + QStringList{"--pairs", "150"}));
    QVERIFY2(trained.code == 0, trained.err.constData());
    const QStringList link = QStringList{"linking",          "create",       "--metric", "siamese", "--siamese-model",
                                         path("link.model"), "--candidates", "5",        "--name",  "by lstm"} +
                             wordnets();
    const CommandResult made = run(link + vectors());
    QVERIFY2(made.code == 0, made.err.constData());
    QCOMPARE(made.json()["measure"].toString(), QStringLiteral("siamese"));
    QCOMPARE(made.json()["seen"].toInt(), 150 + synsets / 5);
    const QJsonArray items = run({"linking", "show", "by lstm", "--limit", "0"}).json()["items"].toArray();
    const auto right = std::count_if(items.begin(), items.end(), [](const QJsonValue& item) {
        return item["target"].toString() == item["source"].toString();
    });
    QVERIFY2(right > synsets / 3, qPrintable(QString::number(right)));
    // Vectors that it was not trained on, and measures that need a model.
    const CommandResult other =
        run(link + QStringList{"--source-vectors", path("here.vec"), "--target-vectors", path("other.vec")});
    QCOMPARE(other.code, 1);
    QVERIFY2(other.err.contains("other vectors than other.vec"), other.err.constData());
    const CommandResult none = run(QStringList{"linking", "create", "--metric", "siamese"} + wordnets() + vectors());
    QCOMPARE(none.code, 1);
    QVERIFY2(none.err.contains("train one first"), none.err.constData());
}

void TestSiameseCommand::mistakesAreTold_data()
{
    write("short.txt", "taax\ntabx\n");
    write("no.model", "something else, long enough to be looked at as a file of parameters at all ..............");
    write("foreign.tab", "# Foreign\tde\thttp://example.org\tCC0\n90000001-n\tde:lemma\twort\n"
                         "90000001-n\tde:def\t0\tsaax sabx\n");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("no glosses") << train("x.model") << 1 << QByteArray("--source-glosses");
    QTest::newRow("both kinds") << train("x.model",
                                         wordnets() + QStringList{"--source-glosses", "a", "--target-glosses", "b"})
                                << 2 << QByteArray("excludes");
    QTest::newRow("one file alone") << train("x.model", {"--source-glosses", path("here.txt")}) << 2
                                    << QByteArray("target-glosses");
    QTest::newRow("not aligned") << train("x.model",
                                          {"--source-glosses", path("here.txt"), "--target-glosses", path("short.txt")})
                                 << 1 << QByteArray("300 and 2 lines");
    QTest::newRow("nothing in common") << train("x.model",
                                                {"--source", path("here.tab"), "--target", path("foreign.tab")})
                                       << 1 << QByteArray("no synset in common");
    QTest::newRow("no units") << train("x.model", wordnets() + QStringList{"--siamese-batch", "0"}) << 2
                              << QByteArray("batch");
    QTest::newRow("nowhere to write") << train("here.txt/below/x.model", wordnets()) << 1 << QByteArray("here.txt");
    QTest::newRow("no model") << QStringList{"siamese", "info", path("no.model")} << 1 << QByteArray("no.model");
}

void TestSiameseCommand::mistakesAreTold()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    QFETCH(QByteArray, message);
    const CommandResult outcome = run(arguments);
    QVERIFY2(outcome.err.contains(message), outcome.err.constData());
    QCOMPARE(outcome.code, code);
    QVERIFY(outcome.out.isEmpty());
}

QTEST_GUILESS_MAIN(TestSiameseCommand)
#include "TestSiameseCommand.moc"
