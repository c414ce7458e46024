#include "base/Error.h"
#include "base/MapGuard.h"
#include "base/MemoryMap.h"
#include "base/Progress.h"
#include "resources/EmbeddingSpace.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <memory>
#include <numeric>
#include <optional>
#include <string>

using namespace crossgloss;

/// Mapped files that become shorter while they are in use.
class TestMemoryMap : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void smallFilesAreCopied();
    void lostBytesReadAsZerosAndAreTold();
    void emptiedFilesToo();
    void otherMapsGoOn();
    void spacesThatShrinkAreTold();

private:
    std::filesystem::path write(const char* name, std::size_t size) const
    {
        const std::filesystem::path path = m_folder.filePath(QString::fromUtf8(name)).toStdString();
        std::ofstream(path, std::ios::binary) << std::string(size, 'x');
        return path;
    }
    static std::string problem(const std::function<void()>& work)
    {
        try {
            work();
        } catch (const Error& error) {
            return error.file();
        }
        return {};
    }

    QTemporaryDir m_folder;
};

void TestMemoryMap::smallFilesAreCopied()
{
    const std::filesystem::path path = write("small", 100000);
    const MemoryMap map(path);
    std::filesystem::resize_file(path, 0);
    QCOMPARE(std::string(map.text(), map.size()), std::string(100000, 'x'));
    map.requireIntact();
    map.advise(MemoryMap::Access::NotNeeded);
    QCOMPARE(map.text()[0], 'x');
    MapGuard::requireAll();
}

void TestMemoryMap::lostBytesReadAsZerosAndAreTold()
{
    const std::filesystem::path path = write("large", 4 * MemoryMap::largestCopy);
    {
        const MemoryMap map(path);
        map.requireIntact();
        std::filesystem::resize_file(path, 100);
        map.requireIntact(); // nobody has looked yet
        QCOMPARE(map.text()[0], 'x');
        QCOMPARE(map.text()[map.size() - 1], '\0');
        QCOMPARE(map.text()[map.size() / 2], '\0');
        QCOMPARE(problem([&] { map.requireIntact(); }), path.string());
        QCOMPARE(problem([] { NullProgress().throwIfCancelled(); }), path.string());
        MemoryMap moved;
        moved = MemoryMap(path); // of what is left
        moved.requireIntact();
    }
    MapGuard::requireAll();
}

void TestMemoryMap::emptiedFilesToo()
{
    const std::filesystem::path path = write("emptied", 2 * MemoryMap::largestCopy);
    const MemoryMap map(path);
    std::filesystem::resize_file(path, 0);
    std::size_t sum = 0;
    for (std::size_t i = 0; i < map.size(); ++i) {
        sum += static_cast<unsigned char>(map.text()[i]);
    }
    QCOMPARE(sum, std::size_t{0});
    QCOMPARE(problem([&] { map.requireIntact(); }), path.string());
}

void TestMemoryMap::otherMapsGoOn()
{
    const MemoryMap whole(write("whole", 2 * MemoryMap::largestCopy));
    const std::filesystem::path path = write("cut", 2 * MemoryMap::largestCopy);
    auto cut = std::make_unique<MemoryMap>(path);
    std::filesystem::resize_file(path, 0);
    QCOMPARE(cut->text()[0], '\0');
    whole.requireIntact();
    QCOMPARE(whole.text()[whole.size() - 1], 'x');
    cut.reset();
    MapGuard::requireAll();
}

void TestMemoryMap::spacesThatShrinkAreTold()
{
    const std::filesystem::path text = m_folder.filePath("a.vec").toStdString();
    {
        std::ofstream out(text);
        for (int i = 0; i < 20000; ++i) {
            out << "word" << i;
            for (int j = 0; j < 40; ++j) {
                out << " 0." << i % 7 + 1;
            }
            out << '\n';
        }
    }
    NullProgress progress;
    ReadReport report;
    const std::filesystem::path path = m_folder.filePath("a.space").toStdString();
    writeSpace(readVectors(text, {}, progress, report), path);
    for (const std::uintmax_t left :
         {std::uintmax_t{0}, std::uintmax_t{100000}, std::filesystem::file_size(path) / 2}) {
        writeSpace(readVectors(text, {}, progress, report), path);
        const EmbeddingSpace space = openSpace(path);
        QVERIFY(space.find("word19999").has_value());
        std::filesystem::resize_file(path, left);
        // Whatever comes of it, nothing ends the program.
        std::size_t letters = 0;
        float sum = 0;
        for (std::size_t row = 0; row < space.size(); ++row) {
            letters += space.word(row).size();
            sum += space.data()[row * space.dimension() + 39];
        }
        static_cast<void>(space.find("word19998"));
        QVERIFY(letters < 200000 && sum < 20000);
        QCOMPARE(problem([] { NullProgress().throwIfCancelled(); }), path.string());
    }
    MapGuard::requireAll();
}

QTEST_GUILESS_MAIN(TestMemoryMap)
#include "TestMemoryMap.moc"
