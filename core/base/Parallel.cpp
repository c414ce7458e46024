#include "base/Parallel.h"

#include <tbb/blocked_range.h>
#include <tbb/info.h>
#include <tbb/parallel_for.h>
#include <tbb/partitioner.h>
#include <tbb/task_arena.h>

#include <algorithm>

namespace crossgloss {

int resolveThreads(int requested)
{
    return requested > 0 ? requested : std::max(1, tbb::info::default_concurrency());
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
    tbb::task_arena arena(static_cast<int>(parts));
    arena.execute([&] {
        tbb::parallel_for(
            std::size_t{0}, parts,
            [&](std::size_t part) {
                body(count * part / parts, count * (part + 1) / parts, static_cast<int>(part));
            },
            tbb::simple_partitioner());
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
    tbb::task_arena arena(workers);
    arena.execute([&] {
        tbb::parallel_for(tbb::blocked_range<std::size_t>(0, count), [&](const tbb::blocked_range<std::size_t>& range) {
            for (std::size_t i = range.begin(); i != range.end(); ++i) {
                body(i);
            }
        });
    });
}

} // namespace crossgloss
