#include "CommandLine.h"

#include "saved/DelimitedText.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <cmath>
#include <utility>
#include <vector>

using namespace crossgloss;

/// project on a planted space: two groups of words far apart.
class TestProjectCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void laysGroupsApart();
    void takesTheWordsNamed();
    void everyMethodKeepsGroupsApart_data();
    void everyMethodKeepsGroupsApart();
    void drawsPictures();
    void laysTwoLanguagesOut();
    void followsFormulas();
    void keepsLayouts();
    void namesClusters();
    void failsWithOneLine();

private:
    CommandResult run(const QStringList& arguments) const
    {
        return runCommand(QStringList{"--workspace", m_folder.filePath("workspace"), "--threads", "2", "--json", "project"}
                          + arguments);
    }
    QString write(const char* name, const QByteArray& content) const;

    QTemporaryDir m_folder;
    QString m_space;
};

QString TestProjectCommand::write(const char* name, const QByteArray& content) const
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) {
        qFatal("cannot write");
    }
    return file.fileName();
}

void TestProjectCommand::initTestCase()
{
    QByteArray vectors;
    for (int i = 0; i < 40; ++i) {
        const bool animal = i % 2 == 0;
        vectors += (animal ? "animal" : "tool,") + QByteArray::number(i) + (animal ? " 1 0.1 " : " 0.1 1 ")
                   + QByteArray::number(0.01 * (i % 7)) + " " + QByteArray::number(0.01 * (i % 5)) + "\n";
    }
    m_space = write("planted.vec", vectors);
}

void TestProjectCommand::laysGroupsApart()
{
    const QString out = m_folder.filePath("map.csv");
    const CommandResult result = run({"--space", m_space, "--out", out});
    QCOMPARE(result.code, 0);
    const QJsonObject json = result.json();
    QCOMPARE(json["n"].toInt(), 40);
    QVERIFY(json["explained"].toDouble() > 0.99);
    QVERIFY(json["trustworthiness"].toDouble() > 0.9 && json["trustworthiness"].toDouble() <= 1);
    QVERIFY(json["kl"].isNull() && json["run"].toInt() > 0);
    QFile file(out);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
    QCOMPARE(lines.size(), 41);
    QCOMPARE(lines[0], QByteArray("word,x,y"));
    QVERIFY(lines[2].startsWith("\"tool,1\","));
    // Along x the groups lie on either side of the middle.
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const QList<QByteArray> fields = lines[i].split(',');
        const double x = fields[fields.size() - 2].toDouble();
        QCOMPARE(x > 0, lines[1].split(',')[1].toDouble() > 0 ? i % 2 == 1 : i % 2 == 0);
    }
}

void TestProjectCommand::takesTheWordsNamed()
{
    const QString words = write("words.txt", "animal0\nunicorn\n\nanimal4\r\ntool,1\n");
    const QJsonObject json = run({"--space", m_space, "--words", words}).json();
    QCOMPARE(json["n"].toInt(), 3);
    QCOMPARE(json["unknown"].toInt(), 1);
    QVERIFY(json["trustworthiness"].isNull());
    QCOMPARE(run({"--space", m_space, "--limit", "10", "--neighbours", "2"}).json()["n"].toInt(), 10);
}

void TestProjectCommand::everyMethodKeepsGroupsApart_data()
{
    QTest::addColumn<QString>("method");
    QTest::newRow("t-SNE") << "tsne";
    QTest::newRow("UMAP") << "umap";
}

void TestProjectCommand::everyMethodKeepsGroupsApart()
{
    QFETCH(QString, method);
    const QString out = m_folder.filePath(method + ".csv");
    const QStringList arguments{"--space", m_space, "--out", out, "--method", method, "--perplexity", "5", "--neighbours", "6"};
    const QJsonObject json = run(arguments).json();
    QCOMPARE(json["n"].toInt(), 40);
    QCOMPARE(json["method"].toString(), method);
    QVERIFY(json["trustworthiness"].toDouble() > 0.8);
    QCOMPARE(json["kl"].isNull(), method != "tsne");
    QVERIFY(json["iterations"].toInt() > 100);
    QFile file(out);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray first = file.readAll();
    const QList<QByteArray> lines = first.trimmed().split('\n');
    std::vector<std::pair<double, double>> places;
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const QList<QByteArray> fields = lines[i].split(',');
        places.emplace_back(fields[fields.size() - 2].toDouble(), fields.last().toDouble());
    }
    // The nearest other point is of the same group.
    for (std::size_t i = 0; i < places.size(); ++i) {
        std::size_t best = i == 0 ? 1 : 0;
        const auto distance = [&](std::size_t j) {
            return std::hypot(places[i].first - places[j].first, places[i].second - places[j].second);
        };
        for (std::size_t j = 0; j < places.size(); ++j) {
            best = j != i && distance(j) < distance(best) ? j : best;
        }
        QCOMPARE(best % 2, i % 2);
    }
    file.close();
    run(arguments);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), first);
}

void TestProjectCommand::drawsPictures()
{
    const QString svg = m_folder.filePath("map.svg");
    const QString png = m_folder.filePath("map.png");
    QCOMPARE(run({"--space", m_space, "--out", svg}).code, 0);
    QCOMPARE(run({"--space", m_space, "--out", png, "--width", "400"}).code, 0);
    QFile file(svg);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        xml.readNext();
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QFile picture(png);
    QVERIFY(picture.open(QIODevice::ReadOnly));
    const QByteArray content = picture.readAll();
    QVERIFY(content.startsWith("\x89PNG"));
    // The width stands in the header, high byte first.
    QCOMPARE(static_cast<unsigned char>(content[18]) * 256 + static_cast<unsigned char>(content[19]), 400);
}

void TestProjectCommand::laysTwoLanguagesOut()
{
    QByteArray vectors;
    for (int i = 0; i < 20; ++i) {
        vectors += "tier" + QByteArray::number(i) + " 1 0.1 0.0" + QByteArray::number(i % 5) + " 0\n";
    }
    const QString other = write("andere.vec", vectors);
    const QString pairs = write("pairs.tsv", "animal0\ttier0\nanimal2\ttier2\nanimal4\tnirgends\n");
    const QString out = m_folder.filePath("two.csv");
    const QJsonObject json = run({"--space", m_space, "--language", "en", "--target", other, "--target-language", "de",
                                  "--dictionary", pairs, "--out", out, "--parameters"}).json();
    QCOMPARE(json["n"].toInt(), 60);
    QFile file(out);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray content = file.readAll();
    QVERIFY(content.startsWith("word,x,y,language,rank\n"));
    QVERIFY(content.contains(",de,20\n"));
    // Every record has the header's cells, and nothing but points follows.
    std::vector<std::vector<std::string>> records;
    for (const QByteArray& line : content.trimmed().split('\n')) {
        records.push_back(delimitedCells(line.toStdString(), ','));
        QCOMPARE(records.back().size(), std::size_t{5});
    }
    QCOMPARE(records.size(), std::size_t{61});
    for (std::size_t i = 1; i < records.size(); ++i) {
        for (const std::size_t column : {1U, 2U, 4U}) {
            bool isNumber = false;
            QString::fromStdString(records[i][column]).toDouble(&isNumber);
            QVERIFY(isNumber);
        }
    }
    run({"--space", m_space, "--out", out, "--comments"}).json();
    QFile commented(out);
    QVERIFY(commented.open(QIODevice::ReadOnly));
    const QByteArray withComments = commented.readAll();
    QVERIFY(withComments.startsWith("# "));
    QVERIFY(withComments.contains("# method: pca\n"));
    QVERIFY(withComments.contains("\nword,x,y\n"));
    // Without a map there is nothing before it.
    QCOMPARE(run({"--space", m_space, "--target", other, "--before"}).code, 1);
}

void TestProjectCommand::followsFormulas()
{
    const QString out = m_folder.filePath("axes.csv");
    const QJsonObject json = run({"--space", m_space, "--out", out, "--horizontal", "animal0 - \"tool,1\"", "--vertical",
                                  "animal0 + \"tool,1\""}).json();
    QCOMPARE(json["method"].toString(), QString("axes"));
    QFile file(out);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const QList<QByteArray> fields = lines[i].split(',');
        QCOMPARE(fields[fields.size() - 2].toDouble() > 0, i % 2 == 1);
        QVERIFY(fields.last().toDouble() > 0.5);
    }
    const CommandResult unknown = run({"--space", m_space, "--horizontal", "unicorn", "--vertical", "animal0"});
    QCOMPARE(unknown.code, 1);
    QVERIFY(unknown.err.contains("unicorn"));
}

void TestProjectCommand::keepsLayouts()
{
    const QJsonObject made = run({"--space", m_space, "--keep", "mine"}).json();
    QCOMPARE(run({"--space", m_space, "--keep", "mine"}).code, 1);
    QCOMPARE(run({"--space", m_space, "--keep", "mine", "--replace"}).code, 0);
    const QString out = m_folder.filePath("mine.csv");
    const QJsonObject opened = run({"--open", "mine", "--out", out}).json();
    for (const char* figure : {"n", "explained", "trustworthiness"}) {
        QCOMPARE(opened[figure], made[figure]);
    }
    QVERIFY(QFile::exists(out));
    QCOMPARE(run({"--open", "nobody's"}).code, 1);
    // Vectors that changed are not shown under old places.
    const QString other = write("changing.vec", "a 1 0\nb 0 1\nc 1 1\n");
    QCOMPARE(run({"--space", other, "--keep", "changing"}).code, 0);
    write("changing.vec", "a 1 0\nb 0 1\nd 1 1\n");
    const CommandResult changed = run({"--open", "changing"});
    QCOMPARE(changed.code, 1);
    QVERIFY(changed.err.contains("not the same"));
}

void TestProjectCommand::namesClusters()
{
    for (const QString& method : {QString("kmeans"), QString("density")}) {
        const QJsonArray clusters = run({"--space", m_space, "--clusters", method}).json()["clusters"].toArray();
        QVERIFY2(!clusters.isEmpty(), qPrintable(method));
        for (const QJsonValue& cluster : clusters) {
            const QString kind = cluster["typical"][0].toString().left(4);
            for (const QJsonValue& word : cluster["typical"].toArray()) {
                QCOMPARE(word.toString().left(4), kind);
            }
        }
    }
}

void TestProjectCommand::failsWithOneLine()
{
    for (const QStringList& wrong :
         {QStringList{"--space", m_folder.filePath("none.vec")}, QStringList{"--space", m_space, "--out", "map.pdf"},
          QStringList{"--space", m_space, "--words", write("strangers.txt", "unicorn\n")}}) {
        const CommandResult result = run(wrong);
        QCOMPARE(result.code, 1);
        QCOMPARE(result.err.trimmed().count('\n'), 0);
    }
    QCOMPARE(run({"--space", m_space, "--method", "none"}).code, 2);
}

QTEST_GUILESS_MAIN(TestProjectCommand)
#include "TestProjectCommand.moc"
