#pragma once

#include "glossespage/QueueModel.h"

#include <QObject>

namespace crossgloss {

/// Which gloss is current at the desk: the one place that knows. Views follow it and hold no copy.
///
/// Who is told may be connected in any order: changed() comes when all that belongs to a change is done, in the model, the
/// queue and here, and a change that a listener makes is told to all once the first has been told to all.
class CurrentGloss : public QObject {
    Q_OBJECT

public:
    struct Change
    {
        std::int32_t left = -1;        ///< what was current before
        bool moved = false;            ///< another gloss is current than before; else only what is known of it changed
        bool seen = false;             ///< the gloss that was left had been on the screen as it was when it was left
    };
    /// What is done while it lives is one change.
    class Update {
    public:
        explicit Update(CurrentGloss& current) : m_current(current) { ++m_current.m_updates; }
        ~Update()
        {
            --m_current.m_updates;
            m_current.tell();
        }
        Update(const Update&) = delete;
        Update& operator=(const Update&) = delete;

    private:
        CurrentGloss& m_current;
    };

    explicit CurrentGloss(const QueueModel& model, QObject* parent = nullptr);

    /// Position among the sources of the linking; -1 = none.
    std::int32_t source() const { return m_source; }
    /// What is known of it; null = none is current.
    const ReviewItem* item() const { return m_model.item(m_source); }
    void set(std::int32_t source);
    /// Something was decided: what is known of it, or of its candidates, may be another.
    void refresh();
    /// All of it is on the screen.
    void setSeen() { m_seen = true; }
    bool isUpdating() const { return m_updates > 0; }

Q_SIGNALS:
    void changed(const crossgloss::CurrentGloss::Change& change);

private:
    void tell();

    const QueueModel& m_model;
    std::int32_t m_source = -1;
    std::int32_t m_told = -1;          ///< what was current when changed() came last
    bool m_renewed = false;
    bool m_seen = false;
    bool m_telling = false;
    int m_updates = 0;
};

} // namespace crossgloss
