#include "base/MapGuard.h"

#include "base/Error.h"

#include <cerrno>
#include <cstdint>
#include <mutex>

#ifndef _WIN32
#include <csignal>
#include <sys/mman.h>
#include <unistd.h>
#endif

namespace crossgloss {

std::atomic<bool> MapGuard::s_anyLost{false};

namespace {

std::mutex& guardsMutex()
{
    static std::mutex mutex;
    return mutex;
}

Error lostError(const std::filesystem::path& path)
{
    return Error(CROSSGLOSS_TEXT("The file became shorter while it was in use"))
        .at(path.string())
        .advise(CROSSGLOSS_TEXT("Put the whole file back and start again"));
}

} // namespace

#ifndef _WIN32

/// What the handler sees; only lock-free atomics and system calls.
struct MapFaults
{
    static std::atomic<MapGuard*> first;
    static std::atomic<bool> strangerLost; ///< a mapping of a library, as SQLite has them
    static struct sigaction before;
    static std::uintptr_t page;

    static void* zeros(std::uintptr_t begin, std::uintptr_t end)
    {
        return ::mmap(reinterpret_cast<void*>(begin), end - begin, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
    }

    static void onFault(int number, siginfo_t* info, void* context)
    {
        const int error = errno;
        const auto address = reinterpret_cast<std::uintptr_t>(info->si_addr);
        const std::uintptr_t begin = address / page * page;
        if (info->si_code == BUS_ADRERR) {
            for (MapGuard* guard = first.load(); guard; guard = guard->m_next) {
                const auto data = reinterpret_cast<std::uintptr_t>(guard->m_data.load());
                const std::size_t size = guard->m_size.load();
                if (data == 0 || address < data || address - data >= size) {
                    continue;
                }
                // Whatever lies behind is gone as well.
                const std::uintptr_t end = (data + size + page - 1) / page * page;
                if (zeros(begin, end) != MAP_FAILED) {
                    guard->m_lost = true;
                    MapGuard::s_anyLost = true;
                    errno = error;
                    return;
                }
            }
            if (zeros(begin, begin + page) != MAP_FAILED) {
                strangerLost = true;
                MapGuard::s_anyLost = true;
                errno = error;
                return;
            }
        }
        errno = error;
        if ((before.sa_flags & SA_SIGINFO) != 0 && before.sa_sigaction) {
            before.sa_sigaction(number, info, context);
        } else {
            // The instruction is tried again and now does what it would have done.
            ::sigaction(SIGBUS, &before, nullptr);
        }
    }

    static void install()
    {
        static std::once_flag once;
        std::call_once(once, [] {
            page = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
            struct sigaction action
            {
            };
            action.sa_sigaction = &MapFaults::onFault;
            action.sa_flags = SA_SIGINFO | SA_ONSTACK;
            sigemptyset(&action.sa_mask);
            ::sigaction(SIGBUS, &action, &before);
        });
    }

    /// Under the mutex.
    static MapGuard* unused()
    {
        for (MapGuard* guard = first.load(); guard; guard = guard->m_next) {
            if (!guard->m_data.load()) {
                return guard;
            }
        }
        auto* guard = new MapGuard;
        guard->m_next = first.load();
        first = guard;
        return guard;
    }
};

std::atomic<MapGuard*> MapFaults::first{nullptr};
std::atomic<bool> MapFaults::strangerLost{false};
struct sigaction MapFaults::before
{
};
std::uintptr_t MapFaults::page = 4096;

MapGuard* MapGuard::watch(const std::byte* data, std::size_t size, const std::filesystem::path& path)
{
    MapFaults::install();
    const std::lock_guard lock(guardsMutex());
    MapGuard* guard = MapFaults::unused();
    guard->m_lost = false;
    guard->m_path = path;
    guard->m_size = size;
    guard->m_data = data;
    return guard;
}

void MapGuard::release() noexcept
{
    const std::lock_guard lock(guardsMutex());
    m_data = nullptr;
    m_size = 0;
    m_lost = false;
    bool any = MapFaults::strangerLost;
    for (const MapGuard* guard = MapFaults::first.load(); guard; guard = guard->m_next) {
        any = any || guard->m_lost;
    }
    s_anyLost = any;
}

void MapGuard::throwLost()
{
    const std::lock_guard lock(guardsMutex());
    for (const MapGuard* guard = MapFaults::first.load(); guard; guard = guard->m_next) {
        if (guard->m_lost) {
            throw lostError(guard->m_path);
        }
    }
    if (MapFaults::strangerLost) {
        throw Error(CROSSGLOSS_TEXT("A file of the workspace became shorter while it was in use"))
            .advise(CROSSGLOSS_TEXT("Put the whole file back and start again"));
    }
}

#else

// There a file that is mapped cannot be cut.

struct MapFaults
{
};

MapGuard* MapGuard::watch(const std::byte*, std::size_t, const std::filesystem::path&)
{
    return nullptr;
}

void MapGuard::release() noexcept {}

void MapGuard::throwLost() {}

#endif

} // namespace crossgloss
