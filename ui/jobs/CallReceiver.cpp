#include "jobs/CallReceiver.h"

#include "base/HandOver.h"

#include <QCoreApplication>
#include <QEvent>
#include <QThreadPool>

#include <utility>

namespace crossgloss {

namespace {

/// One token for all work: one of its own would have to be read before it may be.
const char started = 0;

} // namespace

class CallReceiver::Call : public QEvent {
public:
    explicit Call(std::function<void()> what) : QEvent(User), call(std::move(what)) {}

    std::function<void()> call;
};

void CallReceiver::startOn(QThreadPool& pool, std::function<void()> work)
{
    std::function<void()> run = [work = std::move(work)] {
        takeOver(&started);
        work();
    };
    handOver(&started);
    pool.start(std::move(run));
}

void CallReceiver::post(std::function<void()> call)
{
    auto* event = new Call(std::move(call));
    handOver(event);
    QCoreApplication::postEvent(this, event);
}

bool CallReceiver::event(QEvent* event)
{
    takeOver(event);
    if (event->type() == QEvent::User) {
        static_cast<Call*>(event)->call();
        return true;
    }
    return QObject::event(event);
}

} // namespace crossgloss
