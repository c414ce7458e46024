#pragma once

#include <atomic>
#include <cstddef>
#include <filesystem>

namespace crossgloss {

/// Watches over a mapped part of memory: when the file behind it has become shorter, the system answers a look at what
/// is missing with a signal that would end the program. Instead zeros appear there and the guard remembers it. Guards
/// are kept for ever and used again, because a signal may come at any time.
class MapGuard
{
public:
    /// Begins to watch; the first call installs the handler, which passes signals of others on.
    static MapGuard* watch(const std::byte* data, std::size_t size, const std::filesystem::path& path);
    /// To be called before the memory is given back.
    void release() noexcept;

    bool lost() const { return m_lost.load(std::memory_order_relaxed); }

    /// @throws Error naming the file when some mapped file of the program has lost its end while it was in use.
    static void requireAll()
    {
        if (s_anyLost.load(std::memory_order_relaxed)) {
            throwLost();
        }
    }

private:
    friend struct MapFaults;

    static void throwLost();

    static std::atomic<bool> s_anyLost;

    std::atomic<const std::byte*> m_data{nullptr};
    std::atomic<std::size_t> m_size{0};
    std::atomic<bool> m_lost{false};
    std::filesystem::path m_path; ///< not for the handler
    MapGuard* m_next = nullptr;
};

} // namespace crossgloss
