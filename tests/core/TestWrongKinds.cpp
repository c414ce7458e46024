#include "base/Error.h"
#include "resources/EmbeddingSpace.h"
#include "resources/WordPairs.h"
#include "store/Workspace.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <string>

using namespace crossgloss;

/// Files that look a little like the kind they are read as: read right, or refused with the reason and the line.
class TestWrongKinds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void vectorsWithoutWordsAreRefused_data();
    void vectorsWithoutWordsAreRefused();
    void numbersMayBeWords_data();
    void numbersMayBeWords();
    void metadataNamesTheVectors_data();
    void metadataNamesTheVectors();
    void metadataMustFit_data();
    void metadataMustFit();
    void metadataGoesIntoTheWorkspace();
    void tabsMakeNoWord();
    void headingsAreNoPairs_data();
    void headingsAreNoPairs();
    void headingsAreNoSentences();
    void namesOfLanguagesAreNoPair();
    void similarityListsAreRefused_data();
    void similarityListsAreRefused();
    void numbersAreNoDefinitions();
    void otherFormatsAreNamed_data();
    void otherFormatsAreNamed();

private:
    std::filesystem::path write(const std::string& name, const std::string& text) const
    {
        const std::filesystem::path path = std::filesystem::path(m_folder.path().toStdString()) / name;
        std::ofstream(path, std::ios::binary) << text;
        return path;
    }
    EmbeddingSpace vectors(const std::filesystem::path& file, const std::filesystem::path& metadata = {}) const
    {
        NullProgress progress;
        ReadReport report;
        ReadVectorsOptions options;
        options.threads = 2;
        options.metadata = metadata;
        return readVectors(file, options, progress, report);
    }
    Resource import(ResourceKind kind, const std::filesystem::path& file, ImportOptions options = {})
    {
        NullProgress progress;
        options.language = "en";
        options.secondLanguage = "fr";
        return m_workspace.import(kind, {file}, options, progress);
    }

    QTemporaryDir m_folder;
    Workspace m_workspace{m_folder.filePath("workspace").toStdString()};
};

namespace {

/// What is told of @p read; an Error without a line where nothing is.
template <typename Read>
Error faultOf(const Read& read)
{
    try {
        read();
    } catch (const Error& error) {
        return error;
    }
    return Error("nothing was found wrong");
}

bool tells(const Error& error, const char* part)
{
    return std::string(error.what()).find(part) != std::string::npos;
}

} // namespace

void TestWrongKinds::vectorsWithoutWordsAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("tabs") << QByteArray("0.12\t-0.5\t0.25\n0.33\t0.5\t1\n");
    QTest::newRow("spaces") << QByteArray("0.12 -0.5 0.25\n0.33 0.5 1\n");
    QTest::newRow("some of them whole") << QByteArray("1\t0.5\n0.5\t1\n0\t-2.5\n");
    QTest::newRow("all of them whole") << QByteArray("1\t0\t0\n0\t1\t0\n0\t0\t1\n");
    QTest::newRow("one line") << QByteArray("0.12\t-0.5\t0.25\n");
    QTest::newRow("old line ends") << QByteArray("0.12\t-0.5\r0.33\t0.5\r");
}

void TestWrongKinds::vectorsWithoutWordsAreRefused()
{
    QFETCH(QByteArray, text);
    const std::filesystem::path file = write("vectors.tsv", text.toStdString());
    const Error fault = faultOf([&] { vectors(file); });
    QVERIFY2(tells(fault, "vectors without words"), fault.what());
    QVERIFY(tells(fault, "second file"));
    QCOMPARE(fault.line(), std::size_t{1});
    // Whoever names no kind is told the same, not given sentence pairs.
    QCOMPARE(guessKind(file), ResourceKind::Embeddings);
}

void TestWrongKinds::numbersMayBeWords_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("word");
    QTest::newRow("years") << QByteArray("1990 0.1 0.2\n1991 0.3 0.4\n") << QByteArray("1990");
    QTest::newRow("numbers of synsets") << QByteArray("00001740\t0.1\t0.2\n00002137\t0.3\t0.4\n")
                                        << QByteArray("00001740");
    QTest::newRow("the first one") << QByteArray("3.5 0.1 0.2\nsea 0.3 0.4\n") << QByteArray("3.5");
    QTest::newRow("a heading says so") << QByteArray("2 2\n0.5 0.1 0.2\n1.5 0.3 0.4\n") << QByteArray("0.5");
}

void TestWrongKinds::numbersMayBeWords()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, word);
    const EmbeddingSpace space = vectors(write("numbers.vec", text.toStdString()));
    QCOMPARE(space.size(), std::size_t{2});
    QCOMPARE(space.dimension(), std::size_t{2});
    QCOMPARE(std::string(space.word(0)), word.toStdString());
}

void TestWrongKinds::metadataNamesTheVectors_data()
{
    QTest::addColumn<QByteArray>("metadata");
    QTest::newRow("one column") << QByteArray("sea\nland\nsky\n");
    QTest::newRow("one column that could be a heading") << QByteArray("word\nland\nsky\n");
    QTest::newRow("several columns") << QByteArray("word\tcount\nsea\t7\nland\t5\nsky\t3\n");
    QTest::newRow("in another column") << QByteArray("count\tLabel\n7\tsea\n5\tland\n3\tsky\n");
    QTest::newRow("without names") << QByteArray("Lemma\tHow often\nsea\t7\nland\t5\nsky\t3\n");
    QTest::newRow("line ends") << QByteArray("sea\r\nland\r\nsky");
}

void TestWrongKinds::metadataNamesTheVectors()
{
    QFETCH(QByteArray, metadata);
    const EmbeddingSpace space =
        vectors(write("vectors.tsv", "0.12\t-0.5\n1\t0.5\n0\t2\n"), write("metadata.tsv", metadata.toStdString()));
    QCOMPARE(space.size(), std::size_t{3});
    QCOMPARE(space.dimension(), std::size_t{2});
    QCOMPARE(std::string(space.word(0)), metadata.startsWith("word\nland") ? std::string("word") : std::string("sea"));
    QCOMPARE(std::string(space.word(2)), std::string("sky"));
    QCOMPARE(space.vector(0)[1], -0.5F);
    QCOMPARE(space.vector(2)[1], 2.0F);
}

void TestWrongKinds::metadataMustFit_data()
{
    QTest::addColumn<QByteArray>("vectors");
    QTest::addColumn<QByteArray>("metadata");
    QTest::addColumn<QByteArray>("told");
    QTest::addColumn<int>("line");
    const QByteArray two("0.1\t0.2\n0.3\t0.4\n");
    QTest::newRow("too few words") << two << QByteArray("sea\n") << QByteArray("1 words for 2 vectors") << 0;
    QTest::newRow("too many words") << two << QByteArray("sea\nland\nsky\n") << QByteArray("3 words for 2 vectors")
                                    << 0;
    QTest::newRow("heading of one column")
        << two << QByteArray("word\nsea\nland\n") << QByteArray("3 words for 2 vectors") << 0;
    QTest::newRow("other columns") << two << QByteArray("word\tcount\nsea\t1\nland\n")
                                   << QByteArray("1 columns instead of 2") << 3;
    QTest::newRow("words before the numbers") << QByteArray("sea\t0.1\nland\t0.2\n") << QByteArray("sea\nland\n")
                                              << QByteArray("“sea” is where a number should be") << 1;
    QTest::newRow("other lengths") << QByteArray("0.1\t0.2\n0.3\n") << QByteArray("sea\nland\n")
                                   << QByteArray("1 values instead of 2") << 2;
    QTest::newRow("not finite") << QByteArray("0.1\tinf\n") << QByteArray("sea\n") << QByteArray("not a finite number")
                                << 1;
    QTest::newRow("empty") << QByteArray() << QByteArray("sea\n") << QByteArray("no word vectors") << 0;
}

void TestWrongKinds::metadataMustFit()
{
    QFETCH(QByteArray, vectors);
    QFETCH(QByteArray, metadata);
    QFETCH(QByteArray, told);
    QFETCH(int, line);
    const std::filesystem::path file = write("vectors.tsv", vectors.toStdString());
    const std::filesystem::path names = write("metadata.tsv", metadata.toStdString());
    const Error fault = faultOf([&] { this->vectors(file, names); });
    QVERIFY2(tells(fault, told.constData()), fault.what());
    QCOMPARE(fault.line(), static_cast<std::size_t>(line));
}

void TestWrongKinds::metadataGoesIntoTheWorkspace()
{
    const std::filesystem::path file = write("vectors.tsv", "0.12\t-0.5\n1\t0.5\n");
    ImportOptions options;
    options.name = "projector";
    options.metadata = write("metadata.tsv", "sea\nland\n");
    const Resource resource = import(ResourceKind::Embeddings, file, options);
    QCOMPARE(resource.entries, std::uint64_t{2});
    QCOMPARE(resource.dimension, std::uint64_t{2});
    // Other words are another resource, though the vectors are the same.
    options.metadata = write("metadata.tsv", "mer\nterre\n");
    QVERIFY(import(ResourceKind::Embeddings, file, options).checksum != resource.checksum);
    const Error fault = faultOf([&] { import(ResourceKind::Lexicon, file, options); });
    QVERIFY2(tells(fault, "Only word vectors"), fault.what());
}

void TestWrongKinds::tabsMakeNoWord()
{
    for (const char* text : {"n\tsea\t0.5\t0.25\nn\tland\t0.5\t0.25\n", "2 2\nn\tsea 0.5 0.25\nn\tland 0.5 0.25\n"}) {
        const std::filesystem::path file = write("columns.vec", text);
        const Error fault = faultOf([&] { vectors(file); });
        QVERIFY2(tells(fault, "There is a tab in “n?sea”"), fault.what());
        QCOMPARE(fault.line(), std::size_t{text[0] == '2' ? 2U : 1U});
    }
}

void TestWrongKinds::headingsAreNoPairs_data()
{
    QTest::addColumn<QByteArray>("heading");
    for (const char* heading : {"source\ttarget", "Source word\tTarget word", "src\ttrg\tscore", "word\ttranslation",
                                "Word1\tWord2", "lemma\ttranslation\tpos", "source target", "term\ttranslations"}) {
        QTest::newRow(heading) << QByteArray(heading);
    }
}

void TestWrongKinds::headingsAreNoPairs()
{
    QFETCH(QByteArray, heading);
    NullProgress progress;
    ReadReport report;
    const std::vector<WordPair> pairs =
        readWordPairs(write("pairs.tsv", heading.toStdString() + "\nsea\tmer\nland\tterre\n"), progress, report);
    QCOMPARE(pairs.size(), std::size_t{2});
    QCOMPARE(pairs.front().source, std::string("sea"));
    QCOMPARE(report.skipped, std::uint64_t{1});
    QCOMPARE(report.issues.front().line, std::uint64_t{1});
    QVERIFY(report.issues.front().message.find("names the columns") != std::string::npos);
    // Elsewhere the same words are words, and so are a pair of equal ones.
    ReadReport again;
    QCOMPARE(readWordPairs(write("late.tsv", "sea\tmer\nsource\ttarget\n"), progress, again).size(), std::size_t{2});
    QCOMPARE(readWordPairs(write("equal.tsv", "source\tsource\nword\tmot\n"), progress, again).size(), std::size_t{2});
    const std::filesystem::path definitions =
        write("definitions.tsv", "word\tdefinition\nsea\ta large body of salt water\n");
    QCOMPARE(readDefinitions(definitions, progress, again).size(), std::size_t{1});
}

void TestWrongKinds::headingsAreNoSentences()
{
    const Resource parallel = import(ResourceKind::Parallel, write("parallel.tsv", "source\ttarget\nthe sea\tla mer\n"));
    QCOMPARE(parallel.entries, std::uint64_t{1});
    QCOMPARE(parallel.issues.front().line, std::uint64_t{1});
    const Resource pairs = import(ResourceKind::Pairs, write("pairs.tsv", "source\ttarget\nthe sea\tthe ocean\n"));
    QCOMPARE(pairs.entries, std::uint64_t{1});
    QVERIFY(pairs.issues.front().message.find("names the columns") != std::string::npos);
}

void TestWrongKinds::namesOfLanguagesAreNoPair()
{
    for (const char* heading : {"en\tfr", "eng\tfra", "English\tFrench"}) {
        const Resource pairs =
            import(ResourceKind::Lexicon, write("en-fr.tsv", std::string(heading) + "\nsea\tmer\nland\tterre\n"));
        QCOMPARE(pairs.entries, std::uint64_t{2});
        QCOMPARE(pairs.skipped, std::uint64_t{1});
    }
    // Words that are codes of other languages stay words.
    QCOMPARE(import(ResourceKind::Lexicon, write("en-fr.tsv", "no\ten\nsea\tmer\n")).entries, std::uint64_t{2});
}

void TestWrongKinds::similarityListsAreRefused_data()
{
    QTest::addColumn<QByteArray>("heading");
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("SimLex-999")
        << QByteArray("word1\tword2\tPOS\tSimLex999\tconc(w1)\tconc(w2)\tconcQ\tAssoc(USF)\tSimAssoc333"
                      "\tSD(SimLex)")
        << QByteArray("old\tnew\tA\t1.58\t2.72\t2.81\t2\t7.25\t1\t0.41");
    QTest::newRow("WordSim-353") << QByteArray("Word 1,Word 2,Human (mean)") << QByteArray("love,sex,6.77");
    QTest::newRow("WordSim-353, tabs") << QByteArray("Word 1\tWord 2\tHuman (mean)") << QByteArray("love\tsex\t6.77");
}

void TestWrongKinds::similarityListsAreRefused()
{
    QFETCH(QByteArray, heading);
    QFETCH(QByteArray, line);
    const std::filesystem::path file = write("similar.txt", heading.toStdString() + '\n' + line.toStdString() + '\n');
    for (const ResourceKind kind : {ResourceKind::Lexicon, ResourceKind::Dictionary}) {
        const Error fault = faultOf([&] { import(kind, file); });
        QVERIFY2(tells(fault, "how alike two words are"), fault.what());
        QCOMPARE(fault.line(), std::size_t{1});
    }
    QVERIFY(tells(faultOf([&] { guessKind(file); }), "how alike two words are"));
}

void TestWrongKinds::numbersAreNoDefinitions()
{
    const std::filesystem::path file = write("scores.tsv", "tiger\tcat\t7.35\ntiger\ttiger\t10.00\n");
    const Error fault = faultOf([&] { import(ResourceKind::Dictionary, file); });
    QVERIFY2(tells(fault, "a number stands where the definition should"), fault.what());
    QCOMPARE(fault.line(), std::size_t{1});
}

void TestWrongKinds::otherFormatsAreNamed_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("told");
    QTest::newRow("JSON object") << QByteArray("{\n  \"sea\": \"mer\",\n  \"land\": \"terre\"\n}\n")
                                 << QByteArray("This is JSON");
    QTest::newRow("JSON line") << QByteArray("{\"sea\": \"mer\"}\n{\"land\": \"terre\"}\n")
                               << QByteArray("This is JSON");
    QTest::newRow("JSON list") << QByteArray("[{\"word\": \"sea\"}, {\"word\": \"land\"}]\n")
                               << QByteArray("This is JSON");
    QTest::newRow("TEI") << QByteArray("<?xml version=\"1.0\"?>\n<TEI><text/></TEI>\n") << QByteArray("This is XML");
    QTest::newRow("TEI of old") << QByteArray("<TEI.2>\n<text>a b</text>\n</TEI.2>\n") << QByteArray("This is XML");
    QTest::newRow("web page") << QByteArray("\n<!DOCTYPE html>\n<html><body>404 not found</body></html>\n")
                              << QByteArray("This is a web page");
    QTest::newRow("document") << QByteArray("%PDF-1.4\n%abc\n1 0 obj\n") << QByteArray("a document");
}

void TestWrongKinds::otherFormatsAreNamed()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, told);
    const std::filesystem::path file = write("strange.txt", text.toStdString());
    for (const ResourceKind kind :
         {ResourceKind::Lexicon, ResourceKind::Descriptions, ResourceKind::Pairs, ResourceKind::Parallel}) {
        const Error fault = faultOf([&] { import(kind, file); });
        QVERIFY2(tells(fault, told.constData()), fault.what());
        QVERIFY2(!tells(fault, "two or three columns"), fault.what());
        QCOMPARE(fault.line(), std::size_t{text.startsWith('\n') ? 2U : 1U});
    }
}

QTEST_GUILESS_MAIN(TestWrongKinds)
#include "TestWrongKinds.moc"
