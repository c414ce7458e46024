#include "BrokenFiles.h"
#include "base/Error.h"
#include "resources/WordPairs.h"

#include <QTemporaryDir>
#include <QTest>

using namespace crossgloss;

namespace {

std::filesystem::path dataFile(const QString& name)
{
    return (QStringLiteral(CROSSGLOSS_TEST_DATA "/") + name).toStdString();
}

class CancelAtOnce final : public Progress {
public:
    void stage(std::string_view, std::uint64_t) override {}
    void advance(std::uint64_t) override {}
    bool cancelled() const override { return true; }
};

} // namespace

class TestWordPairs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTabsAndSpacesMixed_data();
    void readsTabsAndSpacesMixed();
    void readsDefinitions();
    void readsTwoColumnDefinitions();
    void readsDescriptions();
    void reportsBadLinesWithTheirNumber();
    void survivesBrokenFiles_data();
    void survivesBrokenFiles();
    void boundsLongLines();
    void stopsWhenCancelled();
    void namesAMissingFile();
};

void TestWordPairs::readsTabsAndSpacesMixed_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("plain") << "pairs/mixed.txt";
    QTest::newRow("gzip") << "pairs/mixed.txt.gz";
    QTest::newRow("xz") << "pairs/mixed.txt.xz";
}

void TestWordPairs::readsTabsAndSpacesMixed()
{
    QFETCH(QString, file);
    NullProgress progress;
    ReadReport report;
    const std::vector<WordPair> pairs = readWordPairs(dataFile(file), progress, report);
    const std::vector<std::pair<std::string, std::string>> expected = {
        {"dog", "chien"}, {"cat", "chat"},     {"ice cream", "crème glacée"},
        {"hot", "dog"},   {"house", "maison"}, {"night", "nuit"}};
    QCOMPARE(pairs.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QCOMPARE(pairs[i].source, expected[i].first);
        QCOMPARE(pairs[i].target, expected[i].second);
    }
    QCOMPARE(report.read, std::uint64_t{6});
    QCOMPARE(report.skipped, std::uint64_t{0});
}

void TestWordPairs::readsDefinitions()
{
    NullProgress progress;
    ReadReport report;
    const std::vector<DefinitionPair> pairs = readDefinitions(dataFile("pairs/definitions.tsv"), progress, report);
    QCOMPARE(pairs.size(), std::size_t{2});
    QCOMPARE(pairs[0].answer, std::string("chien"));
    QCOMPARE(pairs[0].headword, std::string("dog"));
    QCOMPARE(pairs[0].definition, std::string("a tame animal that barks"));
    QCOMPARE(pairs[1].answer, std::string("chat"));
    QVERIFY(pairs[1].headword.empty());
    QCOMPARE(pairs[1].definition, std::string("a tame animal that purrs"));
}

void TestWordPairs::readsTwoColumnDefinitions()
{
    NullProgress progress;
    ReadReport report;
    const std::vector<DefinitionPair> pairs = readDefinitions(dataFile("pairs/mixed.txt"), progress, report);
    // Only lines with one or two tabs are definitions; the three lines of spaces and the one with a score are told.
    QCOMPARE(pairs.size(), std::size_t{2});
    QCOMPARE(pairs[1].definition, std::string("crème glacée"));
    QCOMPARE(report.skipped, std::uint64_t{4});
    QCOMPARE(report.issues.front().line, std::uint64_t{1});
}

void TestWordPairs::readsDescriptions()
{
    NullProgress progress;
    ReadReport report;
    const std::vector<DescriptionCase> cases = readDescriptions(dataFile("pairs/descriptions.tsv"), progress, report);
    QCOMPARE(cases.size(), std::size_t{3});
    QCOMPARE(cases[0].answers, (std::vector<std::string>{"dog", "hound"}));
    QCOMPARE(cases[0].description, std::string("an animal that barks"));
    QCOMPARE(cases[1].answers, std::vector<std::string>{"cat"});
    QCOMPARE(cases[2].answers, std::vector<std::string>{"house"});
}

void TestWordPairs::reportsBadLinesWithTheirNumber()
{
    NullProgress progress;
    ReadReport report;
    const std::vector<WordPair> pairs = readWordPairs(dataFile("broken/pairs/bad-lines.txt"), progress, report);
    QCOMPARE(pairs.size(), std::size_t{2});
    QCOMPARE(report.read, std::uint64_t{2});
    QCOMPARE(report.skipped, std::uint64_t{3});
    QCOMPARE(report.issues.size(), std::size_t{3});
    QCOMPARE(report.issues[0].line, std::uint64_t{2});
    QCOMPARE(report.issues[1].line, std::uint64_t{3});
    QCOMPARE(report.issues[2].line, std::uint64_t{4});
    QVERIFY(QString::fromStdString(report.issues[0].file).endsWith("bad-lines.txt"));

    ReadReport encoding;
    QCOMPARE(readWordPairs(dataFile("broken/pairs/invalid-utf8.txt"), progress, encoding).size(), std::size_t{1});
    QCOMPARE(encoding.issues.size(), std::size_t{1});
    QCOMPARE(encoding.issues[0].line, std::uint64_t{2});
    QVERIFY(QString::fromStdString(encoding.issues[0].message).contains("UTF-8"));
}

void TestWordPairs::survivesBrokenFiles_data()
{
    addBrokenFiles("pairs", 12);
}

void TestWordPairs::survivesBrokenFiles()
{
    QFETCH(QString, file);
    const std::filesystem::path path = file.toStdString();
    const auto check = [&](auto&& read) {
        NullProgress progress;
        ReadReport report;
        try {
            const std::size_t found = read(progress, report);
            // What could be read was counted, and whatever was not has a line.
            QCOMPARE(static_cast<std::uint64_t>(found), report.read);
            QVERIFY(found > 0);
            checkIssues(report);
        } catch (const Error& error) {
            QVERIFY2(error.file() == path.string(), error.what());
            QVERIFY(!QString::fromUtf8(error.what()).contains('\n'));
        }
    };
    check([&](Progress& p, ReadReport& r) { return readWordPairs(path, p, r).size(); });
    check([&](Progress& p, ReadReport& r) { return readDefinitions(path, p, r).size(); });
    check([&](Progress& p, ReadReport& r) { return readDescriptions(path, p, r).size(); });
}

void TestWordPairs::boundsLongLines()
{
    QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("long.txt").toStdString();
    QFile file(QString::fromStdString(path.string()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("dog\tchien\n");
    file.write(QByteArray(3 << 20, 'y'));
    file.close();
    NullProgress progress;
    ReadReport report;
    try {
        readWordPairs(path, progress, report);
        QFAIL("a line of 3 MiB was taken");
    } catch (const Error& error) {
        QCOMPARE(error.file(), path.string());
        QCOMPARE(error.line(), std::size_t{2});
    }
}

void TestWordPairs::stopsWhenCancelled()
{
    QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("many.txt").toStdString();
    QFile file(QString::fromStdString(path.string()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    for (int i = 0; i < 5000; ++i) {
        file.write("dog\tchien\n");
    }
    file.close();
    CancelAtOnce progress;
    ReadReport report;
    QVERIFY_EXCEPTION_THROWN(readWordPairs(path, progress, report), Cancelled);
}

void TestWordPairs::namesAMissingFile()
{
    NullProgress progress;
    ReadReport report;
    try {
        readWordPairs("/nowhere/pairs.txt", progress, report);
        QFAIL("a missing file was read");
    } catch (const Error& error) {
        QCOMPARE(error.file(), std::string("/nowhere/pairs.txt"));
    }
}

QTEST_GUILESS_MAIN(TestWordPairs)
#include "TestWordPairs.moc"
