#include "base/PageBuffer.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>
#include <utility>

#ifndef _WIN32
#include <sys/mman.h>
#include <unistd.h>
#endif

namespace crossgloss {

#ifdef _WIN32

namespace {

std::byte* reserve(std::size_t size)
{
    auto* data = static_cast<std::byte*>(std::calloc(size, 1));
    if (!data) {
        throw std::bad_alloc();
    }
    return data;
}

void release(std::byte* data, std::size_t) noexcept
{
    std::free(data);
}

} // namespace

void PageBuffer::shrink(std::size_t size) noexcept
{
    m_size = std::min(m_size, size);
}

#else

namespace {

std::size_t wholePages(std::size_t size)
{
    static const std::size_t page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
    return (size + page - 1) / page * page;
}

std::byte* reserve(std::size_t size)
{
    int flags = MAP_PRIVATE | MAP_ANONYMOUS;
#ifdef MAP_NORESERVE
    flags |= MAP_NORESERVE;
#endif
    void* data = ::mmap(nullptr, wholePages(size), PROT_READ | PROT_WRITE, flags, -1, 0);
    if (data == MAP_FAILED) {
        throw std::bad_alloc();
    }
#ifdef MADV_HUGEPAGE
    ::madvise(data, wholePages(size), MADV_HUGEPAGE);
#endif
    return static_cast<std::byte*>(data);
}

void release(std::byte* data, std::size_t size) noexcept
{
    ::munmap(data, wholePages(size));
}

} // namespace

void PageBuffer::shrink(std::size_t size) noexcept
{
    if (size >= m_size) {
        return;
    }
    if (size == 0) {
        *this = PageBuffer();
        return;
    }
    const std::size_t kept = wholePages(size);
    const std::size_t had = wholePages(m_size);
    if (kept < had) {
        ::munmap(m_data + kept, had - kept);
    }
    m_size = size;
}

#endif

PageBuffer::PageBuffer(std::size_t size) : m_data(size > 0 ? reserve(size) : nullptr), m_size(size) {}

PageBuffer::~PageBuffer()
{
    if (m_data) {
        release(m_data, m_size);
    }
}

PageBuffer::PageBuffer(PageBuffer&& other) noexcept
    : m_data(std::exchange(other.m_data, nullptr)), m_size(std::exchange(other.m_size, 0))
{
}

PageBuffer& PageBuffer::operator=(PageBuffer&& other) noexcept
{
    std::swap(m_data, other.m_data);
    std::swap(m_size, other.m_size);
    return *this;
}

void PageBuffer::grow(std::size_t size)
{
    if (size <= m_size) {
        return;
    }
#ifdef __linux__
    if (m_data) {
        void* data = ::mremap(m_data, wholePages(m_size), wholePages(size), MREMAP_MAYMOVE);
        if (data == MAP_FAILED) {
            throw std::bad_alloc();
        }
        m_data = static_cast<std::byte*>(data);
        m_size = size;
        return;
    }
#endif
    PageBuffer larger(size);
    if (m_data) {
        std::memcpy(larger.m_data, m_data, m_size);
    }
    *this = std::move(larger);
}

} // namespace crossgloss
