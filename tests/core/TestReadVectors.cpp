#include "base/FreeMemory.h"
#include "base/Error.h"
#include "base/Random.h"
#include "resources/EmbeddingSpace.h"

#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstring>
#include <fstream>
#include <locale>
#include <map>
#include <sstream>

using namespace crossgloss;

namespace {

const std::filesystem::path dataFolder = CROSSGLOSS_TEST_DATA;

struct ReadResult {
    EmbeddingSpace space;
    ReadReport report;
};

ReadResult readFile(const std::filesystem::path& path, const ReadVectorsOptions& options = {})
{
    NullProgress progress;
    ReadResult result;
    result.space = readVectors(path, options, progress, result.report);
    return result;
}

std::string errorOf(const std::filesystem::path& path)
{
    try {
        readFile(path);
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

std::vector<float> rowOf(const EmbeddingSpace& space, std::string_view word)
{
    const std::optional<std::size_t> row = space.find(word);
    if (!row) {
        return {};
    }
    return {space.vector(*row).begin(), space.vector(*row).end()};
}

bool sameBits(float a, float b)
{
    return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b);
}

/// What a careful but slow reader makes of a number.
float exactValue(const std::string& text)
{
    std::istringstream stream(text);
    stream.imbue(std::locale::classic());
    float value = 0;
    stream >> value;
    return value;
}

} // namespace

class TestReadVectors : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsPlainText_data();
    void readsPlainText();
    void wordsMayHoldSpaces();
    void repeatedWordsKeepTheirFirstRow();
    void unusableWordsAreLeftOutAndTold();
    void linesBeyondTheHeaderAreReadAndTold();
    void maximumWordsStopsEarly_data();
    void maximumWordsStopsEarly();
    void everyNumberIsRoundedCorrectly_data();
    void everyNumberIsRoundedCorrectly();
    void largeTextIsTheSameForAllThreadsAndCompressions();
    void theFirstFaultIsTold();
    void word2vecBinary_data();
    void word2vecBinary();
    void fastTextVectorsEqualFastTexts();
    void fastTextKeepsSubwordsWhenWordsAreLimited();
    void brokenFilesGiveOneError_data();
    void brokenFilesGiveOneError();
    void everyTruncationGivesAnErrorOrFewerRows_data();
    void everyTruncationGivesAnErrorOrFewerRows();
    void flippedBytesNeverCrash_data() { everyTruncationGivesAnErrorOrFewerRows_data(); }
    void flippedBytesNeverCrash();
    void whatDoesNotFitIsRefused();
    void reportsProgressAndCancels_data();
    void reportsProgressAndCancels();

private:
    std::filesystem::path write(const std::string& name, const std::string& content);
    QTemporaryDir m_folder;
};

std::filesystem::path TestReadVectors::write(const std::string& name, const std::string& content)
{
    const std::filesystem::path path = std::filesystem::path(m_folder.path().toStdString()) / name;
    // Not overwritten but made anew: file systems flush a file that is cut to nothing and written again.
    std::filesystem::remove(path);
    std::ofstream(path, std::ios::binary) << content;
    return path;
}

void TestReadVectors::readsPlainText_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("with header") << QByteArray("3 2\nsea 0.5 -1.25\nland 2 3e-2\nsky -0.0 +7\n");
    QTest::newRow("without header") << QByteArray("sea 0.5 -1.25\nland 2 3e-2\nsky -0.0 +7\n");
    QTest::newRow("no last line feed") << QByteArray("3 2\nsea 0.5 -1.25\nland 2 3e-2\nsky -0.0 +7");
    QTest::newRow("spaces at line ends") << QByteArray("3 2 \nsea 0.5 -1.25 \nland 2 3e-2 \nsky -0.0 +7 \n");
    QTest::newRow("CRLF") << QByteArray("3 2\r\nsea 0.5 -1.25\r\nland 2 3e-2\r\nsky -0.0 +7\r\n");
    QTest::newRow("byte order mark, header") << QByteArray("\xef\xbb\xbf""3 2\nsea 0.5 -1.25\nland 2 3e-2\nsky -0.0 +7\n");
    QTest::newRow("byte order mark") << QByteArray("\xef\xbb\xbfsea 0.5 -1.25\nland 2 3e-2\nsky -0.0 +7\n");
    QTest::newRow("tabs") << QByteArray("3\t2\nsea\t0.5\t-1.25\nland\t2\t3e-2\nsky\t-0.0\t+7\n");
    QTest::newRow("runs of spaces") << QByteArray("3  2\nsea   0.5  -1.25\n land 2     3e-2\nsky -0.0 +7\n");
    QTest::newRow("blank lines") << QByteArray("3 2\nsea 0.5 -1.25\n\n     \t    \nland 2 3e-2\n\r\nsky -0.0 +7\n\n\n");
}

void TestReadVectors::readsPlainText()
{
    QFETCH(QByteArray, text);
    const ReadResult result = readFile(write("plain.vec", text.toStdString()));
    QCOMPARE(result.space.size(), std::size_t{3});
    QCOMPARE(result.space.dimension(), std::size_t{2});
    QCOMPARE(result.space.word(0), std::string_view("sea"));
    QCOMPARE(result.space.word(1), std::string_view("land"));
    QCOMPARE(result.space.word(2), std::string_view("sky"));
    QCOMPARE(rowOf(result.space, "sea"), (std::vector<float>{0.5f, -1.25f}));
    QCOMPARE(rowOf(result.space, "land"), (std::vector<float>{2, 0.03f}));
    QCOMPARE(rowOf(result.space, "sky"), (std::vector<float>{0, 7}));
    QVERIFY(!result.space.find("moon"));
    QVERIFY(!result.space.hasSubwords());
    QCOMPARE(result.report.read, std::uint64_t{3});
    QCOMPARE(result.report.skipped, std::uint64_t{0});
    QVERIFY(result.report.issues.empty());
}

void TestReadVectors::wordsMayHoldSpaces()
{
    const ReadResult result = readFile(write("spaces.vec", "7 2\nat 10 0.1 0.2\n. . . 0.3 0.4\n3.5 0.5 0.6\n"
                                                           "new\xc2\xa0york 0.7 0.8\n7 0.9 1.0\n"
                                                           "\xe3\x80\x80 1.1 1.2\nn\xc3\xa9 le 1.3 1.4\n"));
    QCOMPARE(result.space.size(), std::size_t{7});
    QCOMPARE(rowOf(result.space, "at 10"), (std::vector<float>{0.1f, 0.2f}));
    QCOMPARE(rowOf(result.space, ". . ."), (std::vector<float>{0.3f, 0.4f}));
    QCOMPARE(rowOf(result.space, "3.5"), (std::vector<float>{0.5f, 0.6f}));
    QCOMPARE(rowOf(result.space, "new\xc2\xa0york"), (std::vector<float>{0.7f, 0.8f}));
    QCOMPARE(rowOf(result.space, "7"), (std::vector<float>{0.9f, 1.0f}));
    QCOMPARE(rowOf(result.space, "\xe3\x80\x80"), (std::vector<float>{1.1f, 1.2f}));
    QCOMPARE(rowOf(result.space, "n\xc3\xa9 le"), (std::vector<float>{1.3f, 1.4f}));
}

void TestReadVectors::repeatedWordsKeepTheirFirstRow()
{
    const ReadResult result = readFile(write("repeated.vec", "5 2\na 0.1 0.2\nb 0.3 0.4\na 0.5 0.6\nc 0.7 0.8\nb 0.9 1.0\n"));
    QCOMPARE(result.space.size(), std::size_t{3});
    QCOMPARE(rowOf(result.space, "a"), (std::vector<float>{0.1f, 0.2f}));
    QCOMPARE(rowOf(result.space, "b"), (std::vector<float>{0.3f, 0.4f}));
    QCOMPARE(rowOf(result.space, "c"), (std::vector<float>{0.7f, 0.8f}));
    QCOMPARE(result.report.read, std::uint64_t{3});
    QCOMPARE(result.report.skipped, std::uint64_t{2});
    QCOMPARE(result.report.issues.size(), std::size_t{2});
    QCOMPARE(result.report.issues[0].line, std::uint64_t{4});
    QCOMPARE(result.report.issues[1].line, std::uint64_t{6});
    QVERIFY(result.report.issues[1].message.find("“b”") != std::string::npos);
}

void TestReadVectors::unusableWordsAreLeftOutAndTold()
{
    const ReadResult result = readFile(write("words.vec", "6 2\ngood 0.1 0.2\nb\xff""d 0.3 0.4\n 0.5 0.6\n\x01 0.7 0.8\n"
                                                          "\xed\xa0\x80 0.9 1.0\nfine 1.1 1.2\n"));
    QCOMPARE(result.space.size(), std::size_t{2});
    QCOMPARE(rowOf(result.space, "good"), (std::vector<float>{0.1f, 0.2f}));
    QCOMPARE(rowOf(result.space, "fine"), (std::vector<float>{1.1f, 1.2f}));
    QCOMPARE(result.report.skipped, std::uint64_t{4});
    QCOMPARE(result.report.issues.size(), std::size_t{4});
    for (std::size_t i = 0; i < 4; ++i) {
        QCOMPARE(result.report.issues[i].line, std::uint64_t{3 + i});
        QVERIFY(result.report.issues[i].file.ends_with("words.vec"));
    }
}

void TestReadVectors::linesBeyondTheHeaderAreReadAndTold()
{
    const ReadResult result = readFile(write("more.vec", "1 2\na 0.1 0.2\nb 0.3 0.4\n"));
    QCOMPARE(result.space.size(), std::size_t{2});
    QCOMPARE(result.report.issues.size(), std::size_t{1});
}

void TestReadVectors::maximumWordsStopsEarly_data()
{
    QTest::addColumn<QString>("file");
    std::string text;
    for (int i = 0; i < 3000; ++i) {
        text += "word" + std::to_string(i) + " 0." + std::to_string(i) + " 1.5\n";
    }
    // A fault behind what is wanted does not matter.
    QTest::newRow("text") << QString::fromStdString(write("limited.vec", "3001 2\n" + text + "broken 1\n").string());
    QTest::newRow("binary") << QString::fromStdString((dataFolder / "vectors" / "tiny.word2vec.bin").string());
    QTest::newRow("fastText") << QString::fromStdString((dataFolder / "vectors" / "tiny.fasttext.bin").string());
}

void TestReadVectors::maximumWordsStopsEarly()
{
    QFETCH(QString, file);
    const EmbeddingSpace few = readFile(file.toStdString(), {.maximumWords = 7, .threads = 2}).space;
    QCOMPARE(few.size(), std::size_t{7});
    const EmbeddingSpace more = readFile(file.toStdString(), {.maximumWords = 9, .threads = 1}).space;
    QCOMPARE(more.size(), std::size_t{9});
    for (std::size_t row = 0; row < few.size(); ++row) {
        QCOMPARE(few.word(row), more.word(row));
        QVERIFY(std::ranges::equal(few.vector(row), more.vector(row)));
    }
}

void TestReadVectors::everyNumberIsRoundedCorrectly_data()
{
    QTest::addColumn<int>("decimals");
    for (int decimals = 0; decimals <= 12; ++decimals) {
        QTest::newRow(qPrintable(QString::number(decimals))) << decimals;
    }
    QTest::newRow("scientific") << -1;
    QTest::newRow("any") << -2;
}

void TestReadVectors::everyNumberIsRoundedCorrectly()
{
    QFETCH(int, decimals);
    Random random(static_cast<std::uint64_t>(decimals + 10));
    std::vector<std::string> numbers;
    for (int i = 0; i < 6000; ++i) {
        std::string text(64, '\0');
        const double value = normal(random) * (i % 3 == 0 ? 10 : i % 3 == 1 ? 1 : 0.01);
        if (decimals >= 0) {
            text = QByteArray::number(value, 'f', decimals).toStdString();
        } else if (decimals == -1) {
            text = QByteArray::number(value * std::pow(10.0, i % 60 - 40), 'e', i % 11).toStdString();
        } else {
            float any = std::bit_cast<float>(static_cast<std::uint32_t>(random()));
            any = std::isfinite(any) ? any : 0;
            text.resize(static_cast<std::size_t>(std::to_chars(text.data(), text.data() + text.size(), any).ptr - text.data()));
        }
        numbers.push_back(text);
    }
    // The edges of the fast path, and numbers in the middle between two floats.
    for (const char* text : {"0.0", "-0.0", "9.99999999", "-9.99999999", "0.00000001", "0.123456789", "10.5", "-10.25", "5.",
                             ".5", "-.5", "1", "-1", "+1.5", "1e-46", "-1e-300", "1e-999", "3.4028235e38", "1.17549435e-38",
                             "0.50000002980232238769531250", "0.5000000298", "1.00000006", "1.000000059604644775390625",
                             "7.0064923216240854e-46", "7.0064923216240853e-46", "16777217.0", "123456789.123"}) {
        numbers.emplace_back(text);
    }
    while (numbers.size() % 3 != 0) {
        numbers.emplace_back("0.1");
    }
    std::string text;
    for (std::size_t i = 0; i < numbers.size(); i += 3) {
        text += "w" + std::to_string(i) + ' ' + numbers[i] + ' ' + numbers[i + 1] + ' ' + numbers[i + 2] + '\n';
    }
    const EmbeddingSpace space = readFile(write("numbers.vec", text)).space;
    QCOMPARE(space.size(), numbers.size() / 3);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        QVERIFY2(sameBits(space.data()[i], exactValue(numbers[i])), numbers[i].c_str());
    }
}

void TestReadVectors::largeTextIsTheSameForAllThreadsAndCompressions()
{
    // Several blocks of half a megabyte, with every kind of odd line in between.
    Random random(3);
    std::string text;
    std::vector<std::string> words;
    std::vector<float> values;
    for (int row = 0; text.size() < 2500000; ++row) {
        const std::string word = (row % 97 == 0 ? "two words" : "w\xc3\xb6rd") + std::to_string(row);
        words.push_back(word);
        text += word;
        for (int i = 0; i < 10; ++i) {
            const bool scientific = row % 89 == 0;
            const std::string number =
                QByteArray::number(normal(random), scientific ? 'e' : 'f', scientific ? 9 : 5).toStdString();
            text += row % 83 == 0 ? "  " : " ";
            text += number;
            values.push_back(exactValue(number));
        }
        text += row % 79 == 0 ? "\r\n" : row % 73 == 0 ? " \n\n" : "\n";
        if (row % 71 == 0) {
            text += "\xff 1 2 3 4 5 6 7 8 9 10\n";
        }
        if (row % 61 == 0) {
            text += words[words.size() / 2] + " 1 2 3 4 5 6 7 8 9 10\n";
        }
    }
    const std::filesystem::path path = write("large.vec", text);
    const ReadResult first = readFile(path, {.maximumWords = 0, .threads = 1});
    QCOMPARE(first.space.size(), words.size());
    QVERIFY(std::memcmp(first.space.data(), values.data(), values.size() * sizeof(float)) == 0);
    for (std::size_t row = 0; row < words.size(); ++row) {
        QCOMPARE(first.space.word(row), std::string_view(words[row]));
        QCOMPARE(first.space.find(words[row]), std::optional(row));
    }
    QVERIFY(first.report.skipped > 100);
    QCOMPARE(first.report.issues.size(), std::size_t{100});
    for (const int threads : {2, 3, 8}) {
        const ReadResult again = readFile(path, {.maximumWords = 0, .threads = threads});
        QCOMPARE(again.space.checksum(), first.space.checksum());
        QCOMPARE(again.report.skipped, first.report.skipped);
        for (std::size_t i = 0; i < first.report.issues.size(); ++i) {
            QCOMPARE(again.report.issues[i].line, first.report.issues[i].line);
            QCOMPARE(again.report.issues[i].message, first.report.issues[i].message);
        }
    }
}

void TestReadVectors::theFirstFaultIsTold()
{
    std::string text;
    for (int row = 1; row <= 60000; ++row) {
        text += "word" + std::to_string(row) + (row % 10007 == 0 ? " 0.5 nan 0.25\n" : " 0.5 0.125 0.25\n");
    }
    const std::filesystem::path path = write("faults.vec", text);
    for (int repeat = 0; repeat < 5; ++repeat) {
        QVERIFY(errorOf(path).starts_with(path.string() + ":10007: "));
    }
}

void TestReadVectors::word2vecBinary_data()
{
    QTest::addColumn<bool>("feeds");
    QTest::newRow("line feeds behind rows") << true;
    QTest::newRow("no line feeds") << false;
}

void TestReadVectors::word2vecBinary()
{
    QFETCH(bool, feeds);
    const float rows[3][3] = {{0.5f, -1, 1e-30f}, {3, 4, 5}, {6, 7, 8}};
    const char* words[] = {"sea", "\xc3\xa9t\xc3\xa9", "sea"};
    std::string content = "3 3\n";
    for (int row = 0; row < 3; ++row) {
        content += words[row];
        content += ' ';
        content.append(reinterpret_cast<const char*>(rows[row]), sizeof rows[row]);
        content += feeds ? "\n" : "";
    }
    const ReadResult result = readFile(write("small.bin", content));
    QCOMPARE(result.space.size(), std::size_t{2});
    QCOMPARE(rowOf(result.space, "sea"), (std::vector<float>{0.5f, -1, 1e-30f}));
    QCOMPARE(rowOf(result.space, "\xc3\xa9t\xc3\xa9"), (std::vector<float>{3, 4, 5}));
    QCOMPARE(result.report.skipped, std::uint64_t{1});
}

void TestReadVectors::fastTextVectorsEqualFastTexts()
{
    // Printed by fastText 0.9.2 (print-word-vectors) from the same model; the second half is not in its vocabulary.
    const std::map<std::string, std::vector<float>> expected = {
        {"château", {-0.60196f, 0.79735f, -0.41021f, 0.10562f, 0.54464f, 0.23819f}},
        {"le", {-0.55461f, 0.7834f, -0.41349f, 0.069363f, 0.51876f, 0.25822f}},
        {"châteaux", {-0.62808f, 0.82571f, -0.42766f, 0.10317f, 0.56194f, 0.24692f}},
        {"maison", {-0.57252f, 0.74881f, -0.39782f, 0.089737f, 0.51307f, 0.22234f}},
        {"é", {-0.6759f, 0.90407f, -0.4539f, 0.12427f, 0.60688f, 0.27097f}},
        {"日本", {-0.49545f, 0.68058f, -0.34256f, 0.10486f, 0.46481f, 0.21114f}},
        {"révérence", {-0.60144f, 0.80332f, -0.41408f, 0.098689f, 0.54424f, 0.24946f}},
        {"x", {-0.61023f, 0.81172f, -0.40952f, 0.11778f, 0.55537f, 0.24237f}},
        {"étoiles", {-0.62347f, 0.84041f, -0.43094f, 0.10942f, 0.56746f, 0.25571f}},
    };
    const EmbeddingSpace space = readFile(dataFolder / "vectors" / "tiny.fasttext.bin").space;
    QVERIFY(space.hasSubwords());
    QVERIFY(space.find("château"));
    QVERIFY(!space.find("châteaux"));
    for (const auto& [word, vector] : expected) {
        std::vector<float> found(space.dimension());
        QVERIFY(space.vectorOf(word, found));
        for (std::size_t i = 0; i < vector.size(); ++i) {
            QVERIFY2(std::abs(found[i] - vector[i]) < 1e-5f, word.c_str());
        }
    }
    // fastText keeps n-grams away from the end of sentence; here it stands in the vocabulary.
    QVERIFY(space.find("</s>"));
}

void TestReadVectors::fastTextKeepsSubwordsWhenWordsAreLimited()
{
    const std::filesystem::path path = dataFolder / "vectors" / "tiny.fasttext.bin";
    const EmbeddingSpace all = readFile(path).space;
    const EmbeddingSpace few = readFile(path, {.maximumWords = 3, .threads = 0}).space;
    std::vector<float> a(all.dimension());
    std::vector<float> b(all.dimension());
    QVERIFY(all.vectorOf("châteaux", a) && few.vectorOf("châteaux", b));
    QCOMPARE(a, b);
}

void TestReadVectors::brokenFilesGiveOneError_data()
{
    // Line in which the fault lies; 0 where a file has no lines.
    static const std::map<std::string, std::size_t> lines = {
        {"blank-lines.vec", 0}, {"cut-mid-line.vec", 13}, {"header-10-to-12-words.vec", 1},
        {"header-10-to-12-words.vec.gz", 1}, {"header-billion-billions.vec", 1}, {"header-dimension-zero.vec", 1},
        {"header-huge-dimension.vec", 1}, {"header-more-words-than-file.vec", 1},
        {"header-more-words-than-file.vec.xz", 1}, {"header-more-words-than-fit.vec", 1}, {"header-negative.vec", 1},
        {"header-only.vec", 1}, {"header-other-dimension.vec", 2}, {"long-line.vec", 8}, {"noise.bin", 1},
        {"nul-bytes.vec", 9}, {"one-endless-line.vec", 1}, {"prose.vec", 1}, {"short-line-without-header.vec", 4},
        {"short-line.vec", 8}, {"short-line.vec.gz", 8}, {"word-alone.vec", 7}, {"zeros.bin", 1},
        {"word2vec-10-to-12-words.bin", 1}, {"word2vec-huge-dimension.bin", 1},
        {"word2vec-header-only.bin", 1},
    };
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("line");
    std::size_t found = 0;
    for (const auto& entry : std::filesystem::directory_iterator(dataFolder / "broken" / "vectors")) {
        const std::string name = entry.path().filename().string();
        const auto line = lines.find(name);
        found += line != lines.end() ? 1 : 0;
        const int expected = line != lines.end() ? static_cast<int>(line->second) : name.starts_with("value-") ? 10 : 0;
        QTest::newRow(name.c_str()) << QString::fromStdString(entry.path().string()) << expected;
    }
    QCOMPARE(found, lines.size());
}

void TestReadVectors::brokenFilesGiveOneError()
{
    QFETCH(QString, file);
    QFETCH(int, line);
    NullProgress progress;
    ReadReport report;
    bool failed = false;
    try {
        readVectors(file.toStdString(), {}, progress, report);
    } catch (const Error& error) {
        failed = true;
        QCOMPARE(error.file(), file.toStdString());
        QCOMPARE(static_cast<int>(error.line()), line);
        QVERIFY(std::string_view(error.what()).find('\n') == std::string_view::npos);
        QVERIFY(std::string_view(error.what()).size() < 400 + file.toStdString().size());
    }
    QVERIFY(failed);
}

void TestReadVectors::everyTruncationGivesAnErrorOrFewerRows_data()
{
    QTest::addColumn<QString>("file");
    for (const char* file : {"tiny.vec", "tiny-without-header.vec", "tiny.word2vec.bin", "tiny.fasttext.bin"}) {
        QTest::newRow(file) << file;
    }
}

void TestReadVectors::everyTruncationGivesAnErrorOrFewerRows()
{
    QFETCH(QString, file);
    const std::filesystem::path source = dataFolder / "vectors" / file.toStdString();
    std::ostringstream content;
    content << std::ifstream(source, std::ios::binary).rdbuf();
    const std::string whole = content.str();
    const EmbeddingSpace space = readFile(source).space;
    // The n-grams' output matrix, which ends a fastText model, is not looked at.
    const bool headless = file == "tiny-without-header.vec";
    for (std::size_t size = 0; size < whole.size(); size += 1 + whole.size() / 250) {
        const std::filesystem::path path = write("cut", whole.substr(0, size));
        try {
            const EmbeddingSpace cut = readFile(path, {.maximumWords = 0, .threads = 2}).space;
            QVERIFY(headless ? cut.size() <= space.size() : cut.size() == space.size());
        } catch (const Error& error) {
            QCOMPARE(error.file(), path.string());
        }
    }
}

void TestReadVectors::flippedBytesNeverCrash()
{
    QFETCH(QString, file);
    std::ostringstream content;
    content << std::ifstream(dataFolder / "vectors" / file.toStdString(), std::ios::binary).rdbuf();
    const std::string whole = content.str();
    Random random(11);
    for (int round = 0; round < 400; ++round) {
        std::string flipped = whole;
        for (std::uint64_t i = 0; i <= uniformBelow(random, 3); ++i) {
            // Two of three near the start, where sizes and settings stand.
            const std::size_t range = round % 3 == 0 ? flipped.size() : std::min<std::size_t>(160, flipped.size());
            flipped[static_cast<std::size_t>(uniformBelow(random, range))] = static_cast<char>(random());
        }
        const std::filesystem::path path = write("flipped", flipped);
        try {
            const EmbeddingSpace space = readFile(path, {.maximumWords = 0, .threads = 1}).space;
            std::vector<float> vector(space.dimension());
            space.vectorOf("inconnu", vector);
            QVERIFY(space.size() > 0);
        } catch (const Error& error) {
            QCOMPARE(error.file(), path.string());
        }
    }
}

namespace {

class CountingProgress final : public Progress {
public:
    explicit CountingProgress(std::uint64_t cancelAt) : m_cancelAt(cancelAt) {}
    void stage(std::string_view name, std::uint64_t total) override
    {
        m_named = !name.empty();
        m_total = total;
    }
    void advance(std::uint64_t done) override
    {
        m_orderly = m_orderly && done >= m_done && done <= m_total;
        m_done = done;
    }
    bool cancelled() const override { return m_done >= m_cancelAt; }

    bool m_named = false;
    bool m_orderly = true;
    std::uint64_t m_total = 0;
    std::atomic<std::uint64_t> m_done = 0;

private:
    std::uint64_t m_cancelAt;
};

} // namespace

void TestReadVectors::whatDoesNotFitIsRefused()
{
    for (const char* file : {"tiny.vec", "tiny.word2vec.bin", "tiny.fasttext.bin"}) {
        const auto path = dataFolder / "vectors" / file;
        NullProgress progress;
        ReadReport report;
        setMemoryLimit(1);
        std::string message;
        try {
            readVectors(path, {}, progress, report);
        } catch (const Error& error) {
            message = error.what();
        }
        setMemoryLimit(0);
        QVERIFY2(message.find("GiB of memory are needed") != std::string::npos, message.c_str());
        QVERIFY(readVectors(path, {}, progress, report).size() > 0);
    }
}

void TestReadVectors::reportsProgressAndCancels_data()
{
    QTest::addColumn<QString>("file");
    std::string text;
    while (text.size() < 4000000) {
        text += "word" + std::to_string(text.size()) + " 0.5 0.125 0.25\n";
    }
    QTest::newRow("plain") << QString::fromStdString(write("progress.vec", text).string());
    QTest::newRow("compressed") << QString::fromStdString((dataFolder / "vectors" / "progress.vec.xz").string());
}

void TestReadVectors::reportsProgressAndCancels()
{
    QFETCH(QString, file);
    const std::filesystem::path path = file.toStdString();
    const std::uint64_t size = std::filesystem::file_size(path);
    CountingProgress whole(~std::uint64_t{0});
    ReadReport report;
    readVectors(path, {}, whole, report);
    QVERIFY(whole.m_named && whole.m_orderly);
    QCOMPARE(whole.m_total, size);
    QCOMPARE(whole.m_done.load(), size);

    CountingProgress cancelled(size / 2);
    QVERIFY_EXCEPTION_THROWN(readVectors(path, {}, cancelled, report), Cancelled);
}

QTEST_GUILESS_MAIN(TestReadVectors)
#include "TestReadVectors.moc"
