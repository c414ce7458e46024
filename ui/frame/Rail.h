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
    /// With icons alone, which is what it shows where the window is low.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen(PageId id);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void addPage(const PageEntry& page);
    void adaptSizes();
    /// The height with buttons of this style.
    int heightWith(Qt::ToolButtonStyle style);
    void adaptStyle();

    QVBoxLayout* m_layout;
    QButtonGroup* m_group;
    QMap<PageId, QToolButton*> m_buttons;
    int m_fullWidth = 0;
    int m_fullHeight = 0;
    int m_leastHeight = 0;
};

} // namespace crossgloss
