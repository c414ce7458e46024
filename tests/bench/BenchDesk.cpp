// From the key to the picture: a gloss accepted in the window, stored, the matching solved again around it, the queue in its
// new order, the next gloss with its plan and its ten best candidates, and the whole desk painted anew, offscreen. The floor
// is painting alone.

#include "RandomLinking.h"

#include "common/Prompts.h"
#include "common/Theme.h"
#include "glossespage/DeskView.h"
#include "glossespage/QueuePane.h"
#include "glossespage/ReviewActions.h"
#include "jobs/JobRunner.h"
#include "linking/LinkingStore.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <memory>

namespace {

using namespace crossgloss;

void settle(DeskView& desk)
{
    do {
        QApplication::processEvents(QEventLoop::WaitForMoreEvents, 1);
    } while (desk.isBusy());
}

void accept(benchmark::State& state, std::size_t size, std::size_t candidates)
{
    const QTemporaryDir folder;
    NullProgress progress;
    Workspace workspace(folder.path().toStdString());
    Linking linking = randomLinking(size, candidates);
    addLinking(workspace, linking, progress);
    JobRunner jobs;
    QWidget window;
    ReviewActions actions(&window);
    DialogPrompts prompts;
    DeskView desk(jobs, prompts, actions, &window);
    desk.resize(1600, 900);
    window.resize(1600, 900);
    window.show();
    desk.open(OpenedDesk::read(std::make_shared<ReviewDesk>(workspace, linking.id, "bench", progress), progress));
    settle(desk);
    double worst = 0;
    double floor = 0;
    std::size_t number = 0;
    for (auto _ : state) {
        const auto start = std::chrono::steady_clock::now();
        // Every third time the second best, which moves others.
        (++number % 3 == 0 ? actions.choose.at(1) : actions.accept)->trigger();
        settle(desk);
        window.repaint();
        QApplication::processEvents();
        const std::chrono::duration<double, std::milli> passed = std::chrono::steady_clock::now() - start;
        worst = std::max(worst, passed.count());
        state.PauseTiming();
        const auto painting = std::chrono::steady_clock::now();
        window.repaint();
        const std::chrono::duration<double, std::milli> painted = std::chrono::steady_clock::now() - painting;
        floor += painted.count();
        state.ResumeTiming();
    }
    state.counters["worst_ms"] = worst;
    state.counters["floor_ms"] = floor / static_cast<double>(number);
    state.counters["decided"] = static_cast<double>(number);
}

void acceptAmong5000(benchmark::State& state)
{
    accept(state, 5000, 5000);
}

void acceptAmong20000WithCandidates(benchmark::State& state)
{
    accept(state, 20000, 50);
}

} // namespace

BENCHMARK(acceptAmong5000)->Iterations(200)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(acceptAmong20000WithCandidates)->Iterations(200)->Unit(benchmark::kMillisecond)->UseRealTime();

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
