#pragma once

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <vector>

namespace crossgloss::bench {

inline double secondsOf(const std::function<void()>& work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

inline double median(std::vector<double> values)
{
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2), values.end());
    return values[values.size() / 2];
}

/// Times work against its floor. The two alternate, so that a busy machine slows both alike; counters are the medians
/// of both and of their ratios.
inline double alternate(benchmark::State& state, const std::function<void()>& floor, const std::function<void()>& work)
{
    std::vector<double> floors;
    std::vector<double> times;
    std::vector<double> ratios;
    for (auto _ : state) {
        floors.push_back(secondsOf(floor));
        times.push_back(secondsOf(work));
        ratios.push_back(times.back() / floors.back());
        state.SetIterationTime(times.back());
    }
    state.counters["median_ms"] = median(times) * 1e3;
    state.counters["floor_ms"] = median(floors) * 1e3;
    state.counters["ratio"] = median(ratios);
    return median(times);
}

} // namespace crossgloss::bench
