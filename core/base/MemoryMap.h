#pragma once

#include <cstddef>
#include <filesystem>
#include <span>

namespace crossgloss {

/// A file mapped read-only into memory; movable, unmapped when destroyed. An empty file maps to an empty span.
class MemoryMap {
public:
    MemoryMap() = default;
    /// @throws Error when the file cannot be opened or mapped.
    explicit MemoryMap(const std::filesystem::path& path);
    ~MemoryMap();
    MemoryMap(MemoryMap&& other) noexcept;
    MemoryMap& operator=(MemoryMap&& other) noexcept;
    MemoryMap(const MemoryMap&) = delete;
    MemoryMap& operator=(const MemoryMap&) = delete;

    std::span<const std::byte> bytes() const { return {m_data, m_size}; }
    const char* text() const { return reinterpret_cast<const char*>(m_data); }
    std::size_t size() const { return m_size; }

    enum class Access { Normal, Sequential, WillNeed, NotNeeded };
    /// Tells the system how the bytes will be read; a hint only.
    void advise(Access access) const { advise(access, 0, m_size); }
    /// The same of some of the bytes; what lies outside the file is ignored.
    void advise(Access access, std::size_t offset, std::size_t length) const;

private:
    void release() noexcept;

    const std::byte* m_data = nullptr;
    std::size_t m_size = 0;
#ifdef _WIN32
    void* m_mapping = nullptr;
#endif
};

} // namespace crossgloss
