// Whether the window stays fluid while it imports: the whole window over a workspace of its own, offscreen, with letters typed
// into the look-up every 50 ms. Measured of each letter: from the key to the painted page. Besides, how late a timer of 10 ms
// comes at worst: whatever holds the window holds it, too. `idle` is the same without a job: the floor.
#include "CoreBackend.h"
#include "Alternation.h"
#include "ImportInputs.h"
#include "OwnFolder.h"
#include "Session.h"

#include "common/Prompts.h"
#include "common/Settings.h"
#include "common/Theme.h"
#include "frame/InterfaceLanguage.h"
#include "frame/MainWindow.h"
#include "frame/PageCatalogue.h"
#include "jobs/JobRunner.h"
#include "librarypage/LibraryPage.h"
#include "librarypage/ResourceModel.h"
#include "lookuppage/LookupPage.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QTimer>

using namespace crossgloss;

namespace {

constexpr int letterEvery = 50;        // ms
constexpr int tick = 10;               // ms

void waitFor(int milliseconds)
{
    QElapsedTimer passed;
    passed.start();
    while (passed.elapsed() < milliseconds) {
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
}

double milliseconds(const QElapsedTimer& timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

/// Types into the look-up as long as @p goesOn, and tells what each letter took.
class Typist {
public:
    explicit Typist(MainWindow& window) : m_window(window)
    {
        m_late.start();
        QObject::connect(&m_timer, &QTimer::timeout, &m_window, [this] {
            m_worst = std::max(m_worst, milliseconds(m_late) - tick);
            m_late.restart();
        });
        m_timer.setTimerType(Qt::PreciseTimer);
        m_timer.start(tick);
    }

    void typeWhile(const std::function<bool()>& goesOn)
    {
        static const QString text = QStringLiteral("a small animal that gives milk ");
        QWidget* field = m_window.lookupPage().focusTarget();
        for (int i = 0; goesOn(); ++i) {
            const QString letter(text[i % text.size()]);
            QElapsedTimer took;
            took.start();
            QKeyEvent press(QEvent::KeyPress, letter == u" " ? Qt::Key_Space : Qt::Key_A, Qt::NoModifier, letter);
            QApplication::sendEvent(field, &press);
            m_window.repaint();
            QApplication::processEvents();
            m_letters.push_back(milliseconds(took));
            waitFor(letterEvery);
            if (i % text.size() == text.size() - 1) {
                m_window.lookupPage().lookUp(QString());
            }
        }
    }

    const std::vector<double>& letters() const { return m_letters; }
    double latest() const { return m_worst; }

private:
    MainWindow& m_window;
    QTimer m_timer;
    QElapsedTimer m_late;
    std::vector<double> m_letters;
    double m_worst = 0;
};

/// @param name Of the file that is imported meanwhile, written by @p write; empty: twenty seconds of typing alone.
void type(benchmark::State& state, const QString& name, const std::function<void(const std::filesystem::path&)>& write)
{
    const bench::OwnFolder folder;
    Settings settings(QString::fromStdString(folder.path().string()));
    InterfaceLanguage language;
    language.choose(QStringLiteral("en"));
    DialogPrompts prompts;
    MainWindow window({std::make_shared<CoreBackend>(folder.path() / "workspace", defaultPack()), settings, language, prompts});
    window.resize(1280, 800);
    window.show();
    window.start(false);
    do {
        waitFor(500);
    } while (window.jobs().activeCount() > 0);
    const std::filesystem::path file = folder.path() / name.toStdString();
    if (write) {
        write(file);
    }
    for (auto _ : state) {
        Typist typist(window);
        QElapsedTimer passed;
        passed.start();
        if (write) {
            LibraryPage& library = window.libraryPage();
            library.open({QString::fromStdString(file.string())});
            typist.typeWhile([&] { return library.model().resources().empty() && passed.elapsed() < 600000; });
            if (library.model().resources().empty()) {
                state.SkipWithError(library.messageText().toStdString().c_str());
            }
        } else {
            typist.typeWhile([&] { return passed.elapsed() < 20000; });
        }
        std::vector<double> letters = typist.letters();
        std::sort(letters.begin(), letters.end());
        state.counters["letters"] = static_cast<double>(letters.size());
        state.counters["median_ms"] = bench::median(letters);
        state.counters["p99_ms"] = letters[letters.size() * 99 / 100];
        state.counters["worst_ms"] = letters.back();
        state.counters["held_ms"] = typist.latest();
    }
}

void idle(benchmark::State& state)
{
    type(state, {}, {});
}

void whileImportingDump(benchmark::State& state)
{
    type(state, QStringLiteral("dump.jsonl"), [](const std::filesystem::path& file) { bench::writeDump(file, 150000); });
}

void whileImportingWordnet(benchmark::State& state)
{
    type(state, QStringLiteral("wordnet.xml"), [](const std::filesystem::path& file) { bench::writeWordnet(file, 400000); });
}

void whileImportingVectors(benchmark::State& state)
{
    type(state, QStringLiteral("vectors.en.vec"), [](const std::filesystem::path& file) { bench::writeVectors(file, 400000, 300); });
}

BENCHMARK(idle)->Unit(benchmark::kSecond)->Iterations(1);
BENCHMARK(whileImportingDump)->Unit(benchmark::kSecond)->Iterations(1);
BENCHMARK(whileImportingWordnet)->Unit(benchmark::kSecond)->Iterations(1);
BENCHMARK(whileImportingVectors)->Unit(benchmark::kSecond)->Iterations(1);

} // namespace

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QApplication app(argc, argv);
    const Theme theme;
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
