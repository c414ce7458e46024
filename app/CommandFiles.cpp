#include "CommandFiles.h"

#include "base/Contains.h"
#include "base/Error.h"
#include "base/TemporaryFile.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <string_view>
#include <system_error>

#ifndef _WIN32
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace crossgloss {

namespace {

constexpr std::array<std::string_view, 6> outputOptions = {
    "--out", "--out-source", "--out-target", "--export-source", "--export-target", "--induce"};
/// What is read to go on with is written again.
constexpr std::array<std::string_view, 2> continuedOptions = {"--checkpoint", "--workspace"};

/// A value of the command line with the option that it belongs to; empty for one that stands alone.
struct Value
{
    std::size_t argument = 0;
    std::size_t begin = 0; ///< in the argument
    std::string_view option;
    std::string_view text;
};

std::vector<Value> valuesOf(const std::vector<std::string>& arguments)
{
    std::vector<Value> values;
    std::string_view option;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string_view argument = arguments[i];
        if (!argument.starts_with("--")) {
            values.push_back({i, 0, option, argument});
            continue;
        }
        const std::size_t equals = argument.find('=');
        option = argument.substr(0, equals);
        if (equals != std::string_view::npos) {
            values.push_back({i, equals + 1, option, argument.substr(equals + 1)});
            option = {};
        }
    }
    return values;
}

/// The text itself and its parts in FILE:LANGUAGE, LANGUAGE=FILE and FILE,FILE.
std::vector<std::string_view> filesNamedIn(std::string_view text)
{
    std::vector<std::string_view> parts = {text};
    std::size_t begin = 0;
    for (std::size_t end = 0; end <= text.size(); ++end) {
        if (end == text.size() || text[end] == ':' || text[end] == '=' || text[end] == ',') {
            if (end > begin && end - begin < text.size()) {
                parts.push_back(text.substr(begin, end - begin));
            }
            begin = end + 1;
        }
    }
    return parts;
}

void refuseOutputsThatAreInputs(const std::vector<Value>& values)
{
    for (const Value& out : values) {
        std::error_code failure;
        const std::filesystem::path file(out.text);
        if (!contains(outputOptions, out.option) || !std::filesystem::is_regular_file(file, failure)) {
            continue;
        }
        for (const Value& in : values) {
            if (contains(outputOptions, in.option) || contains(continuedOptions, in.option)) {
                continue;
            }
            for (const std::string_view part : filesNamedIn(in.text)) {
                if (std::filesystem::equivalent(file, std::filesystem::path(part), failure) && !failure) {
                    throw Error(CROSSGLOSS_TEXT("The output is one of the inputs, which would be lost"))
                        .at(file.string())
                        .advise(CROSSGLOSS_TEXT("Name another file to write"));
                }
            }
        }
    }
}

#ifndef _WIN32

/// The descriptor that a name like /dev/fd/5 stands for; -1 for other names.
int descriptorNamed(std::string_view name)
{
    if (name == "/dev/stdin") {
        return STDIN_FILENO;
    }
    for (const std::string_view folder : {"/dev/fd/", "/proc/self/fd/"}) {
        const std::string number(name.starts_with(folder) ? name.substr(folder.size()) : std::string_view());
        if (!number.empty() && number.size() < 6 &&
            std::ranges::all_of(number, [](char c) { return c >= '0' && c <= '9'; })) {
            return std::atoi(number.c_str());
        }
    }
    return -1;
}

bool isPipe(const std::string& name)
{
    struct stat status
    {
    };
    return ::stat(name.c_str(), &status) == 0 && (S_ISFIFO(status.st_mode) || S_ISSOCK(status.st_mode));
}

/// A file without a name that is gone when nobody has it open.
int unnamedFile()
{
    const std::filesystem::path folder = systemTemporaryFolder();
#ifdef O_TMPFILE
    if (const int descriptor = ::open(folder.c_str(), O_TMPFILE | O_RDWR, 0600); descriptor >= 0) {
        return descriptor;
    }
#endif
    std::string path = (folder / "crossgloss-XXXXXX").string();
    const int descriptor = ::mkstemp(path.data());
    if (descriptor >= 0) {
        ::unlink(path.c_str());
    }
    return descriptor;
}

/// Everything that comes through a pipe. @return the descriptor of a file that holds it.
int drained(const std::string& name)
{
    const auto fail = [&name](const char* what) {
        return Error(what, {std::strerror(errno)})
            .at(name)
            .advise(CROSSGLOSS_TEXT("Write it to a file first and name that"));
    };
    const int from = ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
    const int to = from < 0 ? -1 : unnamedFile();
    if (from < 0 || to < 0) {
        throw fail(CROSSGLOSS_TEXT("The pipe cannot be read (%1)"));
    }
    std::vector<char> piece(std::size_t{1} << 16);
    for (;;) {
        const ssize_t count = ::read(from, piece.data(), piece.size());
        if (count < 0 && errno == EINTR) {
            continue;
        }
        if (count < 0) {
            throw fail(CROSSGLOSS_TEXT("The pipe cannot be read (%1)"));
        }
        for (ssize_t done = 0; done < count;) {
            const ssize_t written = ::write(to, piece.data() + done, static_cast<std::size_t>(count - done));
            if (written < 0 && errno != EINTR) {
                throw fail(CROSSGLOSS_TEXT("The input from the pipe could not be stored (%1)"));
            }
            done += std::max<ssize_t>(written, 0);
        }
        if (count == 0) {
            break;
        }
    }
    ::close(from);
    ::lseek(to, 0, SEEK_SET);
    return to;
}

/// Takes the place of a pipe. @return the name by which it can be read now.
std::string drainPipe(const std::string& name)
{
    const int file = drained(name);
    if (const int descriptor = descriptorNamed(name); descriptor >= 0) {
        ::dup2(file, descriptor);
        ::close(file);
        return name;
    }
    return "/dev/fd/" + std::to_string(file);
}

#endif

} // namespace

std::vector<std::string> preparedArguments(const std::vector<std::string>& arguments)
{
    const std::vector<Value> values = valuesOf(arguments);
    refuseOutputsThatAreInputs(values);
    std::vector<std::string> prepared = arguments;
#ifndef _WIN32
    for (const Value& value : values) {
        if (contains(outputOptions, value.option)) {
            continue;
        }
        std::string& argument = prepared[value.argument];
        for (const std::string_view part : filesNamedIn(value.text)) {
            const std::string name(part);
            if (!isPipe(name)) {
                continue;
            }
            const std::string readable = drainPipe(name);
            if (const std::size_t place = argument.find(name, value.begin); place != std::string::npos) {
                argument.replace(place, name.size(), readable);
            }
        }
    }
#endif
    return prepared;
}

} // namespace crossgloss
