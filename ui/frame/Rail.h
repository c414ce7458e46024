#pragma once

#include "common/Page.h"

#include <QMap>
#include <QWidget>

class QButtonGroup;
class QToolButton;
class QVBoxLayout;

namespace crossgloss {

/// The pages, one above the other at the leading edge of the window.
class Rail : public QWidget {
    Q_OBJECT

public:
    explicit Rail(QWidget* parent = nullptr);

    void addPage(PageId id, const QString& icon);
    void setTitle(PageId id, const QString& title);
    void setCurrent(PageId id);

Q_SIGNALS:
    void chosen(PageId id);

private:
    void adaptSizes();

    QVBoxLayout* m_layout;
    QButtonGroup* m_group;
    QMap<PageId, QToolButton*> m_buttons;
};

} // namespace crossgloss
