#pragma once

#include <cstddef>
#include <filesystem>
#include <span>

namespace crossgloss {

class MapGuard;

/// The bytes of a file, read-only; movable, given back when destroyed. An empty file gives an empty span. Small files are
/// copied; larger ones are mapped, which shows zeros where the file becomes shorter while it is in use: whoever has read
/// from them must not trust what came of it before requireIntact().
class MemoryMap {
public:
    MemoryMap() = default;
    /// Files of at most so many bytes are copied.
    static constexpr std::size_t largestCopy = std::size_t{1} << 20;

    /// @throws Error when the file cannot be opened, read or mapped.
    explicit MemoryMap(const std::filesystem::path& path);
    ~MemoryMap();
    MemoryMap(MemoryMap&& other) noexcept;
    MemoryMap& operator=(MemoryMap&& other) noexcept;
    MemoryMap(const MemoryMap&) = delete;
    MemoryMap& operator=(const MemoryMap&) = delete;

    std::span<const std::byte> bytes() const { return {m_data, m_size}; }
    const char* text() const { return reinterpret_cast<const char*>(m_data); }
    std::size_t size() const { return m_size; }

    /// @throws Error when the file lost its end since it was opened and what was missing has been looked at.
    void requireIntact() const;
    /// The same of all files that the program has mapped; costs next to nothing.
    static void requireAllIntact();

    enum class Access { Normal, Sequential, WillNeed, NotNeeded };
    /// Tells the system how the bytes will be read; a hint only.
    void advise(Access access) const { advise(access, 0, m_size); }
    /// The same of some of the bytes; what lies outside the file is ignored.
    void advise(Access access, std::size_t offset, std::size_t length) const;

private:
    void release() noexcept;

    const std::byte* m_data = nullptr;
    std::size_t m_size = 0;
    MapGuard* m_guard = nullptr;       ///< of mapped bytes
#ifdef _WIN32
    void* m_mapping = nullptr;
#endif
};

} // namespace crossgloss
