#pragma once

#include "common/Retranslated.h"
#include "mappage/MapColouring.h"

#include <QListWidget>

#include <vector>

namespace crossgloss {

/// What the colours mean, with the number of points of each class. A class that is unticked is not drawn; a click or the
/// space bar ticks it, a double click leaves it alone.
class LegendView : public Retranslated<QListWidget> {
    Q_OBJECT

public:
    explicit LegendView(QWidget* parent = nullptr);

    /// All of them are ticked then, unless they are the same as before.
    void setClasses(const std::vector<MapClass>& classes);
    /// Of each class.
    std::vector<bool> shown() const;
    void setShown(const std::vector<bool>& shown);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void shownChanged();

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// As high as the classes need, three lines at the most.
    void fitRows();
    void retranslate() override;

    QStringList m_names;
    int m_rows = 1;
};

} // namespace crossgloss
