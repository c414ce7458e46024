#include "CommandLine.h"
#include "alignment/Align.h"
#include "base/Random.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace crossgloss;

/// translate, compare-alignments, retrieve-sentences and runs compare, as a user runs them.
class TestTranslateCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void scoresATest();
    void oneDirectionAlone();
    void needsNoMapForAlignedSpaces();
    void writesAReport();
    void tellsNamesAndOtherDictionaries();
    void translatesWords();
    void comparesAlignments();
    void comparesRuns();
    void retrievesSentences();
    void failsWithOneLine();
    void refusesWrongUsage();

private:
    using Result = CommandResult;
    Result run(const QStringList& arguments) const;
    QJsonObject json(const QStringList& arguments) const;
    QString write(const char* name, const QByteArray& content) const;
    QStringList spaces() const { return {"--source", m_source, "--target", m_target, "--map", m_map}; }

    QTemporaryDir m_folder;
    QString m_source;
    QString m_target;
    QString m_map;
    QString m_training;
    QString m_test;
};

namespace {

constexpr std::size_t words = 240;
constexpr std::size_t dimension = 10;

/// Letters alone, so that sentences can be cut into these words.
std::string wordOf(char prefix, std::size_t i)
{
    return std::string(1, prefix) + static_cast<char>('a' + i / 20) + static_cast<char>('a' + i % 20);
}

} // namespace

CommandResult TestTranslateCommand::run(const QStringList& arguments) const
{
    return runCommand(QStringList{"--workspace", m_folder.filePath("workspace"), "--threads", "2"} + arguments);
}

QJsonObject TestTranslateCommand::json(const QStringList& arguments) const
{
    const Result result = run(QStringList{"--json"} + arguments);
    if (result.code != 0) {
        qWarning("%s", result.err.constData());
        return {};
    }
    return result.json();
}

QString TestTranslateCommand::write(const char* name, const QByteArray& content) const
{
    QFile file(m_folder.filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName() : QString();
}

void TestTranslateCommand::initTestCase()
{
    // Target word i is source word i with its axes in another order, some of them turned round, and noise.
    Random random(2);
    std::vector<std::string> sourceWords;
    std::vector<std::string> targetWords;
    std::vector<float> source;
    std::vector<float> target;
    QByteArray training;
    QByteArray test;
    for (std::size_t i = 0; i < words; ++i) {
        sourceWords.push_back(wordOf('s', i));
        targetWords.push_back(wordOf('t', i));
        std::vector<float> row;
        for (std::size_t d = 0; d < dimension; ++d) {
            row.push_back(static_cast<float>(normal(random)));
        }
        source.insert(source.end(), row.begin(), row.end());
        for (std::size_t d = 0; d < dimension; ++d) {
            target.push_back((d % 3 == 0 ? -1.0F : 1.0F) * row[(d + 3) % dimension] +
                             0.35F * static_cast<float>(normal(random)));
        }
        (i < 120 ? training : test) += QByteArray::fromStdString(sourceWords[i] + '\t' + targetWords[i] + '\n');
    }
    test += "unknown\tinconnu\nsaa\tinconnu\n";
    const EmbeddingSpace sourceSpace(sourceWords, source, dimension);
    const EmbeddingSpace targetSpace(targetWords, target, dimension);
    NullProgress progress;
    m_source = m_folder.filePath("source.vec");
    m_target = m_folder.filePath("target.vec");
    writeVec(sourceSpace, m_source.toStdString(), progress);
    writeVec(targetSpace, m_target.toStdString(), progress);
    m_training = write("training.tsv", training);
    m_test = write("test.tsv", test);
    AlignmentData data;
    ReadReport report;
    data.words = resolvePairs(readWordPairs(m_training.toStdString(), progress, report), sourceSpace, targetSpace);
    m_map = m_folder.filePath("planted.map");
    writeMap(align(sourceSpace, targetSpace, data, {}, progress), m_map.toStdString());
}

void TestTranslateCommand::scoresATest()
{
    for (const char* retrieval : {"nn", "isf", "csls", "gc"}) {
        const QJsonObject result = json(QStringList{"translate", "--test", m_test, "--retrieval", retrieval,
                                                    "--frequency-bins", "100,180"} + spaces());
        QCOMPARE(result["n"].toInt(), 122);
        QCOMPARE(result["covered"].toInt(), 120);
        QCOMPARE(result["word_missing"].toInt(), 1);
        QCOMPARE(result["translations_missing"].toInt(), 1);
        QVERIFY2(result["p1"].toDouble() > 0.6, retrieval);
        QVERIFY(result["p1"].toDouble() <= result["p5"].toDouble());
        QVERIFY(result["p5"].toDouble() <= result["p10"].toDouble());
        QVERIFY(result["mrr"].toDouble() >= result["p1"].toDouble());
        QCOMPARE(result["intervals"].toObject()["p1"].toArray().size(), 2);
        QCOMPARE(result["direction"].toString(), QStringLiteral("forward"));
        QCOMPARE(result.contains("beta"), QByteArray(retrieval) == "isf");
        const QJsonArray bins = result["bins"].toArray();
        QCOMPARE(bins.size(), 3);
        QCOMPARE(bins[0].toObject()["n"].toInt(), 1);
        QCOMPARE(bins[0].toObject()["covered"].toInt(), 0);
        QCOMPARE(bins[1].toObject()["from"].toInt(), 100);
        QCOMPARE(bins[1].toObject()["covered"].toInt(), 60);
        QCOMPARE(bins[2].toObject()["to"].toInt(), 240);
        const QJsonObject backward = result["backward"].toObject();
        QCOMPARE(backward["n"].toInt(), 121);
        QCOMPARE(backward["covered"].toInt(), 120);
        QVERIFY(backward["p1"].toDouble() > 0.6);
    }
}

void TestTranslateCommand::oneDirectionAlone()
{
    const QStringList base = QStringList{"translate", "--test", m_test, "--retrieval", "nn"} + spaces();
    const QJsonObject both = json(base);
    const QJsonObject backward = json(base + QStringList{"--direction", "backward"});
    QCOMPARE(backward["direction"].toString(), QStringLiteral("backward"));
    QVERIFY(!backward.contains("backward"));
    QCOMPARE(backward["mrr"].toDouble(), both["backward"].toObject()["mrr"].toDouble());
    const QJsonObject limited =
        json(base + QStringList{"--direction", "forward", "--source-limit", "200", "--target-limit", "180"});
    QCOMPARE(limited["covered"].toInt(), 60);
    QCOMPARE(limited["target_words"].toInt(), 180);
}

void TestTranslateCommand::needsNoMapForAlignedSpaces()
{
    const QString same = write("same.tsv", "saa\tsaa\nsab\tsab\nsac\tsad\n");
    const QJsonObject result =
        json({"translate", "--source", m_source, "--target", m_source, "--test", same, "--retrieval", "nn"});
    QCOMPARE(result["method"].toString(), QStringLiteral("none"));
    QCOMPARE(result["covered"].toInt(), 3);
    QVERIFY(qAbs(result["p1"].toDouble() - 2.0 / 3) < 1e-9);
    const Result unmapped = run(
        {"translate", "--source", m_source, "--target", write("other.vec", "2 2\na 1 2\nb 2 1\n"), "--test", m_test});
    QCOMPARE(unmapped.code, 1);
    QVERIFY(unmapped.err.contains("10 and 2 dimensions"));
}

void TestTranslateCommand::writesAReport()
{
    const QString report = m_folder.filePath("report.tsv");
    QCOMPARE(run(QStringList{"translate", "--test", m_test, "--out", report, "-k", "3"} + spaces()).code, 0);
    for (const char* name : {"report.tsv", "report.backward.tsv"}) {
        QFile file(m_folder.filePath(name));
        QVERIFY2(file.open(QIODevice::ReadOnly), name);
        const QList<QByteArray> lines = file.readAll().split('\n');
        QCOMPARE(lines.size(), QByteArray(name) == "report.tsv" ? 124 : 123);
        QVERIFY(lines[0].startsWith("word\tlisted\tcoverage\t"));
        QCOMPARE(lines[1].split('\t').last().count('|'), 2);
    }
}

void TestTranslateCommand::tellsNamesAndOtherDictionaries()
{
    const QString names = write("names.txt", "sga\nsgb\ttgb\nSGC\n");
    const QString also = write("also.tsv", "sga\ttga\nsga\ttgb\n");
    const QJsonObject result = json(QStringList{"translate", "--test", m_test, "--proper-names", names, "--also", also,
                                                "--training", m_training} + spaces());
    QCOMPARE(result["proper_names"].toObject()["n"].toInt(), 3);
    QCOMPARE(result["without_proper_names"].toObject()["n"].toInt(), 117);
    QVERIFY(result["tolerant"].toObject()["p1"].toDouble() >= result["p1"].toDouble());
    QCOMPARE(result["overlap"].toObject()["words"].toInt(), 1);    // saa, with another translation
    QCOMPARE(result["overlap"].toObject()["pairs"].toInt(), 0);
}

void TestTranslateCommand::translatesWords()
{
    const QString entries = write("entries.txt", "saa\nsab sac\nnothing at all\n\n");
    const QJsonObject result =
        json(QStringList{"translate", "--words", entries, "--retrieval", "nn", "-k", "2"} + spaces());
    QCOMPARE(result["n"].toInt(), 3);
    QCOMPARE(result["unknown"].toArray(), QJsonArray{"nothing at all"});
    const QJsonObject first = result["results"].toArray()[0].toObject();
    QCOMPARE(first["query"].toString(), QStringLiteral("saa"));
    QVERIFY(first["in_vocabulary"].toBool());
    QCOMPARE(first["answers"].toArray().size(), 2);
    QCOMPARE(first["answers"].toArray()[0].toObject()["word"].toString(), QStringLiteral("taa"));
    QVERIFY(!result["results"].toArray()[1].toObject()["in_vocabulary"].toBool());
}

void TestTranslateCommand::comparesAlignments()
{
    const QString csv = m_folder.filePath("grid.csv");
    const QStringList arguments = {"compare-alignments",
                                   "--source",
                                   m_source,
                                   "--target",
                                   m_target,
                                   "--dictionary",
                                   m_training,
                                   "--test",
                                   m_test,
                                   "--methods",
                                   "least-squares,procrustes",
                                   "--retrievals",
                                   "nn,csls",
                                   "--out",
                                   csv};
    const QJsonObject result = json(arguments);
    QCOMPARE(result["cells"].toArray().size(), 8);
    QCOMPARE(result["dictionaries"].toArray()[0].toObject()["pairs"].toInt(), 120);
    QVERIFY(result["best"].toObject()["forward"].toObject()["p1"].toDouble() > 0.6);
    QVERIFY(result["run"].toInt() > 0);
    QVERIFY(!result.contains("ranks"));
    QFile table(csv);
    QVERIFY(table.open(QIODevice::ReadOnly));
    QCOMPARE(table.readAll().count('\n'), 9);
    // The same scores as a map of its own gives.
    const QJsonObject alone = json(QStringList{"translate", "--test", m_test, "--retrieval", "nn"} + spaces());
    for (const QJsonValue& value : result["cells"].toArray()) {
        const QJsonObject cell = value.toObject();
        if (cell["method"] == "procrustes" && cell["retrieval"] == "nn" && cell["direction"] == "forward") {
            QCOMPARE(cell["mrr"].toDouble(), alone["mrr"].toDouble());
        }
    }
    const Result text = run(arguments);
    QVERIFY(text.out.contains("procrustes") && text.out.contains("Best forward"));
}

void TestTranslateCommand::comparesRuns()
{
    const QStringList base = QStringList{"translate", "--test", m_test} + spaces();
    const int first = json(base + QStringList{"--retrieval", "nn"})["run"].toInt();
    const int second = json(base + QStringList{"--retrieval", "csls"})["run"].toInt();
    QVERIFY(first > 0 && second == first + 1);
    const QJsonObject result = json({"runs", "compare", QString::number(first), QString::number(second)});
    QCOMPARE(result["parameters"].toObject().keys(), QStringList{"retrieval"});
    const QJsonObject paired = result["paired"].toObject()["forward"].toObject();
    QCOMPARE(paired["n"].toInt(), 120);
    // Each criterion is a figure of its own.
    const QJsonObject figures = result["figures"].toObject();
    const QJsonArray p1{figures["forward/nn/p1"].toArray()[0], figures["forward/csls/p1"].toArray()[1]};
    QVERIFY(figures["forward/nn/p1"].toArray()[1].isNull());
    QVERIFY(qAbs(paired["p1"].toObject()["difference"].toDouble() - (p1[1].toDouble() - p1[0].toDouble())) < 1e-9);
    QVERIFY(result["paired"].toObject().contains("backward"));
    QVERIFY(run({"runs", "compare", QString::number(first), QString::number(second)}).out.contains("McNemar"));
    // Another test: side by side, but no paired test.
    const QString other = write("shorter.tsv", "sha\ttha\nshb\tthb\n");
    const int third =
        json(QStringList{"translate", "--test", other, "--retrieval", "nn"} + spaces())["run"].toInt();
    const QJsonObject apart = json({"runs", "compare", QString::number(first), QString::number(third)});
    QVERIFY(apart["paired"].toObject().isEmpty());
    QCOMPARE(apart["figures"].toObject()["forward/nn/n"].toArray(), (QJsonArray{120, 2}));
    QCOMPARE(run({"runs", "compare", QString::number(first), "9999"}).code, 1);
    // A run keeps the ranks for it.
    const QJsonObject shown = json({"runs", "show", QString::number(first)});
    QCOMPARE(shown["result"].toObject()["ranks"].toObject()["forward"].toObject()["ranks"].toString().split(' ').size(),
             122);
}

void TestTranslateCommand::retrievesSentences()
{
    QByteArray source;
    QByteArray target;
    QByteArray pairs;
    Random random(6);
    for (int line = 0; line < 300; ++line) {
        QByteArray one;
        QByteArray other;
        for (int i = 0; i < 6; ++i) {
            const std::size_t word = uniformBelow(random, words);
            one += QByteArray::fromStdString(wordOf('s', word)) + ' ';
            other.prepend(QByteArray::fromStdString(wordOf('t', word)) + ' ');
        }
        source += one + '\n';
        target += other + '\n';
        pairs += one + '\t' + other + '\n';
    }
    source += "\nxyz\n";
    target += "taa\ntab\n";
    pairs += "\ttaa\nxyz\ttab\n";
    const QStringList texts = {"--source-text", write("a.txt", source), "--target-text", write("b.txt", target)};
    const QJsonObject result = json(QStringList{"retrieve-sentences", "--retrieval", "csls"} + texts + spaces());
    // Parallel text of the workspace, without the lines that say nothing on one side.
    QCOMPARE(run({"import", "parallel", write("both.tsv", pairs), "--language", "en", "--second-language", "fr", "--name",
                  "both"}).code, 0);
    const QJsonObject named =
        json(QStringList{"retrieve-sentences", "--retrieval", "csls", "--pairs", "both"} + spaces());
    QCOMPARE(named["p1"].toDouble(), result["p1"].toDouble());
    QCOMPARE(run(QStringList{"retrieve-sentences", "--pairs", "neither"} + spaces()).code, 1);
    QCOMPARE(result["n"].toInt(), 301);
    QCOMPARE(result["blank_lines"].toInt(), 1);
    QCOMPARE(result["empty_queries"].toInt(), 1);
    QVERIFY(result["p1"].toDouble() > 0.8 && result["p1"].toDouble() < 1);
    QVERIFY(result["p10"].toDouble() >= result["p5"].toDouble());
    QVERIFY(result["nn"].toObject()["p1"].toDouble() > 0.5);
    QVERIFY(result["backward"].toObject()["p1"].toDouble() > 0.8);
    const QJsonObject same =
        json(QStringList{"retrieve-sentences", "--retrieval", "csls", "--pairs", write("ab.tsv", pairs)} + spaces());
    QCOMPARE(same["mrr"].toDouble(), result["mrr"].toDouble());
    const QJsonObject softmax = json(QStringList{"retrieve-sentences", "--retrieval", "isf"} + texts + spaces());
    QCOMPARE(softmax["set_aside"].toInt(), 30);
    QCOMPARE(softmax["n"].toInt(), 271);
    QVERIFY(softmax["beta"].toDouble() > 0);
    // Compared over the lines that both asked.
    const QJsonObject compared =
        json({"runs", "compare", QString::number(result["run"].toInt()), QString::number(softmax["run"].toInt())});
    QCOMPARE(compared["paired"].toObject()["forward"].toObject()["n"].toInt(), 271);
    const QJsonObject given =
        json(QStringList{"retrieve-sentences", "--retrieval", "isf", "--beta", "20", "--direction", "backward"} +
             texts + spaces());
    QCOMPARE(given["beta"].toDouble(), 20.0);
    QCOMPARE(given["direction"].toString(), QStringLiteral("backward"));
}

void TestTranslateCommand::failsWithOneLine()
{
    const QString stranger = write("stranger.vec", "2 10\na 1 2 3 4 5 6 7 8 9 0\nb 2 1 2 1 2 1 2 1 2 1\n");
    const QString useless = write("useless.tsv", "no\tnon\n");
    const QList<QStringList> calls = {
        // The map belongs to other vectors.
        {"translate", "--source", stranger, "--target", m_target, "--map", m_map, "--test", m_test},
        {"translate", "--source", m_source, "--target", m_target, "--map", m_map, "--test", "/nowhere.tsv"},
        {"translate", "--source", "nobody", "--target", m_target, "--map", m_map, "--test", m_test},
        {"translate", "--source", m_source, "--target", m_target, "--map", m_source, "--test", m_test},
        {"translate", "--source", m_source, "--target", m_target, "--map", m_map, "--words", write("none.txt", "\n")},
        {"compare-alignments", "--source", m_source, "--target", m_target, "--dictionary", m_training, "--test",
         useless},
        {"retrieve-sentences", "--source", m_source, "--target", m_target, "--map", m_map, "--source-text", m_test,
         "--target-text", m_training},
        {"retrieve-sentences", "--source", m_source, "--target", m_target, "--map", m_map, "--pairs", useless},
    };
    for (const QStringList& call : calls) {
        const Result result = run(call);
        QVERIFY2(result.code == 1, qPrintable(call.join(' ')));
        QCOMPARE(result.err.count('\n'), 1);
        QVERIFY(result.out.isEmpty());
    }
}

void TestTranslateCommand::refusesWrongUsage()
{
    const QList<QStringList> calls = {
        QStringList{"translate"} + spaces(),
        QStringList{"translate", "--test", m_test, "--words", m_test} + spaces(),
        QStringList{"translate", "--test", m_test, "--retrieval", "best"} + spaces(),
        QStringList{"translate", "--test", m_test, "--direction", "up"} + spaces(),
        QStringList{"translate", "--test", m_test, "--frequency-bins", "0"} + spaces(),
        QStringList{"translate", "--test", m_test, "--beta", "-1"} + spaces(),
        {"translate", "--source", m_source, "--test", m_test},
        QStringList{"retrieve-sentences"} + spaces(),
        QStringList{"retrieve-sentences", "--source-text", m_test} + spaces(),
        {"compare-alignments", "--source", m_source, "--target", m_target, "--test", m_test},
        {"compare-alignments", "--source", m_source, "--target", m_target, "--test", m_test, "--identical", "--methods",
         "magic"},
        {"runs", "compare", "1"},
    };
    for (const QStringList& call : calls) {
        const Result result = run(call);
        QVERIFY2(result.code == 2, qPrintable(call.join(' ')));
    }
}

QTEST_GUILESS_MAIN(TestTranslateCommand)
#include "TestTranslateCommand.moc"
