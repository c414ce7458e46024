#include "base/Error.h"
#include "resources/CompressedInput.h"
#include "resources/CompressedOutput.h"
#include "resources/LineReader.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <optional>
#include <sstream>

using namespace crossgloss;

namespace {

std::filesystem::path dataFile(const std::string& name)
{
    return std::filesystem::path(CROSSGLOSS_TEST_DATA) / "compressed" / name;
}

std::string bytesOf(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    std::ostringstream content;
    content << file.rdbuf();
    return content.str();
}

std::optional<std::string> errorOf(const std::function<void()>& action)
{
    try {
        action();
    } catch (const Error& error) {
        return error.what();
    }
    return std::nullopt;
}

} // namespace

class TestCompressedInput : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void readsEveryFormat_data();
    void readsEveryFormat();
    void readsInSmallPieces_data() { readsEveryFormat_data(); }
    void readsInSmallPieces();
    void concatenatedGzipMembersAreOneFile();
    void emptyFilesAreEmpty();
    void everyTruncationIsAnError_data();
    void everyTruncationIsAnError();
    void everyFlippedByteIsAnErrorOrHarmless_data() { everyTruncationIsAnError_data(); }
    void everyFlippedByteIsAnErrorOrHarmless();
    void stopsAtTheLimit();
    void bombsAreErrors();
    void linesMayEndWithReturnsAlone();
    void missingFilesAndFoldersAreErrors();
    void linesLoseTheirEndsAndTheByteOrderMark();
    void linesLongerThanTheBuffer();
    void linesAreLimited();
    void linesCountAcrossCompression();

private:
    std::filesystem::path write(const std::string& name, const std::string& content);
    QTemporaryDir m_folder;
    std::string m_lines;
};

std::filesystem::path TestCompressedInput::write(const std::string& name, const std::string& content)
{
    const std::filesystem::path path = std::filesystem::path(m_folder.path().toStdString()) / name;
    // Not overwritten but made anew: file systems flush a file that is cut to nothing and written again.
    std::filesystem::remove(path);
    std::ofstream(path, std::ios::binary) << content;
    return path;
}

void TestCompressedInput::initTestCase()
{
    QVERIFY(m_folder.isValid());
    m_lines = bytesOf(dataFile("lines.txt"));
    QVERIFY(m_lines.size() > 5000);
}

void TestCompressedInput::readsEveryFormat_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("compression");
    QTest::newRow("plain") << "lines.txt" << static_cast<int>(Compression::None);
    QTest::newRow("gzip") << "lines.txt.gz" << static_cast<int>(Compression::Gzip);
    QTest::newRow("dictzip") << "lines.txt.dz" << static_cast<int>(Compression::Gzip);
    QTest::newRow("xz") << "lines.txt.xz" << static_cast<int>(Compression::Xz);
    QTest::newRow("bzip2") << "lines.txt.bz2" << static_cast<int>(Compression::Bzip2);
    QTest::newRow("zstd") << "lines.txt.zst" << static_cast<int>(Compression::Zstd);
}

void TestCompressedInput::readsEveryFormat()
{
    QFETCH(QString, file);
    QFETCH(int, compression);
    const std::filesystem::path path = dataFile(file.toStdString());
    QCOMPARE(readWhole(path, m_lines.size()), m_lines);
    CompressedInput input(path);
    QCOMPARE(static_cast<int>(input.compression()), compression);
    QCOMPARE(input.totalBytes(), std::uint64_t{std::filesystem::file_size(path)});
    std::string content(m_lines.size() + 100, '\0');
    QCOMPARE(input.read(content.data(), content.size()), m_lines.size());
    QCOMPARE(input.read(content.data(), content.size()), std::size_t{0});
    QCOMPARE(input.bytesRead(), input.totalBytes());
}

void TestCompressedInput::readsInSmallPieces()
{
    QFETCH(QString, file);
    CompressedInput input(dataFile(file.toStdString()));
    std::string content;
    char piece[7];
    while (const std::size_t count = input.read(piece, sizeof piece)) {
        content.append(piece, count);
    }
    QCOMPARE(content, m_lines);
}

void TestCompressedInput::concatenatedGzipMembersAreOneFile()
{
    QCOMPARE(readWhole(dataFile("two-members.txt.gz"), 0), m_lines);
}

void TestCompressedInput::emptyFilesAreEmpty()
{
    QCOMPARE(readWhole(write("empty", ""), 0), std::string());
    QCOMPARE(readWhole(dataFile("empty.txt.gz"), 0), std::string());
    QCOMPARE(readWhole(dataFile("empty.txt.xz"), 0), std::string());
    LineReader reader(write("empty", ""));
    std::string_view line;
    QVERIFY(!reader.next(line));
    QCOMPARE(reader.line(), std::size_t{0});
}

void TestCompressedInput::everyTruncationIsAnError_data()
{
    QTest::addColumn<QString>("file");
    for (const char* file : {"lines.txt.gz", "lines.txt.dz", "lines.txt.xz", "lines.txt.bz2", "lines.txt.zst"}) {
        QTest::newRow(file) << file;
    }
}

void TestCompressedInput::everyTruncationIsAnError()
{
    QFETCH(QString, file);
    const std::string whole = bytesOf(dataFile(file.toStdString()));
    // Below six bytes the kind of compression may not be told yet.
    for (std::size_t size = 6; size < whole.size(); size += size < 32 || whole.size() - size < 24 ? 1 : 61) {
        const std::filesystem::path path = write("cut", whole.substr(0, size));
        const std::optional<std::string> error = errorOf([&] { readWhole(path, 0); });
        QVERIFY2(error, qPrintable(QStringLiteral("cut to %1 bytes").arg(size)));
        QVERIFY(error->starts_with(path.string()));
    }
}

void TestCompressedInput::everyFlippedByteIsAnErrorOrHarmless()
{
    QFETCH(QString, file);
    const std::string whole = bytesOf(dataFile(file.toStdString()));
    for (std::size_t position = 6; position < whole.size(); position += position < 32 ? 1 : 43) {
        std::string flipped = whole;
        flipped[position] = static_cast<char>(flipped[position] ^ 0x55);
        const std::filesystem::path path = write("flipped", flipped);
        std::string content;
        const std::optional<std::string> error = errorOf([&] { content = readWhole(path, 1 << 20); });
        QVERIFY2(error || content == m_lines, qPrintable(QStringLiteral("byte %1").arg(position)));
    }
}

void TestCompressedInput::stopsAtTheLimit()
{
    // 3 MB of zeros in 3 kB.
    const std::filesystem::path path = dataFile("zeros.gz");
    QCOMPARE(readWhole(path, 3000000).size(), std::size_t{3000000});
    const std::optional<std::string> error = errorOf([&] { readWhole(path, 2999999); });
    QVERIFY(error && error->find("zeros.gz") != std::string::npos && error->find("2999999") != std::string::npos);
    QVERIFY(errorOf([&] { readWhole(dataFile("lines.txt"), 100); }));
}

void TestCompressedInput::bombsAreErrors()
{
    const std::filesystem::path path = std::filesystem::path(m_folder.path().toStdString()) / "bomb.gz";
    {
        CompressedOutput out(path);
        const std::string piece(std::size_t{1} << 20, '\0');
        for (int i = 0; i < 40; ++i) {
            out.write(piece.data(), piece.size());
        }
        out.commit();
    }
    const std::uint64_t allowed = maxExpanded(std::filesystem::file_size(path));
    QVERIFY(allowed < 40U << 20);
    const std::optional<std::string> error = errorOf([&] { readWhole(path, 0); });
    QVERIFY(error && error->find(std::to_string(allowed)) != std::string::npos);
    QVERIFY(errorOf([&] { readWhole(path, 1000); })->find("1000 bytes") != std::string::npos);
    CompressedInput input(path);
    std::string start(1000, 'x');
    QCOMPARE(input.read(start.data(), start.size()), std::size_t{1000});
}

void TestCompressedInput::linesMayEndWithReturnsAlone()
{
    const auto lines = [&](const std::string& content) {
        LineReader reader(write("returns", content));
        std::vector<std::string> read;
        for (std::string_view line; reader.next(line);) {
            read.emplace_back(line);
        }
        return read;
    };
    QCOMPARE(lines("one\rtwo\r\rthree"), (std::vector<std::string>{"one", "two", "", "three"}));
    QCOMPARE(lines("one\r"), (std::vector<std::string>{"one"}));
    QCOMPARE(lines("one\rtwo\r\nthree"), (std::vector<std::string>{"one\rtwo", "three"}));
}

void TestCompressedInput::missingFilesAndFoldersAreErrors()
{
    const std::filesystem::path folder = m_folder.path().toStdString();
    for (const std::filesystem::path& path : {folder, folder / "missing.txt"}) {
        const std::optional<std::string> error = errorOf([&] { CompressedInput input(path); });
        QVERIFY(error && error->starts_with(path.string()));
    }
}

void TestCompressedInput::linesLoseTheirEndsAndTheByteOrderMark()
{
    LineReader reader(write("lines", "\xef\xbb\xbf""one\r\n\ntwo\rthree\n\xef\xbb\xbf""four"));
    std::vector<std::string> lines;
    std::string_view line;
    while (reader.next(line)) {
        lines.emplace_back(line);
        QCOMPARE(reader.line(), lines.size());
    }
    QCOMPARE(lines, (std::vector<std::string>{"one", "", "two\rthree", "\xef\xbb\xbf""four"}));
    QVERIFY(!reader.next(line));
}

void TestCompressedInput::linesLongerThanTheBuffer()
{
    std::string content;
    for (const std::size_t length : {0u, 262143u, 262144u, 262145u, 1000000u, 3u}) {
        content += std::string(length, 'x') + "\n";
    }
    LineReader reader(write("long", content));
    std::string read;
    std::string_view line;
    while (reader.next(line)) {
        read.append(line) += '\n';
    }
    QVERIFY(read == content);
    QCOMPARE(reader.line(), std::size_t{6});
}

void TestCompressedInput::linesAreLimited()
{
    const std::filesystem::path path = write("limited", "short\n" + std::string(600000, 'y'));
    LineReader reader(path, {.maximumBytes = 0, .maximumLine = 500000});
    std::string_view line;
    QVERIFY(reader.next(line));
    const std::optional<std::string> error = errorOf([&] { reader.next(line); });
    QVERIFY(error && error->starts_with(path.string() + ":2: "));
}

void TestCompressedInput::linesCountAcrossCompression()
{
    LineReader reader(dataFile("lines.txt.xz"));
    std::string_view line;
    while (reader.next(line)) {
        QVERIFY(line.starts_with(std::to_string(reader.line()) + "\t"));
    }
    QCOMPARE(reader.line(), std::size_t{400});
    QCOMPARE(reader.bytesRead(), reader.totalBytes());
}

QTEST_GUILESS_MAIN(TestCompressedInput)
#include "TestCompressedInput.moc"
