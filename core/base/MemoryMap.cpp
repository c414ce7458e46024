#include "base/MemoryMap.h"

#include "base/Error.h"

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

MemoryMap::MemoryMap(const std::filesystem::path& path)
{
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) {
        throw cannotRead(path);
    }
    struct stat status {};
    const bool readable = ::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
    void* data = nullptr;
    if (readable && status.st_size > 0) {
        data = ::mmap(nullptr, static_cast<std::size_t>(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0);
    }
    ::close(descriptor);
    if (!readable || data == MAP_FAILED) {
        throw cannotRead(path);
    }
    m_data = static_cast<const std::byte*>(data);
    m_size = static_cast<std::size_t>(status.st_size);
}

void MemoryMap::release() noexcept
{
    if (m_data) {
        ::munmap(const_cast<std::byte*>(m_data), m_size);
    }
    m_data = nullptr;
    m_size = 0;
}

void MemoryMap::advise(Access access, std::size_t offset, std::size_t length) const
{
    static const std::size_t page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
    const std::size_t begin = offset / page * page;
    if (offset >= m_size) {
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
#ifdef _WIN32
        m_mapping = std::exchange(other.m_mapping, nullptr);
#endif
    }
    return *this;
}

} // namespace crossgloss
