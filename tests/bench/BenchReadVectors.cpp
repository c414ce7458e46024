// Reading and opening word vectors: 200,000 × 300, about 0.5 GB of text with five decimals as fastText writes them,
// made in the temporary folder (CROSSGLOSS_BENCH_FOLDER names another). Beside each figure the floor of the same run:
// the same bytes merely read, and the same vectors merely copied.
#include "OwnFolder.h"

#include "base/PageBuffer.h"
#include "base/Parallel.h"
#include "base/Random.h"
#include "resources/EmbeddingSpace.h"

#include <benchmark/benchmark.h>

#include <cmath>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <string>
#include <vector>

#ifdef __linux__
#include <fcntl.h>
#include <unistd.h>
#endif

using namespace crossgloss;

namespace {

constexpr std::size_t words = 200000;
constexpr std::size_t dimension = 300;

/// Five decimals of a normal value times 0.1, written without printf: the file is made anew for every run.
void appendDecimal(std::string& text, double value)
{
    const long scaled = std::lround(value * 100000);
    const unsigned long magnitude = static_cast<unsigned long>(std::labs(scaled));
    char digits[16];
    char* end = digits + sizeof digits;
    char* begin = end;
    unsigned long rest = magnitude % 100000;
    for (int i = 0; i < 5; ++i, rest /= 10) {
        *--begin = static_cast<char>('0' + rest % 10);
    }
    *--begin = '.';
    rest = magnitude / 100000;
    do {
        *--begin = static_cast<char>('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);
    text += scaled < 0 ? " -" : " ";
    text.append(begin, end);
}

class Files {
public:
    Files()
    {
        writeText();
        NullProgress progress;
        ReadReport report;
        writeSpace(readVectors(text(), {}, progress, report), space());
    }
    Files(const Files&) = delete;
    Files& operator=(const Files&) = delete;

    std::filesystem::path text() const { return m_folder.path() / "vectors.vec"; }
    std::filesystem::path space() const { return m_folder.path() / "vectors.space"; }

private:
    void writeText() const
    {
        static const char* letters[] = {"a", "e", "n", "t", "é", "о", "и", "λ", "s", "r", "語"};
        Random random(3);
        std::ofstream file(text(), std::ios::binary);
        std::string block = std::to_string(words) + ' ' + std::to_string(dimension) + '\n';
        for (std::size_t row = 0; row < words; ++row) {
            block += 'w' + std::to_string(row);
            for (std::uint64_t i = 0; i < 2 + uniformBelow(random, 5); ++i) {
                block += letters[uniformBelow(random, std::size(letters))];
            }
            for (std::size_t i = 0; i < dimension; ++i) {
                appendDecimal(block, 0.1 * normal(random));
            }
            block += '\n';
            if (block.size() > (1 << 22) || row + 1 == words) {
                file.write(block.data(), static_cast<std::streamsize>(block.size()));
                block.clear();
            }
        }
    }

    bench::OwnFolder m_folder;
};

const Files& files()
{
    static const Files made;
    return made;
}

void setBytes(benchmark::State& state, const std::filesystem::path& path)
{
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations())
                            * static_cast<std::int64_t>(std::filesystem::file_size(path)));
}

/// Takes a file out of the page cache, as far as the system does so on request.
bool makeCold(const std::filesystem::path& path)
{
#ifdef __linux__
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    const bool done = descriptor >= 0 && ::fdatasync(descriptor) == 0
                      && ::posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED) == 0;
    ::close(descriptor);
    return done;
#else
    (void)path;
    return false;
#endif
}

/// The floor: the file's bytes through the system's read() into a small buffer.
void readOnly(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    file.rdbuf()->pubsetbuf(nullptr, 0);
    std::vector<char> buffer(1 << 18);
    while (file.read(buffer.data(), static_cast<std::streamsize>(buffer.size()))) {
        benchmark::DoNotOptimize(buffer.data());
    }
}

void floorRead(benchmark::State& state)
{
    const std::filesystem::path path = files().text();
    for (auto _ : state) {
        readOnly(path);
    }
    setBytes(state, path);
}

void floorReadCold(benchmark::State& state)
{
    const std::filesystem::path path = files().text();
    for (auto _ : state) {
        state.PauseTiming();
        const bool cold = makeCold(path);
        state.ResumeTiming();
        if (!cold) {
            state.SkipWithError("the page cache cannot be told to forget a file here");
            break;
        }
        readOnly(path);
    }
    setBytes(state, path);
}

/// The floor of what is written: the values' bytes into fresh memory, on all threads.
void floorCopy(benchmark::State& state)
{
    constexpr std::size_t size = words * dimension * sizeof(float);
    PageBuffer source(size);
    std::memset(source.data(), 1, size);
    for (auto _ : state) {
        PageBuffer target(size);
        parallelRanges(size, 0, [&](std::size_t begin, std::size_t end, int) {
            std::memcpy(target.data() + begin, source.data() + begin, end - begin);
        });
        benchmark::DoNotOptimize(target.data());
    }
}

void readText(benchmark::State& state)
{
    const std::filesystem::path path = files().text();
    const ReadVectorsOptions options{.maximumWords = 0, .threads = static_cast<int>(state.range(0))};
    NullProgress progress;
    readOnly(path);
    for (auto _ : state) {
        ReadReport report;
        benchmark::DoNotOptimize(readVectors(path, options, progress, report).data());
    }
    setBytes(state, path);
}

void readTextCold(benchmark::State& state)
{
    const std::filesystem::path path = files().text();
    NullProgress progress;
    for (auto _ : state) {
        state.PauseTiming();
        const bool cold = makeCold(path);
        state.ResumeTiming();
        if (!cold) {
            state.SkipWithError("the page cache cannot be told to forget a file here");
            break;
        }
        ReadReport report;
        benchmark::DoNotOptimize(readVectors(path, {}, progress, report).data());
    }
    setBytes(state, path);
}

void openMapped(benchmark::State& state)
{
    const std::filesystem::path path = files().space();
    for (auto _ : state) {
        const EmbeddingSpace space = openSpace(path);
        benchmark::DoNotOptimize(space.data());
    }
}

void checkMapped(benchmark::State& state)
{
    const EmbeddingSpace space = openSpace(files().space());
    for (auto _ : state) {
        benchmark::DoNotOptimize(space.isIntact());
    }
}

void findWords(benchmark::State& state)
{
    const EmbeddingSpace space = openSpace(files().space());
    Random random(1);
    std::vector<std::string> wanted;
    for (int i = 0; i < 4096; ++i) {
        wanted.emplace_back(space.word(static_cast<std::size_t>(uniformBelow(random, words))));
    }
    std::size_t next = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(space.find(wanted[next++ % wanted.size()]));
    }
}

BENCHMARK(floorRead)->Unit(benchmark::kMillisecond)->UseRealTime()->Repetitions(5)->ReportAggregatesOnly();
BENCHMARK(floorCopy)->Unit(benchmark::kMillisecond)->UseRealTime()->Repetitions(5)->ReportAggregatesOnly();
BENCHMARK(readText)->Arg(1)->Arg(0)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(3)->Repetitions(5)
    ->ReportAggregatesOnly();
BENCHMARK(floorReadCold)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(1)->Repetitions(5)
    ->ReportAggregatesOnly();
BENCHMARK(readTextCold)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(1)->Repetitions(5)
    ->ReportAggregatesOnly();
BENCHMARK(openMapped)->Unit(benchmark::kMillisecond)->UseRealTime()->Repetitions(5)->ReportAggregatesOnly();
BENCHMARK(checkMapped)->Unit(benchmark::kMillisecond)->UseRealTime()->Repetitions(3)->ReportAggregatesOnly();
BENCHMARK(findWords)->Repetitions(5)->ReportAggregatesOnly();

} // namespace

BENCHMARK_MAIN();
