#include "common/WindowStyle.h"

#include "common/Theme.h"

#include <QLocale>
#include <QStyleFactory>

namespace crossgloss {

WindowStyle::WindowStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

int WindowStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* returned) const
{
    if (hint == SH_UnderlineShortcut && QLocale().script() == QLocale::ArabicScript) {
        return 0;
    }
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

int WindowStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_ButtonIconSize:
    case PM_SmallIconSize:
    case PM_LineEditIconSize: return Theme::instance().scaled(16);
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

} // namespace crossgloss
