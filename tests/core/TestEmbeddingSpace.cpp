#include "base/Error.h"
#include "base/Random.h"
#include "resources/EmbeddingSpace.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <limits>
#include <sstream>
#include <thread>

using namespace crossgloss;

namespace {

EmbeddingSpace smallSpace()
{
    return EmbeddingSpace({"sea", "été", "a b"}, {1, 2, 3, 4, 5, 6}, 2);
}

/// Words of one to twelve letters of several scripts, each once, and normal values.
EmbeddingSpace randomSpace(std::size_t words, std::size_t dimension, std::uint64_t seed)
{
    static const char* letters[] = {"a", "e", "n", "t", "é", "о", "и", "λ", "s", "r", "語", "𝕏", "-", "'"};
    Random random(seed);
    std::vector<std::string> texts;
    std::vector<float> values;
    for (std::size_t row = 0; row < words; ++row) {
        std::string word;
        for (std::uint64_t i = 0; i <= uniformBelow(random, 12); ++i) {
            word += letters[uniformBelow(random, std::size(letters))];
        }
        texts.push_back(word + std::to_string(row));
        for (std::size_t i = 0; i < dimension; ++i) {
            values.push_back(static_cast<float>(normal(random) * std::pow(10.0, static_cast<double>(row % 9) - 5)));
        }
    }
    return EmbeddingSpace(std::move(texts), std::move(values), dimension);
}

void compareSpaces(const EmbeddingSpace& found, const EmbeddingSpace& expected)
{
    QCOMPARE(found.size(), expected.size());
    QCOMPARE(found.dimension(), expected.dimension());
    QVERIFY(std::equal(expected.data(), expected.data() + expected.size() * expected.dimension(), found.data()));
    for (std::size_t row = 0; row < expected.size(); ++row) {
        QCOMPARE(found.word(row), expected.word(row));
        QCOMPARE(found.find(expected.word(row)), std::optional(row));
    }
    QCOMPARE(found.checksum(), expected.checksum());
}

std::string bytesOf(const std::filesystem::path& path)
{
    std::ostringstream content;
    content << std::ifstream(path, std::ios::binary).rdbuf();
    return content.str();
}

} // namespace

class TestEmbeddingSpace : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holdsWordsAndVectors();
    void anEmptySpaceIsUsable();
    void refusesWhatIsInconsistent_data();
    void refusesWhatIsInconsistent();
    void checksumTellsContentsApart();
    void checksumIsWorkedOutOnce();
    void copiesShareAndOutliveTheOriginal();
    void writtenAndOpenedIsEqual_data();
    void writtenAndOpenedIsEqual();
    void writtenAsTextAndReadIsEqual_data();
    void writtenAsTextAndReadIsEqual();
    void subwordsSurviveTheFile();
    void textRefusesWordsThatItCannotHold();
    void everyTruncationIsRefused();
    void everyFlippedByteIsRefusedOrNoticed();
    void aForgedFileIsRefused();
    void otherFilesAreRefused();
    void nothingIsLeftWhenWritingFails();

private:
    std::filesystem::path path(const std::string& name) const
    {
        return std::filesystem::path(m_folder.path().toStdString()) / name;
    }
    void write(const std::string& name, const std::string& content) const
    {
        std::filesystem::remove(path(name));
        std::ofstream(path(name), std::ios::binary) << content;
    }
    QTemporaryDir m_folder;
};

void TestEmbeddingSpace::holdsWordsAndVectors()
{
    const EmbeddingSpace space = smallSpace();
    QCOMPARE(space.size(), std::size_t{3});
    QCOMPARE(space.dimension(), std::size_t{2});
    QCOMPARE(space.word(1), std::string_view("été"));
    QCOMPARE(space.vector(1)[0], 3.0f);
    QCOMPARE(space.vector(1)[1], 4.0f);
    QCOMPARE(space.data() + 4, space.vector(2).data());
    QCOMPARE(space.find("a b"), std::optional<std::size_t>(2));
    QVERIFY(!space.find("été "));
    QVERIFY(!space.find(""));
    std::vector<float> vector(2);
    QVERIFY(space.vectorOf("sea", vector));
    QCOMPARE(vector, (std::vector<float>{1, 2}));
    QVERIFY(!space.vectorOf("lake", vector));
    QCOMPARE(space.checksum().size(), std::size_t{32});
    QVERIFY(space.isIntact());
}

void TestEmbeddingSpace::anEmptySpaceIsUsable()
{
    const EmbeddingSpace space;
    QCOMPARE(space.size(), std::size_t{0});
    QCOMPARE(space.dimension(), std::size_t{0});
    QVERIFY(!space.find("x"));
    std::vector<float> vector;
    QVERIFY(!space.vectorOf("x", vector));
    QVERIFY(space.isIntact());
    writeSpace(space, path("empty.space"));
    const EmbeddingSpace opened = openSpace(path("empty.space"));
    QCOMPARE(opened.size(), std::size_t{0});
    QVERIFY(!opened.find("x"));
    QCOMPARE(opened.checksum(), space.checksum());
    QVERIFY(opened.isIntact());
}

void TestEmbeddingSpace::refusesWhatIsInconsistent_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QList<float>>("values");
    QTest::newRow("too few values") << QStringList{"a", "b"} << QList<float>{1, 2, 3};
    QTest::newRow("too many values") << QStringList{"a"} << QList<float>{1, 2, 3};
    QTest::newRow("repeated word") << QStringList{"a", "a"} << QList<float>{1, 2, 3, 4};
    QTest::newRow("not a number") << QStringList{"a"} << QList<float>{1, std::numeric_limits<float>::quiet_NaN()};
    QTest::newRow("infinite") << QStringList{"a"} << QList<float>{-std::numeric_limits<float>::infinity(), 0};
}

void TestEmbeddingSpace::refusesWhatIsInconsistent()
{
    QFETCH(QStringList, words);
    QFETCH(QList<float>, values);
    std::vector<std::string> texts;
    for (const QString& word : words) {
        texts.push_back(word.toStdString());
    }
    QVERIFY_EXCEPTION_THROWN(EmbeddingSpace(texts, {values.begin(), values.end()}, 2), Error);
}

void TestEmbeddingSpace::checksumTellsContentsApart()
{
    const std::string base = smallSpace().checksum();
    QCOMPARE(smallSpace().checksum(), base);
    QVERIFY(EmbeddingSpace({"sea", "été", "ab "}, {1, 2, 3, 4, 5, 6}, 2).checksum() != base);
    QVERIFY(EmbeddingSpace({"seaé", "té", "a b"}, {1, 2, 3, 4, 5, 6}, 2).checksum() != base);
    QVERIFY(EmbeddingSpace({"sea", "été", "a b"}, {1, 2, 3, 4, 5, 7}, 2).checksum() != base);
    QVERIFY(EmbeddingSpace({"été", "sea", "a b"}, {1, 2, 3, 4, 5, 6}, 2).checksum() != base);
}

void TestEmbeddingSpace::checksumIsWorkedOutOnce()
{
    const EmbeddingSpace space = randomSpace(2000, 20, 1);
    std::vector<const std::string*> seen(8);
    std::vector<std::thread> threads;
    for (const std::string*& place : seen) {
        threads.emplace_back([&space, &place] { place = &space.checksum(); });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    for (const std::string* checksum : seen) {
        QCOMPARE(checksum, seen.front());
    }
}

void TestEmbeddingSpace::copiesShareAndOutliveTheOriginal()
{
    auto space = std::make_unique<EmbeddingSpace>(smallSpace());
    const EmbeddingSpace copy = *space;
    QCOMPARE(copy.data(), space->data());
    space.reset();
    QCOMPARE(copy.vector(2)[1], 6.0f);

    writeSpace(copy, path("shared.space"));
    auto opened = std::make_unique<EmbeddingSpace>(openSpace(path("shared.space")));
    const EmbeddingSpace second = *opened;
    opened.reset();
    std::filesystem::remove(path("shared.space"));
    QCOMPARE(second.word(1), std::string_view("été"));
    QCOMPARE(second.vector(2)[1], 6.0f);
}

void TestEmbeddingSpace::writtenAndOpenedIsEqual_data()
{
    QTest::addColumn<int>("words");
    QTest::addColumn<int>("dimension");
    for (const auto& [words, dimension] : {std::pair{1, 1}, {3, 2}, {8, 7}, {1000, 13}, {5000, 50}, {1, 3000}}) {
        QTest::newRow(qPrintable(QStringLiteral("%1 x %2").arg(words).arg(dimension))) << words << dimension;
    }
}

void TestEmbeddingSpace::writtenAndOpenedIsEqual()
{
    QFETCH(int, words);
    QFETCH(int, dimension);
    const EmbeddingSpace space = randomSpace(static_cast<std::size_t>(words), static_cast<std::size_t>(dimension), 7);
    writeSpace(space, path("equal.space"));
    const EmbeddingSpace opened = openSpace(path("equal.space"));
    compareSpaces(opened, space);
    QVERIFY(opened.isIntact());
    QVERIFY(!opened.find("absent"));
    QVERIFY(!opened.hasSubwords());
    QCOMPARE(reinterpret_cast<std::uintptr_t>(opened.data()) % 64, std::uintptr_t{0});
}

void TestEmbeddingSpace::writtenAsTextAndReadIsEqual_data()
{
    writtenAndOpenedIsEqual_data();
}

void TestEmbeddingSpace::writtenAsTextAndReadIsEqual()
{
    QFETCH(int, words);
    QFETCH(int, dimension);
    const EmbeddingSpace space = randomSpace(static_cast<std::size_t>(words), static_cast<std::size_t>(dimension), 8);
    NullProgress progress;
    ReadReport report;
    writeVec(space, path("equal.vec"), progress);
    compareSpaces(readVectors(path("equal.vec"), {}, progress, report), space);
    QCOMPARE(report.skipped, std::uint64_t{0});
    QVERIFY(report.issues.empty());
}

void TestEmbeddingSpace::subwordsSurviveTheFile()
{
    NullProgress progress;
    ReadReport report;
    const EmbeddingSpace model =
        readVectors(std::filesystem::path(CROSSGLOSS_TEST_DATA) / "vectors" / "tiny.fasttext.bin", {}, progress, report);
    writeSpace(model, path("model.space"));
    const EmbeddingSpace opened = openSpace(path("model.space"));
    compareSpaces(opened, model);
    QVERIFY(opened.hasSubwords());
    QVERIFY(opened.isIntact());
    std::vector<float> expected(model.dimension());
    std::vector<float> found(model.dimension());
    for (const char* word : {"le", "châteaux", "日本", "x"}) {
        QVERIFY(model.vectorOf(word, expected));
        QVERIFY(opened.vectorOf(word, found));
        QCOMPARE(found, expected);
    }
    QVERIFY(!opened.find("x"));
}

void TestEmbeddingSpace::textRefusesWordsThatItCannotHold()
{
    NullProgress progress;
    for (const char* word : {"", "two\nlines", " leading", "trailing ", "version 3.5", "\xff"}) {
        QVERIFY_EXCEPTION_THROWN(writeVec(EmbeddingSpace({"fine", word}, {1, 2}, 1), path("refused.vec"), progress), Error);
        QVERIFY(!std::filesystem::exists(path("refused.vec")));
    }
}

void TestEmbeddingSpace::everyTruncationIsRefused()
{
    writeSpace(randomSpace(20, 3, 2), path("whole.space"));
    const std::string whole = bytesOf(path("whole.space"));
    for (std::size_t size = 0; size < whole.size(); ++size) {
        write("cut.space", whole.substr(0, size));
        try {
            openSpace(path("cut.space"));
            QFAIL("a truncated space was opened");
        } catch (const Error& error) {
            QCOMPARE(error.file(), path("cut.space").string());
        }
    }
    write("longer.space", whole + '\0');
    QVERIFY_EXCEPTION_THROWN(openSpace(path("longer.space")), Error);
}

void TestEmbeddingSpace::everyFlippedByteIsRefusedOrNoticed()
{
    const EmbeddingSpace space = randomSpace(20, 3, 2);
    writeSpace(space, path("whole.space"));
    const std::string whole = bytesOf(path("whole.space"));
    int noticed = 0;
    for (std::size_t position = 0; position < whole.size(); ++position) {
        std::string flipped = whole;
        flipped[position] = static_cast<char>(flipped[position] ^ 0x41);
        write("flipped.space", flipped);
        try {
            const EmbeddingSpace opened = openSpace(path("flipped.space"));
            // Whatever the words and their table say now, nothing may be read outside the file and every search ends.
            for (std::size_t row = 0; row < space.size(); ++row) {
                opened.find(space.word(row));
                opened.find(opened.word(row));
            }
            noticed += opened.isIntact() ? 0 : 1;
        } catch (const Error& error) {
            QCOMPARE(error.file(), path("flipped.space").string());
        }
    }
    // Each of the values' bytes at least.
    QVERIFY(noticed >= 20 * 3 * 4);
}

void TestEmbeddingSpace::aForgedFileIsRefused()
{
    // Random bytes over everything behind the header, so that its own hash still holds.
    writeSpace(randomSpace(300, 4, 4), path("whole.space"));
    const std::string whole = bytesOf(path("whole.space"));
    Random random(9);
    for (int round = 0; round < 150; ++round) {
        std::string forged = whole;
        for (int i = 0; i < 20; ++i) {
            const std::size_t position = 184 + static_cast<std::size_t>(uniformBelow(random, forged.size() - 184));
            forged[position] = static_cast<char>(random());
        }
        write("forged.space", forged);
        try {
            const EmbeddingSpace opened = openSpace(path("forged.space"));
            for (std::size_t row = 0; row < opened.size(); ++row) {
                opened.find(opened.word(row));
            }
            QVERIFY(!opened.find("absent"));
            QVERIFY(!opened.isIntact());
        } catch (const Error& error) {
            QCOMPARE(error.file(), path("forged.space").string());
        }
    }
}

void TestEmbeddingSpace::otherFilesAreRefused()
{
    for (const std::string& content : {std::string(), std::string("3 2\na 1 2\n"), std::string(4096, '\0')}) {
        write("other.space", content);
        QVERIFY_EXCEPTION_THROWN(openSpace(path("other.space")), Error);
    }
    QVERIFY_EXCEPTION_THROWN(openSpace(path("missing.space")), Error);
    QVERIFY_EXCEPTION_THROWN(openSpace(path(".")), Error);
}

void TestEmbeddingSpace::nothingIsLeftWhenWritingFails()
{
    write("file", "not a folder");
    QVERIFY_EXCEPTION_THROWN(writeSpace(smallSpace(), path("file") / "x.space"), Error);

    class CancelAtOnce final : public Progress {
    public:
        void stage(std::string_view, std::uint64_t) override {}
        void advance(std::uint64_t) override {}
        bool cancelled() const override { return true; }
    } cancel;
    QVERIFY_EXCEPTION_THROWN(writeVec(smallSpace(), path("cancelled.vec"), cancel), Cancelled);
    for (const auto& entry : std::filesystem::directory_iterator(path(""))) {
        QVERIFY2(!entry.path().filename().string().starts_with("cancelled"), entry.path().c_str());
    }
}

QTEST_GUILESS_MAIN(TestEmbeddingSpace)
#include "TestEmbeddingSpace.moc"
