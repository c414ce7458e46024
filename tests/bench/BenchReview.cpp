// A decision at the desk: stored, the matching solved again around it, the ten best of the next source and the transport plan
// of its pair fetched, as the window does before it draws. The floor is a write of one page to the same disk, flushed.

#include "base/Random.h"
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

constexpr std::size_t dimension = 100;
constexpr std::size_t vocabulary = 5000;
constexpr std::size_t wordsOfGloss = 9;

LinkingSide randomSide(const char* name, std::size_t size, Random& random)
{
    LinkingSide side;
    side.name = name;
    side.language = "en";
    for (std::size_t word = 0; word < vocabulary; ++word) {
        side.words.push_back(std::string(name) + std::to_string(word));
        for (std::size_t i = 0; i < dimension; ++i) {
            side.vectors.push_back(static_cast<float>(uniform(random) - 0.4));
        }
    }
    for (std::size_t i = 0; i < size; ++i) {
        std::string text;
        for (std::size_t word = 0; word < wordsOfGloss; ++word) {
            text += side.words[uniformBelow(random, vocabulary)] + " ";
        }
        side.glosses.push_back({std::string(name) + "-" + std::to_string(i), PartOfSpeech::Noun, {"lemma"}, text});
    }
    return side;
}

/// Scores as hubs make them: some targets are liked by everybody.
Linking randomLinking(std::size_t size, std::size_t candidates)
{
    Random random(1);
    Linking linking;
    linking.measure = "wmd";
    linking.parameters = "{}";
    linking.dimension = dimension;
    linking.source = randomSide("s", size, random);
    linking.target = randomSide("t", size, random);
    std::vector<float> liked(size);
    for (float& value : liked) {
        value = static_cast<float>(uniform(random));
    }
    std::vector<std::pair<float, std::int32_t>> row;
    std::vector<char> taken(size, 0);
    for (std::size_t i = 0; i < size; ++i) {
        row.clear();
        for (std::size_t j = 0; j < candidates; ++j) {
            std::size_t target = candidates == size ? j : uniformBelow(random, size);
            while (taken[target]) {
                target = (target + 1) % size;
            }
            taken[target] = 1;
            row.emplace_back(0.5F * liked[target] + 0.5F * static_cast<float>(uniform(random)),
                             static_cast<std::int32_t>(target));
        }
        std::sort(row.rbegin(), row.rend());
        for (const auto& [score, target] : row) {
            taken[static_cast<std::size_t>(target)] = 0;
            linking.candidates.target.push_back(target);
            linking.candidates.score.push_back(score);
        }
        linking.candidates.start.push_back(linking.candidates.target.size());
    }
    return linking;
}

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
