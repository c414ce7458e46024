#include "glossespage/CurrentGloss.h"

#include <utility>

namespace crossgloss {

CurrentGloss::CurrentGloss(const QueueModel& model, QObject* parent) : QObject(parent), m_model(model) {}

void CurrentGloss::set(std::int32_t source)
{
    m_source = source;
    tell();
}

void CurrentGloss::refresh()
{
    m_renewed = true;
    tell();
}

void CurrentGloss::tell()
{
    if (m_updates > 0 || m_telling) {
        return;
    }
    m_telling = true;
    while (m_source != m_told || m_renewed) {
        Change change;
        change.left = std::exchange(m_told, m_source);
        change.moved = change.left != m_source;
        // A decision may have changed what is suggested for the gloss that was left: that was on no screen.
        change.seen = change.moved && m_seen && !m_renewed;
        m_seen = m_seen && !change.moved;
        m_renewed = false;
        Q_EMIT changed(change);
    }
    m_telling = false;
}

} // namespace crossgloss
