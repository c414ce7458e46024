#include "base/Parallel.h"

#include "base/ThreadLimit.h"

#include <tbb/info.h>

#include <algorithm>
#include <atomic>
#if defined(__SANITIZE_THREAD__)
#include <exception>
#include <mutex>
#include <thread>
#include <vector>
#else
#include <map>
#include <memory>
#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>
#include <tbb/partitioner.h>
#include <tbb/task_arena.h>
#endif

namespace crossgloss {

namespace {

std::atomic<int> wantedThreads{0};

#if defined(__SANITIZE_THREAD__)

// oneTBB's library comes without instrumentation: the thread sanitizer takes every one of its hand-overs for a race, and a
// suppression that hides those hides the races of our bodies with them. Under it, plain threads stand in.

/// Runs body(0) … body(workers - 1), each on a thread of its own, the last on the caller's.
void runOnThreads(int workers, const std::function<void(int)>& body)
{
    std::exception_ptr first;
    std::mutex mutex;
    const auto guarded = [&](int worker) {
        try {
            body(worker);
        } catch (...) {
            const std::lock_guard<std::mutex> lock(mutex);
            first = first ? first : std::current_exception();
        }
    };
    std::vector<std::thread> threads;
    for (int worker = 0; worker + 1 < workers; ++worker) {
        threads.emplace_back(guarded, worker);
    }
    guarded(workers - 1);
    for (std::thread& thread : threads) {
        thread.join();
    }
    if (first) {
        std::rethrow_exception(first);
    }
}

void runParts(std::size_t parts, const std::function<void(std::size_t)>& body)
{
    runOnThreads(static_cast<int>(parts), [&](int part) { body(static_cast<std::size_t>(part)); });
}

void runEach(std::size_t count, int workers, const std::function<void(std::size_t)>& body)
{
    std::atomic<std::size_t> next{0};
    runOnThreads(workers, [&](int) {
        for (std::size_t i = next++; i < count; i = next++) {
            body(i);
        }
    });
}

#else

/// An arena of so many threads, kept by the calling thread. Making one for every call leaves oneTBB's scheduler with
/// ever more arenas to look through: after 25,000 training steps it took three quarters of the time.
tbb::task_arena& arenaOf(int threads)
{
    thread_local std::map<int, std::unique_ptr<tbb::task_arena>> arenas;
    std::unique_ptr<tbb::task_arena>& arena = arenas[threads];
    if (!arena) {
        arena = std::make_unique<tbb::task_arena>(threads);
    }
    return *arena;
}

void runParts(std::size_t parts, const std::function<void(std::size_t)>& body)
{
    arenaOf(static_cast<int>(parts)).execute([&] {
        tbb::parallel_for(std::size_t{0}, parts, body, tbb::simple_partitioner());
    });
}

void runEach(std::size_t count, int workers, const std::function<void(std::size_t)>& body)
{
    arenaOf(workers).execute([&] {
        tbb::parallel_for(tbb::blocked_range<std::size_t>(0, count), [&](const tbb::blocked_range<std::size_t>& range) {
            for (std::size_t i = range.begin(); i != range.end(); ++i) {
                body(i);
            }
        });
    });
}

#endif

} // namespace

void setAllThreads(int threads)
{
    wantedThreads = threads;
}

int resolveThreads(int requested)
{
    if (requested > 0) {
        return requested;
    }
    const int wanted = wantedThreads;
    return wanted > 0 ? wanted : std::max(1, tbb::info::default_concurrency());
}

void parallelRanges(std::size_t count, int threads,
                    const std::function<void(std::size_t, std::size_t, int)>& body)
{
    const std::size_t parts = std::min<std::size_t>(count, static_cast<std::size_t>(resolveThreads(threads)));
    if (parts <= 1) {
        if (count > 0) {
            body(0, count, 0);
        }
        return;
    }
    runParts(parts, [&](std::size_t part) {
        body(count * part / parts, count * (part + 1) / parts, static_cast<int>(part));
    });
}

void parallelEach(std::size_t count, int threads, const std::function<void(std::size_t)>& body)
{
    const int workers = resolveThreads(threads);
    if (workers == 1 || count <= 1) {
        for (std::size_t i = 0; i < count; ++i) {
            body(i);
        }
        return;
    }
    runEach(count, workers, body);
}

} // namespace crossgloss
