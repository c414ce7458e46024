#include "frame/SessionKeeper.h"

#include <QCoreApplication>
#include <QEvent>

#include <utility>

namespace crossgloss {

SessionKeeper::SessionKeeper(std::function<void()> save, QObject* parent) : QObject(parent), m_save(std::move(save))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(delayMs);
    connect(&m_timer, &QTimer::timeout, this, [this] { m_save(); });
    QCoreApplication::instance()->installEventFilter(this);
}

void SessionKeeper::flush()
{
    if (m_timer.isActive()) {
        m_timer.stop();
        m_save();
    }
}

void SessionKeeper::later()
{
    // Not begun anew: who never stops typing must not put the writing off for ever.
    if (!m_timer.isActive()) {
        m_timer.start();
    }
}

bool SessionKeeper::eventFilter(QObject*, QEvent* event)
{
    // Every field of every page changes by one of these, or tells of it by a signal of its own.
    switch (event->type()) {
    case QEvent::KeyRelease:
    case QEvent::InputMethod:
    case QEvent::MouseButtonRelease:
    case QEvent::Wheel:
    case QEvent::Drop:
    case QEvent::WindowActivate: later(); break;       // back from a dialog of the system
    default: break;
    }
    return false;
}

} // namespace crossgloss
