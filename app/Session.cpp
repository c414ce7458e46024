#include "Session.h"

#include "base/Error.h"
#include "base/Json.h"
#include "base/MapGuard.h"
#include "base/TemporaryFile.h"

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <iostream>

#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#include <io.h>
#include <windows.h>
#else
#include <unistd.h>
#endif

namespace crossgloss {

namespace {

std::atomic<bool> interrupted{false};
/// Between being asked to stop and being stopped: steps that cannot be interrupted, and a checkpoint, take less.
constexpr unsigned secondsToEnd = 10;

extern "C" void onInterrupt(int)
{
#ifndef _WIN32
    // Who is asked twice, or has not come to an end seconds after, waits for something that cannot be asked.
    if (interrupted) {
        constexpr std::string_view message = "crossgloss-cli: cancelled\n";
        [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, message.data(), message.size());
        removeTemporaries();
        ::_exit(1);
    }
    ::alarm(secondsToEnd);
#endif
    interrupted = true;
}

void watchForInterrupts()
{
#ifdef _WIN32
    std::signal(SIGINT, onInterrupt);
#else
    struct sigaction action
    {
    };
    action.sa_handler = onInterrupt; // without SA_RESTART: what waits for input gets to look
    ::sigaction(SIGINT, &action, nullptr);
    ::sigaction(SIGALRM, &action, nullptr);
#endif
}

bool stderrIsTerminal()
{
#ifdef _WIN32
    return _isatty(_fileno(stderr)) != 0;
#else
    return ::isatty(STDERR_FILENO) != 0;
#endif
}

/// A one-line bar on stderr, redrawn at most ten times a second and only on a terminal.
class TerminalProgress final : public Progress {
public:
    TerminalProgress() : m_visible(stderrIsTerminal()) { watchForInterrupts(); }
    ~TerminalProgress() override { clear(); }

    void stage(std::string_view name, std::uint64_t total) override
    {
        m_name = name;
        m_total = total;
        m_last = {};
        advance(0);
    }

    void advance(std::uint64_t done) override
    {
        const auto now = std::chrono::steady_clock::now();
        if (!m_visible || now - m_last < std::chrono::milliseconds(100)) {
            return;
        }
        m_last = now;
        m_drawn = true;
        if (m_total > 0) {
            const int filled = static_cast<int>(30 * done / m_total);
            std::fprintf(stderr, "\r\033[K%s [%.*s%.*s] %3d %%", m_name.c_str(), filled,
                         "==============================", 30 - filled, "                              ",
                         static_cast<int>(100 * done / m_total));
        } else {
            std::fprintf(stderr, "\r\033[K%s %llu", m_name.c_str(), static_cast<unsigned long long>(done));
        }
        std::fflush(stderr);
    }

    bool cancelled() const override { return interrupted; }

    void clear()
    {
        if (m_drawn) {
            std::fputs("\r\033[K", stderr);
            std::fflush(stderr);
            m_drawn = false;
        }
    }

private:
    bool m_visible;
    bool m_drawn = false;
    std::string m_name;
    std::uint64_t m_total = 0;
    std::chrono::steady_clock::time_point m_last;
};

TerminalProgress& terminalProgress()
{
    static TerminalProgress instance;
    return instance;
}

std::filesystem::path environmentPath(const char* name)
{
    const char* value = std::getenv(name);
    return value && *value ? std::filesystem::path(value) : std::filesystem::path();
}

std::filesystem::path programFolder()
{
    std::error_code failure;
#ifdef _WIN32
    wchar_t buffer[32768];
    const DWORD length = ::GetModuleFileNameW(nullptr, buffer, 32768);
    return std::filesystem::path(std::wstring(buffer, length)).parent_path();
#else
    return std::filesystem::read_symlink("/proc/self/exe", failure).parent_path();
#endif
}

} // namespace

Progress& Session::progress() const
{
    return terminalProgress();
}

void Session::print(const nlohmann::json& result, const std::string& text) const
{
    terminalProgress().clear();
    MapGuard::requireAll();
    if (json) {
        std::cout << jsonText(result) << '\n';
    } else {
        std::cout << text;
    }
    std::cout.flush();
    if (!std::cout) {
        throw Error(CROSSGLOSS_TEXT("The output could not be written completely"))
            .advise(CROSSGLOSS_TEXT("Check the free space of the disk that it goes to"));
    }
}

std::filesystem::path defaultWorkspace()
{
    std::filesystem::path base = environmentPath("XDG_DATA_HOME");
    if (base.is_relative()) {
        base.clear(); // as the specification says: such a value is no value
    }
#ifdef _WIN32
    if (base.empty()) {
        base = environmentPath("APPDATA");
    }
#endif
    if (base.empty()) {
        const std::filesystem::path home = environmentPath("HOME");
        if (home.empty()) {
            return {}; // not the folder where the program happens to run
        }
#ifdef __APPLE__
        base = home / "Library" / "Application Support";
#else
        base = home / ".local" / "share";
#endif
    }
    return base / "crossgloss";
}

std::filesystem::path wantedWorkspace()
{
    return environmentPath("CROSSGLOSS_WORKSPACE");
}

std::filesystem::path defaultPack()
{
    if (const std::filesystem::path named = environmentPath("CROSSGLOSS_PACK"); !named.empty()) {
        if (!std::filesystem::exists(named)) {
            throw Error(CROSSGLOSS_TEXT("The pack that CROSSGLOSS_PACK names does not exist"))
                .at(named.string())
                .advise(CROSSGLOSS_TEXT("Correct the variable, or unset it to use the bundled pack"));
        }
        return std::filesystem::weakly_canonical(named);
    }
    const std::filesystem::path program = programFolder();
    for (const std::filesystem::path& candidate :
         {program / ".." / "share" / "crossgloss" / "models" / "default.pack", program / "models" / "default.pack",
          program / ".." / ".." / ".." / "models" / "default.pack"}) {
        if (std::filesystem::exists(candidate)) {
            return std::filesystem::weakly_canonical(candidate);
        }
    }
    throw Error(CROSSGLOSS_TEXT("The bundled pack was not found"))
        .advise(CROSSGLOSS_TEXT("Install it beside the program again, or let CROSSGLOSS_PACK name another"));
}

} // namespace crossgloss
