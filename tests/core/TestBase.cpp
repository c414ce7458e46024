#include "base/AtomicFile.h"
#include "base/Checksum.h"
#include "base/Error.h"
#include "base/MemoryMap.h"
#include "base/OneLine.h"
#include "base/PageBuffer.h"
#include "base/Parallel.h"
#include "base/Random.h"
#include "base/TemporaryFile.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <csignal>
#include <cstring>
#include <fstream>
#include <numeric>
#include <map>
#include <memory>
#include <sstream>
#include <vector>

#include <sys/wait.h>
#include <unistd.h>

#include <sys/stat.h>

using namespace crossgloss;

class TestBase : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void messagesAreFilledIn();
    void errorsTellFileLineAndAdvice();
    void errorsStayOnOneLine();
    void errorsStayShort();
    void cancelledIsAnError();

    void atomicFileAppearsWhole();
    void atomicFileLeavesNothingWithoutCommit();
    void atomicFileReplaces();
    void atomicFileMakesFolders();
    void atomicFilesOfOneNameDoNotMix();
    void atomicFileRefusesWhatCannotBeWritten();
    void atomicFileFollowsLinksAndKeepsPermissions();
    void atomicFileWritesToDevices();
    void temporariesOfEndedProcessesAreSwept();
    void temporaryFoldersArePrivate();
    void signalsLeaveNoTemporaries_data();
    void signalsLeaveNoTemporaries();

    void memoryMapShowsTheFile();
    void memoryMapOfAnEmptyFile();
    void memoryMapMoves();
    void memoryMapRefusesMissingFilesAndFolders();
    void memoryMapTakesAnyAdvice();

    void pageBufferIsZeroedAndGrows();
    void pageBufferShrinks();
    void pageBufferCostsNothingUntouched();

    void rangesCoverEverythingOnce_data();
    void rangesCoverEverythingOnce();
    void rangesDependOnCountAndThreadsAlone();
    void eachIndexOnce_data() { rangesCoverEverythingOnce_data(); }
    void eachIndexOnce();
    void exceptionsOfBodiesComeOut();
    void threadsAreResolved();

    void randomIsTheSameEverywhere();
    void uniformIsUniform();
    void uniformBelowIsInRangeAndFair();
    void normalIsNormal();
    void shuffleIsAPermutation();

    void checksumOfKnownBytes();
    void checksumOfPiecesAndFilesIsTheSame();

private:
    std::filesystem::path path(const std::string& name) const
    {
        return std::filesystem::path(m_folder->path().toStdString()) / name;
    }
    static std::string bytesOf(const std::filesystem::path& path)
    {
        std::ostringstream content;
        content << std::ifstream(path, std::ios::binary).rdbuf();
        return content.str();
    }
    std::size_t fileCount() const
    {
        const std::filesystem::recursive_directory_iterator files(path(""));
        return static_cast<std::size_t>(
            std::count_if(begin(files), end(files), [](const auto& entry) { return entry.is_regular_file(); }));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestBase::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestBase::messagesAreFilledIn()
{
    QCOMPARE(formatMessage("%1 of %2", {"three", "four"}), std::string("three of four"));
    QCOMPARE(formatMessage("%2 before %1", {"a", "b"}), std::string("b before a"));
    QCOMPARE(formatMessage("%1%1", {"x"}), std::string("xx"));
    // Arguments are not filled again, and what has no argument stays.
    QCOMPARE(formatMessage("%1 %2", {"%2"}), std::string("%2 %2"));
    QCOMPARE(formatMessage("100 % of %0 %", {"x"}), std::string("100 % of %0 %"));
    QCOMPARE(formatMessage("", {"x"}), std::string());
}

void TestBase::errorsTellFileLineAndAdvice()
{
    Error error("Row %1 is bad", {"7"});
    QCOMPARE(error.what(), "Row 7 is bad");
    error.at("a.vec", 8);
    QCOMPARE(error.what(), "a.vec:8: Row 7 is bad");
    error.advise("Delete row %1");
    QCOMPARE(error.what(), "a.vec:8: Row 7 is bad. Delete row 7");
    QCOMPARE(error.text(), std::string("Row %1 is bad"));
    QCOMPARE(error.arguments(), std::vector<std::string>{"7"});
    QCOMPARE(error.file(), std::string("a.vec"));
    QCOMPARE(error.line(), std::size_t{8});
    QCOMPARE(error.advice(), std::string("Delete row %1"));
    error.at("b.vec");
    QCOMPARE(error.what(), "b.vec: Row 7 is bad. Delete row 7");
    QCOMPARE(Error("Done.").advise("Go on").what(), "Done. Go on");
}

void TestBase::errorsStayOnOneLine()
{
    const Error error = Error("Odd word %1", {"a\nb\tc\x01"}).at("x\ny");
    QVERIFY(std::string_view(error.what()).find_first_of("\n\t\x01") == std::string_view::npos);
    QVERIFY(std::string_view(error.what()).find("a b c") != std::string_view::npos);
}

void TestBase::errorsStayShort()
{
    const std::string flood(5000, 'x');
    const Error one("Row %1 is bad", {flood});
    const std::size_t size = std::string(one.what()).size();
    QVERIFY(size > 250 && size <= maxMessageLength + 2); // "…" has three bytes
    const Error two("Row %1 of %2 is bad", {flood, "7"});
    QVERIFY(std::string(two.what()).ends_with(" of 7 is bad"));
    QVERIFY(std::string(two.what()).size() <= maxMessageLength + 2);
    const Error both("%1 and %2", {flood, flood});
    QCOMPARE(both.arguments()[0], both.arguments()[1]);
    QVERIFY(std::string(both.what()).size() <= maxMessageLength + 4);
    // Whatever comes as an argument can be shown.
    const Error odd("Word %1", {"caff\xe8\n\x1b[31m\xe2\x80\xae"});
    QCOMPARE(odd.what(), "Word caff\xef\xbf\xbd  [31m ");
    Error file("Bad");
    file.at(std::string(3000, '/'), 3);
    QVERIFY(std::string(file.what()).size() < 300);
    QCOMPARE(file.file().size(), std::size_t{3000});
    QCOMPARE(oneLine("\xc3\xa9t\xc3\xa9", 2), std::string("\xc3\xa9\xe2\x80\xa6"));
    QCOMPARE(oneLine("ab", 2), std::string("ab"));
}

void TestBase::cancelledIsAnError()
{
    try {
        throw Cancelled();
    } catch (const Error& error) {
        QCOMPARE(error.what(), "Cancelled");
        QVERIFY(dynamic_cast<const Cancelled*>(&error));
    }
}

void TestBase::atomicFileAppearsWhole()
{
    AtomicFile file(path("x"));
    file.write("ab", 2);
    file.stream() << "cd";
    QVERIFY(!std::filesystem::exists(path("x")));
    file.commit();
    QCOMPARE(bytesOf(path("x")), std::string("abcd"));
    QCOMPARE(fileCount(), std::size_t{1});
}

void TestBase::atomicFileLeavesNothingWithoutCommit()
{
    {
        AtomicFile file(path("x"));
        file.write("ab", 2);
    }
    QCOMPARE(fileCount(), std::size_t{0});
}

void TestBase::atomicFileReplaces()
{
    std::ofstream(path("x")) << "old and longer";
    {
        AtomicFile file(path("x"));
        file.write("new", 3);
    }
    QCOMPARE(bytesOf(path("x")), std::string("old and longer"));
    AtomicFile file(path("x"));
    file.write("new", 3);
    file.commit();
    QCOMPARE(bytesOf(path("x")), std::string("new"));
}

void TestBase::atomicFileMakesFolders()
{
    AtomicFile file(path("a") / "b" / "x");
    file.commit();
    QVERIFY(std::filesystem::exists(path("a") / "b" / "x"));
}

void TestBase::atomicFilesOfOneNameDoNotMix()
{
    AtomicFile first(path("x"));
    AtomicFile second(path("x"));
    first.write("first", 5);
    second.write("second", 6);
    second.commit();
    QCOMPARE(bytesOf(path("x")), std::string("second"));
    first.commit();
    QCOMPARE(bytesOf(path("x")), std::string("first"));
    QCOMPARE(fileCount(), std::size_t{1});
}

void TestBase::atomicFileRefusesWhatCannotBeWritten()
{
    std::ofstream(path("file")) << "no folder";
    QVERIFY_EXCEPTION_THROWN(AtomicFile(path("file") / "x"), Error);
    std::filesystem::create_directory(path("folder"));
    std::filesystem::create_directory(path("folder") / "inside");
    AtomicFile file(path("folder"));
    file.write("ab", 2);
    QVERIFY_EXCEPTION_THROWN(file.commit(), Error);
}

void TestBase::atomicFileFollowsLinksAndKeepsPermissions()
{
    std::ofstream(path("real")) << "old";
    std::filesystem::permissions(path("real"),
                                 std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    std::filesystem::create_symlink("real", path("link"));
    AtomicFile file(path("link"));
    file.write("new", 3);
    file.commit();
    QVERIFY(std::filesystem::is_symlink(path("link")));
    QCOMPARE(bytesOf(path("real")), std::string("new"));
    QCOMPARE(std::filesystem::status(path("real")).permissions(),
             std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
}

void TestBase::atomicFileWritesToDevices()
{
    AtomicFile nothing("/dev/null");
    nothing.write("ab", 2);
    nothing.commit();
    QVERIFY(std::filesystem::is_character_file("/dev/null"));
    if (std::filesystem::exists("/dev/full")) {
        AtomicFile full("/dev/full");
        full.write("ab", 2);
        QVERIFY_EXCEPTION_THROWN(full.commit(), Error);
    }
}

void TestBase::temporaryFoldersArePrivate()
{
    const mode_t before = ::umask(0);
    const TemporaryFolder folder(path(""));
    const TemporaryFile file(path(""));
    ::umask(before);
    QCOMPARE(static_cast<unsigned>(std::filesystem::status(folder.path()).permissions()), 0700U);
    QCOMPARE(static_cast<unsigned>(std::filesystem::status(file.path()).permissions()), 0600U);
}

void TestBase::temporariesOfEndedProcessesAreSwept()
{
    // What nobody has locked belongs to nobody, however young; what has another name is somebody's.
    const std::filesystem::path left = path(".crossgloss-0123456789abcdef.part");
    std::ofstream(left) << "half";
    std::ofstream(path(".crossgloss-0123456789abcdef.part.txt")) << "mine";
    std::ofstream(path("x.part-1-0")) << "mine";
    // Folders as files; what a link leads to is nobody's business.
    std::filesystem::create_directories(path(".crossgloss-fedcba9876543210.part") / "inside");
    std::filesystem::create_directory(path("elsewhere"));
    std::ofstream(path("elsewhere") / "letter") << "mine";
    std::filesystem::create_directory_symlink(path("elsewhere"), path(".crossgloss-fedcba9876543210.part") / "link");
    std::filesystem::create_directory_symlink(path("elsewhere"), path(".crossgloss-00000000000000ff.part"));
    const TemporaryFolder living(path(""));
    AtomicFile own(path("x"));
    QCOMPARE(sweepTemporaries(path("")), std::size_t{0}); // making the first one has swept
    QVERIFY(!std::filesystem::exists(left));
    QVERIFY(std::filesystem::exists(path(".crossgloss-0123456789abcdef.part.txt")));
    QVERIFY(std::filesystem::exists(path("x.part-1-0")));
    QVERIFY(!std::filesystem::exists(path(".crossgloss-fedcba9876543210.part")));
    QVERIFY(std::filesystem::is_symlink(path(".crossgloss-00000000000000ff.part")));
    QVERIFY(std::filesystem::exists(path("elsewhere") / "letter"));
    QVERIFY(std::filesystem::is_directory(living.path()));
    own.write("ab", 2);
    own.commit();
    QCOMPARE(bytesOf(path("x")), std::string("ab"));
}

void TestBase::signalsLeaveNoTemporaries_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<bool>("noticed");
    QTest::newRow("SIGTERM") << SIGTERM << true;
    QTest::newRow("SIGHUP") << SIGHUP << true;
    QTest::newRow("SIGKILL") << SIGKILL << false;
}

void TestBase::signalsLeaveNoTemporaries()
{
    QFETCH(int, number);
    QFETCH(bool, noticed);
    int ready[2];
    QVERIFY(pipe(ready) == 0);
    const pid_t child = fork();
    QVERIFY(child >= 0);
    if (child == 0) {
        signal(number, SIG_DFL);
        removeTemporariesOnSignals();
        AtomicFile file(path("x"));
        file.stream() << "half" << std::flush;
        const bool told = write(ready[1], "1", 1) == 1;
        while (told) {
            pause();
        }
        _exit(1);
    }
    char byte = 0;
    QCOMPARE(read(ready[0], &byte, 1), ssize_t{1});
    close(ready[0]);
    close(ready[1]);
    QCOMPARE(fileCount(), std::size_t{1});
    QCOMPARE(sweepTemporaries(path("")), std::size_t{0}); // its process lives
    QCOMPARE(kill(child, number), 0);
    int status = 0;
    QCOMPARE(waitpid(child, &status, 0), child);
    QVERIFY(WIFSIGNALED(status) && WTERMSIG(status) == number);
    QCOMPARE(fileCount(), std::size_t{noticed ? 0U : 1U});
    QCOMPARE(sweepTemporaries(path("")), std::size_t{noticed ? 0U : 1U});
}

void TestBase::memoryMapShowsTheFile()
{
    std::ofstream(path("x"), std::ios::binary) << std::string("a\0b", 3);
    const MemoryMap map(path("x"));
    QCOMPARE(map.size(), std::size_t{3});
    QCOMPARE(std::string(map.text(), map.size()), std::string("a\0b", 3));
    QCOMPARE(map.bytes().size(), std::size_t{3});
}

void TestBase::memoryMapOfAnEmptyFile()
{
    std::ofstream(path("x")).close();
    const MemoryMap map(path("x"));
    QCOMPARE(map.size(), std::size_t{0});
    map.advise(MemoryMap::Access::WillNeed);
    QVERIFY(MemoryMap().bytes().empty());
}

void TestBase::memoryMapMoves()
{
    std::ofstream(path("x")) << "one";
    std::ofstream(path("y")) << "three";
    MemoryMap map(path("x"));
    MemoryMap other(path("y"));
    other = std::move(map);
    QCOMPARE(std::string(other.text(), other.size()), std::string("one"));
    QCOMPARE(map.size(), std::size_t{0});
    const MemoryMap third(std::move(other));
    QCOMPARE(std::string(third.text(), third.size()), std::string("one"));
}

void TestBase::memoryMapRefusesMissingFilesAndFolders()
{
    QVERIFY_EXCEPTION_THROWN(MemoryMap(path("missing")), Error);
    QVERIFY_EXCEPTION_THROWN(MemoryMap(path("")), Error);
}

void TestBase::memoryMapTakesAnyAdvice()
{
    std::ofstream(path("x")) << std::string(100000, 'x');
    const MemoryMap map(path("x"));
    for (const MemoryMap::Access access :
         {MemoryMap::Access::Normal, MemoryMap::Access::Sequential, MemoryMap::Access::WillNeed}) {
        map.advise(access);
        map.advise(access, 5000, 100);
        map.advise(access, 99999, ~std::size_t{0});
        map.advise(access, 200000, 1);
    }
    QCOMPARE(map.text()[99999], 'x');
}

void TestBase::pageBufferIsZeroedAndGrows()
{
    PageBuffer buffer(10);
    QCOMPARE(buffer.size(), std::size_t{10});
    QVERIFY(std::all_of(buffer.data(), buffer.data() + 10, [](std::byte b) { return b == std::byte{0}; }));
    std::memset(buffer.data(), 7, 10);
    buffer.grow(5);
    QCOMPARE(buffer.size(), std::size_t{10});
    buffer.grow(5 << 20);
    QCOMPARE(buffer.size(), std::size_t{5 << 20});
    QCOMPARE(buffer.data()[9], std::byte{7});
    QCOMPARE(buffer.data()[10], std::byte{0});
    QCOMPARE(buffer.data()[(5 << 20) - 1], std::byte{0});
    const PageBuffer moved = std::move(buffer);
    QCOMPARE(moved.data()[9], std::byte{7});
    QCOMPARE(buffer.size(), std::size_t{0});
    PageBuffer fromNothing;
    fromNothing.grow(100);
    QCOMPARE(fromNothing.as<std::uint32_t>(25)[24], 0u);
}

void TestBase::pageBufferShrinks()
{
    PageBuffer buffer(1 << 20);
    std::memset(buffer.data(), 7, buffer.size());
    buffer.shrink(2 << 20);
    QCOMPARE(buffer.size(), std::size_t{1 << 20});
    buffer.shrink(5000);
    QCOMPARE(buffer.size(), std::size_t{5000});
    QCOMPARE(buffer.data()[4999], std::byte{7});
    buffer.shrink(0);
    QCOMPARE(buffer.size(), std::size_t{0});
    buffer.shrink(0);
}

void TestBase::pageBufferCostsNothingUntouched()
{
#ifdef __linux__
    // Far more than a test machine has; only the ends are touched.
    PageBuffer buffer(std::size_t{64} << 30);
    buffer.data()[0] = std::byte{1};
    buffer.data()[buffer.size() - 1] = std::byte{2};
    buffer.shrink(1);
    QCOMPARE(buffer.data()[0], std::byte{1});
#else
    QSKIP("reserves memory on other systems");
#endif
}

void TestBase::rangesCoverEverythingOnce_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("threads");
    for (const int count : {0, 1, 2, 7, 1000, 100003}) {
        for (const int threads : {0, 1, 2, 3, 16}) {
            QTest::newRow(qPrintable(QStringLiteral("%1 on %2").arg(count).arg(threads))) << count << threads;
        }
    }
}

void TestBase::rangesCoverEverythingOnce()
{
    QFETCH(int, count);
    QFETCH(int, threads);
    std::vector<std::atomic<int>> seen(static_cast<std::size_t>(count));
    std::vector<std::atomic<int>> parts(static_cast<std::size_t>(resolveThreads(threads)));
    parallelRanges(seen.size(), threads, [&](std::size_t begin, std::size_t end, int part) {
        ++parts.at(static_cast<std::size_t>(part));
        for (std::size_t i = begin; i < end; ++i) {
            ++seen.at(i);
        }
    });
    QVERIFY(std::ranges::all_of(seen, [](const auto& times) { return times == 1; }));
    QVERIFY(std::ranges::all_of(parts, [](const auto& times) { return times <= 1; }));
}

void TestBase::rangesDependOnCountAndThreadsAlone()
{
    const auto split = [] {
        std::vector<std::pair<std::size_t, std::size_t>> ranges(3);
        parallelRanges(1000, 3, [&](std::size_t begin, std::size_t end, int part) {
            ranges[static_cast<std::size_t>(part)] = {begin, end};
        });
        return ranges;
    };
    const auto first = split();
    QCOMPARE(first.front().first, std::size_t{0});
    QCOMPARE(first.back().second, std::size_t{1000});
    for (const auto& [begin, end] : first) {
        QVERIFY(end - begin == 333 || end - begin == 334);
    }
    for (int repeat = 0; repeat < 20; ++repeat) {
        QVERIFY(split() == first);
    }
}

void TestBase::eachIndexOnce()
{
    QFETCH(int, count);
    QFETCH(int, threads);
    std::vector<std::atomic<int>> seen(static_cast<std::size_t>(count));
    parallelEach(seen.size(), threads, [&](std::size_t index) { ++seen.at(index); });
    QVERIFY(std::ranges::all_of(seen, [](const auto& times) { return times == 1; }));
}

void TestBase::exceptionsOfBodiesComeOut()
{
    for (const int threads : {1, 2, 4}) {
        QVERIFY_EXCEPTION_THROWN(parallelRanges(100, threads,
                                                [](std::size_t, std::size_t end, int) {
                                                    if (end == 100) {
                                                        throw Error("from a body");
                                                    }
                                                }),
                                 Error);
        QVERIFY_EXCEPTION_THROWN(parallelEach(100, threads,
                                              [](std::size_t index) {
                                                  if (index == 57) {
                                                      throw Error("from a body");
                                                  }
                                              }),
                                 Error);
    }
}

void TestBase::threadsAreResolved()
{
    QCOMPARE(resolveThreads(3), 3);
    QVERIFY(resolveThreads(0) >= 1);
    QCOMPARE(resolveThreads(-1), resolveThreads(0));
}

void TestBase::randomIsTheSameEverywhere()
{
    // The first is the standard's own check value (the 10,000th number of the default seed).
    Random standard;
    standard.discard(9999);
    QCOMPARE(static_cast<std::uint64_t>(standard()), std::uint64_t{9981545732273789042u});
    Random a(42);
    Random b(42);
    for (int i = 0; i < 100; ++i) {
        QCOMPARE(normal(a), normal(b));
        QCOMPARE(uniformBelow(a, 1000), uniformBelow(b, 1000));
    }
}

void TestBase::uniformIsUniform()
{
    Random random(1);
    std::vector<int> bins(20);
    for (int i = 0; i < 100000; ++i) {
        const double value = uniform(random);
        QVERIFY(value >= 0 && value < 1);
        ++bins[static_cast<std::size_t>(value * 20)];
    }
    // Expected 5000 each with a standard deviation of 69.
    for (const int count : bins) {
        QVERIFY(std::abs(count - 5000) < 350);
    }
}

void TestBase::uniformBelowIsInRangeAndFair()
{
    Random random(2);
    for (const std::uint64_t bound : {std::uint64_t{1}, std::uint64_t{7}, (std::uint64_t{1} << 63) + 1, ~std::uint64_t{0}}) {
        for (int i = 0; i < 1000; ++i) {
            QVERIFY(uniformBelow(random, bound) < bound);
        }
    }
    std::vector<int> bins(7);
    for (int i = 0; i < 70000; ++i) {
        ++bins[static_cast<std::size_t>(uniformBelow(random, 7))];
    }
    // Expected 10000 each with a standard deviation of 93.
    for (const int count : bins) {
        QVERIFY(std::abs(count - 10000) < 500);
    }
}

void TestBase::normalIsNormal()
{
    Random random(3);
    constexpr int count = 200000;
    double moments[5] = {};
    for (int i = 0; i < count; ++i) {
        const double value = normal(random);
        double power = 1;
        for (double& moment : moments) {
            moment += power / count;
            power *= value;
        }
    }
    // Five standard deviations: the powers' variances are 1, 2, 15 and 96.
    const auto bound = [](double variance) { return 5 * std::sqrt(variance / count); };
    QVERIFY(std::abs(moments[1]) < bound(1));
    QVERIFY(std::abs(moments[2] - 1) < bound(2));
    QVERIFY(std::abs(moments[3]) < bound(15));
    QVERIFY(std::abs(moments[4] - 3) < bound(96));
}

void TestBase::shuffleIsAPermutation()
{
    std::vector<int> order(100);
    std::iota(order.begin(), order.end(), 0);
    std::vector<int> shuffled = order;
    Random random(4);
    shuffle(shuffled, random);
    QVERIFY(shuffled != order);
    QVERIFY(std::ranges::is_permutation(shuffled, order));
    // Every order of three comes up equally often.
    std::map<std::vector<int>, int> orders;
    for (int i = 0; i < 60000; ++i) {
        std::vector<int> three = {0, 1, 2};
        shuffle(three, random);
        ++orders[three];
    }
    QCOMPARE(orders.size(), std::size_t{6});
    for (const auto& [ignored, times] : orders) {
        QVERIFY(std::abs(times - 10000) < 500);
    }
    std::vector<int> empty;
    shuffle(empty, random);
}

void TestBase::checksumOfKnownBytes()
{
    // XXH3-128 of nothing, as published with the algorithm.
    QCOMPARE(checksum("", 0), std::string("99aa06d3014798d86001c324468d497f"));
    QVERIFY(checksum("a", 1) != checksum("b", 1));
}

void TestBase::checksumOfPiecesAndFilesIsTheSame()
{
    std::string bytes;
    Random random(5);
    while (bytes.size() < 3000000) {
        bytes += static_cast<char>(random());
    }
    const std::string expected = checksum(bytes.data(), bytes.size());
    RunningChecksum sum;
    for (std::size_t begin = 0; begin < bytes.size(); begin += 70001) {
        sum.add(bytes.data() + begin, std::min<std::size_t>(70001, bytes.size() - begin));
    }
    QCOMPARE(sum.hex(), expected);
    std::ofstream(path("x"), std::ios::binary) << bytes;
    QCOMPARE(fileChecksum(path("x")), expected);
    QVERIFY_EXCEPTION_THROWN(fileChecksum(path("missing")), Error);
    QCOMPARE(fileChecksum(path("x"), 1000), checksum(bytes.data() + 1000, bytes.size() - 1000));

    // Of a map it is asked by reading the file; where another file has taken the name, the map's own bytes count.
    const MemoryMap map(path("x"));
    const std::string tail = checksum(bytes.data() + 1000, bytes.size() - 1000);
    QVERIFY(hasChecksum(map, path("x"), 1000, tail));
    QVERIFY(!hasChecksum(map, path("x"), 1001, tail));
    std::ofstream(path("y"), std::ios::binary) << "another";
    std::filesystem::rename(path("y"), path("x"));
    QVERIFY(hasChecksum(map, path("x"), 1000, tail));
    QVERIFY(!hasChecksum(map, path("x"), 1000, expected));
}

QTEST_GUILESS_MAIN(TestBase)
#include "TestBase.moc"
