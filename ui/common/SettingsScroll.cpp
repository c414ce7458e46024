#include "common/SettingsScroll.h"

#include <QEvent>
#include <QScrollBar>

namespace crossgloss {

SettingsScroll::SettingsScroll(QWidget* settings, QWidget* parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(settings);
    settings->installEventFilter(this);
}

QSize SettingsScroll::minimumSizeHint() const
{
    return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(),
            QScrollArea::minimumSizeHint().height()};
}

QSize SettingsScroll::sizeHint() const
{
    return QScrollArea::sizeHint().expandedTo(minimumSizeHint());
}

bool SettingsScroll::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        updateGeometry();
    }
    return QScrollArea::eventFilter(watched, event);
}

} // namespace crossgloss
