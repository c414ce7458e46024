#pragma once

#include <cstddef>
#include <span>

namespace crossgloss {

/// A large block of zeroed memory straight from the system: nothing is touched, and so nothing is paid, before it is
/// written. A generous capacity therefore costs address space only, each thread's first write places its pages, and
/// large pages are asked for. Movable.
class PageBuffer {
public:
    PageBuffer() = default;
    /// @throws std::bad_alloc when not even the address space is to be had.
    explicit PageBuffer(std::size_t size);
    ~PageBuffer();
    PageBuffer(PageBuffer&& other) noexcept;
    PageBuffer& operator=(PageBuffer&& other) noexcept;
    PageBuffer(const PageBuffer&) = delete;
    PageBuffer& operator=(const PageBuffer&) = delete;

    std::byte* data() { return m_data; }
    const std::byte* data() const { return m_data; }
    std::size_t size() const { return m_size; }

    /// The start of the buffer as @p count objects of a trivial type.
    template <typename T>
    std::span<T> as(std::size_t count)
    {
        return {reinterpret_cast<T*>(m_data), count};
    }

    /// Makes room for @p size bytes, keeping the content; the address may change. Never shrinks.
    void grow(std::size_t size);
    /// Gives the memory behind the first @p size bytes back to the system.
    void shrink(std::size_t size) noexcept;

private:
    std::byte* m_data = nullptr;
    std::size_t m_size = 0;
};

} // namespace crossgloss
