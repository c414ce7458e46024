#pragma once

#include <QTimer>

#include <functional>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace crossgloss {

/// A live feed whatever it carries.
class LiveFeedBase {
public:
    virtual ~LiveFeedBase() = default;

    /// Hands on what has been posted since the last time.
    virtual void take() = 0;
    /// Hands on the rest. What is posted later is dropped.
    virtual void end() = 0;
};

/// Carries what a worker tells while it works to the window, which takes it ten times a second: points of a curve, rows
/// of a table. All members are for the window's thread; only what begin() returns is called elsewhere.
template <typename Point> class LiveFeed : public LiveFeedBase {
public:
    using Post = std::function<void(const Point&)>;
    using Receiver = std::function<void(const std::vector<Point>&)>;

    /// @param receiver is handed what was posted, in that order, and never nothing.
    explicit LiveFeed(Receiver receiver) : m_receiver(std::move(receiver))
    {
        m_timer.setInterval(100);
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { take(); });
    }
    ~LiveFeed() override { close(); }

    /// Begins a run; what another one still posts is dropped. @return for the worker: may be called by several threads at
    /// once, and may outlive the feed.
    Post begin()
    {
        close();
        m_box = std::make_shared<Box>();
        m_timer.start();
        return [box = m_box](const Point& point) {
            const std::lock_guard<std::mutex> lock(box->mutex);
            if (box->open) {
                box->points.push_back(point);
            }
        };
    }

    void take() override
    {
        if (!m_box) {
            return;
        }
        std::vector<Point> points;
        {
            const std::lock_guard<std::mutex> lock(m_box->mutex);
            points.swap(m_box->points);
        }
        if (!points.empty()) {
            m_receiver(points);
        }
    }

    void end() override
    {
        take();
        close();
    }

private:
    struct Box
    {
        std::mutex mutex;
        std::vector<Point> points;
        bool open = true;
    };

    void close()
    {
        m_timer.stop();
        if (m_box) {
            const std::lock_guard<std::mutex> lock(m_box->mutex);
            m_box->open = false;
        }
        m_box.reset();
    }

    Receiver m_receiver;
    QTimer m_timer;
    std::shared_ptr<Box> m_box;
};

} // namespace crossgloss
