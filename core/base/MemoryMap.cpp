#include "base/MemoryMap.h"

#include "base/Error.h"
#include "base/MapGuard.h"

#include <algorithm>
#include <cerrno>
#include <utility>

#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#else
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace crossgloss {

namespace {

Error cannotRead(const std::filesystem::path& path)
{
    return Error(CROSSGLOSS_TEXT("The file cannot be read"))
        .at(path.string())
        .advise(CROSSGLOSS_TEXT("Check that it exists and that you may read it"));
}

} // namespace

#ifdef _WIN32

MemoryMap::MemoryMap(const std::filesystem::path& path)
{
    const HANDLE file = ::CreateFileW(path.c_str(), GENERIC_READ, FILE_SHARE_READ, nullptr, OPEN_EXISTING,
                                      FILE_ATTRIBUTE_NORMAL, nullptr);
    if (file == INVALID_HANDLE_VALUE) {
        throw cannotRead(path);
    }
    LARGE_INTEGER size{};
    const bool sized = ::GetFileSizeEx(file, &size) != 0;
    if (sized && size.QuadPart > 0) {
        m_mapping = ::CreateFileMappingW(file, nullptr, PAGE_READONLY, 0, 0, nullptr);
        m_data = m_mapping ? static_cast<const std::byte*>(::MapViewOfFile(m_mapping, FILE_MAP_READ, 0, 0, 0)) : nullptr;
        m_size = static_cast<std::size_t>(size.QuadPart);
    }
    ::CloseHandle(file);
    if (!sized || (m_size > 0 && !m_data)) {
        release();
        throw cannotRead(path);
    }
}

void MemoryMap::release() noexcept
{
    if (m_data) {
        ::UnmapViewOfFile(m_data);
    }
    if (m_mapping) {
        ::CloseHandle(m_mapping);
    }
    m_data = nullptr;
    m_mapping = nullptr;
    m_size = 0;
}

void MemoryMap::advise(Access, std::size_t, std::size_t) const {}

#else

namespace {

/// False when there is less than was said a moment ago.
bool fill(int descriptor, char* data, std::size_t size)
{
    std::size_t filled = 0;
    while (filled < size) {
        const ssize_t count = ::read(descriptor, data + filled, size - filled);
        if (count == 0 || (count < 0 && errno != EINTR)) {
            return false;
        }
        filled += static_cast<std::size_t>(std::max<ssize_t>(count, 0));
    }
    return true;
}

} // namespace

MemoryMap::MemoryMap(const std::filesystem::path& path)
{
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) {
        throw cannotRead(path);
    }
    struct stat status {};
    bool readable = ::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
    const std::size_t size = readable ? static_cast<std::size_t>(status.st_size) : 0;
    const bool copied = size <= largestCopy;
    void* data = nullptr;
    if (size > 0) {
        data = copied ? ::mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
                      : ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
        readable = data != MAP_FAILED && (!copied || fill(descriptor, static_cast<char*>(data), size));
    }
    ::close(descriptor);
    if (!readable) {
        if (data && data != MAP_FAILED) {
            ::munmap(data, size);
        }
        throw cannotRead(path);
    }
    m_data = static_cast<const std::byte*>(data);
    m_size = size;
    if (!copied) {
        m_guard = MapGuard::watch(m_data, m_size, path);
    }
}

void MemoryMap::release() noexcept
{
    if (m_guard) {
        m_guard->release();
    }
    if (m_data) {
        ::munmap(const_cast<std::byte*>(m_data), m_size);
    }
    m_guard = nullptr;
    m_data = nullptr;
    m_size = 0;
}

void MemoryMap::advise(Access access, std::size_t offset, std::size_t length) const
{
    static const std::size_t page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
    const std::size_t begin = offset / page * page;
    // To give up pages of a copy would be to lose them.
    if (offset >= m_size || !m_guard) {
        return;
    }
    const std::size_t end = length < m_size - offset ? offset + length : m_size;
    const int advice = access == Access::Sequential ? MADV_SEQUENTIAL
                       : access == Access::WillNeed ? MADV_WILLNEED
                       : access == Access::NotNeeded ? MADV_DONTNEED
                                                    : MADV_NORMAL;
    ::madvise(const_cast<std::byte*>(m_data) + begin, end - begin, advice);
}

#endif

void MemoryMap::requireIntact() const
{
    if (m_guard && m_guard->lost()) {
        requireAllIntact();
    }
}

void MemoryMap::requireAllIntact()
{
    MapGuard::requireAll();
}

MemoryMap::~MemoryMap()
{
    release();
}

MemoryMap::MemoryMap(MemoryMap&& other) noexcept
{
    *this = std::move(other);
}

MemoryMap& MemoryMap::operator=(MemoryMap&& other) noexcept
{
    if (this != &other) {
        release();
        m_data = std::exchange(other.m_data, nullptr);
        m_size = std::exchange(other.m_size, 0);
        m_guard = std::exchange(other.m_guard, nullptr);
#ifdef _WIN32
        m_mapping = std::exchange(other.m_mapping, nullptr);
#endif
    }
    return *this;
}

} // namespace crossgloss
