#pragma once

#include "common/Retranslated.h"

#include <QWidget>

class QScrollArea;
class QSettings;
class QSplitter;
class QTabWidget;

namespace crossgloss {

/// Where things stand on the desk: queue, pair with candidates, and review side by side, to be moved by the user; where
/// there is no room for three, the review shares the queue's place. Each arrangement keeps its own widths.
class DeskPanes : public Retranslated<QWidget> {
    Q_OBJECT

public:
    /// All become children. @param cards scroll when they are higher than their place.
    DeskPanes(QWidget* queue, QWidget* cards, QWidget* bar, QWidget* candidates, QWidget* review,
              QWidget* parent = nullptr);

    /// Brings the queue to the front of what shares its place.
    void showQueue();
    void saveSession(QSettings& settings) const;
    void restoreSession(QSettings& settings);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void adapt();
    void arrange();
    void retranslate() override;

    QWidget* m_queue;
    QWidget* m_review;
    QTabWidget* m_side;
    QSplitter* m_splitter;
    QSplitter* m_centre;
    QScrollArea* m_cardScroll;
    bool m_narrow = false;
    QByteArray m_states[2];            ///< of three panes and of two
};

} // namespace crossgloss
