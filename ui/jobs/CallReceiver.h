#pragma once

#include <QObject>

#include <functional>

class QThreadPool;

namespace crossgloss {

/// An object that puts work on threads and has calls made in its own thread when something is ready, as QThreadPool and
/// queued calls do it; but both ways are declared to the thread sanitizer, which cannot look into Qt.
class CallReceiver : public QObject {
public:
    using QObject::QObject;

protected:
    static void startOn(QThreadPool& pool, std::function<void()> work);
    /// From any thread: runs @p call in this object's thread, never when it is gone by then.
    void post(std::function<void()> call);

    bool event(QEvent* event) override;

private:
    class Call;
};

} // namespace crossgloss
