#pragma once

#include <cstddef>
#include <functional>

namespace crossgloss {

/// Number of threads that @p requested means: itself when positive, else all of the machine's.
int resolveThreads(int requested);

/// Splits [0, count) into at most @p threads contiguous ranges of nearly equal size and runs
/// `body(begin, end, part)` for each, in parallel; part is 0-based and names a range, not a thread.
/// The split depends on count and threads alone, so reductions per part are reproducible.
/// An exception of a body is rethrown here after all have ended. Must not be nested: there is one level of
/// parallelism in the program.
void parallelRanges(std::size_t count, int threads,
                    const std::function<void(std::size_t begin, std::size_t end, int part)>& body);

/// Runs `body(index)` for each of [0, count), handing out small chunks to whoever is free: for work of uneven
/// size whose results do not depend on order.
void parallelEach(std::size_t count, int threads, const std::function<void(std::size_t index)>& body);

} // namespace crossgloss
