#include "../core/AlignmentFixture.h"
#include "CommandLine.h"

#include "alignment/AlignmentMap.h"
#include "base/Checksum.h"
#include "store/Workspace.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace crossgloss;
using namespace crossgloss::test;

/// crossgloss-cli align, as a user runs it, on two spaces of which one is the other rotated.
class TestAlignCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void learnsFromADictionary();
    void everyMethodWritesAMap_data();
    void everyMethodWritesAMap();
    void learnsFromIdenticalStrings();
    void learnsFromSentences();
    void learnsFromTheWorkspace();
    void learnsFromNothing();
    void exportsAndInduces();
    void normalisesAsAsked_data();
    void normalisesAsAsked();
    void sameCallSameFile();
    void mapFitsItsSpacesOnly();
    void readsAsText();
    void failsWithOneLine_data();
    void failsWithOneLine();
    void refusesWrongUsage_data();
    void refusesWrongUsage();

private:
    using Result = CommandResult;
    Result run(const QStringList& arguments) const;
    QString path(const QString& name) const { return m_folder.filePath(name); }
    QString write(const QString& name, const QByteArray& content) const;
    QStringList spaces() const { return {"--source", path("s.vec"), "--target", path("t.vec")}; }
    QStringList withDictionary() const { return spaces() + QStringList{"--dictionary", path("pairs.txt")}; }
    AlignmentMap mapAt(const QString& name) const { return readMap(path(name).toStdString()); }

    QTemporaryDir m_folder;
    static constexpr std::size_t words = 260;
    static constexpr std::size_t dimension = 8;
};

CommandResult TestAlignCommand::run(const QStringList& arguments) const
{
    return runCommand(QStringList{"--workspace", path("workspace"), "--threads", "2"} + arguments);
}

QString TestAlignCommand::write(const QString& name, const QByteArray& content) const
{
    QFile file(path(name));
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName() : QString();
}

void TestAlignCommand::initTestCase()
{
    const DenseMatrix x = wordLike(words, dimension, 1);
    const DenseMatrix z = product(x, rotation(dimension, 2));
    NullProgress progress;
    writeVec(spaceOf(x, "s"), path("s.vec").toStdString(), progress);
    writeVec(spaceOf(z, "t"), path("t.vec").toStdString(), progress);
    writeVec(spaceOf(z, "s"), path("same-words.vec").toStdString(), progress);
    QByteArray pairs;
    QByteArray source;
    QByteArray target;
    for (int i = 0; i < 220; ++i) {
        const QByteArray number = QByteArray::number(i);
        pairs += "s" + number + (i % 2 == 0 ? "\t" : " ") + "t" + number + "\n";
        source += "S" + number + " s" + QByteArray::number((i * 7) % 220) + ".\n";
        target += "t" + QByteArray::number((i * 7) % 220) + ", T" + number + "!\n";
    }
    write("pairs.txt", pairs + "s1 unknown\nunknown t1\n");
    write("capitals.txt", QByteArray(pairs).toUpper());
    write("a.txt", source);
    write("b.txt", target);
}

void TestAlignCommand::learnsFromADictionary()
{
    const Result result = run(QStringList{"--json", "--seed", "3", "align"} + withDictionary() +
                              QStringList{"--method", "procrustes", "--out", path("d.map"), "--source-language", "eng",
                                          "--target-language", "fr"});
    QVERIFY2(result.code == 0, result.err.constData());
    const QJsonObject json = result.json();
    QCOMPARE(json["method"].toString(), QStringLiteral("procrustes"));
    QCOMPARE(json["out"].toString(), path("d.map"));
    QCOMPARE(json["pairs"].toInt(), 220);
    QCOMPARE(json["source_words"].toInt(), 221);
    QCOMPARE(json["covered_source_words"].toInt(), 220);
    QVERIFY(std::abs(json["coverage"].toDouble() - 220.0 / 221.0) < 1e-9);
    QCOMPARE(json["missing"].toArray(), QJsonArray({"unknown"}));
    QCOMPARE(json["shared_dimensions"].toInt(), int(dimension));
    QCOMPARE(json["seed"].toInt(), 3);
    QVERIFY(json["beta"].toDouble() > 0.0);
    for (const char* stage : {"reading", "dictionary", "alignment", "writing", "total"}) {
        QVERIFY(json["seconds"].toObject()[stage].isDouble());
    }
    QVERIFY(json["seconds"].toObject()["stages"].toObject()["solution"].isDouble());
    QVERIFY(json["details"].isObject());

    const AlignmentMap map = mapAt("d.map");
    QVERIFY(largestDifference(throughShared(map), rotation(dimension, 2)) < 1e-5);
    QCOMPARE(map.seed, std::uint64_t{3});
    QCOMPARE(map.source.language, std::string("en"));
    QCOMPARE(map.source.name, std::string("s.vec"));
    QCOMPARE(map.target.name, std::string("t.vec"));
    QCOMPARE(QString::fromStdString(map.source.checksum), json["checksums"].toObject()["source"].toString());
    QCOMPARE(QString::fromStdString(fileChecksum(path("d.map").toStdString())),
             json["checksums"].toObject()["map"].toString());
    QCOMPARE(map.details["dictionary"]["file"].get<std::string>(), path("pairs.txt").toStdString());

    const Workspace workspace(path("workspace").toStdString());
    const std::vector<Run> runs = workspace.runs();
    QCOMPARE(runs.back().id, static_cast<std::int64_t>(json["run"].toInt()));
    QCOMPARE(runs.back().kind, std::string("align"));
    QCOMPARE(runs.back().state, std::string("done"));
    QVERIFY(QJsonDocument::fromJson(QByteArray::fromStdString(runs.back().parameters))["checksums"].toObject().size() ==
            3);
    QCOMPARE(QJsonDocument::fromJson(QByteArray::fromStdString(runs.back().result))["pairs"].toInt(), 220);
}

void TestAlignCommand::everyMethodWritesAMap_data()
{
    QTest::addColumn<QStringList>("arguments");
    for (const char* method : {"least-squares", "cca", "procrustes", "procrustes-reduced", "vecmap", "rcsls",
                               "self-learning", "refinement"}) {
        QTest::newRow(method) << QStringList{"--method", method};
    }
    QTest::newRow("vecmap, orthogonal") << QStringList{"--method", "vecmap", "--orthogonal"};
    QTest::newRow("vecmap, some steps") << QStringList{"--method", "vecmap", "--no-dewhitening", "--reweighting", "1"};
    QTest::newRow("rcsls, spectral") << QStringList{"--method", "rcsls",       "--spectral", "--iterations",
                                                    "3",        "--negatives", "100",        "--learning-rate",
                                                    "5",        "--held-out",  "0.2"};
}

void TestAlignCommand::everyMethodWritesAMap()
{
    QFETCH(QStringList, arguments);
    const Result result =
        run(QStringList{"--json", "align"} + withDictionary() + arguments + QStringList{"--out", path("m.map")});
    QVERIFY2(result.code == 0, result.err.constData());
    const AlignmentMap map = mapAt("m.map");
    QCOMPARE(QString::fromStdString(map.method), arguments[1]);
    const EmbeddingSpace source = spaceOf(wordLike(words, dimension, 1), "s");
    const EmbeddingSpace target = spaceOf(product(wordLike(words, dimension, 1), rotation(dimension, 2)), "t");
    QCOMPARE(source.checksum(), map.source.checksum);
    QCOMPARE(result.json()["pairs"].toInt(), 220);
    QVERIFY(map.beta > 0.0);
    QVERIFY(precision(map, source, target, 220, words) > 0.9);
}

void TestAlignCommand::learnsFromIdenticalStrings()
{
    const QStringList both = {"--source", path("s.vec"), "--target", path("same-words.vec"), "--out", path("i.map")};
    const Result all = run(QStringList{"--json", "align", "--identical"} + both);
    QVERIFY2(all.code == 0, all.err.constData());
    QCOMPARE(all.json()["pairs"].toInt(), int(words));
    QVERIFY(largestDifference(throughShared(mapAt("i.map")), rotation(dimension, 2)) < 1e-5);
    const auto pairs = [&](const QStringList& filters) {
        return run(QStringList{"--json", "align", "--identical"} + both + filters).json()["pairs"].toInt();
    };
    QCOMPARE(pairs({"--identical-limit", "50"}), 50);
    QCOMPARE(pairs({"--source-limit", "40"}), 40);
    QCOMPARE(pairs({"--identical-length", "4"}), 160);     // s100 and on
    const Result none = run(QStringList{"align", "--identical", "--identical-letters"} + both);
    QCOMPARE(none.code, 1);
    QCOMPARE(none.err.count('\n'), 1);
}

void TestAlignCommand::learnsFromSentences()
{
    const Result result = run(QStringList{"--json", "align"} + spaces()
                              + QStringList{"--sentences", path("a.txt"), path("b.txt"), "--source-language", "en",
                                            "--target-language", "fr", "--out", path("p.map")});
    QVERIFY2(result.code == 0, result.err.constData());
    const QJsonObject dictionary = result.json()["details"].toObject()["dictionary"].toObject();
    QCOMPARE(dictionary["kind"].toString(), QStringLiteral("sentences"));
    QCOMPARE(dictionary["listed"].toInt(), 220);
    QCOMPARE(result.json()["pairs"].toInt() + dictionary["aside"].toInt(), 220);
    QVERIFY(largestDifference(throughShared(mapAt("p.map")), rotation(dimension, 2)) < 1e-4);
}

void TestAlignCommand::learnsFromTheWorkspace()
{
    const auto import = [&](const QStringList& arguments) {
        const Result result = run(QStringList{"import"} + arguments);
        QVERIFY2(result.code == 0, result.err.constData());
    };
    import({"embeddings", path("s.vec"), "--language", "en", "--name", "english"});
    import({"embeddings", path("t.vec"), "--language", "fr", "--name", "french"});
    import({"lexicon", path("pairs.txt"), "--language", "en", "--second-language", "fr", "--name", "words"});
    const Result result = run({"--json", "align", "--source", "english", "--target", "french", "--workspace-dictionary",
                               "words", "--out", path("w.map")});
    QVERIFY2(result.code == 0, result.err.constData());
    QCOMPARE(result.json()["pairs"].toInt(), 220);
    const AlignmentMap map = mapAt("w.map");
    QCOMPARE(map.source.name, std::string("english"));
    QCOMPARE(map.source.language, std::string("en"));
    QCOMPARE(map.target.language, std::string("fr"));
    QCOMPARE(map.details["dictionary"]["name"].get<std::string>(), std::string("words"));
    // A space is the same one, whether read from its file or out of the workspace.
    run(QStringList{"align"} + withDictionary() + QStringList{"--out", path("f.map")});
    QCOMPARE(mapAt("f.map").source.checksum, map.source.checksum);
    QCOMPARE(run({"align", "--source", "english", "--target", "german", "--workspace-dictionary", "words", "--out",
                  path("x.map")})
                 .code,
             1);
}

void TestAlignCommand::learnsFromNothing()
{
    for (const char* method : {"self-learning", "refinement"}) {
        const Result result = run(QStringList{"--json", "align", "--method", method} + spaces()
                                  + QStringList{"--vocabulary", "200", "--out", path("z.map")});
        QVERIFY2(result.code == 0, result.err.constData());
        QCOMPARE(result.json()["pairs"].toInt(), 0);
        QVERIFY(result.json()["alignability"].toObject()["warnings"].toArray().size() > 0);    // a small vocabulary
        QVERIFY(result.json()["beta"].toDouble() > 0.0);
        QVERIFY(result.err.contains("iteration 0"));
        const EmbeddingSpace source = spaceOf(wordLike(words, dimension, 1), "s");
        const EmbeddingSpace target = spaceOf(product(wordLike(words, dimension, 1), rotation(dimension, 2)), "t");
        QVERIFY(precision(mapAt("z.map"), source, target, 0, words) > 0.9);
    }
}

void TestAlignCommand::exportsAndInduces()
{
    const Result result = run(QStringList{"--json", "align"} + withDictionary() +
                              QStringList{"--out", path("e.map"), "--export-source", path("es.vec"), "--export-target",
                                          path("et.vec"), "--induce", path("induced.tsv"), "--induce-limit", "100",
                                          "--induce-retrieval", "nn", "--induce-mutual"});
    QVERIFY2(result.code == 0, result.err.constData());
    QCOMPARE(result.json()["induced"].toObject()["pairs"].toInt(), 100);
    NullProgress progress;
    ReadReport report;
    const EmbeddingSpace source = readVectors(path("es.vec").toStdString(), {}, progress, report);
    const EmbeddingSpace target = readVectors(path("et.vec").toStdString(), {}, progress, report);
    QCOMPARE(source.size(), words);
    // Rotated into one space: word i lies where word i lies.
    QVERIFY(largestDifference({source.data(), source.data() + words * dimension},
                              {target.data(), target.data() + words * dimension})
            < 1e-4);
    QFile induced(path("induced.tsv"));
    QVERIFY(induced.open(QIODevice::ReadOnly));
    QVERIFY(induced.readLine().startsWith("s0\tt0\t1"));
}

void TestAlignCommand::normalisesAsAsked_data()
{
    QTest::addColumn<QString>("normalisation");
    QTest::addColumn<int>("steps");
    QTest::addColumn<int>("means");
    QTest::newRow("standard") << "standard" << 3 << 1;
    QTest::newRow("unit") << "unit" << 1 << 0;
    QTest::newRow("centre") << "centre" << 1 << 1;
    QTest::newRow("iterative") << "iterative" << 11 << 5;
    QTest::newRow("none") << "none" << 0 << 0;
    QTest::newRow("list") << "centre,unit,centre" << 3 << 2;
}

void TestAlignCommand::normalisesAsAsked()
{
    QFETCH(QString, normalisation);
    QFETCH(int, steps);
    QFETCH(int, means);
    const Result result = run(QStringList{"--json", "align"} + withDictionary()
                              + QStringList{"--normalisation", normalisation, "--out", path("n.map")});
    QVERIFY2(result.code == 0, result.err.constData());
    const AlignmentMap map = mapAt("n.map");
    QCOMPARE(map.source.normalisation.steps().size(), static_cast<std::size_t>(steps));
    QCOMPARE(map.target.normalisation.means().size(), static_cast<std::size_t>(means));
}

void TestAlignCommand::sameCallSameFile()
{
    const QStringList arguments = QStringList{"align"} + withDictionary() + QStringList{"--method", "rcsls", "--out"};
    QCOMPARE(run(arguments + QStringList{path("1.map")}).code, 0);
    QCOMPARE(run(arguments + QStringList{path("2.map")}).code, 0);
    QCOMPARE(fileChecksum(path("1.map").toStdString()), fileChecksum(path("2.map").toStdString()));
}

void TestAlignCommand::mapFitsItsSpacesOnly()
{
    QCOMPARE(run(QStringList{"align"} + withDictionary() + QStringList{"--out", path("o.map")}).code, 0);
    const QStringList test = {"--test", path("pairs.txt"), "--map", path("o.map"), "--retrieval", "nn"};
    const Result good = run(QStringList{"--json", "translate"} + spaces() + test);
    QVERIFY2(good.code == 0, good.err.constData());
    QCOMPARE(good.json()["p1"].toDouble(), 1.0);
    const Result wrong =
        run(QStringList{"translate", "--source", path("s.vec"), "--target", path("same-words.vec")} + test);
    QCOMPARE(wrong.code, 1);
    QCOMPARE(wrong.err.count('\n'), 1);
    QVERIFY(wrong.err.contains("checksum"));
}

void TestAlignCommand::readsAsText()
{
    const Result result = run(QStringList{"align"} + withDictionary()
                              + QStringList{"--method", "procrustes-reduced", "--out", path("r.map")});
    QVERIFY2(result.code == 0, result.err.constData());
    QVERIFY(result.out.contains("220 pairs of words"));
    QVERIFY(result.out.contains("220 of 221 source words"));
    QVERIFY(result.out.contains("held-out"));
    const Result capitals =
        run(QStringList{"align"} + spaces() +
            QStringList{"--dictionary", path("capitals.txt"), "--lower-case", "--out", path("r.map")});
    QVERIFY2(capitals.code == 0, capitals.err.constData());
    QVERIFY(capitals.out.contains("220 pairs"));
}

void TestAlignCommand::failsWithOneLine_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("hint");
    const auto with = [&](const QStringList& more) { return spaces() + more; };
    QTest::newRow("no such vectors") << QStringList{"--source", "nowhere.vec", "--target", path("t.vec"), "--identical"}
                                     << QByteArray("nowhere.vec");
    QTest::newRow("nothing in common") << with({"--identical"}) << QByteArray("in common");
    QTest::newRow("no pair covered") << with({"--dictionary", write("none.txt", "cat chat\n")})
                                     << QByteArray("none.txt");
    QTest::newRow("capitals") << with({"--dictionary", path("capitals.txt")}) << QByteArray("in lower case");
    QTest::newRow("empty dictionary") << with({"--dictionary", write("empty.txt", "")}) << QByteArray("empty.txt");
    QTest::newRow("sentences of other lengths") << with({"--sentences", path("a.txt"), write("short.txt", "t1\n")})
                                                << QByteArray("number of lines");
    QTest::newRow("sentences and rcsls") << with({"--sentences", path("a.txt"), path("b.txt"), "--method", "rcsls"})
                                         << QByteArray("pairs of words");
    QTest::newRow("sentences and self-learning") << with({"--sentences", path("a.txt"), path("b.txt"), "--method",
                                                          "self-learning"})
                                                 << QByteArray("not from sentences");
    QTest::newRow("dimensions of least squares")
        << with({"--dictionary", path("pairs.txt"), "--method", "least-squares", "--dimensions", "3"})
        << QByteArray("dimensions");
    QTest::newRow("one pair and cca") << with({"--dictionary", write("one.txt", "s1 t1\n"), "--method", "cca"})
                                      << QByteArray("two different pairs");
    QTest::newRow("no such dictionary") << with({"--workspace-dictionary", "nothing"}) << QByteArray("nothing");
}

void TestAlignCommand::failsWithOneLine()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, hint);
    const Result result = run(QStringList{"align"} + arguments + QStringList{"--out", path("fails.map")});
    QCOMPARE(result.code, 1);
    QVERIFY2(result.err.contains(hint), result.err.constData());
    QCOMPARE(result.err.count('\n'), 1);
    QVERIFY(result.out.isEmpty());
    QVERIFY(!QFile::exists(path("fails.map")));
}

void TestAlignCommand::refusesWrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no dictionary") << spaces() + QStringList{"--out", path("u.map")};
    QTest::newRow("no map") << withDictionary();
    QTest::newRow("no target") << QStringList{"--source", path("s.vec"), "--identical", "--out", path("u.map")};
    const auto with = [&](const QStringList& more) {
        return withDictionary() + QStringList{"--out", path("u.map")} + more;
    };
    QTest::newRow("two dictionaries") << with({"--identical"});
    QTest::newRow("dictionary and sentences") << with({"--sentences", path("a.txt"), path("b.txt")});
    QTest::newRow("one text") << spaces() + QStringList{"--sentences", path("a.txt"), "--out", path("u.map")};
    QTest::newRow("unknown method") << with({"--method", "magic"});
    QTest::newRow("unknown normalisation") << with({"--normalisation", "square"});
    QTest::newRow("empty normalisation") << with({"--normalisation", ""});
    QTest::newRow("all held out") << with({"--held-out", "1"});
    QTest::newRow("unknown retrieval") << with({"--induce", path("u.tsv"), "--induce-retrieval", "magic"});
}

void TestAlignCommand::refusesWrongUsage()
{
    QFETCH(QStringList, arguments);
    const Result result = run(QStringList{"align"} + arguments);
    QCOMPARE(result.code, 2);
    QVERIFY(!result.err.isEmpty());
    QVERIFY(!QFile::exists(path("u.map")));
}

QTEST_GUILESS_MAIN(TestAlignCommand)
#include "TestAlignCommand.moc"
