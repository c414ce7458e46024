#include "CommandLine.h"
#include "alignment/Align.h"
#include "base/Random.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace crossgloss;

namespace {

constexpr std::size_t words = 120;
constexpr std::size_t dimension = 40;

} // namespace

/// crossgloss-cli hubness, as a user runs it.
class TestHubnessCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void tellsHubsBeforeAndAfter();
    void tellsHubsOfOneSpace();
    void isKeptAsARun();
    void readsAsText();
    void takesListsFromElsewhere();
    void sameForAnyThreads();
    void failsWithOneLine();
    void refusesWrongUsage();

private:
    using Result = CommandResult;
    Result run(const QStringList& arguments) const;
    QJsonObject json(const QStringList& arguments) const;
    QString write(const char* name, const QByteArray& content) const;

    QTemporaryDir m_folder;
    QString m_source;
    QString m_target;
    QString m_map;
    QString m_test;
};

CommandResult TestHubnessCommand::run(const QStringList& arguments) const
{
    return runCommand(QStringList{"--workspace", m_folder.filePath("workspace")} + arguments);
}

QJsonObject TestHubnessCommand::json(const QStringList& arguments) const
{
    const Result result = run(QStringList{"--json", "hubness"} + arguments);
    if (result.code != 0) {
        qWarning("%s", result.err.constData());
    }
    return QJsonDocument::fromJson(result.out).object();
}

QString TestHubnessCommand::write(const char* name, const QByteArray& content) const
{
    QFile file(m_folder.filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName() : QString();
}

void TestHubnessCommand::initTestCase()
{
    // The target is the source turned by a permutation of its coordinates; one word more lies in the middle of the cloud.
    Random random(1);
    QByteArray source = QByteArray::number(static_cast<int>(words)) + " 40\n";
    QByteArray target = QByteArray::number(static_cast<int>(words) + 1) + " 40\nhub";
    for (std::size_t i = 0; i < dimension; ++i) {
        target += i == 3 ? " 1" : " 0";
    }
    target += '\n';
    QByteArray test;
    for (std::size_t word = 0; word < words; ++word) {
        std::vector<double> row(dimension);
        for (std::size_t i = 0; i < dimension; ++i) {
            row[i] = normal(random) + (i == 0 ? 7.0 : 0.0);
        }
        const QByteArray number = QByteArray::number(static_cast<int>(word));
        source += "s" + number;
        target += "t" + number;
        for (std::size_t i = 0; i < dimension; ++i) {
            source += ' ' + QByteArray::number(row[i], 'f', 4);
            target += ' ' + QByteArray::number(row[(i + dimension - 3) % dimension] + 1.2 * normal(random), 'f', 4);
        }
        source += '\n';
        target += '\n';
        test += "s" + number + "\tt" + number + '\n';
    }
    m_source = write("source.vec", source);
    m_target = write("target.vec", target);
    m_test = write("test.tsv", test);

    NullProgress progress;
    ReadReport report;
    const EmbeddingSpace from = readVectors(m_source.toStdString(), {}, progress, report);
    const EmbeddingSpace to = readVectors(m_target.toStdString(), {}, progress, report);
    AlignOptions options;
    options.normalisation = {NormalisationStep::Unit};
    AlignmentData data;
    for (std::uint32_t row = 0; row < words; ++row) {
        data.words.pairs.push_back({row, row + 1});
    }
    m_map = m_folder.filePath("map");
    writeMap(align(from, to, data, options, progress), m_map.toStdString());
}

void TestHubnessCommand::tellsHubsBeforeAndAfter()
{
    const QJsonObject result = json({"--source", m_source, "--target", m_target, "--map", m_map, "--test", m_test, "-k", "3"});
    QCOMPARE(result["k"].toInt(), 3);
    QCOMPARE(result["queries"].toInt(), 120);
    QCOMPARE(result["sources"].toInt(), 120);
    QCOMPARE(result["targets"].toInt(), 121);
    QVERIFY(result["beta"].toDouble() > 0);
    QCOMPARE(result["test"].toObject()["listed"].toInt(), 120);
    QCOMPARE(result["test"].toObject()["n"].toInt(), 120);
    const QJsonArray entries = result["entries"].toArray();
    QCOMPARE(entries.size(), 16);
    const QStringList methods = {"nn", "isf", "csls", "gc", "local-scaling", "nicdm", "mutual-proximity", "dissim-local"};
    for (int i = 0; i < 16; ++i) {
        const QJsonObject entry = entries[i].toObject();
        QCOMPARE(entry["stage"].toString(), i < 8 ? QString("before") : QString("after"));
        QCOMPARE(entry["method"].toString(), methods[i % 8]);
        for (const char* key : {"skewness", "robin_hood", "gini", "p1", "seconds"}) {
            QVERIFY2(entry[key].isDouble(), key);
        }
        QCOMPARE(entry["n"].toInt(), 120);
        QCOMPARE(entry["p1_interval"].toArray().size(), 2);
        QVERIFY(entry["antihub_count"].isDouble() && entry["antihubs"].isArray());
        QVERIFY(entry["hub_count"].toInt() >= entry["hubs"].toArray().size());
    }
    // The planted hub is the nearest neighbour's first, with its victims, and CSLS takes most of them from it.
    const QJsonObject nearest = entries[8].toObject();
    const QJsonObject hub = nearest["hubs"].toArray().at(0).toObject();
    QCOMPARE(hub["word"].toString(), QString("hub"));
    QCOMPARE(hub["occurrences"].toInt(), nearest["largest"].toInt());
    QVERIFY(hub["occurrences"].toInt() > 40);
    QCOMPARE(hub["victims"].toArray().size(), 20);
    QVERIFY(hub["victims"].toArray().at(0).toString().startsWith('s'));
    QVERIFY(entries[10].toObject()["skewness"].toDouble() < nearest["skewness"].toDouble());
    QVERIFY(entries[10].toObject()["p1"].toDouble() > nearest["p1"].toDouble());
    QVERIFY(nearest["p1"].toDouble() > entries[0].toObject()["p1"].toDouble());
}

void TestHubnessCommand::tellsHubsOfOneSpace()
{
    const QJsonObject result = json({"--source", m_target, "--methods", "nn,csls", "--queries", "50", "--target-limit", "7",
                                     "--hubs", "2", "--victims", "1"});
    QCOMPARE(result["queries"].toInt(), 50);
    QCOMPARE(result["targets"].toInt(), 121);
    QVERIFY(!result.contains("test"));
    const QJsonArray entries = result["entries"].toArray();
    QCOMPARE(entries.size(), 2);
    const QJsonObject nearest = entries[0].toObject();
    QVERIFY(!nearest.contains("p1"));
    QCOMPARE(nearest["hubs"].toArray().at(0)["word"].toString(), QString("hub"));
    QCOMPARE(nearest["hubs"].toArray().at(0)["victims"].toArray().size(), 1);
    QVERIFY(nearest["hubs"].toArray().size() <= 2);
}

void TestHubnessCommand::isKeptAsARun()
{
    const QJsonObject measured =
        json({"--source", m_source, "--target", m_target, "--map", m_map, "--test", m_test, "--methods", "nn,csls"});
    const Result shown = run({"--json", "runs", "show", QString::number(measured["run"].toInt())});
    const QJsonObject kept = QJsonDocument::fromJson(shown.out).object();
    QCOMPARE(kept["kind"].toString(), QString("hubness"));
    QCOMPARE(kept["state"].toString(), QString("done"));
    QCOMPARE(kept["parameters"]["map"].toString(), m_map);
    QCOMPARE(kept["parameters"]["methods"].toArray(), (QJsonArray{"nn", "csls"}));
    QCOMPARE(kept["result"]["entries"].toArray(), measured["entries"].toArray());
    QVERIFY(!measured["entries"].toArray().at(0)["histogram"].toArray().isEmpty());
    // A map serves either way round, as it does in the window.
    QCOMPARE(run({"hubness", "--source", m_target, "--target", m_source, "--map", m_map, "--methods", "nn"}).code, 0);
    // So is one that fails.
    QCOMPARE(run({"hubness", "--source", m_target, "--target", m_target, "--map", m_map}).code, 1);
    const QJsonArray runs = QJsonDocument::fromJson(run({"--json", "runs", "list"}).out).object()["runs"].toArray();
    QCOMPARE(runs.last()["state"].toString(), QString("failed"));
}

void TestHubnessCommand::readsAsText()
{
    const Result result = run({"hubness", "--source", m_source, "--target", m_target, "--map", m_map, "--methods", "nn,isf"});
    QVERIFY2(result.code == 0, result.err.constData());
    QVERIFY(result.out.contains("skewness") && result.out.contains("before") && result.out.contains("isf"));
    QVERIFY(result.out.contains("Hubs of nn, after:"));
    QVERIFY(!result.out.contains("P@1"));
}

void TestHubnessCommand::takesListsFromElsewhere()
{
    const QString lists = write("lists.tsv", "a\tx\ty\nb\tx\tz\nc\tx\ty\nd\tx\tw\ne\tx\ty\n");
    QJsonObject result = json({"--neighbours", lists, "-k", "2"});
    QCOMPARE(result["queries"].toInt(), 5);
    QCOMPARE(result["targets"].toInt(), 9); // x y z w and the queries
    const QJsonObject entry = result["entries"].toArray().at(0).toObject();
    QCOMPARE(entry["method"].toString(), QString("given"));
    QCOMPARE(entry["hub_count"].toInt(), 1);
    QCOMPARE(entry["hubs"].toArray().at(0)["word"].toString(), QString("x"));
    QCOMPARE(entry["hubs"].toArray().at(0)["victims"].toArray(), (QJsonArray{"a", "b", "c", "d", "e"}));
    QCOMPARE(entry["antihub_count"].toInt(), 5);
    const QString space = write("space.vec", "6 2\nx 1 0\ny 0 1\nz 1 1\nw 1 2\nv 2 1\nu 3 1\n");
    result = json({"--neighbours", lists, "-k", "2", "--target", space});
    QCOMPARE(result["targets"].toInt(), 6);
    QCOMPARE(result["entries"].toArray().at(0)["antihubs"].toArray(), (QJsonArray{"v", "u"}));
    QCOMPARE(run({"hubness", "--neighbours", lists, "-k", "2", "--target", space, "--target-limit", "3"}).code, 1);
}

void TestHubnessCommand::sameForAnyThreads()
{
    QByteArray first;
    for (const char* threads : {"1", "2", "3"}) {
        QJsonObject result = json({"--source", m_source, "--target", m_target, "--map", m_map, "--threads", threads});
        QJsonArray entries = result["entries"].toArray();
        for (QJsonValueRef value : entries) {
            QJsonObject entry = value.toObject();
            entry.remove("seconds");
            value = entry;
        }
        result["entries"] = entries;
        result.remove("run");
        const QByteArray text = QJsonDocument(result).toJson();
        QVERIFY(entries.size() == 16 && (first.isEmpty() || text == first));
        first = text;
    }
}

void TestHubnessCommand::failsWithOneLine()
{
    const QString wide = write("wide.vec", "2 9\na 1 0 0 0 0 0 0 0 0\nb 0 1 0 0 0 0 0 0 0\n");
    for (const QStringList& arguments :
         {QStringList{"--source", "/nowhere.vec"}, QStringList{"--source", m_source, "--target", "/nowhere.vec"},
          QStringList{"--source", m_source, "--target", wide}, QStringList{"--neighbours", "/nowhere.tsv"},
          QStringList{"--source", m_source, "--target", m_target, "--map", m_test},
          QStringList{"--source", m_target, "--target", m_target, "--map", m_map},
          QStringList{"--source", m_source, "--target", m_target, "--test", "/nowhere.tsv"}}) {
        const Result result = run(QStringList{"hubness"} + arguments);
        QCOMPARE(result.code, 1);
        QCOMPARE(result.err.count('\n'), 1);
        QVERIFY(result.out.isEmpty());
    }
}

void TestHubnessCommand::refusesWrongUsage()
{
    for (const QStringList& arguments :
         {QStringList{}, QStringList{"--target", m_target}, QStringList{"--source", m_source, "--methods", "none"},
          QStringList{"--source", m_source, "-k", "0"}, QStringList{"--source", m_source, "--map", m_map},
          QStringList{"--source", m_source, "--test", m_test}, QStringList{"--source", m_source, "--neighbours", m_test},
          QStringList{"--source", m_source, "--beta", "-1"}}) {
        QCOMPARE(run(QStringList{"hubness"} + arguments).code, 2);
    }
}

QTEST_GUILESS_MAIN(TestHubnessCommand)
#include "TestHubnessCommand.moc"
