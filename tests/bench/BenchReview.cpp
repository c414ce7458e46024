// A decision at the desk: stored, the matching solved again around it, the ten best of the next source and the transport plan
// of its pair fetched, as the window does before it draws. The floor is a write of one page to the same disk, flushed.

#include "RandomLinking.h"

#include "linking/LinkingStore.h"
#include "linking/ReviewDesk.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#ifndef _WIN32
#include <fcntl.h>
#include <unistd.h>
#endif

namespace {

using namespace crossgloss;

double flushedWrite(const std::filesystem::path& file)
{
#ifdef _WIN32
    return 0;
#else
    const int descriptor = ::open(file.c_str(), O_CREAT | O_WRONLY, 0600);
    const std::vector<char> page(4096, 'x');
    const auto start = std::chrono::steady_clock::now();
    if (::write(descriptor, page.data(), page.size()) < 0) {
        std::perror("write");
    }
    ::fsync(descriptor);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    ::close(descriptor);
    return seconds.count();
#endif
}

void accept(benchmark::State& state, std::size_t size, std::size_t candidates)
{
    const std::filesystem::path folder = std::filesystem::temp_directory_path() / "crossgloss-bench-review";
    std::filesystem::remove_all(folder);
    NullProgress progress;
    {
        Workspace workspace(folder);
        Linking linking = randomLinking(size, candidates);
        addLinking(workspace, linking, progress);
        const auto opening = std::chrono::steady_clock::now();
        ReviewDesk desk(workspace, linking.id, "bench", progress);
        const std::chrono::duration<double> opened = std::chrono::steady_clock::now() - opening;
        desk.plan(0, 0);
        std::int32_t source = 0;
        double floor = 0;
        double worst = 0;
        std::size_t moved = 0;
        for (auto _ : state) {
            // Every third time the second best, which moves others.
            const std::vector<ReviewDesk::Candidate> list = desk.candidates(source);
            const std::int32_t suggested = desk.item(source).target;
            Decision decision;
            decision.kind = Decision::Kind::Accept;
            decision.source = source;
            decision.target = suggested < 0 || source % 3 == 0 ? list[1].target : suggested;
            const auto start = std::chrono::steady_clock::now();
            moved += desk.decide(decision, progress).moved.size();
            source = (source + 1) % static_cast<std::int32_t>(size);
            benchmark::DoNotOptimize(desk.candidates(source).size());
            if (desk.item(source).target >= 0) {
                benchmark::DoNotOptimize(desk.plan(source, desk.item(source).target)->distance);
            }
            benchmark::DoNotOptimize(desk.statistics().open);
            const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
            state.SetIterationTime(seconds.count());
            worst = std::max(worst, seconds.count());
            floor += flushedWrite(folder / "floor");
        }
        const double rounds = static_cast<double>(state.iterations());
        state.counters["floor_ms"] = 1000 * floor / rounds;
        state.counters["worst_ms"] = 1000 * worst;
        state.counters["moved"] = static_cast<double>(moved) / rounds;
        state.counters["open_ms"] = 1000 * opened.count();
    }
    std::filesystem::remove_all(folder);
}

BENCHMARK_CAPTURE(accept, every pair of 5000, 5000, 5000)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(200);
BENCHMARK_CAPTURE(accept, 20000 with 50 candidates, 20000, 50)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->Iterations(200);

} // namespace

BENCHMARK_MAIN();
