#include "../core/TrainingFixture.h"

#include "encoder/EncoderModel.h"
#include "store/Workspace.h"
#include "training/Checkpoint.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

#include <algorithm>

using namespace crossgloss;

/// train and evaluate as a user runs them, a kill at any moment included.
class TestTrainCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void trainsAndEvaluates();
    void configurationFileAndFlagsMeanTheSame();
    void everyOptionReachesTheModel();
    void killedRunGoesOnExactly();
    void killedRunIsInterruptedAndOthersRun();
    void mistakesAreTold_data();
    void mistakesAreTold();

private:
    struct Outcome {
        int exitCode = -1;
        QJsonObject json;
        QByteArray out;
        QByteArray error;
    };
    Outcome run(const QStringList& arguments) const;
    QStringList trainArguments(const QString& out, int epochs) const;
    CheckpointReader checkpointOf(const QString& model) const
    {
        return {checkpointPath(m_fixture.text(model)), "dictionary encoder"};
    }

    TrainingFixture m_fixture;
};

TestTrainCommand::Outcome TestTrainCommand::run(const QStringList& arguments) const
{
    QProcess process;
    process.start(CROSSGLOSS_CLI, QStringList{"--workspace", m_fixture.path("workspace"), "--json"} + arguments);
    Outcome outcome;
    if (!process.waitForFinished(120000)) {
        process.kill();
        return outcome;
    }
    outcome.exitCode = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2;
    outcome.out = process.readAllStandardOutput();
    outcome.error = process.readAllStandardError();
    outcome.json = QJsonDocument::fromJson(outcome.out).object();
    return outcome;
}

QStringList TestTrainCommand::trainArguments(const QString& out, int epochs) const
{
    return {"--seed", "5", "--threads", "2", "train", "--data", m_fixture.path("pairs.tsv") + ":fr:en",
            "--vectors", "en=" + m_fixture.path("en.vec"), "--vectors", "fr=" + m_fixture.path("fr.vec"),
            "--encoder", "att", "--layers", "2", "--hidden", "12", "--batch", "16", "--held-out", "20",
            "--learning-rate", "0.005", "--epochs", QString::number(epochs), "--out", m_fixture.path(out)};
}

void TestTrainCommand::trainsAndEvaluates()
{
    const Outcome trained = run(trainArguments("cli.model", 4));
    QVERIFY2(trained.exitCode == 0, trained.error.constData());
    QCOMPARE(trained.json["curve"].toArray().size(), 4);
    QCOMPARE(trained.json["counts"].toObject()["lines"].toInt(), 400);
    const QJsonObject scores = trained.json["scores"].toObject();
    QCOMPARE(scores["n"].toInt(), 40);
    const QJsonArray interval = scores["intervals"].toObject()["mrr"].toArray();
    QVERIFY(interval[0].toDouble() <= scores["mrr"].toDouble() && scores["mrr"].toDouble() <= interval[1].toDouble());
    QVERIFY(trained.error.contains("epoch 4"));

    const Workspace workspace(m_fixture.text("workspace"));
    const std::vector<Run> runs = workspace.runs();
    QCOMPARE(runs.size(), std::size_t{1});
    QCOMPARE(runs.front().id, static_cast<std::int64_t>(trained.json["run"].toInt()));
    QCOMPARE(runs.front().kind, std::string("train"));
    QCOMPARE(runs.front().state, std::string("done"));
    QVERIFY(runs.front().parameters.find("checksums") != std::string::npos);
    QVERIFY(runs.front().result.find("curve") != std::string::npos);

    const Outcome evaluated =
        run({"evaluate", "--model", m_fixture.path("cli.model"), "--test", m_fixture.path("pairs.tsv") + ":fr:en"});
    QVERIFY2(evaluated.exitCode == 0, evaluated.error.constData());
    QCOMPARE(evaluated.json["n"].toInt(), 400);
    QCOMPARE(evaluated.json["covered"].toInt(), 400);
    for (const char* key : {"p1", "p10", "p100", "mrr", "median_rank"}) {
        QVERIFY2(evaluated.json.contains(key), key);
        QCOMPARE(evaluated.json["intervals"].toObject()[key].toArray().size(), 2);
    }
    QVERIFY(evaluated.json["p100"].toDouble() > 0.5);
    const Outcome corrected = run({"evaluate", "--model", m_fixture.path("cli.model"), "--test",
                                   m_fixture.path("pairs.tsv") + ":fr:en", "--retrieval", "csls", "--neighbourhood", "10"});
    QVERIFY2(corrected.exitCode == 0, corrected.error.constData());
    QCOMPARE(corrected.json["covered"].toInt(), 400);
    QVERIFY(corrected.json["mrr"].toDouble() != evaluated.json["mrr"].toDouble());
    const std::vector<Run> after = workspace.runs();
    QVERIFY(std::ranges::any_of(after, [](const Run& one) { return one.parameters.find("csls") != std::string::npos; }));
}

void TestTrainCommand::configurationFileAndFlagsMeanTheSame()
{
    const QJsonObject config{{"data", QJsonArray{m_fixture.path("pairs.tsv") + ":fr:en"}},
                             {"vectors", QJsonObject{{"en", m_fixture.path("en.vec")}, {"fr", m_fixture.path("fr.vec")}}},
                             {"encoder", "gru"},
                             {"layers", 2},
                             {"hidden", 12},
                             {"batch", 16},
                             {"held-out", 20},
                             {"learning-rate", 0.005},
                             {"epochs", 1},
                             {"seed", 5},
                             {"threads", 2},
                             {"out", m_fixture.path("file.model")}};
    m_fixture.write("train.json", QJsonDocument(config).toJson());
    // A flag goes before the file.
    const Outcome byFile = run({"train", "--config", m_fixture.path("train.json"), "--encoder", "att", "--epochs", "2"});
    QVERIFY2(byFile.exitCode == 0, byFile.error.constData());
    const Outcome byFlags = run(trainArguments("flags.model", 2));
    QVERIFY2(byFlags.exitCode == 0, byFlags.error.constData());
    QVERIFY(loadModel(m_fixture.text("file.model")).parameters == loadModel(m_fixture.text("flags.model")).parameters);
}

void TestTrainCommand::everyOptionReachesTheModel()
{
    for (const QString kind : {"cnn", "bigru"}) {
        const QString out = kind + ".model";
        QStringList arguments = trainArguments(out, 2);
        arguments[arguments.indexOf("att")] = kind;
        arguments += {"--kernel", "3", "--pool", "1", "--pooling", "max", "--clip", "0.5", "--dropout", "0.25",
                      "--learning-rate-fall", "0.75"};
        const Outcome trained = run(arguments);
        QVERIFY2(trained.exitCode == 0, trained.error.constData());
        const EncoderModel model = loadModel(m_fixture.text(out));
        QCOMPARE(model.shape.kind, kind == "cnn" ? EncoderKind::Cnn : EncoderKind::BiGru);
        QCOMPARE(model.shape.kernel, std::size_t{3});
        QCOMPARE(model.shape.pool, std::size_t{1});
        QCOMPARE(model.shape.pooling, Pooling::Max);
        QCOMPARE(model.config.clip, 0.5);
        QCOMPARE(model.config.dropout, 0.25);
        QCOMPARE(model.config.rateFall, 0.75);
        const Outcome evaluated = run({"evaluate", "--model", m_fixture.path(out), "--test",
                                       m_fixture.path("pairs.tsv") + ":fr:en"});
        QVERIFY2(evaluated.exitCode == 0, evaluated.error.constData());
    }
}

void TestTrainCommand::killedRunGoesOnExactly()
{
    constexpr int epochs = 40;      // far more than usually pass between a line and the kill that it brings
    QVERIFY(run(trainArguments("whole.model", epochs)).exitCode == 0);

    const QStringList arguments = QStringList{"--json", "--workspace", m_fixture.path("workspace")} + trainArguments("killed.model", epochs) +
                                  QStringList{"--checkpoint-seconds", "0"};
    for (const char* moment : {"epoch 2", "epoch 5"}) {
        QProcess process;
        process.start(CROSSGLOSS_CLI, arguments);
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
        if (process.exitStatus() == QProcess::NormalExit) {
            QVERIFY2(process.exitCode() == 0, seen.constData());
            QSKIP("the training ended before the kill reached it");
        }
        // Whatever the moment, model and checkpoint are whole.
        QVERIFY(!loadModel(m_fixture.text("killed.model")).parameters.empty());
        QVERIFY(checkpointOf("killed.model").state().epochsDone >= 1);
    }
    const Outcome rest = run(arguments.mid(3));
    QVERIFY2(rest.exitCode == 0, rest.error.constData());
    QVERIFY(rest.json["resumed"].toBool());
    QCOMPARE(rest.json["curve"].toArray().size(), epochs);
    const std::map<std::string, std::vector<float>> whole = checkpointOf("whole.model").readAll();
    QVERIFY(!whole.at("parameters").empty() && !whole.at("optimiser").empty());
    QVERIFY(whole == checkpointOf("killed.model").readAll());
    QVERIFY(loadModel(m_fixture.text("whole.model")).parameters == loadModel(m_fixture.text("killed.model")).parameters);
}

void TestTrainCommand::killedRunIsInterruptedAndOthersRun()
{
    const QString place = m_fixture.path("killed-runs");
    const auto begin = [&](QProcess& process, const QString& out) {
        process.start(CROSSGLOSS_CLI, QStringList{"--json", "--workspace", place} + trainArguments(out, 100000));
        QByteArray seen;
        QElapsedTimer timer;
        timer.start();
        while (!seen.contains("epoch 1") && timer.elapsed() < 60000) {
            process.waitForReadyRead(1000);
            seen += process.readAllStandardError();
        }
        QVERIFY2(seen.contains("epoch 1"), seen.constData());
    };
    const auto states = [&] {
        QProcess list;
        list.start(CROSSGLOSS_CLI, {"--json", "--workspace", place, "runs"});
        list.waitForFinished(30000);
        QStringList found;
        for (const QJsonValue& each : QJsonDocument::fromJson(list.readAllStandardOutput()).object()["runs"].toArray()) {
            found.append(each.toObject()["state"].toString());
        }
        return found;
    };
    QProcess first;
    QProcess second;
    begin(first, "first.model");
    begin(second, "second.model");
    const Workspace before(place.toStdString());
    QCOMPARE(states(), (QStringList{"running", "running"}));
    first.kill();
    QVERIFY(first.waitForFinished(10000));
    // Who has had the workspace open all the time sees it too.
    QCOMPARE(before.runs()[0].state, std::string("interrupted"));
    QCOMPARE(before.runs()[1].state, std::string("running"));
    QCOMPARE(states(), (QStringList{"interrupted", "running"}));
    QCOMPARE(second.state(), QProcess::Running);
    second.kill();
    QVERIFY(second.waitForFinished(10000));
    QCOMPARE(states(), (QStringList{"interrupted", "interrupted"}));
    QProcess text;
    text.start(CROSSGLOSS_CLI, {"--workspace", place, "runs"});
    QVERIFY(text.waitForFinished(30000));
    QCOMPARE(text.readAllStandardOutput().count("-    interrupted"), 2);
}

void TestTrainCommand::mistakesAreTold_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QByteArray>("message");
    const QString out = m_fixture.path("mistake.model");
    QTest::newRow("no data") << QStringList{"train", "--out", out} << 1 << QByteArray("no training data");
    QTest::newRow("no place") << QStringList{"train"} << 1 << QByteArray("No file is named for the model");
    QTest::newRow("unknown encoder") << QStringList{"train", "--encoder", "lstm", "--out", out} << 2
                                     << QByteArray("bow, cnn, gru, bigru, att");
    QTest::newRow("unknown pooling") << QStringList{"train", "--pooling", "sum", "--out", out} << 2
                                     << QByteArray("default, last, mean, max, ends");
    QTest::newRow("dropout of all") << QStringList{"train", "--dropout", "1", "--out", out} << 2 << QByteArray("dropout");
    QTest::newRow("clipping below zero") << QStringList{"train", "--clip", "-1", "--out", out} << 2 << QByteArray("clip");
    QTest::newRow("rising rate") << QStringList{"train", "--learning-rate-fall", "-0.5", "--out", out} << 2
                                 << QByteArray("learning-rate-fall");
    QTest::newRow("no kernel") << QStringList{"train", "--kernel", "0", "--out", out} << 2 << QByteArray("kernel");
    QTest::newRow("joint") << QStringList{"train", "--strategy", "joint", "--out", out, "--data", "a.tsv:fr:en"} << 1
                           << QByteArray("multitask");
    QTest::newRow("data without languages") << QStringList{"train", "--data", "a.tsv", "--out", out} << 1
                                            << QByteArray("FILE:ANSWER_LANGUAGE:DEFINITION_LANGUAGE");
    QTest::newRow("vectors without language") << QStringList{"train", "--vectors", "a.vec", "--out", out} << 1
                                              << QByteArray("LANGUAGE=FILE");
    QTest::newRow("not a number") << QStringList{"train", "--epochs", "many", "--out", out} << 2 << QByteArray("epochs");
    QTest::newRow("unknown option") << QStringList{"train", "--depth", "3"} << 2 << QByteArray("depth");
    m_fixture.write("broken.json", "{ \"epochs\": ");
    QTest::newRow("broken configuration") << QStringList{"train", "--config", m_fixture.path("broken.json")} << 1
                                          << QByteArray("broken.json");
    m_fixture.write("unknown.json", "{ \"epoch\": 3 }");
    QTest::newRow("unknown setting") << QStringList{"train", "--config", m_fixture.path("unknown.json")} << 1
                                     << QByteArray("\"epoch\"");
    m_fixture.write("no.model", "something else, long enough to be looked at as a file of parameters at all .........");
    QTest::newRow("not a model") << QStringList{"evaluate", "--model", m_fixture.path("no.model"), "--test", "a.tsv:fr:en"}
                                 << 1 << QByteArray("no.model");
    QTest::newRow("no model") << QStringList{"evaluate", "--test", "a.tsv:fr:en"} << 2 << QByteArray("--model");
}

void TestTrainCommand::mistakesAreTold()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, exitCode);
    QFETCH(QByteArray, message);
    const Outcome outcome = run(arguments);
    QVERIFY2(outcome.error.contains(message), outcome.error.constData());
    QCOMPARE(outcome.exitCode, exitCode);
    QVERIFY(outcome.out.isEmpty());
    QVERIFY(!QFile::exists(m_fixture.path("mistake.model")));
}

QTEST_GUILESS_MAIN(TestTrainCommand)
#include "TestTrainCommand.moc"
