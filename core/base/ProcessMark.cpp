#include "base/ProcessMark.h"

#include <cerrno>
#include <fstream>
#include <iterator>
#include <optional>
#include <sstream>
#include <vector>

#ifdef _WIN32
#include <windows.h>
#else
#include <csignal>
#include <unistd.h>
#endif

namespace crossgloss {

namespace {

/// The first word of a file; empty when there is none.
std::string wordIn(const char* file)
{
    std::string word;
    std::ifstream(file) >> word;
    return word;
}

/// What procfs tells of a process.
struct ProcessState
{
    char state = '?';
    std::string started; ///< ticks since the system began
};

/// Nothing where there is no procfs, or no such process in it.
std::optional<ProcessState> stateOf(std::int64_t process)
{
    std::ifstream file("/proc/" + std::to_string(process) + "/stat");
    const std::string line{std::istreambuf_iterator<char>(file), {}};
    // The second field is a name in brackets that may hold blanks and brackets.
    const std::size_t name = line.rfind(')');
    if (name == std::string::npos) {
        return std::nullopt;
    }
    constexpr std::size_t stateField = 3;
    constexpr std::size_t startField = 22;
    std::istringstream rest(line.substr(name + 1));
    const std::vector<std::string> fields{std::istream_iterator<std::string>(rest), {}};
    if (fields.size() <= startField - stateField) {
        return std::nullopt;
    }
    return ProcessState{fields[0].front(), fields[startField - stateField]};
}

#ifdef _WIN32
/// Moment of creation; nothing when there is no such process.
std::optional<std::string> createdAt(HANDLE process)
{
    FILETIME created, ended, kernel, user;
    if (!GetProcessTimes(process, &created, &ended, &kernel, &user)) {
        return std::nullopt;
    }
    return std::to_string((static_cast<std::uint64_t>(created.dwHighDateTime) << 32) | created.dwLowDateTime);
}
#endif

} // namespace

std::string ProcessMark::text() const
{
    std::string line = std::to_string(number);
    for (const std::string* field : {&started, &boot, &space, &machine}) {
        line += ' ';
        line += field->empty() ? "-" : *field;
    }
    return line;
}

ProcessMark ProcessMark::of(std::string_view text)
{
    ProcessMark mark;
    std::istringstream words{std::string(text)};
    if (!(words >> mark.number >> mark.started >> mark.boot >> mark.space >> mark.machine) || mark.number < 0) {
        return {};
    }
    for (std::string* field : {&mark.started, &mark.boot, &mark.space, &mark.machine}) {
        if (*field == "-") {
            field->clear();
        }
    }
    return mark;
}

ProcessMark thisProcessMark()
{
    ProcessMark mark;
#ifdef _WIN32
    mark.number = GetCurrentProcessId();
    mark.started = createdAt(GetCurrentProcess()).value_or("");
    if (const char* name = std::getenv("COMPUTERNAME")) {
        std::istringstream(name) >> mark.machine;
    }
#else
    mark.number = getpid();
    if (const auto state = stateOf(mark.number)) {
        mark.started = state->started;
    }
    mark.boot = wordIn("/proc/sys/kernel/random/boot_id");
    mark.machine = wordIn("/etc/machine-id");
    char name[256] = {};
    if (mark.machine.empty() && gethostname(name, sizeof name - 1) == 0) {
        mark.machine = name;
    }
    char space[256] = {};
    if (readlink("/proc/self/ns/pid", space, sizeof space - 1) > 0) {
        mark.space = space;
    }
#endif
    return mark;
}

bool hasEnded(const ProcessMark& mark)
{
    const ProcessMark here = thisProcessMark();
    if (mark.number == 0 || mark.machine != here.machine) {
        return false;
    }
    if (!mark.boot.empty() && !here.boot.empty() && mark.boot != here.boot) {
        return true;
    }
    if (mark.space != here.space) {
        return false;
    }
#ifdef _WIN32
    HANDLE process = OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION, FALSE, static_cast<DWORD>(mark.number));
    if (!process) {
        return GetLastError() == ERROR_INVALID_PARAMETER;
    }
    DWORD code = STILL_ACTIVE;
    GetExitCodeProcess(process, &code);
    const std::optional<std::string> created = createdAt(process);
    CloseHandle(process);
    return code != STILL_ACTIVE || (created && *created != mark.started);
#else
    if (kill(static_cast<pid_t>(mark.number), 0) != 0 && errno == ESRCH) {
        return true;
    }
    const std::optional<ProcessState> state = stateOf(mark.number);
    if (!state) {
        return false;
    }
    return state->state == 'Z' || state->state == 'X' || (!mark.started.empty() && state->started != mark.started);
#endif
}

} // namespace crossgloss
