#include "base/TemporaryFile.h"

#include "base/Error.h"
#include "base/OpenFolder.h"

#include <array>
#include <atomic>
#include <cctype>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <mutex>
#include <random>
#include <set>
#include <string>
#include <system_error>

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>
#else
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace crossgloss {

namespace {

constexpr std::size_t digits = 16;

/// Paths that a handler of signals may read at any time. Files beyond the last place are left to a sweep.
struct Slot
{
    enum State
    {
        Free,
        Filling,
        Used
    };
    std::atomic<int> state{Free};
    std::array<char, 4096> path{};
};
std::array<Slot, 64> slots;

int take(const std::string& path)
{
    if (path.size() >= std::tuple_size_v<decltype(Slot::path)>) {
        return -1;
    }
    for (std::size_t i = 0; i < slots.size(); ++i) {
        int expected = Slot::Free;
        if (slots[i].state.compare_exchange_strong(expected, Slot::Filling)) {
            std::memcpy(slots[i].path.data(), path.c_str(), path.size() + 1);
            slots[i].state = Slot::Used;
            return static_cast<int>(i);
        }
    }
    return -1;
}

void give(int slot)
{
    if (slot >= 0) {
        slots[static_cast<std::size_t>(slot)].state = Slot::Free;
    }
}

std::string newName()
{
    static std::mutex mutex;
    static std::random_device source;
    std::array<char, digits + 1> text{};
    {
        const std::lock_guard lock(mutex);
        std::snprintf(text.data(), text.size(), "%08x%08x", source(), source());
    }
    return std::string(temporaryPrefix) + text.data() + std::string(temporaryEnding);
}

bool isTemporaryName(const std::string& name)
{
    if (name.size() != temporaryPrefix.size() + digits + temporaryEnding.size() || !name.starts_with(temporaryPrefix) ||
        !name.ends_with(temporaryEnding)) {
        return false;
    }
    for (std::size_t i = 0; i < digits; ++i) {
        if (std::isxdigit(static_cast<unsigned char>(name[temporaryPrefix.size() + i])) == 0) {
            return false;
        }
    }
    return true;
}

void sweepOnce(const std::filesystem::path& folder)
{
    static std::mutex mutex;
    static std::set<std::filesystem::path> swept;
    {
        const std::lock_guard lock(mutex);
        if (!swept.insert(folder).second) {
            return;
        }
    }
    sweepTemporaries(folder);
}

Error cannotWrite(const std::filesystem::path& folder)
{
    return Error(CROSSGLOSS_TEXT("The file cannot be written"))
        .at(folder.string())
        .advise(CROSSGLOSS_TEXT("Check that the folder exists and that you may write there"));
}

#ifndef _WIN32
/// Flushes a folder's list of names; without it a power cut may bring the former name back.
void flushFolder(const std::filesystem::path& folder)
{
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor >= 0) {
        ::fsync(descriptor); // some file systems cannot, and then need not
        ::close(descriptor);
    }
}

/// False where another process has swept the file between its creation and this.
bool lock(int descriptor)
{
    struct stat status
    {
    };
    return ::flock(descriptor, LOCK_EX | LOCK_NB) == 0 && ::fstat(descriptor, &status) == 0 && status.st_nlink > 0;
}

/// Who writes it holds the lock; clocks and process numbers of other machines do not matter.
bool isLeftOver(int descriptor)
{
    struct stat status
    {
    };
    return ::fstat(descriptor, &status) == 0 && (S_ISREG(status.st_mode) || S_ISDIR(status.st_mode)) &&
           status.st_uid == ::geteuid() && ::flock(descriptor, LOCK_EX | LOCK_NB) == 0;
}

extern "C" void onEndingSignal(int signal)
{
    removeTemporaries();
    ::raise(signal); // SA_RESETHAND has put the ending back
}
#endif

} // namespace

TemporaryFile::TemporaryFile(const std::filesystem::path& folder, FileAccess access) : m_access(access)
{
    std::error_code failure;
    const std::filesystem::path place = std::filesystem::absolute(folder.empty() ? "." : folder, failure);
    sweepOnce(place);
    for (int attempt = 0; attempt < 100; ++attempt) {
        m_path = place / newName();
        // Before the file is there, so that no signal finds it unknown.
        m_slot = take(m_path.string());
#ifdef _WIN32
        m_descriptor = ::_wopen(m_path.c_str(), _O_RDWR | _O_CREAT | _O_EXCL | _O_BINARY, _S_IREAD | _S_IWRITE);
        if (m_descriptor >= 0) {
            return;
        }
#else
        m_descriptor = ::open(m_path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC,
                              access == FileAccess::Private ? 0600 : 0666);
        if (m_descriptor >= 0) {
            if (lock(m_descriptor)) {
                return;
            }
            ::unlink(m_path.c_str());
            ::close(m_descriptor);
            m_descriptor = -1;
            errno = EWOULDBLOCK; // swept: another attempt, whatever the clean-up said
        }
#endif
        give(m_slot);
        m_slot = -1;
        if (errno != EEXIST && errno != EWOULDBLOCK) {
            break;
        }
    }
    throw cannotWrite(folder);
}

TemporaryFile::~TemporaryFile()
{
    if (!m_path.empty()) {
        std::error_code ignored;
        std::filesystem::remove(m_path, ignored);
    }
    give(m_slot);
    if (m_descriptor >= 0) {
#ifdef _WIN32
        ::_close(m_descriptor);
#else
        ::close(m_descriptor);
#endif
    }
}

bool TemporaryFile::moveTo(const std::filesystem::path& target)
{
#ifdef _WIN32
    ::_close(m_descriptor);
    m_descriptor = -1;
#else
    struct stat status
    {
    };
    if (m_access == FileAccess::Usual && ::stat(target.c_str(), &status) == 0 && S_ISREG(status.st_mode)) {
        ::fchmod(m_descriptor, status.st_mode & 07777);
    }
    if (::fsync(m_descriptor) != 0) {
        return false;
    }
#endif
    std::error_code failure;
    std::filesystem::rename(m_path, target, failure);
    if (failure) {
        return false;
    }
#ifndef _WIN32
    flushFolder(m_path.parent_path());
#endif
    m_path.clear();
    return true;
}

TemporaryFolder::TemporaryFolder(const std::filesystem::path& folder)
{
    std::error_code failure;
    const std::filesystem::path place = std::filesystem::absolute(folder.empty() ? "." : folder, failure);
    sweepOnce(place);
    for (int attempt = 0; attempt < 100; ++attempt) {
        m_path = place / newName();
#ifdef _WIN32
        if (std::filesystem::create_directory(m_path, failure)) {
            return;
        }
#else
        if (::mkdir(m_path.c_str(), 0700) == 0) {
            m_descriptor = ::open(m_path.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
            if (m_descriptor >= 0 && lock(m_descriptor)) {
                return;
            }
            if (m_descriptor >= 0) {
                ::close(m_descriptor);
                m_descriptor = -1;
            }
        } else if (errno != EEXIST) {
            break;
        }
#endif
    }
    throw cannotWrite(folder);
}

TemporaryFolder::~TemporaryFolder()
{
    OpenFolder(m_path.parent_path()).removeTree(m_path.filename().string());
#ifndef _WIN32
    if (m_descriptor >= 0) {
        ::close(m_descriptor);
    }
#endif
}

std::filesystem::path systemTemporaryFolder()
{
    std::error_code failure;
    std::filesystem::path folder = std::filesystem::temp_directory_path(failure);
    return failure || folder.empty() ? std::filesystem::path("/tmp") : folder;
}

std::size_t sweepTemporaries(const std::filesystem::path& folder)
{
    std::size_t removed = 0;
#ifndef _WIN32
    const OpenFolder opened(folder);
    for (const std::string& name : opened.names()) {
        if (!isTemporaryName(name)) {
            continue;
        }
        const int descriptor =
            ::open((folder / name).c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
        if (descriptor < 0) {
            continue;
        }
        if (isLeftOver(descriptor)) {
            opened.removeTree(name);
            removed += opened.kindOf(name) == OpenFolder::Kind::Missing ? 1 : 0;
        }
        ::close(descriptor);
    }
#else
    (void)folder;
#endif
    return removed;
}

void removeTemporaries() noexcept
{
#ifndef _WIN32
    for (const Slot& slot : slots) {
        if (slot.state == Slot::Used) {
            ::unlink(slot.path.data());
        }
    }
#endif
}

void removeTemporariesOnSignals()
{
#ifndef _WIN32
    for (const int signal : {SIGTERM, SIGHUP}) {
        struct sigaction before
        {
        };
        if (::sigaction(signal, nullptr, &before) != 0 || before.sa_handler == SIG_IGN) {
            continue;
        }
        struct sigaction action
        {
        };
        action.sa_handler = onEndingSignal;
        action.sa_flags = static_cast<int>(SA_RESETHAND | SA_NODEFER);
        ::sigaction(signal, &action, nullptr);
    }
#endif
}

} // namespace crossgloss
