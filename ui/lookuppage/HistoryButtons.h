#pragma once

#include "common/Retranslated.h"

#include <QWidget>

class QMenu;
class QToolButton;

namespace crossgloss {

class LookupHistory;

/// Back and forward: a click goes one step, a long press or the menu key lists where the steps lead. The side buttons of
/// a mouse do the same anywhere on the page.
class HistoryButtons : public Retranslated<QWidget>
{
    Q_OBJECT

public:
    /// @param history must outlive this.
    /// @param page whose mouse buttons are listened to.
    HistoryButtons(const LookupHistory& history, QWidget* page);

    /// A part of the page where the mouse's buttons mean something else.
    void leaveOut(QWidget* part) { m_leftOut = part; }
    /// The history has changed.
    void refresh();

Q_SIGNALS:
    void goRequested(int steps);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill(QMenu* menu, int direction);
    void retranslate() override;

    const LookupHistory& m_history;
    QWidget* m_page;
    QWidget* m_leftOut = nullptr;
    QToolButton* m_back;
    QToolButton* m_forward;
};

} // namespace crossgloss
