#pragma once

#include "jobs/LayoutService.h"

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

namespace crossgloss {

/// What goes between a run and the page: points and the newest of their places one way, pause and stop the other.
/// Frames that the page did not come to take are gone.
class MapRun final : public LayoutWatch {
public:
    /// @param post Called from the worker's thread when there is something to take.
    explicit MapRun(std::function<void()> post) : m_post(std::move(post)) {}

    void begins(std::shared_ptr<const Layout> points) override
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        m_points = std::move(points);
    }
    void moved(LayoutFrame frame) override
    {
        {
            const std::lock_guard<std::mutex> lock(m_mutex);
            m_frame = std::move(frame);
        }
        m_post();
    }
    bool paused() const override { return m_paused; }
    bool stopRequested() const override { return m_stopRequested; }

    /// The newest frame, once, with its points; null while these are not known.
    std::optional<std::pair<std::shared_ptr<const Layout>, LayoutFrame>> take()
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        if (!m_points || !m_frame) {
            return std::nullopt;
        }
        std::pair<std::shared_ptr<const Layout>, LayoutFrame> taken(m_points, std::move(*m_frame));
        m_frame.reset();
        return taken;
    }
    void setPaused(bool paused) { m_paused = paused; }
    void requestStop() { m_stopRequested = true; }

private:
    std::function<void()> m_post;
    std::mutex m_mutex;
    std::shared_ptr<const Layout> m_points;
    std::optional<LayoutFrame> m_frame;
    std::atomic<bool> m_paused{false};
    std::atomic<bool> m_stopRequested{false};
};

} // namespace crossgloss
