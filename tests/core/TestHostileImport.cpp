#include "base/Error.h"
#include "base/Json.h"
#include "resources/CompressedInput.h"
#include "resources/CompressedOutput.h"
#include "store/Workspace.h"

#include <QTemporaryDir>
#include <QTest>

#include <clocale>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>

#include <sqlite3.h>

using namespace crossgloss;

/// Odd and hostile files on their way into a workspace.
class TestHostileImport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void compressedBombsAreRefused_data();
    void compressedBombsAreRefused();
    void scoresOutOfRangeAreTold();
    void scoresAreReadAlikeEverywhere();
    void emptySidesArePairsOfNothing();
    void oldLineEndsAreRead_data();
    void oldLineEndsAreRead();
    void languagesMustExist();
    void namesAreOneLine();
    void longNamesOfFilesAreNoObstacle();
    void issuesStayShort();

private:
    std::filesystem::path path(const std::string& name) const
    {
        return std::filesystem::path(m_folder.path().toStdString()) / name;
    }
    std::filesystem::path write(const std::string& name, const std::string& text) const
    {
        std::ofstream(path(name), std::ios::binary) << text;
        return path(name);
    }
    Resource import(ResourceKind kind, const std::filesystem::path& file, const ImportOptions& options)
    {
        NullProgress progress;
        return m_workspace.import(kind, {file}, options, progress);
    }
    std::string problem(ResourceKind kind, const std::filesystem::path& file, const ImportOptions& options)
    {
        try {
            import(kind, file, options);
        } catch (const Error& error) {
            return error.what();
        }
        return {};
    }

    QTemporaryDir m_folder;
    Workspace m_workspace{m_folder.filePath("workspace").toStdString()};
};

static const ImportOptions english{"en", "fr", {}, false, 0};

void TestHostileImport::compressedBombsAreRefused_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("line");
    const auto row = [](const char* name, ResourceKind kind, const char* line) {
        QTest::newRow(name) << static_cast<int>(kind) << QByteArray(line);
    };
    // Long lines: few rows, which would take their time before they are taken back.
    static const std::string text(400, 'b');
    static const std::string two = "a\t" + text + '\n';
    static const std::string three = "1\ta\t" + text + '\n';
    static const std::string tab = "00000001-n\ten:def\t0\t" + text + '\n';
    row("word pairs", ResourceKind::Lexicon, two.c_str());
    row("definitions", ResourceKind::Dictionary, two.c_str());
    row("descriptions", ResourceKind::Descriptions, two.c_str());
    row("parallel", ResourceKind::Parallel, two.c_str());
    row("sentence pairs", ResourceKind::Pairs, three.c_str());
    row("wordnet", ResourceKind::Wordnet, tab.c_str());
    row("vectors", ResourceKind::Embeddings, "a 0.1 0.2 0.3\n");
    row("one line", ResourceKind::Lexicon, "aaaaaaaaaaaaaaaa");
}

void TestHostileImport::compressedBombsAreRefused()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, line);
    const std::filesystem::path file = path("bomb.txt.gz");
    {
        std::string piece;
        while (piece.size() < 1 << 20) {
            piece += line.toStdString();
        }
        CompressedOutput out(file);
        for (int i = 0; i < 48; ++i) {
            out.write(piece.data(), piece.size());
        }
        out.commit();
    }
    QVERIFY(maxExpanded(std::filesystem::file_size(file)) < std::uint64_t{48} << 20);
    const std::string told = problem(static_cast<ResourceKind>(kind), file, english);
    const bool bounded =
        told.find("out of all proportion") != std::string::npos || told.find("longer than") != std::string::npos;
    QVERIFY2(bounded, told.c_str());
    QVERIFY(m_workspace.resources().empty());
}

void TestHostileImport::scoresOutOfRangeAreTold()
{
    const Resource pairs =
        import(ResourceKind::Pairs,
               write("scores.tsv", "0.5\ta\tb\n1e400\ta\tb\n1e18\ta\tb\ninf\ta\tb\n0x10\ta\tb\n1,5\ta\tb\n"
                                   "\ta\tb\n-1e12\tc\td\n"),
               english);
    QCOMPARE(pairs.entries, std::uint64_t{3});
    QCOMPARE(pairs.skipped, std::uint64_t{5});
    QCOMPARE(pairs.issues[0].message, std::string("the score 1e400 is out of range"));
    QCOMPARE(pairs.issues[1].line, std::uint64_t{3});
    QCOMPARE(pairs.issues[3].message, std::string("the first field is not a number"));
    m_workspace.remove(pairs.name);
}

void TestHostileImport::scoresAreReadAlikeEverywhere()
{
    const QByteArray before = std::setlocale(LC_ALL, nullptr);
    if (!std::setlocale(LC_ALL, "de_DE.UTF-8")) {
        QSKIP("the locale is not installed");
    }
    const std::filesystem::path file = write("comma.tsv", "0.5\ta\tb\n0.25\tc\td\n");
    const ResourceKind guessed = guessKind(file);
    const Resource pairs = import(ResourceKind::Pairs, file, english);
    std::setlocale(LC_ALL, before.constData());
    QCOMPARE(static_cast<int>(guessed), static_cast<int>(ResourceKind::Pairs));
    QCOMPARE(pairs.entries, std::uint64_t{2});
    QCOMPARE(pairs.skipped, std::uint64_t{0});
    sqlite3* database = nullptr;
    sqlite3_stmt* statement = nullptr;
    QCOMPARE(sqlite3_open(path("workspace/workspace.sqlite").string().c_str(), &database), SQLITE_OK);
    QCOMPARE(sqlite3_prepare_v2(database, "SELECT sum(score) FROM lines", -1, &statement, nullptr), SQLITE_OK);
    QCOMPARE(sqlite3_step(statement), SQLITE_ROW);
    const double sum = sqlite3_column_double(statement, 0);
    sqlite3_finalize(statement);
    sqlite3_close(database);
    QCOMPARE(sum, 0.75);
    m_workspace.remove(pairs.name);
}

void TestHostileImport::emptySidesArePairsOfNothing()
{
    const Resource tabbed =
        import(ResourceKind::Parallel, write("sides.tsv", "a\tb\n\tb\na\t \n\n \t \nc\td\n"), english);
    QCOMPARE(tabbed.entries, std::uint64_t{2});
    QCOMPARE(tabbed.skipped, std::uint64_t{2});
    QCOMPARE(tabbed.issues.front().message, std::string("one of the two texts is empty"));
    const Resource pairs =
        import(ResourceKind::Pairs, write("pairs.tsv", "0.5\ta\t\n0.5\t\tb\n\t\t\n0.5\ta\tb\n"), english);
    QCOMPARE(pairs.entries, std::uint64_t{1});
    QCOMPARE(pairs.skipped, std::uint64_t{2});
    m_workspace.remove(tabbed.name);
    m_workspace.remove(pairs.name);
}

void TestHostileImport::oldLineEndsAreRead_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, ResourceKind kind, const char* text) {
        QTest::newRow(name) << static_cast<int>(kind) << QByteArray(text);
    };
    row("word pairs", ResourceKind::Lexicon, "one un\rtwo deux\rthree trois\r");
    row("definitions", ResourceKind::Dictionary, "hare\ta shy animal\rsea\tmuch water\rsun\tit shines by day");
    row("wordnet", ResourceKind::Wordnet,
        "# x\teng\thttp\tfree\r00000001-n\teng:lemma\thare\r00000002-n\teng:lemma\tsea\r00000003-n\teng:lemma\tsun\r");
    row("vectors", ResourceKind::Embeddings, "hare 0.1 0.2\rsea 0.3 0.4\rsun 0.5 0.6\r");
    row("vectors with a header", ResourceKind::Embeddings, "3 2\rhare 0.1 0.2\rsea 0.3 0.4\rsun 0.5 0.6");
    row("sentence pairs", ResourceKind::Pairs, "1\ta\tb\r0.5\tc\td\r0\te\tf");
}

void TestHostileImport::oldLineEndsAreRead()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, text);
    const Resource resource = import(static_cast<ResourceKind>(kind), write("mac", text.toStdString()), english);
    QCOMPARE(resource.entries, std::uint64_t{3});
    QCOMPARE(resource.skipped, std::uint64_t{0});
    m_workspace.remove(resource.name);
}

void TestHostileImport::languagesMustExist()
{
    const std::filesystem::path file = write("pairs.txt", "one un\n");
    for (const char* code : {"klingonish", "zz", "e", "en fr", "english"}) {
        const std::string told = problem(ResourceKind::Lexicon, file, {code, "fr", {}, false, 0});
        QVERIFY2(told.find("No language with the code") != std::string::npos, told.c_str());
        QVERIFY(!problem(ResourceKind::Lexicon, file, {"fr", code, {}, false, 0}).empty());
    }
    QVERIFY(m_workspace.resources().empty());
    for (const char* code : {"eng", "EN", "fre", "grc", "qaa", "sr-Latn"}) {
        const std::string told = problem(ResourceKind::Lexicon, file, {code, "ja", {}, false, 0});
        QVERIFY2(told.empty(), told.c_str());
        m_workspace.remove("pairs");
    }
    QVERIFY(problem(ResourceKind::Lexicon, file, {"zz", "fr", {}, true, 0}).empty());
    m_workspace.remove("pairs");
}

void TestHostileImport::namesAreOneLine()
{
    const std::filesystem::path file = write("pairs.txt", "one un\n");
    for (const std::string& name :
         {std::string("two\nlines"), std::string("\x1b[31mred"), std::string("caff\xe8"), std::string(201, 'n')}) {
        const std::string told = problem(ResourceKind::Lexicon, file, {"en", "fr", name, false, 0});
        QVERIFY2(told.find("cannot be a name") != std::string::npos, told.c_str());
    }
    // What a file is called can be anything.
    const Resource odd = import(ResourceKind::Lexicon, write("caff\xe8\nlatte.txt", "one un\n"), english);
    QCOMPARE(odd.name, std::string("caff\xef\xbf\xbd latte"));
    QVERIFY(!jsonText(odd.path).empty());
    m_workspace.remove(odd.name);
}

void TestHostileImport::longNamesOfFilesAreNoObstacle()
{
    const std::filesystem::path file = write(std::string(247, 'v') + ".vec", "hare 0.1 0.2\nsea 0.3 0.4\n");
    const Resource vectors = import(ResourceKind::Embeddings, file, english);
    QCOMPARE(vectors.entries, std::uint64_t{2});
    const Resource named =
        import(ResourceKind::Embeddings, write("b.vec", "hare 0.1 0.2\n"), {"en", {}, std::string(200, 'n'), false, 0});
    QCOMPARE(named.name, std::string(200, 'n'));
    m_workspace.remove(vectors.name);
    m_workspace.remove(named.name);
}

void TestHostileImport::issuesStayShort()
{
    const std::string word(100000, 'x');
    const Resource wordnet = import(
        ResourceKind::Wordnet,
        write("wordnet.tab", "# x\teng\n00000001-n\teng:lemma\thare\n00000002-n\t" + word + ":lemma\tsea\n"), english);
    QCOMPARE(wordnet.issues.size(), std::size_t{1});
    QVERIFY(wordnet.issues.front().message.size() <= 310);
    m_workspace.remove(wordnet.name);
    for (const char* name : {"a", "0.1"}) {
        const std::string told =
            problem(ResourceKind::Embeddings, write("long.vec", "3 2\n" + word + ' ' + name + ' ' + word), english);
        QVERIFY2(!told.empty() && told.size() < 600, told.c_str());
    }
}

QTEST_GUILESS_MAIN(TestHostileImport)
#include "TestHostileImport.moc"
