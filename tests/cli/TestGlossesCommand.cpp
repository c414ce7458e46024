#include "CommandLine.h"
#include "base/Random.h"
#include "gloss/SiameseLstm.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <vector>

using namespace crossgloss;

/// crossgloss-cli glosses with every measure, as a user runs it, on glosses that name the same planted ideas.
class TestGlossesCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyMeasureFindsThePairs_data();
    void everyMeasureFindsThePairs();
    void encoderOfThePackCompares();
    void modesAnswerAlone();
    void sampleDependsOnTheSeed();
    void scoresAreWritten();
    void weightsCanBeGiven();
    void siameseModelIsKeptAndUsedAgain();
    void siameseGridKeepsTheBest();
    void killedTrainingGoesOnExactly();
    void mistakesAreTold_data();
    void mistakesAreTold();

private:
    using Result = CommandResult;
    Result run(const QStringList& arguments) const;
    /// On the planted files, with 60 lines drawn.
    QStringList planted(const char* metric, const QStringList& more = {}) const;
    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    void write(const char* name, const QByteArray& text) const;
    QByteArray read(const char* name) const;

    QTemporaryDir m_folder;
};

namespace {

constexpr int ideas = 60;
constexpr int lines = 400;
constexpr int dimension = 12;

/// Letters alone, so that the tokeniser keeps it whole.
QByteArray name(char language, int idea)
{
    return QByteArray(1, language) + char('a' + idea / 26) + char('a' + idea % 26) + "x";
}

} // namespace

CommandResult TestGlossesCommand::run(const QStringList& arguments) const
{
    return runCommand(QStringList{"--workspace", path("workspace"), "--threads", "2", "--json"} + arguments);
}

QStringList TestGlossesCommand::planted(const char* metric, const QStringList& more) const
{
    return QStringList{"--seed", "3", "glosses", "--source", path("it.txt"), "--target", path("en.txt"),
                       "--source-vectors", path("it.vec"), "--target-vectors", path("en.vec"),
                       "--source-language", "it", "--target-language", "en", "--metric", metric,
                       "--sample", "60", "--validation", "60"} +
           more;
}

void TestGlossesCommand::write(const char* name, const QByteArray& text) const
{
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
}

QByteArray TestGlossesCommand::read(const char* name) const
{
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestGlossesCommand::initTestCase()
{
    Random random(5);
    QByteArray source = QByteArray::number(ideas) + ' ' + QByteArray::number(dimension) + '\n';
    QByteArray target = source;
    QByteArray dictionary;
    for (int idea = 0; idea < ideas; ++idea) {
        source += name('s', idea);
        target += name('t', idea);
        for (int d = 0; d < dimension; ++d) {
            const double value = normal(random);
            source += ' ' + QByteArray::number(value + 0.1 * normal(random));
            target += ' ' + QByteArray::number(value + 0.1 * normal(random));
        }
        source += '\n';
        target += '\n';
        dictionary += name('s', idea) + '\t' + name('t', idea) + '\n';
    }
    write("it.vec", source);
    write("en.vec", target);
    write("dictionary.tsv", dictionary);
    QByteArray italian, english;
    for (int line = 0; line < lines; ++line) {
        std::vector<int> meant(4 + uniformBelow(random, 3));
        for (int& idea : meant) {
            idea = static_cast<int>(uniformBelow(random, ideas));
        }
        for (const int idea : meant) {
            italian += name('s', idea) + ' ';
        }
        shuffle(meant, random);
        meant.front() = static_cast<int>(uniformBelow(random, ideas));
        for (const int idea : meant) {
            english += name('t', idea) + ' ';
        }
        italian += '\n';
        english += '\n';
    }
    write("it.txt", italian);
    write("en.txt", english);
}

void TestGlossesCommand::everyMeasureFindsThePairs_data()
{
    QTest::addColumn<QString>("metric");
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<double>("wanted");
    const QStringList training = {"--siamese-hidden", "32", "--siamese-epochs", "40", "--siamese-batch", "32",
                                  "--siamese-patience", "0", "--siamese-input-dropout", "0.1",
                                  "--siamese-state-dropout", "0.1"};
    QTest::newRow("semb") << "semb" << QStringList() << 0.7;
    QTest::newRow("sif") << "sif" << QStringList() << 0.5;
    QTest::newRow("wmd") << "wmd" << QStringList() << 0.8;
    QTest::newRow("sinkhorn") << "sinkhorn" << QStringList{"--iterations", "30"} << 0.8;
    QTest::newRow("siamese") << "siamese" << training << 0.2;
    QTest::newRow("tfidf") << "tfidf" << QStringList() << 0.7;
    QTest::newRow("tfidf with a dictionary") << "tfidf" << QStringList{"--dictionary", path("dictionary.tsv")} << 0.8;
    QTest::newRow("tfidf of translated glosses") << "tfidf" << QStringList{"--translated", path("en.txt")} << 0.95;
    QTest::newRow("fused") << "fused" << QStringList() << 0.8;
}

void TestGlossesCommand::everyMeasureFindsThePairs()
{
    QFETCH(QString, metric);
    QFETCH(QStringList, more);
    QFETCH(double, wanted);
    const Result result = run(planted(metric.toUtf8().constData(), more));
    QVERIFY2(result.code == 0, result.err.constData());
    const QJsonObject json = result.json();
    QCOMPARE(json["metric"].toString(), metric);
    QCOMPARE(json["n"].toInt(), 60);
    QCOMPARE(json["lines"].toInt(), lines);
    const QJsonObject retrieval = json["retrieval"].toObject();
    QVERIFY2(retrieval["p1"].toDouble() > wanted, result.out.constData());
    QVERIFY(retrieval["p10"].toDouble() >= retrieval["p1"].toDouble());
    QVERIFY(retrieval["mrr"].toDouble() >= retrieval["p1"].toDouble());
    QVERIFY(json["matching"].toObject()["p1"].toDouble() > wanted);
    QVERIFY(json["skewness"].isDouble());
    for (const char* key : {"cost", "retrieval", "matching"}) {
        QVERIFY2(json["seconds"].toObject()[QLatin1String(key)].isDouble(), key);
    }
    QCOMPARE(json["empty"].toArray(), (QJsonArray{0, 0}));
    QCOMPARE(json["unknown_tokens"].toArray(), (QJsonArray{0, 0}));
    if (metric == "siamese") {
        const QJsonObject siamese = json["siamese"].toObject();
        QCOMPARE(siamese["seen"].toInt(), 0);
        QCOMPARE(siamese["training"].toObject()["pairs"].toInt(), lines - 120);
        QCOMPARE(siamese["training"].toObject()["curve"].toArray().size(), 40);
        QCOMPARE(siamese["model"].toObject()["hidden"].toInt(), 32);
        QVERIFY(result.err.contains("epoch 40"));
    } else if (metric == "fused") {
        QVERIFY(!json["weights"].toObject()["parts"].toArray().isEmpty());
    } else if (metric == "tfidf" && !more.contains("--translated")) {
        QVERIFY(json["dictionary"].toObject()["pairs"].toInt() >= ideas);
    }
}

void TestGlossesCommand::encoderOfThePackCompares()
{
    write("few.it.txt", "animale che abbaia\nstrumento per tagliare il legno\ncolore del cielo\n");
    write("few.en.txt", "animal that barks\ntool for cutting wood\ncolour of the sky\n");
    write("few.it.vec", "3 2\nanimale 1 0\nlegno 0 1\ncielo 1 1\n");
    write("few.en.vec", "3 2\nanimal 1 0\nwood 0 1\nsky 1 1\n");
    const Result result = run({"glosses", "--source", path("few.it.txt"), "--target", path("few.en.txt"),
                               "--source-vectors", path("few.it.vec"), "--target-vectors", path("few.en.vec"),
                               "--source-language", "it", "--target-language", "en", "--metric", "encoder"});
    if (result.code != 0 && result.err.contains("language")) {
        QSKIP("the bundled pack does not serve these languages");
    }
    QVERIFY2(result.code == 0, result.err.constData());
    QCOMPARE(result.json()["n"].toInt(), 3);
    QVERIFY(result.json()["retrieval"].toObject()["p1"].toDouble() > 0.6);
}

void TestGlossesCommand::modesAnswerAlone()
{
    const QJsonObject retrieval = run(planted("semb", {"--mode", "retrieval"})).json();
    QVERIFY(retrieval.contains("retrieval") && !retrieval.contains("matching"));
    const QJsonObject matching = run(planted("semb", {"--mode", "matching"})).json();
    QVERIFY(!matching.contains("retrieval") && matching.contains("matching"));
    const QJsonObject both = run(planted("semb")).json();
    QCOMPARE(both["retrieval"].toObject()["p1"], retrieval["retrieval"].toObject()["p1"]);
    QCOMPARE(both["matching"].toObject()["p1"], matching["matching"].toObject()["p1"]);
}

void TestGlossesCommand::sampleDependsOnTheSeed()
{
    const auto linesOf = [&](const char* seed) {
        QStringList arguments = planted("semb", {"--out", path("draw.tsv")});
        arguments[1] = seed;
        const Result result = run(arguments);
        return result.code == 0 ? read("draw.tsv") : result.err;
    };
    const QByteArray first = linesOf("3");
    QCOMPARE(linesOf("3"), first);
    QVERIFY(linesOf("4") != first);
    // Zero means all.
    QStringList all = planted("semb");
    all[all.indexOf("60")] = "0";
    QCOMPARE(run(all).json()["n"].toInt(), lines);
    all[all.indexOf("0")] = "1000";
    QCOMPARE(run(all).json()["n"].toInt(), lines);
}

void TestGlossesCommand::scoresAreWritten()
{
    const Result result = run(planted("wmd", {"--out", path("scores.tsv")}));
    QVERIFY2(result.code == 0, result.err.constData());
    const QList<QByteArray> rows = read("scores.tsv").trimmed().split('\n');
    QCOMPARE(rows.size(), 61);
    const QList<QByteArray> header = rows.front().split('\t');
    int right = 0;
    for (int i = 1; i < rows.size(); ++i) {
        const QList<QByteArray> fields = rows[i].split('\t');
        QCOMPARE(fields.size(), header.size());
        QVERIFY(fields[0].toInt() >= 1 && fields[0].toInt() <= lines);
        const bool isBest = fields[header.indexOf("best")] == fields[header.indexOf("line")];
        QCOMPARE(fields[header.indexOf("rank")] == "1", isBest);
        right += isBest ? 1 : 0;
    }
    QCOMPARE(right / 60.0, result.json()["retrieval"].toObject()["p1"].toDouble());
}

void TestGlossesCommand::weightsCanBeGiven()
{
    write("weights.json",
          R"({"parts": [{"measure": "semb", "csls": false, "mean": 0, "deviation": 1, "weight": 2.0}]})");
    const QJsonObject fused = run(planted("fused", {"--weights", path("weights.json")})).json();
    const QJsonArray parts = fused["weights"].toObject()["parts"].toArray();
    QCOMPARE(parts.size(), 1);
    QCOMPARE(parts[0]["measure"].toString(), QStringLiteral("semb"));
    QCOMPARE(parts[0]["weight"].toDouble(), 2.0);
    // One measure alone, as chances: less prone to hubs, much the same otherwise.
    const QJsonObject semb = run(planted("semb")).json();
    const double difference =
        fused["retrieval"].toObject()["p1"].toDouble() - semb["retrieval"].toObject()["p1"].toDouble();
    QVERIFY(difference > -0.05 && difference < 0.2);
}

void TestGlossesCommand::siameseModelIsKeptAndUsedAgain()
{
    const QStringList more = {"--siamese-model", path("kept.model"), "--siamese-hidden", "16", "--siamese-epochs", "3"};
    const Result first = run(planted("siamese", more));
    QVERIFY2(first.code == 0, first.err.constData());
    QCOMPARE(loadSiamese(path("kept.model").toStdString()).shape.hidden, std::size_t{16});
    QVERIFY(!QFile::exists(path("kept.model.checkpoint")));
    const QByteArray bytes = read("kept.model");
    const Result second = run(planted("siamese", more));
    QVERIFY(!second.err.contains("epoch"));
    QVERIFY(!second.json()["siamese"].toObject().contains("training"));
    QCOMPARE(second.json()["retrieval"].toObject()["mrr"], first.json()["retrieval"].toObject()["mrr"]);
    QCOMPARE(read("kept.model"), bytes);
    // With a model the fused measure has it among its parts.
    const QJsonArray parts = run(planted("fused", more)).json()["weights"].toObject()["parts"].toArray();
    QVERIFY(std::any_of(parts.begin(), parts.end(),
                        [](const QJsonValue& part) { return part["measure"].toString() == "siamese"; }));
    // Another draw meets lines that the model has learnt by heart: that is told.
    QStringList other = planted("siamese", more);
    other[1] = "4";
    const Result told = run(other);
    QVERIFY2(told.code == 0, told.err.constData());
    QVERIFY(told.json()["siamese"].toObject()["seen"].toInt() > 30);
    QVERIFY(told.err.contains("has been trained on"));
}

void TestGlossesCommand::siameseGridKeepsTheBest()
{
    const Result result =
        run(planted("siamese", {"--siamese-grid", "--siamese-hidden", "12", "--siamese-epochs", "2"}));
    QVERIFY2(result.code == 0, result.err.constData());
    const QJsonObject siamese = result.json()["siamese"].toObject();
    const QJsonArray grid = siamese["grid"].toArray();
    QVERIFY(grid.size() >= 4);
    double best = 0;
    for (const QJsonValue& trial : grid) {
        best = std::max(best, trial["mrr"].toDouble());
        QVERIFY(trial["settings"].toObject().contains("state-dropout"));
    }
    QCOMPARE(siamese["model"].toObject()["scores"].toObject()["mrr"].toDouble(), best);
}

void TestGlossesCommand::killedTrainingGoesOnExactly()
{
    const auto arguments = [&](const char* model) {
        return planted("siamese", {"--siamese-model", path(model), "--siamese-hidden", "128", "--siamese-epochs", "240",
                                   "--siamese-batch", "32", "--siamese-patience", "0"});
    };
    const Result whole = run(arguments("whole.model"));
    QVERIFY2(whole.code == 0, whole.err.constData());
    for (const char* moment : {"epoch 2 ", "epoch 5 "}) {
        QProcess process;
        process.start(QStringLiteral(CROSSGLOSS_CLI),
                      QStringList{"--workspace", path("workspace"), "--threads", "2", "--json"} +
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
    const Result rest = run(arguments("killed.model"));
    QVERIFY2(rest.code == 0, rest.err.constData());
    QVERIFY(rest.json()["siamese"].toObject()["training"].toObject()["resumed"].toBool());
    QCOMPARE(read("killed.model"), read("whole.model"));
    QCOMPARE(rest.json()["retrieval"].toObject()["mrr"], whole.json()["retrieval"].toObject()["mrr"]);
}

void TestGlossesCommand::mistakesAreTold_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("value");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("message");
    write("short.txt", "taax\ntabx\n");
    write("empty.txt", "");
    write("latin.txt", QByteArray("tabx\n").repeated(lines - 1) + "t\xe4\n");
    write("foreign.txt", QByteArray("unbekannt\n").repeated(lines));
    write("bad.vec", "60 12\ntaax 1 2 three\n");
    write("narrow.vec", "2 3\ntaax 1 2 3\ntabx 3 2 1\n");
    write("no.json", "{\"parts\": 1}");
    write("no.model", "something else, long enough to be looked at as a file of parameters at all ..............");
    const auto add = [](const char* name, const char* option, const QString& value, int code, const char* message) {
        QTest::newRow(name) << option << value << code << QByteArray(message);
    };
    add("unaligned", "--target", path("short.txt"), 1, "400 and 2 lines");
    add("unaligned translation", "--translated", path("short.txt"), 1, "2 and 400 lines");
    add("empty file", "--target", path("empty.txt"), 1, "no glosses");
    add("missing file", "--source", path("nowhere.txt"), 1, "nowhere.txt");
    add("no text", "--target", path("latin.txt"), 1, "latin.txt:400");
    add("no word known", "--target", path("foreign.txt"), 1, "has a vector");
    add("bad vectors", "--target-vectors", path("bad.vec"), 1, "bad.vec");
    add("missing vectors", "--source-vectors", path("nowhere.vec"), 1, "nowhere.vec");
    add("other dimension", "--target-vectors", path("narrow.vec"), 1, "dimension");
    add("no map", "--map", path("short.txt"), 1, "short.txt");
    add("no weights", "--weights", path("no.json"), 1, "no.json");
    add("nothing to fit on", "--validation", "10", 1, "sample");
    add("unknown measure", "--metric", "cosine", 2, "cosine");
    add("unknown mode", "--mode", "guess", 2, "guess");
    add("negative sample", "--sample", "-3", 2, "sample");
    add("no iterations", "--iterations", "0", 2, "iterations");
    add("not a model", "--siamese-model", path("no.model"), 1, "no.model");
    add("unknown objective", "--siamese-objective", "guess", 2, "objective");
    add("no units", "--siamese-hidden", "0", 2, "hidden");
    add("nothing to learn from", "--sample", "0", 1, "train");
}

void TestGlossesCommand::mistakesAreTold()
{
    QFETCH(QString, option);
    QFETCH(QString, value);
    QFETCH(int, code);
    QFETCH(QByteArray, message);
    const bool siamese = option.startsWith("--siamese") || value == "0";
    QStringList arguments =
        planted(option == "--weights" || option == "--validation" ? "fused" : siamese ? "siamese" : "semb");
    const qsizetype place = arguments.indexOf(option);
    if (place >= 0) {
        arguments[place + 1] = value;
    } else {
        arguments += {option, value};
    }
    const Result result = run(arguments);
    QVERIFY2(result.err.contains(message), result.err.constData());
    QCOMPARE(result.code, code);
    QVERIFY(result.out.isEmpty());
}

QTEST_GUILESS_MAIN(TestGlossesCommand)
#include "TestGlossesCommand.moc"
