// A map of points drawn anew at 1920 × 1080, labels with it, into an image offscreen, as when it is panned; the floor is filling
// the image once and copying it once. Hovering asks which point is at a place.

#include "MapBlobs.h"

#include "common/Theme.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QPainter>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <string>

namespace {

using namespace crossgloss;

using Clock = std::chrono::steady_clock;

double milliseconds(Clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

double residentMegabytes()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmRSS:")) {
            return std::stod(line.substr(6)) / 1024;
        }
    }
    return 0;
}

double median(std::vector<double> times)
{
    std::nth_element(times.begin(), times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2), times.end());
    return times[times.size() / 2];
}

struct Shown {
    explicit Shown(std::size_t points)
    {
        view.resize(1920, 1080);
        view.setAttribute(Qt::WA_DontShowOnScreen);
        view.show();
        QApplication::processEvents();
        std::vector<std::uint8_t> classes;
        const double before = residentMegabytes();
        MapPoints made = blobs(points, 12, classes);
        view.setPoints(std::move(made));
        view.setColours(blobColours(std::move(classes), 12));
        QApplication::processEvents();
        bytesPerPoint = (residentMegabytes() - before) * 1024 * 1024 / static_cast<double>(points);
    }
    MapView view;
    double bytesPerPoint = 0;
};

void redraw(benchmark::State& state)
{
    Shown shown(static_cast<std::size_t>(state.range(0)));
    shown.view.setMode(state.range(1) != 0 ? MapView::Mode::Density : MapView::Mode::Points);
    shown.view.zoomBy(static_cast<double>(state.range(2)));
    QImage image(1920, 1080, QImage::Format_RGB32);
    std::vector<double> times;
    std::vector<double> floors;
    int step = 0;
    for (auto _ : state) {
        MapView::Sight sight = shown.view.sight();
        sight.x += (++step % 2 == 0 ? 7 : -7) / sight.scale;
        shown.view.setSight(sight);
        const Clock::time_point start = Clock::now();
        shown.view.render(&image);
        times.push_back(milliseconds(start));
        state.SetIterationTime(times.back() / 1000);
        QImage other(1920, 1080, QImage::Format_RGB32);
        const Clock::time_point filling = Clock::now();
        other.fill(Qt::white);
        QPainter(&image).drawImage(0, 0, other);
        floors.push_back(milliseconds(filling));
    }
    state.counters["median_ms"] = median(times);
    state.counters["floor_ms"] = median(floors);
    state.counters["bytes_per_point"] = shown.bytesPerPoint;
}

void hover(benchmark::State& state)
{
    const Shown shown(static_cast<std::size_t>(state.range(0)));
    int step = 0;
    int found = 0;
    for (auto _ : state) {
        ++step;
        found += shown.view.pointAt(QPointF(step * 37 % 1920, step * 91 % 1080)) >= 0 ? 1 : 0;
    }
    state.counters["found"] = found;
}

} // namespace

BENCHMARK(redraw)
    ->ArgNames({"points", "density", "zoom"})
    ->Args({50000, 0, 1})
    ->Args({200000, 0, 1})
    ->Args({1000000, 0, 1})
    ->Args({50000, 0, 4})
    ->Args({200000, 0, 4})
    ->Args({1000000, 0, 4})
    ->Args({200000, 1, 1})
    ->Args({1000000, 1, 1})
    ->Iterations(40)
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime();
BENCHMARK(hover)->ArgNames({"points"})->Arg(50000)->Arg(1000000)->Unit(benchmark::kMicrosecond);

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QApplication app(argc, argv);
    const crossgloss::Theme theme;
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
