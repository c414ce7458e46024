#pragma once

#include "common/Page.h"

#include <QMap>
#include <QWidget>

class QButtonGroup;
class QToolButton;
class QVBoxLayout;

namespace crossgloss {

struct PageEntry;

/// The pages of the catalogue, one above the other at the leading edge of the window.
class Rail : public QWidget {
    Q_OBJECT

public:
    explicit Rail(QWidget* parent = nullptr);

    void retranslate();
    void setCurrent(PageId id);

Q_SIGNALS:
    void chosen(PageId id);

private:
    void addPage(const PageEntry& page);
    void adaptSizes();

    QVBoxLayout* m_layout;
    QButtonGroup* m_group;
    QMap<PageId, QToolButton*> m_buttons;
};

} // namespace crossgloss
