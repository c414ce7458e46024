// One query over 100,000 stored sentences against one pass over their memory in the same run: "ratio" is time over that
// floor's. Both alternate, so that a busy machine slows both alike.

#include "Alternation.h"

#include "base/Random.h"
#include "base/TemporaryFile.h"
#include "composition/SentenceListFile.h"
#include "numeric/Rows.h"

#include <benchmark/benchmark.h>

#include <filesystem>
#include <memory>
#include <vector>

namespace {

using namespace crossgloss;
using namespace crossgloss::bench;

constexpr std::size_t sentences = 100000;
constexpr std::size_t queries = 64;

/// Vectors as sentences have them: a common direction and clusters.
std::vector<float> randomRows(std::size_t rows, std::size_t dimension, std::uint64_t seed)
{
    constexpr std::size_t clusters = 500;
    Random centres(3);
    std::vector<float> centre(clusters * dimension);
    for (float& value : centre) {
        value = static_cast<float>(normal(centres));
    }
    Random random(seed);
    std::vector<float> values(rows * dimension);
    for (std::size_t row = 0; row < rows; ++row) {
        const std::size_t cluster = uniformBelow(random, clusters);
        for (std::size_t k = 0; k < dimension; ++k) {
            values[row * dimension + k] = static_cast<float>(normal(random)) + 0.5F + centre[cluster * dimension + k];
        }
    }
    normaliseRows(values.data(), rows, dimension, dimension);
    return values;
}

/// A list on disk, written once for each dimension.
class StoredList
{
public:
    explicit StoredList(std::size_t dimension)
        : m_path(std::filesystem::temp_directory_path() /
                 ("crossgloss-bench-" + std::to_string(dimension) + ".sentences")),
          m_queries(randomRows(queries, dimension, 11))
    {
        SentenceTexts texts;
        texts.languages = {"en"};
        texts.texts.assign(sentences, "a sentence of some length, as they are in lists");
        texts.language.assign(sentences, 0);
        for (std::size_t row = 0; row < sentences; ++row) {
            texts.lines.push_back(static_cast<std::uint32_t>(row + 1));
        }
        const std::vector<float> values = randomRows(sentences, dimension, 5);
        NullProgress progress;
        writeSentenceList(
            m_path, texts, dimension, [&](const std::function<void(std::span<const float>)>& take) { take(values); },
            "", 0, progress);
        m_file = std::make_unique<SentenceListFile>(m_path);
        m_index = m_file->storedIndex();
    }
    ~StoredList() { std::filesystem::remove(m_path); }
    StoredList(const StoredList&) = delete;
    StoredList& operator=(const StoredList&) = delete;

    const std::filesystem::path& path() const { return m_path; }
    const SentenceListFile& file() const { return *m_file; }
    const ScreenedIndex* index() const { return m_index.get(); }
    std::span<const float> query()
    {
        const std::size_t d = m_file->dimension();
        return std::span<const float>(m_queries).subspan(m_next++ % queries * d, d);
    }

private:
    std::filesystem::path m_path;
    std::vector<float> m_queries;
    std::unique_ptr<SentenceListFile> m_file;
    std::shared_ptr<const ScreenedIndex> m_index;
    std::size_t m_next = 0;
};

/// Sums all of a list's values on one thread.
void readAll(const SentenceListFile& list)
{
    const float* const values = list.vectors().data;
    float sums[8] = {};
    for (std::size_t i = 0; i + 8 <= list.size() * list.dimension(); i += 8) {
        for (std::size_t k = 0; k < 8; ++k) {
            sums[k] += values[i + k];
        }
    }
    benchmark::DoNotOptimize(sums);
}

void BM_Search(benchmark::State& state, bool screened, int threads)
{
    StoredList list(static_cast<std::size_t>(state.range(0)));
    NullProgress progress;
    const ScreenedIndex* const index = screened ? list.index() : nullptr;
    if (screened && !index) {
        state.SkipWithError("no products of bytes on this processor");
        return;
    }
    alternate(
        state, [&] { readAll(list.file()); },
        [&] {
            benchmark::DoNotOptimize(nearestSentences(list.file(), index, list.query(), 10, {}, threads, progress));
        });
}

void BM_Open(benchmark::State& state)
{
    StoredList list(static_cast<std::size_t>(state.range(0)));
    alternate(
        state, [&] { readAll(list.file()); },
        [&] {
            const SentenceListFile opened(list.path());
            benchmark::DoNotOptimize(opened.storedIndex());
        });
}

} // namespace

BENCHMARK_CAPTURE(BM_Search, screened, true, 0)
    ->Arg(256)
    ->Arg(300)
    ->UseManualTime()
    ->Iterations(40)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_Search, compared, false, 0)
    ->Arg(256)
    ->Arg(300)
    ->UseManualTime()
    ->Iterations(40)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(BM_Open)->Arg(300)->UseManualTime()->Iterations(20)->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
